"""What an analysis tells: planted blunders are found, the same whatever the number of threads, in every form."""

import html
import json
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import meadhall
from meadhall.analysis import Analysis, analyse, analyse_position, judge
from meadhall.analysis.annotate import annotated, standing
from meadhall.analysis.chart import curve, picture
from meadhall.analysis.depth import USUAL, depth_of
from meadhall.analysis.page import page
from meadhall.analysis.study import Study
from meadhall.analysis.text import position_text, text
from meadhall.analysis.told import adjusted, marked_turns, summary, wrong_turn
from meadhall.analysis.turning import Storyteller
from meadhall.analysis.turns import stretches_of
from meadhall.core.errors import IllegalAction, OptionError
from meadhall.core.gamefile import parse_game_file, read_game_file
from meadhall.core.match import Match
from meadhall.core.replay import replay
from meadhall.games import own_names
from tests.analysis.games import finished, played
from tests.analysis.plant import FOLDER, WANTED


@pytest.mark.parametrize("name", own_names())
def test_planted_blunders_are_found(name: str) -> None:
    files = sorted(FOLDER.glob(f"{name}-*.json"))
    by_rules = [path for path in files if "-certain-" in path.name]  # see `certain`: chosen by no search
    assert len(by_rules) >= WANTED
    assert len(files) - len(by_rules) >= WANTED
    for path in files:
        match, file = meadhall.load(path), read_game_file(path)
        assert isinstance(file.annotations, list)
        (planted,) = file.annotations
        number = planted.entry - 1
        stretch = next(each for each in stretches_of(match) if each.first <= number <= each.last)
        study = Study(match, depth_of(match.game, USUAL))
        choice = study.look(stretch)
        assert choice is not None
        assert choice.mark in ("mistake", "blunder"), path.name
        assert choice.best.actions != choice.played.actions
        assert choice.why


@pytest.fixture(scope="module")
def saga() -> tuple[Match, Analysis]:
    match = played("saga", ("search:30", "child"))
    return match, analyse(match, depth="karl", jobs=1)


def test_one_thread_or_two_find_the_same(saga: tuple[Match, Analysis]) -> None:
    match, found = saga
    assert analyse(match, depth="karl", jobs=2).json() == found.json()


def test_json_is_read_back(saga: tuple[Match, Analysis]) -> None:
    found = saga[1]
    assert Analysis.from_json(found.json()).json() == found.json()
    values = json.loads(found.json())
    assert (values["format"], values["version"]) == ("meadhall analysis", 2)
    assert len(values["steps"]) == len(saga[0].steps)


def test_the_text_tells_every_seat_and_every_mistake(saga: tuple[Match, Analysis]) -> None:
    match, found = saga
    told = text(found)
    assert all(f"{name}: from" in told for name in match.names)
    assert found.wrong
    assert all(sentence in told for sentence in summary(found))
    for turn in found.wrong:
        assert wrong_turn(found, turn) in told
        assert found.costliest(turn).why.startswith("Better: ")


def test_the_curve_marks_every_mistake(saga: tuple[Match, Analysis]) -> None:
    match, found = saga
    for drawing in (curve, picture):
        drawn = ElementTree.fromstring(drawing(found, marked_turns(found)))
        lines = [line for line in drawn.iter("polyline") if line.get("class") == "line"]
        assert len(lines) == match.players
        for seat, line in enumerate(lines):
            points = (place.split(",") for place in line.get("points", "").split())
            places = {float(x): float(y) for x, y in points}
            assert min(places) == 0
            assert max(places) == len(match.steps)
            assert all(y == pytest.approx(100 - 100 * found.curve[int(x)][seat], abs=0.06) for x, y in places.items())
        marked = {
            int(each.get("data-at", ""))
            for each in drawn.iter("svg")
            if each.get("class", "").startswith("moment ") and each.get("class") != "moment luck"
        }
        assert marked == {found.costliest(turn).parts_at for turn in found.wrong}
        assert len([each for each in drawn.iter("polygon") if each.get("class") == "band"]) == match.players


@pytest.mark.parametrize("name", own_names())
def test_no_turn_stands_without_words(name: str) -> None:
    found = analyse(finished(name), depth=16, jobs=1)
    assert all(moment.words for one in found.seats for moment in one.turning_points)
    assert all(len(turn.words) > 5 for turn in found.turns)
    assert all(len(one.turning_points) <= 3 for one in found.seats)
    for told in marked_turns(found):
        assert told.text.rstrip().endswith((".", "!", "?", "”")), told
    assert len(summary(found)) == 3
    assert all(len(sentence) > 15 for sentence in summary(found))


@pytest.mark.parametrize("name", own_names())
def test_a_turning_point_is_never_a_step_that_nobody_chose(name: str) -> None:
    match = finished(name)
    found = analyse(match, depth=16, jobs=1)
    story = Storyteller(Study(match, found.depth))
    for moment in (moment for one in found.seats for moment in one.turning_points):
        turn = found.turns[moment.turn]
        if moment.at in [choice.parts_at for choice in found.choices(turn)]:
            continue  # it is told what was not done there
        free = [step for step in range(turn.first, turn.last + 1) if story.words(step) and not story.is_forced(step)]
        assert not free or not story.is_forced(moment.at - 1) or moment.kind == "luck", moment


