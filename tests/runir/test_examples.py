"""The worked examples of RULES.md, by number."""

import pytest

from meadhall.core.constants import OVER
from tests.runir.table import ALL_DIFFERENT, Table, refuse


def test_example_1_a_whole_turn() -> None:
    table = Table(boards=("f 1", "u 1", "th 1", "k 1"), hall=("g2", "m5", "p8")).hand(0, 9).owns(0, "b0 b1 g0")
    table.roll("F U A K R Th")
    assert table.others == ["set die", "aid 1", "aid 2", "aid 3"]
    table.do("set die", "from th", "to r")
    assert table.crystals() == 8
    assert "set die" not in table.legal
    table.do("carve 1 s1")
    assert table.legal == ["coin 0", "coin 1"]
    table.do("coin 0", "carve 1 s2")  # K and R R: the wild set leaves no choice
    assert table.legal == ["coin 0", "coin 1"]
    table.do("coin 1")
    assert (table.crystals(), table.dice, table.state.used) == (6, "", 6)
    assert table.legal == ["aid 1", "aid 3", "aid 4", "claim 4", "end turn"]
    refuse(table, "claim 3", "R-35")  # one Thor's Hammer short
    table.do("claim 4")
    assert table.honour() == 4
    assert (table.laid(), table.coins()) == ("b0 b1 s0 s1", "g0")
    table.do("end turn")
    assert table.hall == ["m5", "p8", "-"]
    assert table.do("reward m1").hall == ["m5", "p8", "m1"]
    assert (table.state.seat, table.state.rolling) == (1, 6)  # the player to the left is next


def test_example_2_a_wild_pair() -> None:
    forced = Table().roll("F F U Th A R").do("carve 1 b2")
    assert forced.legal == ["coin 0", "coin 1"]
    assert forced.dice == "U Th A R"
    free = Table().roll("F F U U A R").do("carve 1 b2")
    assert free.legal == ["wild f", "wild u"]


def test_example_3_wild_and_fixed_may_share_the_rune() -> None:
    table = Table().roll("F F F Th A R")
    assert "1 g2" in table.carves
    assert table.do("carve 1 g2").dice == "A R"


def test_example_4_a_full_stone() -> None:
    table = Table(boards=("f 1", "u 1", "th 1", "a 2")).full("1 b1").roll("F U A A R R")
    assert "1 b1" not in table.carves
    table.do("aid 4")  # it is the only full stone that the dice meet: the carving begins at once
    assert table.legal == ["coin 0", "coin 1"]
    table.do("coin 0")
    assert (table.crystals(), table.holes("1 b1"), table.coins()) == (11, [1, 1], "b0")


def test_example_5_the_duty() -> None:
    table = Table(hall=("g6", "m5", "p8")).owns(0, "b0 b0 b0").hand(0, 1).roll("F U A A A A")
    assert table.legal == [
        "carve 1 b1", "carve 1 b2", "carve 1 s1", "carve 2 b2", "carve 2 s2", "carve 2 g2", "carve 3 b2", "carve 3 s2",
        "carve 4 b2", "claim 4",
    ]  # fmt: skip


def test_example_6_a_pass() -> None:
    table = Table().full("1 b2", "2 b2", "3 b2", "4 b2", "1 s2").hand(0, 1).roll("K K K K K K")
    assert table.state.seat == 1  # one crystal, no carving, nothing to claim: the turn is over by itself
    assert table.crystals() == 1
    table = Table().full("1 b2", "2 b2", "3 b2", "4 b2", "1 s2").hand(0, 2).roll("K K K K K K")
    assert table.legal == ["set die", "aid 2", "aid 4", "end turn"]
    assert table.do("end turn").crystals() == 2


def test_example_7_a_die_is_set_once_a_turn() -> None:
    table = Table().roll("F F F F F F").do("set die", "to u")
    assert "set die" not in table.legal
    table.do("carve 1 b2", "coin 0", "end turn").turn("2 b2").roll("F F F F F F")
    assert "set die" in table.legal


def test_example_8_an_aid_is_used_once_and_repeated_once_by_the_corner() -> None:
    table = Table(boards=("f 1", "u 1", "th 1", "r 1"))
    table.turn("1 b2").turn("2 b2").roll("F F F F F F").do("aid 2", "roll").roll("F").do("carve 3 b2", "coin 0")
    assert "aid 2" not in table.legal
    table.do("end turn").roll("F F F F F F")
    assert "aid 2" in table.legal
    table.do("carve 4 b2", "coin 0", "end turn").roll("F F F F F F")
    assert "aid 2" not in table.legal
    table.do("aid 4", "roll").roll("F")
    assert not {"aid 2", "aid 4"} & set(table.legal)


