"""Runir: the state, field by field."""

from meadhall.core.record import COUNT, FLAG, Record, Seats, bits, index, int8, int16, int32, int64, number, seat_number
from meadhall.games.runir.phase import ENDED

SEATS = Seats(4)
RUNES = 6  # the faces of a die, and as many boards: Fehu, Uruz, Thurisaz, Ansuz, Raido, Kaunan
POSITIONS = 4  # boards in play, around the centre
STONES = 6  # on a side of a board: two of bronze, two of silver, two of gold
PLACES = POSITIONS * STONES  # stones on the table, board by board
COLOURS = 3  # bronze, silver, gold
TYPES = 6  # coins by magic rune: two types of each colour, in the order of the colours
VALUES = 4  # room for this many different values in one stack of coins
KINDS = 3  # of rewards: magic runes, goods, praise
REWARDS = KINDS * 8  # room for this many reward tokens, eight of a kind
SPACES = 3  # in the Jarl's Grand Hall, the most preferred first

MAGIC, GOODS, PRAISE = range(KINDS)
CHOICES = 33  # actions of one phase at most: those of a turn, from CARVE to END_TURN


class State(Record):
    """A position. Dice are anonymous counts, and so are coins: nobody knows a coin's value before the end (R-14).

    `choices` and `filled` follow from other fields and are kept because they are asked for at every step: `broken`
    holds them true.
    """

    phase = int8("what is going on: one of those in `phase.py`", index(0, ENDED))
    session = int8("0, or 1 in the second session of the long version (R-50)", FLAG)
    rounds = int8("rounds begun in this session, this one included; 0 before the first turn", COUNT)
    first = int8("the starting player; -1 before it is drawn", seat_number(3))
    seat = int8("whose turn it is; -1 before the starting player is drawn", seat_number(3))
    choices = int64("what the seat to move may do, as bits from the first action of its phase on", bits(CHOICES))

    boards = int8(POSITIONS, "the rune of the board at each position; -1 while none lies there", index(-1, RUNES - 1))
    sides = int8(POSITIONS, "which side of it is up: 0 or 1", FLAG)
    removed = int8("the board that is being replaced between the sessions (R-52), or -1", index(-1, RUNES - 1))
    holes = int8(PLACES, 2, "the seat whose crystal is in each hole, the first one first (R-07); or -1", seat_number(3))
    filled = int32(
        "the stones whose holes are both taken (R-09), as bits, in the order of the actions `carve`", bits(PLACES)
    )
    carved = int8(SEATS, PLACES, "how often each seat has carved each stone, full stones included (R-33)", COUNT)
    areas = int8(SEATS, "the aid areas that each seat has used: one bit per position (R-20)", bits(POSITIONS))
    centre = int8(SEATS, "each seat's crystals in the centre (R-18)", COUNT)
    crystals = int8(SEATS, "each seat's crystals in hand", COUNT)
    dark = int8(SEATS, "1 for each seat that owns a dark die (R-26)", FLAG)

    unused = int8(RUNES, "unused dice of this turn by the rune that they show (R-02)", COUNT)
    used = int8("used dice in the centre (R-08)", COUNT)
    rolling = int8("dice in the air", COUNT)
    picked = int8(RUNES, "which of the unused dice will be rolled again (R-24)", COUNT)
    placed = int8("1 once the seat has put a crystal on a stone this turn (R-15)", FLAG)
    die_set = int8("1 once the seat has set a die this turn (R-18)", FLAG)

    stone = int8(
        "the place of the stone that is being carved, in the order of the actions `carve`; or -1", index(-1, PLACES - 1)
    )
    full = int8("1 if it is carved although its holes are full (R-33)", FLAG)
    wild = int8(2, "sizes of its wild sets that are still to be filled, the largest first (R-05)", COUNT)
    chosen = int8("the rune of the die to be set (R-18), or the type of coins to be changed (R-29); -1", index(-1, 5))
    owed = int8(COLOURS, "coins of each colour that are still to be laid on the claimed reward (R-38)", COUNT)

    stacks = int8(TYPES, "coins left in each stack, in the order of the actions `type`", COUNT)
    coins = int8(SEATS, TYPES, "each seat's coins that lie on no reward", COUNT)
    laid = int8(SEATS, TYPES, "each seat's coins on its rewards (R-37)", COUNT)
    turned = int8(SEATS, TYPES, VALUES, "each seat's coins that were turned over, by type and value", COUNT)
    counted = int8("hoards of coins, seat by seat and type by type, that were turned over", number(0, 4 * TYPES))

    pile = int32("the rewards in the pile, as bits", bits(REWARDS))
    held = int32(SEATS, "the rewards that each seat has claimed, as bits", bits(REWARDS))
    hall = int8(SPACES, "the token on each space of the hall, the most preferred first; or -1", index(-1, REWARDS - 1))
    honour = int16(SEATS, "each seat's honour on the track (R-36, R-49)", number(0, 32_767))
    earlier = int16(SEATS, "the part of it that the coins of the first session brought (R-50)", number(0, 32_767))
