"""The pages about observations are what the code says."""

from pathlib import Path

import pytest

import meadhall
from meadhall.envs.documents import main, page, pages
from meadhall.envs.observation import layout
from meadhall.games import own_names

FOLDER = Path(__file__).parents[2] / "docs" / "observations"


def test_the_pages_are_current() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.md")}
    assert written == pages([meadhall.game(name) for name in own_names()]), (
        "python -m meadhall.envs.documents --into docs/observations"
    )


def test_a_page_tells_every_field_and_every_action(capsys: pytest.CaptureFixture[str]) -> None:
    main(["saga"])
    saga, said = meadhall.game("saga"), capsys.readouterr().out
    assert said == page(saga)
    for place in layout(saga).places:
        assert f"| `{place.name}` |" in said
        assert place.meaning in said
    assert "0 " in next(line for line in said.splitlines() if "| `phase` |" in line)
    assert f"`{saga.actions.text(saga.actions.decisions - 1)}`" in said
    with pytest.raises(SystemExit, match="prints the page of a game"):
        main([])
