"""A run: whatever interrupts it, whoever starts it again goes on."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots.judge import Judge, JudgeError
from meadhall.bots.judge.features import FeatureTable
from meadhall.core.kernel import JIT
from meadhall.training import command, fit
from meadhall.training.run import Generation, Run, Settings
from meadhall.training.self_play import TrainingPositions, read_positions

pytestmark = pytest.mark.skipif(not JIT, reason="whole games of search take the compiler")

TINY = Settings(iterations=2, block=1, kept=3, duels=1)


class Killed(BaseException):
    """What nobody catches."""


def tiny_run(folder: Path, killed_at: str = "", **settings: Any) -> Run:
    def report(stage: str, facts: dict[str, Any]) -> None:
        if stage == killed_at:
            raise Killed

    return Run(meadhall.game("hagar"), folder, replace(TINY, **settings), report=report)


def learn_nothing(patch: pytest.MonkeyPatch) -> None:
    """Fitting takes seconds, and is not what is tested here."""

    def fitted(
        positions: TrainingPositions,
        held_out: TrainingPositions,
        table: FeatureTable,
        weights: fit.Weights,
        **more: Any,
    ) -> fit.Fitted:
        more["report"](1, 0.6, 0.7)
        return fit.Fitted(weights, 0.6, 0.7, 2.0)

    patch.setattr(fit, "fit", fitted)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run with two generations."""
    folder = tmp_path_factory.mktemp("trained")
    with pytest.MonkeyPatch.context() as patch:
        learn_nothing(patch)
        run = tiny_run(folder)
        run._generation(0)
        run._generation(0)
    return folder


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    learn_nothing(monkeypatch)


def test_a_generation_tells_what_it_was_made_from(trained: Path) -> None:
    first, second = tiny_run(trained).generations
    assert (first.number, second.number) == (1, 2)
    assert second.positions > first.positions > 0
    assert first.against_first[1] == first.against_last[1] == 4
    about = Judge.load(trained / "judge-002.npz", meadhall.game("hagar")).about
    assert about["game"] == "hagar"
    assert about["generation"] == 2
    assert set(about["search"]) == set(second.search)


@pytest.mark.parametrize("stage", ["playing", "fitting", "fitted", "generation"])
def test_whoever_is_interrupted_goes_on(stage: str, trained: Path, tmp_path: Path) -> None:
    for file in trained.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    with pytest.raises(Killed):
        tiny_run(tmp_path, killed_at=stage)._generation(0)
    done = 3 if stage == "generation" else 2
    run = tiny_run(tmp_path)
    assert len(run.generations) == done
    run._generation(0)
    assert [each.number for each in tiny_run(tmp_path).generations] == list(range(1, done + 2))


def test_what_was_played_before_an_interruption_is_learnt_from(tmp_path: Path) -> None:
    with pytest.raises(Killed):
        tiny_run(tmp_path, killed_at="fitting")._generation(0)
    kept, begun = read_positions(tmp_path / "positions-001.npz")
    assert begun == 40
    run = tiny_run(tmp_path)
    run._generation(0)
    assert run.generations[0].positions + sum(map(len, kept[::20])) == sum(map(len, kept))


@pytest.mark.parametrize(
    "name", ["positions-003.npz", "positions-003.npz.new", "judge-003.npz.new", "training.json.new"]
)
def test_half_of_a_file_is_in_nobodys_way(name: str, trained: Path, tmp_path: Path) -> None:
    for file in trained.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    whole = (tmp_path / "positions-002.npz").read_bytes()
    (tmp_path / name).write_bytes(whole[: len(whole) // 2])
    run = tiny_run(tmp_path)
    run._generation(0)
    assert len(run.generations) == 3


def test_what_is_held_out_once_is_never_learnt_from(trained: Path) -> None:
    run = tiny_run(trained)
    learnt_first, held_out_first = run._window(1)
    learnt, held_out = run._window(2)
    as_bytes = [{part.states.tobytes() for part in parts} for parts in (learnt_first, held_out_first, learnt, held_out)]
    assert as_bytes[0] <= as_bytes[2]
    assert as_bytes[1] <= as_bytes[3]


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    played = []
    for name, seed in (("one", 1), ("two", 1), ("three", 2)):
        with pytest.raises(Killed):
            tiny_run(tmp_path / name, killed_at="fitting", seed=seed)._generation(0)
        parts, _ = read_positions(tmp_path / name / "positions-001.npz")
        played.append(np.concatenate([part.states for part in parts]).tobytes())
    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "runir"}, 'holds the training of "runir", not of Hägar'),
        ({"layout": "0123456789abcdef"}, "with states as they were once; name another folder"),
        ({"generations": [{"number": 1}]}, "is no log of this version's training"),
        ({"generations": 7}, "is no log of this version's training"),
    ],
)
def test_another_training_is_left_alone(change: dict[str, Any], sentence: str, trained: Path, tmp_path: Path) -> None:
    log = json.loads((trained / "training.json").read_text(encoding="utf-8")) | change
    (tmp_path / "training.json").write_text(json.dumps(log), encoding="utf-8")
    with pytest.raises(JudgeError, match=sentence):
        tiny_run(tmp_path)
    assert json.loads((tmp_path / "training.json").read_text(encoding="utf-8")) == log


def test_a_log_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text('{"game":', encoding="utf-8")
    with pytest.raises(JudgeError, match="is no log"):
        tiny_run(tmp_path)


def test_a_generation_survives_its_log(trained: Path) -> None:
    log = json.loads((trained / "training.json").read_text(encoding="utf-8"))
    assert [Generation(**each) for each in log["generations"]] == tiny_run(trained).generations


def test_whoever_goes_on_with_other_components_is_told(trained: Path, tmp_path: Path) -> None:
    game, mine = meadhall.game("hagar"), tmp_path / "mine.toml"
    mine.write_text(game.edition.text.replace("direct = 3", "direct = 2"), encoding="utf-8")
    assert command.remark(Run(game, trained)) == ""
    assert "other components" in command.remark(Run(game.with_content(mine), trained))
