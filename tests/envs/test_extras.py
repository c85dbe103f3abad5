"""Without the libraries for research the package can still be imported, and says what is missing."""

import sys
from importlib import import_module

import pytest

from meadhall.envs import vector_env
from meadhall.envs.errors import MissingExtra

NEEDS = [
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("gymnasium", "gymnasium", "gymnasium"),
    ("openspiel", "pyspiel", "open_spiel"),
]


@pytest.mark.parametrize(("module", "library", "called"), NEEDS)
def test_what_is_missing_is_told(module: str, library: str, called: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (f"meadhall.envs.{module}", "meadhall.envs.spaces"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match=rf"needs {called}, .*pip install meadhall\[research\]"):
        import_module(f"meadhall.envs.{module}")


def test_the_vector_environment_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for _, library, _ in NEEDS:
        monkeypatch.setitem(sys.modules, library, None)
    env = vector_env("hagar", 2)
    env.reset(seed=1)
    env.step(env.sample())
