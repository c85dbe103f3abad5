"""The nodes of a hall over PostgreSQL: nudges by NOTIFY, leases of tables, and who is there.

A node is alive as long as it says so; its leases are valid as long as it is. One statement a second renews them all.
"""

import secrets
import socket
import threading
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import psycopg

import meadhall
from meadhall.hall.storage.nodes import LEASE, TAKEN_OVER, Beat, Claim, NodeNews, Presence
from meadhall.hall.storage.postgres_connections import Connections, close
from meadhall.hall.storage.postgres_schema import connect
from meadhall.hall.storage.schema import read_statements

CHANNEL = "meadhall"
_LONGEST = 7900  # bytes of a notification, which has fewer than 8000
_AGAIN = 0.5  # seconds between two tries to listen
_LISTEN = 10.0  # seconds for which nothing may be heard
_OFTEN = 60  # signs of life between two looks at budgets that are full again

_STATEMENTS = read_statements("nodes")


def new_name() -> str:
    """A name for a node, by which its connections are known as well."""
    return f"{socket.gethostname()[:40]}-{secrets.token_hex(6)}"


class PostgresNodes:
    """The way in which one node hears of the others."""

    def __init__(self, name: str, where: str, connections: Connections) -> None:
        self.name = name
        self._where, self._connections = where, connections
        self._nudger: Any = None
        self._nudging = threading.Lock()
        self._beats = 0
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    def _rows(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        return self._connections.rows(_STATEMENTS[statement], node=self.name, lease=LEASE, **values)

    def time(self) -> float:
        """The time in this hall, as its nodes tell it. The first node goes by the clock of the database, unless that
        clock was set back since there was a node."""
        return float(self._rows("time")[0][0])

    def beat(self, now: float) -> Beat:
        """Say that this node is alive, and take over the tables of a node that is gone."""
        ((since, before, new),) = self._rows("beat", version=meadhall.__version__, now=now)
        if self._beats % _OFTEN == 0:
            self._rows("forget")
        taken = tuple(row[0] for row in self._rows("take_over", most=TAKEN_OVER))
        if not taken:
            self._rows("bury")
        alive = self._rows("alive")
        forgotten = new and self._beats > 0
        self._beats += 1
        return Beat(frozenset(row[0] for row in alive), since, before, taken, forgotten)

    def leave(self, now: float) -> None:
        """Say that this node goes, so that others may serve its tables at once."""
        self._rows("leave", now=now)

    def mine(self) -> set[str]:
        """The tables that this node serves, as the database knows it."""
        return {row[0] for row in self._rows("mine")}

    def take(self, tables: Collection[str]) -> set[str]:
        """Serve these tables from now on, as far as no other node does; returns those that are ours."""
        return {row[0] for row in self._rows("take", tables=sorted(tables))}

    def release(self, tables: Collection[str]) -> None:
        """Serve these tables no more."""
        self._rows("release", tables=sorted(tables))

    def allow(self, claims: Sequence[Claim]) -> bool:
        """Whether there is enough left for all of these; it is taken then."""
        return all(
            each.cost <= each.most and self._rows("allow", client=each.client, cost=each.cost, most=each.most)
            for each in claims
        )

    def show(self, presence: Mapping[str, Presence]) -> None:
        """Tell the other nodes who looks at tables through this one."""
        there = {table: each for table, each in presence.items() if each.persons or each.watching}
        if there:
            persons = [" ".join(each.persons) for each in there.values()]
            watching = [each.watching for each in there.values()]
            self._rows("show", tables=list(there), persons=persons, watching=watching)
        if gone := sorted(presence.keys() - there.keys()):
            self._rows("hide", tables=gone)
        self.nudge(presence)

    def presence(self, tables: Collection[str]) -> dict[str, dict[str, Presence]]:
        """The people who look at these tables through other nodes, by the names of these."""
        there: dict[str, dict[str, Presence]] = {}
        for table, node, persons, watching in self._rows("presence", tables=list(tables)):
            there.setdefault(table, {})[node] = Presence(tuple(persons), watching)
        return there

    def nudge(self, lines: Iterable[str]) -> None:
        """Tell the other nodes, by a separate statement: within the transaction that wrote, it would take a lock on the
        whole database at its commit. A nudge may get lost, so nodes also compare versions."""
        try:
            with self._nudging:
                if self._nudger is None or self._nudger.closed:
                    self._nudger = connect(self._where)
                    self._nudger.execute("SET synchronous_commit = off")  # no disk has to remember a nudge
                query = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(%s::text[]) AS told"
                with self._connections.watchdog.watch(self._nudger):
                    self._nudger.execute(query.encode(), (packed(self.name, lines),))
        except psycopg.Error:
            close(self._nudger)
            self._nudger = None

    def listen(self, hear: Callable[[NodeNews], None]) -> None:
        """Pass news on from now on, in another thread."""
        self._listener = threading.Thread(target=self._listen, args=(hear,), name="listener", daemon=True)
        self._listener.start()

    def _listen(self, hear: Callable[[NodeNews], None]) -> None:
        while not self._closing.is_set():
            try:
                with connect(self._where) as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    hear(NodeNews(missed=True))
                    while not self._closing.is_set():
                        with self._connections.watchdog.watch(connection):  # is the database still there?
                            connection.execute("SELECT 1")
                        for note in connection.notifies(timeout=_LISTEN):
                            if self._closing.is_set():
                                break
                            sender, news = unpacked(note.payload)
                            if sender != self.name:
                                hear(news)
            except (psycopg.Error, OSError):
                self._closing.wait(_AGAIN)

    def close(self) -> None:
        """Hear no more."""
        self._closing.set()
        self.nudge([])  # which wakes the listener
        if self._listener is not None:
            self._listener.join(1.0)
        close(self._nudger)


def packed(node: str, lines: Iterable[str]) -> list[str]:
    """The lines of a node, in as few notifications as possible.

    >>> packed("a", ["one 3", "two"])
    ['a|one 3|two']
    """
    notes, size = [node], len(node)
    for line in lines:
        if size + 1 + len(line) > _LONGEST:
            notes.append(node)
            size = len(node)
        notes[-1] += f"|{line}"
        size += 1 + len(line)
    return notes


def unpacked(payload: str) -> tuple[str, NodeNews]:
    """The sender of a notification, and its news.

    >>> unpacked("a|one 3|two")
    ('a', NodeNews(versions={'one': 3}, presence=('two',), missed=False))
    """
    sender, *lines = payload.split("|")
    parts = [line.split(" ") for line in lines]
    versions = {part[0]: int(part[1]) for part in parts if len(part) == 2 and part[1].isdecimal()}
    return sender, NodeNews(versions, tuple(part[0] for part in parts if len(part) == 1))
