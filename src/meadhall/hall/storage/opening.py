"""Which store it is: the address of a PostgreSQL database, or the path of a file."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from meadhall.hall.storage import sqlite
from meadhall.hall.storage.analyses import AnalysisWrite
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.queries import Rows, analyses_of, logs_of
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import Store


def is_postgres(where: Path | str) -> bool:
    """Whether this is the address of a PostgreSQL database.

    >>> is_postgres("postgresql://localhost/hall"), is_postgres("hall.sqlite")
    (True, False)
    """
    return isinstance(where, str) and where.startswith(("postgresql://", "postgres://"))


def open_store(where: Path | str) -> Store:
    """The store there; a StoreError says why it cannot be opened."""
    if not is_postgres(where):
        return SqliteStore(Path(where))
    _check_psycopg()
    from meadhall.hall.storage.postgres import PostgresStore

    return PostgresStore(str(where))


def all_logs(where: Path | str) -> Iterator[tuple[str, list[bytes]]]:
    """Every table's log, also while halls use the store."""
    with _reading(where) as rows:
        yield from logs_of(rows, _schema(where))


def all_analyses(where: Path | str) -> Iterator[AnalysisWrite]:
    """Every analysis, also while halls use the store."""
    with _reading(where) as rows:
        yield from analyses_of(rows, _schema(where))


def _reading(where: Path | str) -> AbstractContextManager[Rows]:
    if not is_postgres(where):
        return sqlite.reading(Path(where))
    _check_psycopg()
    from meadhall.hall.storage import postgres

    return postgres.reading(str(where))


def _schema(where: Path | str) -> str:
    return "meadhall." if is_postgres(where) else ""


def _check_psycopg() -> None:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise StoreError(
            "missing", "for PostgreSQL a package is needed that is not here: pip install 'meadhall[postgres]'"
        ) from None
