"""The island games in words: what happened, as a viewer may know it."""

from meadhall.core.constants import UNSEEN
from meadhall.core.game import Event
from meadhall.core.scene import Kind
from meadhall.core.text import count
from meadhall.games.island import actions, phase
from meadhall.games.island.rules.matching import WITH_TOKEN, being_match
from meadhall.games.island.rules.moves import slot_of
from meadhall.games.island.state import BEINGS, BONUS_NAMES, CELL_NAMES, KINDS
from meadhall.games.island.words.names import (
    KIND_WORDS,
    TILE_DISCARD,
    IslandView,
    being_id,
    being_name,
    being_points,
    bonus_id,
    cards,
    cell_id,
    kind_on,
    protector,
)
from meadhall.games.island.words.phrases import SAY


def event(before: IslandView, after: IslandView, who: int, action: int) -> Event | None:
    """What a step was, in a sentence, and what came of it; None for the laying of single tiles and cards."""
    told = _chance(before, after, action) if who < 0 else _decision(before, who, action)
    came = [*_by_itself(before, after, who, action), *_consequences(before, after)]
    kind = _kind(before, after, who, action)
    if told is None:
        return Event(" ".join(came), (), kind) if came else None
    return Event(" ".join([told.text, *came]), told.places, kind)


def _kind(before: IslandView, after: IslandView, who: int, action: int) -> Kind:
    """How a step is shown. What it does to a hand moves other cards aside, so that no difference would tell."""
    s = before.state
    if after.state.phase == phase.ENDED:
        return "ended"
    if who < 0:
        return "drawn"
    if action == UNSEEN or s.phase in (phase.KEEPING_TILES, phase.KEEPING_BEINGS):
        return "taken"
    return _KINDS.get(actions.ACTIONS.decode(action)[0], "told")


_KINDS: dict[int, Kind] = {
    actions.CHOOSE: "flipped",
    actions.PAWN: "laid",
    actions.EXCHANGE: "taken",
    actions.PLACE: "laid",
    actions.SWITCH: "taken",
    actions.WITH: "laid",
    actions.STEP: "moved",
    actions.FLY: "moved",
    actions.ACTIVATE: "scored",
    actions.CLAIM: "scored",
    actions.DISCARD_TILE: "taken",
    actions.DISCARD_BEING: "taken",
}


def _chance(before: IslandView, after: IslandView, action: int) -> Event | None:
    s = before.state
    if s.phase == phase.LAYING:
        done = after.state.phase != phase.LAYING
        return Event(SAY["laid"].format(tiles=count(before.box.area, "tile"))) if done else None
    if s.phase == phase.DEALING_TILES:
        return Event(SAY["tiles dealt"]) if after.state.phase != phase.DEALING_TILES else None
    if s.phase == phase.DEALING_BEINGS:
        return Event(SAY["beings dealt"]) if after.state.phase != phase.DEALING_BEINGS else None
    name = before.names[s.seat]
    if action == UNSEEN:
        key = "drew a being" if s.phase == phase.REFILLING_BEINGS else "drew a tile"
        return Event(SAY[key].format(name=name), (f"protector-{s.seat}",))
    match actions.ACTIONS.decode(action):
        case actions.FIRST, (seat,):
            return Event(SAY["first"].format(name=before.names[seat]))
        case actions.BOARD, (element,):
            return Event(SAY["board"].format(name=name, element=KINDS[element]), (f"protector-{s.seat}",))
        case actions.TILE, (kind,):
            return Event(SAY["drew tile"].format(name=name, kind=KIND_WORDS[kind]))
        case actions.BEING, (being,):
            return Event(SAY["drew being"].format(name=name, being=being_name(before, being)), (being_id(being),))
        case actions.BONUS_CARD, (card,):
            points = before.box.points[BEINGS + card]
            return Event(SAY["bonus"].format(card=BONUS_NAMES[card], points=points), (bonus_id(card),))
    return None


def _decision(before: IslandView, who: int, action: int) -> Event:
    s, name = before.state, before.names[who]
    if action == UNSEEN:
        return Event(SAY["kept a tile" if s.phase == phase.KEEPING_TILES else "kept a being"].format(name=name))
    match actions.ACTIONS.decode(action):
        case actions.CHOOSE, (number,):
            side = protector(before, number)
            return Event(SAY["chose"].format(name=name, protector=side.name, title=side.title), (f"protector-{who}",))
        case actions.PAWN, (cell,):
            return Event(SAY["started"].format(name=name, cell=CELL_NAMES[cell]), (cell_id(cell),))
        case actions.EXCHANGE, (kind,):
            return Event(SAY["exchanged"].format(name=name, kind=KIND_WORDS[kind]), (TILE_DISCARD,))
        case actions.ACTIVATE, (being,):
            return _activated(before, name, being)
        case actions.CLAIM, (card,):
            return _claimed(before, who, card)
        case ((actions.PLACE | actions.SWITCH | actions.WITH | actions.STEP | actions.FLY), _):
            return _on_island(before, name, action)
    return Event(_in_hand(before, name, action), _discarded(action))


def _discarded(action: int) -> tuple[str, ...]:
    """Where what is discarded lies then."""
    match actions.ACTIONS.decode(action):
        case actions.DISCARD_TILE, _:
            return (TILE_DISCARD,)
        case actions.DISCARD_BEING, (being,):
            return (being_id(being),)
    return ()


