"""What all tests share."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

for name in (
    "GAMES",
    "STORE",
    "HOUSE",
    "KEY",
    "JUDGES",
):  # those of whoever runs the tests are not what is tested
    os.environ.pop(f"MEADHALL_{name}", None)
os.environ["LC_ALL"] = "C.UTF-8"  # commands speak English

# Deterministic, and without a clock: the first example of a compiled function may take seconds.
settings.register_profile("meadhall", derandomize=True, deadline=None, database=None)
settings.load_profile("meadhall")

# A compiler makes a million things that are kept; to look for garbage among them every few hundred things takes long.
gc.set_threshold(20_000, 20, 20)

DEAR = ("lab/test_cluster.py", "hall/test_analysis.py", "tests/test_notebooks.py", "training/test_command.py")
"""Files whose tests share something that takes long to make, or last long themselves."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with those files: what comes first stays with one worker, so that others never make the same once more; and
    nobody waits at the end for a test that takes a minute."""
    items.sort(key=lambda item: not item.path.as_posix().endswith(DEAR))


@pytest.fixture
def importable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose modules can be imported, and are forgotten afterwards: another test may use their names."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(str(tmp_path)):
            del sys.modules[name]
