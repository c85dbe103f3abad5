"""Hints for people: from what the seat knows, and in words."""

import pytest

import meadhall
from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.bots.hint import Hinter, HintError, hint
from meadhall.bots.search import Search
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


def first_turn(game: str) -> Match:
    """A match at the beginning of a turn of several decisions."""
    match = meadhall.game(game).start(2, seed=3, names=["Astrid", "Bjarni"])
    while match.legal[0].text.split()[0] in ("choose", "pawn"):
        match.play(match.legal[0])
    return match


def test_the_best_comes_first_with_words_and_a_number() -> None:
    best, other = hint(dealt("3", "1"), 0, BUDGET)
    assert {step.action.text for each in (best, other) for step in each.steps} == {"swap", "keep"}
    assert best.value is not None
    assert other.value is not None
    assert best.value >= other.value
    (best,) = hint(dealt("1", "3"), 0, BUDGET)
    assert best.value is not None
    assert [step.action.text for step in best.steps] == ["swap"], "to keep the smallest cup is hardly tried"
    assert best.steps[0].words == MEAD.words.action(dealt("1", "3").view(0), best.steps[0].action.number)
    assert str(best).startswith(f"{best.words} About {round(100 * best.value)} of 100.")


def test_a_hint_is_a_whole_turn() -> None:
    match = first_turn("sagnir")
    best = hint(match, match.to_move, BUDGET)[0]
    assert len(best.steps) > 1
    before, mover = match.view(match.to_move), match.to_move
    points = match.game.words.standing(before)[mover]
    for step in best.steps:
        assert step.action in match.legal
        view = match.view(mover)
        assert step.words == match.game.words.action(view, step.action.number)
        assert step.touches == match.game.board.touches(view, step.action.number)
        match.play(step.action)
    assert match.to_move != mover
    assert (match.game.words.standing(match.view(mover))[mover] != points) == any(step.brings for step in best.steps)


def test_steps_of_one_kind_share_their_words_and_the_end_of_the_turn_goes_without_saying() -> None:
    match = first_turn("sagnir")
    hints = hint(match, match.to_move, Budget(iterations=2000))
    assert all("end the turn" not in each.words.lower() for each in hints if len(each.steps) > 1)
    assert all(each.steps[-1].action.text in ("end turn", "finish") for each in hints)


def test_who_obeys_a_hint_gets_the_rest_of_it_with_the_same_number() -> None:
    match, hinter = first_turn("sagnir"), Hinter()
    mover, begun, given = match.to_move, len(match.steps), hinter.hints(Question.of(match, 5), BUDGET)
    for obeyed in given:
        for done, step in enumerate(obeyed.steps):
            rest = hinter.kept(Question.of(match, done))
            assert obeyed.steps[done:] in [each.steps for each in rest]
            assert {each.value for each in rest} <= {each.value for each in given}
            match.play(step.action)
        assert match.to_move != mover
        while len(match.steps) > begun:
            match.undo(consent=True)
    assert hinter.hints(Question.of(match, 9), BUDGET) == given, "the same position gets the same answer"
    other = next(action for action in match.legal if action not in [each.steps[0].action for each in given])
    match.play(other)
    assert hinter.kept(Question.of(match)) == []


def test_plans_that_were_barely_tried_or_are_nearly_the_same_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = first_turn("sagnir")
    question = Question.of(match, 1)
    real = Search().advise(question, BUDGET)
    best, longest = real.lines[0], max(real.lines, key=lambda line: len(line.plan))
    detour = ConsideredAction(longest.action, best.value - 0.01, 100, longest.plan)
    twin = ConsideredAction(longest.action, best.value - 0.02, 100, longest.plan[:-1])
    barely = ConsideredAction(best.action, best.value + 0.1, 1, best.plan[::-1])
    monkeypatch.setattr(Search, "advise", lambda *_, **__: Advice(detour.action, (detour, twin, barely)))
    (only,) = Hinter().hints(question, BUDGET)
    assert tuple(step.action.number for step in only.steps) == longest.plan


def test_only_the_best_few_are_told() -> None:
    match = meadhall.game("hagar").start(2, seed=1)
    assert len(match.legal) == 4
    assert 1 <= len(hint(match, match.to_move, Budget(iterations=400))) <= 3
    assert len(hint(match, match.to_move, Budget(iterations=400), most=1)) == 1


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    first, *others = (hint(dealt("3", cup), 0, BUDGET) for cup in "12456")
    assert all(other == first for other in others)


def test_where_there_is_no_choice_it_says_so() -> None:
    match = meadhall.game("sagnir").start(2, seed=1)
    while len(match.legal) > 1:
        match.play(match.legal[0])
    (only,) = hint(match, match.to_move, BUDGET)
    assert [step.action for step in only.steps] == [match.legal[0]]
    assert (only.expected, only.value) == ("There is no choice.", None)


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
