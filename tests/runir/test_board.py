"""Runir's picture: ids, touches, names, what is being decided, and that no coin's value is told before the end."""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import meadhall
from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.games.runir import phase
from meadhall.games.runir.board import draw, touches
from meadhall.games.runir.board.runes import GLOW
from tests.runir.table import ALL_DIFFERENT, Table, place

RUNIR: Game = meadhall.game("runir")
SVG = "{http://www.w3.org/2000/svg}"
MENU = list(RUNIR.configurations())


def positions(players: int, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[Match]:
    """Positions of a random game that claims where it can and likes to go on, from the bare table; chance included."""
    dice = random.Random(seed)
    match = RUNIR.start(players=players, options=options, scripted=True)
    for number in range(6000):
        if number % every == 0 or match.to_move == OVER:
            yield match
        if match.to_move == OVER:
            return
        if match.to_move == CHANCE:
            outcomes, weights = zip(*RUNIR.odds(match.state, match.box), strict=True)
            match.play(dice.choices(outcomes, weights)[0])
        else:
            legal = list(match.legal)
            claims = [action for action in legal if str(action).startswith("claim")]
            match.play(dice.choice(claims or [action for action in legal if str(action) != "end turn"] or legal))


def ids(svg: str) -> list[str]:
    return [element.attrib["data-id"] for element in ET.fromstring(svg).iter() if "data-id" in element.attrib]


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def part(name: str, svg: str) -> str:
    """What is drawn under an id, without where it is."""
    found = next(element for element in ET.fromstring(svg).iter() if element.get("data-id") == name)
    return "".join(ET.tostring(child, "unicode") for child in found)


def picture_of(table: Table, viewer: int = 0) -> str:
    return draw(table.match.view(viewer))


@pytest.mark.parametrize(("players", "options"), MENU)
def test_every_picture_of_a_game_parses_and_has_each_id_once(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(positions(players, options, seed=players, every=5)):
        viewers = [SPECTATOR, *range(players)]
        svg = draw(match.view(viewers[number % len(viewers)]))
        found = ids(svg)
        assert len(found) == len(set(found))
        assert {"centre", "coin-bronze-0", "coin-gold-1", "hand-0", f"purse-{players - 1}-silver-1"} <= set(found)
        assert ("reward-4" in found) != options["children"]
        assert " id=" not in svg


@pytest.mark.parametrize(("players", "options"), MENU)
def test_what_is_touched_can_be_seen_and_no_two_actions_are_mistaken(players: int, options: dict[str, Any]) -> None:
    for match in positions(players, options, seed=10 + players):
        if match.to_move < 0:
            continue
        view = match.view(match.to_move)
        paths = [touches(view, action) for action in view.legal]
        assert len(set(paths)) == len(paths)
        seen = set(re.findall('data-id="([^"]*)"', draw(view)))
        assert all(name in seen or name.startswith("do-") for path in paths for name in path)


def test_all_viewers_can_see_every_phase() -> None:
    phases = set()
    for match in chain([one_less().match], positions(4, {"long": True}, seed=1), positions(4, {}, seed=2)):
        if match.state.phase not in phases:
            phases.add(int(match.state.phase))
            for viewer in (SPECTATOR, *range(match.players)):
                assert draw(match.view(viewer)).startswith("<svg")
    assert phases >= {*range(phase.MAIN + 1), phase.OMITTING, phase.ENDED}


def test_movable_things_are_pieces_of_one_flat_layer() -> None:
    for match in positions(3, {}, seed=2, every=5):
        root = ET.fromstring(draw(match.view(0)))
        layers = [element for element in root.iter(f"{SVG}g") if element.get("class") == "pieces"]
        assert len(layers) == 1
        assert all(element.attrib["transform"].startswith("translate(") for element in layers[0])
        movable = {element.attrib["data-id"] for element in layers[0]}
        lying = {f"crystal-{p}-{h}" for p, owners in enumerate(match.state.holes) for h in (0, 1) if owners[h] >= 0}
        assert {name for name in movable if name.startswith("crystal-")} == lying
        dice = {f"die-rune-{rune}" for rune, count in enumerate(match.state.unused) if count}
        assert {name for name in movable if name.startswith("die-")} == dice


def test_names_are_escaped_and_cut() -> None:
    names = ["<script>alert(1)</script>", 'A&B" onload="x', "\x00\x1b\u202eevil\ud800", "Bjørn " * 50]
    svg = draw(RUNIR.start(players=4, seed=1, names=names).view(0))
    assert "<script" not in svg
    assert any(text.startswith("<script>") and text.endswith("…") for text in texts(svg))
    assert "evil" in texts(svg)
    assert all(len(text) < 20 for text in texts(svg))


def test_the_same_view_gives_the_same_bytes() -> None:
    first, again = (RUNIR.start(players=3, seed=5).view(1) for _ in range(2))
    assert draw(first) == draw(again) == first.svg()


def test_the_viewers_own_panel_comes_first_and_then_clockwise() -> None:
    svg = draw(RUNIR.start(players=3, seed=5, names=["Astrid", "Bjørn", "Cnut"]).view(1))
    assert svg.index("Bjørn") < svg.index("Cnut") < svg.index("Astrid")


@pytest.mark.parametrize("children", [False, True])
def test_R14_no_coin_shows_a_value_before_the_end(children: bool) -> None:
    for match in positions(2, {"long": True, "children": children}, seed=3):
        worths = [text for text in texts(draw(match.view(0))) if text.startswith("=")]
        if match.state.phase not in (phase.COUNTING, phase.ENDED):
            assert worths == []
        total = sum(int(text[1:]) for text in worths)
        assert total == int((match.state.turned * match.box.values).sum())


def test_coins_of_a_type_look_alike_whoever_owns_them() -> None:
    table = Table().roll("F F F F F F").do("carve 1 b2", "coin 0", "end turn")
    table.roll("F F F F F F").do("carve 1 b2", "coin 0")
    svg = re.sub("<title>.*?</title>", "", picture_of(table))  # which name the owners
    assert part("purse-0-bronze-0", svg) == part("purse-1-bronze-0", svg)


def test_the_pile_tells_only_how_many_tokens_are_left() -> None:
    one, other = (Table(hall=("m6", "m5", last)) for last in ("p8", "m1"))
    assert "×21" in texts(picture_of(one))
    shown = set(ids(picture_of(one))) ^ set(ids(picture_of(other)))
    assert shown == {"token-P8", "token-M1"}


def test_a_token_keeps_its_id_from_the_hall_to_its_winner() -> None:
    table = Table(hall=("p3", "m5", "p8"))
    for stone in ("1 b2", "2 b2", "3 b2", "4 b2"):
        table.turn(stone).turn(stone)
    table.roll("F F F F F F")
    svg = picture_of(table)
    in_hall = re.search(r'data-id="token-P3" transform="([^"]*)"', svg)
    table.do("claim 4")
    won = re.search(r'data-id="token-P3" transform="([^"]*)"', picture_of(table))
    assert in_hall
    assert won
    assert in_hall[1] != won[1]


def test_the_stone_that_is_being_carved_stands_out() -> None:
    table = Table().roll("F F U U A R")
    before = part(f"stone-{place('2 b2')}", picture_of(table))
    table.do("carve 2 b2")
    assert table.state.phase == phase.FILLING_WILD
    assert part(f"stone-{place('2 b2')}", picture_of(table)) != before
    unchanged = part(f"stone-{place('1 b2')}", picture_of(table))
    assert unchanged == part(f"stone-{place('1 b2')}", picture_of(Table()))


def one_less() -> Table:
    """Somebody chooses what to leave out."""
    return Table().roll(ALL_DIFFERENT).do("aid 4", "carve 1 b1")


def test_what_is_being_decided_is_lit_for_everybody() -> None:
    """Whenever a decision follows another one, the picture shows what it is about; otherwise nothing is lit."""
    assert GLOW in picture_of(one_less(), SPECTATOR)
    assert GLOW in picture_of(Table().roll(ALL_DIFFERENT).do("aid 4"), SPECTATOR)
    seen = {phase.CHOOSING_LESS, phase.OMITTING}
    for seed in range(4):
        for match in positions(3, {}, seed=seed, every=1):
            now, decides = int(match.state.phase), match.to_move >= 0
            if now not in seen:
                assert (GLOW in draw(match.view(0))) == (decides and phase.MAIN < now < phase.ENDED), now
                if decides:
                    seen.add(now)
    assert seen >= set(range(phase.MAIN, phase.ENDED))


def test_a_dark_die_is_drawn_darker_as_long_as_dice_are_unused() -> None:
    table = Table().roll("F F F F F F").do("aid 3").roll("K")
    svg = picture_of(table)
    assert "dark-0" in ids(svg)
    assert part("die-rune-0", svg).count("#2b3034") == 1


def test_places_are_shown_at_the_end() -> None:
    *_, last = positions(3, {}, seed=4)
    assert last.outcome is not None
    svg = texts(draw(last.view(0)))
    assert all(str(points) in svg for points in last.outcome.points)


def test_pictures_stay_small() -> None:
    for seed in (0, 3):
        for match in positions(4, {"long": True}, seed=seed, every=9):
            assert len(draw(match.view(0)).encode()) < 95_000
