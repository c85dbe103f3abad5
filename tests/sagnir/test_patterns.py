"""Sagnir: when a pattern is matched (S-30 to S-36)."""

import random
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.games.island.content import read_content
from meadhall.games.island.patterns import cells_of, ways
from meadhall.games.island.rules.matching import NATURAL, NO_ELEMENT, NONE, WITH_TOKEN, match_at
from meadhall.games.island.state import BEINGS, CELL_NAMES, CELLS
from meadhall.games.island.words.names import matches
from tests.sagnir.table import LETTERS, Table

SAGNIR = meadhall.game("sagnir").with_edition("3")  # nothing here hangs on which cards there are today
# Being 1 wants .F./FAF/.W. - here it lies on b1, a2, b2, c2, b3.
CROSS = "EFEAA/FAFAA/EWEWW/AWWEE/AWEWE"
ON_CROSS = ["b1", "a2", "b2", "c2", "b3"]


def cross(pawn: str, **options: Any) -> Table:
    return Table(CROSS, beings=[[1, 4, 14]], hands=["NFWE"], pawns=[pawn, "e5"], **options)


@pytest.mark.parametrize("way", range(8))
def test_S30_turned_and_mirrored(way: int) -> None:
    table = Table("AAAAA/AAAWW/WWWWW/WWEEE/EEEEE", beings=[[2, 4, 14]], pawns=["a1", "e5"])
    wanted = ways(("FF.", "WFE", "..F"))[way]
    table.shows(**{CELL_NAMES[(r + 1) * 8 + c + 1]: letter for r, c, letter in wanted})
    row, column, _ = wanted[0]
    assert "activate 02" not in table.legal
    table.stands(0, CELL_NAMES[(row + 1) * 8 + column + 1])
    assert "activate 02" in table.legal


def test_S30_every_required_cell_falls_on_the_island() -> None:
    table = Table("FAFAA/WEWEE/EWEWW/AWWEE/AWEWE", beings=[[1, 4, 14]], pawns=["b1", "e5"])
    table.spent(0, 4)
    assert "activate 01" not in table.legal  # the top of the cross would lie outside


def test_S30_gaps_of_the_island_carry_no_pattern() -> None:
    box = SAGNIR.make_box(2, {"layout": "ring"})
    corners = [CELL_NAMES[cell] for cell in range(CELLS) if int(box.corners[0, 0]) >> cell & 1]
    assert corners == ["a1", "d1", "e1", "e2", "e3", "a4", "d4", "e4"]  # on the corners and the broad side of the ring


def test_S31_northern_lights_stand_for_any_element() -> None:
    table = cross("b2").do("place aurora a2")
    assert "activate 01" in table.legal
    table.stands(0, "a2")
    assert "activate 01" in table.legal


def test_S31_several_jokers_and_for_different_elements() -> None:
    table = cross("b2").shows(b1="N", b2="N", b3="N")
    assert "activate 01" in table.legal
    table.shows(a2="N", c2="N")
    assert "activate 01" in table.legal


def test_S32_a_required_northern_light_is_met_by_itself_only() -> None:
    rows = "AFEAA/FEFAA/WEAWW/AWWEE/AWEWE"  # being 3 wants .F./FNF/WE.
    table = Table(rows, beings=[[3, 4, 14]], pawns=["b1", "e5"])
    for letter in "FWA":
        assert "activate 03" not in table.shows(b2=letter).legal
    assert "activate 03" in table.shows(b2="N").legal


def test_S33_gaps_and_surroundings_impose_nothing() -> None:
    table = cross("b2")
    for cell in ("a1", "c1", "a3", "c3", "d2", "b4"):
        for letter in "FWN":
            assert "activate 01" in table.shows(**{cell: letter}).legal


def bonus_one(rows: str, pawn: str = "a1", **options: Any) -> bool:
    return "claim b01" in Table(rows, bonus=[1], pawns=[pawn, "e5"], max_start_aurora="none", **options).legal


def test_S34_one_of_each_element_in_any_order() -> None:
    for block in ("FW/EA", "AE/WF", "WA/FE"):
        top, bottom = block.split("/")
        assert bonus_one(f"{top}WWW/{bottom}WWW/WWWWW/FFFEE/FFFEE")
    assert not bonus_one("FWWWW/EEWWW/EEEEE/FFFEE/FFFAA")


def test_S34_each_joker_replaces_one_missing_element() -> None:
    assert bonus_one("NWWWW/EAWWW/WWWWW/FFFEE/FFFEE")
    assert bonus_one("NNWWW/EAWWW/WWWWW/FFFEE/FFFEE")
    assert bonus_one("NNWWW/NNWWW/WWWWW/FFFEE/FFFEE")
    assert not bonus_one("NWWWW/WAWWW/WWWWW/FFFEE/FFFEE")  # water twice


