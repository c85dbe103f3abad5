"""Saga: why an action is not legal now, with the number of the rule that forbids it."""

from collections.abc import Callable

from meadhall.core.text import count
from meadhall.games.saga import actions, location, offer, phase, sides
from meadhall.games.saga.rules.leaders import leaders_in
from meadhall.games.saga.rules.map import has_stronghold, is_coastal, units
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.combat_refusals import REFUSERS as COMBAT_REFUSERS
from meadhall.games.saga.words.names import SagaView, area_name, moves_one
from meadhall.games.saga.words.phrases import SAY, WHY_NOT


def why_not(view: SagaView, action: int) -> str:
    """Why an action is not legal now."""
    return _this_family(view, action) or _another_time(view)


def _another_time(view: SagaView) -> str:
    """What is going on instead."""
    now = int(view.state.phase)
    if now in _NOW:
        return WHY_NOT[_NOW[now]]
    if now in (phase.MOVING_FROM, phase.MOVING_TO, phase.GROUPING):
        return WHY_NOT["moving"]
    if now < phase.CHOOSING_COMBAT:
        return WHY_NOT["action"]
    if now >= phase.HOMECOMING:
        return WHY_NOT["homecoming"]
    return WHY_NOT["fighting"].format(area=area_name(view, int(view.state.battle)))


_NOW = {
    phase.PLACING: "placing",
    phase.DRAFTING: "drafting",
    phase.OPENING: "opening",
    phase.BONUS_TIME: "bonus",
    phase.ACTING: "acting",
    phase.CHOOSING_COMBAT: "combat",
}


def _this_family(view: SagaView, action: int) -> str:
    """Why an action of this family is refused; empty if it is only not the time for it."""
    family, _ = actions.ACTIONS.decode(action)
    refuse = _REFUSERS.get(family)
    return refuse(view, action - family) if refuse is not None else ""


def _place(view: SagaView, _: int) -> str:
    return "" if view.state.phase == phase.PLACING else WHY_NOT["not placing"]


def _choose(view: SagaView, tile: int) -> str:
    if view.state.phase == phase.PLACING:
        return ""
    if view.state.phase != phase.DRAFTING:
        return WHY_NOT["not drafting"]
    return WHY_NOT["taken"].format(tile=tile + 1)


def _resolve(view: SagaView, tile: int) -> str:
    s = view.state
    if s.phase == phase.DRAFTING or s.phase == phase.PLACING:
        return ""
    if owner_of(s, tile) != view.to_move:
        return WHY_NOT["not your tile"].format(tile=tile + 1)
    return WHY_NOT["tile resolved"].format(tile=tile + 1) if s.resolved >> tile & 1 else ""


def _bonus(view: SagaView, bonus: int) -> str:
    s = view.state
    if s.tile < 0:
        return WHY_NOT["no tile time"]
    if s.phase != phase.BONUS_TIME:
        return WHY_NOT["bonus late"]
    printed = bonus != offer.NONE and view.box.bonus[s.seat, s.tile] >> bonus & 1
    return WHY_NOT["bonus empty"] if printed else WHY_NOT["no bonus"].format(tile=s.tile + 1)


def _start(view: SagaView, tile_action: int) -> str:
    s, box, name = view.state, view.box, SAY[offer.TILE_ACTIONS[tile_action]]
    if s.tile < 0:
        return WHY_NOT["no tile time"]
    if not box.tile_actions[s.seat, s.tile] >> tile_action & 1:
        return WHY_NOT["not on tile"].format(tile=s.tile + 1, tile_action=name)
    if s.done >> tile_action & 1:
        return WHY_NOT["done once"].format(tile_action=name)
    if s.phase != phase.ACTING:
        return ""
    if box.either[s.seat, s.tile] and s.done:
        return WHY_NOT["either"]
    return WHY_NOT["no effect"].format(tile_action=name)


def _end_tile(view: SagaView, _: int) -> str:
    return WHY_NOT["no tile time"] if view.state.tile < 0 else ""


