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


def places(name: str) -> list[Path]:
    """Where a reader looks for a name: from the root, in the package, or, of a file that games have, in their folders.

    A name that is found only in the folders of games must stand in a sentence that calls it the game's.
    """
    games, rooms = PACKAGE / "games", ("", "words/", "board/")
    return [ROOT / name, PACKAGE / name, *(path for room in rooms for path in games.glob(f"*/{room}{name}"))]


@pytest.mark.parametrize("name", NAMED)
def test_what_the_map_names_is_there(name: str) -> None:
    there = [path for path in places(name) if path.exists()]
    assert there, f"CONTRIBUTING.md names {name}, which does not exist"
    assert (PACKAGE / name) in there or (ROOT / name) in there or "the game's" in sentence_of(name)


def sentence_of(name: str) -> str:
    """The line of the map that names something."""
    return next(line for line in MAP.splitlines() if f"`{name}`" in line)


@pytest.mark.parametrize("name", ["nowhere.py", "core/rules.py", "hagar/rules.py"])
def test_a_name_that_leads_nowhere_is_noticed(name: str) -> None:
    assert not any(path.exists() for path in places(name))


@pytest.mark.parametrize(
    "layer", sorted(folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists())
)
def test_every_layer_is_in_the_picture(layer: str) -> None:
    assert f"{layer}/" in MAP
