"""The first page: the games, your tables, and those that wait for players. One click leads to a table."""

import asyncio
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall import games
from meadhall.core.errors import MeadhallError
from meadhall.hall.fair_order import Asker
from meadhall.hall.identity import asker_of, identity_of
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import ME, NewTable
from meadhall.hall.live.rooms import Room
from meadhall.hall.pages.forms import read_form
from meadhall.hall.pages.new_table_page import open_table
from meadhall.hall.pages.preferences import LEVEL_WORDS, level_of, name_of
from meadhall.hall.pages.shelf import games_on_shelf
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.storage.store import Listed
from meadhall.table.commands import MAX_NAME

BLINK = 0.15
"""Seconds for which a page waits for what it can do without."""


@dataclass(frozen=True)
class YourTable:
    """A table of yours, in a list."""

    table: Listed
    title: str
    names: tuple[str, ...]
    state: str
    yours: bool
    """Whether it waits for you."""


async def home(request: Request) -> Response:
    """The games, your tables, and tables that wait for players."""
    hall: Hall = request.app.state.hall
    person = identity_of(request).person
    yours = await _yours(hall, person, asker_of(request)) if person is not None else []
    return page(
        "home.html",
        games=games_on_shelf(),
        levels=LEVEL_WORDS,
        level=level_of(request),
        name=name_of(request),
        yours=[each for each in yours if each.table.phase != "over"],
        finished=[each for each in yours if each.table.phase == "over"],
        open=hall.moderation.shown(await asyncio.to_thread(hall.store.open_tables)),
        playing=hall.moderation.shown(await asyncio.to_thread(hall.store.shown_tables)),
        longest=MAX_NAME,
        sides=lambda name: games.shelf_of(name).sides,
    )


async def _yours(hall: Hall, person: str, asker: Asker) -> list[YourTable]:
    """Your tables, first those that wait for you; whose turn it is, where that is known in a blink."""
    listed = await asyncio.to_thread(hall.store.tables_of, person)
    playing = [table.id for table in listed if table.phase == "playing"]
    loading = {table: asyncio.ensure_future(hall.room(table, asker)) for table in playing}
    if loading:
        await asyncio.wait(loading.values(), timeout=BLINK)
    found = [_your_table(table, loading.get(table.id), person) for table in listed]
    return sorted(found, key=lambda each: not each.yours)


def _your_table(table: Listed, loading: "asyncio.Task[Room] | None", person: str) -> YourTable:
    known = headers().get(table.game)
    title = known.title if known is not None else table.game
    names = tuple(name or "an open seat" for name in table.names)
    if table.phase == "gathering":
        waits = f"waits for {table.free} more" if table.free else "everybody is here: it can begin"
        return YourTable(table, title, names, waits, not table.free)
    if table.phase == "over":
        return YourTable(table, title, names, "finished", False)
    if loading is None or not loading.done() or loading.cancelled() or loading.exception() is not None:
        return YourTable(table, title, names, "being played", False)
    room = loading.result()
    if room.lost or room.lock.locked():  # something is being kept: it has not happened yet
        return YourTable(table, title, names, "being played", False)
    seats = room.table
    if seats.to_move is None:
        return YourTable(table, title, seats.names, "being played", False)
    if not seats.held(person):
        return YourTable(table, title, seats.names, "a bot plays for you: your seat is kept", False)
    if seats.to_move in seats.held(person):
        return YourTable(table, title, seats.names, "your turn", True)
    return YourTable(table, title, seats.names, f"{seats.names[seats.to_move]} is to move", False)


async def play(request: Request) -> Response:
    """Play now, against bots, or watch them: one click."""
    form = await read_form(request)
    try:
        header = games.header_of(form.get("game", ""))
        bots = [form.get("bot") or level_of(request)] * (header.players[0] - 1)
        name = form["name"] if "name" in form else name_of(request)
        side = _side(form.get("side", ""), len(bots))
        if "watch" in form:
            return await open_table(request, NewTable(form["game"], [bots[0]] * header.players[0], bot=bots[0]))
        plan = NewTable(form["game"], [*bots[:side], ME, *bots[side:]], [name], bot=bots[0])
        return await open_table(request, plan, at_once="word" not in form)
    except MeadhallError as error:
        return error_page(error)


def _side(text: str, last: int) -> int:
    """The seat that the form asks for, if there is such a one; else the first."""
    return int(text) if text in {str(seat) for seat in range(last + 1)} else 0


def routes() -> list[Route]:
    """The routes of the first page."""
    return [Route("/", home, name="home"), Route("/play", play, methods=["POST"], name="play")]
