"""The first page: the games, your tables, and those that wait for players. One click leads to a table."""

import asyncio
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from meadhall import games
from meadhall.core.text import Name
from meadhall.hall.fair_order import Asker
from meadhall.hall.identity import asker_of, identity_of
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall, hall_of
from meadhall.hall.live.new_table import ME, NewTable
from meadhall.hall.live.rooms import Room
from meadhall.hall.pages.forms import level_of, level_words, name_of, read_form
from meadhall.hall.pages.meeting_page import clock_words, waiting_players
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.table_page import agreed_at, open_table
from meadhall.hall.pages.templating import page
from meadhall.hall.storage.store import Listed
from meadhall.hall.words import say
from meadhall.table.table import Table

BLINK = 0.15  # seconds for which the page waits to learn whose turn it is; it can do without


@dataclass(frozen=True)
class YourTable:
    """A table of yours, in a list."""

    table: Listed
    title: str
    names: tuple[str, ...]
    state: str
    yours: bool  # whether it waits for you
    since: float | None = None  # since when it waits, where that is known


async def home(request: Request) -> Response:
    """The games, your tables, and tables that wait for players."""
    hall, person, asker = hall_of(request), identity_of(request).person, asker_of(request)
    yours = await your_tables(hall, person, asker) if person is not None else []
    waiting_tables = hall.moderation.shown(await asyncio.to_thread(hall.store.open_tables))
    playing = hall.moderation.shown(await asyncio.to_thread(hall.store.shown_tables))
    rooms = await _loaded(hall, [table.id for table in (*waiting_tables, *playing)], asker)
    return page(
        "home.html",
        games=games_on_shelf(),
        levels=level_words(),
        level=level_of(request),
        name=name_of(request),
        yours=[each for each in yours if each.table.phase != "over"],
        finished=[each for each in yours if each.table.phase == "over"],
        open=waiting_tables,
        playing=playing,
        agreed={table: agreed_at(seen) for table, room in rooms.items() if (seen := _seats(room)) is not None},
        waiting=len(await hall.alerts.waiting(person)) if person is not None else 0,
        others=await waiting_players(request),
        clocks=clock_words(),
        sides=games.sides_of,
        line=games.line_of,
    )


async def your_tables(hall: Hall, person: str, asker: Asker, most: int = 20) -> list[YourTable]:
    """Your tables, first those that wait for you; they tell whose turn it is if that is known in a blink."""
    listed = await asyncio.to_thread(hall.store.tables_of, person, most)
    loading = await _loaded(hall, [table.id for table in listed if table.phase == "playing"], asker)
    yours = [_your_table(table, loading.get(table.id), person) for table in listed]
    return sorted(yours, key=lambda each: not each.yours)


async def _loaded(hall: Hall, tables: list[str], asker: Asker) -> "dict[str, asyncio.Task[Room]]":
    """The rooms of these tables, each as a task that is done if that took no longer than a blink."""
    loading = {table: asyncio.ensure_future(hall.room(table, asker)) for table in tables}
    if loading:
        await asyncio.wait(loading.values(), timeout=BLINK)
    return loading


def _your_table(table: Listed, loading: "asyncio.Task[Room] | None", person: str) -> YourTable:
    known = headers().get(table.game)
    title = known.title if known is not None else table.game
    names = tuple(name or say("open-seat") for name in table.names)
    state, yours, since = say("being-played"), False, None
    if table.phase == "gathering":
        state, yours = say("waits-for", count=table.free), not table.free
    elif table.phase == "over":
        state = say("finished")
    elif (seats := _seats(loading)) is not None and seats.to_move is not None:
        names, held, since = seats.names, seats.held(person), seats.waiting_since
        yours = seats.to_move in held
        state = say("to-move", seat=Name(names[seats.to_move], yours)) if held else say("bot-plays-for-you")
    return YourTable(table, title, names, state, yours, since)


def _seats(loading: "asyncio.Task[Room] | None") -> Table | None:
    """The table in a room, if it is loaded and nothing is just being written."""
    if loading is None or not loading.done() or loading.cancelled() or loading.exception() is not None:
        return None
    room = loading.result()
    return None if room.kept.lost or room.kept.lock.locked() else room.table


async def play(request: Request) -> Response:
    """Play now, against bots, or watch them: one click."""
    form = await read_form(request)
    header = games.header_of(form.get("game", ""))
    bots = [form.get("bot") or level_of(request)] * (header.players[0] - 1)
    name = form["name"] if "name" in form else name_of(request)
    asked = form.get("side", "")
    side = int(asked) if asked in map(str, range(len(bots) + 1)) else 0
    if "watch" in form:
        return await open_table(request, NewTable(form["game"], [bots[0]] * header.players[0], bot=bots[0]))
    plan = NewTable(form["game"], [*bots[:side], ME, *bots[side:]], [name], bot=bots[0])
    return await open_table(request, plan, at_once="word" not in form)
