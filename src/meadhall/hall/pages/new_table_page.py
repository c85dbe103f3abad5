"""A new table: the form that describes it, and the way to it."""

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall.bots.levels import LEVELS
from meadhall.core.game import Game
from meadhall.core.options import Option, read_settings
from meadhall.games import FINE_POINTS
from meadhall.hall.identity import Identity, address_of, identity_of, remember
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import ME, NewTable, open_for
from meadhall.hall.pages.forms import read_form
from meadhall.hall.pages.preferences import level_words, name_of, remember_level, remember_name
from meadhall.hall.pages.shelf import choose
from meadhall.hall.pages.templating import page, span
from meadhall.hall.words import say
from meadhall.table.clocks import Clock, Live, Slow
from meadhall.table.commands import MAX_NAME
from meadhall.table.errors import TableError
from meadhall.table.tokens import person_of

CLOCKS: dict[str, Clock | None] = {
    "none": None,
    "live-10": Live(base=600, increment=10),
    "live-30": Live(base=1800, increment=20),
    "slow-1": Slow(days=1),
    "slow-3": Slow(days=3),
}
"""The clocks that the form offers, by their names in it."""


async def new_table(request: Request) -> Response:
    """The form for a new table."""
    hall: Hall = request.app.state.hall
    name = request.query_params.get("game", "")
    if not name:
        return choose("table", "/new?game=")
    games.folder_of(name)
    game = await hall.game_loader.game(name)
    return page(
        "new.html",
        game=game,
        groups=_grouped(game),
        levels=level_words(),
        clocks={name: (say(f"clock-{name}"), say(f"clock-{name}-meaning")) for name in CLOCKS},
        name=name_of(request),
        longest=MAX_NAME,
    )


def _grouped(game: Game) -> dict[str, list[Option]]:
    """The options by their headings, in the order of the form."""
    shelf = games.shelf_of(game.name)
    grouped: dict[str, list[Option]] = {heading: [] for heading in (*shelf.options, FINE_POINTS)}
    for option in game.options:
        grouped[shelf.heading(option.name)].append(option)
    return {heading: options for heading, options in grouped.items() if options}


async def make_table(request: Request) -> Response:
    """Open the table that the form describes."""
    form, hall = await read_form(request), request.app.state.hall
    games.folder_of(form.get("game", ""))
    game = await hall.game_loader.game(form["game"])
    seats = [form[key] for key in (f"seat-{n}" for n in range(game.seats[-1])) if form.get(key, "none") != "none"]
    names = [form.get(f"name-{n}", "") for n in range(game.seats[-1]) if form.get(f"seat-{n}") == ME]
    settings = [f"{o.name}={form[key]}" for o in game.options if (key := f"option-{o.name}") in form]
    if len(seats) not in game.seats:
        raise TableError("bad-table", say("wrong-players", game=game.title, players=span(game.header.players)))
    plan = NewTable(
        game.name,
        seats,
        names,
        read_settings(game.options, settings),
        CLOCKS.get(form.get("clock", "none")),
        public="public" in form,
        hints="hints" in form,
    )
    return await open_table(request, plan)


async def open_table(request: Request, plan: NewTable, *, at_once: bool = True) -> Response:
    """Open a table and go there.

    It does not begin here: its page shows the commitment of the dice, adds the host's part to them, and begins then.
    """
    hall: Hall = request.app.state.hall
    response = RedirectResponse("/", 303)
    identity: Identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    if plan.names and plan.names[0]:
        remember_name(response, plan.names[0])
    levels = {seat for seat in plan.seats if seat in LEVELS}
    if plan.seats.count(ME) == 1 and len(levels) == 1:
        remember_level(response, levels.pop())
    room = await open_for(hall, person_of(identity.token or ""), replace(plan, start=False), address_of(request))
    full = all(seat.kind != "open" for seat in room.table.seats)
    begin = at_once and full and room.table.phase == "gathering"  # then the page of the table begins the game
    response.headers["location"] = f"/t/{room.table.id}{'#start' if begin else ''}"
    return response
