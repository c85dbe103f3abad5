"""Finding a player: everybody who looks for one chooses a game, a clock, and whether it is rated. Two people who want
the same are brought together, the nearer their ratings the sooner. Anybody may also join a person who waits.

A pair and its table are written in one transaction: of two nodes that find the same person, one succeeds.
"""

import random
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from meadhall import games
from meadhall.hall.alerts.waits import changes
from meadhall.hall.fair_order import Asker
from meadhall.hall.storage.rated import MODEL, anchors
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Summary, Write
from meadhall.hall.storage.writes import RowsChange, RowsDrop, RowsWrite
from meadhall.hall.words import say
from meadhall.table import decide
from meadhall.table.clocks import Clock, Live, Slow
from meadhall.table.commands import AnyCommand, Sit, Start
from meadhall.table.errors import TableError
from meadhall.table.table import Table
from meadhall.table.tokens import new_table_id

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

CLOCKS: dict[str, Clock | None] = {
    "live-10": Live(base=600, increment=10),
    "live-30": Live(base=1800, increment=20),
    "slow-1": Slow(days=1),
    "slow-3": Slow(days=3),
}
"""The clocks by which strangers play. There is none without an end: nobody waits for ever for a player who has gone."""
GONE = 20.0
"""Seconds after which somebody who looks for a quick game, and does not ask any more, has gone."""
DAYS = 3 * 86_400.0
"""Seconds for which somebody looks for a game over days; they need not wait at their screen."""
BOT_AFTER = 30.0
"""Seconds after which a bot is offered."""
_NEAR, _WIDER = 3.0, 0.15  # points by which ratings may differ at first, and how many more for each second of waiting
FILLED_BY = "karl"
"""The level of bots that fill in, as in a game that needs more than two players."""


class Seeker(NamedTuple):
    """Somebody who looks for a player."""

    person: str
    id: str
    """The name of this search for others: it tells nothing of the person."""
    name: str
    game: str
    clock: str
    rated: bool
    mean: float
    since: float
    seen: float
    """The time at which they asked last whether somebody was found."""
    table: str = ""
    """The table at which they were found a player; empty as long as they look."""

    @property
    def row(self) -> RowsWrite:
        """The write that keeps it."""
        return RowsWrite("seekers", [tuple(self)])

    def found(self, table: str) -> RowsChange:
        """The write that ends the search, unless it has ended already."""
        return RowsChange("seekers", {"person": self.person, "id": self.id, "table_id": ""}, {"table_id": table})

    def waits(self, now: float) -> bool:
        """Whether they still look."""
        longest = GONE if self.clock.startswith("live") else DAYS
        return not self.table and now - self.seen < longest

    def suits(self, other: "Seeker", now: float) -> bool:
        """Whether these two may be brought together: they want the same, and are near enough for their patience.

        >>> one = Seeker("a", "1", "Astrid", "g", "live-10", True, 25.0, 0.0, 0.0)
        >>> one.suits(one._replace(person="b", mean=30.0), 0.0), one.suits(one._replace(person="b", mean=30.0), 60.0)
        (False, True)
        """
        same = (self.game, self.clock, self.rated) == (other.game, other.clock, other.rated)
        patience = _NEAR + _WIDER * (now - min(self.since, other.since))
        return same and self.person != other.person and abs(self.mean - other.mean) <= patience


async def search(hall: "Hall", seeker: Seeker) -> Seeker:
    """Begin to look, and find somebody at once if there is somebody."""
    if seeker.clock not in CLOCKS:
        raise TableError("bad-table", say("find-no-clock"))
    games.header_of(seeker.game)
    await hall.save(seeker.row)
    return await look(hall, seeker.person) or seeker


async def new_seeker(hall: "Hall", person: str, name: str, game: str, clock: str, *, rated: bool) -> Seeker:
    """Somebody who begins to look now."""
    now = hall.now()
    return Seeker(
        person, secrets.token_urlsafe(9), name, game, clock, rated, await mean_of(hall, person, game), now, now
    )


async def mean_of(hall: "Hall", person: str, game: str) -> float:
    """How good somebody is thought to be in a game."""
    rows = await hall.found("ratings", game=game, player=person)
    return float(rows[0][2]) if rows else MODEL.mu


async def seeker_of(hall: "Hall", person: str) -> Seeker | None:
    """The game that somebody looks for, or has just found."""
    rows = await hall.found("seekers", person=person)
    return _read(rows[0]) if rows else None


