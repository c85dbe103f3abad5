"""Sagnir: components and setup (S-01 to S-11)."""

from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.core.errors import OptionError
from meadhall.core.rng import below, choose, new_rng
from meadhall.games.island.state import CELL_NAMES
from tests.sagnir.table import LARGE, Table

SAGNIR = meadhall.game("sagnir")


@pytest.mark.parametrize("players", [1, 5])
def test_S01_only_two_three_or_four_players(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        SAGNIR.start(players)


def test_S02_boards_of_different_players_are_of_different_elements() -> None:
    match = SAGNIR.start(4, scripted=True)
    match.play("first 2")
    assert [str(outcome) for outcome in match.odds] == ["board fire", "board water", "board earth", "board air"]
    match.play("board earth")
    assert [str(outcome) for outcome in match.odds] == ["board fire", "board water", "board air"]


def test_S03_a_player_chooses_one_side_of_the_own_board() -> None:
    match = SAGNIR.start(2, scripted=True)
    for text in ("first 1", "board earth", "board fire"):
        match.play(text)
    assert match.to_move == 1  # the first player chooses first
    assert [str(action) for action in match.legal] == ["choose earth-goddess", "choose earth-giant"]
    match.play("choose earth-giant")
    assert match.to_move == 0
    assert [str(action) for action in match.legal] == ["choose dragon", "choose fire-giant"]


def test_S03_the_other_side_has_no_effect() -> None:
    table = Table(seats=["sea-goddess"])
    assert table.state.protectors[0] // 2 == table.state.boards[0] == 1
    table.refuses("choose bull", "S-03")
    table.stands(0, "a1").stands(1, "b1").refuses("step b1", "S-26")


def test_S04_four_tokens_of_the_protectors_element() -> None:
    table = Table(players=3)
    assert table.state.tokens[:3].tolist() == [4, 4, 4]


def test_S05_sixty_tiles_wherever_they_are() -> None:
    table = Table(players=4)
    assert table.box.tiles.tolist() == [13, 13, 13, 13, 8]
    for _ in range(60):
        assert SAGNIR.kernels.broken(table.state, table.box) == 0
        table.match.play(table.legal[-1])
        table.chance()
    table.state.discard[0] += 1
    assert SAGNIR.kernels.broken(table.state, table.box) == 5


@pytest.mark.parametrize(("players", "side"), [(2, 5), (3, 6), (4, 6)])
def test_S06_the_island_is_a_square(players: int, side: int) -> None:
    box = SAGNIR.make_box(players)
    letters = "abcdef"[:side]
    expected = [f"{letter}{row}" for row in range(1, side + 1) for letter in letters]
    assert [CELL_NAMES[cell] for cell in box.cells[: box.area]] == expected


def test_S07_at_most_two_northern_lights_at_the_start() -> None:
    match = SAGNIR.start(2, {"abilities": False}, scripted=True)
    for text in ("first 0", "board fire", "board air", "tile aurora", "tile fire", "tile aurora"):
        match.play(text)
    assert [str(outcome) for outcome in match.odds] == ["tile fire", "tile water", "tile earth", "tile air"]


@pytest.mark.parametrize(("limit", "most"), [(0, 0), (1, 1), (4, 4), ("none", 8)])
def test_S07_the_limit_is_an_option(limit: int | str, most: int) -> None:
    match = SAGNIR.start(4, {"abilities": False, "max_start_aurora": limit}, scripted=True)
    for text in ("first 0", "board fire", "board air", "board earth", "board water"):
        match.play(text)
    laid = 0
    while "tile aurora" in [str(outcome) for outcome in match.odds]:
        match.play("tile aurora")
        laid += 1
    assert laid == most


def test_S07_the_islands_are_those_of_the_rulebooks_way() -> None:
    """Lay all tiles, then replace surplus Northern Lights, the last in reading order: the same chances."""
    box, rng, games = SAGNIR.make_box(2, {"abilities": False}), new_rng(5), 1000
    out, weights = np.zeros(len(SAGNIR.actions), np.int32), np.zeros(len(SAGNIR.actions), np.int64)
    by_rulebook, by_chance = np.zeros(games), np.zeros(games)
    for game in range(games):
        tiles = [4] * 8 + [0] * 52
        for i in range(59, 0, -1):
            j = int(below(rng, i + 1))
            tiles[i], tiles[j] = tiles[j], tiles[i]
        lights = [i for i in range(25) if tiles[i] == 4][:2]
        by_rulebook[game] = sum(lights) + 100 * len(lights)
        state: Any = SAGNIR.state.new()
        SAGNIR.kernels.setup(state, box)
        while state.laid < 25:
            n = SAGNIR.kernels.odds(state, box, out, weights)
            SAGNIR.kernels.step(state, box, int(out[choose(rng, weights, n)]))
        lights = [i for i, cell in enumerate(box.cells[:25]) if int(state.land[4]) >> int(cell) & 1]
        by_chance[game] = sum(lights) + 100 * len(lights)
    error = ((by_rulebook.var() + by_chance.var()) / games) ** 0.5
    assert abs(by_rulebook.mean() - by_chance.mean()) < 4 * error
    assert abs((by_rulebook >= 200).mean() - (by_chance >= 200).mean()) < 0.06


@pytest.mark.parametrize("seat", ["sea-goddess", "earth-goddess"])
def test_S08_hands_of_four_tiles_and_three_beings(seat: str) -> None:
    table = Table(seats=[seat])
    assert table.state.hand_size[:2].tolist() == [4, 4]
    assert table.state.held[:2].tolist() == [3, 3]
    assert table.state.pile_size == 60 - 25 - 4 - 4
    assert table.state.being_pile_size == 22


def test_S08_before_version_3_gaia_was_dealt_five() -> None:
    table = Table(seats=["earth-goddess"], content=SAGNIR.with_rules(2))
    assert table.state.hand_size[:2].tolist() == [5, 4]


@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 5), (4, 6)])
def test_S09_bonus_cards_by_players(players: int, count: int) -> None:
    table = Table(players=players)
    assert table.state.bonus_size == count
    assert len(set(table.state.bonus[:count].tolist())) == count
    for _ in range(8):
        table.match.play(table.legal[0])
        table.chance()
    assert table.state.bonus_size == count
    table.refuses("claim b01", "S-09")


