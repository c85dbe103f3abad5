"""Every decision of a game that was played: what its seat knew, what it might do, and what a judge thought. Kernels."""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from meadhall.bots.judge.network import Network, NetworkScratch, run_network, write_chances
from meadhall.core.common import copy_numbers
from meadhall.core.contract import Kernels
from meadhall.core.driver import bind_loop
from meadhall.core.record import Array
from meadhall.lab.compiled.trace import choose_recorded

legal: Any
hide: Any
imagine: Any
estimate: Any


class DecisionArrays(NamedTuple):
    """Where the decisions of a game are written, a row each, and where that is worked out."""

    views: Array
    view_raw: Array
    """The same as bytes."""
    legal: Array
    """The legal actions of all decisions, one after the other."""
    ends: Array
    """Where those of each decision end."""
    values: Array
    """The judge's opinion of the chance of the seat that decides; nothing is written without a judge."""
    written: Array
    """Two numbers: the decisions so far, and their legal actions, for which there may not have been room."""
    playing: Array
    """The bytes of the state that is being played."""
    world: Array
    """One record: a world that a seat imagines."""
    world_raw: Array
    out: Array
    chances: Array
    rng: Array
    worlds: int
    """How many worlds the judge is asked about at each decision; 0 if there is no judge."""
    heard: int
    """1 if the judge hears the game's own estimate."""
    network: Network
    scratch: NetworkScratch


def write_decision(s: Any, box: Any, who: int, steps: int, action: int, arrays: DecisionArrays) -> None:
    """A template for `observe`: write what a seat knew and might do, and what the judge thinks of its chance.

    The judge is asked about as many worlds as `worlds` says, which the seat imagines, and the mean is kept.
    """
    if who < 0:
        return
    n = arrays.written[0]
    arrays.written[0] += 1
    copy_numbers(arrays.playing, arrays.view_raw[n])
    hide(arrays.views[n], box, who)
    legal_count = legal(s, box, arrays.out)
    start = arrays.written[1]
    arrays.written[1] += legal_count
    if arrays.written[1] <= len(arrays.legal):
        for i in range(legal_count):
            arrays.legal[start + i] = arrays.out[i]
    arrays.ends[n] = arrays.written[1]
    total = 0.0
    for _ in range(arrays.worlds):
        copy_numbers(arrays.view_raw[n], arrays.world_raw)
        imagine(arrays.world[0], box, who, arrays.rng)
        if arrays.heard:
            for one in range(box.players):
                estimate(arrays.world[0], box, one, arrays.chances)
                arrays.scratch.estimates[one] = arrays.chances[one]
        run_network(arrays.world_raw, who, box.players, arrays.network, arrays.scratch)
        write_chances(who, box.players, arrays.network, arrays.scratch, arrays.chances)
        total += arrays.chances[who]
    if arrays.worlds > 0:
        arrays.values[n] = total / arrays.worlds


@cache
def compiled_decisions(name: str, kernels: Kernels) -> Callable[..., bool]:
    """The loop that plays a game again and writes its decisions."""
    return bind_loop(name, kernels.as_dict(), choose_recorded, write_decision)
