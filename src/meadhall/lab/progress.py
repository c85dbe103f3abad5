"""A progress bar that says honestly how long it will still take."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from meadhall.lab.runs import ProgressCallback


def remaining(played: int, left: int, seconds: float) -> str:
    """How long the rest takes, from what was played in this run alone: games kept from an earlier one took no time.

    >>> remaining(0, 100, 3.0), remaining(50, 100, 30.0), remaining(10, 9990, 12.0), remaining(5, 0, 9.0)
    ('', 'about 1 min left', 'about 3 h 20 min left', '')
    """
    if played == 0 or left == 0:
        return ""
    rest = seconds / played * left
    if rest < 55:
        return f"about {max(1, round(rest))} s left"
    minutes = round(rest / 60)
    return f"about {minutes} min left" if minutes < 100 else f"about {minutes // 60} h {minutes % 60} min left"


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[ProgressCallback]:
    """A progress bar on the error stream, so that what is printed can still be piped."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total, left="")
        began, played, kept_games = time.monotonic(), 0, 0

        def advance(games: int, *, kept: bool = False) -> None:
            nonlocal played, kept_games
            kept_games, played = kept_games + games * kept, played + games * (not kept)
            left = remaining(played, total - played - kept_games, time.monotonic() - began)
            bar.update(task, advance=games, left=left)

        yield advance
