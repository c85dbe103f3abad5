"""The refusals of a table, with a code for programs and a sentence for people."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from meadhall.core.errors import MeadhallError
from meadhall.core.phrases import LANGUAGE, Filling, phrases_in

PHRASES = phrases_in(Path(__file__).parent / "words" / f"{LANGUAGE}.ftl")
"""The sentences of a table that people read, by key."""


class TableError(MeadhallError):
    """A command that cannot be carried out now; nothing has changed."""

    def __init__(self, code: str, text: str | Callable[[], str]) -> None:
        self.code = code
        """One short word with hyphens, for programs; `docs/protocol.md` lists them."""
        super().__init__(text)


def refusal(key: str, /, **values: Filling) -> TableError:
    """The error whose sentence has this key; its code is the key up to the underscore.

    >>> error = refusal("over_leave")
    >>> error.code, str(error)
    ('over', 'the game is over: there is nothing to leave')
    """
    return TableError(key.partition("_")[0], partial(_say, key, **values))


def _say(key: str, **values: Filling) -> str:
    return PHRASES.say(key, **values)
