"""Kernels that are not compiled yet: interpreted where the process wants that, and compiled from one call on."""

import importlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall.core.interpreter import compile_elsewhere, compiling_here
from meadhall.core.kernel import JIT, kernel

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")


@pytest.fixture
def elsewhere() -> Iterator[None]:
    compile_elsewhere()
    yield
    compile_elsewhere(False)


def is_compiled(function: Any) -> bool:
    return bool(function.signatures)


def test_a_kernel_is_interpreted_until_somebody_loads_it_for_all(elsewhere: None) -> None:
    @kernel
    def total(numbers: Any) -> int:
        n = 0
        for number in numbers:
            n += number
        return n

    numbers = np.arange(5, dtype=np.int64)
    assert total(numbers) == 10
    assert not is_compiled(total)

    def load() -> None:
        with compiling_here():
            assert total(numbers) == 10

    loader = threading.Thread(target=load)
    loader.start()
    loader.join()
    assert is_compiled(total)
    assert total(numbers) == 10
    total(np.arange(5, dtype=np.int16))  # this thread still compiles nothing
    assert len(total.signatures) == 1  # type: ignore[attr-defined]


def test_an_interpreted_kernel_returns_what_a_compiled_one_would(elsewhere: None) -> None:
    @kernel
    def first(numbers: Any) -> Any:
        return numbers[0], numbers[0] > 1

    interpreted = first(np.full(1, 3, np.int8))
    with compiling_here():
        compiled = first(np.full(1, 3, np.int8))
    assert interpreted == compiled == (3, True)
    assert [type(each) for each in interpreted] == [type(each) for each in compiled] == [int, bool]


def test_a_kernel_that_is_called_while_its_module_is_loaded_knows_later_names_later(
    elsewhere: None, importable: Path
) -> None:
    (importable / "fjord.py").write_text(
        "from meadhall.core.kernel import kernel\n"
        "@kernel\ndef depth(n):\n    return n if n < 2 else deeper(n)\n"
        "SHALLOW = depth(1)\n"
        "@kernel\ndef deeper(n):\n    return 10 * n\n"
    )
    fjord = importlib.import_module("fjord")
    assert fjord.SHALLOW == 1
    assert fjord.depth(2) == 20
    assert not is_compiled(fjord.depth)


def test_modules_may_grow_while_a_kernel_is_made_plain(elsewhere: None, importable: Path) -> None:
    """As they do when another thread imports something."""
    (importable / "delta.py").write_text(
        "from meadhall.core.kernel import kernel\n"
        "class Arm:\n"
        "    @property\n"
        "    def __dict__(self):\n"
        "        globals()[f'arm_{len(globals())}'] = 1\n"
        "        return {}\n"
        "arm = Arm()\n"
        "@kernel\ndef depth(n):\n    return n + 1\n"
    )
    (importable / "sound.py").write_text(
        "import delta\nfrom meadhall.core.kernel import kernel\n@kernel\ndef width(n):\n    return delta.depth(n)\n"
    )
    assert importlib.import_module("sound").width(1) == 2
    assert importlib.import_module("delta").depth(1) == 2


def test_where_nobody_wants_it_otherwise_kernels_are_compiled_when_they_are_called() -> None:
    @kernel
    def double(n: int) -> int:
        return n + n

    assert double(21) == 42
    assert is_compiled(double)