def settling(rows: str, boards: tuple[str, ...]) -> Table:
    """A table at which pawns are to be placed."""
    table = Table.__new__(Table)
    table.match = SAGNIR.start(len(boards), {"abilities": False, "bonus_cards": False}, scripted=True)
    table.do("first 0", *(f"board {board}" for board in boards))
    for letter in rows.replace("/", ""):
        table.draw(letter)
    return table.chance()


def test_S10_a_pawn_starts_on_its_own_element() -> None:
    table = settling("FFEAA/WEAFW/EANWE/AFWEA/FWEAN", ("fire", "water"))
    assert table.legal == ["pawn a1", "pawn b1", "pawn d2", "pawn b4", "pawn a5"]
    table.refuses("pawn c3", "S-10")  # Northern Lights are no fire
    table.refuses("pawn f6", "no cell of this island")


def test_S10_without_the_own_element_any_free_cell_will_do() -> None:
    table = settling("WWEAA/WEAAW/EANWE/AEWEA/EWEAN", ("water", "fire"))
    table.do("pawn a1")
    assert len(table.legal) == 24


def test_S10_a_single_possible_cell_is_taken_without_asking() -> None:
    table = settling("WWFAA/WEAAW/EANWE/AEWEA/EWEAN", ("fire", "water"))
    assert table.pawn(0) == "c1"
    assert table.match.to_move == 1


def test_S11_no_two_pawns_start_on_one_cell() -> None:
    table = settling("WWEAA/WEAAW/EANWE/AEWEA/EWEAN", ("water", "fire"))
    table.do("pawn a1").refuses("pawn a1", "S-11")


def test_the_default_islands_have_their_size() -> None:
    assert Table(players=3).rows == LARGE
