"""Hägar: the chart: where islands lie, and which can be hit and landed on from a field (H-02 to H-09). Kernels."""

import numpy as np

from meadhall.core.bits import lowest
from meadhall.core.kernel import kernel
from meadhall.games.hagar import actions, island_kind, token_kind
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.rules.treasures import figure_of, in_front_of, lying, number_tokens
from meadhall.games.hagar.state import WIDTH, State

# A quarter turn clockwise moves the printed top left field to the right, then down, then left: these are its
# positions (0 top left, 1 top right, 2 bottom left, 3 bottom right) after 0, 1, 2 and 3 quarter turns.
TURNED_TO = (0, 1, 3, 2)

# Steps to a neighbouring field, in the order of the LAND actions: here, north, east, south, west.
_DOWN = (0, -1, 0, 1, 0)
_RIGHT = (0, 0, 1, 0, -1)


def _neighbour(field: int, direction: int) -> int:
    row, column = field // WIDTH + _DOWN[direction], field % WIDTH + _RIGHT[direction]
    return row * WIDTH + column if 0 <= row < WIDTH and 0 <= column < WIDTH else -1


_FIELDS = range(WIDTH * WIDTH)
NEIGHBOURS = np.array([[_neighbour(field, direction) for direction in range(5)] for field in _FIELDS], np.int8)
"""For each field and each direction of LAND the field that lies there; -1 beyond the chart."""
BESIDE = np.array([sum(1 << int(n) for n in row[1:] if n >= 0) for row in NEIGHBOURS], np.int64)
"""For each field its neighbours, up to four of them, as a set."""
TOWARDS = np.zeros(2 * WIDTH + 1, np.int8)
"""The direction of LAND from a field to one beside it, by how much further that is, row by row; WIDTH means here."""
TOWARDS[[WIDTH, 0, WIDTH + 1, 2 * WIDTH, WIDTH - 1]] = range(5)
PLACE_OF = np.array([field // WIDTH // 2 * 3 + field % WIDTH // 2 for field in _FIELDS], np.int8)
"""For each field the place of the coaster that it is on."""


@kernel
def is_laid(s: State, coaster: int) -> bool:
    """Whether this coaster lies on the table."""
    for place in range(s.laid):
        if s.coasters[place] == coaster:
            return True
    return False


@kernel
def islands_on_chart(s: State, box: Box) -> int:
    """The fields with an island, as a set: all coasters but those of the sea have one."""
    found = 0
    for place in range(s.laid):
        if box.islands[s.coasters[place]] != island_kind.SEA:
            found |= 1 << field_of(s, place)
    return found


@kernel
def has_island(s: State, field: int) -> bool:
    """Whether an island is on this field."""
    return s.islands >> field & 1 != 0


@kernel
def island_at(s: State, field: int) -> int:
    """The place whose island is on this field, or -1 for sea."""
    return PLACE_OF[field] if has_island(s, field) else -1


@kernel
def field_of(s: State, place: int) -> int:
    """The field, 0..35 row by row, of the island at a place."""
    corner = TURNED_TO[s.turned[place]]
    return int((place // 3 * 2 + corner // 2) * WIDTH + place % 3 * 2 + corner % 2)


@kernel
def island_towards(s: State, direction: int) -> int:
    """The place whose island is hit from the navigated field in a direction of LAND, or -1.

    H-03: from an island only the island itself. H-04: from the sea the four orthogonal neighbours, no wrap-around.
    """
    if direction != 0 and has_island(s, s.field):
        return -1
    field = NEIGHBOURS[s.field, direction]
    return island_at(s, field) if field >= 0 else -1


@kernel(inline=True)
def is_useful(s: State, box: Box, place: int) -> bool:
    """H-09: whether anything could happen to the player on the island at this place."""
    island = box.islands[s.coasters[place]]
    if island == island_kind.HELGA:
        return in_front_of(s, s.seat) & number_tokens(s) != 0
    if island == island_kind.DRAGON:
        return bool(in_front_of(s, s.seat) & s.kinds[1] != 0)
    if lying(s, box, place) != 0:
        return True  # H-23: a figure island with a token left is an ordinary treasure island
    figure = figure_of(island)
    won_by_others = ~(s.on_map | s.won[s.seat])
    return bool(figure != token_kind.FACE_DOWN and won_by_others & s.kinds[figure] != 0)  # H-21, H-22


@kernel(inline=True)
def possible_targets(s: State, box: Box) -> int:
    """H-05: the islands to land on, as a set of actions."""
    if has_island(s, s.field):  # H-03
        return 1 << actions.LAND if is_useful(s, box, PLACE_OF[s.field]) else 0
    targets = 0
    beside = s.islands & BESIDE[s.field]  # H-04
    while beside != 0:
        field = lowest(beside)
        beside &= beside - 1
        if is_useful(s, box, PLACE_OF[field]):
            targets |= 1 << (actions.LAND + int(TOWARDS[field - s.field + WIDTH]))
    return targets
