"""The island games: from the empty table to the first turn (S-01 to S-11, S-96). Kernels."""

import numpy as np

from meadhall.core.bits import count
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.games.island import facts, phase, tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.rules.abilities import hand_limit, taken_by_others
from meadhall.games.island.rules.cells import NO_CELL, ONE, bit, first_cell
from meadhall.games.island.rules.turns import begin_turn, take_being, take_tile
from meadhall.games.island.state import BEINGS, ELEMENTS, SEATS, State


@kernel
def setup(s: State, box: Box) -> None:
    """Everything in the box's piles, nothing on the table; chance draws the first player and deals the boards."""
    s.phase = phase.DRAWING_FIRST
    s.seat = s.first = s.lifted = s.finisher = -1
    s.boards[:] = -1
    s.protectors[:] = -1
    s.pawns[:] = -1
    for kind in range(tile_kind.AURORA + 1):
        s.pile[kind] = box.tiles[kind]
        s.shuffled[kind] = box.tiles[kind]
        s.pile_size += box.tiles[kind]
    s.being_pile = box.deck
    s.being_pile_size = count(box.deck)
    for seat in range(box.players):
        s.tokens[seat] = box.tokens  # S-04


@kernel
def _next_seat(s: State, box: Box) -> bool:
    """Passes the word to the next seat; False when it has come back to the first player."""
    s.seat = (s.seat + 1) % box.players
    return s.seat != s.first


@kernel
def boards_left(s: State) -> int:
    """S-02: the elements whose boards can still be dealt, as bits."""
    left = (1 << ELEMENTS) - 1
    for seat in range(SEATS):
        if s.boards[seat] >= 0:
            left &= ~(1 << int(s.boards[seat]))
    return left


@kernel
def board_dealt(s: State, box: Box, element: int) -> None:
    """Chance has dealt a protector board. S-89: without abilities its sides do not differ."""
    tell(facts.BOARD_DEALT, s.seat, element)
    s.boards[s.seat] = element
    if not box.abilities:
        s.protectors[s.seat] = 2 * element
    if not _next_seat(s, box):
        s.phase = phase.CHOOSING_SIDES if box.abilities else phase.LAYING


@kernel
def choose_side(s: State, box: Box, protector: int) -> None:
    """S-03: the choice is public and made before anything else is revealed."""
    tell(facts.CHOSE, s.seat, protector)
    s.protectors[s.seat] = protector
    if not _next_seat(s, box):
        s.phase = phase.LAYING


@kernel
def may_be_laid(s: State, box: Box, kind: int) -> bool:
    """S-07: Northern Lights only up to the limit.

    Players report that surplus Northern Lights are taken off again, the last in reading order, and replaced by other
    tiles from the pile. To lay no more of them once the limit is reached gives the same islands with the same chances.
    """
    return kind != tile_kind.AURORA or box.tiles[tile_kind.AURORA] - s.pile[tile_kind.AURORA] < box.start_aurora


@kernel
def tile_laid(s: State, box: Box, kind: int) -> None:
    """Chance has drawn the next tile of the island, in reading order; all see it."""
    s.pile[kind] -= 1
    s.shuffled[kind] -= 1
    s.pile_size -= 1
    s.land[kind] |= bit(box.cells[s.laid])
    tell(facts.TILE_LAID, kind, box.cells[s.laid])
    s.laid += 1
    if s.laid == box.area:
        tell(facts.ISLAND_LAID, box.area)
        s.phase = phase.DEALING_TILES


@kernel
def tile_dealt(s: State, box: Box, kind: int) -> None:
    """S-08: a tile is dealt to a hand; each seat gets all of its tiles. S-72: before version 3 Gaia was dealt five."""
    tell(facts.TILE_DEALT, s.seat, kind)
    take_tile(s, box, kind)
    dealt = hand_limit(s, box, s.seat) if box.rules < 3 else int(box.hand)
    if s.hand_size[s.seat] == dealt and not _next_seat(s, box):
        tell(facts.TILES_DEALT)
        if box.all_mythicals:
            _deal_all_mythicals(s, box)
        else:
            s.phase = phase.DEALING_BEINGS


@kernel
def _deal_all_mythicals(s: State, box: Box) -> None:
    """S-96: everybody holds all beings of the own element; the others are not in the game."""
    for seat in range(box.players):
        for being in range(BEINGS):
            if box.elements[being] == s.boards[seat]:
                s.beings[seat] |= 1 << being
                s.held[seat] += 1
    s.being_pile = s.being_pile_size = 0
    tell(facts.ALL_BEINGS_DEALT)
    _deal_bonus(s, box)


@kernel
def being_dealt(s: State, box: Box, being: int) -> None:
    """S-08: a being is dealt to a hand; each seat gets its whole hand."""
    tell(facts.BEING_DEALT, s.seat, being)
    take_being(s, box, being)
    if s.held[s.seat] == box.held and not _next_seat(s, box):
        tell(facts.BEINGS_DEALT)
        _deal_bonus(s, box)


@kernel
def _deal_bonus(s: State, box: Box) -> None:
    s.phase = phase.DEALING_BONUS
    if box.bonus == 0:
        _settle(s, box)


@kernel
def bonus_left(s: State, box: Box) -> int:
    """S-09: the bonus cards that do not lie on the table, as bits."""
    left = (1 << int(box.bonus_cards)) - 1
    for slot in range(s.bonus_size):
        left &= ~(1 << int(s.bonus[slot]))
    return left


@kernel
def bonus_dealt(s: State, box: Box, card: int) -> None:
    """S-09: a bonus card is laid out; they lie in ascending order."""
    tell(facts.BONUS_DEALT, card, box.points[BEINGS + card])
    slot = int(s.bonus_size)
    while slot > 0 and s.bonus[slot - 1] > card:
        s.bonus[slot] = s.bonus[slot - 1]
        slot -= 1
    s.bonus[slot] = card
    s.bonus_size += 1
    if s.bonus_size == box.bonus:
        _settle(s, box)


@kernel
def starting_cells(s: State, box: Box) -> np.uint64:
    """S-10, S-11: where the pawn may start: on its own element, or anywhere if there is none; never on another pawn."""
    free = box.island & ~taken_by_others(s, box)
    own = s.land[s.boards[s.seat]] & free
    return own if own != NO_CELL else free


@kernel
def _settle(s: State, box: Box) -> None:
    """Asks the seat for its starting cell; where there is only one, the pawn goes there by itself."""
    s.phase = phase.SETTLING
    while True:
        cells = starting_cells(s, box)
        if cells & (cells - ONE) != NO_CELL:
            return
        s.pawns[s.seat] = first_cell(cells)
        tell(facts.STARTED_THERE, s.seat, s.pawns[s.seat])
        if not _next_seat(s, box):
            begin_turn(s, box)
            return


@kernel
def place_pawn(s: State, box: Box, cell: int) -> None:
    """S-10: the pawn starts here; after the last one the first player's turn begins."""
    tell(facts.STARTED, s.seat, cell)
    s.pawns[s.seat] = cell
    if _next_seat(s, box):
        _settle(s, box)
    else:
        begin_turn(s, box)
