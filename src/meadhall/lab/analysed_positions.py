"""Analysed positions: every step of analysed games as a row of a Parquet file, to study luck and decisions.

`docs/trajectories.md` tells every column. For every seat
`after = chances + chance + secrets + decision + uncertainty`, row by row.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from meadhall.analysis import AnalysedStep
from meadhall.core.constants import SPECTATOR
from meadhall.core.record import Array, to_bytes
from meadhall.lab.analysed_games import GameAnalyst
from meadhall.lab.games import BotTable
from meadhall.lab.process_pool import share_out
from meadhall.lab.row_file import RowFile, lists, ragged, view_columns, words
from meadhall.lab.runs import ProgressCallback, RunPlan, silent

NOBODY = -1
"""Instead of a seat or an action, where there is none."""


@dataclass(frozen=True)
class AnalysedPositions:
    """All steps of one analysed game: tuples have an entry for each step."""

    number: int
    steps: tuple[AnalysedStep, ...]
    turns: tuple[int, ...]
    end: tuple[float, ...]
    actions: tuple[int, ...]
    best: tuple[int, ...]
    legal: tuple[tuple[int, ...], ...]
    views: Array
    """What the deciding seat knew; what a spectator knew where chance was to move."""


class PositionFile(RowFile[AnalysedPositions]):
    """A Parquet file of analysed positions that is being written."""

    def __init__(self, path: Path, table: BotTable, bots: Sequence[str], depth: str) -> None:
        super().__init__(path, table, bots)
        self._depth = depth

    def about(self) -> dict[str, Any]:
        """What the file's metadata tells: also what the rows are, and how deeply they were looked at."""
        return super().about() | {"rows": "positions", "depth": self._depth}

    def count(self, some: AnalysedPositions) -> int:
        """How many positions these are."""
        return len(some.steps)

    def columns(self, parts: Sequence[AnalysedPositions]) -> dict[str, Any]:
        """The columns of the file."""
        steps = [step for part in parts for step in part.steps]
        legal = [actions for part in parts for actions in part.legal]
        after = [values for part in parts for values in (*(step.chances for step in part.steps[1:]), part.end)]
        seats = [NOBODY if step.seat is None else step.seat for step in steps]
        table, edition = self._table, self._table.game.edition
        return {
            "game": np.repeat([part.number for part in parts], [len(part.steps) for part in parts]).astype(np.int32),
            "seed": np.full(len(steps), table.seed, np.int64),
            "edition": words([edition.header.edition] * len(steps)),
            "step": np.array([step.number for step in steps], np.int32),
            "turn": np.array([turn for part in parts for turn in part.turns], np.int32),
            "seat": np.array(seats, np.int8),
            "bot": words([None if seat == NOBODY else self._bots[seat] for seat in seats]),
            "legal": ragged(
                np.array([action for actions in legal for action in actions], np.int16),
                np.array([len(actions) for actions in legal]),
            ),
            "action": np.array([action for part in parts for action in part.actions], np.int16),
            "chances": _doubles([step.chances for step in steps]),
            "after": _doubles(after),
            "chance": _doubles([step.chance for step in steps]),
            "secrets": _doubles([step.secrets for step in steps]),
            "decision": _doubles([step.decision for step in steps]),
            "uncertainty": _doubles([step.uncertainty for step in steps]),
            "band": np.array([step.band for step in steps]),
            "error": np.array([step.error for step in steps]),
            "results": _doubles([part.end for part in parts for _ in part.steps]),
            "value": _judged(steps, lambda choice: choice.chances[choice.seat]),
            "played_value": _judged(steps, lambda choice: choice.played.chances[choice.seat]),
            "best_value": _judged(steps, lambda choice: choice.best.chances[choice.seat]),
            "best_action": np.array([action for part in parts for action in part.best], np.int16),
            "loss": _judged(steps, lambda choice: choice.loss),
            "mark": words([step.choice.mark if step.choice is not None else None for step in steps]),
        } | view_columns(np.concatenate([part.views for part in parts]))


def _doubles(rows: Sequence[Sequence[float]]) -> Any:
    return lists(np.array(rows, np.float64))


def _judged(steps: Sequence[AnalysedStep], number: Any) -> Any:
    """A number of each choice, where it begins; nothing elsewhere."""
    import pyarrow

    found = [None if step.choice is None else number(step.choice) for step in steps]
    return pyarrow.array(found, pyarrow.float64())


def look_at_positions(analyst: GameAnalyst, number: int) -> AnalysedPositions:
    """All positions of one game of a run: what a worker process does."""
    match = analyst.match(number)
    found, game = analyst.analysis(match), match.game
    views = game.state.batch(len(match.steps))
    raw = views.view(np.uint8).reshape(len(match.steps), -1)
    legal = []
    for place, step in enumerate(match.steps):
        view = match.look(step.before, step.who if step.who >= 0 else SPECTATOR)
        raw[place] = np.frombuffer(to_bytes(view.state), np.uint8)
        legal.append(tuple(view.legal) if step.who >= 0 else ())
    best = [NOBODY if step.choice is None else game.actions.number(step.choice.best.actions[0]) for step in found.steps]
    actions = tuple(step.number for step in match.steps)
    turns = tuple(turn.number for turn in found.turns for _ in range(turn.first, turn.last + 1))
    return AnalysedPositions(number, found.steps, turns, found.end, actions, tuple(best), tuple(legal), views)


def write_positions(
    path: Path, table: BotTable, bots: Sequence[str], games: Iterable[int], depth: str = "quick",
    *, jobs: int | None = None, progress: ProgressCallback = silent,
) -> int:  # fmt: skip
    """Analyse games of a run, numbered from 0 on, and write all of their positions; returns how many."""
    plan = RunPlan(table.setup, tuple(bots))
    with PositionFile(path, table, bots, depth) as file:
        for found in share_out(GameAnalyst, (plan, depth), look_at_positions, games, jobs):
            file.add(found.number, 1, found)
            progress(1)
    return file.rows
