"""Where a search works: the kernels compiled with one game's rules, and the arrays that they read and write."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from meadhall.bots.judge.judge import new_network_scratch, no_network
from meadhall.bots.judge.network import SECOND_LAYER
from meadhall.bots.search import kernels as searching
from meadhall.bots.search import plans as planning
from meadhall.bots.search.comparison import plan_turn
from meadhall.bots.search.kernels import SearchScratch, Task, TreeArrays
from meadhall.bots.search.nodes import INITIAL_NODES, NONE, PRIOR_ROWS, add_root, batch_of, capacity_for, new_nodes
from meadhall.bots.search.parameters import SearchParameters
from meadhall.bots.search.plans import new_beam, new_plans
from meadhall.core.contract import Kernels
from meadhall.core.game import Game, View
from meadhall.core.kernel import bind
from meadhall.core.record import Array, Box, to_bytes
from meadhall.core.rng import seed_rng

MAX_DEPTH = 200  # nodes on one path below the root
MAX_PLAYED = 2000  # moves of one iteration that MAST learns from
STREAM = 2**20  # streams of random numbers from here on are those of searches
PRIOR_SPREAD = (1, 0.5, 0.25)  # number, mean and summed square deviation of the results, before there are any
PRIOR_MAST = 0.1  # the sum of results of an action, and how often it was played, before it was


# By the names by which others call them: each may call those before it.
_TEMPLATES: dict[str, Callable[..., Any]] = {
    "look": searching.look_at, "value_now": searching.value_here, "play_on": searching.playout,
    "follow": planning.follow_plan, "draw_on": planning.draw_chance, "tidy_up": planning.tidy_end,
    "judge_end_of": planning.judge_end, "begin": planning.imagine_start, "can_follow": planning.follow_on,
    "rest_key": planning.key_of_rest,
    "sensible": planning.drop_pointless, "choose": searching.choose_candidates, "ends_known": planning.judge_ends,
    "extend": planning.go_on_from, "find": planning.find_plans, "shorten": planning.drop_needless,
    "begin_plan": searching.begin_with_plan, "choose_next": searching.try_next, "search": searching.search,
}  # fmt: skip


class CompiledSearch(NamedTuple):
    """The templates of the search, compiled with the rules of one game."""

    search: Callable[..., None]
    choose_candidates: Callable[..., int]
    find_plans: Callable[..., int]
    drop_needless: Callable[..., None]
    plan_turn: Callable[..., int]


@cache
def compiled_search(name: str, kernels: Kernels) -> CompiledSearch:
    """The search with the rules of one game; the same for all editions of it."""
    rules = kernels.as_dict()
    for called, template in _TEMPLATES.items():
        rules[called] = bind(template, name, rules)
    turn = bind(plan_turn, name, rules)
    return CompiledSearch(rules["search"], rules["choose"], rules["find"], rules["shorten"], turn)


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


class Workspace:
    """Room for searches of one box, one after the other. They may look through anybody's eyes."""

    def __init__(self, game: Game, box: Box, parameters: SearchParameters, *, deepest: int = MAX_DEPTH) -> None:
        players, judge = int(box.players), parameters.judge
        self.box, self.players, self.parameters = box, players, parameters
        self.compiled = compiled_search(game.name, game.kernels)
        self.kernel_parameters = parameters.for_kernels(game)
        self.network = judge.network(box) if judge else no_network()
        self.scratch = new_scratch(game, players, parameters, deepest=deepest)
        self.arrays = TreeArrays(
            nodes=new_nodes(INITIAL_NODES, players),
            layers=new_layers(0, parameters),
            size=np.zeros(1, np.int64),
            spread=np.zeros(3),
            mast=np.zeros((players, len(game.actions), 2), np.float32),
        )

    @property
    def size(self) -> int:
        """How many nodes the tree has."""
        return int(self.arrays.size[0])

    @property
    def bytes(self) -> int:
        """How much memory it takes, with the room that is not used yet."""
        return sum(array.nbytes for array in (*self.arrays, *self.scratch) if isinstance(array, np.ndarray))

    def begin(self, seed: int, stream: int = 0) -> None:
        """Begin a new tree."""
        self.arrays.size[0] = add_root(self.arrays.nodes)
        self.arrays.spread[:] = PRIOR_SPREAD
        self.arrays.mast[:] = PRIOR_MAST
        self.draw_from(seed, stream)

    def draw_from(self, seed: int, stream: int = 0) -> None:
        """Take the random numbers of the next iterations from here."""
        seed_rng(self.scratch.rng, seed & (2**63 - 1), STREAM + stream)

    def task(self, seat: int, view: Array, seed: int) -> Task:
        """A search for this seat, or a SPECTATOR, from its view."""
        return Task(seat, self.box, self.kernel_parameters, self.network, view, seed)

    def find_plans(self, seat: int, view: Array, seed: int) -> int:
        """Write the best plans of a seat, which is to decide, to the scratch; returns how many."""
        self._planned = self.task(seat, view, seed)
        return self.compiled.find_plans(self._planned, self.scratch)

    def plan(self, number: int) -> tuple[int, ...]:
        """The actions of one of the plans that were found, without those that are needless."""
        plans = self.scratch.plans
        self.compiled.drop_needless(self._planned, number, self.scratch)
        return tuple(plans.actions[number, : plans.lengths[number]].tolist())

    def iterate(self, seat: int, view: Array, considered: int, iterations: int, seed: int) -> None:
        """Search so many times from a view, on the first so many plans or candidates."""
        while iterations > 0:
            now = int(batch_of(iterations, len(self.arrays.nodes)))
            self._grow(now)
            self.compiled.search(now, considered, self.task(seat, view, seed), self.arrays, self.scratch)
            iterations -= now

    def _grow(self, iterations: int) -> None:
        """Make room for what so many iterations may add."""
        nodes, layers = self.arrays.nodes, self.arrays.layers
        capacity = int(capacity_for(iterations, self.size, len(nodes)))
        if capacity > len(nodes):
            nodes = new_nodes(capacity, self.players)
            nodes[: self.size] = self.arrays.nodes[: self.size]
        if capacity > len(layers):
            layers = new_layers(capacity, self.parameters)
            layers[: len(self.arrays.layers)] = self.arrays.layers
        self.arrays = self.arrays._replace(nodes=nodes, layers=layers)

    def rest(self) -> None:
        """Let go of what only a search that runs needs, so that a tree that waits for the next question is small."""
        self.arrays.nodes["judged"][: self.size] = 0
        self.arrays = self.arrays._replace(layers=new_layers(0, self.parameters))
        fresh = np.zeros(self.scratch.prior_cache.shape, np.float32)  # costs nothing until it is written to
        self.scratch = self.scratch._replace(prior_cache=fresh)
