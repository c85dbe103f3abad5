"""Runir: the Jarl's Grand Hall. Rewards, their conditions, claiming and refilling (R-35 to R-42)."""

from meadhall.core.bits import count
from meadhall.core.common import copy_numbers
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.games.runir import facts, phase
from meadhall.games.runir.box import EVERY_BOARD, IN_ALL, LANE, SAME_STONE
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.carving import HIGH, crystals_on, packed, purse, reaching
from meadhall.games.runir.state import COLOURS, KINDS, PLACES, POSITIONS, REWARDS, SPACES, STONES, TYPES, State


@kernel(inline=True)
def is_met(s: State, box: Box, seat: int, token: int) -> bool:
    """Whether a seat fulfils what a reward token asks for."""
    if box.praise[token] != 0:
        return _is_praised(s, box, seat, token)
    coins = packed(s.coins[seat])  # coins that lie on a reward do not help
    of_colours = coins + (coins >> LANE)  # both types together, in the lane of the first
    enough = reaching(coins, box.types_packed[token]) & reaching(of_colours, box.colours_packed[token])
    return bool(enough == HIGH)


@kernel
def _is_praised(s: State, box: Box, seat: int, token: int) -> bool:
    """R-39, A-12: at least so many crystals of the seat on stones, placed as the token asks for."""
    condition, times = box.praise[token], box.times[token]
    if condition == SAME_STONE:
        for place in range(PLACES):
            if _counted(s, box, seat, place) >= times:
                return True
        return False
    fewest, most, in_all = PLACES * 2, 0, 0
    for position in range(POSITIONS):
        here = 0
        for place in range(position * STONES, (position + 1) * STONES):
            here += _counted(s, box, seat, place)
        fewest, most, in_all = min(fewest, here), max(most, here), in_all + here
    if condition == EVERY_BOARD:
        return bool(fewest >= times)
    if condition == IN_ALL:
        return bool(in_all >= times)
    return bool(most >= times)


@kernel(inline=True)
def _counted(s: State, box: Box, seat: int, place: int) -> int:
    """R-34: a seat's crystals on a stone; by version 1 of the rules how often it has carved it, full or not."""
    return int(s.carved[seat, place]) if box.rules < 2 else crystals_on(s, seat, place)


@kernel
def claim(s: State, box: Box, space: int) -> None:
    """R-36, R-37: honour by the space; the coins go on the token."""
    token = s.hall[space]
    tell(facts.CLAIMED, space, token, s.seat)
    s.hall[space] = -1  # the space stays empty until the turn is over
    s.held[s.seat] |= 1 << int(token)
    s.honour[s.seat] += box.hall[space]
    for kind in range(TYPES):
        _lay(s, kind, int(box.by_type[token, kind]))
    copy_numbers(box.by_colour[token], s.owed)
    s.phase = phase.SPENDING
    _settle_debts(s)


@kernel
def spend(s: State, which: int) -> None:
    """R-38: one coin of the colour that is owed, of the chosen type."""
    _lay_owed(s, owed_colour(s) * 2 + which, 1)
    _settle_debts(s)


@kernel
def owed_colour(s: State) -> int:
    """The colour of which coins are still to be laid on the claimed reward, or -1."""
    for colour in range(COLOURS):
        if s.owed[colour] > 0:
            return colour
    return -1


@kernel
def _settle_debts(s: State) -> None:
    """Lays what leaves no choice of mix; ends the claim when nothing is owed."""
    for colour in range(COLOURS):
        owed = s.owed[colour]
        most = min(owed, s.coins[s.seat, colour * 2])  # coins of type 0 that can be among them
        fewest = max(0, owed - s.coins[s.seat, colour * 2 + 1])
        if most == fewest:
            _lay_owed(s, colour * 2, most)
            _lay_owed(s, colour * 2 + 1, owed - most)
    if owed_colour(s) < 0:
        s.phase = phase.MAIN


@kernel
def _lay_owed(s: State, kind: int, number: int) -> None:
    """R-38: coins of a colour that the token asks for; of which type they are, it does not say."""
    if number > 0:
        tell(facts.LAID_COINS, s.seat, number, purse(s.seat, kind))
    s.owed[kind // 2] -= number
    _lay(s, kind, number)


@kernel
def _lay(s: State, kind: int, number: int) -> None:
    s.coins[s.seat, kind] -= number
    s.laid[s.seat, kind] += number


@kernel
def move_up(s: State) -> None:
    """R-41: the tokens that are left move towards the most preferred space and keep their order."""
    free = 0
    for space in range(SPACES):
        if s.hall[space] >= 0:
            token = s.hall[space]
            s.hall[space] = -1
            s.hall[free] = token
            free += 1


@kernel
def space_to_fill(s: State) -> int:
    """R-41: the highest empty space, before the first turn the lowest; -1 if there is none, or no token to fill it."""
    found = -1
    for space in range(SPACES):
        if s.hall[space] < 0 and (found < 0 or s.first < 0):
            found = space
    return found if s.pile != 0 else -1


@kernel
def reveal(s: State, token: int) -> None:
    """A token from the pile comes into the hall."""
    space = space_to_fill(s)
    tell(facts.REWARD_CAME, space, token)
    s.hall[space] = token
    s.pile &= ~(1 << int(token))


@kernel
def tokens_held(s: State, seat: int, kind: int) -> int:
    """How many tokens of a kind a seat has."""
    each = REWARDS // KINDS
    return count(s.held[seat] >> kind * each & (1 << each) - 1)


@kernel
def all_rewards(box: Box) -> int:
    """The reward tokens that there are, as bits."""
    tokens = 0
    for token in range(REWARDS):
        tokens |= int(box.rewards[token]) << token
    return tokens
