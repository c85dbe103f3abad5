"""The island games: the abilities of the protectors, and where a pawn may go (S-24 to S-26, S-69 to S-77). Kernels."""

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.games.island import protectors
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.rules.cells import NO_CELL, bit
from meadhall.games.island.state import State


@kernel
def is_protector(s: State, box: Box, seat: int, protector: int) -> bool:
    """Whether a seat has this protector's ability; S-89: nobody has in variant A."""
    return bool(box.abilities) and s.protectors[seat] == protector


@kernel
def hand_limit(s: State, box: Box, seat: int) -> int:
    """S-64, S-72: how many tiles a hand may hold; one more with Gaia."""
    return int(box.hand) + (1 if is_protector(s, box, seat, protectors.EARTH_GODDESS) else 0)


@kernel
def step_limit(s: State, box: Box) -> int:
    """S-24, S-69: how many steps the seat may make in a turn; one more with Dreki."""
    return int(box.steps) + (1 if is_protector(s, box, s.seat, protectors.DRAGON) else 0)


@kernel
def taken_by_others(s: State, box: Box) -> np.uint64:
    """The cells on which other pawns stand."""
    taken = NO_CELL
    for seat in range(box.players):
        if seat != s.seat and s.pawns[seat] >= 0:
            taken = taken | bit(s.pawns[seat])
    return taken


@kernel
def steps_from_here(s: State, box: Box) -> np.uint64:
    """S-25: the cells around the pawn. S-26: those without another pawn; S-75: all of them for Griðungur."""
    around: np.uint64 = box.neighbours[s.pawns[s.seat]]
    return around if is_protector(s, box, s.seat, protectors.BULL) else around & ~taken_by_others(s, box)


@kernel
def flights_from_here(s: State, box: Box) -> np.uint64:
    """S-76: the cells to which Gammur may fly, once a turn; never onto another pawn."""
    if s.flown or not is_protector(s, box, s.seat, protectors.GRIFFIN):
        return NO_CELL
    around: np.uint64 = box.flights[s.pawns[s.seat]]
    return around & ~taken_by_others(s, box)
