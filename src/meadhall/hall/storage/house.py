"""What the house keeps beside tables: who may not come in or speak, what is hidden or reported; and how it forgets.

A log is never changed by those who play. But a hall may be asked to forget: then a whole table is taken away, or its
log is written anew without a name or a word. The store lets nothing else be deleted: the table must be named in
`erased` first, and what was taken away stays named there, so that no old export brings it back. So does a game as it
was told before, by its digest, so that an analysis that ends later does not bring its names back.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from meadhall.hall.storage.errors import CONFLICT, StoreError
from meadhall.hall.storage.store import Summary, Write
from meadhall.table.entries import Entry
from meadhall.table.table import Snapshot


class Note(Struct, frozen=True):
    """Something that the house should remember about a person, an address or a table."""

    kind: str
    subject: str
    made: float
    until: float | None = None
    """When it ends; None if never."""
    text: str = ""


class NoteWrite(Struct, frozen=True):
    """A note to be kept, in place of one of the same kind about the same; or to be thrown away."""

    note: Note
    drop: bool = False


class Erase(Struct, frozen=True):
    """A table to be taken away, or to be written anew if there are entries: then they must be all that it has, so that
    nothing is lost that somebody has done meanwhile."""

    table: str
    entries: Sequence[Entry] = ()
    snapshot: Snapshot | None = None
    summary: Summary | None = None
    games: tuple[str, ...] = ()
    """The digests of its game as it was told before: their analyses go, too, and no analysis brings them back."""


HouseWrite = NoteWrite | Erase
Statement = tuple[str, tuple[Any, ...]]

NOTES = "SELECT kind, subject, made, until, text FROM {}notes ORDER BY made, subject"
FINISHED = "SELECT id FROM {}tables WHERE phase IN ('over', 'called') AND opened < ? ORDER BY opened LIMIT ?"
LAST = "SELECT max(number) FROM {}entries WHERE table_id = ?"
ERASED = "SELECT table_id FROM {}erased WHERE table_id = ?"


def check_whole(writes: Iterable[object], last: Callable[[str], int | None]) -> None:
    """A StoreError if a log that is to be written anew has grown since it was read; `last` is its last number now."""
    for write in writes:
        if isinstance(write, Erase) and write.entries and last(write.table) != write.entries[-1].number:
            raise StoreError(CONFLICT, "something has happened at a table meanwhile: try it again")


def statements(writes: Iterable[object], schema: str = "") -> Iterator[Statement]:
    """What is to be done before anything else is written, with `?` for values."""
    for write in writes:
        if isinstance(write, NoteWrite):
            note = write.note
            yield f"DELETE FROM {schema}notes WHERE kind = ? AND subject = ?", (note.kind, note.subject)
            if not write.drop:
                values = (note.kind, note.subject, note.made, note.until, note.text)
                yield f"INSERT INTO {schema}notes (kind, subject, made, until, text) VALUES (?, ?, ?, ?, ?)", values
        elif isinstance(write, Erase):
            yield f"DELETE FROM {schema}erased WHERE table_id = ?", (write.table,)
            yield f"INSERT INTO {schema}erased (table_id) VALUES (?)", (write.table,)
            if write.entries:  # what another node adds at this very moment stays
                known = (write.table, write.entries[-1].number)
                yield f"DELETE FROM {schema}entries WHERE table_id = ? AND number <= ?", known
            else:
                yield f"DELETE FROM {schema}entries WHERE table_id = ?", (write.table,)
            for table in ("snapshots", "holders", "mentions"):
                yield f"DELETE FROM {schema}{table} WHERE table_id = ?", (write.table,)
            yield f"DELETE FROM {schema}tables WHERE id = ?", (write.table,)
            for game in write.games:
                yield f"DELETE FROM {schema}analyses WHERE game = ?", (game,)
                yield f"DELETE FROM {schema}erased WHERE table_id = ?", (game,)
                yield f"INSERT INTO {schema}erased (table_id) VALUES (?)", (game,)


def written_anew(writes: Iterable[object]) -> list[Write]:
    """The logs that are written anew."""
    return [
        Write(write.table, write.entries, write.snapshot, write.summary)
        for write in writes
        if isinstance(write, Erase) and write.entries
    ]


def last_statements(writes: Iterable[object], schema: str = "") -> Iterator[Statement]:
    """What is to be done at the end: a log that was written anew is a log like any other."""
    for write in writes:
        if isinstance(write, Erase) and write.entries:
            yield f"DELETE FROM {schema}erased WHERE table_id = ?", (write.table,)
