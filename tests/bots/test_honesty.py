"""Bots: nothing they are given leads to what their seat may not know, and what is hidden changes no choice."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
from msgspec import structs

import meadhall
from meadhall.bots.bot import Advice, Bot, Budget, Question
from meadhall.bots.players import derived_seed, find
from meadhall.bots.program import write_question
from meadhall.bots.search import Search
from meadhall.bots.simple import Greedy, Random
from meadhall.core.dice import FairDice
from meadhall.core.match import Match, Step
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import new_rng
from meadhall.core.view import Legal
from meadhall.lab.games import BotTable, ScheduledGame, SimulationDice
from meadhall.terminal import Terminal
from tests.bots.reach import reachable

GAMES = meadhall.game_names()
SECRETIVE = ["mythical_island", "saga", "sagnir"]
"""The games in which seats know different things."""
FORBIDDEN = (Match, Step, Legal, FairDice, SimulationDice)


def middles(name: str, seed: int = 5, count: int = 4) -> Iterator[Match]:
    """Positions of a random game, from early to late, with a choice to make."""
    match, rng, found = meadhall.game(name).start(2, seed=seed), new_rng(seed), 0
    for decision in range(10_000):
        if match.over or found == count:
            return
        if decision >= 12 * (found + 1) and len(match.legal) > 1:
            found += 1
            yield match
        match.wander(1, rng)


def has_secrets(match: Match) -> bool:
    """Whether the seat to move does not know everything."""
    return to_bytes(match.view(match.to_move).state) != to_bytes(match.state)


def secret_of(match: Match) -> bytes:
    """What nobody may know before the end."""
    assert isinstance(match.dice, FairDice)
    return match.dice.secret


def leaks(given: object, match: Match) -> Iterator[str]:
    """The ways from what a bot was given to what its seat may not know, as they are found."""
    assert isinstance(match.dice, FairDice)
    secrets = {"the secret of the dice": match.dice.secret, "the key of the dice": match.dice.key}
    if has_secrets(match):
        secrets["the true state"] = to_bytes(match.state)
    for way, thing in reachable(given):
        data = _bytes_of(thing)
        if isinstance(thing, FORBIDDEN):
            yield f"{way} is a {type(thing).__name__}"
        yield from (f"{way} holds {what}" for what, secret in secrets.items() if secret in data)
        if isinstance(thing, str) and match.dice.secret.hex() in thing:
            yield f"{way} tells the secret of the dice"
        if len(data) == match.game.state.dtype.itemsize and data != _hidden(match, data):
            yield f"{way} is a state that is not hidden"


def _bytes_of(thing: object) -> bytes:
    if isinstance(thing, bytes | bytearray | memoryview):
        return bytes(thing)
    return thing.tobytes() if isinstance(thing, np.ndarray | np.void) and not thing.dtype.hasobject else b""


def _hidden(match: Match, data: bytes) -> bytes:
    """A state as the seat to move may know it."""
    state = match.game.state.from_bytes(data)
    match.game.kernels.hide(state, match.box, match.to_move)
    return to_bytes(state)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_bot_is_given_leads_to_a_secret(name: str) -> None:
    for match in middles(name):
        for seat in range(match.players):  # whatever words and boards may keep, they keep it now
            assert str(match.view(seat))
            assert match.view(seat).svg()
            assert match.log(seat)
        assert list(leaks((Question.of(match, seed=1), Budget(seconds=1)), match)) == []


@pytest.mark.parametrize("name", SECRETIVE)
def test_there_is_something_to_hide(name: str) -> None:
    """Otherwise the other tests would show nothing."""
    assert any(has_secrets(match) for match in middles(name))


@dataclass(frozen=True)
class Leaky(Question):
    """A question that holds more than it should."""

    more: Any = None


class Slotted:
    """Something that keeps another thing where `vars` does not see it."""

    __slots__ = ("_inside",)

    def __init__(self, inside: object) -> None:
        self._inside = inside


def in_a_closure(thing: object) -> Callable[[], object]:
    return lambda: thing


MUTANTS: dict[str, Callable[[Match], object]] = {
    "the match": lambda match: match,
    "its legal actions": lambda match: match.legal,
    "its dice": lambda match: match.dice,
    "a step": lambda match: [{"last": (match.steps[-1],)}],
    "the true state": lambda match: match.state,
    "the true state as bytes": lambda match: Slotted(to_bytes(match.state)),
    "the true state among others": lambda match: np.frombuffer(bytes(50) + to_bytes(match.state), np.uint8)[:10],
    "the true state in a memoryview": lambda match: memoryview(bytearray(to_bytes(match.state)))[:1],
    "an earlier state": lambda match: match.steps[-1].before,
    "the secret": lambda match: Slotted({secret_of(match)}),
    "the secret as text": lambda match: secret_of(match).hex(),
    "a method of the match": lambda match: match.play,
    "a closure over the match": in_a_closure,
    "the match in an object without attributes": Slotted,
    "the match as a default": lambda match: lambda it=match: it,
    "a generator that runs in the match": lambda match: (step for step in match.steps),
}


@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_walk_would_find_a_leak(mutant: str) -> None:
    match = next(match for match in middles("saga") if has_secrets(match))
    question = Question.of(match)
    given = Leaky(question.view, question.legal, question.history, question.seed, MUTANTS[mutant](match))
    assert any(leaks(given, match))


def test_the_walk_would_find_a_view_that_hides_nothing() -> None:
    match = next(match for match in middles("saga") if has_secrets(match))
    question = Question.of(match)
    assert any(leaks(replace(question, view=structs.replace(question.view, state=match.state)), match))


class Spy:
    """Looks at all that it is given."""

    found: list[str]
    seeds: list[int]

    def advise(self, question: Question, budget: Budget) -> Advice:
        if len(question.history) % 60 == 0:
            Spy.found += [way for way, thing in reachable((self, question, budget)) if isinstance(thing, FORBIDDEN)]
        Spy.seeds.append(question.seed)
        return Advice(question.legal[0])


@pytest.mark.parametrize("where", ["arena", "terminal"])
def test_a_bot_at_a_real_table_is_given_no_match_and_no_seed_of_the_dice(where: str) -> None:
    Spy.found, Spy.seeds = [], []
    name, seed = f"{__name__}:Spy", 3
    if where == "arena":
        BotTable(meadhall.game("saga"), 2, seed).play(ScheduledGame(0, seed, (name, name)))
    else:
        match = meadhall.game("saga").start(2, seed=seed)
        assert Terminal(match, [find(name), find(name)], seed=seed, tell=lambda text: None).run()
    assert not Spy.found
    assert len(Spy.seeds) > 20
    assert not {seed, derived_seed(seed, seed)} & set(Spy.seeds)


BOTS: list[Bot] = [Random(), Greedy(2), Search()]


def otherwise(match: Match, seed: int) -> Match:
    """The same match, but for what the seat to move does not know."""
    state = copy(match.view(match.to_move).state)
    match.game.kernels.imagine(state, match.box, match.to_move, new_rng(seed))
    other = Match(match.game, match.players, match.options, None, match.names)
    other.state, other.steps, other.dice = state, match.steps, match.dice
    other._changed()
    return other


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_no_choice(name: str) -> None:
    different = 0
    for match in middles(name, count=2):
        for seed in range(2):
            other = otherwise(match, seed)
            different += to_bytes(other.state) != to_bytes(match.state)
            one, two = Question.of(match, 7), Question.of(other, 7)
            assert write_question(one, Budget(seconds=1), {}) == write_question(two, Budget(seconds=1), {})
            for bot in BOTS:
                assert bot.advise(one, Budget(iterations=30)) == bot.advise(two, Budget(iterations=30))
    assert bool(different) == (name in SECRETIVE)


@dataclass(frozen=True)
class Cheat:
    """A bot that has got hold of a match."""

    match: Match

    def advise(self, question: Question, budget: Budget) -> Advice:
        return Advice(question.legal[sum(to_bytes(self.match.state)) % len(question.legal)])


def test_a_bot_that_looks_would_choose_otherwise() -> None:
    def choice(match: Match) -> int:
        bot: Bot = Cheat(match)
        return bot.advise(Question.of(match), Budget(seconds=1)).action

    pairs = [(match, otherwise(match, seed)) for match in middles("saga", count=1) for seed in range(8)]
    assert any(choice(one) != choice(other) for one, other in pairs)
