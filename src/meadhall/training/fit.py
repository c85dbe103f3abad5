"""Fitting a judge to positions, with JAX: on a GPU where there is one."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from meadhall.bots.judge import JudgeError
from meadhall.bots.judge.features import FeatureTable, most_features, write_features
from meadhall.bots.judge.judge import SETTINGS
from meadhall.bots.judge.network import FIRST_LAYER, SECOND_LAYER
from meadhall.core.constants import MOST_SEATS
from meadhall.core.kernel import kernel
from meadhall.core.record import Array
from meadhall.training.self_play import TrainingPositions

Weights = dict[str, Array]

BATCH = 1024
_DECAY = 0.1  # of the weights, in each step
_NEWEST = 0.002  # the part of the newest weights in their running mean
_CHUNK = 64 * BATCH  # positions that are turned into features at once


def new_weights(features: int, actions: int, seed: int) -> Weights:
    """The weights of a judge that has learnt nothing."""
    rng = np.random.default_rng(seed)

    def normal(*shape: int, scale: float) -> Array:
        return rng.normal(0, scale, shape).astype(np.float32)

    return {
        "embeddings": normal(features, FIRST_LAYER, scale=0.05),
        "bias": np.full(FIRST_LAYER, 0.1, np.float32),
        "setting": normal(SETTINGS, FIRST_LAYER, scale=0.02),
        "estimate": normal(MOST_SEATS, FIRST_LAYER, scale=0.2),
        "hidden": normal(FIRST_LAYER, SECOND_LAYER, scale=FIRST_LAYER**-0.5),
        "hidden_bias": np.full(SECOND_LAYER, 0.1, np.float32),
        "value": np.zeros((MOST_SEATS, SECOND_LAYER), np.float32),
        "value_bias": np.zeros(MOST_SEATS, np.float32),
        "policy": np.zeros((actions, SECOND_LAYER), np.float32),
        "policy_bias": np.zeros(actions, np.float32),
    }


# --- Features -------------------------------------------------------------------------------------------------------


@kernel
def _write_rows(states: Array, seats: Array, players: Array, table: FeatureTable, found: Array, out: Array) -> None:
    for i in range(len(seats)):
        count = write_features(states[i], seats[i], players[i], table, found)
        for j in range(count):
            out[i, found[j]] = 1


def dense_features(positions: TrainingPositions, table: FeatureTable, features: int, pool: ThreadPoolExecutor) -> Array:
    """The features of positions, a row each, 1 where one is there."""
    out = np.zeros((len(positions), features), np.uint8)

    def some(first: int) -> None:
        part = slice(first, first + 1024)
        found = np.zeros(most_features(table), np.int32)
        _write_rows(positions.states[part], positions.seats[part], positions.players[part], table, found, out[part])

    list(pool.map(some, range(0, len(positions), 1024)))
    return out


def turned(values: Array, seats: Array, players: Array, table: FeatureTable) -> Array:
    """Values by seat, counted from who was to decide, if the judge counts so."""
    if not table.turned[0]:
        return values
    places = np.arange(MOST_SEATS)[None, :]
    which = np.where(places < players[:, None], (places + seats[:, None]) % players[:, None], places)
    return np.take_along_axis(values, which, axis=1)


# --- The network, once more -----------------------------------------------------------------------------------------


def _second_layer(weights: Any, features: Any, settings: Any, odds: Any) -> Any:
    first = features @ weights["embeddings"] + weights["bias"] + weights["setting"][settings].sum(axis=1)
    first = first + odds @ weights["estimate"]
    return jax.nn.relu(jax.nn.relu(first) @ weights["hidden"] + weights["hidden_bias"])


def _losses(weights: Any, batch: Any) -> tuple[Any, Any]:
    """How wrong the judge is: about who wins, and about what is worth trying."""
    second = _second_layer(weights, batch["features"].astype(jnp.float32), batch["settings"], batch["odds"])
    logits = second @ weights["value"].T + weights["value_bias"]
    each = jnp.maximum(logits, 0) - logits * batch["targets"] + jnp.log1p(jnp.exp(-jnp.abs(logits)))
    value = (each * batch["seated"]).sum() / batch["seated"].sum()
    scores = second @ weights["policy"].T + weights["policy_bias"]
    considered = batch["actions"] >= 0
    chosen = jnp.where(considered, jnp.take_along_axis(scores, jnp.maximum(0, batch["actions"]), axis=1), -1e9)
    policy = -(batch["shares"] * jax.nn.log_softmax(chosen, axis=1)).sum() / jnp.maximum(1, batch["shares"].sum())
    return value, policy


@partial(jax.jit, donate_argnums=(0,))
def _train(state: Any, rate: Any, batches: Any) -> Any:
    """A pass over some batches: AdamW, and the running mean of the weights, which errs less than the last ones do."""

    def one(state: Any, batch: Any) -> Any:
        weights, averaged, means, squares, step = state

        def loss(weights: Any) -> Any:
            value, policy = _losses(weights, batch)
            return value + 0.1 * policy, (value, policy)

        gradients, found = jax.grad(loss, has_aux=True)(weights)
        step = step + 1
        means = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, means, gradients)
        squares = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, squares, gradients)
        mend = jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        weights = jax.tree.map(
            lambda w, m, v: w - rate * (mend * m / (jnp.sqrt(v) + 1e-8) + _DECAY * w), weights, means, squares
        )
        newest = jnp.maximum(_NEWEST, 1 / step)
        averaged = jax.tree.map(lambda a, w: a + newest * (w - a), averaged, weights)
        return (weights, averaged, means, squares, step), jnp.stack(found)

    state, found = jax.lax.scan(one, state, batches)
    return state, found.mean(axis=0)


@jax.jit
def _measure(weights: Any, batch: Any) -> Any:
    return jnp.stack(_losses(weights, batch))


# --- Fitting --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fitted:
    """The result."""

    weights: Weights
    loss: float  # how wrong it is about who wins, on the positions that it learnt from
    held_out: float  # the same on positions of other games
    policy: float  # how wrong it is about what is worth trying, on these


def fit(
    positions: TrainingPositions, held_out: TrainingPositions, table: FeatureTable, weights: Weights, *, epochs: int,
    jobs: int, seed: int, trust: float = 0.0, rate: float = 1e-3, until: float = np.inf,
    report: Callable[[int, float, float], None] | None = None,
) -> Fitted:  # fmt: skip
    """Fit a judge, and stop when it grows no better on games that it has not seen.

    `trust` is how much it learns from what the search thought, and not from who won; `until` is when to stop at the
    latest, as `time.monotonic` tells it.
    """
    features = len(weights["embeddings"])
    now = {name: jnp.asarray(array) for name, array in weights.items()}
    averaged, means, squares = (jax.tree.map(jnp.zeros_like, now) for _ in range(3))
    state, rng = (now, averaged, means, squares, jnp.zeros((), jnp.float32)), np.random.default_rng(seed)
    best, loss = _Best(), 0.0
    batch = _batch_for(len(positions))
    with ThreadPoolExecutor(jobs) as pool:
        prepare = partial(_prepared, table=table, features=features, pool=pool)
        tests = [prepare(held_out.only(slice(i, i + 8192)), trust=0.0) for i in range(0, len(held_out), 8192)]
        for epoch in range(epochs):
            at = 0.5 * (1 + np.cos(np.pi * epoch / epochs))
            losses = []
            for batches in _chunks(positions, rng, batch, partial(prepare, trust=trust)):
                state, found = _train(state, rate * (0.05 + 0.95 * at), batches)
                losses.append(float(found[0]))
            loss = float(np.mean(losses))
            sizes = [len(test["seated"]) for test in tests]
            measured = np.average([np.asarray(_measure(state[1], test)) for test in tests], axis=0, weights=sizes)
            best.see(measured, state[1])
            if report:
                report(epoch + 1, loss, float(measured[0]))
            if best.stale >= 3 or time.monotonic() > until:
                break
    if not best.weights:
        raise JudgeError("what was to be learnt is not finite: were the weights to begin with?")
    return Fitted(best.weights, loss, best.value, best.policy)


class _Best:
    """The best weights so far."""

    def __init__(self) -> None:
        self.weights: Weights = {}
        self.value, self.policy, self.stale = np.inf, np.inf, 0

    def see(self, measured: Array, weights: Any) -> None:
        self.stale += 1
        if measured[0] < self.value:
            self.value, self.policy, self.stale = float(measured[0]), float(measured[1]), 0
            self.weights = {name: np.array(array) for name, array in weights.items()}


def _batch_for(positions: int) -> int:
    """Smaller batches where there is little to learn from, so that there are always some.

    >>> _batch_for(1_000_000), _batch_for(5_000), _batch_for(40)
    (1024, 64, 32)
    """
    batch = BATCH
    while batch > 1 and (batch > positions or (batch > 64 and batch * 64 > positions)):
        batch //= 2
    return batch


def _chunks(
    positions: TrainingPositions, rng: np.random.Generator, batch: int, prepare: Callable[[TrainingPositions], Any]
) -> Iterator[Any]:
    order = rng.permutation(len(positions))
    size = min(_CHUNK, len(order) // batch * batch)
    for first in range(0, len(order) - size + 1, size):
        chunk = prepare(positions.only(np.sort(order[first : first + size])))
        within = rng.permutation(size)
        yield {name: array[within].reshape(size // batch, batch, *array.shape[1:]) for name, array in chunk.items()}


def _prepared(
    positions: TrainingPositions, table: FeatureTable, features: int, pool: ThreadPoolExecutor, trust: float
) -> dict[str, Array]:
    """Positions as the network reads them."""
    thought = np.where(np.isnan(positions.values), positions.results, positions.values)
    targets = (1 - trust) * positions.results + trust * thought
    shares = positions.visits.astype(np.float32)
    shares /= np.maximum(1, shares.sum(axis=1, keepdims=True))
    seated = np.arange(MOST_SEATS)[None, :] < positions.players[:, None]
    chances = np.clip(positions.estimates, 0.01, 0.99)
    odds = np.where(seated, 0.5 * np.log(chances / (1 - chances)), 0).astype(np.float32)
    return {
        "odds": turned(odds, positions.seats, positions.players, table),
        "features": dense_features(positions, table, features, pool),
        "settings": positions.settings.astype(np.int32),
        "targets": turned(targets, positions.seats, positions.players, table),
        "seated": seated.astype(np.float32),
        "actions": positions.actions.astype(np.int32),
        "shares": shares,
    }
