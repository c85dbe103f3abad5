"""The example of learning: it learns, keeps checkpoints, goes on, and what it has learnt plays in the arena."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import meadhall
from meadhall.core.kernel import JIT
from meadhall.lab.arena import arena

FOLDER = Path(__file__).parents[2] / "examples" / "learning"

pytestmark = pytest.mark.skipif(not JIT, reason="too slow without the compiler")


@pytest.fixture
def self_play(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(FOLDER))
    import self_play  # type: ignore[import-not-found]

    for name, small in {"OPPONENTS": ("random",), "GAMES": 32, "STEPS": 16, "POOLED": 8}.items():
        monkeypatch.setattr(self_play, name, small)
    yield self_play
    for name in ("self_play", "learned_player"):
        sys.modules.pop(name, None)


def test_it_learns_goes_on_and_plays_in_the_arena(
    self_play: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_play, "share_against", lambda *_: 0.5)
    self_play.train("hagar", 2, 1e-6, tmp_path, 1, 1)
    rows = self_play.train("hagar", 2, 1e-6, tmp_path, 1, 1)
    assert [int(row["decisions"]) for row in rows] == [0, 512, 1024]
    assert {file.name for file in tmp_path.iterdir()} == {
        "policy-0001.npz", "policy-0002.npz", "policy-0003.npz", "policy.npz", "curve.csv", "curve.svg",
    }  # fmt: skip
    monkeypatch.setenv("MEADHALL_POLICY", str(tmp_path / "policy.npz"))
    found = arena(meadhall.game("hagar"), ["learned_player:Learned", "random"], 2, 1, jobs=1)
    assert found.games == 2


def test_advantages_are_those_of_each_seat_for_itself(self_play: ModuleType) -> None:
    values = np.array([[0.4], [0.3], [0.6], [0.5]])
    seats, ended = np.array([[0], [1], [0], [1]]), np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2))
    rewards[2] = [[1.0, 0.0]]  # the third decision ends the game: seat 0 wins it
    found = self_play.advantages(values, seats, ended, rewards, np.array([0.7]), np.array([0]))
    last = 1.0 - 0.6
    assert found["gain"][:, 0] == pytest.approx([0.6 - 0.4 + 0.95 * last, 0.0 - 0.3, last, -0.5])
    assert found["known"][:, 0].tolist() == [True, True, True, False]  # of a new game, in which seat 1 waits


def test_gradients_are_those_of_the_loss(self_play: ModuleType) -> None:
    rng = np.random.default_rng(1)
    weights = {name: array.astype(float) for name, array in self_play.new_weights(5, 3, rng).items()}
    batch = {
        "seen": rng.random((8, 5)), "mask": np.ones((8, 3)), "action": rng.integers(3, size=8),
        "gain": rng.standard_normal(8), "target": rng.random(8),
    }  # fmt: skip
    rows = np.arange(8)
    batch["chance"] = self_play.forward(weights, batch["seen"], batch["mask"])[2][rows, batch["action"]]

    def loss() -> float:
        _, _, chances, values = self_play.forward(weights, batch["seen"].astype(np.float32), batch["mask"])
        entropy = -(chances * np.log(chances)).sum(axis=1)
        gained = chances[rows, batch["action"]] / batch["chance"] * batch["gain"]
        return float((-gained + 0.5 * (values - batch["target"]) ** 2 - self_play.ENTROPY * entropy).mean())

    slopes = self_play.gradients(weights, batch)
    for name in ("w1", "b2", "policy", "value"):
        place, tiny = (0,) * weights[name].ndim, 1e-4
        weights[name][place] += tiny
        above = loss()
        weights[name][place] -= 2 * tiny
        below = loss()
        weights[name][place] += tiny
        assert slopes[name][place] == pytest.approx((above - below) / (2 * tiny), abs=2e-4), name
