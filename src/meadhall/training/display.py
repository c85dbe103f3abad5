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
from meadhall.lab.words import say
from meadhall.training.run import Generation

Report = Callable[[str, dict[str, Any]], None]


def share_text(found: tuple[float, int] | list[Any]) -> str:
    """The share that was won of so many games, with the interval in which the truth lies in 95 of 100 cases.

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


def generation_line(found: Generation, first: str) -> str:
    """A generation in a line; `first` is what came before the first of them."""
    return (
        f"Generation {found.number}: {found.games:,} games, loss {found.loss:.3f}, held out {found.held_out:.3f}; "
        f"{strength(found, first)}; {found.seconds / 60:.1f} min"
    )


def strength(found: Generation, first: str) -> str:
    """The winnings of a generation."""
    last = f", {share_text(found.against_last)} against the generation before" if found.number > 1 else ""
    return f"won {share_text(found.against_first)} against {first}{last}"


def verdict(best: Generation, first: str) -> str:
    """Whether its duel shows that a generation is stronger than what came before the first.

    >>> rest = {"games": 0, "positions": 0, "loss": 0, "held_out": 0, "policy": 0, "seconds": 0, "search": {}}
    >>> verdict(Generation(1, against_last=(0.55, 40), against_first=(0.55, 40), **rest), "the old judge")
    'Generation 1 won 55 % (40-69) of 40 games against the old judge: too few to show which is stronger.'
    """
    share, games = best.against_first
    if not games:
        return say("not-met", number=best.number, first=first)
    low, high = wilson(share * games, games)
    shown, won = "stronger" if low > 0.5 else "weaker" if high < 0.5 else "open", share_text(best.against_first)
    return say("met", number=best.number, share=won, games=games, first=first, shown=shown)


class _Left(ProgressColumn):
    """The time left, also while nothing is reported."""

    def __init__(self, end: float) -> None:
        super().__init__(table_column=Column(no_wrap=True))
        self._end = end

    def render(self, task: Task) -> Text:
        task.completed = min(task.total or 0.0, (task.total or 0.0) - (self._end - time.monotonic()))
        return Text(time_left(self._end - time.monotonic()))


class Watcher:
    """The reports of a run so far, in words."""

    def __init__(self, generations: int, before: Sequence[Generation], first: str) -> None:
        self.first = first
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
        self.strength = strength(found, self.first)

    def __str__(self) -> str:
        """The present state of the run."""
        games = f"{self.games + self.playing:,} games"
        which = f"generation {min(self.number, self.last)} of {self.last}"
        return "\n".join(line for line in (f"{which} · {self.doing} · {games}", self.loss, self.strength) if line)


@contextmanager
def training_display(
    title: str, seconds: float, generations: int, before: Sequence[Generation], first: str,
    console: Console | None = None,
) -> Iterator[Report]:  # fmt: skip
    """Somewhere to report to while a run trains so many more generations; `first` is what came before all of them."""
    console = console or Console(stderr=True)
    watcher = Watcher(generations, before, first)
    if not console.is_terminal:

        def tell(stage: str, facts: dict[str, Any]) -> None:
            if stage == "generation":
                click.echo(generation_line(Generation(**facts), first), err=True)

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
                console.print(generation_line(Generation(**facts), first), highlight=False, markup=False)

        yield show


def generations_table(game: Game, generations: Sequence[Generation], best: Generation, first: str) -> None:
    """Print what came of each generation, and whether the best is stronger than what came before the first."""
    minutes = sum(each.seconds for each in generations) / 60
    spent = f"{minutes:.1f} minutes" if minutes < 120 else f"{minutes / 60:.1f} hours"
    games = sum(each.games for each in generations)
    table = Table(title=f"{game.title}: {games:,} games in {spent}", title_justify="left")
    for column in ("generation", "games", "loss", "held out", f"against {first}", "against last"):
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
    click.echo(verdict(best, first))
