"""Liar: the rules, in the order of RULES.md. Every function is a kernel on a state and a box."""

from meadhall.core.common import equal_odds
from meadhall.core.constants import CHANCE, LOST, OVER, WON
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below

from .box import Box
from .state import BID, DOUBT, DOUBTED, FACES, LOST_LIFE, RAISED, ROLL, ROLLED, State


@kernel
def setup(s: State, box: Box) -> None:
    """L-01."""
    for seat in range(box.players):
        s.lives[seat] = box.lives


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to bid or to doubt; CHANCE as long as dice are rolled (L-02), or OVER (L-05)."""
    for seat in range(box.players):
        if s.lives[seat] == 0:
            return OVER
    return CHANCE if s.rolled < box.players * box.dice else s.seat


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """L-03: every higher bid; L-04: a doubt where there is a bid."""
    n = 0
    if s.bid > 0:
        out[n] = DOUBT
        n += 1
    for bid in range(s.bid, box.players * box.dice * FACES):
        if bid % FACES < box.faces:
            out[n] = BID + bid
            n += 1
    return n


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """L-02: a face of the die."""
    return equal_odds(out, weights, ROLL, box.faces)


@kernel
def step(s: State, box: Box, action: int) -> None:
    """Plays an action or an outcome of chance."""
    if action >= ROLL:
        tell(ROLLED, s.rolled // box.dice, action - ROLL + 1)
        s.dice[s.rolled // box.dice, action - ROLL] += 1
        s.rolled += 1
    elif action == DOUBT:
        _doubt(s, box)
    else:
        tell(RAISED, s.seat, action - BID)
        s.bid = action - BID + 1
        s.seat = 1 - s.seat


@kernel
def _doubt(s: State, box: Box) -> None:
    """L-04: the dice are counted, and a new round begins."""
    count, face = (s.bid - 1) // FACES + 1, (s.bid - 1) % FACES
    found = s.dice[0, face] + s.dice[1, face]
    tell(DOUBTED, s.seat, s.bid - 1)
    loser = s.seat if found >= count else 1 - s.seat
    s.lives[loser] -= 1
    tell(LOST_LIFE, loser, s.lives[loser])
    s.dice[:, :] = 0
    s.rolled = 0
    s.bid = 0
    s.seat = loser


@kernel
def results(s: State, box: Box, out: Array) -> None:
    """L-05."""
    for seat in range(box.players):
        out[seat] = WON if s.lives[seat] > 0 else LOST


@kernel
def hide(s: State, box: Box, seat: int) -> None:
    """L-02: the dice of the others are secret."""
    for other in range(box.players):
        if other != seat:
            s.dice[other, :] = 0


@kernel
def imagine(s: State, box: Box, seat: int, rng: Array) -> None:
    """Any dice for the others, as far as they were rolled."""
    for number in range(s.rolled):
        if number // box.dice != seat:
            s.dice[number // box.dice, below(rng, box.faces)] += 1


@kernel
def seen(s: State, box: Box, action: int, seat: int) -> bool:
    """L-02: only the player who rolls sees the die; bids are open."""
    return bool(action < ROLL or s.rolled // box.dice == seat)


@kernel
def reveals(s: State, box: Box, action: int) -> bool:
    """L-04: a doubt shows all dice."""
    return bool(action == DOUBT)