async def all_seekers(hall: "Hall") -> list[Seeker]:
    """Everybody who looks now, those who have looked longest first."""
    now = hall.now()
    rows = await hall.ask(f"SELECT {_COLUMNS} FROM seekers WHERE table_id = '' ORDER BY since")
    found = [_read(row) for row in rows]
    gone = [each for each in found if now - each.seen >= DAYS]
    if gone:
        await hall.save(*(RowsDrop("seekers", {"person": each.person}) for each in gone))
    banned = hall.moderation.is_banned
    return [each for each in found if each.waits(now) and not banned(each.person, None)]


_COLUMNS = "person, id, name, game, clock, rated, mean, since, seen, table_id"


def _read(row: tuple[object, ...]) -> Seeker:
    read = Seeker(*row)  # type: ignore[arg-type]
    return read._replace(rated=bool(read.rated))


async def look(hall: "Hall", person: str) -> Seeker | None:
    """Look once more, for somebody who waits: the nearest who suits. None if they do not look any more."""
    own, now = await seeker_of(hall, person), hall.now()
    if own is None or own.table:
        return own
    own = own._replace(seen=now)
    which: dict[str, object] = {"person": person, "id": own.id}
    await hall.save_first(RowsChange("seekers", which, {"seen": now}))
    suiting = [each for each in await all_seekers(hall) if own.suits(each, now)]
    for other in sorted(suiting, key=lambda each: (abs(each.mean - own.mean), each.since)):
        if await pair(hall, other, own) is not None:
            break
    return await seeker_of(hall, person)


async def join(hall: "Hall", seeker: Seeker, person: str, name: str) -> str | None:
    """Play with somebody who waits, whatever the ratings; None if they wait no more."""
    if seeker.person == person:
        return None
    joining = seeker._replace(person=person, name=name, id=secrets.token_urlsafe(9), table="")
    await hall.save(joining._replace(seen=0.0).row)  # nobody else finds them meanwhile
    table = await pair(hall, seeker, joining)
    if table is None:
        await stop(hall, person)
    return table


async def stop(hall: "Hall", person: str) -> None:
    """Look no more."""
    await hall.save(RowsDrop("seekers", {"person": person}))


class Begun(NamedTuple):
    """A table whose game has just begun, and the write that keeps it."""

    table: Table
    write: Write


async def begin_table(hall: "Hall", game_name: str, players: Sequence[tuple[str, str]], terms: decide.Terms) -> Begun:
    """A table for two players, told by name and person (or `bot:LEVEL`), in the order of their seats; bots fill the
    other seats that the game needs. At least one of the two is a person."""
    game, table_id, now = await hall.game_loader.game(game_name), new_table_id(), hall.now()
    people = [(seat, *each) for seat, each in enumerate(players) if not each[1].startswith(BOT)]
    (first, _, host), *others = people
    seats = [("", player.removeprefix(BOT) if player.startswith(BOT) else None) for _, player in players]
    seats[first] = players[first][0], None
    seats += [("", FILLED_BY)] * (game.header.players[0] - 2)

    def load() -> Begun:
        log = [decide.open_table(game, host, seats, secrets.token_bytes(32), now, **terms)]
        table = Table.load(table_id, log, lambda _: game)
        wishes: list[tuple[AnyCommand, str]] = [(Sit(seat, name), person) for seat, name, person in others]
        for wish, person in (*wishes, (Start(), host)):
            for entry in decide.do(table, wish, person, now):
                table.apply(entry)
                log.append(entry)
        return Begun(table, Write(table_id, log, table.snapshot(), Summary.of(table, now)))

    return await hall.loaders.run(load, Asker.of(None, host))


async def pair(hall: "Hall", one: Seeker, other: Seeker) -> str | None:
    """Bring two together at a new table; None if one of them was found by somebody else just now."""
    players = [(each.name, each.person) for each in random.sample([one, other], 2)]  # who begins
    terms = decide.Terms(clock=CLOCKS[one.clock], rated=one.rated, next_secret=secrets.token_bytes(32))
    table, write = await begin_table(hall, one.game, players, terms)
    ended = sorted((one, other), key=lambda each: each.person)  # so two nodes never wait for each other
    told = changes(table, {}, table.persons, ())
    if not await hall.save_first(*(each.found(table.id) for each in ended), write, *told):
        return None
    hall.alerts.kept(told)
    return table.id


def fitting_bot(game: str, mean: float) -> str:
    """The bot whose rating is nearest: a person who finds nobody may play against it."""
    known = anchors().get(game, {})
    return min(known, key=lambda level: abs(known[level].mean - mean), default=FILLED_BY)
