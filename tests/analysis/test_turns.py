"""A turn of many decisions: each is worth at least what the same seat made of it."""

from pathlib import Path

import pytest

import meadhall
from meadhall.analysis.depth import depth_of
from meadhall.analysis.findings import ChanceFound, DecisionFound, Finding, Option
from meadhall.analysis.study import Study
from meadhall.analysis.turns import as_meant
from meadhall.core.constants import CHANCE
from meadhall.core.foresight import foreseen

GAME = Path(__file__).parent / "won-in-one-turn.json"


def decided(best: float, played: float) -> DecisionFound:
    """A decision of the first seat, which loses if the best is worth more than what was played."""
    options = [Option(text, text, (chance, 1 - chance), 100) for text, chance in (("best", best), ("played", played))]
    change = (played - best, best - played) if played < best else (0.0, 0.0)
    return DecisionFound((best, 1 - best), options[1], options[0], (), 9, change, False, "reasons")


def lost(found: object) -> float:
    assert isinstance(found, DecisionFound)
    return -found.change[0]


def test_what_the_next_decision_sees_counts_for_the_one_before() -> None:
    first, second, third = as_meant([decided(0.6, 0.4), None, decided(0.9, 0.9)], [0, 0, 0], None, lambda index: True)
    assert lost(first) == 0
    assert isinstance(first, DecisionFound)
    assert first.chances == first.played.chances == first.best.chances == decided(0.9, 0.9).chances
    assert first.reasons is None
    assert second is None
    assert third == decided(0.9, 0.9)


def test_it_may_still_be_worse_than_the_best() -> None:
    first, _ = as_meant([decided(0.8, 0.4), decided(0.5, 0.5)], [0, 0], None, lambda index: True)
    assert lost(first) == pytest.approx(0.3)
    assert isinstance(first, DecisionFound)
    assert first.reasons == "reasons"


@pytest.mark.parametrize("between", ["chance", "another seat", "a secret"])
def test_what_was_learnt_in_between_does_not_count(between: str) -> None:
    second: Finding = ChanceFound((0.0, 0.0), 0.0, ()) if between == "chance" else decided(0.3, 0.3)
    movers = [0, {"chance": CHANCE, "another seat": 1, "a secret": 0}[between], 0]
    findings = [decided(0.6, 0.4), second, decided(0.9, 0.9)]
    first, *_ = as_meant(findings, movers, None, lambda index: between != "a secret")
    assert lost(first) == pytest.approx(0.2)


def test_a_turn_that_wins_the_game_has_no_mistake_in_it() -> None:
    """Two tiles, three steps and a being: at the first tile the search thinks of passing instead."""
    match = meadhall.load(GAME)
    study = Study(match, depth_of(match.game, 200), words=False)
    turn = range(len(match.steps) - 6, len(match.steps))
    findings = [study.look(index) for index in turn]
    assert max(-found.change[0] for found in findings if isinstance(found, DecisionFound)) > 0.05
    movers = [match.steps[index].who for index in turn]
    meant = as_meant(
        findings, movers, study.result(match.state), lambda index: foreseen(match, match.steps[turn[index]])
    )
    assert all(lost(found) == 0 for found in meant if found is not None)
