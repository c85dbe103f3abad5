"""Mythical Island: variants (M-39 to M-43), its cards, and that it keeps the contract."""

from typing import Any

import pytest

import meadhall
from meadhall.core.conformance import check
from meadhall.core.constants import OVER
from meadhall.core.errors import OptionError, UnknownName
from meadhall.games.island.content import read_content
from tests.mythical_island import figures
from tests.mythical_island.table import Table
from tests.sagnir.cards import canonical, difficulty, is_close, own_element_dominates, starting_islands
from tests.sagnir.samples import SHARED, short

MYTHICAL = meadhall.game("mythical_island")
CONTENT = read_content(MYTHICAL.edition)


def test_M39_variants_a_and_b() -> None:
    table = Table(seats=["dragon"], abilities=False, bonus_cards=False, pawns=["c3", "e5"])
    assert table.state.bonus_size == 0
    assert table.state.tokens.sum() == 0
    table.do("step c2", "step c3", "step c2").refuses("step c3", "S-24")


@pytest.mark.parametrize(("players", "target"), [(2, 5), (3, 4), (4, 3)])
def test_M40_variant_c_removes_four_beings(players: int, target: int) -> None:
    box = MYTHICAL.make_box(players, {"highest_beings": False})
    assert [number for number in range(1, 29) if not int(box.deck) >> number - 1 & 1] == [4, 14, 21, 28]
    assert box.target == target


def test_M41_no_variant_d_and_no_young_game_but_a_b_c_combine() -> None:
    for name in ("jokers", "young"):
        with pytest.raises(UnknownName, match=name):
            MYTHICAL.make_box(2, {name: True})
    box = MYTHICAL.make_box(2, {"abilities": False, "bonus_cards": False, "highest_beings": False})
    assert (box.abilities, box.bonus, box.target) == (0, 0, 5)


@pytest.mark.parametrize(("layout", "area"), [("wide", 32), ("bay", 36), ("isle", 40), ("ring", 38)])
def test_M42_free_layouts(layout: str, area: int) -> None:
    assert Table(players=4, layout=layout).box.area == area


def test_M43_all_mythicals_with_one_last_turn() -> None:
    table = Table(seats=["dragon", "griffin"], pawns=["a1", "e5"], bonus=[19], all_mythicals=True)
    table.state.activated[0], table.state.beings[0], table.state.held[0] = 0b1111110, 1, 1  # all but being 1
    table.shows(a1="F", b1="A", c1="F").claimed(19, 0).do("activate 01")
    assert table.match.to_move == 0  # M-34: the turn goes on
    table.end()
    assert table.match.to_move == 1
    table.idle()
    assert table.match.to_move == OVER
    assert table.points()[0] == 33 + 5  # beings and bonus cards only
    with pytest.raises(OptionError, match="exclude each other"):
        MYTHICAL.make_box(2, {"all_mythicals": True, "highest_beings": False})


# --- Cards


def test_the_content_is_that_of_the_tables() -> None:
    printed = [(n, b.name, b.element, b.points, "/".join(b.pattern)) for n, b in enumerate(CONTENT.beings, 1)]
    assert printed == [(row[0], row[1], row[2], row[3], row[5]) for row in figures.BEINGS]
    bonus = [(n, card.points, "/".join(card.pattern)) for n, card in enumerate(CONTENT.bonus, 1)]
    assert bonus == [row[:3] for row in figures.BONUS]
    box = MYTHICAL.make_box(2)
    counted = [sum(int(corners).bit_count() for corners in box.corners[card]) for card in range(48)]
    assert counted == [row[6] for row in figures.BEINGS] + [row[4] for row in figures.BONUS]


def test_it_is_the_light_set_of_sagnir() -> None:
    light = [being.light for being in read_content(meadhall.game("sagnir").edition).beings]
    assert light == [being.pattern for being in CONTENT.beings]


def test_beings_are_distinct_balanced_and_their_own_element_dominates() -> None:
    assert len({canonical(being.pattern) for being in CONTENT.beings}) == 28
    assert len({canonical(card.pattern) for card in CONTENT.bonus}) == 20
    for being in CONTENT.beings:
        assert own_element_dominates(being.pattern, being.element)
        kinds = set("".join(being.pattern)) - {"."}
        assert ("N" in kinds) == (being.points >= 6)
        if being.points == 8:
            assert kinds == set("FWEAN")
    for element in ("fire", "water", "earth", "air"):
        assert sum(being.points for being in CONTENT.beings if being.element == element) == 33


def test_P0_and_R_on_islands_of_25() -> None:
    islands = starting_islands(5, 8, seed=21)
    for row in figures.BEINGS:
        assert is_close(difficulty(row[5].split("/"), islands, 5, False), row[7], row[8], 20_000), row
    for number, _, pattern, _, _, chance, mean in figures.BONUS:
        assert is_close(difficulty(pattern.split("/"), islands, 5, False), chance, mean, 20_000), number


def test_P0_and_R_on_islands_of_36() -> None:
    islands = starting_islands(6, 8, seed=22)
    for row in figures.BEINGS:
        assert is_close(difficulty(row[5].split("/"), islands, 6, False), row[9], row[10], 10_000), row


# --- The contract


def test_every_variant_keeps_the_contract() -> None:
    report = check(short("mythical_island", 25), games=20, close=0, configurations=SHARED)
    assert report.games == 20 * len(SHARED)


@pytest.mark.parametrize("configuration", [SHARED[0], SHARED[12]])
def test_words_pictures_and_records_keep_it_too(configuration: tuple[int, dict[str, Any]]) -> None:
    check(short("mythical_island", 2), games=20, close=1, configurations=[configuration])
