"""Input from browsers: forms, numbers in addresses, and cookies with the preferences of their people."""

import asyncio
from urllib.parse import parse_qs, quote_plus

from starlette.requests import Request
from starlette.types import Message, Scope

from meadhall.bots.levels import LEVELS
from meadhall.core.scene import Shape
from meadhall.hall.identity import NAME_COOKIE, cookies_of
from meadhall.hall.limits import MAX_FIELDS, MAX_FILES, most_bytes
from meadhall.hall.live.hall import hall_of
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


def origin_of(request: Request) -> str:
    """The hall, as the person who asks knows it."""
    return f"{request.url.scheme}://{request.url.netloc}"


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
    texts, files = await read_files(request)
    return texts | {name: file.decode("utf-8", "replace") for name, file in files.items()}


async def read_files(request: Request) -> tuple[dict[str, str], dict[str, bytes]]:
    """The fields of a form, and its files; it is refused as `read_form` does."""
    data, scope = await request.body(), request.scope
    if len(data) <= SHORT:
        return await _sent(scope, data)
    builder = hall_of(request).page_builder
    return await builder.build("form", data, lambda: asyncio.run(_sent(scope, data)), request)


async def _sent(scope: Scope, data: bytes) -> tuple[dict[str, str], dict[str, bytes]]:
    async def receive() -> Message:
        return {"type": "http.request", "body": data}

    request = Request(scope, receive)
    most = most_bytes(request.url.path)
    try:
        async with request.form(max_fields=MAX_FIELDS, max_files=MAX_FILES, max_part_size=most) as form:
            texts = {name: value for name, value in form.items() if isinstance(value, str)}
            files = {name: await value.read() for name, value in form.items() if not isinstance(value, str)}
    except OSError:  # a large file lies on the disk until it is read
        raise StoreError("disk-full", say("disk-full-file")) from None
    return texts, files


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


def remember_choice(request: Request, cookie: str, text: str) -> None:
    """Let a browser remember a name or a level for next time."""
    cookies_of(request).set_cookie(cookie, quote_plus(text), max_age=_YEAR, samesite="lax", httponly=True)
