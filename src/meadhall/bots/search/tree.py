"""The tree of a search: the arrays that the compiled search works on."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from meadhall.bots.bot import Budget, Line, Question
from meadhall.bots.search.kernels import (
    FIRST,
    NONE,
    SEATS,
    Means,
    Node,
    child_of,
    choose_candidates,
    cut,
    ends_game,
    keep_candidates,
    plant,
    play_on,
    portion,
    room_for,
    search,
)
from meadhall.core.constants import UNSEEN
from meadhall.core.game import TO_THE_END, Game, Kernels
from meadhall.core.kernel import bind
from meadhall.core.record import Record, to_bytes
from meadhall.core.rng import new_rng, seed_rng

DEEPEST = 200
"""Nodes on one path."""
NOTED = 2000
"""Moves of one iteration that are noted for the habits."""
STREAM = 2**20
"""Streams of random numbers from here on are those of searches."""
_SLICE = 0.02  # seconds of search between looks at the clock


@dataclass(frozen=True)
class Manner:
    """How a search goes about it. `docs/strength.md` tells what was tried, and what these numbers won."""

    exploration: float = 1.4
    """How curious it is: larger tries more what has done badly so far."""
    margin: float = 0.0
    """How much of the worth of a finished game is by how much it was won, and not only whether."""
    boldness: float = 0.0
    """How much it goes by the best line that it sees, and not by the mean of all that it has tried."""
    rivals: int = 2
    """Of how many random actions a playout plays the one that has done best elsewhere."""
    horizon: int | None = None
    """After how many decisions a playout is broken off for an estimate; None for what suits the game."""

    def for_game(self, game: Game) -> Record:
        """The numbers that the compiled search goes by."""
        means = Means.new()
        means.exploration, means.margin, means.boldness = self.exploration, self.margin, self.boldness
        means.rivals, means.horizon = self.rivals, game.horizon if self.horizon is None else self.horizon
        return means


PLAYED_OUT = Manner(margin=0.1)
"""For games that are played out: a result is mostly luck, only the mean tells anything, and the lead tells some more."""
BROKEN_OFF = Manner()
"""For games in which a playout goes on for a while, and is then broken off for an estimate."""
ESTIMATED = Manner(exploration=0.56, boldness=0.5)
"""For games whose estimate is asked at once: it is no luck, and what the best line promises can be relied on."""


def manner_for(game: Game) -> Manner:
    """The manner that suits a game best."""
    return {0: ESTIMATED, TO_THE_END: PLAYED_OUT}.get(game.horizon, BROKEN_OFF)


Compiled = tuple[Callable[..., None], Callable[..., int]]


def _compiled(game: Game) -> Compiled:
    """The search with the rules of one game, and the choice of its candidates; the same for all editions of it."""
    return compiled_for(game.name, game.kernels)


@cache
def compiled_for(name: str, kernels: Kernels) -> Compiled:
    """`search` and `choose_candidates` with these rules."""
    rules = kernels.as_dict()
    return (
        bind(search, name, rules | {"playout": bind(play_on, name, rules)}),
        bind(choose_candidates, name, rules | {"ends": bind(ends_game, name, rules)}),
    )


class Tree:
    """What a search has found out about a question."""

    def __init__(self, question: Question, manner: Manner, *, deepest: int = DEEPEST) -> None:
        view = question.view
        game, actions = view.game, len(view.game.actions)
        assert view.players <= SEATS
        self.question, self.manner = question, manner
        self._means = manner.for_game(game)
        self._search, self._choose_candidates = _compiled(game)
        self._rng = new_rng(question.seed, STREAM + len(question.history))
        self._root = np.frombuffer(to_bytes(view.state), np.uint8)
        self._states = game.state.batch(1)
        self._raw = self._states.view(np.uint8).reshape(1, -1)
        self.nodes = Node.batch(FIRST)
        self.size = np.array([plant(self.nodes)], np.int64)
        self._spread = np.array([1, 0.5, 0.25])  # number, mean and summed square deviation of the results
        self._slots = np.full(actions, NONE, np.int32)
        self._path, self._movers = np.zeros(deepest + 1, np.int32), np.zeros(deepest + 1, np.int32)
        self._habits = np.full((view.players, actions, 2), 0.1, np.float32)  # sum of results, and times played
        self._moves = np.zeros((NOTED, 2), np.int32)
        self._out, self._weights = np.zeros(actions, np.int32), np.zeros(actions, np.int64)
        self._result, self._scores = np.zeros(view.players), np.zeros(view.players)
        self._candidates, self._considered = np.zeros(actions, np.int32), 0
        self._look_for_ends()

    def think(self, budget: Budget) -> None:
        """Search on for so many iterations, or for about so long."""
        if budget.iterations is not None:
            self.run(budget.iterations)
            return
        assert budget.seconds is not None
        began, iterations = time.perf_counter(), 16
        while (now := time.perf_counter()) - began < budget.seconds:
            self.run(iterations)
            took, left = time.perf_counter() - now, began + budget.seconds - time.perf_counter()
            iterations = max(1, int(iterations * min(_SLICE, max(left, 0)) / max(took, 1e-6)))

    def run(self, iterations: int) -> None:
        """Search on for this many iterations."""
        view = self.question.view
        while iterations > 0:
            now = int(portion(iterations, len(self.nodes)))
            self._grow(now)
            self._search(
                now, view.seat, view.box, self._means, self._root, self._states, self._raw, self._rng,
                self.nodes, self.size, self._spread, self._slots, self._path, self._movers, self._habits, self._moves,
                self._candidates, self._considered, self._out, self._weights, self._result,
                self._scores,
            )  # fmt: skip
            iterations -= now

    def lines(self) -> list[Line]:
        """What was found about the actions at the root, as the tree has them."""
        found, child = [], int(self.nodes[0]["first"])
        while child != NONE:
            visits = int(self.nodes[child]["visits"])
            value = float(self.nodes[child]["results"][self.question.view.seat]) / visits
            found.append(Line(int(self.nodes[child]["action"]), value, visits))
            child = int(self.nodes[child]["sibling"])
        return found

    def go_on(self, question: Question) -> bool:
        """Make the node that has come true the root; False if the tree knows nothing of what has happened since."""
        asked, view = self.question, question.view
        since = len(asked.history)
        if view.box is not asked.view.box or view.seat != asked.view.seat:
            return False
        if question.history[:since] != asked.history or len(question.history) == since:
            return False
        node = 0
        for _, action in question.history[since:]:
            node = int(child_of(self.nodes, node, action)) if action != UNSEEN else NONE
            if node == NONE:
                return False
        self._cut(node)
        self.question = question
        self._root = np.frombuffer(to_bytes(view.state), np.uint8)
        seed_rng(self._rng, question.seed, STREAM + len(question.history))
        self._look_for_ends()
        return True

    def _look_for_ends(self) -> None:
        """Take a win that is one action away, and leave out what loses at once."""
        view = self.question.view
        self._considered = self._choose_candidates(
            view.seat, view.box, self._root, self._states, self._raw, self._rng, self._out, self._weights,
            self._result, self._candidates,
        )  # fmt: skip
        keep_candidates(self.nodes, self._candidates, self._considered)

    def _cut(self, root: int) -> None:
        """Keep what hangs from a node, and let the rest go."""
        size = int(self.size[0])
        kept, place = np.empty(size, np.int32), np.empty(size, np.int32)
        self.size[0] = cut(self.nodes, Node.batch(size), root, kept, place)

    def _grow(self, iterations: int) -> None:
        """Make room for what so many iterations may add."""
        room = int(room_for(iterations, int(self.size[0]), len(self.nodes)))
        if room > len(self.nodes):
            nodes = Node.batch(room)
            nodes[: len(self.nodes)] = self.nodes
            self.nodes = nodes
