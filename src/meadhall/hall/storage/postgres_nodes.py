"""The nodes of a hall over PostgreSQL: nudges by NOTIFY, leases of tables, and who is there.

A node is alive as long as it says so; its leases are valid as long as it is. One statement a second renews them all.
"""

import secrets
import socket
import threading
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from typing import Any

import psycopg

import meadhall
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.nodes import LEASE, TAKEN_OVER, Beat, News, Presence
from meadhall.hall.storage.postgres_connections import Connections, close, connect

CHANNEL = "meadhall"
_LONGEST = 7900  # bytes of a notification, which has fewer than 8000
_AGAIN = 0.5  # seconds between two tries to listen

_ALIVE = "SELECT FROM meadhall.nodes AS alive WHERE alive.name = {} AND alive.until > clock_timestamp()"
_BEAT = f"""
    INSERT INTO meadhall.nodes (name, version, since, until)
    VALUES (%s, %s, least(%s, (SELECT min(since) FROM meadhall.nodes WHERE until > clock_timestamp())),
            clock_timestamp() + interval '{LEASE} seconds')
    ON CONFLICT (name) DO UPDATE SET until = excluded.until
    RETURNING since, xmax = 0
"""
_TAKE_OVER = f"""
    WITH orphans AS (
        SELECT table_id FROM meadhall.leases
        WHERE node IN (SELECT name FROM meadhall.nodes WHERE until <= clock_timestamp())
        LIMIT {TAKEN_OVER} FOR UPDATE SKIP LOCKED
    )
    UPDATE meadhall.leases SET node = %s FROM orphans WHERE leases.table_id = orphans.table_id
    RETURNING leases.table_id
"""
_BURY = """
    WITH gone AS (
        DELETE FROM meadhall.nodes WHERE until <= clock_timestamp()
        AND NOT EXISTS (SELECT FROM meadhall.leases WHERE node = nodes.name) RETURNING name
    )
    DELETE FROM meadhall.presence WHERE node IN (SELECT name FROM gone) RETURNING node
"""
_TAKE = f"""
    INSERT INTO meadhall.leases (table_id, node) SELECT table_id, %s FROM unnest(%s::text[]) AS table_id
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
    WHERE leases.node = excluded.node OR NOT EXISTS ({_ALIVE.format("leases.node")})
    RETURNING table_id
"""
_PRESENCE = f"""
    SELECT table_id, node, persons, watching FROM meadhall.presence
    WHERE table_id = ANY(%s) AND node != %s AND EXISTS ({_ALIVE.format("presence.node")})
"""
_SHOW = """
    INSERT INTO meadhall.presence (table_id, node, persons, watching)
    SELECT table_id, %s, string_to_array(persons, ' '), watching
    FROM unnest(%s::text[], %s::text[], %s::int[]) AS shown (table_id, persons, watching) ORDER BY table_id
    ON CONFLICT (table_id, node) DO UPDATE SET persons = excluded.persons, watching = excluded.watching
    RETURNING node
"""


