"""The finished games of a person: a page of them at a time, the newest first, by game, opponent and result.

A page begins after the last game of the page before (a keyset), so that the thousandth page is as quick as the first.
Nobody is told who an opponent is beyond the name that they had at the table: names are not unique, hashes stay here.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from meadhall.hall.history.scale import shown, shown_change
from meadhall.hall.members.faces import chosen_faces, face_of
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Store

PAGE = 30
"""So many games are on a page."""
MOST_OPPONENTS = 40
PEOPLE, BOTS = "people", "bots"
Result: TypeAlias = Literal["won", "drew", "lost", "shared"]
"""How a game ended for somebody; `shared` where they held several of its seats."""

_DREW = "(place = 1 AND NOT {won})"
_RESULTS = {"won": "{won}", "drew": _DREW, "lost": f"NOT ({{won}} OR {_DREW})"}
_OF = "{0}.player || ''"  # a player, for databases that would look through all of their games otherwise
_TWIN = f"SELECT 1 FROM results AS twin WHERE twin.table_id = mine.table_id AND {_OF.format('twin')} = mine.player"
ALONE = f"NOT EXISTS ({_TWIN} AND twin.seat != mine.seat)"
"""The condition that somebody held one seat of a game: a person who plays against themselves neither wins nor loses."""
_FIRST = f"NOT EXISTS ({_TWIN} AND twin.seat < mine.seat)"
_OTHER = "EXISTS (SELECT 1 FROM results AS other WHERE other.table_id = mine.table_id AND other.seat != mine.seat AND "
_IS_BOT = f"substr(other.player, 1, {len(BOT)}) = '{BOT}'"
_CURSOR = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,9})?)~([\w-]{1,60})")


class Wanted(Struct, frozen=True):
    """Which games are wanted: all where nothing is said."""

    game: Annotated[str, Meta(max_length=40, description="the name of a game; any if empty")] = ""
    opponent: Annotated[
        str,
        Meta(max_length=80, description="`people`, `bots`, a bot as `bot:karl`, or somebody's name; any if empty"),
    ] = ""
    result: Annotated[Literal["", "won", "drew", "lost"], Meta(description="how it ended; any if empty")] = ""

    def conditions(self) -> tuple[str, list[object]]:
        """This as a condition of a query, and its values."""
        found, values = "", list[object]()
        if self.game:
            found, values = " AND game = ?", [self.game]
        if self.result:
            found += f" AND {ALONE} AND {_RESULTS[self.result].format(won='won')}"
        if self.opponent == PEOPLE:
            found += f" AND {_OTHER} NOT {_IS_BOT} AND other.player != mine.player)"
        elif self.opponent == BOTS:
            found += f" AND {_OTHER} {_IS_BOT})"
        elif self.opponent:
            column = _OF.format("other") if self.opponent.startswith(BOT) else "other.name"
            found, values = f"{found} AND {_OTHER} {column} = ?)", [*values, self.opponent]
        return found, values


class PastPlayer(Struct, frozen=True):
    """Somebody who has played in a game."""

    seat: int
    name: str
    bot: str | None
    """Its level, if it was a bot."""
    you: bool
    place: int
    points: int | None
    won: bool
    accuracy: float | None
    """How much of what was at stake they have kept, from 0 to 100, where the game was analysed."""
    face: str
    """The name of their picture."""


class PastGame(Struct, frozen=True):
    """A finished game of somebody."""

    table: str
    game: str
    ended: float
    """In seconds since 1970."""
    result: Result
    terms: str
    """`rated`, `casual`, or why it says less: `practice` (moves were taken back), `taken` (it went on from another)."""
    by: int | None
    """By how many points you were ahead of all others, or behind the winner; null where points do not tell."""
    accuracy: float | None
    rating: float | None
    """Your rating after it, if it was rated."""
    change: float | None
    """The change of your rating by it."""
    players: tuple[PastPlayer, ...]

    @property
    def cursor(self) -> str:
        """The sign of this game, after which the next page begins."""
        return f"{self.ended!r}~{self.table}"

    @property
    def opponents(self) -> tuple[PastPlayer, ...]:
        """All others."""
        return tuple(player for player in self.players if not player.you)


def finished(
    store: Store, person: str, wanted: Wanted, before: str = "", most: int = PAGE
) -> tuple[list[PastGame], str]:
    """A page of somebody's finished games, and where the next one begins; nothing where there is none."""
    more, values = wanted.conditions()
    if (place := _CURSOR.fullmatch(before)) is not None:
        more, values = f"{more} AND (ended, table_id) < (?, ?)", [*values, float(place[1]), place[2]]
    query = f"SELECT table_id FROM results AS mine WHERE player = ? AND {_FIRST}{more}"
    query += " ORDER BY ended DESC, table_id DESC LIMIT ?"
    tables = [row[0] for row in store.ask(query, person, *values, most + 1)]
    found = _games(store, person, tables[:most])
    return found, found[-1].cursor if len(tables) > most and found else ""


