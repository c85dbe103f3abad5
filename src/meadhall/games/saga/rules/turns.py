"""Saga: the setup, the round and its draft, resolving tiles, the end of the round (V-14 to V-26, V-91 to V-96)."""

from meadhall.core.bits import count, nth
from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.saga import actions, facts, location, phase, sides, victory
from meadhall.games.saga.box import SagaBox as Box
from meadhall.games.saga.rules.leaders import ORDERS, leaders_in, move_leader, person
from meadhall.games.saga.rules.map import ALL_ENGLAND, GENERAL, bit, contested, controlled, move_warriors, pay, units
from meadhall.games.saga.rules.tile_actions import can_be_started
from meadhall.games.saga.state import TILES, State


@kernel
def found(s: State, area: int, warriors: int) -> None:
    """A Stronghold from the start; V-53: it does not move the marker."""
    s.strongholds |= bit(area)
    s.stronghold_supply -= 1
    move_warriors(s, sides.SAXONS, location.SUPPLY, area, warriors)


@kernel
def set_up(s: State, box: Box, action: int) -> None:
    """The draws of chance before the first round."""
    drawn = action - actions.FAMILIES[action]
    if s.phase == phase.RAIDERS_LAND:  # S3
        tell(facts.RAIDERS_LANDED, sides.VIKINGS, drawn, box.raiders)
        move_warriors(s, sides.VIKINGS, location.SUPPLY, drawn, box.raiders)
        s.phase = phase.FOUNDERS_SETTLE
    elif s.phase == phase.FOUNDERS_SETTLE:  # S4, S5; S6, R17: both markers go back to the pool
        tell(facts.FOUNDED, sides.SAXONS, drawn)
        found(s, drawn, box.founders)
        for area in range(location.ENGLAND):
            if units(s, sides.SAXONS, area) + units(s, sides.VIKINGS, area) == 0:
                move_warriors(s, sides.SAXONS, location.SUPPLY, area, box.settlers)
        s.phase = phase.SETTING_ASIDE
    else:  # S7, S9
        side = sides.SAXONS if s.phase == phase.SETTING_ASIDE else sides.VIKINGS
        tell(facts.SET_ASIDE, side, person(side, drawn))
        move_leader(s, side, drawn, location.ASIDE)
        s.phase = phase.VIKINGS_SETTING_ASIDE if side == sides.SAXONS else phase.PLACING


@kernel
def place_leaders(s: State, permutation: int) -> None:
    """S9, R18: the three leaders go to the Scandinavian areas as the Viking likes.

    The six orders of three are the first six orders of four with the first place taken: 123 is 0 1 2 3, and so on.
    """
    held = leaders_in(s, sides.VIKINGS, location.HAND)
    vikings, north, central, south = sides.VIKINGS, location.NORTH, location.CENTRAL, location.SOUTH
    first = nth(held, int(ORDERS[permutation, 1]) - 1)
    second = nth(held, int(ORDERS[permutation, 2]) - 1)
    third = nth(held, int(ORDERS[permutation, 3]) - 1)
    move_leader(s, vikings, first, north)
    move_leader(s, vikings, second, central)
    move_leader(s, vikings, third, south)
    who = person(vikings, first), person(vikings, second), person(vikings, third)
    tell(facts.LEADERS_PLACED, vikings, who[0], who[1], who[2], north, central, south)
    begin_round(s)


@kernel
def begin_round(s: State) -> None:
    """V-15: the side that the Initiative tile shows takes the first tile."""
    s.round += 1
    s.taken[:] = 0
    s.resolved = 0
    s.drafter = s.initiative
    s.seat = s.drafter
    s.phase = phase.DRAFTING
    tell(facts.ROUND_BEGINS, s.seat, s.round)


@kernel
def owner_of(s: State, tile: int) -> int:
    """The side that took a tile in this round, or NOBODY."""
    for side in range(2):
        if s.taken[side] >> int(tile) & 1:
            return side
    return sides.NOBODY


@kernel
def unowned(s: State) -> int:
    """V-16: the tiles that nobody owns yet, as bits."""
    return bit(TILES) - 1 & ~int(s.taken[sides.SAXONS] | s.taken[sides.VIKINGS])


