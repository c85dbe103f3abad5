"""The island games: the state, field by field. Sagnir and Mythical Island use the same."""

from meadhall.core import record
from meadhall.core.record import COUNT, FLAG, Seats, bits, index, int8, int16, int32, number, seat_number, uint64
from meadhall.games.island.phase import ENDED

SEATS = Seats(4)
SIDE = 8  # the island lies on a grid of 8 x 8, so that a set of cells is one 64-bit number
CELLS = SIDE * SIDE
BEINGS = 28
BONUS = 20
IN_PLAY = 8  # room for this many bonus cards on the table; the games use up to six
HELD = 7  # room for this many being cards in a hand; seven only in the all mythicals version (S-96)

KINDS = ("fire", "water", "earth", "air", "aurora")
ELEMENTS = 4

PROTECTORS = (
    "dragon", "fire-giant", "sea-goddess", "bull", "earth-goddess", "earth-giant", "griffin", "winged-horse",
)  # fmt: skip

CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdefgh")
"""Cells by column letter and row number: a1 is at the top left."""
BEING_NAMES = tuple(f"{number:02d}" for number in range(1, BEINGS + 1))
BONUS_NAMES = tuple(f"b{number:02d}" for number in range(1, BONUS + 1))
_TIMES = number(0, 32_767)


class State(record.Record):
    """A position. Cells are numbered row by row on the grid of 8 x 8; beings and bonus cards from 0.

    Secrets are zero in a view. A set of beings is a number whose bit `card` is 1 for each of them.
    """

    land = uint64(5, "for each kind the cells of the island that show it, as bits", bits(CELLS))
    # the table
    phase = int8("what is going on: one of those in `phase.py`", index(0, ENDED))
    seat = int8("whose turn it is; -1 before the first player is drawn", seat_number(SEATS - 1))
    first = int8("who began; -1 before that is drawn", seat_number(SEATS - 1))
    laid = int8("tiles of the island laid so far", COUNT)
    turn = int16("turns begun so far, this one included", _TIMES)
    boards = int8(SEATS, "the element of each seat's board (S-02); -1 before it is dealt", index(-1, ELEMENTS - 1))
    protectors = int8(SEATS, "each seat's protector (S-03); -1 before it is chosen", index(-1, len(PROTECTORS) - 1))
    pawns = int8(SEATS, "the cell of each pawn; -1 before it is placed", index(-1, CELLS - 1))
    # tiles
    hand = int8(SEATS, 5, "each seat's tiles by kind; other seats' are hidden", COUNT)
    hand_size = int8(SEATS, "how many tiles each seat holds", COUNT)
    pile = int8(5, "the draw pile by kind; hidden from everybody", COUNT)
    pile_size = int8("how many tiles the draw pile holds", COUNT)
    discard = int8(5, "the tile discard by kind, face up (S-20)", COUNT)
    shuffled = int8(5, "what the draw pile held when it was last shuffled, by kind: everybody knows that", COUNT)
    drawn = int8(SEATS, 5, "what each seat has drawn from it since, by kind; other seats' draws are hidden", COUNT)
    drew = int8(SEATS, "how many tiles each seat has drawn since then", COUNT)
    offer = int8(5, "tiles that Rán has drawn and chooses from (S-74); hidden from the others", COUNT)
    offer_size = int8("how many they are", COUNT)
    # beings
    beings = int32(SEATS, "each seat's being cards, as a set; other seats' are hidden", bits(BEINGS))
    held = int8(SEATS, "how many being cards each seat holds", COUNT)
    activated = int32(SEATS, "each seat's activated beings, as a set (S-40)", bits(BEINGS))
    being_pile = int32("the being pile, as a set; hidden from everybody", bits(BEINGS))
    being_pile_size = int8("how many cards the being pile holds", COUNT)
    being_discard = int32("the being discard, as a set, face up (S-61)", bits(BEINGS))
    offered = int32("beings that the Winged Horse chooses from (S-77), as a set; hidden from the others", bits(BEINGS))
    offered_size = int8("how many they are", COUNT)
    shuffles = int16("how often the being discard was shuffled into a new pile (S-65)", _TIMES)
    entered = int16(BEINGS, "for each card the number of the shuffle with which it last came into the pile", _TIMES)
    ages = int16(SEATS, HELD, "only in views: for each card in another hand its `entered`, ascending", _TIMES)
    offered_ages = int16(HELD, "only in views: for each card that another seat chooses from its `entered`", _TIMES)
    # bonus cards and tokens
    bonus = int8(IN_PLAY, "the bonus cards on the table, ascending", index(0, BONUS - 1))
    bonus_size = int8("how many they are", COUNT)
    tokens_on = int8(IN_PLAY, 2, "the tokens on each: 1 + the owner's seat; 0 for none", seat_number(SEATS, 0, first=1))
    tokens = int8(SEATS, "unused tokens of each seat (S-04)", COUNT)
    # this turn
    acted = int8("1 after the first action of an action turn (S-14)", FLAG)
    exchanged = int8("1 after Bergrisi's discard-and-draw (S-73)", FLAG)
    replaced = int8("replacements so far, a switch included (S-18, S-71)", COUNT)
    switched = int8("1 after the Fire Giant's switch (S-70)", FLAG)
    lifted = int8("the first cell of a switch that waits for its second; -1 otherwise", index(-1, CELLS - 1))
    steps = int8("steps so far, a flight included (S-24)", COUNT)
    flown = int8("1 after Gammur's flight (S-76)", FLAG)
    activations = int8("beings activated so far (S-38)", COUNT)
    transformed = int8("tokens used as an element so far (S-45)", COUNT)
    claims = int8("claims so far (S-55)", COUNT)
    claimed = int32("bonus cards on which a token was laid in this turn, as a set (S-54)", bits(BONUS))
    passing = int8("1 in a pass turn (S-13)", FLAG)
    to_draw = int8("tiles still to be drawn", COUNT)
    beings_to_draw = int8("being cards still to be drawn", COUNT)
    to_keep = int8("how many of what is offered are still to be kept", COUNT)
    # the end
    finisher = int8("who met the end condition (S-79); -1 before", seat_number(SEATS - 1))
    last_turns = int8("turns that follow the triggering turn (M-35)", COUNT)
