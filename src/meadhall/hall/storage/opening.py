"""Opening a store, by the address of a PostgreSQL database or by the path of a file."""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from meadhall.hall.storage import sqlite
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import ALL_TABLES, LOG, Rows, Store
from meadhall.hall.storage.writes import ANALYSIS_VERSION, FILE, AnalysisWrite, unpacked, whole
from meadhall.hall.words import say

DATABASE = "hall.sqlite"


def database() -> Path:
    """The usual file: it lies in `MEADHALL_DATA`, or in the system's own place for data that cannot be made again."""
    if chosen := os.environ.get("MEADHALL_DATA"):
        return Path(chosen).expanduser() / DATABASE
    usual = user_data_path("meadhall", appauthor=False, roaming=True)
    return next((file for folder in (usual, *_formerly()) if (file := folder / DATABASE).exists()), usual / DATABASE)


def _formerly() -> list[Path]:
    """Folders of release 0.1 that are not the system's: it read XDG_DATA_HOME as a relative path, and not on a Mac."""
    if sys.platform == "darwin":
        return [Path.home() / "Library" / "Application Support" / "meadhall"]
    named = os.environ.get("XDG_DATA_HOME")
    return [Path(named) / "meadhall"] if named else []


def is_postgres(where: Path | str) -> bool:
    """Whether this is the address of a PostgreSQL database.

    >>> is_postgres("postgresql://localhost/hall"), is_postgres("hall.sqlite")
    (True, False)
    """
    return isinstance(where, str) and where.startswith(("postgresql://", "postgres://"))


def open_store(where: Path | str) -> Store:
    """The store there; a StoreError says why it cannot be opened."""
    return _postgres().PostgresStore(str(where)) if is_postgres(where) else SqliteStore(Path(where))


def all_logs(where: Path | str) -> Iterator[tuple[str, list[bytes]]]:
    """Every table's log, also while halls use the store."""
    with reading(where) as rows:
        for (table,) in rows(ALL_TABLES):
            yield table, [whole(row[0], partial(rows, FILE)) for row in rows(LOG, table)]


def all_analyses(where: Path | str) -> Iterator[AnalysisWrite]:
    """Every analysis that this Meadhall can read, also while halls use the store."""
    with reading(where) as rows:
        listed = "SELECT game, depth FROM analyses WHERE version = ? ORDER BY game, depth"
        for game, depth in rows(listed, ANALYSIS_VERSION):
            for made, data in rows("SELECT made, data FROM analyses WHERE game = ? AND depth = ?", game, depth):
                yield AnalysisWrite(game, depth, made, unpacked(data))


def reading(where: Path | str) -> AbstractContextManager[Rows]:
    """Read a store as it is at one moment, also while halls use it."""
    return _postgres().reading(str(where)) if is_postgres(where) else sqlite.reading(Path(where))


def _postgres() -> Any:
    """The module for PostgreSQL, which needs a package of its own."""
    try:
        return import_module("meadhall.hall.storage.postgres")
    except ImportError:
        raise StoreError("missing", say("no-psycopg")) from None
