"""Sagnir: the cards are what RULES.md says of them, and as hard as its tables say."""

from collections import Counter
from itertools import pairwise
from statistics import fmean

import pytest

import meadhall
from meadhall.core.game import Game
from meadhall.games.island.content import read_content
from meadhall.games.island.patterns import cells_of
from tests.sagnir import figures
from tests.sagnir.cards import canonical, difficulty, is_close, own_element_dominates, starting_islands

SAGNIR = meadhall.game("sagnir")
CONTENT = read_content(SAGNIR.edition)


def test_the_content_is_that_of_the_tables() -> None:
    printed = [(n, b.name, b.element, b.points, "/".join(b.pattern)) for n, b in enumerate(CONTENT.beings, 1)]
    assert printed == [(row[0], row[1], row[2], row[3], row[5]) for row in figures.BEINGS]
    bonus = [(n, card.points, "/".join(card.pattern)) for n, card in enumerate(CONTENT.bonus, 1)]
    assert bonus == [row[:3] for row in figures.BONUS]


def test_placements_are_as_many_as_the_tables_say() -> None:
    box = SAGNIR.make_box(2)
    counted = [sum(int(corners).bit_count() for corners in box.corners[card]) for card in range(48)]
    assert counted == [row[6] for row in figures.BEINGS] + [row[4] for row in figures.BONUS]
    assert box.required[:48].tolist() == [row[4] for row in figures.BEINGS] + [row[3] for row in figures.BONUS]


@pytest.mark.parametrize("light", [False, True])
def test_beings_are_distinct_and_their_own_element_dominates(light: bool) -> None:
    patterns = [being.light if light else being.pattern for being in CONTENT.beings]
    assert len({canonical(pattern) for pattern in patterns}) == 28
    for being, pattern in zip(CONTENT.beings, patterns, strict=True):
        assert own_element_dominates(pattern, being.element)
    assert len({canonical(card.pattern) for card in CONTENT.bonus}) == 20


def test_points_and_kinds_of_the_beings() -> None:
    for element in ("fire", "water", "earth", "air"):
        points = sorted(being.points for being in CONTENT.beings if being.element == element)
        assert points == [3, 3, 4, 4, 5, 6, 8]
        assert sum(points) == 33
    for being in CONTENT.beings:
        kinds = set("".join(being.pattern)) - {"."}
        assert len(kinds) >= 3
        if being.points >= 6:
            assert kinds == set("FWEAN")


def test_S32_northern_lights_are_required_on_some_beings_only() -> None:
    """Those of six and eight points, one each."""
    lights = {n: "".join(being.pattern).count("N") for n, being in enumerate(CONTENT.beings, 1)}
    assert [n for n, count in lights.items() if count] == CONTENT.highest
    assert sum(lights.values()) == len(CONTENT.highest) == 8
    found = Counter((being.points, len(cells_of(being.pattern))) for being in CONTENT.beings)
    assert found == {(3, 7): 8, (4, 7): 6, (4, 8): 2, (5, 8): 4, (6, 8): 4, (8, 9): 4}


@pytest.mark.parametrize("game", [SAGNIR, meadhall.game("mythical_island")], ids=["sagnir", "mythical_island"])
def test_beings_lie_inside_4_by_4_and_hang_together_side_by_side(game: Game) -> None:
    for being in read_content(game.edition).beings:
        cells = {(row, column) for row, column, _ in cells_of(being.pattern)}
        assert max(max(cell) for cell in cells) < 4
        near = {min(cells)}
        while more := {(r, c) for r, c in cells - near if any(abs(r - i) + abs(c - j) == 1 for i, j in near)}:
            near |= more
        assert near == cells, being.name


def test_more_points_are_harder_and_no_element_is() -> None:
    hard = {points: [row[8] for row in figures.BEINGS if row[3] == points] for points in (3, 4, 5, 6, 8)}
    for fewer, more in pairwise(hard.values()):
        assert fmean(fewer) + 0.2 < fmean(more)
        assert max(fewer) < min(more) + 0.1
    sums = [sum(row[8] for row in figures.BEINGS if row[2] == element) for element in ("fire", "water", "earth", "air")]
    assert max(sums) < 1.03 * min(sums)


def test_points_of_the_bonus_cards() -> None:
    assert Counter(card.points for card in CONTENT.bonus) == {1: 3, 2: 5, 3: 6, 4: 4, 5: 2}
    assert sum(card.points for card in CONTENT.bonus) == 57


def test_P0_and_R_on_islands_of_25() -> None:
    islands = starting_islands(5, 2, seed=11)
    for row in figures.BEINGS:
        assert is_close(difficulty(row[5].split("/"), islands, 5, True), row[7], row[8], 20_000), row
    for number, _, pattern, _, _, chance, mean in figures.BONUS:
        assert is_close(difficulty(pattern.split("/"), islands, 5, True), chance, mean, 20_000), number


def test_P0_and_R_on_islands_of_36() -> None:
    islands = starting_islands(6, 2, seed=12)
    for row in figures.BEINGS:
        assert is_close(difficulty(row[5].split("/"), islands, 6, True), row[9], row[10], 10_000), row
