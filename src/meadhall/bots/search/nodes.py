"""The nodes of a search tree: adding and finding children, backing up values, moving the root. Kernels.

The tree is open-loop: a node stands for what was done since the root, not for a position, so that one tree serves all
worlds that the searching seat can imagine.
"""

from math import exp, log, sqrt
from typing import Any

import numpy as np

from meadhall.bots.judge.network import SECOND_LAYER, Network, weighed
from meadhall.core.constants import CHANCE, MOST_SEATS
from meadhall.core.kernel import kernel
from meadhall.core.record import Array, Record, float32, int32
from meadhall.core.rng import below

NONE = -1
_FEW_SEATS = 4  # most games have no more, and their nodes stay small
INITIAL_NODES, MAX_NODES = 2000, 400_000  # room of a tree: at the beginning, and when it is full

_FPU_VISITS = 4  # first-play urgency: an untried action counts as tried this often, so that not all must be tried
_PRIOR_VISITS = (
    5  # so many results elsewhere (MAST) weigh as much as the mean of this node in an untried action's value
)

_FAR = 20.0  # what is worth trying e^20 times as much or as little as usual is not told apart from what is more so
_OFTEN = 3  # visits after which it pays to keep how much each action is worth trying
PRIOR_ROWS = 512  # nodes of which it is kept


class Node(Record):
    """A node of the tree: what was done to get here from its parent, how often, and how it went."""

    action = int32("the action or outcome that leads here")
    first_child = int32("its first child, or NONE")
    next_sibling = int32("the next child of its parent, or NONE")
    best_child = int32("the child with the best minimax value for who decides here, or NONE")
    visits = int32("iterations that came through here")
    value_sums = float32(_FEW_SEATS, "the sum of the values of their results, for each seat")
    minimax_values = float32(_FEW_SEATS, "what each seat may expect here if everybody plays what looks best")
    judged = int32("1 once a judge has looked at the position here, and its second layer is kept")


class WideNode(Node):
    """A node with room for the values of all seats that a game can have."""

    value_sums = float32(MOST_SEATS, "the sum of the values of their results, for each seat")
    minimax_values = float32(MOST_SEATS, "what each seat may expect here if everybody plays what looks best")


def new_nodes(count: int, players: int) -> Array:
    """Room for so many nodes of a tree with this many seats.

    >>> new_nodes(2, 4).itemsize < new_nodes(2, 5).itemsize
    True
    """
    return (Node if players <= _FEW_SEATS else WideNode).batch(count)


@kernel
def clear_node(nodes: Array, node: int, action: int, next_sibling: int) -> None:
    """Makes this a node that was never visited."""
    nodes[node].action = action
    nodes[node].first_child = NONE
    nodes[node].next_sibling = next_sibling
    nodes[node].best_child = NONE
    nodes[node].visits = 0
    nodes[node].value_sums[:] = 0
    nodes[node].minimax_values[:] = 0
    nodes[node].judged = 0


@kernel
def add_root(nodes: Array) -> int:
    """A new tree; returns how many nodes it has."""
    clear_node(nodes, 0, 0, NONE)
    return 1


@kernel
def add_child(nodes: Array, size: Array, node: int, action: int) -> int:
    """A new node; NONE if the tree is full."""
    if size[0] == len(nodes):
        return NONE
    child = int(size[0])
    size[0] += 1
    clear_node(nodes, child, action, nodes[node].first_child)
    nodes[node].first_child = child
    return child


