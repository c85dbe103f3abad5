"""Sagnir's scene: ids, touches, names, goals, sizes, and that it tells no more than a view knows."""

import re
from itertools import combinations
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.drawing import INK, PAPER, WOOL
from meadhall.core.game import Game, View
from meadhall.core.scene import SHAPES, Shape, difference
from meadhall.games.island import phase
from meadhall.games.island.board import lie
from meadhall.games.island.board.layout import SMALL_HIGH, SMALL_WIDE
from meadhall.games.island.board.signs import COLOURS
from meadhall.games.island.state import KINDS
from meadhall.games.island.words.names import BEING_DISCARD, cards, matches
from meadhall.games.sagnir.board import STYLE
from tests.sagnir.pictures import (
    check_ids,
    check_secrets,
    check_touches,
    contrast,
    ids,
    piece,
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
                assert all(match.view(viewer).svg(shape) for viewer in viewers(match) for shape in SHAPES)
    assert seen >= {phase.SWITCHING, phase.PASSING, phase.KEEPING_TILES, phase.KEEPING_BEINGS, phase.ENDED}


def test_names_are_escaped_and_cut() -> None:
    names = ["<script>alert(1)</script>", 'A&B" onload="x', "\x00\x1b\u202eevil\ud800", "Bjørn " * 50]
    match = SAGNIR.start(4, seed=3, names=names)
    svg = match.view(0).svg()
    assert "<script" not in svg
    assert any(text.startswith("<script>") and text.endswith("…") for text in texts(svg))
    assert "evil" in texts(svg)
    assert all(len(text) < 60 for text in texts(svg))


def test_the_same_view_gives_the_same_bytes() -> None:
    first, again = Table(players=3).match.view(1), Table(players=3).match.view(1)
    assert first.svg() == again.svg()


def test_the_viewers_own_board_comes_first_and_then_clockwise() -> None:
    view = Table(players=3).match.view(1)
    rows = [piece(view, f"protector-{seat}", shape) for shape in SHAPES for seat in (1, 2, 0)]
    wide, tall = [(row.x, row.y) for row in rows[:3]], [(row.y, row.x) for row in rows[3:]]
    assert wide == sorted(wide)
    assert tall == sorted(tall)


def test_the_own_hand_is_open_and_the_others_are_backs() -> None:
    match = Table(players=2, hands=("FFWE", "AAAA"), beings=((1, 9, 28), (2, 3, 4))).match
    own, other, spectator = (set(ids(match.view(viewer))) for viewer in (0, 1, SPECTATOR))
    assert {"hand-fire", "hand-water", "hand-earth", "being-01", "being-09", "being-28"} <= own
    assert {"tile-1-0", "tile-1-3", "card-1-0", "card-1-2"} <= own
    assert {"hand-air", "being-02", "tile-0-3", "card-0-2"} <= other
    assert not {"hand-fire", "being-01", "hand-air", "being-02"} & spectator
    assert {"tile-0-0", "card-0-0", "tile-1-0", "card-1-0"} <= spectator


def test_all_mythicals_are_open_to_everybody() -> None:
    table = Table(players=2, all_mythicals=True)
    found = set(ids(table.match.view(SPECTATOR)))
    assert sum(name.startswith("being-") for name in found) == 14
    assert not any(name.startswith("card-") for name in found)


def test_a_finished_game_can_be_shown_with_open_hands() -> None:
    match = Table(players=2, beings=((1, 9, 28), (2, 3, 4))).match
    view = View(SAGNIR, match.box, match.state, SPECTATOR, tuple(match.names))
    assert {"being-01", "being-04", "pattern-28"} <= set(ids(view))
    assert all(view.svg(shape) for shape in SHAPES)


@pytest.mark.parametrize("shape", SHAPES)
def test_discarded_beings_hide_none_of_another_element(shape: Shape) -> None:
    most = 0
    for match in positions(SAGNIR, 2, {}, seed=1):
        lying = cards(match.state.being_discard)
        if len(lying) <= most:
            continue
        most = len(lying)
        scene = match.view(0).scene(shape)
        small = [each for each in scene.pieces if each.of == BEING_DISCARD and each.look.startswith("small-")]
        assert len(small) == len(lying)
        for one, other in combinations(small, 2):
            same = one.look.split("-")[1] == other.look.split("-")[1]
            apart = max(abs(one.x - other.x) / SMALL_WIDE, abs(one.y - other.y) / SMALL_HIGH) / one.size
            assert same or apart >= 1, (one.id, other.id, most)
        heaps = [each for each in scene.pieces if each.look == "heap"]
        counted = sum(int(each.text) for each in heaps)
        assert not heaps or 0 < counted <= most
    assert most > 8, "more than lie side by side"


def test_a_tile_looks_as_its_cell_and_kind_want_whichever_it_is() -> None:
    """Replacing fire by fire changes nothing on the cell: nothing tells one tile of a kind from another."""
    table = Table(hands=("FFWE",), pawns=("a2",))
    before = piece(table.match.view(0), "cell-a1")
    table.do("place fire a1")
    assert piece(table.match.view(0), "cell-a1") == before
    table.do("place water a1")
    after = piece(table.match.view(0), "cell-a1")
    assert (after.look, after.x, after.y) == (before.look.replace("fire", "water"), before.x, before.y)


def test_every_kind_has_its_looks_and_neighbours_vary() -> None:
    looks, numbers = SAGNIR.sheet(SAGNIR.make_box(2)).looks, {lie(cell)[0] for cell in range(36)}
    assert len({looks[f"{kind}-{number}"] for kind in KINDS for number in numbers}) == len(KINDS) * 2
    assert len({lie(cell) for cell in range(36)}) > 20


def test_a_card_and_its_matches_can_be_pointed_at() -> None:
    """What shows the matches of a card needs its id and the ids of cells (`matches`)."""
    view = Table("EFEWE/FAFWW/EWFWE/AFWEA/FEEAN", beings=((1, 9, 28),)).match.view(0)
    found = ids(view)
    cards = [name for name in found if name.startswith(("being-", "bonus-"))]
    assert any(matches(view, card) for card in cards)
    assert all(cell in found for card in cards for match in matches(view, card) for cell in match)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"all_mythicals": True, "layout": "isle"})])
