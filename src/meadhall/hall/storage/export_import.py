"""Export and import: everything that a hall keeps, as JSON lines. The first line says what it is, then comes one line
for each table, and then one line for each analysis, which comes in with its table.

An export holds the secrets of the dice of running games and must be kept like the database itself. It holds no tokens:
people who still have theirs find their seats again.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from meadhall.analysis import model
from meadhall.core import files
from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.hall.storage.errors import NEWER, StoreError
from meadhall.hall.storage.opening import all_analyses, all_logs, open_store
from meadhall.hall.storage.store import Store
from meadhall.hall.storage.writes import (
    AnalysisWrite,
    SeatAccuracy,
    Summary,
    Write,
    digest_of_table,
    packed,
    unpacked,
)
from meadhall.hall.words import say
from meadhall.table.entries import Entry
from meadhall.table.table import Table

T = TypeVar("T")
FORMAT = "meadhall hall"
VERSION = 2  # 1 had no analyses


class ExportHeading(msgspec.Struct, frozen=True):
    """The first line."""

    format: str = FORMAT
    version: int = VERSION


class ExportedTable(msgspec.Struct, frozen=True):
    """A line: a table and its whole log."""

    table: str
    entries: list[msgspec.Raw]


class ExportedAnalysis(msgspec.Struct, frozen=True):
    """A line: the analysis of a game."""

    analysis: str  # the digest of the game
    depth: str
    made: float
    data: bytes  # as JSON, compressed by zlib

    def read(self) -> AnalysisWrite | None:
        """The analysis, or None if another version of Meadhall has made it: then it can be made again."""
        data = unpacked(self.data)
        if msgspec.json.decode(data, type=dict).get("version") != model.VERSION:
            return None
        model.Analysis.from_json(data)
        return AnalysisWrite(self.analysis, self.depth, self.made, data)


def read_lines(lines: Iterable[bytes], read: Callable[[str, list[bytes]], T]) -> Iterator[T | AnalysisWrite]:
    """The tables and analyses in an export, a table as `read` makes it from its log; analyses of other versions of
    Meadhall are left out. A StoreError says which line cannot be read."""
    numbered = enumerate(lines, 1)
    try:
        heading = msgspec.json.decode(next(numbered, (1, b""))[1], type=ExportHeading)
    except msgspec.MsgspecError:
        heading = ExportHeading("", 0)
    if heading.format != FORMAT:
        raise StoreError("foreign", say("export-foreign", format=FORMAT))
    if heading.version > VERSION:
        raise StoreError(NEWER, say("export-newer", version=heading.version, known=VERSION))
    for number, line in numbered:
        try:
            kept: T | AnalysisWrite | None = None
            if line.startswith(b'{"analysis":'):
                kept = msgspec.json.decode(line, type=ExportedAnalysis).read()
            elif line.strip():
                found = msgspec.json.decode(line, type=ExportedTable)
                kept = read(found.table, [bytes(entry) for entry in found.entries])
        except (msgspec.MsgspecError, MeadhallError) as error:
            raise StoreError("damaged", say("export-damaged", number=str(number), why=str(error))) from None
        if kept is not None:
            yield kept


def export_lines(where: Path | str) -> Iterator[bytes]:
    """Every line of an export of a store, which halls may be using at the same time."""
    yield msgspec.json.encode(ExportHeading())
    for table, entries in all_logs(where):
        yield msgspec.json.encode(ExportedTable(table, [msgspec.Raw(entry) for entry in entries]))
    for game, depth, _, made, data in map(packed, all_analyses(where)):
        yield msgspec.json.encode(ExportedAnalysis(game, depth, made, data))


def import_lines(store: Store, lines: Iterable[bytes], find: Callable[[str], Game]) -> tuple[int, int]:
    """Add the tables of an export; returns how many were added, and how many were there already.

    Every log is played again first: a table that does not follow the rules is refused, and nothing after it is added.
    An analysis is added if its table was: those of others may tell names that were to be forgotten.
    """
    known, added, skipped, games = set(store.all_tables()), 0, 0, dict[str | None, list[str]]()

    def load(table: str, log: list[bytes]) -> tuple[Table, list[Entry]]:
        entries = [msgspec.json.decode(entry, type=Entry) for entry in log]
        return Table.load(table, entries, find), entries

    for kept in read_lines(lines, load):
        if isinstance(kept, AnalysisWrite):
            if kept.game in games:
                found = model.Analysis.from_json(kept.data)
                seats = [each for table in games[kept.game] for each in SeatAccuracy.all_of(table, found)]
                store.save_now(replace(kept, seats=seats))
            continue
        played, entries = kept
        if played.id in known or store.is_erased(played.id):  # a table that was to be forgotten does not come back
            skipped += 1
            continue
        store.save_now(Write(played.id, entries, played.snapshot(), Summary.of(played, entries[0].when)))
        known.add(played.id)
        games.setdefault(digest_of_table(played), []).append(played.id)
        added += 1
    return added, skipped


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """A new file that only its owner may read, in place of this one; a StoreError tells why it cannot be written."""
    try:
        with files.replacing(file, private=True) as scratch:
            yield scratch
    except OSError as error:
        raise StoreError("unwritable", say("cannot-write", path=str(file), why=error.strerror)) from None


def export_file(where: Path | str, file: Path) -> int:
    """Write an export, readable by its owner alone; returns how many tables it holds."""
    count = 0
    with replacing(file) as scratch, scratch.open("wb") as out:
        for line in export_lines(where):
            out.write(line + b"\n")
            count += line.startswith(b'{"table":')
    return count


def import_file(where: Path | str, file: Path, find: Callable[[str], Game]) -> tuple[int, int]:
    """Add the tables of an export to a store; a file must not be used by a hall meanwhile."""
    store = open_store(where)
    try:
        with file.open("rb") as lines:
            return import_lines(store, lines, find)
    except OSError as error:
        raise StoreError("unreadable", say("cannot-read", path=str(file), why=error.strerror)) from None
    finally:
        store.close()
