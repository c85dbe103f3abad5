"""Runir: the game as a scene. The looks are in `looks/` and `sheet.py`; the places of all parts are in `layout.py`."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from meadhall.core.game import View
from meadhall.core.scene import Piece, Scene, Shape
from meadhall.games.runir import actions, aid_kind, phase
from meadhall.games.runir.board import dice, hall, players, stones
from meadhall.games.runir.board.printed import Printed, printed
from meadhall.games.runir.board.sheet import looks, step_of_stack
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.aids import ASKS
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import POSITIONS, STONES, State
from meadhall.games.runir.words import meanings
from meadhall.games.runir.words.goals import goal, honour
from meadhall.games.runir.words.names import SPACE_IDS, purse_id, stack_id

__all__ = ["looks", "scene", "touches"]

# What lies on what; the dice have layers of their own above these.
_BOARD, _PRINT, _STONE, _ASKED, _CRYSTAL, _LIT, _STACK, _COIN, _TOP = range(2, 11)
_BARKS = 3  # boards of different bark


# --- Touches -----------------------------------------------------------------------------------------------------


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """The ids that a person touches to do this legal action, in order."""
    family = int(actions.FAMILIES[action])
    return (_TOUCHED[family](view.state, action - family),)


_TOUCHED: dict[int, Callable[[State, int], str]] = {
    actions.CARVE: lambda s, place: f"stone-{place}",
    actions.SET_DIE: lambda s, _: "centre",
    **dict.fromkeys((actions.AID, actions.AREA), lambda s, position: f"aid-{position}"),
    actions.CLAIM: lambda s, space: SPACE_IDS[space],
    actions.END_TURN: lambda s, _: "do-end-turn",
    **dict.fromkeys((actions.WILD, actions.FROM, actions.TO, actions.ADD), lambda s, rune: dice.column(rune)),
    actions.OMIT: lambda s, left_out: actions.ACTIONS.text(actions.OMIT + left_out).replace("omit ", "do-omit-"),
    actions.COIN: lambda s, which: stack_id(int(s.stone) % STONES // 2 * 2 + which),
    actions.ROLL: lambda s, _: "do-roll",
    actions.TYPE: lambda s, kind: purse_id(s.seat, kind),
    actions.COUNT: lambda s, less: f"do-change-{less + 1}",
    actions.SPEND: lambda s, which: purse_id(s.seat, owed_colour(s) * 2 + which),
}
"""For each family of actions the id to touch."""


# --- The scene -----------------------------------------------------------------------------------------------------


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The view as a scene: boards and centre, dice, coins, the hall, everybody's panel, and how near the end is."""
    s, box, seats, now = view.state, printed(view, shape), view.players, int(view.state.phase)
    places, points, crystals = np.zeros(seats, np.int32), honour(view), s.crystals.tolist()[:seats]
    if now == phase.ENDED:
        view.game.kernels.places(s, view.box, places)
    groups = [
        _centre(box),
        *_boards(view, box),
        _in_centre(box, tuple(s.centre.tolist()[:seats])),
        _dice(s, box, now),
        _stacks(box, tuple(s.stacks.tolist())),
        tuple(_lit(s, box, now)),
        hall.near_end(box, goal(view, crystals, points, places.tolist())),
        *players.panels(view, box, points, places.tolist(), crystals),
    ]
    if not box.children:
        groups.append(hall.spaces(box, tuple(s.hall.tolist()), int(s.pile).bit_count()))
    if shape == "wide":
        groups.append(hall.candles(box.sessions, int(s.session)))
    if box.counts:
        for seat, name in enumerate(view.names):
            row = (seat - max(view.seat, 0)) % seats
            groups.append(hall.marker(box, row, seat, name, points[seat]))
    return Scene.of(*box.whole[:3], *groups)


# --- Boards and centre ---------------------------------------------------------------------------------------------


def _boards(view: View[State, Box], box: Printed) -> list[tuple[Piece, ...]]:
    s, groups = view.state, list[tuple[Piece, ...]]()
    boards, sides, holes = s.boards.tolist(), s.sides.tolist(), s.holes.tolist()
    areas = s.areas.tolist()
    for position in range(POSITIONS):
        if boards[position] >= 0:
            owners = tuple(map(tuple, holes[position * STONES : (position + 1) * STONES]))
            users = tuple(seat for seat in range(view.players) if areas[seat] >> position & 1)
            side = boards[position] * 2 + sides[position]
            groups.append(_board(box, position, side, owners, users, view.names))
    return groups


