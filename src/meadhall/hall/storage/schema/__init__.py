"""The schemas of both databases: a file for each version turns the version before it into this one, the first an empty
database into version 1. A file that was released is never changed."""

from pathlib import Path


def read_migrations(database: str) -> tuple[str, ...]:
    """The statements of all versions, in order.

    >>> [len(read_migrations(database)) for database in ("sqlite", "postgres")]
    [6, 6]
    """
    files = (Path(__file__).parent / database).glob("*.sql")
    return tuple(file.read_text("utf-8") for file in sorted(files, key=lambda file: int(file.name.partition("_")[0])))
