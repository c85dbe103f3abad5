"""The hall knows no game: what it shows of one lies in the game's folder."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall import games
from meadhall.hall.pages.templating import FOLDER


def test_no_game_is_named_in_the_hall() -> None:
    titles = [games.header_of(name).title.partition(":")[0] for name in games.own_names()]
    named = re.compile(rf"\b({'|'.join([*games.own_names(), *titles])})\b", re.IGNORECASE)
    files: list[Path] = [*FOLDER.rglob("*.py"), *FOLDER.rglob("*.html"), *FOLDER.rglob("*.js"), *FOLDER.rglob("*.css")]
    assert len(files) > 60
    found = [
        f"{file.relative_to(FOLDER)}: {named.findall(text)}"
        for file in files
        if named.search(text := file.read_text(encoding="utf-8"))
    ]
    assert not found


@pytest.mark.parametrize("name", games.own_names())
def test_a_shelf_names_the_sides_that_there_are(name: str) -> None:
    assert games.shelf_of(name).sides == meadhall.game(name).sides


@pytest.mark.parametrize("name", games.own_names())
def test_a_shelf_names_options_that_there_are(name: str) -> None:
    options = {option.name for option in meadhall.game(name).options}
    named = [option for options in games.shelf_of(name).options.values() for option in options]
    assert set(named) <= options
    assert len(named) == len(set(named))
    assert games.shelf_of(name).place < 10
