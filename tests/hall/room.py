"""A hall in this process, with a clock that is set by hand, for tests of its rooms."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.table.table_view import TableView
from tests.core.toy import MEAD
from tests.hall.in_process import Time
from tests.patience import PATIENT
from tests.table.seating import ASTRID


@asynccontextmanager
async def hall_at(path: Path, clock: Callable[[], float] | None = None) -> AsyncIterator[Hall]:
    hall = Hall(SqliteStore(path), now=clock or Time(1000.0), pace=0.0, game_loader=GameLoader(lambda name: MEAD))
    try:
        yield hall
    finally:
        await hall.stop()


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), PATIENT))


async def until(room: Room, wanted: Callable[[TableView], bool], person: str | None = None) -> TableView:
    while True:
        view = await room.view(person, board=False)
        if wanted(view):
            return view
        await room.people.changed(view.version, PATIENT)  # a bot may have to be compiled first


async def against_bot(hall: Hall, bot: str = "random") -> Room:
    return await open_for(hall, ASTRID, NewTable("mead", ["me", bot], ["Astrid"]))
