"""The changes between two versions of a game: options, and values of their content files."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from meadhall.core.game import Game
from meadhall.core.options import Value, settle


@dataclass(frozen=True)
class VersionChange:
    """One value in both versions."""

    where: str  # the option, or the way into the content file: `being 4 "Nykur", points`
    this: Any
    other: Any  # none where a version does not have it

    @property
    def is_picture(self) -> bool:
        """Whether it is a pattern, drawn with letters row by row."""
        given = [value for value in (self.this, self.other) if value is not None]
        return all(
            isinstance(value, list) and value and all(isinstance(row, str) and 0 < len(row) <= 16 for row in value)
            for value in given
        ) and any(len(value) > 1 for value in given)

    def __str__(self) -> str:
        return f"{self.where}: {_told(self.this)} instead of {_told(self.other)}"


def _told(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        texts = bool(value) and isinstance(value[0], str)
        return " / ".join(map(str, value)) if texts else f"[{', '.join(map(_told, value))}]"
    return str(value)


def changes(this: tuple[Game, Mapping[str, Value]], other: tuple[Game, Mapping[str, Value]]) -> list[VersionChange]:
    """The values of the first version that differ from the second, options first.

    >>> import meadhall
    >>> from meadhall.core.content import Edition
    >>> hagar = meadhall.game("hagar")
    >>> own = hagar.with_content(Edition(hagar.edition.text.replace("direct = 3", "direct = 9"), "mine.toml"))
    >>> [str(change) for change in changes((own, {"harbor": True}), (hagar, {}))]
    ['option harbor: yes instead of no', 'rolls, direct: 9 instead of 3']
    """
    ours, theirs = (settle(game.options, options) for game, options in (this, other))
    found = [VersionChange(f"option {name}", ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]]
    contents = [tomllib.loads(game.edition.text) for game, _ in (this, other)]
    return [*found, *_differences("", contents[0], contents[1])]


def _differences(where: str, this: Any, other: Any) -> Iterator[VersionChange]:
    if this == other:
        return
    if isinstance(this, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*this, *other]):
            yield from _differences(f"{where}, {key}" if where else key, this.get(key), other.get(key))
    elif _is_table_list(this) and _is_table_list(other):
        for number in range(max(len(this), len(other))):
            ours, theirs = (given[number] if number < len(given) else None for given in (this, other))
            name = (theirs or ours or {}).get("name", "")
            quoted = f' "{name}"' if name else ""
            yield from _differences(f"{where} {number + 1}{quoted}", ours, theirs)
    else:
        yield VersionChange(where, this, other)


def _is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)
