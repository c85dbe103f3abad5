"""What the card tables of both island games claim, recomputed from the content: distinct, balanced, and how hard."""

from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.games.island.patterns import cells_of, ways
from tests.sagnir.table import LETTERS

Array = npt.NDArray[Any]
ISLANDS = 8000


def starting_islands(side: int, most_lights: int, seed: int) -> Array:
    """Random starting islands, one a row: kinds of tile in reading order."""
    rng = np.random.default_rng(seed)
    tiles = np.repeat(np.arange(5, dtype=np.int8), (13, 13, 13, 13, 8))
    islands = []
    for _ in range(ISLANDS):
        shuffled = rng.permutation(tiles)
        island, rest = shuffled[: side * side], shuffled[side * side :]
        surplus = np.flatnonzero(island == 4)[most_lights:]  # S-07: the last in reading order are replaced
        island[surplus] = rest[rest != 4][: len(surplus)]
        islands.append(island)
    return np.array(islands)


def placements(pattern: list[str], side: int) -> list[list[tuple[int, str]]]:
    """Every way at every place on a square: cells and what they require."""
    found = []
    for way in ways(tuple(pattern)):
        high, wide = max(r for r, _, _ in way), max(c for _, c, _ in way)
        for row in range(side - high):
            for column in range(side - wide):
                found.append([((row + r) * side + column + c, letter) for r, c, letter in way])
    return found


def difficulty(pattern: list[str], islands: Array, side: int, jokers: bool) -> tuple[float, float, float]:
    """P0 and R of a pattern on these islands, and the standard error of R."""
    best = np.full(len(islands), 99)
    for placed in placements(pattern, side):
        shown = islands[:, [cell for cell, _ in placed]]
        if placed[0][1] == "*":
            elements = sum((shown == kind).any(axis=1).astype(int) for kind in range(4))
            missing = 4 - elements - (jokers * (shown == 4).sum(axis=1))
        else:
            wanted = np.array([LETTERS.index(letter) for _, letter in placed])
            right = (shown == wanted) | ((shown == 4) & jokers & (wanted != 4))
            missing = (~right).sum(axis=1)
        best = np.minimum(best, missing)
    return float((best == 0).mean()), float(best.mean()), float(best.std() / len(best) ** 0.5)


def is_close(measured: tuple[float, float, float], chance: float, mean: float, printed_on: int) -> bool:
    """Whether P0 and R agree with the table within four standard errors of both measurements."""
    p0, r, error = measured
    both = (1 / ISLANDS + 1 / printed_on) ** 0.5
    within = 4 * (max(chance, 1 / printed_on) * (1 - chance)) ** 0.5 * both + 0.001
    return bool(abs(p0 - chance) <= within and abs(r - mean) <= 4 * error * both * ISLANDS**0.5 + 0.006)


def canonical(pattern: list[str]) -> frozenset[frozenset[tuple[int, int, str]]]:
    """The same for two patterns exactly if one can be turned or mirrored into the other."""
    return frozenset(frozenset(way) for way in ways(tuple(pattern)))


def own_element_dominates(pattern: list[str], element: str) -> bool:
    counts = Counter(letter for _, _, letter in cells_of(pattern))
    own = counts.pop(element[0].upper())
    return own > max(counts.values())
