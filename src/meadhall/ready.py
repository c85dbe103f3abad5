"""Getting a game ready: code that is not compiled yet on this machine is compiled here, while somebody watches.

The rules, the loop of `simulate` and the search are kept apart in the cache, so that each may be missing alone. A
compiler leaves little room for anything else in its process; `python -m meadhall.ready GAME PART` is one of its own.
Without arguments it gets everything ready that a hall needs, on all cores.
"""

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
from filelock import FileLock
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from meadhall import games
from meadhall.bots.levels import LEVELS
from meadhall.bots.levels import SEARCH as SEARCH_NAME
from meadhall.bots.players import find
from meadhall.bots.search.company import decide
from meadhall.bots.search.kernels import search
from meadhall.bots.search.plans import find_plans
from meadhall.core import device_driver, diagnosis
from meadhall.core.constants import SPECTATOR
from meadhall.core.device_driver import play_on_device
from meadhall.core.driver import choose_randomly, loop_name, play, play_game, play_games
from meadhall.core.game import Game
from meadhall.core.kernel import JIT, all_compiled, cache_folder, is_compiled, user_cache
from meadhall.core.match import Match
from meadhall.core.rng import new_rng
from meadhall.lab.compiled.trace import Trace, choose_recorded, trace_step
from meadhall.lab.compiled.whole_games import RandomGames, SearchedGames, choose_by_search, write_step


@dataclass(frozen=True)
class CompiledPart:
    """Something that is compiled once for each game."""

    name: str
    phrase: str
    """Its name in a sentence, with {} for the title of the game."""
    missing: Callable[[Game], bool]
    compile: Callable[[Game], None]


def _lacks(template: Callable[..., Any], *others: Callable[..., Any]) -> Callable[[Game], bool]:
    """Whether the cache lacks a template that was compiled with a game's rules and other functions, as `bind` does it:
    for the loop `play_game` the first two are its `choose` and `observe`."""

    def lacks(game: Game) -> bool:
        bound = (template, *others, *game.kernels.as_dict().values())
        sources = [getattr(source, "py_func", source) for source in bound]
        folder = cache_folder(frozenset(Path(source.__code__.co_filename) for source in sources))
        name = loop_name(game.name, *others[:2]) if template is play_game else game.name
        return JIT and not any(folder.rglob(f"*.{template.__name__}-{name}-*.nbi"))

    return lacks


def warm(game: Game, most: int = 3000) -> None:
    """Play a random game with everything that a table asks of it, so that nothing is compiled while people wait.

    Where all of it was compiled before, it is only loaded, for which fewer looks at the table will do.
    """
    match, rng, decisions, told, due = game.start(seed=1), new_rng(1, 1), 0, 0, 0
    rarer = 3 if is_compiled(game.folder) else 20
    while not match.over and len(match.steps) < most:
        if decisions == due:
            _look(match, told)
            told, due = len(match.steps), decisions + 1 + decisions // rarer  # most is new at first
        match.wander(1, rng)
        decisions += 1
    _look(match, told)
    if match.outcome is not None:
        game.words.scoring(match.view())
    all_compiled(game.folder)


def _look(match: Match, told: int) -> None:
    """Make all that people at a table are shown of a position, and of the steps that have led to it."""
    words, board = match.game.words, match.game.board
    view = match.view(match.to_move if match.to_move >= 0 else SPECTATOR)
    for each in (view, match.view()):
        each.svg(), str(each), words.prompt(each), match.log(each.seat, told)
    if match.over:
        return
    match.history(view.seat), match.can_undo
    for action in range(match.game.actions.decisions):
        if action in match.legal.numbers:
            words.action(view, action), board.touches(view, action)
        elif action % 8 == 0:
            words.why_not(view, action)


def _search_a_little(game: Game) -> None:
    match, player = game.start(seed=1), find("search:16")
    for _ in range(20):  # more than once: it goes on from what it found before
        if not match.over:
            match.play(player.advise(match).action)


def _play_a_little(game: Game) -> None:
    play(game, game.make_box(game.seats[0]), 1, seed=1)


def _play_whole(game: Game) -> None:
    players = game.seats[0]
    SearchedGames.of(game, game.make_box(players), 1, ["random"] * players).play(0, 0)


def _play_random(game: Game) -> None:
    RandomGames(game, game.make_box(game.seats[0]), 1).play(0)


def _play_on_device(game: Game) -> None:
    list(device_driver.play(game, game.make_box(game.seats[0]), 1, seed=1))


def _trace_nothing(game: Game) -> None:
    nothing = np.zeros(0, np.int32)
    Trace.of(game, game.make_box(game.seats[0]), nothing, nothing)


