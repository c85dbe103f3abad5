"""Single values of a content file: found by a short name, and changed while all around them stays as it was written.

>>> text = '''
... [coins]
... to_win = 8  # coins that win
... [[beings]]
... name = "Nykur"
... points = 4
... '''
>>> places = [place_of(text, way) for way in ("to_win", "coins.to_win", "beings.Nykur.points", "beings.1.points")]
>>> places[1:3]
[('coins', 'to_win'), ('beings', 0, 'points')]
>>> print(changed(text, {places[0]: 9}).strip().splitlines()[1])
to_win = 9  # coins that win
"""

import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, TypeAlias

import tomlkit

from meadhall.core.errors import ContentError, did_you_mean

Place: TypeAlias = tuple[str | int, ...]
"""The way to a value: names of tables, and positions in lists from 0."""


def values_in(content: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value that is no table and no list, with its place.

    >>> list(values_in({"coins": {"all": 15, "saxons": [1, 2]}}))
    [(('coins', 'all'), 15), (('coins', 'saxons', 0), 1), (('coins', 'saxons', 1), 2)]
    """
    if isinstance(content, dict | list):
        for key, value in content.items() if isinstance(content, dict) else enumerate(content):
            yield from values_in(value, (*place, key))
    else:
        yield place, content


def spelled(place: Place) -> str:
    """A place as people write it, with entries counted from 1.

    >>> spelled(("beings", 0, "points"))
    'beings.1.points'
    """
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in place)


def place_of(text: str, way: str) -> Place:
    """The place of the value that somebody names: the whole way, or its end if no other value ends like that.

    An entry of a list goes by its number, from 1, or by its name. A ContentError says what is wrong with a name.
    """
    content = tomllib.loads(text)
    spellings = [(place, _spellings(content, place)) for place, _ in values_in(content)]
    for ends in (False, True):
        found = [p for p, names in spellings if any(n == way or (ends and n.endswith(f".{way}")) for n in names)]
        if len(found) == 1:
            return found[0]
        if found:
            some = ", ".join(map(spelled, found[:4]))
            raise ContentError(f"{way}: {len(found)} values have this name; write more of the way, as in {some}")
    known = [spelled(place) for place, _ in spellings]
    near = did_you_mean(way, known) or did_you_mean(way, [name.rpartition(".")[2] for name in known])
    raise ContentError(f"{way}: the components have no value of this name{near}")


def _spellings(content: Any, place: Place) -> list[str]:
    """The ways to write a place: entries by number, and by name where they have one."""
    named, here = list[str](), content
    for step in place:
        here = here[step]
        name = here.get("name") if isinstance(step, int) and isinstance(here, dict) else None
        named.append(name if isinstance(name, str) else str(step + 1) if isinstance(step, int) else step)
    return list(dict.fromkeys([spelled(place), ".".join(named)]))


class _Missing:
    def __repr__(self) -> str:
        return "<MISSING>"


MISSING: Any = _Missing()
"""In place of a value where none stands, or where none should."""


def value_at(content: Any, place: Place) -> Any:
    """The value in a place; MISSING where nothing stands.

    >>> value_at({"beings": [{"points": 4}]}, ("beings", 0, "points")), value_at({}, ("beings", 0)) is MISSING
    (4, True)
    """
    for step in place:
        try:
            content = content[step]
        except (KeyError, IndexError, TypeError):
            return MISSING
    return content


def differences(ours: Any, theirs: Any, place: Place = ()) -> Iterator[tuple[Place, Any, Any]]:
    """Every place where two contents differ, with what stands there in each: a line of a comparison. Lists of single
    values are one.

    >>> list(differences({"a": 1, "b": [1, 2], "c": [{"d": 1}]}, {"a": 1, "b": [1], "c": []}))
    [(('b',), [1, 2], [1]), (('c', 0, 'd'), 1, <MISSING>)]
    """
    if type(ours) is type(theirs) and ours == theirs:
        return
    tables = [each for each in (ours, theirs) if isinstance(each, dict)]
    lists = [
        each for each in (ours, theirs) if isinstance(each, list) and any(isinstance(e, dict | list) for e in each)
    ]
    if tables and all(isinstance(each, dict) or each is MISSING for each in (ours, theirs)):
        steps: list[str | int] = list(dict.fromkeys(key for each in tables for key in each))
    elif lists and all(isinstance(each, list) or each is MISSING for each in (ours, theirs)):
        steps = list(range(max(map(len, lists))))
    else:
        yield place, ours, theirs
        return
    for step in steps:
        yield from differences(value_at(ours, (step,)), value_at(theirs, (step,)), (*place, step))


def changed(text: str, values: Mapping[Place, Any]) -> str:
    """The text of a content file with other values in these places; comments and order stay. What is MISSING goes.

    >>> changed("cards = [1, 2, 3, 4]", {("cards", 0): MISSING, ("cards", 2): MISSING, ("cards", 3): 9})
    'cards = [2, 9]'
    """
    document = tomlkit.parse(text)
    kept = [(place, value) for place, value in values.items() if value is not MISSING]
    gone = [(place, value) for place, value in values.items() if value is MISSING]
    for place, value in (*kept, *reversed(gone)):  # of a list the last go first: those before them stay
        here: Any = document
        for step in place[:-1]:
            here = here.setdefault(step, tomlkit.table()) if isinstance(step, str) else here[step]
        if value is not MISSING:
            if isinstance(place[-1], int) and place[-1] == len(here):
                here.append(value)
            else:
                here[place[-1]] = value
        elif value_at(here, place[-1:]) is not MISSING:
            del here[place[-1]]
    return tomlkit.dumps(document)


def with_copy(text: str, place: Place) -> str:
    """The text of a content file with an entry of a list twice, the second after the first.

    >>> print(with_copy("cards = [1, 2]", ("cards", 0)))
    cards = [1, 1, 2]
    """
    document, number = tomlkit.parse(text), int(place[-1])
    entries = value_at(document, place[:-1])
    copy = deepcopy(entries[number])
    if number + 1 == len(entries):
        entries.append(copy)
    else:
        entries.insert(number + 1, copy)
    return tomlkit.dumps(document)
