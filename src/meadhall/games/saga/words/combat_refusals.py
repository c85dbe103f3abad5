"""Saga: why an action is not legal now: those of combats and of coming home."""

from collections.abc import Callable, Sequence

from meadhall.games.saga import actions, location, phase, sides
from meadhall.games.saga.rules.combat import AT_SEA, WARRIOR
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import SagaView, area_name
from meadhall.games.saga.words.phrases import WHY_NOT


def _fight(view: SagaView, area: int) -> str:
    if view.state.phase != phase.CHOOSING_COMBAT:
        return ""
    return WHY_NOT["not contested"].format(area=area_name(view, area), rule="V-69")


def _reveal(view: SagaView, _: int) -> str:
    s = view.state
    if s.phase == phase.REVEALING:
        return WHY_NOT["no leader here"]
    if s.battle < 0:
        return WHY_NOT["not revealing"]
    return WHY_NOT["ability first" if s.phase < phase.COMPARING else "all revealed"]


def _rally_from(view: SagaView, area: int) -> str:
    return _no_help(view, phase.RALLYING_FROM, phase.RALLYING, area)


def _land_from(view: SagaView, space: int) -> str:
    return _no_help(view, phase.LANDING_FROM, phase.LANDING, location.NORTH + space)


def _no_help(view: SagaView, from_where: int, who: int, place: int) -> str:
    now = int(view.state.phase)
    if now == who:
        return WHY_NOT["help known"].format(area=area_name(view, int(view.state.origin)))
    return WHY_NOT["no help"].format(area=area_name(view, place)) if now == from_where else _no_ability(view)


def _rally(view: SagaView, _: int) -> str:
    return _no_helper(view, phase.RALLYING_FROM, phase.RALLYING)


def _land(view: SagaView, _: int) -> str:
    return _no_helper(view, phase.LANDING_FROM, phase.LANDING)


def _no_helper(view: SagaView, from_where: int, who: int) -> str:
    why = {from_where: "help from where", who: "unit not there"}
    now = int(view.state.phase)
    return WHY_NOT[why[now]] if now in why else _no_ability(view)


def _no_ability(view: SagaView) -> str:
    """Nobody was revealed who could do that; nothing where there is no combat at all, for then it is another time."""
    return WHY_NOT["no ability"] if view.state.battle >= 0 else ""


def _repel(view: SagaView, unit: int) -> str:
    anywhere = view.box.rules >= 3
    places = range(location.ENGLAND) if anywhere else (int(view.state.battle),)
    return _no_target(
        view, phase.REPELLING, sides.VIKINGS, unit, places, "not in england" if anywhere else "not in combat"
    )


def _repel_warrior(view: SagaView, _: int) -> str:
    return _repel(view, WARRIOR)


def _slay(view: SagaView, unit: int) -> str:
    return _no_target(view, phase.SLAYING, sides.SAXONS, unit, (int(view.state.battle),), "not in combat")


def _no_target(view: SagaView, when: int, side: int, unit: int, places: Sequence[int], nobody: str) -> str:
    s = view.state
    if s.phase != when:
        return _no_ability(view)
    if 0 < unit <= LEADERS and s.figures[side, unit - 1] in places:
        return WHY_NOT["one hidden"]
    return WHY_NOT[nobody]


def _lose(view: SagaView, _: int) -> str:
    return WHY_NOT["unit not there" if view.state.phase == phase.LOSING else "not losing"]


def _retreat(view: SagaView, place: int) -> str:
    s = view.state
    if s.phase != phase.RETREATING:
        return WHY_NOT["not retreating"]
    rule = "V-79" if s.seat == sides.SAXONS else "V-80 to V-82"
    return WHY_NOT["no retreat"].format(area=area_name(view, location.DRAKKAR if place == AT_SEA else place), rule=rule)


def _plunder(view: SagaView, _: int) -> str:
    return WHY_NOT["not plundering"]


def _home(view: SagaView, _: int) -> str:
    why = {phase.HOMECOMING: "unit not there", phase.HARBOURING: "place him"}
    return WHY_NOT[why.get(int(view.state.phase), "not home")]


def _harbour(view: SagaView, space: int) -> str:
    if view.state.phase != phase.HARBOURING:
        return WHY_NOT["who leaves" if view.state.phase == phase.HOMECOMING else "not home"]
    return WHY_NOT["not emptiest"].format(area=area_name(view, location.NORTH + space))


REFUSERS: dict[int, Callable[[SagaView, int], str]] = {
    actions.FIGHT: _fight,
    actions.REVEAL: _reveal,
    actions.PASS: _reveal,
    actions.RALLY_FROM: _rally_from,
    actions.RALLY: _rally,
    actions.REPEL: _repel,
    actions.REPEL_WARRIOR: _repel_warrior,
    actions.LAND_FROM: _land_from,
    actions.LAND: _land,
    actions.SLAY: _slay,
    actions.LOSE: _lose,
    actions.RETREAT: _retreat,
    actions.PLUNDER: _plunder,
    actions.HOME: _home,
    actions.HARBOUR: _harbour,
}
