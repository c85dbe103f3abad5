"""A small model of some of Saga's rules in plain Python, held beside the engine in random games, part by part.

It shares no code with the rules: it reads the content file itself, and looks at positions only as a player would: who is
where, what lies on the spaces, what is asked. What it knows: where Vikings may go (V-28, V-33 to V-39), how recruits and
those who come home are spread (V-49), whom Repel may drive away (R19, R32), when Plunder pillages (R22, V-89), and what
the Anglo-Saxons can tell of markers (V-61, R25): every history that fits what they have seen.
"""

import os
import tomllib
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

import meadhall
from meadhall.core.constants import CHANCE, OVER
from meadhall.core.content import Edition
from meadhall.core.game import Game
from meadhall.core.kernel import JIT
from meadhall.core.record import copy
from meadhall.core.rng import below, new_rng
from meadhall.games.saga.rules.phases import NOTHING, follows, play
from tests.saga.test_secrets import possible_markers

SAGA = meadhall.game("saga")
GAMES = int(os.environ.get("SAGA_MODEL_GAMES", "150" if JIT else "3"))
PLACES = ("nor", "mer", "ean", "ess", "ken", "sus", "wes", "north", "central", "south", "drakkar", "supply", "hand")
ENGLAND, HARBOURS = PLACES[:7], PLACES[7:10]
IDLE = ("end tile", "end action", "bonus none", "pass", "slay none")
World = tuple[tuple[str | None, ...], str | None]
"""What lies on the three spaces, and what is in the Viking's hand."""


