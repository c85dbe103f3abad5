"""Your data: what the hall knows of you, how to be forgotten, and how to tell the house that somebody misbehaves."""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.hall.identity import COOKIE, NAME_COOKIE, address_of, identity_of
from meadhall.hall.pages.forms import LEVEL_COOKIE, hall_of, name_of, read_form
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.words import say
from meadhall.table.commands import MAX_TEXT


async def show(request: Request) -> Response:
    """Show what the hall knows of the person who asks."""
    hall, person = hall_of(request), identity_of(request).person
    tables = await asyncio.to_thread(hall.store.tables_of, person, 1000) if person is not None else []
    shown = {"known": person is not None, "tables": len(tables), "name": name_of(request), "keep": hall.retention.keep}
    return page("your_data.html", **shown, forgotten=request.query_params.get("forgotten") == "1")


async def forget(request: Request) -> Response:
    """Forget the person who asks: their names, their words, their seats, and the cookies in their browser."""
    hall, person = hall_of(request), identity_of(request).person
    if person is not None:
        await hall.spend("forgets", person, address_of(request))
        await hall.retention.forget_person(person)
    response = RedirectResponse("/your-data?forgotten=1", 303)
    for cookie in (COOKIE, NAME_COOKIE, LEVEL_COOKIE):
        response.delete_cookie(cookie, path="/")
    return response


async def show_report(request: Request) -> Response:
    """The form by which a table is reported."""
    if not hall_of(request).moderation.key:
        return error_page(say("no-reports"), 404)
    table = request.path_params["table"]
    return page("report.html", table=table, longest=MAX_TEXT, done=request.query_params.get("done") == "1")


async def report(request: Request) -> Response:
    """Tell the house about a table."""
    hall = hall_of(request)
    form, table, person = await read_form(request), request.path_params["table"], identity_of(request).person
    if not hall.moderation.key:
        return error_page(say("no-reports"), 404)
    await hall.spend("reports", person, address_of(request))
    await hall.room(table)
    await hall.moderation.report(table, person, form.get("text", ""))
    return RedirectResponse(f"/t/{table}/report?done=1", 303)
