"""The schema of a content file: what may stand where, as plain data, from which a form can be built.

It is read from the types that a game declares for its content, so that no game says anything twice. `parts_of` cuts a
content into parts that are edited together: a card, a tile, a table of numbers.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, TypeAlias

import msgspec
import msgspec.inspect as types

from meadhall.core.content import Content, learnt
from meadhall.core.content_values import Place

SchemaKind: TypeAlias = Literal["number", "text", "yes", "choice", "table", "list"]
_SINGLE = ("number", "text", "yes", "choice")


@dataclass(frozen=True)
class Schema:
    """The values that may stand in one place of a content file.

    >>> import meadhall
    >>> schema = schema_of(meadhall.game("sagnir").content)
    >>> schema.at(("beings", 3, "points"))
    Schema(kind='number', least=0, most=99, choices=(), fields={}, item=None, items=(), usual=None, needed=True)
    """

    kind: SchemaKind
    least: int | None = None
    """The least number, or the fewest entries."""
    most: int | None = None
    choices: tuple[str, ...] = ()
    fields: Mapping[str, "Schema"] = field(default_factory=dict)
    """What a table holds, where its names are fixed."""
    item: "Schema | None" = None
    """What every entry is, of a list or of a table with names of its own."""
    items: "tuple[Schema, ...]" = ()
    """What the entries of a list are that has so many of them, no more and no less."""
    usual: Any = None
    """What counts where nothing stands there."""
    needed: bool = True

    @property
    def single(self) -> bool:
        """Whether one value stands there, and no table and no list."""
        return self.kind in _SINGLE

    @property
    def plain(self) -> bool:
        """Whether one value stands there, or a list of single values: one line of a form."""
        return self.single or (self.kind == "list" and all(each.single for each in self.entries))

    @property
    def entries(self) -> "tuple[Schema, ...]":
        """The types of the entries of a list."""
        return self.items or ((self.item,) if self.item is not None else ())

    @property
    def grows(self) -> bool:
        """Whether entries can be added and taken away."""
        return self.item is not None

    def step(self, step: str | int) -> "Schema | None":
        """The place one step further; None where nothing may stand."""
        if isinstance(step, int) and self.items:
            return self.items[step] if step < len(self.items) else None
        return self.fields.get(str(step)) or (self.item if (self.kind == "list") == isinstance(step, int) else None)

    def at(self, place: Place) -> "Schema | None":
        """The schema of a place; None where nothing may stand."""
        here: Schema | None = self
        for step in place:
            here = here.step(step) if here is not None else None
        return here


@lru_cache(maxsize=64)
def schema_of(kind: type[Content]) -> Schema:
    """The schema of a game's content."""
    return _read(types.type_info(learnt(kind)))


def _read(found: types.Type) -> Schema:
    match found:
        case types.Metadata(type=inner):
            return _read(inner)
        case types.UnionType(types=several):
            return _read(next(each for each in several if not isinstance(each, types.NoneType)))
        case types.BoolType():
            return Schema("yes")
        case types.IntType() | types.FloatType():
            return Schema("number", _whole(found.ge), _whole(found.le))
        case types.LiteralType(values=values) | types.EnumType(cls=values):
            return Schema("choice", choices=tuple(str(each) for each in values))
        case types.ListType(item_type=item):
            return Schema("list", found.min_length, found.max_length, item=_read(item))
        case types.TupleType(item_types=items):
            return Schema("list", len(items), len(items), items=tuple(map(_read, items)))
        case types.DictType(value_type=value):
            return Schema("table", item=_read(value))
        case types.StructType(fields=fields):
            return Schema("table", fields={each.encode_name: _field(each) for each in fields})
    return Schema("text", most=getattr(found, "max_length", None))


def _field(found: types.Field) -> Schema:
    inner = _read(found.type)
    if found.required:
        return inner
    usual = found.default if found.default is not msgspec.NODEFAULT else None
    usual = found.default_factory() if found.default_factory is not msgspec.NODEFAULT else usual
    given = {name: getattr(inner, name) for name in ("kind", "least", "most", "choices", "fields", "item", "items")}
    return Schema(**given, usual=usual, needed=False)


def _whole(limit: float | None) -> int | None:
    return None if limit is None else int(limit)


@dataclass(frozen=True)
class ContentPart:
    """A part of a content that is edited together: the values that stand directly in a table."""

    place: Place
    values: tuple[Place, ...]
    """The places of its values, each a line of a form; also those where nothing stands so far."""

    @property
    def entry(self) -> bool:
        """Whether it is an entry of a list."""
        return bool(self.place) and isinstance(self.place[-1], int)


def parts_of(schema: Schema, content: Any) -> list[ContentPart]:
    """The parts of a content, in its order; tables within an entry of a list belong to it.

    >>> import meadhall, tomllib
    >>> game = meadhall.game("hagar")
    >>> parts = parts_of(schema_of(game.content), tomllib.loads(game.edition.text))
    >>> [part.place for part in parts][:5]
    [('game',), ('rolls',), ('limit',), ('treasures',), ('coasters', 0)]
    >>> parts[4].values
    (('coasters', 0, 'island'), ('coasters', 0, 'treasures'), ('coasters', 0, 'play'))
    """
    return list(_parts(schema, content, ()))


def _parts(schema: Schema, content: Any, place: Place) -> Iterator[ContentPart]:
    steps = list(_steps(schema, content))
    inner = [(step, found) for step, found in steps if not found.plain]
    if schema.kind == "table":
        values = tuple((*place, step) for step, found in steps if found.plain)
        if values or not inner:
            yield ContentPart(place, values)
    for step, found in inner:
        there = _there(content, step)
        if (schema.kind == "list" and _flat(found, there)) or not isinstance(there, dict | list):
            yield ContentPart((*place, step), tuple(_leaves(found, there, (*place, step))))
        else:
            yield from _parts(found, there, (*place, step))
    if schema.kind == "list" and not inner and steps:
        yield ContentPart(place, tuple((*place, step) for step, _ in steps))


def _flat(schema: Schema, content: Any) -> bool:
    """Whether all that an entry of a list holds is small enough for one form."""
    return sum(1 for _ in _leaves(schema, content, ())) <= _MOST_LINES and not _has_lists_of_tables(schema)


_MOST_LINES = 24


def _has_lists_of_tables(schema: Schema) -> bool:
    return any(
        (each.kind == "list" and not each.plain) or _has_lists_of_tables(each) for each in schema.fields.values()
    )


def _leaves(schema: Schema, content: Any, place: Place) -> Iterator[Place]:
    if schema.plain:
        yield place
        return
    for step, found in _steps(schema, content):
        yield from _leaves(found, _there(content, step), (*place, step))


def _steps(schema: Schema, content: Any) -> Iterator[tuple[str | int, Schema]]:
    """The steps into a table or list, and what stands there: what may stand there, and what does."""
    names: list[str | int] = list(schema.fields) or list(range(len(schema.items)))
    if schema.item is not None and isinstance(content, dict | list):
        names = list(content) if isinstance(content, dict) else list(range(len(content)))
    for name in names:
        if (found := schema.step(name)) is not None:
            yield name, found


def _there(content: Any, step: str | int) -> Any:
    if isinstance(content, dict):
        return content.get(str(step))
    if isinstance(content, list) and isinstance(step, int) and step < len(content):
        return content[step]
    return None
