"""The island games: the actions of a turn (S-18 to S-58, S-69 to S-76, M-14 to M-33). Kernels."""

import numpy as np

from meadhall.core.bits import count, list_members, lowest
from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.island import actions, facts, phase, protectors, tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.rules import abilities, matching, turns
from meadhall.games.island.rules.cells import NO_CELL, bit, kind_at, list_cells
from meadhall.games.island.state import BEINGS, CELLS, State

# --- What is legal --------------------------------------------------------------------------------------------------


@kernel
def legal_actions(s: State, box: Box, out: Array) -> int:
    """The actions of a turn, ascending. S-13: before the first one also those that begin a pass turn."""
    n = 0
    if not s.acted and not s.exchanged and abilities.is_protector(s, box, s.seat, protectors.EARTH_GIANT):
        n = list_kinds(s.hand[s.seat], actions.EXCHANGE, out, n)  # S-73
    if s.replaced < box.replacements:  # S-18
        n = _list_replacements(s, box, out, n)
        if abilities.is_protector(s, box, s.seat, protectors.FIRE_GIANT) and not s.switched:  # S-70, S-71: once a turn
            n = list_cells(_liftable(s, box), actions.SWITCH, out, n)
    if s.steps < abilities.step_limit(s, box):  # S-24, S-25, S-76
        n = list_cells(abilities.steps_from_here(s, box), actions.STEP, out, n)
        n = list_cells(abilities.flights_from_here(s, box), actions.FLY, out, n)
    pawn = int(s.pawns[s.seat])
    around = matching.surroundings(s, box, pawn)
    if s.activations < box.activations:  # S-38
        element = matching.token_element(s, box, s.seat)
        beings = int(s.beings[s.seat])
        while beings != 0:
            being = lowest(beings)
            beings &= beings - 1
            if matching.match_in(s, box, being, pawn, element, around) != matching.NONE:
                out[n] = actions.ACTIVATE + being
                n += 1
    for slot in range(s.bonus_size):
        if turns.can_claim(s, box, slot, around):
            out[n] = actions.CLAIM + int(s.bonus[slot])
            n += 1
    if s.acted:
        out[n] = actions.END_TURN  # S-14, S-16
        return n + 1
    return list_discards(s, box, out, n)


@kernel
def list_kinds(tiles: Array, first: int, out: Array, n: int) -> int:
    """Writes `first` plus each kind of these tiles, ascending, from place n on; returns the place behind the last."""
    for kind in range(tile_kind.AURORA + 1):
        if tiles[kind] > 0:
            out[n] = first + kind
            n += 1
    return n


@kernel
def _list_replacements(s: State, box: Box, out: Array, n: int) -> int:
    """S-19, S-21, S-22: any tile of the hand on any cell."""
    for kind in range(tile_kind.AURORA + 1):
        if s.hand[s.seat, kind] > 0:  # S-23
            rest = out[n:]
            for i in range(box.area):
                rest[i] = actions.PLACE + kind * CELLS + box.cells[i]
            n += int(box.area)
    return n


@kernel
def _liftable(s: State, box: Box) -> np.uint64:
    """S-70: a switch may begin on a cell of the kind under the own pawn, M-27: on any, if there is another kind."""
    pawn = s.pawns[s.seat]
    same = s.land[kind_at(s, pawn)]
    if same == box.island:
        return NO_CELL
    if box.free_switch:
        return np.uint64(box.island)
    return bit(pawn) if box.own_cell_only else same


@kernel
def list_discards(s: State, box: Box, out: Array, n: int) -> int:
    """S-59: any of the own tiles and beings, then also the drawing; S-96: in the all mythicals version tiles only."""
    n = list_kinds(s.hand[s.seat], actions.DISCARD_TILE, out, n)
    if not box.all_mythicals:
        n = list_members(s.beings[s.seat], actions.DISCARD_BEING, out, n)
    if s.passing:
        out[n] = actions.FINISH
        n += 1
    return n


# --- What actions do ------------------------------------------------------------------------------------------------


@kernel
def replace(s: State, box: Box, kind: int, cell: int) -> None:
    """S-19 to S-21: a tile from the hand takes the place of another, which is discarded; pawns stay where they are."""
    old = kind_at(s, cell)
    tell(facts.PLACED, s.seat, old, cell, kind)
    s.land[old] &= ~bit(cell)
    s.land[kind] |= bit(cell)
    s.discard[old] += 1
    s.hand[s.seat, kind] -= 1
    s.hand_size[s.seat] -= 1
    s.replaced += 1
    turns.after_action(s, box)


