"""Every decision of a game that was played: what its seat knew, what it might do, and what a judge thought. Kernels.

`replay_decisions` is a template: it is compiled with one game's rules as its globals.
"""

# ruff: noqa: F821 - some names are filled in by `bind` with one game's kernels

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from meadhall.bots.judge.network import Network, NetworkScratch, run_network, write_chances
from meadhall.core.common import copy_numbers
from meadhall.core.contract import Kernels
from meadhall.core.kernel import bind
from meadhall.core.record import Array
from meadhall.core.rng import seed_rng

setup: Any
legal: Any
step: Any
hide: Any
imagine: Any
estimate: Any
utility: Any


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
    """What the judge thinks of the chance of who decides; nothing is written without one."""
    results: Array
    """What the game was worth to each seat in the end."""
    states: Array
    """Two records: the state, and a world that a seat imagines."""
    raw: Array
    out: Array
    chances: Array
    rng: Array


def replay_decisions(
    box: Any, whos: Array, actions: Array, seed: int, worlds: int, heard: int, network: Network,
    scratch: NetworkScratch, arrays: DecisionArrays,
) -> int:  # fmt: skip
    """Play the steps of a game again and write its decisions; returns how many, or -1 if there was not enough room.

    A judge is asked about so many worlds that the seat imagines, and the mean is kept; 0 if there is no judge.
    """
    s, world = arrays.states[0], arrays.states[1]
    arrays.raw[0, :] = 0
    seed_rng(arrays.rng, seed, 0)
    setup(s, box)
    n = 0
    written = 0
    for i in range(len(actions)):
        who = whos[i]
        if who >= 0:
            copy_numbers(arrays.raw[0], arrays.view_raw[n])
            hide(arrays.views[n], box, who)
            count = legal(s, box, arrays.out)
            if written + count > len(arrays.legal):
                return -1
            for k in range(count):
                arrays.legal[written + k] = arrays.out[k]
            written += count
            arrays.ends[n] = written
            total = 0.0
            for _ in range(worlds):
                copy_numbers(arrays.view_raw[n], arrays.raw[1])
                imagine(world, box, who, arrays.rng)
                if heard:
                    for one in range(box.players):
                        estimate(world, box, one, arrays.chances)
                        scratch.estimates[one] = arrays.chances[one]
                run_network(arrays.raw[1], who, box.players, network, scratch)
                write_chances(who, box.players, network, scratch, arrays.chances)
                total += arrays.chances[who]
            if worlds > 0:
                arrays.values[n] = total / worlds
            n += 1
        step(s, box, int(actions[i]))
    utility(s, box, arrays.results)
    return n


@cache
def compiled_decisions(name: str, kernels: Kernels) -> Callable[..., int]:
    """`replay_decisions` with the rules of one game."""
    return bind(replay_decisions, name, kernels.as_dict())
