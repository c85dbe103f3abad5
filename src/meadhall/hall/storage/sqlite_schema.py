"""SQLite: its schema and versions, how it is opened, and what is said when that fails."""

import os
import sqlite3
import struct
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

from meadhall.hall.storage import shared_files
from meadhall.hall.storage.errors import CONFLICT, NEWER, StoreError
from meadhall.hall.storage.mentions import mentions_in

APPLICATION = 0x4D454144
"""Marks a database as ours: "MEAD"."""

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        phase TEXT NOT NULL,
        public INTEGER NOT NULL,
        free INTEGER NOT NULL,
        names TEXT NOT NULL,
        opened REAL NOT NULL,
        due REAL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_phase ON tables (phase, public, opened);
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
        BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
    CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
        BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY,
        number INTEGER NOT NULL,
        state BLOB NOT NULL,
        since REAL NOT NULL,
        left TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE holders (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX holders_by_table ON holders (table_id);
    """,
    """
    ALTER TABLE snapshots ADD COLUMN layout TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE analyses (
        game TEXT NOT NULL,
        depth TEXT NOT NULL,
        version INTEGER NOT NULL,
        made REAL NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (game, depth)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE notes (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        made REAL NOT NULL,
        until REAL,
        text TEXT NOT NULL,
        PRIMARY KEY (kind, subject)
    ) WITHOUT ROWID;
    CREATE TABLE erased (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
    DROP TRIGGER entries_are_never_deleted;
    CREATE TRIGGER entries_are_deleted_with_their_table_alone BEFORE DELETE ON entries
        WHEN NOT EXISTS (SELECT 1 FROM erased WHERE erased.table_id = OLD.table_id)
        BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
    """,
    """
    CREATE TABLE files (digest TEXT PRIMARY KEY, data BLOB NOT NULL);
    CREATE TABLE takes (table_id TEXT PRIMARY KEY, digest TEXT NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE mentions (
        subject TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (subject, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX mentions_by_table ON mentions (table_id);
    CREATE TRIGGER holders_are_mentioned AFTER INSERT ON holders
        BEGIN INSERT OR IGNORE INTO mentions VALUES (NEW.person, NEW.table_id); END;
    INSERT INTO mentions SELECT person, table_id FROM holders;
    ALTER TABLE tables ADD COLUMN sum INTEGER;
    ALTER TABLE snapshots ADD COLUMN sum INTEGER;
    """,
)
"""What turns each version of the schema into the next; the first makes an empty file version 1."""

VERSION = len(MIGRATIONS)
TABLE = "id, game, phase, public, free, names, opened, due"
SNAPSHOT = 'table_id, number, state, since, "left", layout'
"""The columns of a row in `tables` and in `snapshots` over which its checksum is made."""
LOGS = "SELECT table_id, number, CAST(data AS BLOB) FROM entries ORDER BY table_id, number"
MENTIONS = 6
"""The version that looks through all logs for those whom they name."""
CHECKED_BYTES = 256 * 2**20
"""Files up to this size are checked from end to end when they are opened."""


_MESSAGES = {
    "SQLITE_FULL": ("disk-full", "there is no room left on the disk for {path}; nothing was changed"),
    "SQLITE_BUSY": ("locked", "{path} is locked by another program"),
    "SQLITE_LOCKED": ("locked", "{path} is locked by another program"),
    "SQLITE_CORRUPT": ("damaged", "{path} is damaged, perhaps cut off; restore it from a copy or an export"),
    "SQLITE_NOTADB": ("foreign", "{path} is no database"),
    "SQLITE_READONLY": ("unwritable", "{path} cannot be written to"),
    "SQLITE_CANTOPEN": ("unwritable", "{path} cannot be opened; is the folder there, and yours to write to?"),
    "SQLITE_CONSTRAINT": (CONFLICT, "another program has written to {path} at the same time"),
}


def in_words(error: sqlite3.Error, path: Path | str = "the database") -> StoreError:
    """What SQLite means, for people; only who opens a database is told its path."""
    name = getattr(error, "sqlite_errorname", "")
    for begin, (code, message) in _MESSAGES.items():
        if name.startswith(begin):
            return StoreError(code, message.format(path=path))
    return StoreError("failed", f"{path} cannot be used: {error.args[0] if error.args else name}")


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


def make_folder(folder: Path) -> None:
    """Make the folder of a database, which nobody else needs to look into."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("unwritable", f"{folder} cannot be made: {error.strerror}") from None


def prepare(path: Path, *, patience: float = 5.0) -> None:
    """Make the file if there is none, bring it to this version, and make sure that it is whole and ours."""
    _check_length(path)
    _keep_private(path)
    try:
        connection = connect(path, patience=patience)
    except sqlite3.Error as error:
        raise in_words(error, path) from None
    try:
        _check_owner(connection, path)
        if path.stat().st_size <= CHECKED_BYTES and _first(connection, "PRAGMA quick_check(1)") != "ok":
            raise StoreError("damaged", _MESSAGES["SQLITE_CORRUPT"][1].format(path=path))
        _migrate(connection)
    except sqlite3.Error as error:
        raise in_words(error, path) from None
    except UnicodeError:  # of a sentence of SQLite's about what it has found
        raise StoreError("damaged", _MESSAGES["SQLITE_CORRUPT"][1].format(path=path)) from None
    finally:
        connection.close()


def _keep_private(path: Path) -> None:
    """Nobody else on this machine needs to read it: it holds the secrets of dice. SQLite's logs take on its rights."""
    with suppress(OSError):  # what cannot be made or changed is told when it is opened
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            if file.exists() and file.stat().st_mode & 0o077:
                file.chmod(0o600)


def _check_length(path: Path) -> None:
    """A file that is shorter than its header says was cut off. (Where a log lies beside it, the rest may be there.)"""
    if not path.exists() or path.stat().st_size == 0 or path.with_name(path.name + "-wal").exists():
        return
    with path.open("rb") as file:
        header = file.read(100)
    if header[:16] != b"SQLite format 3\x00":
        raise StoreError("foreign", f"{path} is no database")
    if len(header) < 100:
        raise StoreError("damaged", f"{path} is cut off; restore it from a copy or an export")
    page, pages = struct.unpack(">H", header[16:18])[0], struct.unpack(">I", header[28:32])[0]
    if path.stat().st_size < (65536 if page == 1 else page) * pages:
        raise StoreError("damaged", f"{path} is cut off; restore it from a copy or an export")


def _check_owner(connection: sqlite3.Connection, path: Path) -> None:
    owner = _first(connection, "PRAGMA application_id")
    version = _first(connection, "PRAGMA user_version")
    if owner != APPLICATION and _first(connection, "SELECT count(*) FROM sqlite_schema"):
        raise StoreError("foreign", f"{path} belongs to another program: it is no database of a hall")
    if owner == APPLICATION and version > VERSION:
        raise StoreError(
            NEWER, f"{path} is of version {version}, from a newer Meadhall; this one knows up to {VERSION}"
        )


def _migrate(connection: sqlite3.Connection) -> None:
    """Step by step, each in a transaction: who is interrupted goes on next time."""
    for version in range(_first(connection, "PRAGMA user_version"), VERSION):
        connection.executescript(f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION}; {MIGRATIONS[version]}")
        if version + 1 == MENTIONS:
            logs = connection.execute(LOGS)
            connection.executemany(
                "INSERT OR IGNORE INTO mentions VALUES (?, ?)", mentions_in(logs, files_in(connection))
            )
        connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute("COMMIT")


def files_in(connection: sqlite3.Connection) -> Callable[[str], list[tuple[bytes]]]:
    """The files that tables go on from, by their digests."""
    return lambda digest: connection.execute(shared_files.FILE.format(""), (digest,)).fetchall()


def sum_of(*row: object) -> int:
    """The checksum of a row: what SQLite checks of a file is how its pages hang together, and not what they say.

    >>> sum_of("table", 1, b"state", 0.5) == sum_of("table", 1, b"state", 0.5), sum_of("table", 1) == sum_of("table", 3)
    (True, False)
    """
    return crc32(repr(row).encode())


def is_whole(row: tuple[Any, ...]) -> bool:
    """Whether a row is what was written, by the checksum at its end; a row of an earlier release has none."""
    return row[-1] is None or sum_of(*row[:-1]) == row[-1]


def _first(connection: sqlite3.Connection, query: str) -> Any:
    return connection.execute(query).fetchone()[0]
