"""The kernels of the vector environment on a GPU, one thread a game: around the step of `vector_kernels`, unchanged."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from meadhall.core.contract import Kernels
from meadhall.core.device import bind_on_device
from meadhall.core.record import Array
from meadhall.core.rng import below
from meadhall.envs.vector_kernels import Games, VectorRules, Work, compiled_step, forfeit_illegal, nobody

# Filled in by `bind_on_device`.
cuda = step_one = STATE = WORDS = BYTES = CHOICES = OUTCOMES = cast(Any, None)

ILLEGAL, WAITING = range(2)
"""What `judge` reports: the first game of each sort, or the number of games."""


class Told(NamedTuple):
    """What a step tells, as arrays for learners."""

    rewards: Array  # of the seat that has acted
    ended: Array
    illegal: Array  # whether the game was lost by an action that is not legal
    movers: Array  # the seat to move, or OVER


def judge(actions: Array, masks: Array, rows: Array, judged: Array, illegal: Array, first: Array) -> None:
    """A template: put what `step_games` does in place of actions that are not legal, and tell the first of them."""
    for i in range(cuda.grid(1), len(actions), cuda.gridsize(1)):
        row = slice(i, i + 1)
        action = int(actions[i])
        judged[i] = action if 0 <= action < masks.shape[1] else -1
        if rows[i].finished:
            cuda.atomic.min(first, WAITING, i)
        illegal[i] = forfeit_illegal(judged[row], masks[row], rows[row]) >= 0
        if illegal[i]:
            cuda.atomic.min(first, ILLEGAL, i)


def step_on_device(
    actions: Array, boxes: Array, games: Games, plan: Array, table: Array, rules: VectorRules, told: Told
) -> None:
    """A template: one decision in each game."""
    room = cuda.local.array(WORDS, np.int64)
    out = cuda.local.array(CHOICES, np.int32)
    weights = cuda.local.array(OUTCOMES, np.int64)
    raw = room.view(np.uint8)[:BYTES]
    numbers = (room.view(np.int8), room.view(np.int16), room.view(np.int32), room)
    work = Work(raw.view(STATE), raw, numbers, out, weights, plan, table)
    for i in range(cuda.grid(1), len(actions), cuda.gridsize(1)):
        row = slice(i, i + 1)
        here = Games(
            games.states[row], games.raw[row], games.rows[row], games.rngs[row], games.bot_rngs[row],
            games.seeds[row], games.bots[row], games.observations[row], games.finals[row], games.masks[row],
            games.choices[row], games.rewards[row],
        )  # fmt: skip
        actor = games.rows[i].viewer
        step_one(actions[row], boxes[0], here, work, rules, 0)
        told.rewards[i] = games.rewards[i, actor]
        told.ended[i] = games.rows[i].ended != 0
        told.movers[i] = games.rows[i].mover


def sample(choices: Array, rows: Array, rngs: Array, out: Array) -> None:
    """A template: one legal action of each game, all alike, from a stream of its own; 0 where there is none."""
    for i in range(cuda.grid(1), len(out), cuda.gridsize(1)):
        out[i] = choices[i, below(rngs[i], int(rows[i].count))] if rows[i].count > 0 else 0


@cache
def device_step(name: str, kernels: Kernels, state: "np.dtype[Any]", choices: int, outcomes: int) -> Any:
    """`step_on_device` with the rules of one game."""
    words = -(-state.itemsize // 8)
    sizes = {"STATE": state, "WORDS": words, "BYTES": state.itemsize, "CHOICES": choices, "OUTCOMES": outcomes}
    step = compiled_step(name, kernels, nobody)
    return bind_on_device(step_on_device, name, {**kernels.as_dict(), "step_one": step, **sizes})


@cache
def device_part(template: Callable[..., Any]) -> Any:
    """A kernel that knows no game: `judge` or `sample`."""
    return bind_on_device(template, "all", {})
