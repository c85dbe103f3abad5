"""Hägar: where the parts of the board lie, in a wide scene and in a tall one, and where things are on the chart."""

from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from meadhall.core.content import learnt
from meadhall.core.scene import Part, Shape
from meadhall.games.hagar.state import WIDTH

CELL = 128  # the side of a field
LEFT = TOP = 78  # where the fields begin

# Where treasures lie on an island field, from its middle: the first so many of these; a lone one lies between.
_BERTHS = ((-25, 24), (25, 24), (38, -22), (-38, -22))
MARKED_AT = (20, 25)  # the marked field of Helga or Dragon Island, likewise


class HagarLayout(msgspec.Struct, frozen=True):
    """The places of all parts in one shape; `layout` fits them to the number of players."""

    width: int
    height: int
    ground: str
    chart: Part
    tray: Part
    dice: tuple[Part, Part]
    rolls: Part
    badges: tuple[Part, Part]
    strip: Part  # for the treasures that are still face down
    rows: tuple[Part, ...]  # one for each seat, the viewer's own first
    row_high: int
    lines: int  # of treasures in a row


_read = msgspec.toml.decode(Path(__file__).with_suffix(".toml").read_bytes(), type=learnt(dict[Shape, HagarLayout]))


@lru_cache(maxsize=8)
def layout(shape: Shape, players: int) -> HagarLayout:
    """Where everything lies."""
    whole = _read[shape]
    if shape == "wide":  # the rows lie below each other
        (left, top, _), pitch = whole.rows[0], min(584 // players, 192)
        rows = tuple(Part(left, top + i * pitch) for i in range(players))
        return replace(whole, rows=rows, row_high=pitch - 10)
    below = 2 if players == 2 else 3  # rows below the chart: beside the tray, and with more players below it
    height, ground = whole.height + below * 128, f"{whole.ground}-{below}"
    return replace(whole, height=height, ground=ground, rows=whole.rows[:players])


def middle(field: int) -> tuple[int, int]:
    """The middle of a field, 0..35 row by row."""
    return LEFT + field % WIDTH * CELL + CELL // 2, TOP + field // WIDTH * CELL + CELL // 2


def berths(count: int) -> tuple[tuple[int, int], ...]:
    """The places of an island's treasures, from the middle of its field."""
    return ((0, 25),) if count == 1 else _BERTHS[:count]
