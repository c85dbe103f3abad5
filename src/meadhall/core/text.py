"""Plurals, lists and first letters: what every game's sentences need, made in one place."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache


def count(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun, in the singular for 1. `many` is the plural where it is more than an s.

    >>> count(1, "Unit"), count(3, "Unit"), count(0, "coin")
    ('1 Unit', '3 Units', '0 coins')
    >>> count(2, "die", "dice")
    '2 dice'
    """
    if number == 1:
        return f"{number} {one}"
    return f"{number} {f'{one}s' if many is None else many}"


def join(words: Iterable[str], last: str = "and") -> str:
    """A list as people write it; `last` is the word before its last entry.

    >>> join(["Kent"]), join(["Kent", "Essex"]), join(["Kent", "Essex", "Mercia"])
    ('Kent', 'Kent and Essex', 'Kent, Essex and Mercia')
    >>> join(["Kent", "Essex"], "or"), join([])
    ('Kent or Essex', '')
    """
    *rest, final = list(words) or [""]
    return f"{', '.join(rest)} {last} {final}" if rest else final


def seat_names(players: int) -> tuple[str, ...]:
    """What seats are called whose players have no names: people count from 1, code and files from 0.

    >>> seat_names(2)
    ('Seat 1', 'Seat 2')
    """
    return tuple(f"Seat {seat + 1}" for seat in range(players))


def sentence(text: str) -> str:
    """A text that begins with a capital letter; the rest of it stays as it is.

    >>> sentence("the Vikings pass"), sentence("")
    ('The Vikings pass', '')
    """
    return text[:1].upper() + text[1:]


class Name(str):
    """What somebody is called in a sentence that agrees with them: `{name:you}`, and `{name:rolls}` for a verb.

    >>> "{name:you} {name:rolls} a 3 and {name:has} won.".format(name=Name("Astrid"))
    'Astrid rolls a 3 and has won.'
    >>> spoken_to("{name:you} {name:rolls} a 3 and {name:has} won.".format(name=Name("Astrid", you=True)))
    'You roll a 3 and have won.'

    A plain `{name}` is the name in any case.
    """

    you: bool
    """Whether they read it themselves."""

    def __new__(cls, name: str, you: bool = False) -> "Name":
        """A name; `you` stands in its place for who bears it."""
        made = super().__new__(cls, name)
        made.you = you
        return made

    def __format__(self, verb: str) -> str:
        """The name, "you" where it is, or a verb in the third person singular as it agrees with the name."""
        if verb == "you":
            return "you" if self.you else str(self)
        if not verb.isalpha():
            return super().__format__(verb)
        return _second_person(verb) if self.you else verb


class ReaderMatters(Exception):
    """A sentence was to be made for all who read it, and depends on who does."""


class OpenName(Name):
    """A name in a sentence that is made once for all who read it: what depends on them is left open, for `read_by`.

    >>> told = "{name:you} {name:rolls} a 3.".format(name=open_names(("Astrid", "Bjarni"))[0])
    >>> read_by(told, ("Astrid", "Bjarni"), 0), read_by(told, ("Astrid", "Bjarni"), 1)
    ('You roll a 3.', 'Astrid rolls a 3.')
    """

    seat: int

    @property
    def you(self) -> bool:  # type: ignore[override]
        """Nobody knows yet."""
        raise ReaderMatters

    def __new__(cls, name: str, seat: int) -> "OpenName":
        """The name of a seat."""
        made = str.__new__(cls, name)
        made.seat = seat
        return made

    def __format__(self, verb: str) -> str:
        """A place to be filled in, or the name."""
        return f"\x02{self.seat} {verb}\x03" if verb.isalpha() else str.__format__(self, verb)


@lru_cache(maxsize=256)
def open_names(names: Sequence[str]) -> tuple[OpenName, ...]:
    """What seats are called in sentences that are made once for all."""
    return tuple(OpenName(str(name), seat) for seat, name in enumerate(names))


def read_by(text: str, names: Sequence[str], reader: int) -> str:
    """A sentence that was made for all, as one seat reads it, or somebody else (-1)."""
    if "\x02" not in text:
        return text
    called = names_for(names, reader)
    filled = _OPEN.sub(lambda place: format(called[int(place[1])], place[2]), text)
    return spoken_to(filled) if f"\x02{reader} " in text else filled


_OPEN = re.compile("\x02(\\d+) (\\w+)\x03")


@lru_cache(maxsize=256)
def names_for(names: Sequence[str], reader: int) -> tuple[Name, ...]:
    """What seats are called in sentences for one of them, or for nobody in particular (-1)."""
    return tuple(Name(name, seat == reader) for seat, name in enumerate(names))


@lru_cache(maxsize=256)
def _second_person(verb: str) -> str:
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes")) else verb.removesuffix("s")


_IRREGULAR = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go"}


def spoken_to(text: str) -> str:
    """Sentences that begin with a capital, also with "you".

    >>> spoken_to("you pass. It is late. you win from you.")
    'You pass. It is late. You win from you.'
    """
    return _BEGINS.sub(r"\1You", text)


_BEGINS = re.compile(r"(^|[.!?] )you\b")
