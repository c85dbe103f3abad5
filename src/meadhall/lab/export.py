"""One row a game, as a file that other tools read: JSON, CSV or Parquet, told by the name's ending."""

import csv
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from meadhall.core.errors import MeadhallError
from meadhall.core.game import Game
from meadhall.core.gamefile import RESULTS
from meadhall.lab.runs import GameRows


class ExportError(MeadhallError):
    """A file that cannot be written; the message says why."""


def columns(rows: GameRows, bots: Sequence[str], game: Game) -> dict[str, list[Any]]:
    """The columns of the file, a value for each game; `turn_0` is 1 if seat 0 began, and 2 if it was second."""
    counted = {"game": rows.number, "steps": rows.steps, "decisions": rows.decisions}
    found: dict[str, list[Any]] = {name: numbers.tolist() for name, numbers in counted.items()}
    if game.stop:
        found["stopped"] = rows.stopped.astype(int).tolist()
    for seat, bot in enumerate(bots):
        found[f"bot_{seat}"] = [bot] * len(found["game"])
        if game.starter_drawn:
            found[f"turn_{seat}"] = (1 + (seat - rows.starters.astype(int)) % len(bots)).tolist()
        if game.has_points:
            found[f"points_{seat}"] = rows.points[:, seat].tolist()
        found[f"result_{seat}"] = [RESULTS[result] for result in rows.results[:, seat]]
        found[f"place_{seat}"] = rows.places[:, seat].tolist()
    return found


def _json(path: Path, table: dict[str, list[Any]]) -> None:
    rows = (dict(zip(table, values, strict=True)) for values in zip(*table.values(), strict=True))
    path.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")


def _csv(path: Path, table: dict[str, list[Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(table)
        writer.writerows(zip(*table.values(), strict=True))


def _parquet(path: Path, table: dict[str, list[Any]]) -> None:
    arrow, parquet = _arrow(path)
    parquet.write_table(arrow.table(table), path)


def _arrow(path: Path) -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise ExportError(
            f"{path}: Parquet needs pyarrow, which is not installed: pip install 'meadhall[lab]'; .csv needs nothing"
        ) from None
    return pyarrow, parquet


_WRITERS: dict[str, Callable[[Path, dict[str, list[Any]]], None]] = {".json": _json, ".csv": _csv, ".parquet": _parquet}


def check_export(path: Path) -> None:
    """See before the games are played that the file can be written after them."""
    if path.suffix.lower() not in _WRITERS:
        raise ExportError(f'{path}: "{path.suffix}" is no format; the name of the file ends in {", ".join(_WRITERS)}')
    if path.suffix.lower() == ".parquet":
        _arrow(path)
    if not path.parent.is_dir():
        raise ExportError(f"{path}: there is no folder {path.parent}")


def write_rows(path: Path, rows: GameRows, bots: Sequence[str], game: Game) -> None:
    """Write one row a game."""
    check_export(path)
    try:
        _WRITERS[path.suffix.lower()](path, columns(rows, bots, game))
    except OSError as error:
        raise ExportError(f"{path}: cannot be written: {error.strerror}") from None
