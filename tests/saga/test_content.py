"""An owner may correct every printed thing; what cannot be played is refused in words."""

import pytest

import meadhall
from meadhall.core.content import Edition
from meadhall.core.driver import play
from meadhall.core.errors import ContentError
from meadhall.core.game import Game
from meadhall.games.saga import location

SAGA = meadhall.game("saga")


def corrected(*changes: tuple[str, str]) -> Game:
    text = SAGA.edition.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return SAGA.with_content(Edition(text, "my.toml"))


def test_the_printed_numbers_are_the_reconstructed_ones() -> None:
    box = SAGA.make_box(2)
    assert (box.track, box.stronghold_marker, box.pillage, box.recruitment) == (10, 2, 1, 3)
    assert (box.coins, box.coins_to_win, box.areas_to_win) == (15, 8, 5)
    edges = sum(bin(int(box.borders[area])).count("1") for area in range(10)) // 2
    assert edges == 9 + 2


def test_options_stand_above_the_content() -> None:
    box = SAGA.make_box(2, {"gap": 8, "pillage": 2, "recruitment": 3})
    assert (box.track, box.pillage, box.recruitment) == (10, 2, 3)
    mine = corrected(("spaces = 10", "spaces = 11"))
    assert mine.make_box(2).track == 11
    assert mine.make_box(2, {"gap": 12}).track == 14


def test_an_owners_map_tiles_and_leaders_are_played() -> None:
    mine = corrected(
        ('["ess", "ken"],', '["ess", "ken"],\n    ["ess", "wes"],'),
        ('name = "Wessex"\ncoast = false', 'name = "Wessex"\ncoast = true'),
        ('bonus = ["coin", "move-one"], actions = ["movement", "income"]', 'actions = ["movement", "tribute"]'),
        ('name = "Rally"\neffect = "rally"', 'name = "Alfred"\neffect = "repel"'),
        ("number = 3", "number = 4"),
    )
    box = mine.make_box(2)
    assert box.borders[location.WES] >> 3 & 1
    assert box.inland == 1 << location.MER
    assert play(mine, box, 5, 1).steps.min() > 0


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players = [2, 2]", "players = [2, 3]", "game, players"),
        ("pillage = 1 ", "pillage = 10 ", "vikings, pillage: 10 should be from 0 to 9"),
        ("spaces = 10", "spaces = 2", "track, spaces: 2 should be from 3 to 22"),
        ("settlers = 1", "settlers = 3", "14 Anglo-Saxon Warriors are placed, but there are only 12"),
        ("crew = 1", "crew = 4", "14 Viking Warriors are placed"),
        ('capital = "mer"', 'capital = "ken"', "setup, capital: Kent is coastal"),
        ('capital = "mer"', 'capital = "york"', 'setup, capital: "york" is none of '),
        ('name = "Kent"\ncoast = true', 'name = "Kent"\ncoast = false', "areas: 4 are coastal; at least 5"),
        (
            "[areas.wes]",
            "[areas.wessex]",
            'areas: "wessex" is none of nor, mer, ean, ess, ken, sus, wes; did you mean "wes"?',
        ),
        ('["nor", "mer"],', '["nor", "york"],', 'map, borders, entry 1, entry 2: "york" is none of '),
        ('["nor", "mer"],', '["nor", "north"],', "different sides of the sea"),
        ('["nor", "mer"],', '["nor", "nor"],', "cannot border on itself"),
        ('["nor", "mer"],', '["ken", "ess"],', "the border of ess and ken is there twice"),
        ('["nor", "mer"],', "", "nor borders on nothing"),
        ("acts_first = true", "", "0 of them are marked acts_first; exactly one must be"),
        ('actions = ["fyrd", "income"]', 'actions = ["fyrd", "scout"]', '"scout" is not for the Anglo-Saxons'),
        ('bonus = ["recruit"]', 'bonus = ["coin"]', 'entry 2, vikings, bonus: "coin" is not for the Vikings'),
        ('effect = "rally"', 'effect = "plunder"', 'entry 2 "Rally", effect: "plunder" is not for the Anglo-Saxons'),
        ('effect = "rally"', 'effect = "rally"\nnumber = 2', 'the effect "rally" takes none'),
        ("number = 3", "number = 0", 'entry 4 "Field", number: 0 should be from 1 to 9'),
        ('effect = "rally"', 'effect = "sings"', 'leaders, saxons, entry 2 "Rally", effect: "sings" is none of'),
        ("to_win = 8", "to_win = 16", "coins, to_win: 16 should be from 1 to 15"),
        ("to_win = 8", 'to_win = "8"', "coins, to_win: expected a whole number, got text"),
    ],
)
def test_content_that_cannot_be_played_is_refused_in_words(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=r"my\.toml: ") as error:
        corrected((old, new))
    assert message in str(error.value)


def test_each_side_has_four_leaders() -> None:
    with pytest.raises(ContentError, match="leaders, vikings: there are 3"):
        corrected(('[[leaders.vikings]]\nname = "Plunder"\neffect = "plunder"\n', ""))


@pytest.mark.parametrize(
    ("old", "new", "meant"),
    [
        ('capital = "mer"', 'capital = "mr"', "mer"),
        ('["nor", "mer"],', '["nor", "mr"],', "mer"),
        ("[coins]", "[coin]", "coins"),
        ('effect = "plunder"', 'effect = "plundr"', "plunder"),
    ],
)
def test_an_unknown_word_is_answered_by_the_nearest_known_one(old: str, new: str, meant: str) -> None:
    with pytest.raises(ContentError, match=f'did you mean "{meant}"'):
        corrected((old, new))
