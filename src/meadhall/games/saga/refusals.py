"""Saga: why an action is not legal now, with the number of the rule that forbids it."""

from meadhall.games.saga import areas as land
from meadhall.games.saga.leaders import leaders_in
from meadhall.games.saga.naming import SagaView, area_name
from meadhall.games.saga.sentences import SAY, WHY_NOT
from meadhall.games.saga.state import (
    ACTING,
    BONUS,
    BONUS_TIME,
    BUILD_AT,
    BUILDING,
    CHOOSE_TILE,
    CHOOSING_COMBAT,
    DEEDS,
    DRAFTING,
    DRAKKAR,
    END_ACTION,
    END_TILE,
    ENGLAND,
    FIGHT,
    FYRD_AT,
    FYRD_CALLED,
    GROUPING,
    HARBOUR,
    HOME,
    HOMECOMING,
    INCOME_COIN,
    INCOME_DUE,
    LAND,
    LAND_FROM,
    LANDING,
    LANDING_FROM,
    LEADERS,
    LOSE,
    LOSING,
    MARKER_REVEAL,
    MOVE_FROM,
    MOVE_LEADER,
    MOVE_TO,
    MOVE_WARRIORS,
    MOVING_FROM,
    MOVING_TO,
    MUSTER,
    MUSTERING,
    NONE,
    NORTH,
    OPENING,
    PILLAGE_AT,
    PILLAGING,
    PLACE_LEADERS,
    PLACING,
    PLUNDER,
    RALLY,
    RALLY_FROM,
    RALLYING,
    RALLYING_FROM,
    RECRUIT_UNIT,
    RECRUITING,
    REPEL,
    REPELLING,
    RESOLVE_TILE,
    RETREAT,
    RETREATING,
    REVEAL,
    REVEALING,
    SAXONS,
    SCOUT_LAY,
    SCOUT_PICK,
    SCOUTING,
    SLAY,
    SLAYING,
    START,
    TRIBUTE_AT,
    TRIBUTE_OFFERED,
    VIKINGS,
)  # fmt: skip


def why_not(view: SagaView, action: int) -> str:
    """Why an action is not legal now."""
    return _this_family(view, action) or _another_time(view)


def _another_time(view: SagaView) -> str:
    """What is going on instead."""
    phase = int(view.state.phase)
    if phase in _NOW:
        return WHY_NOT[_NOW[phase]]
    if phase in (MOVING_FROM, MOVING_TO, GROUPING):
        return WHY_NOT["moving"]
    if phase < CHOOSING_COMBAT:
        return WHY_NOT["action"]
    if phase >= HOMECOMING:
        return WHY_NOT["homecoming"]
    return WHY_NOT["fighting"].format(area=area_name(view, int(view.state.battle)))


_NOW = {
    PLACING: "placing", DRAFTING: "drafting", OPENING: "opening", BONUS_TIME: "bonus", ACTING: "acting",
    CHOOSING_COMBAT: "combat",
}  # fmt: skip


def _this_family(view: SagaView, action: int) -> str:
    """Why an action of this family is refused; empty if it is only not the time for it."""
    for first, last, refuse in _REFUSERS:
        if first <= action < last:
            return refuse(view, action - first)
    return ""


def _place(view: SagaView, _: int) -> str:
    return "" if view.state.phase == PLACING else WHY_NOT["not placing"]


def _choose(view: SagaView, tile: int) -> str:
    if view.state.phase != DRAFTING:
        return WHY_NOT["not drafting"]
    return WHY_NOT["taken"].format(tile=tile + 1)


def _resolve(view: SagaView, tile: int) -> str:
    s = view.state
    if s.phase == DRAFTING or s.phase == PLACING:
        return ""
    if s.owners[tile] != view.to_move:
        return WHY_NOT["not your tile"].format(tile=tile + 1)
    return WHY_NOT["tile resolved"].format(tile=tile + 1) if s.resolved >> tile & 1 else ""


def _bonus(view: SagaView, bonus: int) -> str:
    s = view.state
    if s.tile < 0:
        return WHY_NOT["no tile time"]
    if s.phase != BONUS_TIME:
        return WHY_NOT["bonus late"]
    printed = bonus != NONE and view.box.bonus[s.seat, s.tile] >> bonus & 1
    return WHY_NOT["bonus empty"] if printed else WHY_NOT["no bonus"].format(tile=s.tile + 1)


def _start(view: SagaView, deed: int) -> str:
    s, box, name = view.state, view.box, SAY[DEEDS[deed]]
    if s.tile < 0:
        return WHY_NOT["no tile time"]
    if not box.deeds[s.seat, s.tile] >> deed & 1:
        return WHY_NOT["not on tile"].format(tile=s.tile + 1, deed=name)
    if s.done >> deed & 1:
        return WHY_NOT["done once"].format(deed=name)
    if s.phase != ACTING:
        return ""
    if box.either[s.seat, s.tile] and s.done:
        return WHY_NOT["either"]
    return WHY_NOT["no effect"].format(deed=name)


