"""Hägar: every sentence that a player reads or hears, whole, ready for translation; and how things are called."""

from meadhall.core.game import View
from meadhall.core.record import copy
from meadhall.core.scene import Kept
from meadhall.core.text import join
from meadhall.games.hagar import hoards, island_kind, token_kind
from meadhall.games.hagar.box import HagarBox
from meadhall.games.hagar.rules import chart, navigation, treasures
from meadhall.games.hagar.state import WIDTH, State

HagarView = View[State, HagarBox]

DIRECTIONS = ("here", "north", "east", "south", "west")
DICE = ("red", "black")
KINDS = {token_kind.FACE_DOWN: "face down", 1: "1", 2: "2", 3: "3", token_kind.SVEN: "Sven", token_kind.HAGAR: "Hägar"}
ISLANDS = {
    island_kind.SEA: "open sea",
    island_kind.PLAIN: "the island without a figure",
    island_kind.HAGAR: "a Hägar island",
    island_kind.SVEN: "a Sven island",
    island_kind.HELGA: "Helga Island",
    island_kind.DRAGON: "Dragon Island",
}

SEVERAL = {
    island_kind.PLAIN: (
        "two islands without a figure",
        "three islands without a figure",
        "four islands without a figure",
    ),
    island_kind.HAGAR: ("two Hägar islands", "three Hägar islands", "four Hägar islands"),
    island_kind.SVEN: ("two Sven islands", "three Sven islands", "four Sven islands"),
}
"""Two, three or four islands of one kind; there is one Helga Island at most, and one Dragon Island."""

