"""The island games: sets of cells. Bit number i of a 64-bit number says whether cell i is in the set. Kernels."""

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.island import tile_kind
from meadhall.games.island.state import State

NO_CELL = np.uint64(0)
ONE = np.uint64(1)


@kernel
def bit(cell: int) -> np.uint64:
    """The set of just this cell."""
    return ONE << np.uint64(cell)


@kernel
def count_cells(cells: np.uint64) -> int:
    """How many cells are in a set."""
    n = 0
    while cells != NO_CELL:
        cells = cells & (cells - ONE)
        n += 1
    return n


@kernel
def first_cell(cells: np.uint64) -> int:
    """The number of the first cell of a set: how many cells there are below it."""
    return count_cells(~cells & (cells - ONE))


@kernel
def list_cells(cells: np.uint64, first: int, out: Array, n: int) -> int:
    """Writes `first` plus each cell of a set, ascending, from place n on; returns the place behind the last."""
    while cells != NO_CELL:
        out[n] = first + first_cell(cells)
        cells = cells & (cells - ONE)
        n += 1
    return n


@kernel
def kind_at(s: State, cell: int) -> int:
    """The kind of tile on this cell, or -1 if there is none."""
    for kind in range(tile_kind.AURORA + 1):
        if s.land[kind] & bit(cell) != NO_CELL:
            return kind
    return -1
