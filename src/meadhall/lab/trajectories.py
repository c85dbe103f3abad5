"""Trajectories: every decision of many games as a Parquet file, for programs that learn from them.

A row is a decision: the view of its seat, its legal actions, its action, how the game ended for it, and the judge's
opinion of its chance, where the game has a judge. `docs/trajectories.md` tells every column. Files are written while
the games are played, in the order of the games, whatever the number of processes.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from meadhall.lab.decisions import Decisions
from meadhall.lab.games import BotTable, FinishedGame, ScheduledGame, steps_of
from meadhall.lab.process_pool import share_out
from meadhall.lab.row_file import RowFile, lists, ragged, view_columns, words
from meadhall.lab.runs import BlockResult, RunPlan, Venue


class TrajectoryFile(RowFile):
    """A Parquet file of decisions that is being written."""

    def add_decisions(self, first: int, games: int, decisions: Decisions) -> None:
        """Add the decisions of so many games from this number on."""
        self.add(first, games, columns(decisions) if len(decisions) else {})


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


def recorded(file: TrajectoryFile, venue: Venue) -> Venue:
    """A venue that plays blocks where another one does, and writes their decisions on the way."""

    def play(plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
        for block in venue(replace(plan, record=True), blocks, jobs):
            assert block.decisions is not None
            file.add_decisions(block.first, len(block.rows.number), block.decisions)
            yield replace(block, decisions=None)

    return play


def play_and_record(
    file: TrajectoryFile, table: BotTable, schedule: Iterable[ScheduledGame], *, jobs: int | None = None
) -> Iterator[FinishedGame]:
    """Play games as `play_all` does, and write their decisions on the way."""
    for finished, decisions in share_out(table, _play_recorded, schedule, jobs):
        file.add_decisions(finished.scheduled.number, 1, decisions)
        yield finished


def _play_recorded(table: BotTable, scheduled: ScheduledGame) -> tuple[FinishedGame, Decisions]:
    table.warm_up(scheduled.bots)
    finished, match = table.play_match(scheduled)
    return finished, table.recorder.record(scheduled.number, scheduled.bots, *steps_of(match))
