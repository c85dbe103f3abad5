"""Some games of a run, analysed: how much of each was luck, when it was decided, and what levels would have done in it.

What is found about a game follows from its number and the run's seed alone, wherever it is analysed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from meadhall.analysis import Analysis, analyse
from meadhall.analysis.depth import depth_of
from meadhall.analysis.study import Study
from meadhall.bots.bot import Question
from meadhall.bots.levels import LEVELS
from meadhall.bots.players import derived_seed, find
from meadhall.core.game import View
from meadhall.core.match import Match
from meadhall.core.record import Array
from meadhall.core.rng import below, new_rng
from meadhall.lab.components import families, namer
from meadhall.lab.process_pool import Stopped, share_out, stopped
from meadhall.lab.runs import BlockPlayer, RunPlan

DEPTH = 100
"""Iterations for each decision: a quick look, for many games."""
ASKED = 12
"""So many decisions of a game are put before every level,"""
ITERATIONS = 150
"""and what each would do is looked at with so many iterations,"""
ALTERNATIVES = 7
"""next to so many other actions, drawn from all that were legal."""
REFERENCE, COMPARED = LEVELS[-1], LEVELS[:-1]
"""Who knows best, and who is compared with it."""
COURSE = 20
"""Into so many parts a game is divided to tell how it went."""
SURE = (0.5, 0.8)
"""Chances above which the later winner stays from some moment on."""

SAMPLE = np.dtype([("family", "i2"), ("gap", "f4"), ("losses", "f4", (len(COMPARED),))])
"""A decision that was put before the levels: what kind of action the best of them took, how much worse an ordinary
action would have been, and what the others' lost against it."""


@dataclass(frozen=True)
class AnalysedGame:
    """What is kept of an analysed game; an array has a place for each seat."""

    number: int
    start: Array
    result: Array
    chance: Array
    """What dice and draws brought."""
    hidden: Array
    """What was seen only later."""
    decisions: Array
    """What decisions brought, one's own and those of the others."""
    lost: Array
    """What one's own decisions lost."""
    choices: int
    """Decisions between several actions."""
    wrong: int
    """How many of them lost 5 points or more."""
    course: Array | None
    """The chance of who won, over the game; None if nobody did, or if several shared one win."""
    settled: Array | None
    """For each of SURE: the part of the game, 0 to 1, after which the winner's chance stayed above it."""
    sample: Array
    """See SAMPLE."""
    names: tuple[str, ...]
    """For each row of it, what the best level would do, in the words that name components."""


class GameAnalyst:
    """Plays games of a run again and analyses them; a worker process has one."""

    def __init__(self, plan: RunPlan, depth: str | int = DEPTH, asked: int = ASKED) -> None:
        self.player, self.depth, self.asked = BlockPlayer(plan), depth, asked
        self.game = self.player.table.game

    @cached_property
    def _families(self) -> list[int]:
        names = families(self.game.actions)
        numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
        return [numbers[name] for name in names]

    @cached_property
    def _namer(self) -> Callable[[View[Any, Any], int], str]:
        return namer(self.game)

    def match(self, number: int) -> Match:
        """A game of the run, with all its steps."""
        if stopped():
            raise Stopped
        return self.player.match(number)

    def analysis(self, match: Match) -> Analysis:
        """The numbers of a match, without words."""
        return analyse(match, depth=self.depth, jobs=1, words=False)

    def look(self, number: int) -> AnalysedGame:
        """Analyse one game of the run."""
        match = self.match(number)
        found = self.analysis(match)
        seats = found.seats
        course, settled = _course(found)
        choices = [step.choice for step in found.steps if step.choice is not None]
        sample, names = self._sample(match, [step.number for step in found.steps if step.choice is not None], number)
        return AnalysedGame(
            number=number,
            start=np.array([one.start for one in seats]),
            result=np.array([one.result for one in seats]),
            chance=np.array([one.chance for one in seats]),
            hidden=np.array([one.hidden for one in seats]),
            decisions=np.array([one.own + one.others for one in seats]),
            lost=np.array([-one.own for one in seats]),
            choices=len(choices),
            wrong=sum(choice.wrong for choice in choices),
            course=course,
            settled=settled,
            sample=sample,
            names=names,
        )

    def _sample(self, match: Match, decisions: list[int], number: int) -> tuple[Array, tuple[str, ...]]:
        """Put some of these decisions before every level."""
        study, rng = (
            Study(match, depth_of(match.game, self.depth), words=False),
            new_rng(self.player.table.seed, number),
        )
        asked = [self._ask(study, index, number, rng) for index in _drawn(decisions, self.asked, rng)]
        return np.array([row for row, _ in asked], SAMPLE), tuple(name for _, name in asked)

    def _ask(self, study: Study, index: int, number: int, rng: Array) -> tuple[tuple[int, float, list[float]], str]:
        step = study.match.steps[index]
        view, seed = study.match.look(step.before, step.who), derived_seed(self.player.table.seed, number, index)
        legal = view.legal
        question = Question(view, tuple(legal), seed=seed)
        chosen = [find(level).answer(question).action for level in LEVELS]
        best = chosen[-1]
        others = _drawn([action for action in legal if action != best], ALTERNATIVES, rng)
        worth = {
            action: study.worth(index, view, action, ITERATIONS)[step.who]
            for action in dict.fromkeys([best, *chosen, *others])
        }
        gap = worth[best] - float(np.median([worth[action] for action in others]))
        losses = [worth[best] - worth[action] for action in chosen[:-1]]
        return (self._families[best], gap, losses), self._namer(view, best)


def _drawn(numbers: Sequence[int], most: int, rng: Array) -> list[int]:
    """So many of these, each as likely as any other, in their order."""
    left, drawn = list(numbers), list[int]()
    while left and len(drawn) < most:
        drawn.append(left.pop(int(below(rng, len(left)))))
    return sorted(drawn)


def _course(found: Analysis) -> tuple[Array | None, Array | None]:
    """The chance of who won over the game, and when it was above each of SURE for good.

    Where several win a game each, it is that of the last of them.
    """
    winners = [seat for seat, end in enumerate(found.end) if end > 0.999]
    if not winners or len(winners) == len(found.end):
        return None, None
    decided = [step.number for step in found.steps if step.seat is not None]
    chances = [min(found.steps[number].chances[seat] for seat in winners) for number in decided] + [1.0]
    parts = np.linspace(0, 1, len(chances))
    course = np.interp(np.linspace(0, 1, COURSE + 1), parts, chances)
    settled = []
    for sure in SURE:
        below_it = [place for place, chance in enumerate(chances) if chance <= sure]
        settled.append(parts[below_it[-1] + 1] if below_it else 0.0)
    return course, np.array(settled)


def look_at_game(analyst: GameAnalyst, number: int) -> AnalysedGame:
    """Analyse one game in a worker process."""
    return analyst.look(number)


def analysed_games(
    plan: RunPlan, numbers: Iterable[int], jobs: int | None, *, depth: str | int = DEPTH, asked: int = ASKED
) -> Iterator[AnalysedGame]:
    """Analyse games of a run on the cores of this machine, in no certain order."""
    yield from share_out(GameAnalyst, (plan, depth, asked), look_at_game, numbers, jobs)
