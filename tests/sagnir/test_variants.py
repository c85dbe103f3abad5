"""Sagnir: variants, free layouts and all mythicals (S-89 to S-98)."""

from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.core.constants import OVER
from meadhall.core.content import Edition
from meadhall.core.errors import ContentError, OptionError
from meadhall.games.island.patterns import wrong_layout
from tests.sagnir.table import Table

SAGNIR = meadhall.game("sagnir")


def test_S89_variant_a_has_no_abilities() -> None:
    table = Table(seats=["dragon", "earth-goddess"], abilities=False, pawns=["c3", "e5"])
    assert table.state.hand_size[:2].tolist() == [4, 4]
    table.do("step c2", "step c3", "step c2").refuses("step c3", "S-24")
    assert table.has_activated(0, 1).points()[0] == 4  # S-84 stays


def test_S89_the_sides_of_the_boards_do_not_matter_there() -> None:
    match = SAGNIR.start(2, {"abilities": False}, scripted=True)
    for text in ("first 0", "board fire", "board air", "tile fire"):
        match.play(text)
    assert match.state.laid == 1  # nobody was asked for a side


def test_S90_variant_b_has_neither_bonus_cards_nor_tokens() -> None:
    table = Table("EFAFE/AEAEA/EFAWW/AEAFE/FAEAF", beings=[[8, 4, 14]], pawns=["e3", "a5"], bonus_cards=False)
    assert table.state.bonus_size == 0
    assert table.state.tokens.tolist() == [0, 0, 0, 0]
    table.refuses("activate 08", "S-35").refuses("claim b01", "S-09")


@pytest.mark.parametrize(("players", "target"), [(2, 5), (3, 4), (4, 3)])
def test_S91_variant_c_removes_the_best_beings_and_shortens_the_game(players: int, target: int) -> None:
    box = SAGNIR.make_box(players, {"highest_beings": False})
    removed = [number for number in range(1, 29) if not int(box.deck) >> number - 1 & 1]
    assert removed == [4, 7, 12, 14, 18, 21, 25, 28]
    assert box.target == target
    assert all(box.points[number - 1] in (6, 8) for number in removed)


def test_S92_variants_a_b_and_c_combine() -> None:
    box = SAGNIR.make_box(2, {"abilities": False, "bonus_cards": False, "highest_beings": False})
    assert (box.abilities, box.bonus, box.tokens, box.target) == (0, 0, 0, 5)


def test_S93_variant_d_has_no_jokers() -> None:
    rows = "EFEAA/FNFAA/EWEWW/AWWEE/AWEWE"  # being 1 wants .F./FAF/.W.
    assert "activate 01" in Table(rows, beings=[[1, 4, 14]], pawns=["b1", "e5"]).legal
    table = Table(rows, beings=[[1, 4, 14]], pawns=["b1", "e5"], jokers=False)
    table.refuses("activate 01", "S-35")
    lights = "EFEAA/FNFAA/WEAWW/AWWEE/AWEWE"  # being 3 wants .F./FNF/WE.
    assert "activate 03" in Table(lights, beings=[[3, 4, 14]], pawns=["b1", "e5"], jokers=False).legal


def test_S93_any_arrangement_needs_four_real_elements_there() -> None:
    table = Table("NWWWW/EAWWW/WWWWW/FFFEE/FFFEE", bonus=[1], pawns=["a1", "e5"], jokers=False)
    table.refuses("claim b01", "S-35")


def test_S93_a_token_may_lie_on_a_northern_light() -> None:
    rows = "EFEAA/FNFAA/EWEWW/AWWEE/AWEWE"
    table = Table(rows, seats=["griffin"], beings=[[1, 4, 14]], pawns=["b1", "e5"], jokers=False)
    assert table.do("activate 01").state.tokens[0] == 3  # air is missing on b2


def test_S94_the_young_game_is_b_and_c() -> None:
    young = SAGNIR.make_box(3, {"young": True})
    b_and_c = SAGNIR.make_box(3, {"bonus_cards": False, "highest_beings": False})
    for name in type(young).fields:  # the rules are the same; that other options were chosen is remembered
        assert np.array_equal(young[name], b_and_c[name]) == (name != "options"), name


@pytest.mark.parametrize(("layout", "area"), [("wide", 32), ("bay", 36), ("isle", 40), ("ring", 38)])
@pytest.mark.parametrize("players", [2, 4])
def test_S95_presets_of_free_layouts(layout: str, area: int, players: int) -> None:
    table = Table(players=players, layout=layout)
    assert table.box.area == area
    while not table.match.over and table.turn < 8:
        table.idle()