def _end_tile(view: SagaView, _: int) -> str:
    return WHY_NOT["no tile time"] if view.state.tile < 0 else ""


def _from(view: SagaView, area: int) -> str:
    s = view.state
    if s.phase in (MOVING_TO, GROUPING):
        return WHY_NOT["origin known"]
    if s.phase != MOVING_FROM:
        return WHY_NOT["not moving"]
    if s.seat == SAXONS and area >= ENGLAND:
        return WHY_NOT["sea"]
    where = area_name(view, area)
    return WHY_NOT["engaged" if land.units(s, s.seat, area) else "no units"].format(area=where)


def _marker(view: SagaView, draw: int) -> str:
    s = view.state
    if s.phase == GROUPING:
        return WHY_NOT["target known"]
    if s.phase != MOVING_TO:
        return WHY_NOT["not moving"]
    if s.origin < ENGLAND:
        return WHY_NOT["no marker there"]
    return WHY_NOT["face down" if draw else "not face down"].format(origin=area_name(view, int(s.origin)))


def _to(view: SagaView, place: int) -> str:
    s = view.state
    if s.phase == GROUPING:
        return WHY_NOT["target known"]
    if s.phase != MOVING_TO:
        return WHY_NOT["not moving"]
    if s.seat == SAXONS and place >= ENGLAND:
        return WHY_NOT["sea"]
    if place == DRAKKAR:
        return WHY_NOT["no drakkar"]
    sailing = s.origin >= ENGLAND > place
    fill = {"area": area_name(view, place), "origin": area_name(view, int(s.origin))}
    return WHY_NOT["no sailing" if sailing else "not adjacent"].format(**fill)


def _with(view: SagaView, leader: int) -> str:
    s = view.state
    if s.phase != GROUPING:
        return WHY_NOT["not moving"]
    where = area_name(view, int(s.origin))
    if not leaders_in(s, s.seat, s.origin) >> leader & 1:
        return WHY_NOT["not there"].format(area=where)
    return WHY_NOT["too many"].format(area=where, free=s.left)


def _warriors(view: SagaView, count: int) -> str:
    s = view.state
    if s.phase != GROUPING:
        return WHY_NOT["not moving"]
    where = area_name(view, int(s.origin))
    if count == 0:
        return WHY_NOT["at least one"]
    if count > s.left:
        return WHY_NOT["too many"].format(area=where, free=s.left)
    return WHY_NOT["few warriors"].format(n=s.warriors[s.seat, s.origin], area=where)


def _build(view: SagaView, area: int) -> str:
    s, where = view.state, area_name(view, area)
    if s.phase != BUILDING:
        return _not_started(view, "build")
    if s.strongholds[area]:
        return WHY_NOT["has stronghold"].format(area=where)
    return WHY_NOT["not controlled"].format(area=where, rule="V-52")


def _not_started(view: SagaView, deed: str) -> str:
    return WHY_NOT["not started"].format(deed=SAY[deed])


def _end_action(view: SagaView, _: int) -> str:
    return WHY_NOT["begin first"] if view.state.phase in (FYRD_CALLED, INCOME_DUE, RECRUITING) else ""


def _fyrd(view: SagaView, area: int) -> str:
    s, where = view.state, area_name(view, area)
    if s.phase != FYRD_CALLED:
        return _not_started(view, "fyrd")
    if not s.strongholds[area]:
        return WHY_NOT["no stronghold"].format(area=where, rule="V-56")
    return WHY_NOT["no warriors to hit"].format(area=where)


def _income(view: SagaView, number: int) -> str:
    s = view.state
    if s.phase != INCOME_DUE:
        return _not_started(view, "income")
    leader = number >= 2 * ENGLAND
    area = (number - 2 * ENGLAND) // LEADERS if leader else number % ENGLAND
    where = area_name(view, area)
    if not s.strongholds[area]:
        return WHY_NOT["no stronghold"].format(area=where, rule="V-57")
    if s.used >> area & 1:
        return WHY_NOT["stronghold used"].format(area=where)
    if number < ENGLAND:
        return WHY_NOT["general empty"]
    return WHY_NOT["not in supply"] if s.coins[SAXONS] else WHY_NOT["no coin"].format(rule="V-57")


def _recruit(view: SagaView, _: int) -> str:
    return WHY_NOT["not in supply"] if view.state.phase == RECRUITING else _not_started(view, "recruitment")


def _muster(view: SagaView, space: int) -> str:
    if view.state.phase != MUSTERING:
        return _not_started(view, "recruitment")
    return WHY_NOT["not emptiest"].format(area=area_name(view, NORTH + space))


def _tribute(view: SagaView, area: int) -> str:
    if view.state.phase != TRIBUTE_OFFERED:
        return _not_started(view, "tribute")
    return WHY_NOT["not contested"].format(area=area_name(view, area), rule="V-59")


