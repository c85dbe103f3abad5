"""The dice of the lab: quick ones, from the generator of `meadhall.core.rng`. Nobody has to check them afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.core.rng import choose, seed_rng


@kernel
def draw(rng: Array, seed: int, k: int, weights: Array, n: int) -> int:
    """Which of n outcomes draw number k gives: a stream of its own for each, so that it depends on nothing else."""
    seed_rng(rng, seed, k)
    return choose(rng, weights, n)


@dataclass(frozen=True)
class SimulationDice:
    """These dice for a match that is played through Python.

    >>> dice = SimulationDice(7)
    >>> [dice.draw(k, [1] * 6) + 1 for k in range(8)]
    [6, 5, 2, 2, 6, 4, 6, 5]
    """

    seed: int

    def draw(self, k: int, weights: Sequence[int]) -> int:
        """The index that draw number k gives among outcomes of these weights."""
        return int(draw(np.zeros(4, np.uint32), self.seed, k, np.array(weights, np.int64), len(weights)))
