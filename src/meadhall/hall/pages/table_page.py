"""The pages of a table: the form for a new one, the table itself, and an invitation to it."""

from functools import cache, partial
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall.bots.levels import LEVELS
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.options import Option, Value, read_settings
from meadhall.games import FINE_POINTS, exclusions_said, heading_said, option_said, preset_said
from meadhall.hall.identity import NAME_COOKIE, address_of, asker_of, identity_of, remember
from meadhall.hall.live.hall import hall_of
from meadhall.hall.live.new_table import ME, NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.pages.forms import LEVEL_COOKIE, level_words, name_of, read_form, remember_choice
from meadhall.hall.pages.people_page import seated
from meadhall.hall.pages.rulebook import choose
from meadhall.hall.pages.templating import page, span
from meadhall.hall.responses import smaller
from meadhall.hall.words import say
from meadhall.table.clocks import Clock, Live, Slow
from meadhall.table.commands import MAX_NAME, MAX_SALT, Sit, Start
from meadhall.table.errors import TableError
from meadhall.table.naming import guest
from meadhall.table.table import Table

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
    hall, edition = hall_of(request), request.query_params.get("edition", "")
    game = await hall.game_loader.game(name)
    if edition:
        game, _ = await hall.workshop.playable(edition, name)
    return page(
        "new.html",
        game=game,
        edition=edition,
        groups=_grouped(game),
        label=partial(option_said, name),
        presets=[
            (each, *preset_said(name, each), {f"option-{key}": str(value) for key, value in each.options.items()})
            for each in games.shelf_of(name).presets
        ],
        excludes=_excludes(game.name),
        unusable=_unusable(game),
        levels=level_words(),
        clocks={name: (say(f"clock-{name}"), say(f"clock-{name}-meaning")) for name in CLOCKS},
        name=name_of(request),
    )


def _excludes(name: str) -> list[dict[str, Any]]:
    """The options that exclude each other, with values as the form has them."""
    return [
        {
            "one": {option: str(value) for option, value in each.one.items()},
            "others": {option: [str(value) for value in values] for option, values in each.others.items()},
            "why": why,
        }
        for each, why in zip(games.shelf_of(name).excludes, exclusions_said(name), strict=True)
    ]


@cache
def _unusable(game: Game) -> set[tuple[str, Value]]:
    """Values in words that cannot be had at all with these components, as a layout of your own where there is none."""
    named = [(option.name, value) for option in game.options for value in option.values if isinstance(value, str)]
    return {(name, value) for name, value in named if not _can_be(game, name, value)}


def _can_be(game: Game, name: str, value: Value) -> bool:
    try:
        game.make_box(game.seats[0], {name: value})
    except MeadhallError:
        return False
    return True


def _grouped(game: Game) -> dict[str, list[Option]]:
    """The options by their headings, in the order of the form."""
    shelf = games.shelf_of(game.name)
    grouped: dict[str, list[Option]] = {heading: [] for heading in (*shelf.options, FINE_POINTS)}
    for option in game.options:
        grouped[shelf.heading(option.name)].append(option)
    return {heading_said(game.name, heading): options for heading, options in grouped.items() if options}


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
        rated="rated" in form,
        edition=form.get("edition", "")[:40],
    )
    return await open_table(request, plan)


async def open_table(request: Request, plan: NewTable, *, at_once: bool = True) -> Response:
    """Open a table and go there. Its page shows the commitment of the dice and adds the host's part to them; then it
    begins the game."""
    person = remember(request).person
    if plan.names and plan.names[0]:
        remember_choice(request, NAME_COOKIE, plan.names[0][:MAX_NAME])
    levels = {seat for seat in plan.seats if seat in LEVELS}
    if plan.seats.count(ME) == 1 and len(levels) == 1:
        remember_choice(request, LEVEL_COOKIE, levels.pop())
    room = await open_for(hall_of(request), person, replace(plan, start=False), address_of(request))
    full = all(seat.kind != "open" for seat in room.table.seats)
    begin = at_once and full and room.table.phase == "gathering"  # then the page of the table begins the game
    return RedirectResponse(f"/t/{room.table.id}{'#start' if begin else ''}", 303)


async def table(request: Request) -> Response:
    """A table. Looking at it changes nothing; a seat is taken by a form."""
    room = await _room(request)
    view = await room.view(identity_of(request).person, board=False)
    shown = {"agreed": agreed_at(room.table), "view": view, "name": name_of(request)}
    shown |= {"levels": list(LEVELS), "people": await seated(hall_of(request), room)}
    shown |= {"evenings": await hall_of(request).evenings.of(room.table.id)}
    shown |= {"reports": bool(hall_of(request).moderation.key)}
    alone = sum(seat.kind != "bot" for seat in view.seats) < 2
    shown |= {"orders": bool(view.you) and not alone and not isinstance(view.clock, Live)}
    return smaller(request, page("table.html", **shown))


def agreed_at(table: Table) -> list[tuple[str, str]]:
    """What the people at a table have agreed on: the clock, ratings, hints, how long it is, and each unusual option."""
    game, opened = table.game, table.opened
    if game.name not in games.names():
        return []
    shelf, usual = games.shelf_of(game.name), {option.name: option.default for option in game.options}
    first = next(iter(shelf.options.values()), ())  # the first heading of the form: how long it is
    shown = {name: value for name, value in opened.options.items() if name in first or value != usual.get(name, value)}
    clock = next((key for key, each in CLOCKS.items() if each == opened.clock), "")
    told = [(say("workshop-edition"), game.header.edition)] if game.own_edition else []
    told += [(say("clock"), say(f"clock-{clock}"))] if clock else []
    told += [(say("new-rated"), say("rated-agreed"))] if opened.rated else []
    told += [(say("new-hints"), say("yes"))] if opened.hints else []
    return told + [
        (option_said(game.name, option), option_said(game.name, option, value)) for option, value in shown.items()
    ]


async def _room(request: Request) -> Room:
    return await hall_of(request).room(request.path_params["table"], asker_of(request))


async def sit(request: Request) -> Response:
    """Take a seat, from an invitation."""
    form, person = await read_form(request), remember(request).person
    name, seat = form.get("name", "") or guest(), form.get("seat", "")
    remember_choice(request, NAME_COOKIE, name[:MAX_NAME])
    if not (seat.isascii() and seat.isdecimal()) or len(seat) > 2:
        raise TableError("no-seat", say("no-seat-number"))
    room = await _room(request)
    wish = Sit(int(seat), name, form.get("salt", "")[:MAX_SALT])
    await room.do(wish, person, address=address_of(request))
    return RedirectResponse(f"/t/{room.table.id}", 303)


async def start(request: Request) -> Response:
    """Start a game from a page without scripts."""
    room = await _room(request)
    await room.do(Start(), identity_of(request).person, address=address_of(request))
    return RedirectResponse(f"/t/{room.table.id}", 303)