@pytest.mark.parametrize("cell", ["b1", "a2", "b2", "c2", "b3"])
def test_S35_the_pawn_stands_on_a_required_cell(cell: str) -> None:
    assert "activate 01" in cross(cell).legal


@pytest.mark.parametrize("cell", ["a1", "c1", "a3", "c3", "b4", "e1"])
def test_S35_a_gap_is_no_part_of_the_pattern(cell: str) -> None:
    cross(cell).spent(0, 4).refuses("activate 01", "S-35")


def test_S36_nothing_is_consumed() -> None:
    # being 1 (.F./FAF/.W.) and the bonus cards b04 (FF/F.) and b01 use the same tiles, one after another
    table = cross("b2", bonus=[1, 7])
    table.shows(c1="F", a1="W", a3="E")
    before = table.rows
    table.do("activate 01")
    assert table.rows == before
    assert "claim b01" in table.legal
    table.do("claim b01")
    assert table.rows == before


def test_matches_are_shown_wherever_they_are() -> None:
    table = cross("e1")
    view = table.match.view(0)
    assert matches(view, "being-01") == [[f"cell-{cell}" for cell in ON_CROSS]]
    assert matches(view, "being-21") == []
    assert all(len(cells) == 3 for cells in matches(view, "bonus-b07"))


# --- The tables against a matcher that scans


def naive(rows: dict[int, int], pattern: list[str], pawn: int, jokers: bool, element: int) -> int:
    """What `match_at` should find, by trying every way at every place."""
    best = NONE
    for way in ways(tuple(pattern)):
        for row in range(-5, 8):
            for column in range(-5, 8):
                placed = [(row + r, column + c, letter) for r, c, letter in way]
                if not all(0 <= r < 8 and 0 <= c < 8 and r * 8 + c in rows for r, c, _ in placed):
                    continue
                if pawn not in [r * 8 + c for r, c, _ in placed]:
                    continue
                best = max(best, _judge([(rows[r * 8 + c], letter) for r, c, letter in placed], jokers, element))
    return best


def _judge(pairs: list[tuple[int, str]], jokers: bool, element: int) -> int:
    if pairs[0][1] == "*":
        kinds = [kind for kind, _ in pairs]
        elements = [kind for kind in kinds if kind < 4]
        good = len(set(elements)) == len(elements) and (jokers or len(elements) == 4)
        return NATURAL if good else NONE
    wrong = [
        letter for kind, letter in pairs if LETTERS[kind] != letter and not (jokers and kind == 4 and letter != "N")
    ]
    if not wrong:
        return NATURAL
    return WITH_TOKEN if len(wrong) == 1 and element >= 0 and wrong[0] == LETTERS[element] else NONE


@pytest.mark.parametrize("layout", ["square", "bay", "ring", "isle"])
@pytest.mark.parametrize("jokers", [False, True])
def test_the_matcher_agrees_with_one_that_scans(layout: str, jokers: bool) -> None:
    dice = random.Random(7)
    box = SAGNIR.make_box(2, {"layout": layout, "jokers": jokers, "pattern_set": "light"})
    printed = read_content(SAGNIR.edition)
    patterns = [being.light for being in printed.beings] + [card.pattern for card in printed.bonus]
    cells = [int(cell) for cell in box.cells[: box.area]]
    state: Any = SAGNIR.state.new()
    found = [0, 0, 0]
    for _ in range(8):
        kinds = dice.choices(range(5), (3, 3, 2, 2, 3), k=len(cells))
        island = dict(zip(cells, kinds, strict=True))
        state.land[:] = [np.uint64(sum(1 << cell for cell, kind in island.items() if kind == k)) for k in range(5)]
        pawn, element = dice.choice(cells), dice.choice([NO_ELEMENT, 0, 1, 2, 3])
        for card, pattern in enumerate(patterns):
            own = element if card < BEINGS else NO_ELEMENT
            expected = naive(island, pattern, pawn, jokers, own)
            assert match_at(state, box, card, pawn, own) == expected, (card, pawn, island)
            found[expected] += 1
    assert found[NATURAL] > 0


def test_ways_and_places_are_as_many_as_the_pattern_has() -> None:
    box = SAGNIR.make_box(2)
    assert box.ways[7] == 4  # WWW/.E./.F. is its own mirror image
    assert sum(int(box.corners[7, way]).bit_count() for way in range(4)) == 36
    assert cells_of(["W.", ".E"]) == [(0, 0, "W"), (1, 1, "E")]
    assert CELLS == 64
