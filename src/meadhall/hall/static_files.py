"""Scripts, styles and the icon. Their address carries a digest of them all, so that a browser may keep them for a year.

The digest is of the whole folder: scripts import each other by relative paths, and so belong together.
"""

import gzip
import hashlib
import os
import re
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from meadhall.core.scene import Sheet
from meadhall.hall.caches import Cache
from meadhall.hall.responses import compressed, problem
from meadhall.hall.words import say

FOLDER = Path(__file__).parent / "static"
FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""A browser may keep it, but asks each time whether it has changed."""
MOST_SHEETS = 1024

_DIGITS = 12
_DIGEST = re.compile(rf"[0-9a-f]{{{_DIGITS}}}")


def digest(folder: Path = FOLDER) -> str:
    """A digest that changes with any of the files: an address that a browser keeps for a year must name one content."""
    files = sorted(entry.path for entry in os.scandir(folder) if entry.is_file())
    return _digest(tuple((file, os.stat(file).st_mtime_ns) for file in files))


@lru_cache(maxsize=8)
def _digest(files: tuple[tuple[str, int], ...]) -> str:
    digested = hashlib.sha256()
    for file, _ in files:
        data = Path(file).read_bytes()
        digested.update(f"{Path(file).name} {len(data)}\n".encode() + data)
    return digested.hexdigest()[:_DIGITS]


def static_url(name: str, under: str | None = None) -> str:
    """The address of a file under the digest of all, or under one that was computed already.

    >>> static_url("base.css") == f"/static/{digest()}/base.css"
    True
    """
    return f"/static/{under or digest()}/{name}"


class DigestedFiles(StaticFiles):
    """The folder, under its digest and without one; under an old digest a page gets the present file, for once."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, and how long it may be kept."""
        first, _, rest = Path(path).as_posix().partition("/")
        digested = rest and _DIGEST.fullmatch(first)
        response = await super().get_response(rest if digested else path, scope)
        if isinstance(response, FileResponse) and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            response = _smaller(response)
        response.headers["cache-control"] = FOR_A_YEAR if first == digest() else ASK_AGAIN
        if first == digest():  # it is kept and never asked for again: a page has fifty of them
            del response.headers["etag"], response.headers["last-modified"]
        response.headers["vary"] = "accept-encoding"
        return response


def _smaller(response: FileResponse) -> Response:
    """A file in a third of its size: scripts and styles are texts."""
    headers = {name: response.headers[name] for name in ("etag", "last-modified", "content-type")}
    return Response(_packed(str(response.path), response.headers["etag"]), 200, headers | {"content-encoding": "gzip"})


@lru_cache(maxsize=128)
def _packed(file: str, _etag: str) -> bytes:
    return gzip.compress(Path(file).read_bytes(), 9)


class Looks(Cache[str, Sheet]):
    """The sheets of looks that scenes of this hall have named lately, by their digests: a browser may keep them."""

    def __init__(self) -> None:
        super().__init__(MOST_SHEETS)

    def keep(self, sheet: Sheet) -> None:
        """Keep a sheet: whoever was sent a scene will ask for it."""
        self.put(sheet.digest, sheet)


async def sheet(request: Request) -> Response:
    """A sheet of looks: name to SVG about its own origin."""
    looks: Looks = request.app.state.hall.looks
    kept = looks.get(request.path_params["digest"])
    if kept is None:
        return problem(404, "no-looks", say("no-looks"))
    return compressed(request, kept.json, FOR_A_YEAR)
