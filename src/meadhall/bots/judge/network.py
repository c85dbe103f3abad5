"""The network of a judge: the sum of what its features say, two layers, and a chance to win for each seat. Kernels.

All weights are arguments: another judge needs no other compilation. Nothing is allocated.
"""

from math import exp
from typing import NamedTuple

from meadhall.bots.judge.features import FeatureTable, write_features
from meadhall.core.kernel import kernel
from meadhall.core.record import Array

FIRST_LAYER, SECOND_LAYER = 64, 32
"""The sizes of the layers of every judge."""


class Network(NamedTuple):
    """A judge as compiled code reads it."""

    table: FeatureTable
    embeddings: Array
    """For each feature what it adds to the first layer."""
    bias: Array
    """What is there before: that of the number of players and the options of a box included."""
    hidden: Array
    hidden_bias: Array
    value: Array
    """From the second layer to each seat's chance, counted from the one who judges."""
    value_bias: Array
    policy: Array
    """For each action its weights of the second layer."""
    policy_bias: Array


class NetworkScratch(NamedTuple):
    """Where a network works."""

    features: Array
    first: Array
    second: Array


@kernel
def run_network(raw: Array, seat: int, players: int, network: Network, scratch: NetworkScratch) -> None:
    """Compute the second layer for a state as this seat, who is to decide, sees it."""
    first, second = scratch.first, scratch.second
    count = write_features(raw, seat, players, network.table, scratch.features)
    width = len(first)
    for j in range(width):
        first[j] = network.bias[j]
    for i in range(count):
        feature = scratch.features[i]
        for j in range(width):
            first[j] += network.embeddings[feature, j]
    for j in range(len(second)):
        second[j] = network.hidden_bias[j]
    for i in range(width):
        if first[i] > 0:
            x = first[i]
            for j in range(len(second)):
                second[j] += x * network.hidden[i, j]
    for j in range(len(second)):
        if second[j] < 0:
            second[j] = 0


@kernel
def write_chances(seat: int, players: int, network: Network, scratch: NetworkScratch, out: Array) -> None:
    """Each seat's chance to win, from the second layer."""
    turned = network.table.turned[0]
    for distance in range(players):
        total = network.value_bias[distance]
        for j in range(len(scratch.second)):
            total += scratch.second[j] * network.value[distance, j]
        one = distance
        if turned:
            one = seat + distance
            if one >= players:
                one -= players
        out[one] = 1 / (1 + exp(-total))
