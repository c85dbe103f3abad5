"""A watch on statements: a database that says nothing is given up, also if its machine still takes every byte.

The system notices a machine that has vanished (`keepalives` and `tcp_user_timeout` of the connection), and PostgreSQL
ends statements that take too long; but neither helps where somebody between swallows what is sent.
"""

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psycopg

ANSWER = 8.0
"""Seconds for which an answer is waited for."""


class Watchdog:
    """Cuts the connections of those who wait for too long: they notice it at once, and may try another one."""

    def __init__(self) -> None:
        self._due: dict[psycopg.Connection[Any], float] = {}
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watchdog", daemon=True)
        self._thread.start()

    @contextmanager
    def watch(self, connection: "psycopg.Connection[Any]") -> Iterator[None]:
        """As long as this takes, and no longer than an answer may."""
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
                    _cut(connection)

    def close(self) -> None:
        """Watch no more."""
        self._closing.set()
        self._thread.join(1.0)


def _cut(connection: "psycopg.Connection[Any]") -> None:
    """End a connection that another thread is waiting for, which is told so by the system."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as same:
        same.shutdown(socket.SHUT_RDWR)
