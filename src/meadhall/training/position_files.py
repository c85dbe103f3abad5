"""The positions of a generation on disk, block by block: whole, or not there at all."""

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from meadhall.bots.judge.judge import JudgeError
from meadhall.core.record import Array
from meadhall.training.self_play import TrainingPositions


def write_positions(path: Path, parts: Sequence[TrainingPositions], begun: int) -> None:
    """Write down positions, block by block, and how many blocks were begun for them."""
    arrays = vars(TrainingPositions.joined(parts)) | {"sizes": np.array([len(part) for part in parts]), "begun": begun}
    fresh = path.with_name(f"{path.name}.new")
    try:
        with fresh.open("wb") as file:
            np.savez(file, **arrays)
        fresh.replace(path)
    except OSError as error:
        raise JudgeError(f"{path}: cannot be written: {error.strerror}") from None


def read_positions(path: Path) -> tuple[list[TrainingPositions], int]:
    """What was written down; nothing if there is no such file, or none that this version can read."""
    try:
        with path.open("rb") as file, np.load(file) as arrays:
            sizes, begun = arrays["sizes"], int(arrays["begun"])
            whole = TrainingPositions(**{each.name: arrays[each.name] for each in fields(TrainingPositions)})
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return [], 0
    ends: Array = np.cumsum(sizes)
    return [whole[int(end - part) : int(end)] for end, part in zip(ends, sizes, strict=True)], begun
