"""The store: an append-only log of every table in SQLite, written by one thread that commits many writes at once.

Whoever saves waits until the disk has it: commit, then publish. A write that fails has changed nothing.
"""

import asyncio
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct

from meadhall.hall.storage import analyses
from meadhall.hall.storage.analyses import AnalysisWrite
from meadhall.hall.storage.lock import take_lock
from meadhall.hall.storage.schema import StoreError, connect, in_words, make_folder, prepare
from meadhall.table.entries import Entry, read_entry
from meadhall.table.table import Snapshot, Table

GROUP = 512
"""At most so many writes share a commit."""
GATHER = 0.008
"""Seconds for which the first write waits for others to share its commit with: nobody feels it, and all gain by it."""
_ROWS = 166  # at most so many rows share a statement: 6 values each, and some SQLites take 999 at most


class Summary(Struct, frozen=True):
    """What lists of tables need, so that nobody has to fold a log for them."""

    game: str
    phase: str
    public: bool
    free: int
    """How many seats are open."""
    names: tuple[str, ...]
    opened: float
    due: float | None
    holders: frozenset[str]

    @classmethod
    def of(cls, table: Table, opened: float) -> "Summary":
        """The summary of a table as it stands."""
        free = sum(seat.kind == "open" for seat in table.seats)
        names = tuple(seat.name for seat in table.seats)
        due, public, playing = table.due, table.opened.public, table.phase == "playing"
        gone = {seat.kept_for for seat in table.seats if seat.kept_for is not None and playing}  # they may come back
        holders = frozenset(table.persons | gone)
        ends = None if due is None else round(due, 1)
        return cls(table.game.name, table.phase, public, free, names, opened, ends, holders)


class Write(Struct, frozen=True):
    """What one command adds to a table."""

    table: str
    entries: Sequence[Entry]
    snapshot: Snapshot | None = None
    summary: Summary | None = None
    """None if it is what it was."""


@dataclass(frozen=True)
class Stored:
    """A table as it lies on the disk."""

    entries: list[Entry]
    snapshot: Snapshot | None


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    phase: str
    free: int
    names: tuple[str, ...]
    opened: float


@dataclass
class _Job:
    writes: Sequence[Write | AnalysisWrite]
    done: "asyncio.Future[None] | Future[None]"
    """Where somebody waits for it: in an event loop, or in a thread."""
    error: StoreError | None = None


class Store:
    """One open database."""

    def __init__(self, path: Path, *, patience: float = 5.0) -> None:
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
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.commits = self.written = self.failed = 0
        self.slowest = 0.0
        """Seconds that the slowest commit took."""
        self._writer = threading.Thread(target=self._run, name="store", daemon=True)
        self._writer.start()

    # --- Writing ------------------------------------------------------------------------------------------------

    def save(self, *writes: Write | AnalysisWrite) -> "asyncio.Future[None]":
        """Keep these writes, all or none: what is returned is done when the disk has them, or fails by a StoreError.

        Nothing takes a write back: whoever may be cancelled while waiting for it shields it.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(writes, done))
        return done

    def save_now(self, *writes: Write | AnalysisWrite) -> None:
        """The same for those who have no event loop."""
        done: Future[None] = Future()
        self._jobs.put(_Job(writes, done))
        done.result()

    def close(self) -> None:
        """Finish what was asked for, and let go of the file."""
        self._jobs.put(None)
        self._writer.join()
        with self._reading:
            self._reader.close()
        self._connection.close()
        self._lock.release()

    def _run(self) -> None:
        while True:
            jobs, last = self._next_jobs()
            if jobs:
                self._commit(jobs)
                _answer(jobs)
            if last:
                return

    def _next_jobs(self) -> tuple[list[_Job], bool]:
        """All that is waiting, up to a group; the first one is waited for."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        if job is not None:
            time.sleep(GATHER)
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP:
                break
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        return jobs, job is None

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one transaction. If it fails, each by itself, so that one cannot spoil the others."""
        begun = time.perf_counter()
        try:
            self._transaction(jobs)
        except sqlite3.Error as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            jobs[0].error = in_words(error, self.path)
            self.failed += 1
            return
        except Exception as error:  # whatever it was: the writer must live, and the one who waits must be told
            for job in jobs:
                job.error = StoreError("failed", f"the store has failed: {type(error).__name__}: {error}")
            self.failed += len(jobs)
            return
        self.commits += 1
        self.written += len(jobs)
        self.slowest = max(self.slowest, time.perf_counter() - begun)

    def _transaction(self, jobs: list[_Job]) -> None:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            writes = [write for job in jobs for write in job.writes]
            _write(connection, [write for write in writes if isinstance(write, Write)])
            analyses.write(connection, [write for write in writes if isinstance(write, AnalysisWrite)])
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    # --- Reading ------------------------------------------------------------------------------------------------

    def read(self, table: str) -> Stored | None:
        """A table's log and last snapshot, or None if there is no such table."""
        rows = self._rows("SELECT data FROM entries WHERE table_id = ? ORDER BY number", table)
        if not rows:
            return None
        found = self._rows("SELECT number, state, since, left, layout FROM snapshots WHERE table_id = ?", table)
        snapshot = None
        for number, state, since, left, layout in found:
            snapshot = Snapshot(number, state, since, tuple(json.loads(left)), layout)
        return Stored([read_entry(row[0]) for row in rows], snapshot)

    def analysis(self, game: str, depth: str) -> bytes | None:
        """What was found about a game when it was looked at so deeply, or None; a StoreError if that is damaged."""
        return analyses.unpacked(self._rows(analyses.QUERY, game, depth))

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
            raise in_words(error, self.path) from None


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


def _answer(jobs: list[_Job]) -> None:
    """Tell everybody who waits; those in an event loop all at once."""
    loops: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        if isinstance(job.done, asyncio.Future):
            loops.setdefault(job.done.get_loop(), []).append(job)
        else:
            _wake([job])
    for loop, waiting in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, waiting)


def _wake(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(None)


def read_only(path: Path) -> Iterator[tuple[str, list[bytes]]]:
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
