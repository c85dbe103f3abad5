"""Mythical Island: the worked examples of RULES.md, by number, with their exact positions."""

from typing import Any

from meadhall.core.constants import OVER
from tests.mythical_island.table import Table


def dreki(**options: Any) -> Table:
    return Table(
        "WAFEN/EWEFE/AEEWW/WFNEA/FAWAE", seats=["dragon", "earth-goddess"], hands=["FFEA"], beings=[[1, 9, 28]],
        pawns=["d2", "e5"], **options,
    )  # fmt: skip


def y1(**options: Any) -> Table:
    return dreki(**options).do("place fire a1")


def y2(**options: Any) -> Table:
    return y1(**options).do("step c1", "activate 01", "step d2", "step e3")


def test_Y1_replacing() -> None:
    table = y1()
    assert table.discard == "W"
    assert table.box.replacements - table.state.replaced == 1


def test_Y2_moving_and_activating() -> None:
    assert "activate 01" not in dreki().do("step c1").legal
    table = y2()
    assert table.activated(0) == [1]
    assert table.at(table.pawn(0)) == "W"
    assert table.of("step")  # the Dragon has a fourth step
    y2(abilities=False).refuses("step e4", "S-24")


def test_Y3_a_turned_placement() -> None:
    table = y2().refuses("activate 09", "S-35").do("place fire c3", "activate 09")
    assert table.activated(0) == [1, 9]


def test_Y4_refilling() -> None:
    table = y2().do("place fire c3", "activate 09", "end turn").draw("W", "W", "10", "11")
    assert table.discard == "WE"
    assert (table.hand(0), table.beings(0)) == ("WWEA", [10, 11, 28])
    assert table.match.to_move == 1


def test_Y1_to_Y4_drekis_turn_from_beginning_to_end() -> None:
    """Every step of the rulebook's example, in its order."""
    table = dreki()
    assert table.at("a1") == "W"
    table.do("place fire a1")  # a water tile is replaced by fire from his hand
    assert (table.discard, table.hand(0)) == ("W", "FEA")
    assert table.of("place")  # he could replace another tile next ...
    assert table.of("step")  # ... or do something else
    table.do("step c1")
    assert table.at("c1") == "F"
    table.do("activate 01", "step d2", "step e3")  # one step to the fire being, two more
    assert table.at("e3") == "W"
    table.do("place fire c3").refuses("place earth a2", "S-18")  # the second tile, later in his turn
    table.do("activate 09")
    assert table.activated(0) == [1, 9]  # two beings: quite a good turn
    table.do("end turn").draw("W", "A", "10", "11")  # two new tiles and two new beings
    assert (table.hand(0), table.beings(0)) == ("WEAA", [10, 11, 28])
    assert table.match.to_move == 1


def test_Y5_a_northern_light_is_no_fire() -> None:
    table = Table("NAFEE/WEEWW/EEWWE/WWEAA/AAWEE", beings=[[1, 4, 28]], pawns=["c1", "e5"])
    table.refuses("activate 01", "S-35")


FIRES = "FFFEE/WEAWW/EEWWE/WWEAA/AAWEE"


def test_Y6_a_takeover() -> None:
    table = Table(FIRES, bonus=[9], pawns=["a1", "e5"]).claimed(9, 1).do("claim b09")
    assert table.state.tokens[1] == 4
    assert table.tokens_on(9) == [0]
    table.refuses("claim b09", "M-21")


def test_Y7_the_lock_in_the_next_own_turn() -> None:
    table = Table(FIRES, bonus=[9], pawns=["a1", "e5"]).claimed(9, 1).do("claim b09").end().idle().do("claim b09")
    assert table.tokens_on(9) == [0, 0]
    assert table.points() == [3, 0]
    table.end().stands(0, "e4").stands(1, "b1").refuses("claim b09", "M-20")


def test_Y8_the_fire_giant_far_from_both_tiles() -> None:
    table = Table(seats=["fire-giant"], pawns=["c3", "e1"]).do("switch a1", "with e5")
    assert (table.at("a1"), table.at("e5")) == ("N", "F")
    table.refuses("switch b1", "M-27")
    assert table.box.replacements - table.state.replaced == 1


def test_Y9_one_last_turn_each() -> None:
    table = Table(FIRES, players=3, pawns=["a4", "a1", "e5"], beings=[[4, 14, 28], [1, 2, 3]]).idle()
    table.has_activated(1, 8, 9, 10, 11, 15).shows(b1="A").do("activate 01").end()
    assert table.match.to_move == 2
    table.idle()
    assert table.match.to_move == 0
    table.idle()
    assert table.match.to_move == OVER
    scoring = table.match.game.words.scoring(table.match.view())
    assert [any("M-37" in text for text, _ in lines) for lines in scoring] == [False, True, False]


def test_Y10_two_beings_where_one_would_do() -> None:
    table = Table("FAFEE/WEEWW/EEWWE/WWEAA/AAWEE", pawns=["c1", "e5"], beings=[[1, 15, 28]])
    table.has_activated(0, 8, 9, 10, 11, 16, 17).do("activate 01")
    table.shows(b2="W", d1="E", c2="E").stands(0, "d1")
    table.shows(c3="W", d3="E", d2="W", e2="E", e3="A", c1="E", e1="E").stands(0, "c1")  # E.E over W: being 15
    table.do("activate 15")
    assert len(table.activated(0)) == 8
    assert table.state.finisher == 0
    assert table.state.last_turns == 1


def test_Y11_variant_c_keeps_the_sixes() -> None:
    table = Table(highest_beings=False)
    assert int(table.box.deck).bit_count() == 24
    assert all(int(table.box.deck) >> number - 1 & 1 for number in (7, 12, 18, 25))


def test_Y12_three_players_at_the_start() -> None:
    table = Table(players=3, seats=["dragon", "bull", "griffin"])
    assert (table.box.area, table.state.pile_size) == (25, 23)


def test_Y13_no_beings_left_in_the_last_turns() -> None:
    table = Table(
        "FAFEEW/WEEWWA/EEWWEA/WWEAAF/AAWEEF/WFFEAA", players=4, pawns=["a1", "f6", "e6", "d6"], beings=[[1, 4, 28]]
    )
    table.has_activated(0, 8, 9, 10, 11)
    table.has_activated(1, *[n for n in range(1, 29) if int(table.state.being_pile) >> n - 1 & 1])
    table.do("activate 01", "end turn")
    assert table.state.held[0] == 2
    assert table.match.to_move == 1
