"""Mead: a tiny game with secrets, for the tests of the core.

Cups of strength 1 to 6 stand in the cellar, one of each. Each player is dealt a cup that only he sees. In turn each
may keep it, or swap it: then it is shown to all, and he draws another. Then each hides a coin in one hand, left or
right; at the end everybody opens the hand. Most points win: the cup, and 1 more for a coin in the right hand.
"""

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from meadhall.core import record
from meadhall.core.actions import Actions
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.content import Edition
from meadhall.core.contract import Board, Kernels, Words
from meadhall.core.facts import NUMBER, SEAT, Fact, Facts, own, tell
from meadhall.core.game import Game, ScoreLine, View
from meadhall.core.kernel import kernel
from meadhall.core.options import Option, Value
from meadhall.core.record import Array, int8
from meadhall.core.rng import below
from meadhall.core.scene import Piece, Scene

DEALING, SWAPPING, DRAWING, HIDING, ENDED = range(5)
CUPS = 6

ACTIONS = Actions()
KEEP = ACTIONS.decision("keep")
SWAP = ACTIONS.decision("swap")
HIDE_IN = ACTIONS.decision("hide", ("left", "right"))
CUP = ACTIONS.chance("cup", tuple("123456"))

FACTS = Facts()
DREW = FACTS.add("drew", "drawn", seat=SEAT, cup=own(NUMBER))
KEPT = FACTS.add("kept", seat=SEAT)
SWAPPED = FACTS.add("swapped", "taken", seat=SEAT, cup=NUMBER)
HID = FACTS.add("hid", seat=SEAT, hand=own(NUMBER))
OPENED = FACTS.add("opened", "ended")


class State(record.Record):
    phase = int8("one of the phases")
    seat = int8("whose turn it is")
    cups = int8(3, "the strength of each player's cup, 0 for none or unknown")
    shown = int8(CUPS + 1, "1 for each cup that was swapped away")
    coins = int8(3, "0 not hidden yet, 1 left, 2 right, 3 hidden but unknown")


class Box(record.Box):
    bonus = int8("points for a coin in the right hand")


@kernel
def setup(s: State, box: Box) -> None:
    s.phase = DEALING


@kernel
def to_move(s: State, box: Box) -> int:
    if s.phase == ENDED:
        return OVER
    if s.phase == DEALING or s.phase == DRAWING:
        return CHANCE
    return s.seat


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    out[0], out[1] = (KEEP, SWAP) if s.phase == SWAPPING else (HIDE_IN, HIDE_IN + 1)
    return 2


@kernel
def is_out(s: State, cup: int) -> bool:
    """Whether this cup is held or was shown."""
    if s.shown[cup]:
        return True
    for held in s.cups:
        if held == cup:
            return True
    return False


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    n = 0
    for cup in range(1, CUPS + 1):
        if not is_out(s, cup):
            out[n] = CUP + cup - 1
            weights[n] = 1
            n += 1
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    if action >= CUP:
        tell(DREW, s.seat, action - CUP + 1)
        s.cups[s.seat] = action - CUP + 1
    elif action == SWAP:
        tell(SWAPPED, s.seat, s.cups[s.seat])
        s.shown[s.cups[s.seat]] = 1
        s.cups[s.seat] = 0
        s.phase = DRAWING
        return
    elif action >= HIDE_IN:
        tell(HID, s.seat, action - HIDE_IN + 1)
        s.coins[s.seat] = action - HIDE_IN + 1
    else:
        tell(KEPT, s.seat)
    s.seat += 1
    if s.phase == DRAWING:
        s.phase = SWAPPING
    if s.seat == box.players:
        s.seat = 0
        s.phase = SWAPPING if s.phase == DEALING else HIDING if s.phase == SWAPPING else ENDED
        if s.phase == ENDED:
            tell(OPENED)


@kernel
def points(s: State, box: Box, out: Array) -> None:
    for seat in range(box.players):
        out[seat] = s.cups[seat] + (box.bonus if s.coins[seat] == 2 else 0)


@kernel
def places(s: State, box: Box, out: Array) -> None:
    points(s, box, out)
    most = 0
    for seat in range(box.players):
        most = max(most, out[seat])
    for seat in range(box.players):
        out[seat] = 1 if out[seat] == most else 2


@kernel
def utility(s: State, box: Box, out: Array) -> None:
    places(s, box, out)
    for seat in range(box.players):
        out[seat] = 2 - out[seat]


