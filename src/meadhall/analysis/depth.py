"""How deeply a match is looked at."""

from msgspec import Struct

from meadhall.bots.judge import judge_of
from meadhall.bots.levels import LEVELS, level_of
from meadhall.core.errors import UnknownName
from meadhall.core.game import Game

QUICK = "quick"  # a first look, for a curve that is there at once
USUAL = "jarl"


class Depth(Struct, frozen=True):
    """How many iterations of search are spent on what."""

    name: str  # a level of the hall, which tells how long it thinks about a turn; or "quick"; or a number of iterations
    turn: int
    """For all plans of a turn together, to find the best; and twice as many, to compare the best few at the end."""
    checks: int  # a turn that seems to lose something is compared again, with so many times as many iterations
    chance: int  # for all outcomes of one step of chance together, as far as each gets at least `least`
    least: int  # for each outcome of chance, and for each thing that a secret might have been
    most: int  # where chance has more outcomes than this, so many are drawn by their odds


def depth_of(game: Game, name: str | int) -> Depth:
    """The depth of a name, in a game.

    >>> import meadhall
    >>> depth_of(meadhall.game("hagar"), "jarl").turn
    7200
    >>> depth_of(meadhall.game("hagar"), "jral")
    Traceback (most recent call last):
        ...
    meadhall.core.errors.UnknownName: no depth is called "jral"; did you mean "jarl"?
    """
    if name == QUICK:
        return Depth(QUICK, turn=96, checks=0, chance=48, least=8, most=8)
    text = str(name)
    if text.isdecimal() and int(text) > 0:
        iterations = int(text)
    elif text in LEVELS:
        iterations = 6 * level_of(game, text).iterations
    else:
        raise UnknownName("depth", text, (*LEVELS, QUICK))
    least = 32 if judge_of(game) else 64  # games that are played out at random differ far more than judgements
    # Most steps of a game with dice are throws. Luck is looked at twice, and believed as far as both looks agree.
    return Depth(text, turn=iterations, checks=4, chance=max(1, iterations // 2), least=least, most=24)