class Model:
    """What a careful onlooker with the rulebook in hand expects of a game."""

    def __init__(self, edition: Edition) -> None:
        content = tomllib.loads(edition.text)
        self.coast = [word for word in ENGLAND if content["areas"][word]["coast"]]
        self.neighbours: dict[str, set[str]] = {word: set() for word in PLACES}
        for one, other in content["map"]["borders"]:
            self.neighbours[one].add(other)
            self.neighbours[other].add(one)
        self.pillage = content["vikings"]["pillage"]
        self.viking_leaders = [leader["effect"] for leader in content["leaders"]["vikings"]]
        self.worlds: set[World] = {((None, None, None), None)}
        self.face_down = [False] * 3
        self.spread_from: list[int] | None = None
        self.due = False  # whether a revealed Plunder would pillage
        self.looked = 0

    # --- The position, as everybody sees it

    def units(self, s: Any, side: int, place: str) -> int:
        number = PLACES.index(place)
        return int(s.warriors[side, number]) + sum(int(at) == number for at in s.figures[side])

    def harbours(self, s: Any) -> list[int]:
        return [self.units(s, 1, place) for place in HARBOURS]

    # --- What may be done

    def viking_ways(self, s: Any) -> set[str]:
        """V-28, V-33 to V-40: where a Viking group can go from its origin."""
        origin = PLACES[int(s.origin)]
        ways = {f"to {place}" for place in self.neighbours[origin]}
        if origin in HARBOURS:
            space = HARBOURS.index(origin)
            marker = int(s.markers[space])
            if self.face_down[space]:
                ways.add("marker reveal")
            else:
                ways.add("marker draw")
                if marker >= 0:
                    ways.add(f"to {ENGLAND[marker]}")
        return ways

    def repelled(self, s: Any) -> set[str]:
        """R19: a Warrior of each English area, each revealed figure, and one hidden figure of each area (R32)."""
        found = {f"repel warrior {area}" for number, area in enumerate(ENGLAND) if s.warriors[1, number] > 0}
        hidden: set[int] = set()
        for figure in range(4):
            place = int(s.figures[1, figure])
            if place < len(ENGLAND) and (s.shown[1, figure] or place not in hidden):
                found.add(f"repel figure-{figure + 1}")
                if not s.shown[1, figure]:
                    hidden.add(place)
        return found

    def check_offer(self, s: Any, offered: set[str]) -> None:
        """What is offered, by the first word of it."""
        word = next(iter(sorted(offered))).split()[0]
        if s.seat == 1 and (word in ("to", "marker")):
            assert offered == self.viking_ways(s)
            self.looked += 1
        elif word == "repel":
            assert offered == self.repelled(s)
            self.looked += 1
        elif word == "muster":
            counts = self.harbours(s)
            assert offered == {f"muster {p}" for p, n in zip(HARBOURS, counts, strict=True) if n == min(counts)}
            self.looked += 1
        elif word == "harbour":  # all the emptiest, or one of them where all will get somebody
            counts = self.harbours(s)
            assert offered <= {f"harbour {p}" for p, n in zip(HARBOURS, counts, strict=True) if n == min(counts)}
        assert word != "plunder" or len(offered) == 1, "R22: nobody is asked"

    # --- What has happened

    def follow(self, before: Any, after: Any, done: str) -> None:
        """One part of a step: an action, or a phase that passed by itself (an empty text)."""
        words = done.split()
        if words[:1] == ["start"] and words[1] == "recruitment":
            self.spread_from = self.harbours(before)
        if words[:1] == ["muster"] and self.spread_from is not None:
            self.check_spread(after)
        if words[:1] in (["end"], ["resolve"]):
            self.spread_from = None
        self.follow_markers(before, after, words)
        self.follow_combat(before, after)

    def check_spread(self, s: Any) -> None:
        """V-49: after each Unit the areas are as equal as they can be with so many; so they are at the end."""
        assert self.spread_from is not None
        start, now = self.spread_from, self.harbours(s)
        placed = sum(now) - sum(start)
        reachable = []
        for chosen in combinations_with_replacement(range(3), placed):
            reachable.append([start[i] + chosen.count(i) for i in range(3)])
        assert now in reachable, "V-50: those already there stay"
        assert unevenness(now) == min(map(unevenness, reachable))
        if any(len(set(counts)) == 1 for counts in reachable):
            assert len(set(now)) == 1
        self.looked += 1

    def follow_markers(self, before: Any, after: Any, words: list[str]) -> None:
        """What the Anglo-Saxons see of it, and every world that is still possible."""
        worlds = self.worlds
        match words:
            case ["scout", _]:
                worlds = {(on, hand) for on, _ in worlds for hand in self.pool(on)}
            case ["lay", place]:
                space = HARBOURS.index(place)
                worlds = {((*on[:space], hand, *on[space + 1 :]), None) for on, hand in worlds}
                self.face_down[space] = True
            case ["marker", "reveal"]:
                space = int(before.origin) - PLACES.index("north")
                seen = ENGLAND[int(after.markers[space])]
                worlds = {(on, hand) for on, hand in worlds if on[space] == seen}
                self.face_down[space] = False
            case ["destination", seen] if before.origin >= PLACES.index("north"):
                space = int(before.origin) - PLACES.index("north")
                worlds = {((*on[:space], seen, *on[space + 1 :]), hand) for on, hand in worlds if seen in self.pool(on)}
            case _:
                return
        self.worlds = worlds
        self.looked += 1

    def pool(self, on: tuple[str | None, ...]) -> list[str]:
        return [area for area in self.coast if area not in on]

    def check_markers(self, s: Any, box: Any) -> None:
        """What the state allows is what is possible, no more and no less."""
        allowed = set()
        for markers in possible_markers(s, box):
            on = tuple(None if marker < 0 else ENGLAND[marker] for marker in markers)
            hands: list[str | None] = [None]
            if s.scouted >= 0:
                hands = [area for area in self.coast if area not in on]
            allowed |= {(on, hand) for hand in hands}
        assert allowed == self.worlds
        for space in range(3):
            marginal = {on[space] for on, _ in self.worlds} if self.face_down[space] else set()
            assert {area for n, area in enumerate(ENGLAND) if s.suspects[space] >> n & 1} == marginal

    def follow_combat(self, before: Any, after: Any) -> None:
        """R22, V-89: a Plunder who is there and revealed when Strength is compared pillages after a victory."""
        if after.strength.any() and not before.strength.any():
            area = int(after.battle)
            self.due = after.strength[1] > after.strength[0] and any(
                after.shown[1, figure]
                and after.figures[1, figure] == area
                and self.viking_leaders[after.backs[1, figure]] == "plunder"
                for figure in range(4)
            )
        if before.battle >= 0 and after.battle < 0:  # the combat is closed
            area = ENGLAND[int(before.battle)]
            stands = bool(before.strongholds >> int(before.battle) & 1)
            possible = stands and self.units(before, 1, area) > self.units(before, 0, area)
            assert not (self.due and possible), "R22: what could be pillaged was"
            self.due = False
        if before.battle >= 0 and before.strongholds != after.strongholds:  # somebody pillaged in a combat
            area = ENGLAND[int(before.battle)]
            assert self.due
            assert int(before.strongholds) ^ int(after.strongholds) == 1 << int(before.battle)
            assert self.units(before, 1, area) > self.units(before, 0, area)
            assert after.coins[1] - before.coins[1] == min(self.pillage, int(before.coins[2]))
            self.looked += 1


