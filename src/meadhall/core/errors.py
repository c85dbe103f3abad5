"""Errors: one class for each kind of mistake, so that a caller can tell them apart."""

import copyreg
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any


class MeadhallError(Exception):
    """The base of all errors that are somebody's mistake and are told to a person in one sentence.

    An error that several people may hear of has a function instead of its sentence: it is said in the language of
    its reader.
    """

    def __init__(self, text: str | Callable[[], str] = "", *more: object) -> None:
        super().__init__(text, *more)

    def __str__(self) -> str:
        said = self.args[0] if self.args else ""
        return said() if callable(said) else super().__str__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors cross processes as they are: with their sentence, and not made anew from its parts."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


class UnknownName(MeadhallError, LookupError):
    """A game, option or bot that does not exist; the message suggests the nearest one that does."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        from meadhall.core.phrases import COMMON  # which may raise errors itself

        self.name = name
        known = sorted(known)
        told = {"near": suggest(name, known) or "none", "known": ", ".join(known) or COMMON.say("no-names")}
        super().__init__(COMMON.say("no-such-name", kind=kind, name=name, **told))


class ActionError(MeadhallError, ValueError):
    """The base of the three things that can be wrong with an action."""


class UnreadableAction(ActionError):
    """The text names no action of this game."""


class IllegalAction(ActionError):
    """The action exists but is not legal now; the message says why, with the rule's number where one forbids it."""


class AmbiguousAction(ActionError):
    """The shortened text fits several legal actions; `candidates` lists their full texts."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        from meadhall.core.phrases import COMMON  # which may raise errors itself

        self.candidates = candidates
        super().__init__(COMMON.say("several-actions", text=text, texts=", ".join(candidates)))


class UndoError(MeadhallError):
    """There is nothing to take back, or the others would have to consent."""


class OptionError(MeadhallError, ValueError):
    """A number of players or an option's value that the game does not offer."""


class ContentError(MeadhallError, ValueError):
    """A content file that cannot be used; the message says what, where and what would be right."""


class ContractError(MeadhallError, TypeError):
    """A game whose modules do not offer what every game has to; the message names the file and the function."""


class GameFileError(MeadhallError, ValueError):
    """A game file that is damaged, foreign, from the future, or does not follow the rules."""


class DiceError(MeadhallError, ValueError):
    """Dice that cannot be drawn from, e.g. because their secret is not known."""


class ConformanceError(AssertionError):
    """The game breaks the contract; the message says how, and in which game."""


def suggest(name: str, known: Iterable[str]) -> str | None:
    """The known name nearest to a mistyped one, or None.

    >>> suggest("hager", ["hagar", "runir"])
    'hagar'
    """
    near = get_close_matches(name.lower(), list(known), n=1, cutoff=0.5)
    return near[0] if near else None


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown word: a question, if a known one is near; nothing otherwise.

    >>> did_you_mean("fyre", ["fire", "water"]), did_you_mean("coal", ["fire", "water"])
    ('; did you mean "fire"?', '')
    """
    near = suggest(name, known)
    return f'; did you mean "{near}"?' if near else ""
