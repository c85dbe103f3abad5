"""Saga: where the parts of the board lie in both shapes. The numbers within each part are in `layout.toml`.

Wide: the map with the track below it, at its right the other side's panel, the tiles, and the viewer's own panel. Tall:
both sides' panels, the map, the track, the tiles. In both, a battle and the end of the game lie over the tiles.
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from meadhall.core.content import learnt
from meadhall.core.scene import Part, Shape
from meadhall.games.saga import location, sides

ORIGIN = (26, 26)
"""The corner of the sea, where looks begin that are drawn as they lie on the map."""
HAND_MARKER = (660, 600)
"""A destination marker in the Viking's hand."""

Row = tuple[int, int, int]  # the middle of some Units, and the room that they have
Spot = tuple[int, int]
Place = tuple[float, float, float]  # where on the board, and how large


class Site(Struct, frozen=True):
    """Where things stand in an area."""

    name: Spot
    alone: Row  # a side that is alone here
    sign: Spot = (0, 0)  # its sigil or crown; in Scandinavia its destination space
    rows: tuple[Row, ...] = ()  # Anglo-Saxons and Vikings where both are
    stronghold: Spot = (0, 0)
    clash: Spot = (0, 0)  # where it shows that both sides meet


class PanelMeasures(Struct, frozen=True):
    """Where things are on the panel of a side."""

    wide: int
    high: int
    name: tuple[int, int, int]  # where, and how many letters have room
    goal: Spot
    coins: Spot  # how many, in words
    purse: tuple[int, int, int]  # where the coins lie, and in how much room
    areas: Spot
    shields: Spot  # those of the areas under control
    foes: Spot
    spare: Spot  # Strongholds to build
    initiative: Spot
    men: tuple[int, int, float]  # the Warriors in supply, and how large
    leaders: tuple[int, int, int, float]  # those off the map: the first, how far apart, how large


class TileMeasures(Struct, frozen=True):
    """The measures of an action tile."""

    wide: int
    high: int
    half: int  # the width of a half; the number lies between them
    edge: int  # the width of the bonuses
    letters: float
    icons: tuple[float, float]  # how high they stand, and how large they are
    bonuses: float  # how large they are


class SheetMeasures(Struct, frozen=True):
    """Where things are on the sheet over the tiles."""

    wide: int
    title: Spot  # how high it stands, and how many letters have room; more of them are smaller
    strength: int  # how high both Strengths stand
    equation: int
    units: tuple[int, float]  # how high they stand, and how large they are
    told: tuple[int, int, int, int]  # the first line, how far apart, letters of a line, lines
    award: tuple[int, int, int]  # the first line, how far apart, letters of a line


class _Measures(Struct, frozen=True):
    areas: dict[str, Site]
    panels: dict[Shape, PanelMeasures]
    tiles: dict[Shape, TileMeasures]
    sheets: dict[Shape, SheetMeasures]


_measures = msgspec.toml.decode(Path(__file__).with_suffix(".toml").read_bytes(), type=learnt(_Measures))
SITES = [_measures.areas[word] for word in location.WORDS[: location.DRAKKAR + 1]]
PANELS, TILES, SHEETS = _measures.panels, _measures.tiles, _measures.sheets


class SagaLayout(NamedTuple):
    """Where everything is in one shape, for a viewer whose own side is `below`."""

    shape: Shape
    width: int
    height: int
    map: Part
    track: Part
    seats: tuple[Part, Part]  # by side
    tiles: tuple[Part, ...]  # from above
    sheet: Part  # over the tiles: a battle, the end, or a choice
    below: int


@lru_cache(maxsize=8)
def layout(shape: Shape, below: int) -> SagaLayout:
    """The viewer's own side is below in the wide shape; in the tall one the sides lie as on the map, west and east."""
    if shape == "wide":
        other, own = Part(946, 12), Part(946, 658)
        seats = (own, other) if below == sides.SAXONS else (other, own)
        tiles = tuple(Part(946, 250 + 102 * row) for row in range(4))
        return SagaLayout(shape, 1400, 900, Part(0, 0), Part(30, 830), seats, tiles, Part(946, 250), below)
    scale, seats = 0.87, (Part(6, 8), Part(393, 8))
    where = Part(1 - ORIGIN[0] * scale, 250 - ORIGIN[1] * scale, scale)
    tiles = tuple(Part(6, 1026 + 96 * row) for row in range(4))
    return SagaLayout(shape, 780, 1412, where, Part(10, 952, 0.84), seats, tiles, Part(6, 1026), below)
