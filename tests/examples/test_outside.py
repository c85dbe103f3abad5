"""Games from outside the package: where they are found, and what is told about one that cannot be used."""

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from meadhall import cli, games
from meadhall.core.conformance import ConformanceError, check
from meadhall.core.errors import UnknownName
from meadhall.core.kernel import JIT
from meadhall.core.text import join
from meadhall.games import BrokenGame
from meadhall.hall import covers
from meadhall.hall.live import game_loader
from meadhall.hall.live.game_loader import GameLoader, Prepared
from meadhall.ready import CompiledPart
from tests.examples.conftest import EXAMPLES

Put = Callable[..., Path]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Put]:
    """Puts a copy of the example under another name into a folder of games, with changes to its files."""
    monkeypatch.setenv("MEADHALL_GAMES", str(tmp_path))

    def put(name: str, *, into: Path = tmp_path, without: str = "", **changes: str) -> Path:
        shutil.copytree(EXAMPLES / "skrei", into / name, ignore=shutil.ignore_patterns("__pycache__", without))
        for stem, text in changes.items():
            next((into / name).glob(f"{stem}.*")).write_text(text, encoding="utf-8")
        games._look_around.cache_clear()
        return into / name

    games._look_around.cache_clear()
    yield put
    games._look_around.cache_clear()


def problem(name: str) -> str:
    """What is told to somebody who asks for this game; the others are not touched by it."""
    assert set(games.own_names()) <= set(games.names())
    with pytest.raises(BrokenGame) as told:
        meadhall.game(name)
    return str(told.value)


# --- By a folder ------------------------------------------------------------------------------------------------------


def test_a_folder_is_a_game(put: Put) -> None:
    folder = put("torsk")
    assert "torsk" in meadhall.game_names()
    assert games.folder_of("torsk") == folder
    assert games.header_of("torsk").players == (2, 4)
    assert meadhall.game("torsk").name == "torsk"
    assert meadhall.game("torsk") is meadhall.game("torsk")
    assert games.broken() == []


def test_a_module_may_be_a_folder(put: Put) -> None:
    folder = put("torsk")
    rules = (folder / "rules.py").read_text(encoding="utf-8")
    (folder / "rules.py").unlink()
    (folder / "rules").mkdir()
    (folder / "rules" / "__init__.py").write_text(rules.replace("from .", "from .."), encoding="utf-8")
    assert meadhall.game("torsk").kernels.step.__module__ == "meadhall.games.torsk.rules"
    assert games.broken() == []


def test_an_error_in_such_a_folder_is_told_with_its_line(put: Put) -> None:
    folder = put("torsk", rules="from meadhall.games.torsk.rules import nets\n")
    (folder / "rules").mkdir()
    (folder / "rules.py").rename(folder / "rules" / "__init__.py")
    (folder / "rules" / "nets.py").write_text("1 / 0\n")
    assert problem("torsk") == f"{folder / 'rules' / 'nets.py'}, line 1: ZeroDivisionError: division by zero"


def test_the_command_tells_which_game_cannot_be_imported_and_why(put: Put) -> None:
    put("sild")
    folder = put("torsk", rules="import nets\n")
    told = CliRunner().invoke(cli.main, ["games"])
    assert f"Left out: {folder / 'rules.py'}, line 1: ModuleNotFoundError: No module named 'nets'" in told.output
    listed = {line.split(" ")[0] for line in told.stdout.splitlines()}
    assert "sild" in listed
    assert "torsk" not in listed


