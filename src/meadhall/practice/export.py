"""Files of puzzles for other tools: JSON and Parquet with a row a puzzle; and the packed file that games ship with."""

import json
from pathlib import Path
from typing import Any

import msgspec

from meadhall.lab.export import ExportError
from meadhall.practice.puzzle import PuzzleBook

PACKED, JSON, PARQUET = ".json.gz", ".json", ".parquet"


def check_out(path: Path) -> None:
    """See before anything is looked for that the file can be written."""
    if not path.name.endswith((PACKED, JSON, PARQUET)):
        raise ExportError(f"{path}: puzzles are written as {JSON}, {PARQUET} or {PACKED}")
    if not path.resolve().parent.is_dir():
        raise ExportError(f"{path}: there is no such folder")


def rows_of(book: PuzzleBook) -> list[dict[str, Any]]:
    """A row for each puzzle, with its game and its key."""
    return [
        {"game": book.game, "rules": book.rules, "content": book.content, "key": puzzle.key}
        | {field: getattr(puzzle, field) for field in puzzle.__struct_fields__}
        for puzzle in book.puzzles
    ]


def write_out(path: Path, book: PuzzleBook) -> None:
    """Write puzzles as the ending of the file says."""
    try:
        if path.name.endswith(PACKED):
            path.write_bytes(book.packed())
        elif path.suffix == JSON:
            path.write_bytes(msgspec.json.format(msgspec.json.encode(rows_of(book)), indent=1) + b"\n")
        else:
            _parquet(path, rows_of(book))
    except OSError as error:
        raise ExportError(f"{path}: cannot be written: {error.strerror or error}") from None


def _parquet(path: Path, rows: list[dict[str, Any]]) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise ExportError(f"{path}: Parquet needs pyarrow: pip install 'meadhall[lab]'; .json needs nothing") from None
    told = [row | {"options": json.dumps(row["options"], sort_keys=True)} for row in rows]
    names = list(told[0]) if told else []
    parquet.write_table(pyarrow.table({name: [row[name] for row in told] for name in names}), path, compression="zstd")
