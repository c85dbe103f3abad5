"""All tables that a hall shows to everybody: those with a free seat and those that can be watched, by game and name."""

import asyncio
from math import inf

from starlette.requests import Request
from starlette.responses import Response

from meadhall.hall.live.hall import hall_of
from meadhall.hall.pages.rulebook import games_on_shelf
from meadhall.hall.pages.templating import page
from meadhall.hall.words import say
from meadhall.table.commands import MAX_NAME

PAGE = 30


async def show(request: Request) -> Response:
    """A page of the list, the newest first."""
    hall, asked = hall_of(request), request.query_params
    kind = "played" if asked.get("kind") == "played" else "wait"
    game, name = asked.get("game", "")[:40], asked.get("name", "").strip()[:MAX_NAME]
    listed = hall.store.shown_tables if kind == "played" else hall.store.open_tables
    found = await asyncio.to_thread(listed, PAGE + 1, game, name, _time(asked.get("before", "")))
    return page(
        "tables.html",
        tables=hall.moderation.shown(found[:PAGE]),
        rest=repr(found[PAGE - 1].opened) if len(found) > PAGE else "",
        before=asked.get("before", ""),
        kept={"kind": kind, "game": game, "name": name},
        kinds=[("wait", say("tables-wait")), ("played", say("tables-played"))],
        games=games_on_shelf(),
    )


def _time(text: str) -> float:
    """A time in an address; the end of all times where it cannot be read.

    >>> _time("12.5"), _time("x"), _time("nan")
    (12.5, inf, inf)
    """
    try:
        found = float(text)
    except ValueError:
        return inf
    return found if found == found else inf
