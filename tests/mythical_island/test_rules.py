"""Mythical Island: the rules, one by one, in the order of RULES.md (M-01 to M-38)."""

from typing import Any

import pytest

import meadhall
from meadhall.core.constants import OVER
from meadhall.core.errors import OptionError
from tests.mythical_island.table import Table

MYTHICAL = meadhall.game("mythical_island")

# --- Taken over unchanged


def test_M01_setup_is_that_of_sagnir() -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        MYTHICAL.start(5)
    table = Table(players=4, seats=["earth-goddess"])
    assert table.box.tiles.tolist() == [13, 13, 13, 13, 8]
    assert table.state.hand_size.tolist() == [4, 4, 4, 4]
    assert table.state.held.tolist() == [3, 3, 3, 3]
    assert table.state.tokens.tolist() == [4, 4, 4, 4]
    assert table.state.bonus_size == 6
    assert len(set(table.state.boards.tolist())) == 4
    for seat in range(4):
        assert "FWEAN".index(table.at(table.pawn(seat))) == table.state.boards[seat]


def test_M02_the_frame_of_a_turn_is_that_of_sagnir() -> None:
    table = Table(players=3, hands=["FFWE"], pawns=["c3", "e5", "a5"])
    table.refuses("end turn", "S-14").do("step c2").refuses("discard fire", "S-13")
    assert table.do("place fire a1").hand(0) == "FWE"
    assert table.end().match.to_move == 1


def test_M03_replacing_is_that_of_sagnir() -> None:
    table = Table(hands=["FFWE"], pawns=["c3", "e5"]).do("place fire c3", "place water c3")
    table.refuses("place fire a1", "S-18")
    assert table.discard == "FF"
    Table(hands=["FFWE"]).refuses("place air a1", "S-23")


def test_M04_moving_is_that_of_sagnir() -> None:
    table = Table(pawns=["c3", "d3"]).refuses("step d3", "S-26").refuses("step a1", "S-25")
    table.do("step c2", "step c3", "step c2").refuses("step c3", "S-24")


# Being 1 wants FAF: it lies on a1 b1 c1. Being 28 wants seven cells.
ROW = "FAFEE/WEEWW/EEWWE/WWEAA/AAWEE"


def row(pawn: str = "a1", **options: Any) -> Table:
    return Table(ROW, beings=[[1, 4, 28]], hands=["NFWE"], pawns=[pawn, "e5"], **options)


def test_M05_matching_is_that_of_sagnir_without_jokers() -> None:
    assert "activate 01" in row("b1").legal
    row("d1").refuses("activate 01", "S-35")
    table = Table("FWEEE/AEEWW/FEWWE/WWEAA/AAWEE", beings=[[1, 4, 28]], pawns=["a2", "e5"])
    assert "activate 01" in table.legal  # turned
    before = table.rows
    assert table.do("activate 01").rows == before  # nothing is consumed


def test_M06_activating_is_that_of_sagnir() -> None:
    table = row().do("activate 01")
    assert table.activated(0) == [1]
    assert table.points()[0] == 3
    table.refuses("activate 01", "S-37")
    assert table.end().state.held[0] == 3


def test_M07_passing_is_that_of_sagnir() -> None:
    table = Table(seats=["sea-goddess"], hands=["FFWE"], beings=[[1, 2, 3]])
    table.do("discard fire", "discard 02").refuses("step b1", "S-60").do("finish").draw("A", "9")
    assert (table.hand(0), table.beings(0)) == ("FWEA", [1, 3, 9])  # S-62: no choosing


def test_M08_refilling_and_empty_piles_are_those_of_sagnir() -> None:
    table = Table(seats=["dragon"], hands=["FFWE"]).leaves_tiles("A")
    table.do("place fire a1", "place fire b1", "end turn").draw("A")
    assert table.discard == ""
    assert table.state.pile_size > 0


def test_M09_points_ties_and_the_safety_stop_are_those_of_sagnir() -> None:
    table = Table(seats=["sea-goddess", "dragon"]).has_activated(0, 8, 15).has_activated(1, 22, 24)
    assert table.points() == [3 + 3 + 1, 3 + 4]
    assert table.places() == (1, 2)  # S-86: more beings of the own element
    assert table.box.turns == 120  # S-88


# --- Island and matching


@pytest.mark.parametrize(("players", "area"), [(2, 25), (3, 25), (4, 36)])
def test_M10_three_players_have_the_small_island(players: int, area: int) -> None:
    assert MYTHICAL.make_box(players).area == area


def test_M11_no_limit_on_northern_lights_at_the_start() -> None:
    assert Table("NNNNN/NNNFF/WEAFW/EAFWE/AFWEA").rows.count("N") == 8


