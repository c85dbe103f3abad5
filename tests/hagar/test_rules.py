"""The rules of Hägar, one by one, in the order of RULES.md."""

import pytest

from meadhall.core.constants import CHANCE, OVER
from meadhall.core.errors import IllegalAction
from meadhall.core.record import to_bytes
from meadhall.games.hagar.hoards import ON_MAP
from tests.hagar.table import Table

REROLLS = ["keep", "reroll red", "reroll black", "reroll both"]


def outcomes(table: Table) -> list[str]:
    return [action.text for action in table.match.odds]


# --- Navigation


def test_H01_both_dice_are_rolled_and_may_be_thrown_again_once() -> None:
    table = Table()
    assert outcomes(table) == [f"red {face}" for face in range(1, 7)]
    table.do("red 4")
    assert outcomes(table) == [f"black {face}" for face in range(1, 7)]
    table.do("black 4")
    assert table.legal == REROLLS
    table.do("reroll black")
    assert outcomes(table) == [f"black {face}" for face in range(1, 7)]
    table.do("black 1")  # red 4, black 1: beside a Hägar island; the second roll stands
    assert table.legal == ["land east", "land west", "sail on"]


@pytest.mark.parametrize(("again", "expected"), [("red", ["red"]), ("black", ["black"]), ("both", ["red", "black"])])
def test_H01_the_second_roll_takes_the_chosen_dice(again: str, expected: list[str]) -> None:
    table = Table().dice(6, 6).do(f"reroll {again}")
    for die in expected:
        assert outcomes(table) == [f"{die} {face}" for face in range(1, 7)]
        table.do(f"{die} 6")
    assert table.turn == 2  # red 6, black 6 is far from everything


def test_H02_red_is_the_column_and_black_the_row() -> None:
    table = Table().sail(3, 1)
    assert table.legal[0] == "land here"
    assert table.state.field == 2
    table = Table().sail(1, 3)
    assert table.state.field == 12


def test_H03_a_direct_hit_does_not_hit_neighbouring_islands() -> None:
    table = Table()
    table.turned(1, 3)  # the second coaster's island moves to the bottom left: field red 3, black 2
    table.turned(4, 0)  # the Sven island below it is at red 3, black 3
    table.sail(3, 2)
    assert table.legal == ["land here", "sail on"]
    with pytest.raises(IllegalAction, match="H-03"):
        table.match.play("land south")


def test_H04_a_sea_field_reaches_orthogonal_neighbours_only() -> None:
    assert Table().sail(2, 1).legal == ["land east", "land west", "sail on"]
    assert Table().sail(1, 2).legal == ["land north", "land south", "sail on"]
    assert Table().sail(2, 2).turn == 2  # four islands diagonally, none orthogonally: the turn is over


def test_H04_the_chart_does_not_wrap_around() -> None:
    table = Table().sail(6, 1)
    assert table.legal == ["land west", "sail on"]
    with pytest.raises(IllegalAction, match="no island to the east"):
        table.match.play("land east")


def test_H05_exactly_one_of_several_neighbouring_islands_is_chosen() -> None:
    table = Table().sail(2, 1).do("land west", "token 1")
    assert table.kinds(0) == [1]
    assert table.kinds(1) == [0]  # the other island stays face down
    assert table.match.to_move == CHANCE
    assert outcomes(table)[0] == "red 1"


def test_H06_open_sea_ends_the_turn() -> None:
    table = Table().sail(6, 6)
    assert table.turn == 2
    assert table.state.seat == 1


def test_H06_no_useful_target_ends_the_turn() -> None:
    table = Table().sail(3, 5)  # Helga, and nothing to place
    assert table.turn == 2


def test_H07_landing_may_be_declined() -> None:
    table = Table().sail(1, 1).do("sail on")
    assert table.turn == 2
    assert table.kinds(0) == [0]


# --- Landing


def test_H08_all_tokens_of_the_island_are_turned_over_before_the_roll() -> None:
    table = Table().sail(1, 3).do("land here")
    assert dict(zip(outcomes(table), table.match.odds.values(), strict=True)) == {
        "token 1": 3, "token 2": 2, "token 3": 1, "token sven": 2, "token hagar": 1,
    }  # fmt: skip
    table.do("token hagar")
    assert "token hagar" not in outcomes(table)
    table.do("token 1")
    assert table.kinds(3, 4) == [5, 1]
    assert outcomes(table)[0] == "red 1"


