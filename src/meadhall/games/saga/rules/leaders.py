"""Saga: leaders, and what is known of them (V-10, V-11, V-51, V-71, V-83, R32).

Four figures a side look alike. Where each figure stands is public; which leader is on its back is its owner's secret
until he is revealed, and again after the combat. A figure's number must not tell who it is:

- Hidden figures of a side in one place cannot be told apart. Their backs are kept in ascending order, and when one of
  them leaves, it is always the last figure that goes, whichever leader was meant: all numbers follow from what
  everybody saw.
- What the opponent knows is a set of orders: the 24 ways in which four leaders can lie on four figures, one bit each.
  A reveal strikes out the orders that contradict it. When a figure joins others of its side, or is hidden again among
  them, every order comes back in which they are exchanged: the figures have mixed. So it stays known *where* a leader
  may be, and nothing else is forgotten: a Leader who was revealed alone and has stayed alone is known for good.
"""

from itertools import permutations

import numpy as np

from meadhall.core.bits import count, lowest, nth
from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.games.saga import facts, location
from meadhall.games.saga.rules.map import bit, look_at, move_warriors
from meadhall.games.saga.state import LEADERS, UNKNOWN, State

ORDERS = np.array(list(permutations(range(LEADERS))), np.int8)  # the leader on each figure, in each of the 24 orders
ALL_ORDERS = (1 << len(ORDERS)) - 1


def _exchanged(one: int, other: int) -> list[int]:
    """For each order the number of the order in which the backs of two figures are exchanged."""
    exchanged = ORDERS.copy()
    exchanged[:, [one, other]] = ORDERS[:, [other, one]]
    return [ORDERS.tolist().index(order) for order in exchanged.tolist()]


EXCHANGED = np.array([[_exchanged(one, other) for other in range(LEADERS)] for one in range(LEADERS)], np.int8)

# What everybody sees of a Unit: from KNOWN on the person of a revealed leader. Where owners choose one of their Units,
# or opponents one of those that they can tell apart, a Warrior comes first as well: leaders or figures are 1 and more.
WARRIOR, HIDDEN, KNOWN = range(3)


# --- Who is where -----------------------------------------------------------------------------------------------------


@kernel
def figure_of(s: State, side: int, leader: int) -> int:
    """The figure that has this leader on its back."""
    for figure in range(LEADERS):
        if s.backs[side, figure] == leader:
            return figure
    return -1


@kernel
def leaders_in(s: State, side: int, place: int) -> int:
    """The leaders of a side in a place, as bits; its owner can tell."""
    found = 0
    if s.leaders[side, place] > 0:
        for figure in range(LEADERS):
            if s.figures[side, figure] == place:
                found |= bit(s.backs[side, figure])
    return found


@kernel
def hidden_in(s: State, side: int, place: int) -> int:
    """The leaders of a side in a place that are not revealed, as bits; its owner can tell."""
    found = 0
    if s.leaders[side, place] > 0:
        for figure in range(LEADERS):
            if s.figures[side, figure] == place and s.shown[side, figure] == 0:
                found |= bit(s.backs[side, figure])
    return found


@kernel(inline=True)
def units_in(s: State, side: int, place: int) -> int:
    """The Units of a side in a place as its owner chooses among them, as bits: a Warrior, then the leaders."""
    return leaders_in(s, side, place) << 1 | int(s.warriors[side, place] > 0)


@kernel
def targets_in(s: State, side: int, place: int) -> int:
    """The figures of a side here that its opponent can tell apart, as bits: all revealed ones and one hidden one."""
    found = 0
    hidden = False
    for figure in range(LEADERS):
        if s.figures[side, figure] == place and (s.shown[side, figure] == 1 or not hidden):
            hidden = hidden or s.shown[side, figure] == 0
            found |= bit(figure)
    return found


# --- Moving, losing, revealing ----------------------------------------------------------------------------------------


@kernel
def move_leader(s: State, side: int, leader: int, there: int) -> None:
    """A leader goes from where he is to another place, where he is hidden again and mixes with others of his side."""
    figure = figure_of(s, side, leader)
    here = int(s.figures[side, figure])
    s.leaders[side, here] -= 1
    s.leaders[side, there] += 1
    look_at(s, side, here)
    look_at(s, side, there)
    if s.shown[side, figure] == 0:
        for other in range(figure + 1, LEADERS):  # the last of those that look alike is the one that leaves
            if s.figures[side, other] == here and s.shown[side, other] == 0:
                s.backs[side, figure] = s.backs[side, other]
                s.backs[side, other] = leader
                figure = other
    s.figures[side, figure] = there
    s.shown[side, figure] = 0
    _mix(s, side, figure)


@kernel
def lose_leader(s: State, side: int, leader: int) -> None:
    """V-10: a removed leader is out for the whole game; V-11: the first loss brings the one that was set aside."""
    move_leader(s, side, leader, location.REMOVED)
    replacement = leaders_in(s, side, location.ASIDE)
    if replacement != 0:
        tell(facts.REPLACED, side)
        move_leader(s, side, lowest(replacement), location.SUPPLY)


