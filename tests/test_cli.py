"""The command line, as a person types it."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import meadhall
from meadhall import new_game, ready
from meadhall.cli import main
from meadhall.core.kernel import JIT
from tests.golden.record import FOLDER

GOLDEN = FOLDER / "hagar" / "3-players.json"
GAMES = "2500" if JIT else "8"


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def works(*arguments: str, typed: str = "") -> str:
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def fails(*arguments: str) -> str:
    """What is told about a mistake: one line, no traceback."""
    result = run(*arguments)
    assert result.exit_code in (1, 2)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.stderr


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_a_first_start_says_why_it_takes_a_while(tmp_path: Path) -> None:
    new_game.write("aegir", tmp_path / "games")  # quickly compiled

    def told(*arguments: str) -> list[str]:
        command = [sys.executable, "-m", "meadhall.cli", *arguments]
        places = {"MEADHALL_CACHE": str(tmp_path / "cache"), "MEADHALL_GAMES": str(tmp_path / "games")}
        done = subprocess.run(command, env=os.environ | places, capture_output=True, text=True, check=True)
        return re.findall("Compiling (.*) Aegir", done.stderr)

    assert told("show", "aegir") == ["the rules of"]
    assert told("show", "aegir") == []
    simulate = ("simulate", "aegir", "--games", "2", "--jobs", "1")
    assert told(*simulate) == ["the simulation of"]
    assert told(*simulate) == []


def test_an_arena_says_that_it_waits_for_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "SEARCH", replace(ready.SEARCH, missing=lambda game: True, compile=lambda game: None))
    result = run("arena", "hagar", "--bots", "child,greedy", "--games", "2", "--jobs", "1")
    assert "Compiling the search for Hägar" in result.stderr


def test_games_lists_every_game() -> None:
    text = works("games")
    assert all(name in text for name in meadhall.game_names())
    listed = json.loads(works("games", "--json"))
    assert {"name", "title", "players", "minutes", "line"} <= set(listed[0])


@pytest.mark.parametrize("name", meadhall.game_names())
def test_rules_shows_the_rules(name: str) -> None:
    assert works("rules", name).startswith("# ")


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_content_file_is_written_to_be_changed(name: str, tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(works("content", name), encoding="utf-8")
    assert meadhall.game(name).with_content(own).edition.digest == meadhall.game(name).edition.digest


def test_a_content_file_for_another_game_says_so(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(works("content", "mythical_island"), encoding="utf-8")
    message = "mine.toml: game, title: this file is for Mythical Island, not for Sagnir"
    assert message in fails("simulate", "sagnir", "--content", str(own), "--games", "1")


def test_show_tells_a_new_game_or_a_file() -> None:
    assert "black  1" in works("show", "hagar")
    assert "turn 1" in works("show", "hagar", "--players", "4", "--set", "harbor=on", "--seat", "2")
    assert works("show", "hagar", "--decisions", "5") != works("show", "hagar")
    assert "The game is over: after 400 turns it is scored as it stands." in works("show", str(GOLDEN))


def test_show_writes_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "chart.svg"
    works("show", "hagar", "--svg", str(path))
    assert path.read_text(encoding="utf-8").startswith("<svg")
    assert "cannot be written" in fails("show", "hagar", "--svg", str(tmp_path / "no" / "where.svg"))


def test_terminal_plays_a_game_and_saves_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = ["--seats", "me,random"]
    text = works("terminal", "hagar", *seats, "--seed", "3", "--save", str(path), typed="1\n" * 2000)
    assert "Their promise: " in text
    assert "All " in works("verify", str(path))


def test_terminal_goes_on_with_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    works("terminal", "hagar", "--seed", "3", typed=f"1\nsave {path}\nquit\n")
    assert "You leave the table" in works("terminal", "--load", str(path), typed="quit\n")
    assert "has 2 seats; --seats names 3" in fails("terminal", "--load", str(path), "--seats", "me,me,me")


def test_simulate_prints_one_json_object() -> None:
    found = json.loads(works("simulate", "runir", "--seats", "random,random,random", "--games", GAMES, "--json"))
    assert found["game"] == "runir"
    assert found["games"] == int(GAMES)
    assert found["steps"] > found["decisions"] > 0
    assert found["seconds"] > 0
    assert len(found["seats"]) == 3
    assert {"bot", "wins", "win_rate", "interval", "points"} <= set(found["seats"][0])
    assert len(found["turn_order"]) == 3
    assert found["stopped"] == 0
    assert found["length"]["decisions"]["mean"] == pytest.approx(found["decisions"] / found["games"])


def test_simulate_gives_the_same_result_whatever_the_jobs() -> None:
    results = []
    for jobs in ("1", "3"):
        found = json.loads(works("simulate", "hagar", "--games", GAMES, "--seed", "5", "--jobs", jobs, "--json"))
        del found["seconds"]
        results.append(found)
    assert results[0] == results[1]


def test_simulate_prints_a_table() -> None:
    text = works("simulate", "hagar", "--games", GAMES, "--set", "harbor=yes")
    assert "95 % interval" in text
    assert "harbor=True" in text


def test_simulate_plays_an_owners_content(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(meadhall.game("hagar").edition.text.replace("direct = 3", "direct = 9"), encoding="utf-8")
    ours, theirs = (
        json.loads(works("simulate", "hagar", "--games", GAMES, "--json", *more))["decisions"]
        for more in ([], ["--content", str(mine)])
    )
    assert ours != theirs


def test_simulate_plays_any_bots_with_the_same_result_whatever_the_jobs() -> None:
    arguments = ["simulate", "saga", "--seats", "random,tests.bots.test_bots:Mine", "--games", "4", "--json"]
    one, two = (json.loads(works(*arguments, "--jobs", jobs)) for jobs in ("1", "2"))
    assert one["seats"][1]["bot"] == "tests.bots.test_bots:Mine"
    assert one.pop("seconds") != two.pop("seconds")
    assert one == two


def test_arena_prints_one_json_object() -> None:
    bots = ["--bots", "random,tests.bots.test_bots:Mine"]
    found = json.loads(works("arena", "runir", *bots, "--games", "2", "--seats", "3", "--jobs", "1", "--json"))
    assert (found["game"], found["players"], found["games_asked"], found["games_per_group"]) == ("runir", 3, 2, 3)
    assert found["games"] == 6
    assert {"bot", "games", "wins", "share", "interval", "rating", "rating_interval"} <= set(found["standings"][0])
    assert {"moves_per_game", "seconds_per_move", "failures", "trouble"} <= set(found["standings"][0])
    assert {"bot", "other", "games", "ahead", "share", "interval"} == set(found["duels"][0])


def test_arena_prints_tables_and_says_that_it_rounds_up() -> None:
    result = run("arena", "saga", "--bots", "random,tests.bots.test_bots:Mine", "--games", "3", "--jobs", "1")
    assert result.exit_code == 0
    assert "Each group plays 4 games instead of 3: every deal from all 2 seats." in result.stderr
    assert "4 games of 2 players, seed 1" in result.stdout
    assert "How often the row finishes before the column" in result.stdout


def test_arena_tells_about_programs_that_fail() -> None:
    text = works("arena", "saga", "--bots", "random,program:sh -c 'exit 3'", "--games", "2", "--jobs", "1")
    assert "were played by the default. The first time, the program" in " ".join(text.split())
    assert "ended with status 3" in " ".join(text.split())


def test_a_bot_of_ones_own_is_found_in_the_folder_where_one_is(tmp_path: Path) -> None:
    lines = (
        "from meadhall.bots.bot import Advice",
        "class Bot:",
        "    def advise(self, question, budget):",
        "        return Advice(question.legal[0])",
    )
    (tmp_path / "ownbot.py").write_text("\n".join(lines), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("meadhall")), "simulate", "saga", "--seats", "ownbot:Bot,random"]
    done = subprocess.run(
        [*command, "--games", "2", "--jobs", "2"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "ownbot:Bot" in done.stdout


def test_replay_tells_the_story() -> None:
    story = GOLDEN.with_suffix(".txt").read_text(encoding="utf-8")
    assert works("replay", str(GOLDEN)) == story
    assert works("replay", str(GOLDEN), "--seat", "1") == story  # nothing is secret in Hägar


def test_verify_says_fair_or_what_is_wrong(tmp_path: Path) -> None:
    assert "fair" in works("verify", str(GOLDEN))
    forged = tmp_path / "forged.json"
    text = GOLDEN.read_text(encoding="utf-8")
    number = text.index('"chance: red ') + len('"chance: red ')
    other = "1" if text[number] != "1" else "2"
    forged.write_text(text[:number] + other + text[number + 1 :], encoding="utf-8")
    assert "but the dice say" in fails("verify", str(forged))


def test_check_runs_the_conformance_kit() -> None:
    assert "keep the contract" in works("check", "hagar", "--games", "2", "--close", "0")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulat"], 'no command is called "simulat"; did you mean "simulate"?'),
        (["rules", "hager"], 'no game is called "hager"; did you mean "hagar"?'),
        (["simulate", "hagar", "--seats", "randum,random"], 'did you mean "random"?'),
        (["simulate", "hagar", "--seats", "random"], "is for 2 to 4 players, not 1"),
        (["simulate", "hagar", "--set", "harbour=1"], 'no option is called "harbour"; did you mean "harbor"?'),
        (["simulate", "hagar", "--set", "harbor"], "write it as option=value"),
        (["simulate", "hagar", "--content", "none.toml"], "none.toml: cannot be read"),
        (["arena", "hagar", "--bots", "random"], "an arena needs at least two bots"),
        (["arena", "hagar", "--bots", "random,random"], 'the bot "random" is named twice'),
        (["arena", "hagar", "--bots", "random,randum"], 'did you mean "random"?'),
        (["arena", "saga", "--bots", "random,greedy", "--seats", "3"], "is for 2 players, not 3"),
        (["arena", "hagar", "--bots", "random,program:./nowhere"], 'there is no program "./nowhere"'),
        (["show", "none.json"], "none.json: cannot be read"),
        (["show", "hagar", "--seat", "9"], "there is no seat 9"),
        (["replay", str(GOLDEN), "--seat", "9"], "there is no seat 9"),
        (["replay", "pyproject.toml"], "not JSON"),
        (["verify", "none.json"], "none.json: cannot be read"),
        (["terminal"], "name a game"),
        (["terminal", "hagar", "--seats", "me,you"], 'no player is called "you"'),
    ],
)
def test_mistakes_are_told_in_one_sentence(arguments: list[str], message: str) -> None:
    text = fails(*arguments)
    assert message in text
    assert "Traceback" not in text


def test_the_command_is_installed() -> None:
    command = Path(sys.executable).with_name("meadhall")
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"meadhall, version {meadhall.__version__}"


@pytest.mark.parametrize("command", ["simulate", "train", "terminal"])
def test_a_former_edition_that_does_not_exist_is_told_with_those_that_do(command: str) -> None:
    assert 'has no former edition "7"; there is: 1' in fails(command, "hagar", "--content", "edition=7")


def test_a_former_edition_is_played_wherever_components_are_named() -> None:
    told = json.loads(works("simulate", "sagnir", "--games", "2", "--content", "edition=1", "--json"))
    assert told["games"] == 2