def test_H08_tokens_stay_face_up_and_are_not_turned_again() -> None:
    table = Table().sail(1, 1).do("land here", "token 2").dice(5, 5).do("keep")
    assert table.kinds(0) == [2]
    table.sail(1, 1).do("land here")
    assert outcomes(table)[0] == "red 1"


def test_H09_an_island_with_tokens_is_a_target() -> None:
    assert "land here" in Table().sail(1, 5).legal


def test_H09_a_cleared_figure_island_is_a_target_if_an_opponent_owns_its_token() -> None:
    cleared = Table().won(0, 0, "1").lies(1, "hagar")
    assert cleared.sail(1, 1).turn == 2  # the Hägar token lies on the map
    opponents = Table().won(0, 0, "1").won(1, 1, "hagar").sail(1, 1)
    assert opponents.legal == ["land here", "sail on"]
    own = Table().won(0, 0, "1").won(0, 1, "hagar")
    assert own.sail(1, 1).turn == 2


def test_H09_helga_is_a_target_with_a_number_token_in_front() -> None:
    assert Table().won(0, 0, "2").sail(3, 5).legal == ["land here", "sail on"]
    assert Table().won(0, 0, "sven").sail(3, 5).turn == 2
    assert Table().won(1, 0, "2").sail(3, 5).turn == 2
    assert Table().won(0, 0, "2").doubled(0).sail(3, 5).turn == 2  # it lies on the field, not in front


def test_H09_dragon_island_is_a_target_with_a_1_in_front() -> None:
    assert Table(harbor=True).won(0, 0, "1").sail(5, 5).legal == ["land here", "sail on"]
    assert Table(harbor=True).won(0, 0, "2").won(0, 1, "3").sail(5, 5).turn == 2


def test_H10_a_direct_hit_gives_three_rolls() -> None:
    table = Table().lies(0, "1").sail(1, 1).do("land here").dice(5, 5)
    assert table.legal == REROLLS
    table.do("reroll red", "red 6")
    assert table.legal == REROLLS
    table.do("reroll both").dice(4, 4)
    assert table.turn == 2  # no further roll, and nothing to take


def test_H10_an_indirect_hit_gives_one_roll() -> None:
    table = Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 5)
    assert table.legal == ["take by red", "done"]


def test_H10_the_player_may_stop_before_the_last_roll() -> None:
    table = Table().lies(0, "1").sail(1, 1).do("land here").dice(1, 5).do("keep")
    assert table.legal == ["take by red", "done"]


def test_H11_only_the_last_result_counts() -> None:
    table = Table().lies(0, "1").sail(1, 1).do("land here").dice(1, 5).do("reroll red", "red 4", "keep")
    assert table.turn == 2


def test_H12_each_die_serves_one_action() -> None:
    table = Table().lies(7, "1").lies(8, "1").sail(1, 5).do("land here").dice(1, 4).do("keep", "take by red")
    assert table.turn == 2  # the other 1 stays: red has acted, black shows 4
    assert table.holder(8) == ON_MAP


def test_H12_a_used_die_is_refused_by_its_rule() -> None:
    table = Table().lies(7, "1").lies(8, "2").sail(1, 5).do("land here").dice(1, 2).do("keep", "take by red")
    with pytest.raises(IllegalAction, match="H-12"):
        table.match.play("take by red")


def test_H13_a_die_takes_a_token_of_its_number() -> None:
    table = Table().lies(0, "3").sail(1, 1).do("land here").dice(5, 3).do("keep")
    assert table.legal == ["take by black", "done"]
    table.do("take by black")
    assert table.holder(0) == 0


def test_H13_two_dice_take_two_tokens() -> None:
    table = Table().lies(7, "1").lies(8, "2").sail(1, 5).do("land here").dice(1, 2).do("keep")
    assert table.legal == ["take by red", "take by black", "done"]
    table.do("take by black", "take by red")
    assert (table.holder(7), table.holder(8)) == (0, 0)
    assert table.turn == 2


def test_H13_a_double_takes_two_tokens_of_the_same_number() -> None:
    table = Table().lies(7, "2").lies(8, "2").sail(1, 5).do("land here").dice(2, 2).do("keep")
    assert table.legal == ["take by red", "done"]  # equal dice: red goes first
    table.do("take by red")
    assert table.legal == ["take by black", "done"]
    table.do("take by black")
    assert (table.holder(7), table.holder(8)) == (0, 0)


