"""Traces: a game that was played, looked at again step by step, compiled.

From who did what a trace has everything that a report needs to know of a game: the states, how wide every choice was,
and how the points stood. `replay_steps` is a template: it is compiled with one game's rules as its globals.
"""

# ruff: noqa: F821 - these names are filled in by `bind` with one game's kernels

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from meadhall.core.common import copy_numbers, count_turn
from meadhall.core.constants import NOBODY
from meadhall.core.contract import Kernels
from meadhall.core.game import Game
from meadhall.core.kernel import bind
from meadhall.core.record import Array, Box

setup: Any
legal: Any
points: Any
results: Any
places: Any
step: Any
stopped: Any
whose_turn: Any


class TraceArrays(NamedTuple):
    """Where a trace is written."""

    states: Array
    raw: Array
    """The same as bytes."""
    choices: Array
    points: Array
    results: Array
    places: Array
    turns: Array
    stopped: Array
    """One truth value."""
    offered: Array
    """Counts how often each action was legal."""
    legal: Array
    """What `legal` writes."""


def replay_steps(box: Any, whos: Array, actions: Array, trace: TraceArrays) -> None:
    """Play the steps of a game again and write what a trace has."""
    states, scores, out = trace.states, trace.points, trace.legal
    setup(states[0], box)
    owner = NOBODY
    for i in range(len(actions)):
        owner = count_turn(whose_turn(states[i], box), owner, trace.turns)
        points(states[i], box, scores[i])
        if whos[i] >= 0:
            n = legal(states[i], box, out)
            trace.choices[i] = n
            for j in range(n):
                trace.offered[out[j]] += 1
        copy_numbers(trace.raw[i], trace.raw[i + 1])
        step(states[i + 1], box, actions[i])
    points(states[len(actions)], box, scores[len(actions)])
    results(states[len(actions)], box, trace.results)
    places(states[len(actions)], box, trace.places)
    trace.stopped[0] = stopped(states[len(actions)], box)


@cache
def _compiled(name: str, kernels: Kernels) -> Callable[..., None]:
    return bind(replay_steps, name, kernels.as_dict())


@dataclass(frozen=True)
class Trace:
    """A finished game, step by step."""

    whos: Array
    """Who took each step: a seat, or CHANCE."""
    actions: Array
    """The numbers of what they did."""
    states: Array
    """The state before each step, and the last one."""
    choices: Array
    """How many actions were legal where a seat decided; 0 at a step of chance."""
    points: Array
    """How the points stood before each step and at the end, a column a seat; all 0 in a game that has none."""
    results: Array
    """WON, DREW or LOST for each seat."""
    places: Array
    """The final places."""
    turns: Array
    """How many turns each seat had, as the game tells whose turn it is (`whose_turn`)."""
    stopped: bool
    """Whether no rule has ended the game, but its guard against endless ones."""

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
        states = game.state.batch(count + 1)
        raw = states.view(np.uint8).reshape(count + 1, -1)
        choices, scores = np.zeros(count, np.int32), np.zeros((count + 1, players), np.int32)
        ends, ranks, turns = (np.zeros(players, np.int32) for _ in range(3))
        out = np.zeros(len(game.actions), np.int32)
        offered = np.zeros(len(game.actions), np.int64) if offered is None else offered
        replay = _compiled(game.name, game.kernels)
        whos, actions = np.ascontiguousarray(whos, np.int8), np.ascontiguousarray(actions, np.int32)
        stops = np.zeros(1, np.bool_)
        replay(box, whos, actions, TraceArrays(states, raw, choices, scores, ends, ranks, turns, stops, offered, out))
        return cls(whos, actions, states, choices, scores, ends, ranks, turns, bool(stops[0]))

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.points.shape[1])

    @property
    def decided(self) -> Array:
        """The numbers of the steps that a seat decided."""
        return np.flatnonzero(self.whos >= 0)

    @property
    def starter(self) -> int:
        """The seat that decided first; -1 if nobody decided anything."""
        seats = self.whos[self.whos >= 0]
        return int(seats[0]) if len(seats) else -1

    @property
    def handovers(self) -> int:
        """How often somebody began to decide: stretches of decisions by the same seat, in turns and outside of them."""
        seats = self.whos[self.decided]
        return 1 + int((seats[1:] != seats[:-1]).sum()) if len(seats) else 0
