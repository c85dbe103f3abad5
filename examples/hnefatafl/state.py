"""Hnefatafl: the squares, the state, field by field, the actions, and the facts."""

from meadhall.core.actions import Actions
from meadhall.core.facts import NUMBER, SEAT, Facts
from meadhall.core.record import Record, index, int8, number, seat_number

SIZE = 9  # of the largest board; a smaller one is its lower left part
SQUARES = tuple(f"{column}{row + 1}" for row in range(SIZE) for column in "abcdefghi")
ATTACKERS, KINGS = 0, 1  # the seats
MOST = 16  # attackers have the numbers 1 to 16; then come the king and his men
KING = MOST + 1
MEN = KING + MOST // 2
GOING_ON, DRAWN = 0, 3  # how the game stands; 1 and 2 say which seat has won


class State(Record):
    """A position. Men keep their numbers as long as they live."""

    squares = int8(len(SQUARES), "the number of the man on each square; 0 for an empty one", index(0, MEN))
    men = int8(2, "how many men each side has on the board, the king among them", number(0, MOST))
    king = int8("the square of the king; where he stood last if he was captured", index(0, len(SQUARES) - 1))
    seat = int8("whose turn it is", seat_number(1, 0))
    quiet = int8("moves since somebody was captured (HT-13)", number(0, 100))
    end = int8("GOING_ON, DRAWN, or 1 more than the seat that has won", index(GOING_ON, DRAWN))


ACTIONS = Actions()
MOVE = ACTIONS.decision("move", SQUARES, SQUARES)

FACTS = Facts()
MOVED = FACTS.add("moved", "moved", seat=SEAT, start="square", goal="square")
MOVED_KING = FACTS.add("moved-king", "moved", seat=SEAT, start="square", goal="square")
CAPTURED = FACTS.add("captured", "taken", square="square")
KING_CAPTURED = FACTS.add("king-captured", "ended", square="square")
ESCAPED = FACTS.add("escaped", "ended")
STUCK = FACTS.add("stuck", "ended", seat=SEAT)
QUIET = FACTS.add("quiet", "ended", moves=NUMBER)
