"""Saga's scene: ids, touches, names, the map's borders, battles, and that it tells no more than a view knows."""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import accumulate, combinations
from pathlib import Path

import msgspec
import numpy as np
import pytest

import meadhall
from meadhall.core.constants import CHANCE, OVER, SPECTATOR
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import new_rng
from meadhall.core.scene import SHAPES, Shape, difference, nothing_kept
from meadhall.games.saga import location, phase, sides
from meadhall.games.saga.board import scene, touches
from meadhall.games.saga.board.sheet import closed_border
from meadhall.games.saga.rules.combat import strength
from meadhall.games.saga.state import LEADERS
from meadhall.games.saga.words.names import SagaView
from tests.saga.table import Table

SAGA: Game = meadhall.game("saga")
SVG = "{http://www.w3.org/2000/svg}"
VIEWERS = (SPECTATOR, sides.SAXONS, sides.VIKINGS)


def positions(seed: int, eager: bool = False) -> Iterator[Match]:
    """The positions of a random game from the empty map on, chance included; eager players do all that they can."""
    dice = random.Random(seed)
    match = SAGA.start(scripted=True, names=["Æthelflæd", "Ivar"])
    while True:
        yield match
        if match.to_move == OVER:
            return
        if match.to_move == CHANCE:
            outcomes, weights = zip(*SAGA.odds(match.state, match.box), strict=True)
            match.play(SAGA.actions.text(dice.choices(outcomes, weights)[0]))
        else:
            idle = ("end", "pass", "bonus none", "plunder no") if eager else ()
            doing = [action for action in match.legal if not str(action).startswith(idle)] if eager else []
            match.play(dice.choice(doing or list(match.legal)))


def draw(view: SagaView) -> str:
    return view.svg()


def ids(svg: str) -> list[str]:
    return [element.attrib["data-id"] for element in ET.fromstring(svg).iter() if "data-id" in element.attrib]


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def look_of(name: str, svg: str) -> str:
    """A piece without its place and its words."""
    element = next(e for e in ET.fromstring(svg).iter() if e.get("data-id") == name)
    return "".join(ET.tostring(part, "unicode") for part in element if not part.tag.endswith("title"))


def place_of(name: str, svg: str) -> str:
    return next(e.attrib["transform"] for e in ET.fromstring(svg).iter() if e.get("data-id") == name)


def reached(phase: int, seed: int = 0) -> Match:
    """A match in this phase."""
    for attempt in range(seed, seed + 200):
        for match in positions(attempt, eager=True):
            if match.state.phase == phase:
                return match
    raise AssertionError(f"no game reached phase {phase}")


@pytest.mark.parametrize("seed", range(4))
def test_every_picture_of_a_game_parses_and_has_each_id_once(seed: int) -> None:
    still = {
        *(f"area-{word}" for word in (*location.ENGLISH, *location.SCANDINAVIAN, "drakkar")),
        "initiative",
        "coins-general",
    }
    for number, match in enumerate(positions(seed, eager=bool(seed % 2))):
        svg = draw(match.view(VIEWERS[number % 3]))
        found = ids(svg)
        assert len(found) == len(set(found))
        assert still <= set(found)
        assert " id=" not in svg


@pytest.mark.parametrize("seed", range(4))
def test_what_is_touched_can_be_seen_by_everybody(seed: int) -> None:
    """Also by the others, who watch it being done."""
    for match in positions(10 + seed, eager=bool(seed % 2)):
        if match.to_move < 0:
            continue
        view = match.view(match.to_move)
        touched = {name for action in view.legal for name in touches(view, action) if not name.startswith("do-")}
        for viewer in VIEWERS:
            svg = draw(match.view(viewer))
            assert all(f'data-id="{name}"' in svg for name in touched)


def test_all_viewers_can_see_every_phase() -> None:
    phases = set()
    for seed in range(20):
        for match in positions(seed, eager=seed % 3 > 0):
            if match.state.phase not in phases:
                phases.add(int(match.state.phase))
                for viewer in VIEWERS:
                    assert draw(match.view(viewer)).startswith("<svg")
    assert phases >= {phase.PLACING, phase.REVEALING, phase.LOSING, phase.RETREATING, phase.HARBOURING, phase.ENDED}