def unevenness(counts: list[int]) -> int:
    """How far three areas are from having the same number of Units."""
    return sum((one - other) ** 2 for one in counts for other in counts)


def lockstep(game: Game, seed: int, counted: Counter[str], model: Model | None = None) -> None:
    """Play one game at random, and hold the model beside it after every part of every step."""
    model, box, rng = model or Model(game.edition), game.make_box(2), new_rng(seed)
    state: Any = game.state.new()
    game.kernels.setup(state, box)
    while (who := game.kernels.to_move(state, box)) != OVER:
        offered = [n for n, _ in game.odds(state, box)] if who == CHANCE else game.legal(state, box)
        if who != CHANCE:
            model.check_offer(state, {game.actions.text(n) for n in offered})
        busy = [n for n in offered if game.actions.text(n) not in IDLE]
        among = busy if busy and below(rng, 5) else offered  # in most decisions something is done
        part = among[int(below(rng, len(among)))]
        while part != NOTHING:
            before = copy(state)
            done = game.actions.text(part) if part >= 0 else ""
            counted[done.split()[0] if done else ""] += 1
            play(state, box, part)
            model.follow(before, state, done)
            if done.split()[:1] in (["scout"], ["lay"], ["marker"], ["destination"]):
                model.check_markers(state, box)
                if model.worlds:
                    check_imagination(game, model, state, box, seed)
            part = int(follows(state, box))
    counted["looked"] += model.looked


def check_imagination(game: Game, model: Model, state: Any, box: Any, seed: int) -> None:
    """What is imagined is one of the worlds that are possible."""
    view = copy(state)
    view.choices = 0
    game.kernels.hide(view, box, 0)
    for more in range(3):
        world = copy(view)
        game.kernels.imagine(world, box, 0, new_rng(seed + more))
        on = tuple(None if marker < 0 else ENGLAND[marker] for marker in world.markers.tolist())
        assert (on, None if world.scouted < 0 else ENGLAND[world.scouted]) in model.worlds


def test_the_model_agrees_with_the_engine_in_random_games() -> None:
    counted: Counter[str] = Counter()
    for seed in range(GAMES):
        lockstep(SAGA, seed, counted)
    assert counted["looked"] > 20 * GAMES
    if JIT:
        assert min(counted[word] for word in ("scout", "marker", "destination", "muster", "repel", "home")) > GAMES // 4
        assert counted["plunder"] > 0


@pytest.mark.parametrize("seed", range(max(2, GAMES // 20)))
def test_the_model_agrees_where_six_areas_are_coastal(seed: int) -> None:
    text = SAGA.edition.text.replace('name = "Wessex"\ncoast = false', 'name = "Wessex"\ncoast = true')
    lockstep(SAGA.with_content(Edition(text, "six.toml")), seed, Counter())


def test_imagined_markers_are_all_equally_likely_also_where_they_tell_about_each_other() -> None:
    """It is not enough to know of each space what may lie there: Kent here may mean that Essex is not there."""
    found: list[tuple[Any, set[World]]] = []

    class Watching(Model):
        def check_markers(self, s: Any, box: Any) -> None:
            super().check_markers(s, box)
            if not is_product(self.worlds) and s.scouted < 0:
                found.append((copy(s), set(self.worlds)))

    seed = 0
    while len(found) < 3:
        lockstep(SAGA, seed, Counter(), Watching(SAGA.edition))
        seed += 1
    box, rng = SAGA.make_box(2), new_rng(1)
    for state, worlds in found[:3]:
        SAGA.kernels.hide(state, box, 0)
        draws: Counter[World] = Counter()
        for _ in range(60 * len(worlds)):
            world = copy(state)
            SAGA.kernels.imagine(world, box, 0, rng)
            draws[tuple(None if marker < 0 else ENGLAND[marker] for marker in world.markers.tolist()), None] += 1
        assert set(draws) == worlds
        free = len(worlds) - 1
        assert sum((n - 60) ** 2 / 60 for n in draws.values()) < free + 5 * (2 * free) ** 0.5


def is_product(worlds: set[World]) -> bool:
    """Whether it would be enough to know of each space what may lie there, all different."""
    by_space = [sorted({on[space] or "" for on, _ in worlds}) for space in range(3)]
    different = {
        (one, two, three)
        for one in by_space[0]
        for two in by_space[1]
        for three in by_space[2]
        if len({one, two, three} - {""}) == sum(bool(area) for area in (one, two, three))
    }
    return len(different) == len({on for on, _ in worlds})
