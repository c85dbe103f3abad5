"""Sagnir: content files and options that cannot be played say what is wrong, where, and what would be right."""

from typing import Any

import pytest

import meadhall
from meadhall.core.content import Edition
from meadhall.core.errors import ContentError, OptionError
from meadhall.core.game import Game
from meadhall.games.island.content import PRESETS
from meadhall.games.island.state import BEINGS

SAGNIR = meadhall.game("sagnir")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('["WN.", "WWA", "EWF"]', '["WN.", "WWAE", "EWF"]', 'being 12 "Nykur": row 2 has 4 cells, row 1 has 3'),
        ('["WN.", "WWA", "EWF"]', '["WN.", "WXA", "EWF"]', 'being 12 "Nykur": row 2: "X" is no tile'),
        ('["WN.", "WWA", "EWF"]', "[]", 'being 12 "Nykur": the pattern is empty'),
        ('["WN.", "WWA", "EWF"]', '["...."]', 'being 12 "Nykur": it requires 0 cells'),
        ('["WN.", "WWA", "EWF"]', '["WWWWWW"]', 'being 12 "Nykur": it is 6 wide and 1 high'),
        ('light = ["FAF"]', 'light = ["F.F", "A"]', 'being 1 "Einmyrja": light pattern: row 2 has 1 cell, row 1 has 3'),
        ('light = ["FAF"]\n', "", "either all of them have a light pattern or none"),
        ('pattern = ["**", "**"]', 'pattern = ["**", "*F"]', "bonus 1: an any-arrangement pattern has exactly four"),
        ('element = "fire"', 'element = "ice"', 'beings, entry 1 "Einmyrja", element: "ice" is none of air'),
        ('name = "Einmyrja"\nelement = "fire"', 'name = "Einmyrja"\nelement = "air"', "beings: 6 are of fire"),
        ("points = 3\n", "points = 100\n", 'beings, entry 1 "Einmyrja", points: 100 should be from 0 to 99'),
        ("aurora = 8", "aurora = 3", "tiles: there are 55; the largest island needs 58"),
        ("fire = 13", "fire = 101", "tiles, fire: 101 should be from 0 to 100"),
        ("fire = 13\nwater = 13\nearth = 13", "fire = 9\nwater = 9\nearth = 8", "tiles: there are 47"),
        ("air = 13\naurora = 8", "air = 0\naurora = 30", "needs 40 that are no Northern Lights"),
        ("claims = 2 ", "claims = 12 ", "limits, claims: 12 should be from 0 to 9"),
        ("island = [5, 6, 6]", "island = [5, 6, 7]", "figures, island, entry 3: 7 should be from 4 to 6"),
        ("highest = [4,", "highest = [40,", "highest: there is no being 40"),
        ("highest = [4,", "highest = [1, 2, 3, 5, 6, 8, 9, 10, 11, 4,", "highest: too few beings are left to deal"),
        ("players = [2, 4]", "players = [1, 4]", "the rules are for 2 to 4 players"),
        ("dragon = {", "dragoon = {", 'protectors: "dragoon" is none of dragon'),
        (
            "ring = [",
            "rung = [",
            'layouts: "rung" is none of wide, bay, isle, ring; call your own "own"; did you mean "ring"?',
        ),
        ("ring = [", 'lake = ["####"]\nring = [', 'layouts: "lake" is none of wide, bay, isle, ring'),
        ("jokers = true ", 'jokers = "yes" ', "rules, jokers: expected true or false, got text"),
    ],
)
def test_content_errors_name_the_place(old: str, new: str, message: str) -> None:
    text = SAGNIR.edition.text
    assert old in text
    with pytest.raises(ContentError) as error:
        SAGNIR.with_content(Edition(text.replace(old, new, 1), "mine.toml"))
    assert str(error.value).startswith("mine.toml: ")
    assert message in str(error.value)


def test_a_missing_being_and_a_protector_too_many() -> None:
    text = SAGNIR.edition.text
    first, second = text.index("[[beings]] # 28"), text.index("# Bonus cards are")
    with pytest.raises(ContentError, match="there are 27, the game has 28"):
        SAGNIR.with_content(Edition(text[:first] + text[second:], "mine.toml"))
    more = text.replace("dragon = {", 'troll = { name = "T", title = "t", ability = "a" }\ndragon = {')
    with pytest.raises(ContentError, match='"troll" is none of dragon'):
        SAGNIR.with_content(Edition(more, "mine.toml"))


