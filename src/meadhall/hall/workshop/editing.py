"""A part of a content file as the lines of a form, and what somebody has sent back.

Nothing here knows a game: the lines come from the schema of its content, and what is wrong is said by its own checks.
"""

import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, TypeAlias

from meadhall.core.content_schema import ContentPart, Schema, parts_of, schema_of
from meadhall.core.content_values import MISSING, Place, changed, spelled, value_at
from meadhall.core.game import Game
from meadhall.core.phrases import COMMON
from meadhall.core.text import slug
from meadhall.core.workshop_file import GridFile, read_workshop_file
from meadhall.hall.words import say

LineKind: TypeAlias = Literal["number", "text", "yes", "choice", "numbers", "choices", "texts", "grid"]

LONGEST_TEXT, LONGEST_NUMBER = 240, 9
MOST_VALUES, DEEPEST, MOST_BYTES = 4000, 8, 48 * 1024
"""A content file of more values, more steps or more bytes is none of a game that people play."""
FIXED = (("game", "title"), ("game", "players"))
"""The values that an edition cannot change: it is the same game, for as many players as its rules are for."""


@dataclass(frozen=True)
class FormLine:
    """A value, or a list of single values, as it stands in a form."""

    place: Place
    schema: Schema
    kind: LineKind
    value: Any
    label: str
    """The name of its field."""
    grid: GridFile | None = None

    @property
    def way(self) -> str:
        """Its place as people write it, which is its name in the form."""
        return spelled(self.place)

    @property
    def text(self) -> str:
        """The value as it stands in the form; the same text for the same value."""
        return as_text(self.usual)

    @property
    def usual(self) -> Any:
        """The value, or what counts where none stands."""
        return self.schema.usual if self.value is MISSING else self.value

    @property
    def slots(self) -> list[str]:
        """The choices of a list, and one more where it can grow."""
        chosen = [str(each) for each in self.usual or ()]
        return [*chosen, ""] if self.schema.grows else chosen + [""] * (len(self.schema.items) - len(chosen))

    @property
    def choices(self) -> tuple[str, ...]:
        """The values that can be chosen."""
        return self.schema.choices or (self.schema.entries[0].choices if self.schema.entries else ())

    @property
    def optional(self) -> bool:
        """Whether nothing may stand there."""
        return not self.schema.needed and self.schema.usual is None


def label(step: str | int) -> str:
    """A name of the file in plain letters.

    >>> label("areas_to_win"), label("fire-giant"), label(3)
    ('Areas to win', 'Fire giant', '4')
    """
    return str(step + 1) if isinstance(step, int) else step.replace("_", " ").replace("-", " ").strip().capitalize()


def field_said(game: Game, step: str | int) -> str:
    """A name of the file in the language that is spoken now: by `field-...`, if at all, of the game or of all games.

    >>> from meadhall import games
    >>> field_said(games.load(games.own_names()[0]), "areas_to_win")
    'Areas to win'
    """
    key = f"field-{slug(str(step))}"
    return label(step) if isinstance(step, int) else game.phrases.declared(key, COMMON.declared(key, label(step)))


def declares(game: Game) -> Iterator[tuple[str, str]]:
    """The names of a game's content file in plain English, by the keys of their translations."""
    piece = Workpiece(game, game.edition.text)
    for part in piece.parts:
        steps = list(part.place) if not piece.own_name(part.place) else list(part.place[:1])
        for line in piece.lines(part):
            steps += [*line.place[len(part.place) :], *(each for each in line.choices if each not in piece.named)]
        yield from (
            (f"field-{slug(each)}", label(each)) for each in steps if isinstance(each, str) and not each.isdigit()
        )


def as_text(value: Any) -> str:
    """A value as a form has it.

    >>> as_text([1, 1, 2]), as_text(["FWE", ".F."]), as_text(True), as_text(None)
    ('1 1 2', 'FWE\\n.F.', 'yes', '')
    """
    if value is None or value is MISSING:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        numbers = all(isinstance(each, int) for each in value)
        return (" " if numbers else "\n").join(as_text(each) for each in value)
    return str(value)


