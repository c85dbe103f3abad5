"""A GPU as the second target: the same games as on the processor, by CUDA's simulator; and what is told without one."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from meadhall.core import device, device_driver, driver
from meadhall.core.device import DeviceError, DeviceMemoryError, check_device
from meadhall.core.driver import Played
from tests.core.simulated_device import FIRST, GAME, GAMES, SEED, flat

ROOT = Path(__file__).parents[2]
needs_numba_cuda = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed")


@needs_numba_cuda
@pytest.mark.parametrize("players", GAME.seats)
def test_the_same_seed_gives_the_same_games_bit_for_bit(players: int, tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "MEADHALL_JIT": "0"}
    file, module = tmp_path / "played.npz", "tests.core.simulated_device"
    subprocess.run([sys.executable, "-m", module, str(file), str(players)], cwd=ROOT, env=environment, check=True)
    here = flat(driver.play(GAME, GAME.make_box(players), GAMES, SEED, first=FIRST))
    with np.load(file) as there:
        for i in range(GAMES):
            assert there["finals"][i].tobytes() == here["finals"][i].tobytes(), f"game {i}"
        for name, column in here.items():
            assert np.array_equal(there[name], column), name


# --- What is missing is told ----------------------------------------------------------------------------------------


def raising(error: Exception) -> Callable[..., Any]:
    """A function that fails."""

    def fail(*_: object) -> None:
        raise error

    return fail


def complaint() -> str:
    with pytest.raises(DeviceError) as error:
        check_device()
    return str(error.value)


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A stand-in for numba-cuda with a card."""
    cuda = SimpleNamespace(get_current_device=lambda: SimpleNamespace(name=b"Card", compute_capability=(6, 1)))
    monkeypatch.setattr(device, "target", lambda: cuda)
    monkeypatch.setattr(device, "simulated", lambda: False)
    return cuda


def test_without_numba_cuda_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "find_spec", lambda name: None)
    assert complaint() == (
        "a GPU needs numba-cuda, which is not installed: pip install 'meadhall[gpu]'; "
        "without a GPU the processor plays the same games"
    )


@needs_numba_cuda
def test_a_gpu_needs_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "JIT", False)
    assert "MEADHALL_JIT=0 has switched the compiler off" in complaint()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Error at driver init: \n\nCUDA driver library cannot be found.\nEnsure ...", "no driver of an NVIDIA card"),
        ("Error at driver init: CUDA_ERROR_NO_DEVICE (100)", "no NVIDIA card in this machine"),
        ("Error at driver init: CUDA_ERROR_SYSTEM_DRIVER_MISMATCH (803):", "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH (803);"),
    ],
)
def test_a_driver_that_finds_no_card_is_told(said: str, told: str, card: SimpleNamespace) -> None:
    card.get_current_device = raising(ImportError(said))
    assert told in complaint()


def test_a_card_that_is_too_old_is_told(card: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "check_compiler", lambda: (7, 5))
    assert "Card has compute capability 6.1, and the installed CUDA compiler needs 7.5" in complaint()


def test_a_missing_compiler_of_cuda_is_told(card: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "import_module", raising(ImportError("libNVVM cannot be found.\nMore")))
    assert "cannot be loaded (libNVVM cannot be found): pip install 'meadhall[gpu]'" in complaint()


def test_full_memory_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_driver, "check_device", lambda: None)
    monkeypatch.setattr(device_driver, "bind_device_games", lambda game: None)
    monkeypatch.setattr(device_driver, "free_memory", lambda: 4096.0)
    with pytest.raises(DeviceMemoryError, match=r"memory of the GPU is full: 256 games of \d+ bytes do not fit"):
        list(device_driver.play(GAME, GAME.make_box(2), 10, SEED))


def test_what_the_driver_says_of_memory_and_failures_is_told() -> None:
    failed: Any = type("CudaAPIError", (Exception,), {"__module__": "numba.cuda.cudadrv.driver"})
    with pytest.raises(DeviceMemoryError, match="does not suffice"), device.device_errors():
        raise failed("[2] Call to cuLaunchKernel results in CUDA_ERROR_OUT_OF_MEMORY")
    with pytest.raises(DeviceError, match=r"the GPU has failed: .*ILLEGAL_ADDRESS; without"), device.device_errors():
        raise failed("[700] Call to cuMemcpyDtoH results in CUDA_ERROR_ILLEGAL_ADDRESS\n")
    with pytest.raises(ZeroDivisionError), device.device_errors():
        raise ZeroDivisionError


def test_batches_that_do_not_fit_are_halved(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[tuple[int, int]]()

    def play_batch(kernel: Any, game: Any, box: Any, games: int, seed: int, first: int, *_: Any) -> Played:
        tried.append((first, games))
        if games > 600:
            raise DeviceMemoryError("the memory of the GPU does not suffice")
        played = Played.room(GAME, 2, games)
        return played._replace(steps=np.arange(first, first + games))

    monkeypatch.setattr(device_driver, "check_device", lambda: None)
    monkeypatch.setattr(device_driver, "bind_device_games", lambda game: None)
    monkeypatch.setattr(device_driver, "free_memory", lambda: 1e9)
    monkeypatch.setattr(device_driver, "_play_batch", play_batch)
    parts = list(device_driver.play(GAME, GAME.make_box(2), 2000, SEED))
    assert tried == [(0, 2000), (0, 1000), (0, 500), (500, 500), (1000, 500), (1500, 500)]
    assert np.concatenate([part.steps for part in parts]).tolist() == list(range(2000))
