"""The design notes say what was measured: no number in them was written by hand and forgotten."""

import json
import runpy
from pathlib import Path

import pytest

import meadhall

FOLDER = Path(__file__).parent.parent / "docs" / "design-notes"
MADE: dict[str, str] = runpy.run_path(str(FOLDER / "write.py"))["files"]()


@pytest.mark.parametrize("name", sorted(MADE))
def test_a_page_tells_what_was_measured(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == MADE[name].rstrip() + "\n", (
        "python docs/design-notes/write.py writes it anew"
    )


def test_every_game_has_its_page_and_its_figures() -> None:
    settings = runpy.run_path(str(FOLDER / "measure.py"))["SETTINGS"]
    for game in meadhall.game_names():
        assert f"{game}.md" in MADE
        found = json.loads((FOLDER / f"{game}.json").read_bytes())
        assert [row["setting"] for row in found] == [name for name, _, _ in settings[game]]
