"""Backups: a copy of everything that a hall keeps, which is read again before anybody relies on it.

The backup of a SQLite file is another SQLite file, made while the hall goes on. The backup of a PostgreSQL database is
an export of its tables and analyses; the decisions of the house are in the database's own backups.
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
from meadhall.hall.storage import sqlite_schema as schema
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.export_import import export_file, import_file, read_lines, replacing
from meadhall.hall.storage.mentions import mentions_in
from meadhall.hall.storage.opening import all_logs, is_postgres
from meadhall.hall.storage.sqlite_schema import connect, files_in, first, in_words, is_whole, summed, take_lock
from meadhall.hall.storage.writes import AnalysisWrite, unpacked
from meadhall.hall.words import say
from meadhall.table.entries import read_entry

BEFORE = ".before-restore"  # the end of the name that the former database gets when a backup is restored


class Verified(Struct, frozen=True):
    """How much was read in a backup, to the last entry."""

    tables: int
    entries: int
    digest: str  # the SHA-256 of all logs: the same for the same logs, however they are kept

    @property
    def told(self) -> str:
        """How much that is, in words."""
        return say("verified", tables=self.tables, entries=self.entries)


def backup(where: Path | str, file: Path) -> Verified:
    """Copy everything to a file, read the copy again, and only then let it have its name."""
    if file.exists():
        raise StoreError("unwritable", say("backup-exists", path=str(file)))
    with replacing(file) as scratch:
        if is_postgres(where):
            export_file(where, scratch)
        else:
            _copy(Path(where), scratch)
        return verify_backup(scratch)


def verify_backup(file: Path) -> Verified:
    """Read a backup from its first to its last entry; a StoreError says what is wrong with it."""
    if not file.is_file():
        raise StoreError("missing", say("no-file", path=str(file)))
    if not _is_database(file):
        with file.open("rb") as lines:
            found = read_lines(lines, lambda table, log: (table, log))
            return _read_through(each for each in found if not isinstance(each, AnalysisWrite))
    try:
        with closing(connect(file, read_only=True)) as connection:
            if first(connection, "PRAGMA application_id") != schema.APPLICATION:
                raise StoreError("foreign", say("backup-foreign", path=str(file)))
            if (problem := first(connection, "PRAGMA integrity_check(1)")) != "ok":
                raise _damaged(file, problem)
            kept = first(connection, "SELECT count(*) FROM entries")
            _check_rows(connection, file)
    except sqlite3.Error as error:
        raise in_words(error, file) from None
    except UnicodeError:  # in SQLite's own sentence about the damage
        raise _damaged(file, say("damaged-text")) from None
    verified = _read_through(all_logs(file))
    if kept != verified.entries:
        raise StoreError("damaged", say("backup-strays", path=str(file), kept=kept, read=verified.entries))
    return verified


def verify_store(where: Path | str) -> Verified:
    """Read everything that a hall keeps, also while it is open; a StoreError says what is wrong with it."""
    return _read_through(all_logs(where)) if is_postgres(where) else verify_backup(Path(where))


def restore(where: Path | str, file: Path, find: Callable[[str], Game]) -> Verified:
    """Let a hall be what a backup says. The former database is kept beside it; PostgreSQL must hold no table yet."""
    promised = verify_backup(file)
    if not is_postgres(where):
        _put(Path(where), file, find)
    elif next(iter(all_logs(where)), None) is not None:
        raise StoreError("unwritable", say("restore-not-empty"))
    else:
        import_file(where, file, find)
    restored = _read_through(all_logs(where))
    if restored != promised:
        raise StoreError("damaged", say("restore-differs", path=str(file)))
    return restored


def _damaged(file: Path, why: str) -> StoreError:
    return StoreError("damaged", say("backup-damaged", path=str(file), why=why))


def _is_database(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(16) == b"SQLite format 3\x00"


def _check_rows(connection: sqlite3.Connection, file: Path) -> None:
    """Check the rows beside the logs: by their checksums, and by the people whom the logs name."""
    for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        for _ in connection.execute(f"SELECT * FROM {table}"):
            pass  # each row can be read at all
    for (data,) in connection.execute("SELECT data FROM analyses"):
        unpacked(data)
    if first(connection, "PRAGMA user_version") < schema.MENTIONS:
        return  # of an earlier release, which had no checksums there
    for table in schema.SUMMED:
        if not all(map(is_whole, connection.execute(summed(table)))):
            raise _damaged(file, say("damaged-row", table=table))
    named = mentions_in(connection.execute(schema.LOGS), files_in(connection))
    unlisted = "SELECT person, table_id FROM holders EXCEPT SELECT subject, table_id FROM mentions"
    listed = "SELECT 1 FROM mentions WHERE subject = ? AND table_id = ?"
    whole = connection.execute(unlisted).fetchone() is None
    if not (whole and all(connection.execute(listed, mention).fetchone() for mention in named)):
        raise _damaged(file, say("damaged-mentions"))


def _copy(path: Path, file: Path) -> None:
    """Copy a file of SQLite as it is at one moment, however much is written meanwhile."""
    if not path.exists():
        raise StoreError("missing", say("no-hall-yet", path=str(path)))
    try:
        with closing(connect(path, read_only=True)) as source, closing(sqlite3.connect(file)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise in_words(error, file) from None


def _put(path: Path, file: Path, find: Callable[[str], Game]) -> None:
    """Put a backup in the place of a database that no hall is using."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = take_lock(path)
    try:
        for end in ("", "-wal", "-shm"):
            there = path.with_name(path.name + end)
            if there.exists():
                os.replace(there, path.with_name(path.name + BEFORE + end))
        if is_database := _is_database(file):
            with replacing(path) as scratch:
                shutil.copyfile(file, scratch)
    except OSError as error:
        raise StoreError("unwritable", say("cannot-write", path=str(path), why=error.strerror)) from None
    finally:
        lock.release()
    if not is_database:
        import_file(path, file, find)


def _read_through(logs: Iterable[tuple[str, list[bytes]]]) -> Verified:
    tables = entries = 0
    digest = hashlib.sha256()
    for table, log in logs:
        tables += 1
        for number, data in enumerate(log, 1):
            try:
                entry = read_entry(data)
            except (msgspec.MsgspecError, UnicodeError, TypeError, MeadhallError) as error:
                raise StoreError("damaged", say("entry-damaged", number=str(number), why=str(error))) from None
            if entry.number != number:
                raise StoreError("damaged", say("entry-missing", number=str(number)))
            digest.update(f"{table} {number}\n".encode() + entry.to_json())
            entries += 1
    return Verified(tables, entries, digest.hexdigest())
