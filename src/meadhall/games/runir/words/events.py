"""Runir: what happened, in sentences. A step tells what was done and then what followed of itself."""

from collections.abc import Iterator

from msgspec.structs import replace

from meadhall.core.game import Event
from meadhall.core.record import copy
from meadhall.core.scene import Kind
from meadhall.core.text import count, join
from meadhall.games.runir import actions, phase, rules
from meadhall.games.runir.box import RUNE_NAMES, RUNE_SIGNS
from meadhall.games.runir.rules.aids import aid_at
from meadhall.games.runir.rules.hall import owed_colour, space_to_fill
from meadhall.games.runir.state import PLACES, RUNES, STONES, TYPES
from meadhall.games.runir.words.phrases import (
    AID_NAMES,
    COIN_NAMES,
    COLOUR_NAMES,
    SAY,
    SPACE_IDS,
    RunirView,
    dice,
    purse_id,
    reward,
    stack_id,
    stone,
)


def event(before: RunirView, after: RunirView, who: int, action: int) -> Event | None:
    """What a step was, and what followed of itself; None for a single die of a roll and for half a decision."""
    told = [part for link in _links(before, action) for part in _tell(*link)]
    if not told:
        return None
    kind = next((part.kind for part in told if part.kind), None)
    if after.state.phase == phase.ENDED:
        kind = "ended"
    places = tuple(place for part in told for place in part.places)
    return Event(" ".join(part.text for part in told), places, kind, told[0].whose)


def _links(before: RunirView, action: int) -> Iterator[tuple[RunirView, RunirView, int, bool]]:
    """The single steps of a step: before, after, what was done, and whether it followed of itself."""
    by_itself = False
    while action >= 0:
        after = replace(before, state=copy(before.state))
        rules.single_step(after.state, after.box, action)
        yield before, after, action, by_itself
        before, action, by_itself = after, int(rules.forced(after.state, after.box)), True


def _tell(before: RunirView, after: RunirView, action: int, by_itself: bool) -> list[Event]:
    if action >= actions.DECISIONS:
        told = _happened(before, action)
    elif action == actions.END_TURN and by_itself:
        told = Event(SAY["nothing left"].format(name=before.names[before.state.seat]))
    else:
        told = _decided(before, action)
    return [*([] if told is None else [told]), *_coins(before, after), *_endings(before, after)]


# --- Chance -------------------------------------------------------------------------------------------------------


def _happened(before: RunirView, action: int) -> Event | None:
    s, box, names = before.state, before.box, before.names
    match actions.ACTIONS.decode(action):
        case actions.WORTH, (less,):
            seat, kind = divmod(int(s.counted), TYPES)
            text = SAY["worth"].format(name=names[seat], coin=COIN_NAMES[kind], value=less + 1)
            return Event(text, (purse_id(seat, kind),), "flipped", seat)
        case actions.RUNE, (rune,) if s.phase == phase.SWAPPING:
            return Event(SAY["replaced"].format(rune=RUNE_SIGNS[rune], board=RUNE_NAMES[rune]), kind="rolled")
        case actions.RUNE, (rune,):
            if s.rolling > 1:
                return None
            shown = [int(number) + (face == rune) for face, number in enumerate(s.unused)]
            return Event(
                SAY["dice show"].format(name=names[s.seat], dice=dice(shown)), kind="rolled", whose=int(s.seat)
            )
        case actions.REWARD, (token,):
            space = int(space_to_fill(s))
            text = SAY["revealed"].format(reward=reward(box, token), honour=box.hall[space])
            return Event(text, (SPACE_IDS[space],), "drawn")
        case actions.FIRST, (seat,):
            return Event(SAY["first"].format(name=names[seat]), kind="told")
        case actions.BOARD, (rune, side):
            position = s.boards.tolist().index(-1)
            aid = AID_NAMES[box.aids[rune * 2 + side]]
            text = SAY["laid"].format(position=position + 1, board=RUNE_NAMES[rune], side=side + 1, aid=aid)
            return Event(text, (f"aid-{position}",), "laid")
    return None


# --- Decisions ------------------------------------------------------------------------------------------------------


