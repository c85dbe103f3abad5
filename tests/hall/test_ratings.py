"""Ratings: changed once by each rated game, with its result, and found again from the logs, in both kinds of stores."""

import asyncio

import pytest
from bench.anchors import TOML, played, toml

from meadhall.bots.levels import LEVELS
from meadhall.games import own_names
from meadhall.hall.storage.opening import open_store
from meadhall.hall.storage.rated import PlayerRating, anchor, anchors, rate
from meadhall.hall.storage.store import Store, Summary, Write
from meadhall.table.commands import Resign, Start
from meadhall.table.entries import read_entry
from tests.table.seating import ASTRID, BJARNI
from tests.table.test_rated import RatedParty


def rated(loser: int = 1, now: float = 1000.0) -> RatedParty:
    """A rated game of two that is over."""
    party = RatedParty(2)
    party.now = now
    party.do(Start())
    party.do(Resign(loser), (ASTRID, BJARNI)[loser])
    return party


def write_of(party: RatedParty, name: str) -> Write:
    entries = [read_entry(data) for data in party.log]
    return Write(name, entries, party.table.snapshot(), Summary.of(party.table, 1000.0))


def ratings(store: Store) -> dict[str, tuple[float, float, int]]:
    return {row[1]: row[2:5] for row in store.found("ratings", game="mead")}


def test_a_rated_game_changes_the_ratings_of_both_with_its_result(store: Store) -> None:
    store.save_now(write_of(rated(), "one"))
    winner, loser = rate([PlayerRating(), PlayerRating()], [1, 2])
    assert ratings(store) == {ASTRID: (*winner, 1), BJARNI: (*loser, 1)}
    changes = store.found("rating_changes", "seat", table_id="one")
    assert [(row[3], row[4:8]) for row in changes] == [
        (ASTRID, (*PlayerRating(), *winner)),
        (BJARNI, (*PlayerRating(), *loser)),
    ]
    store.save_now(Write("one", [], None, Summary.of(rated().table, 1000.0)))
    assert ratings(store)[ASTRID][2] == 1, "a game counts once, however often its table is written"


def test_games_that_are_kept_together_count_one_after_the_other(store: Store) -> None:
    async def both() -> None:
        await asyncio.gather(
            *(store.save(write_of(rated(loser), name)) for name, loser in (("b", 0), ("a", 1), ("c", 0)))
        )

    asyncio.run(both())
    rows = sorted(store.found("rating_changes", player=ASTRID), key=lambda row: row[8])
    assert [row[4] for row in rows[1:]] == [row[6] for row in rows[:-1]], "each goes on from the one before"
    assert rows[0][8] < rows[1][8] < rows[2][8]
    assert ratings(store)[ASTRID][2] == 3


def test_two_nodes_lose_no_change(database: str) -> None:
    nodes = [open_store(database), open_store(database)]

    async def all_at_once() -> None:
        games = [(nodes[number % 2], f"game {number}", number % 2) for number in range(20)]
        await asyncio.gather(*(node.save(write_of(rated(loser), name)) for node, name, loser in games))

    asyncio.run(all_at_once())
    rows = sorted(nodes[0].found("rating_changes", player=ASTRID), key=lambda row: row[8])
    assert len(rows) == ratings(nodes[1])[ASTRID][2] == 20
    assert [row[4] for row in rows[1:]] == [row[6] for row in rows[:-1]]
    for node in nodes:
        node.close()


def test_the_anchors_are_those_of_the_ladders() -> None:
    assert TOML.read_text("utf-8") == toml(), "run: python bench/anchors.py"
    for game in own_names():
        means = [anchors()[game][level].mean for level in LEVELS]
        assert means == sorted(means)
    assert anchor("runir", "karl") == PlayerRating(25.0, 0.0)
    assert anchor("runir", "random") is None


@pytest.mark.parametrize("game", own_names())
def test_ratings_that_bots_find_by_playing_have_the_order_of_their_ladder(game: str) -> None:
    for seed in (1, 2, 3):
        means = [rating.mean for rating in played(game, seed).values()]
        assert means == sorted(means), game
