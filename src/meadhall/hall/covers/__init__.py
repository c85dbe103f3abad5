"""The covers of the games, each read when somebody first asks for it, and kept.

A game brings its own as `cover.svg`. A game without a readable one has the cover of `default.svg`, with its first
letter and a colour that follows from its name.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

from meadhall import games
from meadhall.core.drawing import escape
from meadhall.hall.logs import Log

_FOLDER = Path(__file__).parent


def cover(game: str) -> str:
    """The cover of a game as SVG; a quiet sea if there is no such game."""
    return _read(game if game in games.names() else "")[0]


def version(game: str) -> str:
    """A digest that changes when the picture does: for its address."""
    return _read(game if game in games.names() else "")[1]


def read_all() -> None:
    """Read the covers that the first page will show, before anybody asks."""
    for game in games.names():
        version(game)


@cache
def _read(game: str) -> tuple[str, str]:
    """The cover of a game, or of no game, and its digest."""
    own = games.folder_of(game) / "cover.svg" if game else _FOLDER / "no_game.svg"
    try:
        picture = own.read_text(encoding="utf-8") if own.exists() else _default(game)
    except (OSError, ValueError) as error:
        Log().error("a cover cannot be read", game=game, exc_info=error)
        picture = _default(game)
    return picture, sha256(picture.encode()).hexdigest()[:10]


def _default(game: str) -> str:
    title, hue = games.header_of(game).title, int(sha256(game.encode()).hexdigest(), 16) % 360
    picture = (_FOLDER / "default.svg").read_text(encoding="utf-8").replace("hsl(200 ", f"hsl({hue} ")
    return picture.replace("{title}", escape(title)).replace("{letter}", escape(title.strip()[:1].upper()))
