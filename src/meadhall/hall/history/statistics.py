"""Statistics of somebody's finished games of one kind: how many were won, by level of bots and by number of players,
streaks, the best evenings, and how rating, luck and accuracy went on.

Games in which they held several seats do not count, and neither do those in which moves were taken back or that went
on from another game: these are practice.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from meadhall.bots.levels import LEVELS
from meadhall.hall.history.games import ALONE, Result, result_of
from meadhall.hall.history.scale import shown, shown_doubt
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Store

MOST = 5_000
"""So many of the last games are looked at."""
PAUSE = 3 * 3600.0
"""A longer pause than this, in seconds, ends an evening."""
EVENINGS = 3
COUNTED = "terms IN ('casual', 'rated')"


class Tally(Struct, frozen=True):
    """How many games were played, and how many of them won."""

    played: int
    won: int

    @property
    def share(self) -> float:
        """The part that was won."""
        return self.won / self.played if self.played else 0.0


class Streak(Struct, frozen=True):
    """Games in a row that ended alike."""

    result: Result
    games: int


class Evening(Struct, frozen=True):
    """Games that were finished one after the other, without a long pause."""

    began: float
    """The time at which the first of them ended, in seconds since 1970."""
    played: int
    won: int


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    when: float
    rating: float
    doubt: float
    """In 95 of 100 cases it is no farther off than this."""


class JudgedPoint(Struct, frozen=True):
    """How a game went that was analysed."""

    when: float
    accuracy: float | None
    luck: float
    """How much dice, draws and secrets added to the chance to win."""


class Statistics(Struct, frozen=True):
    """The sums over somebody's games of one kind."""

    game: str
    all: Tally
    drawn: int
    against: dict[str, Tally]
    """By the level of bots that sat at the table, weakest first."""
    players: dict[int, Tally]
    """By the number of players."""
    results: tuple[Result, ...]
    """How they ended, the oldest first."""
    current: Streak | None
    longest: int
    """The most games in a row that were won."""
    evenings: tuple[Evening, ...]
    """The evenings with most wins."""
    ratings: tuple[RatingPoint, ...]
    judged: tuple[JudgedPoint, ...]


def statistics(store: Store, person: str, game: str) -> Statistics:
    """The statistics of somebody in one game."""
    own = f"mine.player = ? AND mine.game = ? AND {COUNTED} AND {ALONE}"
    columns = "mine.ended, mine.won, mine.place, mine.players, a.accuracy, a.luck"
    rows = store.ask(
        f"SELECT {columns} FROM results AS mine LEFT JOIN accuracies AS a ON a.table_id = mine.table_id"
        f" AND a.seat = mine.seat WHERE {own} ORDER BY mine.ended DESC, mine.table_id DESC LIMIT ?",
        person, game, MOST,
    )[::-1]  # fmt: skip
    results = [result_of(bool(won), place) for _, won, place, *_ in rows]
    runs = list(_runs(results))
    return Statistics(
        game=game,
        all=_tally(results),
        drawn=results.count("drew"),
        against=_against(store, person, game),
        players={
            number: _tally([one for one, row in zip(results, rows, strict=True) if row[3] == number])
            for number in sorted({row[3] for row in rows})
        },
        results=tuple(results),
        current=Streak(*runs[-1]) if runs else None,
        longest=max((number for result, number in runs if result == "won"), default=0),
        evenings=best_evenings([(row[0], bool(row[1])) for row in rows]),
        ratings=ratings(store, person, game),
        judged=tuple(JudgedPoint(row[0], row[4], row[5]) for row in rows if row[5] is not None),
    )


def _against(store: Store, person: str, game: str) -> dict[str, Tally]:
    own = f"mine.player = ? AND mine.game = ? AND mine.{COUNTED} AND {ALONE}"
    games = (
        "SELECT DISTINCT other.player AS bot, mine.table_id, CASE WHEN mine.won THEN 1 ELSE 0 END AS won"
        " FROM results AS mine JOIN results AS other ON other.table_id = mine.table_id"
        f" WHERE {own} AND substr(other.player, 1, {len(BOT)}) = '{BOT}'"
    )
    query = f"SELECT bot, count(*), sum(won) FROM ({games}) AS games GROUP BY bot"
    found = {bot.removeprefix(BOT): Tally(played, int(won)) for bot, played, won in store.ask(query, person, game)}
    known = [level for level in LEVELS if level in found]
    return {level: found[level] for level in (*known, *sorted(found.keys() - set(known)))}


def ratings(store: Store, person: str, game: str) -> tuple[RatingPoint, ...]:
    """How somebody's rating in a game went on, the oldest first."""
    query = "SELECT made, mean, deviation FROM rating_changes WHERE player = ? AND game = ? ORDER BY made DESC LIMIT ?"
    rows = store.ask(query, person, game, MOST)[::-1]
    return tuple(RatingPoint(made, shown(mean), shown_doubt(deviation)) for made, mean, deviation in rows)


def _tally(results: Sequence[Result]) -> Tally:
    return Tally(len(results), results.count("won"))


def _runs(results: Sequence[Result]) -> Iterator[tuple[Result, int]]:
    """Results in a row that are alike, and how many.

    >>> list(_runs(["won", "won", "lost"]))
    [('won', 2), ('lost', 1)]
    """
    begin = 0
    for at in range(1, len(results) + 1):
        if at == len(results) or results[at] != results[begin]:
            yield results[begin], at - begin
            begin = at


def best_evenings(games: Sequence[tuple[float, bool]]) -> tuple[Evening, ...]:
    """The evenings of several games with most wins, of games told by when they ended and whether they were won.

    >>> best_evenings([(0.0, True), (600.0, False), (90_000.0, True), (90_600.0, True)])[0]
    Evening(began=90000.0, played=2, won=2)
    """
    evenings: list[list[tuple[float, bool]]] = []
    for game in games:
        if not evenings or game[0] - evenings[-1][-1][0] > PAUSE:
            evenings.append([])
        evenings[-1].append(game)
    found = [Evening(games[0][0], len(games), sum(won for _, won in games)) for games in evenings]
    best: Any = lambda each: (-each.won, each.played, -each.began)  # noqa: E731 - most wins in fewest games, newest
    return tuple(sorted((each for each in found if each.won and each.played > 1), key=best)[:EVENINGS])
