"""The pages on which a game is learned by playing: `/learn/GAME`, from the guide in the game's folder.

The whole story is one answer; nothing is kept here about who learns.
"""

import asyncio
import gzip
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall import games
from meadhall.core.errors import MeadhallError
from meadhall.core.scene import Shape
from meadhall.hall.live.game_loader import has_guide, headers
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages.guide_lessons import Story, guide_of, story_of
from meadhall.hall.pages.shelf import games_on_shelf
from meadhall.hall.pages.templating import error_page, page
from meadhall.hall.responses import encoded, problem


async def choose(request: Request) -> Response:
    """All games that can be learned here."""
    known = {name: header for name, header in games_on_shelf().items() if has_guide(name)}
    return page("choose.html", games=known, heading="Learn a game", lead="Which game shall it be?", to="/learn/")


async def learn(request: Request) -> Response:
    """A first game, step by step; without scripts, its text."""
    name = request.path_params["game"]
    try:
        games.folder_of(name)
        guide = guide_of(name)
    except MeadhallError as error:
        return error_page(error)
    return page("learn.html", name=name, header=headers()[name], guide=guide)


async def story(request: Request) -> Response:
    """The whole story: texts, pictures, what is asked and what is said to a wrong touch."""
    hall: Hall = request.app.state.hall
    try:
        shape: Shape = "tall" if request.query_params.get("shape") == "tall" else "wide"
        told = await _story(hall, request.path_params["game"], shape)
    except MeadhallError as error:
        return problem(404, "no-guide", str(error))
    kept = {"cache-control": "private, max-age=600", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed(told), 200, kept | {"content-encoding": "gzip"}, "application/json")
    return encoded(as_text(told), headers=kept)


@cache
def as_text(told: Story) -> bytes:
    """A story as JSON."""
    return msgspec.json.encode(told)


@cache
def packed(told: Story) -> bytes:
    """A story in a tenth of its size: its scenes are much alike, and it tells no secrets."""
    return gzip.compress(as_text(told), 6)


async def _story(hall: Hall, name: str, shape: Shape = "wide") -> Story:
    games.folder_of(name)
    game = await hall.game_loader.game(name)
    told = await asyncio.to_thread(story_of, game, shape)
    guide = guide_of(name)
    hall.looks.keep(game.sheet(game.make_box(len(guide.names), guide.options)))
    return told


def routes() -> list[Route]:
    """The routes of the guides."""
    return [
        Route("/learn", choose, name="learn_choose"),
        Route("/learn/{game}", learn, name="learn"),
        Route("/learn/{game}/story", story, name="learn_story"),
    ]
