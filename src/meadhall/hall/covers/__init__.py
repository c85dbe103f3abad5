"""The covers of the games, drawn when somebody first asks and kept.

A game brings its own: a `cover.py` that draws one, or a `cover.svg`. For one that does not, or whose cover cannot be
drawn, there is a rune stone.
"""

from functools import cache
from hashlib import sha256

from meadhall import games
from meadhall.core.drawing import PARCHMENT
from meadhall.games.shelf import draw_cover
from meadhall.games.woodcut import fill, scene, sea
from meadhall.hall.covers import stone
from meadhall.hall.logs import Log


def cover(game: str) -> str:
    """The cover of a game as SVG; a quiet sea where there is no such game."""
    return _drawn(_known(game))


def version(game: str) -> str:
    """Changes when the picture does: for its address."""
    return _digest(_known(game))


def draw_all() -> None:
    """Draw what the first page will show, before anybody asks."""
    for game in games.names():
        version(game)


def _known(game: str) -> str:
    """The game, or nothing: whatever names people ask for, no more pictures are kept than there are games."""
    return game if game in games.names() else ""


@cache
def _drawn(game: str) -> str:
    if not game:
        return scene("A quiet sea", fill(PARCHMENT), sea(150, 400, "#8a7a58"))
    try:
        brought = draw_cover(games.folder_of(game))
    except Exception as error:
        Log().error("a cover cannot be drawn", game=game, exc_info=error)
        brought = None
    return brought or stone.draw(game, games.header_of(game).title)


@cache
def _digest(game: str) -> str:
    return sha256(_drawn(game).encode()).hexdigest()[:10]
