"""The bots that do not search: `random`, and `greedy`, which looks one decision ahead."""

from dataclasses import dataclass, replace

from meadhall.bots.bot import Advice, Budget, Question
from meadhall.bots.search import SearchParameters, Tree
from meadhall.core.rng import below, new_rng


class Random:
    """Any legal action, all alike."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        """A legal action, drawn from the question's seed."""
        rng = new_rng(question.seed, len(question.history))
        return Advice(question.legal[int(below(rng, len(question.legal)))])


@dataclass(frozen=True)
class Greedy:
    """Tries each legal action with some random games to the end, and takes the one that did best."""

    playouts: int = 25  # random games for each legal action, whatever the iterations of the budget are

    def advise(self, question: Question, budget: Budget) -> Advice:
        """The action whose random games went best."""
        if len(question.legal) == 1:
            return Advice(question.legal[0])
        tree = Tree(question, SearchParameters(exploration=1e6, tournament_size=1), deepest=1)
        tree.think(
            replace(budget, iterations=self.playouts * len(question.legal))
        )  # so curious that all get their turn
        lines = sorted(tree.lines(), key=lambda line: (-line.value, line.action))
        return Advice(lines[0].action, tuple(lines))
