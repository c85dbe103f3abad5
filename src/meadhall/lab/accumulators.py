"""Accumulators: counters that anybody can write for games. The engine knows nothing of them.

An accumulator sees every game of a run from its beginning to its end. Write what interests you, and nothing else:

>>> from collections import Counter
>>> class Rerolls(Accumulator):
...     "How often which dice are thrown again."
...     def __init__(self):
...         self.rerolls = Counter()
...     def step(self, match, who, action):
...         if action.text.startswith("reroll"):
...             self.rerolls[action.text] += 1
>>> import meadhall
>>> from meadhall.lab.simulate import simulate
>>> found = simulate(meadhall.game("hagar"), ["random"] * 2, games=3, seed=1, counts=[Rerolls], jobs=1)
>>> sorted(found.counts["Rerolls"]["rerolls"])
['reroll black', 'reroll both', 'reroll red']

Numbers, lists, sets and dictionaries add up by themselves, and so do `Min`, `Max`, `Mean`, `Share` and `Histogram` of
`meadhall.lab.measures`, which can be imported from here. On the command line the same class is
`--count mymodule:Rerolls`. A run is split into blocks of games that may be played anywhere: each block gets a fresh
accumulator, and they are merged in the order of the games.
"""

import inspect
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from math import isfinite
from pathlib import Path
from typing import Any, Self, TypeVar

import numpy as np

from meadhall.core.common import count_turn
from meadhall.core.constants import NOBODY
from meadhall.core.dice import Dice
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Action, Game
from meadhall.core.match import Match, Step
from meadhall.core.options import Value
from meadhall.lab.measures import Histogram, Max, Mean, Measure, Min, Share

__all__ = [
    "Accumulator", "CountError", "Histogram", "Max", "Mean", "Measure", "Min", "Share", "Turns", "WatchedMatch",
    "as_json", "asked", "find_count", "new_count",
]  # fmt: skip

T = TypeVar("T")


class CountError(MeadhallError):
    """An accumulator that cannot be used; the message says why."""


class Accumulator:
    """Base of accumulators: write only the methods that count something.

    Attributes hold what is counted: numbers, lists, sets, measures, and dictionaries of these. They are added up block
    by block, so they have to start with nothing.
    """

    def before(self, match: Match) -> None:
        """A game begins; nothing has happened yet."""

    def step(self, match: Match, who: int, action: Action) -> None:
        """A seat, or chance (`who` is CHANCE), is about to do something; the match still stands before it."""

    def after(self, match: Match) -> None:
        """A game is over."""

    def merge(self, other: Self) -> None:
        """Add what another accumulator of the same kind has counted in later games."""
        for name, theirs in vars(other).items():
            if problem := _start(getattr(type(self), name, None)):
                raise CountError(f"{type(self).__name__}.{name} {problem}")
            setattr(self, name, _added(f"{type(self).__name__}.{name}", getattr(self, name, None), theirs))

    def result(self) -> Any:
        """The result: all attributes, unless you write another method."""
        return {name: value for name, value in vars(self).items() if not name.startswith("_")}


class Turns(Accumulator):
    """How many turns a game has, and each seat, as the game tells whose turn it is (the kernel `whose_turn`)."""

    def __init__(self) -> None:
        self.in_all = Mean()
        self.of_seat: dict[int, Mean] = {}
        self.fewest, self.most = Min(), Max()

    def before(self, match: Match) -> None:
        """Nobody has had a turn."""
        self._turns, self._owner = np.zeros(match.players, np.int32), NOBODY

    def step(self, match: Match, who: int, action: Action) -> None:
        """See whether a turn begins."""
        self._owner = count_turn(match.game.kernels.whose_turn(match.state, match.box), self._owner, self._turns)

    def after(self, match: Match) -> None:
        """Add the game."""
        for measure in (self.in_all, self.fewest, self.most):
            measure.add(int(self._turns.sum()))
        for seat, turns in enumerate(self._turns.tolist()):
            self.of_seat.setdefault(seat + 1, Mean()).add(turns)
        del self._turns, self._owner  # what is left is added up


def _start(value: Any) -> str:
    """The mistake in a value to start from, in words; empty if blocks of games that start from it add up.

    >>> _start(0), _start({"red": 0, "black": Mean()}), _start([])
    ('', '', '')
    >>> _start(99).partition(":")[0], _start(False).partition(",")[0]
    ('starts at 99', 'is true or false')
    """
    advice = "use Min(), Max(), Mean(), Share() or Histogram(), or write a method merge(self, other)"
    if isinstance(value, bool | np.bool_):
        return f"is true or false, and blocks of games are added up; {advice}"
    wrong = False
    match value:
        case int() | float() | np.number() | np.ndarray():
            wrong = bool(np.any(value != 0))
        case dict():
            return next(filter(None, map(_start, value.values())), "")
        case str() | list() | tuple() | set() | frozenset():
            wrong = len(value) > 0
    if not wrong:
        return ""
    return f"starts at {value!r}: blocks of games are added up, so that it would count once for each block; {advice}"


def new_count(kind: type[Accumulator]) -> Accumulator:
    """A fresh accumulator; a CountError tells what would be added up wrongly."""
    count = asked(kind, "__init__", kind)
    if kind.merge is Accumulator.merge:
        for name, value in vars(count).items():
            if problem := _start(value):
                raise CountError(f"{kind.__name__}.{name} {problem}")
    return count