def _from(view: SagaView, area: int) -> str:
    s = view.state
    if s.phase in (phase.MOVING_TO, phase.GROUPING):
        return WHY_NOT["origin known"]
    if s.phase != phase.MOVING_FROM:
        return WHY_NOT["not moving"]
    if s.seat == sides.SAXONS and area >= location.ENGLAND:
        return WHY_NOT["sea"]
    where = area_name(view, area)
    return WHY_NOT["engaged" if units(s, s.seat, area) else "no units"].format(area=where)


def _turn_over(view: SagaView, _: int) -> str:
    return _no_marker(view) or WHY_NOT["not face down"].format(origin=area_name(view, int(view.state.origin)))


def _draw(view: SagaView, _: int) -> str:
    return _no_marker(view) or WHY_NOT["face down"]


def _no_marker(view: SagaView) -> str:
    """Why it is not the time, or not the place, to sail by a marker; empty if it is."""
    s = view.state
    if s.phase == phase.GROUPING:
        return WHY_NOT["target known"]
    if s.phase != phase.MOVING_TO:
        return _not_yet(view)
    return WHY_NOT["no marker there"] if s.origin < location.ENGLAND else ""


def _to(view: SagaView, place: int) -> str:
    s = view.state
    if s.phase == phase.GROUPING:
        return WHY_NOT["target known"]
    if s.phase != phase.MOVING_TO:
        return _not_yet(view)
    if s.seat == sides.SAXONS and place >= location.ENGLAND:
        return WHY_NOT["sea"]
    if place == location.DRAKKAR:
        return WHY_NOT["no drakkar"]
    sailing = s.origin >= location.ENGLAND > place
    fill = {"area": area_name(view, place), "origin": area_name(view, int(s.origin))}
    return WHY_NOT["no sailing" if sailing else "not adjacent"].format(**fill)


def _not_yet(view: SagaView) -> str:
    """What a Movement asks for first; or there is none."""
    asked = {phase.MOVING_FROM: "from where", phase.MOVING_TO: "to where"}
    return WHY_NOT[asked.get(int(view.state.phase), "not moving")]


def _too_many(view: SagaView) -> str:
    s = view.state
    if moves_one(view):
        return WHY_NOT["one only"]
    units = count(int(s.left) + int(s.moved), "free Unit")
    return WHY_NOT["too many"].format(area=area_name(view, int(s.origin)), units=units)


def _with(view: SagaView, leader: int) -> str:
    s = view.state
    if s.phase != phase.GROUPING:
        return _not_yet(view)
    where = area_name(view, int(s.origin))
    if not leaders_in(s, s.seat, s.origin) >> leader & 1:
        return WHY_NOT["not there"].format(area=where)
    return _too_many(view)


def _warriors(view: SagaView, number: int) -> str:
    s = view.state
    if s.phase != phase.GROUPING:
        return _not_yet(view)
    where = area_name(view, int(s.origin))
    if number == 0:
        return WHY_NOT["at least one"]
    if number > s.left:
        return _too_many(view)
    there = int(s.warriors[s.seat, s.origin])
    return WHY_NOT["few warriors" if there else "no warriors"].format(warriors=count(there, "Warrior"), area=where)


def _build(view: SagaView, area: int) -> str:
    s, where = view.state, area_name(view, area)
    if s.phase != phase.BUILDING:
        return _not_started(view, "build")
    if has_stronghold(s, area):
        return WHY_NOT["has stronghold"].format(area=where)
    return WHY_NOT["not controlled"].format(area=where, rule="V-52")


def _not_started(view: SagaView, tile_action: str) -> str:
    return WHY_NOT["not started"].format(tile_action=SAY[tile_action])


def _end_action(view: SagaView, _: int) -> str:
    return WHY_NOT["begin first"] if view.state.phase in (phase.FYRD_CALLED, phase.INCOME_DUE, phase.RECRUITING) else ""


def _fyrd(view: SagaView, area: int) -> str:
    s, where = view.state, area_name(view, area)
    if s.phase != phase.FYRD_CALLED:
        return _not_started(view, "fyrd")
    if not has_stronghold(s, area):
        return WHY_NOT["no stronghold"].format(area=where, rule="V-56")
    return WHY_NOT["no warriors to hit"].format(area=where)


