"""The island games: what a seat does not know, and what it may imagine instead. Kernels.

Hidden are the tiles and beings of the other hands, what others choose from, and both draw piles. All else is public,
also what every pile held when it was last shuffled:

- A being is one of a kind, so everybody knows for each card with which shuffle it last came into the pile, and for
  each card in a hand from which shuffle it was drawn. A hidden card is one of those that came with that shuffle.
- Tiles of a kind look alike. A tile can lie in the draw pile only if it was there when it was shuffled and the viewer
  has not drawn it since; all others are in hands. A seat holds at most as many tiles of this pile as it drew from it.
"""

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.games.island import actions, phase, tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.state import BEINGS, SEATS, State

# --- Erasing --------------------------------------------------------------------------------------------------------


@kernel
def hide(s: State, box: Box, seat: int) -> None:
    """Erases all that this seat, or SPECTATOR, does not know."""
    s.pile[:] = 0
    s.being_pile = 0
    for other in range(box.players):
        if other != seat:
            s.hand[other, :] = 0
            s.drawn[other, :] = 0
            if not box.all_mythicals:  # S-96: there all beings are open
                s.beings[other] = _hide_beings(s, s.beings[other], s.ages[other])
    if s.seat != seat:
        s.offer[:] = 0
        s.offered = _hide_beings(s, s.offered, s.offered_ages)


@kernel
def _hide_beings(s: State, beings: int, ages: Array) -> int:
    """Notes for each card of a hidden set the shuffle that it came with, ascending; returns the empty set."""
    n = 0
    for being in range(BEINGS):
        if beings >> being & 1:
            slot = n
            while slot > 0 and ages[slot - 1] > s.entered[being]:
                ages[slot] = ages[slot - 1]
                slot -= 1
            ages[slot] = s.entered[being]
            n += 1
    return 0


@kernel
def seen(s: State, box: Box, action: int, seat: int) -> bool:
    """Whether a seat sees which action or outcome is played: all but what another draws and keeps."""
    if seat == s.seat:
        return True
    family = actions.FAMILIES[action]
    if family == actions.KEEP_TILE or family == actions.KEEP_BEING:
        return False
    if family == actions.TILE or family == actions.BEING:
        return s.phase == phase.LAYING
    return True


@kernel
def reveals(s: State, box: Box, action: int) -> bool:
    """Whether an action shows the others something from a hand: a tile, a being, or what was drawn and not kept."""
    family = actions.FAMILIES[action]
    if family == actions.ACTIVATE:
        return not box.all_mythicals
    if family == actions.KEEP_TILE or family == actions.KEEP_BEING:
        return s.to_keep == 1
    if family == actions.DISCARD_TILE or family == actions.DISCARD_BEING:
        return True
    return bool(family == actions.EXCHANGE or family == actions.PLACE)


# --- Imagining: beings ----------------------------------------------------------------------------------------------


@kernel
def imagine(s: State, box: Box, seat: int, rng: Array) -> None:
    """Fills what `hide` erased with a uniform sample of what is still possible."""
    if not box.all_mythicals:
        _imagine_beings(s, box, seat, rng)
    _imagine_tiles(s, box, seat, rng)


@kernel
def _imagine_beings(s: State, box: Box, seat: int, rng: Array) -> None:
    """Each hidden card is one of those that came with its shuffle; the rest of the last shuffle is the pile."""
    unseen = int(box.deck) & ~int(s.being_discard)
    for other in range(box.players):
        unseen &= ~(int(s.activated[other]) | int(s.beings[other]))
    unseen &= ~int(s.offered)
    for other in range(box.players):
        if other != seat:
            for slot in range(s.held[other]):
                being = _one_with_age(s, unseen, s.ages[other, slot], rng)
                unseen &= ~(1 << being)
                s.beings[other] |= 1 << being
            s.ages[other, :] = 0
    if s.seat != seat:
        for slot in range(s.offered_size):
            being = _one_with_age(s, unseen, s.offered_ages[slot], rng)
            unseen &= ~(1 << being)
            s.offered |= 1 << being
        s.offered_ages[:] = 0
    s.being_pile = unseen


