"""The compiled search: information-set Monte-Carlo tree search over any game of the contract.

Each iteration imagines what the seat does not know, walks down the tree by the actions and outcomes that happen in
that world, adds one node, plays on from there, and adds the result to the nodes on the way. The tree is open-loop: a
node stands for what was done since the root, not for a position, so that one tree serves all worlds.

`search`, `play_on`, `ends_game` and `choose_candidates` are templates: `Tree` compiles them with one game's rules as their globals.
"""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

from math import log, sqrt
from typing import Any

from meadhall.core.constants import CHANCE, OVER
from meadhall.core.kernel import kernel
from meadhall.core.record import Array, Record, float32, int32
from meadhall.core.rng import below, choose

to_move: Any
legal: Any
odds: Any
step: Any
utility: Any
points: Any
estimate: Any
imagine: Any
playout: Any
ends: Any

NONE = -1
SEATS = 4  # a tree has room for this many seats
FIRST, MOST = 2000, 400_000  # nodes of a tree: at the beginning, and when it is full

_DOUBT = 4  # an action that was never tried here counts as tried this often, which keeps the search from trying all
_TRUST = 5  # so many results elsewhere weigh as much as the usual result here in what is expected of it
_WORLDS = 8  # an action that ends the game alike in so many imagined worlds is taken to end it so in all of them
_UNSURE = 0.01  # what is only estimated stays so far below every win and above every loss

OPEN, WON, LOST = 0, 1, 2  # whether an action ends the game at once, for the seat that plays it


class Node(Record):
    """A node of the tree: what was done to get here from its parent, how often, and how it went."""

    action = int32("the action or outcome that leads here")
    first = int32("its first child, or NONE")
    sibling = int32("the next child of its parent, or NONE")
    favourite = int32("the child that is best for who decides here, or NONE")
    visits = int32("iterations that came through here")
    results = float32(SEATS, "the sum of their results, for each seat")
    hopes = float32(SEATS, "what each seat may expect here if everybody plays what looks best")


class Means(Record):
    """How a search goes about it, as numbers; `Manner` tells what they mean."""

    exploration = float32("how curious it is")
    margin = float32("the weight of the lead in the result of a finished game, below 0.5")
    boldness = float32("the weight of hopes against results")
    horizon = int32("decisions of a playout")
    rivals = int32("actions that a playout chooses from")


# --- The tree -------------------------------------------------------------------------------------------------------


@kernel
def plant(nodes: Array) -> int:
    """A new tree; returns how many nodes it has."""
    nodes[0].action = 0
    nodes[0].first = NONE
    nodes[0].sibling = NONE
    nodes[0].favourite = NONE
    nodes[0].visits = 0
    nodes[0].results[:] = 0
    nodes[0].hopes[:] = 0
    return 1


