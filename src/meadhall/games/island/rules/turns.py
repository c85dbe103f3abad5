"""The island games: turns, passing and refilling (S-12 to S-17, S-59 to S-68, S-74, S-77, M-34 to M-36). Kernels."""

from meadhall.core.bits import count
from meadhall.core.facts import tell, telling
from meadhall.core.kernel import kernel
from meadhall.games.island import facts, phase, protectors, tile_kind
from meadhall.games.island.box import IslandBox as Box
from meadhall.games.island.rules import abilities
from meadhall.games.island.rules.abilities import hand_limit, is_protector
from meadhall.games.island.rules.cells import NO_CELL
from meadhall.games.island.rules.matching import NATURAL, NO_ELEMENT, NONE, being_match, match_in, surroundings
from meadhall.games.island.rules.scoring import points_of
from meadhall.games.island.rules.secrets import one
from meadhall.games.island.state import BEINGS, State

# --- The frame of a turn (S-12 to S-17) -----------------------------------------------------------------------------


@kernel
def begin_turn(s: State, box: Box) -> None:
    """A new turn of `s.seat`."""
    s.turn += 1
    s.phase = phase.ACTING
    s.acted = s.exchanged = s.passing = 0
    s.replaced = s.switched = s.steps = s.flown = 0
    s.activations = s.transformed = s.claims = s.claimed = 0
    s.to_draw = s.beings_to_draw = s.to_keep = 0
    s.lifted = -1


@kernel
def next_turn(s: State, box: Box) -> None:
    """S-12: clockwise without end, until the last turns are over (M-35) or the safety stop is reached (S-88)."""
    if s.finisher >= 0:
        if s.last_turns == 0:
            tell(facts.LAST_TURNS_OVER)
            end_game(s, box)
            return
        s.last_turns -= 1
    elif s.turn == box.turns:
        tell(facts.STOPPED, s.turn)
        end_game(s, box)
        return
    s.seat = (s.seat + 1) % box.players
    begin_turn(s, box)


@kernel
def end_game(s: State, box: Box) -> None:
    """The game is over; the points that everybody has now are final."""
    s.phase = phase.ENDED
    if telling():
        for seat in range(box.players):
            tell(facts.FINAL_POINTS, seat, points_of(s, box, seat))


@kernel
def after_action(s: State, box: Box) -> None:
    """S-16: the turn goes on, unless everybody can see that nothing is left to do in it.

    Whether a hidden being could still be activated is a secret: then the player ends the turn, also without a choice.
    """
    s.phase = phase.ACTING
    s.acted = 1
    if s.replaced < box.replacements and s.hand_size[s.seat] > 0:
        return
    if s.steps < abilities.step_limit(s, box):
        if abilities.steps_from_here(s, box) | abilities.flights_from_here(s, box) != NO_CELL:
            return
    if s.activations < box.activations and s.held[s.seat] > 0:
        if not box.all_mythicals or _can_activate(s, box):
            return
    around = surroundings(s, box, int(s.pawns[s.seat]))
    for slot in range(s.bonus_size):
        if can_claim(s, box, slot, around):
            return
    tell(facts.NOTHING_LEFT, s.seat)
    refill(s, box)


@kernel
def _can_activate(s: State, box: Box) -> bool:
    for being in range(BEINGS):
        if s.beings[s.seat] >> being & 1 and being_match(s, box, s.seat, being) != NONE:
            return True
    return False


@kernel
def can_claim(s: State, box: Box, slot: int, around: int) -> bool:
    """S-50 to S-55, M-16 to M-22: whether the seat may lay a token on the bonus card in this slot."""
    if s.tokens[s.seat] == 0 or s.claims >= box.claims:
        return False  # S-58, S-55
    if s.tokens_on[slot, 1] != 0:
        return False  # S-52, M-20: locked
    if s.claimed >> int(s.bonus[slot]) & 1:
        return False  # S-54, M-21: not twice in one turn
    card = BEINGS + int(s.bonus[slot])
    return match_in(s, box, card, int(s.pawns[s.seat]), NO_ELEMENT, around) == NATURAL  # S-48, S-50: tokens do not help


# --- Passing (S-59 to S-62) -----------------------------------------------------------------------------------------


@kernel
def discard_tile(s: State, kind: int) -> None:
    """A tile goes from the seat's hand to the discard, face up."""
    s.hand[s.seat, kind] -= 1
    s.hand_size[s.seat] -= 1
    s.discard[kind] += 1


