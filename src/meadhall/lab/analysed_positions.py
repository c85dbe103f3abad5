"""Analysed positions: every step of analysed games as a row of a Parquet file, to study luck and decisions.

`docs/trajectories.md` tells every column. For every seat
`after = chances + chance + secrets + decision + uncertainty`, row by row.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from meadhall.analysis import Analysis, TurnChoice
from meadhall.core.constants import SPECTATOR
from meadhall.core.match import Match
from meadhall.core.record import to_bytes
from meadhall.lab.analysed_games import GameAnalyst
from meadhall.lab.games import BotTable
from meadhall.lab.process_pool import share_out
from meadhall.lab.row_file import RowFile, lists, ragged, view_columns, words
from meadhall.lab.runs import ProgressCallback, RunPlan, silent

NOBODY = -1  # stands for a seat or an action where there is none


def look_at_positions(analyst: GameAnalyst, number: int) -> tuple[int, dict[str, Any]]:
    """The number of a game of a run, and the columns of its positions."""
    match = analyst.match(number)
    found, table = analyst.analysis(match), analyst.plan.table
    count, seats = len(match.steps), [NOBODY if step.seat is None else step.seat for step in found.steps]
    told = {
        "game": np.full(count, number, np.int32),
        "seed": np.full(count, table.seed, np.int64),
        "edition": words([table.game.edition.header.edition] * count),
        "step": np.arange(count, dtype=np.int32),
        "turn": np.repeat(*np.array([(turn.number, turn.last - turn.first + 1) for turn in found.turns], np.int32).T),
        "seat": np.array(seats, np.int8),
        "bot": words([None if seat == NOBODY else analyst.plan.bots[seat] for seat in seats]),
    }
    return number, told | _columns(match, found)


def _columns(match: Match, found: Analysis) -> dict[str, Any]:
    """The columns that tell what was known and found in each position.

    A view is what the deciding seat knew; it is what a spectator knew where chance was to move.
    """
    views = [match.look(step.before, step.who if step.who >= 0 else SPECTATOR) for step in match.steps]
    legal = [list(view.legal) if step.who >= 0 else [] for view, step in zip(views, match.steps, strict=True)]
    choices, number = [step.choice for step in found.steps], match.game.actions.number
    best = [NOBODY if choice is None else number(choice.best.actions[0]) for choice in choices]
    raw = np.frombuffer(b"".join(to_bytes(view.state) for view in views), match.game.state.dtype)

    def seatwise(part: str) -> Any:
        return lists(np.array([getattr(step, part) for step in found.steps]))

    return {
        "legal": ragged(np.concatenate([np.array(each, np.int16) for each in legal]), np.array(list(map(len, legal)))),
        "action": np.array([step.number for step in match.steps], np.int16),
        "chances": seatwise("chances"),
        "after": lists(np.array(found.curve[1:])),
        **{part: seatwise(part) for part in ("chance", "secrets", "decision", "uncertainty")},
        **{part: np.array([getattr(step, part) for step in found.steps]) for part in ("band", "error")},
        "results": lists(np.array([found.end] * len(views))),
        "value": _judged(choices, lambda choice: choice.chances[choice.seat]),
        "played_value": _judged(choices, lambda choice: choice.played.chances[choice.seat]),
        "best_value": _judged(choices, lambda choice: choice.best.chances[choice.seat]),
        "best_action": np.array(best, np.int16),
        "loss": _judged(choices, lambda choice: choice.loss),
        "mark": words([None if choice is None else choice.mark for choice in choices]),
        **view_columns(raw),
    }


def _judged(choices: Sequence[TurnChoice | None], number: Callable[[TurnChoice], float]) -> Any:
    """A number of each choice, where it begins; nothing elsewhere."""
    import pyarrow

    return pyarrow.array([None if choice is None else number(choice) for choice in choices], pyarrow.float64())


def write_positions(
    path: Path, table: BotTable, bots: Sequence[str], games: Iterable[int], depth: str = "quick",
    *, jobs: int | None = None, progress: ProgressCallback = silent,
) -> int:  # fmt: skip
    """Analyse games of a run, numbered from 0 on, and write all of their positions; returns how many there are."""
    analyst = GameAnalyst(RunPlan(table, tuple(bots)), depth)
    with RowFile(path, table, bots, rows="positions", depth=depth) as file:
        for number, columns in share_out(analyst, look_at_positions, games, jobs):
            file.add(number, 1, columns)
            progress(1)
    return file.rows