@kernel
def batch_of(iterations: int, capacity: int) -> int:
    """How many of these iterations to run before a tree with so much room is given more."""
    return min(iterations, max(100, capacity // 8))


@kernel
def capacity_for(iterations: int, size: int, capacity: int) -> int:
    """The room for what so many iterations may add to a tree: a decision each, and what chance does before it."""
    wanted = min(MAX_NODES, size + 8 * iterations)
    return max(wanted, 2 * capacity) if wanted > capacity else capacity


@kernel
def child_by_action(nodes: Array, node: int, action: int) -> int:
    """The child that an action leads to, or NONE."""
    child = int(nodes[node].first_child)
    while child != NONE and nodes[child].action != action:
        child = int(nodes[child].next_sibling)
    return child


@kernel
def index_children(nodes: Array, node: int, children: Array, present: bool) -> None:
    """Writes the children of a node into the places of their actions, or takes them out again."""
    child = nodes[node].first_child
    while child != NONE:
        children[nodes[child].action] = child if present else NONE
        child = nodes[child].next_sibling


# --- Selection ------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def value_of_child(nodes: Array, child: int, seat: int, minimax_weight: float) -> float:
    """The worth of a child that was visited to a seat: the mean, mixed with the minimax value."""
    mean = nodes[child].value_sums[seat] / nodes[child].visits
    return (1 - minimax_weight) * mean + minimax_weight * nodes[child].minimax_values[seat]  # type: ignore[no-any-return]


@kernel
def deviation(spread: Array) -> float:
    """How far results differ, as a standard deviation."""
    return sqrt(spread[2] / spread[0])


@kernel
def select_action(
    tree: Any, scratch: Any, node: int, seat: int, legal: Array, n: int, parameters: Any, prejudiced: bool
) -> int:
    """The legal action to try next: UCB1 on the mean, mixed with the minimax value (implicit minimax backups).

    An action that was never tried here has a first-play urgency: the value that it had elsewhere (MAST), drawn towards
    the mean of this node, and the exploration of one that was tried a few times.
    """
    nodes, mast = tree.nodes, tree.mast
    exploration = parameters.exploration * deviation(tree.spread)
    mean = nodes[node].value_sums[seat] / max(1, nodes[node].visits)
    log_visits = log(nodes[node].visits + 1.0)
    chosen = NONE
    best = 0.0
    start = below(scratch.rng, n)  # so that of equals not always the first is taken
    for i in range(n):
        action = legal[(start + i) % n]
        child = scratch.children[action]
        if child == NONE:
            score = (mast[seat, action, 0] + _PRIOR_VISITS * mean) / (mast[seat, action, 1] + _PRIOR_VISITS)
            score += exploration * sqrt(log_visits / _FPU_VISITS)
        else:
            visits = nodes[child].visits
            score = value_of_child(nodes, child, seat, parameters.minimax_weight)
            score += exploration * sqrt(log_visits / visits)
        if prejudiced:
            score += scratch.prejudices[action]
        if chosen == NONE or score > best:
            best = score
            chosen = action
    return chosen


@kernel
def keep_layer(nodes: Array, layers: Array, node: int, layer: Array) -> None:
    """Keep what a judge saw in the position of a node: from its second layer it tells what is worth trying."""
    nodes[node].judged = 1
    for j in range(SECOND_LAYER):
        layers[node, j] = layer[j]


@kernel
def write_priors(tree: Any, scratch: Any, node: int, legal: Array, n: int, network: Network) -> None:
    """How much each legal action is worth trying in a node, as the judge saw it: shares of 1.

    The answers of a node are kept, as long as no other node that is visited more often wants its row.
    """
    nodes, layer, owners, cache = tree.nodes, tree.layers[node], scratch.prior_owners, scratch.prior_cache
    row = node % len(owners)
    if owners[row] != node and nodes[node].visits >= _OFTEN:
        owner = owners[row]
        if owner == NONE or nodes[owner].visits < nodes[node].visits:
            owners[row] = node
            cache[row, :] = 0
    kept = owners[row] == node
    total = 0.0
    for i in range(n):
        action = legal[i]
        share = float(cache[row, action]) if kept else 0.0
        if share == 0:
            score = network.policy_bias[action] + weighed(layer, network.policy, action)
            share = float(np.float32(exp(min(max(score, -_FAR), _FAR))))  # as it is kept
            if kept:
                cache[row, action] = share
        scratch.priors[i] = share
        total += share
    for i in range(n):
        scratch.priors[i] /= total


@kernel
def select_by_prior(
    tree: Any, scratch: Any, node: int, seat: int, legal: Array, n: int, parameters: Any, prejudiced: bool
) -> int:
    """The legal action to try next: PUCT, what it has brought so far and how much it is worth trying."""
    nodes, priors = tree.nodes, scratch.priors
    visits_here = nodes[node].visits
    mean = nodes[node].value_sums[seat] / max(1, visits_here)
    urge = parameters.prior_weight * deviation(tree.spread) * sqrt(visits_here + 1.0)
    chosen = NONE
    best = 0.0
    for i in range(n):
        action = legal[i]
        child = scratch.children[action]
        if child == NONE or nodes[child].visits == 0:
            score = mean + urge * priors[i]
        else:
            visits = nodes[child].visits
            score = value_of_child(nodes, child, seat, parameters.minimax_weight)
            score += urge * priors[i] / (1 + visits)
        if prejudiced:
            score += scratch.prejudices[action]
        if chosen == NONE or score > best:
            best = score
            chosen = action
    return chosen


# --- Backpropagation ------------------------------------------------------------------------------------------------


@kernel
def back_up_minimax(nodes: Array, path: Array, movers: Array, depth: int, players: int) -> None:
    """Implicit minimax backups: at the end of a path the mean, above it what the best child promises."""
    last = path[depth]
    for seat in range(players):
        nodes[last].minimax_values[seat] = nodes[last].value_sums[seat] / nodes[last].visits
    for i in range(depth - 1, -1, -1):
        node = path[i]
        if movers[i] == CHANCE:
            _average_children(nodes, node, players)
            continue
        _update_best_child(nodes, node, path[i + 1], movers[i])
        for seat in range(players):
            nodes[node].minimax_values[seat] = nodes[nodes[node].best_child].minimax_values[seat]


@kernel
def _update_best_child(nodes: Array, node: int, changed: int, seat: int) -> None:
    """The best child, after one has changed. All are looked at only if it was the best and may be so no longer."""
    best = nodes[node].best_child
    if best == NONE or nodes[changed].minimax_values[seat] >= nodes[best].minimax_values[seat]:
        nodes[node].best_child = changed
    if best == changed:
        child = nodes[node].first_child
        while child != NONE:
            if nodes[child].minimax_values[seat] > nodes[nodes[node].best_child].minimax_values[seat]:
                nodes[node].best_child = child
            child = nodes[child].next_sibling


@kernel
def _average_children(nodes: Array, node: int, players: int) -> None:
    """Of chance everybody expects the mean."""
    nodes[node].minimax_values[:] = 0
    visits = 0
    child = nodes[node].first_child
    while child != NONE:
        visits += nodes[child].visits
        for seat in range(players):
            nodes[node].minimax_values[seat] += nodes[child].visits * nodes[child].minimax_values[seat]
        child = nodes[child].next_sibling
    for seat in range(players):
        nodes[node].minimax_values[seat] /= visits


# --- Tree reuse -----------------------------------------------------------------------------------------------------


@kernel
def reroot(nodes: Array, spare: Array, root: int, kept: Array, place: Array) -> int:
    """Keep the subtree of a node, and let the rest go; returns how many nodes are left."""
    count = _collect_subtree(nodes, root, kept, place)
    for i in range(count):
        spare[i] = nodes[kept[i]]
    for i in range(count):
        nodes[i] = spare[i]
        if spare[i].first_child != NONE:
            nodes[i].first_child = place[spare[i].first_child]
        if spare[i].next_sibling != NONE:
            nodes[i].next_sibling = place[spare[i].next_sibling]
        if spare[i].best_child != NONE:
            nodes[i].best_child = place[spare[i].best_child]
        nodes[i].judged = 0  # layers stay where they are: it looks again where it comes again
    nodes[0].next_sibling = NONE
    return count


@kernel
def _collect_subtree(nodes: Array, root: int, kept: Array, place: Array) -> int:
    """Writes the nodes of a subtree, parents first, and where each stands among them; returns how many."""
    kept[0] = root
    place[root] = 0
    n = 1
    i = 0
    while i < n:
        child = nodes[kept[i]].first_child
        while child != NONE:
            kept[n] = child
            place[child] = n
            n += 1
            child = nodes[child].next_sibling
        i += 1
    return n


@kernel
def keep_candidates(nodes: Array, candidates: Array, n: int) -> None:
    """Lets those children of the root go that are not among the first n candidates."""
    last = NONE
    child = int(nodes[0].first_child)
    nodes[0].first_child = NONE
    nodes[0].best_child = NONE
    while child != NONE:
        following = int(nodes[child].next_sibling)
        for i in range(n):
            if candidates[i] == nodes[child].action:
                nodes[child].next_sibling = NONE
                if last == NONE:
                    nodes[0].first_child = child
                else:
                    nodes[last].next_sibling = child
                last = child
        child = following
