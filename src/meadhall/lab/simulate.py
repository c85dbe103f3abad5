"""Many games at once, and what they show: wins per seat with intervals, points, lengths.

Random games run compiled, on threads; games of other bots on processes. See `arena` for which bot is the better one.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

import numpy as np

from meadhall.core.driver import play_many
from meadhall.core.game import Game
from meadhall.core.options import Value, settle
from meadhall.core.record import Array
from meadhall.lab.games import Sitting, Table, play_all


@dataclass(frozen=True)
class Spread:
    """How a quantity is spread over the games."""

    mean: float
    deviation: float
    least: int
    p5: float
    median: float
    p95: float
    most: int

    @classmethod
    def of(cls, values: Array) -> "Spread":
        """The spread of an array of numbers.

        >>> Spread.of(np.array([1, 2, 3, 4, 10])).median
        3.0
        """
        p5, median, p95 = (float(p) for p in np.percentile(values, (5, 50, 95)))
        return cls(float(values.mean()), float(values.std()), int(values.min()), p5, median, p95, int(values.max()))


@dataclass(frozen=True)
class SeatResult:
    """How one seat fared."""

    bot: str
    wins: int
    """Games in which this seat came first, alone or shared."""
    win_rate: float
    interval: tuple[float, float]
    """95 % confidence interval of the win rate."""
    points: Spread


@dataclass(frozen=True)
class Simulation:
    """What a run of games showed. `asdict` makes it what `meadhall simulate --json` prints."""

    game: str
    options: dict[str, Value]
    seed: int
    games: int
    steps: int
    """All steps, those of chance included."""
    decisions: int
    seconds: float
    seats: list[SeatResult]
    length: dict[str, Spread]
    """Steps and decisions of a game."""

    def to_dict(self) -> dict[str, Any]:
        """The simulation as plain values."""
        return asdict(self)


def simulate(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int,
    *,
    options: Mapping[str, Value] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play this many games with any bots; the same seed gives the same result, whatever the number of jobs.

    (Not so for bots that think for seconds: what they find depends on the machine.)

    >>> import meadhall
    >>> result = simulate(meadhall.game("hagar"), ["random", "random"], games=20, seed=1)
    >>> result.games, result.seats[0].bot
    (20, 'random')
    """
    game.make_box(len(seats), options)  # tells what is wrong with them before anything is played
    table = Table(game, len(seats), seed, options or {})
    compiled = set(seats) == {"random"}
    if not compiled:
        table.warm_up(seats)  # here first: what this compiles, the workers only load
    began = time.perf_counter()
    played = (
        _random_games(table, games, jobs, progress) if compiled else _bots_games(table, seats, games, jobs, progress)
    )
    steps, decisions, points, places = played
    seconds = time.perf_counter() - began
    return Simulation(
        game=game.name,
        options=settle(game.options, options or {}),
        seed=seed,
        games=games,
        steps=int(steps.sum()),
        decisions=int(decisions.sum()),
        seconds=seconds,
        seats=[_seat(bot, points[:, seat], places[:, seat]) for seat, bot in enumerate(seats)],
        length={"steps": Spread.of(steps), "decisions": Spread.of(decisions)},
    )


_Columns = tuple[Array, Array, Array, Array]
"""Steps, decisions, points and places, a row a game."""


def _random_games(table: Table, games: int, jobs: int | None, progress: Callable[[int], None]) -> _Columns:
    box = table.game.make_box(table.players, table.options)
    blocks = []
    for block in play_many(table.game, box, games, table.seed, jobs=jobs):
        blocks.append(block)
        progress(len(block))
    blocks.sort(key=lambda block: block.first)
    steps, decisions, points, places = (
        np.concatenate([getattr(block, name) for block in blocks])
        for name in ("steps", "decisions", "points", "places")
    )
    return steps, decisions, points, places


def _bots_games(
    table: Table, bots: Sequence[str], games: int, jobs: int | None, progress: Callable[[int], None]
) -> _Columns:
    results = []
    for finished in play_all(table, (Sitting(number, number, tuple(bots)) for number in range(games)), jobs=jobs):
        results.append(finished)
        progress(1)
    results.sort(key=lambda finished: finished.sitting.number)
    return (
        np.array([finished.steps for finished in results]),
        np.array([sum(finished.decisions) for finished in results]),
        np.array([finished.points for finished in results]),
        np.array([finished.places for finished in results]),
    )


def _seat(bot: str, points: Array, places: Array) -> SeatResult:
    wins, games = int((places == 1).sum()), len(places)
    return SeatResult(bot, wins, wins / games, wilson(wins, games), Spread.of(points))


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a rate: honest also for few games and for rates near 0 and 1.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
