"""Bots: a bot is asked a question, which holds all that it may know, and gives advice."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from meadhall.core.game import View
from meadhall.core.match import Match


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one action: iterations of search, or seconds, or whichever is over first.

    >>> Budget(seconds=0.5)
    Budget(iterations=None, seconds=0.5)
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.iterations, self.seconds) if amount is not None]
        if not given or min(given) <= 0:
            raise ValueError("a budget is a number of iterations, of seconds, or of both, above zero")

    def within(self, seconds: float) -> "Budget":
        """A copy of this budget with a shorter limit of time.

        >>> Budget(iterations=3000).within(0.5)
        Budget(iterations=3000, seconds=0.5)
        """
        return Budget(self.iterations, seconds if self.seconds is None else min(self.seconds, seconds))


@dataclass(frozen=True)
class Question:
    """The question for a bot: what will you do? It holds a view, never a state."""

    view: View[Any, Any]  # what the seat knows of the position
    legal: tuple[int, ...]  # the numbers of its legal actions
    history: tuple[tuple[int, int], ...] = ()
    """What has happened: who (a seat or CHANCE), and what, or UNSEEN where the seat could not see it."""
    seed: int = 0  # where the bot's own chance comes from: the same question gets the same answer

    @classmethod
    def of(cls, match: Match, seed: int = 0) -> "Question":
        """The question that a match asks the seat to move."""
        seat = match.to_move
        view = match.view(seat)
        return cls(view, tuple(view.legal), match.history(seat), seed)


@dataclass(frozen=True)
class ConsideredAction:
    """One action that a bot has considered: how well it expects to do with it, from 0 to 1, and how often it tried."""

    action: int
    value: float
    visits: int
    plan: tuple[int, ...] = ()  # the whole turn that it begins, where the bot thinks in turns: the action itself first


@dataclass(frozen=True)
class Advice:
    """The action that a bot would choose, and the actions that it has considered, best first."""

    action: int
    lines: tuple[ConsideredAction, ...] = field(default=())


class Bot(Protocol):
    """A player made of code."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        """Its advice. With a budget of iterations the same question gets the same answer."""
