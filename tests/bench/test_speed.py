"""What the engine is measured against: C that plays the same games."""

import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import meadhall
from bench import speed
from meadhall.core.driver import play
from meadhall.core.kernel import JIT
from meadhall.games import own_names

IN_C = [name for name in own_names() if (speed.HERE / f"{name}.c").exists()]


@pytest.mark.skipif(shutil.which(speed.COMPILER) is None, reason="there is no C compiler")
@pytest.mark.parametrize("name", IN_C)
def test_the_games_in_C_are_the_games_of_the_engine(name: str, tmp_path: Path) -> None:
    game = meadhall.game(name)
    played = play(game, game.make_box(game.seats[0]), 4000 if JIT else 40, seed=1)
    in_c = speed.run_c(speed.compile_c(speed.HERE / f"{name}.c", tmp_path), 0.2, seed=1)
    assert in_c.games > 1000
    ours = np.array([played.steps, played.decisions, played.finals["turn"], played.points.sum(axis=1)])
    theirs = np.array([in_c.steps, in_c.decisions, in_c.turns, in_c.points]) / in_c.games
    error = ours.std(axis=1) * np.sqrt(1 / len(played.steps) + 1 / in_c.games)
    assert (abs(ours.mean(axis=1) - theirs) < 4 * error).all()


def test_without_a_compiler_the_speed_of_C_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROUND_SECONDS", 0.01)
    monkeypatch.setattr(speed, "COMPILER", "no-such-compiler")
    found = speed.measure(meadhall.game("hagar"))
    assert "C: no compiler (no-such-compiler) is installed" in found.missing
    assert not any(peer.name.startswith("C") for peer in found.peers)


def test_the_command_prints_one_object_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROUND_SECONDS", 0.01)
    (found,) = json.loads(CliRunner().invoke(speed.main, ["hagar", "--json"]).stdout)
    assert found["game"] == "hagar"
    assert found["steps_per_second"] > found["games_per_second"] > 0
    assert isinstance(found["peers"], list)
    assert "steps/s" in CliRunner().invoke(speed.main, ["hagar"]).stdout
