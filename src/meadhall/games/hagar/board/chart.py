"""Hägar: where things are on the chart."""

from meadhall.games.hagar.state import WIDTH

CELL = 128  # the side of a field
LEFT = TOP = 78  # where the fields begin

# Where treasures lie on an island field, from its middle: the first so many of these; a lone one lies between.
_BERTHS = ((-25, 24), (25, 24), (38, -22), (-38, -22))
MARKED_AT = (20, 25)  # the marked field of Helga or Dragon Island, likewise


def middle(field: int) -> tuple[int, int]:
    """The middle of a field, 0..35 row by row."""
    return LEFT + field % WIDTH * CELL + CELL // 2, TOP + field // WIDTH * CELL + CELL // 2


def berths(count: int) -> tuple[tuple[int, int], ...]:
    """The places of an island's treasures, from the middle of its field."""
    return ((0, 25),) if count == 1 else _BERTHS[:count]


def sea_life_at(corner: int) -> tuple[int, int]:
    """The place of the sea life on a coaster whose island lies in this corner: the opposite corner."""
    return 64 + (1 - corner % 2) * CELL, 64 + (1 - corner // 2) * CELL