def test_movable_things_are_pieces_of_one_flat_layer() -> None:
    for match in positions(3, eager=True):
        root = ET.fromstring(draw(match.view(sides.VIKINGS)))
        layers = [element for element in root.iter(f"{SVG}g") if element.get("class") == "pieces"]
        assert len(layers) == 1
        movable = [element.get("data-id", "") for element in layers[0]]
        assert {f"figure-{side}-{n}" for side in "av" for n in range(1, LEADERS + 1)} <= set(movable)
        assert {"tile-1", "tile-4", "coins-a", "coins-v", "marker-round", "marker-stronghold"} <= set(movable)
        assert all(element.attrib["transform"].startswith("translate(") for element in layers[0])


def test_the_same_view_gives_the_same_bytes() -> None:
    for match in positions(5):
        view = match.view(sides.SAXONS)
        assert draw(view) == draw(match.view(sides.SAXONS)) == view.svg()


def test_names_are_escaped_and_cut() -> None:
    names = ["<script>alert(1)</script>", 'A&B" onload="x\x00\u202e ' + "Bjørn " * 50]
    for viewer in VIEWERS:
        svg = draw(SAGA.start(seed=1, names=names).view(viewer))
        assert "<script" not in svg
        assert any(text.startswith("<script>al") and text.endswith("…") for text in texts(svg))
        assert all(len(text) < 40 for text in texts(svg))


# --- The map ----------------------------------------------------------------------------------------------------------


def test_areas_share_a_line_of_the_map_if_and_only_if_they_are_adjacent() -> None:
    box, words = SAGA.make_box(2), (*location.ENGLISH, *location.SCANDINAVIAN)
    for one, other in combinations(range(location.AREAS), 2):
        assert bool(closed_border(words[one], words[other])) == bool(box.borders[one] >> other & 1)


def test_outlines_of_neighbours_meet_and_others_do_not() -> None:
    """On the map itself: two areas have more than one point in common only if they are adjacent."""
    box = SAGA.make_box(2)
    looks = SAGA.sheet(box).looks
    outlines = [corners(looks[f"area-{location.WORDS[place]}"]) for place in range(location.AREAS)]
    for one, other in combinations(range(location.AREAS), 2):
        assert (len(outlines[one] & outlines[other]) > 1) == bool(box.borders[one] >> other & 1)


def corners(look: str) -> set[tuple[int, int]]:
    """The points of an outline, which is drawn from each to the next."""
    steps = [int(step) for step in re.findall(r"-?\d+", look.split(" d='")[1].split("'")[0])]
    return set(zip(accumulate(steps[::2]), accumulate(steps[1::2]), strict=True))


def test_an_edition_with_other_borders_shows_them(tmp_path: Path) -> None:
    text = (SAGA.folder / "content.toml").read_text("utf-8")
    changed = tmp_path / "content.toml"
    changed.write_text(text.replace('["nor", "mer"]', '["nor", "ean"]'), "utf-8")
    usual = draw(SAGA.start(seed=1).view(SPECTATOR))
    assert draw(SAGA.with_content(changed).start(seed=1).view(SPECTATOR)) != usual


# --- Sides ------------------------------------------------------------------------------------------------------------


def test_the_viewers_own_side_is_below() -> None:
    match = reached(phase.REVEALING)
    for viewer, below in ((sides.SAXONS, sides.SAXONS), (SPECTATOR, sides.SAXONS), (sides.VIKINGS, sides.VIKINGS)):
        svg = draw(match.view(viewer))
        purses = [float(place_of(f"coins-{side}", svg).split()[1].rstrip(")")) for side in "av"]
        assert (purses[sides.VIKINGS] > purses[sides.SAXONS]) == (below == sides.VIKINGS)


def test_tiles_keep_their_places_when_they_are_taken() -> None:
    places = set()
    for match in positions(2):
        svg = draw(match.view(sides.SAXONS))
        places.add(tuple(place_of(f"tile-{tile + 1}", svg) for tile in range(4)))
    assert len(places) == 1


# --- Secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_hidden_backs_and_markers_do_not_show(seed: int) -> None:
    """Whatever is imagined in the place of what a viewer does not know, the picture is the same, byte by byte."""
    rng = new_rng(7 + seed)
    for number, match in enumerate(positions(20 + seed, eager=True)):
        if number % 3:
            continue
        for viewer in VIEWERS:
            view = match.view(viewer)
            seen = draw(view)
            for _ in range(3):
                other = copy(view.state)
                SAGA.kernels.imagine(other, view.box, viewer, rng)
                assert draw(SAGA.view(other, view.box, viewer, match.names)) == seen


