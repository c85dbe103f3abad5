"""Everything of a game that players, words, boards and bots are given: views of its states, actions, and outcomes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Generic, Literal, TypeVar, overload

from msgspec import Struct

from meadhall.core.actions import Actions
from meadhall.core.constants import DREW, SPECTATOR, WON
from meadhall.core.phrases import COMMON, Filling, Phrases
from meadhall.core.record import Box, Record
from meadhall.core.scene import Scene, Shape

if TYPE_CHECKING:
    from meadhall.core.game import Game

S = TypeVar("S", bound=Record)
B = TypeVar("B", bound=Box)


@dataclass(frozen=True)
class Action:
    """A legal action or an outcome of chance: its number and its canonical text.

    >>> action = Action(3, "reroll both")
    >>> int(action), str(action)
    (3, 'reroll both')
    """

    number: int
    text: str = field(compare=False)

    def __int__(self) -> int:
        return self.number

    __index__ = __int__

    def __str__(self) -> str:
        return self.text


class Legal(Sequence[Action]):
    """The legal actions of the seat to move: iterate, count, index, ask `in`. Texts are made when you look at them."""

    def __init__(self, numbers: list[int], actions: Actions) -> None:
        self.numbers, self._actions = numbers, actions

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        return Action(self.numbers[index], self._actions.text(self.numbers[index]))

    def __contains__(self, item: object) -> bool:
        if isinstance(item, str):
            return any(item == action.text for action in self)
        return isinstance(item, int | Action) and int(item) in self.numbers

    def __repr__(self) -> str:
        return f"<Legal: {', '.join(action.text for action in self) or 'none'}>"


@dataclass(frozen=True)
class Outcome:
    """How a game ended, seat by seat."""

    results: tuple[int, ...]
    """WON, DREW or LOST."""
    places: tuple[int, ...]
    """Final places from 1; ties share a place."""
    points: tuple[int, ...] | None = None
    """None in a game that has none."""
    awards: tuple[str, ...] = ()
    """What was won beside the points, in words."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: several where they share it, none in a draw and where everybody lost."""
        return tuple(seat for seat, result in enumerate(self.results) if result == WON)

    @property
    def draw(self) -> bool:
        """Whether the game ended in a draw."""
        return all(result == DREW for result in self.results)

    def verdict(self, seat: int) -> str:
        """The deed of a seat, as it stands after its name.

        >>> Outcome(results=(2, 0), places=(1, 2)).verdict(0), Outcome(results=(2, 0, 0), places=(1, 2, 3)).verdict(2)
        ('wins', 'takes place 3')
        """
        return COMMON.say(f"verdict-{self.came_out(seat)}", place=self.places[seat])

    def came_out(self, seat: int) -> Literal["won", "drew", "place", "lost"]:
        """How it ended for a seat; `place` where there were more places than the first and the last."""
        if self.results[seat] in (WON, DREW):
            return "won" if self.results[seat] == WON else "drew"
        return "place" if len(set(self.places) | {1}) > 2 else "lost"


class View(Struct, Generic[S, B], frozen=True, eq=False, dict=True):
    """All that one seat, or a spectator, knows: a state without the rest. Bots, words and boards get this."""

    game: "Game"
    box: B
    state: S
    seat: int
    """Who looks: a seat, or SPECTATOR."""
    names: tuple[str, ...]
    """What the seats are called."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.names)

    @cached_property
    def to_move(self) -> int:
        """The seat to decide, or CHANCE, or OVER."""
        return int(self.game.kernels.to_move(self.state, self.box))

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal actions, if it is this viewer's turn; empty otherwise."""
        return self.game.legal(self.state, self.box) if self.to_move == self.seat else []

    @property
    def asked(self) -> str:
        """The question now, and its addressee: for a text that stands alone."""
        prompt, asks = self.game.words.prompt(self), self.to_move >= 0 and self.seat in (self.to_move, SPECTATOR)
        return f"{self.names[self.to_move]}: {prompt}" if asks else prompt

    @property
    def phrases(self) -> Phrases:
        """The game's phrases."""
        return self.game.phrases

    def say(self, key: str, /, **values: Filling) -> str:
        """A phrase with its slots filled: `core/phrases.py` tells how they are written."""
        return self.game.phrases.say(key, **values)

    def call(self, text: str) -> str:
        """A name that stands in the content, as the language that is spoken now calls it."""
        return self.game.phrases.call(text)

    def join(self, words: Iterable[str], last: str = "and") -> str:
        """A list as people write it, with "and" or "or" before its last entry, or with neither."""
        return self.game.phrases.join(words, last)

    def __str__(self) -> str:
        return self.game.words.describe(self)

    def scene(self, shape: Shape = "wide") -> Scene:
        """The view as pieces in places."""
        return self.game.board.scene(self, shape)

    def svg(self, shape: Shape = "wide") -> str:
        """The view as a picture."""
        return self.scene(shape).svg(self.game.sheet(self.box).looks, self.game.title)

    def _repr_svg_(self) -> str:
        return self.svg()
