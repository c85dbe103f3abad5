"""Hägar: why an action is not legal now, with the number of the rule."""

from meadhall.core.text import count
from meadhall.games.hagar import actions, island_kind, phase, token_kind
from meadhall.games.hagar.rules import chart, treasures
from meadhall.games.hagar.words.phrases import DICE, DIRECTIONS, KINDS, SAY, HagarView, island_figure, island_name


def why_not(view: HagarView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, box = view.state, view.box
    family, choice = actions.ACTIONS.decode(action)
    if family in (actions.KEEP, actions.REROLL):
        if s.phase == phase.TARGETING:
            return SAY["course stands"].format(rolls=count(box.navigation, "roll"))
        if s.rolls > 0:
            return SAY["dice kept"]
        return SAY["no rolls"].format(direct=box.direct, indirect=box.indirect)
    if s.phase == phase.NAVIGATING:
        return SAY["first navigate"]
    if s.phase == phase.LANDING:
        return SAY["first landing"]
    if family in (actions.LAND, actions.SAIL_ON):
        return _why_not_land(view, *choice) if s.phase == phase.TARGETING else SAY["not at a choice"]
    if s.phase == phase.TARGETING:
        return SAY["first target"]
    if family == actions.STEAL_FROM:
        return _why_not_steal(view, *choice)
    if family == actions.PLACE:
        return _why_not_place(view, choice[0] + 1)
    return _why_not_take(view, family, *choice)


def _why_not_land(view: HagarView, direction: int) -> str:
    s = view.state
    place = int(chart.island_towards(s, direction))
    if place >= 0:
        return SAY["nothing to gain"].format(island=island_name(view, place))
    if direction == 0:
        return SAY["no island here"]
    if chart.island_at(s, s.field) >= 0:
        return SAY["hit directly"]
    return SAY["no island there"].format(direction=DIRECTIONS[direction])


def _why_not_take(view: HagarView, family: int, choice: int) -> str:
    s, box = view.state, view.box
    island = island_name(view, int(s.target))
    red, black = (int(face) for face in s.dice)
    if family == actions.TAKE_BY:
        die, face = choice, int(s.dice[choice])
        if s.used >> die & 1:
            return SAY["die used"].format(die=DICE[die])
        if face > 3:
            return SAY["die no number"].format(die=DICE[die], face=face)
        if not treasures.lying(s, box, s.target) & s.kinds[face]:
            return SAY["die shows"].format(die=DICE[die], face=face, island=island)
        return SAY["red first"]
    if s.used:
        return SAY["dice used"]
    if family == actions.DOUBLE_TAKES:
        if red != black:
            return SAY["no double"].format(red=red, black=black)
        return SAY["not lying"].format(kind=KINDS[token_kind.SVEN + choice], island=island, rule="H-14")
    if red + black != box.lucky:
        return SAY["no seven"].format(red=red, black=black, lucky=box.lucky)
    if treasures.lying(s, box, s.target) & s.kinds[choice + 1]:
        return SAY["die alone"].format(kind=KINDS[choice + 1])
    return SAY["not lying"].format(kind=KINDS[choice + 1], island=island, rule="H-15")


def _why_not_steal(view: HagarView, seat: int) -> str:
    s, box = view.state, view.box
    island, figure = island_name(view, int(s.target)), island_figure(view)
    if seat >= view.players:
        return SAY["no seat"].format(players=view.players)
    if figure == token_kind.FACE_DOWN:
        return SAY["no figure"].format(island=island)
    if treasures.lying(s, box, s.target):
        return SAY["not cleared"].format(island=island)
    if seat == s.seat:
        return SAY["own token"]
    if not s.won[seat] & s.kinds[figure]:
        return SAY["victim lacks"].format(victim=view.names[seat], kind=KINDS[figure])
    return SAY["no theft dice"]


def _why_not_place(view: HagarView, number: int) -> str:
    s, box = view.state, view.box
    island = int(box.islands[s.coasters[s.target]])
    if island not in (island_kind.HELGA, island_kind.DRAGON):
        return SAY["no field to place"]
    if island == island_kind.DRAGON and number != 1:
        return SAY["dragon takes one"]
    if not treasures.in_front_of(s, s.seat) & s.kinds[number]:
        return SAY["no token to place"].format(kind=number, name=view.names[s.seat])
    return SAY["die for place"].format(kind=number)
