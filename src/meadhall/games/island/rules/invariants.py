"""The island games: what must hold in every position, each by the number of its rule in Sagnir. For tests. A kernel."""

from meadhall.core.bits import count
from meadhall.core.kernel import kernel
from meadhall.games.island import phase, tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.rules.abilities import hand_limit
from meadhall.games.island.rules.cells import NO_CELL, bit, count_cells
from meadhall.games.island.state import State


@kernel
def broken(s: State, box: Box) -> int:
    """The number of a rule whose invariant this position breaks, or 0."""
    for seat in range(box.players):
        for other in range(seat):
            if s.boards[seat] >= 0 and s.boards[seat] == s.boards[other]:
                return 2
        if s.protectors[seat] >= 0 and s.protectors[seat] // 2 != s.boards[seat]:
            return 3
        if s.pawns[seat] >= 0 and box.island & bit(s.pawns[seat]) == NO_CELL:
            return 25
    rule = _broken_tiles(s, box) or _broken_beings(s, box) or _broken_tokens(s, box)
    if rule != 0:
        return rule
    if s.phase > phase.DEALING_BONUS and s.bonus_size != box.bonus:
        return 9
    if s.replaced > box.replacements:
        return 18
    if s.activations > box.activations:
        return 38
    if s.claims > box.claims:
        return 55
    if s.finisher < 0:
        for seat in range(box.players):
            if count(s.activated[seat]) >= box.target:
                return 79
    elif not box.others_finish and s.phase != phase.ENDED:
        return 80
    if s.turn > box.turns and s.finisher < 0:
        return 88
    return 0


@kernel
def _broken_tiles(s: State, box: Box) -> int:
    """S-05: no tile appears or is lost; S-64: no hand is too large; and the books of the pile are right."""
    everywhere = NO_CELL
    pile_size = 0
    offer_size = 0
    for kind in range(tile_kind.AURORA + 1):
        cells = s.land[kind]
        if everywhere & cells != NO_CELL:
            return 6
        everywhere = everywhere | cells
        found = s.pile[kind] + s.discard[kind] + s.offer[kind] + count_cells(cells)
        in_pile = int(s.shuffled[kind])
        for seat in range(box.players):
            found += s.hand[seat, kind]
            in_pile -= s.drawn[seat, kind]
        if found != box.tiles[kind]:
            return 5
        if in_pile != s.pile[kind]:
            return 65
        pile_size += s.pile[kind]
        offer_size += s.offer[kind]
    if s.phase > phase.LAYING and everywhere != box.island:
        return 6
    if pile_size != s.pile_size or offer_size != s.offer_size:
        return 65
    for seat in range(box.players):
        size = 0
        drew = 0
        for kind in range(tile_kind.AURORA + 1):
            size += s.hand[seat, kind]
            drew += s.drawn[seat, kind]
            if s.hand[seat, kind] < 0 or s.drawn[seat, kind] < 0:
                return 23
        if size != s.hand_size[seat] or drew != s.drew[seat]:
            return 5
        if size > hand_limit(s, box, seat):
            return 64
    return 0


@kernel
def _broken_beings(s: State, box: Box) -> int:
    """Every being is in one place; S-64: no hand is too large; S-67: activated ones never come back."""
    everywhere = int(s.being_pile)
    for cards in (int(s.being_discard), int(s.offered)):
        if everywhere & cards:
            return 40
        everywhere |= cards
    if count(s.being_pile) != s.being_pile_size or count(s.offered) != s.offered_size:
        return 66
    for seat in range(box.players):
        for cards in (int(s.beings[seat]), int(s.activated[seat])):
            if everywhere & cards:
                return 67
            everywhere |= cards
        if count(s.beings[seat]) != s.held[seat] or (s.held[seat] > box.held and not box.all_mythicals):
            return 64
    return 0 if box.all_mythicals or everywhere == box.deck else 91


@kernel
def _broken_tokens(s: State, box: Box) -> int:
    """S-51: tokens are unused, used up or on bonus cards; S-52: no second token without a first one."""
    for slot in range(s.bonus_size):
        if s.tokens_on[slot, 1] != 0 and s.tokens_on[slot, 0] == 0:
            return 52
        if not box.shared_bonus and s.tokens_on[slot, 1] != 0 and s.tokens_on[slot, 1] != s.tokens_on[slot, 0]:
            return 53
    for seat in range(box.players):
        tokens = int(s.tokens[seat])
        if tokens < 0:
            return 58
        for slot in range(s.bonus_size):
            for i in range(2):
                if s.tokens_on[slot, i] == seat + 1:
                    tokens += 1
        if tokens > box.tokens or (tokens != box.tokens and not box.element_tokens):
            return 51
    return 0
