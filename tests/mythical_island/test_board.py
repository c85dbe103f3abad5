"""Mythical Island's scene: that of Sagnir on another table, with the other game's cards and rules."""

from typing import Any

import pytest

import meadhall
from meadhall.core.drawing import WOOL
from meadhall.core.game import Game
from meadhall.core.scene import SHAPES
from meadhall.games.island import phase
from meadhall.games.mythical_island.board import STYLE
from meadhall.games.sagnir.board import STYLE as OTHER_STYLE
from tests.sagnir.pictures import NAMES, check_ids, check_secrets, check_touches, contrast, positions, texts, viewers

MYTHICAL: Game = meadhall.game("mythical_island")
MENU: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"target": 3}),
    (4, {}),
    (3, {"all_mythicals": True, "layout": "bay"}),
    (4, {"bonus_cards": False, "abilities": False, "layout": "isle"}),
]


@pytest.mark.parametrize(("players", "options"), MENU)
def test_every_picture_of_a_game_parses_and_has_each_id_once(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(positions(MYTHICAL, players, options, seed=players)):
        if number % 3 == 0:
            check_ids(match, viewers(match)[number // 3 % (players + 1)])


@pytest.mark.parametrize(("players", "options"), MENU)
def test_what_is_touched_can_be_seen(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(positions(MYTHICAL, players, options, seed=10 + players)):
        if match.to_move >= 0 and number % 2 == 0:
            check_touches(match)


@pytest.mark.parametrize(("players", "options"), MENU)
def test_another_hand_never_shows(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(positions(MYTHICAL, players, options, seed=20 + players)):
        if number % 3 == 0:
            check_secrets(match, viewers(match)[number // 3 % (players + 1)], seed=number)


def test_it_lies_on_a_table_of_its_own() -> None:
    assert OTHER_STYLE != STYLE
    svg = MYTHICAL.start(2, seed=1, names=NAMES[:2]).view(0).svg()
    assert STYLE.table in svg
    assert OTHER_STYLE.table not in svg


def test_the_title_and_the_names_are_on_the_table() -> None:
    match = next(match for match in positions(MYTHICAL, 3, {}, seed=1) if match.state.turn)
    assert {"Mythical Island", *NAMES[:3]} <= set(texts(match.view(0).svg()))


def test_the_last_turns_are_counted() -> None:
    """M-35: after the end condition the others have one more turn each."""
    table = positions(MYTHICAL, 2, {"target": 3}, seed=1)
    match = next(match for match in table if match.state.finisher >= 0 and match.state.phase == phase.ACTING)
    left = f"last turns: {match.state.last_turns} more"
    assert all(left in texts(match.view(viewer).svg(shape)) for viewer in viewers(match) for shape in SHAPES)


def test_its_sheet_stays_small() -> None:
    box = MYTHICAL.start(4, {"all_mythicals": True, "layout": "isle"}, seed=1).box
    assert len(MYTHICAL.sheet(box).json) < 150_000


def test_words_stand_out_from_what_they_lie_on() -> None:
    assert all(contrast(WOOL, ground) >= 4.5 for ground in (STYLE.table, STYLE.mat, STYLE.panel))
