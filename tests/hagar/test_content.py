"""Content files: an owner's own edition is played, a mistake is explained."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.core.content import Edition
from meadhall.core.errors import ContentError

HAGAR = meadhall.game("hagar")
TEXT = HAGAR.edition.text


def changed(*changes: tuple[str, str]) -> Edition:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Edition(text, "mine.toml")


def test_an_owners_edition_is_played() -> None:
    game = HAGAR.with_content(changed(("1 = 3", "1 = 2"), ("3 = 1\n", "3 = 2\n"), ("lucky = 7", "lucky = 6")))
    box = game.make_box(2)
    assert box.bag.tolist() == [0, 2, 2, 2, 2, 1]
    assert box.lucky == 6
    assert HAGAR.make_box(2).lucky == 7


def test_a_content_file_is_read_from_disk(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(TEXT.replace("Meadhall reconstruction", "my own copy"), encoding="utf-8")
    assert HAGAR.with_content(tmp_path / "mine.toml").header.edition == "my own copy"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("1 = 3", '1 = "three"'), "treasures, 1: expected a whole number, got text"),
        (("1 = 3", "one = 3"), 'treasures: object contains unknown field "one"; there is: '),
        (('island = "helga"', 'island = "helgi"'), 'coasters, entry 8, island: "helgi" is none of '),
        (("treasures = 2", "treasures = 3"), "the base game has 10 treasure fields for 9 tokens"),
        (("treasures = 2", "treasures = 7"), "coasters, entry 4, treasures: 7 should be from 0 to 4"),
        (('play = "base"', 'play = "harbor"'), "the base game has 8 of them, it needs 9"),
        (('island = "plain"', 'island = "helga"'), "more than one helga island"),
        (
            ('treasures = 2\n\n[[coasters]]\nisland = "helga"', '[[coasters]]\nisland = "helga"\ntreasures = 2'),
            "coasters, entry 8: a helga coaster has no treasure fields",
        ),
        (("lucky = 7", "lucky = 13"), "rolls, lucky: 13 should be from 2 to 12"),
        (("navigation = 2", "navigation = 0"), "rolls, navigation: 0 should be from 1 to 9"),
        (("players = [2, 4]", "players = [2, 6]"), "the rules are for 2 to 4 players"),
        (("[rolls]", "[rolls"), "this is not TOML"),
        (("[limit]", "[limits]"), 'object contains unknown field "limits"; did you mean "limit"?'),
    ],
)
def test_a_mistake_is_explained(change: tuple[str, str], message: str) -> None:
    with pytest.raises(ContentError, match="^mine.toml: .*" + re.escape(message)):
        HAGAR.with_content(changed(change))


def test_numbers_that_cannot_be_won_are_refused() -> None:
    edition = changed(("1 = 3", "1 = 0"), ("2 = 2\n", "2 = 0\n"), ("3 = 1\n", "3 = 0\n"), ("sven = 2", "sven = 8"))
    with pytest.raises(ContentError, match="without a number token the game could not end"):
        HAGAR.with_content(edition)


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"none.toml: cannot be read: No such file"):
        HAGAR.with_content(tmp_path / "none.toml")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(ContentError, match="not a text file in UTF-8"):
        HAGAR.with_content(tmp_path / "picture.png")
