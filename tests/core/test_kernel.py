"""Kernels: what is compiled, and how often."""

from typing import Any

import numpy as np
import pytest

from meadhall.core.kernel import JIT, kernel
from meadhall.core.record import Array


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_a_kernel_is_compiled_once_whatever_numbers_others_call_it_with() -> None:
    @kernel
    def doubled(n: int) -> int:
        return n + n

    @kernel
    def doubled_in_many_ways(numbers: Array) -> int:
        return doubled(numbers[0]) + doubled(1000) + doubled(len(numbers)) + doubled(n=numbers[1])

    compiled: Any = doubled
    assert doubled_in_many_ways(np.array([100, -3], np.int8)) == 200 + 2000 + 4 - 6
    assert len(compiled.signatures) == 1
