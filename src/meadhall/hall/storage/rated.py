"""Ratings: how they change by a rated game, in the transaction that keeps its result, and once for each table.

The model is that of Plackett and Luce, as openskill has it, with its usual values: somebody new has a mean of 25 and a
deviation of 25/3. A game tells places, first to last; equal places are a draw. Bots are anchors: their ratings stand in
`anchors.toml` and never change, so that one scale holds for people who have never met.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce

from meadhall.hall.storage.results import BOT, RATED, TableResult

if TYPE_CHECKING:
    from meadhall.hall.storage.store import Store

MODEL = PlackettLuce()
LATER = 1e-5
"""Seconds after the last change of a player's rating at which the next one is made at the earliest: so changes have an
order, and can be made again in it."""
_KNOWN = "SELECT 1 FROM rating_changes WHERE table_id = ?"
_NEW = (
    "INSERT INTO ratings (game, player, mean, deviation, games, changed) VALUES (?, ?, ?, ?, 0, 0)"
    " ON CONFLICT DO NOTHING"
)
_STANDS = "SELECT mean, deviation, games, changed FROM ratings WHERE game = ? AND player = ?"


class PlayerRating(NamedTuple):
    """How good a player is: a mean, and how far it may be wrong (one standard deviation)."""

    mean: float = MODEL.mu
    deviation: float = MODEL.sigma


def rate(before: Sequence[PlayerRating], places: Sequence[int]) -> list[PlayerRating]:
    """The ratings after a game that ended with these places.

    >>> [round(each.mean, 1) for each in rate([PlayerRating(), PlayerRating()], [1, 2])]
    [27.6, 22.4]
    """
    teams = [[MODEL.rating(each.mean, each.deviation)] for each in before]
    learned = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [PlayerRating(team[0].mu, team[0].sigma) for team in learned]


@cache
def anchors() -> dict[str, dict[str, PlayerRating]]:
    """The fixed ratings of bots: by game, and by level."""
    found = tomllib.loads(Path(__file__).with_name("anchors.toml").read_text("utf-8"))
    return {
        game: {level: PlayerRating(*map(float, rating)) for level, rating in levels.items()}
        for game, levels in found.items()
    }


def anchor(game: str, level: str) -> PlayerRating | None:
    """The rating of a bot; None if it was not measured, so that it cannot play in rated games."""
    return anchors().get(game, {}).get(level)


def changes(
    game: str, results: Sequence[TableResult], before: Mapping[str, PlayerRating]
) -> list[tuple[PlayerRating, PlayerRating]]:
    """For each seat of a rated game its rating before and after it; that of a bot stays. Whoever is not among `before`
    is new."""
    stood = [_rating(game, each.player, before) for each in results]
    learned = rate(stood, [each.place for each in results])
    return [
        (old, old if each.player.startswith(BOT) else new)
        for each, old, new in zip(results, stood, learned, strict=True)
    ]


def _rating(game: str, player: str, known: Mapping[str, PlayerRating]) -> PlayerRating:
    if player.startswith(BOT):
        return known.get(player) or anchor(game, player.removeprefix(BOT)) or PlayerRating()
    return known.get(player, PlayerRating())


class _Stand(NamedTuple):
    rating: PlayerRating
    games: int
    changed: float


class RatingWrites:
    """A transaction's changes of ratings. Everybody whom it concerns is locked first, in order: so two nodes wait for
    each other, and never in a circle."""

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._stands: dict[tuple[str, str], _Stand] = {}

    def rate(self, tables: Mapping[str, Sequence[TableResult]]) -> None:
        """Change the ratings of all who have played in these tables, as far as they are rated and new."""
        rated = {table: results for table, results in tables.items() if results and results[0].terms == RATED}
        new = [table for table in sorted(rated) if not self._store._ask(_KNOWN, table)]
        if not new:
            return
        self._lock({(each.game, each.player) for table in new for each in rated[table]})
        for table in sorted(new, key=lambda table: (rated[table][0].ended, table)):
            self._store._insert("rating_changes", list(self._changed(table, rated[table])))
        self._store._insert("ratings", [(*who, *each.rating, each.games, each.changed) for who, each in self._told()])

    def _lock(self, players: set[tuple[str, str]]) -> None:
        for game, player in sorted(each for each in players if not each[1].startswith(BOT)):
            self._store._execute(_NEW, game, player, *PlayerRating())
            ((mean, deviation, games, changed),) = self._store._ask(_STANDS + self._store.lock_rows, game, player)
            self._stands[game, player] = _Stand(PlayerRating(mean, deviation), games, changed)

    def _told(self) -> list[tuple[tuple[str, str], _Stand]]:
        return sorted(self._stands.items())

    def _changed(self, table: str, results: Sequence[TableResult]) -> Iterator[tuple[object, ...]]:
        game, stands = results[0].game, self._stands
        own = [each.player for each in results if (game, each.player) in stands]
        before = {player: stands[game, player].rating for player in own}
        made = max([results[0].ended, *(stands[game, player].changed + LATER for player in own)])
        for each, (old, new) in zip(results, changes(game, results, before), strict=True):
            if each.player in before:
                stands[game, each.player] = _Stand(new, stands[game, each.player].games + 1, made)
            yield table, each.seat, game, each.player, *old, *new, made
