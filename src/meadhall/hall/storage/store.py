"""The store of a hall: how it is written to and asked. SQLite and PostgreSQL hear the same SQL, with `?` for values;
`sqlite.py` and `postgres.py` know how each of them is opened, and how a transaction and many rows are written.

A caller waits until its write is safe: commit, then publish. A write that fails has changed nothing. The number of an
entry is given once: of two writes of the same entry one fails as a conflict, and its writer reads what is new.
"""

import json
import re
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec.structs import astuple

from meadhall.hall.storage import mentions
from meadhall.hall.storage import writes as records
from meadhall.hall.storage.errors import CONFLICT, StoreError
from meadhall.hall.storage.group_commit import AnyWrite, GroupCommit
from meadhall.hall.storage.rated import RatingWrites
from meadhall.hall.storage.results import TableResult
from meadhall.hall.storage.writes import (
    AnalysisWrite,
    Erase,
    Listed,
    Note,
    RowsChange,
    RowsDrop,
    RowsWrite,
    Stored,
    Summary,
    Write,
)
from meadhall.hall.words import say
from meadhall.table.entries import Entry
from meadhall.table.table import Snapshot

if TYPE_CHECKING:
    from meadhall.hall.storage.postgres_nodes import PostgresNodes

__all__ = ["FOR_MOVES", "FOR_TABLES", "UPLOADED_BYTES", "UPLOADS", "Listed", "Store", "Stored", "Summary", "Write"]

UPLOADS, UPLOADED_BYTES = 200, 64 * 1024 * 1024
"""So many files that visitors brought are kept, and so many bytes of them."""
FOR_MOVES, FOR_TABLES = 128 * 1024 * 1024, 16 * 1024 * 1024
"""Bytes that must be free on the disk: to take in a file or analyse a game, and to open a table. The rest is for moves,
which cannot wait."""
Rows: TypeAlias = Callable[..., list[tuple[Any, ...]]]
"""A function that returns the rows of a query, for the values that follow it."""

LOG = "SELECT data FROM entries WHERE table_id = ? ORDER BY number"
ALL_TABLES = "SELECT id FROM tables ORDER BY opened, id"
_ERASED = "SELECT table_id FROM erased WHERE table_id = ?"
_UNUSED = "NOT EXISTS (SELECT 1 FROM takes WHERE takes.digest = files.digest)"
_MOST_AT_ONCE = 1000
_MOST_ROWS = 100  # in a statement: some SQLites take 999 values at most, and a row has up to 9


class Columns(NamedTuple):
    """The columns of a table in the database, and what happens to a row whose key is there already."""

    types: dict[str, str]  # the type of each column, as PostgreSQL calls it
    key: str | None = None
    """The columns by which a row replaces another one; None if that is a conflict, and empty if the old row stays."""
    replaced: tuple[str, ...] = ()  # the columns that are replaced; all but the key if none is named

    def on_conflict(self, *more: str) -> str:
        """The end of the statement that inserts rows with these columns, and perhaps more."""
        if not self.key:
            return "" if self.key is None else " ON CONFLICT DO NOTHING"
        replaced = self.replaced or [name for name in (*self.types, *more) if name not in self.key.split(", ")]
        return f" ON CONFLICT ({self.key}) DO UPDATE SET " + ", ".join(f"{n} = excluded.{n}" for n in replaced)


def _columns(text: str, key: str | None = None, *replaced: str) -> Columns:
    return Columns(dict(column.split(" ") for column in text.split(", ")), key, replaced)


