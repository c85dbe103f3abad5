"""Whether all ratings are what the rated games make them: each change is made again from the results and from the
ratings before it, and these go on from one another. `meadhall hall --check` does it; so can anybody, by the page on
which every change is listed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meadhall.hall.storage.opening import reading
from meadhall.hall.storage.rated import PlayerRating, changes
from meadhall.hall.storage.results import BOT, RATED, TableResult
from meadhall.hall.storage.store import Rows

CLOSE = 1e-9
"""So far apart two numbers may be that are the same: machines differ in the last digit."""
_RESULTS = "SELECT table_id, seat, player, name, game, players, place, points, won, terms, ended FROM results"
_CHANGES = (
    "SELECT table_id, seat, game, player, mean_before, deviation_before, mean, deviation, made FROM rating_changes"
)
_RATINGS = "SELECT game, player, mean, deviation, games FROM ratings"


class RatingCheck:
    """The findings: how many games were looked at, and what is wrong with them."""

    def __init__(self, rows: Rows) -> None:
        self._results: dict[str, list[TableResult]] = {}
        for table, *columns in rows(f"{_RESULTS} WHERE terms = ? ORDER BY table_id, seat", RATED):
            self._results.setdefault(table, []).append(TableResult(*columns))
        self._changes: dict[str, list[tuple[Any, ...]]] = {}
        for row in rows(f"{_CHANGES} ORDER BY made, table_id, seat"):
            self._changes.setdefault(row[0], []).append(row)
        self._kept = {(game, player): (PlayerRating(*rating), games) for game, player, *rating, games in rows(_RATINGS)}
        self.games = len(self._changes)
        self.problems = list(self._look())

    def _look(self) -> Iterator[str]:
        stands: dict[tuple[str, str], tuple[PlayerRating, int]] = {}
        for table in sorted(self._results.keys() ^ self._changes.keys()):
            yield f"{table}: {'no rating was changed by it' if table in self._results else 'it has no result'}"
        for table, rows in self._changes.items():
            if (results := self._results.get(table)) is None:
                continue
            if [(row[1], row[3]) for row in rows] != [(each.seat, each.player) for each in results]:
                yield f"{table}: the players differ"
                continue
            game, before = rows[0][2], {row[3]: PlayerRating(row[4], row[5]) for row in rows}
            for row, (old, new) in zip(rows, changes(game, results, before), strict=True):
                player, known = row[3], (game, row[3])
                if not _same(new, PlayerRating(row[6], row[7])):
                    yield f"{table}: seat {row[1] + 1} has {row[6]:.4f} after it, and should have {new.mean:.4f}"
                if player.startswith(BOT):
                    continue
                stood, played = stands.get(known, (PlayerRating(), 0))
                if not _same(stood, old):
                    yield f"{table}: seat {row[1] + 1} had {stood.mean:.4f} before it, and not {old.mean:.4f}"
                stands[known] = PlayerRating(row[6], row[7]), played + 1
        for known, (rating, games) in self._kept.items():
            stood, played = stands.get(known, (PlayerRating(), 0))
            if not _same(rating, stood) or games != played:
                yield f"{known[0]}: a rating is {rating.mean:.4f} after {games} games, and not {stood.mean:.4f}"


def check_ratings(where: Path | str) -> RatingCheck:
    """Check the ratings of a hall, also while it is open."""
    with reading(where) as rows:
        return RatingCheck(rows)


def _same(one: PlayerRating, other: PlayerRating) -> bool:
    return all(abs(a - b) <= CLOSE * max(1.0, abs(a)) for a, b in zip(one, other, strict=True))
