"""The games of the hall. Each is a folder with the same few files; a new folder is a new game.

Ours lie here. Others are found in the folders that `MEADHALL_GAMES` names, which hold one folder for each game, and in
installed packages that offer a module by an entry point of the group `meadhall.games`. `broken` tells which of them
cannot be used; they stand in nobody's way.
"""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct

from meadhall.core.content import Header, read_edition
from meadhall.core.diagnosis import place_of, told
from meadhall.core.errors import MeadhallError, UnknownName
from meadhall.core.phrases import COMMON, LANGUAGE, Phrases, phrases_in
from meadhall.core.text import join, slug

if TYPE_CHECKING:
    from meadhall.core.game import Game

FILES = ("RULES.md", "content.toml", "state.py", "box.py", "rules.py", "words.py", "board.py", "__init__.py")
"""What every game's folder holds; a module may be a folder of that name with an `__init__.py`, as `rules/`."""
VARIABLE = "MEADHALL_GAMES"  # names folders of games in the environment, with the system's separator between them
GROUP = "meadhall.games"  # the group of the entry points by which installed packages offer games

FINE_POINTS = "Fine points"  # the heading of the options that a game's shelf does not name

_FOLDER = Path(__file__).parent


class BrokenGame(MeadhallError):
    """A game from outside that cannot be used; the message names the file and says what is wrong with it."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(message)
        self.name = name


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings that belong together, as a card of the form for a new table."""

    name: str
    line: str  # for whom it is, in a sentence
    minutes: tuple[int, int]  # how long such a game takes, at the least and at the most
    options: dict[str, str | int | bool] = {}  # all others are as printed


class Excludes(Struct, frozen=True, forbid_unknown_fields=True):
    """Values of options that cannot be had together."""

    one: dict[str, str | int | bool]
    others: dict[str, tuple[str | int | bool, ...]]
    why: str


