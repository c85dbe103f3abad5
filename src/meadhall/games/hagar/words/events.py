"""Hägar: what happened, in sentences."""

from msgspec.structs import replace

from meadhall.core.game import Event
from meadhall.core.scene import Kind
from meadhall.core.text import count, join
from meadhall.games.hagar import actions, hoards, phase, token_kind
from meadhall.games.hagar.rules import chart
from meadhall.games.hagar.state import BOTH
from meadhall.games.hagar.words.phrases import (
    DICE,
    DIRECTIONS,
    KINDS,
    SAY,
    HagarView,
    dice,
    field_id,
    field_of_dice,
    island_figure,
    island_name,
    left_lying,
    on_helga,
    place_name,
    say_end,
    wanted,
    where,
)


def event(before: HagarView, after: HagarView, who: int, action: int) -> Event | None:
    """What a step was, in a sentence; None for half a throw and the laying of single coasters."""
    told = _told(before, after, who, action)
    if told is None or before.state.phase > phase.USING:
        return told
    if after.state.phase <= phase.USING:
        discovers = before.state.numbers_left > after.state.numbers_left == 0
        return _also(told, SAY["discovers last"], told.kind) if discovers else told
    if after.state.numbers_left > 0:
        return _also(told, SAY["turns are over"].format(turns=count(after.box.turns, "turn")), "ended")
    if after.box.rules < 3:
        return told  # it says so itself
    return _also(told, SAY["all discovered"], "ended" if told.kind == "told" else told.kind)


def _also(told: Event, text: str, kind: Kind | None) -> Event:
    """The same event with another sentence behind it."""
    return replace(told, text=f"{told.text} {text}", kind=kind)


def _told(before: HagarView, after: HagarView, who: int, action: int) -> Event | None:
    match actions.ACTIONS.decode(action):
        case actions.FIRST, (seat,):
            return Event(SAY["first"].format(name=after.names[seat]), (), "told")
        case actions.TOKEN, (kind,):
            place = int(before.state.target)
            text = SAY["revealed"].format(island=island_name(before, place), kind=KINDS[kind + 1])
            return Event(text, (field_id(int(chart.field_of(before.state, place))),), "flipped")
        case actions.THROW_RED, _ if before.state.rolling == BOTH:
            return None  # half a throw
        case ((actions.THROW_RED | actions.THROW_BLACK), _) if before.state.phase > phase.USING:
            return _luck(before, after)
        case ((actions.THROW_RED | actions.THROW_BLACK), _):
            return replace(_dice_fell(before, after), whose=int(before.state.seat))
        case actions.TURN, _ if after.state.phase == phase.DRAWING_FIRST:
            return Event(SAY["laid"], kind="laid")
        case ((actions.TURN | actions.COASTER), _):
            return None
    return _decided(before, after, who, action)


def _luck(before: HagarView, after: HagarView) -> Event:
    holder = hoards.holder(before.state, hoards.only(before.state.uncounted))
    red, black = (int(face) for face in after.state.dice)
    points = count(abs(red - black), "point")
    text = SAY["luck"].format(name=before.names[holder], red=red, black=black, points=points)
    return Event(text, (), "scored", holder)


def _dice_fell(before: HagarView, after: HagarView) -> Event:
    s = before.state
    name = before.names[s.seat]
    stands = s.rolls == 0
    if s.phase == phase.NAVIGATING and stands:
        return _course(before, after, "dice reach", "dice miss", name, "rolled")
    if s.phase == phase.LANDING and stands and after.state.phase != phase.USING:
        return Event(SAY["dice fail"].format(name=name, wanted=wanted(before), **dice(after)), (), "rolled")
    return Event(SAY["dice"].format(name=name, **dice(after)), (), "rolled")


def _course(before: HagarView, after: HagarView, reach: str, miss: str, name: str, kind: Kind) -> Event:
    """The course stands: the ship reached a target, or the turn is over."""
    field = field_of_dice(after)
    template = reach if after.state.phase == phase.TARGETING else miss
    places = {"place": place_name(before, field), "where": where(before, field)}
    text = SAY[template].format(name=name, **places, **dice(after))
    return Event(text, (field_id(field),), kind)


def _decided(before: HagarView, after: HagarView, who: int, action: int) -> Event:
    s, name = before.state, before.names[who]
    match actions.ACTIONS.decode(action):
        case actions.KEEP, _ if s.phase == phase.NAVIGATING:
            return _course(before, after, "keeps course", "keeps course in vain", name, "moved")
        case actions.KEEP, _:
            template = "keeps dice" if after.state.phase == phase.USING else "keeps dice in vain"
            return Event(SAY[template].format(name=name, wanted=wanted(before), **dice(before)), (), "told")
        case actions.REROLL, (which,):
            return Event(SAY["rerolls " + ("red", "black", "both")[which]].format(name=name), (), "rolled")
        case actions.SAIL_ON, _:
            return Event(SAY["sails on"].format(name=name), (), "told")
        case actions.LAND, (direction,):
            place = int(chart.island_towards(s, direction))
            template = "lands here" if direction == 0 else "lands towards"
            text = SAY[template].format(name=name, island=island_name(before, place), direction=DIRECTIONS[direction])
            return Event(text, (field_id(int(chart.field_of(s, place))),), "moved")
    kind: Kind = (
        "told" if action == actions.DONE else "laid" if actions.ACTIONS.decode(action)[0] == actions.PLACE else "taken"
    )
    return Event(_used(before, after, action, name), (field_id(int(chart.field_of(s, int(s.target)))),), kind)


def _used(before: HagarView, after: HagarView, action: int, name: str) -> str:
    s = before.state
    match actions.ACTIONS.decode(action):
        case actions.TAKE_BY, (die,):
            return _taken(after, name, "takes", int(s.dice[die]), DICE[die])
        case actions.DOUBLE_TAKES, (figure,):
            return _taken(after, name, "takes by double", token_kind.SVEN + figure)
        case actions.SEVEN_TAKES, (kind,):
            return _taken(after, name, "takes by seven", kind + 1)
        case actions.STEAL_FROM, (seat,):
            return SAY["steals"].format(name=name, kind=KINDS[island_figure(before)], victim=before.names[seat])
        case actions.PLACE, (number,):
            helga = on_helga(before)
            old = hoards.only(s.doubled if helga else s.moored)
            template = ("places x2" if helga else "places dragon") + (" again" if old >= 0 else "")
            owner = before.names[hoards.holder(s, old)] if old >= 0 else ""
            return SAY[template].format(name=name, kind=number + 1, old=KINDS[hoards.kinds(s)[old]], owner=owner)
        case _:
            left = join(f"the {number}" for number in left_lying(before))
            return SAY["leaves numbers" if left and s.numbers_left else "leaves"].format(name=name, numbers=left)


def _taken(after: HagarView, name: str, template: str, kind: int, die: str = "") -> str:
    ends = after.box.rules < 3 and after.state.numbers_left == 0
    said = say_end(after, "takes last") if ends else SAY[template]
    return said.format(name=name, kind=KINDS[kind], die=die)
