"""The records of a store: what a command adds to a table, what the house decides, and what is read of tables.

Players never change a log. But a hall may be asked to forget: then a whole table is taken away, or its log is written
anew without a name or a word (`Erase`). The store lets nothing else be deleted: the table must be named in `erased`
first, and a table that was taken away stays named there, so that no old export brings it back. So does a game as it was
told before, by its digest, so that an analysis that ends later does not bring its names back.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from meadhall.hall.storage.errors import NEWER, StoreError
from meadhall.hall.words import say
from meadhall.table.entries import Entry, read_entry
from meadhall.table.table import Snapshot, Table


class Summary(Struct, frozen=True, gc=False):
    """The facts about a table that lists need, so that nobody has to fold a log for them."""

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
    """The entries that one command adds to a table."""

    table: str
    entries: Sequence[Entry]
    snapshot: Snapshot | None = None
    summary: Summary | None = None
    """None if it is what it was."""


class Note(Struct, frozen=True):
    """Something that the house should remember about a person, an address or a table."""

    kind: str
    subject: str
    made: float
    until: float | None = None
    """When it ends; None if never."""
    text: str = ""


class NoteWrite(Struct, frozen=True):
    """A note that takes the place of the one of the same kind and subject, or only removes it (`drop`)."""

    note: Note
    drop: bool = False


class Erase(Struct, frozen=True):
    """A table to be taken away, or to be written anew if there are entries. These must be all that the table has, so
    that nothing is lost that somebody does at the same time."""

    table: str
    entries: Sequence[Entry] = ()
    snapshot: Snapshot | None = None
    summary: Summary | None = None
    games: tuple[str, ...] = ()
    """The digests of its game as it was told before: their analyses go, too, and no analysis brings them back."""


HouseWrite = NoteWrite | Erase


@dataclass(frozen=True)
class Stored:
    """A table as it is kept."""

    entries: list[Entry]
    snapshot: Snapshot | None


class Listed(Struct, frozen=True, rename={"id": "table"}):
    """A table in a list; to programs its id is the `table`."""

    id: str
    game: str
    phase: str
    free: int
    names: tuple[str, ...]
    opened: float


def read_log(rows: Sequence[bytes]) -> list[Entry]:
    """The entries that were stored as these bytes; a StoreError if this Meadhall is too old for one of them."""
    try:
        return [read_entry(data) for data in rows]
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        raise StoreError(NEWER, say("table-newer", error=str(error))) from None
