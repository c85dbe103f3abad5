"""Hints for people: from what the seat knows, and in words."""

import pytest

import meadhall
from meadhall.bots.bot import Budget
from meadhall.bots.hint import HintError, hint
from meadhall.core.errors import OptionError
from meadhall.core.match import Match
from meadhall.terminal import Terminal
from tests.core.toy import MEAD

BUDGET = Budget(iterations=600)


def dealt(*cups: str) -> Match:
    match = MEAD.start(2, scripted=True, names=["Astrid", "Bjarni"])
    for cup in cups:
        match.play(f"cup {cup}")
    return match


def test_the_best_action_comes_first_with_words_and_numbers() -> None:
    best, other = hint(dealt("1", "3"), 0, BUDGET)
    assert (best.action.text, other.action.text) == ("swap", "keep")
    assert best.visits + other.visits == 600
    assert best.value is not None
    assert other.value is not None
    assert best.value > other.value
    assert best.words == MEAD.words.action(dealt("1", "3").view(0), best.action.number)
    assert str(best) == f"{best.words}: {best.expected} (tried {best.visits} times)"


def test_only_the_best_few_are_told() -> None:
    match = meadhall.game("hagar").start(2, seed=1)
    assert len(match.legal) == 4
    assert len(hint(match, match.to_move, Budget(iterations=50))) == 3
    assert len(hint(match, match.to_move, Budget(iterations=50), most=2)) == 2


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    first, *others = (hint(dealt("3", cup), 0, BUDGET) for cup in "12456")
    assert all(other == first for other in others)


def test_where_there_is_no_choice_it_says_so() -> None:
    match = meadhall.game("sagnir").start(2, seed=1)
    while len(match.legal) > 1:
        match.play(match.legal[0])
    (only,) = hint(match, match.to_move, BUDGET)
    assert only.action == match.legal[0]
    assert (only.expected, only.value, only.visits) == ("there is no choice", None, 0)


def test_a_hint_is_for_the_seat_to_move() -> None:
    match = dealt("1", "3")
    with pytest.raises(HintError, match="Astrid is to decide, not Bjarni"):
        hint(match, 1, BUDGET)
    with pytest.raises(OptionError, match="there is no seat 5"):
        hint(match, 5, BUDGET)
    with pytest.raises(HintError, match="chance is to decide"):
        hint(dealt("1"), 0, BUDGET)
    for text in ("keep", "keep", "hide left", "hide left"):
        match.play(text)
    with pytest.raises(HintError, match="the game is over"):
        hint(match, 0, BUDGET)


def test_the_package_offers_hints() -> None:
    assert meadhall.hint(dealt("1", "3"), 0, BUDGET) == hint(dealt("1", "3"), 0, BUDGET)


def test_the_terminal_gives_a_hint() -> None:
    match, lines, told = dealt("1", "3"), iter(["hint", "quit"]), list[str]()
    Terminal(match, [None, None], seed=1, ask=lambda prompt: next(lines), tell=told.append, hints=BUDGET).run()
    best = hint(match, 0, BUDGET)[0]
    assert f"  {best}  [swap]" in told
