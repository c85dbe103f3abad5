"""Hägar's picture: ids, touches, names, and that it tells no more than a view knows."""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.game import Game, View
from meadhall.core.match import Match
from meadhall.core.record import copy
from meadhall.core.scene import SHAPES, Piece, difference
from meadhall.games.hagar import phase, token_kind
from meadhall.games.hagar.board import scene, touches
from meadhall.games.hagar.words.names import numbers_left

HagarView = View[Any, Any]
HAGAR: Game = meadhall.game("hagar")
SVG = "{http://www.w3.org/2000/svg}"
MENU = [(players, harbor) for players in (2, 3, 4) for harbor in (False, True)]


def positions(players: int, harbor: bool, seed: int, steps: int = 500) -> Iterator[Match]:
    """The positions of a random game that lands and takes where it can, from the bare table on; chance included."""
    dice = random.Random(seed)
    match = HAGAR.start(players=players, options={"harbor": harbor}, scripted=True)
    for _ in range(steps):
        yield match
        if match.to_move == OVER:
            return
        if match.to_move == CHANCE:
            outcomes, weights = zip(*HAGAR.odds(match.state, match.box), strict=True)
            match.play(HAGAR.actions.text(dice.choices(outcomes, weights)[0]))
        else:
            idle = ("keep", "reroll", "sail", "done")
            eager = [action for action in match.legal if str(action).split()[0] not in idle]
            match.play(dice.choice(eager or list(match.legal)))


def draw(view: HagarView) -> str:
    return view.svg()


def ids(svg: str) -> list[str]:
    return [element.attrib["data-id"] for element in ET.fromstring(svg).iter() if "data-id" in element.attrib]


def after(match: Match, *steps: str) -> Match:
    for step in steps:
        match.play(step)
    return match


def laid(players: int = 2, **start: Any) -> Match:
    """A scripted match whose coasters lie in printed order, none turned; seat 0 begins."""
    match = HAGAR.start(players=players, scripted=True, **start)
    for coaster in range(1, 10):
        after(match, f"coaster {coaster}", "turn 0")
    return after(match, "first 0")


@pytest.mark.parametrize(("players", "harbor"), MENU)
def test_every_picture_of_a_game_parses_and_has_each_id_once(players: int, harbor: bool) -> None:
    for number, match in enumerate(positions(players, harbor, seed=players)):
        viewers = [SPECTATOR, *range(players)]
        found = ids(draw(match.view(viewers[number % len(viewers)])))
        assert len(found) == len(set(found))
        assert {"die-red", "die-black", "ship", "seven", "double", "field-1-1", "field-6-6"} <= set(found)


@pytest.mark.parametrize(("players", "harbor"), MENU)
def test_what_is_touched_can_be_seen_and_no_two_actions_are_mistaken(players: int, harbor: bool) -> None:
    for match in positions(players, harbor, seed=10 + players):
        if match.to_move < 0:
            continue
        view = match.view(match.to_move)
        paths = [touches(view, action) for action in view.legal]
        seen = set(ids(draw(view)))
        assert all(name in seen or name.startswith("do-") for path in paths for name in path)
        for i, path in enumerate(paths):
            assert not any(other[: len(path)] == path for j, other in enumerate(paths) if i != j)


def test_all_viewers_can_see_every_phase_in_every_version() -> None:
    phases = set()
    for players, harbor in MENU:
        for match in positions(players, harbor, seed=players):
            if match.state.phase not in phases:
                phases.add(int(match.state.phase))
                for viewer in (SPECTATOR, *range(players)):
                    assert draw(match.view(viewer)).startswith("<svg")
    assert phases >= {*range(phase.USING + 1), phase.COUNTING_LUCK, phase.ENDED}


def test_all_treasures_the_dice_and_the_ship_keep_their_ids_once_the_coasters_lie() -> None:
    for match in positions(3, True, seed=2):
        if match.state.laid == 9:
            found = {piece.id for piece in scene(match.view(0), "wide").pieces if piece.meaning}
            assert {*(f"treasure-{i}" for i in range(9)), "die-red", "die-black", "ship"} <= found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_shapes_show_the_same_pieces(players: int) -> None:
    def told(piece: Piece) -> tuple[str, str, str, str]:
        return piece.id, piece.meaning, piece.text, piece.of

    for match in positions(players, True, seed=3, steps=120):
        wide, tall = (scene(match.view(0), shape) for shape in SHAPES)
        assert {told(piece) for piece in wide.pieces if piece.id != "title"} == set(map(told, tall.pieces))


def test_fields_without_a_coaster_show_the_bare_table() -> None:
    match = after(HAGAR.start(players=2, scripted=True), "coaster 7", "turn 90")
    found = ids(draw(match.view(0)))
    assert [name for name in found if name.startswith("treasure-")] == ["treasure-7", "treasure-8"]
    assert "x2" not in found


def test_names_are_escaped_and_cut() -> None:
    names = ["<script>alert(1)</script>", 'A&B" onload="x', "\x00\x1b\u202eevil\ud800", "Bjørn " * 50]
    view = laid(players=4, names=names).view(0)
    texts = [element.text or "" for element in ET.fromstring(draw(view)).iter(f"{SVG}text")]
    assert "<script" not in draw(view)
    assert "<script>ale…" in texts, "no wider than the room before the points"
    assert "evil" in texts
    assert all(len(text) < 30 for text in texts if text != numbers_left(view))


