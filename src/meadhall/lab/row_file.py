"""Parquet files of the rows of many games, written while the games come in, in the order of their numbers."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

from meadhall.core.record import Array
from meadhall.lab.export import ExportError, check_export
from meadhall.lab.games import BotTable

VIEW = "view_"  # begins the names of the columns that hold the fields of the view
_ROWS = 100_000  # of a row group of the file


class RowFile:
    """A Parquet file that is being written; a `with` statement finishes it.

    Games may come in any order, and are written in that of their numbers. `more` is added to the metadata.
    """

    def __init__(self, path: Path, table: BotTable, bots: Sequence[str], **more: Any) -> None:
        check_row_file(path)
        self._path, self._fresh = path, path.with_name(f"{path.name}.new")
        about = {**table.about, "layout": table.game.state.layout_digest(), "bots": list(bots), **more}
        self._metadata = {"meadhall": json.dumps(about, ensure_ascii=False)}
        self._waiting: dict[int, tuple[int, Any]] = {}
        self._next, self._held = 0, list[Any]()
        self._writer: Any = None
        self.rows = 0
        """How many rows were written."""

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
                else:  # an interrupted run leaves no half of a file behind
                    self._fresh.unlink()

    def add(self, first: int, games: int, columns: Mapping[str, Any]) -> None:
        """Add the rows of so many games from this number on; there are no columns where the games have no rows."""
        import pyarrow

        self._waiting[first] = games, pyarrow.table(columns, metadata=self._metadata) if columns else None
        while self._next in self._waiting:
            games, following = self._waiting.pop(self._next)
            self._next += games
            self._held += [following] if following is not None else []
            if sum(map(len, self._held)) >= _ROWS:
                self._write()

    def _write(self) -> None:
        import pyarrow
        from pyarrow import parquet

        if not self._held:
            return
        table = pyarrow.concat_tables(self._held).unify_dictionaries()
        self._held = []
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
    fields = {name: views[name] for name in views.dtype.names or () if not name.startswith("_")}
    return {VIEW + name: np.ascontiguousarray(rows) if rows.ndim == 1 else lists(rows) for name, rows in fields.items()}
