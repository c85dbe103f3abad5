"""Judging plans of a position: which is best, by how much, and whether it is so in every world.

The miner asks it deeply, the test that guards the puzzles more deeply, and the hall when somebody tries another plan.
All values are chances to win of the seat that decides.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from meadhall.analysis.depth import Depth
from meadhall.analysis.study import Study
from meadhall.bots.search.evaluator import Plan
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.game import View
from meadhall.core.match import Match
from meadhall.core.rng import new_rng

CONSIDERED = 12  # plans that are compared at first, by what the judge thinks of their ends
AS_GOOD = 0.03
"""A plan that loses no more than this of the chance to win counts as a solution too."""


_FINALISTS = 4  # plans that are compared at the end
_APART = 7919  # between the seeds of worlds


class RankedPlan(NamedTuple):
    """A plan, and what it is worth to its seat."""

    plan: Plan
    chance: float


@dataclass(frozen=True)
class Solver:
    """Judges plans of positions of one match."""

    match: Match
    seed: int = 0

    @cached_property
    def study(self) -> Study:
        """The tools of analyses: wider plans than bots make, and values that are chances."""
        return Study(self.match, Depth("puzzle", turn=100, checks=4, chance=1, least=1, most=1), self.seed, words=False)

    def plans(self, view: View[Any, Any], most: int = CONSIDERED) -> list[Plan]:
        """The plans of the viewer that look best, without those that end alike."""
        found = self.study.evaluator.plans(view, self.seed)
        return self.study.evaluator.distinct(view, found, self.seed)[:most]

    def ranked(self, view: View[Any, Any], plans: Sequence[Plan], iterations: int, worlds: int) -> list[RankedPlan]:
        """Plans compared by so many iterations each, best first; each number `worlds` has worlds of its own."""
        found = self.study.tree.compare(view, plans, iterations, seed=self.seed, worlds=worlds)
        chances = [self.study.chances(each.values, view.seat)[view.seat] for each in found]
        return sorted(map(RankedPlan, plans, chances), key=lambda each: -each.chance)

    def best(self, view: View[Any, Any], iterations: int, worlds: int, more: Sequence[Plan] = ()) -> list[RankedPlan]:
        """The best plans that can be found, with `more`: in rounds, of which the last has so many iterations a plan."""
        plans = self.study.evaluator.distinct(view, [*more, *self.plans(view, 2 * CONSIDERED)], self.seed)
        each = max(8, iterations // 8)
        while len(plans) > _FINALISTS + len(more):
            ranked = self.ranked(view, plans, each, worlds)
            left = [one.plan for one in ranked[: max(_FINALISTS, len(plans) // 2)]]
            plans = left + [plan for plan in more if plan in plans and plan not in left]
            each, worlds = min(iterations, 2 * each), worlds + 1
        return self.ranked(view, plans, iterations, worlds)

    def same_end(self, view: View[Any, Any], plan: Plan, other: Plan) -> bool:
        """Whether two plans lead to the same position, once chance has tidied up."""
        return len(self.study.evaluator.distinct(view, [plan, other], self.seed)) == 1

    def share_of_worlds(self, view: View[Any, Any], plan: Plan, rival: Plan, iterations: int, worlds: int) -> float:
        """In which share of worlds a plan does better than a rival: a world is a secret that may be, and a next throw.

        A plan that is best only because of one thing that nobody can know is no puzzle's solution.
        """
        won = 0
        for world in range(worlds):
            one, other = (self._value(view, each, iterations, world) for each in (plan, rival))
            won += one is not None and (other is None or one >= other)
        return won / worlds

    def _value(self, view: View[Any, Any], plan: Plan, iterations: int, world: int) -> float | None:
        game, box = self.match.game, self.match.box
        state, rng = self.study.evaluator.end_of(view, plan, _APART * (world + 1)), new_rng(self.seed, world)
        if state is None:
            return None
        out, weights = np.zeros(len(game.actions), np.int32), np.zeros(len(game.actions), np.int64)
        while game.kernels.to_move(state, box) == CHANCE:
            game.kernels.step(state, box, game.kernels.chance(state, box, rng, out, weights))
        if game.kernels.to_move(state, box) == OVER:
            return self.study.result(state)[view.seat]
        after = game.hidden(state, box, view.seat, view.names)
        found = self.study.evaluator.search(after, iterations, seed=self.seed, stream=world + 1)
        return self.study.chances(found.whole.values)[view.seat]
