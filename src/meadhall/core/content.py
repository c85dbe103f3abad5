"""Content files: what is printed on a game's components, as data that an owner of the game can correct.

Each game declares the shape of its `content.toml` as msgspec structs. Reading one gives the struct or an error that
names the place in words: `my.toml: coasters, entry 4, treasures: expected a whole number, got text`. Limits are
declared there too, as in `Annotated[int, msgspec.Meta(ge=1, le=9)]`, and told in words as well: `rolls, lucky: 13
should be from 2 to 12`.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import msgspec.inspect

from meadhall.core.constants import MOST_SEATS
from meadhall.core.errors import ContentError, did_you_mean
from meadhall.core.shapes import learnt


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
        header = self.parse(_OnlyHeader).game
        if not 1 <= header.players[0] <= header.players[1] <= MOST_SEATS:
            numbers = " to ".join(map(str, header.players))
            raise self.error(f"game, players: a game is for 1 to {MOST_SEATS} players, fewest first, not for {numbers}")
        return header

    def parse(self, kind: type[C]) -> C:
        """The content as the game's own struct."""
        try:
            return msgspec.toml.decode(self.text, type=learnt(kind))
        except msgspec.ValidationError as error:
            raise ContentError(f"{self.source}: {_in_words(str(error), kind, self.text)}") from None
        except msgspec.DecodeError as error:
            raise ContentError(f"{self.source}: this is not TOML: {error}") from None

    def error(self, message: str) -> ContentError:
        """An error about this content, for the checks that a shape cannot express."""
        return ContentError(f"{self.source}: {message}")

    def unknown(self, place: str, word: str, known: Iterable[str], more: str = "") -> ContentError:
        """An error about a word that is none of those that are known in its place; it suggests the nearest."""
        known = list(known)
        return self.error(f'{place}: "{word}" is none of {", ".join(known)}{more}{did_you_mean(word, known)}')


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


ANY = "one of them"
"""A step of a path into a table with names of its own: msgspec does not tell which."""


def _in_words(error: str, kind: type[msgspec.Struct] | None = None, text: str = "") -> str:
    """A message of msgspec, with its path in words; where a number breaks a limit, with the number and both limits.

    >>> _in_words("Expected `int`, got `str` - at `$.coasters[3].treasures`")
    'coasters, entry 4, treasures: expected a whole number, got text'
    >>> _in_words("Expected `str` matching regex '^[.A]*$' - at `$.boards[...][2]`")
    "boards, one of them, entry 3: expected text matching regex '^[.A]*$'"
    """
    message, _, place = error.partition(" - at `$")
    found = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]|\[(\.\.\.)\]", place)
    path = [int(index) if index else name or ANY for name, index, _ in found]
    said = None
    if kind is not None:
        found_type = msgspec.inspect.type_info(kind)
        said = _limits(found_type, path, tomllib.loads(text)) or _unknown(_type_at(found_type, path), message)
    if said is None:
        said = re.sub(r"`(\w+)`", lambda m: _NAMES.get(m[1], f'"{m[1]}"'), message)
        said = said[0].lower() + said[1:]
    steps = ", ".join(f"entry {step + 1}" if isinstance(step, int) else step for step in path)
    return f"{steps}: {said}" if steps else said


def _type_at(found: Any, path: list[int | str]) -> Any:
    """What the shape of a file wants at a path."""
    for step in path:
        if isinstance(found, msgspec.inspect.StructType):
            found = next(field.type for field in found.fields if field.encode_name == step)
        elif isinstance(found, msgspec.inspect.TupleType) and isinstance(step, int):
            found = found.item_types[step]
        else:
            found = getattr(found, "value_type", None) or getattr(found, "item_type", None)
    return found


def _unknown(found: Any, message: str) -> str | None:
    """What is said about a word that a file does not know in this place, with the nearest that it does know.

    >>> from typing import Literal
    >>> class Card(msgspec.Struct, forbid_unknown_fields=True):
    ...     element: Literal["fire", "water"]
    >>> card = msgspec.inspect.type_info(Card)
    >>> _unknown(card, "Object contains unknown field `elment`")
    'object contains unknown field "elment"; did you mean "element"?'
    >>> _unknown(_type_at(card, ["element"]), "Invalid enum value 'fyre'")
    '"fyre" is none of fire, water; did you mean "fire"?'
    """
    if (word := re.fullmatch("Object contains unknown field `(.*)`", message)) and hasattr(found, "fields"):
        known = [field.encode_name for field in found.fields]
        near = did_you_mean(word[1], known) or f"; there is: {', '.join(known)}"
        return f'object contains unknown field "{word[1]}"{near}'
    if (word := re.fullmatch("Invalid enum value '(.*)'", message)) and hasattr(found, "values"):
        known = [str(value) for value in found.values]
        return f'"{word[1]}" is none of {", ".join(known)}{did_you_mean(word[1], known)}'
    return None


def _limits(found: Any, path: list[int | str], value: Any) -> str | None:
    """What should be right with the value at a path, if it is a number or a length that breaks its limits.

    >>> from typing import Annotated
    >>> class Rolls(msgspec.Struct):
    ...     lucky: dict[str, Annotated[int, msgspec.Meta(ge=2, le=12)]]
    >>> _limits(msgspec.inspect.type_info(Rolls), ["lucky", ANY], {"lucky": {"Olaf": 7, "Knut": 13}})
    '13 should be from 2 to 12'
    """
    for number, step in enumerate(path):
        if step == ANY:
            told = (_limits(found.value_type, path[number + 1 :], each) for each in value.values())
            return next(filter(None, told), None)
        value = value[step]
        if isinstance(found, msgspec.inspect.StructType):
            found = next(field.type for field in found.fields if field.encode_name == step)
        elif isinstance(found, msgspec.inspect.TupleType) and isinstance(step, int):
            found = found.item_types[step]
        else:
            found = getattr(found, "value_type", None) or getattr(found, "item_type", None)
    if isinstance(found, msgspec.inspect.IntType | msgspec.inspect.FloatType) and isinstance(value, int | float):
        return None if isinstance(value, bool) else _outside(value, found.ge, found.le, "")
    if isinstance(found, msgspec.inspect.ListType) and isinstance(value, list):
        return _outside(len(value), found.min_length, found.max_length, " of them")
    return None


def _outside(value: float, least: float | None, most: float | None, what: str) -> str | None:
    """What should be right about a number that is outside its limits; None if it is not."""
    if (least is None or value >= least) and (most is None or value <= most):
        return None
    if least is None or most is None:
        right = f"at least {least}" if most is None else f"at most {most}"
    else:
        right = f"from {least} to {most}"
    return f"there should be {right}{what}, not {value}" if what else f"{value} should be {right}"
