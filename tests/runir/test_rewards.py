"""The rules of Runir, one by one, in the order of RULES.md: the Jarl's Grand Hall and its rewards."""

import pytest

from tests.runir.table import ALL_DIFFERENT, Table, refuse

RUNES = ["rune f", "rune u", "rune th", "rune a", "rune r", "rune k"]


# --- The Jarl's Grand Hall


def test_R35_a_reward_whose_condition_is_met_may_be_claimed_or_left() -> None:
    table = Table().owns(0, "g0 g0").roll(ALL_DIFFERENT)
    assert "claim 3" in table.legal
    assert "claim 4" not in table.legal
    refuse(table, "claim 4", "R-35")
    table.do("carve 1 b1", "coin 0", "end turn")
    assert table.hall == ["m6", "m5", "p8"]


@pytest.mark.parametrize(("space", "honour"), [("4", 4), ("3", 3), ("2", 2)])
def test_R36_the_space_gives_the_honour(space: str, honour: int) -> None:
    table = Table(hall=("m1", "m3", "m5")).owns(0, "b0 b0 b0 s0 s0 s0 g0 g0").roll(ALL_DIFFERENT).do(f"claim {space}")
    assert table.honour() == honour


def test_R37_coins_on_a_reward_serve_no_other_but_still_score() -> None:
    table = Table(hall=("m3", "g7", "p8")).owns(0, "s0 s0 s0 b0").roll(ALL_DIFFERENT).do("claim 4")
    assert (table.coins(), table.laid()) == ("b0", "s0 s0 s0")
    refuse(table, "claim 3", "R-35")
    table.state.turned[0, 2, :3] = 1, 1, 1  # 3 + 4 + 5
    assert table.over().points[0] == 4 + 12 + 12


def test_R38_the_mix_of_types_for_goods_is_free() -> None:
    table = Table(hall=("g6", "m5", "p8")).owns(0, "b0 b0 b1 b1").roll(ALL_DIFFERENT).do("claim 4")
    assert table.legal == ["spend 0", "spend 1"]
    table.do("spend 1")
    assert table.legal == ["spend 0", "spend 1"]
    table.do("spend 1")  # one more, and only b0 is left
    assert (table.laid(), table.coins()) == ("b0 b1 b1", "b0")
    no_choice = Table(hall=("g6", "m5", "p8")).owns(0, "b0 b1 b1").roll(ALL_DIFFERENT).do("claim 4")
    assert no_choice.laid() == "b0 b1 b1"


def test_R39_praise_uses_up_nothing() -> None:
    table = Table(hall=("p5", "p6", "p7")).has_carved(0, "1 b1", "1 b1", "1 s1", "2 b1", "2 s1", "3 s1")
    table.roll(ALL_DIFFERENT).do("claim 4", "claim 3", "claim 2")
    assert table.honour() == 9
    assert table.holes("1 b1") == [0, 0]


@pytest.mark.parametrize(
    ("praise", "stones", "met"),
    [
        ("p1", ["1 b1", "1 b1"], True),
        ("p1", ["1 b1", "1 b2"], False),
        ("p2", ["1 b1", "1 b2"], True),
        ("p2", ["1 b1", "2 b1", "3 b1", "4 b1"], False),
        ("p3", ["1 b1", "2 b1", "3 g2", "4 s1"], True),
        ("p3", ["1 b1", "2 b1", "3 g2", "3 s1"], False),
        ("p4", ["1 b1", "1 b1", "1 b2", "1 s1", "1 g1"], True),
        ("p4", ["1 b1", "1 b1", "1 b2", "1 s1", "2 g1"], False),
        ("p5", ["1 b1", "1 b1", "2 b1", "2 b1", "3 b1"], True),
        ("p5", ["1 b1", "1 b1", "2 b1", "2 b1"], False),
        ("p6", ["1 b1", "1 b1", "2 b1", "2 b1", "3 b1", "4 b1"], True),
        ("p7", ["2 b1", "2 b1", "2 g1"], True),
        ("p7", ["2 b1", "2 b1", "3 g1"], False),
        ("p8", ["2 b1", "2 b1", "2 g1", "2 g2"], True),
    ],
)
def test_R39_each_praise_has_its_condition(praise: str, stones: list[str], met: bool) -> None:
    table = Table(hall=(praise, "m5", "m4")).has_carved(0, *stones).roll("F F F F F F")
    assert ("claim 4" in table.legal) == met


def test_R40_emptied_spaces_stay_empty_during_the_turn_and_all_three_may_be_taken() -> None:
    table = Table(hall=("m1", "m3", "m5")).owns(0, "b0 b0 b0 s0 s0 s0 g0 g0").roll(ALL_DIFFERENT).do("claim 3")
    assert table.hall == ["m1", "-", "m5"]
    refuse(table, "claim 3", "R-40")
    table.do("claim 4", "claim 2")
    assert table.hall == ["-", "-", "-"]
    assert table.tokens() == ["m1", "m3", "m5"]


def test_R41_after_the_turn_tokens_move_up_and_empty_spaces_are_filled_highest_first() -> None:
    table = Table(hall=("m1", "m3", "p8")).owns(0, "b0 b0 b0 s0 s0 s0").roll(ALL_DIFFERENT)
    table.do("claim 4", "claim 3", "carve 1 b1", "coin 0", "end turn")
    assert table.hall == ["p8", "-", "-"]
    assert len(table.match.odds) == 21
    assert set(table.match.odds.values()) == {1}
    table.do("reward g1")
    assert table.hall == ["p8", "g1", "-"]
    table.do("reward g2")
    assert table.hall == ["p8", "g1", "g2"]
    assert table.outcomes == RUNES


def test_R41_an_exhausted_pile_leaves_spaces_empty() -> None:
    table = Table(hall=("m1", "m3", "p8")).pile("g1").owns(0, "b0 b0 b0 s0 s0 s0").roll(ALL_DIFFERENT)
    table.do("claim 4", "claim 3", "carve 1 b1", "coin 0", "end turn")
    assert table.outcomes == ["reward g1"]
    table.do("reward g1")
    assert table.hall == ["p8", "g1", "-"]
    assert table.outcomes == RUNES


def test_R42_a_condition_met_on_anothers_turn_waits_for_the_own() -> None:
    table = Table(hall=("m1", "m5", "p8")).owns(1, "b0 b0 b0").roll("F F F F F F")
    assert "claim 4" not in table.legal
    table.do("carve 1 b2", "coin 0", "end turn").roll("F F F F F F")
    assert "claim 4" in table.legal