@kernel(inline=True)
def move_unit(s: State, side: int, unit: int, here: int, there: int) -> None:
    """A Unit, as its owner chooses it, goes from place to place."""
    if unit == WARRIOR:
        move_warriors(s, side, here, there, 1)
    else:
        move_leader(s, side, unit - 1, there)


@kernel(inline=True)
def lose_unit(s: State, side: int, unit: int) -> None:
    """V-10: a Warrior of the combat goes to the supply, a leader out of the game."""
    if unit == WARRIOR:
        move_warriors(s, side, s.battle, location.SUPPLY, 1)
    else:
        lose_leader(s, side, unit - 1)


@kernel
def reveal_leader(s: State, side: int, leader: int) -> None:
    """V-71: the leader is laid down; everybody sees who he is."""
    figure = figure_of(s, side, leader)
    here = s.figures[side, figure]
    for other in range(figure - 1, -1, -1):  # the first of those that look alike is the one that is laid down
        if s.figures[side, other] == here and s.shown[side, other] == 0:
            s.backs[side, figure] = s.backs[side, other]
            s.backs[side, other] = leader
            figure = other
    s.shown[side, figure] = 1
    known = int(s.known[side])
    for order in range(len(ORDERS)):
        if ORDERS[order, figure] != leader:
            known &= ~bit(order)
    s.known[side] = known


@kernel
def hide_leaders(s: State) -> None:
    """V-83: after the combat its leaders stand upright again."""
    for side in range(2):
        for figure in range(LEADERS):
            if s.shown[side, figure] == 1 and s.figures[side, figure] == s.battle:
                s.shown[side, figure] = 0
                _mix(s, side, figure)


@kernel
def _mix(s: State, side: int, figure: int) -> None:
    """R32: nobody else can tell this figure from the hidden ones beside it any more."""
    place = s.figures[side, figure]
    if s.leaders[side, place] < 2:
        return
    for other in range(LEADERS):
        if other != figure and s.figures[side, other] == place and s.shown[side, other] == 0:
            s.known[side] = _with_exchange(int(s.known[side]), figure, other)
    sort_backs(s, side)


@kernel
def _with_exchange(known: int, one: int, other: int) -> int:
    if known == ALL_ORDERS:
        return known
    result = known
    for order in range(len(ORDERS)):
        if known >> order & 1:
            result |= bit(EXCHANGED[one, other, order])
    return result


@kernel
def sort_backs(s: State, side: int) -> None:
    """Puts the backs of figures that look alike in ascending order."""
    for one in range(LEADERS):
        for other in range(one + 1, LEADERS):
            alike = s.figures[side, one] == s.figures[side, other] and s.shown[side, one] + s.shown[side, other] == 0
            if alike and s.backs[side, one] > s.backs[side, other]:
                back = s.backs[side, one]
                s.backs[side, one] = s.backs[side, other]
                s.backs[side, other] = back


# --- What is told of them ---------------------------------------------------------------------------------------------


@kernel
def person(side: int, leader: int) -> int:
    """The number of a leader among those of both sides."""
    return int(side) * LEADERS + int(leader)


@kernel
def seen_as(s: State, side: int, unit: int) -> int:
    """The public look of a Unit."""
    if unit == WARRIOR:
        return WARRIOR
    return KNOWN + person(side, unit - 1) if s.shown[side, figure_of(s, side, unit - 1)] == 1 else HIDDEN


@kernel
def tell_unit(s: State, fact: int, side: int, unit: int, area: int) -> None:
    """Tells everybody what they see of a Unit, and its owner who it is."""
    if telling():
        tell(fact, side, seen_as(s, side, unit), person(side, unit - 1) if unit != WARRIOR else -1, area)


# --- What the opponent sees and thinks possible -----------------------------------------------------------------------


@kernel
def hide_backs(s: State, side: int) -> None:
    """Erases what only the owner knows."""
    for figure in range(LEADERS):
        if s.shown[side, figure] == 0:
            s.backs[side, figure] = UNKNOWN


@kernel
def imagine_backs(s: State, side: int, rng: Array) -> None:
    """Draws one of the orders that the opponent thinks possible. R32: as figures of one place are exchanged in equal
    numbers of orders, each distribution of the leaders over the places is equally likely."""
    known = int(s.known[side])
    order = nth(known, below(rng, count(known)))
    for figure in range(LEADERS):
        s.backs[side, figure] = ORDERS[order, figure]
    sort_backs(s, side)


@kernel(allocates=True)  # as two rows are compared
def is_known_truly(s: State, side: int) -> bool:
    """Whether the true order is among those that the opponent thinks possible. For tests."""
    for order in range(len(ORDERS)):
        if s.known[side] >> order & 1 and (ORDERS[order] == s.backs[side]).all():
            return True
    return False
