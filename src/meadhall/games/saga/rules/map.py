"""Saga: what the rules call an area, a Unit, control and being free (V-01 to V-09), as kernels."""

from meadhall.core.kernel import kernel
from meadhall.games.saga import location, sides
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.state import State

GENERAL = 2  # the general supply, beside the coins of both sides
ALL_ENGLAND = (1 << location.ENGLAND) - 1  # the English areas, as bits; the Drakkar is none of them (V-08)


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
def contested(s: State) -> int:
    """V-69: the areas with Units of both sides, as bits."""
    return int(s.occupied[sides.SAXONS]) & int(s.occupied[sides.VIKINGS])


@kernel
def has_stronghold(s: State, area: int) -> bool:
    """V-05: whether a Stronghold stands in an area."""
    return s.strongholds >> int(area) & 1 != 0


@kernel
def is_coastal(box: Box, area: int) -> bool:
    """V-04: whether an area lies at the coast."""
    return box.coast >> int(area) & 1 != 0


@kernel
def look_at(s: State, side: int, place: int) -> None:
    """Brings `occupied` and `controlled` up to date after Units of a side have come to a place or left it."""
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
    """Coins change hands, at most as many as the giver has; V-12: an empty supply gives nothing."""
    coins = min(int(most), int(s.coins[giver]))
    s.coins[giver] -= coins
    s.coins[taker] += coins
