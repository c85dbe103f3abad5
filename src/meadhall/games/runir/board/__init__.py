"""Runir as a picture. The scenery is in `scenery.py` and `stones.py`; here are the pieces and the players."""

from collections.abc import Iterator
from functools import cache

import numpy as np

from meadhall.core.drawing import (
    INK,
    WOOL,
    at,
    disc,
    label,
    picture,
    piece,
    pieces,
    rect,
)
from meadhall.core.game import View
from meadhall.games.runir import actions, aid_kind, phase
from meadhall.games.runir.board import coins, corners, players, scenery, stones
from meadhall.games.runir.board.runes import BOLD, GLOW, MIDDLE, WORN, crystal, die, in_the_air
from meadhall.games.runir.board.scenery import PANEL
from meadhall.games.runir.box import RUNE_SIGNS
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.aids import aid_at
from meadhall.games.runir.rules.carving import stone_at
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import KINDS, MAGIC, POSITIONS, REWARDS, RUNES, STONES, State
from meadhall.games.runir.words.meanings import Meanings
from meadhall.games.runir.words.phrases import SPACE_NAMES, code
from meadhall.games.titles import titled

_WIDE, _HIGH = 1200, 900


# --- Touches -----------------------------------------------------------------------------------------------------


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action, in order."""
    return (_touch(view.state, action),)


def _touch(s: State, action: int) -> str:
    match actions.ACTIONS.decode(action):
        case actions.CARVE, _:
            return f"stone-{action - actions.CARVE}"
        case actions.SET_DIE, _:
            return "centre"
        case ((actions.AID | actions.AREA), (position,)):
            return f"aid-{position}"
        case actions.CLAIM, (space,):
            return f"reward-{SPACE_NAMES[space]}"
        case actions.END_TURN, _:
            return "do-end-turn"
        case ((actions.WILD | actions.FROM | actions.ADD), (rune,)):
            return _die(rune)
        case actions.OMIT, (left_out,):
            return f"do-omit-{(*RUNE_SIGNS, 'wild', 'wild2')[left_out].lower()}"
        case actions.COIN, (which,):
            return _stack(s.stone % STONES // 2 * 2 + which)
        case actions.TO, (rune,):
            return f"do-to-{RUNE_SIGNS[rune].lower()}"
        case actions.ROLL, _:
            return "do-roll"
        case actions.TYPE, (kind,):
            return players.purse(s.seat, kind)
        case actions.COUNT, (less,):
            return f"do-change-{less + 1}"
        case _, (which,):  # SPEND
            return players.purse(s.seat, owed_colour(s) * 2 + which)
    return ""


def _die(rune: int) -> str:
    """The unused dice that show a rune."""
    return f"die-rune-{rune}"


def _stack(kind: int) -> str:
    """The stack of coins of a type."""
    return f"coin-{coins.METAL_NAMES[kind // 2]}-{kind % 2}"


# --- The whole picture ---------------------------------------------------------------------------------------------


def draw(view: View[State, Box]) -> str:
    """The view as SVG: still scenery, the players' panels, and one flat layer of pieces."""
    s, box = view.state, view.box
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    if s.phase == phase.ENDED:
        view.game.kernels.points(s, box, points)
        view.game.kernels.places(s, box, places)
    else:
        points[:] = s.honour[: view.players]
    rows = players.rows(view)
    counts = not box.children or box.sessions > 1
    still = (
        scenery.table(_WIDE, _HIGH),
        *(_board(s, box, position) for position in range(POSITIONS)),
        corners.centre(s.phase in (phase.SETTING_FROM, phase.SETTING_TO)),
        scenery.tray(),
        scenery.till(),
        scenery.staff(counts),
        _hall(view),
        *(players.panel(view, seat, *row, int(points[seat]), int(places[seat])) for seat, row in rows.items()),
        at(1034, 792, scenery.knot() if box.children else scenery.runestone(), 0.8) if view.players == 2 else "",
    )
    movable = (
        *_crystals(view),
        *_dice(s),
        *_stacks(s),
        *_rewards(view, rows),
        *(part for seat, row in rows.items() for part in players.belongings(view, seat, *row)),
        *(players.markers(points.tolist()) if counts else ()),
    )
    drawing = picture(_WIDE, _HIGH, view.game.title, *still, pieces(*movable))
    return titled(drawing, Meanings(view, points.tolist()).of)


