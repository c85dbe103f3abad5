"""The store of one hall on one machine: a file of SQLite, which needs nothing."""

import json
import sqlite3
import threading
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from meadhall.analysis.model import VERSION as ANALYSIS_VERSION
from meadhall.hall.storage import analyses, house
from meadhall.hall.storage.analyses import AnalysisWrite
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.group_commit import GroupCommit
from meadhall.hall.storage.house import Erase, HouseWrite, Note
from meadhall.hall.storage.lock import take_lock
from meadhall.hall.storage.sqlite_schema import connect, in_words, make_folder, prepare
from meadhall.hall.storage.store import UPLOADS, Listed, Stored, Summary, Write, read_log
from meadhall.table.entries import Entry
from meadhall.table.table import Snapshot

_ROWS = 166  # at most so many rows share a statement: 6 values each, and some SQLites take 999 at most


class SqliteStore(GroupCommit):
    """One open file."""

    nodes: None = None

    def __init__(self, path: Path, *, patience: float = 5.0) -> None:
        super().__init__()
        self.path = path
        make_folder(path.parent)
        self._lock = take_lock(path)
        try:
            prepare(path, patience=patience)
            self._connection = connect(path, patience=patience)
            self._reader = connect(path, read_only=True, patience=patience)
        except sqlite3.Error as error:
            self._lock.release()
            raise in_words(error, path) from None
        except StoreError:
            self._lock.release()
            raise
        self._reading = threading.Lock()
        self._uploads = path.parent / "replays"
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, and let go of the file."""
        self._finish()
        with self._reading:
            self._reader.close()
        self._connection.close()
        self._lock.release()

    # --- Writing ------------------------------------------------------------------------------------------------

    def _transaction(self, writes: Sequence[Write | AnalysisWrite | HouseWrite]) -> None:
        connection = self._connection
        try:
            if any(isinstance(write, Erase) for write in writes):
                connection.execute("PRAGMA secure_delete=ON")  # what is to be forgotten is overwritten
            connection.execute("BEGIN IMMEDIATE")
            house.check_whole(writes, lambda table: connection.execute(house.LAST.format(""), (table,)).fetchone()[0])
            for statement, values in house.statements(writes):
                connection.execute(statement, values)
            _write(connection, [*(write for write in writes if isinstance(write, Write)), *house.written_anew(writes)])
            for statement, values in house.last_statements(writes):
                connection.execute(statement, values)
            _write_analyses(connection, [write for write in writes if isinstance(write, AnalysisWrite)])
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise in_words(error) from None
            raise

    # --- Reading ------------------------------------------------------------------------------------------------

    def read(self, table: str) -> Stored | None:
        """A table's log and last snapshot, or None if there is no such table."""
        found = self._rows("SELECT number, state, since, left, layout FROM snapshots WHERE table_id = ?", table)
        rows = self._rows("SELECT data FROM entries WHERE table_id = ? ORDER BY number", table)
        if not rows:
            return None
        snapshot = None
        for number, state, since, left, layout in found:
            snapshot = Snapshot(number, state, since, tuple(json.loads(left)), layout)
        return Stored(read_log([row[0] for row in rows]), snapshot)

    def read_after(self, versions: Mapping[str, int]) -> dict[str, list[Entry]]:
        """What is newer than these versions of tables, for those where something is."""
        query = "SELECT data FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        found = {table: read_log([row[0] for row in self._rows(query, table, n)]) for table, n in versions.items()}
        return {table: entries for table, entries in found.items() if entries}

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables, if it has any."""
        query = "SELECT max(number) FROM entries WHERE table_id = ?"
        found = {table: self._rows(query, table)[0][0] for table in tables}
        return {table: number for table, number in found.items() if number is not None}

    def analysis(self, game: str, depth: str) -> bytes | None:
        """What was found about a game when it was looked at so deeply, or None; a StoreError if that is damaged."""
        query = "SELECT data FROM analyses WHERE game = ? AND depth = ? AND version = ?"
        return analyses.unpacked(self._rows(query, game, depth, ANALYSIS_VERSION))

    def tables_of(self, person: str, most: int = 20) -> list[Listed]:
        """The tables at which a person holds a seat, the newest first."""
        return self._listed(
            "JOIN holders ON holders.table_id = tables.id WHERE holders.person = ? AND phase != 'called'", person, most
        )

    def open_tables(self, most: int = 20) -> list[Listed]:
        """Public tables that wait for players, the newest first."""
        return self._listed("WHERE phase = ? AND public = 1 AND free > 0", "gathering", most)

    def shown_tables(self, most: int = 12) -> list[Listed]:
        """Public tables that are being played, the newest first: everybody may watch."""
        return self._listed("WHERE phase = ? AND public = 1", "playing", most)

    def overdue(self, now: float) -> list[str]:
        """The tables at which a clock has run out."""
        return [row[0] for row in self._rows("SELECT id FROM tables WHERE due <= ?", now)]

    def notes(self) -> list[Note]:
        """What the house remembers, the oldest first."""
        return [Note(*row) for row in self._rows(house.NOTES.format(""))]

    def finished(self, before: float, most: int = 1000) -> list[str]:
        """Tables that are over and were opened before that, the oldest first."""
        return [row[0] for row in self._rows(house.FINISHED.format(""), before, most)]

    def tables_with(self, text: str) -> list[str]:
        """The tables in whose logs this text stands: slow, since all of them are looked through."""
        query = house.WITH_TEXT.format("", "instr(data, CAST(? AS BLOB)) > 0")
        return [row[0] for row in self._rows(query, text)]

    def is_erased(self, table: str) -> bool:
        """Whether a table was taken away for good."""
        return bool(self._rows(house.ERASED.format(""), table))

    def all_tables(self) -> list[str]:
        """Every table, the oldest first."""
        return [row[0] for row in self._rows("SELECT id FROM tables ORDER BY opened, id")]

    def count(self) -> int:
        """How many tables there are."""
        return int(self._rows("SELECT count(*) FROM tables")[0][0])

    def _listed(self, where: str, value: str, most: int) -> list[Listed]:
        rows = self._rows(
            f"SELECT id, game, phase, free, names, opened FROM tables {where} ORDER BY opened DESC LIMIT ?", value, most
        )
        return [Listed(row[0], row[1], row[2], row[3], tuple(json.loads(row[4])), row[5]) for row in rows]

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise in_words(error) from None

    # --- Files that visitors brought: they may be thrown away, so they lie in a folder beside the database ---------

    def keep_upload(self, name: str, data: bytes) -> None:
        """Keep a game file that somebody brought, for a while."""
        self._uploads.mkdir(mode=0o700, exist_ok=True)
        scratch = self._uploads / f"{name}.new"
        scratch.write_bytes(data)
        scratch.replace(self._uploads / f"{name}.json")
        by_age = sorted(self._uploads.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in by_age[UPLOADS:]:
            old.unlink(missing_ok=True)

    def upload(self, name: str) -> bytes | None:
        """A game file that somebody brought, if it is still here."""
        path = self._uploads / f"{name}.json"
        return path.read_bytes() if name.isascii() and name.isalnum() and path.is_file() else None


def _write(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """Keep everything, by few statements: with each, this thread lets the others go on and must wait to come back."""
    entries = [(write.table, entry.number, entry.to_json()) for write in writes for entry in write.entries]
    snapshots = [
        (write.table, kept.number, kept.state, kept.since, json.dumps(kept.left), kept.layout)
        for write in writes
        if (kept := write.snapshot) is not None
    ]
    _insert(connection, "INSERT INTO entries", entries)
    _insert(connection, "REPLACE INTO snapshots", snapshots)
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


def _summarise(connection: sqlite3.Connection, table: str, summary: Summary) -> None:
    connection.execute(
        "REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, summary.game, summary.phase, summary.public, summary.free, json.dumps(summary.names), summary.opened,
         summary.due),
    )  # fmt: skip
    connection.execute("DELETE FROM holders WHERE table_id = ?", (table,))
    connection.executemany("INSERT INTO holders VALUES (?, ?)", [(person, table) for person in summary.holders])


def _write_analyses(connection: sqlite3.Connection, writes: Sequence[AnalysisWrite]) -> None:
    """Keep analyses, in place of what was kept of the same games."""
    if not writes:
        return
    connection.executemany("REPLACE INTO analyses VALUES (?, ?, ?, ?, ?)", map(analyses.packed, writes))
    oldest = "SELECT game, depth FROM analyses ORDER BY made DESC LIMIT -1 OFFSET ?"
    connection.execute(f"DELETE FROM analyses WHERE (game, depth) IN ({oldest})", (analyses.MOST,))


def logs_of(path: Path) -> Iterator[tuple[str, list[bytes]]]:
    """Every table's log, from a file that a running hall may be using at the same time."""
    if not path.exists():
        raise StoreError("missing", f"there is no {path}: no hall has been opened here yet")
    try:
        connection = connect(path, read_only=True)
        connection.execute("BEGIN")  # one moment in time, whatever is written meanwhile
        for (table,) in connection.execute("SELECT id FROM tables ORDER BY opened, id").fetchall():
            rows = connection.execute("SELECT data FROM entries WHERE table_id = ? ORDER BY number", (table,))
            yield table, [row[0] for row in rows]
        connection.close()
    except sqlite3.Error as error:
        raise in_words(error, path) from None
