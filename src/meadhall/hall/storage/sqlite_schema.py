"""SQLite: its schema and versions, how it is opened, and what is said when that fails."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

from filelock import BaseFileLock, FileLock, Timeout

from meadhall.hall.storage.errors import CONFLICT, NEWER, StoreError
from meadhall.hall.storage.mentions import mentions_in
from meadhall.hall.storage.schema import read_migrations
from meadhall.hall.storage.store import COLUMNS
from meadhall.hall.storage.writes import FILE
from meadhall.hall.words import say

APPLICATION = 0x4D454144  # marks a database as ours: "MEAD"

MIGRATIONS = read_migrations("sqlite")
"""The statements that turn each version of the schema into the next; the first makes an empty file version 1."""

VERSION = len(MIGRATIONS)
SUMMED = ("tables", "snapshots")  # the tables whose rows have a checksum, in a last column `sum`
LOGS = "SELECT table_id, number, CAST(data AS BLOB) FROM entries ORDER BY table_id, number"
MENTIONS = 6  # the version that looks through all logs for the people whom they name
CHECKED_BYTES = 256 * 2**20  # files up to this size are checked from end to end when they are opened
CODES = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "foreign",
    "SQLITE_READONLY": "unwritable",
    "SQLITE_CANTOPEN": "unopenable",
    "SQLITE_CONSTRAINT": CONFLICT,
}
"""The phrases for SQLite's errors, by how their names begin; most are codes of a StoreError."""


def in_words(error: sqlite3.Error, path: Path | None = None) -> StoreError:
    """An error of SQLite in words; only the person who opens a database is told its path."""
    name = getattr(error, "sqlite_errorname", "")
    code = next((code for begin, code in CODES.items() if name.startswith(begin)), "failed")
    why = str(error.args[0] if error.args else name)
    return StoreError("unwritable" if code == "unopenable" else code, partial(_told, code, path, why))


def _told(code: str, path: Path | None, why: str) -> str:
    return say(f"sqlite-{code}", path=str(path) if path else say("the-database"), why=why)


def connect(path: Path, *, read_only: bool = False, patience: float = 5.0) -> sqlite3.Connection:
    """A connection to a database that exists; `patience` is how many seconds it waits for a lock."""
    uri = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, timeout=patience, cached_statements=512
    )
    if not read_only:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
    return connection


def prepare(path: Path, *, patience: float = 5.0) -> None:
    """Make the file if there is none, bring it to this version, and check that it is whole and ours."""
    _check_length(path)
    _keep_private(path)
    try:
        with closing(connect(path, patience=patience)) as connection:
            _check_owner(connection, path)
            if path.stat().st_size <= CHECKED_BYTES and first(connection, "PRAGMA quick_check(1)") != "ok":
                raise StoreError("damaged", say("sqlite-damaged", path=str(path)))
            _migrate(connection)
    except sqlite3.Error as error:
        raise in_words(error, path) from None
    except UnicodeError:  # in SQLite's own sentence about the damage
        raise StoreError("damaged", say("sqlite-damaged", path=str(path))) from None


def _keep_private(path: Path) -> None:
    """Let nobody else on this machine read it: it holds the secrets of dice. SQLite's logs take on its rights."""
    with suppress(OSError):  # if it cannot be made or changed, that is told when it is opened
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            if file.exists() and file.stat().st_mode & 0o077:
                file.chmod(0o600)


def _check_length(path: Path) -> None:
    """A StoreError if the file is shorter than its header says. (If a log lies beside it, the rest may be there.)"""
    if not path.exists() or path.stat().st_size == 0 or path.with_name(path.name + "-wal").exists():
        return
    with path.open("rb") as file:
        header = file.read(100)
    if header[:16] != b"SQLite format 3\x00":
        raise StoreError("foreign", say("sqlite-foreign", path=str(path)))
    page, pages = int.from_bytes(header[16:18]), int.from_bytes(header[28:32])
    if len(header) < 100 or path.stat().st_size < (65536 if page == 1 else page) * pages:
        raise StoreError("damaged", say("sqlite-cut-off", path=str(path)))


def _check_owner(connection: sqlite3.Connection, path: Path) -> None:
    owner = first(connection, "PRAGMA application_id")
    version = first(connection, "PRAGMA user_version")
    if owner != APPLICATION and first(connection, "SELECT count(*) FROM sqlite_schema"):
        raise StoreError("foreign", say("sqlite-of-others", path=str(path)))
    if owner == APPLICATION and version > VERSION:
        raise StoreError(NEWER, say("database-newer", path=str(path), version=version, known=VERSION))


def _migrate(connection: sqlite3.Connection) -> None:
    """Migrate step by step, each in a transaction: a migration that is interrupted goes on next time."""
    for version in range(first(connection, "PRAGMA user_version"), VERSION):
        connection.executescript(f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION}; {MIGRATIONS[version]}")
        if version + 1 == MENTIONS:
            named = mentions_in(connection.execute(LOGS), files_in(connection))
            connection.executemany("INSERT OR IGNORE INTO mentions VALUES (?, ?)", named)
        connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute("COMMIT")


def files_in(connection: sqlite3.Connection) -> Callable[[str], list[tuple[bytes]]]:
    """The files that tables go on from, by their digests."""
    return lambda digest: connection.execute(FILE, (digest,)).fetchall()


def sum_of(*row: object) -> int:
    """The checksum of a row: SQLite itself checks the structure of a file, and not the values in it.

    >>> sum_of("table", 1, b"state", 0.5) == sum_of("table", 1, b"state", 0.5), sum_of("table", 1) == sum_of("table", 3)
    (True, False)
    """
    return crc32(repr(row).encode())


def summed(table: str) -> str:
    """The query for the rows of a table with their checksums."""
    return f"SELECT {', '.join(COLUMNS[table].types)}, sum FROM {table}"


def is_whole(row: tuple[Any, ...]) -> bool:
    """Whether a row is as it was written, by the checksum at its end; a row of an earlier release has none."""
    return row[-1] is None or sum_of(*row[:-1]) == row[-1]


def first(connection: sqlite3.Connection, query: str) -> Any:
    """The first value of the first row that a query finds."""
    return connection.execute(query).fetchone()[0]


def take_lock(path: Path) -> BaseFileLock:
    """The lock of a database, held until it is released; a StoreError if another hall holds it."""
    lock = FileLock(path.with_name(path.name + ".lock"), mode=0o600, blocking=False, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError("locked", say("hall-running", path=str(path))) from None
    except OSError as error:
        raise StoreError("unwritable", say("cannot-lock", path=str(lock.lock_file), why=error.strerror)) from None
    return lock
