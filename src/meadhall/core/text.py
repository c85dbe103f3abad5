"""Plurals, lists and first letters: what every game's sentences need, made in one place."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from meadhall.core.language import current

_PLAIN = str.maketrans({"ð": "d", "þ": "th", "æ": "ae", "ø": "o", "ł": "l", "ß": "ss"})
_CAPITAL_NOUNS = ("de", "lb")


def count(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun, in the singular for 1. `many` is the plural where it is more than an s.

    >>> count(1, "Unit"), count(3, "Unit"), count(0, "coin")
    ('1 Unit', '3 Units', '0 coins')
    >>> count(2, "die", "dice")
    '2 dice'
    """
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def join(words: Iterable[str], last: str = "and") -> str:
    """A list as people write it; `last` is the word before its last entry.

    >>> join(["Kent"]), join(["Kent", "Essex"]), join(["Kent", "Essex", "Mercia"])
    ('Kent', 'Kent and Essex', 'Kent, Essex and Mercia')
    >>> join(["Kent", "Essex"], "or"), join([])
    ('Kent or Essex', '')
    """
    *rest, final = list(words) or [""]
    return f"{', '.join(rest)} {last} {final}" if rest else final


def sentence(text: str) -> str:
    """A text that begins with a capital letter; the rest of it stays as it is.

    >>> sentence("the Vikings pass"), sentence("")
    ('The Vikings pass', '')
    """
    return text[:1].upper() + text[1:]


def slug(text: str) -> str:
    """A text as a part of a key or an address.

    >>> slug("East Anglia"), slug("Rauðhöfði")
    ('east-anglia', 'raudhofdi')
    """
    plain = unicodedata.normalize("NFKD", text.lower().translate(_PLAIN))
    return re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode()).strip("-")


def inside_sentence(text: str) -> str:
    """The words of a button, as a part of a longer sentence. German nouns keep their capital letters.

    >>> inside_sentence("End the turn.")
    'end the turn'
    """
    first = text[:1] if current() in _CAPITAL_NOUNS else text[:1].lower()
    return first + text[1:].removesuffix(".")


def listed(steps: Iterable[tuple[str, str]]) -> str:
    """Steps in one line, each the kind of its action and its words. Steps of one kind share their first words.

    >>> listed([("step", "step to c4"), ("step", "step to d3"), ("take", "take the crystal")])
    'step to c4, d3, take the crystal'
    """
    told, last, before = list[str](), "", list[str]()
    for kind, text in steps:
        words, shared = text.split(), 0
        if kind == last and words[-1] != before[-1]:
            while shared < min(len(words), len(before)) - 1 and words[shared] == before[shared]:
                shared += 1
        told.append(" ".join(words[shared:]))
        last, before = kind, words
    return ", ".join(told)


class Name(str):
    """The name of a player, and whether it is that player who reads it."""

    you: bool

    def __new__(cls, name: str, you: bool = False) -> "Name":
        """A name; phrases say "you" in its place to its bearer."""
        made = super().__new__(cls, name)
        made.you = you
        return made


@lru_cache(maxsize=256)
def names_for(names: Sequence[str], reader: int) -> tuple[Name, ...]:
    """The names of seats in sentences for one of them, or for no seat in particular (-1)."""
    return tuple(Name(name, seat == reader) for seat, name in enumerate(names))
