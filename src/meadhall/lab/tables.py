"""What the lab found, as tables for the terminal."""

import json
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from meadhall.core.game import Game
from meadhall.lab.accumulators import as_json
from meadhall.lab.arena import Tournament
from meadhall.lab.bench import SpeedMeasurement
from meadhall.lab.load_test import LoadTestResult
from meadhall.lab.report import BalanceReport
from meadhall.lab.simulate import Simulation


def simulation_table(game: Game, found: Simulation) -> None:
    """Print a simulation."""
    settings = ", ".join(f"{name}={value}" for name, value in found.options.items())
    title = f"{game.title}: {found.games:,} games, seed {found.seed}" + (f", {settings}" if settings else "")
    table = Table(title=title, title_justify="left")
    draws = any(seat.draws for seat in found.seats)
    ends = ("wins", "draws") if draws else ("wins",)
    for column in ("seat", "bot", *ends, "share", "95 % interval", *((game.measure[1], "5-95 %") * game.has_points)):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for number, seat in enumerate(found.seats):
        table.add_row(
            game.sides[number] if game.sides else str(number),
            seat.bot,
            f"{seat.wins:,}",
            *([f"{seat.draws:,}"] if draws else []),
            f"{seat.win_rate:.1%}",
            _interval(seat.interval),
            *(
                [f"{seat.points.mean:.2f}", f"{seat.points.p5:.0f}-{seat.points.p95:.0f}"]
                if seat.points is not None
                else []
            ),
        )
    console = Console()
    console.print(table)
    length = found.length["decisions"]
    console.print(
        f"{found.decisions:,} decisions and {found.steps:,} steps in {found.seconds:.2f} s "
        f"({found.steps / found.seconds / 1e6:.1f} million steps a second).\n"
        f"A game has {length.mean:.0f} decisions (median {length.median:.0f}; "
        f"5-95 %: {length.p5:.0f}-{length.p95:.0f}; most {length.most})."
    )
    for name, result in found.counts.items():
        console.print(f"{name}:", json.dumps(as_json(result), ensure_ascii=False), markup=False)


def report_summary(found: BalanceReport) -> None:
    """Print a report in a few sentences."""
    console = Console(highlight=False)
    this, other = found.names
    version = f"{this} against {other}" if other else this
    console.print(
        f"{found.version.game.title}: {found.found.games:,} games, {', '.join(dict.fromkeys(found.bots))}, {version}",
        style="bold",
        markup=False,
    )
    for sentence in [*found.verdict(), *found.sentences()]:
        console.print(f"- {sentence}", markup=False)


def arena_tables(game: Game, found: Tournament) -> None:
    """Print a tournament: how each bot fared, and who finished before whom."""
    settings = "".join(f", {name}={value}" for name, value in found.options.items())
    title = f"{game.title}: {found.games:,} games of {found.players} players, seed {found.seed}{settings}"
    table = Table(title=title, title_justify="left")
    for column in ("bot", "rating", "games", "share", "95 %", "moves", "ms/move"):
        table.add_column(
            column, justify="left" if column == "bot" else "right", no_wrap=column != "bot", overflow="fold"
        )
    for one in found.standings:
        table.add_row(
            one.bot,
            f"{one.rating:.1f} ±{one.rating_interval[1] - one.rating:.1f}",
            f"{one.games:,}",
            f"{one.share:.1%}",
            _interval(one.interval),
            f"{one.moves_per_game:.0f}",
            f"{1000 * one.seconds_per_move:,.1f}",
        )
    console = Console()
    console.print(table)
    order = [one.bot for one in found.standings]
    duels = {(duel.bot, duel.other): duel for duel in found.duels}
    table = Table(title="How often the row finishes before the column", title_justify="left")
    for column in ("", *order):
        table.add_column(column, justify="right" if column else "left")
    for bot in order:
        cells = [duels.get((bot, other)) for other in order]
        table.add_row(bot, *(f"{duel.share:.1%}\n({_interval(duel.interval)})" if duel else "" for duel in cells))
    console.print(table)
    for one in found.standings:
        if one.trouble:
            console.print(
                f"{one.failures:,} decisions of {one.bot} were played by the default. The first time, {one.trouble}"
            )
    console.print(f"{found.games:,} games in {found.seconds:.1f} s ({found.games_per_second:.2f} games a second).")


def _interval(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{100 * low:.1f}-{high:.1%}"


def bench_table(found: Sequence[SpeedMeasurement]) -> None:
    """Print measurements of speed."""
    table = Table(title="Random whole games on one core", title_justify="left")
    for column in ("game", "players", "steps/s", "games/s", "peer", "its steps/s", "ratio"):
        table.add_column(column, justify="left" if column in ("game", "peer") else "right")
    for one in found:
        ours = (one.game, str(one.players), f"{one.steps_per_second:,.0f}", f"{one.games_per_second:,.0f}")
        for peer in one.peers:
            table.add_row(
                *ours, peer.name, f"{peer.steps_per_second:,.0f}", f"{peer.ratio:.{1 if peer.ratio > 1 else 2}f}"
            )
        for missing in one.missing:
            table.add_row(*ours, missing, "", "")
    Console().print(table)


def load_test_table(found: Sequence[LoadTestResult]) -> None:
    """Print how a hall served its load tests."""
    table = Table(
        title="Load test of the hall: milliseconds from a move to its acknowledgement, and of the processor a move",
        title_justify="left",
    )
    columns = ("sockets", "pictures", "asked", "moves/s", "median", "90 %", "99 %", "most", "CPU", "MB", "KB a table")
    for column in columns:
        table.add_column(column, justify="right")
    for one in found:
        asked = "as many as it can" if one.asked is None else f"{one.asked:g}/s"
        times = (f"{value:.1f}" for value in (one.median, one.p90, one.p99, one.most))
        memory = (f"{one.memory:.0f}", f"{one.memory_per_table:.0f}")
        shown = "yes" if one.boards else "no"
        table.add_row(
            f"{one.sockets:,}", shown, asked, f"{one.moves_per_second:,.0f}", *times, f"{one.cpu:.2f}", *memory
        )
    Console().print(table)