class Workpiece:
    """A content as the workshop shows it: its schema, its parts, and the lines of each."""

    def __init__(self, game: Game, text: str) -> None:
        self.game, self.text = game, text
        self.schema, self.said = schema_of(game.content), read_workshop_file(game.folder)
        self.content: Any = tomllib.loads(text)
        self.printed: Any = tomllib.loads(game.edition.text)

    @cached_property
    def parts(self) -> list[ContentPart]:
        """All parts, in the order of the file; the facts about the edition come first."""
        found = parts_of(self.schema, self.content)
        return sorted(found, key=lambda part: (part.place[:1] != ("game",), part.place == ()))

    def part(self, way: str) -> ContentPart | None:
        """The part in a place, as people write it."""
        return next((part for part in self.parts if spelled(part.place) == way), None)

    def part_of(self, place: Place) -> ContentPart | None:
        """The part that holds a place, or the first within it."""
        inside = [part for part in self.parts if place[: len(part.place)] == part.place]
        within = [part for part in self.parts if part.place[: len(place)] == place]
        return max(inside, key=lambda part: len(part.place), default=None) if not within else within[0]

    def lines(self, part: ContentPart) -> list[FormLine]:
        """The lines of a part; also those of names that others of its kind have."""
        places = list(part.values)
        around = self.schema.at(part.place)
        if around is not None and around.kind == "table" and around.item is not None and around.item.plain:
            places += [(*part.place, name) for name in self._names(part.place) if (*part.place, name) not in places]
        if around is not None and around.kind == "list" and around.grows:
            places.append((*part.place, len(places)))
        found = (self.line(place, len(part.place)) for place in places if place not in FIXED)
        return [line for line in found if line is not None]

    def line(self, place: Place, within: int = 0) -> FormLine | None:
        """The line of a place; None if it has none."""
        schema = self.schema.at(place)
        if schema is None or not schema.plain:
            return None
        value, grid = value_at(self.content, place), self.said.grid(place)
        around = self.schema.at(place[:-1])
        loose = around is not None and around.kind == "table" and around.item is not None
        if loose or (around is not None and around.kind == "list"):
            schema = replace(schema, needed=False)
        called = " · ".join(self.say(step) for step in place[within:] or place[-1:])
        return FormLine(place, schema, _kind(schema, grid), value, called, grid)

    def say(self, step: str | int) -> str:
        """A name of the file in the language that is spoken now."""
        return field_said(self.game, step)

    def _names(self, place: Place) -> list[str]:
        """The names that tables of this kind have in the printed game."""
        if not place or not isinstance(place[-1], int):
            here = value_at(self.printed, place)
            return list(here) if isinstance(here, dict) else []
        siblings = value_at(self.printed, place[:-1])
        entries = siblings if isinstance(siblings, list) else []
        return list(dict.fromkeys(name for each in entries if isinstance(each, dict) for name in each))

    def called(self, choice: str) -> str:
        """The name of a choice: in the content, where it is the key of a table that has one."""
        return self.game.phrases.call(self.named[choice]) if choice in self.named else self.say(choice)

    @cached_property
    def named(self) -> dict[str, str]:
        """The names of tables in the content, by their keys."""
        tables = (value for name, value in self.content.items() if isinstance(value, dict) and name != "game")
        named = (
            (key, each.get("name") if isinstance(each, dict) else each) for one in tables for key, each in one.items()
        )
        return {key: name for key, name in named if isinstance(name, str)}

    def own_name(self, place: Place) -> str:
        """The name that a part has in the content; empty if it has none."""
        here = value_at(self.content, place)
        name = here.get("name") if isinstance(here, dict) else None
        return name.strip()[:60] if isinstance(name, str) else ""

    def name(self, place: Place) -> str:
        """The name of a part: its name in the content, or its place in plain words."""
        if name := self.own_name(place):
            called = self.game.phrases.call(name)
            return f"{self.say(place[-1])} · {called}" if isinstance(place[-1], int) else called
        return " · ".join(map(self.say, place or ("rest",)))

    @cached_property
    def lines_by_way(self) -> dict[str, FormLine]:
        """All lines by their names in forms; also those where nothing stands so far."""
        return {line.way: line for part in self.parts for line in self.lines(part)}

    def places(self) -> Iterator[Place]:
        """The places of all lines where something stands."""
        return (line.place for line in self.lines_by_way.values() if line.value is not MISSING)


def _kind(schema: Schema, grid: GridFile | None) -> LineKind:
    if schema.kind in ("number", "text", "yes", "choice"):
        return schema.kind
    inner = schema.entries[0].kind if schema.entries else "text"
    if grid is not None:
        return "grid"
    kinds: dict[str, LineKind] = {"number": "numbers", "choice": "choices"}
    return kinds.get(inner, "texts")


# --- What is sent back ------------------------------------------------------------------------------------------------


class UnreadableValue(ValueError):
    """Somebody has typed something that is no value of its line."""


