"""The covers of the games, drawn when somebody first asks and kept.

Ours have a module each. A game from outside may bring a `cover.svg`; for one that does not there is a rune stone.
"""

from functools import cache
from hashlib import sha256
from importlib import import_module

from meadhall import games
from meadhall.core.drawing import PARCHMENT
from meadhall.hall.covers import stone
from meadhall.hall.covers.kit import fill, scene, sea


@cache
def cover(game: str) -> str:
    """The cover of a game as SVG; a quiet sea where there is no such game."""
    if game in games.own_names():
        drawn: str = import_module(f"{__name__}.{game}").draw()
        return drawn
    if game not in games.names():
        return scene("A quiet sea", fill(PARCHMENT), sea(150, 400, "#8a7a58"))
    brought = games.folder_of(game) / "cover.svg"
    if brought.is_file():
        return brought.read_text(encoding="utf-8")
    return stone.draw(game, games.header_of(game).title)


@cache
def version(game: str) -> str:
    """Changes when the picture does: for its address."""
    return sha256(cover(game).encode()).hexdigest()[:10]