def test_sheets_scenes_and_steps_stay_small(players: int, options: dict[str, Any]) -> None:
    steps, before = [], None
    for match in positions(SAGNIR, players, options, seed=1):
        scene = match.view(0).scene("wide")
        if before is not None:
            steps.append(len(msgspec.json.encode(difference(before, scene))))
        before = scene
        assert len(msgspec.json.encode(scene)) < (16_000 if players == 2 else 27_500)
    assert len(SAGNIR.sheet(match.box).json) < 150_000
    assert sorted(steps)[int(0.95 * len(steps))] < 2_000
    assert max(steps) < 12_000


def test_both_shapes_tell_the_same() -> None:
    for match in positions(SAGNIR, 4, {}, seed=3, steps=200):
        wide, tall = (match.view(0).scene(shape).pieces for shape in SHAPES)
        told = [{(each.id, each.meaning, each.matches) for each in pieces if each.meaning} for pieces in (wide, tall)]
        assert told[0] == told[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_words_on_the_tall_board_can_be_read_on_a_phone(players: int) -> None:
    """780 units are 390 pixels there: letters of 22 units at least."""
    for number, match in enumerate(positions(SAGNIR, players, {}, seed=5)):
        view = match.view(viewers(match)[number % (players + 1)])
        choosing = match.state.phase == phase.KEEPING_BEINGS  # up to six cards lie side by side then
        looks = SAGNIR.sheet(view.box).looks
        for each in view.scene("tall").pieces if number % 5 == 0 and not choosing else ():
            letters = [float(size) * each.size for size in re.findall(r"font-size='([0-9.]+)'", looks[each.look])]
            assert all(size > 21.9 for size in letters), (each.id, letters)


def test_it_is_said_how_near_everybody_is_to_the_end() -> None:
    """S-79: with the last of so many beings the game ends."""
    game = positions(SAGNIR, 2, {"target": 4, "pattern_set": "light"}, seed=2)
    match = next(each for each in game if int(each.state.activated.max()).bit_count() == 2)
    near = int(match.state.activated.argmax())
    count = int(match.state.activated[1 - near]).bit_count()
    for shape in SHAPES:
        goals = [piece(match.view(0), f"goal-{seat}", shape) for seat in (near, 1 - near)]
        assert [goal.text for goal in goals] == [f"{n} of 4" for n in (2, count)]
        assert [goal.look for goal in goals] == ["goal-near", "goal"]
        assert piece(match.view(0), f"warning-{near}", shape).text == "2 beings to go"
        assert "2 of 4" in piece(match.view(0), f"protector-{near}", shape).meaning


def test_every_kind_of_step_is_shown_as_what_it_is() -> None:
    table = Table(hands=("FFWE",), pawns=("a2",))
    match, kinds = table.match, []
    for text in ("place fire a1", "step b2", "end turn"):
        start = len(match.steps)
        match.play(text)
        told = match.event(start, 1)
        assert told is not None
        kinds.append(told.kind)
    assert kinds == ["laid", "moved", "told"]


def test_words_stand_out_from_what_they_lie_on() -> None:
    grounds = [(WOOL, ground) for ground in (STYLE.table, STYLE.mat, STYLE.panel, COLOURS[0], COLOURS[1])]
    grounds += [(INK, ground) for ground in (PAPER, WOOL, COLOURS[2], COLOURS[3])]
    assert all(contrast(words, ground) >= 4.5 for words, ground in grounds)
