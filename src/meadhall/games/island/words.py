"""The island games in words: positions, questions, actions and points. What happened and what is not legal: next door.

The sentences themselves are in `phrases`.
"""

import numpy as np

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.games.island import scoring as counting
from meadhall.games.island.events import event
from meadhall.games.island.matching import WITH_TOKEN, being_match
from meadhall.games.island.moves import slot_of
from meadhall.games.island.names import (
    KIND_LETTERS,
    KIND_WORDS,
    IslandView,
    being_name,
    being_pattern,
    bonus_pattern,
    cards,
    content,
    kind_on,
    protector,
    rule,
)
from meadhall.games.island.phrases import SAY
from meadhall.games.island.refusals import why_not
from meadhall.games.island.state import (
    ACTIVATE,
    BEING_NAMES,
    BEINGS,
    BONUS_NAMES,
    CELL_NAMES,
    CELLS,
    CHOOSING_SIDES,
    CLAIM,
    DISCARD_BEING,
    DISCARD_TILE,
    END_TURN,
    ENDED,
    EXCHANGE,
    FINISH,
    FLY,
    KEEP_BEING,
    KEEP_TILE,
    KEEPING_BEINGS,
    KEEPING_TILES,
    KINDS,
    PASSING,
    PAWN,
    PLACE,
    SETTLING,
    SIDE,
    STEP,
    SWITCH,
    SWITCHING,
    WITH,
)
from meadhall.games.island.turns import step_limit

__all__ = ["SAY", "action", "awards", "describe", "event", "prompt", "scoring", "why_not"]


# --- The position ---------------------------------------------------------------------------------------------------


def describe(view: IslandView) -> str:
    """The island as a grid, every player, the viewer's hand, the bonus cards and the piles."""
    s = view.state
    title = SAY["title turn" if s.turn else "title"].format(game=view.game.title, turn=s.turn)
    lines = [title, "", *_grid(view), "", SAY["letters"], ""]
    for seat in range(view.players):
        lines += _seat_lines(view, seat)
    lines += _hand_lines(view)
    if s.bonus_size:
        lines += ["", SAY["bonus cards"], *(_bonus_line(view, slot) for slot in range(s.bonus_size))]
    discarded = ", ".join(BEING_NAMES[being] for being in cards(s.being_discard)) or SAY["nothing"]
    piles = SAY["piles"].format(
        tiles=s.pile_size, discard=_tiles(s.discard), beings=s.being_pile_size, being_discard=discarded
    )
    lines += ["", piles]
    if s.finisher >= 0 and s.phase != ENDED:
        lines.append(SAY["last turn"].format(count=s.last_turns))
    return "\n".join(lines)


def _grid(view: IslandView) -> list[str]:
    s, island = view.state, int(view.box.island)
    rows = [row for row in range(SIDE) if island >> row * SIDE & 255]
    columns = [column for column in range(SIDE) if any(island >> (row * SIDE + column) & 1 for row in rows)]
    lines = ["    " + "".join(f"{'abcdefgh'[column]:<4}" for column in columns).rstrip()]
    for row in rows:
        cells = ""
        for column in columns:
            cell = row * SIDE + column
            kind = kind_on(s, cell)
            letter = KIND_LETTERS[kind] if kind >= 0 else "?" if island >> cell & 1 else " "
            pawns = "".join(str(seat) for seat in range(view.players) if s.pawns[seat] == cell)
            cells += f"{letter + pawns:<4}"
        lines.append(f"{row + 1:>2}  {cells}".rstrip())
    return lines


def _seat_lines(view: IslandView, seat: int) -> list[str]:
    s = view.state
    board = SAY["no protector"]
    if s.protectors[seat] >= 0:
        side = protector(view, int(s.protectors[seat]))
        element = KINDS[int(s.boards[seat])]
        board = SAY["protector"].format(protector=side.name, title=side.title, element=element)
    lines = [
        SAY["seat"].format(
            mark=">" if seat == s.seat and s.phase != ENDED else " ", seat=seat, name=view.names[seat], protector=board,
            pawn=CELL_NAMES[s.pawns[seat]] if s.pawns[seat] >= 0 else SAY["nothing"],
            tokens=s.tokens[seat], tiles=s.hand_size[seat], beings=s.held[seat],
        )
    ]  # fmt: skip
    if s.activated[seat]:
        named = ", ".join(being_name(view, being) for being in cards(s.activated[seat]))
        lines.append(SAY["activated beings"].format(items=named))
    return lines


