"""The evaluator: a search from the beginning, through anybody's eyes, whoever is to move."""

from dataclasses import replace

import pytest

import meadhall
from meadhall.bots.search.evaluator import Evaluator
from meadhall.bots.search.parameters import parameters_for
from meadhall.bots.search.plan_lines import take_step
from meadhall.core.constants import CHANCE, SPECTATOR
from meadhall.core.match import Match
from meadhall.core.record import copy
from tests.core.toy import MEAD


def dealt(*cups: str) -> Match:
    match = MEAD.start(2, scripted=True, names=["Astrid", "Bjarni"])
    for cup in cups:
        match.play(f"cup {cup}")
    return match


def evaluator() -> Evaluator:
    return Evaluator(MEAD, dealt().box, replace(parameters_for(MEAD), lead_weight=0.0))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_chance_is_looked_at_through_anybodys_eyes(viewer: int) -> None:
    match = dealt()
    assert match.to_move == CHANCE
    found = evaluator().search(match.view(viewer), 2000)
    assert found.whole.visits == 2000
    assert found.whole.values == pytest.approx((0.5, 0.5), abs=0.1)


def test_who_holds_the_better_cup_expects_more_also_when_another_is_to_move() -> None:
    strong, weak = dealt("1", "6"), dealt("1", "2")
    search = evaluator()
    seen = [search.search(match.view(1), 1000).whole.values[1] for match in (strong, weak)]
    assert seen[0] > seen[1] + 0.2
    unseen = {search.search(match.view(SPECTATOR), 1000).whole.values for match in (strong, weak)}
    assert len(unseen) == 1


def test_each_search_begins_anew() -> None:
    match, search = dealt("1", "6"), evaluator()
    first = search.search(match.view(0), 300, seed=5, keep=True)
    search.search(dealt("3", "4").view(0), 700, seed=1)
    again = search.search(match.view(0), 300, seed=5, keep=True)
    assert (again.whole, again.by_action, again.best) == (first.whole, first.by_action, first.best)


def test_only_what_is_named_is_tried() -> None:
    match = dealt("1", "6")
    keep = MEAD.actions.number("keep")
    found = evaluator().search(match.view(0), 200, only=[keep], keep=True)
    assert list(found.by_action) == [keep]


def test_what_somebody_spends_is_no_score() -> None:
    match = meadhall.game("runir").start(2, seed=7)
    view = match.view(match.to_move)
    carve = next(action.number for action in match.legal if action.text.startswith("carve"))
    first = take_step(view, copy(match.state), match.to_move, carve)
    assert first.lead == -1  # a crystal left counts 1
    assert not first.scores
