"""The arithmetic of saying what is real: intervals, tests, and the correction for asking many questions at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, erfc, expm1, inf, log1p, log10, sqrt
from statistics import NormalDist

import numpy as np

from meadhall.core.constants import LOST
from meadhall.core.record import Array

Interval = tuple[float, float]

REAL = 0.05
"""Of the differences that are called real, at most this share is expected to be noise (Benjamini and Hochberg)."""
FEWEST = 30  # below so many games nothing is said about a mean: the normal approximation would be a guess


def parts_of_win(results: Sequence[int] | Array) -> Array:
    """The part of a win that each seat gets: 1 for a win, less where several share it or a draw; a row for each game.

    >>> from meadhall.core.constants import DREW, WON
    >>> [parts_of_win(results).tolist() for results in ([WON, LOST, WON], [DREW, DREW], [LOST, LOST])]
    [[0.5, 0.0, 0.5], [0.5, 0.5], [0.0, 0.0]]
    """
    ended = np.asarray(results)
    best = ended.max(axis=-1, keepdims=True)
    parts: Array = ((ended == best) & (best != LOST)).astype(float)
    found: Array = parts / np.maximum(1.0, parts.sum(axis=-1, keepdims=True))
    return found


def wilson(wins: float, games: float, z: float = 1.96) -> Interval:
    """Wilson's interval for a rate: honest also for few games and for rates near 0 and 1.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(max(0.0, rate * (1 - rate)) / games + spread / (4 * games)) / (1 + spread)
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
    share: bool = False  # whether it is a share of something, which lies between 0 and 1
    least: float = -inf  # what no value lies below

    @property
    def interval(self) -> Interval:
        """The 95 % confidence interval: Wilson's for a share, Student's for any other mean, by the games that tell
        anything. One game tells no mean.

        >>> [round(end, 2) for end in Estimate(1.0, 0.0, 1, share=True).interval], Estimate(7.0, 0.0, 1).interval
        ([0.21, 1.0], (-inf, inf))
        """
        if self.share:
            return wilson(self.value * self._yes_or_no, self._yes_or_no)
        half = _student(self.tells) * self.error if self.games > 1 else inf
        return max(self.least, self.value - half), self.value + half

    @property
    def _yes_or_no(self) -> float:
        """How many games that are simply won or lost would leave a share as unsure as it is."""
        if self.games < 2 or self.error == 0:
            return max(1, self.games)
        return self.value * (1 - self.value) / self.error**2 * self.games / (self.games - 1)

    @property
    def tells(self) -> int:
        """How many of the games tell anything."""
        return self.games if self.telling is None else self.telling

    @property
    def chance(self) -> float:
        """How likely chance alone would bring a value as far from zero; 1 where too few games say anything."""
        if self.games < FEWEST or self.error == 0:
            return 1.0 if self.value == 0 or self.games < FEWEST else 0.0
        return erfc(_normal(abs(self.value / self.error), self.tells) / sqrt(2))

    def games_to_show(self, questions: int = 1) -> int | None:
        """How many games would call this difference real, four times in five, among so many questions; a rough guess.
        None where nothing differs, and where it would be no more games than these: then too few of them tell anything.

        >>> Estimate(0.01, 0.01, 1000).games_to_show(), Estimate(0.0, 0.1, 1000).games_to_show()
        (7900, None)
        """
        if self.value == 0 or self.games < FEWEST:
            return None
        needed = self.games * ((_quantile(REAL / max(1, questions)) + _POWER) * self.error / self.value) ** 2
        digits = 10 ** max(0, int(log10(max(1.0, needed))) - 1)
        return int(ceil(needed / digits) * digits) if needed > self.games else None


_POWER = 0.84  # of a standard deviation: four in five of what is normally spread lies below it


def _normal(t: float, count: int) -> float:
    """A deviation in standard errors that so many values gave, as a normal one (Wallace's approximation to Student's).

    >>> round(_normal(3.0, 10), 2), round(_normal(3.0, 10_000), 2)
    (2.43, 3.0)
    """
    freedom = max(1, count - 1)
    return (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))


def _student(count: int) -> float:
    """How many standard errors off the mean of so many values its 95 % interval ends: the reverse of `_normal`.

    >>> round(_student(3), 1), round(_student(10_000), 2)
    (4.5, 1.96)
    """
    freedom = max(1, count - 1)
    return sqrt(freedom * expm1((1.96 * (8 * freedom + 3) / (8 * freedom + 1)) ** 2 / freedom))


def _quantile(chance: float) -> float:
    """How many standard deviations off zero a normal value is with this chance.

    >>> round(_quantile(0.05), 2)
    1.96
    """
    return NormalDist().inv_cdf(1 - chance / 2)


def mean(values: Array, *, share: bool = False) -> Estimate:
    """The mean of independent values; that of values from 0 to 1 may be a share.

    A mean hangs on the values that are not the most frequent one: if nearly all games are alike, it is a doubtful one.

    >>> mean(np.array([1.0, 3.0])).value
    2.0
    """
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0)
    deviation = float(np.std(values, ddof=1)) if count > 1 else 0.0
    telling = None if share else count - int(np.unique(values, return_counts=True)[1].max())
    return Estimate(float(np.mean(values)), deviation / sqrt(count), count, telling, share)


def ratio(sums: Array, counts: Array, *, share: bool = False) -> Estimate:
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
    return Estimate(value, error, games, share=share)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two estimates from different games.

    It tells no more than the less sure of the two: Welch's count of what two unequal errors are worth together.

    >>> known, unsure = Estimate(0.0, 0.001, 100), Estimate(1.0, 0.3, 100, telling=3)
    >>> difference(unsure, known).tells, difference(known, known).tells
    (3, 199)
    """
    weights = [each.error**4 / max(1, each.tells - 1) for each in (one, other)]
    squared = one.error**2 + other.error**2
    telling = round(squared**2 / sum(weights)) + 1 if sum(weights) else one.tells + other.tells
    return Estimate(one.value - other.value, sqrt(squared), min(one.games, other.games), telling)


def real(chances: Sequence[float], share: float = REAL) -> list[bool]:
    """Which of many findings are real, by Benjamini and Hochberg: the more questions, the stronger an answer must be.

    >>> real([0.001, 0.04, 0.5, 0.9])
    [True, False, False, False]
    """
    order, count = np.argsort(chances, kind="stable"), len(chances)
    passed = np.flatnonzero(np.asarray(chances)[order] <= share * np.arange(1, count + 1) / count)
    found = np.zeros(count, bool)
    found[order[: passed.max(initial=-1) + 1]] = True
    return found.tolist()
