"""The rules of Runir, one by one, in the order of RULES.md: a turn, carving, payment; and rulings."""

from meadhall.core.constants import CHANCE, SPECTATOR
from meadhall.core.record import copy, to_bytes
from meadhall.games.runir.box import pack_requirements
from tests.runir.table import ALL_DIFFERENT, Table, place, refuse

RUNES = ["rune f", "rune u", "rune th", "rune a", "rune r", "rune k"]


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
