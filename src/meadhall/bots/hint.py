"""Hints for people: the best few actions of a seat, with what may be expected of them in words.

A hint knows what the seat knows and no more: it is a search on the seat's view.
"""

from dataclasses import dataclass

from meadhall.bots.bot import Advice, Budget, Question
from meadhall.bots.search import Search
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Action
from meadhall.core.match import Match

SOME = Budget(seconds=0.5)
"""How long a hint is thought about if nobody says otherwise."""


class HintError(MeadhallError):
    """There is nothing to advise this seat now."""


@dataclass(frozen=True)
class Hint:
    """One action that is worth considering."""

    action: Action
    words: str
    """What it does."""
    expected: str
    """How that is likely to end, in words."""
    value: float | None
    """The same as a number from 0, surely lost, to 1, surely won; None where there is no choice."""
    visits: int
    """How often it was tried in thought: of an action that was tried seldom, little is known."""
    reason: str = ""
    """What sets it apart from the others, in words; nothing where nothing does. `expected` tells it too."""

    def __str__(self) -> str:
        tried = f" (tried {self.visits:,} times)" if self.visits else ""
        return f"{self.words}: {self.expected}{tried}"


def hint(match: Match, seat: int, budget: Budget = SOME, *, most: int = 3, seed: int = 0) -> list[Hint]:
    """The best few actions of the seat to move, best first.

    >>> import meadhall
    >>> match = meadhall.game("hagar").start(players=2, seed=7)
    >>> best = hint(match, match.to_move, Budget(iterations=100))[0]
    >>> best.action in match.legal, 0 < best.visits <= 100
    (True, True)
    >>> hint(match, 1 - match.to_move)
    Traceback (most recent call last):
        ...
    meadhall.bots.hint.HintError: Seat 2 is to decide, not Seat 1
    """
    match.view(seat)  # tells about a seat that does not exist
    if match.over:
        raise HintError("the game is over")
    if match.to_move < 0:
        raise HintError("chance is to decide")
    if match.to_move != seat:
        raise HintError(f"{match.names[match.to_move]} is to decide, not {match.names[seat]}")
    question = Question.of(match, seed)
    return hints_from(question, Search(explain=most).advise(question, budget), most)


def hints_from(question: Question, advice: Advice, most: int = 3) -> list[Hint]:
    """Advice about a question as hints for people: the best few actions, best first."""
    view, game = question.view, question.view.game

    def told(number: int, expectation: str, value: float | None, visits: int, reason: str = "") -> Hint:
        action, words = Action(number, game.actions.text(number)), game.words.action(view, number)
        expectation = f"{expectation}; {reason}" if reason else expectation
        return Hint(action, words, expectation, value, visits, reason)

    if not advice.lines:
        return [told(advice.action, "there is no choice", None, 0)]
    return [
        told(line.action, expected(line.value), line.value, line.visits, line.reason) for line in advice.lines[:most]
    ]


def expected(value: float) -> str:
    """What a value from 0 to 1 means, in words.

    >>> expected(0.68), expected(0.999)
    ('wins about 68 games in 100', 'wins nearly always')
    """
    games = round(100 * value)
    if games < 3 or games > 97:
        return "wins nearly always" if games > 50 else "hardly ever wins"
    return f"wins about {games} games in 100"
