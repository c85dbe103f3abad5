"""The rules of Runir, one by one, in the order of RULES.md: the aid areas."""

import pytest

from tests.runir.table import ALL_DIFFERENT, Table, refuse

# --- Aid areas


def test_R20_each_player_may_use_each_area_once_and_several_in_a_turn() -> None:
    table = Table().roll(ALL_DIFFERENT).do("aid 2", "add f", "roll").roll("F").do("aid 3").roll("F")
    assert [text for text in table.legal if text.startswith("aid")] == ["aid 4"]
    refuse(table, "aid 2", "R-20")
    table.do("carve 1 b1", "coin 0", "end turn").roll(ALL_DIFFERENT)
    assert [text for text in table.legal if text.startswith("aid")] == ["aid 2", "aid 3", "aid 4"]


def test_R21_an_area_costs_a_crystal_and_the_dark_die_two() -> None:
    assert Table().roll(ALL_DIFFERENT).do("aid 2").crystals() == 11
    assert Table().roll(ALL_DIFFERENT).do("aid 3").crystals() == 10
    table = Table().hand(0, 2).roll(ALL_DIFFERENT).do("carve 1 b1", "coin 0")
    refuse(table, "aid 3", "2 crystals .R-21")


def test_R22_aids_may_be_used_before_between_and_after_carvings() -> None:
    table = Table().roll(ALL_DIFFERENT).do("aid 2", "add f", "roll").roll("F").do("carve 1 b1", "coin 0")
    table.do("aid 3").roll("Th").do("carve 3 b1", "coin 0", "aid 4")  # with Th, R and K left, and one rune less
    assert table.carves[0] == "1 b2"


def test_R23_an_aid_must_have_an_effect() -> None:
    table = Table(boards=("f 1", "k 1", "a 2", "r 1")).roll(ALL_DIFFERENT)
    assert table.others == ["set die"]
    for position, rule in ((1, "R-29"), (2, "R-27"), (3, "R-33"), (4, "R-28")):
        refuse(table, f"aid {position}", rule)
    used_up = Table(hall=("g6", "m5", "p8")).owns(0, "b0 b0 b0").roll("F F F F F F").do(
        "carve 1 b2", "coin 0", "carve 2 b2", "coin 0", "carve 3 b2", "coin 0"
    )  # fmt: skip
    refuse(used_up, "aid 2", "R-23")
    refuse(used_up, "aid 4", "R-30")


def test_R24_any_number_of_unused_dice_but_at_least_one_is_rolled_again() -> None:
    table = Table().roll("F F U U A K").do("aid 2")
    assert table.legal == ["add f", "add u", "add a", "add k"]
    refuse(table, "roll", "R-24")
    table.do("add f", "add f", "add k")
    assert table.legal == ["add u", "add a", "roll"]
    refuse(table, "add f", "R-24")
    table.do("roll")
    assert (table.dice, table.state.rolling) == ("U U A", 3)
    assert table.roll("R R R").dice == "U U A R R R"
    everything = Table().roll("F F F F F F").do("aid 2", *["add f"] * 5)
    assert everything.state.rolling == 6  # the first die and the roll were no choice


def test_R25_what_was_rolled_again_can_be_set_but_not_rolled_once_more() -> None:
    table = Table().roll(ALL_DIFFERENT).do("aid 2", "add f", "roll").roll("K")
    assert "aid 2" not in table.legal
    assert table.do("set die", "from k", "to a").dice == "U Th A A R K"


def test_R26_the_dark_die_is_rolled_at_once_and_in_every_later_turn() -> None:
    table = Table().roll(ALL_DIFFERENT).do("aid 3")
    assert table.state.rolling == 1
    assert table.roll("K").dice == "F U Th A R K K"
    table.do("carve 1 b1", "coin 0", "end turn").turn("1 b2")
    assert (table.state.seat, table.state.rolling) == (0, 7)


def test_R27_a_used_die_is_rolled_and_unused_again() -> None:
    table = Table(boards=("f 1", "u 1", "th 1", "k 1")).roll(ALL_DIFFERENT).do("carve 1 b1", "coin 0")
    assert table.state.used == 2
    table.do("aid 4")
    assert (table.state.used, table.state.rolling) == (1, 1)
    assert table.roll("K").dice == "Th A R K K"


def test_R28_another_corner_is_used_once_more_for_one_crystal() -> None:
    table = Table(boards=("f 1", "u 1", "th 1", "r 1")).has_used(0, 2).roll(ALL_DIFFERENT)
    table.do("aid 4")  # only the re-roll was used before
    assert table.crystals() == 10
    assert table.legal == ["add f", "add u", "add th", "add a", "add r", "add k"]
    several = Table(boards=("f 1", "u 1", "th 1", "r 1")).has_used(0, 1).has_used(0, 2).has_used(0, 3, 2)
    several.has_dark_die(0).owns(0, "b0").roll(ALL_DIFFERENT + " K").do("aid 4")
    assert several.legal == ["area 1", "area 2"]
    refuse(several, "area 3", 'the aid "dark die" cannot be used once more .R-28')
    refuse(several, "area 4", "R-28")
    only_dark = Table(boards=("f 1", "u 1", "th 1", "r 1")).has_used(0, 3, 2).roll(ALL_DIFFERENT)
    refuse(only_dark, "aid 4", "R-28")


def test_R28_a_stone_carved_by_the_repeated_aid_costs_its_own_crystal() -> None:
    table = Table(boards=("f 1", "u 1", "a 1", "r 1")).has_used(0, 3).hand(0, 2).roll(ALL_DIFFERENT)
    table.do("aid 4", "carve 1 b2", "wild f", "coin 0")
    assert table.crystals() == 0
    assert Table(boards=("f 1", "u 1", "a 1", "r 1")).has_used(0, 3).hand(0, 1).roll(ALL_DIFFERENT).others == []


