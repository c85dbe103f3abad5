"""Runir: why an action is not legal now, with the number of the rule that forbids it."""

from meadhall.games.runir import actions, aid_kind, phase
from meadhall.games.runir.box import RUNE_SIGNS
from meadhall.games.runir.rules import carving
from meadhall.games.runir.rules.aids import aid_at, most_to_change, needed_after
from meadhall.games.runir.words.phrases import AID_NAMES, COIN_NAMES, SAY, RunirView, price, reward, stone, unused

# The phases in which the actions of each family are decided.
_PHASES = {
    actions.CARVE: (phase.MAIN, phase.CHOOSING_LESS, phase.CHOOSING_FULL),
    actions.WILD: (phase.FILLING_WILD,),
    actions.OMIT: (phase.OMITTING,),
    actions.COIN: (phase.TAKING_COIN,),
    actions.FROM: (phase.SETTING_FROM,),
    actions.TO: (phase.SETTING_TO,),
    actions.ADD: (phase.PICKING,),
    actions.ROLL: (phase.PICKING,),
    actions.AREA: (phase.CHOOSING_AREA,),
    actions.TYPE: (phase.CHANGING_TYPE,),
    actions.COUNT: (phase.CHANGING_COUNT,),
    actions.SPEND: (phase.SPENDING,),
}


def why_not(view: RunirView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    now = int(view.state.phase)
    family, choice = actions.ACTIONS.decode(action)
    if now not in _PHASES.get(family, (phase.MAIN,)):
        if now == phase.MAIN:
            return SAY["nothing asked"]
        return SAY["first this"].format(prompt=view.game.words.prompt(view))
    match family:
        case actions.CARVE:
            return _not_carve(view, action - actions.CARVE)
        case actions.SET_DIE:
            return _not_set(view)
        case actions.AID:
            return _not_area(view, *choice)
        case actions.CLAIM:
            return _not_claim(view, *choice)
        case actions.END_TURN:
            return SAY["duty"]
    return _not_chosen(view, action)


def _not_carve(view: RunirView, place: int) -> str:
    s, box = view.state, view.box
    where, dice = stone(view, place), unused(view)
    if s.phase == phase.CHOOSING_FULL and not carving.is_full(s, place):
        return SAY["not full"].format(stone=where)
    if s.phase != phase.CHOOSING_FULL and carving.is_full(s, place):
        return SAY["full"].format(stone=where)
    if s.phase == phase.CHOOSING_LESS:
        return SAY["unmet less"].format(stone=where, dice=dice)
    if carving.met(s, box) >> place & 1:
        return SAY["no crystal"].format(name=view.names[s.seat])
    return SAY["unmet"].format(stone=where, dice=dice)


def _not_set(view: RunirView) -> str:
    s = view.state
    if s.die_set:
        return SAY["die is set"]
    if not s.unused.any():
        return SAY["no unused"]
    return SAY["keep one" if s.crystals[s.seat] else "no crystal for die"]


def _not_area(view: RunirView, position: int) -> str:
    s, box, name = view.state, view.box, view.names[view.state.seat]
    aid = int(aid_at(s, box, position))
    hand, cost = int(s.crystals[s.seat]), int(box.prices[aid])
    if s.areas[s.seat] >> position & 1:
        return SAY["area used"].format(name=name)
    if aid == aid_kind.DARK_DIE and s.dark[s.seat]:
        return SAY["has dark"].format(name=name)
    if hand < cost:
        return SAY["area price"].format(aid=AID_NAMES[aid], price=price(cost))
    if aid == aid_kind.ONE_LESS and hand - cost < 1:
        return SAY["less price"].format(aid=AID_NAMES[aid])
    if hand - cost < needed_after(s, aid):
        return SAY["keep one"]
    return SAY[_NO_EFFECT[aid]].format(name=name)


_NO_EFFECT = {
    aid_kind.REROLL: "no reroll",
    aid_kind.REUSE_DIE: "no used",
    aid_kind.REUSE_CORNER: "no corner",
    aid_kind.CHANGE_RUNE: "no change",
    aid_kind.ONE_LESS: "no less",
    aid_kind.FULL_STONE: "no full",
}


def _not_claim(view: RunirView, space: int) -> str:
    s = view.state
    if view.box.children:
        return SAY["no rewards"]
    if s.hall[space] < 0:
        return SAY["no token"]
    return SAY["not met"].format(name=view.names[s.seat], reward=reward(view.box, int(s.hall[space])))


def _not_chosen(view: RunirView, action: int) -> str:
    """For the families that offer less than all; either coin can always be taken (COIN) or laid (SPEND)."""
    s, box, name = view.state, view.box, view.names[view.state.seat]
    match actions.ACTIONS.decode(action):
        case actions.WILD, _:
            return SAY["wild short"].format(size=s.wild[0])
        case actions.OMIT, _:
            return SAY["omit short"].format(stone=stone(view, int(s.stone)))
        case actions.FROM, (rune,):
            return SAY["no such die"].format(rune=RUNE_SIGNS[rune], rule="R-18")
        case actions.TO, (rune,):
            return SAY["shows that"].format(rune=RUNE_SIGNS[rune])
        case actions.ADD, (rune,):
            return SAY["no such die"].format(rune=RUNE_SIGNS[rune], rule="R-24")
        case actions.ROLL, _:
            return SAY["pick one"]
        case actions.AREA, (position,):
            aid = int(aid_at(s, box, position))
            if aid in (aid_kind.DARK_DIE, aid_kind.REUSE_CORNER):
                return SAY["area excluded"].format(aid=AID_NAMES[aid])
            if not s.areas[s.seat] >> position & 1:
                return SAY["area not used"].format(name=name)
            return SAY["area no help"].format(aid=AID_NAMES[aid])
        case actions.TYPE, (kind,):
            return SAY["type short"].format(name=name, coin=COIN_NAMES[kind], other=COIN_NAMES[kind ^ 1])
    return SAY["count short"].format(most=most_to_change(s, int(s.chosen)))
