"""Runir: where everything lies, in a wide scene and in a tall one."""

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.scene import Part, Shape
from meadhall.games.runir.board.stones import LEFT, TOP

WIDE, HIGH = 1200, 900
TALL = 780  # how wide the tall scene is: half as many pixels on a phone


class Box(NamedTuple):
    """A rectangle."""

    left: int
    top: int
    wide: int
    high: int


class Panel(NamedTuple):
    """Where things are in a seat's panel."""

    wide: int
    high: int
    room: int  # for the name, from 46 on
    names: tuple[int, ...]  # sizes of letters that a name may be written in; the smallest in two lines
    honour: tuple[int, int]
    middle: int  # the second line: crystals, dark die, tokens, candle
    scale: float  # of what lies in it
    purses: tuple[int, int, int]  # where the first one is, and how far the next
    coins: float  # how large they are in them


class Tray(NamedTuple):
    """Where the dice lie: a column for each rune."""

    box: Box
    x: float  # the middle of the first column
    apart: float
    touch: tuple[int, int]  # how large a column is
    across: int  # dice side by side in a column
    size: float
    air: int  # where dice fly


class Layout(NamedTuple):
    """Where the parts are in one shape, for so many players."""

    shape: Shape
    width: int
    height: int
    ground: str
    boards: Part
    tray: Tray
    till: Box
    stacks: tuple[float, float, float]  # the middle of the first stack, how far the next, and its height
    spaces: tuple[int, int, int]  # the middles of the three spaces of the hall
    space_y: int
    pile: tuple[int, int]
    pile_count: tuple[int, int]
    goal: Box
    panel: Panel
    rows: tuple[Part, ...]


PANEL, PANEL_WIDE = 884, 300  # the column at the right of the wide scene: the hall, and below it the players
_PANELS = 300  # where the panels begin there
_TALL_ROWS, _TALL_PITCH = 940, 114


@lru_cache(maxsize=8)
def layout(shape: Shape, players: int) -> Layout:
    """Where everything lies."""
    return _wide(players) if shape == "wide" else _tall(players)


def panel_high(players: int) -> int:
    """How high a panel is in the wide scene."""
    return min((890 - _PANELS) // players, 197) - 8


def tall_high(players: int) -> int:
    """How high the tall scene is."""
    return _TALL_ROWS + players * _TALL_PITCH


def _wide(players: int) -> Layout:
    high = panel_high(players)
    low = high - 41 - (high - 139) // 4
    panel = Panel(PANEL_WIDE, high, 184, (26, 22, 19, 16), (264, 36), (44 + low - 15) // 2, 1, (24, low, 47), 0.86)
    return Layout(
        "wide",
        WIDE,
        HIGH,
        "ground-wide",
        Part(0, 0),
        Tray(Box(16, 660, 430, 168), 57, 69.6, (64, 152), 1, 1, 790),
        Box(456, 660, 412, 168),
        (496, 64, 726),
        (934, 1034, 1134),
        226,
        (1018, 78),
        (1070, 88),
        Box(566, 840, 302, 46),
        panel,
        tuple(Part(PANEL, _PANELS + i * (high + 8)) for i in range(players)),
    )


def _tall(players: int) -> Layout:
    scale = (TALL - 12) / 852
    panel = Panel(TALL - 12, _TALL_PITCH - 6, 400, (30, 26, 22), (716, 39), 76, 1.12, (372, 66, 70), 1.25)
    return Layout(
        "tall",
        TALL,
        tall_high(players),
        "ground-tall",
        Part(6 - LEFT * scale, 214 - TOP * scale, scale),
        Tray(Box(6, 794, TALL - 12, 140), 70, 128, (122, 128), 2, 1.04, 896),
        Box(341, 58, 434, 150),
        (386, 69, 108),
        (53, 144, 235),
        150,
        (316, 112),
        (307, 168),
        Box(6, 6, TALL - 12, 46),
        panel,
        tuple(Part(6, _TALL_ROWS + i * _TALL_PITCH) for i in range(players)),
    )
