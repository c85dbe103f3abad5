"""Runir: what every position keeps, by the numbers of the rules."""

from meadhall.core.bits import count
from meadhall.core.kernel import kernel
from meadhall.games.runir import phase
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.aids import aid_at
from meadhall.games.runir.rules.carving import crystals_on, total
from meadhall.games.runir.rules.hall import all_rewards
from meadhall.games.runir.rules.turns import options
from meadhall.games.runir.state import COLOURS, PLACES, POSITIONS, REWARDS, SPACES, TYPES, State


@kernel
def broken(s: State, box: Box) -> int:
    """The number of a rule whose invariant this position breaks, or 0."""
    if s.phase >= phase.MAIN and s.phase != phase.ENDED:
        if total(s.unused) + s.used + s.rolling != box.dice + s.dark[s.seat]:
            return 2
        if s.phase == phase.MAIN and not s.placed and s.crystals[s.seat] < 1:
            return 15
    for seat in range(box.players):
        if s.crystals[seat] < 0 or _crystals_of(s, box, seat) != box.crystals:
            return 4
        if s.dark[seat] > 1:
            return 26
        for place in range(PLACES):
            if crystals_on(s, seat, place) > s.carved[seat, place]:
                return 34
        if s.session == 0 and s.phase != phase.SPENDING and not _coins_lie_on_tokens(s, box, seat):
            return 37
    for place in range(PLACES):
        full = s.holes[place, 1] >= 0
        if (full and s.holes[place, 0] < 0) or full != (s.filled >> place & 1 != 0):
            return 9
    for kind in range(TYPES):
        coins = int(s.stacks[kind])
        for seat in range(box.players):
            owned = s.coins[seat, kind] + s.laid[seat, kind]
            coins += owned
            turned = total(s.turned[seat, kind])
            if turned > owned or (turned > 0 and s.phase != phase.COUNTING and s.phase != phase.ENDED):
                return 14
            if s.coins[seat, kind] < 0:
                return 37
        if coins != box.stack[kind] or s.stacks[kind] < 0:
            return 12
    rewards = int(s.pile)
    number = count(s.pile)
    for seat in range(box.players):
        rewards |= int(s.held[seat])
        number += count(s.held[seat])
    for space in range(SPACES):
        if s.hall[space] >= 0:
            rewards |= 1 << int(s.hall[space])
            number += 1
    if rewards != all_rewards(box) or number != count(rewards):  # each of them is in one place
        return 57 if box.children else 41
    return 3 if s.choices != options(s, box) else 0


@kernel
def _crystals_of(s: State, box: Box, seat: int) -> int:
    """All crystals of a seat: in hand, in the centre, on stones and on aid areas."""
    number = int(s.crystals[seat]) + int(s.centre[seat])
    for place in range(PLACES):
        number += crystals_on(s, seat, place)
    for position in range(POSITIONS):
        if s.areas[seat] >> position & 1:
            number += int(box.prices[aid_at(s, box, position)])
    return number


@kernel
def _coins_lie_on_tokens(s: State, box: Box, seat: int) -> bool:
    """Whether as many coins of each colour lie on a seat's tokens as these ask for."""
    for colour in range(COLOURS):
        balance = int(s.laid[seat, colour * 2]) + int(s.laid[seat, colour * 2 + 1])
        for token in range(REWARDS):
            if s.held[seat] >> token & 1:
                balance -= int(box.by_colour[token, colour])
                balance -= int(box.by_type[token, colour * 2]) + int(box.by_type[token, colour * 2 + 1])
        if balance != 0:
            return False
    return True