def _decided(before: RunirView, action: int) -> Event | None:
    s, box = before.state, before.box
    name = before.names[s.seat]
    match actions.ACTIONS.decode(action):
        case actions.CARVE, _:
            place = action - actions.CARVE
            return Event(SAY["carves"].format(name=name, stone=stone(before, place)), (f"stone-{place}",), "laid")
        case actions.SET_DIE, _:
            return Event(SAY["pays centre"].format(name=name), ("centre",), "laid")
        case actions.AID, (position,):
            aid = AID_NAMES[aid_at(s, box, position)]
            return Event(SAY["uses"].format(name=name, aid=aid), (f"aid-{position}",), "laid")
        case actions.CLAIM, (space,):
            token = reward(box, int(s.hall[space]))
            text = SAY["claims"].format(name=name, reward=token, honour=box.hall[space])
            return Event(text, (SPACE_IDS[space], f"honour-{s.seat}"), "scored")
        case actions.END_TURN, _:
            return Event(SAY["ends" if s.placed else "passes"].format(name=name))
    chosen = _chosen(before, action, name)
    return None if chosen is None else Event(chosen, kind=_KINDS.get(actions.ACTIONS.decode(action)[0]))


_KINDS: dict[int, Kind] = {actions.TO: "flipped", actions.SPEND: "laid"}


def _chosen(before: RunirView, action: int, name: str) -> str | None:
    """What was chosen; None for a coin, which is told with the carving or the change, and for half a decision."""
    s = before.state
    match actions.ACTIONS.decode(action):
        case actions.WILD, (rune,):
            return SAY["fills wild"].format(name=name, count=s.wild[0], rune=RUNE_SIGNS[rune])
        case actions.OMIT, (left_out,) if left_out < RUNES:
            return SAY["leaves out rune"].format(name=name, rune=RUNE_SIGNS[left_out])
        case actions.OMIT, _:
            return SAY["leaves out wild"].format(name=name)
        case actions.TO, (rune,):
            return SAY["sets die"].format(name=name, before=RUNE_SIGNS[s.chosen], after=RUNE_SIGNS[rune])
        case actions.ROLL, _:
            return SAY["rerolls"].format(name=name, dice=dice(s.picked.tolist()))
        case actions.AREA, (position,):
            return SAY["reuses"].format(name=name, aid=AID_NAMES[aid_at(s, before.box, position)])
        case actions.SPEND, (which,):
            return SAY["lays"].format(name=name, coin=COIN_NAMES[owed_colour(s) * 2 + which])
    return None


# --- What follows of itself -------------------------------------------------------------------------------------------


def _coins(before: RunirView, after: RunirView) -> list[Event]:
    """The coins that came and went with a carving or a change."""
    s, t = before.state, after.state
    if s.phase < phase.MAIN or s.session != t.session:
        return []
    seat, told = s.seat, []
    name = before.names[seat]
    for place in range(PLACES):
        if t.carved[seat, place] > s.carved[seat, place] and not s.stacks[_types_of(place)].any():
            told.append(Event(SAY["no coin"].format(name=name, colour=COLOUR_NAMES[place % STONES // 2])))
    gained = (t.coins[seat] + t.laid[seat] - s.coins[seat] - s.laid[seat]).tolist()
    for kind in range(TYPES):
        if gained[kind] < 0:
            changed, gained[kind ^ 1] = -gained[kind], gained[kind ^ 1] + gained[kind]
            coin, other = COIN_NAMES[kind], COIN_NAMES[kind ^ 1]
            told.append(Event(SAY["changes"].format(name=name, count=changed, coin=coin, other=other)))
    for kind in range(TYPES):
        for _ in range(gained[kind]):
            text = SAY["takes"].format(name=name, coin=COIN_NAMES[kind])
            told.append(Event(text, (stack_id(kind), purse_id(int(seat), kind)), "taken"))
    return told


def _types_of(place: int) -> slice:
    """The two types of coin that pay for a stone."""
    colour = place % STONES // 2
    return slice(colour * 2, colour * 2 + 2)


def _endings(before: RunirView, after: RunirView) -> list[Event]:
    """The end of the last round, and the change of sessions."""
    s, t, told = before.state, after.state, []
    if s.phase != phase.COUNTING and (t.phase in (phase.COUNTING, phase.ENDED) or s.session != t.session):
        key = "last round" if (s.crystals[: before.players] == 0).any() else "last round of all"
        told.append(Event(SAY[key].format(rounds=count(int(before.box.rounds), "round"))))
    if s.session != t.session:
        scores = [SAY["score"].format(name=name, honour=t.honour[seat]) for seat, name in enumerate(after.names)]
        told.append(Event(SAY["session"].format(scores=join(scores))))
    return told