def test_hidden_leaders_of_a_side_look_alike_to_others_and_have_names_for_their_owner() -> None:
    match = reached(phase.PLACING)
    figures = [f"figure-v-{n}" for n in range(1, LEADERS + 1)]
    for viewer in (sides.SAXONS, SPECTATOR):
        assert len({look_of(name, draw(match.view(viewer))) for name in figures}) == 1
    assert len({look_of(name, draw(match.view(sides.VIKINGS))) for name in figures}) == LEADERS


def test_revealed_leaders_show_to_everybody_and_are_told_on_the_scroll() -> None:
    for seed in range(50):
        for match in positions(seed, eager=True):
            if match.state.phase == phase.REVEALING and match.state.shown.any():
                side, figure = (int(found[0]) for found in np.nonzero(match.state.shown))
                looks = {look_of(f"figure-{'av'[side]}-{figure + 1}", draw(match.view(viewer))) for viewer in VIEWERS}
                assert len(looks) == 1
                told = [text for text in texts(draw(match.view(SPECTATOR))) if text.startswith("Leader ")]
                assert len(told) == match.state.shown.sum()
                return
    raise AssertionError("nobody was revealed")


def test_a_scouted_marker_shows_its_face_to_the_viking_only() -> None:
    match = reached(phase.SCOUT_LAYING)
    backs = {look_of("destination-hand", draw(match.view(viewer))) for viewer in (sides.SAXONS, SPECTATOR)}
    assert len(backs) == 1
    assert look_of("destination-hand", draw(match.view(sides.VIKINGS))) not in backs
    match.play(next(iter(match.legal)))
    space = next(space for space in range(location.SPACES) if match.state.face_down[space])
    assert look_of(f"destination-{location.SCANDINAVIAN[space]}", draw(match.view(sides.SAXONS))) in backs


# --- How it ends, and how much it is ----------------------------------------------------------------------------------


def test_the_end_says_how_it_was_won() -> None:
    match = reached(phase.ENDED)
    svg = " ".join(texts(draw(match.view(SPECTATOR))))
    assert all(award in svg for award in SAGA.words.awards(match.view(SPECTATOR)))


def test_how_near_everybody_is_to_winning_is_in_sight() -> None:
    table = Table.empty().at("nor", "3 v 0").at("ken", "0 v 1").at("ess", "0 v 1").at("sus", "0 v 1").at("wes", "0 v 1")
    for shape in SHAPES:
        told = written(table.money(2, 5).match, shape)
        assert {"5 of 8", "4 of 5", "Vikings: 8 coins or 5 areas", "Vikings: 1 area to go", "Round 1"} <= told
        assert "Vikings: 2 coins to go" not in told, "one warning a side is enough"
    for shape in SHAPES:
        rich = Table.empty().at("nor", "3 v 0").at("ken", "0 v 3").money(0, 6)
        assert "Vikings: 2 coins to go" in written(rich.match, shape)
        rich.state.stronghold_marker = rich.state.round_marker
        assert {"The last round", "Then Anglo-Saxons win", "Anglo-Saxons: this round"} <= written(rich.match, shape)


def written(match: Match, shape: Shape = "wide") -> set[str]:
    return {piece.text for piece in scene(match.view(SPECTATOR), shape).pieces}


# --- Battles ----------------------------------------------------------------------------------------------------------


def test_V75_both_sides_strength_adds_up_leader_by_leader() -> None:
    table = Table.empty().at("ess", "2 garrison v 3 siege", stronghold=True).at("nor", "1 v 0").at("sus", "0 v 1")
    table.resolve("vikings", 4).do("end tile")
    for shape in SHAPES:
        assert {"Combat in Essex", "2 + 1 = 3", "3 + 1 = 4"} <= written(table.match, shape)
    table.do("reveal siege")
    assert {"2 + 1 = 3", "3 + 2 = 5"} <= written(table.match)
    table.do("pass")
    assert {"Essex: the Vikings win", "2 Units must fall", "1 Unit must fall"} <= written(table.match)


