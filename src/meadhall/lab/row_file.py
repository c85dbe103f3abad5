"""Parquet files of rows that many games have, written while the games come in, in the order of their numbers."""

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

import numpy as np

import meadhall
from meadhall.core.options import settle
from meadhall.core.record import Array
from meadhall.lab.export import ExportError, check_export
from meadhall.lab.games import BotTable

VIEW = "view_"
"""Begins the names of the columns that hold the fields of the view."""
_ROWS = 100_000  # of a row group of the file

Rows = TypeVar("Rows")


class RowFile(Generic[Rows]):
    """A Parquet file that is being written; a `with` statement finishes it.

    Games may come in any order, and are written in that of their numbers.
    """

    def __init__(self, path: Path, table: BotTable, bots: Sequence[str]) -> None:
        check_row_file(path)
        self._path, self._fresh = path, path.with_name(f"{path.name}.new")
        self._table, self._bots = table, bots
        self._waiting: dict[int, tuple[int, Rows]] = {}
        self._next, self._held, self._count = 0, list[Rows](), 0
        self._writer: Any = None
        self.rows = 0
        """How many rows were written."""

    def count(self, some: Rows) -> int:
        """How many rows these are."""
        raise NotImplementedError

    def columns(self, parts: Sequence[Rows]) -> dict[str, Any]:
        """The columns of the file, as Arrow has them."""
        raise NotImplementedError

    def about(self) -> dict[str, Any]:
        """The metadata of the file."""
        table, game = self._table, self._table.game
        return {
            "meadhall": meadhall.__version__,
            "game": game.name,
            "rules": game.rules,
            "content": game.edition.digest,
            "layout": game.state.layout_digest(),
            "players": table.players,
            "options": settle(game.options, table.options),
            "seed": table.seed,
            "bots": list(self._bots),
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        try:
            if kind is None:
                self._write()
        finally:
            if self._writer is not None:
                self._writer.close()
                if kind is None:
                    self._fresh.replace(self._path)
                else:  # whoever is interrupted leaves no half of a file behind
                    self._fresh.unlink()

    def add(self, first: int, games: int, some: Rows) -> None:
        """The rows of games from this number on, so many games."""
        self._waiting[first] = games, some
        while self._next in self._waiting:
            games, following = self._waiting.pop(self._next)
            self._next += games
            self._held.append(following)
            self._count += self.count(following)
            if self._count >= _ROWS:
                self._write()

    def _write(self) -> None:
        import pyarrow
        from pyarrow import parquet

        some = [each for each in self._held if self.count(each)]
        self._held, self._count = [], 0
        if not some:
            return
        metadata = {"meadhall": json.dumps(self.about(), ensure_ascii=False)}
        table = pyarrow.table(self.columns(some), metadata=metadata)
        try:
            if self._writer is None:
                self._writer = parquet.ParquetWriter(self._fresh, table.schema, compression="zstd")
            self._writer.write_table(table, row_group_size=_ROWS)
        except OSError as error:
            raise ExportError(f"{self._path}: cannot be written: {error.strerror or error}") from None
        self.rows += len(table)


def check_row_file(path: Path) -> None:
    """See before anything is played that the file can be written."""
    if path.suffix.lower() != ".parquet":
        raise ExportError(f"{path}: single rows are written as Parquet; the name of the file ends in .parquet")
    check_export(path)


def lists(rows: Array) -> Any:
    """A list of the same length in each row."""
    import pyarrow

    flat = np.ascontiguousarray(rows).reshape(len(rows), -1)
    return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(flat.ravel()), flat.shape[1])


def ragged(values: Array, counts: Array) -> Any:
    """A list in each row, as long as `counts` says, from the values of all of them."""
    import pyarrow

    ends = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    return pyarrow.ListArray.from_arrays(pyarrow.array(ends), pyarrow.array(values))


def words(values: Sequence[str | None]) -> Any:
    """Texts of which there are few different ones."""
    import pyarrow

    return pyarrow.array(list(values), pyarrow.string()).dictionary_encode()


def view_columns(views: Array) -> dict[str, Any]:
    """Every field of views, as records of the game."""
    found: dict[str, Any] = {}
    for name in views.dtype.names or ():
        if not name.startswith("_"):
            numbers = views[name]
            found[VIEW + name] = np.ascontiguousarray(numbers) if numbers.ndim == 1 else lists(numbers)
    return found
