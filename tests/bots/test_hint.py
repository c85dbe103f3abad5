"""Hints for people: from what the seat knows, and in words."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.bots.calibration import Calibration, decider_told
from meadhall.bots.hint import Hinter, HintError, _better, _hint, _reason, hint
from meadhall.bots.search import Search
from meadhall.bots.search.plan_lines import LikelyEvent, PlannedStep
from meadhall.core.errors import OptionError
from meadhall.core.game import Action
from meadhall.core.kernel import JIT
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


@pytest.mark.parametrize("game", ["runir", "sagnir", "saga"])
def test_a_plan_is_told_in_a_line_without_what_it_costs_or_what_the_player_has(game: str) -> None:
    match = first_turn(game)
    for each in hint(match, match.to_move, BUDGET):
        assert len(each.words) < 160, each.words
        assert not any(slip in each.words for slip in ("you have", "costs", "can go", "End the turn,"))


def test_plans_of_equal_worth_have_no_reason_and_a_worse_one_says_what_it_lacks() -> None:
    claim, take = LikelyEvent(1.0, 3.0, 7), LikelyEvent(0.875, -2.0)
    assert _reason({"You claim it.": claim}, {}, against=False) == (
        "You claim it. The next best plan does not do this.",
        7,
    )
    assert _reason({"You claim it.": claim}, {}, against=True) == ("The best plan has more: You claim it.", None)
    assert _reason({}, {"Bo takes it.": take}, against=True)[0].startswith("But then, in about 9 of 10 tries: Bo")
    assert _reason({}, {"Bo takes it.": LikelyEvent(0.375, -2.0)}, against=True) == ("", None), "that is mere chance"
    assert not _better(0.412, 0.409)
    assert _better(0.43, 0.40)


def test_points_are_told_once() -> None:
    """A button says what an action brings; so does the hint, and it should not say it twice."""
    claim = PlannedStep(Action(1, "claim"), "Claim for 4 honour: goods", (), 4, "claim goods")
    game = meadhall.game("runir")
    assert _hint(game, [claim], 0.5).words == "Claim goods: 4 honour."
    assert _hint(game, [claim._replace(brings=0)], 0.5).words == "Claim for 4 honour: goods."


def test_a_move_is_told_from_where_to_where() -> None:
    match = meadhall.load(Path(__file__).parent.parent / "golden" / "saga" / "2-players-edition-2.json")
    told = [
        hint.words
        for step in match.steps[:60:4]
        if step.who >= 0 and len((view := match.look(step.before, step.who)).legal) > 1
        for hint in Hinter().hints(Question(view, tuple(view.legal)), Budget(iterations=50))
        if "move from" in hint.words.lower()
    ]
    assert told
    assert all(re.search(r"move from [\w ]+ (in)?to [\w ]+", words, re.IGNORECASE) for words in told), told


def test_a_hint_tells_the_chance_that_an_analysis_would_tell() -> None:
    """What the search thinks is put right by what is known of its errors, of the seat to decide and of its side."""
    known = Calibration(2.0, 0.1, (0.2, -0.2))
    assert decider_told(0.7, 0, 2, Calibration()) == pytest.approx(0.704, abs=0.001)
    assert decider_told(0.7, 0, 2, known) < decider_told(0.7, 1, 2, known) < 0.7
    assert decider_told(1.0, 0, 2, known) == 1.0, "a win is a win"


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


@pytest.mark.skipif(not JIT, reason="hundreds of iterations")
@pytest.mark.parametrize("step", [138, 157])
def test_a_hint_misses_no_being_that_can_be_woken(step: int) -> None:
    """A jarl, who looks at fewer plans, did not wake Svanmey here in two turns."""
    match = meadhall.load(Path(__file__).parent / "one-more-being.json")
    before, seat = match.steps[step].before, match.steps[step].who
    view = match.look(before, seat)
    best = Hinter().hints(Question(view, tuple(view.legal), seed=5), Budget(iterations=1000))[0]
    assert "activate 27" in [planned.action.text for planned in best.steps]