def _hand_lines(view: IslandView) -> list[str]:
    s = view.state
    lines: list[str] = []
    if view.seat >= 0:
        lines += ["", SAY["own tiles"].format(items=_tiles(s.hand[view.seat]))]
        if s.beings[view.seat]:
            lines += [SAY["own beings"], *(_being_line(view, being) for being in cards(s.beings[view.seat]))]
    for seat in range(view.players):
        if seat != view.seat and s.beings[seat]:  # open to everybody in the all mythicals version
            title = SAY["open beings"].format(name=view.names[seat])
            lines += [title, *(_being_line(view, being) for being in cards(s.beings[seat]))]
    if view.seat == s.seat and s.offer_size:
        lines.append(SAY["offered tiles"].format(items=_tiles(s.offer)))
    if view.seat == s.seat and s.offered:
        lines += [SAY["offered beings"], *(_being_line(view, being) for being in cards(s.offered))]
    return lines


def _tiles(counts: "np.ndarray[tuple[int], np.dtype[np.int8]]") -> str:
    named = [f"{KIND_WORDS[kind]} {counts[kind]}" for kind in range(5) if counts[kind]]
    return ", ".join(named) or SAY["nothing"]


def _being_line(view: IslandView, being: int) -> str:
    card = content(view).beings[being]
    return SAY["being line"].format(
        number=BEING_NAMES[being], being=card.name, element=card.element, points=card.points,
        pattern="/".join(being_pattern(view, being)),
    )  # fmt: skip


def _bonus_line(view: IslandView, slot: int) -> str:
    s = view.state
    card = int(s.bonus[slot])
    owners = [view.names[token - 1] for token in s.tokens_on[slot].tolist() if token]
    template = ("no token", "one token", "two tokens")[len(owners)]
    tokens = SAY[template].format(owner=(owners or [""])[0], other=(owners or [""])[-1])
    pattern = "/".join(bonus_pattern(view, card))
    points = content(view).bonus[card].points
    return SAY["bonus line"].format(card=BONUS_NAMES[card], points=points, pattern=pattern, tokens=tokens)


# --- What is asked, and what an action would do ---------------------------------------------------------------------


