"""Analysed games in figures: luck or decisions, when a game is decided, which turns matter, and for whom."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

import numpy as np

from meadhall.core.game import Game
from meadhall.core.record import Array
from meadhall.lab.analysed_games import COMPARED, SURE, AnalysedGame
from meadhall.lab.components import families
from meadhall.lab.statistics import FEWEST, Estimate, Interval, mean, ratio, real
from meadhall.lab.words import number, say

MATTERS = 0.05  # a turn matters if an ordinary plan is worse than the best by so much winning chance
PARTS = ("chance", "secrets", "decisions")
"""What moves the chances of a game; the phrase `part` says what each is called."""
GAPS = (0.01, 0.05, 0.1, 0.2)
"""Turns are gathered by how much worse an ordinary plan would be: up to 1, 5, 10, 20 points, and more."""


@dataclass(frozen=True)
class Quartiles:
    """How something is spread over games: a quarter of them lies below `low`, half below `middle`."""

    low: float
    middle: float
    high: float
    interval: Interval  # of the middle, 95 %

    @classmethod
    def of(cls, values: Array) -> "Quartiles":
        """The quartiles of some numbers; the interval of the median lies between two of them, by the binomial law.

        >>> Quartiles.of(np.arange(101.0)).middle, Quartiles.of(np.arange(101.0)).interval
        (50.0, (40.0, 60.0))
        """
        ordered, count = np.sort(values), len(values)
        half = 0.98 * sqrt(count)
        low, high = max(0, round((count - 1) / 2 - half)), min(count - 1, round((count - 1) / 2 + half))
        first, middle, last = (float(value) for value in np.percentile(ordered, (25, 50, 75)))
        return cls(first, middle, last, (float(ordered[low]), float(ordered[high])))


@dataclass(frozen=True)
class DecisionKind:
    """Turns that the best level would begin with something of a kind."""

    family: str
    example: str  # what it would do there most often, in the game's words
    share: float  # of all turns that were put before the levels
    losses: tuple[Estimate, ...]  # what each weaker level loses there on average, as winning chance
    real: tuple[bool, ...]  # whether that is more than noise, with so many kinds and levels looked at


@dataclass(frozen=True)
class LuckFindings:
    """All that the analysed games of one version tell."""

    games: tuple[AnalysedGame, ...] = field(repr=False)  # in the order of their numbers
    parts: dict[str, Estimate]
    """How much each of PARTS that the game has moved the chances: its share of their mean squares. Together: 1."""
    doubt: Estimate
    """By how much the judge misjudged a game: the mean distance, as winning chance. No part of the game."""
    settled: tuple[Quartiles, ...] | None
    """For each of SURE, after which part of a game the winner's chance stayed above it; None if nobody ever won."""
    course: Array | None  # quartiles of the later winner's chance over the game: a row each
    matter: Estimate  # the share of the turns that matter
    turns: Estimate  # in which there is a choice, in a game
    gaps: Array  # shares of the turns: see GAPS
    lost: Estimate  # what a seat's decisions lose in a game
    levels: tuple[Estimate, ...]  # what each weaker level loses in a turn
    kinds: tuple[DecisionKind, ...]  # the most frequent first

    @property
    def rough(self) -> bool:
        """Whether the judge misjudged half as much as all of PARTS moved: their shares are then no more than a hint."""
        moved, misjudged = (
            sum(float((getattr(game, name) ** 2).sum()) for game in self.games for name in names)
            for names in (PARTS, ["uncertainty"])
        )
        return misjudged > moved / 2

    @property
    def told_kinds(self) -> list[DecisionKind]:
        """Those that enough games have for something to be said of them."""
        return [kind for kind in self.kinds if kind.losses[0].games >= FEWEST]

    @property
    def hardest(self) -> list[DecisionKind]:
        """The kinds with which the weakest level loses most, if that is more than noise."""
        found = [kind for kind in self.told_kinds if kind.real[0] and kind.losses[0].value > 0]
        return sorted(found, key=lambda kind: -kind.losses[0].value * kind.share)

    @property
    def per_game(self) -> dict[str, tuple[Array, Array]]:
        """The figures that can be compared game by game: the numbers of the games, and a figure for each."""
        numbers = np.array([game.number for game in self.games])
        ended = [game for game in self.games if game.settled is not None]
        found = {
            say("figure-lost"): (numbers, np.array([100 * game.lost.mean() for game in self.games])),
            say("figure-wrong"): (numbers, np.array([game.wrong for game in self.games], float)),
            say("figure-matter"): (numbers, np.array([_matter(game).mean() for game in self.games])),
        }
        for place, sure in enumerate(SURE):
            settled = np.array([game.settled[place] for game in ended if game.settled is not None])
            found[say("figure-sure", sure=number(sure, ".0%"))] = (
                np.array([game.number for game in ended], int),
                settled,
            )
        return found

    @property
    def estimates(self) -> dict[str, Estimate]:
        """The figures that can be compared as a whole."""
        found = {say("figure-part", part=say("part", part=part)): one for part, one in self.parts.items()}
        found |= {_points_name(level): in_points(one) for level, one in zip(COMPARED, self.levels, strict=True)}
        for kind in self.told_kinds:
            for level, one in zip(COMPARED, kind.losses, strict=True):
                found[_points_name(level, kind.family)] = in_points(one)
        return found


