"""Saga: what the rules call an area, a Unit, control and being free (V-01 to V-09), as kernels."""

from meadhall.core.kernel import kernel
from meadhall.games.saga import location, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.state import State

GENERAL = 2  # the general supply, beside the coins of both sides


@kernel
def bit(number: int) -> int:
    """The set that holds only this number."""
    return 1 << int(number)


@kernel
def units(s: State, side: int, place: int) -> int:
    """V-01: Warriors and Leaders, nothing else."""
    return int(s.warriors[side, place]) + int(s.leaders[side, place])


@kernel
def is_controlled(s: State, side: int, area: int) -> bool:
    """V-03: strictly more Units than the other side."""
    return units(s, side, area) > units(s, 1 - side, area)


@kernel
def controlled(s: State, side: int) -> int:
    """V-03: the English areas that a side controls, as bits."""
    areas = 0
    for area in range(location.ENGLAND):
        if is_controlled(s, side, area):
            areas |= bit(area)
    return areas


@kernel
def free(s: State, side: int, area: int) -> int:
    """V-06, V-07: how many Units of a side are not Engaged here, as things stand now."""
    return max(0, units(s, side, area) - units(s, 1 - side, area))


@kernel
def is_contested(s: State, area: int) -> bool:
    """Whether Units of both sides are here (V-69)."""
    return units(s, sides.SAXONS, area) > 0 and units(s, sides.VIKINGS, area) > 0


@kernel
def is_coastal(box: Box, area: int) -> bool:
    """V-04."""
    return box.coast >> int(area) & 1 != 0


@kernel
def units_in_england(s: State, side: int) -> int:
    """How many Units of a side are in England; the Drakkar is not (V-08)."""
    count = 0
    for area in range(location.ENGLAND):
        count += units(s, side, area)
    return count


@kernel
def fewest(s: State) -> int:
    """V-49: the Scandinavian areas with the fewest Viking Units, as bits from the northernmost on."""
    least = 99
    areas = 0
    for area in range(location.NORTH, location.SOUTH + 1):
        count = units(s, sides.VIKINGS, area)
        if count < least:
            least = count
            areas = 0
        if count == least:
            areas |= bit(area - location.NORTH)
    return areas


@kernel
def move_warriors(s: State, side: int, here: int, there: int, count: int) -> None:
    """Warriors go from place to place; V-10: from the board they go to the supply."""
    s.warriors[side, here] -= count
    s.warriors[side, there] += count


@kernel
def pay(s: State, giver: int, taker: int, most: int) -> None:
    """Coins change hands, as many as there are; V-12: an empty supply gives nothing."""
    coins = min(int(most), int(s.coins[giver]))
    s.coins[giver] -= coins
    s.coins[taker] += coins


@kernel
def pillage(s: State, box: Box, area: int) -> None:
    """V-63, V-64: the Stronghold goes back to the Anglo-Saxon supply, coins come from the general one. R15, R16."""
    s.strongholds[area] = 0
    s.stronghold_supply += 1
    pay(s, GENERAL, sides.VIKINGS, box.pillage)


@kernel
def can_pillage(s: State, area: int) -> bool:
    """V-63: a Stronghold in an area that the Vikings control."""
    return s.strongholds[area] == 1 and is_controlled(s, sides.VIKINGS, area)


@kernel
def has_recruits(s: State, side: int) -> bool:
    """Whether a side's supply holds any Unit (V-44)."""
    return units(s, side, location.SUPPLY) > 0
