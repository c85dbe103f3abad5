"""Runir: where everything lies, in a wide scene and in a tall one."""

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.scene import Part, Shape, short
from meadhall.games.runir.board.stones import LEFT, TOP
from meadhall.games.runir.state import TYPES

PANEL = 884  # where the column at the right of the wide scene begins: the hall, and below it the players
_TALL = 780  # how wide the tall scene is: half as many pixels on a phone


class Panel(NamedTuple):
    """The places of things in a seat's panel."""

    wide: int
    high: int
    room: int  # for the name, from 46 on
    names: tuple[int, ...]  # sizes of letters that a name may be written in; the smallest in two lines
    honour: tuple[int, int]
    middle: int  # the second line: crystals, dark die, tokens, candle
    scale: float  # of the things in it
    purses: tuple[int, int, int]  # the place of the first one, and how far the next is
    coins: float  # how large they are in them

    def purse(self, kind: int) -> tuple[float, float]:
        """The place of a purse."""
        x, y, apart = self.purses
        return x + kind * apart, y


class Tray(NamedTuple):
    """The place of the dice: a column for each rune."""

    top: int
    high: int
    x: float  # the middle of the first column
    apart: float
    half: int  # of a column's width
    across: int  # dice side by side in a column
    size: float
    air: int  # where dice fly


class RunirLayout(NamedTuple):
    """The places of all parts in one shape, for so many players."""

    width: int
    height: int
    ground: str
    boards: Part
    tray: Tray
    stacks: list[tuple[float, float]]
    spaces: tuple[int, int, int]  # the middles of the three spaces of the hall
    space_y: int
    pile: tuple[int, int]
    pile_count: tuple[int, int]
    goal: tuple[int, int]
    panel: Panel
    rows: list[Part]


@lru_cache(maxsize=8)
def layout(shape: Shape, players: int) -> RunirLayout:
    """Where everything lies."""
    return _wide(players) if shape == "wide" else _tall(players)


def _stacks(x: float, apart: float, y: float) -> list[tuple[float, float]]:
    """The places of the six stacks of coins, in pairs of one metal."""
    return [(short(x + kind * apart + kind // 2 * 6), y) for kind in range(TYPES)]


def _wide(players: int) -> RunirLayout:
    top, high = 300, min(590 // players, 197) - 8
    low = high - 41 - (high - 139) // 4
    return RunirLayout(
        1200,
        900,
        "ground-wide",
        Part(0, 0),
        Tray(660, 168, 57, 69.6, 32, 1, 1, 790),
        _stacks(496, 64, 726),
        (934, 1034, 1134),
        226,
        (1018, 78),
        (1070, 88),
        (566, 840),
        Panel(300, high, 184, (26, 22, 19, 16), (264, 36), (29 + low) // 2, 1, (24, low, 47), 0.86),
        [Part(PANEL, top + i * (high + 8)) for i in range(players)],
    )


def _tall(players: int) -> RunirLayout:
    scale, top, pitch = (_TALL - 12) / 852, 940, 114
    return RunirLayout(
        _TALL,
        top + players * pitch,
        "ground-tall",
        Part(6 - LEFT * scale, 214 - TOP * scale, scale),
        Tray(794, 140, 70, 128, 61, 2, 1.04, 896),
        _stacks(382, 69, 108),
        (53, 144, 235),
        150,
        (316, 112),
        (307, 168),
        (6, 6),
        Panel(_TALL - 12, pitch - 6, 400, (30, 26, 22), (716, 39), 76, 1.12, (372, 66, 70), 1.25),
        [Part(6, top + i * pitch) for i in range(players)],
    )
