"""Bots: they play well, the same each time, and know only what their seat may know."""

from copy import deepcopy

import pytest

import meadhall
from meadhall.bots.bot import Advice, Bot, Budget, Question
from meadhall.bots.players import BotError, find
from meadhall.bots.search import Search
from meadhall.bots.simple import Greedy, Random
from meadhall.core.constants import CHANCE, UNSEEN
from meadhall.core.errors import UnknownName
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.core.match import Match
from meadhall.core.record import copy
from tests.core.toy import MEAD

LITTLE = Budget(iterations=40)
BOTS: list[Bot] = [Random(), Greedy(3), Search()]


def dealt() -> Match:
    """A game of Mead: seat 0 has the cup 3, seat 1 the cup 5, and seat 0 is to decide."""
    match = MEAD.start(2, scripted=True)
    for text in ("cup 3", "cup 5"):
        match.play(text)
    return match


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_advice_is_legal_and_the_same_for_the_same_question(bot: Bot) -> None:
    match = meadhall.game("hagar").start(3, seed=1)
    twin = deepcopy(bot)  # search remembers: it is asked the same questions in the same order
    for _ in range(25):
        question = Question.of(match, seed=5)
        advice = bot.advise(question, LITTLE)
        assert advice.action in question.legal
        assert twin.advise(question, LITTLE) == advice
        match.play(advice.action)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_the_choice_does_not_depend_on_what_is_hidden(bot: Bot) -> None:
    match = dealt()
    asked = bot.advise(Question.of(match, seed=2), LITTLE)
    for other in (1, 2, 4, 6):
        match.state.cups[1] = other
        assert bot.advise(Question.of(match, seed=2), LITTLE) == asked


def test_a_question_holds_a_view_and_a_history_without_secrets() -> None:
    question = Question.of(dealt())
    assert question.view.state.cups.tolist() == [3, 0, 0]
    assert question.history == ((CHANCE, MEAD.actions.number("cup 3")), (CHANCE, UNSEEN))


def test_search_changes_nothing_that_it_is_given() -> None:
    question = Question.of(dealt())
    before = copy(question.view.state)
    Search().advise(question, LITTLE)
    assert question.view.state.tobytes() == before.tobytes()


def test_search_knows_when_a_swap_is_worth_it() -> None:
    """A 1 is worth swapping and a 6 is not, whatever the other has."""
    for cup, best in (("cup 1", "swap"), ("cup 6", "keep")):
        match = MEAD.start(2, scripted=True)
        match.play(cup)
        match.play("cup 3")
        advice = Search().advise(Question.of(match), Budget(iterations=2000))
        assert MEAD.actions.text(advice.action) == best


def test_of_iterations_and_seconds_what_is_over_first_counts() -> None:
    for budget, tried in (
        (Budget(iterations=30, seconds=600), 30),
        (Budget(iterations=10**9, seconds=1e-9), 1),  # at least one, however late it is
        (Budget(seconds=1e-9), 1),
    ):
        advice = Search().advise(Question.of(dealt()), budget)
        assert sum(line.visits for line in advice.lines) == tried
    assert len(Greedy().advise(Question.of(dealt()), Budget(iterations=1, seconds=1e-9)).lines) == 1


def test_advice_tells_its_lines_best_first() -> None:
    advice = Search().advise(Question.of(dealt()), Budget(iterations=500))
    assert advice.lines[0].action == advice.action
    assert sum(line.visits for line in advice.lines) == 500
    assert all(0 <= line.value <= 1 for line in advice.lines)


def test_a_budget_of_seconds_is_kept_roughly() -> None:
    advice = Search().advise(Question.of(meadhall.game("hagar").start(seed=1)), Budget(seconds=0.05))
    assert sum(line.visits for line in advice.lines) > 0


@pytest.mark.parametrize("amounts", [{}, {"iterations": 5, "seconds": 0.0}, {"iterations": 0}, {"seconds": -1.0}])
def test_a_budget_is_an_amount_above_zero_or_two(amounts: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a budget is"):
        Budget(**amounts)  # type: ignore[arg-type]


def wins(game: Game, better: Bot, worse: Bot, pairs: int) -> float:
    """The share of games that the better bot wins, in both seats of each."""
    won = 0.0
    for seed in range(pairs):
        for seat in (0, 1):
            match = game.start(2, seed=seed)
            while not match.over:
                bot = better if match.to_move == seat else worse
                match.play(bot.advise(Question.of(match, seed), LITTLE).action)
            outcome = match.outcome
            assert outcome is not None
            won += outcome.places[seat] < outcome.places[1 - seat]
    return won / (2 * pairs)


@pytest.mark.skipif(not JIT, reason="whole games of search take the compiler")
@pytest.mark.parametrize("name", [name for name in meadhall.game_names() if name in ("runir", "saga", "hagar")])
def test_even_a_little_search_beats_chance(name: str) -> None:
    assert wins(meadhall.game(name), Search(), Random(), pairs=6) >= 0.75


class Mine:
    """A bot from elsewhere."""

    def advise(self, question: Question, budget: Budget) -> Advice:
        return Advice(question.legal[-1])


def test_players_are_found_by_name() -> None:
    assert isinstance(find("random").bot, Random)
    assert find("jarl").budget_for(meadhall.game("hagar")).iterations is not None
    assert find("search:0.25s").budget == Budget(seconds=0.25)
    twice = find("search:4000x2")
    assert isinstance(twice.bot, Search)
    assert (twice.bot.threads, twice.budget) == (2, Budget(iterations=4000))
    own = find("tests.bots.test_bots:Mine")
    match = dealt()
    assert own.advise(match).action == match.legal[-1].number


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nowhere.at.all:Bot", "No module named 'nowhere'"),
        ("tests.bots.test_bots:Nobody", "has no attribute 'Nobody'"),
        ("builtins:dict", "has no method advise"),
    ],
)
def test_a_bot_that_cannot_be_made_says_why(name: str, message: str) -> None:
    with pytest.raises(BotError, match=message):
        find(name)


def test_an_unknown_bot_suggests_one() -> None:
    with pytest.raises(UnknownName, match='did you mean "greedy"'):
        find("greddy")
