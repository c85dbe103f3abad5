"""The games of a hall. All can be played at once, as plain Python; they change over when other processes have compiled
them."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from meadhall import games
from meadhall.core.content import Header
from meadhall.core.diagnosis import told
from meadhall.core.game import Game
from meadhall.core.interpreter import compiling_here, compiling_is_elsewhere
from meadhall.core.kernel import JIT
from meadhall.core.language import ENGLISH, speaking
from meadhall.hall.live.workers import Workers
from meadhall.ready import RULES, SEARCH, CompiledPart, Compiler

PARTS = (RULES, SEARCH)
"""What a hall needs of a game, in this order."""
LOADING = "loading"


@cache
def headers() -> dict[str, Header]:
    """Title, players and minutes of all games, without loading their rules."""
    return {name: games.header_of(name) for name in games.names()}


def game_title(name: str) -> str:
    """The title of a game in sentences, without its subtitle; its name, if nobody knows it here any more.

    >>> game_title("no-such-game")
    'no-such-game'
    """
    known = headers().get(name)
    return known.title.partition(":")[0] if known is not None else name


def guide_path(name: str) -> Path:
    """Where the guide of a game lies, if it has one."""
    return games.folder_of(name) / "guide.toml"


def has_guide(name: str) -> bool:
    """Whether a game can be learned here."""
    return guide_path(name).is_file()


@dataclass(frozen=True)
class Prepared:
    """A part of a game for which nobody will wait any more: it is compiled and loaded, or never will be."""

    game: str
    part: str
    """Its name; LOADING for a game that cannot be loaded at all."""
    problem: str | None = None
    """Why the game goes on without the compiler, if it does."""


class GameLoader:
    """Games by name."""

    def __init__(self, find: Callable[[str], Game] = games.load, compiler: Compiler | None = None) -> None:
        self._find, self._compiler = find, compiler
        self._games: dict[str, Game] = {}
        self._asked: dict[str, None] = {}
        self._prepared: dict[tuple[str, str], Prepared] = {}
        self._one_at_a_time = threading.Lock()
        self._workers = Workers(1, "library")
        self._closed = False

    async def game(self, name: str) -> Game:
        """A game that can be played; an UnknownName error suggests the nearest. The game is compiled first."""
        game = self._games.get(name)
        if game is None:
            game = await asyncio.to_thread(self._load, name)
        self._asked.setdefault(name)
        return game

    async def add(self, name: str) -> None:
        """Take in a game that was begun since the hall was opened; it runs uncompiled until the hall is opened anew."""
        games.look_again()
        headers.cache_clear()
        await self.game(name)
        later = "it was begun since the hall was opened"
        self._prepared |= {(name, part.name): Prepared(name, part.name, later) for part in PARTS}

    def game_now(self, name: str) -> Game:
        """A game that can be played, for a worker, who can wait for it."""
        self._asked.setdefault(name)
        return self._games.get(name) or self._load(name)

    def _load(self, name: str) -> Game:
        with self._one_at_a_time:
            if name not in self._games:
                with speaking(ENGLISH):  # whatever it keeps from its beginning is for everybody
                    self._games[name] = self._find(name)
            return self._games[name]

    def is_compiled(self, name: str, part: CompiledPart) -> bool:
        """Whether a part of a game runs compiled here, or is compiled by whoever calls it, and not interpreted."""
        if not JIT or not compiling_is_elsewhere():
            return JIT
        prepared = self._prepared.get((name, part.name))
        return prepared is not None and prepared.problem is None

    def is_awaited(self, name: str, part: CompiledPart) -> bool:
        """Whether a part of a game is still to be compiled elsewhere: whoever can wait should."""
        return JIT and compiling_is_elsewhere() and (name, part.name) not in self._prepared

    @property
    def interpreted(self) -> int:
        """How many parts of games are not compiled yet."""
        return sum(not self.is_compiled(name, part) for name in headers() for part in PARTS)

    async def prepare_all(self) -> AsyncIterator[Prepared]:
        """Load all games, and then compile them part by part, first those that are asked for; problems are told."""
        names = games.names()
        for name in names:
            try:
                await asyncio.to_thread(self._load, name)
            except Exception as error:
                problem = Prepared(name, LOADING, told(error, games.folder_of(name)))
                self._prepared |= {(name, part.name): problem for part in PARTS}
                yield problem
        while todo := [(name, part) for part in PARTS for name in names if self._is_next(name, part)]:
            yield await self._workers.run(partial(self._prepare_first, todo))

    def _is_next(self, name: str, part: CompiledPart) -> bool:
        """Whether a part is still to be prepared, and those before it are there."""
        before = [self._prepared.get((name, each.name)) for each in PARTS[: PARTS.index(part)]]
        return (name, part.name) not in self._prepared and all(each and not each.problem for each in before)

    def _rank(self, todo: tuple[str, CompiledPart]) -> tuple[bool, bool, int]:
        """First what somebody asked for, in their order; then what is compiled already; rules before searches."""
        name, part = todo
        asked = list(self._asked)
        if name in asked:
            return False, False, asked.index(name)
        return True, part.missing(self._games[name]), PARTS.index(part)

    def _prepare_first(self, todo: list[tuple[str, CompiledPart]]) -> Prepared:
        """Let a part be compiled elsewhere, and load what came of it: from then on all calls are compiled ones."""
        name, part = min(todo, key=self._rank)
        game = self._games[name]
        try:
            problem = self._compiler.compile(game, part) if self._compiler is not None else None
            if problem is None and JIT and not self._closed:
                with compiling_here():
                    part.compile(game)
        except Exception as error:
            problem = told(error, game.folder)
        done = self._prepared[name, part.name] = Prepared(name, part.name, problem)
        return done

    def close(self) -> None:
        """Compile no more."""
        self._closed = True
        if self._compiler is not None:
            self._compiler.close()
