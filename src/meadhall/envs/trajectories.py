"""Files of trajectories as learners want them: batches of tensors, masks, actions and results.

`meadhall simulate GAME --trajectories FILE.parquet` and `meadhall arena` write them: see `docs/trajectories.md`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import meadhall
from meadhall.core.game import Game
from meadhall.core.record import Array
from meadhall.envs.errors import SaveError
from meadhall.envs.observation import layout, tensors_of
from meadhall.lab.row_file import VIEW


@dataclass(frozen=True)
class Batch:
    """Some decisions, a row each."""

    observation: Array  # the tensors of the views
    action_mask: Array  # the masks of the legal actions
    action: Array  # the actions that were played
    result: Array  # the value of the game to the seat in the end, from 0 to 1
    value: Array | None  # the judge's opinion of the seat's chance; None if the game has no judge
    game: Array  # the numbers of the games
    seat: Array

    def __len__(self) -> int:
        return len(self.action)


def read_trajectories(
    path: Path | str, size: int = 8192, *, one_hot: bool = False, relative: bool = False
) -> Iterator[Batch]:
    """The decisions of a file, in batches of so many, in the order of the games."""
    from pyarrow import parquet

    file = parquet.ParquetFile(path)
    about = (file.schema_arrow.metadata or {}).get(b"meadhall")
    if about is None:
        raise SaveError(f"{path} holds no trajectories: `meadhall simulate GAME --trajectories` writes them")
    about = json.loads(about)
    if about.get("rows") == "positions":
        raise SaveError(f"{path} holds analysed positions, not trajectories: read it with any tool that reads Parquet")
    game = meadhall.game(about["game"])
    if about["layout"] != game.state.layout_digest():
        raise SaveError(f"{path} holds views of {game.title} as they were once: write it anew")
    where = layout(game, one_hot=one_hot, relative=relative)
    for rows in file.iter_batches(size):
        seats = _numbers(rows, "seat")
        yield Batch(
            observation=tensors_of(where, _records(game, rows), seats, int(about["players"])),
            action_mask=_masks(game, rows),
            action=_numbers(rows, "action"),
            result=_numbers(rows, "result"),
            value=_numbers(rows, "value") if "value" in rows.schema.names else None,
            game=_numbers(rows, "game"),
            seat=seats,
        )


def _numbers(rows: Any, name: str) -> Array:
    found: Array = rows.column(name).to_numpy(zero_copy_only=False)
    return found


def _records(game: Game, rows: Any) -> Array:
    """The views, as records of the game."""
    records = game.state.batch(len(rows))
    for name in game.state.fields:
        column = rows.column(VIEW + name)
        flat = column if column.type.num_fields == 0 else column.flatten()
        records[name] = flat.to_numpy(zero_copy_only=False).reshape(records[name].shape)
    return records


def _masks(game: Game, rows: Any) -> Array:
    legal = rows.column("legal")
    masks = np.zeros((len(rows), game.actions.decisions), np.int8)
    counts = legal.value_lengths().to_numpy(zero_copy_only=False)
    masks[np.repeat(np.arange(len(rows)), counts), legal.flatten().to_numpy(zero_copy_only=False)] = 1
    return masks
