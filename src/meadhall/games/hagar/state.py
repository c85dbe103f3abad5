"""Hägar: the state, field by field."""

from meadhall.core.record import Record, bits, index, int8, int16, number, seat_number
from meadhall.games.hagar.phase import ENDED

PLACES = 9  # the places of the 3x3 chart on which coasters lie, row by row
WIDTH = 6  # fields in a row of the chart
COASTERS = 10  # room for this many different coasters
TREASURES = 16  # room for this many treasure tokens; the game has nine

# Holders of a treasure other than seats.
ON_MAP = -1

# Dice, as bits of `rolling` and `used`.
RED, BLACK, BOTH = 1, 2, 3


class State(Record):
    """A position. A treasure is known by its number: that of the treasure field on which it was laid at the start."""

    phase = int8("what is going on: one of those in `phase.py`", index(0, ENDED))
    seat = int8("whose turn it is; -1 before the starting player is drawn", seat_number(3))
    turn = int16("turns begun so far, this one included", number(0, 10_000))
    laid = int8("coasters laid so far, 0..9", number(0, PLACES))
    coasters = int8(PLACES, "the coaster at each place; -1 before it is laid", index(-1, COASTERS - 1))
    turned = int8(PLACES, "its quarter turns clockwise, 0..3", index(0, 3))
    kinds = int8(
        TREASURES,
        "what each treasure is: 1, 2, 3 or one in `token_kind.py`; face down until it is revealed (H-08)",
        index(0, 5),
    )
    holders = int8(TREASURES, "who won each treasure: a seat, or ON_MAP", seat_number(3, ON_MAP))
    doubled = int8("the treasure on the x2 field of Helga Island, or -1 (H-18)", index(-1, TREASURES - 1))
    moored = int8("the treasure on the marked field of Dragon Island, or -1 (H-30)", index(-1, TREASURES - 1))
    dice = int8(2, "red and black, 1..6; 0 before they are first thrown", number(0, 6))
    rolling = int8("dice in the air: bits RED and BLACK", bits(2))
    rolls = int8("rolls left in this navigation or landing", number(0, 9))
    field = int8("the field that the navigation hit, 0..35 row by row; -1 before (H-02)", index(-1, WIDTH * WIDTH - 1))
    target = int8("the place whose island was landed on, 0..8; -1 before (H-05)", index(-1, PLACES - 1))
    used = int8("dice that have acted in this landing: bits RED and BLACK (H-12)", bits(2))
    counted = int8("treasures looked at so far when Sven's dice are rolled at the end (H-27)", number(0, TREASURES))
    luck = int16(4, "points that each seat got from Sven's dice", number(0, 5 * TREASURES))