def test_M12_northern_lights_are_no_jokers() -> None:
    assert "activate 01" not in row("a1").shows(b1="N").legal
    table = Table("EFEWA/FNFAA/AEWWE/WEWAE/AWEWE", beings=[[7, 4, 28]], pawns=["b1", "e5"])
    assert "activate 07" in table.legal  # .F./FNF/AE. - a required light is met by one
    assert "activate 07" not in table.shows(b2="F").legal


def test_M13_any_arrangement_needs_four_real_elements() -> None:
    table = Table("FWWWW/EAWWW/WWWWW/FFFEE/FFFEE", bonus=[1], pawns=["a1", "e5"])
    assert "claim b01" in table.legal
    table.shows(b2="N").refuses("claim b01", "S-35")


# --- Tokens and bonus cards


def test_M14_tokens_never_count_as_an_element() -> None:
    table = row("a1", seats=["dragon"]).shows(c1="E")
    table.refuses("activate 01", "S-35")
    assert table.state.tokens[0] == 4


# b09 (FFF) lies on a1 b1 c1, b04 (FF/F.) on a1 b1 a2.
FIRES = "FFFEE/FEAWW/EEWWE/WWEAA/AAWEE"


def fires(**options: Any) -> Table:
    return Table(FIRES, bonus=[4, 9, 10, 1], pawns=["a1", "e5"], hands=["WEWE"], **options)


def test_M15_a_token_is_in_the_supply_or_on_a_card() -> None:
    table = fires().do("claim b09")
    assert table.state.tokens[0] + len(table.tokens_on(9)) == 4
    assert MYTHICAL.kernels.broken(table.state, table.box) == 0
    assert MYTHICAL.kernels.broken(table.spent(0, 1).state, table.box) == 51


def test_M16_a_claim_needs_a_match_and_a_token() -> None:
    fires().refuses("claim b10", "S-35")
    fires().spent(0, 4).refuses("claim b09", "M-16")


def test_M17_an_empty_card_takes_a_token() -> None:
    assert fires().do("claim b09").tokens_on(9) == [0]


def test_M18_a_foreign_token_returns_to_its_owner() -> None:
    table = fires().claimed(9, 1)
    assert table.state.tokens[:2].tolist() == [4, 3]
    table.do("claim b09")
    assert table.tokens_on(9) == [0]
    assert table.state.tokens[:2].tolist() == [3, 4]
    assert "over from Seat 2, whose token goes back" in table.match.log()[-1].text


def test_M19_an_own_token_is_locked_with_a_second_one() -> None:
    table = fires().claimed(9, 0).do("claim b09")
    assert table.tokens_on(9) == [0, 0]
    assert "locks" in table.match.log()[-1].text


def test_M20_a_locked_card_is_never_changed() -> None:
    fires().claimed(9, 1, 1).refuses("claim b09", "M-20")
    fires().claimed(9, 0, 0).refuses("claim b09", "M-20")


def test_M21_not_locked_in_the_turn_of_the_claim_or_takeover() -> None:
    fires().do("claim b09").refuses("claim b09", "M-21")
    fires().claimed(9, 1).do("claim b09").refuses("claim b09", "M-21")


def test_M22_at_most_two_operations_a_turn() -> None:
    table = fires().shows(b2="W", a2="F").claimed(9, 1)
    table.do("claim b09", "claim b04").shows(a2="E", b1="A").refuses("claim b01", "M-22")


def test_M23_a_returned_token_is_usable_again() -> None:
    table = fires().spent(1, 3).claimed(9, 1)
    assert table.state.tokens[1] == 0
    table.do("claim b09").end().stands(1, "b1")
    assert "claim b09" in table.legal


def test_M24_a_card_scores_once_for_one_player() -> None:
    assert fires().claimed(9, 0, 0).points() == [3, 0]
    assert fires().claimed(9, 1).do("claim b09").points() == [3, 0]


def test_M25_ties_count_cards_with_a_token_at_the_end() -> None:
    table = fires(seats=["sea-goddess", "dragon"]).has_activated(0, 15).has_activated(1, 24).claimed(1, 0)
    assert table.points() == [4, 4]
    assert table.places() == (1, 2)


# --- Protectors


def test_M26_dreki() -> None:
    Table(seats=["dragon"], pawns=["c3", "e5"]).do("step c2", "step c3", "step c2", "step c3").refuses(
        "step c2", "S-24"
    )