def _income_coin(view: SagaView, area: int) -> str:
    return _no_income(view, area) or WHY_NOT["general empty"]


def _income_warrior(view: SagaView, area: int) -> str:
    no_recruit = WHY_NOT["not in supply"] if view.state.coins[sides.SAXONS] else WHY_NOT["no coin"].format(rule="V-57")
    return _no_income(view, area) or no_recruit


def _income_leader(view: SagaView, number: int) -> str:
    return _income_warrior(view, number // LEADERS)


def _no_income(view: SagaView, area: int) -> str:
    """Why nothing at all can be had from the Stronghold of an area; empty if something can."""
    s, where = view.state, area_name(view, area)
    if s.phase != phase.INCOME_DUE:
        return _not_started(view, "income")
    if not has_stronghold(s, area):
        return WHY_NOT["no stronghold"].format(area=where, rule="V-57")
    return WHY_NOT["stronghold used"].format(area=where) if s.used >> area & 1 else ""


def _recruit(view: SagaView, _: int) -> str:
    if view.state.phase == phase.MUSTERING:
        return WHY_NOT["place recruit"]
    return WHY_NOT["not in supply"] if view.state.phase == phase.RECRUITING else _not_started(view, "recruitment")


def _muster(view: SagaView, space: int) -> str:
    if view.state.phase == phase.RECRUITING:
        return WHY_NOT["whom"]
    if view.state.phase != phase.MUSTERING:
        return _not_started(view, "recruitment")
    return WHY_NOT["not emptiest"].format(area=area_name(view, location.NORTH + space))


def _tribute(view: SagaView, area: int) -> str:
    if view.state.phase != phase.TRIBUTE_OFFERED:
        return _not_started(view, "tribute")
    return WHY_NOT["not contested"].format(area=area_name(view, area), rule="V-59")


def _scout(view: SagaView, area: int) -> str:
    if view.state.phase == phase.SCOUT_LAYING:
        return WHY_NOT["lay marker"]
    if view.state.phase != phase.SCOUTING:
        return _not_started(view, "scout")
    if not is_coastal(view.box, area):
        return WHY_NOT["no such marker"].format(area=area_name(view, area))
    return WHY_NOT["not in pool"]


def _lay(view: SagaView, _: int) -> str:
    return WHY_NOT["take marker"] if view.state.phase == phase.SCOUTING else _not_started(view, "scout")


def _pillage(view: SagaView, area: int) -> str:
    s, where = view.state, area_name(view, area)
    if s.phase != phase.PILLAGING:
        return _not_started(view, "pillage")
    if not has_stronghold(s, area):
        return WHY_NOT["no stronghold"].format(area=where, rule="V-63")
    return WHY_NOT["not controlled"].format(area=where, rule="V-63")


_REFUSERS: dict[int, Callable[[SagaView, int], str]] = {
    actions.PLACE_LEADERS: _place,
    actions.CHOOSE_TILE: _choose,
    actions.RESOLVE_TILE: _resolve,
    actions.BONUS: _bonus,
    actions.START: _start,
    actions.END_TILE: _end_tile,
    actions.MOVE_FROM: _from,
    actions.MARKER_REVEAL: _turn_over,
    actions.MARKER_DRAW: _draw,
    actions.MOVE_TO: _to,
    actions.MOVE_LEADER: _with,
    actions.MOVE_WARRIORS: _warriors,
    actions.BUILD_AT: _build,
    actions.END_ACTION: _end_action,
    actions.FYRD_AT: _fyrd,
    actions.INCOME_COIN: _income_coin,
    actions.INCOME_WARRIOR: _income_warrior,
    actions.INCOME_LEADER: _income_leader,
    actions.RECRUIT_UNIT: _recruit,
    actions.MUSTER: _muster,
    actions.TRIBUTE_AT: _tribute,
    actions.SCOUT_PICK: _scout,
    actions.SCOUT_LAY: _lay,
    actions.PILLAGE_AT: _pillage,
} | COMBAT_REFUSERS