RULES = CompiledPart("rules", "the rules of {}", lambda game: not is_compiled(game.folder), warm)
MANY = CompiledPart("simulation", "the simulation of {}", _lacks(play_games), _play_a_little)
SEARCH = CompiledPart("search", "the search for {}", _lacks(search, find_plans), _search_a_little)
WHOLE = CompiledPart(
    "whole games", "whole games of bots for {}", _lacks(play_game, choose_by_search, write_step, decide), _play_whole
)
RANDOM = CompiledPart(
    "random games", "random games of {}, step by step", _lacks(play_game, choose_randomly, write_step), _play_random
)
TRACES = CompiledPart("traces", "the report on {}", _lacks(play_game, choose_recorded, trace_step), _trace_nothing)
ON_DEVICE = CompiledPart("gpu", "the GPU's random games of {}", _lacks(play_on_device, play_game), _play_on_device)
PARTS = {part.name: part for part in (RULES, MANY, SEARCH, WHOLE, RANDOM, TRACES)}


def parts_for(bots: Iterable[str], *, whole: bool = False) -> list[CompiledPart]:
    """The parts that games of these bots need; `whole` if the lab plays each in one call, or looks at it again.

    >>> [part.name for part in parts_for(["jarl", "random"])]
    ['rules', 'search']
    >>> [part.name for part in parts_for(["jarl", "random"], whole=True)]
    ['rules', 'search', 'whole games', 'traces']
    >>> [part.name for part in parts_for(["random", "random"])]
    ['rules', 'simulation']
    """
    names = list(bots)
    if set(names) == {"random"}:
        return [RULES, RANDOM, TRACES] if whole else [RULES, MANY]
    if whole:
        return [RULES, SEARCH, WHOLE, TRACES] if SearchedGames.knows(names) else [RULES, TRACES]
    searching = any(name == "greedy" or name in LEVELS or SEARCH_NAME.fullmatch(name) for name in names)
    return [RULES, SEARCH] if searching else [RULES]


def get_ready(game: Game, parts: Iterable[CompiledPart], console: Console | None = None) -> None:
    """Compile the parts that are missing, and tell so on the error stream."""
    for part in parts:
        if part.missing(game):
            what = part.phrase.format(game.title)
            with shown(f"Compiling {what} for this machine", console):
                part.compile(game)


@contextmanager
def shown(what: str, console: Console | None = None) -> Iterator[None]:
    """Show something that moves, and the seconds, on a terminal; elsewhere print one line."""
    console = console or Console(stderr=True)
    if not console.is_terminal:
        click.echo(f"{what}; this takes some seconds, once ...", err=True)
        yield
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        progress.add_task(f"{what}, once", total=None)
        yield


# --- In a process of its own ----------------------------------------------------------------------------------------


class Compiler:
    """Compiles in other processes, so that this one goes on undisturbed."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[str]] = set()
        self._closed = False

    def compile(self, game: Game, part: CompiledPart) -> str | None:
        """Compile a part if it is missing, and wait for it; returns an error in words, or None."""
        if self._closed or not part.missing(game):
            return None
        if not user_cache().is_dir() or not os.access(user_cache(), os.W_OK):
            return f"{user_cache()}: what is compiled cannot be kept here; MEADHALL_CACHE names another folder"
        command, pipe = [sys.executable, "-m", "meadhall.ready", game.name, part.name], subprocess.PIPE
        try:
            process = subprocess.Popen(command, stdin=pipe, stdout=subprocess.DEVNULL, stderr=pipe, text=True)
        except OSError as error:
            return f"the compiler cannot be started: {error.strerror}"
        with process:
            self._running.add(process)
            assert process.stderr is not None
            said = process.stderr.read().strip().splitlines()
            status = process.wait()
            self._running.discard(process)
        if status == 0 and not part.missing(game):
            return None
        if said and status > 0:
            return said[-1]
        return f"the compiler ended with status {status}" if status else "what was compiled could not be kept"

    def close(self) -> None:
        """Stop what is running."""
        self._closed = True
        for process in tuple(self._running):
            process.terminate()


def _leave_with_parent() -> None:
    """End with the process that wanted something compiled: our input ends then, and nobody writes into it before."""
    while os.read(0, 1024):
        pass
    os._exit(1)


def main(name: str, part: str) -> None:
    """Compile a part of a game, in a process that gives way to others. An error is told in the last line."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    gc.disable()  # it ends soon, and a compiler keeps what it makes: looking for garbage took 7 % of its time
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        game, lock = games.load(name), user_cache() / f"{name}-{part}.lock"
        with FileLock(lock):  # of several that want the same, one compiles, and the others load it then
            PARTS[part].compile(game)
    except Exception as error:
        sys.exit(diagnosis.told(error, games.folder_of(name)))


def everything() -> None:
    """Compile the rules and the search of all games that are not compiled yet, on all cores."""
    compiler = Compiler()

    def compile_game(name: str) -> None:
        for part in (RULES, SEARCH):
            compiler.compile(games.load(name), part)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_game, games.names()))


if __name__ == "__main__":
    main(*sys.argv[1:]) if sys.argv[1:] else everything()
