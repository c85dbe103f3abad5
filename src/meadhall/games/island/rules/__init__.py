"""The rules of Sagnir and Mythical Island: the contract. Every function is a kernel on a state and a box.

The modules are in the rulebook's order: `start` (setup), `turns` (frame, passing, refilling), `moves` (actions),
`matching` (patterns), `secrets` (what is hidden), `scoring` (points and ties).
"""

from meadhall.core.bits import list_members, nth
from meadhall.core.constants import CHANCE, NOBODY, OVER
from meadhall.core.facts import tell
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below, choose
from meadhall.games.island import actions, facts, phase, tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.rules import moves, start, turns
from meadhall.games.island.rules.cells import kind_at, list_cells
from meadhall.games.island.rules.estimate import estimate
from meadhall.games.island.rules.invariants import broken
from meadhall.games.island.rules.scoring import places, points, stopped, utility
from meadhall.games.island.rules.secrets import hide, imagine, reveals, seen
from meadhall.games.island.rules.start import setup
from meadhall.games.island.state import CELLS, State

__all__ = [
    "broken", "chance", "estimate", "hide", "imagine", "legal", "odds", "places", "pointless", "points",
    "reveals", "seen", "setup", "step", "stopped", "to_move", "utility", "whose_turn",
]  # fmt: skip

_DECISIONS = (
    phase.CHOOSING_SIDES, phase.SETTLING, phase.ACTING, phase.SWITCHING, phase.PASSING, phase.KEEPING_TILES,
    phase.KEEPING_BEINGS,
)  # fmt: skip
_SEAT_DECIDES = sum(1 << each for each in _DECISIONS)  # as bits


@kernel
def to_move(s: State, box: Box) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    if s.phase == phase.ENDED:
        return OVER
    return int(s.seat) if _SEAT_DECIDES >> int(s.phase) & 1 else CHANCE


@kernel
def whose_turn(s: State, box: Box) -> int:
    """S-12: turns begin when all pawns stand; protectors are chosen and pawns placed before that (S-03, S-10)."""
    return int(s.seat) if s.phase >= phase.ACTING else NOBODY


@kernel
def legal(s: State, box: Box, out: Array) -> int:
    """Writes the legal actions, ascending; returns how many."""
    if s.phase == phase.ACTING:
        return moves.legal_actions(s, box, out)
    if s.phase == phase.SWITCHING:  # S-70: the second cell shows another kind
        return list_cells(box.island & ~s.land[kind_at(s, s.lifted)], actions.WITH, out, 0)
    if s.phase == phase.PASSING:
        return moves.list_discards(s, box, out, 0)
    if s.phase == phase.KEEPING_TILES:  # S-74
        return moves.list_kinds(s.offer, actions.KEEP_TILE, out, 0)
    if s.phase == phase.KEEPING_BEINGS:  # S-77
        return list_members(s.offered, actions.KEEP_BEING, out, 0)
    if s.phase == phase.SETTLING:
        return list_cells(start.starting_cells(s, box), actions.PAWN, out, 0)
    return list_members(3, actions.CHOOSE + 2 * int(s.boards[s.seat]), out, 0)  # S-03: both sides of the own board


@kernel
def odds(s: State, box: Box, out: Array, weights: Array) -> int:
    """Writes the outcomes of chance, ascending, with their weights; returns how many."""
    n = 0
    if s.phase == phase.DRAWING_FIRST:
        n = list_members((1 << int(box.players)) - 1, actions.FIRST, out, 0)
    elif s.phase == phase.DEALING_BOARDS:
        n = list_members(start.boards_left(s), actions.BOARD, out, 0)
    elif s.phase == phase.DEALING_BONUS:
        n = list_members(start.bonus_left(s, box), actions.BONUS_CARD, out, 0)
    elif s.phase == phase.DEALING_BEINGS or s.phase == phase.REFILLING_BEINGS:
        n = list_members(s.being_pile, actions.BEING, out, 0)
    else:  # a tile: for the island (S-07), for a hand, or for Rán to choose from
        for kind in range(tile_kind.AURORA + 1):
            if s.pile[kind] > 0 and (s.phase != phase.LAYING or start.may_be_laid(s, box, kind)):
                out[n] = actions.TILE + kind
                weights[n] = s.pile[kind]
                n += 1
        return n
    weights[:n] = 1
    return n


