"""Hägar: the table of `phases.toml`, and how the slots of its sentences are filled."""

from pathlib import Path

from meadhall.core.phases import PhaseTable
from meadhall.core.phrases import Filling
from meadhall.games.hagar import actions, island_kind, phase, token_kind
from meadhall.games.hagar.rules import chart, landing
from meadhall.games.hagar.rules.treasures import figure_of
from meadhall.games.hagar.words import names, points, refusals
from meadhall.games.hagar.words.names import HagarView, island_name, token_name


def _island(view: HagarView, action: int) -> str:
    family, choice = actions.ACTIONS.decode(action) if action >= 0 else (-1, ())
    s = view.state
    return island_name(view, int(chart.island_towards(s, choice[0]) if family == actions.LAND else s.target))


def _token(view: HagarView, action: int) -> str:
    """The token that an action wins, steals or puts somewhere."""
    family, (choice,) = actions.ACTIONS.decode(action)
    if family == actions.STEAL_FROM:
        return token_name(view, int(figure_of(names.kind_at(view, view.state.target))))
    kinds = {actions.TAKE_BY: int(view.state.dice[choice % 2]), actions.DOUBLE_TAKES: token_kind.SVEN + choice}
    return token_name(view, kinds.get(family, choice + 1))


def _place(view: HagarView, action: int) -> Filling:
    s = view.state
    return names.field_name(view, names.field_of_dice(view) if s.phase == phase.NAVIGATING else int(s.field))


SLOTS = {
    "chances": lambda view, action: names.chances(view, int(chart.island_towards(view.state, action - actions.LAND))),
    "black": lambda view, action: int(view.state.dice[1]),
    "face": lambda view, action: int(view.state.dice[action - actions.TAKE_BY]),
    "island": _island,
    "place": _place,
    "players": lambda view, action: view.players,
    "red": lambda view, action: int(view.state.dice[0]),
    "rule": lambda view, action: "H-14" if action < actions.SEVEN_TAKES else "H-15",
    "seat": lambda view, action: view.names[view.state.seat],
    "token": _token,
    "wanted": lambda view, action: names.wanted(view),
}


def _does(view: HagarView, action: int) -> str:
    """An action in words, where that depends on more than its family."""
    s, box = view.state, view.box
    match actions.ACTIONS.decode(action):
        case actions.KEEP, _ if s.phase == phase.NAVIGATING:
            return "keep-course-in-vain" if names.leads_nowhere(view) else "keep-course"
        case actions.KEEP, _ if box.rules >= 3 and s.numbers_left == int(landing.shown(s, box)).bit_count():
            return "keep-last-dice"
        case actions.KEEP, _ if not landing.possible_uses(s, box):
            return "keep-in-vain"
        case actions.LAND, (direction,):
            return "land-beside" if direction else "land-here"
        case actions.PLACE, _:
            return "place-doubled" if names.kind_at(view, s.target) == island_kind.HELGA else "place-moored"
        case actions.DONE, _ if not s.numbers_left:
            return "done-last"
    return ""


NOUNS = {
    "dice": lambda view, which: actions.DICE[which],
    "die": lambda view, which: actions.DICE[which],
    "direction": lambda view, direction: actions.DIRECTIONS[direction],
    "field": names.field_name,
    "island": island_name,
    "token": token_name,
    "treasures": names.the_numbers,
    "victim": lambda view, seat: view.names[seat],
    "wanted": names.wanted_for,
}
TABLE = PhaseTable.read(
    Path(__file__).with_suffix(".toml"), phase=phase, actions=actions, found_by=refusals,
    slots=SLOTS, nouns=NOUNS, does=_does, ending=points.ending,
    chance=lambda view: "" if view.state.phase <= phase.DRAWING_FIRST else "rolling",
)  # fmt: skip
