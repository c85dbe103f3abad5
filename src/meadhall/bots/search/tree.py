"""The tree of a search: the arrays that the compiled search works on."""

import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from meadhall.bots.bot import Budget, ConsideredAction, Question
from meadhall.bots.judge.judge import new_network_scratch, no_network
from meadhall.bots.judge.network import SECOND_LAYER
from meadhall.bots.search.comparison import TRUST, begin_round, best_plan, open_tree, plan_turn, rank_plans, share_of
from meadhall.bots.search.kernels import (
    SearchScratch,
    TreeArrays,
    choose_candidates,
    look_at,
    playout,
    search,
    value_here,
)
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
from meadhall.bots.search.plans import (
    draw_chance,
    find_plans,
    follow_plan,
    judge_end,
    new_beam,
    new_plans,
    seed_at,
)
from meadhall.core.constants import UNSEEN
from meadhall.core.contract import Kernels
from meadhall.core.game import Game, View
from meadhall.core.kernel import bind
from meadhall.core.record import Array, to_bytes
from meadhall.core.rng import seed_rng

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
_HALVINGS = 5  # of the plans that are compared, in the time that a budget allows


class CompiledSearch(NamedTuple):
    """The templates of the search, compiled with the rules of one game."""

    search: Callable[..., None]
    choose_candidates: Callable[..., int]
    find_plans: Callable[..., int]
    plan_turn: Callable[..., int]


@cache
def compiled_search(name: str, kernels: Kernels) -> CompiledSearch:
    """The search with the rules of one game; the same for all editions of it."""
    rules = kernels.as_dict()
    rules["look"] = bind(look_at, name, rules)
    rules["value_here"] = rules["value_now"] = bind(value_here, name, rules)
    rules["play_on"] = bind(playout, name, rules)
    rules["follow"] = bind(follow_plan, name, rules)
    rules["draw_on"] = bind(draw_chance, name, rules)
    rules["judge_end_of"] = bind(judge_end, name, rules)
    rules["choose"] = bind(choose_candidates, name, rules)
    rules["find"] = bind(find_plans, name, rules)
    rules["search"] = bind(search, name, rules)
    return CompiledSearch(rules["search"], rules["choose"], rules["find"], bind(plan_turn, name, rules))


def new_scratch(game: Game, players: int, *searches: SearchParameters, deepest: int = MAX_DEPTH) -> SearchScratch:
    """Where these searches of a game may work."""
    actions, states = len(game.actions), game.state.batch(1)
    judges = [each.judge for each in searches]
    rows = PRIOR_ROWS if any(judges) else 1
    width = max(each.beam for each in searches)
    plans = max(each.plans for each in searches) if width else 0
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
        beam=new_beam(width, actions, states.dtype.itemsize),
        plans=new_plans(plans),
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
        self._compiled = compiled_search(game.name, game.kernels)
        self._scratch = new_scratch(game, view.players, parameters, deepest=deepest)
        self._seed = int(seed_at(question.seed, len(question.history)))
        seed_rng(self._scratch.rng, self._seed, STREAM)
        nodes = new_nodes(INITIAL_NODES, view.players)
        self._arrays = TreeArrays(
            nodes=nodes,
            layers=new_layers(0, parameters),
            size=np.array([add_root(nodes)], np.int64),
            spread=np.array(PRIOR_SPREAD),
            mast=np.full((view.players, actions, 2), PRIOR_MAST, np.float32),
        )
        self._view = bytes_of(view)
        self._considered = self._found = 0
        if parameters.beam:
            self._considered = self._compiled.find_plans(
                view.seat, view.box, self._kernel_parameters, self._network, self._view, self._seed, self._scratch
            )
            self._found = self._considered
            open_tree(self._arrays, self._scratch.plans, self._considered, view.seat)
        else:
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
        began, iterations, tried = time.perf_counter(), max(1, self._considered if self.parameters.beam else 1), 0
        while True:  # at least once: without a try there is nothing to say
            now = time.perf_counter()
            self._iterate(iterations)
            tried += iterations
            took, left = time.perf_counter() - now, began + budget.seconds - time.perf_counter()
            if left <= 0 or tried == budget.iterations:
                break
            iterations = max(1, int(iterations * min(_SLICE, left) / max(took, 1e-6)))
            if budget.iterations is not None:
                iterations = min(iterations, budget.iterations - tried)
            gone = (time.perf_counter() - began) / budget.seconds
            while self.parameters.beam and 2 < self._considered >= 2 * self._found * 2 ** (-gone * _HALVINGS):
                self._halve()

    def run(self, iterations: int) -> None:
        """Search on for so many iterations: plans in rounds, of which each has half of the plans of the last one."""
        while iterations > 0:
            now = int(share_of(iterations, self._considered)) if self.parameters.beam else iterations
            self._iterate(now)
            iterations -= now
            if self.parameters.beam and iterations > 0:
                self._halve()

    def _halve(self) -> None:
        """Leave out the worse half of the plans, and begin another round in other worlds."""
        plans, weight = self._scratch.plans, self.parameters.minimax_weight
        rank_plans(self.nodes, plans, self._considered, self.question.view.seat, weight)
        self._considered = max(min(2, self._considered), self._considered // 2)
        begin_round(plans)

    def _iterate(self, iterations: int) -> None:
        view = self.question.view
        while iterations > 0:
            now = int(batch_of(iterations, len(self.nodes)))
            self._grow(now)
            self._compiled.search(
                now, view.seat, view.box, self._kernel_parameters, self._network, self._view, self._considered,
                self._seed, self._arrays, self._scratch,
            )  # fmt: skip
            iterations -= now

    def lines(self) -> list[ConsideredAction]:
        """What was found about the plans, best first, or about the actions at the root, as the tree has them."""
        if self.parameters.beam:
            return self._plans()
        found, child = [], int(self.nodes[0]["first_child"])
        while child != NONE:
            visits = int(self.nodes[child]["visits"])
            value = float(self.nodes[child]["value_sums"][self.question.view.seat]) / max(1, visits)
            found.append(ConsideredAction(int(self.nodes[child]["action"]), value, visits))
            child = int(self.nodes[child]["next_sibling"])
        return found

    def _plans(self) -> list[ConsideredAction]:
        """The plans: those that were searched to the end, best first, then the others as they were left."""
        plans, seat = self._scratch.plans, self.question.view.seat
        best = int(best_plan(self.nodes, plans, self._considered, seat, self.parameters.minimax_weight))
        others = [plan for plan in plans.order[: self._found].tolist() if plan != best]
        lines = []
        for plan in (best, *others):
            node = self.nodes[plans.nodes[plan]]
            actions = tuple(plans.actions[plan, : plans.lengths[plan]].tolist())
            value = float(node["value_sums"][seat]) / int(node["visits"])
            lines.append(ConsideredAction(actions[0], value, int(node["visits"]) - TRUST, actions))
        return lines

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
        self._seed = int(seed_at(question.seed, len(question.history)))
        seed_rng(self._scratch.rng, self._seed, STREAM)
        self._look_for_endings()
        return True

    def _look_for_endings(self) -> None:
        """Take a win that is one action away, and leave out what loses at once."""
        view = self.question.view
        self._considered = self._compiled.choose_candidates(
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
