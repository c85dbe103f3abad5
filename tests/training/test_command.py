"""`meadhall train`, as a person types it."""

import io
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from filelock import FileLock
from rich.console import Console

import meadhall
from meadhall.cli import main
from meadhall.core.kernel import JIT
from meadhall.training import fit, run, self_play
from meadhall.training.command import best_generation
from meadhall.training.display import training_display, verdict
from meadhall.training.run import Generation
from tests.training.samples import random_judge

ROOT = Path(__file__).parents[2]
compiled = pytest.mark.skipif(not JIT, reason="whole games of search take the compiler")


def train(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["train", *arguments])


def fails(*arguments: str) -> str:
    """What is told about a mistake: no traceback."""
    result = train(*arguments)
    assert result.exit_code in (1, 2)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.stderr


def generation(number: int, **facts: Any) -> Generation:
    usual: dict[str, Any] = {
        "games": 1000, "positions": 9000, "loss": 0.6, "held_out": 0.61, "policy": 2.0, "seconds": 60.0,
        "against_last": (0.5, 200), "against_first": (0.75, 200), "search": {},
    }  # fmt: skip
    return Generation(number=number, **(usual | facts))


# --- For real -----------------------------------------------------------------------------------------------------


@compiled
def test_it_trains_is_ended_by_control_c_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    begin = [sys.executable, "-m", "meadhall.cli", "train", "hagar", "--out", str(folder), "--iterations", "1"]
    process = subprocess.Popen(
        [*begin, "--minutes", "20", "--generations", "1000", "--jobs", "1"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stderr is not None
    for line in process.stderr:
        if line.startswith("Generation 1:"):
            break
    process.send_signal(signal.SIGINT)
    out, told = process.communicate(timeout=120)
    assert line.startswith("Generation 1: 8"), "forty blocks of twenty games"
    assert process.returncode == 130
    assert f"goes on from here:\n  meadhall train hagar --minutes 20 --out {folder}" in told
    assert "Traceback" not in told
    assert f"search:2000@{folder / 'judge.npz'}" in out

    again = train("hagar", "--out", str(folder), "--minutes", "0.001", "--iterations", "1", "--jobs", "2")
    assert again.exit_code == 0, again.output
    assert re.match(rf"{folder}: goes on after \d+ generations?\.\nGeneration \d", again.stderr), again.stderr
    assert "loss" in again.stdout
    bots = f"search:3@{folder / 'judge.npz'},playouts:3"
    met = CliRunner().invoke(main, ["arena", "hagar", "--bots", bots, "--games", "2", "--jobs", "1", "--json"])
    assert met.exit_code == 0, met.output


def test_it_ends_by_control_c_also_if_a_library_swallows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = self_play.play_blocks
    played: list[int] = []

    def swallowing(*arguments: Any) -> Iterator[Any]:
        for block in play(*arguments):
            played.append(1)
            if len(played) == 2:
                with suppress(KeyboardInterrupt):
                    signal.raise_signal(signal.SIGINT)
            yield block

    monkeypatch.setattr(run, "play_blocks", swallowing)
    result = train("hagar", "--out", str(tmp_path), "--minutes", "1", "--iterations", "1", "--jobs", "1")
    assert result.exit_code == 130
    assert "goes on from here" in result.stderr
    assert len(played) == 2


# --- What cannot be -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["hager"], 'no game is called "hager"; did you mean "hagar"?'),
        (["hagar", "--minutes", "0"], "0 is no number of minutes above 0"),
        (["hagar", "--minutes", "-3"], "-3 is no number of minutes above 0"),
        (["hagar", "--minutes", "nan"], "nan is no number of minutes above 0"),
        (["hagar", "--minutes", "inf"], "inf is no number of minutes above 0"),
        (["hagar", "--minutes", "soon"], "'soon' is not a valid float"),
        (["hagar", "--content", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["hagar", "--out", f"{__file__}/below"], "nothing can be written there: Not a directory"),
        (["hagar", "--out", __file__], "nothing can be written there: File exists"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in fails(*arguments)


def test_content_that_cannot_be_played_is_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(meadhall.game("hagar").edition.text.replace("direct = 3", "direct = 'three'"), encoding="utf-8")
    assert "mine.toml: rolls, direct: expected a whole number, got text" in fails("hagar", "--content", str(mine))


def test_another_games_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text('{"game": "runir", "layout": "x", "generations": []}', encoding="utf-8")
    assert 'holds the training of "runir", not of Hägar' in fails("hagar", "--out", str(tmp_path))


def test_two_trainings_in_one_folder_are_one_too_many(tmp_path: Path) -> None:
    with FileLock(tmp_path / "training.lock"):
        assert "another training is going on there" in fails("hagar", "--out", str(tmp_path))


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    told = fails("hagar", "--out", str(tmp_path / "mine"))
    assert "training needs JAX, which is not installed: pip install 'meadhall[train]'" in told
    assert not (tmp_path / "mine").exists()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert any(one.startswith("jax") for one in extras["train"])


def test_playing_with_a_judge_needs_no_jax(tmp_path: Path) -> None:
    random_judge("hagar").save(tmp_path / "judge.npz")
    code = f"""
import sys
sys.modules["jax"] = None
import meadhall
from meadhall.bots.players import find
find("search:2@{tmp_path}/judge.npz").advise(meadhall.game("hagar").start(2, seed=1))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_bot_with_a_bad_judge_is_told_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / "judge.npz"
    random_judge("runir").save(path)
    for arguments in (["arena", "hagar", "--bots"], ["terminal", "hagar", "--seats"]):
        told = CliRunner().invoke(main, [*arguments, f"random,search:10@{path}"])
        assert told.exit_code == 1
        assert told.stderr == f'Error: {path} judges "runir", not {meadhall.game("hagar").title}\n'


# --- What is told -------------------------------------------------------------------------------------------------


def test_the_best_generation_is_the_one_that_won_most_on_the_way() -> None:
    def best(*shares: float) -> int:
        return best_generation([generation(i + 1, against_last=(one, 200)) for i, one in enumerate(shares)]).number

    assert best(0.9) == 1
    assert best(0.9, 0.6, 0.45) == 2
    assert best(0.9, 0.45, 0.6) == 3
    assert best(0.9, 0.5) == 2
    assert best_generation([generation(1), generation(2, against_last=(0.0, 0))]).number == 2


def report_a_generation(see: Any, number: int) -> None:
    see("playing", {"generation": number, "games": 500})
    see("fitting", {"generation": number, "positions": 9000})
    see("fitted", {"generation": number, "epoch": 1, "loss": 0.65, "held_out": 0.66})
    see("tuned", {"generation": number, "horizon": 4, "share": 0.5, "best": 0.5})
    see("generation", asdict(generation(number)))


def test_progress_tells_all_that_is_known() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=200)
    with training_display("Hägar", 600, 3, [generation(1)], "the untrained search", console) as see:
        report_a_generation(see, 2)
        see("playing", {"generation": 3, "games": 40})
    told = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", console.file.getvalue())  # type: ignore[attr-defined]
    assert "10 min left" in told
    assert "Generation 2: 1,000 games, loss 0.600, held out 0.610; won 75 % (69-80) against the untrained" in told
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    assert lines[-3].endswith("10 min left Hägar, generation 3 of 4 · playing · 2,040 games"), told
    assert lines[-2:] == [
        "loss 0.600, held out 0.610",
        "won 75 % (69-80) against the untrained search, 50 % (43-57) against the generation before",
    ]


def test_progress_is_a_line_a_generation_where_nothing_moves(capsys: pytest.CaptureFixture[str]) -> None:
    with training_display("Hägar", 600, 2, [], "the untrained search", Console(file=io.StringIO())) as see:
        report_a_generation(see, 1)
        report_a_generation(see, 2)
    assert [line[:13] for line in capsys.readouterr().err.splitlines()] == ["Generation 1:", "Generation 2:"]


def test_a_duel_says_whether_it_shows_anything() -> None:
    def said(share: float, games: int) -> str:
        return verdict(generation(1, against_first=(share, games)), "the untrained search")

    assert said(0.75, 200).endswith("against the untrained search: it is stronger.")
    assert said(0.25, 200).endswith("it is weaker.")
    assert said(0.75, 4).endswith("too few to show which is stronger.")
    assert said(0.0, 0).endswith("there was no time.")


@compiled
def test_own_components_are_in_every_command_that_is_suggested(tmp_path: Path) -> None:
    mine, folder = tmp_path / "mine.toml", tmp_path / "out"
    mine.write_text(meadhall.game("hagar").edition.text.replace("direct = 3", "direct = 4"), encoding="utf-8")
    done = train(
        "hagar", "--content", str(mine), "--from", "shipped", "--out", str(folder), "--minutes", "0.001",
        "--iterations", "1", "--jobs", "1",
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    bot = f"search:2000@{folder / 'judge.npz'}"
    assert f"meadhall terminal hagar --content {mine} --seats me,{bot}" in done.stdout
    assert f"meadhall arena hagar --content {mine} --bots {bot},search:2000" in done.stdout
    assert f"meadhall report hagar --content {mine} --bots search:200@{folder / 'judge.npz'}" in done.stdout
    assert "In the folder of the game" not in done.stdout, "there it would play the printed game"
    assert "against the judge that it began from" in done.stdout
    assert "untrained" not in done.output


def test_short_runs_learn_in_small_batches() -> None:
    assert [fit._batch_for(count) for count in (1, 40, 5000, 65_536, 10**7)] == [1, 32, 64, 1024, 1024]
