"""The island games in words: why an action is not legal now, with the rule's number."""

from collections.abc import Callable

from meadhall.games.island import actions, protectors
from meadhall.games.island.rules.matching import NO_ELEMENT, bonus_matched, token_element
from meadhall.games.island.rules.moves import slot_of
from meadhall.games.island.rules.turns import is_protector, step_limit, steps_from_here, taken_by_others
from meadhall.games.island.state import CELL_NAMES
from meadhall.games.island.words.acts import ACTS, chosen
from meadhall.games.island.words.names import IslandView, kind_name, kind_on, rule
from meadhall.games.island.words.phases import PHASES

_RULES = {
    "not-lifted": "S-70", "same-kind": "S-70", "not-the-fire-giant": "S-70", "switched-already": "S-70",
    "no-partner": "S-70", "locked-card": "S-52", "claimed-already": "S-54", "claims": "S-55", "no-tokens": "S-58",
}  # fmt: skip
"""Sagnir's numbers of the rules that forbid it, where the phrase leaves that open and the phase does not say it."""


def why_not(view: IslandView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, box, now = view.state, view.box, PHASES[int(view.state.phase)]
    key = _reason(view, action)
    return view.say(
        key,
        **chosen(view, action),
        rule=rule(view, now.rule or _RULES.get(key, "")),
        element=kind_name(view, int(s.boards[s.seat])),
        pawn=CELL_NAMES[s.pawns[s.seat]],
        replacements=int(box.replacements),
        steps=int(step_limit(s, box)),
        activations=int(box.activations),
        claims=int(box.claims),
    )


def _reason(view: IslandView, action: int) -> str:
    """The key of the reason."""
    family, choice = actions.ACTIONS.decode(action)
    if "cell" in ACTS[family].choices and not int(view.box.island) >> choice[-1] & 1:
        return "no-cell"
    now = PHASES[int(view.state.phase)]
    if family not in now.families:
        when = next(each for each in PHASES.values() if family in each.families)
        if now.first or when.elsewhere:
            return now.first or when.elsewhere
    return _REASONS[family](view, choice[-1] if choice else -1)


def _not_start(view: IslandView, cell: int) -> str:
    return "taken" if int(taken_by_others(view.state, view.box)) >> cell & 1 else "not-own-element"


def _not_exchange(view: IslandView, kind: int) -> str:
    s = view.state
    if not is_protector(s, view.box, s.seat, protectors.EARTH_GIANT):
        return "not-the-earth-giant" if view.box.abilities else "no-abilities"
    return "exchanged-already" if s.acted or s.exchanged else "not-held"


def _not_place(view: IslandView, cell: int) -> str:
    return "replaced" if view.state.replaced >= view.box.replacements else "not-held"


def _not_switch(view: IslandView, cell: int) -> str:
    s, box = view.state, view.box
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


def _not_step(view: IslandView, cell: int) -> str:
    s, box = view.state, view.box
    if s.steps >= step_limit(s, box):
        return "no-steps"
    near = int(box.neighbours[int(s.pawns[s.seat])]) & ~int(steps_from_here(s, box))
    return "occupied" if near >> cell & 1 else "too-far"


def _not_fly(view: IslandView, cell: int) -> str:
    s, box = view.state, view.box
    if not is_protector(s, box, s.seat, protectors.GRIFFIN):
        return "not-the-griffin" if box.abilities else "no-abilities"
    if s.steps >= step_limit(s, box):
        return "no-steps"
    if s.flown:
        return "flown-already"
    return "landing-occupied" if int(box.flights[int(s.pawns[s.seat])]) >> cell & 1 else "no-flight"


def _not_activate(view: IslandView, being: int) -> str:
    s, box = view.state, view.box
    if s.activations >= box.activations:
        return "activations"
    if not int(s.beings[s.seat]) >> being & 1:
        return "being-not-held"
    return "no-match-with-token" if token_element(s, box, s.seat) != NO_ELEMENT else "no-match"


def _not_claim(view: IslandView, card: int) -> str:
    s, box = view.state, view.box
    slot = slot_of(s, card)
    if slot < 0:
        return "not-in-play"
    if s.tokens_on[slot, 1]:
        return "locked-card"
    if int(s.claimed) >> card & 1:
        return "claimed-already"
    if s.claims >= box.claims:
        return "claims"
    return "no-tokens" if bonus_matched(s, box, s.seat, card) else "bonus-no-match"


def _not_discard_tile(view: IslandView, kind: int) -> str:
    return "acted-already" if view.state.acted else "not-held"


def _not_discard_being(view: IslandView, being: int) -> str:
    if view.state.acted:
        return "acted-already"
    return "open-beings-stay" if view.box.all_mythicals else "being-not-held"


def _not_finish(view: IslandView, _: int) -> str:
    return "acted-already" if view.state.acted else "not-passing"


def _always(key: str) -> Callable[[IslandView, int], str]:
    return lambda view, choice: key


_REASONS: dict[int, Callable[[IslandView, int], str]] = {
    actions.CHOOSE: _always("other-board"),
    actions.PAWN: _not_start,
    actions.EXCHANGE: _not_exchange,
    actions.PLACE: _not_place,
    actions.SWITCH: _not_switch,
    actions.WITH: _always("same-kind"),
    actions.STEP: _not_step,
    actions.FLY: _not_fly,
    actions.ACTIVATE: _not_activate,
    actions.CLAIM: _not_claim,
    actions.DISCARD_TILE: _not_discard_tile,
    actions.DISCARD_BEING: _not_discard_being,
    actions.KEEP_TILE: _always("not-offered"),
    actions.KEEP_BEING: _always("not-offered"),
    actions.FINISH: _not_finish,
    actions.END_TURN: _always("not-acted"),
}
