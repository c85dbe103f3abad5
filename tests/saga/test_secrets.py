"""Hidden information: nobody's view tells more than he may know, and `imagine` draws from exactly what he may think."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.core.constants import CHANCE, OVER, SPECTATOR, UNSEEN
from meadhall.core.match import Match
from meadhall.core.record import copy, to_bytes
from meadhall.core.rng import below, choose, new_rng
from meadhall.games.saga import actions, location, sides
from meadhall.games.saga.rules.leaders import ORDERS, sort_backs
from meadhall.games.saga.rules.markers import LAID, pool
from meadhall.games.saga.rules.phases import found_anew
from meadhall.games.saga.state import WORD
from meadhall.games.saga.words.names import possible
from tests.saga.table import Table

SAGA = meadhall.game("saga")
VIEWERS = (sides.SAXONS, sides.VIKINGS, SPECTATOR)


def alternatives(state: Any, box: Any, viewer: int) -> list[Any]:
    """Every state that differs from this one only in what the viewer cannot know, the state itself included."""
    hidden = [side for side in (sides.SAXONS, sides.VIKINGS) if side != viewer]
    orders = [[o for o in range(24) if int(state.known[side]) >> o & 1] for side in hidden]
    arranged = [tuple(state.markers.tolist())] if viewer == sides.VIKINGS else sorted(possible_markers(state, box))
    found = {}
    for markers, *numbers in product(arranged, *orders):
        other = copy(state)
        for side, number in zip(hidden, numbers, strict=True):
            other.backs[side] = ORDERS[number]
            sort_backs(other, side)
        other.markers[:] = markers
        hands = [int(state.scouted)]
        if viewer != sides.VIKINGS and state.scouted >= 0:
            other.scouted = -1
            hands = [area for area in range(7) if int(pool(other, box)) >> area & 1]
        for hand in hands:
            world = copy(other)
            world.scouted = hand
            world.choices = found_anew(world, box)
            found[to_bytes(world)] = world
    return list(found.values())


def possible_markers(state: Any, box: Any) -> set[tuple[int, ...]]:
    """The markers on the three spaces in every way that the Anglo-Saxons think possible."""
    coast = [area for area in range(7) if box.coast >> area & 1]
    return {
        tuple(coast[laid[space]] if state.face_down[space] else int(state.markers[space]) for space in range(len(laid)))
        for number, laid in enumerate(LAID.tolist())
        if int(state.arrangements[number // WORD]) >> number % WORD & 1
    }


def random_match(seed: int) -> Match:
    match = SAGA.start(scripted=True)
    rng = new_rng(seed)
    while not match.over:
        play_randomly(match, rng)
    return match


def play_randomly(match: Match, rng: Any) -> None:
    if match.to_move == CHANCE:
        odds = match.odds
        weights = np.array(list(odds.values()))
        match.play(list(odds)[int(choose(rng, weights, len(weights)))])
    else:
        match.play(match.legal[int(below(rng, len(match.legal)))])


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_hidden_the_view_is_the_same(seed: int) -> None:
    """Bytes, words, legal lists, touches and drawing, at every tenth state, for every consistent hidden part."""
    match = SAGA.start(scripted=True)
    rng = new_rng(seed)
    checked = 0
    for number in range(10_000):
        if match.over:
            break
        if number % 10 == seed:
            for viewer in VIEWERS:
                view = match.view(viewer)
                worlds = alternatives(match.state, match.box, viewer)
                checked += len(worlds)
                assert to_bytes(match.state) in {to_bytes(world) for world in worlds}
                for world in worlds[:: max(1, len(worlds) // 40)]:
                    assert SAGA.kernels.broken(world, match.box) == 0
                    other = SAGA.view(world, match.box, viewer, match.names)
                    assert to_bytes(other.state) == to_bytes(view.state)
                    if viewer == match.to_move:
                        assert SAGA.legal(world, match.box) == view.legal == other.legal
                other = SAGA.view(worlds[-1], match.box, viewer, match.names)
                assert (str(other), other.svg()) == (str(view), view.svg())
                assert SAGA.words.prompt(other) == SAGA.words.prompt(view)
                for action in view.legal:
                    assert SAGA.words.action(other, action) == SAGA.words.action(view, action)
                    assert SAGA.board.touches(other, action) == SAGA.board.touches(view, action)
        play_randomly(match, rng)
    assert checked > 100


def test_section_8_who_knows_what() -> None:
    table = Table.empty().at("ken", "0 v 1 siege").at("ess", "1 rally v 0").at("nor", "1 v 0")
    table.marker("north", "nor", face_down=True).marker("south", "sus")
    s = table.state
    saxon, viking, spectator = (table.match.view(viewer).state for viewer in VIEWERS)
    assert saxon.backs[sides.SAXONS].tolist() == s.backs[sides.SAXONS].tolist()
    assert (saxon.backs[sides.VIKINGS] == -2).all()
    assert viking.backs[sides.VIKINGS].tolist() == s.backs[sides.VIKINGS].tolist()
    assert (viking.backs[sides.SAXONS] == -2).all()
    assert viking.markers.tolist() == [location.NOR, -1, 5]
    assert saxon.markers.tolist() == spectator.markers.tolist() == [-2, -1, 5]
    assert (spectator.backs == -2).all()
    for view in (saxon, viking, spectator):
        for field in ("coins", "warriors", "leaders", "figures", "taken", "strongholds", "occupied", "face_down"):
            assert np.asarray(view[field]).tolist() == np.asarray(s[field]).tolist()


# --- Imagination


@pytest.mark.parametrize("viewer", VIEWERS)
def test_imagine_draws_every_possibility_equally_often(viewer: int) -> None:
    table = Table.empty().at("ken", "0 v 1 siege landing").at("ess", "1 rally v 0").at("nor", "1 v 0")
    table.marker("north", "nor", face_down=True).marker("south", "sus")
    state, box = table.state, table.box
    if viewer == SPECTATOR:  # he may think of 4 markers and 24 distributions of leaders, but of 144 with both sides'
        table.marker("north", "nor")
    worlds = {to_bytes(world) for world in alternatives(state, box, viewer)}
    assert 4 <= len(worlds) <= 600
    view = table.match.view(viewer).state
    counts: Counter[bytes] = Counter()
    rng = new_rng(3)
    draws = 60 * len(worlds)
    for _ in range(draws):
        world = copy(view)
        SAGA.kernels.imagine(world, box, viewer, rng)
        counts[to_bytes(world)] += 1
    assert set(counts) == worlds
    chi_square = sum((count - 60) ** 2 / 60 for count in counts.values())
    free = len(worlds) - 1
    assert chi_square < free + 5 * (2 * free) ** 0.5  # five standard deviations


def test_imagine_after_a_reveal_knows_who_was_seen() -> None:
    table = Table.empty().at("ess", "1 v 3 siege").at("nor", "2 v 0").at("sus", "0 v 2").combat().do("reveal siege")
    view = table.match.view(sides.SAXONS)
    figure = view.state.figures[sides.VIKINGS].tolist().index(location.ESS)
    assert possible(view, sides.VIKINGS, figure) == [0]
    for seed in range(20):
        world = copy(view.state)
        SAGA.kernels.imagine(world, table.box, sides.SAXONS, new_rng(seed))
        assert world.backs[sides.VIKINGS, figure] == 0


# --- Knowledge of leaders (R32)


def known(table: Table, place: int, side: int = sides.VIKINGS) -> list[list[int]]:
    """For each figure of a side in a place: who it may be, as the other side knows."""
    view = table.match.view(1 - side)
    return [possible(view, side, f) for f in range(4) if view.state.figures[side, f] == place]


def test_R32_who_was_revealed_alone_stays_known_while_he_stays_alone() -> None:
    table = Table.empty().at("ess", "1 v 3 siege").at("nor", "2 v 0").at("sus", "0 v 2").combat().do("reveal siege")
    assert known(table, location.ESS) == [[0]]
    assert known(table, location.SUPPLY) == [[1, 2, 3], [1, 2, 3]]  # by elimination; one more is set aside
    table.resolve("vikings", 1).do("start movement", "from ess", "to ken", "with siege", "warriors 0")
    assert known(table, location.KEN) == [[0]]


def test_R32_figures_of_one_place_mix() -> None:
    table = Table.empty().at("ess", "1 v 3 siege").at("nor", "2 v 0").at("ken", "0 v 1 plunder").at("sus", "0 v 1")
    table.combat().do("reveal siege")
    table.resolve("vikings", 1).do("start movement", "from ess", "to ken", "with siege", "warriors 0")
    one, other = known(table, location.KEN)
    assert one == other == [0, 1, 2, 3]  # one of the two is Siege, and nobody can tell which
    assert all(0 in pair for pair in pairs(table, location.KEN))
    table.resolve("vikings", 1).do("start movement", "from ken", "to sus", "with siege", "warriors 0")
    assert 0 in known(table, location.KEN)[0]
    assert 0 in known(table, 5)[0]  # he left, or he did not


def pairs(table: Table, place: int) -> set[tuple[int, ...]]:
    """The sets of Viking leaders that may be in a place, as the Anglo-Saxons know."""
    view = table.match.view(sides.SAXONS)
    figures = [f for f in range(4) if view.state.figures[sides.VIKINGS, f] == place]
    orders = [ORDERS[n] for n in range(24) if int(view.state.known[sides.VIKINGS]) >> n & 1]
    return {tuple(sorted(int(order[f]) for f in figures)) for order in orders}


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("viewer", [sides.SAXONS, sides.VIKINGS])
def test_R32_what_is_known_of_leaders_is_what_follows_from_all_that_was_seen(viewer: int, seed: int) -> None:
    """A patient observer keeps every world that fits what he saw, step by step; `known` must say the same.

    Markers are not hidden from this observer: what is known of them is told apart below.
    """
    match, side, box = random_match(seed), 1 - viewer, SAGA.make_box(2)
    kernels, states = SAGA.kernels, [SAGA.state.from_bytes(step.before) for step in match.steps] + [match.state]
    worlds = {to_bytes(states[0]): states[0]}
    for step, after in zip(match.steps, states[1:], strict=True):
        wanted = observed(after, box, viewer)
        seen = kernels.seen(SAGA.state.from_bytes(step.before), box, step.number, viewer)
        action = step.number if seen or actions.SCOUT_PICK <= step.number < actions.SCOUT_LAY else UNSEEN
        following = {}
        for world in worlds.values():
            offered = [n for n, _ in SAGA.odds(world, box)] if step.who == CHANCE else SAGA.legal(world, box)
            for candidate in offered if action == UNSEEN else [action] if action in offered else []:
                twin = copy(world)
                kernels.step(twin, box, candidate)
                if observed(twin, box, viewer) == wanted:
                    following[to_bytes(twin)] = twin
        worlds = following
        assert to_bytes(after) in worlds
        thought = set()
        for number in range(24):
            if int(after.known[side]) >> number & 1:
                other = copy(after)
                other.backs[side] = ORDERS[number]
                sort_backs(other, side)
                thought.add(tuple(other.backs[side].tolist()))
        assert thought == {tuple(world.backs[side].tolist()) for world in worlds.values()}
    assert kernels.to_move(match.state, box) == OVER


def observed(state: Any, box: Any, viewer: int) -> bytes:
    """A view, but with all markers face up."""
    view = copy(state)
    SAGA.kernels.hide(view, box, viewer)
    view.markers, view.scouted = state.markers, state.scouted
    return to_bytes(view)


# --- Markers


def test_a_scouted_marker_is_suspected_to_be_any_that_was_not_seen() -> None:
    table = Table.empty().at("north", "0 v 3").at("central", "0 v 2").at("nor", "1 v 0").marker("south", "sus")
    table.resolve("vikings", 1).do("start scout", "scout ken", "lay north")
    assert suspected(table) == ["nor", "ean", "ess", "ken"]  # not Sussex, which lies face up
    table.do("start movement", "from central", "marker draw", "destination ean", "warriors 1")
    assert suspected(table) == ["nor", "ess", "ken"]
    table.resolve("vikings", 1).do("start movement", "from central", "marker draw", "destination ess")
    assert suspected(table) == ["nor", "ken"]  # East Anglia went back to the pool, but the North has not changed since


def suspected(table: Table) -> list[str]:
    suspects = int(table.match.view(sides.SAXONS).state.suspects[0])
    return [word for n, word in enumerate(("nor", "mer", "ean", "ess", "ken", "sus", "wes")) if suspects >> n & 1]


# --- Steps that nobody else sees


def test_the_log_of_the_opponent_does_not_name_hidden_leaders_or_markers() -> None:
    names = ("Garrison", "Rally", "Repel", "Field"), ("Siege", "Landing", "Berserk", "Plunder")
    for seed in range(12):
        match = random_match(seed)
        for index in range(len(match.steps)):
            action = match.steps[index].number
            before: Any = SAGA.state.from_bytes(match.steps[index].before)
            for viewer in VIEWERS:
                told = match.event(index, viewer)
                if told is None or SAGA.kernels.reveals(before, match.box, action) or before.shown.any():
                    continue
                for side in (sides.SAXONS, sides.VIKINGS):
                    if side != viewer:
                        assert not any(f"Leader {name}" in told.text for name in names[side]), told.text


def test_the_same_step_in_another_world_is_told_in_the_same_words() -> None:
    told = set()
    for name in ("garrison", "rally", "repel"):
        table = Table.empty().at("mer", "1 v 0", stronghold=True).at("nor", "1 v 0").at("ken", "0 v 1")
        table.resolve("saxons", 3).do("start income", f"income leader mer {name}")
        event = table.match.event(len(table.match.steps) - 1, sides.VIKINGS)
        assert event is not None
        told.add(event.text)
        own = table.match.event(len(table.match.steps) - 1, sides.SAXONS)
        assert own is not None
        assert name.capitalize() in own.text
    assert len(told) == 1


def test_leaders_join_a_group_in_any_order_so_that_the_steps_left_tell_nothing() -> None:
    for first in ("rally", "repel"):
        table = Table.empty().at("mer", "0 rally repel v 0").at("nor", "1 v 0").at("ken", "0 v 1").resolve("saxons", 4)
        table.do("bonus none", "start movement", "from mer", "to wes", f"with {first}")
        assert len(table.legal) == 2  # the other leader, or nobody more


def test_reveals_are_declared() -> None:
    reveals, number = SAGA.kernels.reveals, SAGA.actions.number
    table = Table()
    shown = {n for n in range(SAGA.actions.decisions) if reveals(table.state, table.box, n)}
    assert shown == {number("marker reveal"), *(number(f"reveal leader-{n}") for n in range(1, 5))}
