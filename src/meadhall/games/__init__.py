"""The games of the hall. Each is a folder with the same few files; a new folder is a new game."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from meadhall.core.content import Header, read_edition
from meadhall.core.errors import UnknownName

if TYPE_CHECKING:
    from meadhall.core.game import Game

_FOLDER = Path(__file__).parent


def names() -> list[str]:
    """The names of all games, in alphabetical order.

    >>> "hagar" in names()
    True
    """
    return sorted(content.parent.name for content in _FOLDER.glob("*/content.toml"))


def folder_of(name: str) -> Path:
    """The folder of a game; an UnknownName error suggests the nearest one."""
    if name not in names():
        raise UnknownName("game", name, names())
    return _FOLDER / name


def header_of(name: str) -> Header:
    """Title, players and minutes of a game, without loading its rules.

    >>> header_of("hagar").players
    (2, 4)
    """
    return read_edition(folder_of(name) / "content.toml").header


@cache
def load(name: str) -> "Game":
    """The game with this name. Loads its rules, which costs a second the first time."""
    folder_of(name)
    return cast("Game", import_module(f"meadhall.games.{name}").GAME)
