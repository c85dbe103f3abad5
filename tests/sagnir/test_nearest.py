"""Sagnir: where a being is nearest, told and shown beside its card."""

import numpy as np

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.rng import new_rng
from meadhall.games.island import phase
from meadhall.games.island.state import BEING_NAMES
from meadhall.games.island.words.names import IslandView
from meadhall.games.island.words.nearest import missing


def views(game: str) -> list[IslandView]:
    found = []
    for seed in range(6):
        match, rng = meadhall.game(game).start(players=2, seed=seed), new_rng(seed)
        while not match.over and len(match.steps) < 200:
            match.wander(7, rng)
            if match.to_move >= 0 and match.state.phase == phase.ACTING:
                found.append(match.view(match.to_move))
    return found


def test_a_card_tells_what_it_lacks_and_laying_that_completes_it() -> None:
    told = 0
    for view in views("sagnir"):
        pieces = {piece.id: piece for piece in view.scene("wide").pieces}
        for code in [each.removeprefix("short-") for each in pieces if each.startswith("short-")]:
            badge, being = pieces[f"short-{code}"], BEING_NAMES.index(code)
            lacks = missing(view, being)
            assert badge.of == f"being-{code}"
            assert badge.text == f"\N{MINUS SIGN}{len(lacks)}"
            assert badge.meaning.startswith(f"{len(lacks)} missing: ")
            assert len(badge.matches) == len(lacks)
            assert all(each.split("=")[0] in pieces for each in badge.matches)
            for cell, kind in lacks:
                view.state.land[:] &= ~np.uint64(1 << cell)
                view.state.land[kind] |= np.uint64(1 << cell)
            assert not missing(view, being)
            told += 1
            break  # the island is another one now
    assert told > 30


def test_those_who_watch_are_told_nothing() -> None:
    match = meadhall.game("sagnir").start(players=2, seed=1)
    match.wander(40, new_rng(1))
    assert not [piece for piece in match.view(SPECTATOR).scene("wide").pieces if piece.id.startswith("short-")]
