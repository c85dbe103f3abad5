"""Getting a game ready: who waits for a compiler sees that something happens."""

import io
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest
from filelock import FileLock
from rich.console import Console

import meadhall
from meadhall import new_game
from meadhall.core.game import Game
from meadhall.ready import MANY, RULES, SEARCH, CompiledPart, Compiler, get_ready

GAME = meadhall.game("hagar")


def slow_part(done: list[str], seconds: float = 0.0) -> CompiledPart:
    def take_a_while(game: Game) -> None:
        time.sleep(seconds)
        done.append(game.name)

    return CompiledPart("runes", "the runes of {}", lambda game: not done, take_a_while)


def test_on_a_terminal_the_seconds_are_counted() -> None:
    done: list[str] = []
    screen = Console(file=io.StringIO(), force_terminal=True, width=100)
    get_ready(GAME, [slow_part(done, 1.2)], screen)
    assert isinstance(screen.file, io.StringIO)
    shown = screen.file.getvalue()
    assert done == ["hagar"]
    assert "Compiling the runes of Hägar" in shown
    assert "0:00:01" in shown


def test_elsewhere_one_line_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    for _ in range(2):
        get_ready(GAME, [slow_part(done)], Console(file=io.StringIO()))
    assert capsys.readouterr().err.count("Compiling the runes of Hägar") == 1
    assert done == ["hagar"]


@pytest.mark.parametrize("part", [RULES, MANY, SEARCH], ids=lambda part: part.name)
def test_what_was_compiled_is_not_missing_any_more(part: CompiledPart) -> None:
    part.compile(GAME)
    assert not part.missing(GAME)


# --- In a process of its own ----------------------------------------------------------------------------------------


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """For processes that are started now, nothing is compiled yet."""
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))
    return tmp_path


RULES_AGAIN = replace(RULES, missing=lambda game: True)


def test_a_compiler_of_its_own_does_its_work_elsewhere(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_JIT", "0")  # playing once is all that is left of its work, and quick
    Compiler().compile(GAME, RULES_AGAIN)
    assert list(cold.rglob("complete"))


def test_what_is_there_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("a process was started"))
    Compiler().compile(GAME, replace(RULES, missing=lambda game: False))


def test_a_closed_compiler_stops_what_runs_and_starts_nothing(cold: Path) -> None:
    compiler = Compiler()
    work = threading.Thread(target=compiler.compile, args=(GAME, RULES_AGAIN))
    work.start()
    while not any(cold.iterdir()):  # it has begun
        time.sleep(0.01)
    compiler.close()
    work.join(10)
    assert not work.is_alive()
    compiler.compile(GAME, RULES_AGAIN)
    assert not list(cold.rglob("complete"))


def test_a_compiler_that_is_killed_says_so(cold: Path) -> None:
    compiler, found = Compiler(), list[str | None]()
    with FileLock(cold / "hagar-rules.lock"):  # it waits, as for another hall that compiles the same
        work = threading.Thread(target=lambda: found.append(compiler.compile(GAME, RULES_AGAIN)))
        work.start()
        while not compiler._running:
            time.sleep(0.01)
        next(iter(compiler._running)).kill()
        work.join(10)
    assert found == ["the compiler ended with status -9"]


def test_a_compiler_tells_what_it_does_not_understand(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = new_game.write("njord", cold / "games") / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("    n = 0\n", "    n = len({}.fromkeys([s]))\n", 1), encoding="utf-8")
    monkeypatch.setenv("MEADHALL_GAMES", str(cold / "games"))
    problem = Compiler().compile(meadhall.game("njord"), RULES_AGAIN)
    assert f"{rules}, line " in str(problem)
    assert "the compiler does not understand this" in str(problem)


def test_a_compiler_leaves_with_the_process_that_wanted_it(cold: Path) -> None:
    command = [sys.executable, "-m", "meadhall.ready", "hagar", "rules"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.close()  # as if we had ended
        assert process.wait(60) == 1
    assert not list(cold.rglob("complete"))
