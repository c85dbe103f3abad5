"""Hägar: the state, field by field."""

from meadhall.core.record import Record, Seats, bits, index, int8, int16, int32, int64, number, seat_number
from meadhall.games.hagar.phase import ENDED

SEATS = Seats(4)
PLACES = 9  # the places of the 3x3 chart on which coasters lie, row by row
WIDTH = 6  # fields in a row of the chart
COASTERS = 10  # room for this many different coasters
TREASURES = 16  # room for this many treasure tokens; the game has nine
DECISIONS = 27  # actions of players: those of `actions.py`

# Dice, as bits of `rolling` and `used`.
RED, BLACK, BOTH = 1, 2, 3


class State(Record):
    """A position. A treasure is known by its number: that of the treasure field on which it was laid at the start.

    Sets are kept as bits (`meadhall.core.bits`). Some fields follow from others and are kept because they are asked for
    at every step: `islands`, `on_map`, `numbers_left` and `choices`; `broken` holds them true.
    """

    phase = int8("what is going on: one of those in `phase.py`", index(0, ENDED))
    seat = int8("whose turn it is; -1 before the starting player is drawn", seat_number(3))
    turn = int16("turns begun so far, this one included", number(0, 10_000))
    choices = int32("what the seat to move may do: a set of actions; empty while chance is to move", bits(DECISIONS))
    laid = int8("coasters laid so far, 0..9", number(0, PLACES))
    coasters = int8(PLACES, "the coaster at each place; -1 before it is laid", index(-1, COASTERS - 1))
    turned = int8(PLACES, "its quarter turns clockwise, 0..3", index(0, 3))
    islands = int64("the fields with an island, of 36 row by row: a set (H-02)", bits(WIDTH * WIDTH))
    kinds = int32(6, "the treasures of each kind: face down (H-08), 1, 2, 3, Sven, Hägar, as sets", bits(TREASURES))
    on_map = int32("the treasures that nobody has won: a set", bits(TREASURES))
    won = int32(SEATS, "the treasures that each seat has won (H-17), as sets", bits(TREASURES))
    discovered = int32("the number tokens that a die has shown, or that are won (H-24, A-07): a set", bits(TREASURES))
    numbers_left = int8("number tokens still to be discovered until the game ends (H-24)", number(0, TREASURES))
    doubled = int32("the treasure on the x2 field of Helga Island, a set of one at most (H-18)", bits(TREASURES))
    moored = int32("the treasure on the marked field of Dragon Island, a set of one at most (H-30)", bits(TREASURES))
    dice = int8(2, "red and black, 1..6; 0 before they are first thrown", number(0, 6))
    rolling = int8("dice in the air: bits RED and BLACK", bits(2))
    rolls = int8("rolls left in this navigation or landing", number(0, 9))
    field = int8("the field that the navigation hit, 0..35 row by row; -1 before (H-02)", index(-1, WIDTH * WIDTH - 1))
    target = int8("the place whose island was landed on, 0..8; -1 before (H-05)", index(-1, PLACES - 1))
    used = int8("dice that have acted in this landing: bits RED and BLACK (H-12)", bits(2))
    uncounted = int32("at the end, Sven's tokens for which dice are still to be rolled (H-27): a set", bits(TREASURES))
    luck = int16(SEATS, "points that each seat got from Sven's dice", number(0, 5 * TREASURES))
