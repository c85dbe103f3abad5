"""The arithmetic of saying what is real: intervals, tests, and the correction for asking many questions at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, erfc, log1p, log10, sqrt
from statistics import NormalDist

import numpy as np

from meadhall.core.constants import LOST
from meadhall.core.record import Array

Interval = tuple[float, float]

REAL = 0.05
"""Of the differences that are called real, at most this share is expected to be noise (Benjamini and Hochberg)."""
FEWEST = 30
"""Below so many games nothing is said about a mean: the normal approximation would be a guess."""


def parts_of_win(results: Sequence[int] | Array) -> Array:
    """The part of a win that each seat gets: 1 for a win, less where several share it or share a draw.

    Of many games, with a row for each, as many rows.

    >>> from meadhall.core.constants import DREW, WON
    >>> [parts_of_win(results).tolist() for results in ([WON, LOST, WON], [DREW, DREW], [LOST, LOST])]
    [[0.5, 0.0, 0.5], [0.5, 0.5], [0.0, 0.0]]
    """
    ended = np.asarray(results)
    best = ended.max(axis=-1, keepdims=True)
    parts: Array = ((ended == best) & (best != LOST)).astype(float)
    found: Array = parts / np.maximum(1.0, parts.sum(axis=-1, keepdims=True))
    return found


def wilson(wins: float, games: int, z: float = 1.96) -> Interval:
    """Wilson's interval for a rate: honest also for few games and for rates near 0 and 1.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Estimate:
    """A mean over independent games, and how unsure it is."""

    value: float
    error: float  # its standard error
    games: int
    telling: int | None = None
    """How many of the games tell anything, where the others are all alike, such as those in which neither version used
    a card; all of them otherwise. A mean that hangs on a few games is no normal one."""

    @property
    def interval(self) -> Interval:
        """The 95 % confidence interval."""
        return self.value - 1.96 * self.error, self.value + 1.96 * self.error

    @property
    def chance(self) -> float:
        """How likely chance alone would bring a value as far from zero; 1 where too few games say anything."""
        if self.games < FEWEST or self.error == 0:
            return 1.0 if self.value == 0 or self.games < FEWEST else 0.0
        telling = self.games if self.telling is None else self.telling
        return erfc(_normal(abs(self.value / self.error), telling) / sqrt(2))

    def games_to_show(self, questions: int = 1) -> int | None:
        """How many games would call a difference of this size real, four times in five, among so many questions.

        None where the games say nothing at all. Rounded up to two digits: it is a guess from a guess.

        >>> Estimate(0.01, 0.01, 1000).games_to_show(), Estimate(0.0, 0.1, 1000).games_to_show()
        (7900, None)
        """
        if self.value == 0 or self.games < FEWEST:
            return None
        needed = self.games * ((_quantile(REAL / max(1, questions)) + _POWER) * self.error / self.value) ** 2
        digits = 10 ** max(0, int(log10(max(1.0, needed))) - 1)
        return max(self.games, int(ceil(needed / digits) * digits))


_POWER = 0.84  # of a standard deviation: four in five of what is normally spread lies below it


def _normal(t: float, count: int) -> float:
    """A deviation in standard errors that were estimated from so many values, as one of a normal one.

    By Wallace's approximation to Student's distribution: ten values that are 3 errors off are not as odd as a thousand.

    >>> round(_normal(3.0, 10), 2), round(_normal(3.0, 10_000), 2)
    (2.43, 3.0)
    """
    freedom = max(1, count - 1)
    return (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))


def _quantile(chance: float) -> float:
    """How many standard deviations off zero a normal value is with this chance.

    >>> round(_quantile(0.05), 2)
    1.96
    """
    return NormalDist().inv_cdf(1 - chance / 2)


def mean(values: Array) -> Estimate:
    """The mean of independent values.

    >>> mean(np.array([1.0, 3.0])).value
    2.0
    """
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0)
    deviation = float(np.std(values, ddof=1)) if count > 1 else 0.0
    return Estimate(float(np.mean(values)), deviation / sqrt(count), count)


def ratio(sums: Array, counts: Array) -> Estimate:
    """A ratio of sums over independent games, such as wins for each use; games without any say nothing.

    >>> ratio(np.array([1.0, 0.0]), np.array([2.0, 2.0])).value
    0.25
    """
    used = counts > 0
    games, total = int(used.sum()), float(counts.sum())
    if games == 0:
        return Estimate(0.0, 0.0, 0)
    value = float(sums.sum()) / total
    residuals = sums[used] - value * counts[used]
    error = sqrt(float((residuals**2).sum()) * games / max(1, games - 1)) / total if games > 1 else 0.0
    return Estimate(value, error, games)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two estimates from different games."""
    return Estimate(one.value - other.value, sqrt(one.error**2 + other.error**2), min(one.games, other.games))


def real(chances: Sequence[float], share: float = REAL) -> list[bool]:
    """Which of many findings are real: Benjamini's and Hochberg's procedure.

    Of a hundred coins some show something odd. The more questions are asked, the stronger an answer has to be.

    >>> real([0.001, 0.04, 0.5, 0.9])
    [True, False, False, False]
    """
    order = np.argsort(chances, kind="stable")
    last = -1
    for rank, index in enumerate(order, 1):
        if chances[index] <= share * rank / len(chances):
            last = rank
    found = [False] * len(chances)
    for index in order[: max(0, last)]:
        found[index] = True
    return found