def waiting(view: IslandView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return SAY["over"]
    if to_move < 0:
        return SAY["setting up"] if s.phase < SETTLING else SAY["drawing"].format(name=view.names[s.seat])
    if view.seat == SPECTATOR:
        return prompt(view)
    return SAY["waiting"].format(name=view.names[to_move])


def prompt(view: IslandView) -> str:
    """What is asked of the seat to move."""
    s, name = view.state, view.names[view.to_move]
    if s.phase == CHOOSING_SIDES:
        return SAY["ask side"].format(name=name, element=KINDS[int(s.boards[s.seat])])
    if s.phase == SETTLING:
        return SAY["ask start"].format(name=name)
    if s.phase == SWITCHING:
        return SAY["ask partner"].format(name=name, cell=CELL_NAMES[s.lifted], rule=rule(view, "S-70"))
    if s.phase == PASSING:
        return SAY["ask pass"].format(name=name, count=s.to_draw + s.beings_to_draw)
    if s.phase == KEEPING_TILES:
        return SAY["ask tile"].format(name=name, count=s.to_keep)
    if s.phase == KEEPING_BEINGS:
        return SAY["ask being"].format(name=name, count=s.to_keep)
    if not s.acted:
        return SAY["ask turn"].format(name=name)
    left = view.box.replacements - s.replaced
    return SAY["ask more"].format(name=name, replacements=left, steps=step_limit(s, view.box) - s.steps)


def action(view: IslandView, action: int) -> str:
    """What a legal action would do."""
    s = view.state
    if action < PAWN:
        side = protector(view, action)
        return SAY["choose"].format(protector=side.name, title=side.title, ability=side.ability)
    if action < EXCHANGE:
        return SAY["pawn"].format(cell=CELL_NAMES[action - PAWN])
    if action < PLACE:
        return SAY["exchange"].format(kind=KIND_WORDS[action - EXCHANGE])
    if action < SWITCH:
        kind, cell = divmod(action - PLACE, CELLS)
        old = KIND_WORDS[kind_on(s, cell)]
        return SAY["place"].format(kind=KIND_WORDS[kind], cell=CELL_NAMES[cell], old=old)
    if action < STEP:
        cell = (action - SWITCH) % CELLS
        template = "switch" if action < WITH else "with"
        return SAY[template].format(cell=CELL_NAMES[cell], kind=KIND_WORDS[kind_on(s, cell)])
    if action < ACTIVATE:
        return SAY["step" if action < FLY else "fly"].format(cell=CELL_NAMES[(action - STEP) % CELLS])
    if action < CLAIM:
        return _activation(view, action - ACTIVATE)
    if action < DISCARD_TILE:
        return _claim(view, action - CLAIM)
    too = " too" if s.passing else ""
    if action < DISCARD_BEING:
        return SAY["discard tile" + too].format(kind=KIND_WORDS[action - DISCARD_TILE])
    if action < KEEP_TILE:
        return SAY["discard being" + too].format(being=being_name(view, action - DISCARD_BEING))
    if action < KEEP_BEING:
        return SAY["keep tile"].format(kind=KIND_WORDS[action - KEEP_TILE])
    if action < FINISH:
        return SAY["keep being"].format(being=being_name(view, action - KEEP_BEING))
    if action < END_TURN:
        return SAY["finish"].format(count=s.to_draw + s.beings_to_draw)
    return SAY["end turn"]


def _activation(view: IslandView, being: int) -> str:
    s = view.state
    token = being_match(s, view.box, s.seat, being) == WITH_TOKEN
    return SAY["activate with token" if token else "activate"].format(
        being=being_name(view, being), points=view.box.points[being], element=KINDS[int(s.boards[s.seat])]
    )


def _claim(view: IslandView, card: int) -> str:
    s = view.state
    owner = int(s.tokens_on[slot_of(s, card), 0]) - 1
    template = "claim"
    if owner == s.seat or (owner >= 0 and view.box.shared_bonus):
        template = "lock"
    elif owner >= 0:
        template = "take over"
    name = view.names[owner] if owner >= 0 else ""
    return SAY[template].format(card=BONUS_NAMES[card], points=view.box.points[BEINGS + card], owner=name)


# --- Points ---------------------------------------------------------------------------------------------------------


def scoring(view: IslandView) -> list[list[tuple[str, int]]]:
    """For each seat its points, line by line."""
    s, box = view.state, view.box
    lines: list[list[tuple[str, int]]] = []
    for seat in range(view.players):
        own = [
            (SAY["being points"].format(being=being_name(view, being)), int(box.points[being]))
            for being in cards(s.activated[seat])
        ]
        matching = counting.own_beings(s, box, seat)
        if matching and box.match:
            own.append((SAY["match points"].format(count=matching), int(matching) * int(box.match)))
        for slot in range(s.bonus_size):
            if counting.has_token_on(s, seat, slot):
                card = int(s.bonus[slot])
                text = SAY["bonus points"].format(card=BONUS_NAMES[card], rule=rule(view, "S-83"))
                own.append((text, int(box.points[BEINGS + card])))
        if s.finisher == seat and box.finisher:
            own.append((SAY["finisher points"].format(rule=rule(view, "S-82")), int(box.finisher)))
        lines.append(own)
    return lines


def awards(view: IslandView) -> tuple[str, ...]:
    """S-86: who shares the win."""
    places = np.zeros(view.players, np.int32)
    counting.places(view.state, view.box, places)
    winners = [view.names[seat] for seat in range(view.players) if places[seat] == 1]
    return (SAY["shared win"].format(names=", ".join(winners)),) if len(winners) > 1 else ()
