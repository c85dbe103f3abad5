"""Skrei in words: every sentence that a player reads or hears. They stand whole in `SAY`, ready for translation."""

from functools import cache

from meadhall.core.constants import OVER, SPECTATOR, UNSEEN
from meadhall.core.content import Edition
from meadhall.core.game import Event, ScoreLine, View

from . import rules
from .box import SkreiBox, SkreiContent, grounds_of
from .state import ASHORE, AT_SEA, ENDED, GROUNDS, HORN, SAIL, SHOAL, WATCHING, WEATHER, State

SkreiView = View[State, SkreiBox]

SAY = {
    # what is asked
    "stocking": "The shoals come in.",
    "watching": "{name} climbs up to look at the weather.",
    "ask": "{name}: where do you sail? Nobody will know before dawn. (SK-06)",
    "ask lookout": "{name}: you are the lookout and see weather {face}: {storms}. Where do you sail? (SK-06)",
    "over": "The season is over.",
    "waiting": "Waiting for {name}.",
    # what an action would do
    "sail": "Sail to {ground} in secret: {fish} there",
    "horn": "Blow the horn and sail to {ground}: open to all, and you count as two (SK-07)",
    # what happened
    "day": "Day {day} of {days}. On the grounds: {shoals}.",
    "shoal": "{ground} {fish}",
    "looked": "{name} has looked at the weather and says nothing.",
    "saw": "{name} sees weather {face}: {storms}.",
    "sails": "{name} sails out into the dark.",
    "sails to": "{name} sails to {ground} and tells nobody.",
    "blows": "{name} blows the horn and sails to {ground}.",
    "dawn": "{last} Dawn, weather {face}: {storms}. {hauls}.",
    "brings": "{name} brings {fish} from {ground}",
    "empty": "{name} comes home empty from {ground}",
    # how it is said
    "no storm": "no storm anywhere",
    "storm": "a storm over {grounds}",
    "one fish": "1 fish",
    "many fish": "{count} fish",
    "and": "{some} and {last}",
    # the position
    "title": "{title}, day {day} of {days}",
    "finished": "{title}, after {days} days",
    "ground": "{ground:16} {fish:>3} fish   exposure {exposure}",
    "boat ashore": "in the harbour",
    "boat at sea": "somewhere at sea",
    "boat on ground": "at {ground}",
    "seat": "{mark} {name:{width}}  {fish:>3} fish, {horn}, boat {boat}",
    "horn kept": "horn",
    "horn blown": "no horn",
    "lookout": "The lookout is {name}.",
    "weather": "The weather is {face}: {storms}.",
    # points
    "fish points": "Fish on the rack (SK-11)",
    "horn points": "A horn that was never blown (SK-11)",
    # on the board
    "day short": "Day {day} of {days}",
    "after": "The season is over",
    "watch": "on the lookout",
    "yesterday": "{ground}: {fish}",
    "wins": "wins",
    # what a piece means
    "means ground": "{ground}: {fish}, exposure {exposure} (SK-09)",
    "means boat": "The boat of {name}, {where}",
    "means horn": "The horn of {name}: blown once in a season (SK-07)",
    "means weather": "The weather die: {face} (SK-09)",
    "means no weather": "The weather die: the lookout alone sees it (SK-05)",
    # why not
    "not in play": "{ground} is not in play with {players} skippers (SK-01)",
    "horn was blown": "the horn can be blown once in a season, and yours was (SK-07)",
}


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


def _storms(view: SkreiView, weather: int) -> str:
    names = [ground_name(view, ground) for ground in storms(view, weather)]
    return SAY["storm"].format(grounds=_list(names)) if names else SAY["no storm"]


def _fish(count: int) -> str:
    return SAY["one fish" if count == 1 else "many fish"].format(count=count)


