"""Saga: what tiles let a side do beside moving: the actions of both sides, bonuses (V-52 to V-68)."""

from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, facts, location, offer, phase, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.leaders import leaders_in, move_leader, person
from meadhall.games.saga.rules.map import (
    GENERAL,
    bit,
    contested,
    controlled,
    has_recruits,
    is_decided,
    move_warriors,
    pay,
    pillage,
    pillage_areas,
)
from meadhall.games.saga.rules.movement import ANY_NUMBER, begin_movement, end_action, origins
from meadhall.games.saga.rules.recruitment import recruit
from meadhall.games.saga.state import LEADERS, State

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
        | int(has_recruits(s, sides.VIKINGS)) << offer.RECRUITMENT
        | int(pillage_areas(s) != 0) << offer.PILLAGE
    )


@kernel
def start(s: State, box: Box, tile_action: int) -> None:
    """V-24: each action of a tile at most once."""
    tell(facts.STARTED, s.seat, tile_action)
    s.done |= bit(tile_action)
    if tile_action == offer.MOVEMENT:
        begin_movement(s, ANY_NUMBER)
    elif tile_action == offer.BUILD:
        s.phase = phase.BUILDING
    elif tile_action == offer.FYRD:
        s.phase = phase.FYRD_CALLED
    elif tile_action == offer.INCOME:
        s.phase = phase.INCOME_DUE
    elif tile_action == offer.TRIBUTE:
        s.phase = phase.TRIBUTE_OFFERED
    elif tile_action == offer.SCOUT:
        s.phase = phase.SCOUTING
    elif tile_action == offer.RECRUITMENT:
        s.phase = phase.RECRUITING
        s.left = box.recruitment  # V-48
    else:
        s.phase = phase.PILLAGING


# --- Anglo-Saxon actions (V-52 to V-60) -------------------------------------------------------------------------------


@kernel
def building_sites(s: State) -> int:
    """V-52, R24: areas that the Anglo-Saxons control and that have no Stronghold; it costs a coin."""
    if s.coins[sides.SAXONS] == 0 or s.stronghold_supply == 0:
        return 0
    return controlled(s, sides.SAXONS) & ~int(s.strongholds)


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
def fyrd_choices(s: State) -> int:
    """The next area, or an end, as bits from END_ACTION on (V-26, R28)."""
    choices = fyrd_targets(s) << (actions.FYRD_AT - actions.END_ACTION)
    if s.moved > 0:
        choices |= bit(0)
    return choices


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
    recruits = s.coins[sides.SAXONS] > 0 and has_recruits(s, sides.SAXONS)
    return s.strongholds != 0 and (s.coins[GENERAL] > 0 or recruits)


@kernel
def income_choices(s: State) -> int:
    """What the unused Strongholds can give, as bits from END_ACTION on (V-45, V-57, V-58, R23, R33)."""
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
    if s.moved > 0:
        choices |= bit(0)
    return choices


@kernel
def draw_income(s: State, action: int) -> None:
    """V-57: a coin, or a Unit for a coin, from one Stronghold."""
    family = actions.FAMILIES[action]
    if family == actions.INCOME_COIN:
        area = action - actions.INCOME_COIN
        tell(facts.YIELDED_COIN, sides.SAXONS, area)
        pay(s, GENERAL, sides.SAXONS, 1)
    else:
        pay(s, sides.SAXONS, GENERAL, 1)
        if family == actions.INCOME_WARRIOR:
            area = action - actions.INCOME_WARRIOR
            tell(facts.YIELDED_WARRIOR, sides.SAXONS, area)
            move_warriors(s, sides.SAXONS, location.SUPPLY, area, 1)
        else:
            area = (action - actions.INCOME_LEADER) // LEADERS
            leader = (action - actions.INCOME_LEADER) % LEADERS
            tell(facts.YIELDED_LEADER, sides.SAXONS, person(sides.SAXONS, leader), area)
            move_leader(s, sides.SAXONS, leader, area)  # V-51
    s.used |= bit(area)
    s.moved += 1
    if income_choices(s) == bit(0):
        end_action(s)


@kernel
def tribute_areas(s: State) -> int:
    """V-59, V-60, R29: areas with Units of both sides, inland too; it takes a coin."""
    return contested(s) if s.coins[sides.SAXONS] > 0 else 0


@kernel
def pay_tribute(s: State, area: int) -> None:
    """V-59: the coin goes to the Viking, all his Units here to the Drakkar."""
    if telling():
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


# --- Viking actions (V-63, V-64) --------------------------------------------------------------------------------------


@kernel
def pillage_at(s: State, box: Box, area: int) -> None:
    """V-64: at once, without a combat."""
    pillage(s, box, area)
    end_action(s)


# --- Bonuses (V-65 to V-68) -------------------------------------------------------------------------------------------


@kernel
def bonuses(s: State, box: Box) -> int:
    """The bonuses of this tile that would do something, and doing without, as bits from BONUS on (V-22, V-23)."""
    printed = int(box.bonus[s.seat, s.tile])
    choices = bit(offer.NONE)
    if printed >> offer.COIN & 1 and s.coins[GENERAL] > 0:  # V-65, V-66
        choices |= bit(offer.COIN)
    if printed >> offer.MOVE_ONE & 1 and origins(s) != 0:  # V-65
        choices |= bit(offer.MOVE_ONE)
    if printed >> offer.RECRUIT & 1 and s.warriors[sides.VIKINGS, location.SUPPLY] > 0:  # V-67
        choices |= bit(offer.RECRUIT)
    if printed >> offer.MOVE & 1 and origins(s) != 0:  # V-68
        choices |= bit(offer.MOVE)
    return choices


@kernel
def take_bonus(s: State, action: int) -> None:
    """V-65 to V-68."""
    bonus = action - actions.BONUS
    s.phase = phase.ACTING
    if bonus == offer.COIN:
        tell(facts.TOOK_BONUS_COIN, s.seat)
        pay(s, GENERAL, sides.SAXONS, 1)
    elif bonus == offer.MOVE_ONE:
        tell(facts.BONUS_MOVES_ONE, s.seat)
        begin_movement(s, 1)
    elif bonus == offer.RECRUIT:
        s.left = 1
        recruit(s, 0)
    elif bonus == offer.MOVE:
        tell(facts.BONUS_MOVES, s.seat)
        begin_movement(s, ANY_NUMBER)
    elif telling() and is_decided(s):
        tell(facts.DECLINED_BONUS, s.seat)
