"""Saga: what tiles let a side do beside moving: actions, bonuses (V-44 to V-68); and how Vikings come home (V-91)."""

import numpy as np

from meadhall.core.bits import count, lowest
from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, facts, location, offer, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.leaders import leaders_in, move_leader, move_unit, person, tell_unit, units_in
from meadhall.games.saga.rules.map import GENERAL, bit, contested, is_decided, move_warriors, pay, units
from meadhall.games.saga.rules.movement import ANY_NUMBER, end_action, origins
from meadhall.games.saga.state import LEADERS, State

# The phase with which each action of a tile begins, in the order of `offer.TILE_ACTIONS`.
BEGINS = np.array([
    phase.MOVING_FROM, phase.BUILDING, phase.FYRD_CALLED, phase.INCOME_DUE, phase.TRIBUTE_OFFERED, phase.SCOUTING,
    phase.RECRUITING, phase.PILLAGING,
])  # fmt: skip

# --- Starting an action -----------------------------------------------------------------------------------------------


@kernel(inline=True)
def can_be_started(s: State) -> int:
    """V-26: the actions that can have some effect, as bits."""
    return (
        int(origins(s) != 0) << offer.MOVEMENT
        | int(building_sites(s) != 0) << offer.BUILD
        | int(fyrd_targets(s) != 0) << offer.FYRD
        | int(has_income(s)) << offer.INCOME
        | int(tribute_areas(s) != 0) << offer.TRIBUTE
        | 1 << offer.SCOUT  # V-42: a pool to scout in is always there
        | int(units(s, sides.VIKINGS, location.SUPPLY) > 0) << offer.RECRUITMENT
        | int(pillage_areas(s) != 0) << offer.PILLAGE
    )


@kernel
def start(s: State, box: Box, tile_action: int) -> None:
    """V-24: each action of a tile at most once."""
    tell(facts.STARTED, s.seat, tile_action)
    s.done |= bit(tile_action)
    s.phase = BEGINS[tile_action]
    if tile_action == offer.MOVEMENT:
        s.left = ANY_NUMBER
    elif tile_action == offer.RECRUITMENT:
        s.left = box.recruitment  # V-48


# --- Anglo-Saxon actions (V-52 to V-60) -------------------------------------------------------------------------------


@kernel
def building_sites(s: State) -> int:
    """V-52, R24: areas that the Anglo-Saxons control and that have no Stronghold; it costs a coin."""
    if s.coins[sides.SAXONS] == 0 or s.stronghold_supply == 0:
        return 0
    return int(s.controlled[sides.SAXONS]) & ~int(s.strongholds)  # V-09: no Anglo-Saxon is ever in Scandinavia


@kernel
def build(s: State, box: Box, area: int) -> None:
    """V-52, V-54: one Stronghold; V-53, V-55: the marker moves right, as far as the track goes."""
    pay(s, sides.SAXONS, GENERAL, 1)
    s.strongholds |= bit(area)
    s.stronghold_supply -= 1
    s.stronghold_marker = min(int(s.stronghold_marker) + 1, int(box.track))
    tell(facts.BUILT, sides.SAXONS, area, s.stronghold_marker)
    end_action(s)


@kernel
def fyrd_targets(s: State) -> int:
    """V-56: areas with a Stronghold and a Viking Warrior; control and own Units do not matter."""
    if s.coins[sides.SAXONS] == 0:
        return 0
    areas = int(s.strongholds) & int(s.occupied[sides.VIKINGS])
    for area in range(location.ENGLAND):
        if s.warriors[sides.VIKINGS, area] == 0:  # a leader alone
            areas &= ~bit(area)
    return areas


@kernel
def call_fyrd(s: State, area: int) -> None:
    """V-56: one coin, one Warrior."""
    tell(facts.FYRD_STRUCK, sides.SAXONS, area)
    pay(s, sides.SAXONS, GENERAL, 1)
    move_warriors(s, sides.VIKINGS, area, location.SUPPLY, 1)
    s.moved += 1
    if fyrd_targets(s) == 0:
        end_action(s)


