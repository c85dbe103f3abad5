"""The rules of Runir, one by one, in the order of RULES.md."""

import pytest

from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.errors import IllegalAction
from meadhall.core.record import copy, to_bytes
from meadhall.games.runir.box import pack_requirements
from tests.runir.table import ALL_DIFFERENT, Table, place

RUNES = ["rune f", "rune u", "rune th", "rune a", "rune r", "rune k"]


def refuse(table: Table, text: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        table.match.play(text)


# --- Turn frame


def test_R01_turns_go_clockwise_from_the_starting_player() -> None:
    table = Table(3, first=1)
    seats = []
    for stone in ("1 b2", "2 b2", "3 b2", "4 b2"):
        seats.append(int(table.state.seat))
        table.turn(stone)
    assert seats == [1, 2, 0, 1]
    assert table.state.rounds == 2


def test_R02_six_white_dice_are_rolled_and_a_dark_one_with_them() -> None:
    table = Table()
    for falling in range(6, 0, -1):
        assert table.state.rolling == falling
        assert table.outcomes == RUNES
        assert set(table.match.odds.values()) == {1}
        table.roll("F")
    assert table.dice == "F F F F F F"
    dark = Table().has_dark_die(0).roll("F F F F F F")
    assert dark.match.to_move == CHANCE
    assert dark.roll("K").dice == "F F F F F F K"


def test_R03_main_actions_are_mixed_in_any_order() -> None:
    table = Table(hall=("m6", "m5", "p5")).has_carved(0, "1 b1", "1 b1", "2 b1", "2 b1")
    table.roll("F F U U A A").do("set die", "from a", "to th", "carve 2 b2", "wild f", "coin 0")
    table.do("claim 2", "aid 2", "add u", "roll").roll("Th").do("aid 3").roll("A")
    table.do("carve 3 b1", "coin 1", "end turn", "reward g1")
    assert table.state.seat == 1
    assert table.crystals() == 8 - 1 - 1 - 1 - 2 - 1


def test_R04_only_the_stock_limits_the_crystals_of_a_turn() -> None:
    table = Table().has_dark_die(0).hand(0, 4).roll("F F F F F F F").do("carve 1 b2", "coin 0", "carve 2 b2", "coin 0")
    table.do("carve 2 s2", "coin 0")
    assert table.crystals() == 1
    table = Table().hand(0, 3).roll("F F F F F F").do("carve 1 b2", "coin 0", "carve 2 b2", "coin 0", "carve 3 b2")
    assert table.crystals() == 0


# --- Carving


def test_R05_a_stone_asks_for_runes_and_for_wild_sets_of_equal_runes() -> None:
    assert Table().roll(ALL_DIFFERENT).carves == [
        "1 b1", "1 s1", "1 g1", "2 b1", "2 s1", "2 g1", "3 b1", "3 s1", "3 g1", "4 b1", "4 s1", "4 g1",
    ]  # fmt: skip
    assert Table().roll("K K K K R R").carves == ["1 b2", "1 s2", "2 b2", "3 b2", "4 b2"]
    triple = Table(boards=("f 2", "u 2", "th 2", "k 2"))
    assert triple.roll("K K K U A A").carves == [
        "1 s1", "1 g1", "2 b1", "2 s1", "2 s2", "3 s1", "3 g1", "4 b1", "4 b2", "4 s1", "4 s2",
    ]  # fmt: skip


def test_R06_dice_an_empty_hole_and_a_crystal_are_needed() -> None:
    table = Table().full("1 b2").roll("R R R R R R")
    assert table.carves == ["2 b2", "3 b2", "4 b2"]
    refuse(table, "carve 1 b1", "R-06")
    refuse(table, "carve 1 b2", "R-09")
    spent = Table(hall=("g6", "m5", "p8")).owns(0, "b0 b0 b1").hand(0, 1).roll("R R R R R R").do("carve 2 b2", "coin 0")
    assert spent.legal == ["claim 4", "end turn"]
    refuse(spent, "carve 3 b2", "no crystal left .R-06")


def test_R07_a_carving_takes_a_crystal_exactly_the_dice_and_pays_a_coin() -> None:
    table = Table().roll("F U A K K K").do("carve 1 s1", "coin 1")
    assert table.holes("1 s1") == [0, -1]
    assert (table.crystals(), table.dice, table.state.used) == (11, "K K K", 3)
    assert table.coins() == "s1"


def test_R08_used_dice_do_not_carve_again_and_spare_dice_stay() -> None:
    table = Table().roll("F U U A R K").do("carve 1 b1", "coin 0")
    assert table.dice == "U A R K"
    assert table.carves == ["4 b1", "4 g1"]


def test_R09_a_stone_has_two_holes_also_for_the_same_player() -> None:
    table = Table().roll("F F F F U U").do("carve 1 b1", "coin 0", "carve 1 b1", "coin 0")
    assert table.holes("1 b1") == [0, 0]
    assert "1 b1" not in table.carves


def test_R10_a_wild_set_may_have_a_rune_that_the_stone_asks_for() -> None:
    assert "1 g2" in Table().roll("F F F Th A R").carves  # F Th and F F
    assert "1 g2" not in Table().roll("F F U Th A R").carves


def test_R11_several_stones_may_be_carved_in_a_turn() -> None:
    table = Table().roll("F F U U K K").do("carve 1 b2", "wild f", "coin 0", "carve 2 b2", "wild u", "coin 0")
    table.do("carve 3 b2", "coin 0")
    assert (table.crystals(), table.dice, table.state.used) == (9, "", 6)


# --- Payment


def test_R12_the_player_chooses_one_of_the_two_stacks_of_the_colour() -> None:
    table = Table().roll("F U Th R A A").do("carve 1 g1")
    assert table.legal == ["coin 0", "coin 1"]
    assert table.do("coin 1").coins() == "g1"
    assert table.state.stacks.tolist() == [10, 10, 10, 10, 10, 9]


def test_R13_an_empty_stack_leaves_the_other_and_two_empty_stacks_no_payment() -> None:
    table = Table().empty_stack("b0").roll("F U A A A A").do("carve 1 b1")
    assert table.coins() == "b1"
    table = Table().empty_stack("b0").empty_stack("b1").roll("F U A A A A").do("carve 1 b1")
    assert table.coins() == ""
    assert table.holes("1 b1") == [0, -1]
    assert "No bronze coin is left" in table.match.log()[-1].text


def test_R14_no_view_and_no_state_holds_a_value_before_the_end() -> None:
    table = Table()
    for stone in ("1 b2", "2 b2", "3 b2", "2 s2"):
        table.turn(stone)
        for seat in (SPECTATOR, 0, 1):
            view = table.match.view(seat)
            assert not view.state.turned.any()
            assert to_bytes(view.state) == to_bytes(table.state)  # and nothing else is hidden


# --- Duty to carve


def test_R15_the_last_crystal_is_kept_for_carving() -> None:
    table = Table().owns(0, "b0").hand(0, 1).roll("F U Th A A A")
    assert table.others == []
    refuse(table, "set die", "R-15")
    refuse(table, "aid 1", "R-15")
    refuse(table, "aid 2", "R-15")
    assert Table().hand(0, 2).roll(ALL_DIFFERENT).others == ["set die", "aid 2", "aid 4"]
    placed = Table().hand(0, 2).roll("F U Th A A A").do("carve 1 b1", "coin 0")
    assert placed.others == ["set die", "aid 1", "aid 2", "end turn"]


def test_R16_a_turn_does_not_end_while_a_stone_can_be_carved_and_none_was() -> None:
    table = Table().roll(ALL_DIFFERENT)
    refuse(table, "end turn", "R-16")
    assert "end turn" in table.do("carve 1 b1", "coin 0").legal


def test_R17_without_a_possible_carving_the_turn_may_end_at_no_cost() -> None:
    table = Table().full("1 b2", "2 b2", "3 b2", "4 b2", "2 s2").roll("F F F F F F")
    assert table.carves == []
    assert table.others == ["set die", "aid 2", "aid 3", "aid 4", "end turn"]
    table.do("end turn")
    assert (table.state.seat, table.crystals()) == (1, 12)
    assert table.match.log()[-1].text == "Seat 1 cannot carve a stone and passes."


# --- Set a die


def test_R18_a_crystal_turns_one_unused_die_to_any_other_rune_once_a_turn() -> None:
    table = Table().roll("F F U U A A").do("set die")
    assert table.legal == ["from f", "from u", "from a"]
    table.do("from u")
    assert table.legal == ["to f", "to th", "to a", "to r", "to k"]
    table.do("to k")
    assert (table.dice, table.crystals()) == ("F F U A A K", 11)
    assert "set die" not in table.legal
    refuse(table, "set die", "only once a turn .R-18")
    alike = Table().roll("F F F F F F").do("set die")
    assert alike.legal == ["to u", "to th", "to a", "to r", "to k"]


def test_R19_a_die_may_be_set_in_every_turn_and_its_crystals_count_for_nothing() -> None:
    table = Table(hall=("p1", "p3", "p5"))
    for stone in ("1 b2", "2 b2", "3 b2", "4 b2"):
        table.roll("F F F F F F").do("set die", "to u", f"carve {stone}", "coin 0", "end turn")
    assert table.state.centre.tolist() == [2, 2, 0, 0]
    table.roll("F F F F F F")
    assert "set die" in table.legal
    assert not any(text.startswith("claim") for text in table.legal)


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


def test_R34_a_full_stone_counts_for_praise_but_not_for_the_duty() -> None:
    boards = ("f 1", "u 1", "th 1", "a 2")
    table = Table(boards=boards, hall=("p1", "m5", "p8")).has_carved(0, "1 b1").has_carved(1, "1 b1")
    table.roll("F U A A K K").do("aid 4", "coin 0")  # the only full stone
    assert "claim 4" in table.legal
    refuse(table, "end turn", "R-16")
    last = Table(boards=boards).full("1 b1").hand(0, 1).roll("F U A A K K")
    assert last.others == []
    refuse(last, "aid 4", "R-15")


# --- The Jarl's hall


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
        ("p3", ["1 b1", "2 b1", "3 g2", "4 s1"], True),
        ("p3", ["1 b1", "2 b1", "3 g2", "3 s1"], False),
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


# --- End and scoring


def test_R43_the_round_is_completed_when_somebody_has_no_crystal_left() -> None:
    table = Table(4).hand(1, 1)
    seats = []
    for stone in ("1 b2", "2 b2", "3 b2", "4 b2"):
        assert table.match.to_move == CHANCE
        seats.append(int(table.state.seat))
        table.turn(stone)
    assert seats == [0, 1, 2, 3]
    assert table.outcomes == ["worth 1", "worth 2", "worth 3"]  # the coins are turned over


def test_R43_who_spends_the_last_crystal_may_still_claim() -> None:
    table = Table(hall=("g6", "m5", "p8")).owns(0, "b0 b0").hand(0, 1).roll("F F F F F F").do("carve 1 b2", "coin 0")
    assert table.legal == ["claim 4", "end turn"]
    assert table.do("claim 4").honour() == 4


def test_R44_the_player_before_the_starting_player_ends_the_game_with_his_turn() -> None:
    table = Table(3, first=1).hand(0, 1).turn("1 b2").turn("2 b2").turn("3 b2")
    assert [table.state.seat, table.outcomes[0]] == [0, "worth 1"]


def test_R45_all_that_counts_at_the_end() -> None:
    table = Table().score(0, track=9, crystals=2, coins="g0=5 g1=7 s0=4 b1=1").holds(0, "m1", "g1", "p1").over()
    assert table.points[0] == 9 + 2 + 17 + 3
    lines = table.match.game.words.scoring(table.match.view())[0]
    assert [value for _, value in lines] == [9, 12, 4, 1, 2, 3]


def test_R45_before_the_end_points_are_what_would_count_without_the_coins() -> None:
    table = Table().owns(0, "g0 g0").holds(0, "m1", "g1", "p1")
    assert table.points == [12 + 3, 12]


def test_R46_sets_are_the_smallest_of_the_three_numbers() -> None:
    table = Table().hand(0, 0).holds(0, "m1", "m2", "g1", "g2", "p1", "p2", "p3").holds(1, "m3", "m4", "g3", "g4", "p4")
    table.hand(1, 0).holds(1, "p5", "p6").over()
    assert table.points == [6, 6]  # two sets each; nobody has most of a kind


def test_R47_a_majority_takes_strictly_most_and_at_least_two() -> None:
    assert Table().hand(0, 0).hand(1, 0).holds(0, "m1").over().points == [0, 0]
    assert Table().hand(0, 0).hand(1, 0).holds(0, "m1", "m2").holds(1, "m3").over().points == [2, 0]
    assert Table().hand(0, 0).hand(1, 0).holds(0, "m1", "m2").holds(1, "m3", "m4").over().points == [0, 0]


def test_R48_a_tie_for_the_most_honour_goes_to_the_most_tokens() -> None:
    table = Table().score(0, track=3).score(1, track=3).holds(1, "m1").over()
    assert table.places == (2, 1)
    assert table.match.outcome is not None
    assert table.match.outcome.awards == ("Seat 2 wins the tie by the most reward tokens (R-48).",)


def test_R49_honour_is_not_bounded_by_the_track() -> None:
    assert Table().score(0, track=250).over().points[0] == 250


# --- The long version


def end_of_session(**arranged: int) -> Table:
    """The first of two sessions is over but for the coins; each seat has one bronze coin to turn over."""
    table = Table(long=True).hand(1, 1)
    for seat, track in enumerate(arranged.values()):
        table.state.honour[seat] = track
    return table.turn("1 b2").turn("2 b2")


def test_R50_after_the_first_session_only_coins_are_added() -> None:
    table = end_of_session(first=12, second=0)
    table.holds(0, "m1", "g1", "p1")
    table.do("worth 3", "worth 1")
    assert table.state.honour.tolist() == [15, 1, 0, 0]
    assert table.state.earlier.tolist() == [3, 1, 0, 0]
    assert table.state.session == 1


def test_R51_tokens_and_dark_dice_are_kept_and_all_else_goes_back() -> None:
    table = Table(long=True, hall=("m1", "m5", "p8")).owns(0, "b0 b0 b0").hand(1, 1).has_used(0, 3, 2)
    table.has_dark_die(0).roll("F F F F F F F").do("claim 4", "carve 1 b2", "coin 1", "end turn", "reward g1")
    table.turn("2 b2").do("worth 1", "worth 1", "worth 1", "worth 1", "worth 2")
    s = table.state
    assert table.tokens() == ["m1"]
    assert s.dark.tolist() == [1, 0, 0, 0]
    assert s.crystals.tolist() == [12, 12, 0, 0]
    assert s.stacks.tolist() == [10] * 6
    for emptied in (s.coins, s.laid, s.turned, s.carved, s.areas, s.centre):
        assert not emptied.any()
    assert (s.holes == -1).all()


def test_R52_a_die_chooses_the_board_that_one_from_outside_replaces() -> None:
    table = end_of_session().do("worth 1", "worth 1")
    assert table.outcomes == ["rune f", "rune u", "rune th", "rune a"]
    assert set(table.match.odds.values()) == {1}
    table.do("rune u")
    assert table.outcomes == ["board r 1", "board r 2", "board k 1", "board k 2"]
    table.do("board k 2")
    assert table.state.boards.tolist() == [0, 5, 2, 3]
    assert table.state.sides.tolist() == [0, 1, 0, 0]


def test_R53_hall_pile_and_starting_player_stay() -> None:
    table = Table(3, long=True, first=2).hand(1, 1).turn("1 b2").turn("2 b2").turn("3 b2")
    table.do("worth 1", "worth 1", "worth 1", "rune f", "board k 1")
    assert table.hall == ["m6", "m5", "p8"]
    assert (table.state.first, table.state.seat, table.state.rounds) == (2, 2, 1)


def test_R54_an_owner_may_not_buy_a_second_dark_die() -> None:
    table = end_of_session().do("worth 1", "worth 1").has_dark_die(1).do("rune u", "board k 1")
    table.roll(ALL_DIFFERENT)
    assert "aid 3" in table.legal
    table.do("carve 1 b1", "coin 0", "end turn").roll(ALL_DIFFERENT + " K")
    refuse(table, "aid 3", "R-26")


def test_R55_praise_counts_the_carvings_of_this_session_only() -> None:
    table = Table(long=True, hall=("p1", "m5", "p8")).has_carved(0, "3 b1", "3 b1").hand(1, 1).turn("1 b2").turn("2 b2")
    table.do("worth 1", "worth 1", "rune u", "board k 1").roll(ALL_DIFFERENT)
    assert "claim 4" not in table.legal


def test_R56_the_second_session_is_scored_in_full() -> None:
    table = end_of_session(first=12, second=0).do("worth 3", "worth 1", "rune u", "board k 1")
    table.holds(0, "m1", "g1", "p1").hand(0, 5).hand(1, 1).turn("1 b2").turn("3 b2").do("worth 2", "worth 3")
    assert table.match.to_move == OVER
    assert table.points == [12 + 3 + 2 + 4 + 3, 1 + 3]


# --- The children's version


def test_R57_no_rewards_and_only_coins_count() -> None:
    table = Table(children=True).hand(1, 1)
    assert table.hall == ["-", "-", "-"]
    table.turn("1 b2").turn("2 b2").do("worth 2", "worth 3")
    assert table.match.to_move == OVER
    assert table.points == [2, 3]
    refuse(Table(children=True).roll(ALL_DIFFERENT), "claim 4", "R-57")


def test_R57_two_sessions_for_children_add_up_their_coins() -> None:
    table = Table(children=True, long=True).hand(1, 1).turn("1 b2").turn("2 b2").do("worth 2", "worth 3")
    table.do("rune f", "board k 1").hand(1, 1).turn("2 b2").turn("3 b2").do("worth 1", "worth 1")
    assert table.match.to_move == OVER
    assert table.points == [3, 4]


# --- Rulings that no rule above already holds


def test_A13_rewards_may_be_refused() -> None:
    table = Table(hall=("m1", "m5", "p8")).owns(0, "b0 b0 b0").roll("F F F F F F").do("carve 1 b2", "coin 0")
    assert "end turn" in table.legal


def test_A14_crystals_on_areas_and_in_the_centre_do_not_return() -> None:
    table = Table().roll("F F F F F F").do("set die", "to u", "aid 3").roll("F").do("carve 1 b2", "coin 0", "end turn")
    assert table.crystals() == 12 - 1 - 2 - 1


def test_a_session_is_scored_as_it_stands_after_the_last_round_of_the_limit() -> None:
    table = Table()
    table.state.rounds = 60
    table.turn("1 b2").turn("2 b2")
    assert table.outcomes[0] == "worth 1"


def two_wild_sets(dice: str) -> Table:
    """The stone 1 s1 asks for [3=] [2=]: no stone of ours has two wild sets, but an owner's may."""
    table = Table()
    box, stone = copy(table.match.box), place("1 s1")
    table.match.box = box
    box.runes[stone], box.wild[stone] = 0, (3, 2)
    pack_requirements(box)
    return table.roll(dice)


def test_R05_of_two_wild_sets_the_larger_is_filled_first() -> None:
    table = two_wild_sets("F F F U U U").do("carve 1 s1")
    assert table.legal == ["wild f", "wild u"]
    assert table.do("wild u").dice == "F"
    assert "1 s1" not in two_wild_sets("F F F F U A").carves


def test_R10_two_wild_sets_may_have_the_same_rune() -> None:
    assert two_wild_sets("F F F F F U").do("carve 1 s1").dice == "U"


def test_R30_a_die_of_either_wild_set_may_be_left_out() -> None:
    table = two_wild_sets("F F F F U A").do("aid 4", "carve 1 s1")
    assert table.legal == ["omit wild", "omit wild2"]
    assert table.do("omit wild").dice == "U A"  # F F and F F
    table = two_wild_sets("F F F F U A").do("aid 4", "carve 1 s1", "omit wild2")  # F F F and one more
    assert table.legal == ["wild f", "wild u", "wild a"]


# --- What is kept


def test_broken_finds_what_was_not_kept_true() -> None:
    def spoil(field: str) -> int:
        table = Table().roll("F U Th A R K")
        table.state[field] ^= 1
        return int(table.match.game.kernels.broken(table.state, table.match.box))

    assert [spoil(field) for field in ("filled", "pile", "choices")] == [9, 41, 3]