def test_M27_the_fire_giant_switches_any_two_tiles_of_different_kinds() -> None:
    table = Table(seats=["fire-giant"], hands=["FFWE"], pawns=["c3", "e1"])
    assert len(table.of("switch")) == 25
    table.do("switch b1").refuses("with a2", "M-27").do("with e5")  # water with a light
    assert (table.at("b1"), table.at("e5")) == ("N", "W")
    assert (table.discard, table.hand(0)) == ("", "FFWE")
    table.refuses("switch a1", "M-27").do("place fire a1").refuses("place fire b1", "S-18")


def test_M28_gaia() -> None:
    table = Table(seats=["earth-goddess"], hands=["FFFF"]).do("place fire a1", "end turn").draw("W", "E")
    assert table.hand(0) == "FFFWE"  # dealt four, five after the first refill
    older = Table(seats=["earth-goddess"], content=MYTHICAL.with_rules(2))
    assert older.state.hand_size[0] == 5


def test_M07_a_pass_fills_up_a_short_hand() -> None:
    """R-35: what Gaia has not drawn yet is drawn in a pass too; before version 3 only what was discarded."""
    table = Table(seats=["earth-goddess"], hands=["FFFF"]).do("discard fire", "finish").draw("W", "E")
    assert (table.hand(0), table.match.to_move) == ("FFFWE", 1)
    older = Table(seats=["earth-goddess"], hands=["FFFFF"], content=MYTHICAL.with_rules(2)).do("place fire a1").end()
    older.idle().state.hand[0, 0] -= 1  # a tile is lost somewhere
    older.state.hand_size[0] -= 1
    assert older.do("discard fire", "finish").state.to_draw == 1


def test_M29_bergrisi() -> None:
    table = Table(seats=["earth-giant"], hands=["FFWE"]).do("exchange fire").draw("A")
    assert table.refuses("exchange fire", "S-73").hand(0) == "FWEA"


def test_M30_ran() -> None:
    table = Table(seats=["sea-goddess"], hands=["FFWE"]).do("place fire a1", "end turn").draw("A", "N").do("keep air")
    assert table.hand(0) == "FWEA"


def test_M31_gridungur() -> None:
    table = Table(seats=["bull"], pawns=["c3", "d3"]).do("step d3", "step e3")
    assert table.pawn(0) == "e3"


def test_M32_gammur() -> None:
    table = Table(seats=["griffin"], pawns=["a3", "b3"]).do("fly c3").refuses("fly e3", "S-76")
    assert table.state.steps == 1


def test_M33_the_winged_horse() -> None:
    table = Table(ROW, seats=["winged-horse"], beings=[[1, 4, 28]], pawns=["a1", "e5"]).do("activate 01", "end turn")
    table.draw("8", "9").do("keep 09")
    assert (table.beings(0), table.being_discard) == ([4, 9, 28], [8])


# --- The end


def almost(players: int = 2, **options: Any) -> Table:
    """Seat 1 needs one more being, and can activate being 1."""
    table = row(players=players, seats=["sea-goddess"], **options)
    return table.has_activated(0, *range(8, 7 + int(table.box.target)))


@pytest.mark.parametrize("players", [2, 3])
def test_M34_the_end_is_triggered_and_the_turn_goes_on(players: int) -> None:
    table = almost(players).do("activate 01")
    assert table.state.finisher == 0
    assert table.match.to_move == 0
    table.do("place fire e4", "step b1", "end turn")
    assert table.match.to_move != OVER
    assert len(table.outcomes) > 0  # and she refills


def test_M35_every_other_player_has_one_more_turn() -> None:
    table = almost(3).do("activate 01").end()
    assert table.match.to_move == 1
    table.idle()
    assert table.match.to_move == 2
    table.idle()
    assert table.match.to_move == OVER


def test_M36_more_beings_score_and_reaching_the_number_later_changes_nothing() -> None:
    table = almost()
    table.has_activated(1, 2, 3, 5, 15, 16, 17).do("activate 01").end()
    table.state.beings[1], table.state.held[1] = 1 << 7 - 1, 1
    table.shows(a1="E", b1="F", c1="E", a2="F", b2="N", c2="F", a3="A", b3="E").stands(1, "b1")  # being 7
    table.do("activate 07").end()
    assert table.match.to_move == OVER
    assert table.state.finisher == 0
    assert len(table.activated(1)) == 7


def test_M37_five_points_for_who_triggered_the_end() -> None:
    table = almost()
    before = table.points()[0]
    assert table.do("activate 01").points()[0] == before + 3 + 5


def test_M38_points_of_the_bonus_cards_that_are_held() -> None:
    table = fires().claimed(9, 0).claimed(4, 1)
    assert table.points() == [3, 2]
    lines = MYTHICAL.words.scoring(table.match.view())
    assert lines[0] == [("Bonus card b09 (M-38)", 3)]
