"""Saga: the table of `phases.toml`, and how the slots of its sentences are filled."""

from pathlib import Path

from meadhall.core.phases import Filler, PhaseTable
from meadhall.games.saga import actions, location, offer, phase, sides
from meadhall.games.saga.rules.abilities import SPARE, repelled_from
from meadhall.games.saga.rules.combat import AT_SEA, WARRIOR
from meadhall.games.saga.rules.leaders import ORDERS
from meadhall.games.saga.rules.map import GENERAL, free
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words import goals, names, refusals
from meadhall.games.saga.words.names import SagaView, area_name, leader_name

_STARTED_AS = {
    actions.BUILD_AT: "build", actions.FYRD_AT: "fyrd", actions.INCOME_COIN: "income",
    actions.INCOME_WARRIOR: "income", actions.INCOME_LEADER: "income", actions.TRIBUTE_AT: "tribute",
    actions.SCOUT_PICK: "scout", actions.SCOUT_LAY: "scout", actions.RECRUIT_UNIT: "recruitment",
    actions.MUSTER: "recruitment", actions.PILLAGE_AT: "pillage",
}  # fmt: skip
"""The families that go on with an action of a tile, and that action."""


# --- What sentences speak of ------------------------------------------------------------------------------------------


def _parts(action: int) -> tuple[int, int]:
    """The family of an action, and its number in it; -1 for none."""
    family = int(actions.FAMILIES[action]) if action >= 0 else -1
    return family, action - family


