"""The design notes say what was measured: no number in them was written by hand and forgotten."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

import meadhall

FOLDER = Path(__file__).parent.parent / "docs" / "design-notes"
WRITE = runpy.run_path(str(FOLDER / "write.py"))
MADE: dict[str, str] = WRITE["files"]()


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
        assert [row["setting"] for row in found] == [setting.name for setting in settings[game]]


def row(edition: str, turns: float, stopped: int = 0) -> dict[str, Any]:
    """What is measured in one setting, as far as tables tell it."""
    lengths = {name: {"mean": [turns, turns - 1, turns + 1], "spread": [1, 2, 3]} for name in ("turns", "minutes")}
    return {
        "setting": f"two players, edition {edition}" if edition else "two players", "players": 2, "options": {},
        "edition": edition, "games": 90, "stopped": stopped, "seats": {"who begins": [0.6, 0.5, 0.7]},
        "figures": lengths | {"turns a seat": {"mean": [turns / 2, turns / 2 - 1, turns / 2 + 1], "spread": [1, 2, 3]}},
    }  # fmt: skip


def test_a_former_edition_stands_beside_todays() -> None:
    told = WRITE["editions_table"]([row("", 30), row("1", 12, stopped=10)])
    assert "| two players, edition 1 | turns a seat | 6.0 (5.0 to 7.0) | 15.0 (14.0 to 16.0) |" in told
    assert "| two players, edition 1 | ended by the guard | 10 % | 0 % |" in told


def test_a_table_of_settings_tells_the_turns_of_a_seat_where_they_were_measured() -> None:
    measured, earlier = row("", 30), row("", 30)
    del earlier["figures"]["turns a seat"]
    assert "| 30 | 15.0 (14.0 to 16.0) |" in WRITE["settings_table"]([measured])
    assert "turns a seat" not in WRITE["settings_table"]([measured, earlier])


def test_a_setting_may_name_a_former_edition() -> None:
    tools = runpy.run_path(str(FOLDER / "measure.py"))
    tools["openings"].__globals__.update(DEALS=1, THOUGHT="search:1")
    setting = tools["Setting"]("two players, edition 1", 2, {}, edition="1")
    found = tools["measure"]("sagnir", setting, "random", 2, 1)
    assert found["edition"] == "1"
    assert found["figures"]["turns a seat"]["mean"][0] == found["figures"]["turns"]["mean"][0] / 2


def test_a_setting_that_was_measured_again_takes_its_place_and_the_others_stay(tmp_path: Path) -> None:
    tools = runpy.run_path(str(FOLDER / "measure.py"))
    tools["keep"].__globals__["FOLDER"] = tmp_path
    for games, setting in ((1, "two players"), (1, "four players"), (2, "two players")):
        tools["keep"]("hagar", {"setting": setting, "games": games})
    found = json.loads((tmp_path / "hagar.json").read_text(encoding="utf-8"))
    assert [(row["setting"], row["games"]) for row in found] == [("two players", 2), ("four players", 1)]


def test_a_table_tells_how_many_games_the_guard_has_ended() -> None:
    assert "ended by the guard" not in WRITE["settings_table"]([row("", 30)])
    assert "| ended by the guard |" in WRITE["settings_table"]([row("", 30), row("", 30, stopped=3)])
