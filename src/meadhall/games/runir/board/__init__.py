"""Runir: the game as a scene. The looks are in `looks/` and `sheet.py`; the places of all parts are in `layout.py`."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from meadhall.core.drawing import LETTER, fitted
from meadhall.core.language import kept_by_language
from meadhall.core.phases import named
from meadhall.core.phrases import Phrases
from meadhall.core.scene import Piece, Scene, Shape, short
from meadhall.core.text import sentence
from meadhall.games.runir import actions, aid_kind, phase
from meadhall.games.runir.board import dice, layout, players
from meadhall.games.runir.board.printed import Printed, printed
from meadhall.games.runir.board.sheet import Asked, looks, step_of_stack
from meadhall.games.runir.board.specimens import specimen
from meadhall.games.runir.box import AID_WORDS, RUNE_NAMES
from meadhall.games.runir.rules.aids import ASKS
from meadhall.games.runir.rules.hall import owed_colour
from meadhall.games.runir.state import POSITIONS, RUNES, STONES, State
from meadhall.games.runir.words import names as words
from meadhall.games.runir.words.goals import Goal, goal, honour
from meadhall.games.runir.words.names import SPACE_IDS, STACK_IDS, RunirView, coin_name, colour_name, purse_id

__all__ = ["looks", "scene", "specimen", "touches"]

# What lies on what; the dice have layers of their own above these.
_BOARD, _PRINT, _STONE, _ASKED, _CRYSTAL, _LIT, _STACK, _COIN, _TOP = range(2, 11)
_BARKS = 3  # boards of different bark
_effect = named(*(f"effect-{word}".replace("_", "-") for word in AID_WORDS))
_LAP, _LAPS = 25, 5  # a marker is turned over after so many steps; so many rings around it at most
_UNLIT, _LIT_NOW, _BURNT = range(3)  # candles


def touches(view: RunirView, action: int) -> tuple[str, ...]:
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
    actions.COIN: lambda s, which: STACK_IDS[int(s.stone) % STONES // 2 * 2 + which],
    actions.ROLL: lambda s, _: "do-roll",
    actions.TYPE: lambda s, kind: purse_id(s.seat, kind),
    actions.COUNT: lambda s, less: f"do-change-{less + 1}",
    actions.SPEND: lambda s, which: purse_id(s.seat, owed_colour(s) * 2 + which),
}
"""For each family of actions the id to touch."""


def scene(view: RunirView, shape: Shape) -> Scene:
    """The view as a scene: boards and centre, dice, coins, the hall, everybody's panel, and how near the end is."""
    s, box, seats, now = view.state, printed(view, shape), view.players, int(view.state.phase)
    places, points, crystals = np.zeros(seats, np.int32), honour(view), s.crystals.tolist()[:seats]
    if now == phase.ENDED:
        view.game.kernels.places(s, view.box, places)
    groups = [
        _centre(box, tuple(s.centre.tolist()[:seats])),
        *_boards(view, box),
        _dice(s, box, now),
        _stacks(box, tuple(s.stacks.tolist())),
        tuple(_lit(s, box, now)),
        _near_end(box, goal(view, crystals, points, places.tolist())),
        *players.panels(view, box, points, places.tolist(), crystals),
    ]
    if not box.children:
        groups.append(_spaces(box, tuple(s.hall.tolist()), int(s.pile).bit_count()))
    if shape == "wide":
        groups.append(_candles(box.sessions, int(s.session)))
    if box.counts:
        for seat, name in enumerate(view.names):
            row = (seat - max(view.seat, 0)) % seats
            groups.append(_marker(box, row, seat, name, points[seat]))
    return Scene.of(*box.whole[:3], *groups)