def _points_name(level: str, family: str = "") -> str:
    return say("figure-kind", level=level, kind=family) if family else say("figure-level", level=level)


def in_points(one: Estimate) -> Estimate:
    """A winning chance in points of a hundred."""
    return replace(one, value=100 * one.value, error=100 * one.error)


def _matter(game: AnalysedGame) -> Array:
    found: Array = game.sample["gap"] >= MATTERS
    return found if len(found) else np.zeros(1, bool)


def find_luck(game: Game, analysed: Sequence[AnalysedGame]) -> LuckFindings:
    """The figures of analysed games; there must be one at least."""
    games = tuple(sorted(analysed, key=lambda one: one.number))
    samples = [one.sample for one in games]
    courses = np.array([one.course for one in games if one.course is not None])
    settled = np.array([one.settled for one in games if one.settled is not None])
    gaps = np.concatenate([sample["gap"] for sample in samples])
    counts = np.array([len(sample) for sample in samples], float)
    return LuckFindings(
        games=games,
        parts=_parts(game, games),
        doubt=mean(np.array([np.abs(one.uncertainty).mean() for one in games])),
        settled=tuple(Quartiles.of(column) for column in settled.T) if len(settled) else None,
        course=np.percentile(courses, (25, 50, 75), axis=0) if len(courses) else None,
        matter=ratio(np.array([(sample["gap"] >= MATTERS).sum() for sample in samples], float), counts, share=True),
        turns=mean(np.array([one.choices for one in games], float)),
        gaps=np.bincount(np.searchsorted(GAPS, gaps, side="right"), minlength=len(GAPS) + 1) / max(1, len(gaps)),
        lost=mean(np.array([one.lost.mean() for one in games])),
        levels=tuple(ratio(_losses(samples, level), counts) for level in range(len(COMPARED))),
        kinds=_kinds(game, samples, [name for one in games for name in one.names]),
    )


def _parts(game: Game, games: Sequence[AnalysedGame]) -> dict[str, Estimate]:
    """The share of each part: the mean square of what it moved from the start to the end of a game, over that of all.

    So shares mean something for unequal players too, and are never below 0 or above 1. A game without secrets has no
    such part.
    """
    names = [name for name in PARTS if name != "secrets" or game.secrets]
    moved = {name: np.array([(getattr(one, name) ** 2).sum() for one in games]) for name in names}
    total = np.maximum(sum(moved.values()), 1e-12)
    return {name: ratio(values, total, share=True) for name, values in moved.items()}


def _losses(samples: Sequence[Array], level: int, family: int | None = None) -> Array:
    some = samples if family is None else [sample[sample["family"] == family] for sample in samples]
    return np.array([sample["losses"][:, level].sum() for sample in some], float)


def _kinds(game: Game, samples: Sequence[Array], told: Sequence[str]) -> tuple[DecisionKind, ...]:
    names = list(dict.fromkeys(families(game.actions)))
    everything = np.concatenate([sample["family"] for sample in samples])
    found = []
    for kind in np.unique(everything).tolist():
        counts = np.array([(sample["family"] == kind).sum() for sample in samples], float)
        losses = tuple(ratio(_losses(samples, level, kind), counts) for level in range(len(COMPARED)))
        said = Counter(name for name, family in zip(told, everything.tolist(), strict=True) if family == kind)
        example = min(said, key=lambda name: (-said[name], name))
        found.append(DecisionKind(names[kind], example, float(counts.sum() / len(everything)), losses, ()))
    verdicts = iter(real([one.chance for kind in found for one in kind.losses]))
    judged = [replace(kind, real=tuple(next(verdicts) for _ in kind.losses)) for kind in found]
    return tuple(sorted(judged, key=lambda kind: (-kind.share, kind.family)))
