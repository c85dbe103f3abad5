"""A decision is judged from what its seat knew, and an unfinished game from what a spectator knows."""

import msgspec
import pytest

import meadhall
from meadhall.analysis import AnalysisError, analyse, analyse_position, judge
from meadhall.analysis.depth import depth_of
from meadhall.analysis.study import Study
from meadhall.analysis.turns import stretches_of
from meadhall.core.match import Match
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import new_rng
from tests.analysis.games import finished, played
from tests.core.toy import MEAD


def otherwise(match: Match, state: bytes, seat: int, seed: int) -> bytes:
    """The same position with something else in everything that a seat does not know."""
    world = copy(match.look(state, seat).state)
    match.game.kernels.imagine(world, match.box, seat, new_rng(seed))
    return to_bytes(world)


@pytest.mark.parametrize("name", ["sagnir", "mythical_island", "saga"])
def test_a_turn_is_judged_alike_whatever_was_hidden(name: str) -> None:
    match = finished(name)
    study = Study(match, depth_of(match.game, 40))
    stretches, differed = stretches_of(match), 0
    for stretch in stretches[2 :: max(1, len(stretches) // 6)]:
        steps = match.steps[stretch.first : stretch.last + 1]
        way = tuple(step.number for step in steps)
        truth = study.judge(stretch.first, [match.look(steps[0].before, stretch.seat)], [way])
        for seed in range(3):
            other = otherwise(match, steps[0].before, stretch.seat, seed)
            differed += other != steps[0].before
            found = Study(match, study.depth).judge(stretch.first, [match.look(other, stretch.seat)], [way])
            assert msgspec.json.encode(found) == msgspec.json.encode(truth), stretch
    assert differed > 3


def dealt(*cups: str) -> Match:
    match = MEAD.start(2, scripted=True, names=["Astrid", "Bjarni"])
    for cup in cups:
        match.play(f"cup {cup}")
    return match


def test_an_unfinished_game_is_told_as_a_spectator_knows_it() -> None:
    matches = [dealt("1", "3"), dealt("6", "2"), dealt("3", "5")]
    for match in matches:
        match.play("keep")
        match.play("keep")
        match.play("hide left")
    matches[0].undo(consent=True)
    matches[0].play("hide right")
    first, *others = (analyse(match, depth=60) for match in matches)
    assert (first.knowledge, first.over) == ("spectator", False)
    assert all(other.json() == first.json() for other in others)
    assert [step.action for step in first.steps] == [None, None, "keep", "keep", None]
    assert not any(step.choice for step in first.steps)
    with pytest.raises(AnalysisError, match="the game is not over: its decisions are judged afterwards"):
        judge(matches[0], 2, "swap")
    assert analyse_position(matches[0], 2).knowledge == "spectator"
    assert not analyse_position(matches[0], 2).plans


def test_what_everybody_knows_is_judged_before_the_end() -> None:
    match = played("hagar", decisions=5)
    found = analyse(match, depth="quick")
    assert (found.knowledge, found.over) == ("all", False)
    assert any(step.choice for step in found.steps)


def test_a_finished_game_with_secrets_is_judged_from_both_sides() -> None:
    match = dealt("1", "6")
    for text in ("keep", "keep", "hide left", "hide right"):
        match.play(text)
    found = analyse(match, depth=400)
    astrid, bjarni = (step.choice for step in found.steps if step.action == "keep")
    assert astrid is not None
    assert bjarni is not None
    assert (astrid.best.actions[0], bjarni.best.actions[0]) == ("swap", "keep")
    assert astrid.mark == "blunder"
    assert astrid.why.startswith("Better: ")
    left, right = found.steps[4].choice, found.steps[5].choice
    assert left is not None
    assert right is not None
    assert left.best.actions == ("hide right",)
    assert right.mark is None, "a cup of 6 wins with the coin in either hand"
    assert found.seats[0].marks["blunder"] >= 1


def test_what_was_hidden_and_comes_out_is_luck() -> None:
    """Saga draws nearly nothing: luck is what Leaders and markers bring when they are turned over."""
    found = analyse(finished("saga"), depth=60)
    told = [step for step in found.steps if any(step.secrets)]
    assert told
    assert all(abs(sum(step.secrets)) < 1e-6 for step in told)


def test_nothing_is_analysed_before_anything_has_happened() -> None:
    with pytest.raises(AnalysisError, match="nothing has happened"):
        analyse(meadhall.game("saga").start(2, scripted=True), depth="quick")
