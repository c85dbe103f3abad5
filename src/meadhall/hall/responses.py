"""Responses: structs as JSON, and errors with a code for programs and a sentence for people."""

import msgspec
from msgspec import Struct
from starlette.responses import Response

STATUS = {
    "no-table": 404,
    "no-game": 404,
    "no-analysis": 404,
    "unauthorised": 401,
    "not-seated": 403,
    "not-yours": 403,
    "not-host": 403,
    "closed": 403,
    "muted": 403,
    "banned": 403,
    "not-your-turn": 403,
    "malformed": 400,
    "no-seat": 422,
    "unreadable-action": 422,
    "ambiguous-action": 422,
    "illegal-action": 422,
    "bad-name": 422,
    "bad-text": 422,
    "bad-bot": 422,
    "bad-table": 422,
    "too-long": 422,
    "too-fast": 429,
    "damaged": 500,
    "disk-full": 503,
    "locked": 503,
    "moved": 503,
    "failed": 503,
    "conflict": 503,
    "unwritable": 503,
    "unavailable": 503,
    "newer": 503,
}
"""The HTTP status of an error's code; the rest are conflicts with what is on the table: 409."""


class Problem(Struct, frozen=True):
    """What went wrong: nothing has changed."""

    code: str
    """For programs."""
    text: str
    """For people."""


def as_json(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A struct as an answer that nobody keeps a copy of."""
    return encoded(msgspec.json.encode(value), status, headers)


def encoded(data: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """The same for what is JSON already."""
    kept = {"cache-control": "no-store"} | (headers or {})
    return Response(data, status, kept, "application/json")


def problem(status: int, code: str, text: str) -> Response:
    """An error as an answer."""
    headers = {"www-authenticate": "Bearer"} if status == 401 else {"retry-after": "1"} if status in (429, 503) else {}
    return as_json(Problem(code, text), status, headers)


def status_of(code: str) -> int:
    """The HTTP status of an error's code."""
    return STATUS.get(code, 409)
