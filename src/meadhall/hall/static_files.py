"""Scripts, styles and the icon. Their address carries a digest of them all, so that a browser may keep them for a year.

The digest is of the whole folder: scripts import each other by relative paths, and so belong together.
"""

import hashlib
import re
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "static"
FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""A browser may keep it, but asks each time whether it has changed."""

_DIGITS = 12
_DIGEST = re.compile(rf"[0-9a-f]{{{_DIGITS}}}")


@cache
def digest(folder: Path = FOLDER) -> str:
    """Changes when any of the files does; computed once, so that a hall sees changes when it is opened anew."""
    found = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            found.update(
                file.relative_to(folder).as_posix().encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest()
            )
    return found.hexdigest()[:_DIGITS]


def static_url(name: str) -> str:
    """The address of a file under its digest.

    >>> static_url("base.css") == f"/static/{digest()}/base.css"
    True
    """
    return f"/static/{digest()}/{name}"


class DigestedFiles(StaticFiles):
    """The folder, under its digest and without one.

    A page that was open while the hall was replaced asks under an old digest: it is given what there is now, but not
    for long.
    """

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, and how long it may be kept."""
        first, _, rest = Path(path).as_posix().partition("/")
        digested = rest and _DIGEST.fullmatch(first)
        response = await super().get_response(rest if digested else path, scope)
        response.headers["cache-control"] = FOR_A_YEAR if first == digest() else ASK_AGAIN
        return response
