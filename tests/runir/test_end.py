"""The rules of Runir, one by one, in the order of RULES.md: the end, and the long and the children's version."""

from meadhall.core.constants import CHANCE, OVER
from tests.runir.table import ALL_DIFFERENT, Table, refuse

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
