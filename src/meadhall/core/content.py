"""Content files: what is printed on a game's components, as data that an owner of the game can correct.

Each game declares the shape of its `content.toml` as msgspec structs. Reading one gives the struct or an error that
names the place in words: `my.toml: coasters, entry 4, treasures: expected a whole number, got text`.
"""

import hashlib
import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import msgspec

from meadhall.core.errors import ContentError


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[game]` table that every content file begins with."""

    title: str
    """The name of the game as its publisher writes it."""
    edition: str
    """Which set of components this is; an owner's own file says so here."""
    line: str
    """One line that says what the game is like."""
    players: tuple[int, int]
    """Fewest and most players."""
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    age: int
    """From which age on."""


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of each game's own content struct."""

    game: Header


class _OnlyHeader(msgspec.Struct, frozen=True):
    game: Header


C = TypeVar("C", bound=msgspec.Struct)


class Edition(msgspec.Struct, frozen=True, dict=True):
    """A content file that was read: the text, where it came from, and a digest that pins it in game files."""

    text: str
    source: str

    @cached_property
    def digest(self) -> str:
        """Pins the content: the SHA-256 of what the file says, whatever its comments and spacing are."""
        values = tomllib.loads(self.text)
        return hashlib.sha256(msgspec.json.encode(values, order="sorted")).hexdigest()

    @cached_property
    def header(self) -> Header:
        """Only the `[game]` table: all that a list of games needs."""
        return self.parse(_OnlyHeader).game

    def parse(self, kind: type[C]) -> C:
        """The content as the game's own struct."""
        try:
            return msgspec.toml.decode(self.text, type=kind)
        except msgspec.ValidationError as error:
            raise ContentError(f"{self.source}: {_in_words(str(error))}") from None
        except msgspec.DecodeError as error:
            raise ContentError(f"{self.source}: this is not TOML: {error}") from None

    def error(self, message: str) -> ContentError:
        """An error about this content, for the checks that a shape cannot express."""
        return ContentError(f"{self.source}: {message}")


def read_edition(path: Path) -> Edition:
    """Read a content file; a clear error if there is none or if it is no text."""
    try:
        return Edition(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise ContentError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ContentError(f"{path}: this is not a text file in UTF-8") from None


_NAMES = {
    "int": "a whole number",
    "str": "text",
    "array": "a list",
    "object": "a table",
    "bool": "true or false",
}


def _in_words(error: str) -> str:
    """A message of msgspec, with its path in words.

    >>> _in_words("Expected `int`, got `str` - at `$.coasters[3].treasures`")
    'coasters, entry 4, treasures: expected a whole number, got text'
    """
    message, _, place = error.partition(" - at `$")
    message = re.sub(r"`(\w+)`", lambda m: _NAMES.get(m[1], f'"{m[1]}"'), message)
    message = message[0].lower() + message[1:]
    steps = re.sub(r"\[(\d+)\]", lambda m: f".entry {int(m[1]) + 1}", place.rstrip("`")).strip(".")
    return f"{steps.replace('.', ', ')}: {message}" if steps else message
