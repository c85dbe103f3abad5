"""The tables that wait for people: a row for each person who keeps others waiting, written together with the move that
made it so. The row also says when an alert is due, so that exactly one node sends it.
"""

import json
from collections.abc import Collection, Mapping
from typing import NamedTuple

from meadhall.hall.storage.store import Store
from meadhall.hall.storage.writes import RowsChange, RowsDrop, RowsWrite
from meadhall.table.table import Table

TURN, FULL, REMATCH, INVITED = "turn", "full", "rematch", "invited"
"""Why a table waits for somebody: it is their turn, all seats are taken and they are the host, the others would like
another game, or somebody has asked them to come."""
AWAY = 120.0
"""Seconds after which a person is told although they look at the table."""
_LONGEST = 30 * 86_400.0  # seconds for which an invitation or a wish for another game waits
_JOINED = "SELECT {} FROM waits JOIN tables ON id = table_id WHERE person = ? AND (kind IN (?, ?) OR since > ?)"
PLAYING_OF = "SELECT id FROM tables JOIN holders ON table_id = id WHERE person = ? AND phase = ?"
"""The query for the tables at which a person sits, in a phase."""
_COLUMNS = "table_id, person, kind, number, name, since, tell"


class Wait(NamedTuple):
    """A table that waits for a person."""

    table: str
    person: str
    kind: str
    number: int
    """The version of the table that made it so."""
    name: str
    """The name of the person there."""
    since: float
    tell: float | None
    """The time at which an alert about it is due; None if it was sent, or nobody is to be told."""

    def taken(self, tell: float | None = None) -> RowsChange:
        """The write that takes the alert, or puts it off: of several nodes that try it, one succeeds."""
        which = {"table_id": self.table, "person": self.person, "number": self.number, "tell": self.tell}
        return RowsChange("waits", which, {"tell": tell})

    @property
    def row(self) -> RowsWrite:
        """The write that keeps it."""
        return RowsWrite("waits", [tuple(self)])


class WaitingTable(NamedTuple):
    """A table that waits for a person, as lists show it."""

    table: str
    kind: str
    number: int
    own: str
    """The name of the reader there."""
    since: float
    game: str
    names: tuple[str, ...]
    due: float | None
    """The time at which something happens there by itself: mostly the end of the reader's time."""


def awaited_at(table: Table) -> dict[str, str]:
    """The people for whom the others at a table wait, each with the reason. Bots wait for nobody."""
    people = table.persons
    if len(people) < 2:
        return {}
    if table.phase == "playing":
        mover = table.to_move
        person = None if mover is None or mover < 0 else table.seats[mover].person
        return {person: TURN} if person is not None else {}
    if table.phase == "gathering":
        full = all(seat.kind != "open" for seat in table.seats)
        return {table.host: FULL} if full and table.host in people else {}
    if table.phase == "over" and table.rematch and table.next is None:
        return dict.fromkeys(sorted(people - table.rematch.keys()), REMATCH)
    return {}


def changes(
    table: Table, before: Mapping[str, str], seated: Collection[str], here: Collection[str]
) -> list[RowsDrop | RowsWrite]:
    """The rows to write when something has happened at a table. `before` are the people for whom it waited, `seated`
    those who sat there then, and `here` those who look at it: they are told later, if they still have not noticed."""
    after, writes = awaited_at(table), list[RowsDrop | RowsWrite]()
    if after == before and seated == table.persons and table.phase != "called":
        return writes
    gone = {person for person, kind in before.items() if after.get(person) != kind} | (table.persons - set(seated))
    writes += [RowsDrop("waits", {"table_id": table.id, "person": person}) for person in sorted(gone)]
    if table.phase != "gathering":
        writes.append(RowsDrop("waits", {"table_id": table.id, "kind": INVITED}))
    now = table.changed
    for person, kind in after.items():
        if before.get(person) != kind:
            name = next((table.names[seat] for seat in table.held(person)), "")
            writes.append(Wait(table.id, person, kind, table.version, name, now, now + AWAY * (person in here)).row)
    return writes


def waiting_for(store: Store, person: str, now: float) -> list[WaitingTable]:
    """The tables that wait for a person, those that have waited longest first."""
    query = _JOINED.format("table_id, kind, number, name, since, game, names, due") + " ORDER BY since, table_id"
    rows = store.ask(query, person, TURN, FULL, now - _LONGEST)
    return [WaitingTable._make((*row[:6], tuple(json.loads(row[6])), row[7])) for row in rows]


def alerts_due(store: Store, now: float, person: str | None = None) -> list[Wait]:
    """The alerts that should have been sent by now: all, or those of a person."""
    query, values = f"SELECT {_COLUMNS} FROM waits WHERE tell <= ?", [now] if person is None else [now, person]
    return [Wait(*row) for row in store.ask(query + (" AND person = ?" if person is not None else ""), *values)]
