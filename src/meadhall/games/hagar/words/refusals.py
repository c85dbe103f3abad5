"""Hägar: why an action is not legal now, with the number of the rule."""

from meadhall.games.hagar import actions, island_kind, phase, token_kind
from meadhall.games.hagar.rules import chart, treasures
from meadhall.games.hagar.words.names import DICE, DIRECTIONS, HagarView, island_figure, island_name, token_name


def why_not(view: HagarView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, box = view.state, view.box
    family, choice = actions.ACTIONS.decode(action)
    if family in (actions.KEEP, actions.REROLL):
        if s.phase == phase.TARGETING:
            return view.say("course-stands", rolls=int(box.navigation))
        if s.rolls > 0:
            return view.say("dice-kept")
        return view.say("no-rolls", direct=int(box.direct), indirect=int(box.indirect))
    if s.phase == phase.NAVIGATING:
        return view.say("first-navigate")
    if s.phase == phase.LANDING:
        return view.say("first-landing")
    if family in (actions.LAND, actions.SAIL_ON):
        return _why_not_land(view, *choice) if s.phase == phase.TARGETING else view.say("not-at-a-choice")
    if s.phase == phase.TARGETING:
        return view.say("first-target")
    if family == actions.STEAL_FROM:
        return _why_not_steal(view, *choice)
    if family == actions.PLACE:
        return _why_not_place(view, choice[0] + 1)
    return _why_not_take(view, family, *choice)


def _why_not_land(view: HagarView, direction: int) -> str:
    s = view.state
    place = int(chart.island_towards(s, direction))
    if place >= 0:
        return view.say("nothing-to-gain", island=island_name(view, place))
    if direction == 0:
        return view.say("no-island-here")
    if chart.island_at(s, s.field) >= 0:
        return view.say("hit-directly")
    return view.say("no-island-there", direction=DIRECTIONS[direction])


def _why_not_take(view: HagarView, family: int, choice: int) -> str:
    s, box = view.state, view.box
    island = island_name(view, int(s.target))
    red, black = (int(face) for face in s.dice)
    if family == actions.TAKE_BY:
        die, face = choice, int(s.dice[choice])
        if s.used >> die & 1:
            return view.say("die-used", die=DICE[die])
        if face > 3:
            return view.say("die-no-number", die=DICE[die], face=face)
        if not treasures.lying(s, box, s.target) & s.kinds[face]:
            return view.say("die-shows", die=DICE[die], face=face, island=island)
        return view.say("red-first")
    if s.used:
        return view.say("dice-used")
    if family == actions.DOUBLE_TAKES:
        if red != black:
            return view.say("no-double", red=red, black=black)
        return view.say("not-lying", token=token_name(view, token_kind.SVEN + choice), island=island, rule="H-14")
    if red + black != box.lucky:
        return view.say("no-seven", red=red, black=black, lucky=int(box.lucky))
    if treasures.lying(s, box, s.target) & s.kinds[choice + 1]:
        return view.say("die-alone", token=token_name(view, choice + 1))
    return view.say("not-lying", token=token_name(view, choice + 1), island=island, rule="H-15")


def _why_not_steal(view: HagarView, seat: int) -> str:
    s, box = view.state, view.box
    island, figure = island_name(view, int(s.target)), island_figure(view)
    if seat >= view.players:
        return view.say("no-seat", players=view.players)
    if figure == token_kind.FACE_DOWN:
        return view.say("no-figure", island=island)
    if treasures.lying(s, box, s.target):
        return view.say("not-cleared", island=island)
    if seat == s.seat:
        return view.say("own-token")
    if not s.won[seat] & s.kinds[figure]:
        return view.say("victim-lacks", victim=view.names[seat], token=token_name(view, figure))
    return view.say("no-theft-dice")


def _why_not_place(view: HagarView, number: int) -> str:
    s, box = view.state, view.box
    island = int(box.islands[s.coasters[s.target]])
    if island not in (island_kind.HELGA, island_kind.DRAGON):
        return view.say("no-field-to-place")
    if island == island_kind.DRAGON and number != 1:
        return view.say("dragon-takes-one")
    if not treasures.in_front_of(s, s.seat) & s.kinds[number]:
        return view.say("no-token-to-place", token=number, seat=view.names[s.seat])
    return view.say("die-for-place", token=number)
