"""What a hall keeps, and what it asks of whoever keeps it. `sqlite.py` and `postgres.py` do.

Whoever saves waits until it is safe: commit, then publish. A write that fails has changed nothing. The number of an
entry is given once: of two writes of the same entry one fails as a conflict, and its writer reads what is new.
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

from meadhall.hall.storage.analyses import AnalysisWrite
from meadhall.hall.storage.errors import NEWER, StoreError
from meadhall.hall.storage.nodes import NodeStore
from meadhall.hall.storage.room_on_disk import FOR_MOVES
from meadhall.table.entries import Entry, read_entry
from meadhall.table.table import Snapshot, Table

if TYPE_CHECKING:
    from meadhall.hall.storage.house import HouseWrite, Note


class Summary(Struct, frozen=True, gc=False):
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


class Write(Struct, frozen=True, gc=False):
    """What one command adds to a table."""

    table: str
    entries: Sequence[Entry]
    snapshot: Snapshot | None = None
    summary: Summary | None = None
    """None if it is what it was."""


@dataclass(frozen=True)
class Stored:
    """A table as it is kept."""

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


class Store(Protocol):
    """One open database."""

    commits: int
    """Transactions that were committed."""
    written: int
    """Commands that were kept by them."""
    failed: int
    """Commands that could not be kept."""

    @property
    def nodes(self) -> NodeStore | None:
        """The other nodes that use the same store; None for one that only one hall can use."""

    def save(self, *writes: "Write | AnalysisWrite | HouseWrite") -> "asyncio.Future[None]":
        """Keep these writes, all or none: what is returned is done when they are safe, or fails by a StoreError.

        Nothing takes a write back: whoever may be cancelled while waiting for it shields it.
        """

    def save_now(self, *writes: "Write | AnalysisWrite | HouseWrite") -> None:
        """The same for those who have no event loop."""

    def read(self, table: str) -> Stored | None:
        """A table's log and last snapshot, or None if there is no such table."""

    def read_after(self, versions: Mapping[str, int]) -> dict[str, list[Entry]]:
        """What is newer than these versions of tables, for those where something is."""

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables, if it has any."""

    def analysis(self, game: str, depth: str) -> bytes | None:
        """What was found about a game when it was looked at so deeply, or None; a StoreError if that is damaged."""

    def tables_of(self, person: str, most: int = 20) -> list[Listed]:
        """The tables at which a person holds a seat, the newest first."""

    def open_tables(self, most: int = 20) -> list[Listed]:
        """Public tables that wait for players, the newest first."""

    def shown_tables(self, most: int = 12) -> list[Listed]:
        """Public tables that are being played, the newest first: everybody may watch."""

    def overdue(self, now: float) -> list[str]:
        """The tables at which a clock has run out."""

    def notes(self) -> "list[Note]":
        """What the house remembers, the oldest first."""

    def finished(self, before: float, most: int = 1000) -> list[str]:
        """Tables that are over and were opened before that, the oldest first."""

    def tables_mentioning(self, subject: str) -> list[str]:
        """The tables whose logs name a person, or hold a game (`mentions.game_subject`)."""

    def is_erased(self, table: str) -> bool:
        """Whether a table, or a game by its digest, was taken away for good."""

    def all_tables(self) -> list[str]:
        """Every table, the oldest first."""

    def count(self) -> int:
        """How many tables there are."""

    def check_room(self, reserve: int = FOR_MOVES) -> None:
        """A StoreError if the disk has too little room for something that can wait, as far as the store knows it."""

    def keep_upload(self, name: str, data: bytes) -> None:
        """Keep a game file that somebody brought, for a while: the newest `UPLOADS` of them, up to `UPLOADED_BYTES`."""

    def upload(self, name: str) -> bytes | None:
        """A game file that somebody brought, if it is still here."""

    def check_place(self) -> None:
        """A StoreError if what is written now would not be found at the next start."""

    def close(self) -> None:
        """Finish what was asked for, and let go."""


UPLOADS, UPLOADED_BYTES = 200, 64 * 1024 * 1024
"""So many files that visitors brought are kept, and so many bytes of them."""


def read_log(rows: Sequence[bytes]) -> list[Entry]:
    """The entries that were stored as these bytes; a StoreError if this Meadhall is too old for one of them."""
    try:
        return [read_entry(data) for data in rows]
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        raise StoreError(
            NEWER, f"this table was changed by a newer Meadhall, or is damaged: this one cannot read it ({error})"
        ) from None
