"""Sagnir: the worked examples of RULES.md, by number, with their exact positions. X-10 and on are small ones."""

from typing import Any

import pytest

from meadhall.core.constants import OVER
from meadhall.games.island.words.names import matches
from tests.sagnir.table import Table

ISLAND = "EFWWA/WAFFE/EWAEE/FAWAW/AEWFW"


def ran(**options: Any) -> Table:
    """Rán's turn of X-1 to X-5: pawn on d1, the other pawn on a5."""
    return Table(
        ISLAND, seats=["sea-goddess", "griffin"], hands=["NEFA"], beings=[[1, 8, 21]], bonus=[1],
        pawns=["d1", "a5"], **options,
    )  # fmt: skip


def x1(**options: Any) -> Table:
    return ran(**options).do("place aurora a2")


def x2() -> Table:
    return x1().do("step c2", "activate 01", "step c3", "step d4")


def x3() -> Table:
    return x2().do("activate 08")


def x4() -> Table:
    return x3().do("place earth e4", "claim b01")


def test_X1_replacing() -> None:
    table = x1()
    assert table.at("a2") == "N"
    assert table.discard == "W"
    assert table.box.replacements - table.state.replaced == 1
    table.refuses("activate 01", "S-35")


def test_X2_moving_activating_and_the_joker() -> None:
    assert "activate 01" not in ran().do("step c2").legal
    assert "activate 01" not in x1(jokers=False).do("step c2").legal
    table = x1().do("step c2")
    assert table.at("c2") == "F"
    assert "activate 01" in table.legal
    table = x2()
    assert table.activated(0) == [1]
    assert not table.of("step")
    assert table.at(table.pawn(0)) == "A"
    assert table.state.tokens[0] == 4  # a joker did it


def test_X3_the_token_as_an_element() -> None:
    assert "activate 08" in x2().legal
    assert "activate 08" not in x2().spent(0, 4).legal
    table = x3()
    assert table.state.tokens[0] == 3
    assert table.state.transformed == 1
    assert table.at("d4") == "A"


def test_X4_the_bonus_card() -> None:
    x3().refuses("claim b01", "S-35")
    table = x4()
    assert table.state.tokens[0] == 2
    assert table.tokens_on(1) == [0]
    table.refuses("place fire a1", "S-18").refuses("claim b01", "S-54")
    locked = x3().claimed(1, 1).do("place earth e4", "claim b01")
    assert locked.tokens_on(1) == [1, 0]
    locked.refuses("claim b01", "S-52")


def test_X5_refilling() -> None:
    table = x4().do("end turn").draw("F", "F", "E", "A")
    assert table.legal == ["keep fire", "keep earth", "keep air"]
    table.do("keep fire", "keep air")
    assert table.discard == "FWWE"
    table.draw("9", "10")
    assert table.hand(0) == "FFAA"
    assert table.beings(0) == [9, 10, 21]
    assert table.match.to_move == 1


def test_X1_to_X5_rans_turn_from_beginning_to_end() -> None:
    """Every step of the rulebook's example, in its order."""
    table = ran()
    assert table.at("a2") == "W"
    table.do("place aurora a2")  # a water tile is replaced by Northern Lights from her hand
    assert (table.discard, table.hand(0)) == ("W", "FEA")
    assert table.of("place")  # she could replace another tile next ...
    assert table.of("step")  # ... or do something else
    table.do("step c2")
    assert table.at("c2") == "F"
    fire = {frozenset(cells) for cells in matches(table.match.view(0), "being-01")}
    assert fire == {frozenset(f"cell-{cell}" for cell in ("b1", "a2", "b2", "c2", "b3"))}  # a2 is the joker
    table.do("activate 01", "step c3", "step d4")  # one step to the fire being, two more
    table.refuses("step d3", "S-24")  # no more moves this turn
    assert table.at("d4") == "A"
    assert not matches(table.match.view(0), "being-08")  # the tile under her is no water
    table.do("activate 08")  # with her water token over it
    assert table.activated(0) == [1, 8]
    assert (table.state.tokens[0], table.at("d4")) == (3, "A")
    assert table.at("e4") == "W"  # the water tile of the match that she has just used
    table.do("place earth e4", "claim b01")
    table.refuses("place fire a1", "S-18")  # she cannot remove any more tiles this turn
    assert table.tokens_on(1) == [0]
    table.do("end turn").draw("F", "W", "E", "A").do("keep water", "keep earth").draw("9", "10")
    assert (len(table.hand(0)), len(table.beings(0))) == (4, 3)  # two new tiles and two new beings
    table.chance().idle()
    assert table.match.to_move == 0
    assert table.state.tokens[0] == 2  # the token that stood for water is not used again during the game


def giant() -> Table:
    return Table(
        "WFNWF/FEEAW/AWAFE/EWFWA/FAWFN", seats=["fire-giant", "griffin"], beings=[[17, 4, 14]], hands=["FFWW"],
        pawns=["d5", "a5"], jokers=False,
    )  # fmt: skip


