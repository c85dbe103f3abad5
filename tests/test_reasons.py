"""Why a touch does nothing: in a thousand positions of each game every such touch has a reason, and it is true.

A reason may only name rules of what is asked now: `RULES` lists them by phase, next to those that the question itself
names. `TRUTHS` says what has to be the case where a reason says so, without asking the code that made the sentence.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import cycle
from typing import Any, NamedTuple

import pytest

import meadhall
from meadhall.core.game import Game, View
from meadhall.core.rng import new_rng
from meadhall.games.island.state import BEING_NAMES, CELL_NAMES
from meadhall.games.saga import location, sides
from meadhall.games.saga.words.names import area_name
from meadhall.table.positions import all_touches, best_reason

NAMES = ["Astrid", "Bjarni", "Cnut", "Dalla"]
POSITIONS = 1000
EVERY = 9  # of the pieces of a position so many are touched: another one each time
RULE = re.compile(r"\b[A-Z]-?\d+\b")
ODD = re.compile(r"\bnone,|\bNone\b|  |\{|\(\)|, \.|\.\.")


class Touch(NamedTuple):
    """A touch of a piece that leads to no legal action."""

    view: View[Any, Any]
    touched: str
    reason: str

    @property
    def state(self) -> Any:
        return self.view.state

    @property
    def seat(self) -> int:
        return self.view.seat


def positions(game: Game) -> Iterator[View[Any, Any]]:
    """Positions of games of all kinds, each as the seat to move sees it."""
    left = POSITIONS
    for seed, (players, options) in enumerate(cycle(game.configurations())):
        match, rng = game.start(players, options, seed=seed, names=NAMES[:players]), new_rng(seed)
        while not match.over:
            match.wander(1 + left % 5, rng)
            if match.to_move >= 0:
                yield match.view(match.to_move)
                left -= 1
            if not left:
                return


def touches(game: Game) -> Iterator[Touch]:
    """Touches without an effect, and their reasons; those with an effect have none."""
    for number, view in enumerate(positions(game)):
        ways = defaultdict(list)
        for action, way in all_touches(view):
            ways[way[0]].append(action)
        pieces = [piece.id for piece in view.scene("wide").pieces if piece.meaning and piece.id in ways]
        legal = {touched for touched, actions in ways.items() if not set(view.legal).isdisjoint(actions)}
        for touched in pieces[number % EVERY :: EVERY]:
            reason = best_reason(view, ways[touched], touched)
            assert (reason is None) == (touched in legal), f"{touched}: {reason}"
            if reason is not None:
                yield Touch(view, touched, reason)


def phase_name(view: View[Any, Any]) -> str:
    folder = {"sagnir": "island", "mythical_island": "island"}.get(view.game.name, view.game.name)
    constants = vars(import_module(f"meadhall.games.{folder}.phase"))
    return next(name for name, number in constants.items() if number == int(view.state.phase) and name.isupper())


def area(text: str, view: View[Any, Any]) -> int:
    """The English area that a sentence begins or ends with."""
    return next(place for place in range(location.ENGLAND) if area_name(view, place) in text)


def cell(touch: Touch) -> int:
    return CELL_NAMES.index(touch.touched.removeprefix("cell-"))


def units(view: View[Any, Any], side: int, place: int) -> int:
    return int(view.state.warriors[side, place] + view.state.leaders[side, place])


def far(touch: Touch) -> bool:
    """Whether a cell does not touch that of the pawn, not even with a corner."""
    pawn, other = (CELL_NAMES[number] for number in (touch.state.pawns[touch.seat], cell(touch)))
    return max(abs(ord(pawn[0]) - ord(other[0])), abs(int(pawn[1:]) - int(other[1:]))) != 1


TRUTHS: dict[str, dict[str, Callable[[Touch], object]]] = {
    "hagar": {
        "are no double": lambda touch: touch.state.dice[0] != touch.state.dice[1],
        "do not add up to": lambda touch: touch.state.dice.sum() != touch.view.box.lucky,
        "number tokens are 1, 2 and 3": lambda touch: max(touch.state.dice) > 3,
    },
    "runir": {
        "no unused die is left": lambda touch: not touch.state.unused.any(),
        "the unused dice": lambda touch: touch.state.unused.any(),
        "there is no unused die": lambda touch: not touch.state.unused.any(),
        "has no crystal left": lambda touch: touch.state.crystals[touch.seat] == 0,
        "both holes": lambda touch: int(touch.state.filled) >> int(touch.touched.split("-")[1]) & 1,
        "has an empty hole": lambda touch: not int(touch.state.filled) >> int(touch.touched.split("-")[1]) & 1,
    },
    "saga": {
        "has no Stronghold": lambda touch: not touch.state.strongholds >> area(touch.reason, touch.view) & 1,
        "has a Stronghold": lambda touch: touch.state.strongholds >> area(touch.reason, touch.view) & 1,
        "you have no Unit in (?!the)": lambda touch: not units(touch.view, touch.seat, area(touch.reason, touch.view)),
        "no Viking Warrior is in an area": lambda touch: not any(
            touch.state.warriors[sides.VIKINGS, place] and touch.state.strongholds >> place & 1
            for place in range(location.ENGLAND)
        ),
        "you control no area with a Stronghold": lambda touch: not any(
            units(touch.view, touch.seat, place) > units(touch.view, 1 - touch.seat, place)
            and touch.state.strongholds >> place & 1
            for place in range(location.ENGLAND)
        ),
        "no area has Units of both": lambda touch: not any(
            units(touch.view, 0, place) and units(touch.view, 1, place) for place in range(location.ENGLAND)
        ),
        "you do not control": lambda touch: units(touch.view, touch.seat, area(touch.reason, touch.view))
        <= units(touch.view, 1 - touch.seat, area(touch.reason, touch.view)),
        "and you have n": lambda touch: touch.state.coins[touch.seat] == 0,
        "belongs to the other": lambda touch: not touch.state.taken[touch.seat] >> int(touch.touched[-1]) - 1 & 1,
        "is resolved already": lambda touch: touch.state.resolved >> int(touch.touched[-1]) - 1 & 1,
        r"tile \d is taken": lambda touch: touch.state.taken.sum() >> int(touch.touched[-1]) - 1 & 1,
    },
    "sagnir": {
        "is not next to your pawn": far,
        "is not in your hand": lambda touch: not int(touch.state.beings[touch.seat])
        >> BEING_NAMES.index(touch.touched.removeprefix("being-"))
        & 1,
        "another pawn stands on": lambda touch: cell(touch) in touch.state.pawns.tolist(),
    },
}  # fmt: skip
TRUTHS["mythical_island"] = TRUTHS["sagnir"]

ALWAYS = "always"
RULES: dict[str, dict[str, str]] = {
    "hagar": {
        "TARGETING": "H-01 H-03 H-04 H-05 H-09",
        "USING": "H-05 H-10 H-11 H-12 H-13 H-14 H-15 H-18 H-21 H-22 H-23 H-30",
    },
    "runir": {
        "MAIN": "R-03 R-06 R-07 R-09 R-15 R-16 R-18 R-20 R-21 R-23 R-26 R-27 R-28 R-29 R-30 R-31 R-33 R-35 R-40 R-57",
        "CHOOSING_LESS": "R-09",
    },
    "saga": {
        ALWAYS: "V-16 V-21",  # whose the tiles are, and which are resolved, is true all the time
        "ACTING": "V-25 V-26 V-29 V-48 V-52 V-56 V-57 V-59 V-63",
        "MOVING_FROM": "V-09 V-24 V-29 V-32",
        "MOVING_TO": "V-09 V-24 V-27 V-28 V-32 V-33 V-37 V-39",
        "GROUPING": "V-24 V-27 V-29 V-65",
        "BUILDING": "V-05 V-24",
        "FYRD_CALLED": "V-24",
        "INCOME_DUE": "V-12 V-24",
        "TRIBUTE_OFFERED": "V-24",
        "SCOUTING": "V-04 V-24 V-62",
        "SCOUT_LAYING": "V-24",
        "RECRUITING": "V-24 V-44",
        "MUSTERING": "V-24",
        "PILLAGING": "V-24",
        "CHOOSING_COMBAT": "V-14",
        "RALLYING_FROM": "V-71 V-84",
        "RALLYING": "V-71 V-84",
        "REPELLING": "V-71 V-84",
        "LANDING_FROM": "V-71 V-84",
        "LANDING": "V-71 V-84",
        "SLAYING": "V-71 V-84",
        "LOSING": "V-71 V-84",
        "PLUNDERING": "V-71 V-84",
        "RETREATING": "V-71 V-84 V-79 V-80 V-82",
        "HOMECOMING": "V-91",
        "HARBOURING": "V-91",
    },
    "sagnir": {
        "SETTLING": "S-10 S-11",
        "ACTING": "S-18 S-24 S-25 S-26 S-35 S-37 S-38 S-43 S-52 S-54 S-55 S-58 S-70 S-73 S-76 S-89 M-16 M-20 M-21",
        "PASSING": "S-37 S-60 S-96",
    },
}
RULES["mythical_island"] = RULES["sagnir"]


@pytest.mark.parametrize("name", meadhall.game_names())
def test_every_touch_has_a_true_reason_that_belongs_to_what_is_asked(name: str) -> None:
    game, met, used = meadhall.game(name), defaultdict[str, set[str]](set), set[str]()
    for touch in touches(game):
        view, reason = touch.view, touch.reason
        assert not ODD.search(reason), reason
        asked = set(RULE.findall(game.words.prompt(view)))
        met[phase_name(view)] |= set(RULE.findall(reason)) - asked
        for says, holds in TRUTHS[name].items():
            if re.search(says, reason):
                used.add(says)
                assert holds(touch), f"{touch.touched}: {reason}\n{view}"
    for phase, rules in met.items():
        belong = f"{RULES[name].get(phase, '')} {RULES[name].get(ALWAYS, '')}".split()
        assert rules <= set(belong), phase
    assert len(used) > len(TRUTHS[name]) / 2