def test_example_9_the_dark_die() -> None:
    table = Table().hand(0, 5).roll(ALL_DIFFERENT).do("aid 3")
    assert table.crystals() == 3
    table.roll("F")
    assert table.dice == "F F U Th A R K"
    table.do("carve 1 b1", "coin 0", "end turn").turn("1 b2")
    assert table.state.rolling == 7
    poor = Table().hand(0, 2).roll(ALL_DIFFERENT)
    refuse(poor, "aid 3", "R-15")


@pytest.mark.parametrize(
    ("reward", "coins", "met"),
    [
        ("m3", "s0 s0 s0", True),
        ("m3", "s0 s0 s1", False),
        ("g1", "g0 g1 b0 b0", True),
        ("g1", "g0 g1 b0", False),
        ("m7", "b0 s0 g0", True),
        ("m7", "b0 s0 g1", False),
    ],
)
def test_example_10_magic_runes_and_goods(reward: str, coins: str, met: bool) -> None:
    table = Table(hall=(reward, "p6", "p8")).owns(0, coins).roll(ALL_DIFFERENT)
    assert ("claim 4" in table.legal) == met


def test_example_11_coins_are_used_once() -> None:
    table = Table(hall=("m3", "g7", "p8")).owns(0, "s0 s0 s0").roll(ALL_DIFFERENT)
    assert {"claim 4", "claim 3"} <= set(table.legal)
    assert "claim 3" not in table.do("claim 4").legal


def test_example_12_praise_keeps_crystals() -> None:
    table = Table(hall=("p5", "p6", "m5")).has_carved(0, "1 b1", "2 b1", "3 b1", "1 s1", "2 s1", "3 s1")
    table.roll(ALL_DIFFERENT).do("claim 4", "claim 3")
    assert (table.honour(), table.tokens()) == (7, ["p5", "p6"])


def test_example_13_refilling_the_hall() -> None:
    table = Table(hall=("p8", "m1", "m3")).owns(0, "b0 b0 b0 s0 s0 s0").roll(ALL_DIFFERENT)
    table.do("claim 3", "claim 2", "carve 1 b1", "coin 0", "end turn", "reward g1")
    assert table.hall == ["p8", "g1", "-"]
    assert table.do("reward g2").hall == ["p8", "g1", "g2"]


def test_example_14_the_end() -> None:
    table = Table(4).hand(1, 1).turn("1 b2").turn("2 b2")
    assert table.crystals(1) == 0
    table.turn("3 b2").turn("4 b2").do("worth 1", "worth 1", "worth 1", "worth 2")
    assert table.match.to_move == OVER
    assert table.state.carved.sum(axis=1).tolist() == [1, 1, 1, 1]


def test_example_15_scoring() -> None:
    table = Table().score(0, track=9, crystals=1, coins="g0=5 g1=6 s0=4 s1=4 b0=2").holds(0, "g1", "g2", "p1", "m1")
    assert table.over().points[0] == 9 + 1 + 21 + 3 + 2


@pytest.mark.parametrize(
    ("goods", "bonus"), [((2, 2, 1), [0, 0, 0]), ((1, 0, 0), [0, 0, 0]), ((3, 2, 1), [2, 0, 0]), ((0, 2, 1), [0, 2, 0])]
)
def test_example_16_majority(goods: tuple[int, ...], bonus: list[int]) -> None:
    table, names = Table(3), iter([f"g{number}" for number in range(1, 9)])
    for seat, count in enumerate(goods):
        table.score(seat).holds(seat, *(next(names) for _ in range(count)))
    assert table.over().points == bonus


# Example 17, the chain of tie-breaks, stands in test_scoring.py.


def test_example_18_the_long_version_carries_track_and_coins_over() -> None:
    table = Table(long=True).holds(0, "m1", "g1", "p1").hand(0, 3).hand(1, 1).owns(0, "g0 g0 g0 g0 s0")
    table.state.honour[0] = 12
    table.turn("1 b2").turn("2 b2").do("worth 2", "worth 4", "worth 6", "worth 6", "worth 6", "worth 6")
    assert table.crystals() == 2
    table.do("worth 1")  # the last coin, of the other seat
    assert table.match.to_move != OVER
    assert table.honour() == 42  # neither the crystals nor the set count yet


def test_example_19_children() -> None:
    coins = "g0=5 g0=5 g0=5 g1=5 g1=5 g1=5"
    assert Table(children=True).score(0, crystals=3, coins=coins).over().points[0] == 30
