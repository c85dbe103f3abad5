"""Saga: where the parts of the board lie in both shapes, and where things stand in the areas of the map.

Wide: the map with the track below it, at its right the other side's panel, the tiles, and the viewer's own panel. Tall:
both sides' cards, the map, the track, the tiles. In both a battle, and how it ended, lies over the tiles.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from meadhall.core.scene import Part, Shape
from meadhall.games.saga import location, sides

WIDE, HIGH = 1400, 900
TALL_WIDE, TALL_HIGH = 780, 1412
TOPS = (12, 658)  # of the panels beside the map: the other side's, and the viewer's own
TALL_MAP = 250  # where the map of the tall shape begins

# What lies on what.
MAP, AREA, HELD, MARK, LINES, NAME, THING, WAY, CLASH, SCROLL, WORDS = range(11)
PANEL, COIN, TILE, ON_TILE, TICK, SHEET, ON_SHEET = range(11, 18)
GROUP, MEN, TAG, RING, LEADER, EYE, BADGE = 25, 26, 40, 41, 42, 47, 48


class Layout(NamedTuple):
    """Where everything is in one shape, for somebody whose own side is `below`."""

    shape: Shape
    width: int
    height: int
    map: Part
    track: Part
    seats: tuple[Part, Part]  # by side
    tiles: tuple[Part, ...]  # from above
    sheet: Part  # a battle, the end, or those from whom somebody is chosen
    below: int


@lru_cache(maxsize=8)
def layout(shape: Shape, below: int) -> Layout:
    """The viewer's own side is below in the wide shape; in the tall one the sides lie as on the map, west and east."""
    if shape == "wide":
        seats = tuple(Part(946, TOPS[side == below]) for side in (sides.SAXONS, sides.VIKINGS))
        tiles = tuple(Part(946, 250 + 102 * row) for row in range(4))
        return Layout(shape, WIDE, HIGH, Part(0, 0), Part(30, 830), (seats[0], seats[1]), tiles, Part(946, 250), below)
    scale = 0.87
    where = Part(1 - ORIGIN[0] * scale, TALL_MAP - ORIGIN[1] * scale, scale)
    tiles = tuple(Part(6, 1026 + 96 * row) for row in range(4))
    track = Part(10, 952, 0.84)
    return Layout(
        shape, TALL_WIDE, TALL_HIGH, where, track, (Part(6, 8), Part(393, 8)), tiles, Part(6, 1026), below
    )  # fmt: skip


# --- On the map -------------------------------------------------------------------------------------------------------

Row = tuple[int, int, int]
Spot = tuple[int, int]


@dataclass(frozen=True)
class Site:
    """Where things stand in an area: each row of Units by its middle and the room that it has."""

    name: Spot
    sign: Spot  # its sigil or crown; in Scandinavia its destination space
    alone: Row  # a side that is alone here
    rows: tuple[Row, ...] = ()  # Anglo-Saxons and Vikings where both are
    stronghold: Spot = (0, 0)
    clash: Spot = (0, 0)  # where it shows that both sides meet
    holder: Spot = (0, 0)  # the shield of who controls it


SITES = (
    Site(
        (192, 164), (296, 202), (196, 240, 200), ((176, 212, 160), (214, 270, 200)), (322, 272), (266, 239), (134, 192)
    ),
    Site(
        (222, 346), (306, 344), (226, 430, 230), ((206, 404, 180), (216, 484, 200)), (334, 410), (326, 468), (152, 340)
    ),
    Site(
        (486, 384), (600, 420), (470, 440, 200), ((452, 418, 150), (518, 460, 180)), (560, 418), (414, 464), (400, 402)
    ),
    Site(
        (446, 511), (600, 562), (464, 568, 210), ((446, 546, 155), (540, 584, 150)), (548, 524), (404, 586), (386, 506)
    ),
    Site(
        (474, 641), (622, 654), (468, 690, 200), ((440, 674, 160), (524, 724, 170)), (558, 666), (600, 708), (406, 636)
    ),
    Site(
        (214, 690), (292, 692), (212, 738, 180), ((202, 738, 150), (398, 746, 150)), (302, 740), (350, 710), (150, 684)
    ),
    Site(
        (214, 563), (308, 582), (200, 618, 170), ((206, 594, 170), (236, 638, 170)), (320, 624), (152, 638), (148, 558)
    ),
    Site((824, 62), (872, 122), (804, 190, 200)),
    Site((792, 306), (884, 348), (778, 380, 168)),
    Site((788, 464), (884, 504), (778, 536, 168)),
    Site((780, 781), (0, 0), (782, 700, 200)),  # the Drakkar
)
ORIGIN = (26, 26)  # the corner of the sea: what is drawn where it lies on the map begins there
HAND_MARKER = (660, 600)  # a destination marker in the Viking's hand

assert len(SITES) == location.AREAS + 1 == location.DRAKKAR + 1 == location.ENGLAND + location.SPACES + 1