@lru_cache(maxsize=2048)
def _board(
    box: Printed,
    position: int,
    side: int,
    owners: tuple[tuple[int, int], ...],
    users: tuple[int, ...],
    names: tuple[str, ...],
) -> tuple[Piece, ...]:
    """A board with its stones, its aid corner, and the crystals on them."""
    put, number, kind = box.whole.boards.put, side // 2, box.aids[side]
    told = meanings.aid(box.phrases, kind, box.prices[kind], [names[seat] for seat in users])
    x, y = stones.aid_spot(position)
    pieces = [
        put(f"board-{position}", f"board-{number % _BARKS}", *stones.corner(position), _BOARD),
        put(f"shadows-{position}", f"shadows-{position}", *stones.corner(position), _PRINT),
        put(f"plate-{position}", f"plate-{number}", *stones.name_spot(position), _STONE),
        put(f"aid-{position}", f"aid-{kind}", x, y, _STONE, meaning=told),
    ]
    for seat in users:
        right, down = stones.AID_BERTHS[seat]
        for i in range(box.prices[kind]):
            name = f"helped-{position}-{seat}{'-more' * i}"
            pieces.append(put(name, f"crystal-{seat}", x + right, y + down - 8 * i, _CRYSTAL + i, 0.85))
    for i in range(STONES):
        place, (x, y) = position * STONES + i, stones.stone_spot(position * STONES + i)
        runes, wild = box.asked[side * STONES + i]
        here = tuple(names[seat] for seat in owners[i] if seat >= 0)
        told = meanings.stone(box.phrases, i, number, runes, wild, here)
        pieces += [
            put(f"stone-{place}", f"stone-{i // 2}", x, y, _STONE, meaning=told),
            put(f"asked-{place}", box.asked_looks[side * STONES + i], x, y, _ASKED),
        ]
        for hole, seat in enumerate(owners[i]):
            if seat >= 0:
                right, down = stones.HOLES[hole]
                name = f"crystal-{place}-{hole}"
                pieces.append(put(name, f"crystal-{seat}", x + right, y + down, _CRYSTAL, 1.1, of=f"seat-{seat}"))
    return tuple(pieces)


@lru_cache(maxsize=128)
def _centre(box: Printed) -> tuple[Piece, ...]:
    told = box.phrases.say("means-centre")
    return (box.whole.boards.put("centre", "centre", *stones.CENTRE, _LIT, meaning=told),)


@lru_cache(maxsize=512)
def _in_centre(box: Printed, counts: tuple[int, ...]) -> tuple[Piece, ...]:
    """The crystals that were paid for setting dice."""
    return tuple(
        box.whole.boards.put(f"centre-{seat}-{i}", f"crystal-{seat}", *stones.ring_spot(seat, i, count), _TOP, 0.62)
        for seat, count in enumerate(counts)
        for i in range(count)
    )


# --- Light on a decision ---------------------------------------------------------------------------------------

# The aid that is being carried out in a phase.
_PENDING = {asks: aid for aid, asks in enumerate(ASKS)}
_PENDING |= {phase.OMITTING: aid_kind.ONE_LESS, phase.CHANGING_COUNT: aid_kind.CHANGE_RUNE}


def _lit(s: State, box: Printed, now: int) -> list[Piece]:
    """Light around the stone, the aid, the centre or the stacks that a decision is about."""
    if not phase.MAIN < now < phase.ENDED:
        return []
    pieces, put, stone = list[Piece](), box.whole.boards.put, int(s.stone)
    if stone >= 0:
        look = f"lit-stone-{stone % STONES // 2}"
        pieces.append(put("lit-stone", look, *stones.stone_spot(stone), _CRYSTAL))
    if now in (phase.SETTING_FROM, phase.SETTING_TO):
        pieces.append(put("lit-centre", "lit-centre", *stones.CENTRE, _STACK))
    if now in _PENDING:
        sides = [number * 2 + side for number, side in zip(s.boards.tolist(), s.sides.tolist(), strict=True)]
        position = next((i for i, side in enumerate(sides) if box.aids[side] == _PENDING[now]), -1)
        if position >= 0:
            pieces.append(put("lit-aid", "lit-aid", *stones.aid_spot(position), _ASKED))
    if now == phase.TAKING_COIN:
        own, left = s.coins[s.seat].tolist(), s.stacks.tolist()
        for kind in (stone % STONES // 2 * 2, stone % STONES // 2 * 2 + 1):
            if left[kind]:
                x, y = box.whole.stacks[kind]
                pieces.append(Piece(f"lit-{stack_id(kind)}", "lit-stack", x, y, layer=_LIT))
                y += 20 - step_of_stack(left[kind])
                pieces.append(Piece(f"taken-{kind}-{own[kind] + 1}", f"coin-{kind}", x, y, layer=players.TAKEN))
    return pieces


# --- Dice and coins ---------------------------------------------------------------------------------------------


def _dice(s: State, box: Printed, now: int) -> tuple[Piece, ...]:
    lifted = s.picked.tolist()
    if now == phase.SETTING_TO:
        lifted[int(s.chosen)] += 1
    dark = bool(s.seat >= 0 and s.dark[s.seat] and now != phase.ENDED and (s.used or s.rolling or s.unused.any()))
    unused = tuple(s.unused.tolist())
    picking = now == phase.PICKING
    return dice.dice(box, unused, int(s.used), int(s.rolling), tuple(lifted), picking, dark)


@lru_cache(maxsize=4096)
def _stacks(box: Printed, counts: tuple[int, ...]) -> tuple[Piece, ...]:
    """The six stacks of coins."""
    pieces = []
    for kind, (count, (left, y)) in enumerate(zip(counts, box.whole.stacks, strict=True)):
        name = stack_id(kind)
        told = meanings.stack(box.phrases, kind, count, *box.ranges[kind])
        pieces.append(Piece(name, f"stack-{box.shape}", left, y, layer=_TOP, text=f"×{count}", meaning=told))
        top = y + 20 - step_of_stack(count) if count else y + 20
        pieces.append(Piece(f"top-{kind}", f"coin-{kind}" if count else f"no-coin-{kind}", left, top, layer=_COIN))
        if count > 1:
            pieces.append(Piece(f"pillar-{kind}", f"pillar-{kind // 2}-{count}", left, top, layer=_STACK))
    return tuple(pieces)
