"""The island games: why an action is not legal now, by the keys of the reasons in `en.ftl`."""

from meadhall.games.island import actions, protectors
from meadhall.games.island.rules.abilities import is_protector, step_limit, steps_from_here, taken_by_others
from meadhall.games.island.rules.matching import NATURAL, NO_ELEMENT, match_at, token_element
from meadhall.games.island.rules.moves import slot_of
from meadhall.games.island.state import BEINGS
from meadhall.games.island.words.names import IslandView, kind_on


def no_cell(view: IslandView, action: int) -> str:
    """Whether an action speaks of a cell that the island does not have."""
    cell = actions.ACTIONS.chosen(action).get("cell")
    return "" if cell is None or int(view.box.island) >> cell & 1 else "no-cell"


def not_starting(view: IslandView, action: int) -> str:
    """Why a pawn does not start on a cell."""
    return "taken" if int(taken_by_others(view.state, view.box)) >> action - actions.PAWN & 1 else "not-own-element"


def not_exchanging(view: IslandView, action: int) -> str:
    """Why no tile is exchanged."""
    s = view.state
    if not is_protector(s, view.box, s.seat, protectors.EARTH_GIANT):
        return "not-the-earth-giant" if view.box.abilities else "no-abilities"
    return "exchanged-already" if s.acted or s.exchanged else "not-held"


def not_replacing(view: IslandView, action: int) -> str:
    """Why no tile is replaced."""
    return "replaced" if view.state.replaced >= view.box.replacements else "not-held"


def not_switching(view: IslandView, action: int) -> str:
    """Why a tile is not switched."""
    s, box, cell = view.state, view.box, action - actions.SWITCH
    pawn = int(s.pawns[s.seat])
    if not is_protector(s, box, s.seat, protectors.FIRE_GIANT):
        return "not-the-fire-giant" if box.abilities else "no-abilities"
    if s.switched:
        return "switched-already"
    if s.replaced >= box.replacements:
        return "replaced"
    if box.own_cell_only and not box.free_switch and cell != pawn:
        return "only-own-cell"
    return "no-partner" if box.free_switch or kind_on(s, cell) == kind_on(s, pawn) else "other-kind"


def not_stepping(view: IslandView, action: int) -> str:
    """Why a pawn does not step to a cell."""
    s, box, cell = view.state, view.box, action - actions.STEP
    if s.steps >= step_limit(s, box):
        return "no-steps"
    near = int(box.neighbours[int(s.pawns[s.seat])]) & ~int(steps_from_here(s, box))
    return "occupied" if near >> cell & 1 else "too-far"


def not_flying(view: IslandView, action: int) -> str:
    """Why a pawn does not fly to a cell."""
    s, box, cell = view.state, view.box, action - actions.FLY
    if not is_protector(s, box, s.seat, protectors.GRIFFIN):
        return "not-the-griffin" if box.abilities else "no-abilities"
    if s.steps >= step_limit(s, box):
        return "no-steps"
    if s.flown:
        return "flown-already"
    return "landing-occupied" if int(box.flights[int(s.pawns[s.seat])]) >> cell & 1 else "no-flight"


def not_activating(view: IslandView, action: int) -> str:
    """Why a being is not activated."""
    s, box, being = view.state, view.box, action - actions.ACTIVATE
    if s.activations >= box.activations:
        return "activations"
    if not int(s.beings[s.seat]) >> being & 1:
        return "being-not-held"
    return "no-match-with-token" if token_element(s, box, s.seat) != NO_ELEMENT else "no-match"


def not_claiming(view: IslandView, action: int) -> str:
    """Why a bonus card is not claimed."""
    s, box, card = view.state, view.box, action - actions.CLAIM
    slot = slot_of(s, card)
    if slot < 0:
        return "not-in-play"
    if s.tokens_on[slot, 1]:
        return "locked-card"
    if int(s.claimed) >> card & 1:
        return "claimed-already"
    if s.claims >= box.claims:
        return "claims"
    matched = match_at(s, box, BEINGS + card, int(s.pawns[s.seat]), NO_ELEMENT) == NATURAL  # S-48: tokens do not help
    return "no-tokens" if matched else "bonus-no-match"


def not_passing(view: IslandView, action: int) -> str:
    """Why nothing is discarded, and why a pass is not finished."""
    if view.state.acted:
        return "acted-already"
    being = "open-beings-stay" if view.box.all_mythicals else "being-not-held"
    reasons = {actions.DISCARD_TILE: "not-held", actions.DISCARD_BEING: being, actions.FINISH: "not-passing"}
    return reasons[int(actions.FAMILIES[action])]
