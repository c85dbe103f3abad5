"""Ratings on one scale for each game, and the reference strengths that everybody can compare with.

In the arena a rating compares the bots of one run. Here it stands on a scale that stays: it is fitted to duels for two,
`random` has 0, and a lead of 400 points means ten wins to one, of 200 three to one, of 100 almost two to one (the scale
of Elo, by the model of Bradley and Terry). An equal place counts as half a win. `reference` plays the bots that
everybody has against each other, `rate` one of your own against them.

The measurements lie in `strengths.json`, with all settings that are needed to repeat them.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from math import log, sqrt
from pathlib import Path
from threading import local
from typing import Any

import numpy as np

from meadhall.bots.levels import LEVELS
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.lab.arena import rounded_up, schedule
from meadhall.lab.compiled.whole_games import SearchedGames
from meadhall.lab.games import BotTable, ScheduledGame, play_all

FILE = Path(__file__).with_name("strengths.json")
REFERENCE = ("random", *LEVELS)
"""The bots of the scale, weakest first; the first has a rating of 0."""
NEIGHBOURS = 2
"""In the reference each bot meets so many of the next ones on the scale; others are too far apart to tell much."""
POINTS = 400 / log(10)
"""The length of one unit of the model on the scale."""


class RatingError(MeadhallError):
    """A rating that cannot be told; the message says why."""


@dataclass(frozen=True)
class Pair:
    """The result of games between two bots."""

    bot: str
    other: str
    games: int
    score: float  # games in which the first was ahead; an equal place counts as half


@dataclass(frozen=True)
class Rating:
    """Where a bot stands on the scale of its game."""

    bot: str
    rating: float
    error: float  # the standard error: 95 of 100 such measurements lie within two of them

    @property
    def interval(self) -> tuple[float, float]:
        """Where it stands in 95 of 100 such measurements."""
        return self.rating - 1.96 * self.error, self.rating + 1.96 * self.error


@dataclass(frozen=True)
class Strengths:
    """The reference strengths of one game."""

    rules: int
    content: str  # the digest of the components that were played with
    games: int  # of each pair
    seed: int
    pairs: tuple[Pair, ...]

    def current(self, game: Game) -> bool:
        """Whether they were measured with the rules and the components that the game has now."""
        return (self.rules, self.content) == (game.rules, game.edition.digest)

    @property
    def ratings(self) -> list[Rating]:
        """The bots of the scale, weakest first."""
        return sorted(fit(self.pairs, {REFERENCE[0]: 0.0}), key=lambda each: REFERENCE.index(each.bot))


def fit(pairs: Sequence[Pair], known: Mapping[str, float]) -> list[Rating]:
    """The likeliest ratings, in the order of names in the pairs; those that are known stay as they are.

    Each pair counts as if it had one drawn game more, so that a bot that wins all games is not infinitely strong.

    >>> [round(each.rating) for each in fit([Pair("a", "b", 109, 99.5)], {"b": 0.0})]
    [400, 0]
    """
    names = list(dict.fromkeys(name for pair in pairs for name in (pair.bot, pair.other)))
    place = {name: i for i, name in enumerate(names)}
    strength = np.array([known.get(name, 0.0) / POINTS for name in names])
    free = np.array([name not in known for name in names])
    one, other = (np.array([place[getattr(pair, side)] for pair in pairs]) for side in ("bot", "other"))
    games, score = (
        np.array([getattr(pair, side) + more for pair in pairs]) for side, more in (("games", 1), ("score", 0.5))
    )
    curvature = np.zeros((len(names), len(names)))
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[other] - strength[one]))
        slope, weight = np.zeros(len(names)), games * expected * (1 - expected)
        np.add.at(slope, one, score - games * expected)
        np.add.at(slope, other, games * expected - score)
        curvature[:] = 0
        np.add.at(curvature, (one, one), weight)
        np.add.at(curvature, (other, other), weight)
        np.add.at(curvature, (one, other), -weight)
        np.add.at(curvature, (other, one), -weight)
        step = np.zeros(len(names))
        step[free] = np.linalg.solve(curvature[np.ix_(free, free)], slope[free])
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    errors = np.zeros(len(names))
    errors[free] = np.sqrt(np.diag(np.linalg.inv(curvature[np.ix_(free, free)])))
    return [Rating(name, float(strength[i] * POINTS), float(errors[i] * POINTS)) for name, i in place.items()]


def play_pairs(
    game: Game, pairs: Iterable[tuple[str, str]], games: int, seed: int, *, jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Pair]:  # fmt: skip
    """Let pairs of bots play so many games, each deal from both seats."""
    found = []
    for pair in pairs:
        table = BotTable(game, 2, seed)
        table.warm_up(pair)
        score, planned = 0.0, list(schedule([pair], rounded_up(games, 2)))
        for bots, places in _played(table, planned, jobs):
            mine = bots.index(pair[0])
            own, theirs = places[mine], places[1 - mine]
            score += (own < theirs) + (own == theirs) / 2
            progress(1)
        found.append(Pair(*pair, len(planned), score))
    return found


def _played(
    table: BotTable, planned: Sequence[ScheduledGame], jobs: int | None
) -> Iterator[tuple[tuple[str, ...], Sequence[int]]]:
    """The bots of each game and their places: games of the arena, compiled and on threads where the bots allow it."""
    if not SearchedGames.knows(planned[0].bots):
        yield from ((each.scheduled.bots, each.places) for each in play_all(table, planned, jobs=jobs))
        return
    box, mine = table.game.make_box(table.players, table.options), local()

    def play(one: ScheduledGame) -> tuple[tuple[str, ...], Sequence[int]]:
        tables = mine.__dict__.setdefault("tables", {})
        if one.bots not in tables:
            tables[one.bots] = SearchedGames.of(table.game, box, table.seed, one.bots)
        if tables[one.bots].play(one.number, one.deal) is None:
            return one.bots, table.play(one).places
        places = np.zeros(table.players, np.int32)
        table.game.kernels.places(tables[one.bots].final, box, places)
        return one.bots, places.tolist()

    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        yield from pool.map(play, planned)


def reference_pairs() -> list[tuple[str, str]]:
    """The pairs of bots that meet in the reference.

    >>> reference_pairs()[:3]
    [('child', 'random'), ('thrall', 'random'), ('thrall', 'child')]
    """
    return [(bot, other) for i, bot in enumerate(REFERENCE) for other in REFERENCE[max(0, i - NEIGHBOURS) : i]]


def strengths_of(game: Game, file: Path = FILE) -> Strengths | None:
    """The reference strengths of a game, or None if nobody has measured them."""
    found = json.loads(file.read_bytes()) if file.exists() else {}
    if game.name not in found:
        return None
    kept = found[game.name]
    pairs = tuple(Pair(*pair) for pair in kept["pairs"])
    return Strengths(kept["rules"], kept["content"], kept["games"], kept["seed"], pairs)


def reference(
    game: Game, games: int, seed: int, *, jobs: int | None = None, file: Path = FILE,
    progress: Callable[[int], None] = lambda games: None,
) -> Strengths:  # fmt: skip
    """Measure the reference strengths of a game and keep them; a run that was interrupted goes on where it stopped."""
    games = rounded_up(games, 2)
    told = game.rules, game.edition.digest, games, seed
    kept = strengths_of(game, file)
    goes_on = kept is not None and told == (kept.rules, kept.content, kept.games, kept.seed)
    pairs = list(kept.pairs) if kept is not None and goes_on else []
    if len(pairs) == len(reference_pairs()):
        pairs = []  # it was finished: whoever asks again wants it measured again
    progress(games * len(pairs))
    for pair in reference_pairs()[len(pairs) :]:
        pairs += play_pairs(game, [pair], games, seed, jobs=jobs, progress=progress)
        _keep(game, Strengths(*told, tuple(pairs)), file)
    return Strengths(*told, tuple(pairs))


def _keep(game: Game, found: Strengths, file: Path) -> None:
    everything: dict[str, Any] = json.loads(file.read_bytes()) if file.exists() else {}
    everything[game.name] = {
        **{name: value for name, value in asdict(found).items() if name != "pairs"},
        "pairs": [[pair.bot, pair.other, pair.games, pair.score] for pair in found.pairs],
    }
    try:
        file.write_text(_pretty(everything), encoding="utf-8")
    except OSError as error:
        raise RatingError(f"{file}: cannot be written: {error.strerror}") from None


def _pretty(everything: dict[str, Any]) -> str:
    """JSON that people can read: a pair a line."""
    games = []
    for name, kept in sorted(everything.items()):
        pairs = ",\n".join(f"   {json.dumps(pair)}" for pair in kept["pairs"])
        rest = "".join(f"  {json.dumps(key)}: {json.dumps(kept[key])},\n" for key in kept if key != "pairs")
        games.append(f' {json.dumps(name)}: {{\n{rest}  "pairs": [\n{pairs}\n  ]\n }}')
    return "{\n" + ",\n".join(games) + "\n}\n"


def rate(
    game: Game, bot: str, games: int, seed: int, *, jobs: int | None = None, file: Path = FILE,
    progress: Callable[[int], None] = lambda games: None,
) -> tuple[Rating, list[Pair]]:  # fmt: skip
    """Where a bot stands on the scale of a game, from so many games against each bot of the reference."""
    kept = strengths_of(game, file)
    if kept is None:
        raise RatingError(f"{game.title} has no reference strengths yet: meadhall rate {game.name} measures them")
    ratings = {each.bot: each for each in kept.ratings}
    others = [name for name in ratings if name != bot]
    pairs = play_pairs(game, [(bot, other) for other in others], games, seed, jobs=jobs, progress=progress)
    own = fit(pairs, {name: ratings[name].rating for name in others})[0]
    weights = {pair.other: _telling(own.rating - ratings[pair.other].rating) * pair.games for pair in pairs}
    unsure = sum(weight * ratings[name].error ** 2 for name, weight in weights.items()) / sum(weights.values())
    return Rating(bot, own.rating, sqrt(own.error**2 + unsure)), pairs


def _telling(lead: float) -> float:
    """How much a game tells between bots so far apart: most where either may win."""
    chance = 1 / (1 + float(np.exp(-lead / POINTS)))
    return chance * (1 - chance)


def told_ratings(game: Game, ratings: Sequence[Rating], pairs: Sequence[Pair]) -> str:
    """The ratings and the games, as text for people.

    >>> import meadhall
    >>> print(told_ratings(meadhall.game("hagar"), [Rating("mybot", 210.4, 30)], [Pair("mybot", "random", 40, 31)]))
    Hägar: Land in Sicht!: a random player has 0, and 400 points more mean ten wins to one.
      mybot  210 (152 to 269)
    Won:
      31 of 40 against random by mybot
    """
    width = max(len(each.bot) for each in ratings)
    lines = [f"{game.title}: a random player has 0, and 400 points more mean ten wins to one."]
    for each in ratings:
        low, high = each.interval
        lines.append(f"  {each.bot:{width}}  {each.rating:.0f} ({low:.0f} to {high:.0f})")
    lines.append("Won:")
    lines += [f"  {pair.score:g} of {pair.games} against {pair.other} by {pair.bot}" for pair in pairs]
    return "\n".join(lines)
