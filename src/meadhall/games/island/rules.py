"""The rules of Sagnir and Mythical Island: the contract. Every function is a kernel on a state and a box.

What happens is told in the rulebook's order: `start` (setup), `turns` (frame, passing, refilling), `moves` (actions),
`matching` (patterns), `secrets` (what is hidden), `scoring` (points and ties).
"""

from meadhall.core.constants import CHANCE, OVER
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.estimate import estimate
from meadhall.games.island.invariants import broken
from meadhall.games.island.moves import (
    activate,
    claim,
    exchange,
    legal_actions,
    legal_beings_to_keep,
    legal_discards,
    legal_partners,
    legal_tiles_to_keep,
    lift,
    replace,
    switch,
    walk,
)
from meadhall.games.island.scoring import places, points, utility
from meadhall.games.island.secrets import hide, imagine, reveals, seen
from meadhall.games.island.start import (
    being_dealt,
    board_dealt,
    boards_left,
    bonus_dealt,
    choose_side,
    empty_table,
    first_drawn,
    is_in_play,
    legal_sides,
    legal_starts,
    may_be_laid,
    place_pawn,
    tile_dealt,
    tile_laid,
)
from meadhall.games.island.state import (
    ACTING,
    ACTIVATE,
    AURORA,
    BEING,
    BEINGS,
    BOARD,
    BONUS_CARD,
    CELLS,
    CHOOSE,
    CHOOSING_SIDES,
    CLAIM,
    DEALING_BEINGS,
    DEALING_BOARDS,
    DEALING_BONUS,
    DEALING_TILES,
    DISCARD_BEING,
    DISCARD_TILE,
    DRAWING_FIRST,
    END_TURN,
    ENDED,
    EXCHANGE,
    EXCHANGING,
    FINISH,
    FIRST,
    FLY,
    KEEP_BEING,
    KEEP_TILE,
    KEEPING_TILES,
    LAYING,
    PASSING,
    PAWN,
    PLACE,
    REFILLING_BEINGS,
    REFILLING_TILES,
    SETTLING,
    STEP,
    SWITCH,
    SWITCHING,
    TILE,
    WITH,
    State,
)
from meadhall.games.island.turns import (
    being_drawn,
    finish_pass,
    keep_being,
    keep_tile,
    pass_being,
    pass_tile,
    refill,
    tile_drawn,
)

__all__ = [
    "broken", "estimate", "hide", "imagine", "legal", "odds", "places", "points", "reveals", "seen", "setup", "step",
    "to_move", "utility",
]  # fmt: skip


@kernel
def setup(s: State, box: Box) -> None:
    """An empty table: chance draws the first player and deals the boards."""
    empty_table(s, box)


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.phase == ENDED:
        return OVER
    if s.phase < CHOOSING_SIDES or s.phase == EXCHANGING or s.phase == REFILLING_TILES or s.phase == REFILLING_BEINGS:
        return CHANCE
    if s.phase >= LAYING and s.phase <= DEALING_BONUS:
        return CHANCE
    return int(s.seat)


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """Writes the legal actions, ascending; returns how many."""
    if s.phase == ACTING:
        return legal_actions(s, box, out)
    if s.phase == SWITCHING:
        return legal_partners(s, box, out)
    if s.phase == PASSING:
        return legal_discards(s, box, out)
    if s.phase == KEEPING_TILES:
        return legal_tiles_to_keep(s, box, out)
    if s.phase == SETTLING:
        return legal_starts(s, box, out)
    if s.phase == CHOOSING_SIDES:
        return legal_sides(s, box, out)
    return legal_beings_to_keep(s, box, out)


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """Writes the outcomes of chance, ascending, with their weights; returns how many."""
    n = 0
    if s.phase == DRAWING_FIRST:
        for seat in range(box.players):
            out[n] = FIRST + seat
            weights[n] = 1
            n += 1
    elif s.phase == DEALING_BOARDS:
        n = boards_left(s, out, weights, BOARD)
    elif s.phase == DEALING_BONUS:
        for card in range(box.bonus_cards):
            if not is_in_play(s, card):
                out[n] = BONUS_CARD + card
                weights[n] = 1
                n += 1
    elif s.phase == DEALING_BEINGS or s.phase == REFILLING_BEINGS:
        for being in range(BEINGS):
            if s.being_pile >> being & 1:
                out[n] = BEING + being
                weights[n] = 1
                n += 1
    else:  # a tile: for the island (S-07), for a hand, or for Rán to choose from
        for kind in range(AURORA + 1):
            if s.pile[kind] > 0 and (s.phase != LAYING or may_be_laid(s, box, kind)):
                out[n] = TILE + kind
                weights[n] = s.pile[kind]
                n += 1
    return n


@kernel
def step(s: State, box: Box, action: int) -> None:
    """Plays a legal action or an outcome of chance."""
    if action >= FIRST:
        _chance(s, box, action)
    elif action >= DISCARD_TILE:
        _hands(s, box, action)
    elif action >= CLAIM:
        claim(s, box, action - CLAIM)
    elif action >= ACTIVATE:
        activate(s, box, action - ACTIVATE)
    elif action >= FLY:
        walk(s, box, action - FLY, True)
    elif action >= STEP:
        walk(s, box, action - STEP, False)
    elif action >= WITH:
        switch(s, box, action - WITH)
    elif action >= SWITCH:
        lift(s, box, action - SWITCH)
    elif action >= PLACE:
        replace(s, box, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    elif action >= EXCHANGE:
        exchange(s, box, action - EXCHANGE)
    elif action >= PAWN:
        place_pawn(s, box, action - PAWN)
    else:
        choose_side(s, box, action - CHOOSE)


@kernel
def _hands(s: State, box: Box, action: int) -> None:
    """Passing, keeping, and the end of a turn."""
    if action == END_TURN:
        refill(s, box)
    elif action == FINISH:
        finish_pass(s, box)
    elif action >= KEEP_BEING:
        keep_being(s, box, action - KEEP_BEING)
    elif action >= KEEP_TILE:
        keep_tile(s, box, action - KEEP_TILE)
    elif action >= DISCARD_BEING:
        pass_being(s, box, action - DISCARD_BEING)
    else:
        pass_tile(s, box, action - DISCARD_TILE)


@kernel
def _chance(s: State, box: Box, action: int) -> None:
    """What chance has drawn."""
    if action >= BONUS_CARD:
        bonus_dealt(s, box, action - BONUS_CARD)
    elif action >= BEING:
        if s.phase == DEALING_BEINGS:
            being_dealt(s, box, action - BEING)
        else:
            being_drawn(s, box, action - BEING)
    elif action >= TILE:
        if s.phase == LAYING:
            tile_laid(s, box, action - TILE)
        elif s.phase == DEALING_TILES:
            tile_dealt(s, box, action - TILE)
        else:
            tile_drawn(s, box, action - TILE)
    elif action >= BOARD:
        board_dealt(s, box, action - BOARD)
    else:
        first_drawn(s, box, action - FIRST)