def _scout(view: SagaView, area: int) -> str:
    if view.state.phase != SCOUTING:
        return _not_started(view, "scout")
    if not land.is_coastal(view.box, area):
        return WHY_NOT["no such marker"].format(area=area_name(view, area))
    return WHY_NOT["not in pool"]


def _lay(view: SagaView, _: int) -> str:
    return _not_started(view, "scout")


def _pillage(view: SagaView, area: int) -> str:
    s, where = view.state, area_name(view, area)
    if s.phase != PILLAGING:
        return _not_started(view, "pillage")
    if not s.strongholds[area]:
        return WHY_NOT["no stronghold"].format(area=where, rule="V-63")
    return WHY_NOT["not controlled"].format(area=where, rule="V-63")


def _fight(view: SagaView, area: int) -> str:
    if view.state.phase != CHOOSING_COMBAT:
        return ""
    return WHY_NOT["not contested"].format(area=area_name(view, area), rule="V-69")


def _reveal(view: SagaView, _: int) -> str:
    return WHY_NOT["no leader here" if view.state.phase == REVEALING else "not revealing"]


def _rally_from(view: SagaView, area: int) -> str:
    if view.state.phase != RALLYING_FROM:
        return WHY_NOT["no ability"]
    return WHY_NOT["no help"].format(area=area_name(view, area))


def _land_from(view: SagaView, space: int) -> str:
    if view.state.phase != LANDING_FROM:
        return WHY_NOT["no ability"]
    return WHY_NOT["no help"].format(area=area_name(view, NORTH + space))


def _helper(view: SagaView, _: int) -> str:
    return WHY_NOT["unit not there" if view.state.phase in (RALLYING, LANDING) else "no ability"]


def _enemy(view: SagaView, unit: int) -> str:
    s = view.state
    if s.phase not in (REPELLING, SLAYING):
        return WHY_NOT["no ability"]
    side = VIKINGS if s.phase == REPELLING else SAXONS
    if 0 < unit <= LEADERS and s.figures[side, unit - 1] == s.battle:
        return WHY_NOT["one hidden"]
    return WHY_NOT["not in combat"]


def _lose(view: SagaView, _: int) -> str:
    return WHY_NOT["unit not there" if view.state.phase == LOSING else "not losing"]


def _retreat(view: SagaView, place: int) -> str:
    s = view.state
    if s.phase != RETREATING:
        return WHY_NOT["not retreating"]
    rule = "V-79" if s.seat == SAXONS else "V-80 to V-82"
    return WHY_NOT["no retreat"].format(area=area_name(view, DRAKKAR if place == ENGLAND else place), rule=rule)


def _plunder(view: SagaView, _: int) -> str:
    return WHY_NOT["not plundering"]


def _home(view: SagaView, _: int) -> str:
    return WHY_NOT["unit not there" if view.state.phase == HOMECOMING else "not home"]


def _harbour(view: SagaView, space: int) -> str:
    if view.state.phase < HOMECOMING:
        return WHY_NOT["not home"]
    return WHY_NOT["not emptiest"].format(area=area_name(view, NORTH + space))


_REFUSERS = (
    (PLACE_LEADERS, CHOOSE_TILE, _place), (CHOOSE_TILE, RESOLVE_TILE, _choose), (RESOLVE_TILE, BONUS, _resolve),
    (BONUS, START, _bonus), (START, END_TILE, _start), (END_TILE, MOVE_FROM, _end_tile),
    (MOVE_FROM, MARKER_REVEAL, _from), (MARKER_REVEAL, MOVE_TO, _marker), (MOVE_TO, MOVE_LEADER, _to),
    (MOVE_LEADER, MOVE_WARRIORS, _with), (MOVE_WARRIORS, BUILD_AT, _warriors), (BUILD_AT, END_ACTION, _build),
    (END_ACTION, FYRD_AT, _end_action), (FYRD_AT, INCOME_COIN, _fyrd), (INCOME_COIN, RECRUIT_UNIT, _income),
    (RECRUIT_UNIT, MUSTER, _recruit), (MUSTER, TRIBUTE_AT, _muster), (TRIBUTE_AT, SCOUT_PICK, _tribute),
    (SCOUT_PICK, SCOUT_LAY, _scout), (SCOUT_LAY, PILLAGE_AT, _lay), (PILLAGE_AT, FIGHT, _pillage),
    (FIGHT, REVEAL, _fight), (REVEAL, RALLY_FROM, _reveal), (RALLY_FROM, RALLY, _rally_from), (RALLY, REPEL, _helper),
    (REPEL, LAND_FROM, _enemy), (LAND_FROM, LAND, _land_from), (LAND, SLAY, _helper), (SLAY, LOSE, _enemy),
    (LOSE, RETREAT, _lose), (RETREAT, PLUNDER, _retreat), (PLUNDER, HOME, _plunder), (HOME, HARBOUR, _home),
    (HARBOUR, HARBOUR + 3, _harbour),
)  # fmt: skip
