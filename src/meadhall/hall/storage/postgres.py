"""The store of many nodes: PostgreSQL. Its primary key (table, number) decides every race between them.

One connection writes, another one nudges the other nodes after each commit, and a few read.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from meadhall.hall.storage.group_commit import AnyWrite
from meadhall.hall.storage.postgres_connections import Connection, Connections, close
from meadhall.hall.storage.postgres_nodes import PostgresNodes, new_name
from meadhall.hall.storage.postgres_schema import complete, connect, in_words, prepare
from meadhall.hall.storage.schema import read_statements
from meadhall.hall.storage.store import COLUMNS, UPLOADED_BYTES, UPLOADS, Rows, Store
from meadhall.hall.storage.writes import Write

PATIENCE = 10.0
"""Seconds for which a write is tried again while the database does not answer: it may just be restarting."""

_MANY = 100_000  # tables
_UPLOADS = read_statements("uploads")


class PostgresStore(Store):
    """One node's way to the database."""

    nodes: PostgresNodes
    lock_rows = " FOR UPDATE"

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
        """Finish all writes, and let go of the database."""
        self._finish()
        self.nodes.close()
        close(self._connection)
        self._connections.close()

    def _transaction(self, writes: Sequence[AnyWrite]) -> None:
        try:
            if self._connection is None or self._connection.closed:
                self._connection = connect(self._where)
            watch = self._connections.watchdog.watch(self._connection)
            with watch, self._connection.pipeline(), self._connection.transaction():  # one way there and back for all
                self._write(writes)
        except psycopg.Error as error:
            if isinstance(error, psycopg.OperationalError):
                close(self._connection)
                self._connection = None
            raise in_words(error) from None

    def _within(self, statement: str, values: Sequence[object]) -> "psycopg.Cursor[tuple[Any, ...]]":
        """Carry out a statement within the transaction that is being written."""
        assert self._connection is not None
        return self._connection.execute(_marked(statement).encode(), values)

    def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._within(query, values).fetchall()

    def _execute(self, statement: str, *values: object) -> None:
        self._within(statement, values)

    def _insert(self, table: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Insert rows by one statement, column by column."""
        if rows:
            into = COLUMNS[table]
            columns = ", ".join(f"{'%b' if kind == 'bytea' else '%s'}::{kind}[]" for kind in into.types.values())
            statement = f"INSERT INTO {table} ({', '.join(into.types)}) SELECT * FROM unnest({columns})"
            self._within(statement + into.on_conflict(), [list(column) for column in zip(*rows, strict=True)])

    def _publish(self, writes: Sequence[AnyWrite]) -> None:
        last = {write.table: write.entries[-1].number for write in writes if isinstance(write, Write) and write.entries}
        if last:
            self.nodes.nudge(f"{table} {number}" for table, number in last.items())

    def count(self) -> int:
        """How many tables there are; about how many if they are very many, because PostgreSQL would count each."""
        query = "SELECT reltuples::int8 FROM pg_class WHERE oid = 'meadhall.tables'::regclass"
        about = int(self._connections.rows(query)[0][0])
        return about if about > _MANY else super().count()

    def keep_upload(self, name: str, data: bytes) -> None:
        """Keep a game file that somebody brought, for a while."""
        self._connections.rows(_UPLOADS["keep"], name=name, data=data)
        self._connections.rows(_UPLOADS["thin_out"], files=UPLOADS, bytes=UPLOADED_BYTES)

    def upload(self, name: str) -> bytes | None:
        """A game file that somebody brought, if it is still here."""
        rows = self._connections.rows(_UPLOADS["read"], name=name)
        return rows[0][0] if rows else None

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connections.rows(_marked(query), *values)


def _marked(statement: str) -> str:
    """A statement with the marks for values that psycopg knows."""
    return statement.replace("?", "%s")


@contextmanager
def reading(where: str) -> Iterator[Rows]:
    """Read a database as it is at one moment, whatever is written to it meanwhile."""
    where = complete(where)
    prepare(where)
    try:
        with connect(where) as connection, connection.transaction():
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield lambda query, *values: connection.execute(_marked(query).encode(), values, binary=True).fetchall()
    except psycopg.Error as error:
        raise in_words(error) from None
