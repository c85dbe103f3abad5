"""Export and import: everything that a hall keeps, as JSON lines. One line says what it is, then one line a table.

An export holds the secrets of the dice of running games and must be kept like the database itself. It holds no tokens:
whoever has theirs finds their seats again.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.opening import all_logs, open_store
from meadhall.hall.storage.store import Store, Summary, Write
from meadhall.table.entries import Entry
from meadhall.table.table import Table

FORMAT = "meadhall hall"
VERSION = 1


class ExportHeading(msgspec.Struct, frozen=True):
    """The first line."""

    format: str = FORMAT
    version: int = VERSION


class ExportedTable(msgspec.Struct, frozen=True):
    """A line: a table and its whole log."""

    table: str
    entries: list[Entry]


def export_lines(where: Path | str) -> Iterator[bytes]:
    """Every line of an export of a store, which halls may be using at the same time."""
    yield msgspec.json.encode(ExportHeading())
    for table, entries in all_logs(where):
        yield msgspec.json.encode({"table": table, "entries": [msgspec.Raw(entry) for entry in entries]})


def import_lines(store: Store, lines: Iterable[bytes], find: Callable[[str], Game]) -> tuple[int, int]:
    """Add the tables of an export; returns how many were added, and how many were there already.

    Every log is played again first: a table that does not follow the rules is refused, and nothing after it is added.
    """
    numbered = enumerate(lines, 1)
    _check_heading(next(numbered, (1, b""))[1])
    known, added, skipped = set(store.all_tables()), 0, 0
    for number, line in numbered:
        if not line.strip():
            continue
        try:
            kept = msgspec.json.decode(line, type=ExportedTable)
            table = Table.load(kept.table, kept.entries, find)
        except (msgspec.MsgspecError, MeadhallError) as error:
            raise StoreError("damaged", f"line {number} of the export cannot be used: {error}") from None
        if table.id in known or store.is_erased(table.id):  # what was to be forgotten does not come back
            skipped += 1
            continue
        summary = Summary.of(table, kept.entries[0].when)
        store.save_now(Write(table.id, kept.entries, table.snapshot(), summary))
        known.add(table.id)
        added += 1
    return added, skipped


def export_file(where: Path | str, file: Path) -> int:
    """Write an export, readable by its owner alone; returns how many tables it holds."""
    scratch = file.with_name(file.name + ".new")  # so that a crash never leaves half a file under this name
    count = -1
    try:
        with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            for line in export_lines(where):
                out.write(line + b"\n")
                count += 1
            out.flush()
            os.fsync(out.fileno())
        scratch.replace(file)
    except OSError as error:
        raise StoreError("unwritable", f"{file} cannot be written: {error.strerror}") from None
    return count


def import_file(where: Path | str, file: Path, find: Callable[[str], Game]) -> tuple[int, int]:
    """Add the tables of an export to a store; a file must not be used by a hall meanwhile."""
    store = open_store(where)
    try:
        with file.open("rb") as lines:
            return import_lines(store, lines, find)
    except OSError as error:
        raise StoreError("unreadable", f"{file} cannot be read: {error.strerror}") from None
    finally:
        store.close()


def _check_heading(line: bytes) -> None:
    try:
        heading = msgspec.json.decode(line, type=ExportHeading)
    except msgspec.MsgspecError:
        heading = ExportHeading("", 0)
    if heading.format != FORMAT:
        raise StoreError("foreign", f'this is no export of a hall: its first line should name the format "{FORMAT}"')
    if heading.version > VERSION:
        raise StoreError("newer", f"this export is of version {heading.version}; this Meadhall reads up to {VERSION}")
