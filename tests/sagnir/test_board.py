"""Sagnir's picture: ids, touches, names, and that it tells no more than a view knows."""

from typing import Any

import pytest

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.drawing import INK, PAPER, WOOL
from meadhall.core.game import Game
from meadhall.games.island import phase
from meadhall.games.island.board.landscape import LOOKS, laid, tile
from meadhall.games.island.board.signs import COLOURS
from meadhall.games.island.words.names import matches
from meadhall.games.sagnir.board import LOOK, draw
from tests.sagnir.pictures import (
    check_ids,
    check_secrets,
    check_touches,
    contrast,
    ids,
    looks,
    positions,
    texts,
    viewers,
)
from tests.sagnir.table import Table

SAGNIR: Game = meadhall.game("sagnir")
MENU: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {"pattern_set": "light"}),
    (4, {"all_mythicals": True, "layout": "isle"}),
    (2, {"bonus_cards": False, "layout": "bay"}),
    (3, {"abilities": False, "layout": "ring", "pattern_set": "light", "target": 3}),
    (3, {"young": True, "layout": "wide"}),
]


@pytest.mark.parametrize(("players", "options"), MENU)
def test_every_picture_of_a_game_parses_and_has_each_id_once(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(positions(SAGNIR, players, options, seed=players)):
        if number % 3 == 0:
            check_ids(match, viewers(match)[number // 3 % (players + 1)])


@pytest.mark.parametrize(("players", "options"), MENU)
def test_what_is_touched_can_be_seen(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(positions(SAGNIR, players, options, seed=10 + players)):
        if match.to_move >= 0 and number % 2 == 0:
            check_touches(match)


@pytest.mark.parametrize(("players", "options"), MENU)
def test_another_hand_never_shows(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(positions(SAGNIR, players, options, seed=20 + players)):
        if number % 3 == 0:
            check_secrets(match, viewers(match)[number // 3 % (players + 1)], seed=number)


def test_all_viewers_can_see_every_phase() -> None:
    seen = set()
    for seed in range(12):
        for match in positions(SAGNIR, 2 + seed % 3, {"pattern_set": "light"}, seed, steps=900):
            now = int(match.state.phase)
            if now not in seen:
                seen.add(now)
                assert all(draw(match.view(viewer)).startswith("<svg") for viewer in viewers(match))
    assert seen >= {phase.SWITCHING, phase.PASSING, phase.KEEPING_TILES, phase.KEEPING_BEINGS, phase.ENDED}


def test_names_are_escaped_and_cut() -> None:
    names = ["<script>alert(1)</script>", 'A&B" onload="x', "\x00\x1b\u202eevil\ud800", "Bjørn " * 50]
    match = SAGNIR.start(4, seed=3, names=names)
    svg = draw(match.view(0))
    assert "<script" not in svg
    assert any(text.startswith("<script>") and text.endswith("…") for text in texts(svg))
    assert "evil" in texts(svg)
    assert all(len(text) < 60 for text in texts(svg))


def test_the_same_view_gives_the_same_bytes() -> None:
    first, again = Table(players=3).match.view(1), Table(players=3).match.view(1)
    assert draw(first) == draw(again) == first.svg()


def test_the_viewers_own_board_comes_first_and_then_clockwise() -> None:
    found = ids(draw(Table(players=3).match.view(1)))
    assert [name for name in found if name.startswith("protector-")] == ["protector-1", "protector-2", "protector-0"]


def test_the_own_hand_is_open_and_the_others_are_backs() -> None:
    match = Table(players=2, hands=("FFWE", "AAAA"), beings=((1, 9, 28), (2, 3, 4))).match
    own, other, spectator = (set(ids(draw(match.view(viewer)))) for viewer in (0, 1, SPECTATOR))
    assert {"hand-fire", "hand-water", "hand-earth", "being-01", "being-09", "being-28"} <= own
    assert {"tile-1-0", "tile-1-3", "card-1-0", "card-1-2"} <= own
    assert {"hand-air", "being-02", "tile-0-3", "card-0-2"} <= other
    assert not {"hand-fire", "being-01", "hand-air", "being-02"} & spectator
    assert {"tile-0-0", "card-0-0", "tile-1-0", "card-1-0"} <= spectator


def test_all_mythicals_are_open_to_everybody() -> None:
    table = Table(players=2, all_mythicals=True)
    found = set(ids(draw(table.match.view(SPECTATOR))))
    assert sum(name.startswith("being-") for name in found) == 14
    assert not any(name.startswith("card-") for name in found)


def test_a_tile_looks_as_its_cell_and_kind_want_whichever_it_is() -> None:
    """Replacing fire by fire draws the same cell again: nothing tells one tile of a kind from another."""
    table = Table(hands=("FFWE",), pawns=("a2",))
    before = looks(draw(table.match.view(0)), "cell-a1")
    table.do("place fire a1")
    assert looks(draw(table.match.view(0)), "cell-a1") == before
    table.do("place water a1")
    assert looks(draw(table.match.view(0)), "cell-a1") != before


def test_every_kind_has_its_looks_and_neighbours_vary() -> None:
    assert len({tile(kind, look) for kind in range(5) for look in range(LOOKS)}) == 5 * LOOKS
    assert len({laid(0, cell, 100) for cell in range(36)}) > 20


def test_a_card_and_its_matches_can_be_pointed_at() -> None:
    """What shows the matches of a card needs its id and the ids of cells (`matches`)."""
    view = Table("EFEWE/FAFWW/EWFWE/AFWEA/FEEAN", beings=((1, 9, 28),)).match.view(0)
    found = ids(draw(view))
    cards = [name for name in found if name.startswith(("being-", "bonus-"))]
    assert any(matches(view, card) for card in cards)
    assert all(cell in found for card in cards for match in matches(view, card) for cell in match)


def test_pictures_stay_small() -> None:
    largest = positions(SAGNIR, 4, {"all_mythicals": True, "layout": "isle"}, seed=1)
    assert max(len(draw(match.view(0)).encode()) for match in largest) < 145_000


def test_words_stand_out_from_what_they_lie_on() -> None:
    grounds = [(WOOL, ground) for ground in (LOOK.table, LOOK.mat, LOOK.panel, COLOURS[0], COLOURS[1])]
    grounds += [(INK, ground) for ground in (PAPER, WOOL, COLOURS[2], COLOURS[3])]
    assert all(contrast(words, ground) >= 4.5 for words, ground in grounds)
