"""Saga: what the rules call an area, a Unit, control and being free (V-01 to V-09), as kernels."""

from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.saga import facts, location, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.state import State

GENERAL = 2  # the general supply, beside the coins of both sides
ALL_ENGLAND = (1 << location.ENGLAND) - 1  # the English areas, as bits


@kernel
def bit(number: int) -> int:
    """The set that holds only this number."""
    return 1 << int(number)


@kernel
def is_decided(s: State) -> bool:
    """Whether somebody has chosen what is played now; otherwise it followed by itself."""
    return s.choices & (s.choices - 1) != 0


@kernel
def units(s: State, side: int, place: int) -> int:
    """V-01: Warriors and Leaders, nothing else."""
    return int(s.warriors[side, place]) + int(s.leaders[side, place])


@kernel
def is_controlled(s: State, side: int, area: int) -> bool:
    """V-03: strictly more Units than the other side."""
    return bool(s.controlled[side] >> int(area) & 1)


@kernel
def controlled(s: State, side: int) -> int:
    """V-03: the English areas that a side controls, as bits."""
    return int(s.controlled[side]) & ALL_ENGLAND


@kernel
def free(s: State, side: int, area: int) -> int:
    """V-06, V-07: how many Units of a side are not Engaged here, as things stand now."""
    return max(0, units(s, side, area) - units(s, 1 - side, area))


@kernel
def is_contested(s: State, area: int) -> bool:
    """Whether Units of both sides are here (V-69)."""
    return contested(s) >> int(area) & 1 != 0


@kernel
def contested(s: State) -> int:
    """V-69: the areas with Units of both sides, as bits."""
    return int(s.occupied[sides.SAXONS]) & int(s.occupied[sides.VIKINGS])


@kernel
def has_stronghold(s: State, area: int) -> bool:
    """V-05."""
    return s.strongholds >> int(area) & 1 != 0


@kernel
def is_coastal(box: Box, area: int) -> bool:
    """V-04."""
    return box.coast >> int(area) & 1 != 0


@kernel
def is_in_england(s: State, side: int) -> bool:
    """Whether a side has a Unit in England; the Drakkar is not (V-08)."""
    return bool(s.occupied[side] & ALL_ENGLAND)


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
def look_at(s: State, side: int, place: int) -> None:
    """Units of a side have come to a place or left it: keeps what is known of areas true."""
    if place < location.AREAS:
        own, others = units(s, side, place), units(s, 1 - side, place)
        rest = ~bit(place)
        s.occupied[side] = s.occupied[side] & rest | int(own > 0) << place
        s.controlled[side] = s.controlled[side] & rest | int(own > others) << place
        s.controlled[1 - side] = s.controlled[1 - side] & rest | int(others > own) << place


@kernel
def move_warriors(s: State, side: int, here: int, there: int, number: int) -> None:
    """Warriors go from place to place; V-10: from the board they go to the supply."""
    s.warriors[side, here] -= number
    s.warriors[side, there] += number
    look_at(s, side, here)
    look_at(s, side, there)


@kernel
def pay(s: State, giver: int, taker: int, most: int) -> None:
    """Coins change hands, as many as there are; V-12: an empty supply gives nothing."""
    coins = min(int(most), int(s.coins[giver]))
    s.coins[giver] -= coins
    s.coins[taker] += coins


@kernel
def pillage(s: State, box: Box, area: int) -> None:
    """V-63, V-64: the Stronghold goes back to the Anglo-Saxon supply, coins come from the general one. R15, R16."""
    if telling():
        coins = min(int(box.pillage), int(s.coins[GENERAL]))
        if coins > 0:
            tell(facts.PILLAGED, sides.VIKINGS, area, coins)
        else:
            tell(facts.PILLAGED_IN_VAIN, sides.VIKINGS, area)
    s.strongholds &= ~bit(area)
    s.stronghold_supply += 1
    pay(s, GENERAL, sides.VIKINGS, box.pillage)


@kernel
def pillage_areas(s: State) -> int:
    """V-63: areas with a Stronghold that the Vikings control, as bits."""
    return int(s.strongholds) & int(s.controlled[sides.VIKINGS])


@kernel
def has_recruits(s: State, side: int) -> bool:
    """Whether a side's supply holds any Unit (V-44)."""
    return units(s, side, location.SUPPLY) > 0