def test_an_owners_patterns_are_played() -> None:
    text = SAGNIR.edition.text.replace('pattern = [".FE", "FAF", ".WF"]', 'pattern = ["FFFF"]')
    box = SAGNIR.with_content(Edition(text, "mine.toml")).make_box(2)
    assert (box.required[0], box.ways[0]) == (4, 2)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"layout": "moon"}, "square, wide, bay, isle, ring, own"),
        ({"target": 2}, "printed, 3, 4"),
        ({"max_start_aurora": 9}, "0, 1, 2, 3, 4, none"),
        ({"pattern_set": "heavy"}, "full, light"),
        ({"jokers": 1}, "yes or no"),
    ],
)
def test_options_name_what_they_offer(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        SAGNIR.make_box(2, options)


def changed(old: str, new: str) -> Game:
    """Sagnir with something else in its content file, that of the third edition: its cards were larger."""
    text = SAGNIR.with_edition("3").edition.text
    assert old in text
    return SAGNIR.with_content(Edition(text.replace(old, new), "mine.toml"))


@pytest.mark.parametrize(
    "game",
    [SAGNIR, SAGNIR.with_edition("2"), SAGNIR.with_edition("3"), meadhall.game("mythical_island")],
    ids=["today", "edition 2", "edition 3", "mythical_island"],
)
@pytest.mark.parametrize("layout", ["square", *PRESETS])
def test_S95_every_card_fits_on_every_layout(game: Game, layout: str) -> None:
    for patterns in ("full", "light") if game.name == "sagnir" else ("full",):
        options: dict[str, Any] = {"layout": layout} | ({"pattern_set": patterns} if patterns == "light" else {})
        for players in game.seats:
            box = game.make_box(players, options)
            assert (box.corners[: BEINGS + box.bonus_cards] != 0).any(axis=1).all()


def test_S95_a_layout_on_which_a_card_fits_nowhere_is_refused() -> None:
    ring = '"##..###", "##..###"'
    small = changed(ring, '"##.....", "##....."'.replace(".....", "...##")).make_box
    with pytest.raises(OptionError) as error:
        small(2, {"layout": "ring"})
    assert str(error.value) == (
        'with layout=ring: being 4 "Katla" fits nowhere on the layout "ring"; '
        "change its pattern, or choose another layout"
    )
    with pytest.raises(ContentError, match=r'mine.toml: being 22 "Dís" fits nowhere on the layout "square"'):
        changed("island = [5, 6, 6]", "island = [4, 6, 6]")


def test_S30_a_card_for_which_the_tiles_are_missing_is_refused() -> None:
    with pytest.raises(ContentError, match=r'mine.toml: being 1 "Einmyrja" needs more Northern Lights tiles'):
        changed("air = 13\naurora = 8", "air = 21\naurora = 0")
    few = changed("fire = 13\nwater = 13", "fire = 3\nwater = 23")  # enough with jokers
    with pytest.raises(OptionError, match=r'with jokers=no: being 2 "Glóð" needs more fire tiles than there are'):
        few.make_box(2, {"jokers": False, "bonus_cards": False})


@pytest.mark.parametrize(
    ("players", "options", "most"),
    [(4, {"target": 8}, 7), (4, {"target": 6, "highest_beings": False}, 5), (3, {"target": 8, "young": True}, 7)],
)
def test_S79_a_target_that_could_end_no_game_is_refused(players: int, options: dict[str, Any], most: int) -> None:
    with pytest.raises(OptionError, match=f"the game would not end; a target of at most {most} is possible"):
        SAGNIR.make_box(players, options)
    assert SAGNIR.make_box(players, options | {"target": most}).target == most
    assert SAGNIR.with_rules(1).make_box(players, options).target == options["target"]  # games that were begun so


def test_a_light_set_must_be_there() -> None:
    lines = [line for line in SAGNIR.edition.text.splitlines() if not line.startswith("light = ")]
    game = SAGNIR.with_content(Edition("\n".join(lines), "mine.toml"))
    with pytest.raises(OptionError, match="light patterns"):
        game.make_box(2, {"pattern_set": "light"})
