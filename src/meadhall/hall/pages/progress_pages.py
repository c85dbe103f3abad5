"""What takes longer than a blink is answered by a page that says what happens, and goes on by itself."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from meadhall.core.errors import MeadhallError
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.rooms import Room
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.responses import as_json, problem
from meadhall.table.errors import TableError
from meadhall.table.tokens import new_table_id

BLINK = 0.15
"""Seconds for which nobody is told to wait."""
_MOST = 1000

T = TypeVar("T")


class WaitState(Struct, frozen=True):
    """How far it is, for the page that waits."""

    part: str
    share: float
    seconds: float
    ready: bool
    go: str | None = None
    """Where to go on."""
    problem: str | None = None


@dataclass
class Wait:
    """A table that is being opened."""

    game: str
    task: "asyncio.Task[Room]"
    since: float = field(default_factory=time.monotonic)


class Waits:
    """All that somebody waits for, by names that nobody can guess."""

    def __init__(self) -> None:
        self._waits: OrderedDict[str, Wait] = OrderedDict()

    def add(self, game: str, task: "asyncio.Task[Room]") -> str:
        """Remember an opening; its name."""
        name = new_table_id()
        self._waits[name] = Wait(game, task)
        while len(self._waits) > _MOST:
            self._waits.popitem(last=False)
        return name

    def get(self, name: str) -> Wait:
        """The opening with a name."""
        if name not in self._waits:
            raise TableError("no-table", "nothing is being made ready under this address; begin again from the hall")
        return self._waits[name]


async def in_a_blink(hall: Hall, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
    """Begin something, and give it a moment: it may be done already."""
    task = hall.spawn(work)
    await asyncio.wait({task}, timeout=BLINK)
    return task


def address_of(room: Room) -> str:
    """Where a new table is; where nobody is waited for, its page shall begin the game."""
    begin = all(seat.kind != "open" for seat in room.table.seats) and room.table.phase == "gathering"
    return f"/t/{room.table.id}{'#start' if begin else ''}"


def waiting_page(hall: Hall, game: str, state: str, *, again: str) -> Response:
    """The page that waits for a game; it asks `state` how far that is, and without scripts it loads `again`."""
    progress = hall.game_loader.progress(game)
    return page("wait.html", title=headers()[game].title, game=game, state=state, again=again, progress=progress)


async def opening(request: Request) -> Response:
    """A table that is being opened: wait, or go there."""
    try:
        wait = _waits(request).get(request.path_params["wait"])
        if wait.task.done():
            return RedirectResponse(address_of(wait.task.result()), 303)
    except MeadhallError as error:
        return error_page(error)
    address = request.url.path
    return waiting_page(request.app.state.hall, wait.game, f"{address}/state", again=address)


async def opening_state(request: Request) -> Response:
    """How far an opening is."""
    hall: Hall = request.app.state.hall
    try:
        wait = _waits(request).get(request.path_params["wait"])
    except MeadhallError as error:
        return problem(404, "no-table", str(error))
    progress = hall.game_loader.progress(wait.game)
    seconds = round(time.monotonic() - wait.since, 1)
    if not wait.task.done():
        return as_json(WaitState(progress.part, round(progress.share, 3), seconds, False))
    failed = wait.task.exception()
    if failed is not None:
        text = str(failed) if isinstance(failed, MeadhallError) else "the hall has made a mistake; it is written down"
        return as_json(WaitState("", 1.0, seconds, True, None, text))
    return as_json(WaitState(progress.part, 1.0, seconds, True, address_of(wait.task.result())))


async def game_state(request: Request) -> Response:
    """How far a game is."""
    hall: Hall = request.app.state.hall
    name = request.path_params["game"]
    if name not in headers():
        return problem(404, "no-game", "there is no such game")
    progress = hall.game_loader.progress(name)
    return as_json(WaitState(progress.part, round(progress.share, 3), round(progress.seconds, 1), progress.ready))


def _waits(request: Request) -> Waits:
    waits: Waits = request.app.state.waits
    return waits


def routes() -> list[Route]:
    """The routes of what waits."""
    return [
        Route("/opening/{wait}", opening, name="opening"),
        Route("/opening/{wait}/state", opening_state, name="opening_state"),
        Route("/ready/{game}", game_state, name="game_state"),
    ]
