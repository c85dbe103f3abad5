"""Patterns and layouts: rows of letters as people write them, and the tables that `rules/matching.py` matches with."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import numpy as np

from meadhall.core.record import Array
from meadhall.core.text import count
from meadhall.games.island.state import SIDE

LETTERS = {"F": 0, "W": 1, "E": 2, "A": 3, "N": 4}  # the letter of each kind of tile
ANY = "*"  # marks a cell of an any-arrangement bonus card (S-34)
GAP = "."
LARGEST = 5  # patterns fit into 5 x 5
REQUIRED = 12  # a pattern requires at most so many cells
MOST_CELLS = 40  # S-95: an island has at most so many cells
LEAST_SIDE = 4  # S-95: an island is at least so wide and high

# A pawn looks at the cells up to two steps away, but for the corners: rows of three, five, five, five and three.
_ROWS = {-2: 1, -1: 2, 0: 2, 1: 2, 2: 1}  # by rows down: how many columns to each side
_AROUND = [(row, column) for row, side in _ROWS.items() for column in range(-side, side + 1)]
_NEAREST = sorted(_AROUND, key=lambda step: max(abs(step[0]), abs(step[1])))
NEAR = len(_AROUND)
NEXT = 9  # its own cell and those that touch it come first in `NEAREST`
NEAREST = np.array([_AROUND.index(step) for step in _NEAREST])
"""The cells that it looks at, by their number in reading order, nearest first."""
CENTRE = 27  # a cell that has them all around it on the grid
ROWS = np.array(
    [[CENTRE + row * SIDE - side, (1 << 2 * side + 1) - 1, _AROUND.index((row, -side))] for row, side in _ROWS.items()]
)
"""For each row around CENTRE its first cell, its cells as bits, and the number of its first cell in reading order."""
POSES = 8  # for so many cells of a pattern, in each way, the first look tells whether the pawn could stand there
SEA = 5  # what shows where there is no tile

Cell = tuple[int, int, str]  # row, column and letter of a required cell


def wrong_pattern(rows: Sequence[str], letters: Iterable[str]) -> Iterator[str]:
    """The mistakes in a pattern.

    >>> next(wrong_pattern(["FF", "F"], "FWEAN"))
    'row 2 has 1 cell, row 1 has 2'
    >>> next(wrong_pattern(["FX"], "FWEAN"))
    'row 1: "X" is no tile; use F, W, E, A, N or . for a gap'
    """
    if not rows or not rows[0]:
        yield "the pattern is empty"
        return
    known = list(letters)
    yield from _wrong_rows(rows, {*known, GAP}, f"is no tile; use {', '.join(known)} or . for a gap")
    cells = cells_of(rows)
    if not 1 <= len(cells) <= REQUIRED:
        yield f"it requires {len(cells)} cells; 1 to {REQUIRED} are possible"
    if len(rows) > LARGEST or len(rows[0]) > LARGEST:
        yield f"it is {len(rows[0])} wide and {len(rows)} high; at most {LARGEST} x {LARGEST} is possible"
    marked = sum(letter == ANY for _, _, letter in cells)
    if marked and (marked != 4 or len(cells) != 4):
        yield f"an any-arrangement pattern has exactly four cells, all marked {ANY} (S-34)"


def _wrong_rows(rows: Sequence[str], known: set[str], what: str) -> Iterator[str]:
    """Rows with letters that are not known, or of another length than the first."""
    for number, row in enumerate(rows, 1):
        if strange := [letter for letter in row if letter not in known]:
            yield f'row {number}: "{strange[0]}" {what}'
        if len(row) != len(rows[0]):
            yield f"row {number} has {count(len(row), 'cell')}, row 1 has {len(rows[0])}"


def cells_of(rows: Sequence[str]) -> list[Cell]:
    """The required cells of a pattern."""
    return [(r, c, letter) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != GAP]


@lru_cache(maxsize=1024)
def ways(rows: tuple[str, ...]) -> tuple[tuple[Cell, ...], ...]:
    """S-30: the different ways to lay a pattern: turned, mirrored, its corner moved to row 0, column 0.

    The cells come in the same order in each way, so that the i-th always requires the same kind: Northern Lights
    first and the most frequent kind last, so that a test fails as early as it can.

    >>> len(ways(("FAF",))), len(ways(("FF.", "WFE", "..F")))
    (2, 8)
    """
    different: list[tuple[Cell, ...]] = []
    cells = cells_of(rows)
    often = Counter(letter for _, _, letter in cells)
    cells.sort(key=lambda cell: (cell[2] != "N", often[cell[2]], cell))
    for _ in range(2):
        for _ in range(4):
            cells = [(c, -r, letter) for r, c, letter in cells]
            top, left = min(r for r, _, _ in cells), min(c for _, c, _ in cells)
            way = tuple((r - top, c - left, letter) for r, c, letter in cells)
            if all(set(way) != set(other) for other in different):
                different.append(way)
        cells = [(r, -c, letter) for r, c, letter in cells]
    return tuple(different)


def fitting_corners(way: Sequence[Cell], island: int) -> int:
    """The corners, as bits, at which every required cell falls on the island."""
    columns = (1 << SIDE - max(c for _, c, _ in way)) - 1  # further right the pattern would wrap into the next row
    corners = sum(columns << row * SIDE for row in range(SIDE))
    for r, c, _ in way:
        corners &= island >> (r * SIDE + c)
    return corners


@lru_cache(maxsize=1024)
def poses(rows: tuple[str, ...], jokers: bool) -> Array:
    """For each of the cells around a pawn and each kind that it may show, or SEA: the poses of a pattern that allow it.

    A pose is a way to lay the pattern with a certain cell under the pawn. A way has POSES bits for them; if there are
    more, some share one, which is set if one of them is right.
    """
    allowed = np.zeros((NEAR, SEA + 1), np.uint64)
    for number, way in enumerate(ways(rows)):
        for under, (row, column, _) in enumerate(way):
            required = {(r - row, c - column): letter for r, c, letter in way}
            letters = [required.get(step, GAP) for step in _NEAREST]
            right = [[_allows(letter, kind, jokers) for kind in range(SEA + 1)] for letter in letters]
            allowed |= np.array(right, np.uint64) << np.uint64(POSES * number + under % POSES)
    return allowed


def _allows(letter: str, kind: int, jokers: bool) -> bool:
    """Whether a tile of this kind may lie where a pattern has this letter; S-31: Northern Lights for any element."""
    if letter in (GAP, ANY):
        return letter == GAP or kind != SEA
    return LETTERS[letter] == kind or (jokers and kind == LETTERS["N"])


def wrong_layout(rows: Sequence[str]) -> Iterator[str]:
    """S-95: what is wrong with a layout of the island.

    >>> next(wrong_layout(["####", "####", "####"]))
    'it is 4 wide and 3 high; at least 4 x 4 is needed (S-95)'
    """
    yield from _wrong_rows(rows, {"#", GAP}, "is neither # for a tile nor . for a gap")
    cells = {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"}
    if not cells:
        yield "it has no tile"
        return
    if len(cells) > MOST_CELLS:
        yield f"it has {len(cells)} tiles, at most {MOST_CELLS} are possible (S-95)"
    high, wide = (1 + max(along) - min(along) for along in zip(*cells, strict=True))
    if min(high, wide) < LEAST_SIDE:
        yield f"it is {wide} wide and {high} high; at least {LEAST_SIDE} x {LEAST_SIDE} is needed (S-95)"
    if len(rows) > SIDE or len(rows[0]) > SIDE:
        yield f"it is drawn {len(rows[0])} wide and {len(rows)} high; at most {SIDE} x {SIDE} is possible"
    reached, frontier = set(), [min(cells)]
    while frontier:
        r, c = cell = frontier.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            frontier += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    if reached != cells:
        yield "its tiles do not hang together side by side (S-95)"


def neighbours(cell: int, island: int, distance: int = 1) -> int:
    """S-25: the cells of the island that touch this one, by side or corner, as bits.

    S-76: at distance 2 the cells in a straight line behind a cell that carries a tile: where a flight leads.
    """
    cells = 0
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            path = [(cell // SIDE + n * down, cell % SIDE + n * right) for n in range(1, distance + 1)]
            inside = all(0 <= r < SIDE and 0 <= c < SIDE and island >> (r * SIDE + c) & 1 for r, c in path)
            if (down or right) and inside:
                cells |= 1 << path[-1][0] * SIDE + path[-1][1]
    return cells