def _board(s: State, box: Box, position: int) -> str:
    """A board with its stones and its aid corner; bare table where none lies yet."""
    number = int(s.boards[position])
    if number < 0:
        return stones.bare(position)
    kind = aid_at(s, box, position)
    lit = _PENDING.get(int(s.phase)) == kind
    parts = [stones.board(position, number), corners.aid(position, kind, int(box.prices[kind]), lit)]
    for place in range(position * STONES, (position + 1) * STONES):
        asked = stone_at(s, place)
        runes = tuple(rune for rune, count in enumerate(box.runes[asked].tolist()) for _ in range(count))
        wild = tuple(size for size in box.wild[asked].tolist() if size)
        colour = place % STONES // 2
        drawn = stones.stone(colour, runes, wild)
        if place == s.stone:
            drawn += stones.chosen(colour)
        parts.append(piece(f"stone-{place}", *stones.stone_spot(place), drawn))
    return f'<g stroke-linejoin="round">{"".join(parts)}</g>'


# The aid that is being carried out in a phase.
_PENDING = {
    phase.CHOOSING_LESS: aid_kind.ONE_LESS,
    phase.OMITTING: aid_kind.ONE_LESS,
    phase.CHOOSING_FULL: aid_kind.FULL_STONE,
    phase.PICKING: aid_kind.REROLL,
    phase.CHOOSING_AREA: aid_kind.REUSE_CORNER,
    phase.CHANGING_TYPE: aid_kind.CHANGE_RUNE,
    phase.CHANGING_COUNT: aid_kind.CHANGE_RUNE,
}


def _hall(view: View[State, Box]) -> str:
    """The Jarl's hall with its spaces; for children a rune stone in its place."""
    s, box = view.state, view.box
    lights = scenery.candles(int(box.sessions), int(s.session))
    if box.children:
        return at(1034, 168, scenery.runestone()) + lights
    spaces = []
    for space, x in enumerate(scenery.SPACE_X):
        place = rect((x - 43, 134, 86, 148), 20, "transparent")
        spaces.append(f'<g data-id="reward-{SPACE_NAMES[space]}">{place}</g>')
    left = int(s.pile).bit_count()
    x, y = scenery.PILE
    pile = at(x - 16, y, coins.pile(min(left, 4)), 0.85)
    pile += label(x + 36, y + 10, f"×{left}", 26, WOOL, MIDDLE)
    return scenery.hall(tuple(box.hall.tolist())) + lights + pile + "".join(spaces)


# --- Pieces --------------------------------------------------------------------------------------------------------


def _crystals(view: View[State, Box]) -> Iterator[str]:
    """The crystals on stones, on aid corners and in the centre."""
    s, box = view.state, view.box
    for place, owners in enumerate(s.holes.tolist()):
        for hole, owner in enumerate(owners):
            if owner >= 0:
                x, y = stones.stone_spot(place)
                right, down = stones.HOLES[hole]
                yield piece(f"crystal-{place}-{hole}", x + right, y + down, crystal(owner, 1.1))
    for position in range(POSITIONS):
        if s.boards[position] < 0:
            continue
        x, y = stones.aid_spot(position)
        for seat in range(view.players):
            if s.areas[seat] >> position & 1:
                right, down = corners.AID_BERTHS[seat]
                heap = crystal(seat, 0.85)
                for i in range(1, int(box.prices[aid_at(s, box, position)])):
                    heap += at(0, -8 * i, crystal(seat, 0.85))
                yield piece(f"helped-{position}-{seat}", x + right, y + down, heap)
    for seat in range(view.players):
        count = int(s.centre[seat])
        for i in range(count):
            yield piece(f"centre-{seat}-{i}", *corners.ring_spot(seat, i, count), crystal(seat, 0.62))


