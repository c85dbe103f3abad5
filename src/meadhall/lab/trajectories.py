"""Trajectories: every decision of many games as a Parquet file, for whoever learns from them.

A row is a decision: what its seat knew, what it might do, what it did, how the game ended for it, and what the judge of
the game, where there is one, thought of its chance. `docs/trajectories.md` tells every column. Files are written while
the games are played, in the order of the games, whatever the number of processes.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

import meadhall
from meadhall.core.options import settle
from meadhall.core.record import Array
from meadhall.lab.decisions import DecisionRecorder, Decisions
from meadhall.lab.export import ExportError, check_export
from meadhall.lab.games import BotTable, FinishedGame, ScheduledGame, make_table
from meadhall.lab.process_pool import share_out
from meadhall.lab.runs import BlockResult, RunPlan, Venue

VIEW = "view_"
"""Begins the names of the columns that hold the fields of the view."""
_ROWS = 100_000  # of a row group of the file


class TrajectoryFile:
    """A Parquet file of decisions that is being written; a `with` statement finishes it.

    Games may come in any order, and are written in that of their numbers.
    """

    def __init__(self, path: Path, table: BotTable, bots: Sequence[str]) -> None:
        check_trajectories(path)
        self._path, self._fresh = path, path.with_name(f"{path.name}.new")
        self._table, self._bots = table, bots
        self._waiting: dict[int, tuple[int, Decisions]] = {}
        self._next, self._held = 0, list[Decisions]()
        self._writer: Any = None
        self.rows = 0
        """How many decisions were written."""

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

    def add(self, first: int, games: int, decisions: Decisions) -> None:
        """The decisions of games from this number on, so many games."""
        self._waiting[first] = games, decisions
        while self._next in self._waiting:
            games, following = self._waiting.pop(self._next)
            self._next += games
            self._held.append(following)
            if sum(map(len, self._held)) >= _ROWS:
                self._write()

    def _write(self) -> None:
        import pyarrow
        from pyarrow import parquet

        some = [each for each in self._held if len(each)]
        self._held = []
        if not some:
            return
        table = pyarrow.table(columns(Decisions.joined(some)), metadata=self._metadata())
        try:
            if self._writer is None:
                self._writer = parquet.ParquetWriter(self._fresh, table.schema, compression="zstd")
            self._writer.write_table(table, row_group_size=_ROWS)
        except OSError as error:
            raise ExportError(f"{self._path}: cannot be written: {error.strerror or error}") from None
        self.rows += len(table)

    def _metadata(self) -> dict[str, str]:
        table, game = self._table, self._table.game
        about = {
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
        return {"meadhall": json.dumps(about, ensure_ascii=False)}


def check_trajectories(path: Path) -> None:
    """See before anything is played that the file can be written."""
    if path.suffix.lower() != ".parquet":
        raise ExportError(f"{path}: trajectories are written as Parquet; the name of the file ends in .parquet")
    check_export(path)


def columns(decisions: Decisions) -> dict[str, Any]:
    """The columns of the file, as Arrow has them."""
    import pyarrow

    def lists(rows: Array) -> Any:
        flat = np.ascontiguousarray(rows).reshape(len(rows), -1)
        return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(flat.ravel()), flat.shape[1])

    ends = np.concatenate([[0], np.cumsum(decisions.legal_counts)]).astype(np.int32)
    found = {
        "game": decisions.game,
        "step": decisions.step,
        "seat": decisions.seat,
        "bot": pyarrow.array(decisions.bot.tolist(), pyarrow.string()).dictionary_encode(),
        "legal": pyarrow.ListArray.from_arrays(pyarrow.array(ends), pyarrow.array(decisions.legal)),
        "action": decisions.action,
        "result": decisions.result,
        "results": lists(decisions.results),
    }
    if decisions.value is not None:
        found["value"] = decisions.value
    for name in decisions.views.dtype.names or ():
        if not name.startswith("_"):
            numbers = decisions.views[name]
            found[VIEW + name] = np.ascontiguousarray(numbers) if numbers.ndim == 1 else lists(numbers)
    return found


# --- Runs and arenas --------------------------------------------------------------------------------------------------


def recorded(file: TrajectoryFile, venue: Venue) -> Venue:
    """A venue that plays blocks where another one does, and writes their decisions on the way."""

    def play(plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
        for block in venue(replace(plan, record=True), blocks, jobs):
            assert block.decisions is not None
            file.add(block.first, len(block.rows.number), block.decisions)
            yield replace(block, decisions=None)

    return play


class RecordingTable:
    """A table of a worker process, and what finds the decisions of its games."""

    def __init__(self, *setup: Any) -> None:
        self.table = make_table(*setup)
        table = self.table
        self.recorder = DecisionRecorder(table.game, table.game.make_box(table.players, table.options), table.seed)


def play_and_record(
    file: TrajectoryFile, table: BotTable, schedule: Iterable[ScheduledGame], *, jobs: int | None = None
) -> Iterator[FinishedGame]:
    """Play games as `play_all` does, and write their decisions on the way."""
    for finished, decisions in share_out(RecordingTable, table.setup, _play_recorded, schedule, jobs):
        file.add(finished.scheduled.number, 1, decisions)
        yield finished


def _play_recorded(recording: RecordingTable, scheduled: ScheduledGame) -> tuple[FinishedGame, Decisions]:
    recording.table.warm_up(sorted(set(scheduled.bots)))
    finished, match = recording.table.play_match(scheduled)
    whos, actions = (
        np.array(column) for column in zip(*((step.who, step.number) for step in match.steps), strict=True)
    )
    return finished, recording.recorder.record(scheduled.number, scheduled.bots, whos, actions)
