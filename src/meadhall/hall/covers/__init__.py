"""The covers of the games, read when somebody first asks and kept.

A game brings its own as `cover.svg`. A game without one, or whose file cannot be read, has the cover of `default.svg`,
with its first letter and a colour that follows from its name.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

from meadhall import games
from meadhall.core.drawing import escape
from meadhall.hall.logs import Log

_FOLDER = Path(__file__).parent


def cover(game: str) -> str:
    """The cover of a game as SVG; a quiet sea where there is no such game."""
    return _read(_known(game))


def version(game: str) -> str:
    """A digest that changes when the picture does: for its address."""
    return _digest(_known(game))


def read_all() -> None:
    """Read the covers that the first page will show, before anybody asks."""
    for game in games.names():
        version(game)


def _known(game: str) -> str:
    """The game, or nothing: whatever names people ask for, no more pictures are kept than there are games."""
    return game if game in games.names() else ""


@cache
def _read(game: str) -> str:
    if not game:
        return (_FOLDER / "no_game.svg").read_text(encoding="utf-8")
    own = games.folder_of(game) / "cover.svg"
    try:
        return own.read_text(encoding="utf-8") if own.exists() else _default(game)
    except (OSError, ValueError) as error:
        Log().error("a cover cannot be read", game=game, exc_info=error)
        return _default(game)


def _default(game: str) -> str:
    title, hue = games.header_of(game).title, int(sha256(game.encode()).hexdigest(), 16) % 360
    picture = (_FOLDER / "default.svg").read_text(encoding="utf-8").replace("hsl(200 ", f"hsl({hue} ")
    return picture.replace("{title}", escape(title)).replace("{letter}", escape(title.strip()[:1].upper()))


@cache
def _digest(game: str) -> str:
    return sha256(_read(game).encode()).hexdigest()[:10]
