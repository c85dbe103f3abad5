"""The odds of carving, recomputed by enumeration of all rolls from the content, and compared with RULES.md."""

import re
from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, product
from math import factorial, prod

import numpy as np
import pytest

import meadhall
from meadhall.core.constants import OVER
from meadhall.core.record import copy
from meadhall.games.runir.box import LANE, RUNE_SIGNS
from meadhall.games.runir.rules import carving
from meadhall.games.runir.state import RUNES, STONES, State
from tests.runir.table import Table

RUNIR = meadhall.game("runir")
BOX = RUNIR.make_box(2)
ALL = range(RUNES * 2 * STONES)  # all stones, by board, side and place on the side

Roll = tuple[int, ...]


def rolls(dice: int) -> dict[Roll, int]:
    """Every roll, as the number of dice with each rune, and in how many ways it falls."""
    found = {}
    for runes in combinations_with_replacement(range(RUNES), dice):
        counts = tuple(runes.count(rune) for rune in range(RUNES))
        found[counts] = factorial(dice) // prod(map(factorial, counts))
    assert sum(found.values()) == RUNES**dice
    return found


SIX, SEVEN = rolls(6), rolls(7)


def meets(stone: int, roll: Roll) -> bool:
    """R-05, by trying: the fixed runes are there, and beside them a rune for the wild set."""
    rest = [have - need for have, need in zip(roll, BOX.runes[stone], strict=True)]
    return bool(min(rest) >= 0 and max(rest) >= BOX.wild[stone, 0])


def meets_after_setting(stone: int, roll: Roll) -> bool:
    """R-18: the same, if one die may be turned to another rune."""
    if meets(stone, roll):
        return True
    for old, new in product(range(RUNES), repeat=2):
        if roll[old]:
            turned = list(roll)
            turned[old] -= 1
            turned[new] += 1
            if meets(stone, tuple(turned)):
                return True
    return False


def chance(met: dict[Roll, bool], ways: dict[Roll, int]) -> float:
    return sum(ways[roll] for roll, fits in met.items() if fits) / sum(ways.values())


MET = {stone: {roll: meets(stone, roll) for roll in SIX} for stone in ALL}
CHANCE = {stone: chance(MET[stone], SIX) for stone in ALL}


def test_the_packed_comparison_of_the_rules_agrees_with_trying() -> None:
    for ways in (SIX, SEVEN):
        for roll in ways:
            packed = sum(count << LANE * rune for rune, count in enumerate(roll))
            for stone in ALL:
                asked = (int(numbers[divmod(stone, STONES)]) for numbers in (BOX.packed, BOX.large, BOX.small))
                assert carving.fits(packed, *asked) == meets(stone, roll)


def stone_table() -> list[list[str]]:
    """The rows of the stone table in RULES.md."""
    text = (RUNIR.folder / "RULES.md").read_text(encoding="utf-8")
    return [
        [cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\| \w+[12]-[bsg][12] .*$", text, re.M)
    ]


def test_the_stone_table_of_the_rules_is_what_the_content_gives() -> None:
    rows = stone_table()
    assert len(rows) == len(ALL) == 72
    for stone, (name, colour, requirement, dice, once, with_set, seven) in zip(ALL, rows, strict=True):
        side, index = divmod(stone, STONES)
        assert name == f"{RUNE_SIGNS[side // 2]}{side % 2 + 1}-{('b1', 'b2', 's1', 's2', 'g1', 'g2')[index]}"
        assert colour == ("bronze", "silver", "gold")[index // 2]
        runes = [sign for rune, sign in enumerate(RUNE_SIGNS) for _ in range(BOX.runes[stone, rune])]
        wild = [f"[{size}=]" for size in BOX.wild[stone] if size]
        assert requirement.split() == runes + wild
        assert int(dice) == len(runes) + BOX.wild[stone].sum()
        set_die = chance({roll: meets_after_setting(stone, roll) for roll in SIX}, SIX)
        more_dice = chance({roll: meets(stone, roll) for roll in SEVEN}, SEVEN)
        assert [once, with_set, seven] == [f"{100 * p:.1f}%" for p in (CHANCE[stone], set_die, more_dice)]


@pytest.mark.parametrize(
    ("sides", "expected"), [((0, 1), [52.1, 34.2, 16.8]), ((0,), [70.1, 42.7, 22.2]), ((1,), [34.1, 25.8, 11.4])]
)
def test_the_average_chance_of_a_colour(sides: tuple[int, ...], expected: list[float]) -> None:
    for colour in range(3):
        stones = [s for s in ALL if s % STONES // 2 == colour and s // STONES % 2 in sides]
        assert round(100 * sum(CHANCE[s] for s in stones) / len(stones), 1) == expected[colour]


def test_no_roll_is_dead_on_any_fresh_layout_and_one_meets_8_stones() -> None:
    ways = np.array(list(SIX.values()))
    met = np.array([[MET[stone][roll] for roll in SIX] for stone in ALL]).reshape(RUNES, 2, STONES, len(SIX))
    layouts = 0
    by_colour = np.zeros(3)
    for boards in combinations(range(RUNES), 4):
        for sides in product(range(2), repeat=4):
            here = np.concatenate([met[board, side] for board, side in zip(boards, sides, strict=True)])
            assert here.any(axis=0).all()
            counts = (here * ways).sum(axis=1) / ways.sum()  # the chance of each of the 24 stones
            by_colour += [counts.reshape(4, 3, 2)[:, colour].sum() for colour in range(3)]
            layouts += 1
    assert layouts == 240
    assert [round(float(mean), 1) for mean in by_colour / layouts] == [4.2, 2.7, 1.3]
    assert round(float(by_colour.sum()) / layouts, 1) == 8.2


def test_the_values_of_coins_are_drawn_from_what_is_left_of_their_stack() -> None:
    """R-14, R-29: whoever holds them, the coins of a type are a random part of it: here two and one of ten."""
    table = Table().hand(1, 1).owns(0, "b0").turn("1 b2").turn("2 b2")
    found: Counter[tuple[str, ...]] = Counter()

    def draw(state: State, drawn: tuple[str, ...], ways: int) -> None:
        if RUNIR.kernels.to_move(state, BOX) == OVER:
            found[drawn] += ways
            return
        for outcome, weight in RUNIR.odds(state, BOX):
            after = copy(state)
            RUNIR.kernels.step(after, BOX, outcome)
            draw(after, (*drawn, RUNIR.actions.text(outcome)[-1]), ways * weight)

    draw(table.state, (), 1)
    assert found == Counter(permutations("1112222333", 3))