def test_H14_a_double_takes_a_sven_or_the_hagar_token() -> None:
    table = Table().lies(7, "sven").lies(8, "hagar").sail(1, 5).do("land here").dice(6, 6).do("keep")
    assert table.legal == ["double takes sven", "double takes hagar", "done"]
    table.do("double takes hagar")
    assert (table.holder(7), table.holder(8)) == (ON_MAP, 0)
    assert table.turn == 2


def test_H15_a_lucky_seven_takes_any_token() -> None:
    table = Table().lies(7, "3").lies(8, "sven").sail(1, 5).do("land here").dice(1, 6).do("keep")
    assert table.legal == ["seven takes 3", "seven takes sven", "done"]
    table.do("seven takes sven")
    assert table.holder(8) == 0
    assert table.turn == 2


def test_H16_a_double_and_its_single_dice_exclude_each_other() -> None:
    table = Table().lies(7, "1").lies(8, "sven").sail(1, 5).do("land here").dice(1, 1).do("keep")
    assert table.legal == ["take by red", "double takes sven", "done"]
    table.do("take by red")
    assert table.turn == 2
    assert table.holder(8) == ON_MAP


def test_H16_every_action_is_optional() -> None:
    table = Table().lies(0, "1").sail(1, 1).do("land here").dice(1, 6).do("keep", "done")
    assert table.holder(0) == ON_MAP
    assert table.turn == 2


def test_H17_won_tokens_are_owned_and_others_stay_face_up() -> None:
    table = Table().sail(1, 5).do("land here", "token 1", "token 3").dice(1, 5).do("keep", "take by red")
    assert (table.holder(7), table.holder(8)) == (0, ON_MAP)
    assert table.kinds(7, 8) == [1, 3]


# --- Helga Island


def test_H15_what_one_die_does_alone_is_offered_once() -> None:
    table = Table().lies(7, "2").lies(8, "1").sail(1, 5).do("land here").dice(2, 5).do("keep")
    assert table.legal == ["take by red", "seven takes 1", "done"]
    earlier = Table(rules=1).lies(7, "2").lies(8, "1").sail(1, 5).do("land here").dice(2, 5).do("keep")
    assert earlier.legal == ["take by red", "seven takes 1", "seven takes 2", "done"]
    earlier.do("seven takes 2")
    later = Table(rules=2).lies(7, "2").lies(8, "1").sail(1, 5).do("land here").dice(2, 5).do("keep")
    assert later.legal == table.legal
    assert to_bytes(earlier.state) == to_bytes(later.do("take by red").state)


def test_H18_a_die_of_its_value_puts_a_token_on_the_x2_field() -> None:
    table = Table().won(0, 0, "1").won(0, 1, "3").sail(3, 5).do("land here").dice(3, 5).do("keep")
    assert table.legal == ["place 3", "done"]
    table.do("place 3")
    assert table.state.doubled == 1 << 1
    assert table.points()[0] == 1 + 6


def test_H18_a_lucky_seven_puts_any_number_token_there() -> None:
    table = Table().won(0, 0, "1").won(0, 1, "3").sail(3, 5).do("land here").dice(1, 6).do("keep")
    assert table.legal == ["place 1", "place 3", "done"]


def test_H19_a_token_on_the_field_goes_back_to_its_owner() -> None:
    table = Table().won(1, 0, "2").doubled(0).won(0, 1, "3").sail(3, 4).do("land south").dice(3, 6).do("place 3")
    assert table.state.doubled == 1 << 1
    assert table.holder(0) == 1
    assert table.points() == [6, 2]
    assert "goes back to Seat 2" in table.match.log()[-1].text


def test_H19_also_if_it_was_the_active_player_who_put_it_there() -> None:
    table = Table().won(0, 0, "1").doubled(0).won(0, 1, "3").sail(3, 4).do("land south").dice(3, 6).do("place 3")
    assert table.points()[0] == 1 + 6


def test_H20_one_token_is_placed_per_landing() -> None:
    table = Table().won(0, 0, "1").won(0, 1, "2").sail(3, 4).do("land south").dice(1, 2)
    assert table.legal == ["place 1", "place 2", "done"]
    table.do("place 1")
    assert table.turn == 2


def test_H20_the_placed_token_remains_its_owners() -> None:
    table = Table().won(0, 0, "1").doubled(0).won(0, 1, "hagar")
    assert table.points()[0] == 1 + 1 + 1


# --- Cleared islands


