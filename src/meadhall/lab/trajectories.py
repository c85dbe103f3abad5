"""Trajectories: every decision of many games as a Parquet file, for whoever learns from them.

A row is a decision: what its seat knew, what it might do, what it did, how the game ended for it, and what the judge of
the game, where there is one, thought of its chance. `docs/trajectories.md` tells every column. Files are written while
the games are played, in the order of the games, whatever the number of processes.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from meadhall.lab.decisions import DecisionRecorder, Decisions
from meadhall.lab.games import BotTable, FinishedGame, ScheduledGame, make_table, steps_of
from meadhall.lab.process_pool import share_out
from meadhall.lab.row_file import RowFile, lists, ragged, view_columns, words
from meadhall.lab.runs import BlockResult, RunPlan, Venue


class TrajectoryFile(RowFile[Decisions]):
    """A Parquet file of decisions that is being written."""

    def count(self, some: Decisions) -> int:
        """How many decisions these are."""
        return len(some)

    def columns(self, parts: Sequence[Decisions]) -> dict[str, Any]:
        """The columns of the file."""
        return columns(Decisions.stacked(parts))


def columns(decisions: Decisions) -> dict[str, Any]:
    """The columns of the file, as Arrow has them."""
    found = {
        "game": decisions.game,
        "step": decisions.step,
        "seat": decisions.seat,
        "bot": words(decisions.bot.tolist()),
        "legal": ragged(decisions.legal, decisions.legal_counts),
        "action": decisions.action,
        "result": decisions.result,
        "results": lists(decisions.results),
    }
    if decisions.value is not None:
        found["value"] = decisions.value
    return found | view_columns(decisions.views)


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
    return finished, recording.recorder.record(scheduled.number, scheduled.bots, *steps_of(match))
