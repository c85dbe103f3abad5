"""Hägar keeps the contract."""

from dataclasses import replace

import pytest

import meadhall
from meadhall.core.conformance import check
from meadhall.core.kernel import JIT

HAGAR = meadhall.game("hagar")


def test_hagar_keeps_the_contract_in_every_version() -> None:
    report = check(HAGAR, games=150 if JIT else 1, close=0)
    assert report.configurations == 12
    assert report.forced == 0  # every decision is a real one


# The close look compares with uncompiled rules in any case: without the compiler a little of it will do.
CLOSELY = [(2, False), (4, True)] if JIT else [(2, False)]


@pytest.mark.parametrize(("players", "harbor"), CLOSELY)
def test_hagar_keeps_the_contract_looked_at_closely(players: int, harbor: bool) -> None:
    """By every version of the rules where two play; where four do, and every position has five viewers, by ours."""
    game = HAGAR if JIT and players == 2 else replace(HAGAR, held_to=HAGAR.rules_version)
    short = 4  # the seed of a game that is not among the long ones
    assert check(game, games=1, close=1, seed=short, configurations=[(players, {"harbor": harbor})]).forced == 0
