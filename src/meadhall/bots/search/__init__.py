"""The bot `search`: Monte-Carlo tree search on what the seat knows; `kernels` tells how it works."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.bots.search.parameters import SearchParameters, parameters_for
from meadhall.bots.search.tree import Tree
from meadhall.core.game import Game

__all__ = ["Search", "SearchParameters", "Tree"]

_TIME_TO_EXPLAIN = 0.4  # seconds of a budget


@dataclass
class Search:
    """Monte-Carlo tree search.

    What it found stays of use: at the next question of the same game it goes on from the part of its tree that has
    come true since. So its answers depend on its earlier ones, but on nothing else than questions and budgets.
    """

    parameters: SearchParameters | Callable[[Game], SearchParameters] = parameters_for
    """These, or those that suit the game."""
    threads: int = 1
    """As many trees are searched at once, each with its share of the iterations, and what they found is added up."""
    remember: bool = True
    """Whether it goes on from its last tree."""
    explain: int = 0
    """For how many of its best actions it gives reasons; none where it has hardly time to think."""
    _trees: list[Tree] = field(default_factory=list, init=False, repr=False, compare=False)

    @property
    def size(self) -> int:
        """How many bytes of memory its trees take."""
        return sum(tree.bytes for tree in self._trees)

    def _parameters_for(self, game: Game) -> SearchParameters:
        return self.parameters if isinstance(self.parameters, SearchParameters) else self.parameters(game)

    def advise(self, question: Question, budget: Budget) -> Advice:
        """The action that the search tried most, and how the others did."""
        if len(question.legal) == 1:
            return Advice(question.legal[0])
        last = self._trees if self.remember else []
        self._trees = []
        for stream in range(self.threads):
            tree = last[stream] if last else None
            if tree is None or not tree.go_on(question):
                tree = Tree(replace(question, seed=question.seed + stream), self._parameters_for(question.view.game))
            self._trees.append(tree)
        if self.threads == 1:
            self._trees[0].think(budget)
        else:
            share = budget
            if budget.iterations is not None:
                share = replace(budget, iterations=-(-budget.iterations // self.threads))
            with ThreadPoolExecutor(self.threads) as pool:  # kernels run without the GIL
                list(pool.map(lambda tree: tree.think(share), self._trees))
        lines = _added_up([tree.lines() for tree in self._trees])
        if self.explain and (budget.seconds is None or budget.seconds >= _TIME_TO_EXPLAIN):
            lines = self._explained(question, lines)
        for tree in self._trees:
            tree.rest()
        return Advice(lines[0].action, tuple(lines))

    def _explained(self, question: Question, lines: list[ConsideredAction]) -> list[ConsideredAction]:
        from meadhall.bots.reasons import hint_reasons  # which needs the lines of a search

        best = [line.action for line in lines[: self.explain]]
        found = hint_reasons(question.view, self._trees[0].nodes, best, question.seed)
        return [replace(line, reason=found.get(line.action, "")) for line in lines]


def _added_up(found: list[list[ConsideredAction]]) -> list[ConsideredAction]:
    """The lines of several trees as one, the most tried first."""
    visits: dict[int, int] = {}
    results: dict[int, float] = {}
    for line in (line for lines in found for line in lines):
        visits[line.action] = visits.get(line.action, 0) + line.visits
        results[line.action] = results.get(line.action, 0.0) + line.visits * line.value
    lines = [ConsideredAction(action, results[action] / tried, tried) for action, tried in visits.items()]
    return sorted(lines, key=lambda line: (-line.visits, -line.value, line.action))
