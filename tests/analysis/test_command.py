"""`meadhall analyse`, as a person types it."""

import json
from pathlib import Path

import pytest

import meadhall
from meadhall.core.gamefile import read_game_file
from tests.analysis.games import finished, played
from tests.test_cli import fails, works


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysis") / "game.json"
    finished("runir").save(path)
    return path


def test_it_tells_what_decided_a_game(file: Path) -> None:
    told = works("analyse", str(file), "--quick")
    assert "Runir" in told
    assert "With average luck this play would have brought" in told


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
    assert found["options"][0]["action"]


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
