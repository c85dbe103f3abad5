"""The story of a game that is over: what decided it, and its highlights, from what the rules have told.

A highlight is a fact of a step that changed somebody's points much. The highlight after which the winner was ahead
until the end decided the game. Only a few steps are told anew for it.
"""

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from meadhall.core.constants import SPECTATOR, WON
from meadhall.core.facts import SEAT
from meadhall.core.game import View
from meadhall.core.language import ENGLISH, speaking
from meadhall.core.match import Match, Step
from meadhall.core.scene import Kind
from meadhall.core.text import names_for
from meadhall.table.errors import PHRASES

MOST = 3
_TRIED = 24  # steps that changed most, of which the highlights are chosen
_TELLING: dict[Kind, int] = {"scored": 3, "fought": 3, "taken": 2, "flipped": 2, "told": 0}  # all others 1


class EndStory(NamedTuple):
    """The story of a game that is over."""

    decided: str
    highlights: tuple[str, ...]


def story(match: Match, ear: int) -> EndStory:
    """The story of a match, for somebody who is called "you" in it, or a spectator."""
    steps, game = match.steps, match.game
    if not game.has_points or not steps:
        return EndStory("", ())
    points = np.array([_points(match, state, ear) for state in [*(each.before for each in steps), steps[-1].after]])
    gains = np.abs(np.diff(points, axis=0)).max(axis=1)
    gains[: next((at for at, step in enumerate(steps) if step.who >= 0), 0)] = 0  # what is dealt is no deed
    lead = _lead(points, match)
    most = sorted(np.flatnonzero(gains), key=lambda at: -gains[at])[:_TRIED]
    told = {at: _telling(match, steps[at], ear) for at in {*most, *([lead[0]] if lead else ())}}
    decided = ""
    if lead and (sentence := told[lead[0]][0]):
        ahead = PHRASES.say("story-ahead", name=names_for(match.names, ear)[lead[1]])
        decided = f"{sentence} {ahead}"
    other = [at for at in most if told[at][0] and told[at][0] not in decided]
    best = sorted(other, key=lambda at: -gains[at] * told[at][1])[:MOST]
    return EndStory(decided, tuple(dict.fromkeys(told[at][0] for at in sorted(best))))


def _points(match: Match, state: bytes, ear: int) -> list[int]:
    """How many points each seat had, as far as the hearer knows."""
    found = np.zeros(match.players, np.int32)
    match.game.kernels.points(match.look(state, ear).state, match.box, found)
    return [int(each) for each in found]


def _lead(points: Any, match: Match) -> tuple[int, int] | None:
    """The step after which the one winner was ahead until the end, and who that is; None if points did not decide."""
    game, view = match.game, match.view()
    with speaking(ENGLISH):  # where nothing is declined, an ending that speaks of an award has its name in it
        outcome, ending = game.outcome(view), game.words.prompt(view)
    winners = [seat for seat, result in enumerate(outcome.results) if result == WON]
    if len(winners) != 1 or match.players < 2 or any(award in ending for award in outcome.awards):
        return None
    (winner,) = winners
    ahead = points[:, winner] > np.delete(points, winner, axis=1).max(axis=1)
    if not ahead[-1]:
        return None
    taken = [at for at, (before, after) in enumerate(pairwise(ahead)) if after and not before]
    return (taken[-1], winner) if taken else None


def _telling(match: Match, step: Step, ear: int) -> tuple[str, int]:
    """The most telling sentence of a step, and how telling it is."""
    game, view = match.game, match.look(step.after, ear if match.game.secrets else SPECTATOR)
    after = View(game, view.box, view.state, ear, names_for(match.names, ear))
    facts = game.facts
    shown = []
    for told in (each for stage in match.stages(step) for each in stage.told):
        declared = facts.declared[facts.named(told[0])]
        if declared.shown:
            weight = _TELLING.get(declared.shown, 1) if SEAT in declared.slots else 0
            shown.append(((weight, -len(declared.slots)), told))  # a winner says more than all fighters
    (weight, _), best = max(shown, key=lambda each: each[0], default=((0, 0), None))
    event = best and game.tell([best], after)
    return (event.text, weight) if event and weight else ("", 0)  # that a turn passes, say, is no deed
