"""Nine Men's Morris: the board, the state, field by field, the actions, and the facts."""

from itertools import pairwise

import numpy as np

from meadhall.core.actions import Actions
from meadhall.core.facts import NUMBER, SEAT, Facts
from meadhall.core.record import FLAG, Record, index, int8, number, seat_number

MEN = 9
GOING_ON, DRAWN = 0, 3  # how the game stands; 1 and 2 say which seat has won

# NM-01: the lines of three, row by row from below and then column by column; points are named as on a chart.
_ACROSS = ("a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5", "b6 d6 f6", "a7 d7 g7")
_UP = ("a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7")
POINTS = tuple(" ".join(_ACROSS).split())

# Kernels may read arrays of a module: they are compiled in. Here are the points of each line, the lines of each
# point, and which points lie next to each other.
LINES = np.array([[POINTS.index(point) for point in line.split()] for line in _ACROSS + _UP], dtype=np.int8)
LINES_OF = np.array([np.flatnonzero(np.isin(LINES, point).any(axis=1)) for point in range(len(POINTS))], dtype=np.int8)
BESIDE = np.zeros((len(POINTS), len(POINTS)), dtype=np.bool_)
for _line in LINES:
    for _one, _other in pairwise(_line):
        BESIDE[_one, _other] = BESIDE[_other, _one] = True


class State(Record):
    """A position. Men keep their numbers: 1 to 9 are those of seat 0, 10 to 18 those of seat 1."""

    points = int8(len(POINTS), "the number of the man on each point; 0 for an empty one", index(0, 2 * MEN))
    hand = int8(2, "how many men each seat has in hand; the one with the lowest number is placed first", number(0, MEN))
    men = int8(2, "how many men each seat has on the board", number(0, MEN))
    seat = int8("whose turn it is", seat_number(1, 0))
    taking = int8("whether this seat has closed a mill and takes a man (NM-05)", FLAG)
    quiet = int8("moves since the last man was placed or the last mill was closed (NM-10)", number(0, 100))
    end = int8("GOING_ON, DRAWN, or 1 more than the seat that has won", index(GOING_ON, DRAWN))


ACTIONS = Actions()
PLACE = ACTIONS.decision("place", POINTS)
MOVE = ACTIONS.decision("move", POINTS, POINTS)
TAKE = ACTIONS.decision("take", POINTS)

FACTS = Facts()
PLACED = FACTS.add("placed", "laid", seat=SEAT, point="point")
MOVED = FACTS.add("moved", "moved", seat=SEAT, start="point", point="point")
MILL = FACTS.add("mill")
TAKEN = FACTS.add("taken", "taken", seat=SEAT, other=SEAT, point="point")
FEW = FACTS.add("few", "ended", seat=SEAT)
STUCK = FACTS.add("stuck", "ended", seat=SEAT)
QUIET = FACTS.add("quiet", "ended", moves=NUMBER)
