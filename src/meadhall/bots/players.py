"""Who can sit at a seat: the levels of the hall, the bots by their own names, and bots from elsewhere.

| name | what it is |
|---|---|
| `child`, `thrall`, `karl`, `jarl`, `skald` | the levels, weakest first: search that thinks longer and longer |
| `random`, `greedy` | bots that do not search |
| `search:2000`, `search:0.5s` | search with so many iterations, or seconds, for each action |
| `package.module:Class` | a bot of your own: a class with a method `advise` |
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module

from meadhall.bots.bot import Advice, Bot, Budget, Question
from meadhall.bots.search import Search
from meadhall.bots.simple import Greedy, Random
from meadhall.core.errors import MeadhallError, UnknownName
from meadhall.core.match import Match


class BotError(MeadhallError):
    """A bot from elsewhere that cannot be used; the message says why."""


@dataclass(frozen=True)
class Player:
    """A bot with the budget that it plays with."""

    name: str
    bot: Bot
    budget: Budget

    def advise(self, match: Match, seed: int = 0) -> Advice:
        """What it would do for the seat to move of a match."""
        return self.bot.advise(Question.of(match, seed), self.budget)


LEVELS = {
    "child": Budget(iterations=12),
    "thrall": Budget(iterations=60),
    "karl": Budget(iterations=300),
    "jarl": Budget(iterations=2000),
    "skald": Budget(seconds=0.9),
}
"""The levels of the hall, weakest first: each thinks several times as long as the one before."""


def names() -> Iterable[str]:
    """The names that always exist."""
    return (*LEVELS, "random", "greedy")


def find(name: str) -> Player:
    """The player with a name.

    >>> find("search:500").budget
    Budget(iterations=500, seconds=None)
    >>> find("jral")
    Traceback (most recent call last):
        ...
    meadhall.core.errors.UnknownName: no bot is called "jral"; did you mean "jarl"?
    """
    if name in LEVELS:
        return Player(name, Search(), LEVELS[name])
    if name == "random":
        return Player(name, Random(), Budget(iterations=1))
    if name == "greedy":
        return Player(name, Greedy(), Budget(iterations=1))
    if match := re.fullmatch(r"search:(\d+)", name):
        return Player(name, Search(), Budget(iterations=int(match[1])))
    if match := re.fullmatch(r"search:(\d*\.?\d+)s", name):
        return Player(name, Search(), Budget(seconds=float(match[1])))
    if ":" in name:
        return Player(name, _imported(name), Budget(seconds=1.0))
    raise UnknownName("bot", name, names())


def _imported(name: str) -> Bot:
    module, _, kind = name.partition(":")
    try:
        bot = getattr(import_module(module), kind)()
    except Exception as error:
        raise BotError(f'the bot "{name}" cannot be made: {type(error).__name__}: {error}') from None
    if not callable(getattr(bot, "advise", None)):
        raise BotError(f'the bot "{name}" has no method advise(question, budget)')
    return bot  # type: ignore[no-any-return]
