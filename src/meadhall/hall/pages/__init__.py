"""The pages around the table: home, a new table, a seat. Forms work without scripts; nothing changes by GET."""

import asyncio
from dataclasses import dataclass
from urllib.parse import parse_qs, quote_plus

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from meadhall import games
from meadhall.bots.players import LEVELS
from meadhall.core.content import Header
from meadhall.core.errors import MeadhallError
from meadhall.core.options import Option, read_settings
from meadhall.hall.covers import cover
from meadhall.hall.identity import NAME_COOKIE, Identity, identity_of, remember
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.new_table import ME, NewTable, open_for
from meadhall.hall.live.rooms import Hall, Room
from meadhall.hall.pages import dice_page, guides, progress_pages, replays, rulebook
from meadhall.hall.pages.forms import read_form
from meadhall.hall.pages.progress_pages import Waits, address_of, in_a_blink, waiting_page
from meadhall.hall.pages.templating import FOLDER, error_page, page, span
from meadhall.hall.storage.store import Listed
from meadhall.table.clocks import Clock, Live, Slow
from meadhall.table.commands import MAX_NAME, MAX_SALT, Sit, Start
from meadhall.table.errors import TableError
from meadhall.table.tokens import person_of

__all__ = ["FOLDER", "error_page", "page", "routes"]

LOCAL_NAME = "Guest"
LEVEL_COOKIE = "meadhall_level"
USUAL_LEVEL = "karl"
_YEAR = 31_536_000

LEVEL_WORDS = {
    "child": "plays merrily along",
    "thrall": "knows the rules, misses much",
    "karl": "a good evening's opponent",
    "jarl": "hard to beat",
    "skald": "the best of the hall, and thinks longest",
}
"""The levels in a few words."""

CLOCKS: dict[str, tuple[str, str, Clock | None]] = {
    "none": ("No clock", "Everybody takes the time they need.", None),
    "live-10": (
        "10 minutes",
        "Each has 10 minutes for the game and gets 10 seconds a turn.",
        Live(base=600, increment=10),
    ),
    "live-30": (
        "30 minutes",
        "Each has 30 minutes for the game and gets 20 seconds a turn.",
        Live(base=1800, increment=20),
    ),
    "slow-1": ("A day a turn", "For a game by the way: come back once a day.", Slow(days=1)),
    "slow-3": ("Three days a turn", "The same with more patience.", Slow(days=3)),
}
"""The clocks that the form offers, by their names in it."""

GROUPS = {
    "How long": ("young", "long", "target", "pattern_set", "gap"),
    "What is in play": ("children", "harbor", "abilities", "bonus_cards", "highest_beings", "jokers", "all_mythicals"),
    "The island": ("layout", "max_start_aurora"),
}
"""Where an option stands in the form; the others are fine points."""


SHELF = ("hagar", "sagnir", "runir", "saga", "mythical_island")
"""The order of the games on the first page; new ones come after."""


# --- Home -------------------------------------------------------------------------------------------------------


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
    yours = await _yours(hall, person) if person is not None else []
    return page(
        "home.html",
        games=_shelf(),
        slow={name for name in headers() if hall.game_loader.is_slow(name)},
        levels=LEVEL_WORDS,
        level=_level_of(request),
        name=_name_of(request),
        yours=[each for each in yours if each.table.phase != "over"],
        finished=[each for each in yours if each.table.phase == "over"],
        open=hall.store.open_tables(),
        playing=hall.store.shown_tables(),
        longest=MAX_NAME,
    )


def _shelf() -> dict[str, Header]:
    """All games, in the order in which they stand on the shelf."""
    known = headers()
    first = [name for name in SHELF if name in known]
    return {name: known[name] for name in dict.fromkeys([*first, *known])}


async def _yours(hall: Hall, person: str) -> list[YourTable]:
    """Your tables, first those that wait for you; whose turn it is, where that is known in a blink."""
    listed = hall.store.tables_of(person)
    loading = {
        table.id: asyncio.ensure_future(hall.room(table.id))
        for table in listed
        if table.phase == "playing" and hall.game_loader.is_ready(table.game)
    }
    if loading:
        await asyncio.wait(loading.values(), timeout=progress_pages.BLINK)
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
    """Play now, against bots: one click."""
    form = await read_form(request)
    try:
        header = games.header_of(form.get("game", ""))
        bots = [form.get("bot") or _level_of(request)] * (header.players[0] - 1)
        name = form["name"] if "name" in form else _name_of(request)
        return await _open(request, NewTable(form["game"], [ME, *bots], [name], bot=bots[0]))
    except MeadhallError as error:
        return error_page(error)


# --- A new table ------------------------------------------------------------------------------------------------


async def new_table(request: Request) -> Response:
    """The form for a new table."""
    hall: Hall = request.app.state.hall
    name = request.query_params.get("game", "")
    if not name:
        return page(
            "choose.html", games=_shelf(), heading="A new table", lead="Which game shall it be?", to="/new?game="
        )
    try:
        games.folder_of(name)
        game = await hall.game_loader.loaded(name)
    except MeadhallError as error:
        return error_page(error)
    return page(
        "new.html",
        game=game,
        groups=_grouped(game.options),
        levels=LEVEL_WORDS,
        clocks=CLOCKS,
        name=_name_of(request),
        longest=MAX_NAME,
    )


def _grouped(options: tuple[Option, ...]) -> dict[str, list[Option]]:
    """The options by group, in the order of the form."""
    grouped: dict[str, list[Option]] = {group: [] for group in (*GROUPS, "Fine points")}
    for option in options:
        group = next((group for group, names in GROUPS.items() if option.name in names), "Fine points")
        grouped[group].append(option)
    return {group: found for group, found in grouped.items() if found}


