"""The island games: where the pattern of a being is nearest, for players who would like help to see it."""

from functools import lru_cache

import numpy as np

from meadhall.core.record import Array
from meadhall.games.island import patterns, phase, tile_kind
from meadhall.games.island.state import CELLS, SIDE
from meadhall.games.island.words.names import IslandView, being_pattern

_FAR = 16  # more than any distance on the island: a missing tile weighs more than any way to it


def is_played(view: IslandView) -> bool:
    """Whether the viewer's pawn stands on the island, and the game is not over."""
    return view.seat >= 0 and bool(phase.ACTING <= view.state.phase < phase.ENDED)


def missing(view: IslandView, being: int) -> list[tuple[int, int]]:
    """The cells, and their kinds, that a being lacks where it lacks the fewest, and is nearest to the viewer's pawn.

    Empty where its pattern lies on the island, and where the viewer does not play now."""
    s, box = view.state, view.box
    if not is_played(view):
        return []
    cells, kinds = _placements(tuple(being_pattern(view, being)), int(box.island))
    shown = np.unpackbits(s.land.view(np.uint8), bitorder="little").reshape(-1, CELLS)
    right = shown[kinds, cells]
    if box.jokers:
        right = right | shown[tile_kind.AURORA][cells]  # S-31
    row, column = divmod(int(s.pawns[view.seat]), SIDE)
    away = np.maximum(abs(cells // SIDE - row), abs(cells % SIDE - column)).min(axis=1)
    best = int(np.argmin((1 - right.astype(np.int64)).sum(axis=1) * _FAR + away))
    return [(int(cells[best, i]), int(kinds[i])) for i in range(len(kinds)) if not right[best, i]]


@lru_cache(maxsize=256)
def _placements(rows: tuple[str, ...], island: int) -> tuple[Array, Array]:
    """All placements of a pattern on an island, each as its cells, and the kinds that these require."""
    ways = patterns.ways(rows)
    cells = [
        [corner + r * SIDE + c for r, c, _ in way]
        for way in ways
        for corner in range(CELLS)
        if patterns.fitting_corners(way, island) >> corner & 1
    ]
    return np.array(cells), np.array([patterns.LETTERS[letter] for _, _, letter in ways[0]])
