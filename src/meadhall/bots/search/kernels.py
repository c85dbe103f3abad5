"""The compiled search: information-set Monte-Carlo tree search (ISMCTS) over any game of the contract.

Each iteration imagines what the seat does not know (determinization), walks down the open-loop tree by the actions and
outcomes that happen in that world (selection), adds one node (expansion), plays on from there (playout), and adds the
result to the nodes on the way (backpropagation). `nodes` has the tree, `values` tells what a result is worth.

At the root it tries plans, which `plans` has found: whole turns of the searching seat. Below it, and where a search is
to go decision by decision, it tries single actions.

The functions that call a game's rules are templates: `workspace` compiles them with these as globals.
"""

from typing import Any, NamedTuple, cast

from meadhall.bots.judge.network import Network, NetworkScratch, blend, run_network, write_chances
from meadhall.bots.search.nodes import (
    NONE,
    add_child,
    back_up_minimax,
    index_children,
    keep_layer,
    select_action,
    select_by_prior,
    write_priors,
)
from meadhall.bots.search.plans import WORLDS, Beam, PlanArrays, misjudgement
from meadhall.bots.search.values import write_values
from meadhall.core.common import copy_numbers
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.kernel import kernel
from meadhall.core.record import Array, Record, float32, int32
from meadhall.core.rng import below, seed_rng

to_move = legal = chance = step = utility = points = estimate = imagine = play_on = look = cast(Any, None)
follow = begin_plan = choose_next = value_now = sensible = cast(Any, None)

_WORLDS = 8  # an action that ends the game alike in so many imagined worlds is taken to end it so in all of them


class KernelParameters(Record):
    """`SearchParameters` as the compiled search reads them."""

    exploration = float32("the constant of UCB1, in standard deviations of the results")
    lead_weight = float32("the weight of the lead in the result of a finished game, below 0.5")
    minimax_weight = float32("the weight of minimax values against means")
    horizon = int32("decisions of a playout")
    blur = float32("how much each action at the root is misjudged")
    prior_weight = float32("the constant of PUCT, in standard deviations of the results; 0 for UCB1")
    estimate_weight = float32("how much of a judgement is the game's own estimate, beside the judge that hears it")
    heard = int32("1 if the judge is told the game's own estimate")
    judged = int32("1 if a judge is asked at the horizon, 0 for the game's own estimate")
    tournament_size = int32("random actions that a playout chooses from")
    beam = int32("positions of a turn from which planning goes on; 0 to decide action by action")
    branches = int32("actions that are tried from each of them")
    plans = int32("plans that are compared")
    draws = int32("draws of chance at the end of a plan")
    deepen = int32("1 to search a tree below each plan, 0 to judge the ends of plans in many worlds")


class Task(NamedTuple):
    """The question of a search."""

    seat: int  # who searches: a seat, or a SPECTATOR
    box: Any
    parameters: Any  # A record of `KernelParameters`
    network: Network
    known: Array  # what the seat knows of the state, as bytes. (Numba takes any `.view` for NumPy's.)
    seed: int


class TreeArrays(NamedTuple):
    """The findings of a search."""

    nodes: Array  # records of `Node`; the root is the first
    layers: Array  # the second layer of a judge for each node in which it was asked what is worth trying
    size: Array  # how many of them are used
    spread: Array  # number, mean and summed square deviation of the results of the searching seat
    mast: Array
    """Move-average sampling technique: for each seat and action the sum of its results, and how often it was played."""


class SearchScratch(NamedTuple):
    """Where a search works; nothing in here is kept from one call to the next, but for chance and the candidates."""

    states: Array  # one record: the world that an iteration plays in
    raw: Array  # the same as bytes
    rng: Array
    children: Array  # for each action the child of the present node that it leads to, or NONE
    path: Array  # the nodes from the root to the present one
    movers: Array  # who moved at each of them
    played: Array  # who played what in this iteration, as pairs, for MAST
    out: Array  # what `legal` and `odds` write
    weights: Array
    result: Array  # for each seat, what the iteration was worth
    points: Array
    candidates: Array  # the actions at the root that are searched
    priors: Array  # how much each legal action is worth trying
    prior_owners: Array  # the nodes of which it is kept how much each action is worth trying, as long as a search runs
    prior_cache: Array  # for each of them a row, and in it for each action how much; 0 where nobody has asked yet
    prejudices: Array  # for each action at the root by how much it is misjudged
    network: NetworkScratch  # where a judge works
    beam: Beam
    plans: PlanArrays


# --- Playout --------------------------------------------------------------------------------------------------------


@kernel
def record_move(played: Array, count: int, seat: int, action: int) -> int:
    """Writes down who played what, as long as there is room; returns how much is written."""
    if count == len(played):
        return count
    played[count, 0] = seat
    played[count, 1] = action
    return count + 1


