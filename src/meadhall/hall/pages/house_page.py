"""The pages of the house: reports and decisions, for everybody who has its key; the form by which a table is reported;
and your data: what the hall knows of you, and how to be forgotten.
"""

import asyncio
import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.core.errors import MeadhallError
from meadhall.hall import identity
from meadhall.hall.identity import NAME_COOKIE, address_of, cookies_of, identity_of
from meadhall.hall.languages import LANGUAGE_COOKIE
from meadhall.hall.live.game_loader import headers
from meadhall.hall.live.hall import Hall, hall_of
from meadhall.hall.moderation import KINDS, REPORT
from meadhall.hall.pages.forms import LEVEL_COOKIE, name_of, read_form
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.storage.writes import Note
from meadhall.hall.words import say
from meadhall.table.commands import MAX_TEXT
from meadhall.table.entries import Said
from meadhall.table.errors import TableError

COOKIE = "meadhall_house"
_DAY = 86_400
_WORDS = 40  # so many of the last words at a table are shown
DAYS = {"1": 1.0, "7": 7.0, "30": 30.0, "": None}


class LookedAt(NamedTuple):
    """A table that the house looks at."""

    id: str
    title: str
    phase: str
    people: Sequence[tuple[int, str, str]] = ()  # everybody at the table: the seat, the name, and the person
    words: Sequence[tuple[str, str]] = ()  # the last words that were said, each with the name of the speaker


def session_of(key: str, until: int) -> str:
    """The cookie of somebody who has shown the key: worth nothing after that time, or under another key."""
    return f"{until}.{hmac.new(key.encode(), f'meadhall house {until}'.encode(), hashlib.sha256).hexdigest()}"


def is_keeper(request: Request) -> bool:
    """Whether the person who asks has shown the key within a day."""
    hall, shown = hall_of(request), request.cookies.get(COOKIE, "")
    ends = re.match(r"([0-9]{1,15})\.", shown)
    if not hall.moderation.key or ends is None or int(ends[1]) <= hall.now():
        return False
    return hmac.compare_digest(shown.encode(), session_of(hall.moderation.key, int(ends[1])).encode())


async def show_house(request: Request) -> Response:
    """The page, or the way in."""
    hall = hall_of(request)
    if not hall.moderation.key:
        return error_page(say("no-page"), 404)
    if not is_keeper(request):
        return page("house_door.html", problem="")
    await hall.moderation.refresh()
    asked, problem, looked = _table_in(request.query_params.get("table", "")), "", None
    if asked:
        try:
            looked = await _look(hall, asked)
        except MeadhallError as error:
            problem = str(error)
    moderation = hall.moderation
    return page(
        "house.html",
        problem=problem,
        asked=asked,
        table=looked,
        moderation=moderation,
        reports=[(n.subject.partition(" ")[0], n.text) for n in moderation.notes(REPORT)],
        decided=[(note, _decided(note)) for kind in KINDS for note in moderation.notes(kind)],
        shown=await asyncio.to_thread(lambda: [*hall.store.open_tables(), *hall.store.shown_tables()]),
        titles={name: header.title for name, header in headers().items()},
    )


def _decided(note: Note) -> str:
    return say(f"decided-{note.kind}", ends=None if note.until is None else "later")


def _table_in(text: str) -> str:
    """The table that an address, or its end, names."""
    named = re.search(r"([\w-]{10,40})/?(?:socket|replay)?$", text.strip().partition("#")[0])
    return named[1] if named else ""


async def _look(hall: Hall, table: str) -> LookedAt:
    if hall.moderation.is_closed(table):
        return LookedAt(table, say("closed-table"), say("house-phase-closed"))
    room = await hall.room(table)
    async with room.held():
        names, title, phase = room.table.names, room.table.game.title, say(f"house-phase-{room.table.phase}")
        held = [(seat.person or seat.kept_for, number) for number, seat in enumerate(room.table.seats)]
    stored = await hall.loaders.run(lambda: hall.store.read(table))
    said = [entry.what for entry in (stored.entries if stored else []) if isinstance(entry.what, Said)]
    words = [(names[each.seat], each.text) for each in said[-_WORDS:]]
    people = [(number, names[number], person) for person, number in held if person is not None]
    return LookedAt(table, title, phase, people, words)


async def enter(request: Request) -> Response:
    """Show the key."""
    hall, form = hall_of(request), await read_form(request)
    key = hall.moderation.key
    if not key:
        return error_page(say("no-page"), 404)
    try:
        await hall.spend("keys", None, address_of(request) or "home")
    except TableError as error:
        return page("house_door.html", 429, problem=str(error))
    if not hmac.compare_digest(form.get("key", "").encode(), key.encode()):
        hall.log.warning("a wrong key was shown at the door of the house")
        return page("house_door.html", 403, problem=say("wrong-key"))
    response = RedirectResponse("/house", 303)
    response.set_cookie(
        COOKIE, session_of(key, int(hall.now()) + _DAY), max_age=_DAY, path="/house", httponly=True, samesite="strict",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


async def leave(request: Request) -> Response:
    """Give the key back."""
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE, path="/house")
    return response


async def decide(request: Request) -> Response:
    """Make a decision, or lift one."""
    hall, form = hall_of(request), await read_form(request)
    if not is_keeper(request):
        return error_page(say("key-first"), 403)
    kind, subject, table = form.get("kind", ""), form.get("subject", "")[:200], _table_in(form.get("table", ""))
    if not subject or kind not in (*KINDS, REPORT, "forget"):
        raise TableError("bad-text", say("cannot-decide"))
    if kind == "forget":
        await hall.retention.forget_person(subject)
    elif kind == REPORT:
        for note in hall.moderation.notes(REPORT):
            if note.subject.partition(" ")[0] == subject:
                await hall.moderation.lift(REPORT, note.subject)
    elif "lift" in form:
        await hall.moderation.lift(kind, subject)
    else:
        await hall.moderation.decide(kind, subject, DAYS.get(form.get("days", ""), 1.0))
    return RedirectResponse(f"/house?table={table}" if table else "/house", 303)


# --- For everybody ------------------------------------------------------------------------------------------------


async def show_data(request: Request) -> Response:
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
    for cookie in (identity.COOKIE, NAME_COOKIE, LEVEL_COOKIE, LANGUAGE_COOKIE):
        cookies_of(request).delete_cookie(cookie, path="/")
    return RedirectResponse("/your-data?forgotten=1", 303)


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
