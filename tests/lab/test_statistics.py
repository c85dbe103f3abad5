"""The arithmetic of reports: intervals that are wide enough, and what is called real among many figures."""

import numpy as np
import pytest

from meadhall.lab.compare import FigureDifference
from meadhall.lab.findings import ExpectedWins
from meadhall.lab.sentences import outstanding, verdict
from meadhall.lab.statistics import Estimate, difference, mean, ratio, real, wilson


def test_of_many_true_coins_none_is_called_odd() -> None:
    rng = np.random.default_rng(1)
    assert not any(real([mean(rng.normal(size=200)).chance for _ in range(100)]))


def test_among_many_true_coins_a_false_one_is_found() -> None:
    rng = np.random.default_rng(2)
    chances = [mean(rng.normal(size=200)).chance for _ in range(100)] + [mean(rng.normal(0.5, 1, 200)).chance]
    assert real(chances) == [False] * 100 + [True]


def test_an_interval_is_as_wide_as_the_few_games_that_tell_anything_make_it() -> None:
    """Of forty pairs of games three differ: their mean is known no better than that of three numbers."""
    low, high = Estimate(0.1, 0.05, 40, telling=3).interval
    assert low < 0.1 - 4 * 0.05
    assert low < 0 < high
    alike = Estimate(0.1, 0.05, 40).interval
    assert alike[0] < 0.1 - 2 * 0.05 < 0.1 - 0.05 < alike[0] + 0.06
    rare, known = Estimate(0.5, 0.1, 40, telling=2), Estimate(0.0, 0.01, 40, telling=40)
    assert difference(rare, known).chance > 0.05, "two games prove nothing, however many the other version has"


def test_where_many_figures_are_compared_one_interval_without_zero_is_no_contradiction() -> None:
    """Two and a half standard errors are nothing special among five hundred figures, and that is said."""
    noise = [FigureDifference("uses", f"card {n}", 0, 0, Estimate(0.0, 0.1, 100)) for n in range(500)]
    wins = FigureDifference("game", "wins of the Vikings", 0.6, 0.475, Estimate(0.125, 0.05, 100), needed=270)
    (first, told) = verdict([wins, *noise], 100, "A", "B")
    assert first == "No difference is shown by 100 games in any of the 501 figures that were compared."
    assert told == (
        "Wins of the Vikings: no difference is shown by 100 games, though its own interval, +2.6 to +22.4 wins in a "
        "hundred, leaves out zero: of 501 figures a few do so by chance. If it is +12.5, as these games have it, about "
        "270 games would show it."
    )


def test_no_more_games_are_asked_for_than_there_were() -> None:
    """Where only a few of the games tell anything, their number is not what is missing."""
    assert Estimate(0.5, 0.1, 40, telling=2).games_to_show() is None
    needed = Estimate(0.25, 0.1, 40).games_to_show()
    assert needed is not None
    assert needed > 40


def test_few_games_say_nothing() -> None:
    assert Estimate(5.0, 0.1, 10).chance == 1.0
    assert ratio(np.zeros(0), np.zeros(0)).games == 0


def test_the_interval_of_a_share_stays_within_all_and_nothing() -> None:
    for wins, games in ((1, 1), (0, 1), (40, 40), (0, 40), (39, 40)):
        low, high = mean(np.repeat([1.0, 0.0], [wins, games - wins]), share=True).interval
        assert 0 <= low < high <= 1
        assert (low, high) == pytest.approx(wilson(wins, games))
    drawn = mean(np.full(10, 0.5), share=True).interval
    assert drawn == pytest.approx(wilson(5, 10)), "ten draws do not prove that all games are draws"


def test_the_interval_of_a_mean_of_few_games_is_wide_enough() -> None:
    rng, held = np.random.default_rng(3), 0
    for _ in range(400):
        low, high = mean(rng.normal(size=4)).interval
        held += low <= 0 <= high
    assert held >= 370
    assert mean(np.ones(1)).interval == (-np.inf, np.inf)


def test_a_component_goes_with_nothing_if_one_lost_game_makes_the_difference() -> None:
    """The first seat wins 39 games of 40. Who used something in 30 of the won ones has shown nothing."""
    wins = np.array([[1.0, 0.0]] * 39 + [[0.0, 1.0]])
    lift = ExpectedWins(wins, np.zeros((40, 2), int)).lift(np.arange(30), np.zeros(30, int))
    assert lift.value == pytest.approx(1 / 40)
    assert lift.error > 0.02
    assert lift.chance > 0.2


def test_a_component_that_only_the_better_bot_uses_does_not_look_better() -> None:
    """The first bot wins nine games of ten wherever it sits, with its card or without it."""
    rng, games = np.random.default_rng(1), 400
    seat = np.arange(games) % 2
    sitting = np.stack([seat, 1 - seat], axis=1)  # bot 0 is the better one
    won = (rng.random(games) < 0.9) == (seat == 0)
    wins = np.stack([won, ~won], axis=1).astype(float)
    users = np.flatnonzero(rng.random(games) < 0.5)
    lift = ExpectedWins(wins, sitting).lift(users, seat[users])
    assert abs(lift.value) < 0.05
    assert ExpectedWins(wins, np.zeros_like(sitting)).lift(users, seat[users]).value > 0.3


def test_equal_bots_are_called_unequal_in_no_more_than_5_of_100_runs_whatever_number_of_seats_they_hold() -> None:
    """One bot holds a seat and another two: a fair share of the wins is a third for each seat, not the mean of both."""
    rng, wrong = np.random.default_rng(1), 0
    for _ in range(400):
        alone = rng.integers(0, 3, 300) == 0
        wrong += outstanding([mean(alone, share=True), mean(~alone / 2, share=True)], 1 / 3) is not None
    assert wrong <= 20


def test_a_seat_that_loses_does_not_make_another_one_the_best() -> None:
    level, poor, good = (Estimate(share, 0.02, 400, share=True) for share in (0.27, 0.19, 0.4))
    assert outstanding([level, level, poor, level], 0.25) == 2
    assert outstanding([level, good, poor, level], 0.25) == 1
    assert outstanding([level] * 4, 0.25) is None


def test_the_mean_of_what_seldom_happens_hangs_on_the_few_games_in_which_it_does() -> None:
    """The lead of random games of Saga hardly ever changes: taken for a normal mean, 83 of 100 intervals held it."""
    rng, held = np.random.default_rng(3), 0
    for _ in range(400):
        low, high = mean(rng.choice([0.0, 1.0, 4.0], 40, p=[0.92, 0.05, 0.03])).interval
        held += low <= 0.17 <= high
    assert held >= 360


def test_a_component_that_nearly_all_use_tells_no_more_than_the_few_who_do_not() -> None:
    wins = np.stack([np.arange(100) % 2, 1 - np.arange(100) % 2], axis=1).astype(float)
    users = np.array([(game, seat) for game in range(100) for seat in range(2) if game > 2 or seat]).T
    assert ExpectedWins(wins, np.zeros((100, 2), int)).lift(*users).tells == 3
