"""What both stores are asked in the same words: one SQL for SQLite and PostgreSQL, with `?` for values."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, TypeAlias

from meadhall.analysis.model import VERSION as ANALYSIS_VERSION
from meadhall.hall.storage import analyses, house, mentions, shared_files
from meadhall.hall.storage.analyses import AnalysisWrite
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.house import Note
from meadhall.hall.storage.shared_files import DAMAGED
from meadhall.hall.storage.store import Listed, Stored, read_log
from meadhall.table.table import Snapshot

Rows: TypeAlias = Callable[..., list[tuple[Any, ...]]]
"""What returns the rows that a query finds, for the values that follow it."""


class Queries(ABC):
    """A store that answers queries."""

    schema = ""
    """What stands before the name of each table."""

    @abstractmethod
    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What a query finds; a StoreError tells why it cannot."""

    def read(self, table: str) -> Stored | None:
        """A table's log and last snapshot, or None if there is no such table."""
        try:
            return self._read(table)
        except StoreError as error:
            if error.code != DAMAGED:
                raise
        return self._read(table)  # its log was perhaps written anew just then, and the file went with the old one

    def _read(self, table: str) -> Stored | None:
        # The snapshot first: what another node adds meanwhile makes the log longer than the snapshot, never shorter.
        found = self._snapshot(table)
        rows = self._rows(f"SELECT data FROM {self.schema}entries WHERE table_id = ? ORDER BY number", table)
        if not rows:
            return None
        return Stored(read_log(self._whole(rows)), found)

    def _whole(self, rows: Iterable[tuple[Any, ...]]) -> list[bytes]:
        """Entries with the files that they go on from."""
        return [shared_files.whole(row[0], partial(self._rows, shared_files.FILE.format(self.schema))) for row in rows]

    def _snapshot(self, table: str) -> Snapshot | None:
        query = f'SELECT number, state, since, "left", layout FROM {self.schema}snapshots WHERE table_id = ?'
        for number, state, since, left, layout in self._rows(query, table):
            return Snapshot(number, state, since, tuple(json.loads(left)), layout)
        return None

    def analysis(self, game: str, depth: str) -> bytes | None:
        """What was found about a game when it was looked at so deeply, or None; a StoreError if that is damaged."""
        query = f"SELECT data FROM {self.schema}analyses WHERE game = ? AND depth = ? AND version = ?"
        found = self._rows(query, game, depth, ANALYSIS_VERSION)
        return analyses.unpacked(found[0][0]) if found else None

    def tables_of(self, person: str, most: int = 20) -> list[Listed]:
        """The tables at which a person holds a seat, the newest first."""
        joined = f"JOIN {self.schema}holders ON table_id = id WHERE person = ? AND phase != 'called'"
        return self._listed(joined, person, most)

    def open_tables(self, most: int = 20) -> list[Listed]:
        """Public tables that wait for players, the newest first."""
        return self._listed("WHERE phase = ? AND public = true AND free > 0", "gathering", most)

    def shown_tables(self, most: int = 12) -> list[Listed]:
        """Public tables that are being played, the newest first: everybody may watch."""
        return self._listed("WHERE phase = ? AND public = true", "playing", most)

    def _listed(self, where: str, value: str, most: int) -> list[Listed]:
        columns = "id, game, phase, free, names, opened"
        rows = self._rows(
            f"SELECT {columns} FROM {self.schema}tables {where} ORDER BY opened DESC LIMIT ?", value, most
        )
        return [Listed(row[0], row[1], row[2], row[3], tuple(json.loads(row[4])), row[5]) for row in rows]

    def overdue(self, now: float) -> list[str]:
        """The tables at which a clock has run out."""
        return [row[0] for row in self._rows(f"SELECT id FROM {self.schema}tables WHERE due <= ?", now)]

    def notes(self) -> list[Note]:
        """What the house remembers, the oldest first."""
        return [Note(*row) for row in self._rows(house.NOTES.format(self.schema))]

    def finished(self, before: float, most: int = 1000) -> list[str]:
        """Tables that are over and were opened before that, the oldest first."""
        return [row[0] for row in self._rows(house.FINISHED.format(self.schema), before, most)]

    def tables_mentioning(self, subject: str) -> list[str]:
        """The tables whose logs name a person, or hold a game (`mentions.game_subject`)."""
        return [row[0] for row in self._rows(mentions.SELECT.format(self.schema), subject)]

    def check_place(self) -> None:  # noqa: B027 - a server of its own knows where its files are
        """A StoreError if what is written now would not be found at the next start."""

    def is_erased(self, table: str) -> bool:
        """Whether a table, or a game by its digest, was taken away for good."""
        return bool(self._rows(house.ERASED.format(self.schema), table))

    def all_tables(self) -> list[str]:
        """Every table, the oldest first."""
        return [row[0] for row in self._rows(_ALL_TABLES.format(self.schema))]


_ALL_TABLES = "SELECT id FROM {}tables ORDER BY opened, id"


def logs_of(rows: Rows, schema: str) -> Iterator[tuple[str, list[bytes]]]:
    """Every table's log."""
    for (table,) in rows(_ALL_TABLES.format(schema)):
        query = f"SELECT data FROM {schema}entries WHERE table_id = ? ORDER BY number"
        find = partial(rows, shared_files.FILE.format(schema))
        yield table, [shared_files.whole(row[0], find) for row in rows(query, table)]


def analyses_of(rows: Rows, schema: str) -> Iterator[AnalysisWrite]:
    """Every analysis that this Meadhall can read."""
    query = f"SELECT game, depth FROM {schema}analyses WHERE version = ? ORDER BY game, depth"
    for game, depth in rows(query, ANALYSIS_VERSION):
        for made, data in rows(f"SELECT made, data FROM {schema}analyses WHERE game = ? AND depth = ?", game, depth):
            yield AnalysisWrite(game, depth, made, analyses.unpacked(data))
