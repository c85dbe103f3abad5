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
    "envs": {"core", "bots", "lab", "envs"},
    "training": {"core", "bots", "lab", "training"},
    "practice": {"core", "bots", "analysis", "lab", "practice"},
}
"""What each layer may import."""
TOP = {"cli", "hall", "new_game", "ready", "terminal", "translation"}
"""The top of the package may import everything, and nothing below imports it."""
FACADE = {"analysis", "bots", "envs", "lab", "training"}
"""Layers that may `import meadhall` itself, to find games by their names."""


def imports(file: Path) -> set[str]:
    """The parts of our package that a file imports; "meadhall" for the package itself."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "meadhall":
            modules |= {f"meadhall.{alias.name}" if alias.name in PARTS else "meadhall" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            modules.add(node.module or "")
    ours = [module.split(".") for module in modules if module.split(".")[0] == "meadhall"]
    return {parts[1] if len(parts) > 1 else parts[0] for parts in ours}


PARTS = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()} - {
    "__init__"
}
"""The folders and modules of the package."""


def test_every_part_of_the_package_has_its_layer() -> None:
    assert set(ALLOWED) | TOP == PARTS


@pytest.mark.parametrize("layer", ALLOWED)
def test_imports_point_downwards(layer: str) -> None:
    allowed = ALLOWED[layer] | ({"meadhall"} if layer in FACADE else set())
    for file in (PACKAGE / layer).rglob("*.py"):
        upwards = imports(file) - allowed
        assert not upwards, f"{file.relative_to(PACKAGE)} imports {upwards}"


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import meadhall", {"meadhall"}),
        ("from meadhall import game", {"meadhall"}),
        ("from meadhall import games", {"games"}),
        ("import meadhall.hall.app as app", {"hall"}),
        ("def later():\n    from meadhall.lab.arena import arena", {"lab"}),
        ("import json", set()),
    ],
)
def test_every_way_to_import_is_seen(tmp_path: Path, code: str, found: set[str]) -> None:
    (tmp_path / "one.py").write_text(code, encoding="utf-8")
    assert imports(tmp_path / "one.py") == found


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
