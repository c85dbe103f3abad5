"""Liar: the state, field by field, the actions, and the facts."""

from meadhall.core.actions import Actions
from meadhall.core.facts import NUMBER, SEAT, Facts, own
from meadhall.core.record import Record, index, int8, number, seat_number

SEATS, DICE, FACES, LIVES = 2, 3, 6, 5  # at most
BIDS = tuple(f"{count + 1}x{face + 1}" for count in range(SEATS * DICE) for face in range(FACES))


class State(Record):
    """A position."""

    seat = int8("the seat to bid", seat_number(SEATS, 0))
    lives = int8(SEATS, "how many lives each seat has", number(0, LIVES))
    rolled = int8("how many dice were rolled in this round, those of seat 0 first", number(0, SEATS * DICE))
    dice = int8(SEATS, FACES, "for each seat how many of its dice show each face; 0 where unknown", number(0, DICE))
    bid = int8("1 more than the number of the last bid; 0 for none", index(0, len(BIDS)))


ACTIONS = Actions()
DOUBT = ACTIONS.decision("doubt")
BID = ACTIONS.decision("bid", BIDS)
ROLL = ACTIONS.chance("roll", tuple(str(face + 1) for face in range(FACES)))

FACTS = Facts()
ROLLED = FACTS.add("rolled", seat=SEAT, face=own(NUMBER))
RAISED = FACTS.add("raised", seat=SEAT, bid="bid")
DOUBTED = FACTS.add("doubted", "fought", seat=SEAT, bid="bid")
LOST_LIFE = FACTS.add("lost-life", "scored", seat=SEAT, left=NUMBER)
