"""Hägar: how things are called; the sentences themselves stand in `en.ftl`."""

from meadhall.core.game import View
from meadhall.core.record import copy
from meadhall.games.hagar import hoards, island_kind, token_kind
from meadhall.games.hagar.box import ISLANDS, HagarBox
from meadhall.games.hagar.rules import chart, landing, treasures
from meadhall.games.hagar.state import WIDTH, State

HagarView = View[State, HagarBox]


def field_id(view: HagarView, field: int) -> str:
    """A field in the picture."""
    return f"field-{field % WIDTH + 1}-{field // WIDTH + 1}"


def island_id(view: HagarView, place: int) -> str:
    """The field of an island in the picture."""
    return field_id(view, int(chart.field_of(view.state, place)))


def kind_at(view: HagarView, place: int) -> int:
    """The picture on the coaster at a place: one of those in `island_kind.py`."""
    return int(view.box.islands[view.state.coasters[place]])


def islands_name(view: HagarView, kind: int, count: int = 1) -> str:
    """So many islands of one kind."""
    return view.say(f"island-{ISLANDS[kind]}", count=count)


def island_name(view: HagarView, place: int) -> str:
    """The island at a place."""
    return islands_name(view, kind_at(view, place))


def field_name(view: HagarView, field: int) -> str:
    """A field in words: the island there, those beside it, or open sea."""
    place = int(chart.island_at(view.state, field))
    if place >= 0:
        return island_name(view, place)
    islands = int(view.state.islands)
    beside = [near for near in chart.NEIGHBOURS[field, 1:].tolist() if near >= 0 and islands >> near & 1]
    return sea_name(view, [kind_at(view, int(chart.PLACE_OF[near])) for near in beside])


def sea_name(view: HagarView, kinds: list[int]) -> str:
    """A field of sea beside islands of these kinds, or open sea."""
    told = view.join(islands_name(view, kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))
    return view.say("beside", islands=told) if told else islands_name(view, island_kind.SEA)


def field_of_dice(view: HagarView) -> int:
    """The field that the dice name."""
    red, black = view.state.dice.tolist()
    return int(black - 1) * WIDTH + int(red) - 1


def leads_nowhere(view: HagarView) -> bool:
    """Whether nothing could be gained where the dice lead (H-06)."""
    aimed = copy(view.state)
    aimed.field = field_of_dice(view)
    return not chart.possible_targets(aimed, view.box)


def token_name(view: HagarView, kind: int) -> str:
    """A kind of token."""
    return view.say(f"token-{kind}")


def the_numbers(view: HagarView, tokens: int) -> str:
    """These treasures, a set of number tokens."""
    numbers = sorted(kind for treasure, kind in enumerate(hoards.kinds(view.state)) if tokens >> treasure & 1)
    return view.join(view.say("the-number", token=kind) for kind in numbers)


def treasure_meaning(view: HagarView, number: int, kind: int, holder: int) -> str:
    """The name of a treasure of this kind, and its owner."""
    s = view.state
    key = {token_kind.FACE_DOWN: "face-down", token_kind.SVEN: "sven", token_kind.HAGAR: "hagar"}.get(kind, "number")
    what = view.say(f"means-{key}", token=kind)
    if s.doubled >> number & 1:
        what = view.say("means-doubled", what=what)
    elif s.moored >> number & 1:
        what = view.say("means-moored", what=what)
    elif holder == hoards.ON_MAP and s.discovered >> number & 1:
        what = view.say("means-discovered", what=what)
    return what if holder == hoards.ON_MAP else view.say("means-owned", what=what, owner=view.names[holder])


def wanted(view: HagarView) -> str:
    """The dice that would help on the island that was landed on (H-13 to H-15, H-18, H-21)."""
    return wanted_for(view, int(landing.wanted(view.state, view.box)))


def wanted_for(view: HagarView, kinds: int) -> str:
    """The dice that would take one of these kinds of token, a set."""
    useful = [view.say("want-number", token=kind) for kind in (1, 2, 3) if kinds >> kind & 1]
    if kinds & (1 << token_kind.SVEN | 1 << token_kind.HAGAR):
        useful.append(view.say("want-double"))
    return view.join([*useful, view.say("want-seven", sum=int(view.box.lucky))], "or")


def chances(view: HagarView, place: int) -> str:
    """The dice that would help on an island, and how often a roll does, if its treasures are known."""
    landed, box = copy(view.state), view.box
    landed.target = place
    if treasures.face_down(landed, box):
        return view.say("chances-unknown")
    kinds = int(landing.wanted(landed, box))
    figures, faces = kinds & (1 << token_kind.SVEN | 1 << token_kind.HAGAR), range(1, 7)
    numbers = {face for face in (1, 2, 3) if kinds >> face & 1}
    good = sum(
        not numbers.isdisjoint((red, black)) or bool(figures and red == black) or red + black == int(box.lucky)
        for red in faces
        for black in faces
    )
    return view.say("chances", wanted=wanted_for(view, kinds), good=good)


def numbers_left(view: HagarView) -> str:
    """How near the end is (H-24)."""
    left = int(view.state.numbers_left)
    key = "numbers-left" if left > 1 else "last-number" if left else "no-number-left"
    return view.say(key, left=left, all=int(view.box.numbers), end=end(view))


def end(view: HagarView) -> str:
    """The end of the game: the last number that is discovered (H-24); by rules before version 3 the last one that is
    won, or the last but one (A-17)."""
    if view.box.numbers != int(view.box.bag[1 : token_kind.SVEN].sum()):
        return "short"
    return "discovered" if view.box.rules >= 3 else "won"
