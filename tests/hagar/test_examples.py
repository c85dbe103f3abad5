"""The worked examples of RULES.md, by number, where the tests of the rules do not already hold them word for word."""

import pytest

from meadhall.core.errors import IllegalAction
from meadhall.core.record import copy
from meadhall.games.hagar.hoards import ON_MAP
from meadhall.games.hagar.rules import chart
from meadhall.games.hagar.state import WIDTH
from tests.hagar.table import Table


def uses(kinds: tuple[str, ...], red: int, black: int) -> list[str]:
    """What the dice can do on the plain island where these tokens lie (a cleared second field is fine)."""
    table = Table().lies(7, kinds[0])
    if len(kinds) == 2:
        table.lies(8, kinds[1])
    else:
        table.won(1, 8, "sven")
    table.sail(1, 5).do("land here").dice(red, black).do("keep")
    return table.legal[:-1] if table.turn == 1 else []


def test_example_1_scoring() -> None:
    table = Table().won(0, 0, "1").won(0, 1, "1").doubled(1).won(0, 2, "2").won(0, 3, "hagar")
    assert table.points()[0] == 8


def test_example_1_a_whole_game_that_ends_with_these_8_points() -> None:
    table = Table()
    table.sail(1, 1).do("land here", "token 1").dice(1, 5).do("keep", "take by red")
    table.sail(3, 1).do("land here", "token 3").dice(3, 5).do("keep", "take by red")
    table.sail(5, 1).do("land here", "token hagar").dice(4, 4).do("keep", "double takes hagar")
    table.sail(1, 3).do("land here", "token 2", "token sven").dice(2, 6).do("keep", "take by red")
    table.sail(3, 3).do("land here", "token 1").dice(1, 3).do("keep", "take by red")
    table.sail(6, 6)
    table.sail(3, 5).do("land here").dice(1, 4).do("keep", "place 1")
    table.sail(6, 6)
    table.sail(5, 3).do("land here", "token 2").dice(2, 6).do("keep", "take by red")
    assert table.state.numbers_left == 1
    table.sail(1, 5).do("land here", "token 1", "token sven").dice(1, 5).do("keep", "done")  # discovered, and left
    assert table.match.outcome is not None
    assert table.match.outcome.points == (1 + 2 * 1 + 2 + 3, 3 + 2)
    assert table.match.outcome.places == (1, 2)


def test_example_2_navigation() -> None:
    def indirect(column: int, row: int) -> set[tuple[int, int]]:
        """The sea fields from which an island at this field is hit, on a chart with no other island."""
        table = Table()
        table.match.box = copy(table.match.box)
        table.match.box.islands[:] = 0
        place = (row - 1) // 2 * 3 + (column - 1) // 2
        table.match.box.islands[place] = 1
        table.turned(place, [0, 1, 3, 2][(row - 1) % 2 * 2 + (column - 1) % 2])
        found = set()
        for field in range(WIDTH * WIDTH):
            table.state.field = field
            if any(chart.island_towards(table.state, d) == place for d in range(1, 5)):
                found.add((field % WIDTH + 1, field // WIDTH + 1))
        return found

    assert indirect(2, 4) == {(1, 4), (3, 4), (2, 3), (2, 5)}
    assert indirect(1, 1) == {(2, 1), (1, 2)}


def test_example_3_direct_hits_have_two_reroll_decisions_and_indirect_ones_none() -> None:
    direct = Table().lies(0, "1").sail(1, 1).do("land here").dice(1, 5).do("reroll black", "black 5", "reroll black")
    assert direct.do("black 5").legal == ["take by red", "done"]
    indirect = Table().lies(0, "1").sail(1, 2).do("land north").dice(1, 5)
    assert indirect.legal == ["take by red", "done"]


@pytest.mark.parametrize(
    ("number", "kinds", "red", "black", "expected"),
    [
        (4, ("1", "2"), 1, 2, ["take by red", "take by black"]),
        (4, ("1", "2"), 1, 5, ["take by red"]),
        (4, ("1", "2"), 2, 5, ["take by red", "seven takes 1"]),
        (5, ("1", "1"), 1, 1, ["take by red"]),
        (5, ("1", "sven"), 1, 1, ["take by red", "double takes sven"]),
        (6, ("3", "hagar"), 3, 4, ["take by red", "seven takes hagar"]),
        (6, ("3", "hagar"), 5, 5, ["double takes hagar"]),
        (6, ("3", "hagar"), 3, 5, ["take by red"]),
        (7, ("2",), 5, 5, []),
    ],
)
def test_examples_4_to_7_what_the_dice_take(
    number: int, kinds: tuple[str, ...], red: int, black: int, expected: list[str]
) -> None:
    assert uses(kinds, red, black) == expected


def test_example_4_a_seven_takes_one_token_in_all() -> None:
    table = Table().lies(7, "1").lies(8, "2").sail(1, 5).do("land here").dice(2, 5).do("keep", "seven takes 1")
    assert (table.holder(7), table.holder(8)) == (0, ON_MAP)
    assert table.turn == 2


@pytest.mark.parametrize(
    ("red", "black", "expected"),
    [(3, 5, ["place 3"]), (1, 6, ["place 1", "place 3"]), (2, 4, [])],
)
def test_example_8_helga(red: int, black: int, expected: list[str]) -> None:
    table = Table().won(0, 0, "1").won(0, 1, "3").sail(3, 5).do("land here").dice(red, black).do("keep")
    assert (table.legal[:-1] if table.turn == 1 else []) == expected


# Examples 9 to 14 stand in test_rules.py: H-19 (9), H-21 (10, 11), H-27 (12), H-24 (13), H-28 (14).


def test_example_15_dragon_island_takes_a_1_and_is_not_offered_without_one() -> None:
    table = Table(harbor=True).won(0, 0, "1").won(0, 1, "2").sail(6, 5).do("land west").dice(1, 4)
    assert table.legal == ["place 1", "done"]
    without = Table(harbor=True).won(0, 0, "2").won(0, 1, "3").sail(6, 5)
    assert without.turn == 2


def test_example_16_two_islands_beside_a_sea_field() -> None:
    table = Table()
    table.turned(4, 1)  # the Sven island moves to red 4, black 3
    table.sail(4, 2)
    assert "land south" in table.legal
    with pytest.raises(IllegalAction, match="no island to the north"):
        table.match.play("land north")
    table = Table()
    table.turned(0, 3)  # the first Hägar island moves down to red 1, black 2
    table.turned(3, 1)  # the double Hägar island moves to red 2, black 3
    table.sail(1, 3)
    assert table.legal == ["land north", "land east", "sail on"]
    table.do("land north", "token 1")
    assert table.kinds(3, 4) == [0, 0]
