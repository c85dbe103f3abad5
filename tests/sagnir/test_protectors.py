"""Sagnir: the eight protectors (S-69 to S-78)."""

from typing import Any

import pytest

from meadhall.core.constants import CHANCE
from tests.sagnir.table import Table


def test_S69_dreki_makes_four_steps() -> None:
    table = Table(seats=["dragon"], pawns=["c3", "e5"], hands=["FFFF"])
    table.do("step c2", "step c3", "step c2", "step c3").refuses("step c2", "S-24")
    table.do("place fire a1", "place fire b1").refuses("place fire c1", "S-18")


ROWS = "EFWWA/WAFFE/EWAEE/FAWAW/AEWFN"


def giant(pawn: str = "d3", **options: Any) -> Table:
    """The Fire Giant on an earth tile."""
    return Table(ROWS, seats=["fire-giant"], hands=["FFWW"], beings=[[4, 14, 28]], pawns=[pawn, "a5"], **options)


def test_S70_the_first_tile_is_of_the_kind_under_the_pawn() -> None:
    table = giant()
    assert table.of("switch") == [f"switch {cell}" for cell in ("a1", "e2", "a3", "d3", "e3", "b5")]
    table.refuses("switch b1", "S-70")


def test_S70_the_second_is_any_tile_of_another_kind() -> None:
    table = giant().do("switch a1")
    assert len(table.legal) == 25 - 6
    table.refuses("with e2", "S-70").refuses("step c2", "S-70")
    table.do("with d2")
    assert (table.at("a1"), table.at("d2")) == ("F", "E")


def test_S70_pawns_stay_and_nothing_is_discarded_or_drawn() -> None:
    table = giant().do("switch d3", "with a5")  # his own tile, and that under the other pawn
    assert (table.pawn(0), table.pawn(1)) == ("d3", "a5")
    assert (table.at("d3"), table.at("a5")) == ("A", "E")
    assert (table.discard, table.hand(0)) == ("", "FFWW")
    table.do("end turn")
    assert table.match.to_move == 1  # nothing to draw


def test_S70_northern_lights_are_simply_a_fifth_kind() -> None:
    assert giant("e5").of("switch") == ["switch e5"]


def test_S70_once_per_turn() -> None:
    giant().do("switch a1", "with d2").refuses("switch a3", "S-70")


def test_S70_the_strict_reading_is_an_option() -> None:
    table = giant(switch_own_cell_only=True)
    assert table.of("switch") == ["switch d3"]
    table.refuses("switch a1", "S-70")


def test_S70_only_the_fire_giant_switches() -> None:
    Table(ROWS, seats=["dragon"]).refuses("switch a1", "S-70")


def test_S71_a_switch_takes_the_place_of_a_replacement() -> None:
    table = giant().do("switch a1", "with d2", "place fire c3")
    table.refuses("place fire c2", "S-18")
    table = giant().do("place fire c3", "place fire c2").refuses("switch a1", "S-18")


def test_S72_gaia_holds_five_tiles() -> None:
    table = Table(seats=["earth-goddess"], hands=["FFFF"])
    assert table.hand(0) == "FFFF"  # dealt like everybody
    table.do("place fire a1", "place fire b1").refuses("place fire c1", "S-18")
    table.do("end turn").draw("W", "W", "W")  # S-63: up to five
    assert table.hand(0) == "FFWWW"
    assert table.match.to_move == 1
    table.idle().do("place fire a1", "end turn").draw("E")
    assert table.hand(0) == "FWWWE"


def test_S72_gaia_has_five_tiles_after_a_first_pass_too() -> None:
    table = Table(seats=["earth-goddess"], hands=["FFFF"]).do("discard fire", "finish").draw("W", "E")
    assert table.hand(0) == "FFFWE"
    assert table.match.to_move == 1


def bergrisi() -> Table:
    return Table(seats=["earth-giant"], hands=["FFWE"])


def test_S73_bergrisi_exchanges_a_tile_before_his_first_action() -> None:
    table = bergrisi()
    assert table.of("exchange") == ["exchange fire", "exchange water", "exchange earth"]
    table.do("exchange fire")
    assert table.discard == "F"
    table.draw("A")
    assert table.hand(0) == "FWEA"
    table.refuses("exchange water", "S-73").refuses("end turn", "S-14")
    assert table.of("step")
    assert table.of("discard")  # he may still pass