def look_at(s: Any, box: Any, who: int, parameters: Any, network: Network, scratch: SearchScratch) -> None:
    """Let the judge look at a position, as who is to decide sees it."""
    if parameters.heard:
        for one in range(box.players):  # what each thinks of its own chances: nobody knows them better
            estimate(s, box, one, scratch.result)
            scratch.network.estimates[one] = scratch.result[one]
    run_network(scratch.raw[0], who, box.players, network, scratch.network)


def value_here(s: Any, box: Any, seat: int, parameters: Any, network: Network, scratch: SearchScratch) -> None:
    """Write what the present position, in which chance is not asked, is worth to each seat."""
    who, result = to_move(s, box), scratch.result
    if who == OVER:
        utility(s, box, result)
        points(s, box, scratch.points)
    elif parameters.judged:
        look(s, box, who, parameters, network, scratch)
        write_chances(who, box.players, network, scratch.network, result)
        if parameters.estimate_weight > 0:
            blend(box.players, parameters.estimate_weight, scratch.network.estimates, result)
    else:
        estimate(s, box, seat, result)
    write_values(box.players, parameters.lead_weight, who == OVER, scratch.points, result)


def playout(
    s: Any, box: Any, seat: int, parameters: Any, network: Network, mast: Array, scratch: SearchScratch, count: int
) -> int:
    """Play on to the horizon or to the end and write what came of it; returns how many moves are recorded.

    A tournament by MAST: of a few random legal actions the one is played that has done best wherever it was played.
    """
    rng, out = scratch.rng, scratch.out
    left = parameters.horizon
    while True:
        who = to_move(s, box)
        if who == OVER or (who != CHANCE and left == 0):
            value_now(s, box, seat, parameters, network, scratch)
            return count
        if who == CHANCE:
            step(s, box, chance(s, box, rng, out, scratch.weights))
            continue
        left -= 1
        n = legal(s, box, out)
        action = out[below(rng, n)]
        for _ in range(parameters.tournament_size - 1):
            other = out[below(rng, n)]
            if mast[who, other, 0] * mast[who, action, 1] > mast[who, action, 0] * mast[who, other, 1]:
                action = other
        count = record_move(scratch.played, count, who, action)
        step(s, box, action)


# --- The root -------------------------------------------------------------------------------------------------------


def choose_candidates(task: Task, scratch: SearchScratch) -> int:
    """Writes the legal actions that are worth a search; returns how many.

    One that ends the game, before anybody has a choice again, as a win in all of some imagined worlds is all that there
    is to consider. Those that end it as a loss in all of them are left out, as long as there is anything else. However
    little a bot thinks, it sees that far.
    """
    seat, box, view = task.seat, task.box, task.known
    s, candidates, out, weights, rng = scratch.states[0], scratch.candidates, scratch.out, scratch.weights, scratch.rng
    copy_numbers(view, scratch.raw[0])
    n = sensible(s, box, candidates, legal(s, box, candidates))
    kept = 0
    for i in range(n):
        action = candidates[i]
        wins = 0
        losses = 0
        for world in range(_WORLDS):
            copy_numbers(view, scratch.raw[0])
            imagine(s, box, seat, rng)
            step(s, box, action)
            who = to_move(s, box)
            while who != OVER:
                if who == CHANCE:
                    step(s, box, chance(s, box, rng, out, weights))
                elif legal(s, box, out) == 1:
                    step(s, box, out[0])
                else:
                    break
                who = to_move(s, box)
            if who != OVER:
                break
            utility(s, box, scratch.result)
            wins += scratch.result[seat] == 1
            losses += scratch.result[seat] == 0
            if wins <= world and losses <= world:
                break
        if wins == _WORLDS:
            candidates[0] = action
            return 1
        if losses < _WORLDS:
            candidates[kept] = action
            kept += 1
    if kept == 0:
        copy_numbers(view, scratch.raw[0])
        kept = int(sensible(s, box, candidates, legal(s, box, candidates)))
    if task.parameters.blur > 0:
        for i in range(kept):
            scratch.prejudices[candidates[i]] = misjudgement(task.parameters.blur, rng)
    return kept


# --- The search -----------------------------------------------------------------------------------------------------


def try_next(s: Any, who: int, node: int, considered: int, task: Task, tree: TreeArrays, scratch: SearchScratch) -> int:
    """The action that a seat tries next in a node, of whose children `scratch.children` knows."""
    parameters = task.parameters
    chosen = node == 0 and considered > 0  # never where plans are: they begin below the root
    actions = scratch.candidates if chosen else scratch.out
    n = considered if chosen else legal(s, task.box, scratch.out)
    prejudiced = chosen and parameters.blur > 0
    if parameters.prior_weight == 0:
        return select_action(tree, scratch, node, who, actions, n, parameters, prejudiced)
    if tree.nodes[node].judged == 0:
        look(s, task.box, who, parameters, task.network, scratch)
        keep_layer(tree.nodes, tree.layers, node, scratch.network.second)
    write_priors(tree, scratch, node, actions, n, task.network)
    return select_by_prior(tree, scratch, node, who, actions, n, parameters, prejudiced)


