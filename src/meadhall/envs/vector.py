"""Thousands of games at once: every step of all of them is one compiled call. Needs no library but NumPy.

At each step one action is given for each game, that of the seat to move there. What comes back is seen by the seat
that is to move next. A game that ends is begun anew in the same step. Chance is drawn inside, for each game from a
stream of its own: game i of a seed is the same whatever the number of games.

>>> from meadhall.envs import vector_env
>>> env = vector_env("hagar", games=1000, players=3)
>>> seen, info = env.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((1000, 78), (1000, 27))
>>> seen, rewards, terminations, truncations, info = env.step(env.sample())
>>> rewards.shape, terminations.shape, info["to_move"].shape
((1000, 3), (1000,), (1000,))
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec
import numpy as np

from meadhall.core.constants import CHANCE, OVER
from meadhall.core.contract import Kernels
from meadhall.core.errors import IllegalAction
from meadhall.core.game import Game, View
from meadhall.core.kernel import bind, kernel
from meadhall.core.options import Value
from meadhall.core.record import Array
from meadhall.core.rng import below, choose, new_rng, seed_rng
from meadhall.envs.errors import ResetNeeded, SaveError
from meadhall.envs.forking import Forkable
from meadhall.envs.observation import Numbers, Scratch, layout, write
from meadhall.envs.position import Setting, pack, unpack

# ruff: noqa: F821 - these names are filled in by `bind` with one game's kernels
setup: Any
to_move: Any
legal: Any
odds: Any
step: Any
utility: Any
hide: Any

BEGIN, LOOK = -1, -2
"""In place of an action: begin a new game; do nothing but look."""


def step_games(
    actions: Array, box: Any, states: Array, raw: Array, rngs: Array,
    scratch: Array, scratch_raw: Array, numbers: Numbers, plan: Array, seats: int,
    observations: Array, masks: Array, choices: Array, counts: Array, movers: Array, rewards: Array, ended: Array,
    weights: Array, out: Array,
) -> None:  # fmt: skip
    """A template for `bind`: one decision in each game, with all that chance does after it."""
    for i in range(len(states)):
        s = states[i]
        action = actions[i]
        ended[i] = False
        for seat in range(box.players):
            rewards[i, seat] = 0
        if action == BEGIN:
            raw[i, :] = 0
            setup(s, box)
        elif action != LOOK:
            step(s, box, action)
        while True:
            who = to_move(s, box)
            if who == CHANCE:
                n = odds(s, box, out, weights)
                step(s, box, out[choose(rngs[i], weights, n)])
            elif who == OVER:
                ended[i] = True
                utility(s, box, rewards[i])
                raw[i, :] = 0
                setup(s, box)
            else:
                break
        movers[i] = who
        n = legal(s, box, out)
        for k in range(counts[i]):
            masks[i, choices[i, k]] = 0
        for k in range(n):
            choices[i, k] = out[k]
            masks[i, out[k]] = 1
        counts[i] = n
        scratch_raw[:] = raw[i]
        hide(scratch[0], box, who)
        write(numbers, plan, who, who, seats, observations[i])


@kernel
def seed_all(rngs: Array, seed: int) -> None:
    """Start the generator of each game at the beginning of its own stream."""
    for i in range(len(rngs)):
        seed_rng(rngs[i], seed, i)


@kernel
def first_illegal(actions: Array, masks: Array) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


@kernel
def sample_all(choices: Array, counts: Array, rng: Array, out: Array) -> None:
    """One legal action of each game, all alike."""
    for i in range(len(counts)):
        out[i] = choices[i, below(rng, counts[i])]


@cache
def _compiled(name: str, kernels: Kernels) -> Callable[..., None]:
    """The step with the rules of one game; the same for all editions of it."""
    return bind(step_games, name, kernels.as_dict())


class _Point(msgspec.Struct, array_like=True):
    states: bytes
    rngs: bytes
    sampler: bytes


class VectorEnv(Forkable):
    """Many games of one setting, stepped together, in the manner of `gymnasium.vector`."""

    def __init__(
        self, game: Game | str, games: int, players: int | None, options: Mapping[str, Value], *, copy: bool = True
    ) -> None:
        self.setting = Setting.of(game, players, options)
        self.num_envs = games
        """How many games are played at once."""
        self.copy = copy
        """Whether each step returns arrays of its own, and not read-only ones that the next step changes."""
        rules, seats = self.setting.game, self.setting.players
        self.layout = layout(rules)
        """What is where in an observation."""
        actions, decisions = len(rules.actions), rules.actions.decisions
        self._step = _compiled(rules.name, rules.kernels)
        self._states = rules.state.batch(games)
        self._raw = self._states.view(np.uint8).reshape(games, -1)
        self._rngs = np.zeros((games, 4), np.uint32)
        self._sampler = new_rng(0)
        self._scratch = Scratch(rules.state)
        self._observations = np.zeros((games, self.layout.size), np.float32)
        self._masks = np.zeros((games, decisions), np.int8)
        self._choices, self._counts = np.zeros((games, decisions), np.int16), np.zeros(games, np.int32)
        self._movers, self._ended = np.zeros(games, np.int8), np.zeros(games, np.bool_)
        self._truncated = np.zeros(games, np.bool_)
        self._rewards = np.zeros((games, seats))
        self._out, self._weights = np.zeros(actions, np.int32), np.zeros(actions, np.int64)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Array]]:
        """Begin all games anew; without a seed chance goes on from where it is, at first from a fresh seed."""
        if seed is None and not self._begun:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if seed is not None:
            seed &= 2**63 - 1
            seed_all(self._rngs, seed)
            self._sampler = new_rng(seed, 2**40)
        self._begun = True
        self._run(np.full(self.num_envs, BEGIN, np.int32))
        return self._seen(), self._info()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Array]]:
        """Play one action in each game, that of the seat to move there.

        Returns what the seats see that are to move now, the rewards of all seats, which games have ended (and were
        begun anew), which were broken off (none ever is), and further information. If an action is not legal, nothing
        is played.
        """
        if not self._begun:
            raise ResetNeeded
        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (self.num_envs,):
            raise IllegalAction(f"{self.num_envs} games need {self.num_envs} actions, not {actions.shape}")
        bad = int(first_illegal(actions, self._masks))
        if bad >= 0:
            raise IllegalAction(f"game {bad}: action {actions[bad]} is not legal for seat {self._movers[bad]}")
        self._run(actions)
        rewards, ended, truncated = map(self._given, (self._rewards, self._ended, self._truncated))
        return self._seen(), rewards, ended, truncated, self._info()

    def sample(self) -> Array:
        """A random legal action for each game, all alike; seeded by `reset`."""
        if not self._begun:
            raise ResetNeeded
        out = np.zeros(self.num_envs, np.int32)
        sample_all(self._choices, self._counts, self._sampler, out)
        return out

    def view(self, game: int, seat: int | None = None) -> View[Any, Any]:
        """What a seat of one game knows, by default the one to move: for words and pictures."""
        return self.setting.view(self._states[game], int(self._movers[game]) if seat is None else seat)

    def save(self) -> bytes:
        """All games as bytes, the chance to come included."""
        if not self._begun:
            raise ResetNeeded
        point = _Point(self._raw.tobytes(), self._rngs.tobytes(), self._sampler.tobytes())
        return pack(f"vector of {self.num_envs}", self.setting, point)

    def load(self, data: bytes) -> None:
        """Go on from where `save` of an environment with as many games of the same setting was called."""
        point = unpack(data, f"vector of {self.num_envs}", self.setting, _Point)
        if (len(point.states), len(point.rngs), len(point.sampler)) != (self._raw.size, self._rngs.nbytes, 16):
            raise SaveError("these bytes were not saved by this environment: some are missing")
        self._raw[:] = np.frombuffer(point.states, np.uint8).reshape(self._raw.shape)
        self._rngs[:] = np.frombuffer(point.rngs, np.uint32).reshape(self._rngs.shape)
        self._sampler = np.frombuffer(bytearray(point.sampler), np.uint32)
        self._begun = True
        self._run(np.full(self.num_envs, LOOK, np.int32))

    def twin(self) -> "VectorEnv":
        """A new environment made the same way."""
        setting = self.setting
        return VectorEnv(setting.game, self.num_envs, setting.players, setting.options, copy=self.copy)

    def seen(self) -> tuple[dict[str, Array], dict[str, Array]]:
        """What the last step or reset returned for the seats to move, once more: after `load` and in a fork."""
        return self._seen(), self._info()

    def close(self) -> None:
        """Nothing to let go of."""

    def _run(self, actions: Array) -> None:
        self._step(
            actions, self.setting.box, self._states, self._raw, self._rngs,
            self._scratch.records, self._scratch.raw, self._scratch.numbers, self.layout.plan, self.layout.seats,
            self._observations, self._masks, self._choices, self._counts, self._movers, self._rewards, self._ended,
            self._weights, self._out,
        )  # fmt: skip

    def _seen(self) -> dict[str, Array]:
        return {"observation": self._given(self._observations), "action_mask": self._given(self._masks)}

    def _info(self) -> dict[str, Array]:
        return {"to_move": self._given(self._movers)}

    def _given(self, array: Array) -> Array:
        if self.copy:
            return array.copy()
        given = array.view()
        given.flags.writeable = False
        return given