COLUMNS = {
    "entries": _columns("table_id text, number int, data bytea"),
    "snapshots": _columns('table_id text, number int, state bytea, since float8, "left" text, layout text', "table_id"),
    "tables": _columns(
        "id text, game text, phase text, public bool, free int, names text, opened float8, due float8", "id"
    ),
    "holders": _columns("person text, table_id text"),
    "mentions": _columns("subject text, table_id text", ""),
    "files": _columns("digest text, data bytea", "digest", "digest"),  # so no other node deletes it meanwhile
    "takes": _columns("table_id text, digest text", "table_id"),
    "analyses": _columns("game text, depth text, version int, made float8, data bytea", "game, depth"),
    "notes": _columns("kind text, subject text, made float8, until float8, text text", "kind, subject"),
    "erased": _columns("table_id text", ""),
    "devices": _columns("device text, person text, name text, made float8, seen float8", "device"),
    "keepsakes": _columns(
        "person text, kind text, name text, made float8, until float8, data text", "person, kind, name"
    ),
    "results": _columns(
        "table_id text, seat int, player text, name text, game text, players int, place int, points int, won bool,"
        " terms text, ended float8",
        "table_id, seat",
    ),
    "ratings": _columns(
        "game text, player text, mean float8, deviation float8, games int, changed float8", "game, player"
    ),
    "rating_changes": _columns(
        "table_id text, seat int, game text, player text, mean_before float8, deviation_before float8, mean float8,"
        " deviation float8, made float8"
    ),
    "accuracies": _columns("table_id text, seat int, accuracy float8, luck float8", "table_id, seat"),
    "waits": _columns(
        "table_id text, person text, kind text, number int, name text, since float8, tell float8", "table_id, person"
    ),
    "seekers": _columns(
        "person text, id text, name text, game text, clock text, rated bool, mean float8, since float8, seen float8,"
        " table_id text",
        "person",
    ),
    "evenings": _columns("id text, version int, phase text, made float8, data text"),
    "evening_links": _columns("subject text, evening text", ""),
    "hall_keys": _columns("name text, data text", ""),  # the node that was first has made it
}
"""Every table into which rows are inserted."""


