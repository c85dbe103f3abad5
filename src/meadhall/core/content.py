"""Content files: what is printed on a game's components, as data that an owner of the game can correct.

Each game declares the shape of its `content.toml` as msgspec structs. Reading one gives the struct or an error that
names the place in words: `my.toml: coasters, entry 4, treasures: expected a whole number, got text`. Limits are
declared there too, as in `Annotated[int, msgspec.Meta(ge=1, le=9)]`: `rolls, lucky: 13 should be from 2 to 12`. The
method `complaints` finds mistakes that a shape cannot express. `fill` of `core/record.py` writes numbers into a box.
"""

import hashlib
import re
import threading
import tomllib
from collections.abc import Collection, Iterator
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import msgspec.inspect

from meadhall.core.constants import MOST_SEATS
from meadhall.core.errors import ContentError, did_you_mean

T = TypeVar("T")
_learning = threading.Lock()


def learnt(kind: type[T]) -> type[T]:
    """A struct that any number of threads may read from now on.

    msgspec learns how a struct is built when it is first asked to read one. A second thread that asks meanwhile would
    end the whole process.

    >>> class Card(msgspec.Struct):
    ...     points: int
    >>> msgspec.json.decode(b'{"points": 3}', type=learnt(Card))
    Card(points=3)
    """
    with _learning:
        msgspec.json.Decoder(kind)
    return kind


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

    def complaints(self) -> Iterator[str]:
        """Why a game could not be played with this content, although its shape is right. A reader is told the first."""
        return iter(())


def content_of(box: Any) -> type[Content]:
    """The shape of the content that the module `box` of a game declares: its `CONTENT`, or the one struct that it has
    or imports; none but the header where it reads its file by itself."""
    declared = [getattr(box, "CONTENT", None), *vars(box).values()]
    kinds = (kind for kind in declared if isinstance(kind, type) and issubclass(kind, Content) and kind is not Content)
    return next(kinds, Content)


def outside(place: str, value: int, least: int, most: int) -> Iterator[str]:
    """A complaint about a number that breaks limits which depend on other numbers of the file.

    >>> list(outside("track, spaces", 2, 3, 22)), list(outside("track, spaces", 3, 3, 22))
    (['track, spaces: 2 should be from 3 to 22'], [])
    """
    if not least <= value <= most:
        yield f"{place}: {value} should be from {least} to {most}"


def misnamed(
    place: str, given: Collection[str], known: Collection[str], *, own: str = "", complete: bool = True
) -> Iterator[str]:
    """Complaints about the names in a table: those that are not known and, where it should be complete, missing ones.

    A table may have one name of its `own` beside them.

    >>> list(misnamed("tiles", ["fire", "watr"], ["fire", "water"]))
    ['tiles: "watr" is none of fire, water; did you mean "water"?', 'tiles: "water" is missing']
    """
    for name in given:
        if name not in known and name != own:
            more = f'; call your own "{own}"' if own else ""
            yield f'{place}: "{name}" is none of {", ".join(known)}{more}{did_you_mean(name, known)}'
    if complete:
        yield from (f'{place}: "{name}" is missing' for name in known if name not in given)


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
        return hashlib.sha256(msgspec.json.encode(self.values, order="sorted")).hexdigest()

    @cached_property
    def values(self) -> dict[str, Any]:
        """The file as plain values, right or wrong."""
        return tomllib.loads(self.text)

    @cached_property
    def header(self) -> Header:
        """Only the `[game]` table: all that a list of games needs."""
        header = self.parse(_OnlyHeader).game
        if not 1 <= header.players[0] <= header.players[1] <= MOST_SEATS:
            numbers = " to ".join(map(str, header.players))
            raise self.error(f"game, players: a game is for 1 to {MOST_SEATS} players, fewest first, not for {numbers}")
        return header

    def parse(self, kind: type[C]) -> C:
        """The content as the game's own struct, read and checked once for all who ask."""
        return cast(C, _parsed(self, kind))

    def problems(self, kind: type[msgspec.Struct]) -> list[str]:
        """Everything that is wrong with the content itself, each beginning with its place; nothing if all is well."""
        start = f"{self.source}: "
        try:
            content = _decoded(self, kind)
        except ContentError as error:
            return [str(error).removeprefix(start)]
        return list(content.complaints()) if isinstance(content, Content) else []

    def error(self, message: str) -> ContentError:
        """An error about this content, for the checks that a shape cannot express."""
        return ContentError(f"{self.source}: {message}")


@lru_cache(maxsize=64)
def _parsed(edition: Edition, kind: type[msgspec.Struct]) -> msgspec.Struct:
    content = _decoded(edition, kind)
    for complaint in content.complaints() if isinstance(content, Content) else ():
        raise edition.error(complaint)
    return content