def _boards(view: RunirView, box: Printed) -> list[tuple[Piece, ...]]:
    s, groups = view.state, list[tuple[Piece, ...]]()
    boards, sides, holes, areas = s.boards.tolist(), s.sides.tolist(), s.holes.tolist(), s.areas.tolist()
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
    helped = box.phrases.join(names[seat] for seat in users)
    about = {"aid": sentence(words.aid_name(box.phrases, kind)), "effect": _effect(box.phrases, kind), "users": helped}
    told = box.phrases.say("means-aid", crystals=box.prices[kind], used=len(users), **about)
    x, y = layout.aid_spot(position)
    pieces = [
        put(f"board-{position}", f"board-{number % _BARKS}", *layout.corner(position), _BOARD),
        put(f"shadows-{position}", f"shadows-{position}", *layout.corner(position), _PRINT),
        put(f"plate-{position}", f"plate-{number}", *layout.name_spot(position), _STONE),
        put(f"aid-{position}", f"aid-{kind}", x, y, _STONE, meaning=told),
    ]
    for seat in users:
        right, down = layout.AID_BERTHS[seat]
        for i in range(box.prices[kind]):
            name = f"helped-{position}-{seat}{'-more' * i}"
            pieces.append(put(name, f"crystal-{seat}", x + right, y + down - 8 * i, _CRYSTAL + i, 0.85))
    for i in range(STONES):
        place, (x, y) = position * STONES + i, layout.stone_spot(position * STONES + i)
        here = tuple(names[seat] for seat in owners[i] if seat >= 0)
        told = _stone_means(box.phrases, number, i // 2, box.asked[side * STONES + i], here)
        pieces += [
            put(f"stone-{place}", f"stone-{i // 2}", x, y, _STONE, meaning=told),
            put(f"asked-{place}", box.asked_looks[side * STONES + i], x, y, _ASKED),
        ]
        for hole, (seat, (right, down)) in enumerate(zip(owners[i], layout.HOLES, strict=True)):
            if seat >= 0:
                name, look = f"crystal-{place}-{hole}", f"crystal-{seat}"
                pieces.append(put(name, look, x + right, y + down, _CRYSTAL, 1.1, of=f"seat-{seat}"))
    return tuple(pieces)


@kept_by_language(4096)
def _stone_means(phrases: Phrases, board: int, colour: int, asked: Asked, owners: tuple[str, ...]) -> str:
    """A stone of a board: what it asks for, what it pays, and whose crystals it holds."""
    wanted = words.asked(phrases, [asked[0].count(rune) for rune in range(RUNES)], asked[1])
    about = {"board": RUNE_NAMES[board], "asked": wanted, "colour": colour_name(phrases, colour)}
    return phrases.say("means-stone", taken=len(owners), owners=phrases.join(dict.fromkeys(owners)), **about)


@lru_cache(maxsize=512)
def _centre(box: Printed, counts: tuple[int, ...]) -> tuple[Piece, ...]:
    """The centre, and the crystals that were paid for setting dice."""
    put = box.whole.boards.put
    pieces = [put("centre", "centre", *layout.CENTRE, _LIT, meaning=box.phrases.say("means-centre"))]
    for seat, count in enumerate(counts):
        for i in range(count):
            spot = layout.ring_spot(seat, i, count)
            pieces.append(put(f"centre-{seat}-{i}", f"crystal-{seat}", *spot, _TOP, 0.62))
    return tuple(pieces)


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
        pieces.append(put("lit-stone", look, *layout.stone_spot(stone), _CRYSTAL))
    if now in (phase.SETTING_FROM, phase.SETTING_TO):
        pieces.append(put("lit-centre", "lit-centre", *layout.CENTRE, _STACK))
    if now in _PENDING:
        sides = [number * 2 + side for number, side in zip(s.boards.tolist(), s.sides.tolist(), strict=True)]
        position = next((i for i, side in enumerate(sides) if box.aids[side] == _PENDING[now]), -1)
        if position >= 0:
            pieces.append(put("lit-aid", "lit-aid", *layout.aid_spot(position), _ASKED))
    if now == phase.TAKING_COIN:
        own, left = s.coins[s.seat].tolist(), s.stacks.tolist()
        for kind in (stone % STONES // 2 * 2, stone % STONES // 2 * 2 + 1):
            if left[kind]:
                x, y = box.whole.stacks[kind]
                pieces.append(Piece(f"lit-{STACK_IDS[kind]}", "lit-stack", x, y, layer=_LIT))
                y += 20 - step_of_stack(left[kind])
                pieces.append(Piece(f"taken-{kind}-{own[kind] + 1}", f"coin-{kind}", x, y, layer=players.TAKEN))
    return pieces


def _dice(s: State, box: Printed, now: int) -> tuple[Piece, ...]:
    lifted = s.picked.tolist()
    if now == phase.SETTING_TO:
        lifted[int(s.chosen)] += 1
    dark = bool(s.seat >= 0 and s.dark[s.seat] and now != phase.ENDED and (s.used or s.rolling or s.unused.any()))
    unused, picking = tuple(s.unused.tolist()), now == phase.PICKING
    return dice.dice(box, unused, int(s.used), int(s.rolling), tuple(lifted), picking, dark)


@lru_cache(maxsize=4096)
def _stacks(box: Printed, counts: tuple[int, ...]) -> tuple[Piece, ...]:
    """The six stacks of coins."""
    pieces = []
    for kind, (count, (left, y)) in enumerate(zip(counts, box.whole.stacks, strict=True)):
        about = {"coin": coin_name(box.phrases, kind), "colour": colour_name(box.phrases, kind // 2)}
        least, most = box.ranges[kind]
        told = box.phrases.say("means-stack", count=count, least=least, most=most, **about)
        pieces.append(Piece(STACK_IDS[kind], f"stack-{box.shape}", left, y, layer=_TOP, text=f"×{count}", meaning=told))
        top = y + 20 - step_of_stack(count) if count else y + 20
        pieces.append(Piece(f"top-{kind}", f"coin-{kind}" if count else f"no-coin-{kind}", left, top, layer=_COIN))
        if count > 1:
            pieces.append(Piece(f"pillar-{kind}", f"pillar-{kind // 2}-{count}", left, top, layer=_STACK))
    return tuple(pieces)


@lru_cache(maxsize=1024)
def _spaces(box: Printed, lying: tuple[int, ...], left: int) -> tuple[Piece, ...]:
    """The spaces with their rewards, and the pile."""
    whole, pieces = box.whole, []
    for space, (x, token) in enumerate(zip(whole.spaces, lying, strict=True)):
        key, reward = ("means-space", box.rewards[token]) if token >= 0 else ("means-no-reward", "")
        told = box.phrases.say(key, honour=box.hall[space], reward=reward)
        pieces.append(Piece(SPACE_IDS[space], "space", x, whole.space_y, layer=_TOP, meaning=told))
        if token >= 0:
            pieces.append(Piece(f"token-{words.code(token)}", box.tokens[token], x, whole.space_y, layer=_COIN))
    size = 0.85 if box.shape == "wide" else 0.7
    pieces.append(Piece("pile", f"pile-{min(left, 4)}", *whole.pile, size=size, layer=_STONE))
    pieces.append(Piece("pile-count", "pile-count", *whole.pile_count, layer=_STONE, text=f"×{left}"))
    return tuple(pieces)


@lru_cache(maxsize=8)
def _candles(sessions: int, session: int) -> tuple[Piece, ...]:
    """The two candles of the hall. In the long version each stands for a session: to come, going on, or over."""
    left, right = (_LIT_NOW, _LIT_NOW) if sessions == 1 else (_LIT_NOW, _UNLIT) if session == 0 else (_BURNT, _LIT_NOW)
    return (
        Piece("candle-0", f"candle-{left}", layout.PANEL + 30, 90, size=0.9, layer=_STONE),
        Piece("candle-1", f"candle-{right}", layout.PANEL + 270, 90, size=0.9, layer=_STONE),
    )


@lru_cache(maxsize=2048)
def _marker(box: Printed, row: int, seat: int, name: str, honour: int) -> tuple[Piece, ...]:
    """A seat's marker: on the honour staff, with a ring for each lap; in the tall scene at the seat's honour."""
    told, of, own = box.phrases.say("means-honour", seat=name, honour=honour), f"seat-{seat}", f"honour-{seat}"
    if box.shape == "tall":
        x, y = box.whole.panel.honour
        return (box.whole.rows[row].put(own, own, x - 62, y - 13, _TOP, 1.3, meaning=told, of=of),)
    right, down = short(48 + honour % _LAP * 476 / (_LAP - 1) + (-7, 7)[seat % 2]), 863 + (-13, 13)[seat // 2]
    piece = Piece(own, own, right, down, layer=_TOP, meaning=told, of=of)
    laps = min(honour // _LAP, _LAPS)
    return (piece, Piece(f"laps-{seat}", f"laps-{laps}", right, down, layer=_COIN)) if laps else (piece,)


@lru_cache(maxsize=512)
def _near_end(box: Printed, told: Goal) -> tuple[Piece, ...]:
    """How near the end is."""
    left, top = box.whole.goal
    size, down, head_y, x, wide = (1.0, 38, 19, 12, 302) if box.shape == "wide" else (1.2, 32, 32, 400, 768)
    right, head = left + x, wide if box.shape == "wide" else x
    head_size = size * fitted(told.head, (head - 20) / (20 * LETTER * size))
    pieces = [
        Piece("goal", f"goal-{box.shape}{'-warns' * told.warns}", left, top, layer=_BOARD, meaning=told.meaning),
        Piece("goal-head", "goal-head", left + 12, top + head_y, size=head_size, layer=_PRINT, text=told.head),
    ]
    if told.seat >= 0:
        mark = f"mark-{told.seat}"
        pieces.append(Piece("goal-mark", mark, right + 8, top + down - 7, size=0.7 * size, layer=_PRINT))
        right += 26
    line = size * fitted(told.line, (left + wide - right) / (19 * LETTER * size))
    pieces.append(Piece("goal-line", "goal-line", right, top + down, size=line, layer=_PRINT, text=told.line))
    return tuple(pieces)
