"""The search tree and the compiled search: information-set Monte-Carlo tree search over any game of the contract.

Each iteration imagines what the seat does not know, walks down the tree by the actions and outcomes that happen in
that world, adds one node, plays the game to its end with random actions, and adds the result to the nodes on the way.
`search` is a template: `Searcher` compiles it with one game's rules as its globals.
"""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

from math import log, sqrt
from typing import Any

from meadhall.core.game import CHANCE, OVER
from meadhall.core.record import Array
from meadhall.core.rng import below, choose

to_move: Any
legal: Any
odds: Any
step: Any
points: Any
utility: Any
imagine: Any

NONE = -1


def search(
    iterations: int, seat: int, box: Any, view: Array, states: Array, raw: Array, rng: Array,
    nodes: Array, totals: Array, size: Array, slots: Array, path: Array,
    out: Array, weights: Array, result: Array, scores: Array,
    exploration: float, margin: float, most: int,
) -> None:  # fmt: skip
    """Run iterations from a view and gather what they found in the tree; see `Tree` for the arrays."""
    players = box.players
    s = states[0]
    for _ in range(iterations):
        raw[0, :] = view
        imagine(s, box, seat, rng)
        node = 0
        depth = 0
        path[0] = 0
        growing = True
        played = 0
        while True:
            who = to_move(s, box)
            if who == OVER or played == most:
                break
            played += 1
            if not growing:  # beyond the tree: at random
                if who == CHANCE:
                    n = odds(s, box, out, weights)
                    step(s, box, out[choose(rng, weights, n)])
                else:
                    n = legal(s, box, out)
                    step(s, box, out[below(rng, n)])
                continue

            child = nodes[node].first
            while child != NONE:
                slots[nodes[child].action] = child
                child = nodes[child].sibling
            if who == CHANCE:
                n = odds(s, box, out, weights)
                action = out[choose(rng, weights, n)]
                chosen = slots[action]
                fresh = chosen == NONE
            else:
                n = legal(s, box, out)
                action, chosen, fresh = NONE, NONE, False
                missing = 0
                for i in range(n):
                    if slots[out[i]] == NONE:
                        missing += 1
                if missing > 0:  # one of the actions that were never tried here
                    pick = below(rng, missing)
                    for i in range(n):
                        if slots[out[i]] == NONE:
                            if pick == 0:
                                action = out[i]
                                break
                            pick -= 1
                    fresh = True
                else:
                    best = -1.0
                    for i in range(n):
                        other = slots[out[i]]
                        tried = nodes[other].visits
                        nodes[other].offered += 1
                        worth = totals[other, who] / tried
                        worth += exploration * sqrt(log(nodes[other].offered) / tried)
                        if worth > best:
                            best, chosen, action = worth, other, out[i]
            child = nodes[node].first
            while child != NONE:
                slots[nodes[child].action] = NONE
                child = nodes[child].sibling

            if fresh:
                if size[0] < len(nodes) and depth + 1 < len(path):
                    chosen = size[0]
                    size[0] += 1
                    nodes[chosen].action = action
                    nodes[chosen].first = NONE
                    nodes[chosen].sibling = nodes[node].first
                    nodes[chosen].visits = 0
                    nodes[chosen].offered = 1
                    totals[chosen, :] = 0
                    nodes[node].first = chosen
                    growing = who == CHANCE  # an outcome of chance costs no iteration
                else:
                    growing = False
                    chosen = NONE
            if chosen != NONE:
                node = chosen
                depth += 1
                path[depth] = node
            step(s, box, action)
        if to_move(s, box) == OVER:
            utility(s, box, result)
        else:
            result[:] = 0.5
        if margin > 0:
            points(s, box, scores)
            total = 0.0
            spread = 1.0
            for other in range(players):
                total += scores[other]
                spread += abs(scores[other])
            for other in range(players):
                lead = scores[other] - (total - scores[other]) / max(1, players - 1)
                result[other] = (1 - margin) * result[other] + margin * (0.5 + 0.5 * lead / spread)
        for i in range(depth + 1):
            nodes[path[i]].visits += 1
            for other in range(players):
                totals[path[i], other] += result[other]