SAY = {
    # what is asked
    "laying": "The chart is being laid.",
    "rolling": "The dice are in the air.",
    "ask navigation": "{name}: red {red}, black {black} is {place}. Keep it, or throw again? (H-01)",
    "ask navigation in vain": "{name}: red {red}, black {black} is {place}: nothing to gain there. Throw again? (H-01)",
    "ask target": "{name}: the ship has reached {place}. Land, or sail on?",
    "ask landing": "{name}: it takes {wanted} here, rolls left: {rolls}. Keep the dice, or throw again? (H-10)",
    "ask use": "{name}: red {red}, black {black} on {island}. What do you do with the dice?",
    "ask last use": "{name}: red {red}, black {black}: all numbers are discovered. What do you take at the end? (H-24)",
    "ask seven": "Lucky 7: win which treasure? (H-15)",
    "ask double": "A double: win whom? (H-14)",
    "over by numbers": "The game is over: all number tokens are discovered (H-24).",
    "over by numbers, won": "The game is over: the last number token is won (H-24).",
    "over by numbers, short": "The game is over: all number tokens but one are won (A-17).",
    "over by turns": "The game is over: after {turns} it is scored as it stands.",
    "all tie": "All have {points}, so all lose (H-28).",
    "waiting": "Waiting for {name}.",
    # what an action would do
    "keep course": "Keep the course to {place}",
    "keep course in vain": "Keep the course, gain nothing",
    "keep dice": "Keep the dice: red {red}, black {black}",
    "keep last dice": "Keep the dice: red {red}, black {black}. They discover the last number, and the game ends",
    "reroll red": "Throw the red die again",
    "reroll black": "Throw the black die again",
    "reroll both": "Throw both dice again",
    "land here": "Land on {island}, right here: up to {rolls}",
    "land towards": "Land on {island} to the {direction}: {rolls}",
    "sail on": "Sail on without landing",
    "take": "Win the {kind} with the {die} die",
    "double takes": "Win {kind} with the double",
    "seven takes": "Win {kind} with the Lucky 7",
    "steal": "Steal {kind} from {victim}",
    "place x2": "Put a {kind} on the x2 field: it counts double",
    "place dragon": "Put a {kind} on Dragon Island: a beer, unless you lose",
    "done": "Leave it at that",
    "done last": "Leave it at that: the game ends",
    "keep component": "Keep the dice",
    "land here component": "Land right here",
    "land towards component": "Land to the {direction}",
    "take component": "Win a number with the {die} die",
    "steal component": "Steal from another",
    "place component": "Lay a {kind} on an island",
    # what happened
    "laid": "The chart lies on the table: nine coasters, thirty-six fields.",
    "first": "{name:you} {name:takes} the helm first.",
    "dice": "{name:you} {name:rolls} red {red}, black {black}.",
    "dice reach": "{name:you} {name:rolls} red {red}, black {black} and {name:reaches} {place}.",
    "dice miss": "{name:you} {name:rolls} red {red}, black {black}: {place}, and nothing to gain there.",
    "dice fail": "{name:you} {name:rolls} red {red}, black {black}: no use, it takes {wanted} here.",
    "keeps course": "{name:you} {name:keeps} the course and {name:reaches} {where}.",
    "keeps course in vain": "{name:you} {name:keeps} the course: {where}, and nothing to gain there.",
    "keeps dice": "{name:you} {name:keeps} red {red}, black {black}.",
    "keeps dice in vain": "{name:you} {name:keeps} red {red}, black {black}: no use, it takes {wanted} here.",
    "rerolls red": "{name:you} {name:throws} the red die again.",
    "rerolls black": "{name:you} {name:throws} the black die again.",
    "rerolls both": "{name:you} {name:throws} both dice again.",
    "lands here": "{name:you} {name:lands} right on {island}.",
    "lands towards": "{name:you} {name:lands} on {island} to the {direction}.",
    "sails on": "{name:you} {name:sails} on.",
    "revealed": "A treasure on {island} is turned over: {kind}.",
    "takes": "{name:you} {name:wins} the {kind} with the {die} die.",
    "takes by double": "{name:you} {name:wins} {kind} with a double.",
    "takes by seven": "{name:you} {name:wins} {kind} with a Lucky 7.",
    "takes last, won": "{name:you} {name:wins} the {kind}, the last number token: the game ends at once (H-24).",
    "takes last, short": "{name:you} {name:wins} the {kind}, the last number but one: the game ends at once (A-17).",
    "turns are over": "That was the last of {turns}: the game is scored as it stands.",
    "steals": "{name:you} {name:steals} {kind} from {victim:you}.",
    "places x2": "{name:you} {name:puts} a {kind} on the x2 field of Helga Island.",
    "places x2 again": "{name:you} {name:puts} a {kind} on the x2 field; the {old} there goes back to {owner:you}.",
    "places dragon": "{name:you} {name:puts} a {kind} on Dragon Island.",
    "places dragon again": "{name:you} {name:puts} a {kind} on Dragon Island; the {old} goes back to {owner:you}.",
    "leaves": "{name:you} {name:leaves} it at that.",
    "leaves numbers": "{name:you} {name:leaves} it at that: {numbers}, though discovered, can still be won (A-07).",
    "discovers last": "That discovers the last number: the game ends with this landing (H-24).",
    "all discovered": "All numbers are discovered: the game ends at once (H-24).",
    "luck": "{name:you} {name:rolls} {red} and {black} for Sven Glückspilz: {points}.",
    # where
    "at sea": "open sea",
    "beside": "the sea beside {islands}",
    "where": "{place} (red {column}, black {row})",
    # what would have been of use
    "want number": "a {kind}",
    "want double": "a double",
    "want seven": "a Lucky {sum}",
    # points
    "numbers": "Number tokens {values} (H-25)",
    "numbers source": "Number tokens",
    "doubled source": "The token on the x2 field",
    "hagar source": "Hägar",
    "luck source": "Sven Glückspilz's dice",
    "doubled": "The {kind} on the x2 field once more (H-25)",
    "hagar": "Hägar: one for each number token (H-26)",
    "luck points": "Sven Glückspilz's dice (H-27)",
    "beer": "{name} gets a beer from {losers} (H-32).",
    # on the board
    "numbers left": "{left} of {all} numbers to discover: the last one ends the game",
    "numbers left, won": "{left} of {all} numbers left: the last one ends the game",
    "numbers left, short": "{left} of {all} numbers left: the last one ends the game",
    "last number": "The last number: who discovers it ends the game",
    "last number, won": "The last number: who wins it ends the game",
    "last number, short": "One more number: who wins it ends the game",
    "no number left": "All numbers are discovered: the game is over",
    "no number left, won": "The last number is won: the game is over",
    "no number left, short": "All numbers but one are won: the game is over",
    "lucky badge": "Lucky {sum}",
    "double badge": "Double",
    "roll left": "roll left",
    "rolls left": "rolls left",
    "wins": "wins",
    "loses": "loses",
    # why not
    "no seat": "only {players} play",
    "first navigate": "first the course is decided: keep it, or throw again (H-01)",
    "first target": "first it is decided whether and where to land (H-05)",
    "first landing": "the dice of the landing are still to be decided: keep them, or throw again (H-10)",
    "course stands": "the course stands after {rolls} (H-01)",
    "dice kept": "the dice were kept: now they act (H-11)",
    "no rolls": "no roll is left: a direct hit gives {direct}, an indirect one {indirect} (H-10)",
    "not at a choice": "there is nothing left to land on in this turn (H-05)",
    "hit directly": "the island here is hit directly; its neighbours are not hit (H-03)",
    "no island here": "the field that was hit is sea; only islands next to it can be reached (H-04)",
    "no island there": "there is no island to the {direction} (H-04)",
    "nothing to gain": "nothing could be gained on {island} (H-09)",
    "die used": "the {die} die has acted already; each die serves once (H-12)",
    "dice used": "it takes both dice, and one has acted already (H-12)",
    "die shows": "the {die} die shows {face}, and no face-up number {face} lies on {island} (H-13)",
    "die no number": "the {die} die shows {face}; number tokens are 1, 2 and 3 (H-13)",
    "red first": "with equal dice the red one goes first (H-13)",
    "no double": "red {red} and black {black} are no double (H-14)",
    "no seven": "red {red} and black {black} do not add up to {lucky} (H-15)",
    "die alone": "the {kind} is taken by the die that shows it: the Lucky 7 would do the same (H-13, H-15)",
    "not lying": "no {kind} lies on {island} ({rule})",
    "not cleared": "tokens still lie on {island}: they come first (H-23)",
    "no figure": "{island} shows no figure: it has no effect once it is cleared (H-22)",
    "no theft dice": "it takes a double or a Lucky 7 (H-21)",
    "victim lacks": "{victim} owns no {kind} (H-21)",
    "own token": "nobody steals from himself (H-21)",
    "no field to place": "tokens are placed on Helga Island only, and a 1 on Dragon Island (H-18)",
    "dragon takes one": "Dragon Island takes a 1 only (H-30)",
    "no token to place": "no {kind} lies before {name} (H-18)",
    "die for place": "it takes a die that shows {kind}, or a Lucky 7 (H-18)",
}


