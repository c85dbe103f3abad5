"""A GPU as the venue of a run: random games by the hundred thousand, the same as on the processor. Needs the extra
`gpu`.
"""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from meadhall.core.device import DeviceError
from meadhall.core.device_driver import MOST_AT_ONCE, play
from meadhall.core.record import Array
from meadhall.lab.runs import BlockResult, GameRows, RunError, RunPlan, Venue, play_here

DEVICES = ("cpu", "gpu")


def venue_on(device: str) -> Venue:
    """The venue of this name: the cores of this machine, or its GPU."""
    if device not in DEVICES:
        raise RunError(f'there is no device "{device}"; there are {" and ".join(DEVICES)}')
    return gpu if device == "gpu" else play_here


def gpu(plan: RunPlan, blocks: Iterable[range], jobs: int | None) -> Iterator[BlockResult]:
    """A venue: the GPU of this machine, which plays many blocks at once."""
    if not plan.compiled:
        raise DeviceError("a GPU plays random games that nobody watches step by step, and no others")
    table = plan.table
    for joined in _joined(blocks):
        first, games = joined[0].start, joined[-1].stop - joined[0].start
        parts = [part[1:] for part in play(table.game, table.box, games, table.seed, first=first)]
        columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
        for block in joined:
            yield _block(block, first, columns)


def _block(numbers: range, first: int, columns: Sequence[Array]) -> BlockResult:
    rows = slice(numbers.start - first, numbers.stop - first)
    return BlockResult(numbers.start, GameRows(np.array(numbers), *(column[rows] for column in columns)))


def _joined(blocks: Iterable[range]) -> Iterator[list[range]]:
    """Blocks that follow each other, together: up to as many games as a GPU plays at once."""
    some: list[range] = []
    for block in blocks:
        if some and (block.start != some[-1].stop or block.stop - some[0].start > MOST_AT_ONCE):
            yield some
            some = []
        some.append(block)
    if some:
        yield some
