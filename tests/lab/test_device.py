"""The GPU as a venue of runs: what is asked of it, and what becomes of its games. The processor plays them here."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.core import driver
from meadhall.core.device import DeviceError
from meadhall.core.driver import Played
from meadhall.lab import device
from meadhall.lab.runs import RunError
from meadhall.lab.simulate import simulate

GAME = meadhall.game("hagar")


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The first game and the number of games of each batch that was asked for."""
    asked = list[tuple[int, int]]()

    def play(game: Any, box: Any, games: int, seed: int, *, first: int) -> Iterator[Played]:
        asked.append((first, games))
        for part in range(first, first + games, 700):  # batches are cut by memory, and not by blocks
            yield driver.play(game, box, min(700, first + games - part), seed, first=part)

    monkeypatch.setattr(device, "play", play)
    return asked


def test_the_gpu_gives_the_rows_counts_and_json_of_the_processor(batches: list[tuple[int, int]]) -> None:
    here = simulate(GAME, ["random"] * 3, 2500, seed=5)
    there = simulate(GAME, ["random"] * 3, 2500, seed=5, device="gpu")
    assert batches == [(0, 2500)]
    assert there.to_dict() | {"seconds": 0} == here.to_dict() | {"seconds": 0}
    assert [*map(tuple, there.rows.points)] == [*map(tuple, here.rows.points)]
    assert there.rows.number.tolist() == list(range(2500))


def test_a_run_goes_on_where_it_stopped(batches: list[tuple[int, int]], tmp_path: Path) -> None:
    simulate(GAME, ["random"] * 2, 2500, seed=5, folder=tmp_path, device="gpu")
    (tmp_path / "games-000001000-000002000.block").unlink()
    again = simulate(GAME, ["random"] * 2, 2500, seed=5, folder=tmp_path, device="gpu")
    assert batches == [(0, 2500), (1000, 1000)]
    assert again.rows.number.tolist() == list(range(2500))


def test_a_batch_is_no_larger_than_a_gpu_wants(batches: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "MOST_AT_ONCE", 2000)
    simulate(GAME, ["random"] * 2, 4500, seed=5, device="gpu")
    assert batches == [(0, 2000), (2000, 2000), (4000, 500)]


def test_other_bots_and_other_devices_are_refused() -> None:
    with pytest.raises(DeviceError, match=r"random games .*, and no others; without a GPU the processor plays"):
        simulate(GAME, ["random", "greedy"], 1, seed=5, device="gpu")
    with pytest.raises(RunError, match='there is no device "tpu"; there are cpu and gpu'):
        simulate(GAME, ["random", "random"], 1, seed=5, device="tpu")


@pytest.mark.parametrize("more", [["--seats", "karl,karl"], ["--cluster", "local"], ["--save", "somewhere"]])
def test_the_command_says_what_a_gpu_is_for(more: list[str]) -> None:
    told = CliRunner().invoke(main, ["simulate", "hagar", "--device", "gpu", *more])
    assert told.exit_code == 2
    assert "--device gpu is for random games alone" in " ".join(told.stderr.split())
