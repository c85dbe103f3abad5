"""Saga: Vikings who are recruited or come home: both are placed in Scandinavia (V-44 to V-51, V-67, V-91)."""

from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, facts, location, phase, sides
from meadhall.games.saga.rules.leaders import leaders_in, move_leader, tell_unit
from meadhall.games.saga.rules.map import bit, fewest, has_recruits, move_warriors, units
from meadhall.games.saga.rules.movement import end_action
from meadhall.games.saga.state import LEADERS, State

# --- Viking recruitment (V-47 to V-51, V-67) --------------------------------------------------------------------------


@kernel
def recruits(s: State) -> int:
    """Units that can be recruited, as bits from END_ACTION on; V-26: after the first the Viking may stop."""
    choices = leaders_in(s, sides.VIKINGS, location.SUPPLY) << 1  # V-51: the owner picks which leader
    if s.warriors[sides.VIKINGS, location.SUPPLY] > 0:
        choices |= bit(0)
    choices <<= actions.RECRUIT_UNIT - actions.END_ACTION
    if s.moved > 0:
        choices |= bit(0)
    return choices


@kernel
def take_in_hand(s: State, unit: int, here: int) -> None:
    """A Viking Unit that is about to be placed in Scandinavia: 0 a Warrior, from 1 on a leader."""
    tell_unit(s, facts.IN_HAND, sides.VIKINGS, unit - 1, here)
    if unit == 0:
        move_warriors(s, sides.VIKINGS, here, location.HAND, 1)
    else:
        move_leader(s, sides.VIKINGS, unit - 1, location.HAND)


@kernel
def put_from_hand(s: State, area: int, fact: int) -> None:
    """The Unit in the hand is placed, as this fact tells it; V-50: those already there stay."""
    if s.warriors[sides.VIKINGS, location.HAND] > 0:
        tell_unit(s, fact, sides.VIKINGS, -1, area)
        move_warriors(s, sides.VIKINGS, location.HAND, area, 1)
    else:
        held = leaders_in(s, sides.VIKINGS, location.HAND)
        for leader in range(LEADERS):
            if held >> leader & 1:
                tell_unit(s, fact, sides.VIKINGS, leader, area)
                move_leader(s, sides.VIKINGS, leader, area)


@kernel
def recruit(s: State, unit: int) -> None:
    """V-44: from the supply; where to is chosen next, among the emptiest areas (V-49)."""
    take_in_hand(s, unit, location.SUPPLY)
    s.phase = phase.MUSTERING


@kernel
def muster(s: State, space: int) -> None:
    """The recruit is placed; the action goes on while there is somebody to recruit."""
    put_from_hand(s, location.NORTH + space, facts.MUSTERED)
    s.moved += 1
    s.left -= 1
    if s.left > 0 and has_recruits(s, sides.VIKINGS):
        s.phase = phase.RECRUITING
    else:
        end_action(s)


# --- Coming home (V-49, V-91) -----------------------------------------------------------------------------------------


@kernel
def home_choices(s: State) -> int:
    """Which Unit leaves the Drakkar next, as bits from HOME on: Warriors are alike, leaders are not."""
    choices = leaders_in(s, sides.VIKINGS, location.DRAKKAR) << 1
    if s.warriors[sides.VIKINGS, location.DRAKKAR] > 0:
        choices |= bit(0)
    return choices


@kernel
def harbours(s: State) -> int:
    """V-49: the emptiest areas, as bits. Where Warriors enough for all of them follow, their order is no choice."""
    areas = fewest(s)
    if s.warriors[sides.VIKINGS, location.HAND] > 0 and s.leaders[sides.VIKINGS, location.DRAKKAR] == 0:
        equals = (areas & 1) + (areas >> 1 & 1) + (areas >> 2 & 1)
        if units(s, sides.VIKINGS, location.DRAKKAR) + 1 >= equals:
            return areas & -areas
    return areas
