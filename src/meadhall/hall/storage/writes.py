"""The records of a store (what a command adds to a table, what the house decides, analyses, what is read of tables),
and entries as they are stored.

Players never change a log. But a hall may be asked to forget: then a whole table is taken away, or its log is written
anew without a name or a word (`Erase`). The store lets nothing else be deleted: the table must be named in `erased`
first, and a table that was taken away stays named there, so that no old export brings it back. So does a game as it was
told before, by its digest, so that an analysis that ends later does not bring its names back.

A game file that tables go on from is stored once, under its digest, however many tables there are. The first entry of
such a table holds the whole file. In the store the digest stands in its place; reading the log puts the file back, and
the entry's checksum tells whether it is the same.
"""

import hashlib
import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from meadhall.analysis import model
from meadhall.core.gamefile import GameFile
from meadhall.hall.storage.errors import NEWER, StoreError
from meadhall.hall.storage.results import TableResult, results_of
from meadhall.hall.words import say
from meadhall.table.entries import Entry, Opened, read_entry
from meadhall.table.table import Snapshot, Table

ANALYSIS_VERSION = model.VERSION
MOST_ANALYSES = 5000  # so many analyses are kept; the oldest go first. They can be made again.
DAMAGED = "damaged"
FILE = "SELECT data FROM files WHERE digest = ?"
_REFERENCE = re.compile(rb'"taken":\{"file":"@([0-9a-f]{64})"')  # in a text the quotes would be written differently


class Summary(Struct, frozen=True, gc=False):
    """The facts about a table that lists need, so that nobody has to fold a log for them."""

    game: str
    phase: str
    public: bool
    free: int  # how many seats are open
    names: tuple[str, ...]
    opened: float
    due: float | None
    holders: frozenset[str]
    results: tuple[TableResult, ...] = ()  # of a game that is over

    @classmethod
    def of(cls, table: Table, opened: float) -> "Summary":
        """The summary of a table as it stands."""
        free = sum(seat.kind == "open" for seat in table.seats)
        names = tuple(seat.name for seat in table.seats)
        due, public, playing = table.due, table.opened.public, table.phase == "playing"
        gone = {seat.kept_for for seat in table.seats if seat.kept_for is not None and playing}  # they may come back
        holders = frozenset(table.persons | gone)
        ends = None if due is None else round(due, 1)
        return cls(table.game.name, table.phase, public, free, names, opened, ends, holders, results_of(table))


class Write(Struct, frozen=True, gc=False):
    """The entries that one command adds to a table."""

    table: str
    entries: Sequence[Entry]
    snapshot: Snapshot | None = None
    summary: Summary | None = None  # none if it has not changed


class Note(Struct, frozen=True):
    """Something that the house should remember about a person, an address or a table."""

    kind: str
    subject: str
    made: float
    until: float | None = None  # when it ends; None if never
    text: str = ""

    @property
    def row(self) -> "RowsWrite":
        """The write that keeps it, in place of the one of the same kind and subject."""
        return RowsWrite("notes", [astuple(self)])

    @property
    def dropped(self) -> "RowsDrop":
        """The write after which there is none of its kind and subject."""
        return RowsDrop("notes", {"kind": self.kind, "subject": self.subject})


class RowsWrite(Struct, frozen=True):
    """Rows of one table of the database, each in place of the one with the same key."""

    into: str
    rows: Sequence[tuple[object, ...]]


class RowsDrop(Struct, frozen=True):
    """The rows of one table of the database that have these values in these columns, to be deleted."""

    out_of: str
    having: dict[str, object]
    once: bool = False
    """Whether it is a conflict if there are none any more: so of two who take the same thing, one gets it."""


class RowsChange(Struct, frozen=True):
    """The rows of one table of the database that have these values, to be given others; a conflict if there are none
    any more, as for rows that are dropped once."""

    of: str
    having: dict[str, object]
    values: dict[str, object]


class Erase(Struct, frozen=True):
    """A table to be taken away, or to be written anew if there are entries. These must be all that the table has, so
    that nothing is lost that somebody does at the same time."""

    table: str
    entries: Sequence[Entry] = ()
    snapshot: Snapshot | None = None
    summary: Summary | None = None
    games: tuple[str, ...] = ()
    """The digests of its game as it was told before: their analyses go, too, and no analysis brings them back."""


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


# --- Files that tables go on from ---------------------------------------------------------------------------------


def stored(entry: Entry) -> bytes:
    """An entry as it is stored, without the file that its table goes on from."""
    data = entry.to_json()
    if (file := _file_of(entry)) is None:
        return data
    return data.replace(b'"file":' + file, b'"file":"@%b"' % _digest(file).encode(), 1)


def whole(data: bytes, find: Callable[[str], Sequence[tuple[bytes]]]) -> bytes:
    """The entry that was stored as these bytes, with its file; `find` returns the rows of a digest."""
    reference = _REFERENCE.search(data)
    if reference is None:
        return data
    rows = find(reference[1].decode())
    if not rows:
        raise StoreError(DAMAGED, say("taken-game-missing"))
    return data[: reference.start(1) - 2] + bytes(rows[0][0]) + data[reference.end(1) + 1 :]


def files_of(writes: Iterable[Write]) -> Iterator[tuple[str, str, bytes]]:
    """The files in these writes: the table, the digest, and the file itself."""
    for write in writes:
        for entry in write.entries:
            if (file := _file_of(entry)) is not None:
                yield write.table, _digest(file), file


def _file_of(entry: Entry) -> bytes | None:
    what = entry.what
    return msgspec.json.encode(what.taken.file) if isinstance(what, Opened) and what.taken is not None else None


def _digest(file: bytes) -> str:
    return hashlib.sha256(file).hexdigest()


# --- Analyses: each is kept under a digest of its game, so that a game is analysed once ---------------------------


class AnalysisWrite(Struct, frozen=True):
    """An analysis to be kept."""

    game: str  # the digest of the game
    depth: str
    made: float
    data: bytes  # as JSON
    seats: Sequence["SeatAccuracy"] = ()  # of the tables at which the game was played


class SeatAccuracy(Struct, frozen=True):
    """How well a seat of a table has played, as an analysis found, and how lucky it was."""

    table: str
    seat: int
    accuracy: float | None
    luck: float

    @classmethod
    def all_of(cls, table: str, analysis: model.Analysis) -> list["SeatAccuracy"]:
        """Those of all seats of a table, by the analysis of its game."""
        return [cls(table, seat, each.accuracy, each.luck) for seat, each in enumerate(analysis.seats)]


def digest_of(file: GameFile) -> str:
    """The digest of a game: the same for the same players, options, steps and result."""
    plain = file.with_more(annotations=[], variations=[])
    return hashlib.sha256(plain.to_json()).hexdigest()


def digest_of_table(table: Table) -> str | None:
    """The digest of the game at a table; None as long as it is not over."""
    if table.phase not in ("over", "called") or table.match is None:
        return None
    return digest_of(table.played_file())


def packed(write: AnalysisWrite) -> tuple[str, str, int, float, bytes]:
    """The row of an analysis."""
    return write.game, write.depth, ANALYSIS_VERSION, write.made, zlib.compress(write.data)


def unpacked(data: bytes) -> bytes:
    """The analysis in a row."""
    try:
        return zlib.decompress(data)
    except (zlib.error, TypeError):
        raise StoreError(DAMAGED, say("analysis-damaged")) from None