@kernel
def pass_tile(s: State, box: Box, kind: int) -> None:
    """S-59: one tile more is discarded in a pass turn."""
    tell(facts.DISCARDED_TILE, s.seat, kind, s.passing)
    discard_tile(s, kind)
    s.to_draw += 1
    _go_on_passing(s, box)


@kernel
def pass_being(s: State, box: Box, being: int) -> None:
    """S-59: one being more is discarded in a pass turn."""
    tell(facts.DISCARDED_BEING, s.seat, being, s.passing)
    s.beings[s.seat] &= ~(1 << being)
    s.held[s.seat] -= 1
    s.being_discard |= 1 << being
    s.beings_to_draw += 1
    _go_on_passing(s, box)


@kernel
def _go_on_passing(s: State, box: Box) -> None:
    """S-59: the hand will be filled up. Before version 3 of the rules as many were drawn as were discarded."""
    s.phase = phase.PASSING
    s.passing = 1
    if box.rules >= 3:
        s.to_draw = hand_limit(s, box, s.seat) - s.hand_size[s.seat]
        if not box.all_mythicals:  # S-96: never any being refill
            s.beings_to_draw = box.held - s.held[s.seat]
    if s.hand_size[s.seat] == 0 and (s.held[s.seat] == 0 or box.all_mythicals):
        finish_pass(s, box)


@kernel
def finish_pass(s: State, box: Box) -> None:
    """S-59: the hand is filled up; S-62: nobody draws more to choose from."""
    tell(facts.FINISHED_PASS, s.seat, s.to_draw + s.beings_to_draw)
    s.phase = phase.REFILLING_TILES
    draw_tiles(s, box)


# --- Refilling (S-63 to S-68, S-74, S-77) ---------------------------------------------------------------------------


@kernel
def refill(s: State, box: Box) -> None:
    """S-63: tiles up to the hand limit, then beings. S-74: Rán draws twice as many tiles and chooses."""
    s.phase = phase.REFILLING_TILES
    s.to_draw = hand_limit(s, box, s.seat) - s.hand_size[s.seat]
    if draws_to_offer(s, box):
        s.to_keep = s.to_draw
        s.to_draw *= 2
    draw_tiles(s, box)


@kernel
def draws_to_offer(s: State, box: Box) -> bool:
    """S-62, S-74, S-77: whether the seat draws tiles or beings now to choose from them."""
    if s.passing:
        return False
    if s.phase == phase.REFILLING_TILES:
        return is_protector(s, box, s.seat, protectors.SEA_GODDESS)
    return s.phase == phase.REFILLING_BEINGS and is_protector(s, box, s.seat, protectors.WINGED_HORSE)


@kernel
def draw_tiles(s: State, box: Box) -> None:
    """Goes on drawing tiles, as long as some are to be drawn and can be had (S-66)."""
    if s.to_draw > 0:
        if s.pile_size == 0:
            _shuffle_tiles(s)
        if s.pile_size > 0:
            return
        s.to_draw = 0
    if s.phase == phase.EXCHANGING:
        s.phase = phase.ACTING  # S-73: the turn of Bergrisi only begins
    elif s.offer_size > s.to_keep:
        s.phase = phase.KEEPING_TILES
    else:
        for kind in range(tile_kind.AURORA + 1):
            while s.offer[kind] > 0:
                _take_offered_tile(s, kind)
        refill_beings(s, box)


@kernel
def _shuffle_tiles(s: State) -> None:
    """S-65: the discard becomes the new pile. Everybody has seen its tiles."""
    for kind in range(tile_kind.AURORA + 1):
        s.pile[kind] = s.discard[kind]
        s.shuffled[kind] = s.discard[kind]
        s.pile_size += s.discard[kind]
        s.discard[kind] = 0
    s.drawn[:] = 0
    s.drew[:] = 0
    if s.pile_size > 0:
        tell(facts.TILES_SHUFFLED, s.pile_size)


@kernel
def tile_drawn(s: State, box: Box, kind: int) -> None:
    """Chance has drawn a tile for the seat."""
    tell(facts.DREW_TILE, s.seat, kind)
    take_tile(s, box, kind)
    s.to_draw -= 1
    draw_tiles(s, box)


