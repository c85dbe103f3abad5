"""Hägar: how things are called; the sentences themselves stand in `en.ftl`."""

from meadhall.core.game import View
from meadhall.core.record import copy
from meadhall.core.scene import Kept
from meadhall.games.hagar import hoards, island_kind, token_kind
from meadhall.games.hagar.box import HagarBox
from meadhall.games.hagar.rules import chart, landing, navigation, treasures
from meadhall.games.hagar.state import WIDTH, State

HagarView = View[State, HagarBox]

DIRECTIONS = ("here", "north", "east", "south", "west")
DICE = ("red", "black", "both")
ISLANDS = ("island-sea", "island-plain", "island-hagar", "island-sven", "island-helga", "island-dragon")
"""The keys of what a coaster shows, in the order of `island_kind.py`."""


def token_name(view: HagarView, kind: int) -> str:
    """A kind of token."""
    return view.say(f"token-{kind}")


def place_name(view: HagarView, field: int) -> str:
    """A field in words: the island there, those beside it, or open sea."""
    s = view.state
    chart_of = field, int(s.islands), s.coasters.tobytes(), view.box.islands.tobytes()
    return _place_names.get(chart_of, lambda: _place_name(view, field))


_place_names = Kept[str]()


def _place_name(view: HagarView, field: int) -> str:
    place = int(chart.island_at(view.state, field))
    if place >= 0:
        return island_name(view, place)
    beside = _islands(view, _beside(view, field))
    return view.say("beside", islands=beside) if beside else view.say("island-sea")


def wanted(view: HagarView) -> str:
    """What the dice would have to show on the island that was landed on (H-13 to H-15, H-18, H-21)."""
    return wanted_for(view, int(landing.wanted(view.state, view.box)))


def wanted_for(view: HagarView, kinds: int) -> str:
    """What the dice would have to show for one of these kinds of token, a set."""
    useful = [view.say("want-number", token=kind) for kind in (1, 2, 3) if kinds >> kind & 1]
    if kinds & (1 << token_kind.SVEN | 1 << token_kind.HAGAR):
        useful.append(view.say("want-double"))
    return view.join([*useful, view.say("want-seven", sum=int(view.box.lucky))], "or")


def the_numbers(view: HagarView, treasures: int) -> str:
    """These treasures, a set of number tokens."""
    numbers = sorted(kind for treasure, kind in enumerate(hoards.kinds(view.state)) if treasures >> treasure & 1)
    return view.join(view.say("the-number", token=kind) for kind in numbers)


def numbers_left(view: HagarView) -> str:
    """How near the end is (H-24)."""
    left = int(view.state.numbers_left)
    key = "numbers-left" if left > 1 else "last-number" if left else "no-number-left"
    return view.say(key, left=left, all=int(view.box.numbers), end=end(view))


def end(view: HagarView) -> str:
    """What ends the game: the last number that is discovered (H-24); by rules before version 3 the last one that is
    won, or the last but one (A-17)."""
    if view.box.numbers != int(view.box.bag[1 : token_kind.SVEN].sum()):
        return "short"
    return "discovered" if view.box.rules >= 3 else "won"


def _islands(view: HagarView, places: list[int]) -> str:
    """Islands as a list, those of one kind together."""
    if not places:
        return ""
    kinds = dict[int, int]()
    for place in places:
        kind = int(view.box.islands[view.state.coasters[place]])
        kinds[kind] = kinds.get(kind, 0) + 1
    return view.join(view.say(ISLANDS[kind], count=number) for kind, number in kinds.items())


def _beside(view: HagarView, field: int) -> list[int]:
    """The places of the islands that are hit indirectly from a sea field."""
    islands = int(view.state.islands)
    fields = [beside for beside in chart.NEIGHBOURS[field, 1:].tolist() if beside >= 0 and islands >> beside & 1]
    return [int(chart.PLACE_OF[beside]) for beside in fields]


def island_name(view: HagarView, place: int) -> str:
    """The island at a place."""
    return view.say(ISLANDS[int(view.box.islands[view.state.coasters[place]])], count=1)


def field_of_dice(view: HagarView) -> int:
    """The field that the dice name."""
    red, black = view.state.dice
    return (int(black) - 1) * WIDTH + int(red) - 1


def dice(view: HagarView) -> dict[str, int]:
    """What the dice show, as sentences want it."""
    return {"red": int(view.state.dice[0]), "black": int(view.state.dice[1])}


def field_id(view: HagarView, field: int) -> str:
    """A field in the picture."""
    return f"field-{field % WIDTH + 1}-{field // WIDTH + 1}"


def island_id(view: HagarView, place: int) -> str:
    """The field of an island in the picture."""
    return field_id(view, int(chart.field_of(view.state, place)))


def leads_nowhere(view: HagarView) -> bool:
    """Whether nothing could be gained where the dice lead (H-06)."""
    aimed = copy(view.state)
    aimed.field = field_of_dice(view)
    return not navigation.possible_targets(aimed, view.box)


def island_figure(view: HagarView) -> int:
    """The figure of the island on which the ship has landed."""
    return int(treasures.figure_of(view.box.islands[view.state.coasters[view.state.target]]))


def on_helga(view: HagarView) -> bool:
    """Whether it has landed on Helga Island."""
    return bool(view.box.islands[view.state.coasters[view.state.target]] == island_kind.HELGA)
