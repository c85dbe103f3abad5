"""Runir: where everything lies, in a wide scene and in a tall one."""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from meadhall.core.scene import Part, Shape, short
from meadhall.games.runir.state import STONES, TYPES

PANEL = 884  # where the column at the right of the wide scene begins: the hall, and below it the players
_TALL = 780  # how wide the tall scene is: half as many pixels on a phone

# Boards, stones and the centre, in units of the wide scene.
WIDE, HIGH = 422, 314  # a board
LEFT, TOP, APART = 16, 14, 8  # where the boards begin, and the gap between them
CENTRE = (LEFT + WIDE + APART // 2, TOP + HIGH + APART // 2)  # where they meet
_COLUMN, _ROW = 102.0, 149.0  # of the grid on a board

# The cells of the six stones, of the aid corner and of the rune on each board: columns and rows of a grid of 4 x 2. The
# rune is towards the centre.
_CELLS = (
    (((1, 0), (0, 1), (2, 0), (1, 1), (3, 0), (2, 1)), (0, 0), (3, 1)),
    (((0, 0), (1, 1), (1, 0), (2, 1), (2, 0), (3, 1)), (3, 0), (0, 1)),
    (((0, 0), (1, 1), (1, 0), (2, 1), (2, 0), (3, 1)), (0, 1), (3, 0)),
    (((1, 0), (0, 1), (2, 0), (1, 1), (3, 0), (2, 1)), (3, 1), (0, 0)),
)
HOLES = ((-19, 50), (19, 50))  # the two holes of a stone, from its middle
AID_BERTHS = ((-33, 52), (-11, 52), (11, 52), (33, 52))  # for the crystal of each seat, from the middle of an aid


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


def corner(position: int) -> tuple[int, int]:
    """The top left corner of the board at a position."""
    return LEFT + position % 2 * (WIDE + APART), TOP + position // 2 * (HIGH + APART)


def stone_spot(place: int) -> tuple[float, float]:
    """The middle of the stone at a place."""
    return _cell(place // STONES, *_CELLS[place // STONES][0][place % STONES])


def aid_spot(position: int) -> tuple[float, float]:
    """The middle of the aid corner of a board."""
    return _cell(position, *_CELLS[position][1])


def name_spot(position: int) -> tuple[float, float]:
    """The middle of the plate with a board's rune and name."""
    x, y = _cell(position, *_CELLS[position][2])
    return x + (5 if position % 2 else -5), y + (47 if position // 2 else -47)


def ring_spot(seat: int, number: int, of: int) -> tuple[float, float]:
    """The place of a seat's crystal on the ring around the centre: every seat has a quarter of it."""
    pitch = min(8.2, 76 / max(of, 1))
    angle = (seat * 90 - 90 + 45 + (number - (of - 1) / 2) * pitch) * pi / 180
    return CENTRE[0] + 91 * cos(angle), CENTRE[1] + 91 * sin(angle)


def _cell(position: int, column: int, row: int) -> tuple[float, float]:
    x, y = corner(position)
    return x + 7 + _COLUMN * (column + 0.5), y + 8 + _ROW * (row + 0.5)
