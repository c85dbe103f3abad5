"""The pictures that are files: anybody can open them, and a board may put them anywhere."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import meadhall
from meadhall.core.artwork import artwork

GAMES = Path(meadhall.__file__).parent / "games"
FOLDERS = sorted(GAMES.glob("*/board/looks"))
SVG = "{http://www.w3.org/2000/svg}"


def pictures(folder: Path) -> list[Path]:
    return sorted(folder.glob("**/*.svg"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parts[-3])
def test_a_picture_can_be_opened_and_edited(folder: Path) -> None:
    assert pictures(folder)
    for file in pictures(folder):
        text = file.read_text(encoding="utf-8")
        root = ET.fromstring(text)
        assert root.tag == f"{SVG}svg", file
        assert min(map(float, root.attrib["viewBox"].split()[2:])) > 0, file
        assert root.findtext(f"{SVG}title"), file
        assert all(len(re.findall(r"<\w", line)) <= 1 for line in text.splitlines()), f"{file}: one element a line"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parts[-3])
def test_a_board_may_put_a_picture_anywhere(folder: Path) -> None:
    for file in pictures(folder):
        drawn = artwork(file)
        assert "\n" not in drawn, file
        assert ' id="' not in drawn, f"{file}: several boards may lie on one page"
        assert "'" not in drawn, f"{file}: sheets turn double quotes into single ones"
        ET.fromstring(f"<g>{drawn}</g>")
