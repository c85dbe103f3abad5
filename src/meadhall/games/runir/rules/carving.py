"""Runir: dice and stones. The stones that the dice can carve (R-05 to R-17, R-30, R-33), and the carving."""

from meadhall.core.common import copy_numbers
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.runir import facts, phase
from meadhall.games.runir.box import LANE, ONES
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.state import POSITIONS, RUNES, STONES, TYPES, State

# Dice are compared as one number with LANE bits for each rune. HIGH is the top bit of every lane, ONES the lowest.
HIGH = 0x808080808080


# --- What fits --------------------------------------------------------------------------------------------------


@kernel
def total(numbers: Array) -> int:
    """The sum of a few small numbers."""
    result = 0
    for number in numbers:
        result += int(number)
    return result


@kernel(inline=True)
def packed(numbers: Array) -> int:
    """Six small numbers as one."""
    lanes = 0
    for i in range(RUNES):
        lanes |= int(numbers[i]) << LANE * i
    return lanes


@kernel
def pool(s: State) -> int:
    """The unused dice, packed."""
    return packed(s.unused)


@kernel
def side_at(s: State, position: int) -> int:
    """The number of the side that is up at a position, as the box knows it."""
    return int(s.boards[position]) * 2 + int(s.sides[position])


@kernel
def stone_at(s: State, place: int) -> int:
    """The number of the stone at a place on the table, as the box knows it."""
    return side_at(s, place // STONES) * STONES + place % STONES


@kernel(inline=True)
def reaching(dice: int, wanted: int) -> int:
    """The lanes in which packed dice, or coins, are as many as wanted: by their top bits; the others borrow theirs."""
    return dice + HIGH - wanted & HIGH


@kernel(inline=True)
def fits_one(dice: int, runes: int, size: int) -> bool:
    """R-05, R-06: whether packed dice hold these runes and, beside them, a wild set of this size (in every lane)."""
    # No "and": without a branch it is quicker.
    return (reaching(dice, runes) == HIGH) & (reaching(dice - runes, size) != 0)


@kernel
def fits(dice: int, runes: int, large: int, small: int) -> bool:
    """R-05, R-06: whether packed dice hold these runes and, beside them, two wild sets.

    R-10: a wild set may have a rune that is also asked for, or that of the other set, as long as the dice differ.
    """
    others = reaching(dice - runes, small)
    of_two_runes = others & (others - 1) != 0
    return fits_one(dice, runes, large) and (of_two_runes or fits_one(dice, runes, large + small))


@kernel(inline=True)
def met(s: State, box: Box, less: bool = False) -> int:
    """The stones whose whole requirement the dice meet, full or not, as bits; R-30: if one rune `less` is asked for."""
    dice = pool(s)
    found = 0
    for position in range(POSITIONS):
        side = side_at(s, position)
        here = 0
        if box.two_sets[side] != 0:
            here = _met_with_two_sets(s, box, dice, position, less)
        else:
            for i in range(STONES):
                runes, size = box.packed[side, i], box.large[side, i]
                here |= int(_fits_with_less(dice, runes, size) if less else fits_one(dice, runes, size)) << i
        found |= here << position * STONES
    return found


@kernel
def _met_with_two_sets(s: State, box: Box, dice: int, position: int, less: bool) -> int:
    """The stones at a position that packed dice meet, on a board that has stones with two wild sets."""
    side = side_at(s, position)
    found = 0
    for i in range(STONES):
        if less:
            found |= int(omissions(s, box, dice, position * STONES + i) != 0) << i
        else:
            found |= int(fits(dice, int(box.packed[side, i]), int(box.large[side, i]), int(box.small[side, i]))) << i
    return found


@kernel
def omissions(s: State, box: Box, dice: int, place: int) -> int:
    """R-30: what could be left out so that the dice carve this stone: bits for the runes and the two wild sets."""
    side, i = side_at(s, place // STONES), place % STONES
    runes, large, small = int(box.packed[side, i]), int(box.large[side, i]), int(box.small[side, i])
    found = 0
    for rune in range(RUNES):
        if runes >> LANE * rune & 127 > 0 and fits(dice, runes - (1 << LANE * rune), large, small):
            found |= 1 << rune
    less = large - ONES
    if large > 0 and fits(dice, runes, max(less, small), min(less, small)):
        found |= 1 << RUNES
    if small > 0 and small < large and fits(dice, runes, large, small - ONES):  # equal sets: the first stands for both
        found |= 2 << RUNES
    return found


@kernel(inline=True)
def crystals_on(s: State, seat: int, place: int) -> int:
    """How many crystals of a seat stand on a stone."""
    return int(s.holes[place, 0] == seat) + int(s.holes[place, 1] == seat)


@kernel
def carvable_with_less(s: State, box: Box) -> int:
    """R-30: the stones that can be carved with one rune less, as bits."""
    return met(s, box, True) & ~int(s.filled)


@kernel(inline=True)
def _fits_with_less(dice: int, runes: int, size: int) -> bool:
    """Whether packed dice carve a stone with one wild set, or none, if one rune is left out.

    Of the runes that is the one of which a die is missing. If none is, the set may as well be smaller.
    """
    lacking = HIGH & ~reaching(dice, runes)
    left_out = lacking >> LANE - 1
    smaller = size - ONES if (lacking == 0) & (size > 0) else size
    return (lacking & (lacking - 1) == 0) & fits_one(dice, runes - left_out, smaller)


# --- Carving ------------------------------------------------------------------------------------------------------


@kernel
def begin_carving(s: State, box: Box, place: int) -> None:
    """The stone is chosen; with one rune less, what to leave out comes next."""
    tell(facts.CARVED, s.seat, place)
    s.stone = place
    copy_numbers(box.wild[stone_at(s, place)], s.wild)
    if s.phase == phase.CHOOSING_LESS:
        s.phase = phase.OMITTING
    else:
        s.full = 1 if s.phase == phase.CHOOSING_FULL else 0
        _use_runes(s, box, -1)


@kernel
def leave_out(s: State, box: Box, left_out: int) -> None:
    """R-30: a rune, or 6, 7 for one die of a wild set."""
    if left_out < RUNES:
        tell(facts.LEFT_OUT_RUNE, s.seat, left_out)
    else:
        tell(facts.LEFT_OUT_WILD, s.seat)
    _use_runes(s, box, left_out)


@kernel
def _use_runes(s: State, box: Box, left_out: int) -> None:
    """R-07: exactly the required dice go to the centre, without the rune that is left out; -1 for none."""
    stone = stone_at(s, s.stone)
    for rune in range(RUNES):
        count = int(box.runes[stone, rune]) - (1 if rune == left_out else 0)
        s.unused[rune] -= count
        s.used += count
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
            if reaching(dice - (large << LANE * rune), small * ONES) != 0:
                found |= 1 << rune
    return found


@kernel
def fill_wild(s: State, box: Box, rune: int) -> None:
    """R-05, A-11: the largest set first, with exactly as many dice as it asks for."""
    tell(facts.FILLED_WILD, s.seat, s.wild[0], rune)
    s.unused[rune] -= s.wild[0]
    s.used += s.wild[0]
    s.wild[0] = s.wild[1]
    s.wild[1] = 0
    _go_on(s, box)


@kernel
def _go_on(s: State, box: Box) -> None:
    """The next wild set; or all dice lie in the centre, and the stone is carved."""
    if s.wild[0] > 0:
        s.phase = phase.FILLING_WILD
        return
    seat, place = s.seat, s.stone
    s.carved[seat, place] += 1
    if not s.full:  # no crystal goes on a full stone, and so it does not fulfil the duty
        if s.holes[place, 0] < 0:
            s.holes[place, 0] = seat
        else:
            s.holes[place, 1] = seat
            s.filled |= 1 << int(place)
        s.crystals[seat] -= 1
        s.placed = 1
    s.phase = phase.TAKING_COIN
    if coin_types(s) == 0:
        tell(facts.NO_COIN, seat, place % STONES // 2)
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
    tell(facts.TOOK_COIN, s.seat, kind, purse(s.seat, kind))
    s.stacks[kind] -= 1
    s.coins[s.seat, kind] += 1
    _end_carving(s)


@kernel
def purse(seat: int, kind: int) -> int:
    """The number by which a seat's coins of a type are told."""
    return int(seat) * TYPES + int(kind)


@kernel
def _end_carving(s: State) -> None:
    s.stone = -1
    s.full = 0
    s.phase = phase.MAIN