def _in_hand(before: IslandView, name: str, action: int) -> str:
    """Passing, keeping, and the end of a turn."""
    s = before.state
    too = " too" if s.passing else ""
    match actions.ACTIONS.decode(action):
        case actions.DISCARD_TILE, (kind,):
            return SAY["discarded tile" + too].format(name=name, kind=KIND_WORDS[kind])
        case actions.DISCARD_BEING, (being,):
            return SAY["discarded being" + too].format(name=name, being=being_name(before, being))
        case actions.KEEP_TILE, (kind,):
            return SAY["kept tile"].format(name=name, kind=KIND_WORDS[kind])
        case actions.KEEP_BEING, (being,):
            return SAY["kept being"].format(name=name, being=being_name(before, being))
        case actions.FINISH, _:
            return SAY["finished"].format(name=name, count=s.to_draw + s.beings_to_draw)
        case _:
            return SAY["ended"].format(name=name)


def _on_island(before: IslandView, name: str, action: int) -> Event:
    """Replacing, switching and moving."""
    s = before.state
    family, choice = actions.ACTIONS.decode(action)
    cell = choice[-1]
    here, places, kind = CELL_NAMES[cell], (cell_id(cell),), KIND_WORDS[kind_on(s, cell)]
    match family:
        case actions.PLACE:
            return Event(SAY["placed"].format(name=name, old=kind, cell=here, kind=KIND_WORDS[choice[0]]), places)
        case actions.SWITCH:
            return Event(SAY["lifted"].format(name=name, kind=kind, cell=here), places)
        case actions.WITH:
            lifted = int(s.lifted)
            text = SAY["switched"].format(
                name=name, kind=KIND_WORDS[kind_on(s, lifted)], cell=CELL_NAMES[lifted], other=kind, partner=here
            )
            return Event(text, (cell_id(lifted), cell_id(cell)))
        case actions.STEP:
            return Event(SAY["stepped"].format(name=name, cell=here), places)
        case _:
            return Event(SAY["flew"].format(name=name, cell=here), places)


def _activated(before: IslandView, name: str, being: int) -> Event:
    s = before.state
    element = int(s.boards[s.seat])
    token = s.tokens[s.seat] > 0 and _takes_token(before, being)
    text = SAY["activated with token" if token else "activated"].format(
        name=name, being=being_name(before, being), points=being_points(before, being), element=KINDS[element]
    )
    return Event(text, (being_id(being), cell_id(int(s.pawns[s.seat]))))


def _takes_token(view: IslandView, being: int) -> bool:
    return bool(being_match(view.state, view.box, view.state.seat, being) == WITH_TOKEN)


def _claimed(before: IslandView, who: int, card: int) -> Event:
    s, name = before.state, before.names[who]
    owner = int(s.tokens_on[slot_of(s, card), 0]) - 1
    if owner < 0:
        template = "claimed"
    elif owner == who:
        template = "locked"
    else:
        template = "shared" if before.box.shared_bonus else "took over"
    points = before.box.points[BEINGS + card]
    whose = before.names[owner] if owner >= 0 else ""
    return Event(
        SAY[template].format(name=name, card=BONUS_NAMES[card], points=points, owner=whose),
        (bonus_id(card), cell_id(int(s.pawns[who]))),
    )


def _by_itself(before: IslandView, after: IslandView, who: int, action: int) -> list[str]:
    """What left no choice: a pawn with a single cell to start on, and turns in which nothing is left to do."""
    s, t = before.state, after.state
    came = [
        SAY["only start"].format(name=before.names[seat], cell=CELL_NAMES[t.pawns[seat]])
        for seat in range(before.players)
        if s.pawns[seat] < 0 <= t.pawns[seat] and seat != who
    ]
    over = t.turn != s.turn or t.phase in (
        phase.REFILLING_TILES,
        phase.KEEPING_TILES,
        phase.REFILLING_BEINGS,
        phase.KEEPING_BEINGS,
        phase.ENDED,
    )
    won = t.phase == phase.ENDED and s.finisher < 0 <= t.finisher  # S-80
    if (
        s.phase in (phase.ACTING, phase.SWITCHING, phase.PASSING)
        and over
        and not won
        and action not in (actions.END_TURN, actions.FINISH)
    ):
        if actions.ACTIONS.decode(action)[0] in (actions.DISCARD_TILE, actions.DISCARD_BEING):
            came.append(SAY["finished"].format(name=before.names[who], count=t.to_draw + t.beings_to_draw))
        else:
            came.append(SAY["nothing left"].format(name=before.names[who]))
    return came


def _consequences(before: IslandView, after: IslandView) -> list[str]:
    """What everybody sees besides: rejected tiles and beings, shuffles, and the end."""
    s, t = before.state, after.state
    came = []
    if s.phase == phase.KEEPING_TILES and t.phase != phase.KEEPING_TILES:
        rejected = [f"{KIND_WORDS[k]} {n}" for k in range(5) if (n := int(t.discard[k]) - int(s.discard[k])) > 0]
        came += [SAY["rejected"].format(items=", ".join(rejected))] if rejected else []
    if s.phase == phase.KEEPING_BEINGS and t.phase != phase.KEEPING_BEINGS:
        rejected = [being_name(after, being) for being in cards(int(t.being_discard) & ~int(s.being_discard))]
        came += [SAY["rejected"].format(items=", ".join(rejected))] if rejected else []
    if s.phase > phase.LAYING and (t.shuffled != s.shuffled).any():
        came.append(SAY["tiles shuffled"].format(count=t.pile_size))
    if t.shuffles > s.shuffles:
        came.append(SAY["beings shuffled"].format(count=t.being_pile_size))
    if t.finisher >= 0 and s.finisher < 0:
        beings = count(len(cards(t.activated[t.finisher])), "being")
        came.append(SAY["triggers" if after.box.others_finish else "ends"].format(beings=beings))
    elif t.phase == phase.ENDED and t.finisher >= 0:
        came.append(SAY["last turns over"])
    elif t.phase == phase.ENDED:
        came.append(SAY["stops"].format(turns=count(int(t.turn), "turn")))
    return came
