"""Hägar keeps the contract."""

import meadhall
from meadhall.core.conformance import check
from meadhall.core.kernel import JIT


def test_hagar_keeps_the_contract() -> None:
    report = check(meadhall.game("hagar"), games=300 if JIT else 2, close=1)
    assert report.configurations == 6
    assert report.forced == 0  # every decision is a real one
