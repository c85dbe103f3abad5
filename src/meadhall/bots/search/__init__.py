"""The bot `search`: Monte-Carlo tree search on what the seat knows; `kernels` tells how it works."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.bots.search.parameters import SearchParameters, parameters_for
from meadhall.bots.search.tree import Tree
from meadhall.core.game import Game

__all__ = ["Search", "SearchParameters", "Tree"]

_NARROW = {"beam": 4, "branches": 4, "plans": 8, "draws": 1}  # how plans are looked for by a search that hurries


@dataclass
class Search:
    """Monte-Carlo tree search over plans.

    It plans a whole turn at once and follows its plan, with its value, as long as nothing new is known. A search that
    goes decision by decision keeps the part of its tree that has come true instead. Either way its answers depend on
    its earlier ones, but on nothing else than questions and budgets.
    """

    parameters: SearchParameters | Callable[[Game], SearchParameters] = parameters_for
    """These, or those that suit the game."""
    threads: int = 1
    """As many trees are searched at once, each with its share of the iterations, and what they found is added up."""
    remember: bool = True  # whether it goes on with its last plan or tree
    _trees: list[Tree] = field(default_factory=list, init=False, repr=False, compare=False)
    _plan: Advice | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def size(self) -> int:
        """How many bytes of memory its trees take."""
        return sum(tree.bytes for tree in self._trees)

    def _parameters_for(self, game: Game, hurried: bool) -> SearchParameters:
        suited = self.parameters if isinstance(self.parameters, SearchParameters) else self.parameters(game)
        if not hurried:
            return suited
        return replace(suited, **{name: min(most, getattr(suited, name)) for name, most in _NARROW.items()})

    def advise(self, question: Question, budget: Budget, *, hurried: bool = False) -> Advice:
        """The first action of the best plan, or the action that the search tried most, and how the others did.

        A hurried search looks for few plans: where nothing is compiled, many would take far longer than the budget.
        """
        if self.remember and self._trees and (advice := self._planned(question)):
            return advice
        if len(question.legal) == 1:
            return Advice(question.legal[0])
        last = self._trees if self.remember else []
        self._trees = []
        for stream in range(self.threads):
            tree = last[stream] if last else None
            if tree is None or tree.parameters.beam or not tree.go_on(question):
                parameters = self._parameters_for(question.view.game, hurried)
                tree = Tree(replace(question, seed=question.seed + stream), parameters)
            self._trees.append(tree)
        if self.threads == 1:
            self._trees[0].think(budget)
        else:
            share = budget
            if budget.iterations is not None:
                share = replace(budget, iterations=-(-budget.iterations // self.threads))
            with ThreadPoolExecutor(self.threads) as pool:  # kernels run without the GIL
                list(pool.map(lambda tree: tree.think(share), self._trees))
        lines = self._trees[0].lines()
        if self.threads > 1 or not self._trees[0].parameters.beam:
            lines = _added_up([tree.lines() for tree in self._trees])
        for tree in self._trees:
            tree.rest()
        self._plan = Advice(lines[0].action, tuple(lines))
        return self._plan

    def _planned(self, question: Question) -> Advice | None:
        """The next action of the plan, with what was thought of it, as long as the match has gone by the plan."""
        if self._plan is None:
            return None
        asked, plan = self._trees[0].question, self._plan.lines[0]
        since = len(asked.history)
        if question.view.box is not asked.view.box or question.view.seat != asked.view.seat:
            return None
        done = question.history[since:]
        taken = tuple(action for _, action in done)
        if question.history[:since] != asked.history or any(who != asked.view.seat for who, _ in done):
            return None
        if len(taken) >= len(plan.plan) or plan.plan[: len(taken)] != taken:
            return None
        action = plan.plan[len(taken)]
        if action not in question.legal:  # the plan was made in a world that this one is not
            return None
        following = [
            replace(line, action=line.plan[len(taken)], plan=line.plan[len(taken) :])
            for line in self._plan.lines
            if len(line.plan) > len(taken) and line.plan[: len(taken)] == taken
        ]
        return Advice(action, tuple(following))


def _added_up(found: list[list[ConsideredAction]]) -> list[ConsideredAction]:
    """The lines of several trees as one, the most tried first."""
    visits: dict[tuple[int, ...], int] = {}
    weights: dict[tuple[int, ...], int] = {}
    results: dict[tuple[int, ...], float] = {}
    for line in (line for lines in found for line in lines):
        way = line.plan or (line.action,)
        visits[way] = visits.get(way, 0) + line.visits
        weights[way] = weights.get(way, 0) + max(1, line.visits)
        results[way] = results.get(way, 0.0) + max(1, line.visits) * line.value
    planned = any(line.plan for lines in found for line in lines)
    lines = [
        ConsideredAction(way[0], results[way] / weights[way], tried, way if planned else ())
        for way, tried in visits.items()
    ]
    return sorted(lines, key=lambda line: (-line.visits, -line.value, line.action))
