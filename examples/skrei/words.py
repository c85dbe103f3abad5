"""Skrei in words; the sentences stand in `words/en.ftl`."""

from functools import cache

from meadhall.core.constants import OVER, SPECTATOR
from meadhall.core.content import Edition
from meadhall.core.contract import ScoreLine, waiting_for
from meadhall.core.game import View
from meadhall.core.text import sentence

from . import rules
from .box import SkreiBox, SkreiContent, grounds_of
from .state import ASHORE, AT_SEA, ENDED, GROUNDS, HORN, SAIL, WATCHING, State

SkreiView = View[State, SkreiBox]


@cache
def _names(edition: Edition) -> tuple[str, ...]:
    return tuple(ground.name for ground in grounds_of(edition.parse(SkreiContent)))


def ground_name(view: SkreiView, ground: int) -> str:
    """What a ground is called in the content file."""
    return _names(view.game.edition)[ground]


def storms(view: SkreiView, weather: int) -> list[int]:
    """The grounds over which a storm breaks."""
    stormy = (ground for ground in range(len(GROUNDS)) if rules.is_stormy(view.box, ground, weather))
    return [ground for ground in stormy if view.box.in_play[ground]]


def storms_in_words(view: SkreiView, weather: int) -> str:
    """Where a storm breaks."""
    names = [ground_name(view, ground) for ground in storms(view, weather)]
    return view.say("storm", grounds=view.join(names)) if names else view.say("no-storm")


def shoals(view: SkreiView, _: int) -> str:
    """How many fish are on each ground."""
    grounds = [ground for ground in range(len(GROUNDS)) if view.box.in_play[ground]]
    return view.join(view.say("shoal", ground=ground_name(view, g), fish=int(view.state.fish[g])) for g in grounds)


NOUNS = {"boat": lambda view, boat: "", "ground": ground_name, "shoals": shoals, "storms": storms_in_words}
PLACES = {"boat": lambda view, boat: f"boat-{boat}", "ground": lambda view, ground: f"ground-{GROUNDS[ground]}"}


# --- The position -------------------------------------------------------------------------------------------------


def describe(view: SkreiView) -> str:
    """The grounds, then every skipper, then what is known of the weather."""
    s, box = view.state, view.box
    heading = "finished" if s.phase == ENDED else "title"
    lines = [view.say(heading, title=view.game.title, day=int(s.day) + 1, days=int(box.days)), ""]
    for ground in range(len(GROUNDS)):
        if box.in_play[ground]:
            lines.append(f"{ground_name(view, ground):16} {_ground(view, ground)}")
    lines.append("")
    width = max(map(len, view.names))
    for seat, name in enumerate(view.names):
        told = view.say("seat", fish=int(s.racks[seat]), horns=int(s.horns[seat]), boat=_boat(view, seat))
        lines.append(f"{'>' if seat == view.to_move else ' '} {name:{width}}  {told}")
    if s.phase != ENDED:
        lines += ["", view.say("lookout", seat=_lookout(view))]
    if s.weather:
        lines.append(view.say("weather", face=int(s.weather), storms=storms_in_words(view, int(s.weather))))
    return "\n".join(lines)


def _ground(view: SkreiView, ground: int) -> str:
    fish, exposure = int(view.state.fish[ground]), int(view.box.exposure[ground])
    return view.say("ground", fish=fish, exposure=exposure)


def _boat(view: SkreiView, seat: int) -> str:
    boat = int(view.state.boats[seat])
    if boat == ASHORE:
        return view.say("boat-ashore")
    if boat == AT_SEA:
        return view.say("boat-at-sea")
    return view.say("boat-on-ground", ground=ground_name(view, boat))


def _lookout(view: SkreiView) -> str:
    return view.names[int(rules.lookout(view.state, view.box))]


def meaning(view: SkreiView, what: str, number: int) -> str:
    """What a piece is: the ground, boat or horn of this number, or the weather die with this face."""
    if what == "ground":
        return sentence(view.say("means-ground", ground=ground_name(view, number), told=_ground(view, number)))
    if what == "weather":
        return view.say("means-weather", face=number)
    return view.say(f"means-{what}", seat=view.names[number], where=_boat(view, number))


# --- What is asked, and what an action would do -------------------------------------------------------------------


def waiting(view: SkreiView) -> str:
    """What all others read: whom or what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return view.say("over")
    if to_move < 0:
        return view.say("watching", seat=_lookout(view)) if s.phase == WATCHING else view.say("stocking")
    return prompt(view) if view.seat == SPECTATOR else waiting_for(view)


def prompt(view: SkreiView) -> str:
    """What is asked of the seat to move."""
    weather = int(view.state.weather)
    if weather:
        return view.say("ask-lookout", face=weather, storms=storms_in_words(view, weather))
    return view.say("ask")


def action(view: SkreiView, action: int) -> str:
    """What a legal action would do."""
    ground = (action - SAIL) % len(GROUNDS)
    fish = int(view.state.fish[ground])
    return view.say("horn" if action >= HORN else "sail", ground=ground_name(view, ground), fish=fish)


# --- Points, and why an action is not legal -----------------------------------------------------------------------


def scoring(view: SkreiView) -> list[list[ScoreLine]]:
    """For each seat its points, line by line."""
    s, horn = view.state, int(view.box.horn)
    return [
        [
            ScoreLine(view.say("fish-points"), int(s.racks[seat])),
            *([ScoreLine(view.say("horn-points"), horn)] if s.horns[seat] else []),
        ]
        for seat in range(view.players)
    ]


def why_not(view: SkreiView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    ground = (action - SAIL) % len(GROUNDS)
    if not view.box.in_play[ground]:
        return view.say("not-in-play", ground=ground_name(view, ground), players=view.players)
    return view.say("horn-was-blown")
