"""Skrei: the rules, in the order of RULES.md. Every function is a kernel on a state and a box."""

from meadhall.core.common import copy_numbers, equal_odds, share_win
from meadhall.core.constants import CHANCE, NOBODY, OVER
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below

from . import state
from .box import SkreiBox as Box
from .state import ASHORE, AT_SEA, ENDED, FACES, GROUNDS, HORN, LARGEST, SAIL, SAILING, SHOAL, STOCKING, State

NUMBER = len(GROUNDS)


# --- The contract -------------------------------------------------------------------------------------------------


@kernel
def setup(s: State, box: Box) -> None:
    """SK-03."""
    for seat in range(box.players):
        s.horns[seat] = 1
    s.boats[:] = ASHORE
    s.went[:] = ASHORE
    s.ground = next_ground(box, -1)
    s.phase = STOCKING


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.phase == ENDED:
        return OVER
    return s.seat if s.phase == SAILING else CHANCE


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """SK-06: every ground in play; SK-07: with the horn too, as long as it was never blown."""
    n = 0
    for first in (SAIL, HORN):
        for ground in range(NUMBER):
            if box.in_play[ground] and (first == SAIL or s.horns[s.seat]):
                out[n] = first + ground
                n += 1
    return n


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """SK-04: one of the ground's shoals; SK-05: a face of the die."""
    if s.phase == state.WATCHING:
        return equal_odds(out, weights, state.WEATHER, FACES)
    n = 0
    for fish in range(LARGEST + 1):
        if box.shoals[s.ground, fish] > 0:
            out[n] = SHOAL + fish
            weights[n] = box.shoals[s.ground, fish]
            n += 1
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    """Plays an action or an outcome of chance."""
    if action >= state.WEATHER:
        s.weather = action - state.WEATHER + 1
        s.seat = lookout(s, box)  # SK-06
        tell(state.LOOKED, s.seat, s.weather, s.weather)
        s.phase = SAILING
    elif action >= SHOAL:
        tell(state.SHOAL_CAME, s.ground, action - SHOAL)
        s.fish[s.ground] += action - SHOAL
        s.ground = next_ground(box, s.ground)
        if s.ground == NUMBER:
            tell(state.DAY, s.day + 1, box.days, 0)
            s.phase = state.WATCHING
    else:
        _sail(s, box, action)


@kernel
def points(s: State, box: Box, out: Array) -> None:
    """SK-11."""
    for seat in range(box.players):
        out[seat] = _total(s, box, seat)


@kernel
def places(s: State, box: Box, out: Array) -> None:
    """SK-11: most points win; seats with equally many share a place."""
    for seat in range(box.players):
        out[seat] = 1
        for other in range(box.players):
            if _total(s, box, other) > _total(s, box, seat):
                out[seat] += 1


@kernel
def utility(s: State, box: Box, out: Array) -> None:
    """A win is worth 1, and the winners share it."""
    places(s, box, out)
    share_win(out, box.players)


@kernel
def hide(s: State, box: Box, seat: int) -> None:
    """SK-05: the lookout alone knows the weather; SK-06: nobody knows where the others sailed, but for horns."""
    if s.phase == SAILING and seat != lookout(s, box):
        s.weather = 0
    for other in range(box.players):
        if other != seat and s.boats[other] != ASHORE and not s.loud[other]:
            s.boats[other] = AT_SEA


@kernel
def imagine(s: State, box: Box, seat: int, rng: Array) -> None:
    """Any weather, and any ground in play for each boat that is out of sight."""
    if s.phase == SAILING and s.weather == 0:
        s.weather = 1 + below(rng, FACES)
    for other in range(box.players):
        if s.boats[other] == AT_SEA:
            ground = below(rng, NUMBER)
            while not box.in_play[ground]:
                ground = below(rng, NUMBER)
            s.boats[other] = ground


