"""`meadhall analyse`, as a person types it."""

import json
from pathlib import Path

import pytest

import meadhall
from meadhall.core.gamefile import read_game_file
from meadhall.core.variations import replay_variation
from tests.analysis.games import finished, played
from tests.test_cli import fails, run, works


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysis") / "game.json"
    finished("runir").save(path)
    return path


def test_it_tells_what_decided_a_game(file: Path) -> None:
    told = works("analyse", str(file), "--quick")
    assert "Runir" in told
    assert "Misjudged by the judge" in told


def test_it_writes_json_a_page_and_annotations(file: Path, tmp_path: Path) -> None:
    html, notes = tmp_path / "game.html", tmp_path / "notes.json"
    told = works("analyse", str(file), "--depth", "20", "--json", "--html", str(html), "--annotate", str(notes))
    found = json.loads(told)
    assert (found["game"], found["depth"]["name"]) == ("runir", "20")
    assert html.read_text().startswith("<!doctype html>")
    assert isinstance(read_game_file(notes).annotations, list)
    assert meadhall.load(notes).steps == finished("runir").steps


def test_it_tells_what_to_do_in_one_position(file: Path) -> None:
    number = next(index for index, step in enumerate(finished("runir").steps) if step.who >= 0)
    told = works("analyse", str(file), "--position", str(number), "--quick")
    assert told.startswith(f"Position {number}. ")
    assert "Chances: Seat 1 " in told
    found = json.loads(works("analyse", str(file), "--position", str(number), "--json"))
    assert found["plans"][0]["actions"]


def test_bad_input_gets_a_sentence(file: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(file.read_bytes()[:-200])
    assert "damaged.json: the file is cut off" in fails("analyse", str(damaged))
    other = tmp_path / "other.json"
    other.write_text(file.read_text().replace(finished("runir").game.edition.digest, "0" * 64))
    assert "it was played with other components" in fails("analyse", str(other))
    assert 'no depth is called "jral"; did you mean "jarl"?' in fails("analyse", str(file), "--depth", "jral")
    assert "there is no position 9999" in fails("analyse", str(file), "--position", "9999")
    assert "cannot be read" in fails("analyse", str(tmp_path / "nothing.json"))


def test_an_unfinished_game_is_told_up_to_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "saga.json"
    played("saga", decisions=6).save(path)
    told = works("analyse", str(path), "--quick")
    assert "The game is not over: all that is told is what a spectator may know." in told
    assert "points. Better" not in told


def test_a_game_is_taken_over_in_the_terminal_and_kept_as_a_variation(tmp_path: Path) -> None:
    path, kept = tmp_path / "game.json", tmp_path / "what-if.json"
    match = finished("hagar")
    match.save(path)
    late = [index for index, step in enumerate(match.steps) if step.who >= 0][-3]
    arguments = ("--load", str(path), "--position", str(late), "--seats", "child,child", "--seed", "3")
    told = works("terminal", *arguments, "--save", str(kept), "--name", "What if I had landed?")
    assert 'with the variation "What if I had landed?"' in told
    file = read_game_file(kept)
    assert isinstance(file.variations, list)
    assert (file.variations[0].name, file.variations[0].position) == ("What if I had landed?", late)
    other = replay_variation(file, match.game, [0])
    assert other.over
    assert other.steps[:late] == match.steps[:late]
    about = json.loads(works("analyse", str(kept), "--variation", "1", "--quick", "--json"))
    assert len(about["steps"]) == len(other.steps)
    assert "there is no variation 2: the file has 1" in fails("analyse", str(kept), "--variation", "2")
    assert (
        "about the game itself. For its variations (1) use --variation." in run("analyse", str(kept), "--quick").stderr
    )
    assert "--position needs a game to take over" in fails("terminal", "hagar", "--position", "3")


def test_turns_of_a_skald_are_hardly_ever_called_mistakes() -> None:
    found = meadhall.analyse(played("runir", ("skald", "skald"), seed=2, decisions=20))
    turns = [turn for turn in found.turns if turn.choices]
    assert sum(turn.mark in ("mistake", "blunder") for turn in turns) <= len(turns) * 0.02
    assert all(one.accuracy is None or one.accuracy > 85 for one in found.seats)


def test_a_weak_player_is_less_accurate_than_a_strong_one() -> None:
    found = [meadhall.analyse(played("runir", ("child", "skald"), seed=seed), depth="karl") for seed in range(3)]
    child, skald = ([one.seats[seat].accuracy or 0.0 for one in found] for seat in (0, 1))
    assert sum(skald) / 3 >= sum(child) / 3 + 25
