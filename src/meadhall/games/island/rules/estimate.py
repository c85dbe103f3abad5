"""The island games: who is likely to win, for bots. Kernels.

A seat stands as well as its points, its being cards, each the better the nearer its pattern is to lie on the island,
those that it has still to draw, and the bonus card that it could claim next.

Activating a card never lowers how its owner stands, because what that takes away is always less than what it gives:
at most 0.85 of the card's points and one more for the card in the hand, and at most CLAIM for the last token; against
all of its points, and TO_DRAW for the card that will take its place.
"""

import numpy as np

from meadhall.core.bits import count, lowest
from meadhall.core.common import likely_winners
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games.island import tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.rules.cells import NO_CELL
from meadhall.games.island.rules.matching import jokers
from meadhall.games.island.rules.scoring import has_token_on, points
from meadhall.games.island.state import BEINGS, HELD, State

FAR = 5  # the cost from which on a pattern is too far off to be told apart from others
# The share of a card's points that it is worth in the hand, by what its pattern costs to complete.
_SHARES = (0.85, 0.7, 0.5, 0.3, 0.2, 0.1)
TO_DRAW = 2.5  # what a being card is worth that is still to be drawn; where none are drawn, one that was activated
UNKNOWN = 1.5  # what a being card of another seat is worth, in the hand or still to be drawn
CLAIM = 1.6  # the most that the next bonus card is worth: less than TO_DRAW - 0.85, see above


@kernel
def estimate(s: State, box: Box, seat: int, out: Array) -> None:
    """How likely each seat is to win, as guessed by one of them, without the hands of the others."""
    standings(s, box, seat, out)
    most = 0
    for one in range(box.players):
        most = max(most, count(s.activated[one]))
    likely_winners(out, box.players, 2.0 + 0.5 * max(0, box.target - most))


@kernel
def standings(s: State, box: Box, seat: int, out: Array) -> None:
    """How each seat stands, in points, as one of them would guess."""
    points(s, box, out)
    size = HELD if box.all_mythicals else int(box.held)  # S-08, S-96
    for one in range(box.players):
        if one == seat:
            out[one] += _hand(s, box, seat) + TO_DRAW * (size - s.held[seat])
            out[one] += _next_bonus(s, box, seat)
        else:
            out[one] += UNKNOWN * size


@kernel
def _hand(s: State, box: Box, seat: int) -> float:
    """The worth of the being cards in a hand."""
    total = 0.0
    beings = int(s.beings[seat])
    while beings != 0:
        being = lowest(beings)
        beings &= beings - 1
        worth = int(box.points[being]) + (int(box.match) if box.elements[being] == s.boards[seat] else 0)
        total += _SHARES[cost(s, box, being, seat)] * (worth + 1)
    return total


@kernel
def _next_bonus(s: State, box: Box, seat: int) -> float:
    """The worth of the best bonus card that a seat could still claim, up to CLAIM."""
    best = 0.0
    if s.tokens[seat] == 0:
        return best
    for slot in range(s.bonus_size):
        if best < CLAIM and s.tokens_on[slot, 1] == 0 and not has_token_on(s, seat, slot):
            card = BEINGS + int(s.bonus[slot])
            if not box.any_order[card] and _SHARES[0] * int(box.points[card]) > best:
                best = max(best, _SHARES[cost(s, box, card, seat)] * int(box.points[card]))
    return min(CLAIM, best)


@kernel
def cost(s: State, box: Box, card: int, seat: int) -> int:
    """How much is missing for a card's pattern where it is nearest to complete, wherever on the island that is.

    A cell that is wrong costs 1 if the seat holds a tile for it, and 2 if it does not. Bits are corners at which the
    pattern may lie: `better` are those from which it costs less than the best so far, `better_by_2` those from which it
    costs less by 2 or more, and so on.
    """
    joker = jokers(s, box)
    held = _kinds_held(s, box, seat)
    best = FAR
    for way in range(box.ways[card]):
        better = box.corners[card, way]
        better_by_2 = better if best >= 2 else NO_CELL
        better_by_3 = better if best >= 3 else NO_CELL
        better_by_4 = better if best >= 4 else NO_CELL
        better_by_5 = better if best >= 5 else NO_CELL
        for i in range(box.required[card]):
            kind = box.kinds[card, i]
            right = (s.land[kind] | joker) >> np.uint64(box.offsets[card, i, way])
            if held >> kind & 1:
                better = (better & right) | better_by_2
                better_by_2 = (better_by_2 & right) | better_by_3
                better_by_3 = (better_by_3 & right) | better_by_4
                better_by_4 = (better_by_4 & right) | better_by_5
            else:
                better = (better & right) | better_by_3
                better_by_2 = (better_by_2 & right) | better_by_4
                better_by_3 = (better_by_3 & right) | better_by_5
                better_by_4 = better_by_4 & right
            better_by_5 = better_by_5 & right
            if better == NO_CELL:
                break
        if better_by_5 != NO_CELL:
            best -= 5
        elif better_by_4 != NO_CELL:
            best -= 4
        elif better_by_3 != NO_CELL:
            best -= 3
        elif better_by_2 != NO_CELL:
            best -= 2
        elif better != NO_CELL:
            best -= 1
        if best == 0:
            break
    return best


@kernel
def _kinds_held(s: State, box: Box, seat: int) -> int:
    """The kinds that a pattern may require of a cell, and for which a seat holds a tile, as a set."""
    if box.jokers and s.hand[seat, tile_kind.AURORA] > 0:
        return (1 << tile_kind.AURORA + 1) - 1
    held = 0
    for kind in range(tile_kind.AURORA + 1):
        held |= (1 if s.hand[seat, kind] > 0 else 0) << kind
    return held
