"""How a training goes, on the error stream: it moves where that can be seen, and is a line a generation elsewhere."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn
from rich.table import Column, Table
from rich.text import Text

from meadhall.core.game import Game
from meadhall.lab.statistics import wilson
from meadhall.training.run import Generation

Report = Callable[[str, dict[str, Any]], None]


def share_text(found: tuple[float, int] | list[Any]) -> str:
    """What was won of so many games, with the interval in which the truth lies in 95 of 100 cases.

    >>> share_text((0.75, 200)), share_text((0.0, 0))
    ('75 % (69-80)', '-')
    """
    share, games = found
    if not games:
        return "-"
    low, high = wilson(share * games, games)
    return f"{100 * share:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def time_left(seconds: float) -> str:
    """How long it will still take.

    >>> time_left(20), time_left(600), time_left(9000), time_left(-3)
    ('20 s left', '10 min left', '2 h 30 min left', 'nearly done')
    """
    if seconds < 1:
        return "nearly done"
    if seconds < 100:
        return f"{seconds:.0f} s left"
    minutes = round(seconds / 60)
    return f"{minutes} min left" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min left"


def generation_line(found: Generation) -> str:
    """A generation in a line."""
    return (
        f"Generation {found.number}: {found.games:,} games, loss {found.loss:.3f}, held out {found.held_out:.3f}; "
        f"{strength(found)}; {found.seconds / 60:.1f} min"
    )


def strength(found: Generation) -> str:
    """What a generation won; the untrained search is what came before the first."""
    last = f", {share_text(found.against_last)} against the generation before" if found.number > 1 else ""
    return f"won {share_text(found.against_first)} against the untrained search{last}"


class _Left(ProgressColumn):
    """The time left, also while nothing is reported."""

    def __init__(self, end: float) -> None:
        super().__init__(table_column=Column(no_wrap=True))
        self._end = end

    def render(self, task: Task) -> Text:
        task.completed = min(task.total or 0.0, (task.total or 0.0) - (self._end - time.monotonic()))
        return Text(time_left(self._end - time.monotonic()))


class Watcher:
    """What a run has reported so far, in words."""

    def __init__(self, generations: int, before: Sequence[Generation]) -> None:
        self.number, self.last = len(before) + 1, len(before) + generations
        self.games = sum(each.games for each in before)
        self.playing, self.doing, self.loss, self.strength = 0, "playing", "", ""
        if before:
            self._finished(before[-1])

    def see(self, stage: str, facts: dict[str, Any]) -> None:
        """Take note of a report of `Run`."""
        self.number = facts.get("generation", self.number)
        if stage == "playing":
            self.playing, self.doing = facts["games"], "playing"
        elif stage == "fitting":
            self.doing = f"learning from {facts['positions']:,} positions"
        elif stage == "fitted":
            self.doing = f"learning, pass {facts['epoch']}"
            self.loss = f"loss {facts['loss']:.3f}, held out {facts['held_out']:.3f}"
        elif stage == "tuned":
            self.doing = "trying ways to search"
        elif stage == "generation":
            self.number, self.games, self.playing = self.number + 1, self.games + facts["games"], 0
            self._finished(Generation(**facts))

    def _finished(self, found: Generation) -> None:
        self.doing = "playing"
        self.loss = f"loss {found.loss:.3f}, held out {found.held_out:.3f}"
        self.strength = strength(found)

    def __str__(self) -> str:
        """What is going on."""
        games = f"{self.games + self.playing:,} games"
        which = f"generation {min(self.number, self.last)} of {self.last}"
        return "\n".join(line for line in (f"{which} · {self.doing} · {games}", self.loss, self.strength) if line)


@contextmanager
def training_display(
    title: str, seconds: float, generations: int, before: Sequence[Generation], console: Console | None = None
) -> Iterator[Report]:
    """Somewhere to report to while a run trains so many more generations."""
    console = console or Console(stderr=True)
    watcher = Watcher(generations, before)
    if not console.is_terminal:

        def tell(stage: str, facts: dict[str, Any]) -> None:
            if stage == "generation":
                click.echo(generation_line(Generation(**facts)), err=True)

        yield tell
        return
    end = time.monotonic() + seconds
    columns = (
        BarColumn(16, table_column=Column(no_wrap=True)),
        _Left(end),
        TextColumn("{task.description}", markup=False, table_column=Column(no_wrap=False)),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(f"{title}, {watcher}", total=seconds)

        def show(stage: str, facts: dict[str, Any]) -> None:
            watcher.see(stage, facts)
            progress.update(task, description=f"{title}, {watcher}")
            if stage == "generation":
                console.print(generation_line(Generation(**facts)), highlight=False, markup=False)

        yield show


def generations_table(game: Game, generations: Sequence[Generation], best: Generation) -> None:
    """Print what came of each generation."""
    minutes = sum(each.seconds for each in generations) / 60
    spent = f"{minutes:.1f} minutes" if minutes < 120 else f"{minutes / 60:.1f} hours"
    games = sum(each.games for each in generations)
    table = Table(title=f"{game.title}: {games:,} games in {spent}", title_justify="left")
    for column in ("generation", "games", "loss", "held out", "against untrained", "against last"):
        table.add_column(column, justify="right")
    for each in generations:
        table.add_row(
            f"{'best ' * (each is best)}{each.number}",
            f"{each.games:,}",
            f"{each.loss:.3f}",
            f"{each.held_out:.3f}",
            share_text(each.against_first),
            share_text(each.against_last),
        )
    Console().print(table)