@kernel
def seen(s: State, box: Box, action: int, seat: int) -> bool:
    """The shoals and the horns are seen by all, and so is the last boat, which shows the others (SK-08)."""
    if action >= state.WEATHER:
        return seat == lookout(s, box)
    return action >= HORN or seat == s.seat or _is_last(s, box)


@kernel
def reveals(s: State, box: Box, action: int) -> bool:
    """SK-08: the last to sail shows where the others are, and the weather."""
    return _is_last(s, box)


@kernel
def whose_turn(s: State, box: Box) -> int:
    """SK-06: the seat that sails; between two days it is nobody's turn, for the last seat may also be the next one."""
    return s.seat if s.phase == SAILING else NOBODY


@kernel
def broken(s: State, box: Box) -> int:
    """The number of a rule that this position breaks, or 0."""
    for seat in range(box.players):
        boat = s.boats[seat]
        if boat != ASHORE and not box.in_play[boat]:
            return 1
        if s.loud[seat] and (s.horns[seat] or boat == ASHORE):
            return 7
    if (s.weather != 0) != (s.phase == SAILING):
        return 5
    return 2 if s.day > box.days else 0


# --- Before dawn (SK-01 to SK-07) ---------------------------------------------------------------------------------


@kernel
def next_ground(box: Box, ground: int) -> int:
    """SK-01: the next ground in play after this one; NUMBER after the last."""
    ground += 1
    while ground < NUMBER and not box.in_play[ground]:
        ground += 1
    return ground


@kernel
def lookout(s: State, box: Box) -> int:
    """SK-03: clockwise, day by day."""
    return s.day % box.players


@kernel
def _is_last(s: State, box: Box) -> bool:
    """Whether the seat to sail is the last of the day: the one before the lookout."""
    return s.phase == SAILING and (s.seat + 1) % box.players == lookout(s, box)


@kernel
def _sail(s: State, box: Box, action: int) -> None:
    ground = (action - SAIL) % NUMBER
    if action >= HORN:  # SK-07
        tell(state.BLEW, s.seat, ground)
        s.loud[s.seat] = 1
        s.horns[s.seat] = 0
    else:
        tell(state.SAILED, s.seat, ground, s.seat)
    s.boats[s.seat] = ground
    last = _is_last(s, box)
    s.seat = (s.seat + 1) % box.players
    if last:
        _dawn(s, box)


# --- At dawn (SK-08 to SK-10) -------------------------------------------------------------------------------------


@kernel
def is_stormy(box: Box, ground: int, weather: int) -> bool:
    """SK-09: where the die and the exposure together are more than six."""
    return bool(weather + box.exposure[ground] > FACES)


@kernel
def _dawn(s: State, box: Box) -> None:
    """SK-10: the fish are shared, and a new day begins, or the season is over (SK-11)."""
    tell(state.DAWN, s.weather, s.weather)
    s.caught[:] = 0
    for ground in range(NUMBER):
        crews = 0
        for seat in range(box.players):
            if s.boats[seat] == ground:
                crews += 1 + s.loud[seat]  # SK-07: counts as two
        if crews > 0 and not is_stormy(box, ground, s.weather):
            share = s.fish[ground] // crews
            s.fish[ground] -= share * crews
            for seat in range(box.players):
                if s.boats[seat] == ground:
                    s.caught[seat] = share * (1 + s.loud[seat])
    for seat in range(box.players):
        tell(state.BROUGHT, seat, s.caught[seat], s.boats[seat])
        s.racks[seat] += s.caught[seat]
    copy_numbers(s.boats, s.went)
    s.boats[:] = ASHORE
    s.loud[:] = 0
    s.wind = s.weather
    s.weather = 0
    s.day += 1
    s.ground = next_ground(box, -1)
    s.phase = STOCKING
    if s.day == box.days:
        tell(state.OVER_NOW)
        s.phase = ENDED


# --- The end (SK-11) ----------------------------------------------------------------------------------------------


@kernel
def _total(s: State, box: Box, seat: int) -> int:
    return int(s.racks[seat] + s.horns[seat] * box.horn)
