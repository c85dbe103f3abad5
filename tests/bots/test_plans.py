"""Plans: whole turns that a seat finds, compares and keeps to."""

from dataclasses import replace

import numpy as np
import pytest

import meadhall
from meadhall.bots.bot import Budget, Question
from meadhall.bots.levels import LEVELS, level_of
from meadhall.bots.search import Search, Tree
from meadhall.bots.search.comparison import add_plans, best_plan, share_of
from meadhall.bots.search.nodes import new_nodes
from meadhall.bots.search.parameters import parameters_for
from meadhall.bots.search.plans import is_new, key_of, lowest_score, new_plans
from meadhall.core.match import Match
from meadhall.core.record import copy

SOME = Budget(iterations=60)
GAMES = meadhall.game_names()


def at_a_turn(name: str, seed: int, decisions: int) -> Match:
    """A match after some decisions of bots, at a decision with a choice."""
    match, bot = meadhall.game(name).start(2, seed=seed), Search()
    while decisions or len(match.legal) < 2:
        match.play(bot.advise(Question.of(match, seed), Budget(iterations=8)).action)
        decisions -= decisions > 0
    return match


def plans_of(match: Match) -> list[tuple[int, ...]]:
    tree = Tree(Question.of(match, 1), parameters_for(match.game))
    return [line.plan for line in tree.lines()]


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_can_be_played_to_its_end_and_ends_where_the_seat_decides_no_more(name: str) -> None:
    match = at_a_turn(name, 3, 9)
    seat, kernels, box = match.to_move, match.game.kernels, match.box
    plans = plans_of(match)
    assert len(set(plans)) == len(plans) > 0
    for plan in plans:
        state = copy(match.state)
        for action in plan:
            assert kernels.to_move(state, box) == seat
            assert action in match.game.legal(state, box)
            kernels.step(state, box, action)
        assert kernels.to_move(state, box) != seat


@pytest.mark.parametrize("name", ["sagnir", "mythical_island"])
def test_no_two_plans_lead_to_the_same_end_of_a_turn(name: str) -> None:
    match = at_a_turn(name, 5, 12)
    kernels, box, ends = match.game.kernels, match.box, set()
    for plan in plans_of(match):
        state = copy(match.state)
        for action in plan:
            kernels.step(state, box, action)
        ends.add(state.tobytes())
    assert len(ends) == len(plans_of(match))


@pytest.mark.parametrize("name", ["hagar", "runir", "sagnir"])
def test_a_plan_is_kept_with_its_value_until_something_new_is_known(name: str) -> None:
    match, bot = meadhall.game(name).start(2, seed=4), Search()
    kept = 0
    for _ in range(60):
        if match.over:
            break
        seat, advice = match.to_move, bot.advise(Question.of(match, 2), SOME)
        steps = len(match.steps)
        match.play(advice.action)
        rest = advice.lines[0].plan[1:] if advice.lines else ()
        if rest and match.to_move == seat and len(match.steps) == steps + 1:
            again = bot.advise(Question.of(match, 2), SOME)
            assert (again.action, again.lines[0].plan) == (rest[0], rest)
            assert again.lines[0].value == advice.lines[0].value
            kept += 1
    assert kept > 3


def test_a_seat_that_leaves_its_plan_thinks_anew() -> None:
    match, bot = at_a_turn("sagnir", 3, 9), Search()
    plan = bot.advise(Question.of(match, 1), SOME).lines[0].plan
    match.play(next(each for each in match.legal.numbers if each != plan[0]))
    if not match.over and len(match.legal) > 1:
        again = bot.advise(Question.of(match, 1), SOME)
        assert again == Search().advise(Question.of(match, 1), SOME)


def compared(values: list[float], leads: list[float], lengths: list[int], blur: tuple[float, ...] = ()) -> int:
    """The plan that is played of some whose ends are judged so; all do the same action again and again."""
    plans, nodes, size = new_plans(len(values)), new_nodes(20, 2), np.ones(1, np.int64)
    plans.values[:], plans.leads[:], plans.lengths[:] = values, leads, lengths
    plans.order[:] = np.arange(len(values))
    plans.prejudices[:] = blur or 0
    add_plans(nodes, size, plans, len(values), 0)
    return int(best_plan(nodes, plans, len(values), 0, 0.0))


def test_of_plans_that_are_worth_the_same_the_one_with_more_points_is_played_then_the_shortest() -> None:
    assert compared([0.5, 0.502], [3, 2], [2, 2]) == 0
    assert compared([0.5, 0.502], [3, 3], [2, 4]) == 0
    assert compared([0.5, 0.56], [3, 2], [2, 2]) == 1


def test_a_seat_that_misjudges_its_plans_declines_nothing_that_is_free() -> None:
    assert compared([0.5, 0.5], [0, 4], [1, 2], blur=(0.2, 0.0)) == 1
    assert compared([0.5, 0.4], [0, 4], [1, 2], blur=(0.2, 0.0)) == 0, "it is not free: it costs a tenth of the games"


def test_rounds_share_the_iterations() -> None:
    assert share_of(1000, 24) == 250
    assert share_of(600, 2) == 600


def test_the_best_actions_are_found_without_sorting() -> None:
    scores, eligible = np.array([3.0, 1.0, 4.0, 1.5, 5.0]), np.array([True, True, True, True, False])
    least = lowest_score(scores, eligible, 5, 2)
    assert [score for score, may in zip(scores, eligible, strict=True) if may and score >= least] == [3.0, 4.0]


def test_a_position_is_met_once() -> None:
    keys = np.full(8, -1, np.int64)
    one, other = np.arange(9, dtype=np.uint8), np.arange(1, 10, dtype=np.uint8)
    assert key_of(one) != key_of(other)
    assert is_new(keys, 0, key_of(one))
    assert is_new(keys, 1, key_of(other))
    assert not is_new(keys, 2, key_of(one))


def test_levels_may_plan_with_narrower_beams() -> None:
    game = meadhall.game("sagnir")
    beams = [level_of(game, name).parameters.beam for name in LEVELS]
    assert beams == sorted(beams)
    assert beams[0] < beams[-1]


def test_without_plans_a_search_decides_action_by_action() -> None:
    match = at_a_turn("sagnir", 3, 9)
    advice = Search(replace(parameters_for(match.game), beam=0)).advise(Question.of(match, 1), SOME)
    assert all(line.plan == () for line in advice.lines)