@kernel
def _one_with_age(s: State, cards: int, age: int, rng: Array) -> int:
    """A random card of a set among those that came with this shuffle."""
    n = 0
    for being in range(BEINGS):
        if cards >> being & 1 and s.entered[being] == age:
            n += 1
    rest = below(rng, n)
    for being in range(BEINGS):
        if cards >> being & 1 and s.entered[being] == age:
            if rest == 0:
                return being
            rest -= 1
    return -1


# --- Imagining: tiles -----------------------------------------------------------------------------------------------


@kernel(allocates=True)
def _imagine_tiles(s: State, box: Box, seat: int, rng: Array) -> None:
    drawable = np.zeros(5, np.int64)  # unseen tiles that can be in the pile, or were drawn from it by others
    older = np.zeros(5, np.int64)  # unseen tiles that were in hands already when the pile was shuffled
    drawn = np.zeros(5, np.int64)  # what others have drawn from this pile, whether they still hold it or not
    for kind in range(tile_kind.AURORA + 1):
        unseen = _unseen(s, box, seat, kind)
        drawn[kind] = s.shuffled[kind] - (s.drawn[seat, kind] if seat >= 0 else 0)
        drawable[kind] = min(unseen, drawn[kind])
        older[kind] = unseen - drawable[kind]
    for _ in range(s.pile_size):
        kind = _take(drawable, rng)
        s.pile[kind] += 1
        drawn[kind] -= 1
    _imagine_hands(s, box, seat, drawable, older, drawn, rng)
    for other in range(box.players):
        if other != seat:
            for _ in range(s.drew[other] - _sum(s.drawn[other])):
                s.drawn[other, _take(drawn, rng)] += 1


@kernel
def _unseen(s: State, box: Box, seat: int, kind: int) -> int:
    """How many tiles of this kind lie where the viewer cannot look."""
    left = int(box.tiles[kind]) - int(s.discard[kind])
    cells = s.land[kind]
    while cells != np.uint64(0):
        cells = cells & (cells - np.uint64(1))
        left -= 1
    if seat >= 0:
        left -= int(s.hand[seat, kind])
        if s.seat == seat:
            left -= int(s.offer[kind])
    return left


@kernel(allocates=True)
def _imagine_hands(s: State, box: Box, seat: int, drawable: Array, older: Array, drawn: Array, rng: Array) -> None:
    """Tiles of this pile go to those who drew from it, first to what lies before Rán; older tiles fill the rest."""
    room = np.zeros(SEATS, np.int64)  # tiles of this pile that each hand may still get
    free = np.zeros(SEATS, np.int64)  # tiles that each hand still gets
    for other in range(box.players):
        if other != seat:
            free[other] = s.hand_size[other]
            fresh = int(s.drew[other])
            if other == s.seat:
                offered = int(s.offer_size)
                new = min(fresh, offered, _sum(drawable))
                for n in range(offered):
                    kind = _take(drawable, rng) if n < new else _take_older(older, drawable, rng)
                    s.offer[kind] += 1
                    if n < new:
                        s.drawn[other, kind] += 1
                        drawn[kind] -= 1
                fresh -= new
            room[other] = min(fresh, free[other])
    while _sum(drawable) > 0 and _sum(room) > 0:
        kind = _take(drawable, rng)
        other = _take(room, rng)
        free[other] -= 1
        s.hand[other, kind] += 1
        s.drawn[other, kind] += 1
        drawn[kind] -= 1
    for kind in range(tile_kind.AURORA + 1):
        older[kind] += drawable[kind]
    while _sum(free) > 0:
        other = _take(free, rng)
        s.hand[other, _take(older, rng)] += 1


@kernel
def _take_older(older: Array, drawable: Array, rng: Array) -> int:
    return _take(older, rng) if _sum(older) > 0 else _take(drawable, rng)


@kernel
def _sum(counts: Array) -> int:
    total = 0
    for n in counts:
        total += n
    return total


@kernel
def _take(counts: Array, rng: Array) -> int:
    """Draws one from a bag: an index, each with a chance in proportion to its count; the count falls by one."""
    rest = below(rng, _sum(counts))
    for i in range(len(counts)):
        rest -= counts[i]
        if rest < 0:
            counts[i] -= 1
            return i
    return -1
