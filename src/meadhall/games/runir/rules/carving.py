"""Runir: dice and stones. What the dice on the table can carve (R-05 to R-17, R-30, R-33), and the carving itself."""

from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.runir import phase
from meadhall.games.runir.box import LANE
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.state import PLACES, POSITIONS, RUNES, STONES, State

# Dice are compared as one number with LANE bits for each rune. HIGH is the top bit of every lane, ONES the lowest.
HIGH = 0x808080808080
ONES = 0x010101010101


# --- What fits --------------------------------------------------------------------------------------------------


@kernel
def total(numbers: Array) -> int:
    """The sum of a few small numbers."""
    result = 0
    for number in numbers:
        result += int(number)
    return result


@kernel
def pool(s: State) -> int:
    """The unused dice, packed."""
    dice = 0
    for rune in range(RUNES):
        dice |= int(s.unused[rune]) << (LANE * rune)
    return dice


@kernel
def stone_at(s: State, place: int) -> int:
    """The number of the stone at a place on the table, as the box knows it."""
    position = place // STONES
    return (int(s.boards[position]) * 2 + int(s.sides[position])) * STONES + place % STONES


@kernel
def has_set(dice: int, size: int) -> bool:
    """Whether so many packed dice, or none, show the same rune: a lane that reaches the size runs into its top bit."""
    return dice + (128 - size) * ONES & HIGH != 0


@kernel
def fits(dice: int, runes: int, large: int, small: int) -> bool:
    """R-05, R-06: whether packed dice hold these runes and, beside them, wild sets of these sizes (0 for none).

    R-10: a wild set may have a rune that is also asked for, or that of the other set, as long as the dice differ.
    """
    enough = (dice | HIGH) - runes & HIGH == HIGH  # a lane with too few dice borrows its top bit
    rest = dice - runes
    if small == 0:
        return enough & has_set(rest, large)  # no "and": without a branch it is quicker
    for rune in range(RUNES):
        if enough and rest >> LANE * rune & 127 >= large and has_set(rest - (large << LANE * rune), small):
            return True
    return False


@kernel
def meets(s: State, box: Box, dice: int, place: int) -> bool:
    """Whether packed dice meet the whole requirement of the stone at a place."""
    return _meets(box, dice, stone_at(s, place))


@kernel
def _meets(box: Box, dice: int, stone: int) -> bool:
    return fits(dice, int(box.packed[stone]), int(box.wild[stone, 0]), int(box.wild[stone, 1]))


@kernel
def omissions(s: State, box: Box, dice: int, place: int) -> int:
    """R-30: what could be left out so that the dice carve this stone: bits for the runes and the two wild sets."""
    stone = stone_at(s, place)
    runes, large, small = int(box.packed[stone]), int(box.wild[stone, 0]), int(box.wild[stone, 1])
    found = 0
    for rune in range(RUNES):
        if box.runes[stone, rune] > 0 and fits(dice, runes - (1 << LANE * rune), large, small):
            found |= 1 << rune
    if large > 0 and fits(dice, runes, max(large - 1, small), min(large - 1, small)):
        found |= 1 << RUNES
    if small > 0 and small < large and fits(dice, runes, large, small - 1):  # of equal sets the first stands for both
        found |= 2 << RUNES
    return found


@kernel
def is_full(s: State, place: int) -> bool:
    """R-09: whether both holes of a stone are taken."""
    return bool(s.holes[place, 1] >= 0)


@kernel
def carvable(s: State, box: Box) -> int:
    """R-06: the stones that can be carved with the dice as they lie, as bits."""
    if s.crystals[s.seat] < 1:
        return 0
    dice = pool(s)
    found = 0
    for position in range(POSITIONS):  # not place by place as below: this is asked at every turn of every game
        first = stone_at(s, position * STONES)
        for i in range(STONES):
            place = position * STONES + i
            found |= int(_meets(box, dice, first + i) & (not is_full(s, place))) << place
    return found


@kernel
def carvable_with_less(s: State, box: Box) -> int:
    """R-30: the stones that can be carved with one rune less, as bits."""
    dice = pool(s)
    found = 0
    for place in range(PLACES):
        if not is_full(s, place) and omissions(s, box, dice, place) != 0:
            found |= 1 << place
    return found