def test_R29_coins_of_one_type_are_changed_for_the_other_of_their_colour() -> None:
    table = Table().owns(0, "b0 b0 b0 g1").roll(ALL_DIFFERENT).do("aid 1")
    assert table.legal == ["type b0", "type g1"]
    refuse(table, "type s0", "R-29")
    table.do("type b0")
    assert table.legal == ["count 1", "count 2", "count 3"]
    refuse(table, "count 4", "R-29")
    table.do("count 2")
    assert table.coins() == "b0 b1 b1 g1"
    assert table.state.stacks.tolist() == [9, 8, 10, 10, 10, 9]


def test_R29_the_other_stack_limits_the_number_and_coins_on_rewards_stay() -> None:
    table = Table().owns(1, "b1 b1 b1 b1 b1 b1 b1 b1").owns(0, "b0 b0 b0").roll(ALL_DIFFERENT).do("aid 1")
    assert table.legal == ["count 1", "count 2"]
    table = Table(hall=("m1", "m5", "p8")).owns(0, "b0 b0 b0").roll(ALL_DIFFERENT).do("claim 4")
    refuse(table, "aid 1", "R-29")


def test_R30_one_rune_less_carves_at_once_with_any_element_left_out() -> None:
    table = Table().full("1 b2", "2 b2", "3 b2", "4 b2").roll("F F F F F Th").do("aid 4")
    assert table.carves == ["1 b1", "1 s2", "1 g2", "2 b1", "2 s2", "3 b1", "3 s2", "3 g2", "4 s2"]
    table.do("carve 1 g2")  # F Th and two alike, from F F F F F Th
    assert table.legal == ["omit f", "omit th", "omit wild"]
    table.do("omit wild")  # F, Th and one more, which can only be F
    assert table.legal == ["coin 0", "coin 1"]
    assert table.dice == "F F F"
    refuse(Table().roll("F F F F F Th").do("aid 4"), "carve 1 s1", "R-30")


def test_R30_the_omitted_die_stays() -> None:
    table = Table().roll("F F F F F Th").do("aid 4", "carve 1 g2", "omit th", "coin 0")
    assert table.dice == "F F Th"
    assert (table.coins(), table.state.used) == ("g0", 3)


def test_R31_one_rune_less_takes_two_crystals() -> None:
    table = Table().hand(0, 2).roll(ALL_DIFFERENT).do("carve 1 b1", "coin 0")
    refuse(table, "aid 4", "R-31")
    two = Table().hand(0, 2).roll(ALL_DIFFERENT).do("aid 4", "carve 1 b2", "wild k", "coin 0")
    assert two.crystals() == 0


def test_R32_hole_payment_and_duty_are_as_in_a_normal_carving() -> None:
    table = Table().roll(ALL_DIFFERENT).do("aid 4", "carve 1 s2")
    assert table.legal == ["wild f", "wild u", "wild th", "wild a", "wild r"]  # K is used, one die of the pair left out
    table.do("wild f")
    assert table.legal == ["coin 0", "coin 1"]
    table.do("coin 0")
    assert table.holes("1 s2") == [0, -1]
    assert "end turn" in table.legal
    full = Table().full("1 b2").roll(ALL_DIFFERENT).do("aid 4")
    refuse(full, "carve 1 b2", "R-09")


def test_R33_a_full_stone_is_carved_without_a_crystal_on_it() -> None:
    table = Table(boards=("f 1", "u 1", "th 1", "a 2")).full("1 b1", "1 s1").roll("F U A A K K").do("aid 4")
    assert table.carves == ["1 b1", "1 s1"]
    refuse(table, "carve 2 b2", "R-33")
    table.do("carve 1 s1", "coin 1")
    assert table.holes("1 s1") == [1, 1]
    assert (table.crystals(), table.coins(), table.dice) == (11, "s1", "A K K")
    missing = Table(boards=("f 1", "u 1", "th 1", "a 2")).full("1 b1").roll("F A A A K K")
    refuse(missing, "aid 4", "R-33")  # the whole requirement, U too


WITH_FULL_STONE = ("f 1", "u 1", "th 1", "a 2")


@pytest.mark.parametrize(
    ("praise", "own", "others"),
    [
        ("p1", ["1 b1"], ["1 b1"]),  # the same stone twice
        ("p2", ["1 b2"], ["1 b1", "1 b1"]),  # two on one board
        ("p3", ["2 b1", "3 b1", "4 b1"], ["1 b1", "1 b1"]),  # one on each board
        ("p5", ["2 b1", "2 b1", "3 b1", "3 b1"], ["1 b1", "1 b1"]),  # five in all
    ],
)
def test_R34_a_full_stone_carved_by_the_aid_has_no_crystal_there_that_a_praise_could_count(
    praise: str, own: list[str], others: list[str]
) -> None:
    for rules, counts in ((2, False), (1, True)):  # by version 1 of the rules it counted
        table = Table(boards=WITH_FULL_STONE, hall=(praise, "m5", "m4"), rules=rules)
        table.has_carved(0, *own).has_carved(1, *others).roll("F U A A K K").do(
            "aid 4", "coin 0"
        )  # the only full stone
        assert ("claim 4" in table.legal) == counts, rules


def test_R34_a_full_stone_does_not_fulfil_the_duty() -> None:
    boards = WITH_FULL_STONE
    table = Table(boards=boards).full("1 b1").roll("F U A A K K").do("aid 4", "coin 0")
    refuse(table, "end turn", "R-16")
    last = Table(boards=boards).full("1 b1").hand(0, 1).roll("F U A A K K")
    assert last.others == []
    refuse(last, "aid 4", "R-15")
