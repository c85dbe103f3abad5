"""The SQL that stands in files. A folder for each database holds its schema: the file of a version turns the version
before it into this one, the first an empty database into version 1; a file that was released is never changed. The
folder `both` holds versions that are the same for both databases, as PostgreSQL understands them.
"""

import re
from pathlib import Path

_FOLDER = Path(__file__).parent


def read_migrations(database: str) -> tuple[str, ...]:
    """The statements of all versions, in order.

    >>> [len(read_migrations(database)) for database in ("sqlite", "postgres")]
    [8, 8]
    """
    files = [*(_FOLDER / database).glob("*.sql"), *(_FOLDER / "both").glob("*.sql")]
    files.sort(key=lambda file: int(file.name.partition("_")[0]))
    texts = (file.read_text("utf-8") for file in files)
    return tuple(_for_sqlite(text) if database == "sqlite" else text for text in texts)


_SQLITE = {"meadhall.": "", "DOUBLE PRECISION": "REAL", "BOOLEAN": "INTEGER", "\n);": "\n) WITHOUT ROWID;"}
"""The ways in which SQLite says something otherwise than PostgreSQL."""


def _for_sqlite(text: str) -> str:
    for postgres, sqlite in _SQLITE.items():
        text = text.replace(postgres, sqlite)
    return text


def read_statements(file: str) -> dict[str, str]:
    """The statements of a file, by the names that stand before them."""
    _, *parts = re.split(r"^-- name: (\w+)\n", (_FOLDER / f"{file}.sql").read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))