@kernel
def portion(iterations: int, room: int) -> int:
    """How many of these iterations to run before a tree with so much room is given more."""
    return min(iterations, max(100, room // 8))


@kernel
def room_for(iterations: int, size: int, room: int) -> int:
    """The room for what so many iterations may add to a tree: a decision each, and what chance does before it."""
    wanted = min(MOST, size + 8 * iterations)
    return max(wanted, 2 * room) if wanted > room else room


@kernel
def child_of(nodes: Array, node: int, action: int) -> int:
    """The child that an action leads to, or NONE."""
    child = int(nodes[node].first)
    while child != NONE and nodes[child].action != action:
        child = int(nodes[child].sibling)
    return child


@kernel
def find_children(nodes: Array, node: int, slots: Array, found: bool) -> None:
    """Writes the children of a node into the slots of their actions, or takes them out again."""
    child = nodes[node].first
    while child != NONE:
        slots[nodes[child].action] = child if found else NONE
        child = nodes[child].sibling


@kernel
def best_action(
    nodes: Array, node: int, who: int, legal: Array, n: int, slots: Array, habits: Array, rng: Array,
    curiosity: float, boldness: float,
) -> int:  # fmt: skip
    """The legal action that is worth trying next: UCB1, with the habits standing in for what was never tried here."""
    usual = nodes[node].results[who] / max(1, nodes[node].visits)
    known = log(nodes[node].visits + 1.0)
    chosen = NONE
    best = 0.0
    start = below(rng, n)  # so that of equals not always the first is taken
    for i in range(n):
        action = legal[(start + i) % n]
        child = slots[action]
        if child == NONE:
            worth = (habits[who, action, 0] + _TRUST * usual) / (habits[who, action, 1] + _TRUST)
            worth += curiosity * sqrt(known / _DOUBT)
        else:
            tried = nodes[child].visits
            worth = (1 - boldness) * nodes[child].results[who] / tried + boldness * nodes[child].hopes[who]
            worth += curiosity * sqrt(known / tried)
        if chosen == NONE or worth > best:
            best = worth
            chosen = action
    return chosen


@kernel
def add_child(nodes: Array, size: Array, node: int, action: int) -> int:
    """A new node; NONE if the tree is full."""
    if size[0] == len(nodes):
        return NONE
    child = int(size[0])
    size[0] += 1
    nodes[child].action = action
    nodes[child].first = NONE
    nodes[child].sibling = nodes[node].first
    nodes[child].favourite = NONE
    nodes[child].visits = 0
    nodes[child].results[:] = 0
    nodes[node].first = child
    return child


@kernel
def hope(nodes: Array, path: Array, movers: Array, depth: int, players: int) -> None:
    """Works out what may be hoped for on a path: at its end the mean, above it what the favourite child promises."""
    last = path[depth]
    for seat in range(players):
        nodes[last].hopes[seat] = nodes[last].results[seat] / nodes[last].visits
    for i in range(depth - 1, -1, -1):
        node = path[i]
        if movers[i] == CHANCE:
            _average(nodes, node, players)
            continue
        _choose_favourite(nodes, node, path[i + 1], movers[i])
        for seat in range(players):
            nodes[node].hopes[seat] = nodes[nodes[node].favourite].hopes[seat]


@kernel
def _choose_favourite(nodes: Array, node: int, changed: int, who: int) -> None:
    """The best child, after one has changed. All are looked at only if it was the best and may be so no longer."""
    favourite = nodes[node].favourite
    if favourite == NONE or nodes[changed].hopes[who] >= nodes[favourite].hopes[who]:
        nodes[node].favourite = changed
    if favourite == changed:
        child = nodes[node].first
        while child != NONE:
            if nodes[child].hopes[who] > nodes[nodes[node].favourite].hopes[who]:
                nodes[node].favourite = child
            child = nodes[child].sibling


@kernel
def _average(nodes: Array, node: int, players: int) -> None:
    """Of chance everybody expects the mean."""
    nodes[node].hopes[:] = 0
    visits = 0
    child = nodes[node].first
    while child != NONE:
        visits += nodes[child].visits
        for seat in range(players):
            nodes[node].hopes[seat] += nodes[child].visits * nodes[child].hopes[seat]
        child = nodes[child].sibling
    for seat in range(players):
        nodes[node].hopes[seat] /= visits


@kernel
def cut(nodes: Array, spare: Array, root: int, kept: Array, place: Array) -> int:
    """Keep what hangs from a node, and let the rest go; returns how many nodes are left."""
    count = _gather(nodes, root, kept, place)
    for i in range(count):
        spare[i] = nodes[kept[i]]
    for i in range(count):
        nodes[i] = spare[i]
        if spare[i].first != NONE:
            nodes[i].first = place[spare[i].first]
        if spare[i].sibling != NONE:
            nodes[i].sibling = place[spare[i].sibling]
        if spare[i].favourite != NONE:
            nodes[i].favourite = place[spare[i].favourite]
    nodes[0].sibling = NONE
    return count


@kernel
def _gather(nodes: Array, root: int, kept: Array, place: Array) -> int:
    """Writes the nodes that hang from a root, parents first, and where each stands among them; returns how many."""
    kept[0] = root
    place[root] = 0
    n = 1
    i = 0
    while i < n:
        child = nodes[kept[i]].first
        while child != NONE:
            kept[n] = child
            place[child] = n
            n += 1
            child = nodes[child].sibling
        i += 1
    return n


# --- Playing on -----------------------------------------------------------------------------------------------------


@kernel
def note(moves: Array, noted: int, who: int, action: int) -> int:
    """Writes down who played what, as long as there is room; returns how much is written."""
    if noted == len(moves):
        return noted
    moves[noted, 0] = who
    moves[noted, 1] = action
    return noted + 1


@kernel
def value_of(chance: float, lead: float, decided: bool, margin: float) -> float:
    """What a game is worth to a seat, from 0 to 1: results and estimates on one scale, the chance to win.

    Of a finished game `chance` is 1 for who has won, shared where the win is shared, and 0 for who has lost; so that
    of two wins the higher one is better, the lead (0 to 1) counts a little. A win is worth at least 1 - margin and a
    loss at most margin. Whatever is not decided, however sure it looks, is worth less than that win and more than
    that loss.
    """
    if decided:
        return (1 - margin) * chance + margin * lead
    least = margin + _UNSURE
    return least + (1 - 2 * least) * min(1.0, max(0.0, chance))


@kernel
def write_values(players: int, margin: float, decided: bool, points: Array, result: Array) -> None:
    """Turns each seat's chance to win into what the game is worth to it; points count in finished games only."""
    total = 0.0
    all_points = 1.0
    for seat in range(players):
        total += points[seat]
        all_points += abs(points[seat])
    for seat in range(players):
        lead = points[seat] - (total - points[seat]) / max(1, players - 1)
        result[seat] = value_of(result[seat], 0.5 + 0.5 * lead / all_points, decided, margin)


def play_on(
    s: Any, box: Any, seat: int, rng: Array, means: Any, habits: Array, moves: Array, noted: int,
    out: Array, weights: Array, result: Array, scores: Array,
) -> int:  # fmt: skip
    """Play on to the horizon or to the end and write how well it went; returns how many moves are noted.

    Of a few random legal actions the one is played that has done best wherever it was played so far (`habits`).
    """
    left = means.horizon
    while True:
        who = to_move(s, box)
        if who == OVER:
            break
        if who == CHANCE:
            n = odds(s, box, out, weights)
            step(s, box, out[choose(rng, weights, n)])
            continue
        if left == 0:
            estimate(s, box, seat, result)
            write_values(box.players, means.margin, False, scores, result)
            return noted
        left -= 1
        n = legal(s, box, out)
        action = out[below(rng, n)]
        for _ in range(means.rivals - 1):
            rival = out[below(rng, n)]
            if habits[who, rival, 0] * habits[who, action, 1] > habits[who, action, 0] * habits[who, rival, 1]:
                action = rival
        noted = note(moves, noted, who, action)
        step(s, box, action)
    utility(s, box, result)
    points(s, box, scores)
    write_values(box.players, means.margin, True, scores, result)
    return noted


# --- The root -------------------------------------------------------------------------------------------------------


def ends_game(
    action: int, seat: int, box: Any, view: Array, states: Array, raw: Array, rng: Array, out: Array, weights: Array,
    result: Array,
) -> int:  # fmt: skip
    """Whether an action ends the game before anybody has a choice again: WON or LOST if so in all of some worlds."""
    s = states[0]
    found = OPEN
    for _ in range(_WORLDS):
        raw[0, :] = view
        imagine(s, box, seat, rng)
        step(s, box, action)
        while True:
            who = to_move(s, box)
            if who == OVER:
                break
            if who == CHANCE:
                n = odds(s, box, out, weights)
                step(s, box, out[choose(rng, weights, n)])
            else:
                if legal(s, box, out) > 1:
                    return OPEN
                step(s, box, out[0])
        utility(s, box, result)
        now = WON if result[seat] == 1 else LOST if result[seat] == 0 else OPEN
        if now == OPEN or (found != OPEN and found != now):
            return OPEN
        found = now
    return found


def choose_candidates(
    seat: int, box: Any, view: Array, states: Array, raw: Array, rng: Array, out: Array, weights: Array, result: Array,
    candidates: Array,
) -> int:  # fmt: skip
    """Writes the legal actions that are worth a search; returns how many.

    One that wins the game at once is all that there is to consider. Those that lose it at once are left out, as long
    as there is anything else. However little a bot thinks, it sees that far.
    """
    raw[0, :] = view
    n = legal(states[0], box, candidates)
    kept = 0
    for i in range(n):
        action = candidates[i]
        found = ends(action, seat, box, view, states, raw, rng, out, weights, result)
        if found == WON:
            candidates[0] = action
            return 1
        if found == OPEN:
            candidates[kept] = action
            kept += 1
    if kept > 0:
        return kept
    raw[0, :] = view
    return int(legal(states[0], box, candidates))


@kernel
def keep_candidates(nodes: Array, candidates: Array, n: int) -> None:
    """Lets those children of the root go that are not among the first n candidates."""
    last = NONE
    child = int(nodes[0].first)
    nodes[0].first = NONE
    nodes[0].favourite = NONE
    while child != NONE:
        following = int(nodes[child].sibling)
        for i in range(n):
            if candidates[i] == nodes[child].action:
                nodes[child].sibling = NONE
                if last == NONE:
                    nodes[0].first = child
                else:
                    nodes[last].sibling = child
                last = child
        child = following


# --- The search -----------------------------------------------------------------------------------------------------


def search(
    iterations: int, seat: int, box: Any, means: Any, view: Array, states: Array, raw: Array, rng: Array,
    nodes: Array, size: Array, spread: Array, slots: Array, path: Array, movers: Array, habits: Array, moves: Array,
    candidates: Array, considered: int, out: Array, weights: Array, result: Array, scores: Array,
) -> None:  # fmt: skip
    """Run iterations from a view and gather what they found in the tree; `Tree` has the arrays."""
    players = box.players
    s = states[0]
    for _ in range(iterations):
        raw[0, :] = view
        imagine(s, box, seat, rng)
        node = 0
        depth = 0
        path[0] = 0
        noted = 0
        curiosity = means.exploration * sqrt(spread[2] / spread[0])  # as curious as results differ
        while True:
            who = to_move(s, box)
            if who == OVER:
                break
            find_children(nodes, node, slots, True)
            if who == CHANCE:
                n = odds(s, box, out, weights)
                action = out[choose(rng, weights, n)]
            else:
                actions = candidates if node == 0 else out
                n = considered if node == 0 else legal(s, box, out)
                action = best_action(nodes, node, who, actions, n, slots, habits, rng, curiosity, means.boldness)
                noted = note(moves, noted, who, action)
            child = slots[action]
            find_children(nodes, node, slots, False)
            step(s, box, action)
            movers[depth] = who
            fresh = child == NONE
            if fresh and depth + 1 < len(path):
                child = add_child(nodes, size, node, action)
            if child == NONE:
                break
            depth += 1
            node = child
            path[depth] = node
            if fresh and who != CHANCE:  # an outcome of chance costs no iteration
                break
        noted = playout(s, box, seat, rng, means, habits, moves, noted, out, weights, result, scores)
        for i in range(noted):
            habits[moves[i, 0], moves[i, 1], 0] += result[moves[i, 0]]
            habits[moves[i, 0], moves[i, 1], 1] += 1
        for i in range(depth + 1):
            nodes[path[i]].visits += 1
            for one in range(players):
                nodes[path[i]].results[one] += result[one]
        if means.boldness > 0:
            hope(nodes, path, movers, depth, players)
        spread[0] += 1  # Welford's way to a running variance: how many results, their mean, their summed deviations
        difference = result[seat] - spread[1]
        spread[1] += difference / spread[0]
        spread[2] += difference * (result[seat] - spread[1])
