"""Traces: a game that was played, looked at again step by step, compiled.

It has everything that a report needs to know of a game: the states, how wide every choice was, and all points.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from meadhall.core.common import copy_numbers, count_turn
from meadhall.core.constants import NOBODY
from meadhall.core.contract import Kernels
from meadhall.core.driver import Played, bind_loop
from meadhall.core.game import Game
from meadhall.core.record import Array, Box

legal = points = whose_turn = cast(Any, None)  # filled in by `bind`


class TraceArrays(NamedTuple):
    """Where a trace is written."""

    raw: Array  # the states as bytes
    playing: Array  # the bytes of the state that is being played
    choices: Array
    points: Array
    turns: Array
    owner: Array  # one number: whose turn it was last
    offered: Array  # counts how often each action was legal
    legal: Array  # scratch for `legal`


def choose_recorded(s: Any, box: Any, who: int, steps: int, actions: Array) -> int:
    """A template for `choose`: the actions of a game that was played before."""
    return int(actions[steps])


def trace_step(s: Any, box: Any, who: int, steps: int, action: int, trace: TraceArrays) -> None:
    """A template for `observe`: write what a trace has of the position before a step."""
    copy_numbers(trace.playing, trace.raw[steps])
    trace.owner[0] = count_turn(whose_turn(s, box), trace.owner[0], trace.turns)
    points(s, box, trace.points[steps])
    if who >= 0:
        n = legal(s, box, trace.legal)
        trace.choices[steps] = n
        for i in range(n):
            trace.offered[trace.legal[i]] += 1


@cache
def _compiled(name: str, kernels: Kernels) -> Callable[..., bool]:
    return bind_loop(name, kernels.as_dict(), choose_recorded, trace_step)


@dataclass(frozen=True)
class Trace:
    """A finished game, step by step."""

    whos: Array  # the seat that took each step, or CHANCE
    actions: Array  # the numbers of what they did
    states: Array  # the state before each step, and the last one
    choices: Array  # how many actions were legal where a seat decided; 0 at a step of chance
    points: Array
    """How the points stood before each step and at the end, a column a seat; all 0 in a game that has none."""
    turns: Array  # how many turns each seat had, as the game tells whose turn it is (`whose_turn`)
    played: Played  # how it ended, in one row

    @classmethod
    def of(cls, game: Game, box: Box, whos: Array, actions: Array, offered: Array | None = None) -> "Trace":
        """The trace of these steps.

        >>> import meadhall
        >>> match = meadhall.game("runir").start(players=2, seed=7)
        >>> while not match.over:
        ...     _ = match.play(match.legal[0])
        >>> whos, actions = (np.array(row) for row in zip(*((step.who, step.number) for step in match.steps)))
        >>> trace = Trace.of(match.game, match.box, whos, actions)
        >>> tuple(trace.points[-1].tolist()) == match.outcome.points
        True
        """
        count, players = len(actions), int(box.players)
        whos, actions = np.ascontiguousarray(whos, np.int8), np.ascontiguousarray(actions, np.int32)
        states, played = game.state.batch(count + 1), Played.room(game, players)
        arrays = TraceArrays(
            raw=states.view(np.uint8).reshape(count + 1, -1),
            playing=played.finals.view(np.uint8),
            choices=np.zeros(count, np.int32),
            points=np.zeros((count + 1, players), np.int32),
            turns=np.zeros(players, np.int32),
            owner=np.full(1, NOBODY, np.int64),
            offered=np.zeros(len(game.actions), np.int64) if offered is None else offered,
            legal=np.zeros(len(game.actions), np.int32),
        )
        _compiled(game.name, game.kernels)(0, box, count, actions, arrays, played)
        states[count], arrays.points[count] = played.finals[0], played.points[0]
        return cls(whos, actions, states, arrays.choices, arrays.points, arrays.turns, played)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.points.shape[1])

    @property
    def decided(self) -> Array:
        """The numbers of the steps that a seat decided."""
        return np.flatnonzero(self.whos >= 0)

    @property
    def handovers(self) -> int:
        """How often somebody began to decide: stretches of decisions by the same seat, in turns and outside of them."""
        seats = self.whos[self.decided]
        return 1 + int((seats[1:] != seats[:-1]).sum()) if len(seats) else 0
