"""Sagnir keeps the contract: the conformance kit over every variant, every number of players and every protector."""

import itertools
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.core.conformance import check
from meadhall.core.driver import play
from meadhall.games.island.state import PROTECTORS
from tests.sagnir.samples import SAGNIR, short
from tests.sagnir.table import Table


def test_every_variant_keeps_the_contract() -> None:
    report = check(short("sagnir", 25), games=20, close=0, configurations=SAGNIR)
    assert report.games == 20 * len(SAGNIR)


@pytest.mark.parametrize("configuration", [SAGNIR[0], SAGNIR[2], SAGNIR[11], SAGNIR[17]])
def test_words_pictures_and_records_keep_it_too(configuration: tuple[int, dict[str, Any]]) -> None:
    check(short("sagnir", 2), games=20, close=1, configurations=[configuration])


@pytest.mark.parametrize("name", ["sagnir", "mythical_island"])
def test_every_pair_of_protectors_keeps_the_contract(name: str) -> None:
    """Boards and sides are drawn and chosen at random: in a few hundred games every pair has played."""
    game = short(name, 8)
    check(game, games=300, close=0, configurations=[(2, {})])
    finals = play(game, game.make_box(2), 300, seed=1).finals
    met = {tuple(sorted(pair)) for pair in finals["protectors"][:, :2].tolist()}
    assert met == {(a, b) for a, b in itertools.combinations(range(8), 2) if a // 2 != b // 2}


@pytest.mark.parametrize("pair", [(0, 2), (1, 3), (4, 6), (5, 7)])
def test_every_protector_plays_on_without_breaking_a_rule(pair: tuple[int, int]) -> None:
    table = Table(seats=[PROTECTORS[number] for number in pair])
    for step in range(30):
        table.match.play(table.legal[(step * 11) % len(table.legal)])
        table.chance()
        assert meadhall.game("sagnir").kernels.broken(table.state, table.box) == 0


def test_light_patterns_make_short_games() -> None:
    game = meadhall.game("sagnir")
    full = play(game, game.make_box(2), 50, seed=1)
    light = play(game, game.make_box(2, {"pattern_set": "light"}), 50, seed=1)
    assert light.points.mean() > full.points.mean()
    assert np.all(full.places.min(axis=1) == 1)