@kernel(inline=True)
def chance(s: State, box: Box, rng: Array, out: Array, weights: Array) -> int:
    """Draws an outcome of chance by its odds: nearly always a tile or a being from its pile."""
    if s.phase == phase.REFILLING_TILES or s.phase == phase.DEALING_TILES or s.phase == phase.EXCHANGING:
        rest = below(rng, s.pile_size)
        kind = 0
        while rest >= s.pile[kind]:
            rest -= s.pile[kind]
            kind += 1
        return actions.TILE + kind
    if s.phase == phase.REFILLING_BEINGS or s.phase == phase.DEALING_BEINGS:
        return actions.BEING + nth(int(s.being_pile), below(rng, s.being_pile_size))
    return int(out[choose(rng, weights, odds(s, box, out, weights))])


@kernel
def step(s: State, box: Box, action: int) -> None:
    """Plays a legal action or an outcome of chance."""
    family = actions.FAMILIES[action]
    choice = action - family
    if family == actions.PLACE:
        moves.replace(s, box, choice // CELLS, choice % CELLS)
    elif family == actions.STEP or family == actions.FLY:
        moves.walk(s, box, choice, family == actions.FLY)
    elif family == actions.ACTIVATE:
        moves.activate(s, box, choice)
    elif family == actions.CLAIM:
        moves.claim(s, box, choice)
    elif family == actions.SWITCH:  # S-70: the first of the two tiles that the Fire Giant switches
        tell(facts.LIFTED, s.seat, kind_at(s, choice), choice)
        s.lifted = choice
        s.phase = phase.SWITCHING
    elif family == actions.WITH:
        moves.switch(s, box, choice)
    elif family == actions.EXCHANGE:
        moves.exchange(s, box, choice)
    elif family == actions.END_TURN:  # S-16: the player does no more, and the hand is filled up
        tell(facts.ENDED_TURN, s.seat)
        turns.refill(s, box)
    elif family == actions.DISCARD_TILE:
        turns.pass_tile(s, box, choice)
    elif family == actions.DISCARD_BEING:
        turns.pass_being(s, box, choice)
    elif family == actions.FINISH:
        turns.finish_pass(s, box)
    elif family == actions.KEEP_TILE:
        turns.keep_tile(s, box, choice)
    elif family == actions.KEEP_BEING:
        turns.keep_being(s, box, choice)
    elif family == actions.PAWN:
        start.place_pawn(s, box, choice)
    elif family == actions.CHOOSE:
        start.choose_side(s, box, choice)
    else:
        _chance(s, box, family, choice)


@kernel
def _chance(s: State, box: Box, family: int, outcome: int) -> None:
    """Plays an outcome of chance."""
    if family == actions.TILE:
        if s.phase == phase.LAYING:
            start.tile_laid(s, box, outcome)
        elif s.phase == phase.DEALING_TILES:
            start.tile_dealt(s, box, outcome)
        else:
            turns.tile_drawn(s, box, outcome)
    elif family == actions.BEING:
        if s.phase == phase.DEALING_BEINGS:
            start.being_dealt(s, box, outcome)
        else:
            turns.being_drawn(s, box, outcome)
    elif family == actions.BONUS_CARD:
        start.bonus_dealt(s, box, outcome)
    elif family == actions.BOARD:
        start.board_dealt(s, box, outcome)
    else:  # the first player, from whom everything goes round
        tell(facts.FIRST, outcome)
        s.seat = s.first = outcome
        s.phase = phase.DEALING_BOARDS


@kernel
def pointless(s: State, box: Box, action: int) -> bool:
    """To replace a tile by one of its own kind: the island stays as it is. Passing gets other tiles too (S-59)."""
    place = action - actions.PLACE
    if actions.FAMILIES[action] != actions.PLACE:
        return False
    return bool(kind_at(s, place % CELLS) == place // CELLS)