def test_several_folders_are_named_with_the_systems_separator(
    put: Put, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put("torsk")
    put("sild", into=tmp_path / "others")
    monkeypatch.setenv("MEADHALL_GAMES", os.pathsep.join([str(tmp_path), str(tmp_path / "others"), str(tmp_path)]))
    assert set(games.names()) == {*games.own_names(), "sild", "torsk"}
    assert games.broken() == []


def test_a_folder_may_be_named_as_seen_from_here(put: Put, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put("torsk", into=tmp_path / "mine")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEADHALL_GAMES", "mine")
    assert games.folder_of("torsk") == tmp_path / "mine" / "torsk"


def test_what_is_no_game_is_left_alone(put: Put, tmp_path: Path) -> None:
    put("torsk")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "ideas.txt").write_text("herring?")
    (tmp_path / "__pycache__").mkdir()
    assert "notes" not in games.names()
    assert games.broken() == []


def test_without_a_folder_nothing_is_found() -> None:
    with pytest.raises(UnknownName, match='no game is called "torsk"'):
        meadhall.game("torsk")


# --- By an entry point ------------------------------------------------------------------------------------------------


def install(folder: Path, points: str) -> None:
    """A package as pip would have installed it."""
    (folder / "fishery").mkdir(exist_ok=True)
    (folder / "fishery" / "__init__.py").write_text("")
    info = folder / "fishery-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fishery\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[meadhall.games]\n{points}\n")
    games._look_around.cache_clear()


def test_an_installed_package_offers_a_game(put: Put, importable: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_GAMES")
    folder = put("hyse", into=importable / "fishery")
    install(importable, "hyse = fishery.hyse")
    assert games.folder_of("hyse") == folder
    assert meadhall.game("hyse").kernels.step.__module__ == "fishery.hyse.rules"


@pytest.mark.parametrize(
    ("points", "name", "said"),
    [
        ("hyse = fishery.lost", "hyse", 'the module "fishery.lost", offered as an entry point of meadhall.games, does'),
        ("hyse = nowhere.at.all", "hyse", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("sei = fishery.hyse", "sei", 'hyse: a game is called as its folder is, and not "sei"'),
    ],
)
def test_a_package_that_offers_what_it_does_not_have(
    put: Put, importable: Path, points: str, name: str, said: str
) -> None:
    put("hyse", into=importable / "fishery")
    install(importable, points)
    assert said in problem(name)


# --- What can be wrong ------------------------------------------------------------------------------------------------


def test_a_name_that_is_taken_by_one_of_ours(put: Put) -> None:
    folder = put("hagar")
    (told,) = games.broken()
    assert str(told) == f'{folder}: the name "hagar" is taken by {games.folder_of("hagar")}'
    assert meadhall.game("hagar").title == "Hägar: Land in Sicht!"


def test_a_name_that_is_taken_by_another_from_outside(
    put: Put, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = put("torsk"), put("torsk", into=tmp_path / "others")
    monkeypatch.setenv("MEADHALL_GAMES", os.pathsep.join([str(tmp_path), str(tmp_path / "others")]))
    (told,) = games.broken()
    assert str(told) == f'{second}: the name "torsk" is taken by {first}'


def test_a_name_that_only_our_games_know(put: Put) -> None:
    put("island")
    assert 'the name "island" is taken' in problem("island")


def test_a_name_that_cannot_be_one(put: Put) -> None:
    put("Stock-Fish")
    assert '"Stock-Fish" cannot name a game; take small letters' in problem("Stock-Fish")


@pytest.mark.parametrize("file", games.FILES)
def test_a_file_that_is_missing(put: Put, file: str) -> None:
    folder = put("torsk", without=file)
    assert problem("torsk").startswith(f"{folder / file}: this file is missing; a game has RULES.md, content.toml")


def test_a_content_file_that_cannot_be_read(put: Put) -> None:
    folder = put("torsk", content='[game]\ntitle = "Torsk"\n')
    assert problem("torsk") == f'{folder}: content.toml: game: object missing required field "edition"'


def test_a_shelf_that_cannot_be_read(put: Put) -> None:
    folder = put("torsk")
    (folder / "shelf.toml").write_text('place = "first"\n')
    games._look_around.cache_clear()
    assert problem("torsk") == f"{folder}: shelf.toml: place: expected a whole number, got text"


def test_a_folder_that_does_not_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_GAMES", str(tmp_path / "nowhere"))
    (told,) = games.broken()
    assert str(told) == f"{tmp_path / 'nowhere'}: MEADHALL_GAMES names this folder, which does not exist"


def test_a_folder_that_is_itself_a_game(put: Put, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_GAMES", str(put("torsk")))
    (told,) = games.broken()
    assert str(told).endswith(f"this is a game; MEADHALL_GAMES should name the folder that it lies in, {tmp_path}")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules": "def setup(s, box)\n"}, "rules.py, line 1: SyntaxError: expected ':'"),
        ({"words": "import fathoms\n"}, "words.py, line 1: ModuleNotFoundError: No module named 'fathoms'"),
        ({"state": "ACTIONS = None\n"}, "box.py, line 13: ImportError: cannot import name 'FACES'"),
        ({"board": "scene = 1\n"}, "board.py: scene should be a function, scene(view, shape)"),
        (
            {"board": "def scene(view): return None\n"},
            "board.py, line 1: scene(view) should be scene(view, shape)",
        ),
        ({"rules": ""}, "rules.py: the function setup(s, box) is missing"),
        ({"__init__": ""}, "__init__.py: there should be a GAME in it, made by Game.of"),
        ({"__init__": "from meadhall.games.hagar import GAME\n"}, '__init__.py: the GAME in it is called "hagar"'),
    ],
)
def test_rules_that_cannot_be_loaded(put: Put, changes: dict[str, str], said: str) -> None:
    folder = put("torsk", **changes)
    assert problem("torsk").startswith(f"{folder}{os.sep}{said}")
    assert problem("torsk").startswith(f"{folder}{os.sep}{said}")  # a second time it is the same


def changed(put: Put, name: str, file: str, old: str, new: str) -> Path:
    folder = put(name)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("words.py", "def prompt(", "def ask(", "the function prompt(view) is missing"),
        ("rules.py", "@kernel\ndef legal(", "def legal(", "legal is no kernel; write @kernel above it"),
        ("rules.py", "def odds(", "def chances(", "chance has actions, so there should be odds(s, box, out, weights)"),
        ("rules.py", "def imagine(", "def guess(", "there is a hide, so there should be imagine(s, box, seat, rng)"),
        ("rules.py", "def places(", "def ranking(", "who won? Define results(s, box, out)"),
    ],
)
@pytest.mark.skipif(not JIT, reason="without the compiler every function is as good as a kernel")
def test_modules_that_do_not_make_a_game(put: Put, file: str, old: str, new: str, said: str) -> None:
    folder = changed(put, "torsk", file, old, new)
    assert problem("torsk").startswith(f"{folder / file}")
    assert said in problem("torsk")


