"""The table of phases: what is wrong with it is told when it is read."""

import shutil
from pathlib import Path

import pytest

from meadhall.core.errors import ContractError
from meadhall.core.phases import PhaseTable
from meadhall.games.hagar import actions, phase
from meadhall.games.hagar.words import refusals
from meadhall.games.hagar.words.phases import TABLE

HAGAR = Path(str(refusals.__file__)).parent


def read(folder: Path, old: str, new: str) -> PhaseTable:
    """Hägar's table with something else in it."""
    for name in ("phases.toml", "en.ftl"):
        shutil.copy(HAGAR / name, folder)
    file = folder / "phases.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    more = {"slots": TABLE.slots, "nouns": TABLE.nouns, "ending": TABLE.ending}
    return PhaseTable.read(file, phase=phase, actions=actions, found_by=refusals, **more)


def test_main_and_last_actions_are_families_or_what_they_would_do(tmp_path: Path) -> None:
    assert "land" in read(tmp_path, '"land"', '"land"').main
    assert "done-last" in read(tmp_path, '"done"', '"done-last"').last


@pytest.mark.parametrize(("old", "new", "which"), [("sail-on", "sail-no", "last"), ("land", "lend", "main")])
def test_an_unknown_action_in_these_lists_is_an_error(tmp_path: Path, old: str, new: str, which: str) -> None:
    with pytest.raises(ContractError) as told:
        read(tmp_path, f'"{old}"', f'"{new}"')
    assert str(told.value).endswith(f'phases.toml: {which}: no action is called "{new}"; did you mean "{old}"?')
