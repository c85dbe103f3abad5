"""Saga: the table of `phases.toml`, and how the slots of its sentences are filled."""

from pathlib import Path

from meadhall.core.phases import Filler, PhaseTable
from meadhall.games.saga import actions, location, offer, phase, sides
from meadhall.games.saga.content import SIDES
from meadhall.games.saga.rules.abilities import SPARE, repelled_from
from meadhall.games.saga.rules.combat import AT_SEA
from meadhall.games.saga.rules.leaders import ORDERS
from meadhall.games.saga.rules.map import GENERAL, free
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words import goals, names, refusals
from meadhall.games.saga.words.names import SagaView, area_name, leader_name


def _parts(action: int) -> tuple[int, int]:
    """The family of an action, and its number in it; -1 for none."""
    family = int(actions.FAMILIES[action]) if action >= 0 else -1
    return family, action - family


def _area(view: SagaView, action: int) -> str:
    """The area that an action is about, where its parameters do not name it."""
    s, (family, _) = view.state, _parts(action)
    if family == actions.MARKER_REVEAL:
        return area_name(view, int(s.markers[s.origin - location.NORTH]))
    return area_name(view, int(repelled_from(s, action) if family == actions.REPEL else s.battle))


def _action(view: SagaView, action: int) -> str:
    """The word of a tile's action that is started; or the first word of the action that goes on with it."""
    return actions.ACTIONS.text(action).removeprefix("start ").partition(" ")[0]


def _unit(view: SagaView, action: int) -> str:
    seat, (family, number) = int(view.state.seat), _parts(action)
    enemies = {actions.REPEL: sides.VIKINGS, actions.SLAY: sides.SAXONS}
    return names.enemy_unit(view, enemies[family], number) if family in enemies else names.a_unit(view, seat, number)


def _left(view: SagaView, action: int) -> int:
    """How many Units may still go: from its area, if the action names one."""
    s, (family, number) = view.state, _parts(action)
    return min(int(s.left), int(free(s, s.seat, number))) if family == actions.MOVE_FROM else int(s.left)


def _led(view: SagaView, action: int) -> str:
    """Whether a Leader may go along."""
    s = view.state
    return "yes" if s.left > 1 and (s.figures[s.seat] == s.origin).any() else "no"


def _placed(position: int) -> Filler:
    """A leader in the hand of the Viking, in the order of an action."""

    def leader(view: SagaView, action: int) -> str:
        s, order = view.state, ORDERS[action - actions.PLACE_LEADERS]
        held = sorted(int(back) for back in s.backs[sides.VIKINGS][s.figures[sides.VIKINGS] == location.HAND])
        return leader_name(view, sides.VIKINGS, held[int(order[position]) - 1])

    return leader


def _in_scandinavia(number: int) -> Filler:
    return lambda view, action: area_name(view, location.NORTH + number)


def _warriors_there(view: SagaView) -> int:
    """The Warriors in the area that a group leaves."""
    return int(view.state.warriors[view.state.seat, view.state.origin])


def _group(other: bool) -> Filler:
    """The Units of the seat to move, or of the other one, in the area of the combat."""
    return lambda view, action: names.group(view, abs(view.to_move - other), int(view.state.battle))


SLOTS: dict[str, Filler] = {
    "ability": lambda view, action: names.ability(view, int(view.state.seat), _parts(action)[1]),
    "action": _action,
    "area": _area,
    "battle": lambda view, action: area_name(view, int(view.state.battle)),
    "bonus": lambda view, action: offer.BONUSES[action - actions.BONUS],
    "bonus-moves-one": lambda view, action: "yes" if names.moves_one(view) else "no",
    "coins": lambda view, action: min(int(view.box.pillage), int(view.state.coins[GENERAL])),
    "half": lambda view, action: names.half(view, int(view.state.seat), _parts(action)[1]),
    "leader": lambda view, action: leader_name(view, int(view.state.seat), _parts(action)[1]),
    "led": _led,
    "left": _left,
    "losses": lambda view, action: int(view.state.losses[view.to_move]),
    "most": lambda view, action: int(view.state.left) + int(view.state.moved),
    "number": lambda view, action: _parts(action)[1],
    "origin": lambda view, action: area_name(view, int(view.state.origin)),
    "others": _group(other=True),
    "own": _group(other=False),
    "sails": lambda view, action: "yes" if view.state.origin >= location.ENGLAND else "no",
    "saxons": lambda view, action: names.group(view, sides.SAXONS, _parts(action)[1]),
    "side": lambda view, action: SIDES[view.state.seat],
    "stay": lambda view, action: _warriors_there(view) - _parts(action)[1],
    "target": lambda view, action: area_name(view, int(view.state.target)),
    "there": lambda view, action: _warriors_there(view),
    "tile": lambda view, action: int(view.state.tile) + 1,
    "unit": _unit,
    "vikings": lambda view, action: names.group(view, sides.VIKINGS, _parts(action)[1]),
    "warriors": lambda view, action: _parts(action)[1],
    **{word: _in_scandinavia(number) for number, word in enumerate(location.SCANDINAVIAN)},
    **{word: _placed(position) for position, word in enumerate(("first", "second", "third"), 1)},
}

NOUNS = {
    "ability": lambda view, person: names.ability(view, *divmod(person, LEADERS)),
    "area": area_name,
    "areas": names.area_list,
    "field": area_name,
    "half": names.half_of,
    "harbour": lambda view, number: area_name(view, location.NORTH + number),
    "haven": lambda view, number: area_name(view, location.DRAKKAR if number == AT_SEA else number),
    "leader": names.person_name,
    "side": names.side_for,
    "sum": names.the_sum,
    "tile": lambda view, tile: tile + 1,
    "unit": names.seen_unit,
}


def _does(view: SagaView, action: int) -> str:
    """An action in words, where that depends on more than its family."""
    family, number = _parts(action)
    if family == actions.MOVE_TO and number == location.DRAKKAR:
        return "to-drakkar"
    if family == actions.MOVE_TO and view.state.origin >= location.ENGLAND > number:
        return "sail-to"
    if family == actions.SLAY and number == SPARE:
        return "spare"
    if family == actions.MOVE_WARRIORS and number > 1 and number == _warriors_there(view):
        return "all-warriors"
    return "not-plunder" if family == actions.PLUNDER and number > 0 else ""


TABLE = PhaseTable.read(
    Path(__file__).with_suffix(".toml"), phase=phase, actions=actions, found_by=refusals, slots=SLOTS, nouns=NOUNS,
    does=_does, ending=lambda view: view.say("over", why=" ".join(goals.awards(view))),
)  # fmt: skip
