"""How deeply a match is looked at."""

import msgspec
from msgspec import Struct

from meadhall.bots.judge import judge_of
from meadhall.bots.levels import LEVELS, level_of
from meadhall.core.errors import UnknownName
from meadhall.core.game import Game

QUICK = "quick"
"""A first look, for a curve that is there at once."""
USUAL = "jarl"
_ALL_CHANCE = 400_000  # iterations for all steps of chance of a match


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
    if judge_of(game):
        return Depth(text, decision=iterations, checks=6, chance=4 * iterations, least=32, most=24)
    # games that are played out at random differ far more than judgements
    return Depth(text, decision=iterations, checks=6, chance=12 * iterations, least=64, most=24)


def within(depth: Depth, chances: int) -> Depth:
    """The same, with less for each step of chance where a match has very many of them."""
    chance = min(depth.chance, max(depth.least * 4, _ALL_CHANCE // max(1, chances)))
    return msgspec.structs.replace(depth, chance=chance, most=max(4, min(depth.most, chance // depth.least)))
