"""Meeting people: somebody to play with now, people you know, and invitations."""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from meadhall import games
from meadhall.hall.alerts.alerts import line_of
from meadhall.hall.alerts.waits import INVITED
from meadhall.hall.identity import NAME_COOKIE, address_of, identity_of
from meadhall.hall.languages import PageAddress
from meadhall.hall.live.new_table import ME, NewTable
from meadhall.hall.meeting import finding, people
from meadhall.hall.meeting.finding import BOT_AFTER, CLOCKS, Seeker
from meadhall.hall.pages.forms import hall_of, name_of, read_form, remember_choice
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.table_page import open_table
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.pages.you_page import day, named
from meadhall.hall.responses import as_json
from meadhall.hall.words import say
from meadhall.table.commands import MAX_NAME
from meadhall.table.naming import clean_name, guest

SHOWN = 12
"""So many of those who look for a player stand on the first page; the page about them tells all."""
_POST = ["POST"]


def routes() -> list[Route]:
    """The routes of these pages."""
    return [
        Route("/find", show),
        Route("/find", begin, methods=_POST),
        Route("/find/state", state),
        Route("/find/stop", stop, methods=_POST),
        Route("/find/join", join, methods=_POST),
        Route("/find/bot", play_bot, methods=_POST),
        Route("/people", show_people),
        Route("/people/invite", invite, methods=_POST),
        Route("/people/decline", decline, methods=_POST),
    ]


def clock_words() -> dict[str, str]:
    """The clocks by which strangers play, each in words."""
    return {name: say(f"clock-{name}") for name in CLOCKS}


async def show(request: Request) -> Response:
    """The form, who waits now, and how the search goes on."""
    hall, person = hall_of(request), identity_of(request).person
    own = await finding.look(hall, person) if person is not None else None
    if own is not None and own.table:
        await finding.stop(hall, own.person)
        return RedirectResponse(f"/t/{own.table}", 303)
    now = hall.now()
    return page(
        "find.html",
        own=own if own is not None and own.waits(now) else None,
        waited=own is not None and now - own.since >= BOT_AFTER,
        bot=finding.fitting_bot(own.game, own.mean) if own is not None else "",
        others=[each for each in await finding.all_seekers(hall) if each.person != person],
        games=games_on_shelf(),
        clocks=clock_words(),
        game=request.query_params.get("game", ""),
        name=name_of(request),
        longest=MAX_NAME,
        here=PageAddress("/find"),
    )


async def begin(request: Request) -> Response:
    """Look for a player."""
    hall, form, response = hall_of(request), await read_form(request), RedirectResponse("/find", 303)
    who = await named(request, response)
    await hall.spend("tables", who.person, address_of(request))
    name = hall.moderation.admitted_name(clean_name(form.get("name", "") or name_of(request) or guest()), who.person)
    remember_choice(response, NAME_COOKIE, name)
    terms = {"game": form.get("game", ""), "clock": form.get("clock", "")}
    wish = await finding.new_seeker(hall, who.person or "", name, **terms, rated="rated" in form)
    await finding.search(hall, wish)
    return response


async def state(request: Request) -> Response:
    """Whether somebody was found: the page asks this every few seconds."""
    hall, person = hall_of(request), identity_of(request).person
    own = await finding.look(hall, person) if person is not None else None
    waited = own is not None and hall.now() - own.since >= BOT_AFTER
    return as_json({"table": own.table if own is not None else "", "looks": own is not None, "bot": waited})


async def stop(request: Request) -> Response:
    """Look no more."""
    if (person := identity_of(request).person) is not None:
        await finding.stop(hall_of(request), person)
    return RedirectResponse("/find", 303)


async def join(request: Request) -> Response:
    """Play with somebody who waits."""
    hall, form, response = hall_of(request), await read_form(request), RedirectResponse("/find", 303)
    who = await named(request, response)
    await hall.spend("tables", who.person, address_of(request))
    wanted = form.get("id", "")
    found = next((each for each in await finding.all_seekers(hall) if each.id == wanted), None)
    name = hall.moderation.admitted_name(clean_name(name_of(request) or guest()), who.person)
    table = await finding.join(hall, found, who.person or "", name) if found is not None else None
    if table is None:
        return error_page(say("find-gone"), 409)
    await finding.stop(hall, who.person or "")
    response.headers["location"] = f"/t/{table}"
    return response


async def play_bot(request: Request) -> Response:
    """Play against the bot that fits, by the same clock, instead of waiting on."""
    hall, person = hall_of(request), identity_of(request).person
    own = await finding.seeker_of(hall, person) if person is not None else None
    if own is None or own.table:
        return RedirectResponse("/find", 303)
    await finding.stop(hall, own.person)
    return await open_table(request, _against_bots(own))


def _against_bots(own: Seeker) -> NewTable:
    level = finding.fitting_bot(own.game, own.mean)
    bots = [level] * (games.header_of(own.game).players[0] - 1)
    return NewTable(own.game, [ME, *bots], [own.name], {}, CLOCKS[own.clock], rated=own.rated, bot=level)


async def show_people(request: Request) -> Response:
    """The people you have played with, and those who ask you to come."""
    hall, person = hall_of(request), identity_of(request).person
    waiting = await hall.alerts.waiting(person) if person is not None else []
    asked = request.query_params.get("page", "")
    number = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 5 else 0
    found, more = await asyncio.to_thread(people.companions, hall.store, person or "", number)
    return page(
        "people.html",
        people=found,
        number=number,
        more=more,
        invitations=[(each.table, line_of(each)) for each in waiting if each.kind == INVITED],
        games=games_on_shelf(),
        clocks={"": say("clock-none"), **clock_words()},
        day=day,
        name=name_of(request),
        longest=MAX_NAME,
        here=PageAddress("/people"),
    )


async def invite(request: Request) -> Response:
    """Open a table and invite somebody to it."""
    hall, form, response = hall_of(request), await read_form(request), RedirectResponse("/people", 303)
    who = await named(request, response)
    name = clean_name(name_of(request) or guest())
    game = form.get("game", "")
    games.header_of(game)  # says which games there are
    what = people.Proposed(game, CLOCKS.get(form.get("clock", "")), name)
    room = await people.invite(hall, who.person or "", form.get("person", ""), what, address_of(request))
    response.headers["location"] = f"/t/{room.table.id}"
    return response


async def decline(request: Request) -> Response:
    """Come not to a table."""
    form, person = await read_form(request), identity_of(request).person
    if person is not None:
        await people.decline(hall_of(request), person, form.get("table", ""))
    return RedirectResponse("/people", 303)


async def waiting_players(request: Request) -> list[Seeker]:
    """The people who look for a player now, for the first page."""
    hall, person = hall_of(request), identity_of(request).person
    return [each for each in await finding.all_seekers(hall) if each.person != person][:SHOWN]