@pytest.mark.parametrize("made", [[], ["RULES.md", "content.toml"]])
def test_a_folder_that_is_half_made_is_told_with_what_it_lacks(put: Put, tmp_path: Path, made: list[str]) -> None:
    put("torsk", without="*.py")
    for folder in ("looks", "words"):
        shutil.rmtree(tmp_path / "torsk" / folder)
    for file in {"RULES.md", "content.toml", "workshop.toml"} - set(made):
        (tmp_path / "torsk" / file).unlink()
    games._look_around.cache_clear()
    missing = [file for file in games.FILES if file not in made]
    assert problem("torsk").startswith(f"{tmp_path / 'torsk'}: {join(missing)} are missing; `meadhall new` writes")


def test_more_seats_than_a_game_can_have(put: Put) -> None:
    folder = changed(put, "torsk", "content.toml", "players = [2, 4]", "players = [2, 9]")
    assert problem("torsk") == (
        f"{folder}: content.toml: game, players: a game is for 1 to 8 players, fewest first, not for 2 to 9"
    )


@pytest.mark.parametrize(
    ("file", "line", "wrong"),
    [
        ("words.py", '        return view.say("over")\n', '        return view.tell("over")\n'),
        ("rules.py", "    s.phase = STOCKING\n", "    s.faze = STOCKING\n"),
    ],
)
def test_the_kit_names_file_and_line(put: Put, file: str, line: str, wrong: str) -> None:
    folder = changed(put, "torsk", file, line, wrong)
    with pytest.raises(ConformanceError) as told:
        check(meadhall.game("torsk"), games=1, close=1, compiled=False)
    number = (folder / file).read_text(encoding="utf-8").partition(wrong)[0].count("\n") + 1
    assert f"{folder / file}, line {number}: AttributeError: " in str(told.value)


