"""Measures for accumulators, beside plain numbers: `Min`, `Max`, `Mean`, `Share` and `Histogram`.

Each takes one value at a time by `add`. Two of a kind add up, block by block, to what all values together would have
given. `result` is what is written to files, and `str` what stands in a table.

>>> length = Mean()
>>> for steps in (10, 12, 17):
...     length.add(steps)
>>> length.mean, str(length)
(13.0, '13.0 (3.7 to 22.3)')

An interval is the one in which the true figure lies in 95 of 100 runs, if the values have nothing to do with each
other: add one value a game, or take it for too narrow.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import floor, log10, sqrt
from typing import Any, ClassVar, Self

from meadhall.lab.statistics import Estimate, Interval, wilson


class Measure:
    """Base of all measures: two of a kind add up by themselves."""

    def add(self, value: Any) -> None:
        """Take one more value."""
        raise NotImplementedError

    def __add__(self, other: Self) -> Self:
        raise NotImplementedError

    def result(self) -> Any:
        """The result in plain values."""
        raise NotImplementedError

    def rows(self) -> list[tuple[str, str]]:
        """The result as lines of a table: a name and a value. A single line has no name of its own."""
        return [("", str(self))]


@dataclass
class Min(Measure):
    """The least of all values; None before the first.

    >>> least = Min()
    >>> least.add(7), least.add(3), least.result()
    (None, None, 3)
    """

    value: float | None = None
    _best: ClassVar[Callable[..., float]] = min

    def add(self, value: float) -> None:
        """Take one more value."""
        self.value = value if self.value is None else type(self)._best(self.value, value)

    def __add__(self, other: Self) -> Self:
        both = [one.value for one in (self, other) if one.value is not None]
        return type(self)(type(self)._best(both) if both else None)

    def result(self) -> float | None:
        """The value that was kept."""
        return self.value

    def __str__(self) -> str:
        return "none" if self.value is None else f"{self.value:g}"


@dataclass
class Max(Min):
    """The greatest of all values; None before the first."""

    _best: ClassVar[Callable[..., float]] = max


@dataclass
class Mean(Measure):
    """The mean of all values, with its interval."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0  # summed squares of the distances from the mean

    def add(self, value: float) -> None:
        """Take one more value."""
        merged = self + Mean(1, float(value))
        self.count, self.total, self.squares = merged.count, merged.total, merged.squares

    def __add__(self, other: "Mean") -> "Mean":
        if not self.count or not other.count:
            one = self if self.count else other
            return Mean(one.count, one.total, one.squares)
        apart = other.total / other.count - self.total / self.count
        count = self.count + other.count
        squares = self.squares + other.squares + apart * apart * self.count * other.count / count
        return Mean(count, self.total + other.total, squares)

    @property
    def mean(self) -> float:
        """The mean; 0 before the first value."""
        return self.total / max(1, self.count)

    @property
    def interval(self) -> Interval:
        """Its 95 % interval; a single value says nothing about it."""
        error = sqrt(self.squares / max(1, self.count - 1) / max(1, self.count))
        return Estimate(self.mean, error, self.count).interval

    def result(self) -> dict[str, Any]:
        """Mean, ends of the interval, and how many values there were."""
        low, high = self.interval if self.count > 1 else (None, None)
        return {"mean": self.mean if self.count else None, "low": low, "high": high, "count": self.count}

    def __str__(self) -> str:
        if self.count < 2:
            return f"{self.mean:.1f}" if self.count else "none"
        low, high = self.interval
        places = max(1, 1 - floor(log10(high - low) if high > low else 0))
        return f"{self.mean:.{places}f} ({low:.{places}f} to {high:.{places}f})"


@dataclass
class Share(Measure):
    """The share of values that are true, with its interval.

    >>> close = Share()
    >>> close.add(True), close.add(False), str(close)
    (None, None, '50.0% (9.5% to 90.5%), 1 of 2')
    """

    hits: int = 0
    count: int = 0

    def add(self, value: object) -> None:
        """Take one more value, which is true or false."""
        self.hits, self.count = self.hits + bool(value), self.count + 1

    def __add__(self, other: "Share") -> "Share":
        return Share(self.hits + other.hits, self.count + other.count)

    @property
    def share(self) -> float:
        """The share; 0 before the first value."""
        return self.hits / max(1, self.count)

    @property
    def interval(self) -> Interval:
        """Its 95 % interval."""
        return wilson(self.hits, self.count) if self.count else (0.0, 1.0)

    def result(self) -> dict[str, Any]:
        """Share, ends of the interval, hits, and how many values there were."""
        low, high = self.interval
        share = self.share if self.count else None
        return {"share": share, "low": low, "high": high, "hits": self.hits, "count": self.count}

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} ({low:.1%} to {high:.1%}), {self.hits:,} of {self.count:,}" if self.count else "none"


@dataclass
class Histogram(Measure):
    """How values are spread: how many fall on each, or into each interval of a width, with the interval of its share.

    >>> lengths = Histogram(width=10)
    >>> for steps in (12, 17, 31):
    ...     lengths.add(steps)
    >>> {name: cell["count"] for name, cell in lengths.result().items()}
    {'10 to 20': 2, '20 to 30': 0, '30 to 40': 1}
    """

    width: float = 0  # of each interval; 0 if every value stands for itself
    counts: Counter[Any] = field(default_factory=Counter)

    def add(self, value: Any) -> None:
        """Take one more value."""
        self.counts[floor(value / self.width) if self.width else value] += 1

    def __add__(self, other: "Histogram") -> "Histogram":
        if self.width != other.width:
            raise ValueError(f"histograms of widths {self.width:g} and {other.width:g} do not add up")
        return Histogram(self.width, self.counts + other.counts)

    def _cells(self) -> list[Any]:
        if self.width and self.counts:  # those in between too, which are empty
            return list(range(min(self.counts), max(self.counts) + 1))
        return sorted(self.counts, key=lambda value: (type(value).__name__, value))

    def _name(self, cell: Any) -> str:
        return f"{cell * self.width:g} to {(cell + 1) * self.width:g}" if self.width else str(cell)

    def result(self) -> dict[str, dict[str, Any]]:
        """By value: how many there were, their share, and the ends of its interval."""
        total = self.counts.total()
        found = {}
        for cell in self._cells():
            low, high = wilson(self.counts[cell], total)
            share = self.counts[cell] / total
            found[self._name(cell)] = {"count": self.counts[cell], "share": share, "low": low, "high": high}
        return found

    def rows(self) -> list[tuple[str, str]]:
        """A line for each value."""
        return [(self._name(cell), str(Share(self.counts[cell], self.counts.total()))) for cell in self._cells()]

    def __str__(self) -> str:
        return "; ".join(f"{name}: {text}" for name, text in self.rows())