def test_a_battle_shows_the_strength_that_the_rules_count() -> None:
    seen = 0
    for seed in range(8):
        for match in positions(seed, eager=True):
            if match.state.battle >= 0 and not match.state.strength.any():
                pieces = {piece.id: piece.text for piece in scene(match.view(SPECTATOR), "wide").pieces}
                for side in (sides.SAXONS, sides.VIKINGS):
                    total, seen = int(strength(match.state, match.box, side)), seen + 1
                    assert pieces[f"strength-{'av'[side]}"] == str(total)
                    terms = pieces[f"equation-{'av'[side]}"].partition(" = ")[0].split(" + ")
                    assert sum(map(int, terms)) == total
    assert seen > 20


def test_who_fights_comes_to_the_battle_and_goes_back() -> None:
    table = Table.empty().at("ess", "2 garrison v 3", stronghold=True).at("nor", "1 v 0").at("sus", "0 v 1")
    table.resolve("vikings", 4)
    figure = next(n for n in range(LEADERS) if table.state.figures[0, n] == location.ESS)

    def where() -> tuple[float, float]:
        pieces = {piece.id: piece for piece in scene(table.match.view(0), "wide").pieces}
        return pieces[f"figure-a-{figure + 1}"].x, pieces["warriors-v-ess"].x

    assert all(x < 900 for x in where())
    table.do("end tile")
    assert all(x > 940 for x in where())


def test_every_step_is_seen_or_told() -> None:
    for seed in (0, 1):
        *_, match = positions(seed, eager=True)
        states = [step.before for step in match.steps] + [to_bytes(match.state)]
        scenes = [scene(match.look(state, SPECTATOR), "wide") for state in states]
        for index, step in enumerate(match.steps):
            changed = difference(scenes[index], scenes[index + 1])
            assert changed or match.event(index, SPECTATOR), match.action(step.number)


# --- Both shapes, and what is sent ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_both_shapes_mean_the_same(seed: int) -> None:
    for number, match in enumerate(positions(seed, eager=True)):
        view = match.view(VIEWERS[number % 3])
        wide, tall = ({(p.id, p.meaning, p.of) for p in scene(view, shape).pieces if p.meaning} for shape in SHAPES)
        assert wide == tall


def test_nobody_needs_glasses_on_a_phone() -> None:
    """390 pixels wide, every text is at least 11 pixels high, and those from whom one is chosen are 35 or more wide."""
    looks = SAGA.sheet(SAGA.make_box(2)).looks
    for match in positions(1, eager=True):
        view = match.view(max(match.to_move, 0))
        tall = {piece.id: piece for piece in scene(view, "tall").pieces}
        for piece in tall.values():
            sizes = [float(found) for found in re.findall(r"font-size='([^']+)'", looks[piece.look])]
            assert all(size * piece.size >= 22 for size in sizes), piece
        if match.to_move >= 0:
            touched = {name for action in view.legal for name in touches(view, action)}
            figures = [tall[name] for name in touched if name.startswith("figure")]
            assert all(52 * piece.size >= 70 for piece in figures), (match.state.phase, figures)
            for group in (tall[name] for name in touched if name.startswith("warriors")):
                wide = float(re.findall(r"width=['\"](\d+)", looks[group.look])[0]) * group.size
                assert wide >= 70, (match.state.phase, group)


def test_what_is_sent_stays_small() -> None:
    changes, last = [], None
    for match in positions(4, eager=True):
        now = scene(match.view(sides.VIKINGS), "wide")
        assert len(msgspec.json.encode(now)) < 21_000
        if last is not None:
            changes.append(len(msgspec.json.encode(difference(last, now))))
        last = now
    assert max(changes) < 4_000
    assert sorted(changes)[len(changes) // 2] < 700
    assert len(SAGA.sheet(match.box).json) < 123_000


def test_meanings_that_were_kept_are_those_of_the_position() -> None:
    for number, (players, options) in enumerate(SAGA.configurations(most=0)):
        match, rng = SAGA.start(players, options, seed=number), new_rng(number)
        for _ in range(12):
            match.wander(9, rng)
            view = match.view(VIEWERS[number % 3])
            shown = {piece.id: piece.meaning for piece in view.scene("wide").pieces}
            with nothing_kept():
                assert shown == {piece.id: piece.meaning for piece in view.scene("wide").pieces}, options
