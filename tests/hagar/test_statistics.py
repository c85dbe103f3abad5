"""What many games show: the geometry of random charts, and lengths. Tolerances follow from the samples themselves."""

import numpy as np
import pytest

import meadhall
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.driver import play
from meadhall.core.kernel import JIT
from meadhall.core.record import Array
from meadhall.core.rng import below, choose, new_rng
from meadhall.games.hagar import phase
from meadhall.games.hagar.rules import chart
from meadhall.games.hagar.state import WIDTH, State
from tests.hagar.table import Table

HAGAR = meadhall.game("hagar")


def shares(harbor: bool, charts: int) -> Array:
    """For each random chart the shares of islands, and of sea beside 0, 1, 2 and 3 islands."""
    box = HAGAR.make_box(2, {"harbor": harbor})
    rng = new_rng(1)
    out, weights = np.zeros(99, np.int32), np.zeros(99, np.int64)
    rows = []
    for _ in range(charts):
        state = State.new()
        HAGAR.kernels.setup(state, box)
        while state.phase < phase.DRAWING_FIRST:
            count = HAGAR.kernels.odds(state, box, out, weights)
            HAGAR.kernels.step(state, box, out[choose(rng, weights, count)])
        island = np.array([chart.island_at(state, field) >= 0 for field in range(36)]).reshape(WIDTH, WIDTH)
        padded = np.pad(island, 1).astype(int)
        beside = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
        rows.append([island.mean(), *((~island & (beside == n)).mean() for n in range(4))])
    return np.array(rows)


@pytest.mark.parametrize(
    ("harbor", "expected"),
    [(False, [22.2, 24.0, 40.9, 11.9, 0.9]), (True, [25.0, 17.4, 41.7, 14.6, 1.4])],
)
def test_the_geometry_of_random_charts(harbor: bool, expected: list[float]) -> None:
    charts = 1500 if JIT else 200
    found = 100 * shares(harbor, charts)
    error = found.std(axis=0) * np.sqrt(1 / charts + 1 / 20_000)  # the figures come from 20,000 charts
    assert (abs(found.mean(axis=0) - expected) < 4 * error + 0.06).all()  # 0.06: they are rounded
    assert found[:, 0].min() == found[:, 0].max()  # the number of islands is always the same
    assert found.sum(axis=1).min() == pytest.approx(100)  # no sea field lies beside four islands


def willing_game(players: int, harbor: bool, stream: int) -> tuple[int, int]:
    """Turns and decisions of players who throw at random, but land and take whenever they can."""
    box = HAGAR.make_box(players, {"harbor": harbor})
    kernels = HAGAR.kernels
    rng = new_rng(3, stream)
    out, weights = np.zeros(99, np.int32), np.zeros(99, np.int64)
    state = State.new()
    kernels.setup(state, box)
    decisions = 0
    while (who := kernels.to_move(state, box)) != OVER:
        if who == CHANCE:
            action = out[choose(rng, weights, kernels.odds(state, box, out, weights))]
        else:
            count = kernels.legal(state, box, out)
            declining = state.phase in (phase.TARGETING, phase.USING)  # then the last action is to sail on, or done
            action = out[below(rng, count - declining)]
            decisions += 1
        kernels.step(state, box, action)
    return int(state.turn), decisions


def test_players_who_never_decline_need_about_130_decisions() -> None:
    games = 300 if JIT else 40
    found = np.array([willing_game(2, False, stream) for stream in range(games)])
    error = found.std(axis=0) / np.sqrt(games)
    assert abs(found[:, 1].mean() - 130.5) < 4 * error[1]
    assert abs(found[:, 0].mean() - 64.5) < 4 * error[0]


@pytest.mark.parametrize(("version", "decisions"), [(1, 401), (2, 418), (3, 260)])
def test_players_who_do_anything_at_random_need_hundreds_of_decisions(version: int, decisions: int) -> None:
    """Uniformly random players decline half of what they could have; a game in nine met the limit of turns.

    By version 2 they decline a little more: what could be done in two ways was chosen twice as often. By version 3 the
    end does not wait for what they decline, and a game in 135 meets the limit.
    """
    games, hagar = 3000 if JIT else 30, HAGAR.with_rules(version)
    played = play(hagar, hagar.make_box(2), games, seed=2)
    error = played.decisions.std() / np.sqrt(games)
    assert abs(played.decisions.mean() - decisions) < 4 * error
    assert played.finals["turn"].max() <= 400


def test_seats_are_equal_among_random_players() -> None:
    games = 20_000 if JIT else 60
    played = play(HAGAR, HAGAR.make_box(4), games, seed=5)
    losses = (played.places == 2).mean(axis=0)
    assert (abs(losses - losses.mean()) < 4 * np.sqrt(losses * (1 - losses) / games)).all()


def test_no_token_is_likelier_on_one_island_than_on_another() -> None:
    """Treasures are drawn when they are revealed; the first one turned over is any of the nine alike."""
    table = Table().sail(1, 1).do("land here")
    assert list(table.match.odds.values()) == [3, 2, 1, 2, 1]
