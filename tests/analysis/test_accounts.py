"""The accounts: every point of every seat's chance is booked, whatever was played and found."""

from dataclasses import replace
from math import isclose

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall.analysis import Analysis, analyse
from meadhall.analysis.accounts import Look, book
from meadhall.analysis.depth import QUICK, depth_of
from meadhall.analysis.study import Study
from meadhall.bots.calibration import Calibration, calibration_of
from meadhall.bots.judge import judge_of
from meadhall.games import own_names
from tests.analysis.games import finished, played


def assert_balanced(analysis: Analysis) -> None:
    """For every seat: result = start + luck + decisions + uncertainty, step by step and in all."""
    curve = analysis.curve
    for step, after in zip(analysis.steps, curve[1:], strict=True):
        parts = zip(step.chances, step.chance, step.secrets, step.decision, step.uncertainty, strict=True)
        for seat, each in enumerate(parts):
            assert isclose(sum(each), after[seat], abs_tol=1e-9), (step.number, seat)
        assert step.seat is None or not any(step.chance)
        assert step.seat is not None or not any(step.decision)
    for seat, one in enumerate(analysis.seats):
        assert (one.start, one.result) == (curve[0][seat], curve[-1][seat])
        assert isclose(one.result, one.start + one.luck + one.own + one.others + one.uncertainty, abs_tol=1e-9)
        assert isclose(one.luck, one.chance + one.secrets, abs_tol=1e-9)
        assert isclose(one.adjusted, one.start + one.own + one.others, abs_tol=1e-9)
        assert one.own <= 0
        assert one.accuracy is None or 0 <= one.accuracy <= 100
        assert all(0 <= chances[seat] <= 1 for chances in curve)


@pytest.mark.parametrize("name", own_names())
@pytest.mark.parametrize("bots", [(), ("search:30", "search:30")], ids=["random", "bots"])
def test_the_accounts_of_a_game_balance(name: str, bots: tuple[str, ...]) -> None:
    match = finished(name) if bots else played(name, decisions=100)
    found = analyse(match, depth="quick")
    assert_balanced(found)
    if match.outcome is not None:
        assert all(isclose(sum(chances), 1, abs_tol=1e-6) for chances in found.curve)
        assert [chance > 0 for chance in found.end] == [seat in match.outcome.winners for seat in range(2)]


@pytest.mark.parametrize(("name", "players"), [("hagar", 4), ("runir", 3)])
def test_the_accounts_of_more_seats_balance(name: str, players: int) -> None:
    assert_balanced(analyse(played(name, players=players, seed=3, decisions=80), depth="quick"))


@pytest.mark.parametrize("name", own_names())
def test_nothing_jumps_in_the_middle_of_a_turn(name: str) -> None:
    """During a stretch of decisions in which nothing new is learnt the chances stay as they are."""
    found = analyse(finished(name), depth=40)
    stretches = 0
    for step in found.steps:
        if step.choice is not None:
            stretches += step.choice.last > step.choice.first
            during = found.curve[step.choice.first : step.choice.last + 1]
            assert all(chances == during[0] for chances in during)
    assert stretches or name == "hagar"


@pytest.mark.parametrize("name", ["hagar", "runir"])
def test_where_nothing_is_hidden_luck_is_chance_alone(name: str) -> None:
    found = analyse(finished(name), depth=40)
    assert not any(any(step.secrets) for step in found.steps)


chances = st.tuples(st.floats(0, 1), st.floats(0, 1))
changes = st.tuples(st.floats(-0.5, 0.5), st.floats(-0.5, 0.5))


@given(chances, st.lists(st.tuples(chances, changes, st.integers(0, 1)), min_size=1), chances, st.booleans())
def test_whatever_is_found_the_accounts_balance(
    opening: tuple[float, ...],
    found: list[tuple[tuple[float, ...], tuple[float, ...], int]],
    result: tuple[float, ...],
    secrets: bool,
) -> None:
    looks = {place: Look(seat, seen, place) for place, (seen, _, seat) in enumerate(found) if place % 2 == 0}
    known = np.array([change for _, change, _ in found])
    accounts = book(opening, looks, known, result, secrets=secrets, wins=None)
    assert accounts.chances[-1].tolist() == list(result)
    assert accounts.chances[1:] == pytest.approx(accounts.chances[:-1] + known + accounts.uncertainty, abs=1e-9)
    assert ((accounts.chances >= 0) & (accounts.chances <= 1)).all()


def curve_of(*looks: tuple[float, int], secrets: bool, result: float | None = None) -> list[float]:
    """The first seat's chances before each of some turns, from what the deciding seat thinks of them."""
    by_step = {place: Look(seat, (seen, 1 - seen), place) for place, (seen, seat) in enumerate(looks)}
    end = None if result is None else (result, 1 - result)
    found = book((0.5, 0.5), by_step, np.zeros((len(looks), 2)), end, secrets=secrets, wins=1.0)
    return [float(each) for each in found.chances[:, 0]]