@pytest.mark.parametrize(("red", "black"), [(4, 4), (2, 5)])
def test_H21_a_double_or_a_seven_steals_the_figures_token(red: int, black: int) -> None:
    table = Table().won(0, 0, "1").won(1, 1, "hagar").sail(1, 1).do("land here").dice(red, black).do("keep")
    assert table.legal == ["steal from 1", "done"]
    table.do("steal from 1")
    assert table.holder(1) == 0


def test_H21_other_dice_steal_nothing() -> None:
    table = Table().won(0, 0, "1").won(1, 1, "hagar").sail(1, 1).do("land here").dice(4, 5).do("keep")
    assert table.turn == 2


def test_H21_the_owner_of_a_sven_token_is_chosen() -> None:
    table = Table(3).won(0, 5, "1").won(1, 0, "sven").won(2, 1, "sven").sail(3, 3).do("land here").dice(6, 1).do("keep")
    assert table.legal == ["steal from 1", "steal from 2", "done"]
    table.do("steal from 2")
    assert (table.holder(0), table.holder(1)) == (1, 0)


def test_H21_number_tokens_cannot_be_stolen() -> None:
    table = Table().won(0, 0, "1").won(1, 1, "2").doubled(1)
    assert table.sail(1, 1).turn == 2


def test_H22_tokens_on_the_map_cannot_be_had_from_a_cleared_island() -> None:
    table = Table(3).won(0, 5, "1").won(1, 0, "sven").lies(6, "sven").sail(3, 3).do("land here").dice(3, 3).do("keep")
    assert table.legal == ["steal from 1", "done"]


def test_H22_a_cleared_island_without_figure_has_no_effect() -> None:
    table = Table().won(0, 7, "1").won(0, 8, "2").won(1, 0, "hagar").won(1, 1, "sven")
    assert table.sail(1, 5).turn == 2


def test_H23_a_figure_island_with_a_token_left_is_an_ordinary_treasure_island() -> None:
    table = Table().won(1, 3, "hagar").lies(4, "2").sail(1, 3).do("land here").dice(5, 5).do("keep")
    assert table.turn == 2  # a double, but the 2 still lies here: nothing to steal


# --- End and scoring


def five_numbers_won(players: int = 2, rules: int = 3) -> Table:
    """All number tokens are won but one 3, which lies with a Sven token on the plain island; 3-3 was thrown there."""
    table = Table(players, rules=rules).lies(7, "3").lies(8, "sven")
    for treasure, kind in enumerate(("1", "1", "1", "2", "2")):
        table.won(treasure % 2, treasure, kind)
    return table.sail(1, 5).do("land here").dice(3, 3).do("keep")


@pytest.mark.parametrize("choice", ["take by red", "done"])
def test_H24_the_game_ends_with_the_landing_that_discovers_the_sixth_number(choice: str) -> None:
    table = five_numbers_won()
    assert table.state.numbers_left == 0
    assert table.legal == ["take by red", "double takes sven", "done"]
    assert table.do(choice).match.to_move == OVER
    assert table.turn == 1
    assert table.holder(7) == (0 if choice == "take by red" else ON_MAP)


def test_H24_it_also_ends_if_the_double_takes_sven() -> None:
    table = five_numbers_won().do("double takes sven")
    assert table.match.to_move == CHANCE  # Sven's dice
    assert table.dice(6, 1).match.to_move == OVER
    assert (table.turn, table.holder(7)) == (1, ON_MAP)


def test_H24_all_that_the_dice_take_is_taken_before_the_end() -> None:
    table = Table().lies(7, "3").lies(8, "1").discovered(8)
    for treasure, kind in enumerate(("1", "1", "2", "2")):
        table.won(1, treasure, kind)
    table.sail(1, 5).do("land here").dice(3, 1).do("keep", "take by red")
    assert table.legal == ["take by black", "done"]
    assert table.do("take by black").match.to_move == OVER
    assert table.points() == [4, 6]


def test_H24_dice_that_are_thrown_again_discover_nothing() -> None:
    table = Table().lies(0, "2").sail(1, 1).do("land here").dice(2, 5)
    assert table.state.numbers_left == 6
    table.do("reroll red", "red 6", "keep")
    assert (table.turn, table.state.numbers_left) == (2, 6)


def test_A07_a_number_that_a_die_shows_is_discovered_and_may_be_won_later() -> None:
    table = Table().lies(0, "2").sail(1, 1).do("land here").dice(2, 5).do("keep")
    assert (table.state.discovered, table.state.numbers_left) == (1 << 0, 5)
    table.do("done")
    assert (table.turn, table.holder(0), table.state.numbers_left) == (2, ON_MAP, 5)
    table.sail(1, 1).do("land here").dice(2, 2).do("keep", "take by red")
    assert (table.turn, table.holder(0), table.state.numbers_left) == (3, 1, 5)  # it is discovered once


