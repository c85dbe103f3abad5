"""Saga: how sides, areas, Units, leaders and tiles are called, as a viewer may know them."""

from functools import lru_cache
from pathlib import Path

from meadhall.core.game import View
from meadhall.core.phases import named
from meadhall.core.phrases import Phrases, phrases_in
from meadhall.core.text import Name
from meadhall.games.saga import location, offer
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.content import SIDES, Leader, read_content
from meadhall.games.saga.rules.leaders import HIDDEN, KNOWN, ORDERS, WARRIOR
from meadhall.games.saga.rules.map import has_stronghold, is_coastal, is_controlled
from meadhall.games.saga.state import LEADERS, TILES, State

SagaView = View[State, SagaBox]

PHRASES = phrases_in(Path(__file__).parent / "en.ftl")
"""For what is drawn once for a box, and for no viewer."""


def side_name(view: SagaView, side: int) -> str:
    """The Anglo-Saxons or the Vikings."""
    return view.say("side-name", side=SIDES[side])


def side_for(view: SagaView, side: int) -> Name:
    """A side as the sentences about what happened want it: they call it "you" where its player reads them."""
    return Name(SIDES[side], getattr(view.names[side], "you", False))


_elsewhere = named("place-drakkar", "place-supply", "place-hand", "place-aside", "place-removed")


def area_name(view: SagaView, place: int) -> str:
    """A place, as the content file calls it, in the language that is spoken now."""
    content = read_content(view.game.edition)
    if place < 0:
        return ""
    if place < location.ENGLAND:
        return view.call(content.areas[location.ENGLISH[place]].name)
    if place < location.DRAKKAR:
        return view.call(content.scandinavia[location.SCANDINAVIAN[place - location.NORTH]])
    return _elsewhere(view, place - location.DRAKKAR)


def place_id(view: SagaView, place: int) -> str:
    """The id of an area on the board."""
    return f"area-{location.WORDS[place]}"


def members(numbers: int) -> list[int]:
    """The members of a set of bits: areas, say, or the actions of a tile."""
    return [number for number in range(int(numbers).bit_length()) if numbers >> number & 1]


def area_list(view: SagaView, areas: int, last: str = "and") -> str:
    """Several English areas, a set: this, that and another."""
    return view.join((area_name(view, area) for area in members(areas)), last)


def holder(view: SagaView, area: int) -> str:
    """The side that controls an English area; empty for nobody."""
    return next((side_name(view, side) for side in range(2) if is_controlled(view.state, side, area)), "")


def signs(view: SagaView, area: int) -> dict[str, str]:
    """Whether an English area is coastal and has a Stronghold, as sentences want it."""
    coast, stronghold = is_coastal(view.box, area), has_stronghold(view.state, area)
    return {"coast": "yes" if coast else "no", "stronghold": "yes" if stronghold else "no"}


def group(view: SagaView, side: int, place: int) -> str:
    """The Units of a side in a place; nobody where there are none."""
    s = view.state
    warriors = int(s.warriors[side, place]) if 0 <= place <= location.HAND else 0
    return view.say("units", warriors=warriors, leaders=int(s.leaders[side, place]) if place >= 0 else 0)


def moves_one(view: SagaView) -> bool:
    """V-65: whether the Movement at hand is the bonus of 1 Unit, which comes before any action of its tile."""
    s = view.state
    return bool(s.tile >= 0 and s.done == 0 and view.box.bonus[s.seat, s.tile] >> offer.MOVE_ONE & 1)


def leader_name(view: SagaView, side: int, leader: int) -> str:
    """The name of a leader whose identity the viewer may know."""
    return view.call(_content_leader(view, side, leader).name)


def ability(view: SagaView, side: int, leader: int) -> str:
    """The back of a leader."""
    printed = _content_leader(view, side, leader)
    return view.say("ability", effect=printed.effect, number=printed.number)


def _content_leader(view: SagaView, side: int, leader: int) -> Leader:
    leaders = read_content(view.game.edition).leaders
    return (leaders.saxons, leaders.vikings)[side][leader]


def person_name(view: SagaView, person: int) -> str:
    """The name of a leader by his number among those of both sides; empty for -1, nobody."""
    return "" if person < 0 else leader_name(view, *divmod(person, LEADERS))


def seen_unit(view: SagaView, unit: int) -> str:
    """What everybody sees of a Unit: a Warrior, a hidden Leader, or the name of a revealed one."""
    return {WARRIOR: "warrior", HIDDEN: "hidden"}.get(unit) or person_name(view, unit - KNOWN)


def possible(view: SagaView, side: int, figure: int) -> list[int]:
    """The leaders that a figure may be, as the viewer knows: one for his own and for revealed ones."""
    back = int(view.state.backs[side, figure])
    return [back] if back >= 0 else suspected(int(view.state.known[side]), figure)


@lru_cache(maxsize=4096)
def suspected(known: int, figure: int) -> list[int]:
    """R32: the leaders that a figure may be, as everybody can tell: `known` are the orders that are possible."""
    return sorted({int(ORDERS[order, figure]) for order in members(known)})


def a_unit(view: SagaView, side: int, unit: int) -> str:
    """An own Unit as actions count them: 0 a Warrior, then leaders."""
    return view.say("warrior") if unit == 0 else view.say("the-leader", leader=leader_name(view, side, unit - 1))


def enemy_unit(view: SagaView, side: int, unit: int) -> str:
    """A Unit as the opponent can tell it: 0 a Warrior, then figures."""
    if 0 < unit <= LEADERS and view.state.shown[side, unit - 1]:
        return a_unit(view, side, int(view.state.backs[side, unit - 1]) + 1)
    return view.say("hidden-leader" if unit else "warrior")


def the_sum(view: SagaView, terms: int) -> str:
    """How a Strength adds up (`rules.combat.terms`): only the total where there is nothing to add."""
    digits = [int(digit, 16) for digit in f"{terms:x}"]
    added = [str(term) for term in digits if term]
    return f"{' + '.join(added)} = {sum(digits)}" if len(added) > 1 else str(sum(digits))


def tile_action(phrases: Phrases, number: int) -> str:
    """An action of a tile."""
    return phrases.say("tile-action", action=offer.TILE_ACTIONS[number])


def half(view: SagaView, side: int, tile: int) -> str:
    """The half of a tile that a side uses."""
    box = view.box
    tile_actions = [tile_action(view.phrases, number) for number in members(box.tile_actions[side, tile])]
    bonus = [view.say("bonus", bonus=offer.BONUSES[number]) for number in members(box.bonus[side, tile])]
    told = view.join(tile_actions, "or" if box.either[side, tile] else "and") or view.say("no-actions")
    return view.say("half-with-bonus", actions=told, bonus=view.join(bonus, "or")) if bonus else told


def half_of(view: SagaView, number: int) -> str:
    """The half of a tile by its number among those of both sides."""
    return half(view, *divmod(number, TILES))


def marker(view: SagaView, space: int) -> str:
    """The marker on a space: what a face-down one is, or may be."""
    s = view.state
    if s.markers[space] == -1:
        return view.say("no-marker")
    if not s.face_down[space]:
        return view.say("marker", area=area_name(view, int(s.markers[space])))
    areas = 1 << int(s.markers[space]) if s.markers[space] >= 0 else int(s.suspects[space])
    return view.say("scouted-marker", areas=area_list(view, areas, "or"))
