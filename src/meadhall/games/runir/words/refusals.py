"""Runir: why an action is not legal now, by the keys of the reasons in `en.ftl`."""

from meadhall.games.runir import actions, aid_kind, phase
from meadhall.games.runir.rules import carving
from meadhall.games.runir.rules.aids import aid_at, needed_after
from meadhall.games.runir.words.names import RunirView


def not_carving(view: RunirView, action: int) -> str:
    """Why a stone cannot be carved."""
    s, place = view.state, action - actions.CARVE
    full = bool(int(s.filled) >> place & 1)
    if full != (s.phase == phase.CHOOSING_FULL):
        return "full" if full else "not-full"
    if s.phase == phase.CHOOSING_LESS:
        return "unmet-less"
    if carving.met(s, view.box) >> place & 1:
        return "no-crystal"
    return "unmet" if s.unused.any() else "no-dice-left"


def not_setting(view: RunirView, action: int) -> str:
    """Why no die can be set."""
    s = view.state
    if s.die_set:
        return "die-is-set"
    if not s.unused.any():
        return "no-unused"
    return "keep-one" if s.crystals[s.seat] else "no-crystal-for-die"


_NO_EFFECT = ("no-reroll", "", "no-used", "no-corner", "no-change", "no-less", "no-full")
"""Why an aid would have no effect, in the order of `aid_kind.py`. A dark die always has one."""


def no_aid(view: RunirView, action: int) -> str:
    """Why the aid of a corner cannot be used."""
    s, box, position = view.state, view.box, action - actions.AID
    aid = int(aid_at(s, box, position))
    left = int(s.crystals[s.seat]) - int(box.prices[aid])
    if s.areas[s.seat] >> position & 1:
        return "area-used"
    if aid == aid_kind.DARK_DIE and s.dark[s.seat]:
        return "has-dark"
    if left < 0:
        return "area-price"
    if aid == aid_kind.ONE_LESS and left < 1:
        return "less-price"
    return "keep-one" if left < needed_after(s, aid) else _NO_EFFECT[aid]


def not_once_more(view: RunirView, action: int) -> str:
    """Why a corner cannot be used once more."""
    s, position = view.state, action - actions.AREA
    if aid_at(s, view.box, position) in (aid_kind.DARK_DIE, aid_kind.REUSE_CORNER):
        return "area-excluded"
    return "area-no-help" if s.areas[s.seat] >> position & 1 else "area-not-used"


def not_claiming(view: RunirView, action: int) -> str:
    """Why a reward cannot be claimed."""
    if view.box.children:
        return "no-rewards"
    return "no-token" if view.state.hall[action - actions.CLAIM] < 0 else "not-met"
