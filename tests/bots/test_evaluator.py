"""The evaluator: a search from the beginning, through anybody's eyes, whoever is to move."""

from dataclasses import replace
from pathlib import Path

import pytest

import meadhall
from meadhall.bots.reasons import most_telling, reasons
from meadhall.bots.search.evaluator import Evaluator
from meadhall.bots.search.lines import UsualEvent, main_line
from meadhall.bots.search.parameters import parameters_for
from meadhall.core.constants import CHANCE, SPECTATOR
from meadhall.core.match import Match
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


def test_a_line_follows_what_was_tried_most_up_to_where_chance_decides() -> None:
    match = dealt("6", "5")
    found = evaluator().search(match.view(0), 2000, keep=True)
    line = main_line(match.view(0), found.nodes, MEAD.actions.number("keep"))
    assert [step.who for step in line][:2] == [0, 1]
    assert all(step.who != CHANCE for step in line)
    swapped = main_line(match.view(0), found.nodes, MEAD.actions.number("swap"))
    assert len(swapped) == 1


def test_what_somebody_spends_is_no_score() -> None:
    match = meadhall.game("runir").start(2, seed=7)
    view = match.view(match.to_move)
    carve = next(action.number for action in match.legal if action.text.startswith("carve"))
    tree = Evaluator(match.game, match.box, parameters_for(match.game)).search(view, 50, only=[carve], keep=True)
    first = main_line(view, tree.nodes, carve)[0]
    assert first.lead == -1  # a crystal left counts 1
    assert not first.scores


def test_what_scores_is_told_first() -> None:
    events = {"A": UsualEvent(1.0, 0, False), "B": UsualEvent(0.5, 1, True), "C": UsualEvent(0.3, 1, True)}
    assert most_telling(events, {}) == "B"
    assert most_telling(events, events) is None


def test_of_what_tells_as_much_the_first_is_told() -> None:
    event = UsualEvent(1.0, 0, False)
    assert most_telling({"Bo takes gold.": event, "Bo ends the turn.": event}, {}) == "Bo takes gold."


def test_what_is_played_next_anyway_is_no_reason() -> None:
    """In Sagnir a turn that is ended is ended now or later."""
    match = meadhall.load(Path(__file__).parents[1] / "analysis" / "won-in-one-turn.json")
    number = next(index for index, step in enumerate(match.steps) if str(match.action(step.number)) == "place water a5")
    view = match.look(match.steps[number].before, 0)
    searching = Evaluator(match.game, match.box, parameters_for(match.game))
    ends, lays = (match.game.actions.number(text) for text in ("end turn", "place water a5"))
    better, played = ((one, searching.search(view, 100, only=[one], keep=True).nodes) for one in (ends, lays))
    assert "ends the turn" not in reasons(view, better, played)
