"""Plurals, lists and first letters: what every game's sentences need, made in one place."""

from collections.abc import Iterable, Sequence
from functools import lru_cache


def count(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun, in the singular for 1. `many` is the plural where it is more than an s.

    >>> count(1, "Unit"), count(3, "Unit"), count(0, "coin")
    ('1 Unit', '3 Units', '0 coins')
    >>> count(2, "die", "dice")
    '2 dice'
    """
    return f"{number} {one if number == 1 else many or f'{one}s'}"


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
    """The names of seats whose players have none: people count from 1, code and files from 0.

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