@kernel
def hide(s: State, box: Box, seat: int) -> None:
    if s.phase == ENDED:
        return
    for other in range(box.players):
        if other != seat:
            s.cups[other] = 0
            if s.coins[other] > 0:
                s.coins[other] = 3


@kernel
def imagine(s: State, box: Box, seat: int, rng: Array) -> None:
    if s.phase == ENDED:
        return
    for other in range(box.players):
        without = (s.phase == DEALING and other >= s.seat) or (s.phase == DRAWING and other == s.seat)
        if other != seat and not without:
            cup = 1 + below(rng, CUPS)
            while is_out(s, cup):
                cup = 1 + below(rng, CUPS)
            s.cups[other] = cup
            if s.coins[other] > 0:
                s.coins[other] = 1 + below(rng, 2)


@kernel
def seen(s: State, box: Box, action: int, seat: int) -> bool:
    return seat == s.seat or action <= SWAP


@kernel
def reveals(s: State, box: Box, action: int) -> bool:
    return action == SWAP or (action >= HIDE_IN and s.seat == box.players - 1)  # the last coin opens all hands


@kernel
def broken(s: State, box: Box) -> int:
    for seat in range(box.players):
        if s.cups[seat] > 0 and s.shown[s.cups[seat]]:
            return 1
    return 0


ToyView = View[State, Box]


def describe(view: ToyView) -> str:
    return f"cups {view.state.cups.tolist()}, shown {view.state.shown.tolist()}, coins {view.state.coins.tolist()}"


def prompt(view: ToyView) -> str:
    return "Keep or swap?" if view.state.phase == SWAPPING else "Left or right?"


def tell_fact(view: ToyView, fact: Fact) -> str:
    return f"{fact.name} {fact.numbers}"


def scoring(view: ToyView) -> list[list[ScoreLine]]:
    bonus = int(view.box.bonus)
    return [
        [
            ScoreLine("cup", int(view.state.cups[seat])),
            ScoreLine("coin", bonus if view.state.coins[seat] == 2 else 0),
        ]
        for seat in range(view.players)
    ]


WORDS: Any = SimpleNamespace(
    describe=describe,
    prompt=prompt,
    action=lambda view, action: ACTIONS.text(action),
    tell=tell_fact,
    why_not=lambda view, action: "it is not the time for it",
    scoring=scoring,
    awards=lambda view: (),
)
BOARD: Any = SimpleNamespace(
    scene=lambda view, shape: Scene.of(
        9,
        9,
        "table",
        [Piece(side, "cup", x, 4, meaning=f"the {side} cup", text=side) for x, side in enumerate(("left", "right"))],
    ),
    looks=lambda box: {"table": "<rect/>", "cup": "<text>{text}</text>"},
    touches=lambda view, action: (("do-keep",), ("do-swap",), ("left",), ("right",))[action],
)

CONTENT = """
bonus = 1

[game]
title = "Mead"
edition = "toy"
line = "A toy."
players = [2, 3]
minutes = [1, 2]
age = 4
"""


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> Box:
    box = Box.new()
    box.players, box.bonus = players, 2 if options["rich"] else 1
    return box


MEAD = Game(
    name="mead",
    rules_version=1,
    folder=Path("nowhere"),
    state=State,
    actions=ACTIONS,
    all_options=(Option("rich", (False, True), False, "a coin counts 2"),),
    kernels=Kernels.of(sys.modules[__name__], "mead"),
    words=Words.of(WORDS, FACTS),
    facts=FACTS,
    board=Board.of(BOARD),
    build=build,
    edition=Edition(CONTENT, "content.toml"),
)


def mutant(**changes: Any) -> Game:
    """Mead with a mistake: other kernels, words (`words_...`) or board functions (`board_...`)."""
    words = {name.removeprefix("words_"): change for name, change in changes.items() if name.startswith("words_")}
    board = {name.removeprefix("board_"): change for name, change in changes.items() if name.startswith("board_")}
    kernels = {name: change for name, change in changes.items() if not name.startswith(("words_", "board_"))}
    return replace(
        MEAD,
        kernels=replace(MEAD.kernels, **kernels),
        words=Words.of(SimpleNamespace(**(vars(WORDS) | words)), MEAD.facts),
        board=replace(MEAD.board, **board),
    )
