"""The pages on which a game is learned by playing: `/learn/GAME`, from the guide in the game's folder.

The whole story is one answer; nothing is kept here about who learns.
"""

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meadhall import games
from meadhall.core.errors import MeadhallError
from meadhall.core.scene import Shape, plain
from meadhall.hall.live.game_loader import has_guide, headers
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages import shelf
from meadhall.hall.pages.guide_lessons import Story, guide_of, story_of
from meadhall.hall.pages.templating import page
from meadhall.hall.responses import compressed, problem


async def choose(request: Request) -> Response:
    """All games that can be learned here."""
    known = {name: header for name, header in shelf.games_on_shelf().items() if has_guide(name)}
    return shelf.choose("guide", "/learn/", known)


async def learn(request: Request) -> Response:
    """A first game, step by step; without scripts, its text."""
    name = request.path_params["game"]
    games.folder_of(name)
    return page("learn.html", name=name, guide=guide_of(name), header=headers()[name])


async def story(request: Request) -> Response:
    """The whole story: texts, pictures, questions, and the answers to wrong touches."""
    hall: Hall = request.app.state.hall
    try:
        shape: Shape = "tall" if request.query_params.get("shape") == "tall" else "wide"
        told = await _story(hall, request.path_params["game"], shape)
    except MeadhallError as error:
        return problem(404, "no-guide", str(error))
    return compressed(request, as_text(told), "private, max-age=600")


@cache
def as_text(told: Story) -> bytes:
    """A story as JSON."""
    return msgspec.json.encode(told, enc_hook=plain)


async def _story(hall: Hall, name: str, shape: Shape = "wide") -> Story:
    games.folder_of(name)
    game = await hall.game_loader.game(name)
    told = await asyncio.to_thread(story_of, game, shape)
    guide = guide_of(name)
    hall.looks.keep(game.sheet(game.make_box(len(guide.names), guide.options)))
    return told
