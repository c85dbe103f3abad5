"""Scoring: the chain of tie-breaks step by step (R-48, example 17), shared victories, and what a win is worth."""

import numpy as np
import pytest

from meadhall.games.runir.box import HEAD_START
from tests.runir.table import Table


def tied(*, coins: tuple[str, str], tokens: tuple[int, int] = (0, 0), crystals: tuple[int, int] = (0, 0)) -> Table:
    """Two seats with 40 honour in all, whatever they have; the track makes up for the rest."""
    table, names = Table(), iter(("m1", "g1", "p1", "m2", "g2", "p2"))
    for seat in range(2):
        table.score(seat, crystals=crystals[seat], coins=coins[seat])
        table.holds(seat, *(next(names) for _ in range(tokens[seat])))
    for seat, points in enumerate(table.points):
        table.state.honour[seat] = 40 - points
    table.over()
    assert table.points == [40, 40]
    return table


Pair = tuple[int, int]


@pytest.mark.parametrize(
    ("coins", "tokens", "crystals", "what"),
    [
        (("", "g0=5"), (2, 1), (0, 0), "the most reward tokens"),
        (("g0=5 g1=6", "g0=7 s0=3 s0=3"), (1, 1), (0, 0), "the most gold coins"),
        (("g0=5 s1=3", "g0=7 b0=1 b0=1"), (1, 1), (0, 0), "the most silver coins"),
        (("g0=5 s0=3 b1=1", "g0=7 s0=5"), (0, 0), (0, 0), "the most bronze coins"),
        (("g0=5", "g1=7"), (0, 0), (1, 2), "the fewest crystals left"),
    ],
)
def test_example_17_each_step_of_the_chain_breaks_a_tie(
    coins: tuple[str, str], tokens: Pair, crystals: Pair, what: str
) -> None:
    table = tied(coins=coins, tokens=tokens, crystals=crystals)
    assert table.places == (1, 2)
    assert table.match.outcome is not None
    assert table.match.outcome.awards == (f"Seat 1 wins the tie by {what} (R-48).",)


def test_example_17_who_is_level_to_the_end_shares_the_victory() -> None:
    table = tied(coins=("g0=5", "g1=7"), tokens=(1, 1), crystals=(2, 2))
    assert table.places == (1, 1)
    assert table.match.outcome is not None
    assert table.match.outcome.awards == ("Seat 1 and Seat 2 share the victory (R-48).",)
    assert utility(table) == [0.5, 0.5]


def test_R48_coins_on_rewards_count_for_the_tie() -> None:
    table = tied(coins=("g0=5", "s0=3"))
    table.state.laid[0, 4], table.state.coins[0, 4] = 1, 0
    assert table.places == (1, 2)


def test_R48_the_chain_goes_on_among_those_who_are_still_level() -> None:
    table = Table(4).score(0, track=9).score(1, track=9).score(2, track=9).score(3, track=9)
    table.holds(0, "m1").holds(1, "g1").holds(2, "p1")
    for seat, coin in enumerate(("b0=1", "b1=1", "b1=2", "g0=5")):
        table.score(seat, track=9 - int(coin[-1]), coins=coin)
    table.owns(2, "g0")  # a coin that was not turned over: only to break the tie
    assert table.over().points == [9, 9, 9, 9]
    assert table.places == (2, 2, 1, 4)


def test_R48_more_honour_beats_every_tie_break() -> None:
    table = Table().score(0, track=10).score(1, track=2, coins="g0=7").holds(1, "m1").over()
    assert table.places == (1, 2)


def utility(table: Table) -> list[float]:
    out = np.zeros(table.match.players)
    table.match.game.kernels.utility(table.state, table.match.box, out)
    return [float(value) for value in out]


def test_a_sole_winner_gets_all_and_winners_share() -> None:
    assert utility(Table(3).score(0, track=5).score(1, track=9).score(2, track=5).over()) == [0, 1, 0]
    thirds = utility(Table(3).score(0, track=5).score(1, track=5).score(2, track=5).over())
    assert thirds == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A20_who_comes_later_begins_with_honour_if_that_is_wished_for(players: int) -> None:
    table = Table(players, first=1, head_start=True)
    ahead = [HEAD_START[players][(seat - 1) % players] for seat in range(players)]
    assert table.state.honour[:players].tolist() == ahead
    assert not Table(players, first=1).state.honour.any()
    view = table.match.view()
    lines = [dict(line[:2] for line in lines) for lines in view.game.words.scoring(view)]
    assert [line.get("Head start of a player who began later (A-20)", 0) for line in lines] == ahead
    assert all(line["Rewards of the Jarl's Grand Hall (R-36)"] == 0 for line in lines)
