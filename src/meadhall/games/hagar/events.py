"""Hägar: what happened, in sentences."""

from meadhall.core.game import Event
from meadhall.core.text import count
from meadhall.games.hagar import rules
from meadhall.games.hagar.phrases import (
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
    on_helga,
    where,
)
from meadhall.games.hagar.state import (
    BOTH,
    DONE,
    DOUBLE_TAKES,
    DRAWING_FIRST,
    FIRST,
    KEEP,
    LAND,
    LANDING,
    NAVIGATING,
    PLACE,
    PLACES,
    REROLL,
    SAIL_ON,
    SEVEN_TAKES,
    STEAL_FROM,
    SVEN,
    TAKE_BY,
    TARGETING,
    THROW_BLACK,
    THROW_RED,
    TOKEN,
    USING,
)


def event(before: HagarView, after: HagarView, who: int, action: int) -> Event | None:
    """What a step was, in a sentence; None for half a throw and the laying of single coasters."""
    told = _told(before, after, who, action)
    if told is None or before.state.phase > USING or after.state.phase <= USING or _all_numbers_won(after):
        return told
    stopped = SAY["turns are over"].format(turns=count(after.box.turns, "turn"))
    return Event(f"{told.text} {stopped}", told.places)


def _all_numbers_won(view: HagarView) -> bool:
    """H-24: whether the game ends because the last number token is won, and not by the guard."""
    return bool(rules.numbers_won(view.state, view.box) == view.box.numbers)


def _told(before: HagarView, after: HagarView, who: int, action: int) -> Event | None:
    if action >= FIRST and action < THROW_RED:
        return Event(SAY["first"].format(name=after.names[action - FIRST]))
    if action >= TOKEN:
        place = int(before.state.target)
        text = SAY["revealed"].format(island=island_name(before, place), kind=KINDS[action - TOKEN + 1])
        return Event(text, (field_id(int(rules.field_of(before.state, place))),))
    if action >= THROW_RED:
        half = before.state.rolling == BOTH and action < THROW_BLACK
        return None if half else _dice_fell(before, after)
    if action > DONE:
        laid = before.state.laid == PLACES - 1 and after.state.phase == DRAWING_FIRST
        return Event(SAY["laid"]) if laid else None
    return _decided(before, after, who, action)


def _dice_fell(before: HagarView, after: HagarView) -> Event:
    s = before.state
    name = before.names[s.seat]
    if s.phase > USING:
        holder = int(s.holders[s.counted])
        red, black = (int(face) for face in after.state.dice)
        points = count(abs(red - black), "point")
        return Event(SAY["luck"].format(name=before.names[holder], red=red, black=black, points=points))
    stands = s.rolls == 0
    if s.phase == NAVIGATING and stands:
        return _course(before, after, "dice reach", "dice miss", name)
    if s.phase == LANDING and stands and after.state.phase != USING:
        island = island_name(before, int(s.target))
        return Event(SAY["dice fail"].format(name=name, island=island, **dice(after)))
    return Event(SAY["dice"].format(name=name, **dice(after)))


def _course(before: HagarView, after: HagarView, reach: str, miss: str, name: str) -> Event:
    """The course stands: the ship reached a target, or the turn is over."""
    field = field_of_dice(after)
    template = reach if after.state.phase == TARGETING else miss
    return Event(SAY[template].format(name=name, where=where(before, field), **dice(after)), (field_id(field),))


def _decided(before: HagarView, after: HagarView, who: int, action: int) -> Event:
    s, box, name = before.state, before.box, before.names[who]
    if action == KEEP and s.phase == NAVIGATING:
        return _course(before, after, "keeps course", "keeps course in vain", name)
    if action == KEEP:
        template = "keeps dice" if after.state.phase == USING else "keeps dice in vain"
        island = island_name(before, int(s.target))
        return Event(SAY[template].format(name=name, island=island, **dice(before)))
    if action < LAND:
        return Event(SAY["rerolls " + ("red", "black", "both")[action - REROLL]].format(name=name))
    if action == SAIL_ON:
        return Event(SAY["sails on"].format(name=name))
    if action < SAIL_ON:
        direction = action - LAND
        place = int(rules.island_towards(s, box, direction))
        template = "lands here" if direction == 0 else "lands towards"
        text = SAY[template].format(name=name, island=island_name(before, place), direction=DIRECTIONS[direction])
        return Event(text, (field_id(int(rules.field_of(before.state, place))),))
    places = (field_id(int(rules.field_of(before.state, int(s.target)))),)
    return Event(_used(before, after, action, name), places)


def _used(before: HagarView, after: HagarView, action: int, name: str) -> str:
    s = before.state
    if action == DONE:
        return SAY["leaves"].format(name=name)
    if action >= PLACE:
        kind, helga = action - PLACE + 1, on_helga(before)
        old = int(s.doubled if helga else s.moored)
        template = ("places x2" if helga else "places dragon") + (" again" if old >= 0 else "")
        owner = before.names[s.holders[old]] if old >= 0 else ""
        return SAY[template].format(name=name, kind=kind, old=KINDS[int(s.kinds[old])], owner=owner)
    if action >= STEAL_FROM:
        return SAY["steals"].format(
            name=name, kind=KINDS[island_figure(before)], victim=before.names[action - STEAL_FROM]
        )
    if action >= SEVEN_TAKES:
        kind, template = action - SEVEN_TAKES + 1, "takes by seven"
    elif action >= DOUBLE_TAKES:
        kind, template = action - DOUBLE_TAKES + SVEN, "takes by double"
    else:
        kind, template = int(s.dice[action - TAKE_BY]), "takes"
    if _all_numbers_won(after):
        template = "takes last"
    return SAY[template].format(name=name, kind=KINDS[kind], die=DICE[min(action - TAKE_BY, 1)])
