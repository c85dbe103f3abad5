"""The covers of the games, one module for each, drawn when somebody first asks and kept."""

from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec

from meadhall.core.drawing import PARCHMENT
from meadhall.hall.covers.kit import fill, scene, sea


@cache
def cover(game: str) -> str:
    """The cover of a game as SVG; a quiet sea for one that has none yet."""
    if not game.isidentifier() or find_spec(f"{__name__}.{game}") is None:
        return scene("A quiet sea", fill(PARCHMENT), sea(150, 400, "#8a7a58"))
    drawn: str = import_module(f"{__name__}.{game}").draw()
    return drawn


@cache
def version(game: str) -> str:
    """Changes when the picture does: for its address."""
    return sha256(cover(game).encode()).hexdigest()[:10]