@kernel
def has_income(s: State) -> bool:
    """Whether an Income would bring anything (V-57, R23)."""
    recruits = s.coins[sides.SAXONS] > 0 and units(s, sides.SAXONS, location.SUPPLY) > 0
    return s.strongholds != 0 and (s.coins[GENERAL] > 0 or recruits)


@kernel
def income_choices(s: State) -> int:
    """The gifts of unused Strongholds, as bits from END_ACTION on (V-45, V-57, V-58, R23, R33)."""
    choices = 0
    unused = int(s.strongholds) & ~int(s.used)  # V-46: whatever Units are there
    if s.coins[GENERAL] > 0:
        choices |= unused << (actions.INCOME_COIN - actions.END_ACTION)
    if s.coins[sides.SAXONS] > 0:
        if s.warriors[sides.SAXONS, location.SUPPLY] > 0:
            choices |= unused << (actions.INCOME_WARRIOR - actions.END_ACTION)
        supply = leaders_in(s, sides.SAXONS, location.SUPPLY)
        if supply != 0:
            for area in range(location.ENGLAND):
                if unused >> area & 1:
                    choices |= supply << (actions.INCOME_LEADER - actions.END_ACTION + area * LEADERS)
    return choices


@kernel
def draw_income(s: State, action: int) -> None:
    """V-57: a coin, or a Unit for a coin, from one Stronghold."""
    family = actions.FAMILIES[action]
    area = action - family
    if family == actions.INCOME_COIN:
        tell(facts.YIELDED_COIN, sides.SAXONS, area)
        pay(s, GENERAL, sides.SAXONS, 1)
    else:
        pay(s, sides.SAXONS, GENERAL, 1)
        if family == actions.INCOME_WARRIOR:
            tell(facts.YIELDED_WARRIOR, sides.SAXONS, area)
            move_warriors(s, sides.SAXONS, location.SUPPLY, area, 1)
        else:
            area, leader = area // LEADERS, area % LEADERS
            tell(facts.YIELDED_LEADER, sides.SAXONS, person(sides.SAXONS, leader), area)
            move_leader(s, sides.SAXONS, leader, area)  # V-51
    s.used |= bit(area)
    s.moved += 1
    if income_choices(s) == 0:
        end_action(s)


@kernel
def tribute_areas(s: State) -> int:
    """V-59, V-60, R29: areas with Units of both sides, inland too; it takes a coin."""
    return contested(s) if s.coins[sides.SAXONS] > 0 else 0


@kernel
def pay_tribute(s: State, area: int) -> None:
    """V-59: the coin goes to the Viking, all his Units here to the Drakkar."""
    warriors, leaders = s.warriors[sides.VIKINGS, area], s.leaders[sides.VIKINGS, area]
    tell(facts.PAID_TRIBUTE, sides.SAXONS, warriors, leaders, sides.VIKINGS, area, location.DRAKKAR)
    pay(s, sides.SAXONS, sides.VIKINGS, 1)
    move_all(s, sides.VIKINGS, area, location.DRAKKAR)
    end_action(s)


@kernel
def move_all(s: State, side: int, here: int, there: int) -> None:
    """All Units of a side go from place to place together."""
    move_warriors(s, side, here, there, int(s.warriors[side, here]))
    present = leaders_in(s, side, here)
    for leader in range(LEADERS):
        if present >> leader & 1:
            move_leader(s, side, leader, there)


# --- Pillage (V-63, V-64) ---------------------------------------------------------------------------------------------


@kernel
def pillage(s: State, box: Box, area: int) -> None:
    """V-63, V-64: the Stronghold goes back to the Anglo-Saxon supply, coins come from the general one. R15, R16."""
    if s.coins[GENERAL] == 0 or box.pillage == 0:
        tell(facts.PILLAGED_IN_VAIN, sides.VIKINGS, area)
    else:
        tell(facts.PILLAGED, sides.VIKINGS, area, min(int(box.pillage), int(s.coins[GENERAL])))
    s.strongholds &= ~bit(area)
    s.stronghold_supply += 1
    pay(s, GENERAL, sides.VIKINGS, box.pillage)


