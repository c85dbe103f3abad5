"""The pages of a table: the form for a new one, the table itself, and an invitation to it."""

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall.bots.levels import LEVELS
from meadhall.core.game import Game
from meadhall.core.options import Option, read_settings
from meadhall.games import FINE_POINTS
from meadhall.hall.identity import NAME_COOKIE, address_of, asker_of, identity_of, remember
from meadhall.hall.live.new_table import ME, NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.pages.forms import LEVEL_COOKIE, hall_of, level_words, name_of, read_form, remember_choice
from meadhall.hall.pages.rulebook import choose
from meadhall.hall.pages.templating import page, span
from meadhall.hall.words import say
from meadhall.table.clocks import Clock, Live, Slow
from meadhall.table.commands import MAX_NAME, MAX_SALT, Sit, Start
from meadhall.table.errors import TableError
from meadhall.table.naming import GUEST
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
    name = request.query_params.get("game", "")
    if not name:
        return choose("table", "/new?game=")
    games.folder_of(name)
    game = await hall_of(request).game_loader.game(name)
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
    form = await read_form(request)
    games.folder_of(form.get("game", ""))
    game = await hall_of(request).game_loader.game(form["game"])
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
    """Open a table and go there. Its page shows the commitment of the dice and adds the host's part to them; then it
    begins the game."""
    hall, response = hall_of(request), RedirectResponse("/", 303)
    identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    if plan.names and plan.names[0]:
        remember_choice(response, NAME_COOKIE, plan.names[0][:MAX_NAME])
    levels = {seat for seat in plan.seats if seat in LEVELS}
    if plan.seats.count(ME) == 1 and len(levels) == 1:
        remember_choice(response, LEVEL_COOKIE, levels.pop())
    room = await open_for(hall, person_of(identity.token or ""), replace(plan, start=False), address_of(request))
    full = all(seat.kind != "open" for seat in room.table.seats)
    begin = at_once and full and room.table.phase == "gathering"  # then the page of the table begins the game
    response.headers["location"] = f"/t/{room.table.id}{'#start' if begin else ''}"
    return response


async def table(request: Request) -> Response:
    """A table. Looking at it changes nothing; a seat is taken by a form."""
    view = await (await _room(request)).view(identity_of(request).person, board=False)
    shown = {"view": view, "name": name_of(request), "levels": list(LEVELS), "longest": MAX_NAME}
    return page("table.html", **shown, reports=bool(hall_of(request).moderation.key))


async def _room(request: Request) -> Room:
    return await hall_of(request).room(request.path_params["table"], asker_of(request))


async def sit(request: Request) -> Response:
    """Take a seat, from an invitation."""
    form, response = await read_form(request), RedirectResponse(f"/t/{request.path_params['table']}", 303)
    identity = remember(response, identity_of(request), secure=request.url.scheme == "https")
    name, seat = form.get("name", "") or GUEST, form.get("seat", "")
    remember_choice(response, NAME_COOKIE, name[:MAX_NAME])
    if not (seat.isascii() and seat.isdecimal()) or len(seat) > 2:
        raise TableError("no-seat", say("no-seat-number"))
    room = await _room(request)
    wish = Sit(int(seat), name, form.get("salt", "")[:MAX_SALT])
    await room.do(wish, identity.person, address=address_of(request))
    return response


async def start(request: Request) -> Response:
    """Start a game from a page without scripts."""
    room = await _room(request)
    await room.do(Start(), identity_of(request).person, address=address_of(request))
    return RedirectResponse(f"/t/{room.table.id}", 303)
