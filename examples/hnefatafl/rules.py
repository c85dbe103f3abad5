"""Hnefatafl: the rules, in the order of RULES.md. Every function is a kernel on a state and a box."""

from meadhall.core.common import likely_winners
from meadhall.core.constants import DREW, LOST, OVER, WON
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array

from . import state
from .box import Box
from .state import ATTACKERS, DRAWN, GOING_ON, KING, KINGS, SIZE, SQUARES, State

NUMBER = len(SQUARES)
OUTSIDE = -1
DIRECTIONS = ((0, -1), (-1, 0), (1, 0), (0, 1))  # to the south, west, east and north


@kernel
def setup(s: State, box: Box) -> None:
    """HT-02: the men stand as the board shows; HT-03: the attackers begin."""
    for square in range(NUMBER):
        s.squares[square] = box.start[square]
        if s.squares[square]:
            s.men[owner(s, square)] += 1
    s.king = box.size // 2 * (SIZE + 1)


@kernel
def to_move(s: State, box: Box) -> int:
    """HT-03: the sides take turns."""
    return s.seat if s.end == GOING_ON else OVER


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """HT-04, HT-05: every man of this side, and every square that he can move to."""
    n = 0
    for start in range(NUMBER):
        if owner(s, start) == s.seat:
            for across, up in DIRECTIONS:
                far = reach(s, box, start, across, up)
                for k in range(far):
                    steps = far - k if across + up < 0 else k + 1  # so that the numbers ascend
                    goal = start + steps * (up * SIZE + across)
                    if s.squares[start] == KING or not is_kings_square(box, goal):
                        out[n] = start * NUMBER + goal
                        n += 1
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    """HT-04: a man moves, captures, and the other side is to move, if it can."""
    start, goal = action // NUMBER, action % NUMBER
    s.squares[goal] = s.squares[start]
    s.squares[start] = 0
    s.quiet += 1
    tell(state.MOVED_KING if s.squares[goal] == KING else state.MOVED, s.seat, start, goal)
    if s.squares[goal] == KING:
        s.king = goal
    for across, up in DIRECTIONS:
        if is_captured(s, box, goal, across, up):  # HT-06
            enemy = beside(box, goal, across, up)
            if s.squares[enemy] == KING:  # HT-11
                tell(state.KING_CAPTURED, enemy)
                s.end = ATTACKERS + 1
            else:
                tell(state.CAPTURED, enemy)
            s.squares[enemy] = 0
            s.men[1 - s.seat] -= 1
            s.quiet = 0
    if is_goal(box, s.king) and s.end == GOING_ON:  # HT-10
        tell(state.ESCAPED)
        s.end = KINGS + 1
    s.seat = 1 - s.seat
    if s.end == GOING_ON and not _can_move(s, box):  # HT-12
        tell(state.STUCK, s.seat)
        s.end = 2 - s.seat
    if s.end == GOING_ON and s.quiet >= box.quiet:  # HT-13
        tell(state.QUIET, s.quiet)
        s.end = DRAWN


@kernel
def results(s: State, box: Box, out: Array) -> None:
    """HT-10 to HT-13: how the game ended for each seat."""
    for seat in range(2):
        out[seat] = DREW if s.end == DRAWN else WON if s.end == seat + 1 else LOST


@kernel
def estimate(s: State, box: Box, seat: int, out: Array) -> None:
    """Men count, those of the king twice, for they are half as many; and for the king, how far he can see."""
    out[ATTACKERS] = s.men[ATTACKERS]
    out[KINGS] = 2.0 * s.men[KINGS] - 2.0
    for across, up in DIRECTIONS:
        far = reach(s, box, s.king, across, up)
        out[KINGS] += 0.25 * far
        if is_goal(box, s.king + far * (up * SIZE + across)):
            out[KINGS] += 4.0
    likely_winners(out, 2, 4.0)


@kernel
def broken(s: State, box: Box) -> int:
    """HT-05: nobody but the king stands on a square of his."""
    for square in range(NUMBER):
        if s.squares[square] and s.squares[square] != KING and is_kings_square(box, square):
            return 5
    return 0


@kernel
def owner(s: State, square: int) -> int:
    """The side whose man stands on a square; -1 if it is empty."""
    man = s.squares[square]
    return -1 if man == 0 else ATTACKERS if man < KING else KINGS


@kernel
def beside(box: Box, square: int, across: int, up: int) -> int:
    """The next square in a direction, or OUTSIDE."""
    column, row = square % SIZE + across, square // SIZE + up
    return row * SIZE + column if 0 <= column < box.size and 0 <= row < box.size else OUTSIDE


@kernel
def reach(s: State, box: Box, square: int, across: int, up: int) -> int:
    """HT-04: how many empty squares follow a square in a direction."""
    far, goal = 0, beside(box, square, across, up)
    while goal != OUTSIDE and s.squares[goal] == 0:
        far, goal = far + 1, beside(box, goal, across, up)
    return far


@kernel
def is_castle(box: Box, square: int) -> bool:
    """HT-01: whether a square is in a corner."""
    return square % SIZE in (0, box.size - 1) and square // SIZE in (0, box.size - 1)


@kernel
def is_kings_square(box: Box, square: int) -> bool:
    """HT-05: whether only the king may stop on a square."""
    return square == box.size // 2 * (SIZE + 1) or is_castle(box, square)


@kernel
def is_goal(box: Box, square: int) -> bool:
    """HT-10: whether the king has escaped when he stands on this square."""
    last, column, row = box.size - 1, square % SIZE, square // SIZE
    return is_castle(box, square) or (box.edge == 1 and (column in (0, last) or row in (0, last)))


@kernel
def is_captured(s: State, box: Box, mover: int, across: int, up: int) -> bool:
    """HT-06, HT-09: whether the man who has just moved captures the one beside him in a direction."""
    enemy = beside(box, mover, across, up)
    if enemy == OUTSIDE or owner(s, enemy) != 1 - s.seat:
        return False
    middle = box.size // 2
    if s.squares[enemy] == KING and abs(enemy % SIZE - middle) + abs(enemy // SIZE - middle) <= 1:
        for one, other in DIRECTIONS:
            if not _is_hostile(s, box, beside(box, enemy, one, other)):
                return False
        return True
    return _is_hostile(s, box, beside(box, enemy, across, up))


@kernel
def _is_hostile(s: State, box: Box, square: int) -> bool:
    """HT-07: whether a square helps the seat to move to capture: a man of its own, a castle, or the empty throne."""
    if square == OUTSIDE:
        return False
    return owner(s, square) == s.seat or (s.squares[square] == 0 and is_kings_square(box, square))


@kernel
def _can_move(s: State, box: Box) -> bool:
    """HT-12: whether the side to move has a move."""
    for start in range(NUMBER):
        if owner(s, start) == s.seat:
            for across, up in DIRECTIONS:
                for steps in range(1, reach(s, box, start, across, up) + 1):
                    if s.squares[start] == KING or not is_kings_square(box, start + steps * (up * SIZE + across)):
                        return True
    return False
