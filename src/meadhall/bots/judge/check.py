"""Whether what a file holds can be a judge of a game: compiled code looks at no index twice.

A file may come from anywhere. One that passes this check reads no byte behind a state and no weight that is not there.
"""

from collections.abc import Mapping

import numpy as np

from meadhall.bots.judge.features import SET, FeatureTable
from meadhall.bots.judge.network import FIRST_LAYER, SECOND_LAYER
from meadhall.core.constants import MOST_SEATS
from meadhall.core.game import Game
from meadhall.core.record import Array


def problem_with(
    table: FeatureTable, kinds: FeatureTable, weights: Mapping[str, Array], settings: int, game: Game
) -> str | None:
    """Why these cannot judge a game, or None; `kinds` has arrays of the types that the table's must have."""
    if any(not np.isfinite(array).all() for array in weights.values()):
        return "some of its numbers are not finite"
    if not _right_shapes(weights, settings, len(game.actions)):
        return "its layers do not fit together, or not the actions of the game"
    if any(one.dtype != kind.dtype or one.ndim != kind.ndim for one, kind in zip(table, kinds, strict=True)):
        return "its table of features is damaged"
    if not _within(table, len(weights["embeddings"]), game):
        return "its table of features does not fit the game"
    return None


def _right_shapes(weights: Mapping[str, Array], settings: int, actions: int) -> bool:
    """Whether layers follow on one another, and there is a row for each setting, seat and action."""
    features, width, second = len(weights["embeddings"]), FIRST_LAYER, SECOND_LAYER
    wanted = {
        "embeddings": (features, width), "bias": (width,), "setting": (settings, width),
        "estimate": (MOST_SEATS, width), "hidden": (width, second),
        "hidden_bias": (second,), "value": (MOST_SEATS, second), "value_bias": (MOST_SEATS,),
        "policy": (actions, second), "policy_bias": (actions,),
    }  # fmt: skip
    return all(weights[name].shape == shape for name, shape in wanted.items())


def _within(table: FeatureTable, features: int, game: Game) -> bool:
    """Whether every element lies in the state, and every feature of it among the features."""
    elements = len(table.offsets)
    others = table._replace(values=table.offsets, turned=table.offsets)  # the only ones without a row for each element
    if any(len(each) != elements for each in others) or table.firsts.shape != (elements, MOST_SEATS):
        return False
    if len(table.turned) != 1:
        return False
    most = max(game.seats)
    ends = table.offsets.astype(np.int64) + table.sizes
    if not (np.isin(table.sizes, (1, 2, 4, 8)).all() and (table.offsets >= 0).all()):
        return False
    if (ends > game.state.dtype.itemsize).any() or (table.rows < -1).any() or (table.rows >= most).any():
        return False
    for i in range(elements):
        if table.sorts[i] == SET:
            width = (int(table.highest[i]) & (2**64 - 1)).bit_length()
        else:
            first, count = int(table.starts[i]), int(table.highest[i]) - int(table.lowest[i]) + 1
            if first < 0 or count < 1 or first + count > len(table.values):
                return False
            numbers = table.values[first : first + count]
            width = int(numbers.max()) + 1
            if numbers.min() < -1:
                return False
        if table.firsts[i, :most].min() < 0 or int(table.firsts[i, :most].max()) + width > features:
            return False
    return True
