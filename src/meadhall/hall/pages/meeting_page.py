"""Meeting people: somebody to play with now, people you know, and invitations."""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall import games
from meadhall.hall.alerts.alerts import line_of
from meadhall.hall.alerts.waits import INVITED
from meadhall.hall.identity import address_of, identity_of
from meadhall.hall.live.hall import hall_of
from meadhall.hall.live.new_table import ME, NewTable
from meadhall.hall.meeting import finding, people
from meadhall.hall.meeting.finding import BOT_AFTER, CLOCKS, Seeker
from meadhall.hall.pages.forms import name_of, number_in, read_form
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.table_page import open_table
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.pages.you_page import name_at_tables, named
from meadhall.hall.responses import as_json
from meadhall.hall.words import say

SHOWN = 12
"""So many of those who look for a player stand on the first page; the page about them tells all."""


def clock_words() -> dict[str, str]:
    """The clocks by which strangers play, each in words."""
    return {name: say(f"clock-{name}") for name in CLOCKS}


async def show(request: Request) -> Response:
    """The form for a search, the people who wait now, and the progress of your own search."""
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
    )


async def begin(request: Request) -> Response:
    """Look for a player."""
    hall, form, who = hall_of(request), await read_form(request), await named(request, "tables")
    name = name_at_tables(request, who.person, form.get("name", ""))
    terms = {"game": form.get("game", ""), "clock": form.get("clock", "")}
    await finding.search(hall, await finding.new_seeker(hall, who.person, name, **terms, rated="rated" in form))
    return RedirectResponse("/find", 303)


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
    hall, form, who = hall_of(request), await read_form(request), await named(request, "tables")
    wanted, name = form.get("id", ""), name_at_tables(request, who.person)
    found = next((each for each in await finding.all_seekers(hall) if each.id == wanted), None)
    table = await finding.join(hall, found, who.person, name) if found is not None else None
    if table is None:
        return error_page(say("find-gone"), 409)
    await finding.stop(hall, who.person)
    return RedirectResponse(f"/t/{table}", 303)


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
    number = number_in(request, "page")
    found, more = await asyncio.to_thread(people.companions, hall.store, person or "", number)
    return page(
        "people.html",
        people=found,
        number=number,
        more=more,
        invitations=[(each.table, line_of(each)) for each in waiting if each.kind == INVITED],
        games=games_on_shelf(),
        clocks={"": say("clock-none"), **clock_words()},
        name=name_of(request),
    )


async def invite(request: Request) -> Response:
    """Open a table and invite somebody to it."""
    form, who = await read_form(request), await named(request)
    game = form.get("game", "")
    games.header_of(game)  # says which games there are
    what = people.Proposed(game, CLOCKS.get(form.get("clock", "")), name_at_tables(request, who.person))
    room = await people.invite(hall_of(request), who.person, form.get("person", ""), what, address_of(request))
    return RedirectResponse(f"/t/{room.table.id}", 303)


async def decline(request: Request) -> Response:
    """Decline an invitation."""
    form, person = await read_form(request), identity_of(request).person
    if person is not None:
        await people.decline(hall_of(request), person, form.get("table", ""))
    return RedirectResponse("/people", 303)


async def waiting_players(request: Request) -> list[Seeker]:
    """The people who look for a player now, for the first page."""
    hall, person = hall_of(request), identity_of(request).person
    return [each for each in await finding.all_seekers(hall) if each.person != person][:SHOWN]
