"""Mining: the turns of a match in which one plan was clearly best, confirmed by deep searches in fresh worlds.

Each stretch of decisions (`analysis.turns`) is looked at briefly; where one plan, or a few that come to much the same,
stand out, it is looked at longer, and twice more in worlds of their own. The best plan must be best in nearly every
world by itself, whatever the secrets are and the next throw brings. At last bots of all levels try it, which tells
how hard it is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import replace

from meadhall.analysis.turns import Stretch, stretches_of
from meadhall.bots.bot import Budget, Question
from meadhall.bots.levels import LEVELS, level_of
from meadhall.bots.search import Search
from meadhall.bots.search.evaluator import Plan
from meadhall.bots.search.plans import seed_at
from meadhall.core.game import View
from meadhall.core.match import Match
from meadhall.practice.puzzle import SEPARATOR, Puzzle, plan_of
from meadhall.practice.solver import AS_GOOD, RankedPlan, Solver

DEPTH = 1000
"""Iterations for each plan in the search that confirms a solution."""
MARGIN = 0.06  # of the chance to win: by so much the next best plan is worse, also in fresh worlds
OPEN = 0.97  # who wins for sure, whatever they do, has nothing to find
EQUALS = 5
"""So many plans may come to much the same, and be the solution together, if there are four times as many others."""


class Round(NamedTuple):
    """A comparison of some plans, which only what stands out survives."""

    plans: int
    iterations: int
    margin: float


ROUNDS = (Round(48, 30, 0.04), Round(16, 150, 0.05), Round(8, DEPTH, MARGIN), Round(8, DEPTH, MARGIN))
_WORLDS, _SHARE, _GLANCE = 8, 0.75, 60
_TRIES = 4  # of each level
_ANEW = 7001  # apart from all other seeds and worlds
LEAST_PLANS = 3


class PlanFind(NamedTuple):
    """The findings about the plans of a position, best first."""

    best: list[RankedPlan]  # those that are the solution
    others: list[RankedPlan]
    plans: int  # how many there were


def stand_out(chances: Sequence[float], margin: float, plans: int) -> int:
    """How many of the first plans, which are about as good, are better than all others by a margin; 0 if none are.

    >>> stand_out([0.6, 0.5, 0.4], 0.06, 3), stand_out([0.6, 0.59, 0.4], 0.06, 3), stand_out([0.6, 0.59, 0.4], 0.06, 10)
    (1, 0, 2)
    """
    for count in range(1, min(EQUALS, len(chances) - 1) + 1):
        if chances[0] - chances[count - 1] > AS_GOOD or (count > 1 and 5 * count > plans):
            return 0
        if chances[0] - chances[count] >= margin:
            return count
    return 0


@dataclass(frozen=True)
class Miner:
    """Looks for puzzles in matches of one box."""

    seed: int = 0
    tries: int = _TRIES  # how often bots of each level try a puzzle

    def puzzles(self, match: Match) -> Iterator[Puzzle]:
        """The puzzles of a match, in the order of its turns."""
        solver = Solver(match, self.seed)
        for stretch in stretches_of(match):
            found = self._look(solver, stretch)
            if found is not None:
                yield self._puzzle(solver, stretch, found)

    def _look(self, solver: Solver, stretch: Stretch) -> PlanFind | None:
        """The best plans where they are clearly better than all others."""
        match, step = solver.match, solver.match.steps[stretch.first]
        view = match.look(step.before, stretch.seat)
        if len(view.legal) == 1:
            return None
        plans = solver.plans(view, ROUNDS[0].plans)
        count, best, found = len(plans), list[Plan](), PlanFind([], [], 0)
        if count < LEAST_PLANS:
            return None
        for number, (most, iterations, margin) in enumerate(ROUNDS):
            ranked = solver.ranked(view, plans[:most], iterations, 100 * number + stretch.first)
            group = stand_out([each.chance for each in ranked], margin, count)
            if not group or (number > 1 and ranked[0].plan not in best):
                return None
            best, plans = [each.plan for each in ranked[:group]], [each.plan for each in ranked]
            found = PlanFind(ranked[:group], ranked[group:], count)
        if found.others[0].chance > OPEN or not self._holds(solver, view, found):
            return None
        return found if self.agrees(match, view, found.best[0].plan) else None

    def agrees(self, match: Match, view: View[Any, Any], solution: Plan) -> bool:
        """Whether a search that looks for plans anew, with other random numbers, finds none that is better."""
        ranked = Solver(match, self.seed + _ANEW).best(view, DEPTH, _ANEW, [solution])
        reached = next((each.chance for each in ranked if each.plan == solution), 0.0)
        return ranked[0].chance - reached <= AS_GOOD

    @staticmethod
    def _holds(solver: Solver, view: View[Any, Any], found: PlanFind) -> bool:
        share = solver.share_of_worlds(view, found.best[0].plan, found.others[0].plan, _GLANCE, _WORLDS)
        return share >= _SHARE

    def _puzzle(self, solver: Solver, stretch: Stretch, found: PlanFind) -> Puzzle:
        match, best, rival = solver.match, found.best[0], found.others[0]
        text = match.game.actions.text
        return Puzzle(
            players=match.players,
            options=match.options,
            steps=SEPARATOR.join(text(step.number) for step in match.steps[: stretch.first]),
            seat=stretch.seat,
            solution=tuple(map(text, best.plan)),
            rival=tuple(map(text, rival.plan)),
            chance=round(best.chance, 4),
            margin=round(best.chance - rival.chance, 4),
            plans=found.plans,
            equals=tuple(tuple(map(text, each.plan)) for each in found.best[1:]),
        )

    def tried(self, match: Match, puzzle: Puzzle) -> Puzzle:
        """A puzzle of a match with how often bots of each level find its solution, or one that is as good."""
        solver, game, shares = Solver(match, self.seed), match.game, list[float]()
        view = match.look(match.state_after(len(puzzle.texts)), puzzle.seat)
        solutions = [plan_of(game, each) for each in (puzzle.solution, *puzzle.equals)]
        for level in LEVELS[:-1]:
            thinking = level_of(game, level)
            bot = Search(thinking.parameters, remember=False)
            hits = 0
            for number in range(self.tries):
                question = Question(view, tuple(view.legal), (), int(seed_at(self.seed + 1, number)))
                plan = bot.advise(question, Budget(iterations=thinking.iterations)).lines[0].plan
                hits += any(solver.same_end(view, plan, solution) for solution in solutions)
            shares.append(hits / self.tries)
        return replace(puzzle, found=tuple(shares))