@kernel
def helps_with_less(s: State, box: Box) -> bool:
    """Whether there is a stone that can be carved with one rune less."""
    dice = pool(s)
    for place in range(PLACES):
        if not is_full(s, place) and omissions(s, box, dice, place) != 0:
            return True
    return False


@kernel
def carvable_though_full(s: State, box: Box) -> int:
    """R-33: the full stones whose whole requirement the dice meet, as bits."""
    dice = pool(s)
    found = 0
    for place in range(PLACES):
        if is_full(s, place) and meets(s, box, dice, place):
            found |= 1 << place
    return found


# --- Carving ------------------------------------------------------------------------------------------------------


@kernel
def begin_carving(s: State, box: Box, place: int) -> None:
    """The stone is chosen; with one rune less, what to leave out comes next."""
    s.stone = place
    stone = stone_at(s, place)
    s.wild[0] = box.wild[stone, 0]
    s.wild[1] = box.wild[stone, 1]
    if s.phase == phase.CHOOSING_LESS:
        s.phase = phase.OMITTING
    else:
        if s.phase == phase.CHOOSING_FULL:
            s.full = 1
        use_runes(s, box, -1)


@kernel
def use_runes(s: State, box: Box, left_out: int) -> None:
    """R-07: exactly the required dice go to the centre, without what is left out: a rune, or 6, 7 for a wild set."""
    stone = stone_at(s, s.stone)
    for rune in range(RUNES):
        _use_dice(s, rune, int(box.runes[stone, rune]) - (1 if rune == left_out else 0))
    if left_out >= RUNES:
        s.wild[left_out - RUNES] -= 1
        if s.wild[0] < s.wild[1]:
            s.wild[0] += 1
            s.wild[1] -= 1
    _go_on(s, box)


@kernel
def wild_runes(s: State) -> int:
    """The runes with which the next wild set can be filled, so that the last one still can: as bits."""
    dice = pool(s)
    large, small = int(s.wild[0]), int(s.wild[1])
    found = 0
    for rune in range(RUNES):
        if s.unused[rune] >= large:
            if small == 0 or has_set(dice - (large << LANE * rune), small):
                found |= 1 << rune
    return found


@kernel
def fill_wild(s: State, box: Box, rune: int) -> None:
    """R-05, A-11: the largest set first, with exactly as many dice as it asks for."""
    _use_dice(s, rune, int(s.wild[0]))
    s.wild[0] = s.wild[1]
    s.wild[1] = 0
    _go_on(s, box)


@kernel
def _use_dice(s: State, rune: int, count: int) -> None:
    s.unused[rune] -= count
    s.used += count


@kernel
def _go_on(s: State, box: Box) -> None:
    """The next wild set; or all dice lie in the centre, and the stone is carved."""
    if s.wild[0] > 0:
        s.phase = phase.FILLING_WILD
        return
    seat, place = s.seat, s.stone
    s.carved[seat, place] += 1
    if not s.full:  # no crystal goes on a full stone, and so it does not fulfil the duty
        s.holes[place, 1 if s.holes[place, 0] >= 0 else 0] = seat
        s.crystals[seat] -= 1
        s.placed = 1
    s.phase = phase.TAKING_COIN
    if coin_types(s) == 0:
        _end_carving(s)  # both stacks are empty


@kernel
def coin_types(s: State) -> int:
    """R-12, R-13: the stacks of the stone's colour that hold a coin, as bits: 1 for type 0, 2 for type 1."""
    colour = s.stone % STONES // 2
    return (1 if s.stacks[colour * 2] > 0 else 0) | (2 if s.stacks[colour * 2 + 1] > 0 else 0)


@kernel
def take_coin(s: State, which: int) -> None:
    """R-12, R-14: one coin from the top of a stack; its value stays unknown."""
    kind = s.stone % STONES // 2 * 2 + which
    s.stacks[kind] -= 1
    s.coins[s.seat, kind] += 1
    _end_carving(s)


@kernel
def _end_carving(s: State) -> None:
    s.stone = -1
    s.full = 0
    s.phase = phase.MAIN