def _decoded(edition: Edition, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.toml.decode(edition.text, type=learnt(kind))
    except msgspec.ValidationError as error:
        raise edition.error(_in_words(str(error), kind, edition.text)) from None
    except msgspec.DecodeError as error:
        raise edition.error(f"this is not TOML: {error}") from None


def read_edition(path: Path) -> Edition:
    """Read a content file; a clear error if there is none or if it is no text."""
    try:
        return Edition(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise ContentError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ContentError(f"{path}: this is not a text file in UTF-8") from None


_NAMES = {"int": "a whole number", "str": "text", "array": "a list", "object": "a table", "bool": "true or false"}
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
    steps = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]|\[(\.\.\.)\]", place)
    path = [int(index) if index else name or ANY for name, index, _ in steps]
    said = re.sub(r"`(\w+)`", lambda m: _NAMES.get(m[1], f'"{m[1]}"'), message)
    said, where = said[0].lower() + said[1:], [f"entry {step + 1}" if isinstance(step, int) else step for step in path]
    if kind is not None:
        places = list(_places(msgspec.inspect.type_info(kind), path, tomllib.loads(text)))
        broken = [(each, wrong) for each, wanted, value in places if (wrong := _limits(wanted, value))]
        if broken:
            where, said = broken[0]
        elif len(places) == 1:
            where, said = places[0][0], _unknown(places[0][1], message) or said
    return f"{', '.join(where)}: {said}" if where else said


def _places(wanted: Any, path: list[int | str], value: Any) -> Iterator[tuple[list[str], Any, Any]]:
    """Every place that a path may mean: its steps in words, the type that is wanted there, and the value.

    >>> from typing import Annotated
    >>> class Rolls(msgspec.Struct):
    ...     lucky: dict[str, Annotated[int, msgspec.Meta(ge=2, le=12)]]
    >>> places = _places(msgspec.inspect.type_info(Rolls), ["lucky", ANY], {"lucky": {"Olaf": 7, "Knut": 13}})
    >>> [(words, value, _limits(wanted, value)) for words, wanted, value in places]
    [(['lucky', 'Olaf'], 7, None), (['lucky', 'Knut'], 13, '13 should be from 2 to 12')]
    """
    if not path:
        yield [], wanted, value
        return
    inner: Any
    for step in value if path[0] == ANY else path[:1]:
        if isinstance(wanted, msgspec.inspect.StructType):
            inner = next(field.type for field in wanted.fields if field.encode_name == step)
        elif isinstance(wanted, msgspec.inspect.TupleType) and isinstance(step, int):
            inner = wanted.item_types[step]
        else:
            inner = getattr(wanted, "value_type", None) or getattr(wanted, "item_type", None)
        there, said = value[step], str(step)
        if isinstance(step, int):
            name = there.get("name") if isinstance(there, dict) else None
            said = f'entry {step + 1} "{name}"' if name else f"entry {step + 1}"
        yield from (([said, *words], found, each) for words, found, each in _places(inner, path[1:], there))


def _unknown(wanted: Any, message: str) -> str | None:
    """A sentence about a word that a file does not know in this place, with the nearest that it does know.

    >>> from typing import Literal
    >>> class Card(msgspec.Struct, forbid_unknown_fields=True):
    ...     element: Literal["fire", "water"]
    >>> card = msgspec.inspect.type_info(Card)
    >>> _unknown(card, "Object contains unknown field `elment`")
    'object contains unknown field "elment"; did you mean "element"?'
    >>> _unknown(card.fields[0].type, "Invalid enum value 'fyre'")
    '"fyre" is none of fire, water; did you mean "fire"?'
    """
    if (word := re.fullmatch("Object contains unknown field `(.*)`", message)) and hasattr(wanted, "fields"):
        known = [field.encode_name for field in wanted.fields]
        near = did_you_mean(word[1], known) or f"; there is: {', '.join(known)}"
        return f'object contains unknown field "{word[1]}"{near}'
    if (word := re.fullmatch("Invalid enum value '(.*)'", message)) and hasattr(wanted, "values"):
        known = [str(value) for value in wanted.values]
        return f'"{word[1]}" is none of {", ".join(known)}{did_you_mean(word[1], known)}'
    return None


def _limits(wanted: Any, value: Any) -> str | None:
    """A sentence about a number, or about the length of a list, that breaks its limits; None if it keeps them."""
    if isinstance(wanted, msgspec.inspect.IntType | msgspec.inspect.FloatType) and type(value) in (int, float):
        number, least, most = value, wanted.ge, wanted.le
    elif isinstance(wanted, msgspec.inspect.ListType) and isinstance(value, list):
        number, least, most = len(value), wanted.min_length, wanted.max_length
    else:
        return None
    if (least is None or number >= least) and (most is None or number <= most):
        return None
    right = f"at most {most}" if least is None else f"at least {least}" if most is None else f"from {least} to {most}"
    return (
        f"there should be {right} of them, not {number}" if isinstance(value, list) else f"{number} should be {right}"
    )
