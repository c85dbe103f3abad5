"""The boards of a hall: who is best at a game, and every change of a rating, so that anybody can make it again.

A rating is told with how far it may be wrong. A place on the board is given by what is sure: the rating that somebody
has at least, in 39 of 40 cases. Bots stand on it as anchors, and take nobody's place.
"""

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from meadhall.bots.levels import LEVELS
from meadhall.hall.history.scale import SURE, shown, shown_change, shown_doubt
from meadhall.hall.members.faces import chosen_faces, face_of
from meadhall.hall.storage.rated import anchors
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Store

PAGE = 50
_NAME = "SELECT name FROM results WHERE player = ratings.player ORDER BY ended DESC LIMIT 1"
_SURE = f"mean - {SURE} * deviation"
_RATED = "game = ? AND games > 0"


class OnBoard(Struct, frozen=True):
    """Somebody on a board."""

    place: int | None
    """None for a bot."""
    name: str
    bot: str | None
    you: bool
    face: str
    rating: float
    doubt: float
    games: int
    sure: float
    """The rating that this player has at least: it decides their place."""


def board(store: Store, game: str, person: str | None, page: int = 0, most: int = PAGE) -> tuple[list[OnBoard], bool]:
    """A page of the board of a game, with bots between people; and whether there is another one."""
    query = (
        f"SELECT player, mean, deviation, games, ({_NAME}) FROM (SELECT player, mean, deviation, games FROM ratings"
        f" WHERE {_RATED} ORDER BY {_SURE} DESC, player LIMIT ? OFFSET ?) AS ratings ORDER BY {_SURE} DESC, player"
    )
    rows = store.ask(query, game, most + 1, page * most)
    chosen = chosen_faces(store, [row[0] for row in rows])
    people = [_on_board(row, page * most + number, person, chosen) for number, row in enumerate(rows, 1)]
    more = len(rows) > most
    beneath = people[-1].sure if more else float("-inf")
    above = _sure_of(rows[0]) if page and rows else float("inf")
    bots = [each for each in _bots(game) if beneath < each.sure <= above]
    return sorted([*people[:most], *bots], key=lambda each: -each.sure), more


def standing(store: Store, game: str, person: str) -> OnBoard | None:
    """The place of one person on a board; None without a rated game."""
    rows = store.ask(
        f"SELECT player, mean, deviation, games, ({_NAME}) FROM ratings WHERE {_RATED} AND player = ?", game, person
    )
    if not rows:
        return None
    mean, deviation = rows[0][1:3]
    ahead = store.ask(f"SELECT count(*) FROM ratings WHERE {_RATED} AND {_SURE} > ?", game, mean - SURE * deviation)
    return _on_board(rows[0], ahead[0][0] + 1, person, chosen_faces(store, [person]))


def ratings_of(store: Store, players: Sequence[str], game: str) -> dict[str, tuple[float, float]]:
    """The ratings of these players in a game, and how far each may be wrong: bots, and people with a rated game."""
    found = {
        BOT + level: (shown(each.mean), shown_doubt(each.deviation)) for level, each in anchors().get(game, {}).items()
    }
    people = sorted({player for player in players if not player.startswith(BOT)})
    if people:
        marks = ", ".join("?" * len(people))
        query = f"SELECT player, mean, deviation FROM ratings WHERE {_RATED} AND player IN ({marks})"
        found |= {p: (shown(mean), shown_doubt(sigma)) for p, mean, sigma in store.ask(query, game, *people)}
    return {player: found[player] for player in players if player in found}


def own_ratings(store: Store, person: str) -> list[tuple[str, float, float]]:
    """The games in which somebody has a rating, with it and how far it may be wrong."""
    query = "SELECT game, mean, deviation FROM ratings WHERE player = ? AND games > 0 ORDER BY game"
    return [(game, shown(mean), shown_doubt(deviation)) for game, mean, deviation in store.ask(query, person)]


def rated_games(store: Store) -> list[str]:
    """The games in which somebody has a rating."""
    return [row[0] for row in store.ask("SELECT DISTINCT game FROM ratings WHERE games > 0 ORDER BY game")]


def _sure_of(row: tuple[object, ...]) -> float:
    return shown(row[1] - SURE * row[2])  # type: ignore[operator]


def _on_board(row: tuple[object, ...], place: int, person: str | None, chosen: dict[str, str]) -> OnBoard:
    player, mean, deviation, games, name = row
    return OnBoard(
        place=place,
        name=str(name or ""),
        bot=None,
        you=player == person,
        face=face_of(str(player), str(name or ""), chosen),
        rating=shown(mean),  # type: ignore[arg-type]
        doubt=shown_doubt(deviation),  # type: ignore[arg-type]
        games=int(games),  # type: ignore[call-overload]
        sure=_sure_of(row),
    )


def _bots(game: str) -> list[OnBoard]:
    found = []
    for level in LEVELS:
        if (each := anchors().get(game, {}).get(level)) is not None:
            sure = shown(each.mean - SURE * each.deviation)
            doubt = shown_doubt(each.deviation)
            found.append(
                OnBoard(None, "", level, False, face_of(BOT + level, "", {}), shown(each.mean), doubt, 0, sure)
            )
    return found


class SeatChange(Struct, frozen=True):
    """The change of a player's rating by a rated game."""

    name: str
    player: str
    """A sign for the player: the same in all changes of a game, and of no use anywhere else."""
    bot: str | None
    place: int
    before: tuple[float, float]
    """The mean and the deviation, exactly as they are kept."""
    after: tuple[float, float]

    @property
    def rating(self) -> float:
        """The rating after it, as it is told."""
        return shown(self.after[0])

    @property
    def change(self) -> float:
        """The change, as it is told."""
        return shown_change(self.after[0] - self.before[0])


class GameChange(Struct, frozen=True):
    """A rated game, and how it has changed the ratings of its players. Nobody is told at which table it was."""

    when: float
    players: tuple[SeatChange, ...]


def rating_changes(store: Store, game: str, page: int = 0, most: int = PAGE) -> tuple[list[GameChange], bool]:
    """A page of the changes of ratings in a game, the newest first, and whether there is another one."""
    tables = store.ask(
        "SELECT table_id, made FROM rating_changes WHERE game = ? AND seat = 0"
        " ORDER BY made DESC, table_id LIMIT ? OFFSET ?",
        game, most + 1, page * most,
    )  # fmt: skip
    told = tables[:most]
    if not told:
        return [], False
    query = (
        "SELECT c.table_id, c.seat, c.player, r.name, r.place, c.mean_before, c.deviation_before, c.mean, c.deviation"
        " FROM rating_changes AS c JOIN results AS r ON r.table_id = c.table_id AND r.seat = c.seat"
        f" WHERE c.table_id IN ({', '.join('?' * len(told))}) ORDER BY c.table_id, c.seat"
    )
    seats: dict[str, list[SeatChange]] = {table: [] for table, _ in told}
    for table, _, player, name, place, mean, deviation, *after in store.ask(query, *seats):
        bot = player.removeprefix(BOT) if player.startswith(BOT) else None
        sign = player if bot else _sign(game, player)
        seats[table].append(SeatChange(name, sign, bot, place, (mean, deviation), (after[0], after[1])))
    return [GameChange(made, tuple(seats[table])) for table, made in told], len(tables) > most


def _sign(game: str, player: str) -> str:
    return hashlib.sha256(f"meadhall rating {game} {player}".encode()).hexdigest()[:12]