def test_where_a_being_slept_on_that_is_told_and_told_once() -> None:
    """Bo leaves Svanmey asleep in a turn in which it could be woken: that decides it, and nothing that was done."""
    match = meadhall.load(Path(__file__).parent.parent / "bots" / "one-more-being.json")
    found = analyse(match, depth=200, jobs=2)
    told = [moment.words for moment in found.seats[1].turning_points if "Svanmey" in moment.words]
    assert told
    assert all(words.startswith("Better would have been: ") for words in told)
    decided, better, _ = summary(found)
    assert sum(sentence.count("Svanmey") for sentence in (decided, better)) == 1


def test_the_page_needs_nothing_from_elsewhere(saga: tuple[Match, Analysis]) -> None:
    told = html.unescape(page(*saga))
    assert "What would have been better" in told
    assert summary(saga[1])[2] in told
    assert not any(each in told for each in ("<script", "src=", "@import", "<link"))


def test_annotations_belong_to_the_entries_that_stand() -> None:
    match = meadhall.game("hagar").start(2, seed=3)
    for action in ("reroll red", "reroll black"):
        match.play(action)
        match.undo(consent=True)
    match.play("keep")
    file = match.record
    found = analyse(match, depth="quick")
    known = annotated(file, found)
    again = parse_game_file(known.to_json())
    assert again == known
    assert (file.version, known.version) == (1, 2)
    assert replay(again, match.game).steps == match.steps
    assert [file.actions[entry].split(": ")[1] for entry in standing(file)] == [step.action for step in found.steps]
    assert isinstance(known.annotations, list)
    last = next(one for one in known.annotations if file.actions[one.entry - 1].endswith(": keep"))
    assert last.mark == next(step.choice.mark for step in found.steps if step.choice)


def test_any_position_can_be_asked(saga: tuple[Match, Analysis]) -> None:
    match, found = saga
    number = next(step.number for step in found.steps if step.choice)
    one = analyse_position(match, number, depth="thrall")
    assert one.seat == match.steps[number].who
    assert one.plans[0].chances[one.seat] >= one.plans[-1].chances[one.seat]
    assert "; ".join(one.plans[0].words) in position_text(one)
    assert analyse_position(match, len(match.steps)).chances == found.end
    with pytest.raises(OptionError, match="there is no position 9999: this match has the positions 0 to"):
        analyse_position(match, 9999)
    chosen = judge(match, number, one.plans[0].actions[0], depth="thrall")
    assert chosen is not None
    assert chosen.mark in ("best", "good", None)
    other = next(
        each
        for each in range(len(match.game.actions))
        if each not in match.look(match.steps[number].before, one.seat).legal
    )
    with pytest.raises(IllegalAction, match="is not legal there"):
        judge(match, number, other)


def test_somebody_who_has_seen_enough_can_end_it() -> None:
    class Enough(Exception):
        pass

    def stop(count: int) -> None:
        raise Enough

    for jobs in (1, 2):
        with pytest.raises(Enough):
            analyse(finished("hagar"), depth="quick", jobs=jobs, progress=stop)


def test_all_positions_are_counted_once() -> None:
    match, counted = finished("runir"), list[int]()
    analyse(match, depth=8, jobs=2, progress=counted.append)
    assert sum(counted) == len(match.steps) + 1


def test_what_average_luck_would_have_brought_is_not_told_where_the_judge_was_wrong() -> None:
    found = analyse(finished("hagar"), depth="quick")
    known, unsure = (
        msgspec.structs.replace(
            found, seats=tuple(msgspec.structs.replace(one, uncertainty=doubt, adjusted=0.43) for one in found.seats)
        )
        for doubt in (-0.39, 0.41)
    )
    told = "With average luck this play would have brought 43 %."
    nothing = "The judge was wrong too often here to say what average luck would have brought."
    assert told in text(known)
    assert told not in text(unsure)
    assert nothing in text(unsure)
    assert [adjusted(one.seats[0]) for one in (known, unsure)] == [told, nothing]
    assert "41 points: that is nobody's luck" in summary(unsure)[2]


def test_points_that_were_left_on_the_table_are_counted(saga: tuple[Match, Analysis]) -> None:
    for seat, one in enumerate(saga[1].seats):
        choices = [step.choice for step in saga[1].steps if step.choice and step.choice.seat == seat]
        assert one.points_left == sum(choice.points_left for choice in choices)


@pytest.mark.parametrize("name", ["sagnir", "mythical_island"])
def test_plans_are_compared_by_their_replies_before_a_turn_is_called_anything(name: str) -> None:
    """A judge that looks at the ends of plans alone says the same however long it is asked: that is no check."""
    match = meadhall.game(name).start(2, seed=1)
    assert Study(match, depth_of(match.game, "jarl")).tree.parameters.deepen
    assert not Study(match, depth_of(match.game, "quick")).tree.parameters.deepen, "a first look must come at once"
