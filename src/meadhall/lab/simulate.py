"""Many games at once, and what they show: wins and draws per seat with intervals, points, lengths.

Random games that no accumulator watches run compiled, on threads; all others on processes. See `arena` for which bot
is the better one, and `report` for what a designer wants to know.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from meadhall.core.constants import DREW, WON
from meadhall.core.game import Game
from meadhall.core.options import Value, settle
from meadhall.core.record import Array
from meadhall.lab.accumulators import Accumulator, as_json, asked, find_count, new_count
from meadhall.lab.device import venue_on
from meadhall.lab.games import BotTable
from meadhall.lab.observations import by_turn_order
from meadhall.lab.runs import GameRows, GameRun, ProgressCallback, Venue, merged_counts, play_here, silent
from meadhall.lab.sentences import warnings
from meadhall.lab.statistics import parts_of_win, wilson


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
    """How one seat fared, or one place in the order of turns."""

    bot: str  # the bot of the seat; all bots where they took turns in the place
    wins: int  # games that this seat has won, alone or with others
    draws: int
    win_rate: float
    """Its part of the wins. One that is shared counts in parts, and so does a draw: together that is 100 %."""
    interval: tuple[float, float]  # 95 % confidence interval of the win rate
    points: Spread | None  # none in a game that has none


@dataclass(frozen=True)
class Simulation:
    """The result of a run of games. `meadhall simulate --json` prints it as `to_dict` gives it."""

    game: str
    options: dict[str, Value]
    seed: int
    games: int
    steps: int  # all steps, those of chance included
    decisions: int
    seconds: float
    stopped: int
    """Games that a guard against endless ones has ended. They are set apart: all that follows is told of the others."""
    seats: list[SeatResult]
    turn_order: list[SeatResult] | None
    """Where the starter is drawn: how the first in the order of turns fared, the second, and so on. The seats are then
    alike but for their bots. None where the same seat always begins."""
    length: dict[str, Spread]  # steps and decisions of a game
    counts: dict[str, Any]  # the results of the accumulators, by the names of their classes
    rows: GameRows = field(repr=False, compare=False)  # how each game ended
    warnings: list[str] = field(default_factory=list)  # what to know before any figure

    def to_dict(self) -> dict[str, Any]:
        """The simulation as plain values, without the single games."""
        plain = asdict(replace(self, rows=None, counts={}))  # type: ignore[arg-type]  # asdict spoils a Counter
        del plain["rows"]
        return plain | {"counts": as_json(self.counts)}


def simulate(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: int,
    *,
    options: Mapping[str, Value] | None = None,
    counts: Sequence[type[Accumulator] | str] = (),
    folder: Path | None = None,
    jobs: int | None = None,
    device: str = "cpu",
    venue: Venue = play_here,
    progress: ProgressCallback = silent,
) -> Simulation:
    """Play so many games with any bots; accumulators count anything you like.

    The same seed gives the same result, whatever the number of jobs, unless a bot thinks for seconds. With a folder, a
    run that was interrupted goes on where it stopped. `device="gpu"` plays random games on a GPU (`lab.device`).

    >>> import meadhall
    >>> result = simulate(meadhall.game("hagar"), ["random", "random"], games=20, seed=1)
    >>> result.games, result.seats[0].bot
    (20, 'random')
    """
    game.make_box(len(seats), options)  # tells what is wrong with them before anything is played
    for count in counts:
        new_count(find_count(count) if isinstance(count, str) else count)  # tells what is wrong with it
    table = BotTable(game, len(seats), seed, options or {})
    venue = venue if device == "cpu" else venue_on(device)
    run = GameRun(table, tuple(seats), games, tuple(counts), folder=folder, venue=venue)
    if not run.plan.compiled and device == "cpu":
        table.warm_up(seats)  # here first: the workers then load the compiled code
    began = time.perf_counter()
    blocks = run.play(jobs, progress)
    seconds = time.perf_counter() - began
    rows = GameRows.stacked([block.rows for block in blocks])
    ended = rows.only(~rows.stopped) if not rows.stopped.all() else rows
    points, order = (by_turn_order(ended.starters, values) for values in (ended.points, ended.results))
    bots = ", ".join(dict.fromkeys(seats))
    return Simulation(
        game=game.name,
        options=settle(game.options, options or {}),
        seed=seed,
        games=games,
        steps=int(rows.steps.sum()),
        decisions=int(rows.decisions.sum()),
        seconds=seconds,
        stopped=int(rows.stopped.sum()),
        seats=[_seat(bot, game, ended.points, ended.results, seat) for seat, bot in enumerate(seats)],
        turn_order=[_seat(bots, game, points, order, n) for n in range(len(seats))] if game.starter_drawn else None,
        length={"steps": Spread.of(ended.steps), "decisions": Spread.of(ended.decisions)},
        counts={type(count).__name__: asked(type(count), "result", count.result) for count in merged_counts(blocks)},
        rows=rows,
        warnings=warnings(game, seats, rows.stopped),
    )


def _seat(bot: str, game: Game, points: Array, results: Array, seat: int) -> SeatResult:
    won, drawn = ((results[:, seat] == ended).sum() for ended in (WON, DREW))
    games, parts = len(results), float(parts_of_win(results)[:, seat].sum())
    spread = Spread.of(points[:, seat]) if game.has_points else None
    return SeatResult(bot, int(won), int(drawn), parts / games, wilson(parts, games), spread)
