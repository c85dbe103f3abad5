"""A real cluster on this machine: the same result as here, also when a worker is killed in the middle."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from click.testing import CliRunner

import meadhall
from meadhall.bots.players import BotError
from meadhall.cli import main
from meadhall.core.game import Action
from meadhall.core.match import Match
from meadhall.lab import cluster as module
from meadhall.lab.accumulators import Accumulator
from meadhall.lab.blocks import RunError, play_here
from meadhall.lab.cluster import cluster
from meadhall.lab.simulate import simulate

GAME = meadhall.game("hagar")


@pytest.fixture(scope="module")
def local() -> Iterator[None]:
    """A cluster of two workers that the tests of this module share."""
    module._ray()
    module._join(ray, "local", 2)
    yield
    ray.shutdown()


class Landings(Accumulator):
    """How often a ship has landed."""

    def __init__(self) -> None:
        self.landed = 0

    def step(self, match: Match, who: int, action: Action) -> None:
        self.landed += action.text.startswith("land")


def workers() -> list[int]:
    """The processes that play a block right now."""
    found = []
    for status in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if b"ray::_play" in status.read_bytes():
                found.append(int(status.parent.name))
        except OSError:  # it has ended meanwhile
            continue
    return found


@pytest.mark.usefixtures("local")
@pytest.mark.parametrize(("seats", "games"), [(["child", "random"], 90), (["random", "random"], 2500)])
def test_the_same_games_are_played_on_a_cluster(seats: list[str], games: int) -> None:
    here = simulate(GAME, seats, games, seed=5, jobs=1)
    there = simulate(GAME, seats, games, seed=5, venue=cluster("local"))
    assert there.to_dict() | {"seconds": 0} == here.to_dict() | {"seconds": 0}


@pytest.mark.usefixtures("local")
def test_accumulators_count_the_same_on_a_cluster() -> None:
    here, there = (
        simulate(GAME, ["random", "random"], 60, seed=2, counts=[Landings], jobs=1, venue=venue).counts
        for venue in (play_here, cluster("local"))
    )
    assert here == there
    assert here["Landings"]["landed"] > 60


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the workers in /proc")
@pytest.mark.usefixtures("local")
def test_a_killed_worker_costs_time_and_no_games() -> None:
    killed: list[int] = []

    def kill_one(games: int, *, kept: bool = False) -> None:
        if not killed and (found := workers()):
            os.kill(found[0], signal.SIGKILL)
            killed.append(found[0])

    here = simulate(GAME, ["child", "child"], 200, seed=3, jobs=1)
    there = simulate(GAME, ["child", "child"], 200, seed=3, venue=cluster("local"), progress=kill_one)
    assert killed
    assert there.to_dict() | {"seconds": 0} == here.to_dict() | {"seconds": 0}


@pytest.mark.usefixtures("local")
def test_what_goes_wrong_on_a_worker_is_told_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadhall, "__version__", "0.0.1")
    with pytest.raises(BotError, match=r"the cluster has Meadhall .*, and 0\.0\.1 is asked for"):
        simulate(GAME, ["random", "random"], 10, seed=1, venue=cluster("local"))


def test_without_ray_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RunError, match=re.escape("pip install 'meadhall[cluster]'")):
        cluster("local")


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("Failed to connect to GCS at 10.0.0.1:6379.\nand a page of advice")

    monkeypatch.setattr(ray, "init", refuse)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    result = CliRunner().invoke(main, ["simulate", "hagar", "--games", "10", "--cluster", "10.0.0.1:6379"])
    assert result.exit_code == 1
    assert 'no cluster can be reached at "10.0.0.1:6379": Failed to connect' in result.output
    assert "advice" not in result.output