@kernel
def pillage_areas(s: State) -> int:
    """V-63: areas with a Stronghold that the Vikings control, as bits."""
    return int(s.strongholds) & int(s.controlled[sides.VIKINGS])


# --- Viking recruitment (V-44 to V-51), and coming home (V-49, V-91) --------------------------------------------------


@kernel
def take_in_hand(s: State, unit: int, here: int, then: int) -> None:
    """V-44: a Viking Unit is about to be placed in one of the emptiest Scandinavian areas (V-49)."""
    tell_unit(s, facts.IN_HAND, sides.VIKINGS, unit, here)
    move_unit(s, sides.VIKINGS, unit, here, location.HAND)
    s.phase = then


@kernel
def put_from_hand(s: State, area: int, fact: int) -> None:
    """The Unit in the hand is placed, as this fact tells it; V-50: those already there stay."""
    unit = lowest(units_in(s, sides.VIKINGS, location.HAND))
    tell_unit(s, fact, sides.VIKINGS, unit, area)
    move_unit(s, sides.VIKINGS, unit, location.HAND, area)


@kernel
def muster(s: State, space: int) -> None:
    """The recruit is placed; the action goes on while there is somebody to recruit."""
    put_from_hand(s, location.NORTH + space, facts.MUSTERED)
    s.moved += 1
    s.left -= 1
    if s.left > 0 and units(s, sides.VIKINGS, location.SUPPLY) > 0:
        s.phase = phase.RECRUITING
    else:
        end_action(s)


@kernel
def fewest(s: State) -> int:
    """V-49: the Scandinavian areas with the fewest Viking Units, as bits from the northernmost on."""
    least = 99
    areas = 0
    for area in range(location.NORTH, location.SOUTH + 1):
        here = units(s, sides.VIKINGS, area)
        if here < least:
            least = here
            areas = 0
        if here == least:
            areas |= bit(area - location.NORTH)
    return areas


@kernel
def harbours(s: State) -> int:
    """V-49: the emptiest areas, as bits. If enough Warriors follow to fill them all, their order is no choice."""
    areas = fewest(s)
    if s.warriors[sides.VIKINGS, location.HAND] > 0 and s.leaders[sides.VIKINGS, location.DRAKKAR] == 0:
        if units(s, sides.VIKINGS, location.DRAKKAR) + 1 >= count(areas):
            return areas & -areas
    return areas


# --- Bonuses (V-65 to V-68) -------------------------------------------------------------------------------------------


@kernel
def bonuses(s: State, box: Box) -> int:
    """The bonuses of this tile that would do something, and doing without, as bits from BONUS on (V-22, V-23)."""
    possible = (
        int(s.coins[GENERAL] > 0) << offer.COIN  # V-65, V-66
        | int(origins(s) != 0) * (bit(offer.MOVE_ONE) | bit(offer.MOVE))  # V-65, V-68
        | int(s.warriors[sides.VIKINGS, location.SUPPLY] > 0) << offer.RECRUIT  # V-67
    )
    return int(box.bonus[s.seat, s.tile]) & possible | bit(offer.NONE)


@kernel
def take_bonus(s: State, action: int) -> None:
    """V-65 to V-68: the bonus is used, or not."""
    bonus = action - actions.BONUS
    s.phase = phase.ACTING
    if bonus == offer.COIN:
        tell(facts.TOOK_BONUS_COIN, s.seat)
        pay(s, GENERAL, sides.SAXONS, 1)
    elif bonus == offer.MOVE_ONE or bonus == offer.MOVE:
        tell(facts.BONUS_MOVES_ONE if bonus == offer.MOVE_ONE else facts.BONUS_MOVES, s.seat)
        s.phase = phase.MOVING_FROM
        s.left = 1 if bonus == offer.MOVE_ONE else ANY_NUMBER
    elif bonus == offer.RECRUIT:
        s.left = 1
        take_in_hand(s, 0, location.SUPPLY, phase.MUSTERING)
    elif telling() and is_decided(s):
        tell(facts.DECLINED_BONUS, s.seat)