def read_line(line: FormLine, form: Mapping[str, str]) -> Any:
    """The value of a line in a form; what is not there stays as it is."""
    way = line.way
    match line.kind:
        case "choices":
            if f"{way}.0" not in form:
                return line.value
            slots = (form.get(f"{way}.{number}", "") for number in range(len(line.slots)))
            chosen = [each for each in slots if each]
            return _or_nothing(line, chosen)
        case "yes":
            if f"was:{way}" not in form and way not in form:
                return line.value
            return _or_nothing(line, form.get(way) == "yes")
    if way not in form:
        return line.value
    return _or_nothing(line, _typed(line, form[way]))


def _typed(line: FormLine, typed: str) -> Any:
    typed = typed.replace("\r\n", "\n")
    match line.kind:
        case "number":
            return None if not typed.strip() else number_in(typed)
        case "numbers":
            return [number_in(each) for each in typed.replace(",", " ").split()]
        case "grid":
            return [row.strip() for row in typed.split("\n") if row.strip()]
        case "texts":
            return [plain(row) for row in typed.split("\n") if row.strip()]
        case "choice":
            return typed or None
    return plain(typed)


def _or_nothing(line: FormLine, value: Any) -> Any:
    """The value; nothing where it is left out and may be, or where it is the usual one that nobody wrote down."""
    absent = value is None or (value in ("", []) and not line.schema.needed)
    if line.value is MISSING and (absent or value == line.schema.usual):
        return MISSING
    if absent and not line.schema.needed:
        return MISSING
    if value is None:
        raise UnreadableValue(say("workshop-needed"))
    return value


def number_in(typed: str) -> int:
    """A whole number that somebody typed."""
    text = typed.strip()
    if not text.removeprefix("-").isascii() or not text.removeprefix("-").isdecimal():
        raise UnreadableValue(say("workshop-no-number", text=text[:20]))
    if len(text) > LONGEST_NUMBER:
        raise UnreadableValue(say("workshop-number-long", most=LONGEST_NUMBER))
    return int(text)


def plain(typed: str) -> str:
    """A text that somebody typed, on one line and without signs that nobody sees."""
    text = "".join(" " if unicodedata.category(sign)[0] == "C" else sign for sign in typed).strip()
    if len(text) > LONGEST_TEXT:
        raise UnreadableValue(say("workshop-text-long", most=LONGEST_TEXT))
    return text


@dataclass(frozen=True)
class SentPart:
    """The input of somebody for a part: the values that they changed, and what cannot be read or was changed twice."""

    values: Mapping[Place, Any]
    problems: Mapping[str, str]
    """By the way of the line."""
    clashes: Mapping[str, str]
    """By the way of the line: the value that somebody else has put there meanwhile, as text."""


def read_part(piece: Workpiece, part: ContentPart, form: Mapping[str, str]) -> SentPart:
    """The changes in a form. A line whose value was changed by somebody else meanwhile, to something else, clashes."""
    values, problems, clashes = dict[Place, Any](), dict[str, str](), dict[str, str]()
    for line in piece.lines(part):
        try:
            value = read_line(line, form)
        except UnreadableValue as error:
            problems[line.way] = str(error)
            continue
        was, mine = form.get(f"was:{line.way}", line.text).replace("\r\n", "\n"), as_text(value)
        mine = mine if value is not MISSING else as_text(line.schema.usual)
        if mine == was or mine == line.text:
            continue
        if was != line.text and form.get(f"mine:{line.way}") != "yes":
            clashes[line.way] = line.text
        values[line.place] = value
    extra = _new_entry(piece, part, form, problems)
    return SentPart(values | extra, problems, clashes)


def _new_entry(
    piece: Workpiece, part: ContentPart, form: Mapping[str, str], problems: dict[str, str]
) -> dict[Place, Any]:
    """An entry under a new name, in a table that may have some."""
    around, name = piece.schema.at(part.place), form.get("new-name", "").strip()
    if not name or around is None or around.item is None or around.kind != "table":
        return {}
    place = (*part.place, plain(name)[:40])
    line = piece.line(place)
    if line is None:
        return {}
    given = form.get("new-value", "")
    if not given.strip():  # it begins like the last one
        given = as_text(next(reversed(value_at(piece.content, part.place).values()), ""))
    try:
        return {place: read_line(line, {line.way: given})}
    except UnreadableValue as error:
        problems["new-value"] = str(error)
        return {}


def with_values(text: str, values: Mapping[Place, Any]) -> str:
    """The text of a content file with these values."""
    return changed(text, values) if values else text
