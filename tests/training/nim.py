"""Nim: a toy that a judge learns in seconds. Who takes the last of a heap of sticks, one to three at a time, wins.

Whoever leaves a multiple of four wins for sure. Games at random tell next to nothing about that until the heap is
small, and a judge sees the heap at a glance.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from meadhall.core import record
from meadhall.core.actions import Actions
from meadhall.core.constants import LOST, OVER, WON
from meadhall.core.content import Edition
from meadhall.core.contract import Board, Kernels, Words
from meadhall.core.facts import NUMBER, SEAT, Facts, tell
from meadhall.core.game import Game
from meadhall.core.kernel import kernel
from meadhall.core.options import Option, Value
from meadhall.core.record import Array, Record, Seats, int8, number, seat_number
from meadhall.core.scene import Scene

STICKS, MOST = 11, 3

ACTIONS = Actions()
TAKE = ACTIONS.decision("take", ("1", "2", "3"))
FACTS = Facts()
TOOK = FACTS.add("took", "taken", seat=SEAT, sticks=NUMBER)


class State(Record):
    heap = int8("how many sticks are left", number(0, STICKS))
    seat = int8("whose turn it is", seat_number(1, 0))
    took = int8(Seats(2), "what each seat took last", number(0, MOST))


class Box(record.Box):
    sticks = int8("how many there are in the beginning")


@kernel
def setup(s: State, box: Box) -> None:
    s.heap = box.sticks


@kernel
def to_move(s: State, box: Box) -> int:
    return OVER if s.heap == 0 else s.seat


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    n = min(MOST, s.heap)
    for i in range(n):
        out[i] = TAKE + i
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    tell(TOOK, s.seat, 1 + action - TAKE)
    s.took[s.seat] = 1 + action - TAKE
    s.heap -= 1 + action - TAKE
    s.seat = 1 - s.seat


@kernel
def results(s: State, box: Box, out: Array) -> None:
    out[s.seat] = LOST
    out[1 - s.seat] = WON


WORDS: Any = SimpleNamespace(
    describe=lambda view: f"{view.state.heap} sticks",
    prompt=lambda view: "How many?",
    action=lambda view, action: ACTIONS.text(action),
    tell=lambda view, fact: f"{view.names[fact.numbers['seat']]}: take {fact.numbers['sticks']}",
    why_not=lambda view, action: "there are not so many",
)
BOARD: Any = SimpleNamespace(
    scene=lambda view, shape: Scene.of(9, 9, "table", ()),
    looks=lambda box: {"table": "<g/>"},
    touches=lambda view, action: (f"do-{action}",),
)

CONTENT = f"""
sticks = {STICKS}

[game]
title = "Nim"
edition = "toy"
line = "A toy."
players = [2, 2]
minutes = [1, 2]
age = 4
"""


def build(edition: Edition, players: int, options: Mapping[str, Value]) -> Box:
    box = Box.new()
    box.players, box.sticks = players, STICKS - 1 if options["short"] else STICKS
    return box


NIM = Game(
    name="nim",
    rules_version=1,
    folder=Path("nowhere"),
    state=State,
    actions=ACTIONS,
    all_options=(Option("short", (False, True), False, "one stick less"),),
    kernels=Kernels.of(sys.modules[__name__], "nim"),
    words=Words.of(WORDS, FACTS),
    facts=FACTS,
    board=Board.of(BOARD),
    build=build,
    edition=Edition(CONTENT, "content.toml"),
)
