"""Learning pays: a judge that is trained from nothing wins against the search that it learnt from."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.lab.statistics import wilson


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What came of it; without the compiler this takes seconds, and compiling the toy would take longer."""
    command = [sys.executable, "-m", "tests.training.learning", str(tmp_path_factory.mktemp("learning"))]
    environment = os.environ | {"MEADHALL_JIT": "0", "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(command, env=environment, cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_judge_trained_from_nothing_beats_the_untrained_search(found: dict[str, float]) -> None:
    """As many iterations for both, every deal from both seats; one in a thousand at most would be chance."""
    assert found["games"] == 120
    low, _ = wilson(found["wins"], int(found["games"]))
    assert low > 0.55, found


def test_a_blurred_look_makes_it_weaker_but_not_blind(found: dict[str, float]) -> None:
    assert found["right when blurred"] < found["right"] - 0.1
    assert found["takes a win when blurred"] == 1