def _list(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return SAY["and"].format(some=", ".join(names[:-1]), last=names[-1])


# --- The position -------------------------------------------------------------------------------------------------


def describe(view: SkreiView) -> str:
    """The grounds, then every skipper, then what is known of the weather."""
    s, box = view.state, view.box
    heading = SAY["finished" if s.phase == ENDED else "title"]
    lines = [heading.format(title=view.game.title, day=s.day + 1, days=box.days), ""]
    for ground in range(len(GROUNDS)):
        if box.in_play[ground]:
            name, fish, exposure = ground_name(view, ground), int(s.fish[ground]), int(box.exposure[ground])
            lines.append(SAY["ground"].format(ground=name, fish=fish, exposure=exposure))
    lines.append("")
    width = max(map(len, view.names))
    for seat, name in enumerate(view.names):
        mark, horn = ">" if seat == view.to_move else " ", SAY["horn kept" if s.horns[seat] else "horn blown"]
        boat, fish = _boat(view, seat), int(s.racks[seat])
        lines.append(SAY["seat"].format(mark=mark, name=name, width=width, fish=fish, horn=horn, boat=boat))
    if s.phase != ENDED:
        lines += ["", SAY["lookout"].format(name=_lookout(view))]
    if s.weather:
        lines.append(SAY["weather"].format(face=s.weather, storms=_storms(view, int(s.weather))))
    return "\n".join(lines)


def _boat(view: SkreiView, seat: int) -> str:
    boat = int(view.state.boats[seat])
    if boat == ASHORE:
        return SAY["boat ashore"]
    if boat == AT_SEA:
        return SAY["boat at sea"]
    return SAY["boat on ground"].format(ground=ground_name(view, boat))


def _lookout(view: SkreiView) -> str:
    return view.names[int(rules.lookout(view.state, view.box))]


def meaning(view: SkreiView, what: str, number: int) -> str:
    """What a piece is: the ground, boat or horn of this number, or the weather die with this face."""
    s = view.state
    if what == "ground":
        slots = {
            "ground": ground_name(view, number),
            "fish": _fish(int(s.fish[number])),
            "exposure": int(view.box.exposure[number]),
        }
        told = SAY["means ground"].format(**slots)
        return told[:1].upper() + told[1:]
    if what == "weather":
        return SAY["means weather"].format(face=number) if number else SAY["means no weather"]
    return SAY[f"means {what}"].format(name=view.names[number], where=_boat(view, number))


# --- What is asked, and what an action would do -------------------------------------------------------------------


def waiting(view: SkreiView) -> str:
    """What everybody reads who is not to decide: what they wait for, or that the game is over."""
    s, to_move = view.state, view.to_move
    if to_move == OVER:
        return SAY["over"]
    if to_move < 0:
        return SAY["watching"].format(name=_lookout(view)) if s.phase == WATCHING else SAY["stocking"]
    if view.seat == SPECTATOR:
        return prompt(view)
    return SAY["waiting"].format(name=view.names[to_move])


def prompt(view: SkreiView) -> str:
    """What is asked of the seat to move."""
    s, name = view.state, view.names[view.to_move]
    if s.weather:
        return SAY["ask lookout"].format(name=name, face=s.weather, storms=_storms(view, int(s.weather)))
    return SAY["ask"].format(name=name)


def action(view: SkreiView, action: int) -> str:
    """What a legal action would do."""
    ground = (action - SAIL) % len(GROUNDS)
    name, fish = ground_name(view, ground), _fish(int(view.state.fish[ground]))
    return SAY["horn" if action >= HORN else "sail"].format(ground=name, fish=fish)


# --- What happened ------------------------------------------------------------------------------------------------


def event(before: SkreiView, after: SkreiView, who: int, action: int) -> Event | None:
    """What a step was, in a sentence; None for a single shoal."""
    if who >= 0:
        return _sailed(before, after, who, action)
    if before.state.phase == WATCHING:
        if action == UNSEEN:
            return Event(SAY["looked"].format(name=_lookout(before)))
        face = action - WEATHER + 1
        return Event(SAY["saw"].format(name=_lookout(before), face=face, storms=_storms(before, face)), ("weather",))
    if action < SHOAL or after.state.phase != WATCHING:
        return None
    grounds = [ground for ground in range(len(GROUNDS)) if after.box.in_play[ground]]
    shoals = [SAY["shoal"].format(ground=ground_name(after, g), fish=int(after.state.fish[g])) for g in grounds]
    return Event(SAY["day"].format(day=after.state.day + 1, days=after.box.days, shoals=_list(shoals)))


def _sailed(before: SkreiView, after: SkreiView, who: int, action: int) -> Event:
    name = before.names[who]
    if action == UNSEEN:
        return Event(SAY["sails"].format(name=name), (f"boat-{who}",))
    ground = (action - SAIL) % len(GROUNDS)
    dawned = after.state.day > before.state.day
    template = "blows" if action >= HORN else "sails" if dawned else "sails to"
    text = SAY[template].format(name=name, ground=ground_name(before, ground))
    if not dawned:
        return Event(text, (f"ground-{GROUNDS[ground]}",))
    s = after.state
    hauls = _list([_haul(after, seat) for seat in range(after.players)])
    text = SAY["dawn"].format(last=text, face=s.wind, storms=_storms(after, int(s.wind)), hauls=hauls)
    return Event(text, tuple(f"ground-{GROUNDS[g]}" for g in sorted({int(g) for g in s.went[: after.players]})))


def _haul(view: SkreiView, seat: int) -> str:
    fish, ground = int(view.state.caught[seat]), ground_name(view, int(view.state.went[seat]))
    return SAY["brings" if fish else "empty"].format(name=view.names[seat], fish=_fish(fish), ground=ground)


# --- Points, and why an action is not legal -----------------------------------------------------------------------


def scoring(view: SkreiView) -> list[list[ScoreLine]]:
    """For each seat its points, line by line."""
    s, horn = view.state, int(view.box.horn)
    return [
        [
            ScoreLine(SAY["fish points"], int(s.racks[seat])),
            *([ScoreLine(SAY["horn points"], horn)] if s.horns[seat] else []),
        ]
        for seat in range(view.players)
    ]


def awards(view: SkreiView) -> tuple[str, ...]:
    """Nothing is won beside the points."""
    return ()


def why_not(view: SkreiView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    ground = (action - SAIL) % len(GROUNDS)
    if not view.box.in_play[ground]:
        return SAY["not in play"].format(ground=ground_name(view, ground), players=view.players)
    return SAY["horn was blown"]
