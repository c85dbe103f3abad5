"""Forms as browsers send them: fields in the usual way, and files in several parts. Each field counts once."""

import asyncio

from starlette.requests import Request
from starlette.types import Message, Scope

from meadhall.hall.limits import MAX_FIELDS, MAX_FILES, most_bytes
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.words import say

SHORT = 4096
"""A form of so many bytes is read at once. A longer one is read beside the event loop, because that may take long."""
_KINDS = ("application/x-www-form-urlencoded", "multipart/form-data")


def is_form(request: Request) -> bool:
    """Whether a form was sent, and a person waits for a page."""
    return request.headers.get("content-type", "").startswith(_KINDS)


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form, the last where one comes twice; of a file its text.

    A form that is none of ours ends in an HTTPException that says why.
    """
    data, scope = await request.body(), request.scope
    if len(data) <= SHORT:
        return await _fields(scope, data)
    hall: Hall = request.app.state.hall
    return await hall.page_builder.build("form", data, lambda: asyncio.run(_fields(scope, data)), request)


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
