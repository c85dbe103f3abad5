"""The map in CONTRIBUTING.md: whoever follows it finds what it names."""

import re
from pathlib import Path

import pytest

import meadhall

ROOT = Path(__file__).parents[1]
PACKAGE = Path(meadhall.__file__).parent
MAP = (
    (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## The map")[2].partition("## A game's folder")[0]
)
NAMED = sorted(set(re.findall(r"`([\w/]+(?:/|\.py|\.js))`", MAP)))


def test_the_map_names_files() -> None:
    assert len(NAMED) > 25


@pytest.mark.parametrize("name", NAMED)
def test_what_the_map_names_is_there(name: str) -> None:
    somewhere = [
        ROOT / name,
        PACKAGE / name,
        *(PACKAGE / "games").glob(f"*/{name}"),
        *(PACKAGE / "games").glob(f"*/*/{name}"),
    ]
    assert any(path.exists() for path in somewhere), f"CONTRIBUTING.md names {name}, which does not exist"


@pytest.mark.parametrize(
    "layer", sorted(folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists())
)
def test_every_layer_is_in_the_picture(layer: str) -> None:
    assert f"{layer}/" in MAP
