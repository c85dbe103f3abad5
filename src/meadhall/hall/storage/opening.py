"""Opening a store, by the address of a PostgreSQL database or by the path of a file."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any

from meadhall.hall.storage import sqlite
from meadhall.hall.storage.analyses import AnalysisWrite
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import Rows, Store, analyses_of, logs_of
from meadhall.hall.words import say


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
    with _reading(where) as rows:
        yield from logs_of(rows)


def all_analyses(where: Path | str) -> Iterator[AnalysisWrite]:
    """Every analysis, also while halls use the store."""
    with _reading(where) as rows:
        yield from analyses_of(rows)


def _reading(where: Path | str) -> AbstractContextManager[Rows]:
    return _postgres().reading(str(where)) if is_postgres(where) else sqlite.reading(Path(where))


def _postgres() -> Any:
    """The module for PostgreSQL, which needs a package of its own."""
    try:
        return import_module("meadhall.hall.storage.postgres")
    except ImportError:
        raise StoreError("missing", say("no-psycopg")) from None
