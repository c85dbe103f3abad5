"""A few connections to PostgreSQL, which many threads share, and which are made again when they break."""

import queue
from contextlib import suppress
from typing import Any, TypeAlias

import psycopg

from meadhall.hall.storage.errors import UNAVAILABLE, StoreError
from meadhall.hall.storage.postgres_schema import connect, in_words
from meadhall.hall.storage.watchdog import Watchdog

Connection: TypeAlias = psycopg.Connection[tuple[Any, ...]]
COUNT = 4
"""So many statements run at a time."""


class Connections:
    """Connections for statements that each are a transaction of their own."""

    def __init__(self, where: str, count: int = COUNT) -> None:
        self._where, self._count, self._closed = where, count, False
        self.watchdog = Watchdog()
        self._free: queue.LifoQueue[Connection | None] = queue.LifoQueue()
        for _ in range(count):
            self._free.put(None)

    def rows(self, query: str, *values: object, **named: object) -> list[tuple[Any, ...]]:
        """What a statement returns. If a connection was cut, it is tried once more by a fresh one: so a statement must
        do no harm when it is done twice.
        """
        connection = self._free.get()
        try:
            if self._closed:
                raise StoreError(UNAVAILABLE, "the store is closed")
            for last in (connection is None, True):
                try:
                    connection = connection if connection is not None else connect(self._where)
                    with self.watchdog.watch(connection):
                        return connection.execute(query.encode(), named or values, binary=True).fetchall()
                except psycopg.OperationalError:
                    close(connection)
                    connection = None
                    self._distrust()
                    if last:
                        raise
            raise AssertionError("the last try answers or fails")
        except psycopg.Error as error:
            raise in_words(error) from None
        finally:
            self._free.put(connection)

    def _distrust(self) -> None:
        """One connection was lost: the others may be, and nobody should have to find out about each."""
        idle: list[Connection | None] = []
        with suppress(queue.Empty):
            while True:
                idle.append(self._free.get_nowait())
        for connection in idle:
            close(connection)
            self._free.put(None)

    def close(self) -> None:
        """Close them all, as soon as each is free; who comes later is told so, and does not wait for ever."""
        self._closed = True
        for _ in range(self._count):
            close(self._free.get())
        for _ in range(self._count):
            self._free.put(None)
        self.watchdog.close()


def close(connection: Connection | None) -> None:
    """Close a connection, whatever is left of it."""
    if connection is not None:
        with suppress(psycopg.Error):
            connection.close()


__all__ = ["Connection", "Connections", "close", "connect"]
