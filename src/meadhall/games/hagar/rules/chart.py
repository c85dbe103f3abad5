"""Hägar: the chart: which island lies where, and which can be hit from a field (H-02 to H-04). Kernels."""

from meadhall.core.kernel import kernel
from meadhall.games.hagar import island_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.state import WIDTH, State

# A quarter turn clockwise moves the printed top left field to the right, then down, then left: these are its
# positions (0 top left, 1 top right, 2 bottom left, 3 bottom right) after 0, 1, 2 and 3 quarter turns.
TURNED_TO = (0, 1, 3, 2)

# Steps to a neighbouring field, in the order of the LAND actions: here, north, east, south, west.
_DOWN = (0, -1, 0, 1, 0)
_RIGHT = (0, 0, 1, 0, -1)


@kernel
def is_laid(s: State, coaster: int) -> bool:
    """Whether this coaster lies on the table."""
    for place in range(s.laid):
        if s.coasters[place] == coaster:
            return True
    return False


@kernel
def island_at(s: State, box: Box, field: int) -> int:
    """The place whose island is on this field, or -1 for sea."""
    row, column = field // WIDTH, field % WIDTH
    place = row // 2 * 3 + column // 2
    corner = row % 2 * 2 + column % 2
    coaster = s.coasters[place]
    if coaster >= 0 and box.islands[coaster] != island_kind.SEA and TURNED_TO[s.turned[place]] == corner:
        return place
    return -1


@kernel
def field_of(s: State, place: int) -> int:
    """The field, 0..35 row by row, of the island at a place."""
    corner = TURNED_TO[s.turned[place]]
    return (place // 3 * 2 + corner // 2) * WIDTH + place % 3 * 2 + corner % 2


@kernel
def island_towards(s: State, box: Box, direction: int) -> int:
    """The place whose island is hit from the navigated field in a direction of LAND, or -1.

    H-03: from an island only the island itself. H-04: from the sea the four orthogonal neighbours, no wrap-around.
    """
    if direction == 0:
        return island_at(s, box, s.field)
    if island_at(s, box, s.field) >= 0:
        return -1
    row = s.field // WIDTH + _DOWN[direction]
    column = s.field % WIDTH + _RIGHT[direction]
    if row < 0 or row >= WIDTH or column < 0 or column >= WIDTH:
        return -1
    return island_at(s, box, row * WIDTH + column)
