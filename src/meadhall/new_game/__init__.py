"""A game to begin with: `meadhall new NAME` writes a small one that can be played, to be changed file by file."""

import os
import re
from pathlib import Path

from meadhall import games
from meadhall.core.errors import MeadhallError

STARTER = Path(__file__).parent / "starter"
"""The game that is written: three in a row, with everything that a game needs and nothing else."""
TESTS = "tests.py"  # the tests of the starter, which become `test_NAME.py`: here pytest does not take them for ours


class NewGameError(MeadhallError):
    """A game that cannot be begun; the message says why."""


def home() -> Path:
    """Where a new game is put: the first folder that MEADHALL_GAMES names, or `games` where one is."""
    named = os.environ.get(games.VARIABLE, "").split(os.pathsep)[0]
    return Path(named).expanduser() if named else Path("games")


def files(name: str, title: str) -> dict[str, str]:
    """The files of a new game, by their names.

    >>> "Tafl" in files("tafl", "Tafl")["content.toml"], "test_tafl.py" in files("tafl", "Tafl")
    (True, True)
    """
    found = {}
    for path in sorted(STARTER.rglob("*.*")):
        if path.is_file() and path.suffix != ".pyc":
            text = re.sub(r"\bStarter\b", title, path.read_text(encoding="utf-8"))
            found[f"test_{name}.py" if path.name == TESTS else path.relative_to(STARTER).as_posix()] = text
    return found


def write(name: str, folder: Path, title: str | None = None) -> Path:
    """Write a new game of this name into a folder of games; returns where it lies."""
    if not name.isidentifier() or name != name.lower():
        right = "take small letters, digits and _, and begin with a letter: it names a folder"
        raise NewGameError(f'"{name}" cannot name a game; {right}')
    if name in games.reserved():
        raise NewGameError(f'"{name}" is the name of one of our games, or of something that they share; take another')
    target = folder / name
    if target.exists() and any(target.iterdir()):
        raise NewGameError(f"{target} is there already, and not empty: nothing was written")
    title = title or name.replace("_", " ").title()
    if '"' in title or "\\" in title or not title.isprintable():
        raise NewGameError("the title should be plain text, without quotation marks")
    try:
        target.mkdir(parents=True, exist_ok=True)
        for file, text in files(name, title).items():
            (target / file).parent.mkdir(exist_ok=True)
            (target / file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise NewGameError(f"{target}: cannot be written: {error.strerror}") from None
    return target
