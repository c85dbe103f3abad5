"""The store of many nodes: PostgreSQL. Its primary key (table, number) decides every race between them.

One connection writes, another one nudges the other nodes after each commit, and a few read.
"""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from meadhall.hall.storage import analyses, house, shared_files
from meadhall.hall.storage.analyses import AnalysisWrite
from meadhall.hall.storage.group_commit import GroupCommit
from meadhall.hall.storage.house import Erase, HouseWrite
from meadhall.hall.storage.mentions import mentions_of
from meadhall.hall.storage.postgres_connections import Connection, Connections, close, connect
from meadhall.hall.storage.postgres_nodes import PostgresNodes, new_name
from meadhall.hall.storage.postgres_schema import complete, in_words, prepare
from meadhall.hall.storage.queries import Queries, Rows
from meadhall.hall.storage.room_on_disk import FOR_MOVES
from meadhall.hall.storage.store import UPLOADED_BYTES, UPLOADS, Write, read_log
from meadhall.table.entries import Entry

PATIENCE = 10.0
"""Seconds for which a write is tried again while the database does not answer: it may just be restarting."""

_MANY = 100_000  # tables
_UNUSED = "NOT EXISTS (SELECT FROM meadhall.takes WHERE takes.digest = files.digest)"


class PostgresStore(Queries, GroupCommit):
    """One node's way to the database."""

    schema = "meadhall."

    def __init__(self, where: str, *, patience: float = PATIENCE) -> None:
        super().__init__()
        self.patience = patience
        name = new_name()
        self._where = make_conninfo(complete(where), application_name=name)
        prepare(self._where)
        self._connection: Connection | None = None
        self._connections = Connections(self._where)
        self.nodes = PostgresNodes(name, self._where, self._connections)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, and let go of the database."""
        self._finish()
        self.nodes.close()
        close(self._connection)
        self._connections.close()

    # --- Writing ------------------------------------------------------------------------------------------------

    def _transaction(self, writes: Sequence[Write | AnalysisWrite | HouseWrite]) -> None:
        try:
            if self._connection is None or self._connection.closed:
                self._connection = connect(self._where)
            watch = self._connections.watchdog.watch(self._connection)
            with watch, self._connection.pipeline(), self._connection.transaction():  # one way there and back for all
                house.check_whole(writes, self._last)
                # In the order of tables: so two nodes that write to the same ones wait for each other, never in a ring.
                first = (*house.statements(writes, "meadhall."), *shared_files.let_go(writes, "meadhall."))
                for statement, values in first:
                    self._connection.execute(_marked(statement).encode(), values)
                logs = [*(w for w in writes if isinstance(w, Write)), *house.written_anew(writes)]
                _write(self._connection, sorted(logs, key=lambda w: w.table))
                for statement, values in house.last_statements(writes, "meadhall."):
                    self._connection.execute(_marked(statement).encode(), values)
                if any(isinstance(write, Erase) for write in writes):
                    _delete_unused_files(self._connection)
                _write_analyses(self._connection, [w for w in writes if isinstance(w, AnalysisWrite)])
        except psycopg.Error as error:
            if isinstance(error, psycopg.OperationalError):
                close(self._connection)
                self._connection = None
            raise in_words(error) from None

    def _last(self, table: str) -> int | None:
        """The number of a table's last entry, for the transaction that is being written."""
        assert self._connection is not None
        found = self._connection.execute(_marked(house.LAST.format("meadhall.")).encode(), (table,)).fetchone()
        return found[0] if found else None

    def _publish(self, writes: Sequence[Write | AnalysisWrite | HouseWrite]) -> None:
        last = {write.table: write.entries[-1].number for write in writes if isinstance(write, Write) and write.entries}
        if last:
            self.nodes.nudge(f"{table} {number}" for table, number in last.items())

    def _holds(self, write: Write) -> bool:
        first, last = write.entries[0].number, write.entries[-1].number
        query = "SELECT data FROM meadhall.entries WHERE table_id = %s AND number BETWEEN %s AND %s ORDER BY number"
        return [row[0] for row in self._connections.rows(query, write.table, first, last)] == [
            shared_files.stored(e) for e in write.entries
        ]

    # --- Reading ------------------------------------------------------------------------------------------------

    def read_after(self, versions: Mapping[str, int]) -> dict[str, list[Entry]]:
        """What is newer than these versions of tables, for those where something is."""
        rows = self._connections.rows(
            "SELECT kept.table_id, kept.data FROM unnest(%s::text[], %s::int[]) AS known (table_id, number)"
            " JOIN meadhall.entries AS kept ON kept.table_id = known.table_id AND kept.number > known.number"
            " ORDER BY kept.table_id, kept.number",
            list(versions), list(versions.values()),
        )  # fmt: skip
        found: dict[str, list[bytes]] = {}
        for table, data in rows:
            found.setdefault(table, []).append(data)
        return {table: read_log(self._whole((each,) for each in entries)) for table, entries in found.items()}

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables, if it has any."""
        query = (
            "SELECT id, (SELECT max(number) FROM meadhall.entries WHERE table_id = id) FROM unnest(%s::text[]) AS id"
        )
        return {table: number for table, number in self._connections.rows(query, list(tables)) if number is not None}

    def count(self) -> int:
        """How many tables there are; of very many about how many, because PostgreSQL would look at each of them."""
        query = "SELECT reltuples::int8 FROM pg_class WHERE oid = 'meadhall.tables'::regclass"
        about = int(self._connections.rows(query)[0][0])
        if about > _MANY:
            return about
        return int(self._connections.rows("SELECT count(*) FROM meadhall.tables")[0][0])

    def check_room(self, reserve: int = FOR_MOVES) -> None:
        """A server of its own looks after its disk itself."""

    def keep_upload(self, name: str, data: bytes) -> None:
        """Keep a game file that somebody brought, for a while."""
        self._connections.rows(
            "INSERT INTO meadhall.uploads (name, data) VALUES (%s, %b) ON CONFLICT (name) DO UPDATE SET made = now()"
            " RETURNING name",
            name, data,
        )  # fmt: skip
        ranked = (
            "SELECT name, row_number() OVER newest AS number, sum(length(data)) OVER newest AS size"
            " FROM meadhall.uploads WINDOW newest AS (ORDER BY made DESC, name)"
        )
        oldest = f"SELECT name FROM ({ranked}) AS ranked WHERE number > %s OR size > %s"
        delete = f"DELETE FROM meadhall.uploads WHERE name IN ({oldest}) RETURNING name"
        self._connections.rows(delete, UPLOADS, UPLOADED_BYTES)

    def upload(self, name: str) -> bytes | None:
        """A game file that somebody brought, if it is still here."""
        rows = self._connections.rows("SELECT data FROM meadhall.uploads WHERE name = %s", name)
        return rows[0][0] if rows else None

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connections.rows(_marked(query), *values)


def _write(connection: Connection, writes: Sequence[Write]) -> None:
    """Keep everything, by few statements."""
    entries = [(write.table, entry.number, shared_files.stored(entry)) for write in writes for entry in write.entries]
    for table, digest, file in sorted(shared_files.files_of(writes), key=lambda each: each[1]):
        connection.execute(
            "INSERT INTO meadhall.files (digest, data) VALUES (%s, %b) ON CONFLICT (digest) DO UPDATE SET made = now()",
            (digest, file),
        )
        connection.execute(
            "INSERT INTO meadhall.takes (table_id, digest) VALUES (%s, %s)"
            " ON CONFLICT (table_id) DO UPDATE SET digest = excluded.digest",
            (table, digest),
        )
    if entries:
        _insert(connection, "entries (table_id, number, data)", ("text", "int", "bytea"), entries)
    snapshots = {
        write.table: (write.table, kept.number, kept.state, kept.since, json.dumps(kept.left), kept.layout)
        for write in writes
        if (kept := write.snapshot) is not None
    }
    if snapshots:
        _insert(
            connection,
            'snapshots (table_id, number, state, since, "left", layout)',
            ("text", "int", "bytea", "float8", "text", "text"),
            list(snapshots.values()),
            " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state,"
            ' since = excluded.since, "left" = excluded."left", layout = excluded.layout',
        )
    if mentioned := mentions_of(writes):
        _insert(connection, "mentions (subject, table_id)", ("text", "text"), mentioned, " ON CONFLICT DO NOTHING")
    summaries = {write.table: write.summary for write in writes if write.summary is not None}
    if not summaries:
        return
    _insert(
        connection,
        "tables (id, game, phase, public, free, names, opened, due)",
        ("text", "text", "text", "bool", "int", "text", "float8", "float8"),
        [
            (table, kept.game, kept.phase, kept.public, kept.free, json.dumps(kept.names), kept.opened, kept.due)
            for table, kept in summaries.items()
        ],
        " ON CONFLICT (id) DO UPDATE SET game = excluded.game, phase = excluded.phase, public = excluded.public,"
        " free = excluded.free, names = excluded.names, opened = excluded.opened, due = excluded.due",
    )
    connection.execute("DELETE FROM meadhall.holders WHERE table_id = ANY(%s)", (list(summaries),))
    holders = [(person, table) for table, summary in summaries.items() for person in sorted(summary.holders)]
    if holders:
        _insert(connection, "holders (person, table_id)", ("text", "text"), holders)


def _delete_unused_files(connection: Connection) -> None:
    """Delete the files that no table goes on from any more.

    They are locked first: where another node is just opening a table with one of them, this waits until that is done,
    and then sees that the file is needed.
    """
    unused = connection.execute(
        f"SELECT digest FROM meadhall.files WHERE {_UNUSED} ORDER BY digest FOR UPDATE".encode()
    )
    digests = [digest for (digest,) in unused.fetchall()]
    if digests:
        delete = f"DELETE FROM meadhall.files WHERE digest = ANY(%s) AND {_UNUSED}"
        connection.execute(delete.encode(), (digests,))


def _insert(
    connection: Connection, into: str, types: Sequence[str], rows: Sequence[tuple[object, ...]], more: str = ""
) -> None:
    """Rows by one statement, column by column."""
    columns = ", ".join(f"{'%b' if kind == 'bytea' else '%s'}::{kind}[]" for kind in types)
    values = [list(column) for column in zip(*rows, strict=True)]
    connection.execute(f"INSERT INTO meadhall.{into} SELECT * FROM unnest({columns}){more}".encode(), values)


def _write_analyses(connection: Connection, writes: Sequence[AnalysisWrite]) -> None:
    """Keep analyses, in place of what was kept of the same games."""
    for write in sorted(writes, key=lambda each: (each.game, each.depth)):
        connection.execute(
            "INSERT INTO meadhall.analyses (game, depth, version, made, data)"
            " SELECT %s::text, %s::text, %s::int, %s::float8, %b::bytea"
            " WHERE NOT EXISTS (SELECT FROM meadhall.erased WHERE table_id = %s)"
            " ON CONFLICT (game, depth) DO UPDATE SET version = excluded.version, made = excluded.made,"
            " data = excluded.data",
            (*analyses.packed(write), write.game),
        )
    if writes:
        oldest = "SELECT game, depth FROM meadhall.analyses ORDER BY made DESC OFFSET %s"
        connection.execute(
            f"DELETE FROM meadhall.analyses WHERE (game, depth) IN ({oldest})".encode(), (analyses.MOST,)
        )


def _marked(statement: str) -> str:
    """A statement with the marks for values that psycopg knows."""
    return statement.replace("?", "%s")


@contextmanager
def reading(where: str) -> Iterator[Rows]:
    """A database at one moment in time, whatever is written to it meanwhile."""
    where = complete(where)
    prepare(where)
    try:
        with connect(where) as connection, connection.transaction():
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield lambda query, *values: connection.execute(_marked(query).encode(), values, binary=True).fetchall()
    except psycopg.Error as error:
        raise in_words(error) from None