@kernel
def switch(s: State, box: Box, cell: int) -> None:
    """S-70, S-71: the two tiles change places; it counts as one replacement, and nothing is drawn for it."""
    one, other = int(s.lifted), cell
    kind, with_kind = kind_at(s, one), kind_at(s, other)
    tell(facts.SWITCHED, s.seat, kind, one, with_kind, other)
    s.land[kind] = (s.land[kind] & ~bit(one)) | bit(other)
    s.land[with_kind] = (s.land[with_kind] & ~bit(other)) | bit(one)
    s.lifted = -1
    s.switched = 1
    s.replaced += 1
    turns.after_action(s, box)


@kernel
def exchange(s: State, box: Box, kind: int) -> None:
    """S-73: before the first action Bergrisi discards a tile and draws one; this is no action."""
    tell(facts.EXCHANGED, s.seat, kind)
    turns.discard_tile(s, kind)
    s.exchanged = s.to_draw = 1
    s.phase = phase.EXCHANGING
    turns.draw_tiles(s, box)


@kernel
def walk(s: State, box: Box, cell: int, flying: bool) -> None:
    """S-28: a step, or a flight, which counts as one."""
    tell(facts.FLEW if flying else facts.STEPPED, s.seat, cell)
    s.pawns[s.seat] = cell
    s.steps += 1
    if flying:
        s.flown = 1
    turns.after_action(s, box)


@kernel
def activate(s: State, box: Box, being: int) -> None:
    """S-40: the card is shown and tucked under the board. S-47, S-49: a token is spent if it takes one."""
    own = int(box.match) if box.elements[being] == s.boards[s.seat] else 0
    tell(facts.ACTIVATED, s.seat, being, box.points[being], own, s.pawns[s.seat])
    if matching.being_match(s, box, s.seat, being) == matching.WITH_TOKEN:
        if telling():
            tell(facts.USED_TOKEN, s.seat, s.boards[s.seat], matching.token_cell(s, box, s.seat, being))
        s.tokens[s.seat] -= 1
        s.transformed += 1
    s.beings[s.seat] &= ~(1 << being)
    s.held[s.seat] -= 1
    s.activated[s.seat] |= 1 << being
    s.activations += 1
    if s.finisher < 0 and count(s.activated[s.seat]) == box.target:  # S-79; M-36: reaching it later changes nothing
        s.finisher = s.seat
        if not box.others_finish:
            s.acted = 1
            tell(facts.FINISHED_GAME, box.target)
            turns.end_game(s, box)  # S-80: no further action, no refill, no other turn
            return
        tell(facts.BROUGHT_LAST_TURNS, box.target)
        s.last_turns = box.players - 1  # M-35
    turns.after_action(s, box)


@kernel
def slot_of(s: State, card: int) -> int:
    """Where a bonus card lies on the table, or -1."""
    for slot in range(s.bonus_size):
        if s.bonus[slot] == card:
            return slot
    return -1


@kernel
def claim(s: State, box: Box, card: int) -> None:
    """S-51: a token is laid on the card. M-18: where bonus cards are not shared, a foreign one goes back first."""
    slot = slot_of(s, card)
    owner, points, pawn = int(s.tokens_on[slot, 0]) - 1, box.points[BEINGS + card], s.pawns[s.seat]
    if owner < 0:
        tell(facts.CLAIMED, s.seat, card, points, pawn)
    elif owner == s.seat:
        tell(facts.LOCKED, s.seat, card, pawn)
    elif box.shared_bonus:
        tell(facts.SHARED, s.seat, card, points, owner, pawn)
    else:
        tell(facts.TOOK_OVER, s.seat, card, owner, pawn)
        s.tokens[owner] += 1
        s.tokens_on[slot, 0] = 0
    if s.tokens_on[slot, 0] == 0:
        s.tokens_on[slot, 0] = s.seat + 1
    else:
        s.tokens_on[slot, 1] = s.seat + 1  # S-52, M-19: two tokens lock the card
    s.tokens[s.seat] -= 1
    s.claims += 1
    s.claimed |= 1 << card
    turns.after_action(s, box)
