"""Starter: tests that read like the rules. Run them with `pytest` in the folder that MEADHALL_GAMES names."""

from pathlib import Path

import pytest

import meadhall
from meadhall.core.conformance import check
from meadhall.core.errors import IllegalAction
from meadhall.core.match import Match

NAME = Path(__file__).parent.name


def play(cells: str) -> Match:
    """A match in which these cells were taken."""
    match = meadhall.game(NAME).start(scripted=True)  # a test throws dice, too: match.play("die 6")
    for cell in cells.split():
        match.play(f"place {cell}")
    return match


def test_R02_a_cell_is_taken_once() -> None:
    with pytest.raises(IllegalAction, match="R-02"):
        play("b2 b2")


def test_R03_a_row_wins() -> None:
    outcome = play("a1 b1 a2 b2 a3").outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_R04_a_full_board_is_a_draw() -> None:
    outcome = play("a1 b1 c1 b2 a2 c2 b3 a3 c3").outcome
    assert outcome is not None
    assert outcome.draw


def test_it_keeps_the_contract() -> None:
    check(meadhall.game(NAME), games=20, close=1)
