"""The turn is the unit: how a match is cut, and that no step of a good turn is called wrong."""

from pathlib import Path

import pytest

import meadhall
from meadhall.analysis import analyse
from meadhall.analysis.depth import depth_of
from meadhall.analysis.study import Study
from meadhall.analysis.turns import stretches_of, turns_of
from meadhall.games import own_names
from tests.analysis.games import finished

GAME = Path(__file__).parent / "won-in-one-turn.json"


@pytest.mark.parametrize("name", own_names())
def test_every_step_is_in_one_turn_and_every_decision_in_one_stretch(name: str) -> None:
    match = finished(name)
    stretches = stretches_of(match)
    turns = turns_of(match, stretches)
    assert [number for turn in turns for number in range(turn.first, turn.last + 1)] == list(range(len(match.steps)))
    decided = [number for stretch in stretches for number in range(stretch.first, stretch.last + 1)]
    assert decided == [number for number, step in enumerate(match.steps) if step.who >= 0]
    for stretch in stretches:
        steps = match.steps[stretch.first : stretch.last + 1]
        assert {step.who for step in steps} == {stretch.seat}
        assert all(match.foreseen(step) for step in steps[:-1])
        assert any(turn.first <= stretch.first and stretch.last <= turn.last for turn in turns)
    for turn in turns:
        assert {step.who for step in match.steps[turn.first : turn.last + 1] if step.who >= 0} <= {turn.seat}


def test_a_turn_with_dice_in_it_is_one_turn_of_several_stretches() -> None:
    match = finished("hagar")
    stretches = stretches_of(match)
    turns = turns_of(match, stretches)
    assert any(sum(turn.first <= each.first <= turn.last for each in stretches) > 1 for turn in turns)


def test_a_turn_that_wins_the_game_has_no_mistake_in_it() -> None:
    """Two tiles, three steps and a being: a step of such a plan is never a mistake by itself."""
    match = meadhall.load(GAME)
    last = analyse(match, depth=400, words=False).turns[-1]
    assert last.last - last.first >= 5
    assert last.loss == 0
    assert last.mark in ("best", None)


def test_a_plan_that_ends_where_another_one_ends_is_worth_the_same() -> None:
    """The order of two tiles that do not touch each other is no mistake."""
    match = finished("sagnir")
    study = Study(match, depth_of(match.game, 60), words=False)
    found = 0
    for stretch in stretches_of(match):
        view = match.look(match.steps[stretch.first].before, stretch.seat)
        way = tuple(step.number for step in match.steps[stretch.first : stretch.last + 1])
        for at in range(len(way) - 2):
            other = (*way[:at], way[at + 1], way[at], *way[at + 2 :])
            if way[at] != way[at + 1] and study.evaluator.distinct(view, [way, other], 1) == [way]:
                legal = study.evaluator.end_of(view, other, 1) is not None
                judged = study.judge(stretch.first, [view], [other]) if legal else None
                assert judged is None or judged.played.actions == tuple(map(match.game.actions.text, other))
                found += legal
    assert found
