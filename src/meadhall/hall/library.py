"""The games of a hall, loaded and compiled outside the event loop, before anybody waits for them there."""

import asyncio
from collections.abc import Callable
from functools import cache

from meadhall import games
from meadhall.core.content import Header
from meadhall.core.game import Game
from meadhall.core.kernel import is_compiled
from meadhall.core.rng import below, new_rng
from meadhall.hall.workers import Workers


@cache
def headers() -> dict[str, Header]:
    """Title, players and minutes of all games, without loading their rules."""
    return {name: games.header_of(name) for name in games.names()}


class Library:
    """Games by name. A game is ready when every kernel of it has run once."""

    def __init__(self, find: Callable[[str], Game] = games.load) -> None:
        self._find = find
        self._ready: dict[str, asyncio.Future[Game]] = {}
        self._workers = Workers(2, "library")

    async def game(self, name: str) -> Game:
        """A game that is ready; an UnknownName error suggests the nearest."""
        if name not in self._ready:
            task = asyncio.ensure_future(self._workers.run(lambda: self._prepare(name)))
            self._ready[name] = task
            task.add_done_callback(lambda done: self._forget(name) if done.cancelled() or done.exception() else None)
        return await asyncio.shield(self._ready[name])

    def is_slow(self, name: str) -> bool:
        """Whether somebody who asks for this game now would wait for a compiler."""
        ready = self._ready.get(name)
        return (ready is None or not ready.done()) and not is_compiled(games.folder_of(name))

    def _forget(self, name: str) -> None:
        self._ready.pop(name, None)

    def _prepare(self, name: str) -> Game:
        game = self._find(name)
        warm(game)
        return game

    async def prepare_all(self) -> None:
        """Make all games ready, one after the other."""
        for name in games.names():
            await self.game(name)


def warm(game: Game, most: int = 3000) -> None:
    """Play a random game with everything that a table asks of it, so that nothing is compiled while people wait."""
    match, rng = game.start(seed=1), new_rng(1, 1)
    while not match.over and len(match.steps) < most:
        if len(match.steps) % 64 == 0:
            view = match.view(match.to_move)
            view.svg(), str(view), match.can_undo, match.log(0, len(match.steps) - 1)
        match.play(match.legal[int(below(rng, len(match.legal)))])
    match.view().svg()
    if match.outcome is not None:
        game.words.scoring(match.view())
