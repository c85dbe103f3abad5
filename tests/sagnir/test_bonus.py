"""Sagnir: claiming and locking bonus cards (S-50 to S-58)."""

from typing import Any

from tests.sagnir.table import Table

# b04 (FF/F.) lies at the top left, b10 (WWW) at the bottom, b16 (EA/AE) in the middle right.
ROWS = "FFEWE/FAEAA/EWAEE/AEWFA/WWWEA"


def table(pawn: str = "a1", **options: Any) -> Table:
    options.setdefault("bonus", [4, 10, 16, 1])
    return Table(ROWS, pawns=[pawn, "e1"], hands=["AEAE"], beings=[[4, 14, 21]], **options)


def test_S50_a_bonus_card_is_claimed_with_a_usable_match() -> None:
    assert "claim b04" in table("a1").legal
    table("c1").refuses("claim b04", "S-35")
    table("a1").refuses("claim b10", "S-35")


def test_S51_a_token_moves_to_the_card_and_stays() -> None:
    t = table().do("claim b04")
    assert t.tokens_on(4) == [0]
    assert t.state.tokens[0] == 3
    for _ in range(6):
        t.end() if "end turn" in t.legal else t.idle()
    assert t.tokens_on(4) == [0]
    assert t.state.tokens[0] == 3


def test_S52_two_tokens_lock_the_card() -> None:
    for owners in ((0, 1), (1, 1), (0, 0)):
        t = table().claimed(4, *owners)
        t.refuses("claim b04", "S-52")


def test_S53_the_second_token_may_be_anybodys() -> None:
    assert table().claimed(4, 0).do("claim b04").tokens_on(4) == [0, 0]
    assert table().claimed(4, 1).do("claim b04").tokens_on(4) == [1, 0]


def test_S54_not_both_tokens_in_one_turn() -> None:
    t = table().do("claim b04").refuses("claim b04", "S-54")
    t.end().idle()
    assert "claim b04" in t.legal


def test_S55_at_most_two_claims_a_turn() -> None:
    t = table().lights()
    t.do("claim b01", "claim b04").refuses("claim b10", "S-55")


def test_S56_points_once_per_player() -> None:
    assert table().claimed(16, 0, 0).points() == [4, 0]
    assert table().claimed(16, 0, 1).points() == [4, 4]
    assert table().claimed(16, 1).points() == [0, 4]


def test_S57_element_use_and_claims_have_separate_limits() -> None:
    rows = "EFAFE/AEAEA/EFAWW/AEAFE/FAEAF"  # being 8 but for c3; b04 wants FF/F.
    t = Table(rows, beings=[[8, 4, 14]], bonus=[4, 10], pawns=["e3", "a5"], hands=["FFEE"])
    t.do("activate 08").shows(e3="N", e2="F", d2="F", c3="W")
    t.do("claim b04", "claim b10")
    assert t.state.tokens[0] == 1
    assert (t.state.transformed, t.state.claims) == (1, 2)


def test_S58_without_unused_tokens_no_claim() -> None:
    table().spent(0, 4).refuses("claim b04", "S-58")
