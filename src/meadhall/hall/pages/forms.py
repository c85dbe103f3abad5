"""Forms as browsers send them: fields in the usual way, and files in several parts. Each field counts once."""

import asyncio

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.types import Message, Scope

from meadhall.hall.limits import MAX_FIELDS, MAX_FILES, most_bytes
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.errors import StoreError

SHORT = 4096
"""Bytes of a form that is read at once. A longer one is read aside: a letter of a form may take as long as a page."""
_KINDS = ("application/x-www-form-urlencoded", "multipart/form-data")


def is_form(request: Request) -> bool:
    """Whether a form was sent, and a person waits for a page."""
    return request.headers.get("content-type", "").startswith(_KINDS)


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form, the last where one comes twice; of a file its text.

    What no form of ours would send ends in an HTTPException that says why.
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
            return {name: await _text(value) for name, value in form.items()}
    except OSError:  # a large file lies on the disk until it is read
        raise StoreError("disk-full", "there is no room left on the disk for this file") from None


async def _text(value: UploadFile | str) -> str:
    return value if isinstance(value, str) else (await value.read()).decode("utf-8", "replace")