def test_A07_a_lucky_seven_shows_no_number_but_what_it_wins_is_discovered() -> None:
    table = Table().lies(7, "1").lies(8, "2").sail(1, 5).do("land here").dice(3, 4).do("keep")
    assert table.state.numbers_left == 6
    assert Table().lies(0, "1").sail(1, 1).do("land here").dice(3, 4).do("keep", "done").state.numbers_left == 6
    assert table.do("seven takes 2").state.numbers_left == 5
    assert table.state.discovered == 1 << 8
    both = Table().lies(7, "1").lies(8, "2").sail(1, 5).do("land here").dice(1, 6).do("keep", "seven takes 2")
    assert both.state.discovered == 1 << 7 | 1 << 8  # the red die has shown the 1


def test_A07_two_dice_discover_two_numbers() -> None:
    table = Table().lies(7, "1").lies(8, "2").sail(1, 5).do("land here").dice(1, 2).do("keep")
    assert table.state.numbers_left == 4


def test_A07_helga_island_discovers_nothing() -> None:
    table = Table().won(0, 0, "2").sail(3, 5).do("land here").dice(2, 3).do("keep", "place 2")
    assert table.state.numbers_left == 5


def test_A18_each_die_discovers_one_of_equal_tokens_and_the_discovered_one_is_taken() -> None:
    def landed(red: int, black: int) -> Table:
        return Table().lies(7, "1").lies(8, "1").sail(1, 5).do("land here").dice(red, black).do("keep")

    assert landed(1, 4).state.discovered == 1 << 7
    assert landed(1, 1).state.discovered == 1 << 7 | 1 << 8
    taken = landed(1, 4).do("take by red")
    assert (taken.state.won[0], taken.state.discovered) == (1 << 7, 1 << 7)
    left = landed(1, 4).do("done").sail(1, 5).do("land here").dice(5, 1).do("keep")
    assert left.state.discovered == 1 << 7 | 1 << 8  # the second one, as the first was
    seven = landed(1, 4).do("done").sail(1, 5).do("land here").dice(3, 4).do("keep", "seven takes 1")
    assert (seven.state.won[1], seven.state.discovered) == (1 << 7, 1 << 7)


def test_H24_by_earlier_rules_the_sixth_number_had_to_be_won() -> None:
    table = five_numbers_won(rules=2)
    assert table.state.numbers_left == 1
    assert table.do("take by red").match.to_move == OVER
    assert five_numbers_won(rules=2).do("double takes sven").turn == 2
    assert five_numbers_won(rules=2).do("done").turn == 2


def test_A17_by_earlier_rules_there_was_a_shorter_evening_in_which_the_last_number_but_one_ended_the_game() -> None:
    table = Table(short=True, rules=2).lies(7, "2").lies(8, "sven")
    for treasure, kind in enumerate(("1", "1", "1", "2")):
        table.won(treasure % 2, treasure, kind)
    assert table.state.numbers_left == 1
    assert "One more number: winning it ends the game" in table.match.view(0).svg()
    table.sail(1, 5).do("land here").dice(2, 4).do("keep", "take by red")
    assert table.match.to_move == OVER
    view = table.match.view(0)
    assert "all number tokens but one are won" in view.game.words.prompt(view)


def test_H25_number_tokens_score_their_value_and_twice_on_the_x2_field() -> None:
    assert Table().won(0, 0, "3").won(0, 1, "2").points()[0] == 5
    assert Table().won(0, 0, "3").won(0, 1, "2").doubled(0).points()[0] == 8


def test_H26_the_hagar_token_scores_one_per_own_number_token() -> None:
    table = Table().won(0, 0, "1").won(0, 1, "1").doubled(1).won(0, 2, "2").won(0, 3, "hagar").won(1, 4, "3")
    assert table.points() == [1 + 2 + 2 + 3, 3]


def test_H27_each_sven_token_scores_the_difference_of_one_roll() -> None:
    table = five_numbers_won(3)
    table.won(0, 5, "sven").won(2, 6, "sven").do("take by red")
    assert table.match.to_move == CHANCE
    table.dice(6, 2).dice(3, 3)
    assert table.match.to_move == OVER
    assert list(table.state.luck[:3]) == [4, 0, 0]


