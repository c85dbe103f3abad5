"""Sagnir: activating beings and tokens as elements (S-37 to S-49)."""

from typing import Any

import pytest

from meadhall.core.constants import OVER
from tests.sagnir.table import Table
from tests.sagnir.test_patterns import CROSS, cross

# Being 1 (.F./FAF/.W.) lies at the top left, being 15 (E.E/.W./E.A) at the bottom left, being 8 (WWW/.E./.F.) nowhere.
TWO = "EFEAA/FAFAA/EWEWW/AWWEE/EWAWE"


# --- C: activating


def test_S37_a_being_is_activated_at_any_moment_of_the_actions() -> None:
    assert "activate 01" in cross("b2").legal
    assert "activate 01" in cross("c3").do("step b3").legal
    assert "activate 01" in cross("b2").do("place earth e5").legal
    cross("b2").refuses("activate 02", "S-37")


def test_S38_at_most_three_activations() -> None:
    table = cross("b2", all_mythicals=True, seats=["fire-giant"])
    table.lights().do("activate 01", "activate 02", "activate 03")
    assert not table.of("activate")
    table.refuses("activate 04", "S-38")


def test_S39_any_being_whatever_its_element() -> None:
    for seat in ("sea-goddess", "earth-goddess", "dragon"):
        table = Table(CROSS, seats=[seat], beings=[[1, 4, 14]], pawns=["b2", "e5"])
        assert "activate 01" in table.legal


def test_S40_the_card_is_shown_and_never_comes_back() -> None:
    table = cross("b2").do("activate 01")
    assert table.activated(0) == [1]
    assert table.beings(0) == [4, 14]
    assert "Einmyrja" in str(table.match.view(1))
    for _ in range(12):
        table.idle() if "end turn" not in table.legal else table.end()
    assert table.activated(0) == [1]
    assert 1 not in table.being_discard


def test_S41_activated_beings_score() -> None:
    assert cross("b2").do("activate 01").points() == [3, 0]


def test_S42_activating_is_not_compulsory() -> None:
    table = cross("b2")
    table.do("step c2").end()
    assert table.activated(0) == []


# --- Tokens as elements


def water(pawn: str, **options: Any) -> Table:
    """Rán, and being 8 (WWW/.E./.F.) on c3 d3 e3, d2, d1, but for one cell that a test spoils."""
    rows = "EFAFE/AEAEA/EFWWW/AEAFE/FAEAF"
    return Table(rows, beings=[[8, 4, 14]], hands=["FFEE"], pawns=[pawn, "a5"], **options)


def test_S43_a_token_stands_for_one_required_cell() -> None:
    table = water("e3").shows(d3="A")
    assert "activate 08" in table.legal
    table.do("activate 08")
    assert table.state.tokens[0] == 3
    assert "activate 08" not in water("e3").shows(d3="A", c3="A").legal  # two cells are one too many


def test_S44_only_for_the_own_element() -> None:
    assert "activate 08" not in water("e3").shows(d2="A").legal  # earth is missing, the token is water
    assert "activate 08" in water("e3", seats=["earth-giant"]).shows(d2="A").legal


def test_S44_a_token_is_never_a_northern_light() -> None:
    rows = "AFEAA/FEFAA/WEAWW/AWWEE/AWEWE"  # being 3 wants .F./FNF/WE.
    for seat in ("dragon", "sea-goddess", "earth-giant", "griffin"):
        table = Table(rows, seats=[seat], beings=[[3, 4, 14]], pawns=["b1", "e5"])
        table.refuses("activate 03", "S-43")


def test_S45_one_token_a_turn_stands_for_an_element() -> None:
    table = water("e3", all_mythicals=True).shows(d3="A")
    table.do("activate 08")
    table.shows(c3="N", d3="N", e3="A", d2="N", d1="N", e1="N", e2="N", c2="N", b3="E")
    assert table.state.transformed == 1
    assert not table.of("activate")


def test_S46_the_tile_keeps_its_kind() -> None:
    table = water("e3").shows(d3="A").do("activate 08")
    assert table.at("d3") == "A"


def test_S47_the_token_is_used_up() -> None:
    table = water("e3").shows(d3="A").do("activate 08")
    for _ in range(6):
        table.end() if "end turn" in table.legal else table.idle()
    assert table.state.tokens[0] == 3


def test_S48_tokens_do_not_help_with_bonus_cards() -> None:
    table = water("e3", bonus=[10])  # b10 wants WWW
    assert "claim b10" in table.legal
    table.shows(d3="A")
    table.refuses("claim b10", "S-35")


def test_S49_a_token_is_spent_only_without_a_natural_match() -> None:
    assert water("e3").do("activate 08").state.tokens[0] == 4
    assert water("e3").shows(d3="N").do("activate 08").state.tokens[0] == 4


@pytest.mark.parametrize("pawn", ["c3", "d3", "e3", "d2", "d1"])
def test_S49_the_transformed_cell_may_be_any_cell(pawn: str) -> None:
    assert "activate 08" in water(pawn).shows(c3="F").legal
    assert "takes a token" in _words(water(pawn).shows(c3="F"), "activate 08")


def _words(table: Table, text: str) -> str:
    return table.match.game.words.action(table.match.view(0), table.match.game.actions.number(text))


def test_S58_without_tokens_nothing_is_transformed() -> None:
    water("e3").shows(d3="A").spent(0, 4).refuses("activate 08", "S-35")


def test_two_beings_in_one_turn() -> None:
    table = Table(TWO, beings=[[1, 15, 14]], pawns=["b3", "e5"])
    table.do("activate 01")
    assert table.state.activations == 1
    assert table.match.to_move != OVER