@pytest.mark.parametrize("secrets", [False, True])
def test_a_judge_that_favours_the_seat_to_move_makes_no_saw_tooth(secrets: bool) -> None:
    """Two seats who each think that they win 60 of 100: after each has looked once hardly anything moves."""
    curve = curve_of(*[(0.6, 0), (0.4, 1)] * 6, secrets=secrets)
    assert all(isclose(chance, 0.5, abs_tol=0.03) for chance in curve[3:])


def test_what_one_seat_sees_changes_the_chances_for_all_where_nothing_is_hidden() -> None:
    looks = (0.6, 0), (0.4, 1), (0.98, 0)
    assert curve_of(*looks, secrets=False)[-1] > curve_of(*looks, secrets=True)[-1] + 0.1


def test_what_followed_counts_for_what_was_thought_before() -> None:
    """A turn at which the judge said 50 %, and lost at once without any luck, was worth less than 50 %."""
    assert curve_of((0.5, 0), (0.5, 1), secrets=False, result=0.0)[1] < 0.45


def test_luck_is_what_an_outcome_is_worth_more_than_the_mean() -> None:
    match = finished("hagar")
    found = meadhall.analyse(match, depth="quick")
    told = [step for step in found.steps if step.outcomes and not step.error]
    assert told
    for step in told:
        total = sum(outcome.weight for outcome in step.outcomes)
        mean = sum(outcome.weight * outcome.chances[0] for outcome in step.outcomes) / total
        (drawn,) = (outcome for outcome in step.outcomes if outcome.action == step.action)
        worth = drawn.chances[0] - mean
        assert abs(step.chance[0]) <= abs(worth) + 1e-9  # believed as far as two looks agree
        assert step.chance[0] * worth >= 0


def test_a_judge_that_is_too_sure_or_hopes_too_much_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("saga")
    monkeypatch.setattr("meadhall.analysis.study.calibration_of", lambda *_, **__: Calibration())
    plain = analyse(match, depth="quick")
    monkeypatch.setattr("meadhall.analysis.study.calibration_of", lambda *_, **__: Calibration(3.0))
    cooled = analyse(match, depth="quick")
    monkeypatch.setattr("meadhall.analysis.study.calibration_of", lambda *_, **__: Calibration(1.0, 0.5))
    sobered = analyse(match, depth="quick")
    for found in (cooled, sobered):
        assert_balanced(found)
    compared = 0
    for one, cool, sober in zip(plain.steps, cooled.steps, sobered.steps, strict=True):
        if one.choice is not None and cool.choice is not None and sober.choice is not None:
            seat, compared = one.choice.seat, compared + 1
            assert abs(cool.choice.chances[0] - 0.5) <= abs(one.choice.chances[0] - 0.5) + 1e-9
            assert sober.choice.chances[seat] <= one.choice.chances[seat]
            assert sum(sober.choice.chances) == pytest.approx(1)
    assert compared > 5


def test_chances_are_put_right_by_what_was_measured_with_about_as_many_players() -> None:
    kept = {"2": {"temperature": 0.9, "bias": 0.1}, "4": {"temperature": 1.2, "bias": -0.3}}
    shipped = judge_of(meadhall.game("runir"))
    assert shipped is not None
    judge = replace(shipped, about={"calibration": kept})
    two, four = Calibration(0.9, 0.1), Calibration(1.2, -0.3)
    assert [calibration_of(judge, players) for players in (2, 3, 4)] == [two, two, four]
    assert calibration_of(replace(judge, about={}), 2) == calibration_of(None, 2) == Calibration()


def test_where_seats_play_different_parts_nobody_thinks_too_well_of_one_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = meadhall.game("saga").start(seed=1)
    monkeypatch.setattr("meadhall.analysis.study.calibration_of", lambda *_, **__: Calibration())
    before = Study(match, depth_of(match.game, 100)).opening()
    monkeypatch.setattr("meadhall.analysis.study.calibration_of", lambda *_, **__: Calibration(sides=(0.5, -0.5)))
    after = Study(match, depth_of(match.game, 100)).opening()
    assert after[0] < before[0] - 0.05
    assert sum(after) == pytest.approx(sum(before), abs=0.02)


def test_a_first_look_is_put_right_by_its_own_numbers_where_there_are_some() -> None:
    judge = judge_of(meadhall.game("saga"))
    assert judge is not None
    usual = {"temperature": 2.0, "bias": 0.1, "sides": [0.2, -0.2], "games": 9}
    quick = {"temperature": 3.0, "bias": 0.0, "games": 9}
    only, both = (replace(judge, about={"calibration": {"2": one}}) for one in (usual, usual | {QUICK: quick}))
    assert calibration_of(both, 2, first_look=True) == Calibration(3.0, 0.0)
    assert calibration_of(both, 2) == calibration_of(only, 2, first_look=True) == Calibration(2.0, 0.1, (0.2, -0.2))
