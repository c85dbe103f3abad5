"""An evening: some people play several games of one kind, and a table of results tells how they stand. This module
pairs players and makes the table of results; `evenings.py` keeps evenings and opens their tables.

The players of an evening have numbers, in the order in which they came. A bot fills in where their number is odd.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2

from msgspec import Struct

from meadhall.hall.storage.results import BOT

BEST, EACH, SWISS = "best", "each", "swiss"
"""The forms: two people play up to so many games; everybody plays everybody; or there are a few rounds, in which
players meet who stand about equal."""
FORMS = (BEST, EACH, SWISS)
GATHERING, PLAYING, OVER = "gathering", "playing", "over"
MOST_PLAYERS = {BEST: 2, EACH: 10, SWISS: 32}
BEST_OF = (3, 5, 7)
NOBODY = (0.0, 0.0)
"""The points of a game that was not played to its end."""
SHARED = (0.5, 0.5)


class EveningPlayer(Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part."""

    player: str
    """A person, or `bot:LEVEL`."""
    name: str
    gone: bool = False
    """Whether they have left: bots play their games."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays the games of further rounds."""
        return not self.gone and not self.player.startswith(BOT)


class EveningGame(Struct, frozen=True, omit_defaults=True):
    """A game of two of the players."""

    first: int
    second: int
    table: str = ""
    """The table at which it is played; empty if both players are bots, who need none."""
    points: tuple[float, float] | None = None
    """The points of both players for it; None as long as it is played."""


class HallEvening(Struct, frozen=True, omit_defaults=True):
    """An evening as it stands."""

    host: str
    game: str
    clock: str
    form: str
    most: int = 0
    """The number of games at most, where two people play the best of so many."""
    rated: bool = False
    phase: str = GATHERING
    players: tuple[EveningPlayer, ...] = ()
    rounds: tuple[tuple[EveningGame, ...], ...] = ()

    @property
    def games(self) -> list[EveningGame]:
        """All games, in order."""
        return [game for each in self.rounds for game in each]

    @property
    def length(self) -> int:
        """The number of rounds, if all of them are played."""
        if self.form == BEST:
            return self.most
        all_meet = max(1, len(self.players) - 1 + len(self.players) % 2)
        return all_meet if self.form == EACH else min(all_meet, ceil(log2(max(2, len(self.players)))))

    @property
    def tables_of_a_round(self) -> int:
        """The number of tables that a round opens at most."""
        return (len(self.players) + 1) // 2

    @property
    def decided(self) -> bool:
        """Whether no further round is played."""
        ahead = max(self.points, default=0.0)
        return len(self.rounds) >= self.length or (self.form == BEST and ahead > self.most / 2)

    @property
    def points(self) -> list[float]:
        """The points of each player.

        >>> two = tuple(EveningPlayer(name, name) for name in ("Astrid", "Bjarni"))
        >>> won = EveningGame(1, 0, "table", (1.0, 0.0))
        >>> HallEvening("Astrid", "g", "live-10", BEST, 3, players=two, rounds=((won,),)).points
        [0.0, 1.0]
        """
        found = [0.0] * len(self.players)
        for game in self.games:
            for player, points in zip((game.first, game.second), game.points or NOBODY, strict=True):
                found[player] += points
        return found

    @property
    def open_tables(self) -> list[str]:
        """The tables at which its games are played now."""
        return [game.table for game in self.games if game.points is None]

    @property
    def persons(self) -> set[str]:
        """The people who take part, or did."""
        return {each.player for each in self.players if not each.player.startswith(BOT)}

    def number_of(self, person: str | None) -> int | None:
        """The number of somebody who takes part, and has not left."""
        return next((n for n, each in enumerate(self.players) if each.player == person and not each.gone), None)

    def table_of(self, person: str | None) -> str:
        """The table at which somebody plays now; empty if they do not."""
        number = self.number_of(person)
        running = self.rounds[-1] if self.rounds and number is not None else ()
        return next((each.table for each in running if each.points is None and number in (each.first, each.second)), "")


