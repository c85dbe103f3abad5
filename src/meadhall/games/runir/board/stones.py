"""Runir: where the boards, their stones and the centre lie, in units of the wide scene."""

from math import cos, pi, sin

from meadhall.games.runir.state import STONES

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
