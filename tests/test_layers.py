"""The layers: imports point downwards only, and what is light stays light."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.games import FILES, has_file, own_names

PACKAGE = Path(meadhall.__file__).parent

ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "table": {"core", "table"},
    "analysis": {"core", "bots", "analysis"},
    "lab": {"core", "bots", "analysis", "lab"},
    "envs": {"core", "bots", "envs"},
    "training": {"core", "bots", "lab", "training"},
}
"""What each layer may import; the top of the package (command line, terminal, hall) may import everything."""


def imports(file: Path) -> set[str]:
    """The parts of our package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {module.split(".")[1] for module in modules if module.startswith("meadhall.")}
    return found


@pytest.mark.parametrize("layer", [layer for layer in ALLOWED if (PACKAGE / layer).exists()])
def test_imports_point_downwards(layer: str) -> None:
    for file in (PACKAGE / layer).rglob("*.py"):
        upwards = imports(file) - ALLOWED[layer]
        assert not upwards, f"{file.relative_to(PACKAGE)} imports {upwards}"


def test_no_game_knows_another_but_through_what_they_share() -> None:
    games = {name: PACKAGE / "games" / name for name in own_names()}
    for name, folder in games.items():
        for file in folder.rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            strangers = [other for other in games if other != name and f"meadhall.games.{other}" in text]
            assert not strangers, f"{file.relative_to(PACKAGE)} knows {strangers}"


@pytest.mark.parametrize("code", ["import meadhall", "import meadhall.cli", "import meadhall.games as g; g.names()"])
def test_the_compiler_is_not_loaded_before_it_is_needed(code: str) -> None:
    check = f"{code}; import sys; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False False"


@pytest.mark.parametrize("name", own_names())
def test_every_game_has_the_same_files(name: str) -> None:
    for file in FILES:
        assert has_file(PACKAGE / "games" / name, file), file
