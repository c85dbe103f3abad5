"""A real cluster on this machine: the same result as here, also when a worker is killed in the middle."""

import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from meadhall.cli import main
from meadhall.lab.cluster import cluster
from meadhall.lab.runs import RunError
from tests.patience import PATIENT

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    """What came of some runs on a cluster, and of the same here."""
    command = [sys.executable, "-m", "tests.lab.on_a_cluster"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=10 * PATIENT)
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


@pytest.mark.parametrize("run", ["child", "random", "counts"])
def test_the_same_games_are_played_on_a_cluster(run: str, found: dict[str, Any]) -> None:
    here, there = found[run]
    assert here == there


def test_accumulators_count_on_a_cluster(found: dict[str, Any]) -> None:
    assert found["counts"][1]["counts"]["Landings"]["landed"] > 60


def test_a_killed_worker_costs_time_and_no_games(found: dict[str, Any]) -> None:
    here, there = found["killed"]
    assert found["kills"] == 1
    assert here == there


def test_a_worker_of_another_version_is_told(found: dict[str, Any]) -> None:
    assert re.match(r"the cluster has Meadhall .*, and 0\.0\.1 is asked for", found["refused"])


def test_without_ray_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RunError, match=re.escape("pip install 'meadhall[cluster]'")):
        cluster("local")


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("Failed to connect to GCS at 10.0.0.1:6379.\nand a page of advice")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=refuse, is_initialized=lambda: False))
    result = CliRunner().invoke(main, ["simulate", "hagar", "--games", "10", "--cluster", "10.0.0.1:6379"])
    assert result.exit_code == 1
    assert 'no cluster can be reached at "10.0.0.1:6379": Failed to connect' in result.output
    assert "advice" not in result.output
