"""The vector environment on a GPU: by CUDA's simulator the same, step by step, as on the processor."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from meadhall.core import device
from meadhall.core.device import DeviceError, check_compiler
from meadhall.core.device_driver import game_sizes
from meadhall.core.errors import OptionError
from meadhall.envs import device_kernels, vector_env
from meadhall.envs.device_kernels import Told
from meadhall.envs.observation import layout
from meadhall.envs.position import Setting
from meadhall.envs.vector_kernels import ALL_SEATS, SAME_STEP, Games, VectorRules
from meadhall.games import own_names

ROOT = Path(__file__).parents[2]
needs_numba_cuda = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed")
RUNS = [
    ["hagar", "2", "{}", "400"],
    ["hagar", "3", '{"one_hot": true, "relative": true}', "250"],
    ["hagar", "3", '{"autoreset": "NextStep", "illegal": "lose"}', "250"],
    ["hagar", "4", '{"autoreset": "Disabled", "harbor": true}', "250"],
    ["runir", "2", "{}", "100"],
    ["saga", "2", "{}", "100"],
    ["refusals"],
    ["saves"],
]


@needs_numba_cuda
@pytest.mark.parametrize("run", RUNS, ids=" ".join)
def test_a_gpu_gives_what_the_processor_gives(run: list[str]) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "MEADHALL_JIT": "0"}
    command = [sys.executable, "-m", "tests.envs.simulated_vector", *run]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("name", own_names())
def test_the_step_of_a_game_compiles_for_a_gpu(name: str) -> None:
    try:
        check_compiler()
    except DeviceError as error:
        pytest.skip(str(error))
    setting = Setting.of(name, None, {})
    game, where = setting.game, layout(setting.game)
    games, none = Games.room(setting, where, 1), np.zeros(1, np.int64)
    rules = VectorRules(where.seats, where.turned, SAME_STEP, ALL_SEATS, 0, none, none)
    told = Told(np.zeros(1), np.zeros(1, np.bool_), np.zeros(1, np.bool_), np.zeros(1, np.int8))
    boxes, actions = np.array([setting.box], setting.box.dtype), np.zeros(1, np.int32)
    step = device_kernels.device_step(game.name, game.kernels, *game_sizes(game))
    assert len(device.ptx(step, (actions, boxes, games, where.plan, where.table, rules, told))) > 100_000


def test_there_are_two_devices() -> None:
    with pytest.raises(OptionError, match='no device "tpu"'):
        vector_env("hagar", 2, device="tpu")
