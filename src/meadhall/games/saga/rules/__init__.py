"""Saga: Vikings vs Anglo-Saxons - the contract. The rules themselves, in the order of RULES.md, are in

- `map.py` and `leaders.py`: what areas, Units and Leaders are, and what is known of them (V-01 to V-13, R32),
- `turns.py`: the setup, the round, tiles, and the end of the round (V-14 to V-26, V-91 to V-96),
- `movement.py`: Movement, sailing by destination markers, and Scout (V-27 to V-43, V-61, V-62),
- `markers.py`: the pool of destination markers, and what the Anglo-Saxons know of those that lie face down,
- `tile_actions.py`: all other actions, bonuses (V-44 to V-68), and Vikings who come home (V-91),
- `combat.py` and `abilities.py`: combat, and what leaders do in it (V-69 to V-90),
- `phases.py`: which of these is due, and what follows by itself.

Every function is a kernel.
"""

import numpy as np

from meadhall.core.bits import count, list_members
from meadhall.core.constants import CHANCE, NOBODY, OVER
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.games.saga import actions, location, offer, phase, sides, victory
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules import leaders, tile_actions
from meadhall.games.saga.rules.map import GENERAL, bit, controlled, is_controlled, move_warriors, pay, units
from meadhall.games.saga.rules.markers import are_markers_sound, expect_any_markers, hide_markers, imagine_markers, pool
from meadhall.games.saga.rules.phases import FIRST, NOTHING, follows, found_anew, play
from meadhall.games.saga.rules.turns import found, owner_of
from meadhall.games.saga.state import LEADERS, State


@kernel
def setup(s: State, box: Box) -> None:
    """S1, S2, S8, S10, S11: all that stands before the first draw."""
    s.phase = phase.RAIDERS_LAND
    s.seat = sides.VIKINGS
    s.round_marker = box.track
    s.stronghold_marker = box.stronghold_marker
    s.initiative = sides.VIKINGS  # V-20
    s.drafter = sides.VIKINGS
    s.tile = -1
    s.markers[:] = -1
    s.scouted = -1
    expect_any_markers(s, box)
    s.origin = -1
    s.target = -1
    s.battle = -1
    s.stronghold_supply = box.strongholds
    s.coins[GENERAL] = box.coins
    for side in range(2):
        pay(s, GENERAL, side, box.purse[side])
        s.warriors[side, location.SUPPLY] = box.warriors[side]
        s.known[side] = leaders.ALL_ORDERS
        place = location.SUPPLY if side == sides.SAXONS else location.HAND
        s.leaders[side, place] = LEADERS
        for figure in range(LEADERS):
            s.figures[side, figure] = place
            s.backs[side, figure] = figure
    found(s, box.capital, box.capital_warriors)
    for area in range(location.NORTH, location.NORTH + location.SPACES):
        move_warriors(s, sides.VIKINGS, location.SUPPLY, area, box.crew)


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.phase == phase.ENDED:
        return OVER
    if s.phase < phase.PLACING:
        return CHANCE
    return s.seat


@kernel(inline=True)
def legal(s: State, box: Box, out: Array) -> int:
    """Writes the legal actions, ascending; returns how many."""
    return list_members(s.choices, int(FIRST[s.phase]), out, 0)


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """Writes the outcomes of chance, ascending, with their weights; returns how many."""
    members, first = pool(s, box), actions.DESTINATION
    if s.phase == phase.FOUNDERS_SETTLE:
        members &= ~int(s.occupied[sides.VIKINGS])
    elif s.phase == phase.SETTING_ASIDE or s.phase == phase.VIKINGS_SETTING_ASIDE:  # S7, S9
        members, first = bit(LEADERS) - 1, actions.SET_ASIDE
    elif s.phase == phase.REPELLING_HIDDEN or s.phase == phase.SLAYING_HIDDEN:  # R32: any hidden leader of the area
        area = s.origin if s.phase == phase.REPELLING_HIDDEN else s.battle
        members, first = leaders.hidden_in(s, 1 - s.seat, area), actions.HIDDEN_IS
    n = list_members(members, first, out, 0)
    for i in range(n):
        weights[i] = 1
    return n


@kernel
def chance(s: State, box: Box, rng: Array, out: Array, weights: Array) -> int:
    """Draws an outcome of chance: all are equally likely, whatever is drawn."""
    return int(out[below(rng, odds(s, box, out, weights))])


@kernel
def step(s: State, box: Box, action: int) -> None:
    """Plays a legal action or an outcome of chance, and all that follows by itself."""
    part = int(np.int64(action))  # of one width, whoever calls
    while part != NOTHING:
        play(s, box, part)
        part = follows(s, box)


@kernel
def points(s: State, box: Box, out: Array) -> None:
    """The areas that each side controls as things stand (V-03): they do not win the war, but tell how it goes."""
    for side in range(2):
        out[side] = count(controlled(s, side))


