"""The progress of a person: their rating against puzzles, the puzzles that they have tried, and those that come back.

One keepsake for each game. Puzzles have ratings on the scale of people and bots: those at which bots of the known
levels find the solution as often as they did. A puzzle counts for the rating when it is tried for the first time.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from math import erf
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from meadhall.bots.levels import LEVELS
from meadhall.hall.storage.rated import MODEL, PlayerRating, anchor, rate
from meadhall.practice.puzzle import Puzzle

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

KIND = "practice"
"""The kind of these keepsakes; their names are those of games."""
DAY = 24 * 60 * 60
_FIRST, _LONGER, _LEARNT = 1.0, 2.5, 40.0  # days until something comes back, by how much longer each time, and the end
_DOUBT = 2.0  # the deviation of a puzzle's rating
_TRIES = 4  # of each level, when it was mined
_NEAR = 6  # of so many puzzles that suit somebody about equally well one is taken
_REMEMBERED = 2000


class Repeat(Struct, frozen=True):
    """Something that comes back."""

    due: float  # when, in seconds since 1970
    days: float  # how many days after it was tried last


class Progress(Struct, frozen=True):
    """How far somebody is in one game."""

    mean: float = MODEL.mu
    deviation: float = MODEL.sigma
    tried: dict[str, bool] = {}  # the puzzles by their keys, and whether the first try was good
    repeats: dict[str, Repeat] = {}  # what comes back: puzzles, and own mistakes as "TABLE-NUMBER"
    seen: tuple[str, ...] = ()  # own tables whose mistakes are among them, or were

    @property
    def solved(self) -> int:
        """How many puzzles were solved at the first try."""
        return sum(self.tried.values())

    def due(self, now: float) -> list[str]:
        """The puzzles that have come back by now, the longest overdue first."""
        return sorted(
            (key for key, each in self.repeats.items() if each.due <= now), key=lambda key: self.repeats[key].due
        )

    def with_answer(self, key: str, good: bool, now: float, strength: PlayerRating | None) -> "Progress":
        """After somebody has tried something; a puzzle that they try for the first time has a strength."""
        repeats = dict(self.repeats)
        known = repeats.pop(key, None)
        if not good:
            repeats[key] = Repeat(now + _FIRST * DAY, _FIRST)
        elif known is not None and known.due > now:
            repeats[key] = known  # it was tried again before its time
        elif known is not None and known.days * _LONGER < _LEARNT:
            repeats[key] = Repeat(now + known.days * _LONGER * DAY, known.days * _LONGER)
        if strength is None or key in self.tried:
            return replace(self, repeats=repeats)
        you, _ = rate([PlayerRating(self.mean, self.deviation), strength], [1, 2] if good else [2, 1])
        tried = dict([*self.tried.items(), (key, good)][-_REMEMBERED:])
        return replace(self, mean=you.mean, deviation=you.deviation, tried=tried, repeats=repeats)

    def with_mistakes(self, table: str, keys: Iterable[str], now: float) -> "Progress":
        """With the mistakes of a game of one's own, the first time that it is asked about."""
        repeats = {key: Repeat(now, _FIRST) for key in keys} | self.repeats
        return replace(self, repeats=repeats, seen=(*self.seen, table)[-_REMEMBERED:])


def strength_of(game: str, puzzle: Puzzle) -> PlayerRating:
    """The rating of a puzzle: a player of that rating solves it in half of all cases."""
    levels = [anchor(game, level) for level in LEVELS[: len(puzzle.found)]]
    known = [(level.mean, found) for level, found in zip(levels, puzzle.found, strict=True) if level is not None]
    if not known:
        return PlayerRating()
    wanted = sum((found * _TRIES + 0.5) / (_TRIES + 1) for _, found in known)
    low, high = MODEL.mu - 4 * MODEL.sigma, MODEL.mu + 4 * MODEL.sigma
    for _ in range(40):
        middle = (low + high) / 2
        expected = sum(_wins(mean - middle) for mean, _ in known)
        low, high = (middle, high) if expected > wanted else (low, middle)
    return PlayerRating((low + high) / 2, _DOUBT)


def _wins(ahead: float) -> float:
    return 0.5 * (1 + erf(ahead / (2 * MODEL.beta)))  # two normal distributions of this deviation


def next_for(game: str, puzzles: Sequence[Puzzle], progress: Progress, theme: str = "", after: str = "") -> Puzzle:
    """The next puzzle for somebody: one that they have not tried and that is about as strong as they are."""
    fitting = [each for each in puzzles if (not theme or theme in each.themes) and each.key != after] or list(puzzles)
    fresh = [each for each in fitting if each.key not in progress.tried]
    missed = [each for each in fitting if not progress.tried.get(each.key, False)]
    some = sorted(fresh or missed or fitting, key=lambda each: abs(strength_of(game, each).mean - progress.mean))
    salt = f"{len(progress.tried)} {after}"
    return min(some[:_NEAR], key=lambda each: hashlib.sha256(f"{salt} {each.key}".encode()).digest())


def of_the_day(books: Mapping[str, Sequence[Puzzle]], now: float) -> tuple[str, Puzzle]:
    """The game and the puzzle of the day, by the days of UTC: the same for everybody who has the same games."""
    day, names = int(now // DAY), sorted(books)
    name = names[day % len(names)]
    ranked = sorted(books[name], key=lambda each: hashlib.sha256(f"{name} {each.key}".encode()).digest())
    return name, ranked[day // len(names) % len(ranked)]


async def progress_of(hall: "Hall", person: str | None, game: str) -> Progress:
    """How far somebody is; at the beginning if they are not known."""
    kept = await hall.keepsakes.get(person, KIND, game, Progress) if person is not None else None
    return kept or Progress()