@kernel
def take_tile(s: State, box: Box, tile: int) -> None:
    """V-15: the first drafter takes one tile, the other side two, and the first drafter the last one."""
    tell(facts.TOOK_TILE, s.seat, tile, s.seat * TILES + tile)
    s.taken[s.seat] |= bit(tile)
    if tile == box.chooses_first:
        s.initiative = s.seat  # V-17; V-18: the draft in progress goes on as it began
    left = count(unowned(s))
    if left == 0:
        s.seat = owner_of(s, box.acts_first)  # V-19
        tell(facts.ACTS_FIRST, s.seat)
        s.phase = phase.OPENING
    else:
        s.seat = s.drafter if left == 1 else 1 - s.drafter


@kernel
def actions_of_tile(s: State, box: Box) -> int:
    """V-22, V-24: actions of this tile that can be started, or ending it, as bits from START on."""
    choices = bit(actions.END_TILE - actions.START)
    if box.either[s.seat, s.tile] and s.done != 0:
        return choices  # V-25
    return choices | int(box.tile_actions[s.seat, s.tile]) & ~int(s.done) & can_be_started(s)


@kernel
def end_tile(s: State) -> None:
    """V-21: the tile is finished; the other one is next."""
    tell(facts.TILE_ENDED, s.seat, s.tile + 1)
    s.resolved |= bit(s.tile)
    s.tile = -1
    s.done = 0
    s.phase = phase.OPENING


@kernel
def end_tiles(s: State, box: Box) -> None:
    """V-19: the owner of the sword and axe comes first, then the other player; V-14: then the Viking picks combats."""
    if s.seat == owner_of(s, box.acts_first):
        s.seat = 1 - s.seat
        tell(facts.TURN_PASSES, s.seat)
    else:
        s.seat = sides.VIKINGS
        s.phase = phase.CHOOSING_COMBAT
        if telling() and contested(s) == 0:
            tell(facts.NO_COMBAT)


@kernel
def saxon_victory(s: State) -> int:
    """V-92: the Anglo-Saxons' conditions that are met, as bits."""
    by_track, freed = s.round_marker <= s.stronghold_marker, s.occupied[sides.VIKINGS] & ALL_ENGLAND == 0
    return int(by_track) * victory.BY_TRACK | int(freed) * victory.BY_FREE_ENGLAND


@kernel
def viking_victory(s: State, box: Box) -> int:
    """V-93: the Vikings' conditions that are met, as bits; R14: a margin does no harm."""
    return (
        int(count(controlled(s, sides.VIKINGS)) >= box.areas_to_win) * victory.BY_AREAS
        | int(s.coins[sides.VIKINGS] >= box.coins_to_win) * victory.BY_COINS
        | int(s.occupied[sides.SAXONS] & ALL_ENGLAND == 0) * victory.BY_CONQUEST
    )


@kernel
def check_victory(s: State, box: Box) -> None:
    """V-91 (1), V-95: the only moment at which the game is won. V-94: if both sides could, the Anglo-Saxons do."""
    s.won_by = saxon_victory(s)
    if s.won_by == 0:
        s.won_by = viking_victory(s, box)
    s.phase = phase.COUNTING if s.won_by == 0 else phase.ENDED
    if telling():
        _tell_victory(s, box)


@kernel
def _tell_victory(s: State, box: Box) -> None:
    winner = sides.SAXONS if s.won_by & victory.SAXON_WAYS else sides.VIKINGS
    for way in range(len(facts.WON_BY)):
        if s.won_by >> way & 1:
            tell(facts.WON_BY[way], winner, count(controlled(s, sides.VIKINGS)), s.coins[sides.VIKINGS])
    if s.won_by & victory.SAXON_WAYS and viking_victory(s, box):
        tell(facts.BOTH_COULD_WIN, sides.SAXONS, sides.VIKINGS)


@kernel
def count_down(s: State, box: Box) -> None:
    """V-91 (2), (3): the Round marker moves left; R12: then a coin for each inland area that the Vikings control."""
    s.round_marker -= 1
    tell(facts.ROUND_ENDS, s.round_marker)
    crowns = controlled(s, sides.VIKINGS) & int(box.inland)
    if telling() and crowns != 0 and s.coins[GENERAL] > 0:
        tell(facts.CROWNS_PAID, sides.VIKINGS, crowns, min(count(crowns), int(s.coins[GENERAL])))
    pay(s, GENERAL, sides.VIKINGS, count(crowns))
    s.phase = phase.HOMECOMING  # V-91 (4)
