"""How deeply a match is looked at."""

from msgspec import Struct

from meadhall.bots.levels import LEVELS, level_of
from meadhall.core.errors import UnknownName
from meadhall.core.game import Game

QUICK = "quick"
"""A first look, for a curve that is there at once."""
USUAL = "jarl"


class Depth(Struct, frozen=True):
    """How many iterations of search are spent on what."""

    name: str
    """A level of the hall, which tells how long it thinks about a decision; or "quick"; or a number of iterations."""
    decision: int
    """For each decision; what looks like a mistake is looked at again, with several times as many."""
    checks: int
    """How many times as many, for the action that was played and for the better one each."""
    chance: int
    """For all outcomes of one step of chance together, as far as each gets at least `least`."""
    least: int
    """For each outcome."""
    most: int
    """Where chance has more outcomes than this, so many are drawn by their odds."""


def depth_of(game: Game, name: str | int) -> Depth:
    """The depth of a name, in a game.

    >>> import meadhall
    >>> depth_of(meadhall.game("hagar"), "jarl").decision
    400
    >>> depth_of(meadhall.game("hagar"), "jral")
    Traceback (most recent call last):
        ...
    meadhall.core.errors.UnknownName: no depth is called "jral"; did you mean "jarl"?
    """
    if name == QUICK:
        return Depth(QUICK, decision=48, checks=0, chance=48, least=8, most=8)
    text = str(name)
    if text.isdecimal() and int(text) > 0:
        iterations = int(text)
    elif text in LEVELS:
        iterations = level_of(game, text).iterations
    else:
        raise UnknownName("depth", text, (*LEVELS, QUICK))
    return Depth(text, decision=iterations, checks=3, chance=iterations, least=32, most=24)