class Store(GroupCommit):
    """One open database. The two kinds of stores are its subclasses."""

    nodes: "PostgresNodes | None" = None
    """The other nodes that use the same store; None for one that only one hall can use."""
    lock_rows = ""  # the end of a query that keeps others from changing the rows that it finds

    # --- What a database must know --------------------------------------------------------------------------------

    @abstractmethod
    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds; a StoreError tells why it cannot."""

    @abstractmethod
    def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds within the transaction that is being written."""

    @abstractmethod
    def _execute(self, statement: str, *values: object) -> None:
        """Carry out a statement within the transaction that is being written."""

    @abstractmethod
    def _insert(self, table: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Insert rows, by as few statements as possible, within the transaction that is being written."""

    @abstractmethod
    def keep_upload(self, name: str, data: bytes) -> None:
        """Keep a game file that somebody brought, for a while: the newest `UPLOADS` of them, up to `UPLOADED_BYTES`."""

    @abstractmethod
    def upload(self, name: str) -> bytes | None:
        """A game file that somebody brought, if it is still here."""

    @abstractmethod
    def close(self) -> None:
        """Finish all writes, and let go of the database."""

    def check_place(self) -> None:
        """A StoreError if something that is written now would not be found at the next start."""

    def check_room(self, reserve: int = FOR_MOVES) -> None:
        """A StoreError if the disk has too little room for something that can wait, as far as the store knows it."""

    # --- Writing --------------------------------------------------------------------------------------------------

    def _write(self, writes: Sequence[AnyWrite]) -> None:
        """Keep everything, within a transaction. Tables are written in order: so two nodes that write to the same ones
        wait for each other, and never in a circle."""
        erases = [write for write in writes if isinstance(write, Erase)]
        for erase in erases:
            known = erase.entries[-1].number if erase.entries else None
            if known and self._ask("SELECT max(number) FROM entries WHERE table_id = ?", erase.table) != [(known,)]:
                raise StoreError(CONFLICT, partial(say, "conflict-erasing"))
        for write in writes:
            if isinstance(write, RowsDrop):
                if write.once:
                    self._hold(write.out_of, write.having)
                self._drop(write.out_of, **write.having)
            elif isinstance(write, RowsChange):
                self._hold(write.of, write.having)
                given = ", ".join(f"{column} = ?" for column in write.values)
                query, *values = _where(f"UPDATE {write.of} SET {given}", write.having)
                self._execute(query, *write.values.values(), *values)
            elif isinstance(write, RowsWrite):
                self._insert(write.into, write.rows)
        for erase in erases:
            self._erase(erase)
        anew = [Write(each.table, each.entries, each.snapshot, each.summary) for each in erases if each.entries]
        logs = [*(write for write in writes if isinstance(write, Write)), *anew]
        self._write_logs(sorted(logs, key=lambda write: write.table))
        finished = {write.table: write.summary.results for write in logs if write.summary is not None}
        RatingWrites(self).rate(finished | _filled(writes))
        for write in anew:  # a log that was written anew is a log like any other
            self._execute("DELETE FROM erased WHERE table_id = ?", write.table)
        if erases:
            self._delete_unused_files()
        if made := [write for write in writes if isinstance(write, AnalysisWrite)]:
            self._write_analyses(made)

    def _hold(self, table: str, having: Mapping[str, object]) -> None:
        """Keep others from the rows that have these values; a conflict if there are none any more."""
        if not self._ask(*_where(f"SELECT 1 FROM {table}", having, self.lock_rows)):
            raise StoreError(CONFLICT, partial(say, "conflict-taken"))

    def _drop(self, table: str, **having: object) -> None:
        """Delete the rows that have these values."""
        self._execute(*_where(f"DELETE FROM {table}", having))

    def _erase(self, erase: Erase) -> None:
        """Delete all rows about a table; entries that another node adds at this very moment stay."""
        self._insert("erased", [(name,) for name in (erase.table, *erase.games)])
        known = erase.entries[-1].number if erase.entries else 2**31 - 1
        self._execute("DELETE FROM entries WHERE table_id = ? AND number <= ?", erase.table, known)
        for table in ("snapshots", "holders", "mentions", "takes", "results", "accuracies"):
            self._execute(f"DELETE FROM {table} WHERE table_id = ?", erase.table)
        self._execute("DELETE FROM tables WHERE id = ?", erase.table)
        if not erase.entries:
            self._drop("waits", table_id=erase.table)
        for game in erase.games:
            self._execute("DELETE FROM analyses WHERE game = ?", game)

    def _write_logs(self, writes: Sequence[Write]) -> None:
        files = list(records.files_of(writes))
        self._insert("files", sorted({digest: file for _, digest, file in files}.items()))
        self._insert("takes", list({table: digest for table, digest, _ in files}.items()))
        entries = [(write.table, each.number, records.stored(each)) for write in writes for each in write.entries]
        self._insert("entries", entries)
        snapshots = {write.table: write.snapshot for write in writes if write.snapshot is not None}
        rows = [
            (table, s.number, s.state, float(s.since), json.dumps(s.left), s.layout) for table, s in snapshots.items()
        ]
        self._insert("snapshots", rows)
        self._insert("mentions", mentions.mentions_of(writes))
        self._write_summaries({write.table: write.summary for write in writes if write.summary is not None})

    def _write_summaries(self, summaries: Mapping[str, Summary]) -> None:
        rows = [
            (table, kept.game, kept.phase, kept.public, kept.free, json.dumps(kept.names), float(kept.opened),
             None if kept.due is None else float(kept.due))
            for table, kept in summaries.items()
        ]  # fmt: skip
        self._insert("tables", rows)
        for table in summaries:
            self._execute("DELETE FROM holders WHERE table_id = ?", table)
        self._insert("holders", [(who, table) for table, kept in summaries.items() for who in sorted(kept.holders)])
        self._insert("results", [(table, *astuple(each)) for table, kept in summaries.items() for each in kept.results])

    def _delete_unused_files(self) -> None:
        """Delete the files that no table goes on from any more. They are locked first: if another node is just opening
        a table with one of them, this waits until that is done, and then sees that the file is needed."""
        for (digest,) in self._ask(f"SELECT digest FROM files WHERE {_UNUSED} ORDER BY digest{self.lock_rows}"):
            self._execute(f"DELETE FROM files WHERE digest = ? AND {_UNUSED}", digest)

    def _write_analyses(self, writes: Sequence[AnalysisWrite]) -> None:
        """Keep analyses, but none of a game that was erased; the oldest go."""
        kept = {(write.game, write.depth): write for write in writes if not self._ask(_ERASED, write.game)}
        self._insert("analyses", [records.packed(write) for _, write in sorted(kept.items())])
        self._insert("accuracies", [astuple(seat) for write in kept.values() for seat in write.seats])
        oldest = f"SELECT game, depth FROM analyses ORDER BY made DESC LIMIT {_MOST_AT_ONCE} OFFSET ?"
        self._execute(f"DELETE FROM analyses WHERE (game, depth) IN ({oldest})", records.MOST_ANALYSES)

    def _holds(self, write: Write) -> bool:
        query = "SELECT data FROM entries WHERE table_id = ? AND number BETWEEN ? AND ? ORDER BY number"
        rows = self._rows(query, write.table, write.entries[0].number, write.entries[-1].number)
        return [row[0] for row in rows] == [records.stored(entry) for entry in write.entries]

    # --- Reading --------------------------------------------------------------------------------------------------

    def read(self, table: str) -> Stored | None:
        """A table's log and last snapshot, or None if there is no such table."""
        try:
            return self._read(table)
        except StoreError as error:
            if error.code != records.DAMAGED:
                raise
        return self._read(table)  # perhaps its log was just written anew, and the file was deleted with the old one

    def _read(self, table: str) -> Stored | None:
        # The snapshot first: what another node adds meanwhile makes the log longer than the snapshot, never shorter.
        snapshot, rows = self._snapshot(table), self._rows(LOG, table)
        return Stored(records.read_log(self._whole(rows)), snapshot) if rows else None

    def read_after(self, versions: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The entries that are newer than these versions of tables, for those where there are any."""
        joined = "JOIN entries ON entries.table_id = known.table_id AND entries.number > known.number"
        logs: dict[str, list[tuple[bytes]]] = {}
        for marks, values in marks_of(list(versions.items())):
            query = f"WITH known (table_id, number) AS (VALUES {marks}) SELECT known.table_id, data FROM known {joined}"
            for table, data in self._rows(f"{query} ORDER BY known.table_id, entries.number", *values):
                logs.setdefault(table, []).append((data,))
        return {table: records.read_log(self._whole(rows)) for table, rows in logs.items()}

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables, if it has any."""
        last = "(SELECT max(number) FROM entries WHERE table_id = known.id)"
        rows: list[tuple[str, int | None]] = []
        for marks, values in marks_of([(table,) for table in tables]):
            rows += self._rows(f"WITH known (id) AS (VALUES {marks}) SELECT id, {last} FROM known", *values)
        return {table: number for table, number in rows if number is not None}

    def _whole(self, rows: Iterable[tuple[Any, ...]]) -> list[bytes]:
        """Entries, with the game files that were stored apart."""
        return [records.whole(row[0], partial(self._rows, records.FILE)) for row in rows]

    def _snapshot(self, table: str) -> Snapshot | None:
        query = f"SELECT {', '.join(COLUMNS['snapshots'].types)} FROM snapshots WHERE table_id = ?"
        return next((snapshot_in(row) for row in self._rows(query, table)), None)

    def analysis(self, game: str, depth: str) -> bytes | None:
        """The analysis of a game at this depth, or None; a StoreError if it is damaged."""
        query = "SELECT data FROM analyses WHERE game = ? AND depth = ? AND version = ?"
        rows = self._rows(query, game, depth, records.ANALYSIS_VERSION)
        return records.unpacked(rows[0][0]) if rows else None

    def tables_of(self, person: str, most: int = 20) -> list[Listed]:
        """The tables at which a person holds a seat: the newest first, and behind all others those that are over."""
        where = (
            "JOIN holders ON table_id = id WHERE person = ? AND phase != 'called' ORDER BY phase = 'over', opened DESC"
        )
        return self._listed(where, person, most)

    def open_tables(self, most: int = 20, game: str = "", name: str = "", before: float = inf) -> list[Listed]:
        """Public tables that wait for players, the newest first; perhaps only those of one game, with somebody whose
        name holds this, or that were opened before this time."""
        return self._public("gathering", "AND free > 0", most, game, name, before)

    def shown_tables(self, most: int = 12, game: str = "", name: str = "", before: float = inf) -> list[Listed]:
        """Public tables that are being played, as those that are open: everybody may watch."""
        return self._public("playing", "", most, game, name, before)

    def _public(self, phase: str, where: str, most: int, game: str, name: str, before: float) -> list[Listed]:
        limits: dict[str, object] = {"game = ?": game} if game else {}
        limits |= {"lower(names) LIKE ? ESCAPE '!'": _holding(name)} if name else {}
        limits |= {"opened < ?": before} if before < inf else {}
        where += "".join(f" AND {condition}" for condition in limits)
        return self._listed(
            f"WHERE phase = ? AND public = true {where} ORDER BY opened DESC", phase, *limits.values(), most
        )

    def _listed(self, where: str, *values: object) -> list[Listed]:
        rows = self._rows(f"SELECT id, game, phase, free, names, opened FROM tables {where} LIMIT ?", *values)
        return [Listed(row[0], row[1], row[2], row[3], tuple(json.loads(row[4])), row[5]) for row in rows]

    def count(self) -> int:
        """How many tables there are."""
        return int(self._rows("SELECT count(*) FROM tables")[0][0])

    def overdue(self, now: float) -> list[str]:
        """The tables at which a clock has run out."""
        return [row[0] for row in self._rows("SELECT id FROM tables WHERE due <= ?", now)]

    def notes(self) -> list[Note]:
        """The notes of the house, the oldest first."""
        return [Note(*row) for row in self._rows(f"SELECT {_NOTE} FROM notes ORDER BY made, subject")]

    def found(self, table: str, order: str = "", /, **having: object) -> list[tuple[Any, ...]]:
        """The rows of a table of the database that have these values, in this order."""
        end = f" ORDER BY {order}" if order else ""
        query, *values = _where(f"SELECT {', '.join(COLUMNS[table].types)} FROM {table}", having)
        return self._rows(query + end, *values)

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds: for lists that are made of several tables of the database."""
        return self._rows(query, *values)

    def finished(self, before: float, most: int = 1000) -> list[str]:
        """Tables that are over and were opened before this time, the oldest first."""
        query = "SELECT id FROM tables WHERE phase IN ('over', 'called') AND opened < ? ORDER BY opened LIMIT ?"
        return [row[0] for row in self._rows(query, before, most)]

    def tables_mentioning(self, subject: str) -> list[str]:
        """The tables whose logs name a person, or hold a game (`mentions.game_subject`)."""
        return [row[0] for row in self._rows(mentions.SELECT, subject)]

    def is_erased(self, table: str) -> bool:
        """Whether a table, or a game by its digest, was taken away for good."""
        return bool(self._rows(_ERASED, table))

    def all_tables(self) -> list[str]:
        """Every table, the oldest first."""
        return [row[0] for row in self._rows(ALL_TABLES)]


_NOTE = ", ".join(COLUMNS["notes"].types)


def _filled(writes: Iterable[AnyWrite]) -> dict[str, tuple[TableResult, ...]]:
    """The results of tables that are kept by themselves."""
    found: dict[str, tuple[TableResult, ...]] = {}
    for write in writes:
        if isinstance(write, RowsWrite) and write.into == "results":
            for table, *columns in write.rows:
                found[str(table)] = (*found.get(str(table), ()), TableResult(*columns))  # type: ignore[arg-type]
    return found


def _holding(name: str) -> str:
    """The pattern of names, as they are kept, that hold this one."""
    return f"%{re.sub('([!%_])', '!' + chr(92) + '1', json.dumps(name)[1:-1].lower())}%"


def _where(begin: str, having: Mapping[str, object], end: str = "") -> tuple[Any, ...]:
    """A statement about the rows that have these values in these columns, and the values."""
    return f"{begin} WHERE " + " AND ".join(f"{column} = ?" for column in having) + end, *having.values()


def marks_of(rows: Sequence[tuple[object, ...]]) -> Iterator[tuple[str, list[object]]]:
    """Rows as the marks and the values of a query, some hundreds at a time."""
    for first in range(0, len(rows), _MOST_ROWS):
        some = rows[first : first + _MOST_ROWS]
        mark = f"({', '.join('?' * len(some[0]))})"
        yield ", ".join([mark] * len(some)), [value for row in some for value in row]


def snapshot_in(row: tuple[Any, ...]) -> Snapshot:
    """The snapshot in a row of `snapshots`."""
    _, number, state, since, left, layout = row
    return Snapshot(number, state, since, tuple(json.loads(left)), layout)