class Shelf(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `shelf.toml`; a game without one has all the defaults."""

    place: int = 1_000  # where it stands among the games, from 1; games in the same place stand by the alphabet
    sides: tuple[str, ...] = ()  # the side that each seat plays, in games with sides; the same as the game says
    words: str = ""  # the folder beside its own that holds its sentences, if it shares them with another game
    options: dict[str, tuple[str, ...]] = {}
    """The options by headings of the form for a new table, in its order; the rest are fine points."""
    presets: tuple[Preset, ...] = ()
    excludes: tuple[Excludes, ...] = ()
    labels: dict[str, str] = {}
    """What options and their values are called: by `option`, and by `option=value`."""

    def label(self, option: str, value: object = None) -> str:
        """The name of an option, or of a value of one.

        >>> Shelf(labels={"max=none": "any number"}).label("max", "none"), Shelf().label("all_mythicals")
        ('any number', 'All mythicals')
        """
        if value is None:
            return self.labels.get(option, option.replace("_", " ").capitalize())
        plain = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        return self.labels.get(f"{option}={plain}", plain.replace("_", " ").capitalize())

    def heading(self, option: str) -> str:
        """The heading under which an option stands.

        >>> Shelf(options={"How long": ("long", "target")}).heading("target"), Shelf().heading("target")
        ('How long', 'Fine points')
        """
        return next((heading for heading, names in self.options.items() if option in names), FINE_POINTS)


@dataclass(frozen=True)
class GamePlace:
    """Where a game lies, and the module that is loaded for it."""

    name: str
    folder: Path
    module: str


def names() -> list[str]:
    """The names of all games, in alphabetical order.

    >>> "hagar" in names()
    True
    """
    return sorted(_games()[0])


def own_names() -> list[str]:
    """The names of the games that come with the hall.

    >>> set(own_names()) <= set(names())
    True
    """
    return sorted(content.parent.name for content in _FOLDER.glob("*/content.toml"))


def reserved() -> set[str]:
    """Names that no game from outside can have: those of our games, and of what they share.

    >>> {"hagar", "island"} <= reserved()
    True
    """
    return {path.name for path in _FOLDER.iterdir() if path.is_dir() and path.name[0] != "_"}


def look_again() -> None:
    """Look once more into the folders of games: there is a new one."""
    _look_around.cache_clear()


def broken() -> list[BrokenGame]:
    """The mistakes in games from outside, as far as they can be found without loading them."""
    return list(_games()[1])


def unloadable() -> Iterator[BrokenGame]:
    """The games from outside that cannot be loaded though nothing seems wrong with their folders. It loads them all."""
    for name in set(names()).difference(own_names()):
        try:
            load(name)
        except BrokenGame as problem:
            yield problem


def folder_of(name: str) -> Path:
    """The folder of a game; an UnknownName error suggests the nearest one."""
    return _place(name).folder


def header_of(name: str) -> Header:
    """Title, players and minutes of a game, without loading its rules.

    >>> header_of("hagar").players
    (2, 4)
    """
    return read_edition(folder_of(name) / "content.toml").header


def shelf_of(name: str) -> Shelf:
    """How a game is shown, without loading its rules.

    >>> shelf_of("hagar").heading("harbor")
    'What is in play'
    """
    return _read_shelf(folder_of(name))


def phrases_of(name: str) -> Phrases:
    """Every sentence of a game, by key, without loading its rules.

    >>> phrases_of("sagnir").name
    'island'
    """
    folder = folder_of(name)
    return phrases_in(folder.parent / (shelf_of(name).words or name) / "words" / f"{LANGUAGE}.ftl")


def declares(name: str) -> Iterator[tuple[str, str]]:
    """The header of a game, shown before its rules are loaded, in English: each with the key of its translation."""
    shelf = shelf_of(name)
    yield f"line-{name}", header_of(name).line
    yield from ((f"heading-{slug(heading)}", heading) for heading in (*shelf.options, FINE_POINTS))
    yield from ((f"side-{number}", side) for number, side in enumerate(shelf.sides, 1))
    for label, words in shelf.labels.items():
        option, _, value = label.partition("=")
        yield _option_key(option, value), words
    for preset in shelf.presets:
        yield _preset_key(name, preset), preset.name
        yield _preset_key(name, preset) + "-line", preset.line
    yield from ((f"excludes-{name}-{number}", each.why) for number, each in enumerate(shelf.excludes, 1))


def _option_key(option: str, value: str = "") -> str:
    return f"value-{option}-{slug(value)}" if value else f"option-{option}"


def _preset_key(name: str, preset: Preset) -> str:
    return f"preset-{name}-{slug(preset.name)}"


def option_said(name: str, option: str, value: object = None) -> str:
    """The name of an option, or of a value of one, in the language that is spoken now.

    >>> option_said("saga", "gap"), option_said("sagnir", "jokers", True), option_said("sagnir", "layout", "bay")
    ('Spaces between the two markers', 'Yes', 'Bay')
    """
    if isinstance(value, bool):
        return COMMON.say("value-yes" if value else "value-no")
    key, label = _option_key(option, "" if value is None else str(value)), shelf_of(name).label(option, value)
    return phrases_of(name).declared(key, label)


def preset_said(name: str, preset: Preset) -> tuple[str, str]:
    """The name of a card with settings, and for whom it is, in the language that is spoken now."""
    key, phrases = _preset_key(name, preset), phrases_of(name)
    return phrases.declared(key, preset.name), phrases.declared(f"{key}-line", preset.line)


def exclusions_said(name: str) -> tuple[str, ...]:
    """Why options exclude each other, for each of those that do, in the language that is spoken now."""
    phrases, found = phrases_of(name), enumerate(shelf_of(name).excludes, 1)
    return tuple(phrases.declared(f"excludes-{name}-{number}", each.why) for number, each in found)


def line_of(name: str) -> str:
    """The line about a game, in the language that is spoken now."""
    return phrases_of(name).declared(f"line-{name}", header_of(name).line)


def sides_of(name: str) -> tuple[str, ...]:
    """The side that each seat plays, in games with sides, in the language that is spoken now."""
    phrases = phrases_of(name)
    return tuple(phrases.declared(f"side-{number}", side) for number, side in enumerate(shelf_of(name).sides, 1))


def heading_said(name: str, heading: str) -> str:
    """A heading of the form for a new table, in the language that is spoken now.

    >>> heading_said("hagar", "How long")
    'How long'
    """
    key = f"heading-{slug(heading)}"
    return phrases_of(name).declared(key, COMMON.declared(key, heading))


def edition_said(name: str, edition: str) -> str:
    """The name of an edition of a game in the language that is spoken now."""
    return phrases_of(name).declared(f"name-{slug(edition)}", COMMON.call(edition))


def _read_shelf(folder: Path) -> Shelf:
    file = folder / "shelf.toml"
    return read_edition(file).parse(Shelf) if file.exists() else Shelf()


def on_shelf() -> list[str]:
    """The names of all games, in the order in which they stand on the shelf.

    >>> on_shelf()[0]
    'hagar'
    """
    return sorted(names(), key=lambda name: (shelf_of(name).place, name))


def load(name: str) -> "Game":
    """The game with this name. Loads its rules, which costs a second the first time."""
    return _load(_place(name))


def has_file(folder: Path, file: str) -> bool:
    """Whether a game's folder holds one of the FILES: a module may be a file or a folder.

    >>> has_file(folder_of("hagar"), "content.toml"), has_file(folder_of("hagar"), "songs.py")
    (True, False)
    """
    return (folder / file).is_file() or (folder / file.removesuffix(".py") / "__init__.py").is_file()


def _place(name: str) -> GamePlace:
    known, problems = _games()
    if name in known:
        return known[name]
    for problem in problems:
        if problem.name == name:
            raise BrokenGame(name, str(problem))
    raise UnknownName("game", name, known)


def _games() -> tuple[dict[str, GamePlace], list[BrokenGame]]:
    """All games by name, and what is wrong with the rest."""
    return _look_around(os.environ.get(VARIABLE, ""), os.getcwd())


@cache
def _look_around(folders: str, here: str) -> tuple[dict[str, GamePlace], list[BrokenGame]]:
    known = {name: GamePlace(name, _FOLDER / name, f"{__name__}.{name}") for name in own_names()}
    problems: list[BrokenGame] = []
    for place in (*_in_folders(folders, here, problems), *_in_packages(problems)):
        try:
            _check(place, known)
            known[place.name] = place
        except MeadhallError as error:
            problems.append(BrokenGame(place.name, str(error)))
    return known, problems


def _in_folders(folders: str, here: str, problems: list[BrokenGame]) -> Iterator[GamePlace]:
    """The games in the folders of the environment: empty ones, and those with a game's file, are meant as games."""
    named = [Path(here, Path(text).expanduser()).resolve() for text in folders.split(os.pathsep) if text]
    for folder in dict.fromkeys(named):
        if not folder.is_dir():
            problems.append(BrokenGame(folder.name, f"{folder}: {VARIABLE} names this folder, which does not exist"))
        elif (folder / "content.toml").exists():
            problem = f"{folder}: this is a game; {VARIABLE} should name the folder that it lies in, {folder.parent}"
            problems.append(BrokenGame(folder.name, problem))
        else:
            for each in sorted(folder.iterdir()):
                if each.name[0] not in "._" and each.is_dir():
                    if any(has_file(each, file) for file in FILES) or not any(each.iterdir()):
                        yield GamePlace(each.name, each, f"{__name__}.{each.name}")


def _in_packages(problems: list[BrokenGame]) -> Iterator[GamePlace]:
    """The games that installed packages offer."""
    from importlib.metadata import entry_points  # reads what is installed, which takes a while

    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        offered = f'the module "{point.value}", offered as an entry point of {GROUP},'
        try:
            spec = find_spec(point.module)
        except Exception as error:  # the package around the game is loaded on the way
            problems.append(BrokenGame(point.name, f"{offered} cannot be loaded: {told(error)}"))
            continue
        if spec is None or spec.origin is None:
            problems.append(BrokenGame(point.name, f"{offered} does not exist"))
            continue
        yield GamePlace(point.name, Path(spec.origin).resolve().parent, point.module)


def _check(place: GamePlace, known: dict[str, GamePlace]) -> None:
    """Refuse a folder that cannot be a game, as far as it can be told without loading its rules."""
    name, folder, problem = place.name, place.folder, ""
    taken = known[name].folder if name in known else _FOLDER / name
    if not name.isidentifier() or name != name.lower():
        problem = f'"{name}" cannot name a game; take small letters, digits and _, and begin with a letter'
    elif folder.name != name:
        problem = f'a game is called as its folder is, and not "{name}"'
    elif taken.exists():
        problem = f'the name "{name}" is taken by {taken}'
    elif len(missing := [file for file in FILES if not has_file(folder, file)]) > 1:
        problem = f"{join(missing)} are missing; `meadhall new` writes a game that has all of them"
    elif missing:
        raise BrokenGame(name, f"{folder / missing[0]}: this file is missing; a game has {', '.join(FILES)}")
    else:
        try:
            _ = read_edition(folder / "content.toml").header
            _read_shelf(folder)
        except MeadhallError as error:
            problem = str(error)
    if problem:
        raise BrokenGame(name, f"{folder}: {problem}")


@cache
def _load(place: GamePlace) -> "Game":
    if place.folder.parent == _FOLDER:
        return cast("Game", import_module(place.module).GAME)
    from meadhall.core.game import Game

    try:
        game = getattr(_imported(place), "GAME", None)
    except Exception as error:
        known = isinstance(error, MeadhallError) or place_of(error, place.folder)
        said = told(error, place.folder)
        raise BrokenGame(place.name, said if known else f"{place.folder / '__init__.py'}: {said}") from error
    init = place.folder / "__init__.py"
    if not isinstance(game, Game):
        raise BrokenGame(place.name, f"{init}: there should be a GAME in it, made by Game.of")
    if game.name != place.name:
        raise BrokenGame(place.name, f'{init}: the GAME in it is called "{game.name}", and its folder "{place.name}"')
    return game


def _imported(place: GamePlace) -> ModuleType:
    """The module of a game from outside. One from a folder becomes a part of this package, as ours are."""
    if not place.module.startswith(f"{__name__}."):
        return import_module(place.module)
    spec: Any = spec_from_file_location(
        place.module, place.folder / "__init__.py", submodule_search_locations=[str(place.folder)]
    )
    for module in [each for each in sys.modules if each == place.module or each.startswith(f"{place.module}.")]:
        del sys.modules[module]  # what is left of a try that failed
    sys.modules[place.module] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[place.module])
    return sys.modules[place.module]