async def make_table(request: Request) -> Response:
    """Open the table that the form describes."""
    form, hall = await read_form(request), request.app.state.hall
    try:
        games.folder_of(form.get("game", ""))
        game = await hall.game_loader.loaded(form["game"])
        seats = [form[key] for key in (f"seat-{n}" for n in range(game.seats[-1])) if form.get(key, "none") != "none"]
        names = [form.get(f"name-{n}", "") for n in range(game.seats[-1]) if form.get(f"seat-{n}") == ME]
        settings = [f"{o.name}={form[key]}" for o in game.options if (key := f"option-{o.name}") in form]
        if len(seats) not in game.seats:
            raise TableError("bad-table", f"{game.title} is for {span(game.header.players)} players")
        plan = NewTable(
            game.name,
            seats,
            names,
            read_settings(game.options, settings),
            CLOCKS.get(form.get("clock", "none"), CLOCKS["none"])[2],
            public="public" in form,
        )
        return await _open(request, plan)
    except MeadhallError as error:
        return error_page(error)


async def _open(request: Request, plan: NewTable) -> Response:
    """Open a table and go there; if its rules have to be compiled first, to a page that waits.

    It does not begin here: its page shows the commitment of the dice, adds the host's part to them, and begins then.
    """
    hall: Hall = request.app.state.hall
    waits: Waits = request.app.state.waits
    response = RedirectResponse("/", 303)
    identity: Identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    if plan.names and plan.names[0]:
        _remember(response, NAME_COOKIE, plan.names[0][:MAX_NAME])
    if plan.bot in LEVELS and plan.seats.count(ME) == 1 and plan.bot in plan.seats:
        _remember(response, LEVEL_COOKIE, plan.bot)
    task = await in_a_blink(hall, open_for(hall, person_of(identity.token or ""), replace(plan, start=False)))
    if task.done():
        response.headers["location"] = address_of(task.result())
    else:
        response.headers["location"] = f"/opening/{waits.add(plan.game, task)}"
    return response


# --- A table ----------------------------------------------------------------------------------------------------


async def table(request: Request) -> Response:
    """A table. Looking at it changes nothing; a seat is taken by a form."""
    hall: Hall = request.app.state.hall
    table_id = request.path_params["table"]
    try:
        task = await in_a_blink(hall, hall.room(table_id))
        game = "" if task.done() else await asyncio.to_thread(request.app.state.replays.game_of_table, table_id)
        if game in headers() and not hall.game_loader.is_ready(game):
            return waiting_page(hall, game, f"/ready/{game}", again=request.url.path)
        room = await task
        view = await room.view(identity_of(request).person, board=False)
    except MeadhallError as error:
        return error_page(error)
    return page("table.html", view=view, name=_name_of(request), levels=list(LEVELS), longest=MAX_NAME)


async def sit(request: Request) -> Response:
    """Take a seat, from an invitation."""
    hall: Hall = request.app.state.hall
    form, table_id = await read_form(request), request.path_params["table"]
    response = RedirectResponse(f"/t/{table_id}", 303)
    identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    name = form.get("name", "") or LOCAL_NAME
    _remember(response, NAME_COOKIE, name[:MAX_NAME])
    try:
        seat = form.get("seat", "")
        if not (seat.isascii() and seat.isdecimal()) or len(seat) > 2:
            raise TableError("no-seat", "this seat has no number")
        room = await hall.room(table_id)
        await room.do(Sit(int(seat), name, form.get("salt", "")[:MAX_SALT]), identity.person)
    except MeadhallError as error:
        return error_page(error)
    return response


async def start(request: Request) -> Response:
    """Start a game from a page without scripts."""
    hall: Hall = request.app.state.hall
    table_id = request.path_params["table"]
    try:
        await (await hall.room(table_id)).do(Start(), identity_of(request).person)
    except MeadhallError as error:
        return error_page(error)
    return RedirectResponse(f"/t/{table_id}", 303)


# --- Covers, and what a browser remembers -----------------------------------------------------------------------


async def show_cover(request: Request) -> Response:
    """The cover of a game; its address changes with it, so that it can be kept for ever."""
    kept = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(cover(request.path_params["game"]), 200, kept, "image/svg+xml")


def _name_of(request: Request) -> str:
    """The name that this browser used last."""
    given = parse_qs("n=" + request.cookies.get(NAME_COOKIE, "")).get("n", [""])
    return given[0][:MAX_NAME]


def _level_of(request: Request) -> str:
    """The level that this browser played against last."""
    level = request.cookies.get(LEVEL_COOKIE, "")
    return level if level in LEVELS else USUAL_LEVEL


def _remember(response: Response, cookie: str, text: str) -> None:
    response.set_cookie(cookie, quote_plus(text), max_age=_YEAR, samesite="lax", httponly=True)


def routes() -> list[Route]:
    """The routes of all pages."""
    return [
        Route("/", home, name="home"),
        Route("/play", play, methods=["POST"], name="play"),
        Route("/new", new_table, name="new"),
        Route("/new", make_table, methods=["POST"], name="make"),
        Route("/t/{table}", table, name="table"),
        Route("/t/{table}/sit", sit, methods=["POST"], name="sit"),
        Route("/t/{table}/start", start, methods=["POST"], name="start"),
        Route("/covers/{game}.svg", show_cover, name="cover"),
        *progress_pages.routes(),
        *rulebook.routes(),
        *guides.routes(),
        *replays.routes(),
        *dice_page.routes(),
    ]
