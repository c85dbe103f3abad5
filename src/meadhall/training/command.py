"""`meadhall train`: starts a run, or continues it, and hands over its best judge."""

import importlib.util
import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import log
from pathlib import Path
from typing import Any

import click
from filelock import FileLock, Timeout

from meadhall.bots.judge.judge import FILE, Judge, JudgeError
from meadhall.core.files import replacing
from meadhall.core.game import Game
from meadhall.core.text import count
from meadhall.training.display import generations_table, training_display
from meadhall.training.run import Generation, Run, Settings


def train(
    game: Game, minutes: float, *, get_ready: Callable[[], None], out: Path | None = None, jobs: int | None = None,
    content: Path | None = None, seed: int | None = None, generations: int | None = None,
    iterations: int | None = None, start: str | None = None,
) -> None:  # fmt: skip
    """Train a judge for a game in a folder, tell how it goes, and say at the end how to use it.

    `get_ready` is called when all that was asked for is seen to be possible, before anything is played; `content` is
    where the components of the game come from, if they are an owner's own; `start` names the file of the judge that
    learns on, or is "shipped" for the game's own.
    """
    _check_library()
    teacher = Judge.load(game.folder / FILE if start == "shipped" else Path(start), game) if start else None
    folder = out or Path("training") / (f"{game.name}-{content.stem}" if content else game.name)
    given: dict[str, Any] = {"seed": seed, "iterations": iterations}
    settings = Settings(**{key: value for key, value in given.items() if value is not None})
    with _alone_in(folder):
        given |= {"jobs": jobs, "generations": generations, "from": start}
        command = _command(game.name, minutes, folder, content, given)
        run = Run(game, folder, settings, jobs or os.cpu_count() or 1, command=command, start=teacher)
        before = len(run.generations)
        if before:
            click.echo(f"{folder}: goes on after {count(before, 'generation')}{remark(run)}.", err=True)
        try:
            get_ready()
            _train(run, minutes, generations or planned(minutes))
        except KeyboardInterrupt:
            click.echo(f"\nEnded before its time. The same command goes on from here:\n  {command}\n", err=True)
            _hand_over(run, before, content)
            raise SystemExit(130) from None
        _hand_over(run, before, content)


def planned(minutes: float) -> int:
    """Into how many generations the time is divided: the longer it is, the longer each of them lasts.

    >>> [planned(minutes) for minutes in (0.1, 5, 10, 30, 60, 600)]
    [1, 2, 3, 6, 9, 27]
    """
    return max(1, round(1.1 * float(minutes**0.5)))


def best_generation(generations: Sequence[Generation]) -> Generation:
    """The strongest, by what each won against the one before it; of equals the newest."""
    best, strength, highest = generations[0], 0.0, -float("inf")
    for each in generations:
        share, games = each.against_last
        won = (share * games + 1) / (games + 2)
        strength += log(won / (1 - won))
        if strength >= highest:
            best, highest = each, strength
    return best


def _check_library() -> None:
    """The library that fits a judge is an extra: say so before anything is compiled or played."""
    if importlib.util.find_spec("jax") is None:
        raise JudgeError("training needs JAX, which is not installed: pip install 'meadhall[train]'")


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Let nobody else train in a folder at the same time."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / "training.lock")
        lock.acquire(timeout=0)
    except Timeout:
        raise JudgeError(f"{folder}: another training is going on there; name another folder") from None
    except (OSError, NotImplementedError) as error:
        reason = getattr(error, "strerror", None) or error
        raise JudgeError(f"{folder}: nothing can be written there: {reason}") from None
    try:
        yield
    finally:
        lock.release()


def remark(run: Run) -> str:
    """A remark for a person who goes on with other components: the judge has to learn them anew."""
    about = Judge.load(run.judge_file(len(run.generations)), run.game).about
    return "" if about.get("content") == run.game.edition.digest else ", which were played with other components"


def _train(run: Run, minutes: float, generations: int) -> None:
    watched = training_display(run.game.title, minutes * 60, generations, run.generations, _first(run))
    with watched as see, _ctrl_c() as was_pressed:

        def report(stage: str, facts: dict[str, Any]) -> None:
            if was_pressed():
                raise KeyboardInterrupt
            see(stage, facts)

        run.report = report
        run.train(minutes * 60, generations)


@contextmanager
def _ctrl_c() -> Iterator[Callable[[], bool]]:
    """Ask whether Ctrl-C was pressed. It interrupts as ever, but a library that cleans up may swallow that."""
    pressed: list[int] = []

    def press(number: int, frame: object) -> None:
        pressed.append(number)
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():  # which alone hears signals
        yield lambda: False
        return
    handler = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, handler)


def _first(run: Run) -> str:
    """The state before the first generation."""
    return "the untrained search" if run.start is None else "the judge that it began from"


def _hand_over(run: Run, before: int, content: Path | None) -> None:
    """Put the best judge where it is easily found, and tell how to play against it, with the same components."""
    if not run.generations:
        click.echo("No generation was finished: there is no judge yet.", err=True)
        return
    best, target = best_generation(run.generations), run.folder / FILE
    try:
        with replacing(target) as scratch:
            shutil.copyfile(run.judge_file(best.number), scratch)
    except OSError as error:
        raise JudgeError(f"{target}: the judge cannot be written there: {error.strerror}") from None
    if len(run.generations) > before:
        generations_table(run.game, run.generations, best, _first(run))
    name, bot = run.game.name + (f" --content {content}" if content else ""), f"search:2000@{target}"
    other = "playouts:2000" if run.start is None else "search:2000"
    click.echo(f"\n{target}: the judge of generation {best.number}. It thinks for a bot of this name:")
    click.echo(f"  meadhall terminal {name} --seats me,{bot}")
    click.echo(f"  meadhall arena {name} --bots {bot},{other}")
    if content is not None:
        click.echo(f"  meadhall report {name} --bots search:200@{target}")
    else:
        click.echo(
            f"In the folder of the game ({run.game.folder}) it thinks for all of its bots, those of the hall as well."
        )


def _command(name: str, minutes: float, folder: Path, content: Path | None, given: Mapping[str, Any]) -> str:
    """The text that a person has typed, and types to go on.

    >>> _command("hagar", 10, Path("mine"), None, {"seed": 3, "jobs": None})
    'meadhall train hagar --minutes 10 --out mine --seed 3'
    """
    said = {"out": folder, "content": content, **given}
    told = "".join(f" --{option} {value}" for option, value in said.items() if value is not None)
    return f"meadhall train {name} --minutes {minutes:g}{told}"
