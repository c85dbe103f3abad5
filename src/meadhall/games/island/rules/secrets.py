"""The island games: what a seat does not know, and what it may imagine instead. Kernels.

Hidden are the tiles and beings of the other hands, what others choose from, and both draw piles. All else is public,
also what every pile held when it was last shuffled:

- A being is one of a kind, so everybody knows for each card with which shuffle it last came into the pile, and for
  each card in a hand from which shuffle it was drawn. A hidden card is one of those that came with that shuffle.
- Tiles of a kind look alike. A tile can lie in the draw pile only if it was there when it was shuffled and the viewer
  has not drawn it since; all others are in hands. A seat holds at most as many tiles of this pile as it drew from it.
"""

from meadhall.core.bits import count, nth
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.games.island import actions, phase, tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.rules.cells import count_cells
from meadhall.games.island.state import BEINGS, State

# --- Bags: how many there are of each of a few things, eight bits each, in one number. `bag + one(thing)` has one more

_ALL = 0x01_01_01_01_01  # one of each of five things


@kernel(inline=True)
def one(thing: int) -> int:
    """A bag with one of this thing."""
    return 1 << 8 * thing


@kernel(inline=True)
def count_of(bag: int, thing: int) -> int:
    """How many a bag holds of a thing."""
    return bag >> 8 * thing & 255


@kernel(inline=True)
def size(bag: int) -> int:
    """How many things a bag holds, five kinds and 255 things at most."""
    return bag * _ALL >> 32 & 255


@kernel
def draw(bag: int, rng: Array) -> int:
    """A random thing from a bag; it stays in there."""
    rest = below(rng, size(bag))
    thing = 0
    while rest >= bag & 255:
        rest -= bag & 255
        bag >>= 8
        thing += 1
    return thing


# --- Erasing --------------------------------------------------------------------------------------------------------


@kernel
def hide(s: State, box: Box, seat: int) -> None:
    """Erases all that this seat, or SPECTATOR, does not know."""
    s.pile[:] = 0
    if not box.all_mythicals:  # S-96: there all beings are open
        s.being_pile = 0
    for other in range(box.players):
        if other != seat:
            s.hand[other, :] = 0
            s.drawn[other, :] = 0
            if not box.all_mythicals:
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
    """Whether an action shows the others something: a tile or a being of a hand, or cards that are not kept."""
    family = actions.FAMILIES[action]
    if family == actions.ACTIVATE:
        return not box.all_mythicals
    if family == actions.KEEP_TILE or family == actions.KEEP_BEING:
        return s.to_keep == 1
    return family in (actions.DISCARD_TILE, actions.DISCARD_BEING, actions.EXCHANGE, actions.PLACE)


@kernel
def imagine(s: State, box: Box, seat: int, rng: Array) -> None:
    """Fills the fields that `hide` erased with a uniform sample of what is still possible."""
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
            s.beings[other] |= _some_with_ages(s, unseen, s.ages[other], s.held[other], rng)
            unseen &= ~int(s.beings[other])
    if s.seat != seat:
        s.offered |= _some_with_ages(s, unseen, s.offered_ages, s.offered_size, rng)
        unseen &= ~int(s.offered)
    s.being_pile = unseen


@kernel
def _some_with_ages(s: State, cards: int, ages: Array, number: int, rng: Array) -> int:
    """Random cards of a set: for each of the first so many ages one that came with this shuffle. Erases the ages."""
    some = 0
    for slot in range(number):
        same = 0
        for being in range(BEINGS):
            same |= (1 if s.entered[being] == ages[slot] else 0) << being
        same &= cards & ~some
        some |= 1 << nth(same, below(rng, count(same)))
    ages[:] = 0
    return some


@kernel
def _imagine_tiles(s: State, box: Box, seat: int, rng: Array) -> None:
    """Tiles of this pile are in it, or with the seats that drew from it; older tiles fill the rest of the hands."""
    drawable = 0  # a bag of unseen tiles: those that can be in the pile, or were drawn from it by others
    older = 0  # those that were in hands already when the pile was shuffled
    for kind in range(tile_kind.AURORA + 1):
        unseen = _unseen(s, box, seat, kind)
        not_drawn = int(s.shuffled[kind]) - (int(s.drawn[seat, kind]) if seat >= 0 else 0)
        drawable += min(unseen, not_drawn) * one(kind)
        older += max(unseen - not_drawn, 0) * one(kind)
    in_hands = size(drawable) - int(s.pile_size)  # of the drawable ones
    room = 0  # a bag of seats: tiles of this pile that each hand may still get
    free = 0  # tiles that each hand still gets
    for other in range(box.players):
        if other != seat:
            fresh = int(s.drew[other])
            if other == s.seat:  # first to what lies before Rán
                new = min(fresh, int(s.offer_size), in_hands)
                for n in range(s.offer_size):
                    if n < new or older == 0:
                        kind = draw(drawable, rng)
                        drawable -= one(kind)
                        in_hands -= 1
                    else:
                        kind = draw(older, rng)
                        older -= one(kind)
                    s.offer[kind] += 1
                    if n < new:
                        s.drawn[other, kind] += 1
                fresh -= new
            room += min(fresh, int(s.hand_size[other])) * one(other)
            free += int(s.hand_size[other]) * one(other)
    while in_hands > 0:
        kind = draw(drawable, rng)
        drawable -= one(kind)
        in_hands -= 1
        if room != 0:
            other = draw(room, rng)
            room -= one(other)
            free -= one(other)
            s.hand[other, kind] += 1
            s.drawn[other, kind] += 1
        else:
            older += one(kind)
    while free != 0:
        kind = draw(older, rng)
        other = draw(free, rng)
        older -= one(kind)
        free -= one(other)
        s.hand[other, kind] += 1
    for kind in range(tile_kind.AURORA + 1):
        s.pile[kind] = count_of(drawable, kind)
    _imagine_draws(s, box, seat, rng)


@kernel
def _unseen(s: State, box: Box, seat: int, kind: int) -> int:
    """How many tiles of this kind lie where the viewer cannot look."""
    left = int(box.tiles[kind]) - int(s.discard[kind]) - count_cells(s.land[kind])
    if seat >= 0:
        left -= int(s.hand[seat, kind])
        if s.seat == seat:
            left -= int(s.offer[kind])
    return left


@kernel
def _imagine_draws(s: State, box: Box, seat: int, rng: Array) -> None:
    """The seats that have drawn the tiles of this pile that are neither in it nor in a hand any more."""
    gone = 0
    for kind in range(tile_kind.AURORA + 1):
        left = int(s.shuffled[kind]) - int(s.pile[kind])
        for other in range(box.players):
            left -= int(s.drawn[other, kind])
        gone += left * one(kind)
    for other in range(box.players):
        if other != seat:
            missing = int(s.drew[other])
            for kind in range(tile_kind.AURORA + 1):
                missing -= int(s.drawn[other, kind])
            if missing == size(gone):  # nobody else has any
                for kind in range(tile_kind.AURORA + 1):
                    s.drawn[other, kind] += count_of(gone, kind)
                return
            for _ in range(missing):
                kind = draw(gone, rng)
                gone -= one(kind)
                s.drawn[other, kind] += 1