def own(*rows: str) -> Any:
    text = SAGNIR.edition.text.replace("[layouts]\n", f"[layouts]\nown = {list(rows)!r}\n".replace("'", '"'))
    return SAGNIR.with_content(Edition(text, "mine.toml"))


def test_S95_an_own_layout_comes_with_an_own_content_file() -> None:
    game = own("#.####", "######", ".#####", "######", "######")
    table = Table(content=game, layout="own", pawns=["a1", "d4"])
    assert table.box.area == 28
    assert table.of("step") == ["step a2", "step b2"]
    with pytest.raises(OptionError, match=r'"own" needs a content file'):
        SAGNIR.make_box(2, {"layout": "own"})


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["####", "####", "####"], "4 wide and 3 high; at least 4 x 4"),
        (["#####", "#####", "##.##", "#.#.#", "####"], "row 5 has 4 cells, row 1 has 5"),
        (["##..", "##..", "..##", "..##"], "do not hang together"),
        (["#" * 7] * 6, "42 tiles, at most 40"),
        (["####x"] * 4, '"x" is neither'),
        (["#" * 9] * 4, "at most 8 x 8"),
        (["...."] * 4, "no tile"),
    ],
)
def test_S95_layouts_are_validated(rows: list[str], message: str) -> None:
    assert message in next(wrong_layout(rows))
    with pytest.raises(ContentError, match=r'mine\.toml: layout "own": '):
        own(*rows)


def all_mythicals(**options: Any) -> Table:
    return Table(seats=["sea-goddess", "winged-horse"], pawns=["c3", "e5"], all_mythicals=True, **options)


def test_S96_everybody_holds_all_beings_of_the_own_element_openly() -> None:
    table = all_mythicals(hands=["FFWE"])
    assert table.beings(0) == list(range(8, 15))
    assert table.beings(1) == list(range(22, 29))
    assert table.state.being_pile_size == 0
    assert "Valkyrja" in str(table.match.view(0))
    table.refuses("discard 08", "S-96")
    assert table.of("discard") == ["discard fire", "discard water", "discard earth"]


def test_S96_no_being_is_ever_drawn_and_the_seventh_ends_the_game() -> None:
    table = all_mythicals().lights()
    table.do("activate 08", "activate 09", "activate 10").end().idle()
    assert table.beings(0) == [11, 12, 13, 14]
    table.do("activate 11", "activate 12", "activate 13").end().idle()
    table.do("activate 14")
    assert table.match.to_move == OVER


def test_S97_only_beings_and_bonus_cards_score() -> None:
    table = all_mythicals(bonus=[1, 2, 3, 19]).lights().claimed(19, 0)
    table.do("activate 08", "activate 09")
    assert table.points() == [3 + 3 + 5, 0]
    table.state.finisher = 0
    assert table.points() == [11, 0]


def test_S97_ties_go_to_more_beings_then_to_more_bonus_cards() -> None:
    table = all_mythicals(bonus=[4, 9, 1, 2])
    table.state.activated[:2] = 0b11 << 7, 1 << 24  # 3 + 3 against 6
    assert table.points() == [6, 6]
    assert table.places() == (1, 2)
    table.state.activated[:2] = 1 << 7, 1 << 21
    table.claimed(4, 0).claimed(1, 1).claimed(2, 1)  # 2 against 1 + 1
    assert table.points() == [5, 5]
    assert table.places() == (2, 1)


def test_S97_the_winged_horse_has_no_ability_there() -> None:
    table = all_mythicals().lights().idle()
    table.do("activate 22").end()
    assert table.match.to_move == 0


@pytest.mark.parametrize("options", [{"highest_beings": False}, {"young": True}, {"target": 5}])
def test_S98_all_mythicals_excludes_variant_c_and_the_young_game(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=r"all_mythicals=yes and \w+=\w+ exclude each other \(S-9[68]"):
        SAGNIR.make_box(2, {"all_mythicals": True} | options)


@pytest.mark.parametrize(
    "options", [{"abilities": False}, {"bonus_cards": False}, {"jokers": False}, {"layout": "bay"}]
)
def test_S98_everything_else_combines_with_all_mythicals(options: dict[str, Any]) -> None:
    assert SAGNIR.make_box(2, {"all_mythicals": True} | options).target == 7


def test_pattern_set_light_are_the_smaller_patterns() -> None:
    full, light = SAGNIR.make_box(2), SAGNIR.make_box(2, {"pattern_set": "light"})
    assert full.required[:28].sum() > light.required[:28].sum()
    assert (full.required[28:] == light.required[28:]).all()
