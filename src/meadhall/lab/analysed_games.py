"""Some games of a run, analysed: how much of each was luck, when it was decided, and what levels would have done in it.

The findings about a game follow from its number and the run's seed alone, wherever it is analysed.
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
from meadhall.core.language import speaking
from meadhall.core.match import Match
from meadhall.core.record import Array
from meadhall.core.rng import below, new_rng
from meadhall.lab.components import families, namer
from meadhall.lab.process_pool import Stopped, share_out, stopped
from meadhall.lab.runs import RunPlan

DEPTH = 100  # iterations for each turn: a quick look, for many games
ASKED = 12  # turns of a game that are put before every level
ITERATIONS = 150  # for which the plan of each level is searched
ALTERNATIVES = 7  # other plans that are searched beside them
REFERENCE, COMPARED = LEVELS[-1], LEVELS[:-1]
"""The level that knows best, and those that are compared with it."""
COURSE = 20  # parts into which a game is divided to tell how it went
SURE = (0.5, 0.8)  # chances above which the later winner stays from some moment on

SAMPLE = np.dtype([("family", "i2"), ("gap", "f4"), ("losses", "f4", (len(COMPARED),))])
"""A turn that was put before the levels: the kind of action with which the plan of the best one begins, how much worse
an ordinary plan would have been, and how much the plans of the others lost against it."""


@dataclass(frozen=True)
class AnalysedGame:
    """The record of an analysed game; an array has a place for each seat."""

    number: int
    start: Array
    result: Array
    chance: Array  # what dice and draws brought
    secrets: Array  # what was hidden, and brought when it came out
    decisions: Array  # what turns brought, one's own and those of the others
    uncertainty: Array  # what the judge had misjudged: no part of the game
    lost: Array  # what one's own turns lost
    choices: int  # turns in which there was a choice
    wrong: int  # how many of them lost 5 points or more
    course: Array | None  # the winner's chance over the game; None if nobody won, or if several shared one win
    settled: Array | None
    """For each of SURE: the part of the game, 0 to 1, after which the winner's chance stayed above it."""
    sample: Array  # see SAMPLE
    names: tuple[str, ...]  # for each row of it, what the best level would do, in the words that name components


@dataclass(frozen=True)
class GameAnalyst:
    """Plays games of a run again and analyses them; each worker process has one."""

    plan: RunPlan
    depth: str | int = DEPTH
    asked: int = ASKED

    @cached_property
    def _families(self) -> list[int]:
        names = families(self.plan.table.game.actions)
        numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
        return [numbers[name] for name in names]

    @cached_property
    def _namer(self) -> Callable[[View[Any, Any], int], str]:
        return namer(self.plan.table.game)

    def match(self, number: int) -> Match:
        """A game of the run, with all its steps."""
        if stopped():
            raise Stopped
        return self.plan.match(number)

    def analysis(self, match: Match) -> Analysis:
        """The numbers of a match, without words."""
        return analyse(match, depth=self.depth, jobs=1, words=False)

    def look(self, number: int) -> AnalysedGame:
        """Analyse one game of the run."""
        match = self.match(number)
        found = self.analysis(match)
        seats = found.seats
        course, settled = _course(found)
        choices = [step.choice.first for step in found.steps if step.choice is not None]
        with speaking(self.plan.language):
            sample, names = self._sample(match, choices, number)
        return AnalysedGame(
            number=number,
            start=np.array([one.start for one in seats]),
            result=np.array([one.result for one in seats]),
            chance=np.array([one.chance for one in seats]),
            secrets=np.array([one.secrets for one in seats]),
            decisions=np.array([one.own + one.others for one in seats]),
            uncertainty=np.array([one.uncertainty for one in seats]),
            lost=np.array([-one.own for one in seats]),
            choices=sum(bool(turn.choices) for turn in found.turns),
            wrong=len(found.wrong),
            course=course,
            settled=settled,
            sample=sample,
            names=names,
        )

    def _sample(self, match: Match, decisions: list[int], number: int) -> tuple[Array, tuple[str, ...]]:
        """Put some of the turns that begin with these decisions before every level."""
        study = Study(match, depth_of(match.game, self.depth), words=False)
        rng = new_rng(self.plan.table.seed, number)
        asked = [self._ask(study, index, number, rng) for index in _drawn(decisions, self.asked, rng)]
        return np.array([row for row, _ in asked], SAMPLE), tuple(name for _, name in asked)

    def _ask(self, study: Study, index: int, number: int, rng: Array) -> tuple[tuple[int, float, list[float]], str]:
        step = study.match.steps[index]
        view, seed = study.match.look(step.before, step.who), derived_seed(self.plan.table.seed, number, index)
        advice = [find(level).answer(Question(view, tuple(view.legal), seed=seed)) for level in LEVELS]
        chosen = [each.lines[0].plan if each.lines and each.lines[0].plan else (each.action,) for each in advice]
        others = [plan for plan in study.plans(index, [view]) if plan not in chosen]
        others = [others[place] for place in _drawn(range(len(others)), ALTERNATIVES, rng)]
        plans = list(dict.fromkeys([*chosen, *others]))
        found = study.evaluator.compare(view, plans, ITERATIONS, seed=seed)
        worth = {plan: study.chances(one.values, step.who)[step.who] for plan, one in zip(plans, found, strict=True)}
        best = worth[chosen[-1]]
        gap = best - float(np.median([worth[plan] for plan in others])) if others else 0.0
        losses = [best - worth[plan] for plan in chosen[:-1]]
        return (self._families[chosen[-1][0]], gap, losses), self._namer(view, chosen[-1][0])


def _drawn(numbers: Sequence[int], most: int, rng: Array) -> list[int]:
    """So many of these, each as likely as any other, in their order."""
    left, drawn = list(numbers), list[int]()
    while left and len(drawn) < most:
        drawn.append(left.pop(int(below(rng, len(left)))))
    return sorted(drawn)


def _course(found: Analysis) -> tuple[Array | None, Array | None]:
    """The winner's chance over the game, and when it was above each of SURE for good.

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


def analysed_games(
    plan: RunPlan, numbers: Iterable[int], jobs: int | None, *, depth: str | int = DEPTH, asked: int = ASKED
) -> Iterator[AnalysedGame]:
    """Analyse games of a run on the cores of this machine, in no certain order."""
    return share_out(GameAnalyst(plan, depth, asked), GameAnalyst.look, numbers, jobs)
