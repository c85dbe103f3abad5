"""Sagnir: the frame of a turn, replacing and moving (S-12 to S-29)."""

import pytest

from meadhall.core.constants import CHANCE
from tests.sagnir.table import Table

# --- The frame of a turn


def test_S12_turns_go_clockwise_without_end() -> None:
    table = Table(players=3)
    movers = []
    for _ in range(7):
        movers.append(table.match.to_move)
        table.idle()
    assert movers == [0, 1, 2, 0, 1, 2, 0]


def test_S13_a_turn_is_an_action_turn_or_a_pass_turn() -> None:
    acted = Table(hands=["FWEA"])
    acted.do(acted.of("step")[0])
    assert not acted.of("discard")
    acted.refuses("discard fire", "S-13")
    passed = Table(hands=["FWEA"]).do("discard fire")
    assert {text.split()[0] for text in passed.legal} == {"discard", "finish"}
    passed.refuses("place water a1", "S-60")


def test_S14_a_turn_takes_at_least_one_action() -> None:
    table = Table()
    assert "end turn" not in table.legal
    table.refuses("end turn", "S-14")
    table.do(table.of("step")[0])
    assert "end turn" in table.legal


def test_S15_actions_may_be_interleaved() -> None:
    table = Table(hands=["FWEA"], pawns=["c3", "e5"])
    table.do("place fire a1", "step c2", "place water b5", "step d3", "step e3")
    assert table.state.replaced == 2
    assert table.state.steps == 3


def test_S16_after_an_action_the_turn_may_end_at_any_moment() -> None:
    for actions in (["place fire a1"], ["step c2"], ["step c2", "place fire a1", "step c3"]):
        table = Table(hands=["FWEA"], pawns=["c3", "e5"]).do(*actions)
        assert table.legal[-1] == "end turn"
        table.end()
        assert table.match.to_move == 1


def test_S16_the_player_ends_the_turn_also_without_a_choice_because_the_hand_is_secret() -> None:
    table = Table(hands=["FWEA"], beings=[[4, 14, 21]], pawns=["c3", "e5"], bonus_cards=False)
    table.do("place fire a1", "place water a1", "step c2", "step c1", "step c2")
    assert table.legal == ["end turn"]


def test_S16_a_turn_with_visibly_nothing_left_ends_by_itself() -> None:
    table = Table(hands=["FWEA"], pawns=["c3", "e5"], all_mythicals=True, bonus_cards=False)
    table.do("place fire a1", "place water a1", "step c2", "step c1", "step c2")
    assert table.match.to_move == CHANCE


def test_S17_hands_are_not_refilled_during_the_actions() -> None:
    table = Table(hands=["FWEA"]).do("place fire a1", "place water b1")
    assert table.hand(0) == "EA"
    table.end()
    assert len(table.hand(0)) == 4


# --- A: replacing tiles


def test_S18_at_most_two_replacements() -> None:
    table = Table(hands=["FFFF"]).do("place fire a1", "place fire b1")
    assert not table.of("place")
    table.refuses("place fire c1", "S-18")


def test_S19_any_tile_of_the_hand_on_any_cell() -> None:
    table = Table(hands=["FWWA"], pawns=["a1", "b1"])
    assert len(table.of("place")) == 3 * 25
    table.do("place air e5")
    assert table.at("e5") == "A"
    assert table.hand(0) == "FWW"


def test_S20_the_old_tile_is_discarded_face_up() -> None:
    table = Table(hands=["FFFF"]).do("place fire e5")
    assert table.discard == "N"
    assert table.hand(0) == "FFF"


@pytest.mark.parametrize("cell", ["c3", "d4"])
def test_S21_a_tile_under_a_pawn_may_be_replaced_and_the_pawn_stays(cell: str) -> None:
    table = Table(hands=["WWWW"], pawns=["c3", "d4"]).do(f"place water {cell}")
    assert table.at(cell) == "W"
    assert (table.pawn(0), table.pawn(1)) == ("c3", "d4")


def test_S22_the_same_kind_and_the_same_cell_twice() -> None:
    table = Table(hands=["FWEA"]).do("place fire a1", "place water a1")
    assert table.discard == "FF"
    assert table.at("a1") == "W"


def test_S23_a_replacement_needs_the_tile_in_hand() -> None:
    Table(hands=["FWEE"]).refuses("place air a1", "S-23").refuses("place aurora a1", "S-23")


# --- B: moving


def test_S24_at_most_three_steps() -> None:
    table = Table(pawns=["c3", "e5"]).do("step c2", "step c1", "step b1")
    assert not table.of("step")
    table.refuses("step a1", "S-24")


def test_S25_a_step_leads_to_one_of_eight_neighbours() -> None:
    table = Table(pawns=["c3", "e5"])
    assert table.of("step") == [f"step {cell}" for cell in ("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4")]
    table.refuses("step c1", "S-25").refuses("step c3", "S-25")
    assert Table(pawns=["a1", "e5"]).of("step") == ["step b1", "step a2", "step b2"]


def test_S25_gaps_are_not_entered() -> None:
    table = Table(pawns=["b2", "a1"], layout="ring")
    assert table.of("step") == [f"step {cell}" for cell in ("b1", "c1", "a2", "c2", "a3", "b3")]
    table.refuses("step c3", "no cell of this island")


def test_S26_a_step_does_not_enter_an_occupied_cell() -> None:
    table = Table(pawns=["c3", "d3"])
    assert "step d3" not in table.legal
    table.refuses("step d3", "S-26")


def test_S27_pawns_do_not_block_a_diagonal_step_between_them() -> None:
    table = Table(players=3, pawns=["b2", "c2", "b3"])
    assert "step c3" in table.legal


def test_S28_steps_are_counted_and_may_be_separated() -> None:
    table = Table(hands=["FWEA"], pawns=["c3", "e5"])
    table.do("step c2", "place fire a1", "step c3", "place water a1", "step c2")
    table.refuses("step c3", "S-24")  # back where it was, but three steps were made


def test_S29_stepping_back_is_allowed() -> None:
    table = Table(pawns=["c3", "e5"]).do("step c2")
    assert "step c3" in table.legal