def test_S73_not_after_the_first_action() -> None:
    table = bergrisi()
    table.do(table.of("step")[0]).refuses("exchange fire", "S-73")


def test_S73_only_bergrisi() -> None:
    Table(seats=["earth-goddess"], hands=["FFWEE"]).refuses("exchange fire", "S-73")


def ran() -> Table:
    return Table(seats=["sea-goddess"], hands=["FFWE"], beings=[[4, 14, 28]])


def test_S74_ran_draws_twice_as_many_tiles_and_chooses() -> None:
    table = ran().do("place fire a1", "place water b1", "end turn").draw("E", "A", "A", "N")
    assert table.legal == ["keep earth", "keep air", "keep aurora"]
    table.refuses("keep fire", "S-74").refuses("end turn", "S-74")
    table.do("keep aurora", "keep air")
    assert table.hand(0) == "FEAN"
    assert table.discard == "FWEA"
    assert table.match.to_move == 1


def test_S74_for_one_tile_she_draws_two() -> None:
    table = ran().do("place fire a1", "end turn").draw("E", "A").do("keep air")
    assert table.hand(0) == "FWEA"


def test_S74_with_fewer_tiles_she_keeps_what_came() -> None:
    table = ran().do("place fire a1", "place water b1")
    table.state.pile[:], table.state.discard[:] = 0, 0
    table.state.pile[3], table.state.pile_size = 2, 2  # two tiles are all there is
    table.do("end turn").draw("A", "A")
    assert table.hand(0) == "FEAA"
    assert table.match.to_move == 1


def test_S75_gridungur_shares_cells() -> None:
    table = Table(seats=["bull"], pawns=["c3", "d3"]).do("step d3")
    assert table.pawn(0) == table.pawn(1) == "d3"
    table.do("step e3", "step d3").end()
    assert "step c3" in table.legal  # the other pawn may leave
    table.do("step c3").refuses("step d3", "S-26")  # but not enter his cell


def griffin(pawn: str = "a3", other: str = "b3") -> Table:
    return Table(seats=["griffin", "sea-goddess"], pawns=[pawn, other])


def test_S76_gammur_flies_two_cells_straight() -> None:
    assert griffin("a1", "e5").of("fly") == ["fly c1", "fly a3", "fly c3"]
    assert len(griffin("c3", "e4").of("fly")) == 8
    griffin("c3", "e4").refuses("fly b1", "S-76")


def test_S76_over_pawns_but_not_onto_them() -> None:
    assert "fly c3" in griffin("a3", "b3").legal
    griffin("a3", "c3").refuses("fly c3", "S-76")


def test_S76_a_flight_is_one_of_three_steps_and_once_a_turn() -> None:
    table = griffin().do("fly c3").refuses("fly e3", "S-76")
    table.do("step c2", "step c1").refuses("step b1", "S-24")
    griffin("c3", "e5").do("step c2", "step c1", "step b1").refuses("fly d1", "S-24")


def test_S76_not_over_a_gap_and_only_gammur() -> None:
    table = Table(layout="ring", seats=["griffin"], pawns=["b3", "a1"])
    assert "fly d3" not in table.legal  # over c3, which is a gap
    Table(seats=["winged-horse"], pawns=["c3", "a1"]).refuses("fly c1", "S-76")


def test_S77_the_winged_horse_draws_twice_as_many_beings_and_chooses() -> None:
    table = Table(seats=["winged-horse"], beings=[[1, 2, 3], [26, 27, 28]], pawns=["c3", "e5"]).lights()
    table.do("activate 01", "activate 02", "activate 03", "end turn").draw("4", "5", "6", "7", "8", "9")
    assert table.legal == [f"keep 0{number}" for number in range(4, 10)]
    table.do("keep 09", "keep 04").refuses("keep 04", "S-77").do("keep 05")
    assert table.beings(0) == [4, 5, 9]
    assert table.being_discard == [6, 7, 8]


@pytest.mark.parametrize("abilities", [True, False])
def test_S78_the_point_for_a_matching_being_is_no_ability(abilities: bool) -> None:
    table = Table(seats=["sea-goddess"], abilities=abilities).has_activated(0, 8, 9, 1)
    assert table.points()[0] == 3 + 3 + 3 + 2
    assert table.match.to_move != CHANCE
