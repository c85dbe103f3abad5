"""The tree of a search: the arrays that the compiled search works on."""

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from meadhall.bots.bot import Budget, ConsideredAction, Question
from meadhall.bots.judge.judge import Judge, new_network_scratch, no_network
from meadhall.bots.judge.network import SECOND_LAYER
from meadhall.bots.search.kernels import SearchScratch, TreeArrays, choose_candidates, look_at, playout, search
from meadhall.bots.search.nodes import (
    INITIAL_NODES,
    NONE,
    PRIOR_ROWS,
    add_root,
    batch_of,
    capacity_for,
    child_by_action,
    keep_candidates,
    new_nodes,
    reroot,
)
from meadhall.bots.search.parameters import SearchParameters
from meadhall.core.constants import UNSEEN
from meadhall.core.contract import Kernels
from meadhall.core.game import Game, View
from meadhall.core.kernel import bind
from meadhall.core.record import Array, to_bytes
from meadhall.core.rng import new_rng, seed_rng

MAX_DEPTH = 200
"""Nodes on one path below the root."""
MAX_PLAYED = 2000
"""Moves of one iteration that MAST learns from."""
STREAM = 2**20
"""Streams of random numbers from here on are those of searches."""
PRIOR_SPREAD = (1, 0.5, 0.25)
"""Number, mean and summed square deviation of the results, before there are any."""
PRIOR_MAST = 0.1
"""The sum of results of an action, and how often it was played, before it was."""
_SLICE = 0.02  # seconds of search between looks at the clock

CompiledSearch = tuple[Callable[..., None], Callable[..., int]]


@cache
def compiled_search(name: str, kernels: Kernels) -> CompiledSearch:
    """`search` and `choose_candidates` with the rules of one game; the same for all editions of it."""
    rules = kernels.as_dict()
    rules["look"] = bind(look_at, name, rules)
    return (
        bind(search, name, rules | {"play_on": bind(playout, name, rules)}),
        bind(choose_candidates, name, rules),
    )


def new_scratch(game: Game, players: int, *judges: Judge | None, deepest: int = MAX_DEPTH) -> SearchScratch:
    """Where the searches of a game may work."""
    actions, states = len(game.actions), game.state.batch(1)
    rows = PRIOR_ROWS if any(judges) else 1
    return SearchScratch(
        states=states,
        raw=states.view(np.uint8).reshape(1, -1),
        rng=np.zeros(4, np.uint32),
        children=np.full(actions, NONE, np.int32),
        path=np.zeros(deepest + 1, np.int32),
        movers=np.zeros(deepest + 1, np.int32),
        played=np.zeros((MAX_PLAYED, 2), np.int32),
        out=np.zeros(actions, np.int32),
        weights=np.zeros(actions, np.int64),
        result=np.zeros(players),
        points=np.zeros(players),
        candidates=np.zeros(actions, np.int32),
        priors=np.zeros(actions, np.float64),
        prior_owners=np.full(rows, NONE, np.int64),
        prior_cache=np.zeros((rows, actions), np.float32),
        prejudices=np.zeros(actions, np.float32),
        network=new_network_scratch(judges),
    )


def new_layers(nodes: int, *all_parameters: SearchParameters) -> Array:
    """Room for the second layers of a judge, if it is asked what is worth trying."""
    needed = any(parameters.prior_weight > 0 for parameters in all_parameters)
    return np.zeros((nodes if needed else 0, SECOND_LAYER), np.float32)


def bytes_of(view: View[Any, Any]) -> Array:
    """The state of a view as bytes that may be written to: what may not be is another type to the compiler."""
    return np.frombuffer(bytearray(to_bytes(view.state)), np.uint8)


