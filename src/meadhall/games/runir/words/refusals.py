"""Runir: why an action is not legal now, with the number of the rule that forbids it."""

from meadhall.games.runir import actions, aid_kind, phase
from meadhall.games.runir.box import RUNE_SIGNS
from meadhall.games.runir.rules import carving
from meadhall.games.runir.rules.aids import aid_at, needed_after
from meadhall.games.runir.words.names import RunirView, aid_name, coin_name, reward_name, stone_name, unused
from meadhall.games.runir.words.phases import PHASES, about


def why_not(view: RunirView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    now = PHASES[int(view.state.phase)]
    family, choice = actions.ACTIONS.decode(action)
    if family not in now.families:
        if view.state.phase == phase.MAIN:
            return view.say("nothing-asked")
        return view.say("first-this", prompt=view.game.words.prompt(view))
    match family, choice:
        case actions.CARVE, _:
            return _not_carve(view, action - actions.CARVE)
        case actions.SET_DIE, _:
            return _not_set(view)
        case actions.AID, (position,):
            return _not_area(view, position)
        case actions.CLAIM, (space,):
            return _not_claim(view, space)
        case actions.AREA, (position,):
            return _not_once_more(view, position)
        case actions.ROLL, _:
            return view.say("pick-one")
        case actions.TYPE, (kind,):
            return view.say(
                now.refusal, seat=view.names[view.to_move], coin=coin_name(view, kind), other=coin_name(view, kind ^ 1)
            )
        case ((actions.FROM | actions.TO | actions.ADD), (rune,)):
            return view.say(now.refusal, rune=RUNE_SIGNS[rune])
    return view.say(now.refusal, **about(view))


def _not_carve(view: RunirView, place: int) -> str:
    s = view.state
    full = bool(carving.is_full(s, place))
    if full != (s.phase == phase.CHOOSING_FULL):
        key = "full" if full else "not-full"
    elif s.phase == phase.CHOOSING_LESS:
        key = "unmet-less"
    else:
        key = "no-crystal" if carving.met(s, view.box) >> place & 1 else "unmet"
    return view.say(key, seat=view.names[s.seat], stone=stone_name(view, place), dice=unused(view))


def _not_set(view: RunirView) -> str:
    s = view.state
    if s.die_set:
        return view.say("die-is-set")
    if not s.unused.any():
        return view.say("no-unused")
    return view.say("keep-one" if s.crystals[s.seat] else "no-crystal-for-die")


_NO_EFFECT = {
    aid_kind.REROLL: "no-reroll",
    aid_kind.REUSE_DIE: "no-used",
    aid_kind.REUSE_CORNER: "no-corner",
    aid_kind.CHANGE_RUNE: "no-change",
    aid_kind.ONE_LESS: "no-less",
    aid_kind.FULL_STONE: "no-full",
}


def _not_area(view: RunirView, position: int) -> str:
    s, box = view.state, view.box
    aid = int(aid_at(s, box, position))
    cost = int(box.prices[aid])
    left = int(s.crystals[s.seat]) - cost
    if s.areas[s.seat] >> position & 1:
        key = "area-used"
    elif aid == aid_kind.DARK_DIE and s.dark[s.seat]:
        key = "has-dark"
    elif left < 0:
        key = "area-price"
    elif aid == aid_kind.ONE_LESS and left < 1:
        key = "less-price"
    else:
        key = "keep-one" if left < needed_after(s, aid) else _NO_EFFECT[aid]
    return view.say(key, seat=view.names[s.seat], aid=aid_name(view, aid), crystals=cost)


def _not_once_more(view: RunirView, position: int) -> str:
    s = view.state
    aid = int(aid_at(s, view.box, position))
    if aid in (aid_kind.DARK_DIE, aid_kind.REUSE_CORNER):
        key = "area-excluded"
    else:
        key = "area-no-help" if s.areas[s.seat] >> position & 1 else "area-not-used"
    return view.say(key, seat=view.names[s.seat], aid=aid_name(view, aid))


def _not_claim(view: RunirView, space: int) -> str:
    s, token = view.state, int(view.state.hall[space])
    if view.box.children:
        return view.say("no-rewards")
    if token < 0:
        return view.say("no-token")
    return view.say("not-met", seat=view.names[s.seat], reward=reward_name(view, view.box, token))
