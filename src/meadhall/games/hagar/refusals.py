"""Hägar: why an action is not legal now, with the number of the rule."""

from meadhall.core.text import count
from meadhall.games.hagar import rules
from meadhall.games.hagar.box import DRAGON, HELGA
from meadhall.games.hagar.phrases import DICE, DIRECTIONS, KINDS, SAY, HagarView, island_figure, island_name
from meadhall.games.hagar.state import (
    DOUBLE_TAKES,
    FACE_DOWN,
    LAND,
    LANDING,
    NAVIGATING,
    PLACE,
    REROLL,
    SAIL_ON,
    SEVEN_TAKES,
    STEAL_FROM,
    SVEN,
    TAKE_BY,
    TARGETING,
)


def why_not(view: HagarView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, box = view.state, view.box
    if action <= REROLL + 2:
        if s.phase == TARGETING:
            return SAY["course stands"].format(rolls=count(box.navigation, "roll"))
        if s.rolls > 0:
            return SAY["dice kept"]
        return SAY["no rolls"].format(direct=box.direct, indirect=box.indirect)
    if s.phase == NAVIGATING:
        return SAY["first navigate"]
    if s.phase == LANDING:
        return SAY["first landing"]
    if action <= SAIL_ON:
        return _why_not_land(view, action) if s.phase == TARGETING else SAY["not at a choice"]
    if s.phase == TARGETING:
        return SAY["first target"]
    if action < STEAL_FROM:
        return _why_not_take(view, action)
    if action < PLACE:
        return _why_not_steal(view, action - STEAL_FROM)
    return _why_not_place(view, action - PLACE + 1)


def _why_not_land(view: HagarView, action: int) -> str:
    s, box = view.state, view.box
    direction = action - LAND
    place = int(rules.island_towards(s, box, direction))
    if place >= 0:
        return SAY["nothing to gain"].format(island=island_name(view, place))
    if direction == 0:
        return SAY["no island here"]
    if rules.island_at(s, box, s.field) >= 0:
        return SAY["hit directly"]
    return SAY["no island there"].format(direction=DIRECTIONS[direction])


def _why_not_take(view: HagarView, action: int) -> str:
    s, box = view.state, view.box
    island = island_name(view, int(s.target))
    red, black = (int(face) for face in s.dice)
    if action < DOUBLE_TAKES:
        die = action - TAKE_BY
        face = int(s.dice[die])
        if s.used >> die & 1:
            return SAY["die used"].format(die=DICE[die])
        if face > 3:
            return SAY["die no number"].format(die=DICE[die], face=face)
        if rules.lying(s, box, s.target, face) < 0:
            return SAY["die shows"].format(die=DICE[die], face=face, island=island)
        return SAY["red first"]
    if s.used:
        return SAY["dice used"]
    if action < SEVEN_TAKES:
        if red != black:
            return SAY["no double"].format(red=red, black=black)
        return SAY["not lying"].format(kind=KINDS[action - DOUBLE_TAKES + SVEN], island=island, rule="H-14")
    if red + black != box.lucky:
        return SAY["no seven"].format(red=red, black=black, lucky=box.lucky)
    return SAY["not lying"].format(kind=KINDS[action - SEVEN_TAKES + 1], island=island, rule="H-15")


def _why_not_steal(view: HagarView, seat: int) -> str:
    s, box = view.state, view.box
    island, figure = island_name(view, int(s.target)), island_figure(view)
    if seat >= view.players:
        return SAY["no seat"].format(players=view.players)
    if figure == FACE_DOWN:
        return SAY["no figure"].format(island=island)
    if not rules.is_cleared(s, box, s.target):
        return SAY["not cleared"].format(island=island)
    if seat == s.seat:
        return SAY["own token"]
    if rules.holds(s, box, seat, figure) == 0:
        return SAY["victim lacks"].format(victim=view.names[seat], kind=KINDS[figure])
    return SAY["no theft dice"]


def _why_not_place(view: HagarView, number: int) -> str:
    s, box = view.state, view.box
    island = int(box.islands[s.coasters[s.target]])
    if island not in (HELGA, DRAGON):
        return SAY["no field to place"]
    if island == DRAGON and number != 1:
        return SAY["dragon takes one"]
    if rules.in_front_of(s, box, s.seat, number) < 0:
        return SAY["no token to place"].format(kind=number, name=view.names[s.seat])
    return SAY["die for place"].format(kind=number)
