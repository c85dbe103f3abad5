"""People whom somebody has played with, and invitations to them. Others are named by a game that was played together,
never by anything that would tell who they are elsewhere.
"""

import re
from typing import TYPE_CHECKING, NamedTuple

from meadhall.hall.alerts.waits import INVITED, Wait
from meadhall.hall.live.new_table import ME, OPEN, NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.results import BOT
from meadhall.hall.storage.store import Store
from meadhall.hall.storage.writes import RowsDrop
from meadhall.hall.words import say
from meadhall.table.clocks import Clock
from meadhall.table.errors import TableError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

PAGE = 20
_REFERENCE = re.compile(r"([\w-]{1,60})\.([0-9]{1,2})")
_TOGETHER = (
    "FROM results AS mine JOIN results AS other ON other.table_id = mine.table_id AND other.player != mine.player"
    f" WHERE mine.player = ? AND substr(other.player, 1, {len(BOT)}) != '{BOT}'"
)
_LAST = (
    f"SELECT other.player, max(other.ended), count(*) {_TOGETHER}"
    " GROUP BY other.player ORDER BY 2 DESC, 1 LIMIT ? OFFSET ?"
)
_GAME = (
    f"SELECT other.table_id, other.seat, other.name, other.game {_TOGETHER}"
    " AND other.player = ? AND other.ended = ? LIMIT 1"
)


class Companion(NamedTuple):
    """Somebody who was played with, as the person who reads knows them."""

    reference: str
    """The last game together, and their seat in it: it says whom the reader means."""
    name: str
    """Their name there."""
    game: str
    games: int
    """How many games were played together."""
    last: float
    """The time at which the last one ended."""

    @property
    def table(self) -> str:
        """The table of the last game together."""
        return self.reference.partition(".")[0]


def companions(store: Store, person: str, page: int = 0, most: int = PAGE) -> tuple[list[Companion], bool]:
    """A page of the people whom somebody has played with, the latest first, and whether there is another one."""
    found = list[Companion]()
    known = store.ask(_LAST, person, most + 1, page * most)
    for player, last, games in known[:most]:
        ((table, seat, name, game),) = store.ask(_GAME, person, player, last)
        found.append(Companion(f"{table}.{seat}", name, game, games, last))
    return found, len(known) > most


async def _meant(hall: "Hall", person: str, reference: str) -> str | None:
    """The person whom a reference means, if the asker has played in that game, too."""
    named = _REFERENCE.fullmatch(reference)
    if named is None:
        return None
    rows = await hall.found("results", table_id=named[1])
    players = {row[1]: row[2] for row in rows}
    meant = players.get(int(named[2]))
    return meant if person in players.values() and meant != person and not str(meant).startswith(BOT) else None


class Proposed(NamedTuple):
    """The game that somebody proposes."""

    game: str
    clock: Clock | None
    name: str


async def invite(hall: "Hall", person: str, reference: str, what: Proposed, address: str | None = None) -> Room:
    """Open a table for oneself and somebody known, and let them hear of it. The same game is played by the same options
    as last time."""
    known = await _meant(hall, person, reference)
    if known is None:
        raise TableError("bad-table", say("invite-nobody"))
    await hall.spend("invitations", person, address)
    last = await hall.room(reference.partition(".")[0])
    same = last.table.game.name == what.game
    options = dict(last.table.opened.options) if same else {}
    offered = {option.name for option in (await hall.game_loader.game(what.game)).options}
    seats = [ME, OPEN] + ["karl"] * ((await hall.game_loader.game(what.game)).header.players[0] - 2)
    kept = {name: value for name, value in options.items() if name in offered}
    plan = NewTable(what.game, seats, [what.name], kept, what.clock, start=False)
    room = await open_for(hall, person, plan, address)
    now = hall.now()
    wait = Wait(room.table.id, known, INVITED, room.table.version, "", now, now).row
    await hall.save(wait)
    hall.alerts.kept([wait])
    return room


async def decline(hall: "Hall", person: str, table: str) -> None:
    """Decline an invitation to a table."""
    await hall.save(RowsDrop("waits", {"table_id": table, "person": person, "kind": INVITED}))
