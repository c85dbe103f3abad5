"""The SQL that stands in files. A folder for each database holds its schema: the file of a version turns the version
before it into this one, the first an empty database into version 1; a file that was released is never changed.
"""

import re
from pathlib import Path

_FOLDER = Path(__file__).parent


def read_migrations(database: str) -> tuple[str, ...]:
    """The statements of all versions, in order.

    >>> [len(read_migrations(database)) for database in ("sqlite", "postgres")]
    [8, 8]
    """
    files = (_FOLDER / database).glob("*.sql")
    return tuple(file.read_text("utf-8") for file in sorted(files, key=lambda file: int(file.name.partition("_")[0])))


def read_statements(file: str) -> dict[str, str]:
    """The statements of a file, by the names that stand before them."""
    _, *parts = re.split(r"^-- name: (\w+)\n", (_FOLDER / f"{file}.sql").read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))
