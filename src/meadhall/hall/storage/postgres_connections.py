"""A few connections to PostgreSQL, which many threads share, and which are made again when they break."""

import os
import queue
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

import psycopg

from meadhall.hall.storage.errors import UNAVAILABLE, StoreError
from meadhall.hall.storage.postgres_schema import connect, in_words
from meadhall.hall.words import say

Connection: TypeAlias = psycopg.Connection[tuple[Any, ...]]
COUNT = 4  # so many statements run at a time
ANSWER = 8.0  # seconds after which a statement without an answer is given up


class Connections:
    """Connections for statements that each are a transaction of their own."""

    def __init__(self, where: str, count: int = COUNT) -> None:
        self._where, self._count, self._closed = where, count, False
        self.watchdog = Watchdog()
        self._free: queue.LifoQueue[Connection | None] = queue.LifoQueue()
        for _ in range(count):
            self._free.put(None)

    def rows(self, query: str, *values: object, **named: object) -> list[tuple[Any, ...]]:
        """The rows that a statement returns. If a connection was cut, the statement is tried once more by a fresh one,
        so it must do no harm when it is done twice."""
        connection = self._free.get()
        try:
            if self._closed:
                raise StoreError(UNAVAILABLE, say("store-closed"))
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
        """Close all idle connections: one was lost, so the others may be lost, too."""
        idle: list[Connection | None] = []
        with suppress(queue.Empty):
            while True:
                idle.append(self._free.get_nowait())
        for connection in idle:
            close(connection)
            self._free.put(None)

    def close(self) -> None:
        """Close them all, as soon as each is free; later statements fail at once."""
        self._closed = True
        for _ in range(self._count):
            close(self._free.get())
        for _ in range(self._count):
            self._free.put(None)
        self.watchdog.close()


def close(connection: Connection | None) -> None:
    """Close a connection, if it is not closed already."""
    if connection is not None:
        with suppress(psycopg.Error):
            connection.close()


class Watchdog:
    """A watch on statements: it cuts the connection to a database that does not answer, so that the thread that waits
    notices it at once and may try another one.

    The system notices a machine that has vanished (`keepalives` and `tcp_user_timeout` of the connection), and
    PostgreSQL ends statements that take too long; but neither helps if something between them swallows every byte.
    """

    def __init__(self) -> None:
        self._due: dict[Connection, float] = {}
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watchdog", daemon=True)
        self._thread.start()

    @contextmanager
    def watch(self, connection: Connection) -> Iterator[None]:
        """Watch a connection while the block runs."""
        self._due[connection] = time.monotonic() + ANSWER
        try:
            yield
        finally:
            self._due.pop(connection, None)

    def _run(self) -> None:
        while not self._closing.wait(min(0.5, ANSWER / 4)):
            now = time.monotonic()
            for connection, due in list(self._due.items()):
                if now > due:
                    self._due.pop(connection, None)
                    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as same:
                        same.shutdown(socket.SHUT_RDWR)  # the system tells the thread that waits

    def close(self) -> None:
        """Watch no more."""
        self._closing.set()
        self._thread.join(1.0)