class Tree:
    """What a search has found out about a question."""

    def __init__(self, question: Question, parameters: SearchParameters, *, deepest: int = MAX_DEPTH) -> None:
        view = question.view
        game, actions = view.game, len(view.game.actions)
        self.question, self.parameters = question, parameters
        self._kernel_parameters = parameters.for_kernels(game)
        judge = parameters.judge
        self._network = judge.network(view.box) if judge else no_network()
        self._search, self._choose_candidates = compiled_search(game.name, game.kernels)
        self._scratch = new_scratch(game, view.players, judge, deepest=deepest)
        self._scratch.rng[:] = new_rng(question.seed, STREAM + len(question.history))
        nodes = new_nodes(INITIAL_NODES, view.players)
        self._arrays = TreeArrays(
            nodes=nodes,
            layers=new_layers(0, parameters),
            size=np.array([add_root(nodes)], np.int64),
            spread=np.array(PRIOR_SPREAD),
            mast=np.full((view.players, actions, 2), PRIOR_MAST, np.float32),
        )
        self._view = bytes_of(view)
        self._considered = 0
        self._look_for_endings()

    @property
    def nodes(self) -> Array:
        """The records of its nodes."""
        return self._arrays.nodes

    @property
    def size(self) -> int:
        """How many of them are used."""
        return int(self._arrays.size[0])

    @property
    def bytes(self) -> int:
        """How much memory it takes, with the room that is not used yet."""
        return sum(array.nbytes for array in (*self._arrays, *self._scratch) if isinstance(array, np.ndarray))

    def think(self, budget: Budget) -> None:
        """Search on for so many iterations, or for about so long."""
        if budget.seconds is None:
            self.run(budget.iterations or 0)
            return
        began, iterations, tried = time.perf_counter(), 1, 0
        while True:  # at least once: who has tried nothing has nothing to say
            now = time.perf_counter()
            self.run(iterations)
            tried += iterations
            took, left = time.perf_counter() - now, began + budget.seconds - time.perf_counter()
            if left <= 0 or tried == budget.iterations:
                return
            iterations = max(1, int(iterations * min(_SLICE, left) / max(took, 1e-6)))
            if budget.iterations is not None:
                iterations = min(iterations, budget.iterations - tried)

    def run(self, iterations: int) -> None:
        """Search on for so many iterations."""
        view = self.question.view
        while iterations > 0:
            now = int(batch_of(iterations, len(self.nodes)))
            self._grow(now)
            self._search(
                now, view.seat, view.box, self._kernel_parameters, self._network, self._view, self._considered,
                self._arrays, self._scratch,
            )  # fmt: skip
            iterations -= now

    def lines(self) -> list[ConsideredAction]:
        """What was found about the actions at the root, as the tree has them."""
        found, child = [], int(self.nodes[0]["first_child"])
        while child != NONE:
            visits = int(self.nodes[child]["visits"])
            value = float(self.nodes[child]["value_sums"][self.question.view.seat]) / max(1, visits)
            found.append(ConsideredAction(int(self.nodes[child]["action"]), value, visits))
            child = int(self.nodes[child]["next_sibling"])
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
            node = int(child_by_action(self.nodes, node, action)) if action != UNSEEN else NONE
            if node == NONE:
                return False
        self._reroot(node)
        self.question = question
        self._view = bytes_of(view)
        seed_rng(self._scratch.rng, question.seed, STREAM + len(question.history))
        self._look_for_endings()
        return True

    def _look_for_endings(self) -> None:
        """Take a win that is one action away, and leave out what loses at once."""
        view = self.question.view
        self._considered = self._choose_candidates(
            view.seat, view.box, self._kernel_parameters, self._view, self._scratch
        )
        keep_candidates(self.nodes, self._scratch.candidates, self._considered)

    def _reroot(self, root: int) -> None:
        """Keep the subtree of a node, and let the rest go."""
        size = self.size
        kept, place = np.empty(size, np.int32), np.empty(size, np.int32)
        self._arrays.size[0] = reroot(self.nodes, np.empty(size, self.nodes.dtype), root, kept, place)

    def rest(self) -> None:
        """Let go of what only a search that runs needs, so that trees that wait for the next question are small."""
        self.nodes["judged"][: self.size] = 0
        self._arrays = self._arrays._replace(layers=new_layers(0, self.parameters))
        fresh = np.zeros(self._scratch.prior_cache.shape, np.float32)  # costs nothing until it is written to
        self._scratch = self._scratch._replace(prior_cache=fresh)

    def _grow(self, iterations: int) -> None:
        """Make room for what so many iterations may add."""
        capacity = int(capacity_for(iterations, self.size, len(self.nodes)))
        if capacity > len(self.nodes):
            nodes = np.zeros(capacity, self.nodes.dtype)
            nodes[: len(self.nodes)] = self.nodes
            self._arrays = self._arrays._replace(nodes=nodes)
        if capacity > len(self._arrays.layers):
            layers = new_layers(capacity, self.parameters)
            layers[: len(self._arrays.layers)] = self._arrays.layers
            self._arrays = self._arrays._replace(layers=layers)
