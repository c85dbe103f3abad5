"""Saga: names of sides, areas, units and leaders as a viewer may know them; used by all modules of words."""

from meadhall.core.game import View
from meadhall.core.text import Name, count, join
from meadhall.games.saga import location, offer
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.content import Leader, read_content
from meadhall.games.saga.rules.leaders import ORDERS
from meadhall.games.saga.rules.map import units
from meadhall.games.saga.state import LEADERS, State
from meadhall.games.saga.words.phrases import SAY

SagaView = View[State, SagaBox]

SIDES = ("saxons", "vikings")
_ELSEWHERE = {
    location.SUPPLY: "supply",
    location.HAND: "in hand",
    location.ASIDE: "aside place",
    location.REMOVED: "removed",
    location.DRAKKAR: "drakkar",
}


def side_name(side: int, capital: bool = False) -> str:
    """The Anglo-Saxons or the Vikings."""
    return SAY[SIDES[side].capitalize() if capital else SIDES[side]]


class Side(str):
    """A side in a sentence, or "you" to who plays it: `{side}`; and `{side:they}`, `{side:their}`, also with a capital.

    >>> "{side} lose all that {side:they} had. {side:Their} turn.".format(side=Side("the Vikings"))
    'the Vikings lose all that they had. Their turn.'
    >>> "{side} lose all that {side:they} had. {side:Their} turn.".format(side=Side("you", you=True))
    'you lose all that you had. Your turn.'
    """

    you: bool
    """Whether the reader plays it."""

    def __new__(cls, name: str, you: bool = False) -> "Side":
        """A side by its name."""
        made = super().__new__(cls, name)
        made.you = you
        return made

    def __format__(self, form: str) -> str:
        """Its name, or what stands for it."""
        return SAY[_YOURS.get(form, form) if self.you else form] if form else str(self)


_YOURS = {"they": "you", "They": "You", "their": "your", "Their": "Your"}


def side_for(view: SagaView, side: int) -> dict[str, Side]:
    """A side as the sentences of events want it: `side`, and `Side` where a sentence begins."""
    you = isinstance(name := view.names[side], Name) and name.you
    names = (SAY["you"], SAY["You"]) if you else (side_name(side), side_name(side, True))
    return {"side": Side(names[0], you), "Side": Side(names[1], you)}


def area_name(view: SagaView, place: int) -> str:
    """A place, as the content file calls it."""
    content = read_content(view.game.edition)
    if place < 0:
        return ""
    if place < location.ENGLAND:
        return content.areas[location.ENGLISH[place]].name
    if place < location.DRAKKAR:
        return content.scandinavia[location.SCANDINAVIAN[place - location.NORTH]]
    return SAY[_ELSEWHERE[place]]


def place_id(place: int) -> str:
    """The id of an area on the board."""
    return f"area-{location.WORDS[place]}"


def area_list(view: SagaView, areas: list[int], last: str = "and") -> str:
    """Several areas: this, that and another."""
    return join([area_name(view, area) for area in areas], last)


def up_to(units: int) -> str:
    """How many Units can go: 1 Unit, or up to so many."""
    return count(units, "Unit") if units == 1 else SAY["up to"].format(units=count(units, "Unit"))


def moves_one(view: SagaView) -> bool:
    """V-65: whether the Movement at hand is the bonus of 1 Unit, which comes before any action of its tile."""
    s = view.state
    return bool(s.tile >= 0 and s.done == 0 and view.box.bonus[s.seat, s.tile] >> offer.MOVE_ONE & 1)


def crowd(warriors: int, leaders: int) -> str:
    """So many Warriors and Leaders."""
    present = [count(n, unit) for n, unit in ((warriors, "Warrior"), (leaders, "Leader")) if n]
    return join(present) or SAY["nobody"]


def group(view: SagaView, side: int, place: int) -> str:
    """The Units of a side in a place, or nothing."""
    s = view.state
    if place < 0 or (place < location.HAND and units(s, side, place) == 0):
        return ""
    return crowd(int(s.warriors[side, place]) if place <= location.HAND else 0, int(s.leaders[side, place]))


# --- Leaders ----------------------------------------------------------------------------------------------------------


def leader_name(view: SagaView, side: int, leader: int) -> str:
    """A leader whose identity the viewer may know."""
    return SAY["the leader"].format(leader=_content_leader(view, side, leader).name)


def ability(view: SagaView, side: int, leader: int) -> str:
    """What is on his back."""
    printed = _content_leader(view, side, leader)
    return SAY[printed.effect].format(n=printed.number, units=count(printed.number, "Unit"))


def _content_leader(view: SagaView, side: int, leader: int) -> Leader:
    leaders = read_content(view.game.edition).leaders
    return (leaders.saxons, leaders.vikings)[side][leader]


def possible(view: SagaView, side: int, figure: int) -> list[int]:
    """The leaders that a figure may be, as the viewer knows: one for his own and for revealed ones."""
    s = view.state
    if s.backs[side, figure] >= 0:
        return [int(s.backs[side, figure])]
    known = int(s.known[side])
    return sorted({int(order[figure]) for number, order in enumerate(ORDERS) if known >> number & 1})


def leaders_at(view: SagaView, side: int, place: int) -> list[str]:
    """For each figure of a side in a place: who he is, or may be."""
    told = []
    for figure in range(LEADERS):
        if view.state.figures[side, figure] == place:
            who = possible(view, side, figure)
            names = [_content_leader(view, side, leader).name for leader in who]
            name = SAY["any leader"] if len(names) == LEADERS else join(names, "or")
            shown = view.state.shown[side, figure]
            told.append(SAY["leader shown"].format(leader=name) if shown else name)
    return told


def a_unit(view: SagaView, side: int, unit: int) -> str:
    """An own Unit as actions count them: 0 a Warrior, then leaders."""
    return SAY["warrior"] if unit == 0 else leader_name(view, side, unit - 1)


def enemy_unit(view: SagaView, side: int, unit: int) -> str:
    """A Unit as the opponent can tell it: 0 a Warrior, then figures."""
    if unit == 0:
        return SAY["warrior"]
    if unit > LEADERS or not view.state.shown[side, unit - 1]:
        return SAY["hidden leader"]
    return leader_name(view, side, int(view.state.backs[side, unit - 1]))


# --- Tiles and markers ------------------------------------------------------------------------------------------------


def half(view: SagaView, side: int, tile: int) -> str:
    """What a tile offers to a side."""
    box = view.box
    tile_actions = [
        SAY[tile_action]
        for number, tile_action in enumerate(offer.TILE_ACTIONS)
        if box.tile_actions[side, tile] >> number & 1
    ]
    bonus = [SAY[word] for number, word in enumerate(offer.BONUSES[:-1]) if box.bonus[side, tile] >> number & 1]
    both = join(tile_actions, "or" if box.either[side, tile] else "and") if tile_actions else SAY["no actions"]
    return SAY["with bonus"].format(tile_actions=both, bonus=join(bonus, "or")) if bonus else both


def suspects(view: SagaView, space: int) -> str:
    """What a face-down marker is, or may be."""
    s = view.state
    if s.markers[space] >= 0:
        return area_name(view, int(s.markers[space]))
    return area_list(view, [area for area in range(location.ENGLAND) if s.suspects[space] >> area & 1], "or")
