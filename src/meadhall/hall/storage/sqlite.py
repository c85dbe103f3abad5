"""The store of one hall on one machine: a file of SQLite, which needs nothing."""

import errno
import queue
import shutil
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.group_commit import AnyWrite
from meadhall.hall.storage.sqlite_schema import SUMMED, connect, in_words, is_whole, prepare, sum_of, summed, take_lock
from meadhall.hall.storage.store import COLUMNS, FOR_MOVES, UPLOADED_BYTES, UPLOADS, Rows, Store, marks_of, snapshot_in
from meadhall.hall.storage.writes import Erase
from meadhall.hall.words import say
from meadhall.table.table import Snapshot

READERS = 3  # so many queries are answered at a time, so that nobody waits for a long one
_UNFINISHED = ".new"  # the end of the name of a file that is being written


class SqliteStore(Store):
    """One open file."""

    def __init__(self, path: Path, *, patience: float = 5.0) -> None:
        super().__init__()
        self.path = path
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError("unwritable", say("cannot-make", path=str(path.parent), why=error.strerror)) from None
        self._lock = take_lock(path)
        self._readers: queue.LifoQueue[sqlite3.Connection] = queue.LifoQueue()
        try:
            prepare(path, patience=patience)
            self._connection = connect(path, patience=patience)
            self._file = _identity(path)
            for _ in range(READERS):
                self._readers.put(connect(path, read_only=True, patience=patience))
        except (sqlite3.Error, StoreError) as error:
            self._lock.release()
            raise error if isinstance(error, StoreError) else in_words(error, path) from None
        self._uploads = path.parent / "replays"
        for unfinished in self._uploads.glob(f"*{_UNFINISHED}"):
            unfinished.unlink(missing_ok=True)
        self._writer.start()

    def close(self) -> None:
        """Finish all writes, and let go of the file."""
        self._finish()
        readers = [self._readers.get() for _ in range(READERS)]
        for reader in readers:
            reader.close()
            self._readers.put(reader)  # later queries are told that it is closed
        self._connection.close()
        self._lock.release()

    def _transaction(self, writes: Sequence[AnyWrite]) -> None:
        connection = self._connection
        self.check_place()
        try:
            if any(isinstance(write, Erase) for write in writes):
                connection.execute("PRAGMA secure_delete=ON")  # deleted rows are overwritten
            connection.execute("BEGIN IMMEDIATE")
            self._write(writes)
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise in_words(error) from None
            raise

    def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(query, values).fetchall()

    def _execute(self, statement: str, *values: object) -> None:
        self._connection.execute(statement, values)

    def _insert(self, table: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Insert rows by few statements: with each, this thread lets the others go on and must wait to come back."""
        into, more = COLUMNS[table], ("sum",) if table in SUMMED else ()
        if more:  # SQLite keeps truth as a number
            plain = [tuple(int(value) if isinstance(value, bool) else value for value in row) for row in rows]
            rows = [(*row, sum_of(*row)) for row in plain]
        columns = (*into.types, *more)
        for marks, values in marks_of(rows):
            statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES {marks}{into.on_conflict(*more)}"
            self._connection.execute(statement, values)

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        reader = self._readers.get()
        try:
            return reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise in_words(error) from None
        finally:
            self._readers.put(reader)

    def _snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot; None if it is damaged: then the whole log is folded."""
        rows = self._rows(f"{summed('snapshots')} WHERE table_id = ?", table)
        return next((snapshot_in(row[:-1]) for row in rows if is_whole(row)), None)

    def check_place(self) -> None:
        """A StoreError if the file is not where it was: a write would be missed at the next start."""
        if _identity(self.path) != self._file:
            raise StoreError("moved", partial(say, "database-moved"))

    # --- Files that visitors brought: they may be thrown away, so they lie in a folder beside the database ---------

    def check_room(self, reserve: int = FOR_MOVES) -> None:
        """A StoreError if the disk has less room than this: something that can wait is refused then."""
        if shutil.disk_usage(self.path.parent).free < reserve:
            raise StoreError("disk-full", partial(say, "disk-nearly-full"))

    def keep_upload(self, name: str, data: bytes) -> None:
        """Keep a game file that somebody brought, for a while; if that fails, nothing is left of it."""
        self.check_room(FOR_MOVES + len(data))
        scratch = self._uploads / f"{name}.{threading.get_ident()}{_UNFINISHED}"
        try:
            self._uploads.mkdir(mode=0o700, exist_ok=True)
            scratch.write_bytes(data)
            scratch.replace(self._uploads / f"{name}.json")
            self._thin_out()
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise StoreError("disk-full", partial(say, "disk-full-file")) from None
            raise StoreError("unwritable", partial(say, "file-unkept", why=error.strerror)) from None
        finally:
            scratch.unlink(missing_ok=True)

    def _thin_out(self) -> None:
        """Delete the oldest files if there are too many, or if they are too large together."""
        files = [(path.stat().st_mtime, path.stat().st_size, path) for path in self._uploads.glob("*.json")]
        size = 0
        for number, (_, length, path) in enumerate(sorted(files, reverse=True)):
            size += length
            if number >= UPLOADS or size > UPLOADED_BYTES:
                path.unlink(missing_ok=True)

    def upload(self, name: str) -> bytes | None:
        """A game file that somebody brought, if it is still here."""
        path = self._uploads / f"{name}.json"
        return path.read_bytes() if name.isascii() and name.isalnum() and path.is_file() else None


def _identity(path: Path) -> tuple[int, int] | None:
    """The identity of the file that lies there; None if there is none."""
    with suppress(OSError):
        status = path.stat()
        return status.st_dev, status.st_ino
    return None


@contextmanager
def reading(path: Path) -> Iterator[Rows]:
    """Read a file as it is at one moment, whatever a running hall writes to it meanwhile."""
    if not path.exists():
        raise StoreError("missing", say("no-hall-yet", path=str(path)))
    try:
        with closing(connect(path, read_only=True)) as connection:
            connection.execute("BEGIN")
            yield lambda query, *values: connection.execute(query, values).fetchall()
    except sqlite3.Error as error:
        raise in_words(error, path) from None