class PostgresNodes:
    """How one node knows of the others."""

    def __init__(self, where: str, connections: Connections) -> None:
        self.name = f"{socket.gethostname()[:40]}-{secrets.token_hex(6)}"
        self._where, self._connections = where, connections
        self._nudger: Any = None
        self._nudging = threading.Lock()
        self._beaten = False
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    # --- Being there --------------------------------------------------------------------------------------------

    def beat(self, now: float) -> Beat:
        """Say that this node is alive, and take over what a node served that is gone."""
        rows = self._connections.rows
        ((since, new),) = rows(_BEAT, self.name, meadhall.__version__, now)
        taken = tuple(row[0] for row in rows(_TAKE_OVER, self.name))
        if not taken:
            rows(_BURY)
        alive = rows("SELECT name FROM meadhall.nodes WHERE until > clock_timestamp()")
        forgotten, self._beaten = new and self._beaten, True
        return Beat(frozenset(row[0] for row in alive), since, taken, forgotten)

    def leave(self) -> None:
        """Say that this node goes: others may serve its tables at once."""
        self._connections.rows(
            "UPDATE meadhall.nodes SET until = '-infinity' WHERE name = %s RETURNING name", self.name
        )

    # --- Leases -------------------------------------------------------------------------------------------------

    def mine(self) -> set[str]:
        """The tables that this node serves, as the database knows it."""
        query = "SELECT table_id FROM meadhall.leases WHERE node = %s"
        return {row[0] for row in self._connections.rows(query, self.name)}

    def take(self, tables: Collection[str]) -> set[str]:
        """Serve these tables from now on, as far as no other node does; returns those that are ours."""
        return {row[0] for row in self._connections.rows(_TAKE, self.name, sorted(tables))}

    def release(self, tables: Collection[str]) -> None:
        """Serve these tables no more."""
        query = "DELETE FROM meadhall.leases WHERE node = %s AND table_id = ANY(%s) RETURNING node"
        self._connections.rows(query, self.name, sorted(tables))

    # --- Who is there -------------------------------------------------------------------------------------------

    def show(self, presence: Mapping[str, Presence]) -> None:
        """Tell who looks at tables through this node."""
        there = {table: each for table, each in presence.items() if each.persons or each.watching}
        if there:
            persons = [" ".join(each.persons) for each in there.values()]
            watching = [each.watching for each in there.values()]
            self._connections.rows(_SHOW, self.name, list(there), persons, watching)
        if gone := sorted(presence.keys() - there.keys()):
            query = "DELETE FROM meadhall.presence WHERE node = %s AND table_id = ANY(%s) RETURNING node"
            self._connections.rows(query, self.name, gone)
        self.nudge(presence)

    def presence(self, tables: Collection[str]) -> dict[str, dict[str, Presence]]:
        """Who looks at these tables through other nodes, by their names."""
        found: dict[str, dict[str, Presence]] = {}
        for table, node, persons, watching in self._connections.rows(_PRESENCE, list(tables), self.name):
            found.setdefault(table, {})[node] = Presence(tuple(persons), watching)
        return found

    # --- Nudges -------------------------------------------------------------------------------------------------

    def nudge(self, lines: Iterable[str]) -> None:
        """Tell the other nodes, by one statement of its own: within the transaction that wrote, it would take a lock
        over the whole database at its commit. What gets lost is made good by whoever compares versions.
        """
        try:
            with self._nudging:
                if self._nudger is None or self._nudger.closed:
                    self._nudger = connect(self._where)
                    self._nudger.execute("SET synchronous_commit = off")  # no disk has to remember a nudge
                query = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(%s::text[]) AS told"
                self._nudger.execute(query.encode(), (packed(self.name, lines),))
        except psycopg.Error:
            close(self._nudger)
            self._nudger = None

    def listen(self, hear: Callable[[News], None]) -> None:
        """From now on tell what is new, in another thread."""
        self._listener = threading.Thread(target=self._listen, args=(hear,), name="listener", daemon=True)
        self._listener.start()

    def _listen(self, hear: Callable[[News], None]) -> None:
        while not self._closing.is_set():
            try:
                with connect(self._where) as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    hear(News(missed=True))
                    while not self._closing.is_set():
                        for note in connection.notifies(timeout=30.0):
                            if self._closing.is_set():
                                break
                            sender, news = unpacked(note.payload)
                            if sender != self.name:
                                hear(news)
            except (psycopg.Error, OSError):
                self._closing.wait(_AGAIN)

    def close(self) -> None:
        """Hear no more; the node has left, if the database knows it."""
        with suppress(StoreError):  # else it is gone when its time is up
            self.leave()
        self._closing.set()
        self.nudge([])  # which wakes the listener
        if self._listener is not None:
            self._listener.join(1.0)
        close(self._nudger)


def packed(node: str, lines: Iterable[str]) -> list[str]:
    """What a node tells, in as few notifications as it takes.

    >>> packed("a", ["one 3", "two"])
    ['a|one 3|two']
    """
    found, size = [node], len(node)
    for line in lines:
        if size + 1 + len(line) > _LONGEST:
            found.append(node)
            size = len(node)
        found[-1] += f"|{line}"
        size += 1 + len(line)
    return found


def unpacked(payload: str) -> tuple[str, News]:
    """Who told what.

    >>> unpacked("a|one 3|two")
    ('a', News(versions={'one': 3}, presence=('two',), missed=False))
    """
    sender, *lines = payload.split("|")
    parts = [line.split(" ") for line in lines]
    versions = {part[0]: int(part[1]) for part in parts if len(part) == 2 and part[1].isdecimal()}
    return sender, News(versions, tuple(part[0] for part in parts if len(part) == 1))