def begin_with_plan(considered: int, task: Task, scratch: SearchScratch) -> int:
    """Imagine the next world, and follow the plan in it whose turn it is; returns the node of the plan."""
    s, plans = scratch.states[0], scratch.plans
    seed_rng(scratch.rng, task.seed, WORLDS + (plans.worlds[1] << 20) + plans.worlds[0] // considered)
    imagine(s, task.box, task.seat, scratch.rng)
    plan = plans.order[plans.worlds[0] % considered]
    plans.worlds[0] += 1
    follow(s, task.box, task.seat, plans, plan, scratch.out)
    return int(plans.nodes[plan])


@kernel
def back_up(tree: TreeArrays, scratch: SearchScratch, depth: int, count: int, seat: int, minimax_weight: float) -> None:
    """Add the result of an iteration to the nodes on its path, and to what is known of the moves that were played."""
    nodes, mast, spread, path, played, result = (
        tree.nodes, tree.mast, tree.spread, scratch.path, scratch.played, scratch.result,
    )  # fmt: skip
    for i in range(count):
        mast[played[i, 0], played[i, 1], 0] += result[played[i, 0]]
        mast[played[i, 0], played[i, 1], 1] += 1
    for i in range(depth + 1):
        nodes[path[i]].visits += 1
        for one in range(len(result)):
            nodes[path[i]].value_sums[one] += result[one]
    if minimax_weight > 0:
        back_up_minimax(nodes, path, scratch.movers, depth, len(result))
    one_of_them = max(0, seat)  # whose results tell how far results differ: a spectator has none
    spread[0] += 1  # Welford's way to a running variance: how many results, their mean, their summed deviations
    difference = result[one_of_them] - spread[1]
    spread[1] += difference / spread[0]
    spread[2] += difference * (result[one_of_them] - spread[1])


def search(iterations: int, considered: int, task: Task, tree: TreeArrays, scratch: SearchScratch) -> None:
    """Run iterations from a view, on the first so many plans or candidates, and gather the results in the tree.

    The view may be anybody's, also a spectator's, no matter who is to move. With none considered, every action that is
    legal in a world is tried at the root: the legal actions of others can depend on what this viewer does not know.
    Plans take turns, each in the same worlds, which the seed and the number of the world determine.
    """
    box, parameters, nodes, rng = task.box, task.parameters, tree.nodes, scratch.rng
    s, path, movers, children, result = (
        scratch.states[0], scratch.path, scratch.movers, scratch.children, scratch.result,
    )  # fmt: skip
    planned = considered > 0 and parameters.beam > 0
    scratch.prior_owners[:] = NONE
    for _ in range(iterations):
        copy_numbers(task.known, scratch.raw[0])
        node, depth, count = 0, 0, 0
        path[0] = 0
        if planned:
            node = begin_plan(considered, task, scratch)
            movers[0] = task.seat
            depth = 1
            path[1] = node
            if not parameters.deepen:
                while to_move(s, box) == CHANCE:
                    step(s, box, chance(s, box, rng, scratch.out, scratch.weights))
                value_now(s, box, task.seat, parameters, task.network, scratch)
                nodes[node].visits += 1
                for one in range(box.players):
                    nodes[node].value_sums[one] += result[one]
                continue
        else:
            imagine(s, box, task.seat, rng)
        while True:
            who = to_move(s, box)
            if who == OVER:
                break
            index_children(nodes, node, children, True)
            if who == CHANCE:
                action = chance(s, box, rng, scratch.out, scratch.weights)
            else:
                action = choose_next(s, who, node, considered, task, tree, scratch)
                count = record_move(scratch.played, count, who, action)
            child = children[action]
            index_children(nodes, node, children, False)
            step(s, box, action)
            movers[depth] = who
            fresh = child == NONE
            if fresh and depth + 1 < len(path):
                child = add_child(nodes, tree.size, node, action)
            if child == NONE:
                break
            depth += 1
            node = child
            path[depth] = node
            if fresh and (who != CHANCE or parameters.prior_weight > 0):  # an outcome of chance costs no iteration
                break
        leaf_decides = parameters.prior_weight > 0 and to_move(s, box) >= 0
        count = play_on(s, box, max(0, task.seat), parameters, task.network, tree.mast, scratch, count)
        if leaf_decides and parameters.horizon == 0:
            keep_layer(nodes, tree.layers, node, scratch.network.second)
        back_up(tree, scratch, depth, count, task.seat, parameters.minimax_weight)
