"""Backups: a copy of everything that a hall keeps, which is read again before anybody relies on it.

Of a file of SQLite a backup is such a file, made while the hall goes on. Of PostgreSQL it is an export: its tables, and
nothing of what can be made again; what the house has decided is in the database's own backups.
"""

import hashlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.text import count
from meadhall.hall.storage.analyses import unpacked
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.export_import import ExportedAnalysis, export_file, import_file, read_line
from meadhall.hall.storage.lock import take_lock
from meadhall.hall.storage.mentions import mentions_in
from meadhall.hall.storage.opening import all_logs, is_postgres
from meadhall.hall.storage.sqlite_schema import (
    APPLICATION,
    LOGS,
    MENTIONS,
    SNAPSHOT,
    TABLE,
    files_in,
    in_words,
    is_whole,
)
from meadhall.table.entries import read_entry

BEFORE = ".before-restore"
"""What the database is called that was there before a backup was restored."""


class Verified(Struct, frozen=True):
    """What was read in a backup, to the last entry."""

    tables: int
    entries: int
    digest: str
    """The SHA-256 of all logs: the same for the same logs, however they are kept."""

    @property
    def told(self) -> str:
        """How much that is, in words."""
        return f"{count(self.tables, 'table')} with {count(self.entries, 'entry', 'entries')}"


def backup(where: Path | str, file: Path) -> Verified:
    """Copy everything to a file, read the copy again, and only then let it have its name."""
    if file.exists():
        raise StoreError("unwritable", f"{file} is there already: a backup replaces nothing")
    scratch = file.with_name(file.name + ".new")
    try:
        if is_postgres(where):
            export_file(where, scratch)
        else:
            _copy(Path(where), scratch)
        found = verify_backup(scratch)
        os.replace(scratch, file)
    except OSError as error:
        raise StoreError("unwritable", f"{file} cannot be written: {error.strerror}") from None
    finally:
        scratch.unlink(missing_ok=True)
    return found


def verify_backup(file: Path) -> Verified:
    """Read a backup from its first to its last entry; a StoreError says what is wrong with it."""
    if not file.is_file():
        raise StoreError("missing", f"there is no {file}")
    with file.open("rb") as opened:
        is_database = opened.read(16) == b"SQLite format 3\x00"
    if not is_database:
        return _read_through(_exported(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
                raise StoreError("foreign", f"{file} belongs to another program: it is no backup of a hall")
            if (problem := connection.execute("PRAGMA integrity_check(1)").fetchone()[0]) != "ok":
                raise StoreError("damaged", f"{file} is damaged: {problem}")
            kept = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
            _check_rows(connection, file)
    except sqlite3.Error as error:
        raise in_words(error, file) from None
    except UnicodeError:  # of a sentence of SQLite's about what it has found
        raise StoreError("damaged", f"{file} is damaged: a text in it cannot be read") from None
    found = _read_through(all_logs(file))
    if kept != found.entries:
        raise StoreError("damaged", f"{file} holds {kept} entries, of which {found.entries} belong to a table")
    return found


def verify_store(where: Path | str) -> Verified:
    """Read everything that a hall keeps, also while it is open; a StoreError says what is wrong with it."""
    return _read_through(all_logs(where)) if is_postgres(where) else verify_backup(Path(where))


def restore(where: Path | str, file: Path, find: Callable[[str], Game]) -> Verified:
    """Let a hall be what a backup says. What was there before is kept beside it; PostgreSQL must hold no table yet."""
    promised = verify_backup(file)
    if is_postgres(where):
        if next(iter(all_logs(where)), None) is not None:
            raise StoreError("unwritable", "this database holds tables: restore into an empty one")
        import_file(where, file, find)
    else:
        _put(Path(where), file, find)
    found = _read_through(all_logs(where))
    if found != promised:
        raise StoreError("damaged", f"what was restored is not what is in {file}: the disk may be damaged")
    return found


def _check_rows(connection: sqlite3.Connection, file: Path) -> None:
    """See that rows beside the logs are what was written: by their checksums, and by those whom the logs name."""
    for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        for _ in connection.execute(f"SELECT * FROM {table}"):
            pass  # what can be read at all
    for (data,) in connection.execute("SELECT data FROM analyses"):
        unpacked(data)
    if connection.execute("PRAGMA user_version").fetchone()[0] < MENTIONS:
        return  # of an earlier release, which had no checksums there
    for what, columns in (("tables", TABLE), ("snapshots", SNAPSHOT)):
        for row in connection.execute(f"SELECT {columns}, sum FROM {what}"):
            if not is_whole(row):
                raise StoreError("damaged", f"{file} is damaged: a row of {what} is not what was written")
    named = mentions_in(connection.execute(LOGS), files_in(connection))
    unlisted = "SELECT person, table_id FROM holders EXCEPT SELECT subject, table_id FROM mentions"
    listed = "SELECT 1 FROM mentions WHERE subject = ? AND table_id = ?"
    whole = connection.execute(unlisted).fetchone() is None
    if not (whole and all(connection.execute(listed, mention).fetchone() for mention in named)):
        raise StoreError("damaged", f"{file} is damaged: somebody whom a log names is not listed as named there")


def _copy(path: Path, file: Path) -> None:
    """A file of SQLite as it is at one moment, however much is written meanwhile."""
    if not path.exists():
        raise StoreError("missing", f"there is no {path}: no hall has been opened here yet")
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(file)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise in_words(error, file) from None
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _put(path: Path, file: Path, find: Callable[[str], Game]) -> None:
    """A backup in the place of a database that no hall is using."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = take_lock(path)
    try:
        for end in ("", "-wal", "-shm"):
            there = path.with_name(path.name + end)
            if there.exists():
                os.replace(there, path.with_name(path.name + BEFORE + end))
        with file.open("rb") as opened:
            is_database = opened.read(16) == b"SQLite format 3\x00"
        if is_database:
            scratch = path.with_name(path.name + ".new")
            os.close(os.open(scratch, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
            shutil.copyfile(file, scratch)
            with scratch.open("rb") as written:
                os.fsync(written.fileno())
            os.replace(scratch, path)
    except OSError as error:
        raise StoreError("unwritable", f"{path} cannot be written: {error.strerror}") from None
    finally:
        lock.release()
    if not is_database:
        import_file(path, file, find)


def _exported(file: Path) -> Iterable[tuple[str, list[bytes]]]:
    """The logs in an export."""
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if number == 1 or not line.strip():
                continue
            try:
                kept = read_line(line, _Line)
                if isinstance(kept, ExportedAnalysis):
                    kept.read()
                    continue
            except (msgspec.MsgspecError, StoreError) as error:
                raise StoreError("damaged", f"line {number} of {file} cannot be read: {error}") from None
            yield kept.table, [bytes(entry) for entry in kept.entries]


class _Line(Struct):
    table: str
    entries: list[msgspec.Raw]


def _read_through(logs: Iterable[tuple[str, list[bytes]]]) -> Verified:
    tables = entries = 0
    digest = hashlib.sha256()
    for table, log in logs:
        tables += 1
        for number, data in enumerate(log, 1):
            try:
                entry = read_entry(data)
            except (msgspec.MsgspecError, UnicodeError, TypeError, MeadhallError) as error:
                raise StoreError("damaged", f"entry {number} of a table cannot be read: {error}") from None
            if entry.number != number:
                raise StoreError("damaged", f"entry {number} of a table is missing")
            digest.update(f"{table} {number}\n".encode() + entry.to_json())
            entries += 1
    return Verified(tables, entries, digest.hexdigest())
