"""The network of a judge: the sum of what its features say, two layers, and a chance to win for each seat. Kernels.

All weights are arguments: another judge needs no other compilation. Nothing is allocated.
"""

from math import exp, log
from typing import NamedTuple

import numpy as np

from meadhall.bots.judge.features import FeatureTable, write_features
from meadhall.core.kernel import kernel
from meadhall.core.record import Array

FIRST_LAYER, SECOND_LAYER = 64, 32  # the sizes of the layers of every judge


class Network(NamedTuple):
    """A judge as compiled code reads it."""

    table: FeatureTable
    embeddings: Array  # for each feature what it adds to the first layer
    bias: Array  # what is there before: that of the number of players and the options of a box included
    estimate: Array  # what the game's own estimate of each seat adds, counted from the one who judges
    hidden: Array
    hidden_bias: Array
    value: Array  # from the second layer to each seat's chance, counted from the one who judges
    value_bias: Array
    policy: Array  # for each action its weights of the second layer
    policy_bias: Array


class NetworkScratch(NamedTuple):
    """Where a network works."""

    features: Array
    estimates: Array  # what the game itself thinks of each seat's chances; even where it has no opinion
    first: Array
    second: Array


@kernel(inline=True)
def seat_at(seat: int, distance: int, players: int, turned: int) -> int:
    """The seat so far from the one who judges, or from the first if nothing is turned."""
    one = seat + distance if turned else distance
    return one - players if one >= players else one


@kernel
def run_network(raw: Array, seat: int, players: int, network: Network, scratch: NetworkScratch) -> None:
    """Compute the second layer for a state as this seat, who is to decide, sees it.

    Four rows at a time: what is added up stays in the processor meanwhile.
    """
    first, second, features = scratch.first, scratch.second, scratch.features
    embeddings, hidden = network.embeddings, network.hidden
    count = write_features(raw, seat, players, network.table, features)
    for j in range(FIRST_LAYER):
        first[j] = network.bias[j]
    for distance in range(players):
        one = seat_at(seat, distance, players, network.table.turned[0])
        chance = min(max(scratch.estimates[one], 0.01), 0.99)
        if chance != 0.5:
            odds = np.float32(0.5 * log(chance / (1 - chance)))
            for j in range(FIRST_LAYER):
                first[j] += odds * network.estimate[distance, j]
    i = 0
    while i + 4 <= count:
        a, b = np.uint32(features[i]), np.uint32(features[i + 1])
        c, d = np.uint32(features[i + 2]), np.uint32(features[i + 3])
        for j in range(FIRST_LAYER):
            first[j] += (embeddings[a, j] + embeddings[b, j]) + (embeddings[c, j] + embeddings[d, j])
        i += 4
    while i < count:
        a = np.uint32(features[i])
        for j in range(FIRST_LAYER):
            first[j] += embeddings[a, j]
        i += 1
    for j in range(FIRST_LAYER):
        first[j] = max(first[j], np.float32(0))
    for j in range(SECOND_LAYER):
        second[j] = network.hidden_bias[j]
    for i in range(0, FIRST_LAYER, 4):
        w, x, y, z = first[i], first[i + 1], first[i + 2], first[i + 3]
        for j in range(SECOND_LAYER):
            second[j] += (w * hidden[i, j] + x * hidden[i + 1, j]) + (y * hidden[i + 2, j] + z * hidden[i + 3, j])
    for j in range(SECOND_LAYER):
        second[j] = max(second[j], np.float32(0))


@kernel(inline=True)
def weighed(layer: Array, weights: Array, row: int) -> float:
    """The sum of a second layer by a row of weights: in four parts, which a processor adds up at the same time."""
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    for j in range(0, SECOND_LAYER, 4):
        a += layer[j] * weights[row, j]
        b += layer[j + 1] * weights[row, j + 1]
        c += layer[j + 2] * weights[row, j + 2]
        d += layer[j + 3] * weights[row, j + 3]
    return (a + b) + (c + d)


@kernel
def write_chances(seat: int, players: int, network: Network, scratch: NetworkScratch, out: Array) -> None:
    """Each seat's chance to win, from the second layer."""
    turned = network.table.turned[0]
    for distance in range(players):
        total = network.value_bias[distance] + weighed(scratch.second, network.value, distance)
        out[seat_at(seat, distance, players, turned)] = 1 / (1 + exp(-total))


@kernel
def blend(players: int, weight: float, estimates: Array, out: Array) -> None:
    """Chances by a judge and by the game's own estimate, by the logarithms of their odds.

    Each seat estimates its own chances, and hopes too much: what counts is how much more it hopes than the others.
    """
    total, even = 0.0, -log(max(1, players - 1))
    for one in range(players):
        total += _log_odds(estimates[one])
    for one in range(players):
        own = _log_odds(estimates[one])
        ahead = even + 0.5 * (own - (total - own) / max(1, players - 1))
        judged = min(max(out[one], 0.001), 0.999)
        odds = (1 - weight) * log(judged / (1 - judged)) + weight * ahead
        out[one] = 1 / (1 + exp(-odds))


@kernel(inline=True)
def _log_odds(chance: float) -> float:
    sure = min(max(chance, 0.01), 0.99)
    return log(sure / (1 - sure))
