"""Plans: whole turns that a seat finds, compares and keeps to."""

from dataclasses import replace

import numpy as np
import pytest

import meadhall
from meadhall.bots.bot import Budget, Question
from meadhall.bots.levels import LEVELS, level_of
from meadhall.bots.players import find
from meadhall.bots.search import Search, Tree
from meadhall.bots.search.comparison import add_plans, best_plan, halve, share_of
from meadhall.bots.search.evaluator import Evaluator
from meadhall.bots.search.nodes import new_nodes
from meadhall.bots.search.parameters import parameters_for
from meadhall.bots.search.plans import is_new, key_of, lowest_score, new_plans
from meadhall.bots.search.workspace import Workspace, bytes_of
from meadhall.bots.simple import Random
from meadhall.core.match import Match
from meadhall.core.record import copy
from tests.hagar.table import Table as Hagar
from tests.saga.table import Table as Saga
from tests.sagnir.table import Table as Sagnir

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


@pytest.mark.parametrize("red", range(1, 7))
def test_throws_are_told_apart_by_the_dice_that_are_thrown_and_not_by_how_they_may_fall(red: int) -> None:
    match = Hagar().dice(red, 7 - red).match
    evaluator = Evaluator(match.game, match.box, parameters_for(match.game))
    throws = [(action,) for action in match.legal.numbers if match.game.actions.text(action) != "keep"]
    for seed in range(8):  # red thrown again often falls as red of both does
        found = {plan[0] for plan in evaluator.plans(match.view(match.to_move), seed)}
        assert found == set(match.legal.numbers), seed
    assert len(throws) == 3
    assert evaluator.distinct(match.view(match.to_move), throws, 1) == throws


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


def compared(
    values: list[float], leads: list[float], lengths: list[int], blur: tuple[float, ...] = (), throws: int = -1,
    rounds: int = 0,
) -> int:  # fmt: skip
    """The plan that is played of some whose ends are judged so; all do the same action again and again.

    One of them may end with a throw; rounds leave some of them out beforehand.
    """
    plans, nodes, size, count = new_plans(len(values)), new_nodes(20, 2), np.ones(1, np.int64), len(values)
    plans.values[:], plans.leads[:], plans.lengths[:] = values, leads, lengths
    plans.order[:] = np.arange(count)
    plans.prejudices[:] = blur or 0
    if throws >= 0:
        plans.goes_on[throws] = 1
    add_plans(nodes, size, plans, count, 0)
    for _ in range(rounds):
        count = int(halve(nodes, plans, count, 0, 0.0))
    return int(best_plan(nodes, plans, count, 0, 0.0))


def test_of_plans_that_are_worth_the_same_the_one_with_more_points_is_played_then_the_shortest() -> None:
    assert compared([0.5, 0.502], [3, 2], [2, 2]) == 0
    assert compared([0.5, 0.502], [3, 3], [2, 4]) == 0
    assert compared([0.5, 0.56], [3, 2], [2, 2]) == 1


def test_a_seat_that_misjudges_its_plans_declines_nothing_that_is_free() -> None:
    assert compared([0.5, 0.5], [0, 4], [1, 2], blur=(0.2, 0.0)) == 1
    assert compared([0.5, 0.4], [0, 4], [1, 2], blur=(0.2, 0.0)) == 0, "it is not free: it costs a tenth of the games"


def test_a_seat_that_misjudges_its_plans_does_not_decline_another_throw() -> None:
    assert compared([0.5, 0.5], [0, 0], [1, 1], blur=(0.2, 0.0), throws=1) == 1
    assert compared([0.5, 0.4], [0, 0], [1, 1], blur=(0.2, 0.0), throws=1) == 0, "the throw may lose something"
    assert compared([0.5, 0.5], [2, 0], [1, 1], blur=(0.2, 0.0), throws=1) == 0, "what is won already is kept"
    assert compared([0.5, 0.5], [0, 0], [1, 1], blur=(0.8, 0.0), throws=1) == 0, "but a child may"


def test_a_seat_that_misjudges_its_plans_does_nothing_useless() -> None:
    assert compared([0.5, 0.5], [0, 0], [4, 2], blur=(0.2, 0.0)) == 1
    assert compared([0.5, 0.4], [0, 0], [4, 2], blur=(0.2, 0.0)) == 0
    assert compared([0.5, 0.5], [1, 0], [4, 2], blur=(0.2, 0.0)) == 0


