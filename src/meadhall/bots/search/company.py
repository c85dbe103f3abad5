"""Bots that decide inside compiled games: the plan or the tree of each, and its next action.

`decide` gives the answer that `Search` would give to the same questions with the same seed: a test compares them. It is
a template, which is compiled with one game's rules as its globals.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from meadhall.bots.judge.judge import no_network
from meadhall.bots.judge.network import SECOND_LAYER
from meadhall.bots.levels import Thinking
from meadhall.bots.search.kernels import KernelParameters, SearchScratch, Task, TreeArrays
from meadhall.bots.search.nodes import (
    INITIAL_NODES,
    MAX_NODES,
    NONE,
    add_root,
    batch_of,
    capacity_for,
    keep_candidates,
    new_nodes,
    reroot,
)
from meadhall.bots.search.plans import LONGEST
from meadhall.bots.search.workspace import (
    PRIOR_MAST,
    PRIOR_SPREAD,
    STREAM,
    compiled_search,
    new_layers,
    new_scratch,
)
from meadhall.core.common import copy_numbers
from meadhall.core.constants import MOST_SEATS
from meadhall.core.contract import Kernels
from meadhall.core.game import Game
from meadhall.core.kernel import bind, kernel
from meadhall.core.record import Array, Box
from meadhall.core.rng import below, seed_rng

_FEW_JUDGES = 2  # more are rare, and with room for eight the compiler takes twice as long

hide = search = choose_candidates = plan_turn = cast(Any, None)  # filled in by `bind`


class SeatTrees(NamedTuple):
    """The tools with which each seat thinks; the first index is the seat."""

    nodes: Array
    layers: Array
    sizes: Array
    spreads: Array
    mast: Array
    roots: Array  # the node that has come true, or NONE, of a seat that decides action by action
    capacities: Array  # how many nodes each would have room for if it were a `Tree`
    spare: Array  # room for one tree while its root is moved, and two lists of as many numbers
    kept: Array
    place: Array
    plans: Array  # the plans that each seat has compared; the one that it follows is the first
    lengths: Array
    visits: Array  # how often the search tried each of these plans
    values: Array  # what the plan that is followed is worth to each seat
    taken: Array  # how many actions of its plan each seat has taken; NONE if it follows no plan


class Company(NamedTuple):
    """The bots as compiled code reads them, and where they think."""

    iterations: Array  # of each bot; 0 for one that plays at random
    parameters: Array
    judges: Array  # the number of the judge of each bot
    networks: Any  # of each judge
    trees: SeatTrees
    views: Array  # one record: what the seat to move knows
    view_raw: Array  # the same as bytes
    scratch: SearchScratch


def new_company(game: Game, box: Box, bots: Sequence[Thinking], places: int | None = None) -> Company:
    """These bots, and room for so many of them to think; for each of them if no number is given."""
    players, actions = int(box.players), len(game.actions)
    places = len(bots) if places is None else places
    parameters = KernelParameters.batch(len(bots))
    for number, bot in enumerate(bots):
        parameters[number] = bot.parameters.for_kernels(game)
    judges = list(dict.fromkeys(bot.parameters.judge for bot in bots))
    networks = [judge.network(box) if judge else no_network() for judge in judges]
    room = _FEW_JUDGES if len(networks) <= _FEW_JUDGES else MOST_SEATS
    capacity = 2 * MAX_NODES  # as large as a `Tree` can grow; memory that is never touched costs nothing
    scratch = new_scratch(game, players, *(bot.parameters for bot in bots))
    plans, views = len(scratch.plans.lengths), game.state.batch(1)
    trees = SeatTrees(
        nodes=new_nodes(places * capacity, players).reshape(places, capacity),
        layers=new_layers(places * capacity, *(bot.parameters for bot in bots)).reshape(places, -1, SECOND_LAYER),
        sizes=np.ones((places, 1), np.int64),
        spreads=np.zeros((places, 3)),
        mast=np.zeros((places, players, actions, 2), np.float32),
        roots=np.full(places, NONE, np.int64),
        capacities=np.zeros(places, np.int64),
        spare=new_nodes(capacity, players),
        kept=np.empty(capacity, np.int32),
        place=np.empty(capacity, np.int32),
        plans=np.zeros((places, plans, LONGEST), np.int32),
        lengths=np.zeros((places, plans), np.int32),
        visits=np.zeros((places, plans), np.int32),
        values=np.zeros((places, MOST_SEATS)),
        taken=np.full(places, NONE, np.int64),
    )
    return Company(
        iterations=np.array([bot.iterations for bot in bots], np.int64),
        parameters=parameters,
        judges=np.array([judges.index(bot.parameters.judge) for bot in bots], np.int64),
        networks=(*networks, *networks[:1] * (room - len(networks))),  # nearly always as many: one compilation
        trees=trees,
        views=views,
        view_raw=views.view(np.uint8),
        scratch=scratch,
    )


@kernel
def forget(trees: SeatTrees, place: int) -> None:
    """Let a seat begin anew at its next decision."""
    trees.roots[place] = NONE
    trees.taken[place] = NONE


@kernel
def most_visited(nodes: Array, seat: int) -> int:
    """The action at the root that was tried most; of equals the better one, and then the first."""
    chosen = NONE
    most = 0
    best = 0.0
    child = int(nodes[0].first_child)
    while child != NONE:
        visits = int(nodes[child].visits)
        value = visits * (float(nodes[child].value_sums[seat]) / visits) / visits  # rounded as `Search` rounds it
        action = int(nodes[child].action)
        equal = visits == most and value == best
        if visits > most or (visits == most and value > best) or (equal and action < chosen):
            chosen = action
            most = visits
            best = value
        child = int(nodes[child].next_sibling)
    return chosen


@kernel
def begin_tree(trees: SeatTrees, place: int) -> None:
    """Begin a new tree."""
    trees.sizes[place, 0] = add_root(trees.nodes[place])
    trees.capacities[place] = INITIAL_NODES
    trees.spreads[place, 0] = PRIOR_SPREAD[0]
    trees.spreads[place, 1] = PRIOR_SPREAD[1]
    trees.spreads[place, 2] = PRIOR_SPREAD[2]
    trees.mast[place, :, :, :] = PRIOR_MAST


@kernel
def tree_at(trees: SeatTrees, place: int, capacity: int) -> TreeArrays:
    """The tree of a seat, with room for so many nodes."""
    return TreeArrays(
        trees.nodes[place][:capacity], trees.layers[place], trees.sizes[place], trees.spreads[place], trees.mast[place]
    )


@kernel
def keep_plans(trees: SeatTrees, place: int, scratch: SearchScratch, best: int, players: int) -> None:
    """Keep the plans that were compared, the best one first."""
    plans, nodes = scratch.plans, trees.nodes[place]
    trees.lengths[place, :] = 0
    n = 0
    child = int(nodes[0].first_child)
    while child != NONE:
        plan = nodes[child].action
        slot = 0
        if plan != best:
            n += 1
            slot = n
        copy_numbers(plans.actions[plan], trees.plans[place, slot])
        trees.lengths[place, slot] = plans.lengths[plan]
        trees.visits[place, slot] = nodes[child].visits
        child = int(nodes[child].next_sibling)
    followed = nodes[plans.nodes[best]]
    for one in range(players):
        trees.values[place, one] = followed.value_sums[one] / max(1, followed.visits)
    trees.taken[place] = 0


@kernel
def begins_plan(trees: SeatTrees, place: int) -> bool:
    """Whether a seat follows no plan at present: at its next decision it makes one."""
    return bool(trees.taken[place] == NONE or trees.taken[place] == trees.lengths[place, 0])


@kernel
def next_of_plan(trees: SeatTrees, place: int, legal: Array, n: int) -> int:
    """The next action of the plan that a seat follows, or NONE: it has none, or the plan does not fit the world."""
    if begins_plan(trees, place):
        return NONE
    taken = trees.taken[place]
    action = int(trees.plans[place, 0, taken])
    for i in range(n):
        if legal[i] == action:
            return action
    return NONE


@kernel
def note_step(trees: SeatTrees, place: int, own: bool, action: int) -> None:
    """Note a step of the match: a plan goes on only where the seat does by itself what it has planned."""
    taken = trees.taken[place]
    if taken == NONE:
        return
    if own and taken < trees.lengths[place, 0] and trees.plans[place, 0, taken] == action:
        trees.taken[place] += 1
    else:
        trees.taken[place] = NONE


def decide(raw: Array, box: Any, who: int, bot: int, place: int, n: int, seed: int, company: Company) -> int:
    """The action of a bot in a state, given as bytes, of the n legal ones in `scratch.out`.

    It thinks with what is kept at this place, and knows what its seat knows. The seed is that of this step: see
    `seed_at`.
    """
    trees, scratch, parameters = company.trees, company.scratch, company.parameters[bot]
    action = next_of_plan(trees, place, scratch.out, n)
    if action != NONE:
        return action
    if n == 1:
        return int(scratch.out[0])
    view = company.view_raw
    copy_numbers(raw, view)
    hide(company.views[0], box, who)
    seed_rng(scratch.rng, seed, STREAM)
    task = Task(who, box, parameters, company.networks[company.judges[bot]], view, seed)
    if parameters.beam > 0:
        begin_tree(trees, place)
        tree = tree_at(trees, place, trees.nodes.shape[1])
        best = plan_turn(company.iterations[bot], task, tree, scratch)
        keep_plans(trees, place, scratch, best, box.players)
        return int(trees.plans[place, 0, 0])
    if trees.roots[place] != NONE:
        trees.sizes[place, 0] = reroot(trees.nodes[place], trees.spare, trees.roots[place], trees.kept, trees.place)
    else:
        begin_tree(trees, place)
    considered = choose_candidates(task, scratch)
    keep_candidates(trees.nodes[place], scratch.candidates, considered)
    left = company.iterations[bot]
    while left > 0:
        now = batch_of(left, trees.capacities[place])
        capacity = capacity_for(now, trees.sizes[place, 0], trees.capacities[place])
        trees.capacities[place] = capacity
        tree = tree_at(trees, place, capacity)
        search(now, considered, task, tree, scratch)
        left -= now
    trees.roots[place] = 0
    return most_visited(trees.nodes[place], who)


@cache
def compiled_decide(name: str, kernels: Kernels) -> Callable[..., int]:
    """`decide` with the rules of one game."""
    return bind(decide, name, compiled_search(name, kernels)._asdict() | {"hide": kernels.hide})


@kernel
def drawn_at_random(rng: Array, seed: int, step: int, legal: Array, n: int) -> int:
    """The choice of the bot `random` among the n legal actions."""
    seed_rng(rng, seed, step)
    return int(legal[below(rng, n)])
