"""The store of one hall on one machine: a file of SQLite, which needs nothing."""

import errno
import json
import queue
import sqlite3
import threading
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from meadhall.hall.storage import analyses, house, shared_files
from meadhall.hall.storage.analyses import AnalysisWrite
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.group_commit import GroupCommit
from meadhall.hall.storage.house import Erase, HouseWrite
from meadhall.hall.storage.lock import take_lock
from meadhall.hall.storage.mentions import mentions_of
from meadhall.hall.storage.queries import Queries, Rows
from meadhall.hall.storage.room_on_disk import FOR_MOVES, check_room
from meadhall.hall.storage.sqlite_schema import SNAPSHOT, connect, in_words, is_whole, make_folder, prepare, sum_of
from meadhall.hall.storage.store import UPLOADED_BYTES, UPLOADS, Summary, Write, read_log
from meadhall.table.entries import Entry
from meadhall.table.table import Snapshot

READERS = 3
"""So many queries are answered at a time: one that takes long keeps nobody waiting."""
_UNFINISHED = ".new"  # the end of the name of a file that is being written
_ROWS = 142  # at most so many rows share a statement: 7 values each, and some SQLites take 999 at most


class SqliteStore(Queries, GroupCommit):
    """One open file."""

    nodes: None = None

    def __init__(self, path: Path, *, patience: float = 5.0) -> None:
        super().__init__()
        self.path = path
        make_folder(path.parent)
        self._lock = take_lock(path)
        self._readers: queue.LifoQueue[sqlite3.Connection] = queue.LifoQueue()
        try:
            prepare(path, patience=patience)
            self._connection = connect(path, patience=patience)
            self._file = _identity(path)
            for _ in range(READERS):
                self._readers.put(connect(path, read_only=True, patience=patience))
        except sqlite3.Error as error:
            self._lock.release()
            raise in_words(error, path) from None
        except StoreError:
            self._lock.release()
            raise
        self._uploads = path.parent / "replays"
        for unfinished in self._uploads.glob(f"*{_UNFINISHED}"):
            unfinished.unlink(missing_ok=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, and let go of the file."""
        self._finish()
        readers = [self._readers.get() for _ in range(READERS)]
        for reader in readers:
            reader.close()
            self._readers.put(reader)  # whoever comes later is told that it is closed
        self._connection.close()
        self._lock.release()

    # --- Writing ------------------------------------------------------------------------------------------------

    def _transaction(self, writes: Sequence[Write | AnalysisWrite | HouseWrite]) -> None:
        connection = self._connection
        self.check_place()
        try:
            if any(isinstance(write, Erase) for write in writes):
                connection.execute("PRAGMA secure_delete=ON")  # what is to be forgotten is overwritten
            connection.execute("BEGIN IMMEDIATE")
            house.check_whole(writes, lambda table: connection.execute(house.LAST.format(""), (table,)).fetchone()[0])
            for statement, values in (*house.statements(writes), *shared_files.let_go(writes)):
                connection.execute(statement, values)
            _write(connection, [*(write for write in writes if isinstance(write, Write)), *house.written_anew(writes)])
            for statement, values in house.last_statements(writes):
                connection.execute(statement, values)
            if any(isinstance(write, Erase) for write in writes):
                connection.execute("DELETE FROM files WHERE digest NOT IN (SELECT digest FROM takes)")
            _write_analyses(connection, [write for write in writes if isinstance(write, AnalysisWrite)])
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise in_words(error) from None
            raise

    # --- Reading ------------------------------------------------------------------------------------------------

    def read_after(self, versions: Mapping[str, int]) -> dict[str, list[Entry]]:
        """What is newer than these versions of tables, for those where something is."""
        query = "SELECT data FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        found = {table: read_log(self._whole(self._rows(query, table, n))) for table, n in versions.items()}
        return {table: entries for table, entries in found.items() if entries}

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables, if it has any."""
        query = "SELECT max(number) FROM entries WHERE table_id = ?"
        found = {table: self._rows(query, table)[0][0] for table in tables}
        return {table: number for table, number in found.items() if number is not None}

    def count(self) -> int:
        """How many tables there are."""
        return int(self._rows("SELECT count(*) FROM tables")[0][0])

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        reader = self._readers.get()
        try:
            return reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise in_words(error) from None
        finally:
            self._readers.put(reader)

    def _snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot; None where it is not what was written: then the whole log is folded."""
        for row in self._rows(f"SELECT {SNAPSHOT}, sum FROM snapshots WHERE table_id = ?", table):
            if is_whole(row):
                _, number, state, since, left, layout, _ = row
                return Snapshot(number, state, since, tuple(json.loads(left)), layout)
        return None

    def check_place(self) -> None:
        """A StoreError if the file is not where it was: what is written now would be missed at the next start."""
        if _identity(self.path) != self._file:
            raise StoreError(
                "moved", "the database was moved away or replaced while the hall is open; nothing was changed"
            )

    # --- Files that visitors brought: they may be thrown away, so they lie in a folder beside the database ---------

    def check_room(self, reserve: int = FOR_MOVES) -> None:
        """A StoreError if the disk has too little room for something that can wait."""
        check_room(self.path.parent, reserve=reserve)

    def keep_upload(self, name: str, data: bytes) -> None:
        """Keep a game file that somebody brought, for a while; one that is not kept to the end leaves nothing."""
        check_room(self.path.parent, len(data))
        scratch = self._uploads / f"{name}.{threading.get_ident()}{_UNFINISHED}"
        try:
            self._uploads.mkdir(mode=0o700, exist_ok=True)
            scratch.write_bytes(data)
            scratch.replace(self._uploads / f"{name}.json")
            self._thin_out()
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise StoreError("disk-full", "there is no room left on the disk for this file") from None
            raise StoreError("unwritable", f"this file cannot be kept: {error.strerror}") from None
        finally:
            scratch.unlink(missing_ok=True)

    def _thin_out(self) -> None:
        """Keep the newest files, as many and as much as there is room for."""
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


def _write(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """Keep everything, by few statements: with each, this thread lets the others go on and must wait to come back."""
    entries = [(write.table, entry.number, shared_files.stored(entry)) for write in writes for entry in write.entries]
    for table, digest, file in shared_files.files_of(writes):
        connection.execute("INSERT OR IGNORE INTO files VALUES (?, ?)", (digest, file))
        connection.execute("REPLACE INTO takes VALUES (?, ?)", (table, digest))
    snapshots = [
        _summed(write.table, kept.number, kept.state, float(kept.since), json.dumps(kept.left), kept.layout)
        for write in writes
        if (kept := write.snapshot) is not None
    ]
    _insert(connection, "INSERT INTO entries", entries)
    _insert(connection, "REPLACE INTO snapshots", snapshots)
    _insert(connection, "INSERT OR IGNORE INTO mentions", mentions_of(writes))
    for write in writes:
        if (summary := write.summary) is not None:
            _summarise(connection, write.table, summary)


def _insert(connection: sqlite3.Connection, into: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Rows, by as few statements as the oldest SQLite takes."""
    for first in range(0, len(rows), _ROWS):
        some = rows[first : first + _ROWS]
        row = f"({', '.join('?' * len(some[0]))})"
        values = [value for each in some for value in each]
        connection.execute(f"{into} VALUES {', '.join([row] * len(some))}", values)


def _summed(*row: object) -> tuple[object, ...]:
    """A row with its checksum behind it."""
    return (*row, sum_of(*row))


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file it is that lies there; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _summarise(connection: sqlite3.Connection, table: str, summary: Summary) -> None:
    connection.execute(
        "REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        _summed(table, summary.game, summary.phase, int(summary.public), summary.free, json.dumps(summary.names),
                float(summary.opened), None if summary.due is None else float(summary.due)),
    )  # fmt: skip
    connection.execute("DELETE FROM holders WHERE table_id = ?", (table,))
    connection.executemany("INSERT INTO holders VALUES (?, ?)", [(person, table) for person in summary.holders])


def _write_analyses(connection: sqlite3.Connection, writes: Sequence[AnalysisWrite]) -> None:
    """Keep analyses, in place of what was kept of the same games."""
    if not writes:
        return
    connection.executemany(
        "REPLACE INTO analyses SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM erased WHERE table_id = ?)",
        [(*analyses.packed(write), write.game) for write in writes],
    )
    oldest = "SELECT game, depth FROM analyses ORDER BY made DESC LIMIT -1 OFFSET ?"
    connection.execute(f"DELETE FROM analyses WHERE (game, depth) IN ({oldest})", (analyses.MOST,))


@contextmanager
def reading(path: Path) -> Iterator[Rows]:
    """A file at one moment in time, whatever a running hall writes to it meanwhile."""
    if not path.exists():
        raise StoreError("missing", f"there is no {path}: no hall has been opened here yet")
    try:
        with closing(connect(path, read_only=True)) as connection:
            connection.execute("BEGIN")
            yield lambda query, *values: connection.execute(query, values).fetchall()
    except sqlite3.Error as error:
        raise in_words(error, path) from None