def asked(kind: type[Accumulator], what: str, method: Callable[..., T], *arguments: Any) -> T:
    """The answer of an accumulator's method; an error in it is told in one sentence, with its line."""
    try:
        return method(*arguments)
    except CountError:
        raise
    except Exception as error:
        file = inspect.getsourcefile(kind) if kind.__module__ != "__main__" else None
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if file is not None and frame.filename == file] or frames[-1:]
        said = f"{type(error).__name__}: {error}".removesuffix(": ") + _place(own)
        raise CountError(f"the accumulator {kind.__name__} failed in {what}: {said}") from error


def _place(frames: Sequence[traceback.FrameSummary]) -> str:
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def _added(name: str, ours: Any, theirs: Any) -> Any:
    """Two values as one.

    >>> _added("", {"a": 1, "b": [1]}, {"a": 2, "b": [3], "c": 5})
    {'a': 3, 'b': [1, 3], 'c': 5}
    """
    if ours is None or theirs is None:
        return theirs if ours is None else ours
    if isinstance(ours, dict) and isinstance(theirs, dict):
        added = {key: _added(name, ours.get(key), theirs.get(key)) for key in [*ours, *(set(theirs) - set(ours))]}
        both = type(ours)()  # a Counter stays one
        both.update({key: added[key] for key in dict.fromkeys([*ours, *theirs])})
        return both
    if isinstance(ours, set | frozenset):
        return ours | theirs
    try:
        return ours + theirs
    except TypeError:
        raise CountError(
            f"{name} is a {type(ours).__name__}, which does not add up by itself; write a method merge(self, other)"
        ) from None


def as_json(value: Any) -> Any:
    """A count as values that JSON knows: a key of several parts is joined, a set becomes a sorted list.

    Two keys that would be the same text are told apart by their kinds; a number that is not finite becomes null.

    >>> from collections import Counter
    >>> as_json(Counter({("land", "east"): 2})), as_json({1: {"b", "a"}, "mean": np.float64(0.5)})
    ({'land, east': 2}, {'1': ['a', 'b'], 'mean': 0.5})
    >>> as_json({1: 0.5, "1": float("inf"), None: {("a", None), ("a", 1)}})
    {'1': 0.5, '1 (str)': None, 'None': [['a', 1], ['a', None]]}
    """
    match value:
        case Measure():
            return as_json(value.result())
        case np.ndarray() | np.generic():
            return as_json(value.tolist())
        case Mapping():
            found: dict[str, Any] = {}
            for key, each in value.items():
                name = _key(key)
                found[name if name not in found else f"{name} ({type(key).__name__})"] = as_json(each)
            return found
        case set() | frozenset():
            try:
                return as_json(sorted(value, key=lambda each: (type(each).__name__, each)))
            except TypeError:  # parts that cannot be compared
                return as_json(sorted(value, key=repr))
        case list() | tuple():
            return [as_json(each) for each in value]
        case float() if not isfinite(value):
            return None
        case None | str() | bool() | int() | float():
            return value
    return str(value)


def _key(key: Any) -> str:
    return ", ".join(map(str, key)) if isinstance(key, tuple) else str(key)


def find_count(name: str) -> type[Accumulator]:
    """The accumulator with a name like `package.module:Class`.

    >>> find_count("mymodule")
    Traceback (most recent call last):
        ...
    meadhall.lab.accumulators.CountError: "mymodule" is no accumulator; write it as module:Class
    """
    module, colon, kind = name.partition(":")
    if not colon or not module or not kind:
        raise CountError(f'"{name}" is no accumulator; write it as module:Class')
    try:
        found = getattr(import_module(module), kind)
    except Exception as error:
        own = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).stem == module]
        said = f"{type(error).__name__}: {error}{_place(own)}"
        raise CountError(f'the accumulator "{name}" cannot be found: {said}') from None
    if not (isinstance(found, type) and issubclass(found, Accumulator)):
        raise CountError(f'"{name}" is no class made from meadhall.lab.accumulators.Accumulator')
    return found


class WatchedMatch(Match):
    """A match that tells accumulators about every step, those of chance included, before it is taken."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Value], dice: Dice, watchers: Sequence[Accumulator]
    ) -> None:
        self._watchers: Sequence[Accumulator] = ()
        super().__init__(game, players, options, dice=None)  # so that no die falls before it is told
        self._watchers = watchers
        self.dice = dice
        for watcher in watchers:
            asked(type(watcher), "before", watcher.before, self)

    def again(self, actions: Iterable[int]) -> None:
        """Take the steps of a whole game that was played before, so that it is watched now."""
        for number in actions:
            self.step(number)
        self.finish()

    def finish(self) -> None:
        """Tell that the game is over."""
        for watcher in self._watchers:
            asked(type(watcher), "after", watcher.after, self)

    def follow(self, steps: Sequence[Step]) -> None:
        """Take steps one by one, and tell about each first."""
        for step in steps:
            for watcher in self._watchers:
                asked(type(watcher), "step", watcher.step, self, step.who, self.action(step.number))
            super().follow([step])