def _dice(s: State) -> Iterator[str]:
    """The dice of this turn: unused ones by their runes, used ones in the centre, and those in the air.

    Dice are all alike. If the player owns a dark one, it is drawn among those that still matter most.
    """
    dark = bool(s.seat >= 0 and s.dark[s.seat] and s.phase != phase.ENDED)
    unused, picked = s.unused.tolist(), s.picked.tolist()
    darkest = -1
    if dark and not s.rolling and any(unused):
        darkest = max(range(RUNES), key=lambda rune: (unused[rune], rune))
    for rune, count in enumerate(unused):
        if count:
            chosen = s.phase == phase.SETTING_TO and s.chosen == rune
            column = _column(rune, count, picked[rune] + chosen, rune == darkest)
            yield piece(_die(rune), scenery.DIE_X + rune * scenery.DIE_APART, scenery.DIE_Y, column)
    for i, (x, y) in enumerate(corners.used_spots(int(s.used))):
        spent = dark and not s.rolling and darkest < 0 and i == s.used - 1
        drawn = die(-1, 28 if s.used <= 8 else 23, spent, "" if spent else WORN)
        yield piece(f"used-{i}", x, y, f'<g pointer-events="none">{drawn}</g>')
    for i in range(s.rolling):
        flying = in_the_air(34, dark and i == 0, (i * 37) % 60 - 30)
        yield piece(f"air-{i}", 54 + i * (354 / max(6, s.rolling)) + 6, 796 - i % 2 * 10, flying)


@cache
def _column(rune: int, count: int, lifted: int, dark: bool) -> str:
    """All unused dice with a rune, one below the other; those that are picked stand out."""
    pitch = min(57.0, 98 / max(count - 1, 1))
    parts = []
    for i in range(count):
        drawn = die(rune, scenery.DIE_SIZE, dark and i == count - 1)
        picked = i >= count - lifted
        parts.append(at(0, i * pitch, _PICKED + drawn if picked else drawn, turn=-7 if picked else 0))
    if count > 3:
        parts.append(at(20, -20, disc(0, 0, 14, WOOL, INK, 2) + label(0, 7, str(count), 20, INK, BOLD)))
    return "".join(parts)


_PICKED = rect((-34, -34, 68, 68), 16, GLOW, INK, 2)


def _stacks(s: State) -> Iterator[str]:
    """The six stacks; those from which a coin may be taken right now are lit."""
    for kind, count in enumerate(s.stacks.tolist()):
        lit = s.phase == phase.TAKING_COIN and s.stone % STONES // 2 == kind // 2 and count
        drawn = (_LIT_STACK if lit else "") + coins.stack(kind, count)
        drawn += label(0, 86, f"×{count}", 23, WOOL, BOLD)
        yield piece(_stack(kind), scenery.stack_x(kind), scenery.STACK_Y, drawn)


_LIT_STACK = rect((-30, -56, 60, 150), 10, "#5d4526", GLOW, 4)


def _rewards(view: View[State, Box], rows: dict[int, tuple[int, int]]) -> Iterator[str]:
    """The reward tokens that are face up: in the hall, or small in the panels of those who have won them."""
    s, box = view.state, view.box
    for space, x in enumerate(scenery.SPACE_X):
        token = int(s.hall[space])
        if token >= 0:
            wanted = box.by_type[token] if token // _EACH == MAGIC else box.by_colour[token]
            asked = tuple((what, count) for what, count in enumerate(wanted.tolist()) if count)
            drawn = coins.token(token // _EACH, asked, int(box.praise[token]), int(box.times[token]))
            yield piece(f"token-{code(token)}", x, scenery.SPACE_Y, drawn)
    for seat, (top, high) in rows.items():
        for kind in range(KINDS):
            held = [token for token in range(kind * _EACH, (kind + 1) * _EACH) if s.held[seat] >> token & 1]
            for i, token in enumerate(held):
                x, y = PANEL + 207 + kind * 36, top + players.second(high) - i * min(4, 8 / len(held))
                yield piece(f"token-{code(token)}", x, y, coins.won(kind, i + 1 if i == len(held) - 1 else 1))


_EACH = REWARDS // KINDS
