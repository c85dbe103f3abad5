"""The mistakes in an edition, and their places: by the content's own checks, and by the rules, with its boxes."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Any

from meadhall.core.content import Edition
from meadhall.core.content_values import Place, value_at
from meadhall.core.errors import ContentError, MeadhallError
from meadhall.core.game import Game
from meadhall.core.specimens import OwnPicture, Specimen
from meadhall.hall.words import say
from meadhall.hall.workshop.editing import DEEPEST, MOST_BYTES, MOST_VALUES

_ENTRY = re.compile(r'(?:(?P<name>.*?) )?(?P<number>\d{1,3})(?: ".*")?')
_NAMED = re.compile(r'(?P<name>[^ ]+) (?:\d{1,3} )?"?(?P<key>[^"]+)"?')
MOST_PROBLEMS = 40


@dataclass(frozen=True)
class ContentProblem:
    """Something that is wrong, and the place that it is about, as far as that can be told."""

    text: str
    place: Place = ()
    stops: bool = True
    """Whether nobody can play with it; otherwise only an option cannot be had."""


@dataclass(frozen=True)
class Checked:
    """An edition that was looked at: the game with it, if it can be played, and what is wrong."""

    game: Game | None
    problems: tuple[ContentProblem, ...]


def check_size(text: str) -> Any:
    """The content of a file that somebody brought; a ContentError if it is no TOML, or too much for a game."""
    edition = Edition(text, say("this-file"))
    if len(text.encode()) > MOST_BYTES:
        raise edition.error(say("workshop-file-long", most=MOST_BYTES // 1024))
    try:
        content, count = edition.values, 0
    except (ValueError, RecursionError) as error:
        raise edition.error(say("workshop-no-toml", why=str(error)[:120])) from None
    waiting: list[tuple[Any, int]] = [(content, 0)]
    while waiting:
        value, depth = waiting.pop()
        count += 1
        if count > MOST_VALUES or depth > DEEPEST:
            raise edition.error(say("workshop-file-large", most=MOST_VALUES))
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        waiting += [(each, depth + 1) for each in inner]
        keys = value if isinstance(value, dict) else ()
        for each in chain([value] if isinstance(value, str) else [], keys):
            if len(each) > 2 * 240:
                raise edition.error(say("workshop-text-long", most=240))
        if (isinstance(value, int) and abs(value) > 10**12) or isinstance(value, float):
            raise edition.error(say("workshop-number-odd", text=str(value)[:20]))
    return content


def check(game: Game, text: str, pictures: dict[str, OwnPicture]) -> Checked:
    """Look at an edition. All that is wrong with the content is told; then what stands in the way of a game."""
    edition = Edition(text, game.name)
    try:
        content = check_size(text)
        found = edition.problems(game.content)
        if found:
            return Checked(None, tuple(_problem(each, content) for each in found[:MOST_PROBLEMS]))
        owned = game.with_owned(edition, pictures)
        return Checked(owned, tuple(_of_options(game, owned, content)))
    except MeadhallError as error:
        return Checked(None, (_problem(_bare(str(error)), value_of(text)),))
    except Exception as error:  # the rules of a game are not ours, and the file is nobody's: whatever it is, tell it
        return Checked(
            None, (ContentProblem(say("workshop-cannot-build", why=f"{type(error).__name__}: {error}"[:200])),)
        )


def value_of(text: str) -> Any:
    """The value of a text, or nothing."""
    with suppress(ContentError, ValueError, RecursionError):
        return Edition(text, "").values
    return {}


def _bare(message: str) -> str:
    """A message without the name of the file."""
    return message.partition(": ")[2] or message


def _problem(message: str, content: Any) -> ContentProblem:
    return ContentProblem(message, place_in(message, content))


def _of_options(game: Game, owned: Game, content: Any) -> Iterator[ContentProblem]:
    """The options that the printed game has and this edition has not, for the fewest players."""
    players, told = owned.seats[0], set[str]()
    for option in owned.options:
        for value in option.values:
            try:
                game.make_box(players, {option.name: value})
            except MeadhallError:
                continue
            try:
                owned.make_box(players, {option.name: value})
            except MeadhallError as error:
                text = _bare(str(error)) if isinstance(error, ContentError) else str(error)
                if text not in told:
                    told.add(text)
                    yield ContentProblem(text, place_in(text, content), stops=False)


def place_in(message: str, content: Any) -> Place:
    """The place that a message begins with; as far as it can be followed in the content.

    >>> content = {"beings": [{"name": "Logi", "sides": [{"gold": 1}]}], "layouts": {"own": []}, "rolls": {"lucky": 7}}
    >>> place_in('being 1 "Logi": row 1 is empty', content), place_in('layout "own": it is too small', content)
    (('beings', 0), ('layouts', 'own'))
    >>> place_in("being Logi, side 1, gold stone 1: no", content), place_in("rolls, lucky: 13 is too much", content)
    (('beings', 0, 'sides', 0, 'gold'), ('rolls', 'lucky'))
    """
    place: Place = ()
    for words in message.partition(": ")[0].split(", "):
        step = _step(words.strip(), value_at(content, place))
        if step is None:
            break
        place = (*place, *step)
    return place


def _step(words: str, here: Any) -> Place | None:
    if isinstance(here, dict):
        if words in here:
            return (words,)
        if (named := _named(words, here)) is not None:
            return named
        first = words.split(" ")[0]
        return (first,) if first in here and first != words else None
    if isinstance(here, list) and (entry := _ENTRY.fullmatch(words)) is not None:
        number = int(entry["number"]) - 1
        return (number,) if 0 <= number < len(here) else None
    return None


def _named(words: str, here: dict[str, Any]) -> Place | None:
    """A step such as `being 12 "Nykur"`, `bonus 4`, `layout "own"` or `board Fehu`."""
    match = _NAMED.fullmatch(words)
    if match is None:
        return None
    lists = (name for name in (match["name"] + "s", match["name"]) if name in here)
    inner = next(lists, None)
    if inner is None:
        return None
    there, entry = here[inner], _ENTRY.fullmatch(words)
    if isinstance(there, list) and entry is not None and 0 < int(entry["number"]) <= len(there):
        return inner, int(entry["number"]) - 1
    if isinstance(there, dict) and match["key"] in there:
        return inner, match["key"]
    for number, each in enumerate(there if isinstance(there, list) else ()):
        if isinstance(each, dict) and match["key"] in each.values():
            return inner, number
    return None


def specimen_of(game: Game, place: Place) -> tuple[Specimen, Any] | None:
    """A component as it is drawn in play, and the first box that has it."""
    for players in game.seats:
        for options in _choices(game):
            with suppress(MeadhallError):
                box = game.make_box(players, options)
                specimen = game.board.specimen(box, place)
                if specimen is not None:
                    return specimen, box
    return None


def _choices(game: Game) -> Iterator[dict[str, Any]]:
    """The usual options, and then each of those that are on or off the other way."""
    yield {}
    for option in game.options:
        if isinstance(option.default, bool):
            yield {option.name: not option.default}
