"""Input from browsers: forms, numbers in addresses, and cookies with the preferences of their people."""

import asyncio
from urllib.parse import parse_qs, quote_plus

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Scope

from meadhall.bots.levels import LEVELS
from meadhall.core.scene import Shape
from meadhall.hall.identity import NAME_COOKIE
from meadhall.hall.limits import MAX_FIELDS, MAX_FILES, most_bytes
from meadhall.hall.live.hall import Hall
from meadhall.hall.members.settings import NAME, chosen
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say
from meadhall.table.commands import MAX_NAME

SHORT = 4096
"""A form of so many bytes is read at once. A longer one is read beside the event loop, because that may take long."""
LEVEL_COOKIE = "meadhall_level"
USUAL_LEVEL = "karl"
_YEAR = 31_536_000
_KINDS = ("application/x-www-form-urlencoded", "multipart/form-data")


def hall_of(request: Request) -> Hall:
    """The hall that a request is for."""
    hall: Hall = request.app.state.hall
    return hall


def number_in(request: Request, name: str) -> int:
    """A number in the query of an address; 0 if there is none."""
    text = request.query_params.get(name, "0")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0


def shape_in(request: Request) -> Shape:
    """The shape of a scene that the query of an address names."""
    return "tall" if request.query_params.get("shape") == "tall" else "wide"


def is_form(request: Request) -> bool:
    """Whether a form was sent, and a person waits for a page."""
    return request.headers.get("content-type", "").startswith(_KINDS)


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form, and the text of a file; the last value counts if a field comes twice. A form that is none
    of ours ends in an HTTPException that says why."""
    data, scope = await request.body(), request.scope
    if len(data) <= SHORT:
        return await _fields(scope, data)
    builder = hall_of(request).page_builder
    return await builder.build("form", data, lambda: asyncio.run(_fields(scope, data)), request)


async def _fields(scope: Scope, data: bytes) -> dict[str, str]:
    async def receive() -> Message:
        return {"type": "http.request", "body": data}

    request = Request(scope, receive)
    most = most_bytes(request.url.path)
    try:
        async with request.form(max_fields=MAX_FIELDS, max_files=MAX_FILES, max_part_size=most) as form:
            sent = [(name, value if isinstance(value, str) else await value.read()) for name, value in form.items()]
    except OSError:  # a large file lies on the disk until it is read
        raise StoreError("disk-full", say("disk-full-file")) from None
    return {name: value if isinstance(value, str) else value.decode("utf-8", "replace") for name, value in sent}


def level_words() -> dict[str, str]:
    """The levels of bots, each in a few words."""
    return {level: say(f"level-{level}") for level in LEVELS}


def name_of(request: Request) -> str:
    """The name that this browser used last, or that the person has set."""
    given = parse_qs("n=" + request.cookies.get(NAME_COOKIE, "")).get("n", [""])
    return (given[0] or chosen(NAME))[:MAX_NAME]


def level_of(request: Request) -> str:
    """The level that this browser played against last."""
    level = request.cookies.get(LEVEL_COOKIE, "")
    return level if level in LEVELS else USUAL_LEVEL


def remember_choice(response: Response, cookie: str, text: str) -> None:
    """Let a browser remember a name or a level for next time."""
    response.set_cookie(cookie, quote_plus(text), max_age=_YEAR, samesite="lax", httponly=True)
