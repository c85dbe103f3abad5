"""Hägar keeps the contract."""

from dataclasses import replace

import pytest

import meadhall
from meadhall.core.conformance import check
from meadhall.core.kernel import JIT

HAGAR = meadhall.game("hagar")


@pytest.mark.skipif(not JIT, reason="many games take the compiler")
def test_hagar_keeps_the_contract_in_every_version() -> None:
    report = check(HAGAR, games=150, close=0)
    assert report.configurations == 12
    assert report.forced == 0  # every decision is a real one


@pytest.mark.skipif(JIT, reason="it is about what is not compiled")
def test_hagar_keeps_the_contract_as_plain_python() -> None:
    """What differs here, such as a number that overflows, differs in any configuration; the least comes below."""
    assert check(HAGAR, games=1, close=0, configurations=[(4, {"harbor": True})]).forced == 0


# The close look compares with uncompiled rules in any case: without the compiler a little of it will do.
CLOSELY = [(2, False), (4, True)] if JIT else [(2, False)]


@pytest.mark.parametrize(("players", "harbor"), CLOSELY)
def test_hagar_keeps_the_contract_looked_at_closely(players: int, harbor: bool) -> None:
    """By every version of the rules where two play; where four do, and every position has five viewers, by ours."""
    game = HAGAR if JIT and players == 2 else replace(HAGAR, held_to=HAGAR.rules_version)
    short = 4  # the seed of a game that is not among the long ones
    assert check(game, games=1, close=1, seed=short, configurations=[(players, {"harbor": harbor})]).forced == 0