@pytest.mark.skipif(not JIT, reason="it is about the compiler")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("    s.phase = [STOCKING, {}][0]\n", "the compiler does not understand"),
        (
            "    s.went[:] = s.boats\n",
            "this makes a new array, which kernels do without for speed; write @kernel(",
        ),
    ],
)
def test_what_the_compiler_cannot_do_is_told_in_one_line(put: Put, line: str, said: str) -> None:
    folder = changed(put, "torsk", "rules.py", "    s.phase = STOCKING\n", line)
    rules = folder / "rules.py"
    number = rules.read_text(encoding="utf-8").split(line)[0].count("\n") + 1
    done = CliRunner().invoke(cli.main, ["show", "torsk"])
    assert done.exit_code == 1
    assert done.stderr.splitlines()[-1].startswith(f"Error: {rules}, line {number}: {said}")


# --- What the others make of it ---------------------------------------------------------------------------------------


def test_the_list_of_games_tells_what_was_left_out(put: Put) -> None:
    put("torsk"), put("sild", without="RULES.md")
    done = CliRunner().invoke(cli.main, ["games"])
    assert "torsk            Skrei" in done.stdout
    assert "sild" not in done.stdout
    assert done.stderr.startswith("Left out: ")
    assert "RULES.md: this file is missing" in done.stderr


def test_the_command_line_tells_it_in_one_line(put: Put) -> None:
    folder = put("torsk", rules="1 / 0\n")
    done = CliRunner().invoke(cli.main, ["show", "torsk"])
    assert done.exit_code == 1
    assert done.stderr == f"Error: {folder / 'rules.py'}, line 1: ZeroDivisionError: division by zero\n"


def test_a_hall_makes_the_others_ready(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    put("torsk", rules="1 / 0\n"), put("sild", without="RULES.md")
    monkeypatch.setattr(games, "own_names", lambda: ["hagar"])
    monkeypatch.setattr(
        game_loader, "PARTS", (CompiledPart("rules", "the rules", lambda game: False, lambda game: None),)
    )
    games._look_around.cache_clear()

    async def prepare() -> list[Prepared]:
        return [done async for done in GameLoader().prepare_all()]

    failed, done = asyncio.run(prepare())
    assert done == Prepared("hagar", "rules")
    assert (failed.game, failed.part) == ("torsk", game_loader.LOADING)
    assert "ZeroDivisionError" in str(failed.problem)
    assert [problem.name for problem in games.broken()] == ["sild"]


def test_a_game_without_a_cover_gets_one_and_may_bring_its_own(put: Put) -> None:
    put("laks"), put("roye")
    own = put("sei")
    (own / "cover.svg").write_text("<svg>coalfish</svg>")
    assert covers.cover("sei") == "<svg>coalfish</svg>"
    assert covers.cover("laks") != covers.cover("roye")
    assert "<title>Skrei: Boats before Dawn</title>" in covers.cover("laks")


def test_a_cover_that_cannot_be_read_is_a_plain_one(put: Put, caplog: pytest.LogCaptureFixture) -> None:
    covers._read.cache_clear()
    (put("lyr") / "cover.svg").write_bytes(b"\xff\xfe<svg/>")
    assert "<title>Skrei: Boats before Dawn</title>" in covers.cover("lyr")
    assert ">S</text>" in covers.cover("lyr")
    assert "a cover cannot be read" in caplog.text


def test_a_cover_is_shown_without_the_rules(put: Put) -> None:
    covers._read.cache_clear()
    (put("lyr", rules="1 / 0\n") / "cover.svg").write_text("<svg><title>Pollack</title></svg>")
    assert "<title>Pollack</title>" in covers.cover("lyr")


def test_the_shelf_has_an_order_and_new_games_come_last(put: Put) -> None:
    first, last = put("uer"), put("abbor")
    (first / "shelf.toml").write_text("place = 0\n")
    games._look_around.cache_clear()
    assert last.name in games.names()
    assert games.on_shelf() == ["uer", "hagar", "sagnir", "runir", "saga", "mythical_island", "abbor"]
