"""Responses: structs as JSON, and errors with a code for programs and a sentence for people."""

import gzip
from functools import lru_cache

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from meadhall.core.errors import MeadhallError, UnknownName
from meadhall.core.scene import plain

_CODES = {
    400: "malformed",
    401: "unauthorised",
    403: "not-seated not-yours not-host closed muted banned not-your-turn",
    404: "no-table no-game no-analysis",
    422: "no-seat unreadable-action ambiguous-action illegal-action bad-name bad-text bad-bot bad-table too-long",
    429: "too-fast",
    500: "damaged",
    503: "disk-full locked moved failed conflict unwritable unavailable newer",
}
STATUS = {code: status for status, codes in _CODES.items() for code in codes.split()}
"""The HTTP status of an error's code; the other codes are conflicts with what is on the table: 409."""


class Problem(Struct, frozen=True):
    """An error: nothing has changed."""

    code: str
    text: str


def as_json(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A struct as an answer that nobody keeps a copy of."""
    return encoded(msgspec.json.encode(value, enc_hook=plain), status, headers)


def encoded(data: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON as an answer that nobody keeps a copy of, unless the headers say otherwise."""
    return Response(data, status, {"cache-control": "no-store"} | (headers or {}), "application/json")


def compressed(request: Request, data: bytes, kept: str) -> Response:
    """JSON that a browser may keep, compressed if it can read that: scenes and looks are much alike, and no secrets."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return encoded(data, headers=headers)
    return encoded(_gzipped(data), headers=headers | {"content-encoding": "gzip"})


def smaller(request: Request, page: Response) -> Response:
    """A page or picture that holds no secret, compressed if the browser can read that."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return page
    data = gzip.compress(bytes(page.body), 9)
    headers = {"cache-control": page.headers["cache-control"], "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, page.status_code, headers, page.headers["content-type"])


@lru_cache(maxsize=64)
def _gzipped(data: bytes) -> bytes:
    return gzip.compress(data, 9)


def problem(status: int, code: str, text: str) -> Response:
    """An error as an answer."""
    headers = {"www-authenticate": "Bearer"} if status == 401 else {"retry-after": "1"} if status in (429, 503) else {}
    return as_json(Problem(code, text), status, headers)


def code_of(error: MeadhallError) -> str:
    """The code of an error, for programs."""
    code: str = getattr(error, "code", "no-game" if isinstance(error, UnknownName) else "bad-table")
    return code


def status_of(code: str) -> int:
    """The HTTP status of an error's code."""
    return STATUS.get(code, 409)
