"""The games as they stand on the shelf, and their covers."""

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from meadhall import games
from meadhall.core.content import Header
from meadhall.hall import covers
from meadhall.hall.live.game_loader import headers
from meadhall.hall.pages.templating import page
from meadhall.hall.static_files import ASK_AGAIN, FOR_A_YEAR
from meadhall.hall.words import say


@cache
def games_on_shelf() -> dict[str, Header]:
    """All games, in the order in which they stand on the shelf."""
    known = headers()
    return {name: known[name] for name in games.on_shelf()}


def choose(what: str, to: str, known: dict[str, Header] | None = None) -> Response:
    """A page on which one of the games is chosen, or one of the `known`; the game's name is added to `to`."""
    games = games_on_shelf() if known is None else known
    return page("choose.html", games=games, heading=say(f"choose-{what}"), lead=say(f"choose-{what}-lead"), to=to)


async def show_cover(request: Request) -> Response:
    """The cover of a game; its address changes with it, so that it can be kept for a year."""
    game = request.path_params["game"]
    picture = await asyncio.to_thread(covers.cover, game)
    if game not in games.names():  # somebody may bring it tomorrow; and nobody shall fill a cache with such names
        return Response(picture, 404, {"cache-control": "no-store"}, "image/svg+xml")
    kept = FOR_A_YEAR if request.query_params.get("v") == covers.version(game) else ASK_AGAIN
    return Response(picture, 200, {"cache-control": kept}, "image/svg+xml")
