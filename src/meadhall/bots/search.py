"""The bot `search`: Monte-Carlo tree search on what the seat knows; see `tree` for how it works."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from meadhall.bots.bot import Advice, Budget, Line, Question
from meadhall.bots.tree import NONE, search
from meadhall.core.game import Game, Kernels
from meadhall.core.kernel import bind
from meadhall.core.record import Record, int32, to_bytes
from meadhall.core.rng import new_rng

_DEEPEST = 200  # nodes on one path
_MOST_STEPS = 100_000  # a random game of more steps counts as even
_SLICE = 0.02  # seconds of search between looks at the clock


class Node(Record):
    """A node of the tree: what was done to get here from its parent, and how often."""

    action = int32("the action or outcome that leads here")
    first = int32("its first child, or NONE")
    sibling = int32("the next child of its parent, or NONE")
    visits = int32("iterations that came through here")
    offered = int32("iterations in which the action was legal at its parent")


def _compiled(game: Game) -> Callable[..., None]:
    """The search with the rules of one game; the same for all editions of it."""
    return _compiled_for(game.name, game.kernels)


@cache
def _compiled_for(name: str, kernels: Kernels) -> Callable[..., None]:
    return bind(search, name, kernels.as_dict())


class Tree:
    """The tree of one search."""

    def __init__(self, question: Question, capacity: int, deepest: int = _DEEPEST) -> None:
        view = question.view
        game, actions = view.game, len(view.game.actions)
        self.view = view
        self._search = _compiled(game)
        self._rng = new_rng(question.seed, 2**20 + len(question.history))
        self._root = np.frombuffer(to_bytes(view.state), np.uint8)
        self._states = game.state.batch(1)
        self._raw = self._states.view(np.uint8).reshape(1, -1)
        self.nodes = Node.batch(capacity)
        self.nodes[0]["first"] = self.nodes[0]["sibling"] = NONE
        self.totals = np.zeros((capacity, view.players))
        self.size = np.ones(1, np.int64)
        self._slots = np.full(actions, NONE, np.int32)
        self._path = np.zeros(deepest + 1, np.int32)
        self._out, self._weights = np.zeros(actions, np.int32), np.zeros(actions, np.int64)
        self._result, self._scores = np.zeros(view.players), np.zeros(view.players)

    def run(self, iterations: int, exploration: float, margin: float) -> None:
        """Search on for this many iterations."""
        self._search(
            iterations, self.view.seat, self.view.box, self._root, self._states, self._raw, self._rng,
            self.nodes, self.totals, self.size, self._slots, self._path,
            self._out, self._weights, self._result, self._scores, exploration, margin, _MOST_STEPS,
        )  # fmt: skip

    def run_for(self, seconds: float, exploration: float, margin: float) -> None:
        """Search on for about so long."""
        began, iterations = time.perf_counter(), 16
        while (now := time.perf_counter()) - began < seconds:
            self.run(iterations, exploration, margin)
            took, left = time.perf_counter() - now, began + seconds - time.perf_counter()
            iterations = max(1, int(iterations * min(_SLICE, max(left, 0)) / max(took, 1e-6)))

    def lines(self) -> list[Line]:
        """What was found about the actions at the root, most tried first."""
        found, child = [], int(self.nodes[0]["first"])
        while child != NONE:
            node = self.nodes[child]
            visits = int(node["visits"])
            found.append(Line(int(node["action"]), float(self.totals[child, self.view.seat]) / visits, visits))
            child = int(node["sibling"])
        return sorted(found, key=lambda line: (-line.visits, line.action))


@dataclass(frozen=True)
class Search:
    """Monte-Carlo tree search."""

    exploration: float = 0.7
    """How curious it is: larger tries more what has done badly so far."""
    margin: float = 0.1
    """How much of the worth of a game is by how much it was won, and not only whether."""
    capacity: int = 300_000
    """Most nodes of the tree."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        """The action that the search tried most, and how the others did."""
        if len(question.legal) == 1:
            return Advice(question.legal[0])
        if budget.iterations is not None:
            tree = Tree(question, min(self.capacity, 16 * budget.iterations + 1000))
            tree.run(budget.iterations, self.exploration, self.margin)
        else:
            assert budget.seconds is not None
            tree = Tree(question, self.capacity)
            tree.run_for(budget.seconds, self.exploration, self.margin)
        lines = tree.lines()
        return Advice(lines[0].action, tuple(lines))
