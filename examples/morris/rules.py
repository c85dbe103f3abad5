"""Nine Men's Morris: the rules, in the order of RULES.md. Every function is a kernel on a state and a box."""

from meadhall.core.common import likely_winners
from meadhall.core.constants import DREW, LOST, OVER, WON
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array

from . import state
from .box import Box
from .state import BESIDE, DRAWN, GOING_ON, LINES, LINES_OF, MEN, MOVE, PLACE, POINTS, TAKE, State

FEWEST = 3  # NM-08: with fewer men nobody can close a mill
NUMBER = len(POINTS)


@kernel
def setup(s: State, box: Box) -> None:
    """NM-02: nine men each, and an empty board."""
    for seat in range(2):
        s.hand[seat] = MEN


@kernel
def to_move(s: State, box: Box) -> int:
    """NM-02: the players take turns."""
    return s.seat if s.end == GOING_ON else OVER


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """NM-03: places; NM-04, NM-07: moves; NM-05, NM-06: men to take."""
    n = 0
    if s.taking:
        other = 1 - s.seat
        closed = _all_in_mills(s, other)
        for point in range(NUMBER):
            if owner(s, point) == other and (closed or not in_mill(s, point)):
                out[n] = TAKE + point
                n += 1
    elif s.hand[s.seat]:
        for point in range(NUMBER):
            if s.points[point] == 0:
                out[n] = PLACE + point
                n += 1
    else:
        flies = may_fly(s, box)
        for start in range(NUMBER):
            if owner(s, start) == s.seat:
                for goal in range(NUMBER):
                    if s.points[goal] == 0 and (flies or BESIDE[start, goal]):
                        out[n] = MOVE + start * NUMBER + goal
                        n += 1
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    """A man is placed, moved or taken."""
    seat = s.seat
    if action >= TAKE:  # NM-05
        tell(state.TAKEN, seat, 1 - seat, action - TAKE)
        s.points[action - TAKE] = 0
        s.men[1 - seat] -= 1
        s.taking = 0
        _pass_on(s, box)
        return
    if action >= MOVE:  # NM-04
        start, point = (action - MOVE) // NUMBER, (action - MOVE) % NUMBER
        tell(state.MOVED, seat, start, point)
        s.points[point] = s.points[start]
        s.points[start] = 0
        s.quiet += 1
    else:  # NM-03
        point = action - PLACE
        tell(state.PLACED, seat, point)
        s.points[point] = seat * MEN + MEN - s.hand[seat] + 1
        s.hand[seat] -= 1
        s.men[seat] += 1
        s.quiet = 0
    if in_mill(s, point):  # NM-05: it was not one before, for the point was empty
        tell(state.MILL)
        s.taking = 1
        s.quiet = 0
    else:
        _pass_on(s, box)


@kernel
def results(s: State, box: Box, out: Array) -> None:
    """NM-08 to NM-10: how the game ended for each seat."""
    for seat in range(2):
        out[seat] = DREW if s.end == DRAWN else WON if s.end == seat + 1 else LOST


@kernel
def estimate(s: State, box: Box, seat: int, out: Array) -> None:
    """Men count, and a little how freely they can move."""
    for one in range(2):
        out[one] = 4.0 * (s.men[one] + s.hand[one])
    for start in range(NUMBER):
        for goal in range(NUMBER):
            if s.points[start] and s.points[goal] == 0 and BESIDE[start, goal]:
                out[owner(s, start)] += 0.5
    likely_winners(out, 2, 5.0)


@kernel
def broken(s: State, box: Box) -> int:
    """NM-02: men are counted as they stand, and nobody has more than nine."""
    for seat in range(2):
        found = 0
        for point in range(NUMBER):
            found += owner(s, point) == seat
        if found != s.men[seat] or found + s.hand[seat] > MEN:
            return 2
    return 0


# --- What the rules speak of --------------------------------------------------------------------------------------


@kernel
def owner(s: State, point: int) -> int:
    """The seat whose man stands on a point; -1 if it is empty."""
    return int((s.points[point] + MEN - 1) // MEN) - 1


@kernel
def in_mill(s: State, point: int) -> bool:
    """NM-05: whether the man on this point stands in a mill."""
    seat = owner(s, point)
    for line in LINES_OF[point]:
        whole = True
        for other in LINES[line]:
            whole = whole and owner(s, other) == seat
        if whole:
            return True
    return False


@kernel
def may_fly(s: State, box: Box) -> bool:
    """NM-07: whether the seat to move has three men left and may fly."""
    return bool(box.flying) and s.men[s.seat] <= FEWEST and s.hand[s.seat] == 0


@kernel
def _all_in_mills(s: State, seat: int) -> bool:
    for point in range(NUMBER):
        if owner(s, point) == seat and not in_mill(s, point):
            return False
    return True


@kernel
def _pass_on(s: State, box: Box) -> None:
    """The other seat is to move, if it still can (NM-08, NM-09) and may (NM-10)."""
    winner = s.seat + 1
    s.seat = 1 - s.seat
    if s.men[s.seat] + s.hand[s.seat] < FEWEST:
        tell(state.FEW, s.seat)
        s.end = winner
    elif not _can_move(s, box):
        tell(state.STUCK, s.seat)
        s.end = winner
    elif s.quiet >= box.quiet:
        tell(state.QUIET, s.quiet)
        s.end = DRAWN


@kernel
def _can_move(s: State, box: Box) -> bool:
    """NM-09: whether the seat to move has a man to place or to move."""
    if s.hand[s.seat] or may_fly(s, box):
        return True
    for start in range(NUMBER):
        for goal in range(NUMBER):
            if owner(s, start) == s.seat and s.points[goal] == 0 and BESIDE[start, goal]:
                return True
    return False
