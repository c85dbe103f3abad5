"""Looks: the sheets on which the pieces of a game are drawn, under their digest: a browser may keep them for a year.

A scene names the sheet of its looks. The hall keeps every sheet that it has named lately.
"""

import gzip
from collections import OrderedDict
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.core.scene import Sheet
from meadhall.hall.responses import problem
from meadhall.hall.static_files import FOR_A_YEAR

MOST_SHEETS = 256


class Looks:
    """The sheets that scenes of this hall have named."""

    def __init__(self) -> None:
        self._sheets: OrderedDict[str, Sheet] = OrderedDict()

    def keep(self, sheet: Sheet) -> None:
        """Whoever was sent a scene will ask for its sheet."""
        self._sheets[sheet.digest] = sheet
        self._sheets.move_to_end(sheet.digest)
        if len(self._sheets) > MOST_SHEETS:
            self._sheets.popitem(last=False)

    def get(self, digest: str) -> Sheet | None:
        """The sheet of this digest."""
        return self._sheets.get(digest)


async def sheet(request: Request) -> Response:
    """A sheet of looks: name to SVG about its own origin."""
    looks: Looks = request.app.state.hall.looks
    found = looks.get(request.path_params["digest"])
    if found is None:
        return problem(404, "no-looks", "there are no such looks: load the page again")
    headers = {"cache-control": FOR_A_YEAR, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed(found.json), 200, headers | {"content-encoding": "gzip"}, "application/json")
    return Response(found.json, 200, headers, "application/json")


@lru_cache(maxsize=64)
def packed(text: bytes) -> bytes:
    """Compressed, and remembered."""
    return gzip.compress(text, 6)


def routes() -> list[Route]:
    """The route of the sheets."""
    return [Route("/looks/{game}/{digest}.json", sheet, name="looks")]
