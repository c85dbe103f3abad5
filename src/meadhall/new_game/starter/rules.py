"""Starter: the rules, in the order of RULES.md. Every function is a kernel on a state and a box."""

from meadhall.core.constants import DREW, LOST, OVER, WON
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array

from .box import Box
from .state import CELLS, FULL, PLACE, PLACED, ROW, SIZE, State

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


@kernel
def setup(s: State, box: Box) -> None:
    """R-01: all fields are 0 before this is called, and that is an empty board."""


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or OVER (or CHANCE, in a game that has odds)."""
    if s.winner or s.placed == len(CELLS):
        return OVER
    return s.placed % box.players


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """R-02: every empty cell. The numbers ascend; the result says how many there are."""
    n = 0
    for cell in range(len(CELLS)):
        if s.cells[cell] == 0:
            out[n] = PLACE + cell
            n += 1
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    """R-02: a stone is placed."""
    cell, stone = action - PLACE, s.placed % box.players + 1
    tell(PLACED, stone - 1, cell)
    s.cells[cell] = stone
    s.placed += 1
    for across, down in DIRECTIONS:
        if 1 + _reach(s, cell, across, down) + _reach(s, cell, -across, -down) >= box.row:
            s.winner = stone
    if s.winner:
        tell(ROW, stone - 1)
    elif s.placed == len(CELLS):
        tell(FULL)


@kernel
def results(s: State, box: Box, out: Array) -> None:
    """R-03, R-04: how the game ended for each seat."""
    for seat in range(box.players):
        out[seat] = DREW if s.winner == 0 else WON if s.winner == seat + 1 else LOST


@kernel
def _reach(s: State, cell: int, across: int, down: int) -> int:
    """How many stones like that on a cell follow it in one direction."""
    x, y, found = cell % SIZE + across, cell // SIZE + down, 0
    while 0 <= x < SIZE and 0 <= y < SIZE and s.cells[y * SIZE + x] == s.cells[cell]:
        x, y, found = x + across, y + down, found + 1
    return found
