"""Looks: the sheets on which the pieces of a game are drawn, by their digests; a browser may keep them for a year.

A scene names the sheet of its looks. The hall keeps every sheet that it has named lately.
"""

from starlette.requests import Request
from starlette.responses import Response

from meadhall.core.scene import Sheet
from meadhall.hall.caches import Cache
from meadhall.hall.responses import compressed, problem
from meadhall.hall.static_files import FOR_A_YEAR
from meadhall.hall.words import say

MOST_SHEETS = 256


class Looks(Cache[str, Sheet]):
    """The sheets that scenes of this hall have named, by their digests."""

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
