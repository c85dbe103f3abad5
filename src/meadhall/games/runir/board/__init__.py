"""Runir: the game as a scene. What things look like is in `looks.py`, where the parts lie in `layout.py`."""

from functools import lru_cache

import numpy as np

from meadhall.core.game import View
from meadhall.core.phrases import Phrases
from meadhall.core.scene import Piece, Scene, Shape, short
from meadhall.games.runir import actions, aid_kind, phase
from meadhall.games.runir.board import coins, corners, dice, hall, players, scenery, stones
from meadhall.games.runir.board.layout import layout
from meadhall.games.runir.board.looks import BARKS, looks
from meadhall.games.runir.board.printed import Printed, printed
from meadhall.games.runir.box import RUNE_SIGNS
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import POSITIONS, STONES, State
from meadhall.games.runir.words import meanings
from meadhall.games.runir.words.goals import goal, honour
from meadhall.games.runir.words.names import SPACE_IDS, purse_id, stack_id

__all__ = ["looks", "scene", "touches"]

# What lies on what; the dice have layers of their own above these.
_BOARD, _PRINT, _STONE, _ASKED, _CRYSTAL, _LIT, _STACK, _COIN, _TOP = range(2, 11)


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
            return SPACE_IDS[space]
        case actions.END_TURN, _:
            return "do-end-turn"
        case ((actions.WILD | actions.FROM | actions.TO | actions.ADD), (rune,)):
            return dice.column(rune)
        case actions.OMIT, (left_out,):
            return f"do-omit-{(*RUNE_SIGNS, 'wild', 'wild2')[left_out].lower()}"
        case actions.COIN, (which,):
            return stack_id(int(s.stone) % STONES // 2 * 2 + which)
        case actions.ROLL, _:
            return "do-roll"
        case actions.TYPE, (kind,):
            return purse_id(s.seat, kind)
        case actions.COUNT, (less,):
            return f"do-change-{less + 1}"
        case _, (which,):  # SPEND
            return purse_id(s.seat, owed_colour(s) * 2 + which)
    return ""


# --- The scene -----------------------------------------------------------------------------------------------------


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The view as a scene: boards and centre, dice, coins, the hall, everybody's panel, and how near the end is."""
    s, box, seats = view.state, printed(view), view.players
    whole, now = layout(shape, seats), int(s.phase)
    points, places = _standing(view, now)
    crystals = s.crystals.tolist()[:seats]
    found = [_centre(box.phrases, shape), *_boards(view, box, shape)]
    found.append(_in_centre(shape, seats, tuple(s.centre.tolist()[:seats])))
    found.append(_dice(s, box, shape, now))
    found.append(_stacks(box, shape, tuple(s.stacks.tolist())))
    found.append(tuple(_lit(s, box, shape, now)))
    if not box.children:
        found.append(hall.spaces(box, shape, tuple(s.hall.tolist()), int(s.pile).bit_count()))
    if shape == "wide":
        found.append(hall.candles(box.sessions, int(s.session)))
    if box.counts:
        for seat, name in enumerate(view.names):
            row = (seat - max(view.seat, 0)) % seats
            found.append(hall.marker(box, shape, row, seat, name, points[seat]))
    found.append(hall.near_end(shape, seats, goal(view, crystals, points, places)))
    found += players.panels(view, box, shape, points, places, crystals)
    return Scene.of(whole.width, whole.height, whole.ground, *found)


def _standing(view: View[State, Box], now: int) -> tuple[list[int], list[int]]:
    """Everybody's honour as far as it is known, and at the end their places."""
    places = np.zeros(view.players, np.int32)
    if now == phase.ENDED:
        view.game.kernels.places(view.state, view.box, places)
    return honour(view), places.tolist()


# --- Boards and centre ---------------------------------------------------------------------------------------------


def _boards(view: View[State, Box], box: Printed, shape: Shape) -> list[tuple[Piece, ...]]:
    s, found = view.state, list[tuple[Piece, ...]]()
    boards, sides, holes = s.boards.tolist(), s.sides.tolist(), s.holes.tolist()
    areas = s.areas.tolist()
    for position in range(POSITIONS):
        if boards[position] >= 0:
            owners = tuple(map(tuple, holes[position * STONES : (position + 1) * STONES]))
            users = tuple(seat for seat in range(view.players) if areas[seat] >> position & 1)
            side = boards[position] * 2 + sides[position]
            found.append(_board(box, shape, position, side, owners, users, view.names))
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
    told = meanings.aid(box.phrases, kind, box.prices[kind], [names[seat] for seat in users])
    x, y = stones.aid_spot(position)
    found = [
        put(f"board-{position}", f"board-{number % BARKS}", *stones.corner(position), _BOARD),
        put(f"shadows-{position}", f"shadows-{position}", *stones.corner(position), _PRINT),
        put(f"plate-{position}", f"plate-{number}", *stones.name_spot(position), _STONE),
        put(f"aid-{position}", f"aid-{kind}", x, y, _STONE, meaning=told),
    ]
    for seat in users:
        right, down = corners.AID_BERTHS[seat]
        for i in range(box.prices[kind]):
            name = f"helped-{position}-{seat}{'-more' * i}"
            found.append(put(name, f"crystal-{seat}", x + right, y + down - 8 * i, _CRYSTAL + i, 0.85))
    for i in range(STONES):
        place, (x, y) = position * STONES + i, stones.stone_spot(position * STONES + i)
        runes, wild = box.asked[side * STONES + i]
        here = tuple(names[seat] for seat in owners[i] if seat >= 0)
        told = meanings.stone(box.phrases, i, number, runes, wild, here)
        found += [
            put(f"stone-{place}", f"stone-{i // 2}", x, y, _STONE, meaning=told),
            put(f"asked-{place}", box.asked_looks[side * STONES + i], x, y, _ASKED),
        ]
        for hole, seat in enumerate(owners[i]):
            if seat >= 0:
                right, down = stones.HOLES[hole]
                name = f"crystal-{place}-{hole}"
                found.append(put(name, f"crystal-{seat}", x + right, y + down, _CRYSTAL, 1.1, of=f"seat-{seat}"))
    return tuple(found)


@lru_cache(maxsize=8)
def _centre(phrases: Phrases, shape: Shape) -> tuple[Piece, ...]:
    told = phrases.say("means-centre")
    return (layout(shape, 2).boards.put("centre", "centre", *stones.CENTRE, _LIT, meaning=told),)


@lru_cache(maxsize=512)
def _in_centre(shape: Shape, seats: int, counts: tuple[int, ...]) -> tuple[Piece, ...]:
    """The crystals that were paid for setting dice."""
    put = layout(shape, seats).boards.put
    return tuple(
        put(f"centre-{seat}-{i}", f"crystal-{seat}", *corners.ring_spot(seat, i, count), _TOP, 0.62)
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
                x, y = short(scenery.stack_x(*whole.stacks[:2], kind)), whole.stacks[2]
                found.append(Piece(f"lit-{stack_id(kind)}", "lit-stack", x, y, layer=_LIT))
                y += 20 - coins.step_of_stack(left[kind])
                found.append(Piece(f"taken-{kind}-{own[kind] + 1}", f"coin-{kind}", x, y, layer=players.TAKEN))
    return found


# --- Dice and coins ---------------------------------------------------------------------------------------------


def _dice(s: State, box: Printed, shape: Shape, now: int) -> tuple[Piece, ...]:
    lifted = s.picked.tolist()
    if now == phase.SETTING_TO:
        lifted[int(s.chosen)] += 1
    dark = bool(s.seat >= 0 and s.dark[s.seat] and now != phase.ENDED and (s.used or s.rolling or s.unused.any()))
    unused = tuple(s.unused.tolist())
    picking = now == phase.PICKING
    return dice.dice(box, shape, unused, int(s.used), int(s.rolling), tuple(lifted), picking, dark)


@lru_cache(maxsize=4096)
def _stacks(box: Printed, shape: Shape, counts: tuple[int, ...]) -> tuple[Piece, ...]:
    """The six stacks of coins."""
    x, apart, y = layout(shape, box.players).stacks
    found = []
    for kind, count in enumerate(counts):
        name, left = stack_id(kind), short(scenery.stack_x(x, apart, kind))
        told = meanings.stack(box.phrases, kind, count, *box.range_of(kind))
        found.append(Piece(name, f"stack-{shape}", left, y, layer=_TOP, text=f"×{count}", meaning=told))
        top = y + 20 - coins.step_of_stack(count) if count else y + 20
        found.append(Piece(f"top-{kind}", f"coin-{kind}" if count else f"no-coin-{kind}", left, top, layer=_COIN))
        if count > 1:
            found.append(Piece(f"pillar-{kind}", f"pillar-{kind // 2}-{count}", left, top, layer=_STACK))
    return tuple(found)
