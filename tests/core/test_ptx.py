"""The rules of all games compile for a GPU, without one. Needs NVIDIA's compiler: `make test-gpu` installs it."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import meadhall
from meadhall.cli import main
from meadhall.core.device import DeviceError, check_compiler
from meadhall.core.device_driver import check_kernels
from meadhall.core.errors import ConformanceError
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.games import own_names
from tests.core import toy
from tests.core.toy import MEAD, mutant

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def compiler() -> None:
    try:
        check_compiler()
    except DeviceError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("name", [*own_names(), "skrei"])
def test_the_rules_of_a_game_compile_for_a_gpu(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_GAMES", str(EXAMPLES))
    assert check_kernels(meadhall.game(name)) > 100_000


def test_what_a_gpu_cannot_do_is_told() -> None:
    assert check_kernels(MEAD) > 0
    with pytest.raises(ConformanceError, match=r"mead: the rules do not compile for a GPU: .*test_ptx.py.*'append'"):
        check_kernels(mutant(legal=makes_a_list))


@kernel
def makes_a_list(s: toy.State, box: toy.Box, out: Array) -> int:
    """A legal that makes a list, for which a GPU has no memory."""
    some = [1]
    some.append(2)
    return toy.legal(s, box, out) + len(some)


def test_the_command_tells_it() -> None:
    told = CliRunner().invoke(main, ["check", "hagar", "--gpu"])
    assert told.exit_code == 0, told.stderr
    assert "The rules of Hägar: Land in Sicht! compile for a GPU: " in told.stdout
