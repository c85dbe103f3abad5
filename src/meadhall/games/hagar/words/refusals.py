"""Hägar: what is asked and why an action is not legal, where `phases.toml` leaves that to the position."""

from meadhall.games.hagar import actions, island_kind, token_kind
from meadhall.games.hagar.rules import chart, treasures
from meadhall.games.hagar.words.names import HagarView, kind_at, leads_nowhere


def ask_navigation(view: HagarView, action: int) -> str:
    """The question whether to keep the course."""
    return "ask-navigation-in-vain" if leads_nowhere(view) else "ask-navigation"


def ask_use(view: HagarView, action: int) -> str:
    """The question what the dice are used for."""
    return "ask-use" if view.state.numbers_left else "ask-last-use"


def no_more_rolls(view: HagarView, action: int) -> str:
    """Why the dice of a landing are not thrown again."""
    return "dice-kept" if view.state.rolls > 0 else "no-rolls"


def not_landing(view: HagarView, action: int) -> str:
    """Why an island cannot be landed on."""
    s, direction = view.state, action - actions.LAND
    if chart.island_towards(s, direction) >= 0:
        return "nothing-to-gain"
    if direction == 0:
        return "no-island-here"
    return "hit-directly" if chart.island_at(s, s.field) >= 0 else "no-island-there"


def not_taking(view: HagarView, action: int) -> str:
    """Why a die does not win a number token."""
    s, die = view.state, action - actions.TAKE_BY
    face = int(s.dice[die])
    if s.used >> die & 1:
        return "die-used"
    if face > 3:
        return "die-no-number"
    return "red-first" if treasures.lying(s, view.box, s.target) & s.kinds[face] else "die-shows"


def no_double(view: HagarView, action: int) -> str:
    """Why a double does not win a figure."""
    red, black = view.state.dice
    return "dice-used" if view.state.used else "no-double" if red != black else "not-lying"


def no_seven(view: HagarView, action: int) -> str:
    """Why a Lucky 7 does not win a treasure."""
    s, box = view.state, view.box
    if s.used:
        return "dice-used"
    if s.dice.sum() != box.lucky:
        return "no-seven"
    lies_there = treasures.lying(s, box, s.target) & s.kinds[action - actions.SEVEN_TAKES + 1]
    return "die-alone" if lies_there else "not-lying"


def not_stealing(view: HagarView, action: int) -> str:
    """Why nothing is stolen from a seat."""
    s, seat = view.state, action - actions.STEAL_FROM
    figure = treasures.figure_of(kind_at(view, s.target))
    if seat >= view.players:
        return "no-seat"
    if figure == token_kind.FACE_DOWN:
        return "no-figure"
    if treasures.lying(s, view.box, s.target):
        return "not-cleared"
    if seat == s.seat:
        return "own-token"
    return "no-theft-dice" if s.won[seat] & s.kinds[figure] else "victim-lacks"


def not_placing(view: HagarView, action: int) -> str:
    """Why a number token is not put on an island."""
    s, number = view.state, action - actions.PLACE + 1
    island = kind_at(view, s.target)
    if island not in (island_kind.HELGA, island_kind.DRAGON):
        return "no-field-to-place"
    if island == island_kind.DRAGON and number != 1:
        return "dragon-takes-one"
    return "die-for-place" if treasures.in_front_of(s, s.seat) & s.kinds[number] else "no-token-to-place"
