"""Sagnir: the end, scoring and ties (S-79 to S-88)."""

from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.core.constants import OVER
from meadhall.core.content import Edition
from tests.sagnir.table import Table


def almost(players: int, count: int, **options: Any) -> Table:
    """Seat 1 has activated so many beings and can activate three more."""
    table = Table(players=players, seats=["sea-goddess"], beings=[[1, 2, 3]], pawns=["c3"], **options)
    return table.has_activated(0, *range(8, 8 + count)).lights()


@pytest.mark.parametrize(("players", "target"), [(2, 7), (3, 6), (4, 5)])
def test_S79_the_game_ends_with_the_printed_number_of_beings(players: int, target: int) -> None:
    table = almost(players, target - 2).do("activate 01")
    assert table.match.to_move == 0
    table.do("activate 02")
    assert table.match.to_move == OVER
    assert table.state.finisher == 0


def test_S79_the_number_is_an_option() -> None:
    assert almost(2, 2, target=3).do("activate 01").match.to_move == OVER


def test_S80_the_game_ends_at_once() -> None:
    table = almost(2, 6).do("activate 01")
    assert table.match.to_move == OVER
    assert table.beings(0) == [2, 3]  # no refill
    assert "the game ends at once" in table.match.log()[-1].text


def test_S81_the_points_of_the_beings() -> None:
    assert Table(seats=["sea-goddess"]).has_activated(0, 1, 4, 25).points()[0] == 3 + 8 + 6


def test_S82_three_points_for_who_ends_the_game() -> None:
    table = almost(2, 6)
    before = table.points()[0]
    assert table.do("activate 01").points()[0] == before + 3 + 3


def test_S83_the_points_of_bonus_cards_with_an_own_token() -> None:
    table = Table(bonus=[1, 8, 19, 20]).claimed(1, 0).claimed(19, 0, 1).claimed(8, 1)
    assert table.points() == [1 + 5, 5 + 2]


def test_S84_a_point_for_each_being_of_the_own_element() -> None:
    table = Table(seats=["sea-goddess", "dragon"]).has_activated(0, 8, 9, 2).has_activated(1, 10, 5)
    assert table.points() == [3 + 3 + 3 + 2, 5 + 4 + 1]


def test_S85_the_highest_total_wins() -> None:
    table = Table(players=3).has_activated(0, 1).has_activated(1, 4).has_activated(2, 2)
    assert table.places() == (3, 1, 2)
    assert table.match.game.outcome(table.match.view()).winners == (1,)


def tie(**options: Any) -> Table:
    return Table(seats=["sea-goddess", "dragon"], bonus=[9, 10, 1, 2], **options)


def test_S86_ties_go_to_own_element_beings() -> None:
    table = tie().has_activated(0, 8, 9, 15).has_activated(1, 22, 23, 11).claimed(1, 1)  # 9+2 against 10+1
    assert table.points() == [11, 11]
    assert table.places() == (1, 2)


def test_S86_then_to_bonus_cards_and_then_the_win_is_shared() -> None:
    table = tie().has_activated(0, 15).has_activated(1, 17)  # 3 each, no match
    assert table.places() == (1, 1)
    utility = np.zeros(2)
    table.match.game.kernels.utility(table.state, table.box, utility)
    assert utility.tolist() == [0.5, 0.5]
    assert "share the win" in table.match.game.words.awards(table.match.view())[0]
    table = tie().has_activated(0, 15).has_activated(1, 24).claimed(1, 0)  # 3+1 against 4
    assert table.points() == [4, 4]
    assert table.places() == (1, 2)


def test_S87_hands_and_unused_tokens_are_worth_nothing() -> None:
    assert Table(beings=[[4, 14, 21]]).points() == [0, 0]


def test_S88_after_sixty_turns_each_the_game_is_scored_without_a_finisher() -> None:
    sagnir = meadhall.game("sagnir")
    assert sagnir.make_box(3).turns == 180
    text = sagnir.edition.text.replace("turns = 60 ", "turns = 2 ")
    table = Table(content=sagnir.with_content(Edition(text, "short.toml")))
    for _ in range(3):
        table.idle()
    assert table.match.to_move == 1
    table.idle()
    assert table.match.to_move == OVER
    assert table.state.finisher == -1
    assert "S-88" in table.match.log()[-1].text
