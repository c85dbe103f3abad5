"""Accumulators: what is counted about games, by whoever wants to know it. The engine knows nothing of them.

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

On the command line the same class is `--count mymodule:Rerolls`. A run is split into blocks of games that may be played
anywhere: each block gets a fresh accumulator, and they are merged in the order of the games.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Self

import numpy as np

from meadhall.core.dice import Dice
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Action, Game
from meadhall.core.match import Match
from meadhall.core.options import Value


class CountError(MeadhallError):
    """An accumulator that cannot be used; the message says why."""


class Accumulator:
    """Base of accumulators: none of its methods need be written but those that count something.

    Keep what is counted in attributes: numbers, lists, sets, and dictionaries of these merge by themselves.
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
            setattr(self, name, _added(f"{type(self).__name__}.{name}", getattr(self, name, None), theirs))

    def result(self) -> Any:
        """What was found: all attributes, unless you say otherwise."""
        return {name: value for name, value in vars(self).items() if not name.startswith("_")}


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
    """What was counted as values that JSON knows: a key of several parts is joined, a set becomes a sorted list.

    >>> from collections import Counter
    >>> as_json(Counter({("land", "east"): 2})), as_json({1: {"b", "a"}, "mean": np.float64(0.5)})
    ({'land, east': 2}, {'1': ['a', 'b'], 'mean': 0.5})
    """
    match value:
        case np.ndarray() | np.generic():
            return as_json(value.tolist())
        case Mapping():
            return {_key(key): as_json(each) for key, each in value.items()}
        case set() | frozenset():
            return as_json(sorted(value, key=lambda each: (type(each).__name__, each)))
        case list() | tuple():
            return [as_json(each) for each in value]
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
        raise CountError(f'the accumulator "{name}" cannot be found: {type(error).__name__}: {error}') from None
    if not (isinstance(found, type) and issubclass(found, Accumulator)):
        raise CountError(f'"{name}" is no class made from meadhall.lab.accumulators.Accumulator')
    return found


def name_of(kind: type[Accumulator]) -> str:
    """How an accumulator is called in results: by its class."""
    return kind.__name__


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
            watcher.before(self)

    def again(self, actions: Iterable[int]) -> None:
        """Take the steps of a whole game that was played before, so that it is watched now."""
        for number in actions:
            self.step(number)
        self.finish()

    def finish(self) -> None:
        """Tell that the game is over."""
        for watcher in self._watchers:
            watcher.after(self)

    def step(self, number: int) -> None:
        """Take one step, and tell about it first."""
        who, action = self.to_move, self.action(number)
        for watcher in self._watchers:
            watcher.step(self, who, action)
        super().step(number)