@pytest.mark.parametrize("other", ["a4", "e3"])
def test_X6_the_fire_giant(other: str) -> None:
    table = giant().do("step d4")
    assert f"switch {other}" not in table.legal  # on water: neither of the two tiles is water
    table.refuses(f"switch {other}", "S-70").refuses("switch d2", "S-70")
    table.do("step e3", f"switch {other}", "with d2")
    assert table.at("d2") == "E"
    table.do("step d2", "activate 17")
    assert table.box.replacements - table.state.replaced == 1
    assert table.state.tokens[0] == 4
    table.do("end turn").draw("9")  # no tile is drawn for the switch, a being for the one activated
    assert table.match.to_move == 1


def test_X6_the_match_is_there_in_two_placements() -> None:
    table = giant().do("step d4", "step e3", "switch a4", "with d2")
    found = {
        frozenset(cell.removeprefix("cell-") for cell in cells) for cells in matches(table.match.view(0), "being-17")
    }
    assert {frozenset(["b2", "c2", "d2", "c3", "c4", last]) for last in ("d4", "b4")} <= found


def test_X7_dreki_makes_four_steps_and_nobody_else() -> None:
    for seat in ("dragon", "fire-giant", "sea-goddess", "bull", "earth-goddess", "earth-giant", "winged-horse"):
        table = Table(seats=[seat], pawns=["c3", "e5"]).do("step c2", "step c3", "step c2")
        assert ("step c3" in table.legal) == (seat == "dragon")


def test_X8_gammur() -> None:
    table = Table(seats=["griffin"], pawns=["a3", "b3"]).do("fly c3")
    assert table.state.steps == 1
    table.refuses("fly e3", "S-76")
    Table(seats=["griffin"], pawns=["a3", "c3"]).refuses("fly c3", "S-76")


def test_X9_gridungur() -> None:
    table = Table(seats=["bull"], pawns=["c3", "d3"]).do("step d3").end()
    table.do("step e3").refuses("step d3", "S-26")


def test_X10_the_game_ends_after_the_first_of_two() -> None:
    table = Table(beings=[[1, 2, 3]], pawns=["c3", "e5"]).has_activated(0, 8, 9, 10, 11, 12, 13).lights()
    assert "activate 02" in table.legal
    assert table.do("activate 01").match.to_move == OVER


def test_X11_a_bonus_card_counts_once_per_player() -> None:
    assert Table(bonus=[16]).claimed(16, 0, 0).points() == [4, 0]
    assert Table(bonus=[16]).claimed(16, 0, 1).points() == [4, 4]


def test_X12_ties() -> None:
    table = Table(seats=["sea-goddess", "dragon"], bonus=[1, 2, 4, 9]).has_activated(0, 15).has_activated(1, 17)
    assert table.places() == (1, 1)
    table.claimed(1, 0).claimed(2, 0).claimed(4, 1)  # 1 + 1 against 2
    assert table.points() == [5, 5]
    assert table.places() == (1, 2)


def test_X13_one_card_for_two() -> None:
    table = Table(seats=["dragon"], beings=[[1, 2, 3], [4, 5, 6]], pawns=["c3", "e5"]).lights()
    table.has_activated(1, *range(8, 29)).do("activate 01", "activate 02", "end turn").draw("7")
    assert table.beings(0) == [3, 7]
    assert table.match.to_move == 1


def test_X14_the_discard_is_shuffled_in_the_middle_of_drawing() -> None:
    table = Table(seats=["dragon"], hands=["FFWE"]).leaves_tiles("A")
    table.do("place fire a1", "place fire b1", "end turn").draw("A")
    assert table.discard == ""
    table.draw("W")
    assert table.hand(0) == "WWEA"


def test_X15_passing_with_everything() -> None:
    table = Table(seats=["dragon"], hands=["FFWE"], beings=[[1, 2, 3]])
    table.do(*(f"discard {name}" for name in ("fire", "fire", "water", "earth", "01", "02", "03")))
    assert (table.state.to_draw, table.state.beings_to_draw) == (4, 3)
    table.draw("A", "A", "A", "N")
    assert not {"being 01", "being 02", "being 03"} & set(table.outcomes)


def test_X16_a_token_does_not_make_a_northern_light() -> None:
    rows = "AFEAA/FEFAA/WEAWW/AWWEE/AWEWE"  # being 3 wants .F./FNF/WE.; earth lies in the middle
    Table(rows, seats=["earth-giant"], beings=[[3, 4, 14]], pawns=["b1", "e5"]).refuses("activate 03", "S-43")


def test_X17_bergrisi_after_the_first_step() -> None:
    table = Table(seats=["earth-giant"], hands=["FFWE"])
    table.do(table.of("step")[0]).refuses("exchange fire", "S-73")


def test_X18_the_winged_horse_draws_six() -> None:
    table = Table(seats=["winged-horse"], beings=[[1, 2, 3], [26, 27, 28]], pawns=["c3", "e5"]).lights()
    table.do("activate 01", "activate 02", "activate 03", "end turn").draw("4", "5", "6", "7", "8", "9")
    table.do("keep 04", "keep 05", "keep 06")
    assert table.being_discard == [7, 8, 9]