class EveningLine(Struct, frozen=True):
    """A line of the table of results."""

    place: int
    number: int
    points: float
    beaten: float
    """The points of all opponents whom the player has beaten, and half the points of those with whom they drew. It
    decides between players who have equally many points."""
    rounds: tuple[float | None, ...]
    """The points of each round; None where it is not played yet."""


def standings(evening: HallEvening) -> list[EveningLine]:
    """The table of results, the best first; players who are equal in everything share a place.

    >>> three = tuple(EveningPlayer(name, name) for name in "abc")
    >>> games = ((EveningGame(0, 1, "t", (1.0, 0.0)),), (EveningGame(2, 1, "t", SHARED),))
    >>> [(each.place, each.number) for each in standings(HallEvening("a", "g", "", EACH, players=three, rounds=games))]
    [(1, 0), (2, 1), (2, 2)]
    """
    points, count = evening.points, len(evening.players)
    beaten = [0.0] * count
    got: list[list[float | None]] = [[None] * len(evening.rounds) for _ in range(count)]
    for number, games in enumerate(evening.rounds):
        for game in games:
            if game.points is None:
                continue
            pairs = ((game.first, game.second, game.points[0]), (game.second, game.first, game.points[1]))
            for player, other, share in pairs:
                beaten[player] += share * points[other]
                got[player][number] = share
    order = sorted(range(count), key=lambda n: (-points[n], -beaten[n], n))
    ranks = [(-points[n], -beaten[n]) for n in order]
    return [
        EveningLine(1 + ranks.index(ranks[at]), n, points[n], beaten[n], tuple(got[n])) for at, n in enumerate(order)
    ]


def next_round(evening: HallEvening) -> tuple[EveningGame, ...]:
    """The games of the next round. Of two opponents the one begins who has begun less often.

    >>> four = tuple(EveningPlayer(name, name) for name in "abcd")
    >>> [(each.first, each.second) for each in next_round(HallEvening("a", "g", "", EACH, players=four))]
    [(0, 3), (1, 2)]
    """
    if evening.form == BEST:
        pairs = [(0, 1)]
    elif evening.form == EACH:
        pairs = _circle(len(evening.players), len(evening.rounds))
    else:
        pairs = _swiss(evening)
    begun = [0] * len(evening.players)
    for game in evening.games:
        begun[game.first] += 1
        begun[game.second] -= 1

    def ordered(one: int, other: int) -> EveningGame:
        first, second = sorted((one, other), key=lambda each: (begun[each], each))
        bots = not any(evening.players[each].is_person for each in (one, other))
        return EveningGame(first, second, points=SHARED if bots else None)

    return tuple(ordered(*pair) for pair in pairs)


def _circle(players: int, number: int) -> list[tuple[int, int]]:
    """The pairs of a round, so that everybody meets everybody: all but the first move on around a table."""
    others = list(range(1, players))
    ring = [0, *others[-number % len(others) :], *others[: -number % len(others)]]
    return [(ring[at], ring[-1 - at]) for at in range(players // 2)]


def _swiss(evening: HallEvening) -> list[tuple[int, int]]:
    """The pairs of a round: players meet who stand next to each other and have not met yet."""
    met = {frozenset((game.first, game.second)) for game in evening.games}
    order = [each.number for each in standings(evening)]
    found = _paired(order, lambda one, other: frozenset((one, other)) not in met)
    return found if found is not None else list(zip(order[::2], order[1::2], strict=True))


def _paired(order: Sequence[int], may_meet: Callable[[int, int], bool]) -> list[tuple[int, int]] | None:
    """Pairs of players who may meet, the nearest first; None if there are none for all."""
    if not order:
        return []
    first, *rest = order
    for at, other in enumerate(rest):
        if may_meet(first, other) and (more := _paired([*rest[:at], *rest[at + 1 :]], may_meet)) is not None:
            return [(first, other), *more]
    return None
