"""Players: the levels of the hall, the bots by their own names, and bots from elsewhere.

| name | what it is |
|---|---|
| `child`, `thrall`, `karl`, `jarl`, `skald` | the levels, weakest first: they find more plans and compare them longer |
| `random`, `greedy` | bots that do not search |
| `search:2000`, `search:0.5s` | search with so many iterations, or seconds, for each plan of a turn |
| `search:2000x2`, `search:0.5sx2` | the same on two threads: the iterations are shared out among them |
| `search:2000@my-judge.npz` | the same with a judge of your own: see `meadhall train` |
| `steps:2000`, `steps:0.5s` | search that decides action by action, without plans |
| `playouts:2000`, `playouts:0.5s` | search without a judge, which plays on at random instead |
| `rehearse:20000` | a bot that bluffs: it has played so many games against itself; see `rehearsal` |
| `package.module:Class` | a bot of your own: a class with a method `advise` |
| `program:COMMAND` | a bot of your own: any program; see `program` |
"""

import hashlib
import re
import traceback
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Self

from meadhall.bots.bot import Advice, Bot, Budget, Question
from meadhall.bots.judge import JudgeError
from meadhall.bots.levels import LEVELS, SEARCH, level_of, named_bot, parameters_by_name
from meadhall.bots.program import Program
from meadhall.bots.rehearsal import Rehearse
from meadhall.bots.search import Search
from meadhall.bots.simple import Greedy, Random
from meadhall.core.errors import MeadhallError, UnknownName
from meadhall.core.game import Game
from meadhall.core.match import Match

_REHEARSE = re.compile(r"rehearse:([1-9]\d*)")


class BotError(MeadhallError):
    """A bot from elsewhere that cannot be used; the message says why."""


@dataclass(frozen=True)
class Player:
    """A bot with the budget that it plays with. In a `with` statement it leaves the table at the end."""

    name: str
    bot: Bot
    budget: Budget | None
    """None for a level, which thinks as long as suits the game, and for a bot of one's own: a second."""
    _stand_ins: "dict[str, Player]" = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def title(self) -> str:
        """The name of a seat on which it sits.

        >>> find("karl").title, find("playouts:70").title, find("program:sh ./mybot.sh").title
        ('Karl', 'Playouts:70', 'Sh')
        """
        if isinstance(self.bot, Program):
            return Path(self.bot.words[0]).stem.capitalize()
        _, _, kind = self.name.partition(":")
        return kind if kind and not self._counts else self.name.capitalize()

    @property
    def _counts(self) -> bool:
        """Whether its name is a kind of bot and a number."""
        return SEARCH.fullmatch(self.name) is not None or _REHEARSE.fullmatch(self.name) is not None

    def advise(self, match: Match, seed: int = 0) -> Advice:
        """Its advice for the seat to move of a match."""
        self.join(match)
        return self.answer(Question.of(match, seed))

    def answer(self, question: Question, within: float | None = None) -> Advice:
        """Its answer to a question, if told so in a hurry, within so many seconds.

        It is surely a legal one: a BotError names a bot that fails or breaks the rules.
        """
        if (other := self._stand_in(question.view.game)) is not None:
            return other.answer(question, within)
        try:
            budget = self.budget_for(question.view.game)
            if within is not None and isinstance(self.bot, Search):
                advice = self.bot.advise(question, budget.within(within), hurried=True)
            else:
                advice = self.bot.advise(question, budget if within is None else budget.within(within))
            legal = advice.action in question.legal
        except JudgeError:
            raise  # says what is wrong by itself
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}, line {place.lineno}"
            raise BotError(f'the bot "{self.name}" failed: {type(error).__name__}: {error} ({where})') from error
        if not legal:
            raise BotError(f'the bot "{self.name}" chose {advice.action!r}, which is not among its legal actions')
        return advice

    def _stand_in(self, game: Game) -> "Player | None":
        """The bot of this level, where the game names other bots for its levels."""
        name = named_bot(game, self.name)
        if name == self.name:
            return None
        if name not in self._stand_ins:
            self._stand_ins[name] = find(name)
        return self._stand_ins[name]

    def budget_for(self, game: Game) -> Budget:
        """How much it thinks about an action of this game."""
        if self.budget is not None:
            return self.budget
        return Budget(iterations=level_of(game, self.name).iterations) if self.name in LEVELS else Budget(seconds=1.0)

    def join(self, match: Match) -> None:
        """Take a seat: a program is told the options by their names, and nothing else of the match."""
        if (other := self._stand_in(match.game)) is not None:
            other.join(match)
        if isinstance(self.bot, Program):
            self.bot.options = dict(match.options)

    def close(self) -> None:
        """Let a bot go that holds on to something; the others do not mind."""
        for other in self._stand_ins.values():
            other.close()
        if close := getattr(self.bot, "close", None):
            close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


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
        return Player(name, Search(lambda game: level_of(game, name).parameters), None)
    if name == "random":
        return Player(name, Random(), Budget(iterations=1))
    if name == "greedy":
        return Player(name, Greedy(), Budget(iterations=1))
    if match := SEARCH.fullmatch(name):
        kind, iterations, seconds, threads, judge = match.groups()
        budget = Budget(iterations=int(iterations)) if iterations else Budget(seconds=float(seconds))
        search = Search(lambda game: parameters_by_name(game, kind, judge), threads=int(threads or 1))
        return Player(name, search, budget)
    if match := _REHEARSE.fullmatch(name):
        return Player(name, Rehearse(), Budget(iterations=int(match[1])))
    if name.startswith("program:"):
        return Player(name, Program(name.removeprefix("program:").strip()), None)
    if ":" in name:
        return Player(name, _imported(name), None)
    raise UnknownName("bot", name, names())


def split_names(names: str) -> list[str]:
    """The names in a list with commas; a comma between quotes belongs to a name.

    >>> split_names("me, karl, program:./mybot 'a,b'")
    ['me', 'karl', "program:./mybot 'a,b'"]
    """
    return [name.strip() for name in re.findall(r"""(?:^|,)((?:"[^"]*"|'[^']*'|[^,])*)""", names)]


def derived_seed(*numbers: int) -> int:
    """A seed made from others, from which they cannot be read off: a bot's own chance must not tell the dice.

    >>> derived_seed(1, 2) != derived_seed(1, 3)
    True
    """
    digest = hashlib.sha256(f"meadhall {numbers}".encode()).digest()
    return int.from_bytes(digest[:8], "little") >> 1


def _imported(name: str) -> Bot:
    module, _, kind = name.partition(":")
    try:
        bot = getattr(import_module(module), kind)()
    except Exception as error:
        raise BotError(f'the bot "{name}" cannot be made: {type(error).__name__}: {error}') from None
    if not callable(getattr(bot, "advise", None)):
        raise BotError(f'the bot "{name}" has no method advise(question, budget)')
    return bot  # type: ignore[no-any-return]
