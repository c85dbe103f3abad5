"""Runir: the end of a session (R-43, R-44), its coins, and the next one of the long version (R-50 to R-56)."""

from meadhall.core.common import copy_numbers
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.runir import actions, facts, phase
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.carving import purse, total
from meadhall.games.runir.rules.scoring import coin_honour
from meadhall.games.runir.state import POSITIONS, TYPES, VALUES, State


@kernel
def is_last_turn(s: State, box: Box) -> bool:
    """R-43, R-44: whether this turn completes a round in which, or before which, somebody's crystals ran out."""
    if (s.seat + 1) % box.players != s.first:
        return False
    return crystals_spent(s, box) or bool(s.rounds >= box.rounds)


@kernel
def crystals_spent(s: State, box: Box) -> bool:
    """R-43: whether somebody's crystals have run out."""
    for seat in range(box.players):
        if s.crystals[seat] == 0:
            return True
    return False


@kernel
def end_session(s: State, box: Box) -> None:
    """R-43: the last round is complete, and the coins are counted."""
    if crystals_spent(s, box):
        tell(facts.ROUND_COMPLETE)
    else:
        tell(facts.ROUNDS_OVER, box.rounds)
    _count_coins(s, box)


@kernel
def _count_coins(s: State, box: Box) -> None:
    """R-45, R-50: chance turns over all coins, seat by seat and type by type; then the session is over."""
    s.phase = phase.COUNTING
    while s.counted < box.players * TYPES:
        seat, kind = s.counted // TYPES, s.counted % TYPES
        if s.coins[seat, kind] + s.laid[seat, kind] > total(s.turned[seat, kind]):
            return
        s.counted += 1
    if s.session + 1 == box.sessions:
        s.phase = phase.ENDED
        tell(facts.COUNTED_ALL)
    else:
        _change_sessions(s, box)


@kernel
def odds_of_values(s: State, box: Box, out: Array, weights: Array) -> int:
    """R-14: a coin has any of the values of its stack that have not been turned over yet."""
    kind = s.counted % TYPES
    n = 0
    for index in range(VALUES):
        left = int(box.copies[kind, index])
        for seat in range(box.players):
            left -= int(s.turned[seat, kind, index])
        if left > 0:
            out[n] = actions.WORTH + int(box.values[kind, index]) - 1
            weights[n] = left
            n += 1
    return n


@kernel
def turn_coin_over(s: State, box: Box, value: int) -> None:
    """Turn over the next coin; it shows this value."""
    seat, kind = s.counted // TYPES, s.counted % TYPES
    tell(facts.TURNED_COIN, seat, purse(seat, kind), value)
    for index in range(VALUES):
        if box.values[kind, index] == value:
            s.turned[seat, kind, index] += 1
    _count_coins(s, box)


@kernel
def begin_session(s: State, box: Box) -> None:
    """R-51: crystals in hand, coins in their stacks, nothing on the boards. Tokens and dark dice stay."""
    s.rounds = s.counted = s.filled = 0
    s.stone = s.chosen = -1
    s.holes[:] = -1
    s.carved[:] = 0
    s.areas[:] = 0
    s.centre[:] = 0
    s.coins[:] = 0
    s.laid[:] = 0
    s.turned[:] = 0
    copy_numbers(box.stack, s.stacks)
    for seat in range(box.players):
        s.crystals[seat] = box.crystals


@kernel
def _change_sessions(s: State, box: Box) -> None:
    """R-50: only the coins are added to the track."""
    tell(facts.SESSION_OVER)
    for seat in range(box.players):
        s.earlier[seat] = coin_honour(s, box, seat)
        s.honour[seat] += s.earlier[seat]
        tell(facts.SESSION_SCORE, seat, s.honour[seat])
    s.session += 1
    begin_session(s, box)
    tell(facts.TABLE_CLEARED)
    s.phase = phase.SWAPPING


@kernel
def position_of(s: State, rune: int) -> int:
    """Where the board of a rune lies, or -1."""
    for position in range(POSITIONS):
        if s.boards[position] == rune:
            return position
    return -1
