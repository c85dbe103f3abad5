"""Runir: why an action is not legal now, with the number of the rule that forbids it."""

from meadhall.games.runir import carving
from meadhall.games.runir.aids import aid_at, most_to_change, needed_after
from meadhall.games.runir.box import (
    CHANGE_RUNE,
    DARK_DIE,
    FULL_STONE,
    ONE_LESS,
    REROLL,
    REUSE_CORNER,
    REUSE_DIE,
    RUNE_SIGNS,
)
from meadhall.games.runir.phrases import AID_NAMES, COIN_NAMES, SAY, RunirView, price, reward, stone, unused
from meadhall.games.runir.state import (
    ADD,
    AID,
    AREA,
    CARVE,
    CHANGING_COUNT,
    CHANGING_TYPE,
    CHOOSING_AREA,
    CHOOSING_FULL,
    CHOOSING_LESS,
    CLAIM,
    COIN,
    COUNT,
    END_TURN,
    FILLING_WILD,
    FROM,
    MAIN,
    OMIT,
    OMITTING,
    PICKING,
    ROLL,
    SET_DIE,
    SETTING_FROM,
    SETTING_TO,
    SPEND,
    SPENDING,
    TAKING_COIN,
    TO,
    TYPE,
    WILD,
)

# The phases in which the actions of each family, from its first number on, are decided.
_PHASES = (
    (SPEND, (SPENDING,)),
    (COUNT, (CHANGING_COUNT,)),
    (TYPE, (CHANGING_TYPE,)),
    (AREA, (CHOOSING_AREA,)),
    (ADD, (PICKING,)),
    (TO, (SETTING_TO,)),
    (FROM, (SETTING_FROM,)),
    (COIN, (TAKING_COIN,)),
    (OMIT, (OMITTING,)),
    (WILD, (FILLING_WILD,)),
    (SET_DIE, (MAIN,)),
    (CARVE, (MAIN, CHOOSING_LESS, CHOOSING_FULL)),
)


def why_not(view: RunirView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    phase = int(view.state.phase)
    phases = next(phases for first, phases in _PHASES if action >= first)
    if phase not in phases:
        if phase == MAIN:
            return SAY["nothing asked"]
        return SAY["first this"].format(prompt=view.game.words.prompt(view))
    if action < SET_DIE:
        return _not_carve(view, action - CARVE)
    if action == SET_DIE:
        return _not_set(view)
    if action < CLAIM:
        return _not_area(view, action - AID)
    if action < END_TURN:
        return _not_claim(view, action - CLAIM)
    if action == END_TURN:
        return SAY["duty"]
    return _not_chosen(view, action)


def _not_carve(view: RunirView, place: int) -> str:
    s, box = view.state, view.box
    where, dice = stone(view, place), unused(view)
    if s.phase == CHOOSING_FULL and not carving.is_full(s, place):
        return SAY["not full"].format(stone=where)
    if s.phase != CHOOSING_FULL and carving.is_full(s, place):
        return SAY["full"].format(stone=where)
    if s.phase == CHOOSING_LESS:
        return SAY["unmet less"].format(stone=where, dice=dice)
    if carving.meets(s, box, carving.pool(s), place):
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
    if aid == DARK_DIE and s.dark[s.seat]:
        return SAY["has dark"].format(name=name)
    if hand < cost:
        return SAY["area price"].format(aid=AID_NAMES[aid], price=price(cost))
    if aid == ONE_LESS and hand - cost < 1:
        return SAY["less price"].format(aid=AID_NAMES[aid])
    if hand - cost < needed_after(s, aid):
        return SAY["keep one"]
    return SAY[_NO_EFFECT[aid]].format(name=name)


_NO_EFFECT = {
    REROLL: "no reroll",
    REUSE_DIE: "no used",
    REUSE_CORNER: "no corner",
    CHANGE_RUNE: "no change",
    ONE_LESS: "no less",
    FULL_STONE: "no full",
}


def _not_claim(view: RunirView, space: int) -> str:
    s = view.state
    if view.box.children:
        return SAY["no rewards"]
    if s.hall[space] < 0:
        return SAY["no token"]
    return SAY["not met"].format(name=view.names[s.seat], reward=reward(view, int(s.hall[space])))


def _not_chosen(view: RunirView, action: int) -> str:
    """For the families that offer less than all; either coin can always be taken (COIN) or laid (SPEND)."""
    s, box, name = view.state, view.box, view.names[view.state.seat]
    if action < OMIT:
        return SAY["wild short"].format(size=s.wild[0])
    if action < COIN:
        return SAY["omit short"].format(stone=stone(view, int(s.stone)))
    if action < TO:
        return SAY["no such die"].format(rune=RUNE_SIGNS[action - FROM], rule="R-18")
    if action < ADD:
        return SAY["shows that"].format(rune=RUNE_SIGNS[action - TO])
    if action < ROLL:
        return SAY["no such die"].format(rune=RUNE_SIGNS[action - ADD], rule="R-24")
    if action == ROLL:
        return SAY["pick one"]
    if action < TYPE:
        position = action - AREA
        aid = int(aid_at(s, box, position))
        if aid in (DARK_DIE, REUSE_CORNER):
            return SAY["area excluded"].format(aid=AID_NAMES[aid])
        if not s.areas[s.seat] >> position & 1:
            return SAY["area not used"].format(name=name)
        return SAY["area no help"].format(aid=AID_NAMES[aid])
    if action < COUNT:
        kind = action - TYPE
        return SAY["type short"].format(name=name, coin=COIN_NAMES[kind], other=COIN_NAMES[kind ^ 1])
    return SAY["count short"].format(most=most_to_change(s, int(s.chosen)))