_COLUMNS = "r.table_id, r.seat, r.player, r.name, r.game, r.place, r.points, r.won, r.terms, r.ended"


def _games(store: Store, person: str, tables: Sequence[str]) -> list[PastGame]:
    if not tables:
        return []
    query = (
        f"SELECT {_COLUMNS}, a.accuracy, c.mean, c.mean_before FROM results AS r"
        " LEFT JOIN accuracies AS a ON a.table_id = r.table_id AND a.seat = r.seat"
        " LEFT JOIN rating_changes AS c ON c.table_id = r.table_id AND c.seat = r.seat"
        f" WHERE r.table_id IN ({', '.join('?' * len(tables))}) ORDER BY r.table_id, r.seat"
    )
    rows: dict[str, list[tuple[object, ...]]] = {table: [] for table in tables}
    for row in store.ask(query, *tables):
        rows[row[0]].append(row)
    chosen = chosen_faces(store, {str(row[2]) for each in rows.values() for row in each})
    return [_game(person, rows[table], chosen) for table in tables if rows[table]]


def _game(person: str, rows: Sequence[tuple[object, ...]], chosen: Mapping[str, str]) -> PastGame:
    players, own = list[PastPlayer](), list[tuple[object, ...]]()
    for row in rows:
        _, seat, player, name, _, place, points, won, _, _, accuracy, *_ = row
        bot = str(player).removeprefix(BOT) if str(player).startswith(BOT) else None
        face = face_of(str(player), str(name), chosen)
        players.append(PastPlayer(seat, name, bot, player == person, place, points, bool(won), accuracy, face))  # type: ignore[arg-type]
        own += [row] if player == person else []
    table, seat, _, _, game, _, _, _, terms, ended, accuracy, mean, before = own[0]
    you = next(player for player in players if player.you)
    alone = len(own) == 1
    rated = alone and isinstance(mean, float) and isinstance(before, float)
    return PastGame(
        table=str(table),
        game=str(game),
        ended=float(ended),  # type: ignore[arg-type]
        result=result_of(you.won, you.place) if alone else "shared",
        terms=str(terms),
        by=_by(you, players) if alone else None,
        accuracy=accuracy if alone else None,  # type: ignore[arg-type]
        rating=shown(mean) if rated else None,  # type: ignore[arg-type]
        change=shown_change(mean - before) if rated else None,  # type: ignore[operator]
        players=tuple(players),
    )


def result_of(won: bool, place: int) -> Result:
    """How a game ended for the seat with this place.

    >>> result_of(True, 1), result_of(False, 1), result_of(False, 2)
    ('won', 'drew', 'lost')
    """
    return "won" if won else "drew" if place == 1 else "lost"


def _by(you: PastPlayer, players: Sequence[PastPlayer]) -> int | None:
    """By how many points somebody was ahead of all others, or behind the best; None where points do not tell."""
    others = [each.points for each in players if not each.you and each.points is not None]
    if you.points is None or not others:
        return None
    by = you.points - max(others)
    return by if (by > 0) == (you.place == 1) and by else None


def opponents(store: Store, person: str) -> list[tuple[str, int]]:
    """The opponents with whom somebody has finished most games: a name, or `bot:LEVEL`, and how many games."""
    told = f"CASE WHEN {_IS_BOT} THEN other.player ELSE other.name END"
    query = (
        f"SELECT {told} AS told, count(DISTINCT mine.table_id) AS games FROM results AS mine JOIN results AS other"
        " ON other.table_id = mine.table_id AND other.player != mine.player WHERE mine.player = ?"
        " GROUP BY told ORDER BY games DESC, told LIMIT ?"
    )
    return [(name, games) for name, games in store.ask(query, person, MOST_OPPONENTS)]


def played_games(store: Store, person: str) -> list[tuple[str, int]]:
    """The games that somebody has finished, and how often, the most frequent first."""
    query = "SELECT game, count(DISTINCT table_id) AS played FROM results WHERE player = ? GROUP BY game"
    return [(game, played) for game, played in store.ask(f"{query} ORDER BY played DESC, game", person)]
