"""Which store it is: the address of a PostgreSQL database, or the path of a file."""

from collections.abc import Iterator
from pathlib import Path

from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.sqlite import logs_of as logs_of_file
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
    if not is_postgres(where):
        return logs_of_file(Path(where))
    _check_psycopg()
    from meadhall.hall.storage.postgres import logs_of

    return logs_of(str(where))


def _check_psycopg() -> None:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise StoreError(
            "missing", "for PostgreSQL a package is needed that is not here: pip install 'meadhall[postgres]'"
        ) from None
