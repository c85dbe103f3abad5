"""The pages: home, a new table, a table, and what went wrong. Forms work without scripts; nothing changes by GET."""

from pathlib import Path
from urllib.parse import parse_qs

from jinja2 import Environment, FileSystemLoader
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from meadhall import games
from meadhall.bots.players import LEVELS
from meadhall.core.errors import MeadhallError, UnknownName
from meadhall.core.options import read_settings
from meadhall.hall.answers import status_of
from meadhall.hall.identity import NAME_COOKIE, Identity, identity_of, remember
from meadhall.hall.library import headers
from meadhall.hall.opening import ME, NewTable, open_for
from meadhall.hall.rooms import Hall
from meadhall.table.clocks import Clock, Live, Slow
from meadhall.table.commands import MAX_NAME, Sit
from meadhall.table.errors import TableError
from meadhall.table.tokens import person_of

FOLDER = Path(__file__).parent
LOCAL_NAME = "Guest"

CLOCKS: dict[str, tuple[str, Clock | None]] = {
    "none": ("no clock", None),
    "live-10": ("10 minutes each, and 10 seconds a turn", Live(base=600, increment=10)),
    "live-30": ("30 minutes each, and 20 seconds a turn", Live(base=1800, increment=20)),
    "slow-1": ("one day for each turn", Slow(days=1)),
    "slow-3": ("three days for each turn", Slow(days=3)),
}
"""The clocks that the form offers, by their names in it."""

_templates = Environment(loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, trim_blocks=True)


def page(template: str, code: int = 200, /, **values: object) -> HTMLResponse:
    """A page from its template."""
    return HTMLResponse(_templates.get_template(template).render(**values), code, {"cache-control": "no-store"})


def error_page(error: MeadhallError) -> HTMLResponse:
    """What went wrong, and a way on."""
    status = 404 if isinstance(error, UnknownName) else status_of(getattr(error, "code", "bad-table"))
    return page("error.html", status, status=status, text=str(error))


async def home(request: Request) -> Response:
    """Five games, your tables, and tables that wait for players."""
    hall: Hall = request.app.state.hall
    person = identity_of(request).person
    return page(
        "home.html",
        games=headers(),
        slow={name for name in headers() if hall.library.is_slow(name)},
        levels=list(LEVELS),
        name=_name_of(request),
        yours=hall.store.tables_of(person) if person is not None else [],
        open=hall.store.open_tables(),
        longest=MAX_NAME,
    )


async def play(request: Request) -> Response:
    """Play now, against bots: one click."""
    form = await _form(request)
    try:
        header = games.header_of(form.get("game", ""))
        bots = [form.get("bot", "karl")] * (header.players[0] - 1)
        return await _open(request, NewTable(form["game"], [ME, *bots], [form.get("name", "")], bot=bots[0]), form)
    except MeadhallError as error:
        return error_page(error)


async def new_table(request: Request) -> Response:
    """The form for a new table."""
    hall: Hall = request.app.state.hall
    try:
        game = await hall.library.game(request.query_params.get("game", games.names()[0]))
    except MeadhallError as error:
        return error_page(error)
    return page("new.html", game=game, levels=list(LEVELS), clocks=CLOCKS, name=_name_of(request), longest=MAX_NAME)


async def make_table(request: Request) -> Response:
    """Open the table that the form describes."""
    form, hall = await _form(request), request.app.state.hall
    try:
        game = await hall.library.game(form.get("game", ""))
        seats = [form[key] for key in (f"seat-{n}" for n in range(game.seats[-1])) if form.get(key, "none") != "none"]
        names = [form.get(f"name-{n}", "") for n in range(game.seats[-1]) if form.get(f"seat-{n}") == ME]
        settings = [f"{o.name}={form[key]}" for o in game.options if (key := f"option-{o.name}") in form]
        plan = NewTable(
            game.name,
            seats,
            names,
            read_settings(game.options, settings),
            CLOCKS.get(form.get("clock", "none"), CLOCKS["none"])[1],
            public="public" in form,
        )
        return await _open(request, plan, form)
    except MeadhallError as error:
        return error_page(error)


async def table(request: Request) -> Response:
    """A table. Looking at it changes nothing; a seat is taken by a form."""
    hall: Hall = request.app.state.hall
    try:
        room = await hall.room(request.path_params["table"])
        sight = await room.sight(identity_of(request).person, board=False)
    except MeadhallError as error:
        return error_page(error)
    return page("table.html", sight=sight, name=_name_of(request), levels=list(LEVELS), longest=MAX_NAME)


async def sit(request: Request) -> Response:
    """Take a seat, from an invitation."""
    hall: Hall = request.app.state.hall
    form, table_id = await _form(request), request.path_params["table"]
    response = RedirectResponse(f"/t/{table_id}", 303)
    identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    name = form.get("name", "") or LOCAL_NAME
    _remember_name(response, name)
    try:
        seat = form.get("seat", "")
        if not (seat.isascii() and seat.isdecimal()) or len(seat) > 2:
            raise TableError("no-seat", "this seat has no number")
        room = await hall.room(table_id)
        await room.do(Sit(int(seat), name, form.get("salt", "")[:64]), identity.person)
    except MeadhallError as error:
        return error_page(error)
    return response


async def _open(request: Request, plan: NewTable, form: dict[str, str]) -> Response:
    hall: Hall = request.app.state.hall
    response = RedirectResponse("/", 303)
    identity: Identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    if plan.names and plan.names[0]:
        _remember_name(response, plan.names[0])
    room = await open_for(hall, person_of(identity.token or ""), plan)
    response.headers["location"] = f"/t/{room.table.id}"
    return response


async def _form(request: Request) -> dict[str, str]:
    """The fields of a form, each once."""
    fields = parse_qs((await request.body()).decode("utf-8", "replace"), max_num_fields=100)
    return {name: values[-1] for name, values in fields.items()}


def _name_of(request: Request) -> str:
    """The name that this browser used last."""
    given = parse_qs("n=" + request.cookies.get(NAME_COOKIE, "")).get("n", [""])
    return given[0][:MAX_NAME]


def _remember_name(response: Response, name: str) -> None:
    from urllib.parse import quote_plus

    response.set_cookie(NAME_COOKIE, quote_plus(name[:MAX_NAME]), max_age=31_536_000, samesite="lax", httponly=True)


def routes() -> list[Route]:
    """The routes of all pages."""
    return [
        Route("/", home, name="home"),
        Route("/play", play, methods=["POST"], name="play"),
        Route("/new", new_table, name="new"),
        Route("/new", make_table, methods=["POST"], name="make"),
        Route("/t/{table}", table, name="table"),
        Route("/t/{table}/sit", sit, methods=["POST"], name="sit"),
    ]
