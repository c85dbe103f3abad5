"""Results of the lab, as tables for the terminal."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.core.game import Game
from meadhall.core.text import count
from meadhall.lab.accumulators import as_json
from meadhall.lab.arena import Tournament
from meadhall.lab.findings import turn_name
from meadhall.lab.level_check import level_warnings
from meadhall.lab.measures import Measure
from meadhall.lab.report import BalanceReport
from meadhall.lab.sentences import MANY_STOPPED, between, figure, stopped_sentence
from meadhall.lab.simulate import SeatResult, Simulation
from meadhall.lab.sweep import Sweep
from meadhall.lab.tune import Tuning


def simulation_table(game: Game, found: Simulation) -> None:
    """Print a simulation."""
    settings = ", ".join(f"{name}={value}" for name, value in found.options.items())
    title = f"{game.title}: {count(found.games, 'game')}, seed {found.seed}" + (f", {settings}" if settings else "")
    console = Console()
    for sentence in found.warnings:
        console.print(sentence, highlight=False, markup=False, style="bold")
    if found.stopped < found.games:
        _print_ended(console, game, title, found)
    console.print(
        f"{found.decisions:,} decisions and {found.steps:,} steps in {found.seconds:.2f} s "
        f"({found.steps / found.seconds:,.0f} steps a second)."
    )
    for name, result in found.counts.items():
        console.print(count_table(name, result))


def _print_ended(console: Console, game: Game, title: str, found: Simulation) -> None:
    """Print how the games went that the rules have ended."""
    names = list(game.sides) or [str(number + 1) for number in range(len(found.seats))]
    if found.turn_order is None or len({seat.bot for seat in found.seats}) > 1:
        console.print(_seat_table(game, title, "seat", names, found.seats))
        title = ""
    if found.turn_order is not None:
        places = [turn_name(place) for place in range(len(found.seats))]
        console.print(_seat_table(game, title, "turn order", places, found.turn_order))
        console.print("The first player is drawn: seats are exchangeable, and the order of turns tells them apart.")
    stopped = stopped_sentence(game, found.stopped, found.games) if found.stopped else ""
    if stopped and stopped not in found.warnings:
        console.print(stopped, highlight=False)
    length = found.length["decisions"]
    console.print(
        f"A game has {length.mean:.0f} decisions (median {length.median:.0f}; "
        f"5-95 %: {length.p5:.0f}-{length.p95:.0f}; most {length.most})."
    )


def _seat_table(game: Game, title: str, what: str, names: Sequence[str], seats: Sequence[SeatResult]) -> Table:
    table = Table(title=title or None, title_justify="left")
    draws = any(seat.draws for seat in seats)
    ends = ("wins", "draws") if draws else ("wins",)
    for column in (what, "bot", *ends, "share", "95 % interval", *((game.measure[1], "5-95 %") * game.has_points)):
        table.add_column(column, justify="left" if column in ("bot", "turn order") else "right")
    for name, seat in zip(names, seats, strict=True):
        ended = [f"{seat.wins:,}", f"{seat.draws:,}"] if draws else [f"{seat.wins:,}"]
        cells = [name, seat.bot, *ended, f"{seat.win_rate:.1%}", _interval(seat.interval)]
        if seat.points is not None:
            cells += [f"{seat.points.mean:.2f}", f"{seat.points.p5:.0f}-{seat.points.p95:.0f}"]
        table.add_row(*cells)
    return table


MOST_LINES = 40  # lines of what was counted that are printed; `--json` has all of them


def count_table(name: str, result: Any) -> Table:
    """The result of an accumulator, line by line; of things that were counted by kind, the most frequent first."""
    table = Table(title=name, title_justify="left", show_header=False)
    rows = _count_rows("", result)
    for what, value in rows[:MOST_LINES]:
        table.add_row(Text(what), Text(value))
    if len(rows) > MOST_LINES:
        table.add_row(f"and {len(rows) - MOST_LINES:,} more", "")
    return table


def _count_rows(name: str, value: Any) -> list[tuple[str, str]]:
    """Lines of a table: what, and how much.

    >>> _count_rows("", {"close": 3, "landings": {("east", 2): 1, "west": 4}})
    [('close', '3'), ('landings: west', '4'), ('landings: east, 2', '1')]
    """
    if isinstance(value, Measure):
        return [(": ".join(filter(None, (name, what))), text) for what, text in value.rows()]
    if isinstance(value, Mapping):
        keys = list(value)
        if name and all(isinstance(each, int | float) for each in value.values()):
            keys.sort(key=lambda key: -value[key])
        told = [(", ".join(map(str, key)) if isinstance(key, tuple) else str(key), value[key]) for key in keys]
        return [row for key, each in told for row in _count_rows(f"{name}: {key}" if name else key, each)]
    if isinstance(value, int | np.integer) and not isinstance(value, bool):
        return [(name, f"{int(value):,}")]
    plain = as_json(value)
    return [(name, f"{plain:.4g}" if isinstance(plain, float) else json.dumps(plain, ensure_ascii=False))]


def report_summary(found: BalanceReport) -> None:
    """Print a report in a few sentences."""
    console = Console(highlight=False)
    this, other = found.names
    version = f"{this} against {other}" if other else this
    games, bots = len(found.found.rows.number), ", ".join(dict.fromkeys(found.bots))
    console.print(f"{found.version.game.title}: {count(games, 'game')}, {bots}, {version}", style="bold", markup=False)
    for sentence in found.warnings():
        console.print(f"- {sentence}", markup=False, style="bold")
    changed = found.changes()
    for change in changed[:MOST_LINES]:
        console.print(f"- Changed: {change}.", markup=False)
    if found.against is not None and not changed:
        luck = found.other_seed is not None
        why = "what differs is luck" if luck else "--against same plays them with other seeds"
        console.print(f"- Changed: nothing; both versions are the same: {why}.")
    for sentence in [*found.verdict(), *found.sentences()]:
        console.print(f"- {sentence}", markup=False)


def sweep_table(found: Sweep) -> None:
    """Print every figure for every value of an option."""
    console, game = Console(highlight=False), found.version.game
    games, bots = len(found.found[0].rows.number), ", ".join(dict.fromkeys(found.bots))
    title = f"{game.title}: {count(games, 'game')} of each value, {bots}, {found.version.title}"
    console.print(title, style="bold", markup=False)
    for sentence in [*found.warnings(), *found.sentences()]:
        console.print(f"- {sentence}", markup=False)
    table = Table()
    for column in (found.option, *map(str, found.values), "from value to value"):
        table.add_column(column, justify="left" if column == found.option else "right")
    for one in found.figures:
        cells = [f"{figure(each.value)}\n({between(each.interval, 'figure')})" for each in one.estimates]
        table.add_row(one.name, *cells, one.rise if one.real else "not shown")
    console.print(table)


def tuning_table(found: Tuning) -> None:
    """Print the combinations of values that came nearest to what was wanted."""
    console, game = Console(highlight=False), found.version.game
    wanted = ", ".join(f"{aim.figure}={aim.target:g}" for aim in found.aims)
    console.print(f"{game.title}, {found.version.title}: {wanted}", style="bold", markup=False)
    for sentence in [*found.warnings(), *found.sentences()]:
        console.print(f"- {sentence}", markup=False)
    table = Table()
    for column in (*(vary.name for vary in found.varied), *(aim.figure for aim in found.aims), "fits"):
        table.add_column(column, justify="right")
    for one in found.best:
        cells = [f"{figure(each.value)}\n({between(each.interval, 'figure')})" for each in one.estimates]
        table.add_row(*map(str, one.values), *cells, "yes" if one.fits else "no")
    console.print(table)


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
    stopped = f"{found.stopped:,} of {found.games:,} games were ended by {game.stop}, not by the rules."
    many = found.stopped > MANY_STOPPED * found.games
    if many:
        console.print(stopped, highlight=False, style="bold")
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
    for sentence in level_warnings(found):
        console.print(sentence)
    if found.stopped and not many:
        console.print(stopped)
    console.print(f"{found.games:,} games in {found.seconds:.1f} s ({found.games_per_second:.2f} games a second).")


def _interval(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{100 * low:.1f}-{high:.1%}"
