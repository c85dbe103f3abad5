"""Sweeps: the same games for several values of one option, and how the figures change along them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import numpy as np
from markupsafe import Markup

import meadhall
from meadhall.core.errors import OptionError, UnknownName
from meadhall.core.language import ENGLISH, speaking
from meadhall.core.options import Option, Value
from meadhall.core.text import count
from meadhall.lab import charts
from meadhall.lab.findings import Findings
from meadhall.lab.report import Version, report, warnings_of
from meadhall.lab.runs import ProgressCallback, Venue, play_here, silent
from meadhall.lab.sentences import between, hundred, signed, templates
from meadhall.lab.statistics import FEWEST, Estimate, mean, real

SHARES = ("wins of ", "won from ", "draws", "shared wins", "games that nobody wins")
"""How the names of figures begin that are shares of the games."""


def swept(options: Sequence[Option], settings: Sequence[str]) -> tuple[tuple[str, list[Value]] | None, tuple[str, ...]]:
    """The option that is to take several values, as `gap=8..12` or `gap=8,10`, and the settings of all others.

    >>> gap = Option("gap", ("printed", 8, 9, 10), "printed", "")
    >>> swept([gap], ["gap=8..10"]), swept([gap], ["gap=printed,9"])[0], swept([gap], ["gap=9"])
    ((('gap', [8, 9, 10]), ()), ('gap', ['printed', 9]), (None, ('gap=9',)))
    """
    several = [setting for setting in settings if ".." in setting or "," in setting]
    if not several:
        return None, tuple(settings)
    if len(several) > 1:
        raise OptionError(f"{' and '.join(several)}: only one option can take several values at a time")
    name, _, text = several[0].partition("=")
    known = {option.name: option for option in options}
    if name not in known:
        raise UnknownName("option", name, known)
    values = read_values(f"option {name}", text, known[name].read, known[name].values)
    return (name, values), tuple(one for one in settings if one != several[0])


def read_values(
    name: str, text: str, read: Callable[[str], Value], known: Sequence[Value] | None = None
) -> list[Value]:
    """Several values as people write them, `8..12` or `8,10`; a range takes those that are `known`, or all.

    >>> read_values("gap", "8..10", int), read_values("gap", "8..10", int, [8, 10]), read_values("gap", "12,8", int)
    ([8, 9, 10], [8, 10], [12, 8])
    """
    if ".." not in text:
        values = [read(one) for one in text.split(",")]
    else:
        low, high = (read(one) for one in text.split("..", 1))
        if not isinstance(low, int) or not isinstance(high, int) or low >= high:
            raise OptionError(f"{name}: {text} is no range; write the lower number first, as 8..12")
        numbers = range(low, high + 1) if known is None else known
        values = [value for value in numbers if type(value) is int and low <= value <= high]
    if len(set(values)) < 2:
        raise OptionError(f"{name}: {text} is a single value; name two or more, as 8..12 or 8,10")
    return list(dict.fromkeys(values))


@dataclass(frozen=True)
class SweptFigure:
    """One figure for every value of the option."""

    name: str
    estimates: tuple[Estimate, ...]
    trend: Estimate  # how much it rises from one value to the next, game by game
    real: bool = False  # whether that is more than noise, with so many figures looked at

    @property
    def rise(self) -> str:
        """How much it rises from one value to the next, in words; of a share, in games of a hundred."""
        if self.estimates[0].share:
            return f"{hundred(self.trend.value)} in a hundred ({between(self.trend.interval, '.1f', 100)})"
        return f"{signed(self.trend.value)} ({between(self.trend.interval, 'figure')})"


@dataclass(frozen=True)
class Sweep:
    """The findings for every value of an option."""

    version: Version  # without the option that is swept
    option: str
    values: tuple[Value, ...]
    bots: tuple[str, ...]
    seed: int
    found: tuple[Findings, ...]

    @cached_property
    def figures(self) -> list[SweptFigure]:
        """Every figure that the game has, in their order."""
        names = list(self.found[0].figures)
        found = [self._figure(name) for name in names]
        verdicts = real([one.trend.chance for one in found])
        return [replace(one, real=verdict) for one, verdict in zip(found, verdicts, strict=True)]

    def _figure(self, name: str) -> SweptFigure:
        columns = [(one.observations.number, one.figures[name].astype(float)) for one in self.found]
        share = name.startswith(SHARES)
        common = columns[0][0]
        for numbers, _ in columns[1:]:
            common = np.intersect1d(common, numbers)
        rows = np.array([values[np.searchsorted(numbers, common)] for numbers, values in columns])
        steps = np.arange(len(rows)) - (len(rows) - 1) / 2
        slopes = steps @ rows / (steps @ steps)
        trend = replace(mean(slopes), telling=int(np.count_nonzero(slopes)))
        return SweptFigure(name, tuple(mean(values, share=share) for _, values in columns), trend)

    def sentences(self) -> list[str]:
        """The sentences that a designer should read first."""
        games, shown = min(one.games for one in self.found), [one for one in self.figures if one.real]
        if games < FEWEST:
            told = f"{count(games, 'game')} of each value {'is' if games == 1 else 'are'}"
            return [f"{told} too few to tell anything; play at least {FEWEST}."]
        if not shown:
            return [f"No figure of {len(self.figures)} is shown to rise or fall by {games:,} games of each value."]
        told = "; ".join(f"{one.name} {one.rise}" for one in shown)
        return [f"{len(shown)} of {len(self.figures)} figures really rise or fall, from value to value: {told}."]

    def warnings(self) -> list[str]:
        """The warnings that come before anything else, for each value."""
        made = [
            warnings_of(one, self.bots, f"{self.option}={value}")
            for value, one in zip(self.values, self.found, strict=True)
        ]
        return list(dict.fromkeys(sentence for some in made for sentence in some))

    @speaking(ENGLISH)
    def html(self) -> str:
        """The page: a curve for each figure, and a table of all numbers."""
        labels = [str(value) for value in self.values]
        drawn = {
            one.name: Markup(
                charts.curves(
                    [("", [(e.value, *e.interval) for e in one.estimates])], labels, self.option, one.name,
                    percent=one.estimates[0].share,
                )
            )
            for one in self.figures
            if max(e.value for e in one.estimates) > 0 and min(e.games for e in one.estimates) > 1
        }  # fmt: skip
        page = templates().get_template("sweep.html")
        return page.render(sweep=self, game=self.version.game, drawn=drawn, labels=labels, version=meadhall.__version__)


def sweep(
    version: Version, option: str, values: Sequence[Value], bots: Sequence[str], games: int, seed: int, *,
    jobs: int | None = None, folder: Path | None = None, venue: Venue = play_here, progress: ProgressCallback = silent,
) -> Sweep:  # fmt: skip
    """Play the games of the same numbers for every value of an option."""
    found = []
    for value in values:
        one = replace(version, options={**version.options, option: value})
        where = folder / f"{option}={value}" if folder else None
        found.append(report(one, bots, games, seed, jobs=jobs, folder=where, venue=venue, progress=progress).found)
    return Sweep(version, option, tuple(values), tuple(bots), seed, tuple(found))