def _area(view: SagaView, action: int) -> str:
    """The place that an action is about, where that is not its only parameter."""
    s, (family, number) = view.state, _parts(action)
    if family in (actions.MUSTER, actions.SCOUT_LAY, actions.LAND_FROM, actions.HARBOUR):
        return area_name(view, location.NORTH + number)
    if family == actions.INCOME_LEADER:
        return area_name(view, number // LEADERS)
    if family == actions.MARKER_REVEAL:
        return area_name(view, int(s.markers[s.origin - location.NORTH]))
    if family == actions.REPEL:
        return area_name(view, int(repelled_from(s, action)))
    if family == actions.RETREAT:
        return area_name(view, location.DRAKKAR if number == AT_SEA else number)
    return area_name(view, int(s.battle))


def _leader(action: int) -> int:
    family, number = _parts(action)
    return number % LEADERS if family == actions.INCOME_LEADER else number


def _unit(view: SagaView, action: int) -> str:
    seat, (family, number) = int(view.state.seat), _parts(action)
    if family in (actions.REPEL, actions.REPEL_WARRIOR):
        return names.enemy_unit(view, sides.VIKINGS, number if family == actions.REPEL else WARRIOR)
    return names.enemy_unit(view, sides.SAXONS, number) if family == actions.SLAY else names.a_unit(view, seat, number)


def _left(view: SagaView, action: int) -> int:
    """How many Units may still go, those of an area if an action names one."""
    s, (family, number) = view.state, _parts(action)
    return min(int(s.left), int(free(s, s.seat, number))) if family == actions.MOVE_FROM else int(s.left)


def _led(view: SagaView, action: int) -> str:
    """Whether a Leader may go along."""
    s = view.state
    return "yes" if s.left > 1 and (s.figures[s.seat] == s.origin).any() else "no"


def _tile_action(view: SagaView, action: int) -> str:
    """The action of a tile that is started, or that should have been."""
    family, number = _parts(action)
    return view.say("tile-action", action=_STARTED_AS.get(family) or offer.TILE_ACTIONS[number])


def _rule(view: SagaView, action: int) -> str:
    """The number of the rule, where several say the same."""
    if action < 0:
        return "V-65" if names.moves_one(view) else "V-29"
    family, _ = _parts(action)
    if family == actions.RETREAT:
        return "V-79" if view.state.seat == sides.SAXONS else "V-80 to V-82"
    return {
        actions.BUILD_AT: "V-52", actions.FYRD_AT: "V-56", actions.PILLAGE_AT: "V-63", actions.TRIBUTE_AT: "V-59",
        actions.FIGHT: "V-69",
    }.get(family, "V-57")  # fmt: skip


def _placed(position: int) -> Filler:
    """A leader in the hand of the Viking, in the order of an action."""

    def leader(view: SagaView, action: int) -> str:
        s, order = view.state, ORDERS[action - actions.PLACE_LEADERS]
        held = sorted(int(back) for back in s.backs[sides.VIKINGS][s.figures[sides.VIKINGS] == location.HAND])
        return leader_name(view, sides.VIKINGS, held[int(order[position]) - 1])

    return leader


def _in_scandinavia(number: int) -> Filler:
    return lambda view, action: area_name(view, location.NORTH + number)


def _group(other: bool) -> Filler:
    """The Units of the seat to move, or of the other one, in the area of the combat."""
    return lambda view, action: names.group(view, abs(view.to_move - other), int(view.state.battle))


SLOTS = {
    "ability": lambda view, action: names.ability(view, int(view.state.seat), _leader(action)),
    "action": _tile_action,
    "area": _area,
    "battle": lambda view, action: area_name(view, int(view.state.battle)),
    "bonus": lambda view, action: view.say("bonus", bonus=offer.BONUSES[action - actions.BONUS]),
    "central": _in_scandinavia(1),
    "choice": lambda view, action: offer.BONUSES[action - actions.BONUS],
    "coins": lambda view, action: min(int(view.box.pillage), int(view.state.coins[GENERAL])),
    "first": _placed(1),
    "half": lambda view, action: names.half(view, int(view.state.seat), _parts(action)[1]),
    "leader": lambda view, action: leader_name(view, int(view.state.seat), _leader(action)),
    "led": _led,
    "left": _left,
    "losses": lambda view, action: int(view.state.losses[view.to_move]),
    "most": lambda view, action: int(view.state.left) + int(view.state.moved),
    "name": lambda view, action: view.names[view.to_move],
    "north": _in_scandinavia(0),
    "number": lambda view, action: WARRIOR if _parts(action)[0] == actions.REPEL_WARRIOR else _parts(action)[1],
    "origin": lambda view, action: area_name(view, int(view.state.origin)),
    "others": _group(other=True),
    "own": _group(other=False),
    "rule": _rule,
    "sails": lambda view, action: "yes" if view.state.origin >= location.ENGLAND else "no",
    "saxons": lambda view, action: names.group(view, sides.SAXONS, _parts(action)[1]),
    "second": _placed(2),
    "south": _in_scandinavia(2),
    "target": lambda view, action: area_name(view, int(view.state.target)),
    "there": lambda view, action: int(view.state.warriors[view.state.seat, view.state.origin]),
    "third": _placed(3),
    "tile": lambda view, action: int(view.state.tile) + 1,
    "unit": _unit,
    "vikings": lambda view, action: names.group(view, sides.VIKINGS, _parts(action)[1]),
    "warriors": lambda view, action: _parts(action)[1],
}

NOUNS = {
    "ability": lambda view, person: names.ability(view, *divmod(person, LEADERS)),
    "area": area_name,
    "areas": names.area_list,
    "field": area_name,
    "half": names.half_of,
    "leader": names.person_name,
    "side": names.side_for,
    "sum": names.the_sum,
    "tile": lambda view, tile: tile + 1,
    "unit": names.seen_unit,
}


def _does(view: SagaView, action: int) -> str:
    """What an action would do, where that depends on more than its family."""
    family, number = _parts(action)
    if family == actions.MOVE_TO and number == location.DRAKKAR:
        return "to-drakkar"
    if family == actions.MOVE_TO and view.state.origin >= location.ENGLAND > number:
        return "sail-to"
    if family == actions.SLAY and number == SPARE:
        return "spare"
    return "not-plunder" if family == actions.PLUNDER and number > 0 else ""


TABLE = PhaseTable.read(
    Path(__file__).with_suffix(".toml"), phase=phase, actions=actions, found_by=refusals, slots=SLOTS, nouns=NOUNS,
    does=_does, ending=lambda view: view.say("over", why=" ".join(goals.awards(view))),
)  # fmt: skip