def test_no_round_leaves_out_what_is_free_however_much_it_is_misjudged() -> None:
    blur = (0.3, 0.2, 0.1, 0.0)
    assert compared([0.5, 0.5, 0.5, 0.6], [0, 0, 0, 3], [1, 1, 1, 2], blur, rounds=1) == 3
    assert compared([0.5, 0.5, 0.5, 0.4], [0, 0, 0, 3], [1, 1, 1, 2], blur, rounds=1) == 0


def end_of(match: Match, plan: tuple[int, ...]) -> bytes | None:
    """The position at the end of a plan, but for the count of steps; None if it is not legal."""
    state = copy(match.state)
    for action in plan:
        if match.game.kernels.to_move(state, match.box) < 0 or action not in match.game.legal(state, match.box):
            return None
        match.game.kernels.step(state, match.box, action)
    state["steps"] = 0
    return bytes(state.tobytes())


def circles(match: Match, plan: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same plan with a needless step away and back."""
    steps = [action for action in range(len(match.game.actions)) if match.game.actions.text(action).startswith("step")]
    ways = [
        (*plan[: place + 1], away, plan[place], *plan[place + 1 :])
        for place, there in enumerate(plan)
        for away in steps
        if there in steps and away != there
    ]
    return [way for way in ways if end_of(match, way) == end_of(match, plan)]


def test_a_plan_does_not_walk_in_a_circle() -> None:
    shortened = 0
    for decisions in range(8, 40, 4):
        match = at_a_turn("sagnir", 3, decisions)
        view, room = match.view(match.to_move), Workspace(match.game, match.box, parameters_for(match.game))
        for plan in [room.plan(number) for number in range(room.find_plans(view.seat, bytes_of(view), 1))]:
            for walked in circles(match, plan):
                room.scratch.plans.actions[0, : len(walked)] = walked
                room.scratch.plans.lengths[0] = len(walked)
                assert len(room.plan(0)) <= len(plan)
                shortened += 1
        if shortened:
            return
    pytest.fail("there is no circle to walk in")


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


def pointless(match: Match) -> set[int]:
    """The legal actions that the game calls pointless."""
    kernels = match.game.kernels
    return {number for number in match.legal.numbers if kernels.pointless(match.state, match.box, number)}


@pytest.mark.parametrize("name", ["hagar", "sagnir", "mythical_island", "saga"])
def test_no_bot_does_what_is_pointless(name: str) -> None:
    asked, chance = 0, Random()
    for seed in range(6):
        match = meadhall.game(name).start(2, seed=seed)
        while not match.over and asked < 12 * (seed + 1):
            question = Question.of(match, seed)
            if (nothing := pointless(match)) and len(nothing) < len(match.legal):
                asked += 1
                for bot in (find("child"), find("search:20"), find("steps:20"), find("greedy")):
                    assert bot.answer(question).action not in nothing
            match.play(chance.advise(question, SOME).action)
    assert asked


def test_what_is_pointless() -> None:
    def those(match: Match) -> set[str]:
        return {match.game.actions.text(number) for number in pointless(match)}

    dice = Hagar().lies(0, "1").sail(1, 1).do("land here").dice(3, 4).do("keep")
    assert (dice.legal, those(dice.match)) == (["seven takes 1", "done"], {"done"})
    last = Hagar()
    for treasure, kind in enumerate(["1", "1", "2", "2", "3"]):
        last.won(1, treasure + 1, kind)
    last.lies(0, "3").sail(1, 1).do("land here").dice(3, 4).do("keep")
    assert (last.legal, those(last.match)) == (["take by red", "done"], {"done"}), "the 3 is discovered already"
    ends = Hagar()
    for treasure, kind in enumerate(["1", "1", "2", "2", "3"]):
        ends.won(1, treasure + 1, kind)
    ends.lies(0, "3").sail(1, 1).do("land here").dice(2, 5).do("keep")
    assert (ends.legal, those(ends.match)) == (["seven takes 3", "done"], set()), "winning it would end the game"
    island = Sagnir(hands=["FWEA"], pawns=["c3", "e5"])
    alike = those(island.match)
    assert {text.split()[0] for text in alike} == {"place"}
    changed = island.match.game.actions.number(sorted(alike)[0])
    before = island.state.land.copy()
    island.match.play(changed)
    assert (island.state.land == before).all()
    tile = Saga.empty().at("nor", "3 rally v 0").at("ken", "0 v 1").resolve("saxons", 4)
    assert those(tile.match) == {"bonus none"}
    move = Saga.empty().at("nor", "1 v 0").at("north", "0 v 1").at("ken", "0 v 1").resolve("vikings", 3)
    assert (move.legal, those(move.match)) == (["bonus move", "bonus none"], set()), "moving may be worse than staying"