def test_H27_two_sven_tokens_roll_twice() -> None:
    table = five_numbers_won()
    table.won(1, 5, "sven").won(1, 6, "sven").do("take by red").dice(1, 6).dice(5, 4)
    assert list(table.state.luck[:2]) == [0, 6]


def result(*points: int) -> tuple[int, ...]:
    """The places of seats that end with these points."""
    table = Table(len(points))
    table.state.luck[: len(points)] = points
    table.state.phase = 9
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.points == points
    return outcome.places


def test_H28_the_fewest_points_lose_and_all_others_win() -> None:
    assert result(5, 3, 3, 9) == (1, 2, 2, 1)
    assert result(7, 2, 4) == (1, 2, 1)


def test_H28_if_all_tie_all_lose() -> None:
    assert result(4, 4) == (2, 2)


# --- Viking's Harbor


def test_H29_dragon_island_replaces_the_ship() -> None:
    base = Table().match.game.start(2, scripted=True)
    assert [a.text for a in base.odds] == [f"coaster {n}" for n in range(1, 10)]
    harbor = base.game.start(2, {"harbor": True}, scripted=True)
    assert [a.text for a in harbor.odds] == [f"coaster {n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 10)]


def test_H30_only_a_1_is_placed_on_dragon_island() -> None:
    table = Table(harbor=True).won(0, 0, "1").won(0, 1, "2").sail(5, 5).do("land here").dice(1, 4).do("keep")
    assert table.legal == ["place 1", "done"]
    table.do("place 1")
    assert table.state.moored == 1 << 0
    seven = Table(harbor=True).won(0, 0, "1").won(0, 1, "2").sail(5, 5).do("land here").dice(2, 5).do("keep")
    assert seven.legal == ["place 1", "done"]


def test_H30_a_token_there_goes_back_to_its_owner() -> None:
    table = Table(harbor=True).won(1, 0, "1").moored(0).won(0, 1, "1").sail(5, 4).do("land south").dice(1, 3)
    table.do("place 1")
    assert table.state.moored == 1 << 1
    assert table.holder(0) == 1


def test_H31_the_placed_1_counts_once_and_as_a_number_token() -> None:
    table = Table(harbor=True).won(0, 0, "1").moored(0).won(0, 1, "hagar")
    assert table.points()[0] == 1 + 1


def finished_harbor(points: list[int], owner: int) -> tuple[str, ...]:
    table = Table(len(points), harbor=True).won(owner, 0, "1").moored(0)
    table.state.luck[: len(points)] = points
    table.state.luck[owner] -= 1
    table.state.phase = 9
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.points == tuple(points)
    return outcome.awards


def test_H32_the_owner_gets_a_beer_from_the_losers_unless_he_loses() -> None:
    assert finished_harbor([4, 2, 9], owner=0) == ("Seat 1 gets a beer from Seat 2 (H-32).",)
    assert finished_harbor([4, 2, 2], owner=0) == ("Seat 1 gets a beer from Seat 2 and Seat 3 (H-32).",)
    assert finished_harbor([4, 2, 9], owner=1) == ()
    assert finished_harbor([4, 4], owner=1) == ()


# --- Rulings


def test_A02_tokens_are_seen_only_after_landing() -> None:
    table = Table().sail(2, 1)
    assert table.kinds(0, 1) == [0, 0]


def test_A06_a_double_is_two_single_dice_or_a_double() -> None:
    table = Table().lies(7, "3").lies(8, "hagar").sail(1, 5).do("land here").dice(3, 3).do("keep")
    assert table.legal == ["take by red", "double takes hagar", "done"]


def test_A12_dice_kept_before_may_be_thrown_again_later() -> None:
    table = Table().lies(0, "1").sail(1, 1).do("land here").dice(5, 5).do("reroll red", "red 6", "reroll black")
    assert outcomes(table)[0] == "black 1"


def test_A13_a_token_may_be_evicted_by_an_equal_one() -> None:
    table = Table().won(1, 0, "1").doubled(0).won(0, 1, "1").sail(3, 4).do("land south").dice(1, 4)
    assert table.legal == ["place 1", "done"]


def test_the_game_is_scored_as_it_stands_after_the_last_turn_of_the_limit() -> None:
    table = Table().won(0, 0, "3")
    table.state.turn = 400
    table.sail(6, 6)
    assert table.match.to_move == OVER
    assert table.points() == [3, 0]