@kernel
def take_tile(s: State, box: Box, kind: int) -> None:
    """A tile leaves the pile for the seat's hand, or to be chosen from. The tiles drawn since the shuffle are noted."""
    s.pile[kind] -= 1
    s.pile_size -= 1
    s.drawn[s.seat, kind] += 1
    s.drew[s.seat] += 1
    if draws_to_offer(s, box):
        s.offer[kind] += 1
        s.offer_size += 1
    else:
        s.hand[s.seat, kind] += 1
        s.hand_size[s.seat] += 1


@kernel
def _take_offered_tile(s: State, kind: int) -> None:
    s.offer[kind] -= 1
    s.offer_size -= 1
    s.hand[s.seat, kind] += 1
    s.hand_size[s.seat] += 1


@kernel
def keep_tile(s: State, box: Box, kind: int) -> None:
    """S-74: Rán keeps one of the drawn tiles; after the last one the others are discarded, face up."""
    tell(facts.KEPT_TILE, s.seat, kind)
    _take_offered_tile(s, kind)
    s.to_keep -= 1
    if s.to_keep == 0:
        rejected = 0  # a bag
        for other in range(tile_kind.AURORA + 1):
            rejected += int(s.offer[other]) * one(other)
            s.discard[other] += s.offer[other]
            s.offer[other] = 0
        tell(facts.REJECTED_TILES, rejected)
        s.offer_size = 0
        refill_beings(s, box)


@kernel
def refill_beings(s: State, box: Box) -> None:
    """S-63: beings up to the limit of the hand. S-77: the Winged Horse draws twice as many and chooses."""
    s.phase = phase.REFILLING_BEINGS
    s.to_keep = 0
    if not s.passing and not box.all_mythicals:  # S-96: never any being refill
        s.beings_to_draw = box.held - s.held[s.seat]
        if draws_to_offer(s, box):
            s.to_keep = s.beings_to_draw
            s.beings_to_draw *= 2
    draw_beings(s, box)


@kernel
def draw_beings(s: State, box: Box) -> None:
    """Goes on drawing beings, as long as some are to be drawn and can be had (S-66)."""
    if s.beings_to_draw > 0:
        if s.being_pile_size == 0:
            _shuffle_beings(s)
        if s.being_pile_size > 0:
            return
        s.beings_to_draw = 0
    if s.offered_size > s.to_keep:
        s.phase = phase.KEEPING_BEINGS
        return
    s.beings[s.seat] |= s.offered
    s.held[s.seat] += s.offered_size
    s.offered = s.offered_size = 0
    next_turn(s, box)


@kernel
def _shuffle_beings(s: State) -> None:
    """S-65, S-67: the discard becomes the new pile; activated beings are not among it."""
    s.shuffles += 1
    s.being_pile = s.being_discard
    s.being_pile_size = count(s.being_discard)
    for being in range(BEINGS):
        if s.being_discard >> being & 1:
            s.entered[being] = s.shuffles
    s.being_discard = 0
    if s.being_pile_size > 0:
        tell(facts.BEINGS_SHUFFLED, s.being_pile_size)


@kernel
def being_drawn(s: State, box: Box, being: int) -> None:
    """Chance has drawn a being for the seat."""
    tell(facts.DREW_BEING, s.seat, being)
    take_being(s, box, being)
    s.beings_to_draw -= 1
    draw_beings(s, box)


@kernel
def take_being(s: State, box: Box, being: int) -> None:
    """A being leaves the pile for the seat's hand, or to be chosen from."""
    s.being_pile &= ~(1 << being)
    s.being_pile_size -= 1
    if draws_to_offer(s, box):
        s.offered |= 1 << being
        s.offered_size += 1
    else:
        s.beings[s.seat] |= 1 << being
        s.held[s.seat] += 1


@kernel
def keep_being(s: State, box: Box, being: int) -> None:
    """S-77: the Winged Horse keeps one of the drawn beings; after the last one the others are discarded, face up."""
    tell(facts.KEPT_BEING, s.seat, being)
    s.offered &= ~(1 << being)
    s.offered_size -= 1
    s.beings[s.seat] |= 1 << being
    s.held[s.seat] += 1
    s.to_keep -= 1
    if s.to_keep == 0:
        tell(facts.REJECTED_BEINGS, s.offered)
        s.being_discard |= s.offered
        s.offered = s.offered_size = 0
        next_turn(s, box)
