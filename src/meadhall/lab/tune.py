"""Tuning: values of a game under which figures come out as a designer wants them.

Every combination of the values plays a few games. The half that comes nearest to the aims plays twice as many, and so
on (successive halving), so most games are spent where the answer is. All combinations play with the same seeds, and
bots change seats from game to game. A run with a folder can be interrupted and goes on with what is missing.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from math import ceil, prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from meadhall.core.content import Edition
from meadhall.core.content_values import Place, changed, place_of
from meadhall.core.errors import ContentError, MeadhallError, UnknownName, did_you_mean
from meadhall.core.game import Game
from meadhall.core.options import Value, settle
from meadhall.core.record import Array
from meadhall.lab.findings import Findings, find, merged
from meadhall.lab.games import BotTable
from meadhall.lab.report import Version, changes
from meadhall.lab.runs import GameRun, ProgressCallback, Venue, play_here, silent
from meadhall.lab.sentences import warnings
from meadhall.lab.statistics import Estimate, mean
from meadhall.lab.sweep import SHARES, read_values
from meadhall.lab.words import say

FIRST = 40
"""Games that every combination plays."""
LEAST = 8
"""So many combinations play all games: the answer is one of them, and the others show how sure it is."""
MOST = 4096


class TuneError(MeadhallError):
    """Something that cannot be tuned; the message says why."""


@dataclass(frozen=True)
class Vary:
    """A value that may change: an option, or a number in the content file."""

    name: str
    place: Place | None  # its place in the content file; None for an option
    values: tuple[Value, ...]
    usual: Value  # as it is without tuning

    @classmethod
    def read(cls, version: Version, text: str) -> "Vary":
        """The values to vary, from a text such as `gap=8..12`, `coins.to_win=6,8,10` or `Nykur.points=1..9`."""
        name, _, values = text.partition("=")
        option = next((each for each in version.game.options if each.name == name), None)
        if option is not None:
            usual = settle(version.game.options, version.options)[name]
            return cls(name, None, tuple(read_values(name, values, option.read, option.values)), usual)
        content = version.game.edition.text
        try:
            place = place_of(content, name)
        except ContentError as error:
            options = [each.name for each in version.game.options]
            raise TuneError(f"{error}{did_you_mean(name, options)}") from None
        usual = _at(content, place)
        if type(usual) is not int:
            raise TuneError(f"{name}: only whole numbers can be varied, not {usual!r}")
        return cls(name, place, tuple(read_values(name, values, _whole)), usual)


def _at(content: str, place: Place) -> Any:
    found: Any = tomllib.loads(content)
    for step in place:
        found = found[step]
    return found


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise TuneError(f'"{text}" is no whole number') from None


@dataclass(frozen=True)
class Aim:
    """A figure of the report, and what it should be."""

    figure: str
    target: float

    @classmethod
    def read(cls, text: str) -> "Aim":
        """The aim in a text such as `share=0.5`, `turns=12` or `wins of the Vikings=50%`.

        `share` is short for the wins of the first seat, or of whoever begins.
        """
        name, _, number = text.rpartition("=")
        percent = number.strip().endswith("%")
        try:
            target = float(number.strip().removesuffix("%")) / (100 if percent else 1)
        except ValueError:
            raise TuneError(f'{text}: an aim is a figure and a number, as "share=0.5" or "turns=12"') from None
        return cls(name.strip(), target)

    def of(self, found: Findings) -> Array:
        """The figure of every game."""
        figures = found.figures
        name = next(iter(figures)) if self.figure == "share" else self.figure
        if name not in figures:
            raise UnknownName("figure", self.figure, ["share", *figures])
        values: Array = figures[name].astype(float)
        return values

    @property
    def share(self) -> bool:
        """Whether the figure is a share of the games."""
        return self.figure == "share" or self.figure.startswith(SHARES)


@dataclass(frozen=True)
class Candidate:
    """A combination of values, and what its games showed."""

    values: tuple[Value, ...]
    version: Version
    estimates: tuple[Estimate, ...] = ()  # of the figures that are aimed at
    off: float = 0.0  # how far they are from their aims together, in deviations of single games
    fits: bool = False  # whether every aim lies in the interval of its figure
    stopped: Array = field(default_factory=lambda: np.zeros(1, bool), repr=False, compare=False)
    """Of its games: whether a guard against endless ones has ended it. The figures leave these out."""


@dataclass(frozen=True)
class Tuning:
    """The combinations that came nearest, the best first, and how many there were."""

    version: Version
    varied: tuple[Vary, ...]
    aims: tuple[Aim, ...]
    bots: tuple[str, ...]
    seed: int
    tried: int
    impossible: int  # combinations that are no game
    best: tuple[Candidate, ...]

    def changed(self, candidate: Candidate) -> int:
        """How many values differ from those of the game as it is."""
        return sum(value != vary.usual for vary, value in zip(self.varied, candidate.values, strict=True))

    def fewest_changes(self) -> Candidate | None:
        """Of the combinations that fit, the one nearest to the game as it is; None if none fits."""
        return min((one for one in self.best if one.fits), key=lambda one: (self.changed(one), one.off), default=None)

    def warnings(self) -> list[str]:
        """The warnings that come before anything else about the combinations that are told."""
        game, bots = self.best[0].version.game, self.bots
        return list(dict.fromkeys(told for one in self.best for told in warnings(game, bots, one.stopped)))

    def sentences(self) -> list[str]:
        """The sentences that a designer should read first."""
        first, fitting = self.best[0], [one for one in self.best if one.fits]
        told = [say("tried", tried=self.tried, best=len(self.best), games=first.estimates[0].games)]
        if self.impossible:
            told.append(say("impossible", count=self.impossible))
        fewest = self.fewest_changes()
        if fewest is None:
            return [*told, say("fits-none")]
        return [*told, say("fits-some", fitting=len(fitting), best=len(self.best), nearest=self.told(fewest))]

    def told(self, candidate: Candidate) -> str:
        """The changed values of a combination in words."""
        pairs = zip(self.varied, candidate.values, strict=True)
        said = [
            say("tuned", name=vary.name, value=str(value), usual=str(vary.usual))
            for vary, value in pairs
            if value != vary.usual
        ]
        return ", ".join(said) or say("tuned-nothing")

    def to_dict(self) -> dict[str, Any]:
        """The tuning as plain values."""
        return {
            "game": self.version.game.name,
            "bots": list(self.bots),
            "seed": self.seed,
            "aims": {aim.figure: aim.target for aim in self.aims},
            "tried": self.tried,
            "impossible": self.impossible,
            "warnings": self.warnings(),
            "best": [
                {
                    "values": {vary.name: value for vary, value in zip(self.varied, one.values, strict=True)},
                    "figures": {
                        aim.figure: {"value": each.value, "interval": each.interval}
                        for aim, each in zip(self.aims, one.estimates, strict=True)
                    },
                    "games": one.estimates[0].games,
                    "fits": one.fits,
                    "changes": [str(change) for change in changes(one.version, self.version)],
                }
                for one in self.best
            ],
        }


def candidates(version: Version, varied: Sequence[Vary]) -> Iterator[Candidate | None]:
    """Every combination of the values; None for one that is no game."""
    for values in product(*(vary.values for vary in varied)):
        chosen = list(zip(varied, values, strict=True))
        options = {vary.name: value for vary, value in chosen if vary.place is None}
        printed = {vary.place: value for vary, value in chosen if vary.place is not None and value != vary.usual}
        try:
            yield Candidate(values, Version(_with(version.game, printed), {**version.options, **options}))
        except ContentError:
            yield None


def _with(game: Game, printed: Mapping[Place, Value]) -> Game:
    if not printed:
        return game
    return game.with_content(Edition(changed(game.edition.text, printed), f"{game.name}, tuned"))


def rungs(first: int, tried: int, games: int) -> list[tuple[int, int]]:
    """How many combinations play how many games in all, round by round.

    >>> rungs(40, 100, 1000)
    [(100, 40), (50, 80), (25, 160), (13, 320), (8, 1000)]
    >>> rungs(40, 3, 1000), rungs(40, 3, 20)
    ([(3, 1000)], [(3, 20)])
    """
    found, left = [], tried
    while left > LEAST and first < games:
        found.append((left, first))
        left, first = max(LEAST, ceil(left / 2)), first * 2
    return [*found, (left, games)]


def games_of(values: Sequence[int], games: int) -> int:
    """How many games a tuning plays at most, if so many values are tried of each that is varied.

    >>> games_of([5, 20], 1000)
    15520
    """
    total = before = 0
    for left, each in rungs(FIRST, prod(values), games):
        total, before = total + left * (each - before), each
    return total


def tune(
    version: Version, varied: Sequence[Vary], aims: Sequence[Aim], bots: Sequence[str], games: int, seed: int, *,
    jobs: int | None = None, folder: Path | None = None, venue: Venue = play_here, progress: ProgressCallback = silent,
) -> Tuning:  # fmt: skip
    """Look for values under which figures come out as they are aimed at."""
    if not varied or not aims:
        raise TuneError("a tuning needs a value that may change, and an aim")
    total = prod(len(vary.values) for vary in varied)
    if total > MOST:
        raise TuneError(f"{total:,} combinations are too many to try; {MOST:,} are the most. Vary fewer values")
    every = list(candidates(version, varied))
    left = [one for one in every if one is not None]
    if not left:
        raise TuneError("none of these combinations is a game: the components do not allow the values")
    with TemporaryDirectory() as scratch:
        root = folder or Path(scratch)
        for keep, each in rungs(FIRST, len(left), games):
            played = [_play(one, aims, bots, each, seed, root, jobs, venue, progress) for one in left[:keep]]
            left = sorted(_judged(played, aims), key=lambda one: one.off)
    return Tuning(
        version, tuple(varied), tuple(aims), tuple(bots), seed, len(every) - every.count(None), every.count(None),
        tuple(left),
    )  # fmt: skip


def _play(
    one: Candidate, aims: Sequence[Aim], bots: Sequence[str], games: int, seed: int, root: Path, jobs: int | None,
    venue: Venue, progress: ProgressCallback,
) -> tuple[Candidate, list[Array]]:  # fmt: skip
    """The figures of a combination, game by game; games that were played before are not played again."""
    folder = root / "-".join(map(str, one.values))
    table = BotTable(one.version.game, len(bots), seed, one.version.options)
    run = GameRun(table, tuple(bots), games, watch=True, folder=folder, venue=venue)
    blocks = run.play(jobs, lambda more, kept=False: None if kept else progress(more))
    found = find(one.version.game, bots, blocks, merged(blocks))
    return replace(one, stopped=found.stopped), [aim.of(found) for aim in aims]


def _judged(played: Sequence[tuple[Candidate, list[Array]]], aims: Sequence[Aim]) -> Iterator[Candidate]:
    """The combinations with how far each is off its aims: each figure counts in deviations that single games have."""
    spreads = [float(np.mean([figures[number].std() for _, figures in played])) or 1.0 for number in range(len(aims))]
    for one, figures in played:
        estimates = [mean(values, share=aim.share) for values, aim in zip(figures, aims, strict=True)]
        pairs = list(zip(estimates, aims, strict=True))
        off = sum(abs(each.value - aim.target) / spread for (each, aim), spread in zip(pairs, spreads, strict=True))
        fits = all(each.interval[0] <= aim.target <= each.interval[1] for each, aim in pairs)
        yield replace(one, estimates=tuple(estimates), off=off, fits=fits)
