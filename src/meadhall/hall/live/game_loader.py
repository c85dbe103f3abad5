"""The games of a hall, made ready before anybody waits for them: compiled in other processes, loaded by threads."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meadhall import games
from meadhall.core.content import Header
from meadhall.core.game import Game
from meadhall.core.kernel import cache_folder, count_kernels, is_compiled, kernel_files
from meadhall.hall.live.workers import Workers
from meadhall.ready import RULES, SEARCH, Compiler, Part, warm


@cache
def headers() -> dict[str, Header]:
    """Title, players and minutes of all games, without loading their rules."""
    return {name: games.header_of(name) for name in games.names()}


def guide_path(name: str) -> Path:
    """Where the guide of a game lies, if it has one."""
    return games.folder_of(name) / "guide.toml"


def has_guide(name: str) -> bool:
    """Whether a game can be learned here."""
    return guide_path(name).is_file()


@dataclass(frozen=True)
class LoadingProgress:
    """How far a game is on its way to being ready."""

    part: str
    """What happens now, in words."""
    share: float
    """From 0 to 1; a guess."""
    seconds: float
    """Since somebody asked first."""
    ready: bool


class GameLoader:
    """Games by name. A game is ready when every kernel of it has run once."""

    def __init__(self, find: Callable[[str], Game] = games.load, compiler: Compiler | None = None) -> None:
        self._find, self._compiler = find, compiler
        self._ready: dict[str, asyncio.Future[Game]] = {}
        self._search: dict[str, asyncio.Future[None]] = {}
        self._asked: dict[str, float] = {}
        self._waiting: dict[str, int] = {}
        self._workers = Workers(2, "library")

    async def game(self, name: str) -> Game:
        """A game that is ready; an UnknownName error suggests the nearest."""
        self._waiting[name] = self._waiting.get(name, 0) + 1
        try:
            return await self._get_ready(name)
        finally:
            self._waiting[name] -= 1

    async def _get_ready(self, name: str) -> Game:
        if name not in self._ready:
            task = asyncio.ensure_future(self._workers.run(lambda: self._prepare(name)))
            self._ready[name] = task
            self._asked[name] = time.monotonic()
            task.add_done_callback(lambda done: self._forget(name) if done.cancelled() or done.exception() else None)
        return await asyncio.shield(self._ready[name])

    async def loaded(self, name: str) -> Game:
        """A game whose options and words can be used, but whose rules may not be compiled yet."""
        return await asyncio.to_thread(self._find, name)

    def is_ready(self, name: str) -> bool:
        """Whether nobody has to wait for this game."""
        ready = self._ready.get(name)
        return ready is not None and ready.done()

    def is_slow(self, name: str) -> bool:
        """Whether somebody who asks for this game now would wait for a compiler."""
        return not self.is_ready(name) and not is_compiled(games.folder_of(name))

    def progress(self, name: str) -> LoadingProgress:
        """How far a game is on its way."""
        seconds = time.monotonic() - self._asked.get(name, time.monotonic())
        if self.is_ready(name):
            return LoadingProgress("Everything is ready", 1.0, seconds, True)
        made, all_of_them = compiled_so_far(games.folder_of(name))
        if made == 0:
            before = [other for other in self._asked if other != name and not self.is_ready(other)]
            first = f", after those of {headers()[before[0]].title.partition(':')[0]}" if before else ""
            return LoadingProgress(f"The rules are next{first}", 0.02, seconds, False)
        share = min(0.97, made / max(1, all_of_them))
        if share < 0.9:
            return LoadingProgress(
                f"The rules are being compiled: part {made} of about {all_of_them}", share, seconds, False
            )
        return LoadingProgress("A game is being tried out", share, seconds, False)

    def _forget(self, name: str) -> None:
        self._ready.pop(name, None)

    def _prepare(self, name: str) -> Game:
        game = self._find(name)
        self._compile(game, RULES)
        warm(game)
        return game

    async def prepare_all(self) -> dict[str, str]:
        """Make all games ready, one after the other; a game that somebody waits for comes first.

        Returns what is wrong with those that cannot be made ready, which leaves the others alone.
        """
        failed = {problem.name: str(problem) for problem in games.broken()}
        for name in sorted(games.names(), key=self.is_slow):  # those that take no time before those that do
            while wanted := [other for other, count in self._waiting.items() if count and not self.is_ready(other)]:
                await asyncio.wait({asyncio.ensure_future(self._get_ready(wanted[0]))})
            try:
                await self._get_ready(name)
            except Exception as error:
                failed[name] = str(error)
        return failed

    async def prepare_bots(self) -> dict[str, str]:
        """Compile what bots need and is missing yet, so that their first decision does not take long.

        Returns what is wrong where that fails; it is tried again when a bot is asked.
        """
        failed: dict[str, str] = {}
        for name in filter(self.is_ready, games.names()):
            try:
                await self.search(await self._get_ready(name))
            except Exception as error:
                failed[name] = str(error)
        return failed

    async def search(self, game: Game) -> None:
        """Wait until the search for a game is compiled. What fails is not remembered: the next who asks tries again."""
        if game.name not in self._search:
            task = asyncio.ensure_future(self._workers.run(lambda: self._compile(game, SEARCH)))
            self._search[game.name] = task
            task.add_done_callback(
                lambda done: self._search.pop(game.name, None) if done.cancelled() or done.exception() else None
            )
        await asyncio.shield(self._search[game.name])

    def close(self) -> None:
        """Compile no more."""
        if self._compiler is not None:
            self._compiler.close()

    def _compile(self, game: Game, part: Part) -> None:
        if self._compiler is not None:
            self._compiler.compile(game, part)


def compiled_so_far(folder: Path) -> tuple[int, int]:
    """How many functions of a game are compiled, and about how many there are."""
    files = kernel_files(folder)
    made = sum(1 for file in files for _ in cache_folder(frozenset([file])).rglob(f"{file.stem}.*.nbi"))
    total = sum(map(count_kernels, files))
    return min(made, total), total
