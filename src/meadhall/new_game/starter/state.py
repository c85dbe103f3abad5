"""Starter: the state, field by field, the actions, and the facts."""

from meadhall.core.actions import Actions
from meadhall.core.facts import SEAT, Facts
from meadhall.core.record import Record, index, int8, number

SIZE = 3
CELLS = tuple(f"{column}{row + 1}" for row in range(SIZE) for column in "abc")


class State(Record):
    """A position: one flat record of small integers. Each field says what it means, and which values it takes."""

    cells = int8(len(CELLS), "0 for an empty cell, or 1 more than the seat whose stone lies there", index(0, 2))
    placed = int8("how many stones lie on the board: it is seat 0's turn when that is even", number(0, len(CELLS)))
    winner = int8("1 more than the seat that has a row; 0 for none", index(0, 2))


# Choose words that last: people type them, and game files hold them. What chance decides comes after what seats decide:
# DIE = ACTIONS.chance("die", ("1", "2", "3", "4", "5", "6"))
ACTIONS = Actions()
PLACE = ACTIONS.decision("place", CELLS)

# What the rules tell: each fact with its numbers, and what they stand for. own("cell") is for its own seat only.
FACTS = Facts()
PLACED = FACTS.add("placed", "laid", seat=SEAT, cell="cell")
ROW = FACTS.add("row", "ended", seat=SEAT)
FULL = FACTS.add("full", "ended")