def where(view: HagarView, field: int) -> str:
    """A field in words, with its coordinates."""
    return SAY["where"].format(place=place_name(view, field), row=field // WIDTH + 1, column=field % WIDTH + 1)


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
    return SAY["beside" if beside else "at sea"].format(islands=beside)


def wanted(view: HagarView) -> str:
    """What the dice would have to show on the island that was landed on (H-13 to H-15, H-18, H-21)."""
    s, box = view.state, view.box
    lying, kinds = treasures.lying(s, box, s.target), hoards.kinds(s)
    there = {kind for treasure, kind in enumerate(kinds) if lying >> treasure & 1}
    if not lying and on_helga(view):
        own = treasures.in_front_of(s, s.seat)
        there = {kind for treasure, kind in enumerate(kinds) if own >> treasure & 1 and treasures.is_number(kind)}
    elif not lying:
        there = {1} if box.islands[s.coasters[s.target]] == island_kind.DRAGON else {island_figure(view)}
    useful = [SAY["want number"].format(kind=kind) for kind in (1, 2, 3) if kind in there]
    if there & {token_kind.SVEN, token_kind.HAGAR}:
        useful.append(SAY["want double"])
    return join([*useful, SAY["want seven"].format(sum=int(box.lucky))], "or")


def numbers_left(view: HagarView) -> str:
    """How near the end is (H-24)."""
    left = int(view.state.numbers_left)
    key = "numbers left" if left > 1 else "last number" if left else "no number left"
    return say_end(view, key).format(left=left, all=int(view.box.numbers))


def say_end(view: HagarView, key: str) -> str:
    """What is said of the end: by the last number that is discovered (H-24); by rules before version 3 by the last one
    that is won, or by the last but one (A-17)."""
    numbers = int(view.box.bag[1 : token_kind.SVEN].sum())
    if view.box.numbers != numbers:
        return SAY[f"{key}, short"]
    return SAY[key if view.box.rules >= 3 else f"{key}, won"]


def left_lying(view: HagarView) -> list[int]:
    """The number tokens that were discovered and lie on the island that was landed on: what they are, ascending."""
    s = view.state
    there = int(treasures.lying(s, view.box, s.target) & s.discovered)
    return sorted(kind for treasure, kind in enumerate(hoards.kinds(s)) if there >> treasure & 1)


def _islands(view: HagarView, places: list[int]) -> str:
    """Islands as a list, those of one kind together."""
    if not places:
        return ""
    kinds = dict[int, int]()
    for place in places:
        kind = int(view.box.islands[view.state.coasters[place]])
        kinds[kind] = kinds.get(kind, 0) + 1
    return join(ISLANDS[kind] if number == 1 else SEVERAL[kind][number - 2] for kind, number in kinds.items())


def _beside(view: HagarView, field: int) -> list[int]:
    """The places of the islands that are hit indirectly from a sea field."""
    islands = int(view.state.islands)
    fields = [beside for beside in chart.NEIGHBOURS[field, 1:].tolist() if beside >= 0 and islands >> beside & 1]
    return [int(chart.PLACE_OF[beside]) for beside in fields]


def island_name(view: HagarView, place: int) -> str:
    """The island at a place."""
    return ISLANDS[int(view.box.islands[view.state.coasters[place]])]


def field_of_dice(view: HagarView) -> int:
    """The field that the dice name."""
    red, black = view.state.dice
    return (int(black) - 1) * WIDTH + int(red) - 1


def dice(view: HagarView) -> dict[str, int]:
    """What the dice show, as sentences want it."""
    return {"red": int(view.state.dice[0]), "black": int(view.state.dice[1])}


def field_id(field: int) -> str:
    """A field in the picture."""
    return f"field-{field % WIDTH + 1}-{field // WIDTH + 1}"


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
