"""Runir: what counts at the end (R-45 to R-49, R-50, R-57), and who wins."""

from meadhall.core.bits import count
from meadhall.core.kernel import kernel
from meadhall.games.runir.box import RunirBox as Box
from meadhall.games.runir.rules.carving import total
from meadhall.games.runir.rules.hall import tokens_held
from meadhall.games.runir.state import COLOURS, GOODS, KINDS, MAGIC, PRAISE, TYPES, VALUES, State


@kernel
def coin_honour(s: State, box: Box, seat: int) -> int:
    """The honour of the coins that a seat has turned over."""
    honour = 0
    for kind in range(TYPES):
        for index in range(VALUES):
            honour += int(s.turned[seat, kind, index]) * int(box.values[kind, index])
    return honour


@kernel
def counts_all(s: State, box: Box) -> bool:
    """Whether crystals, sets and majorities count: not in the first of two sessions (R-50), nor for children (R-57)."""
    return s.session + 1 == box.sessions and not box.children


@kernel
def sets_of(s: State, seat: int) -> int:
    """R-46: complete sets of one goods, one praise and one magic rune token."""
    return min(tokens_held(s, seat, MAGIC), tokens_held(s, seat, GOODS), tokens_held(s, seat, PRAISE))


@kernel
def has_majority(s: State, box: Box, seat: int, kind: int) -> bool:
    """R-47: strictly more tokens of a kind than anybody else, and enough of them."""
    own = tokens_held(s, seat, kind)
    if own < box.majority_least:
        return False
    for other in range(box.players):
        if other != seat and tokens_held(s, other, kind) >= own:
            return False
    return True


@kernel
def honour_of(s: State, box: Box, seat: int) -> int:
    """R-45: track, coins and, at the very end, crystals, sets and majorities."""
    points = int(s.honour[seat]) + coin_honour(s, box, seat)
    if counts_all(s, box):
        points += int(s.crystals[seat]) * int(box.crystal) + sets_of(s, seat) * int(box.set_honour)
        for kind in range(KINDS):
            if has_majority(s, box, seat, kind):
                points += int(box.majority)
    return points


@kernel
def rank_of(s: State, box: Box, seat: int) -> int:
    """R-48 as one number: the honour, and behind it each tie-break in 6 bits."""
    rank = honour_of(s, box, seat)
    rank = rank << 6 | count(s.held[seat])
    for colour in range(COLOURS - 1, -1, -1):
        rank = rank << 6 | coins_of_colour(s, seat, colour)
    return rank << 6 | (63 - int(s.crystals[seat]))


@kernel
def coins_of_colour(s: State, seat: int, colour: int) -> int:
    """A seat's coins of a colour, those on rewards included."""
    kinds = slice(colour * 2, colour * 2 + 2)
    return total(s.coins[seat, kinds]) + total(s.laid[seat, kinds])
