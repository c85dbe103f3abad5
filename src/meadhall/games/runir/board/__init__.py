"""Runir: the game as a scene. What things look like is in `looks.py`, where the parts lie in `layout.py`."""

from functools import lru_cache

import numpy as np

from meadhall.core.game import View
from meadhall.core.scene import Piece, Scene, Shape
from meadhall.games.runir import actions, aid_kind, phase
from meadhall.games.runir.board import coins, corners, dice, players, scenery, stones
from meadhall.games.runir.board.layout import PANEL, PANEL_WIDE, layout
from meadhall.games.runir.board.looks import LAPS, looks
from meadhall.games.runir.board.printed import Printed, printed
from meadhall.games.runir.box import RUNE_SIGNS
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import POSITIONS, REWARDS, RUNES, STONES, TYPES, State
from meadhall.games.runir.words import meanings
from meadhall.games.runir.words.goals import Goal, goal
from meadhall.games.runir.words.phrases import SPACE_NAMES, code

__all__ = ["looks", "scene", "touches"]

# What lies on what; the dice have layers of their own above these.
_BOARD, _PRINT, _STONE, _ASKED, _CRYSTAL, _LIT, _STACK, _COIN, _TOP = range(2, 11)
_TAKEN = 50


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
            return dice.column(rune)
        case actions.OMIT, (left_out,):
            return f"do-omit-{(*RUNE_SIGNS, 'wild', 'wild2')[left_out].lower()}"
        case actions.COIN, (which,):
            return _stack(int(s.stone) % STONES // 2 * 2 + which)
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


def _stack(kind: int) -> str:
    """The stack of coins of a type."""
    return f"coin-{coins.METAL_NAMES[kind // 2]}-{kind % 2}"


# --- The scene -----------------------------------------------------------------------------------------------------

_NOBODYS_TURN = (phase.LAYING, phase.SWAPPING, phase.COUNTING, phase.ENDED)


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The view as a scene: boards and centre, dice, coins, the hall, everybody's panel, and how near the end is."""
    s, box, seats = view.state, printed(view.box), view.players
    whole, now = layout(shape, seats), int(s.phase)
    points, places = _standing(view, now)
    crystals = s.crystals.tolist()[:seats]
    found: list[Piece] = [_CENTRES[shape]]
    found += _boards(view, box, shape)
    found += _in_centre(shape, seats, tuple(s.centre.tolist()[:seats]))
    found += _dice(s, shape, seats, now)
    found += _stacks(box, shape, tuple(s.stacks.tolist()))
    found += _lit(s, box, shape, now)
    if not box.children:
        found += _hall(box, shape, tuple(s.hall.tolist()), int(s.pile).bit_count())
    if shape == "wide":
        found += _candles(box.sessions, int(s.session))
    if box.counts:
        for seat, name in enumerate(view.names):
            row = (seat - max(view.seat, 0)) % seats
            found.append(_marker(shape, seats, row, seat, name, points[seat]))
    found += _goal(shape, seats, goal(view, crystals, points, places))
    found += _panels(view, box, shape, now, points, places, crystals)
    return Scene.of(whole.width, whole.height, whole.ground, found)


def _standing(view: View[State, Box], now: int) -> tuple[list[int], list[int]]:
    """Everybody's honour as far as it is known, and at the end their places."""
    if now not in (phase.COUNTING, phase.ENDED):
        return view.state.honour.tolist()[: view.players], [0] * view.players
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    if now == phase.COUNTING:
        turned = (view.state.turned * view.box.values).sum(axis=(1, 2))
        return (view.state.honour + turned).tolist()[: view.players], places.tolist()
    view.game.kernels.points(view.state, view.box, points)
    view.game.kernels.places(view.state, view.box, places)
    return points.tolist(), places.tolist()


# --- Boards and centre ---------------------------------------------------------------------------------------------


def _boards(view: View[State, Box], box: Printed, shape: Shape) -> list[Piece]:
    s, found = view.state, list[Piece]()
    boards, sides, holes = s.boards.tolist(), s.sides.tolist(), s.holes.tolist()
    areas = s.areas.tolist()
    for position in range(POSITIONS):
        if boards[position] >= 0:
            owners = tuple(map(tuple, holes[position * STONES : (position + 1) * STONES]))
            users = tuple(seat for seat in range(view.players) if areas[seat] >> position & 1)
            found += _board(box, shape, position, boards[position] * 2 + sides[position], owners, users, view.names)
    return found


@lru_cache(maxsize=2048)
def _board(
    box: Printed,
    shape: Shape,
    position: int,
    side: int,
    owners: tuple[tuple[int, int], ...],
    users: tuple[int, ...],
    names: tuple[str, ...],
) -> tuple[Piece, ...]:
    """A board with its stones, its aid corner, and the crystals on them."""
    put, number, kind = layout(shape, box.players).boards.put, side // 2, box.aids[side]
    told = meanings.aid(kind, box.prices[kind], [names[seat] for seat in users])
    x, y = stones.aid_spot(position)
    found = [
        put(f"board-{position}", f"board-{number}", *stones.corner(position), _BOARD),
        put(f"plate-{position}", f"plate-{number}", *stones.name_spot(position), _STONE),
        put(f"aid-{position}", f"aid-{kind}", x, y, _STONE, meaning=told),
    ]
    for seat in users:
        right, down = corners.AID_BERTHS[seat]
        for i in range(box.prices[kind]):
            name = f"helped-{position}-{seat}-{i}"
            found.append(
                put(name, f"crystal-{seat}", x + right, y + down - 8 * i, _CRYSTAL + i, 0.85, of=f"seat-{seat}")
            )
    for i in range(STONES):
        place, (x, y) = position * STONES + i, stones.stone_spot(position * STONES + i)
        runes, wild = box.asked[side * STONES + i]
        told = meanings.stone(i, number, runes, wild, tuple(names[seat] for seat in owners[i] if seat >= 0))
        found += [
            put(f"shadow-{place}", "shadow", x, y, _PRINT),
            put(f"stone-{place}", f"stone-{i // 2}", x, y, _STONE, meaning=told),
            put(f"asked-{place}", box.asked_looks[side * STONES + i], x, y, _ASKED),
        ]
        for hole, seat in enumerate(owners[i]):
            if seat >= 0:
                right, down = stones.HOLES[hole]
                name = f"crystal-{place}-{hole}"
                found.append(put(name, f"crystal-{seat}", x + right, y + down, _CRYSTAL, 1.1, of=f"seat-{seat}"))
    return tuple(found)


_CENTRES: dict[Shape, Piece] = {
    shape: layout(shape, 2).boards.put("centre", "centre", *stones.CENTRE, _LIT, meaning=meanings.SAY["centre"])
    for shape in ("wide", "tall")
}


@lru_cache(maxsize=512)
def _in_centre(shape: Shape, seats: int, counts: tuple[int, ...]) -> tuple[Piece, ...]:
    """The crystals that were paid for setting dice."""
    put = layout(shape, seats).boards.put
    return tuple(
        put(f"centre-{seat}-{i}", f"crystal-{seat}", *corners.ring_spot(seat, i, count), _TOP, 0.62, of=f"seat-{seat}")
        for seat, count in enumerate(counts)
        for i in range(count)
    )


# --- What is being decided ---------------------------------------------------------------------------------------

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


def _lit(s: State, box: Printed, shape: Shape, now: int) -> list[Piece]:
    """Light around the stone, the aid, the centre or the stacks that a decision is about."""
    if not phase.MAIN < now < phase.ENDED:
        return []
    whole, found = layout(shape, box.players), []
    put, stone = whole.boards.put, int(s.stone)
    if stone >= 0:
        look = f"lit-stone-{stone % STONES // 2}"
        found.append(put("lit-stone", look, *stones.stone_spot(stone), _CRYSTAL))
    if now in (phase.SETTING_FROM, phase.SETTING_TO):
        found.append(put("lit-centre", "lit-centre", *stones.CENTRE, _STACK))
    if now in _PENDING:
        sides = [number * 2 + side for number, side in zip(s.boards.tolist(), s.sides.tolist(), strict=True)]
        position = next((i for i, side in enumerate(sides) if box.aids[side] == _PENDING[now]), -1)
        if position >= 0:
            found.append(put("lit-aid", "lit-aid", *stones.aid_spot(position), _ASKED))
    if now == phase.TAKING_COIN:
        own, left = s.coins[s.seat].tolist(), s.stacks.tolist()
        for kind in (stone % STONES // 2 * 2, stone % STONES // 2 * 2 + 1):
            if left[kind]:
                x, y = scenery.stack_x(*whole.stacks[:2], kind), whole.stacks[2]
                found.append(Piece(f"lit-{_stack(kind)}", "lit-stack", x, y, layer=_LIT))
                y += 20 - coins.step_of_stack(left[kind])
                found.append(Piece(f"taken-{kind}-{own[kind] + 1}", f"coin-{kind}", x, y, layer=_TAKEN))
    return found


# --- Dice and coins ---------------------------------------------------------------------------------------------


def _dice(s: State, shape: Shape, seats: int, now: int) -> tuple[Piece, ...]:
    lifted = s.picked.tolist()
    if now == phase.SETTING_TO:
        lifted[int(s.chosen)] += 1
    dark = bool(s.seat >= 0 and s.dark[s.seat] and now != phase.ENDED and (s.used or s.rolling or s.unused.any()))
    unused = tuple(s.unused.tolist())
    picking = now == phase.PICKING
    return dice.dice(shape, seats, unused, int(s.used), int(s.rolling), tuple(lifted), picking, dark)


@lru_cache(maxsize=4096)
def _stacks(box: Printed, shape: Shape, counts: tuple[int, ...]) -> tuple[Piece, ...]:
    """The six stacks of coins."""
    x, apart, y = layout(shape, box.players).stacks
    found = []
    for kind, count in enumerate(counts):
        name, left = _stack(kind), scenery.stack_x(x, apart, kind)
        told = meanings.stack(kind, count, *box.range_of(kind))
        found.append(Piece(name, f"stack-{shape}", left, y, layer=_TOP, text=f"×{count}", meaning=told))
        top = y + 20 - coins.step_of_stack(count) if count else y + 20
        found.append(Piece(f"top-{kind}", f"coin-{kind}" if count else f"no-coin-{kind}", left, top, layer=_COIN))
        if count > 1:
            found.append(Piece(f"pillar-{kind}", f"pillar-{kind // 2}-{count}", left, top, layer=_STACK))
    return tuple(found)


# --- The hall, honour, and the end ------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _hall(box: Printed, shape: Shape, lying: tuple[int, ...], left: int) -> tuple[Piece, ...]:
    """The spaces with their rewards, and the pile."""
    whole, found = layout(shape, box.players), []
    for space, (x, token) in enumerate(zip(whole.spaces, lying, strict=True)):
        told = meanings.space(box.hall[space], box.rewards[token] if token >= 0 else "")
        found.append(Piece(f"reward-{SPACE_NAMES[space]}", "space", x, whole.space_y, layer=_TOP, meaning=told))
        if token >= 0:
            found.append(Piece(f"token-{code(token)}", f"token-{token}", x, whole.space_y, layer=_COIN, meaning=told))
    found.append(Piece("pile", f"pile-{min(left, 4)}", *whole.pile, size=0.85, layer=_STONE))
    found.append(Piece("pile-count", "pile-count", *whole.count, layer=_STONE, text=f"×{left}"))
    return tuple(found)


@lru_cache(maxsize=8)
def _candles(sessions: int, session: int) -> tuple[Piece, ...]:
    left, right = scenery.candles(sessions, session)
    return (
        Piece("candle-0", f"candle-{left}", PANEL + 30, 90, size=0.9, layer=_STONE),
        Piece("candle-1", f"candle-{right}", PANEL + PANEL_WIDE - 30, 90, size=0.9, layer=_STONE),
    )


@lru_cache(maxsize=2048)
def _marker(shape: Shape, seats: int, row: int, seat: int, name: str, honour: int) -> Piece:
    """A seat's marker: on the honour staff, with a ring for each time it has been all along it; or at its honour."""
    told, of = meanings.SAY["honour"].format(name=name, honour=honour), f"seat-{seat}"
    look = f"honour-{seat}-{min(honour // scenery.LAP, LAPS)}"
    if shape == "tall":
        whole = layout(shape, seats)
        x, y = whole.panel.honour
        return whole.rows[row].put(f"honour-{seat}", look, x - 62, y - 13, _TOP, 1.3, meaning=told, of=of)
    _, y, _, high = scenery.STAFF
    x, down = round(scenery.lap_x(honour) + (-7, 7)[seat % 2], 1), (-13, 13)[seat // 2]
    return Piece(f"honour-{seat}", look, x, y + high / 2 + down, layer=_TOP, meaning=told, of=of)


@lru_cache(maxsize=512)
def _goal(shape: Shape, seats: int, told: Goal) -> tuple[Piece, ...]:
    """How near the end is."""
    box = layout(shape, seats).goal
    size, down, head_y, x = (1.0, 38, 19, 12) if shape == "wide" else (1.2, 32, 32, 400)
    right = box.left + x
    found = [
        Piece("goal", f"goal-{shape}{'-warns' * told.warns}", box.left, box.top, layer=_BOARD, meaning=told.meaning),
        Piece("goal-head", "goal-head", box.left + 12, box.top + head_y, size=size, layer=_PRINT, text=told.head),
    ]
    if told.seat >= 0:
        mark = f"mark-{told.seat}"
        found.append(Piece("goal-mark", mark, right + 8, box.top + down - 7, size=0.7 * size, layer=_PRINT))
        right += 26
    found.append(Piece("goal-line", "goal-line", right, box.top + down, size=size, layer=_PRINT, text=told.line))
    return tuple(found)


# --- Panels --------------------------------------------------------------------------------------------------------


def _panels(
    view: View[State, Box],
    box: Printed,
    shape: Shape,
    now: int,
    points: list[int],
    places: list[int],
    crystals: list[int],
) -> list[Piece]:
    """Everybody's panel, the viewer's own first; and the coins that the seat to move may see coming."""
    s, seats, found = view.state, view.players, list[Piece]()
    active = -1 if now in _NOBODYS_TURN else int(s.seat)
    own, laid, held, dark = s.coins.tolist(), s.laid.tolist(), s.held.tolist(), s.dark.tolist()
    ended = now in (phase.COUNTING, phase.ENDED)
    worth = (s.turned * view.box.values).sum(axis=2).tolist() if ended else None
    asked = _asked(s, now, own, active)
    for seat, name in enumerate(view.names):
        row = (seat - max(view.seat, 0)) % seats
        state = "active" if seat == active else "won" if places[seat] == 1 else "waits"
        first = bool(seat == s.first)
        found += players.panel(shape, seats, row, seat, name, state, points[seat], first, places[seat])
        found += players.belongings(shape, row, seat, name, crystals[seat], bool(dark[seat]), box)
        if held[seat]:
            won = tuple((token, code(token)) for token in range(REWARDS) if held[seat] >> token & 1)
            found += players.tokens(shape, row, seat, name, won, box)
        for kind in range(TYPES):
            free, there = own[seat][kind], laid[seat][kind]
            value = worth[seat][kind] if worth else 0
            lit = seat == active and kind in asked
            found += players.purses(shape, seats, row, seat, name, kind, free, there, value, lit)
            if seat == active and free:
                found.append(_last_taken(shape, seats, row, kind, free))
    return found


@lru_cache(maxsize=1024)
def _last_taken(shape: Shape, seats: int, row: int, kind: int, number: int) -> Piece:
    """The uppermost coin of a purse, as long as its owner is to move: it has come from a stack as this very piece."""
    whole = layout(shape, seats)
    size = 0.56 if shape == "wide" else 0.7
    return whole.rows[row].put(
        f"taken-{kind}-{number}", f"coin-{kind}", *players.purse_spot(whole.panel, kind), _TAKEN, size
    )


def _asked(s: State, now: int, own: list[list[int]], active: int) -> tuple[int, ...]:
    """The types of coin of the seat to move that are being chosen from: to be changed, or to be laid on a reward."""
    if now == phase.CHANGING_TYPE:
        stacks = s.stacks.tolist()
        return tuple(kind for kind in range(TYPES) if min(own[active][kind], stacks[kind ^ 1]) > 0)
    if now == phase.CHANGING_COUNT:
        return (int(s.chosen),)
    if now == phase.SPENDING:
        colour = int(owed_colour(s))
        return 2 * colour, 2 * colour + 1
    return ()