@kernel
def places(s: State, box: Box, out: Array) -> None:
    """V-94, V-96: one winner, never a draw."""
    saxons_win = s.won_by & victory.SAXON_WAYS != 0
    out[sides.SAXONS] = 1 if saxons_win else 2
    out[sides.VIKINGS] = 2 if saxons_win else 1


@kernel
def hide(s: State, box: Box, seat: int) -> None:
    """Erases the backs of the other side's hidden leaders and, from all but the Viking, face-down markers."""
    for side in range(2):
        if seat != side:
            leaders.hide_backs(s, side)
    if seat != sides.VIKINGS:
        hide_markers(s)
    if seat != s.seat:
        s.choices = 0  # they would tell


@kernel
def imagine(s: State, box: Box, seat: int, rng: Array) -> None:
    """Fills in leaders and markers in a way that this seat thinks possible."""
    for side in range(2):
        if seat != side:
            leaders.imagine_backs(s, side, rng)
    if seat != sides.VIKINGS:
        imagine_markers(s, box, rng)
    if seat != s.seat:
        s.choices = found_anew(s, box)


@kernel
def seen(s: State, box: Box, action: int, seat: int) -> bool:
    """V-51, V-61, R32: nobody else sees which leader is meant as long as he is hidden, nor which marker is scouted."""
    family = actions.FAMILIES[action]
    leader = action - family - 1  # in families of Units, in which a Warrior comes first
    if family in (actions.PLACE_LEADERS, actions.SCOUT_PICK, actions.MOVE_LEADER, actions.INCOME_LEADER):
        return seat == s.seat
    if family in (actions.RALLY, actions.RECRUIT_UNIT, actions.LAND, actions.HOME) and leader >= 0:
        return seat == s.seat
    if family == actions.LOSE and leader >= 0:
        return seat == s.seat or s.shown[s.seat, leaders.figure_of(s, s.seat, leader)] == 1
    if family == actions.SET_ASIDE:
        return seat == (sides.SAXONS if s.phase == phase.SETTING_ASIDE else sides.VIKINGS)
    return seat == 1 - s.seat if family == actions.HIDDEN_IS else True


@kernel
def reveals(s: State, box: Box, action: int) -> bool:
    """V-37, V-71: a scouted marker is turned over, or a leader is laid down."""
    return action == actions.MARKER_REVEAL or actions.FAMILIES[action] == actions.REVEAL


@kernel
def pointless(s: State, box: Box, action: int) -> bool:
    """V-22, V-65 to V-67: to do without a coin or a Warrior that a tile offers as its bonus."""
    if action != actions.BONUS + offer.NONE:
        return False
    return bool(tile_actions.bonuses(s, box) & (bit(offer.COIN) | bit(offer.RECRUIT)) != 0)


@kernel
def whose_turn(s: State, box: Box) -> int:
    """V-19: in a turn a side resolves both its tiles. Draft, combat and the end of the round are nobody's turn."""
    if s.phase == phase.OPENING:
        return int(s.seat)
    return NOBODY if s.tile < 0 else int(owner_of(s, s.tile))


@kernel(allocates=True)  # the smallest of several numbers, as Numba finds it
def broken(s: State, box: Box) -> int:
    """The number of a rule whose invariant this position breaks, or 0."""
    if s.coins[sides.SAXONS] + s.coins[sides.VIKINGS] + s.coins[GENERAL] != box.coins or s.coins.min() < 0:
        return 13
    strongholds = s.stronghold_supply + count(s.strongholds)
    if strongholds != box.strongholds or s.stronghold_supply < 0 or not are_markers_sound(s, box):
        return 13
    for side in range(2):
        if s.warriors[side].sum() != box.warriors[side] or s.warriors[side].min() < 0:
            return 13
        backs = 0
        for place in range(location.REMOVED + 1):
            here = leaders.leaders_in(s, side, place)
            if here & backs or count(here) != s.leaders[side, place]:
                return 13
            backs |= here
        if backs != bit(LEADERS) - 1:
            return 13
        if not leaders.is_known_truly(s, side):
            return 51
        replaced, lost = s.leaders[side, location.ASIDE] == 0, s.leaders[side, location.REMOVED] > 0
        if s.phase > phase.PLACING and replaced != lost:
            return 11
    for area in range(location.AREAS):
        for side in range(2):
            own, others = units(s, side, area), units(s, 1 - side, area)
            if (s.occupied[side] >> area & 1 != 0) != (own > 0):
                return 1
            if is_controlled(s, side, area) != (own > others):
                return 3
    for place in range(location.NORTH, location.DRAKKAR + 1):
        if units(s, sides.SAXONS, place) != 0:
            return 9
    if s.stronghold_marker < box.stronghold_marker or s.stronghold_marker > box.track:
        return 55
    if s.round > box.track - box.stronghold_marker + 1:
        return 96
    if s.choices != found_anew(s, box):
        return 26
    return 0