def test_the_same_view_gives_the_same_bytes() -> None:
    first, again = laid().view(1), laid().view(1)
    assert draw(first) == draw(again) == first.svg()


def test_the_viewers_own_hoard_comes_first_and_then_clockwise() -> None:
    view = laid(players=3, names=["Astrid", "Bjørn", "Cnut"]).view(1)
    names = {piece.text: piece.y for piece in scene(view, "wide").pieces if piece.id.startswith("name-")}
    assert names["Bjørn"] < names["Cnut"] < names["Astrid"]


def test_face_down_treasures_look_alike_whatever_they_will_be() -> None:
    """Landing on the first Hägar island: before the token is drawn, nothing in the picture depends on it."""
    match = after(laid(), "red 1", "black 1", "keep", "land here")
    before = draw(match.view(0))
    looks = {
        "".join(ET.tostring(part, "unicode") for part in element)
        for element in ET.fromstring(before).iter(f"{SVG}g")
        if element.get("data-id", "").startswith("treasure-")
    }
    assert match.state.kinds[token_kind.FACE_DOWN] == 0b111_111_111
    assert len(looks) == 1
    for outcome, _ in HAGAR.odds(match.state, match.box):
        turned_over = copy(match.state)
        HAGAR.kernels.step(turned_over, match.box, outcome)
        assert draw(HAGAR.view(turned_over, match.box, 0, match.names)) != before
    assert draw(match.view(0)) == before


def test_a_treasure_keeps_its_id_from_the_island_to_the_hoard() -> None:
    match = after(laid(), "red 1", "black 1", "keep", "land here", "token 1", "red 1", "black 5", "keep")
    assert touches(match.view(0), HAGAR.actions.number("take by red")) == ("die-red", "treasure-0")
    on_island = place_of("treasure-0", draw(match.view(0)))
    after(match, "take by red")
    in_hoard = place_of("treasure-0", draw(match.view(0)))
    assert len({on_island, in_hoard}) == 2


def test_a_throw_that_ends_a_turn_is_seen_until_the_next_one() -> None:
    match = after(laid(), "red 6", "black 6", "reroll both", "red 6")
    assert _faces(match) == {"die-red": ("die-red-6", False), "die-black": ("die-black-air", False)}
    after(match, "black 6")  # far from everything: the other one's turn (H-06)
    assert match.view(0).state.seat == 1
    assert _faces(match) == {"die-red": ("die-red-6", True), "die-black": ("die-black-6", True)}
    after(match, "red 1")
    assert _faces(match) == {"die-red": ("die-red-1", False), "die-black": ("die-black-6", True)}


def _faces(match: Match) -> dict[str, tuple[str, bool]]:
    """What the dice show, and whether they rest."""
    pieces = match.view(SPECTATOR).scene("wide").pieces
    return {each.id: (each.look, each.faded) for each in pieces if each.id in ("die-red", "die-black")}


def test_landing_touches_the_field_of_the_island() -> None:
    match = after(laid(), "red 2", "black 1", "keep")
    paths = {str(action): touches(match.view(0), action.number) for action in match.legal}
    assert paths == {"land east": ("field-3-1",), "land west": ("field-1-1",), "sail on": ("do-sail-on",)}


@pytest.mark.parametrize(("black", "lit"), [(5, "badge-lit"), (4, "badge")])
def test_a_lucky_seven_shows_before_anybody_throws_it_away(black: int, lit: str) -> None:
    match = after(laid(), "red 1", "black 1", "keep", "land here", "token 1", "red 2", f"black {black}")
    assert match.state.phase == phase.LANDING
    (badge,) = (piece for piece in scene(match.view(0), "wide").pieces if piece.id == "seven")
    assert badge.look == lit


def test_what_is_sent_stays_small() -> None:
    last, changes = None, []
    for match in positions(4, True, seed=1):
        now = scene(match.view(0), "wide")
        assert len(msgspec.json.encode(now)) < 14_000
        if last is not None:
            changes.append(len(msgspec.json.encode(difference(last, now))))
        last = now
    assert max(changes) < 3_000
    assert sorted(changes)[len(changes) // 2] < 1_000
    assert len(HAGAR.sheet(match.box).json) < 100_000


def test_nobody_needs_glasses_on_a_phone() -> None:
    """390 pixels wide, every text is at least 11 pixels high, and what is touched is within a finger's 44 pixels."""
    pixels = 390 / 780
    for match in positions(4, True, seed=6, steps=150):
        tall, looks = scene(match.view(0), "tall"), HAGAR.sheet(match.box).looks
        assert tall.width == 780
        for piece in tall.pieces:
            sizes = [float(found) for found in re.findall(r'font-size="([^"]+)"', looks[piece.look])]
            assert all(size * piece.size * pixels >= 11 for size in sizes), piece


def place_of(name: str, svg: str) -> str:
    return next(e.attrib["transform"] for e in ET.fromstring(svg).iter() if e.get("data-id") == name)
