"""Thousands of games at once: every step of all of them is one compiled call.

It is a `gymnasium.vector.VectorEnv`, with its spaces, its ways to begin ended games anew and its final observations.
Where Gymnasium is not installed it works as well, with NumPy alone, and lacks the spaces.

At each step one action is given for each game. Without opponents the learner plays all seats: the action is that of the
seat to move there, and what comes back is seen by the seat that is to move next. With opponents it holds one seat of
each game, and bots play the others inside of the same call. Chance is drawn inside, for each game from a stream of its
own: game i of a seed is the same whatever the number of games. `docs/environments.md` has examples.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from meadhall.core.errors import IllegalAction, OptionError
from meadhall.core.game import Game, View
from meadhall.core.options import Value
from meadhall.core.record import Array
from meadhall.core.rng import new_rng
from meadhall.envs import vector_kernels as kernels
from meadhall.envs.environment import RENDER_MODES, Environment, check_made, render
from meadhall.envs.errors import SaveError
from meadhall.envs.observation import layout
from meadhall.envs.position import Setting, whole_number

if TYPE_CHECKING:
    from meadhall.envs.opponents import Opponents

try:
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as _Base
except ImportError:  # what needs no spaces needs no Gymnasium
    AutoresetMode = str  # type: ignore[assignment,misc]
    _Base = object  # type: ignore[assignment,misc]

AUTORESET = ("SameStep", "NextStep", "Disabled")
"""Gymnasium's ways to begin ended games anew, by their names there, in the order of their numbers in the kernels."""
SAMPLER, _BOTS = 2**40, 2**41  # streams of a seed: that of `sample`, and the first of the bots'


def _spaces() -> Any:
    return import_module("meadhall.envs.spaces")


class VectorEnv(_Base, Environment):
    """Many games of one setting, stepped together; `docs/environments.md` explains the arguments."""

    _Point = dict[str, bytes]
    # The spaces are made when somebody asks for them: they need Gymnasium, and those of many games are large.
    single_observation_space: Any = cached_property(
        lambda env: _spaces().Seeing(env.setting.game, env.layout).observation_space()
    )
    single_action_space: Any = cached_property(
        lambda env: _spaces().Seeing(env.setting.game, env.layout).action_space()
    )
    observation_space: Any = cached_property(
        lambda env: _spaces().batch_space(env.single_observation_space, env.num_envs)
    )
    action_space: Any = cached_property(lambda env: _spaces().batch_space(env.single_action_space, env.num_envs))

    def __init__(
        self, game: Game | str, games: int, players: int | None = None, *, opponents: "Opponents | None" = None,
        seat: int | None = 0, illegal: str = "raise", one_hot: bool = False, relative: bool = False,
        autoreset: "AutoresetMode | str" = "SameStep", threads: int = 1, copy: bool = True,
        render_mode: str | None = None, **options: Value,
    ) -> None:  # fmt: skip
        self.num_envs = whole_number(games, "the number of games")  # how many games are played at once
        if opponents is not None and not isinstance(opponents, (str, Mapping)) and players is None:
            players = len(opponents) + 1
        self.setting = Setting.of(game, players, options)
        check_made(self.setting, render_mode, seat, illegal)
        if opponents is None and seat != 0:
            raise OptionError("without opponents the learner plays all seats: name opponents to hold one")
        mode = getattr(autoreset, "value", autoreset)
        if mode not in AUTORESET:
            raise ValueError(f'autoreset is "{AUTORESET[0]}", "{AUTORESET[1]}" or "{AUTORESET[2]}", not "{mode}"')
        self.copy, self.render_mode = copy, render_mode
        self.layout = layout(self.setting.game, one_hot=one_hot, relative=relative)  # the layout of an observation
        self.metadata = {"render_modes": list(RENDER_MODES), "autoreset_mode": AutoresetMode(mode)}
        self._made = {
            "games": games, "opponents": opponents, "seat": seat, "illegal": illegal, "one_hot": one_hot,
            "relative": relative, "autoreset": mode, "threads": whole_number(threads, "the number of threads"),
            "copy": copy, "render_mode": render_mode,
        }  # fmt: skip
        self._illegal, self._autoreset = illegal, AUTORESET.index(mode)
        self._sampler = new_rng(0)
        self._games = kernels.Games.room(self.setting, self.layout, self.num_envs)
        self._truncated = np.zeros(self.num_envs, np.bool_)
        self._numbers = np.arange(self.num_envs)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        against = self._prepare()
        self._kind = f"vector of {self.num_envs}{' against ' if against else ''}{against}, {mode}"

    def _prepare(self) -> str:
        """Make the compiled step and invite the opponents; returns who they are, in words."""
        game, box, seat, threads = self.setting.game, self.setting.box, self._made["seat"], self._made["threads"]
        answer: Callable[..., int] = kernels.nobody
        against, invited, weights = "", cast(tuple[int, ...], (0,)), cast(tuple[int, ...], (1,))
        companies: list[Any] = [np.zeros(0)] * threads
        if self._made["opponents"] is not None:
            from meadhall.bots.search.company import new_company
            from meadhall.envs.opponents import Invitation, compiled_answer, thinking_here

            invitation = Invitation.of(self._made["opponents"], self.setting.players - 1)
            thinking = [thinking_here(game, name) for name in invitation.names]
            against, invited, weights = str(invitation), invitation.invited, invitation.weights
            answer = compiled_answer(game.name, game.kernels)
            companies = [new_company(game, box, thinking, places=1) for _ in range(threads)]
        self._step = kernels.compiled_step(game.name, game.kernels, answer)
        self._rules = kernels.VectorRules(
            self.layout.seats, self.layout.turned, self._autoreset,
            seat=kernels.ALL_SEATS if self._made["opponents"] is None or seat is None else seat,
            drawn=int(seat is None), invited=np.array(invited, np.int64), pool=np.cumsum(np.array(weights, np.int64)),
        )  # fmt: skip
        self._workers = [(kernels.Work.room(self.setting, self.layout), company) for company in companies]
        return against

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin all games anew; without a seed chance goes on from where it is, at first from a fresh seed.

        `options` are options of the game from now on, by their names. `reset_mask`, an array of booleans, names the
        games to begin anew, as Gymnasium has it: the others go on.
        """
        options = dict(options or {})
        which = self._reset_mask(options.pop("reset_mask", None))
        if options and not which.all():
            raise OptionError("all games have the same options: they change when all are begun anew")
        if seed is None and not self._begun:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) >> 1
        if seed is not None:
            self._seed(whole_number(seed, "a seed", least=0) & 2**63 - 1, which)
        if options:
            self.setting = self.setting.with_options(options)
            self._prepare()
        self._begun = True
        self._run(np.where(which, kernels.BEGIN, kernels.LOOK).astype(np.int32))
        return self._seen(), self._info()

    def _seed(self, seed: int, which: Array) -> None:
        if _Base is not object:
            super().reset(seed=seed)
        for rngs, first in ((self._games.rngs, 0), (self._games.bot_rngs, _BOTS)):
            fresh = np.zeros_like(rngs)
            kernels.seed_all(fresh, seed, first)
            rngs[which] = fresh[which]
        self._sampler = new_rng(seed, SAMPLER)

    def _reset_mask(self, wanted: Any) -> Array:
        """Which games to begin anew."""
        if wanted is None:
            return np.ones(self.num_envs, np.bool_)
        found = np.asarray(wanted)
        if found.shape != (self.num_envs,) or found.dtype != np.bool_ or not found.any():
            raise OptionError(f"reset_mask is an array of {self.num_envs} booleans, at least one of them true")
        self._check_begun()
        return found

    def step(self, actions: Any) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Play one action in each game: of the seat to move there, or of the learner's.

        Returns what is seen now, the reward of the seat that has acted, which games have ended, which were broken off
        (none ever is), and further information: `to_move`, the `rewards` of all seats, and of games that have ended
        and were begun anew in this step `final_obs` and `final_info`. If an action is not legal, nothing is played.
        """
        self._check_begun()
        actions = self._read(actions)
        games = self._games
        if self._autoreset == kernels.DISABLED and games.rows["finished"].any():
            over = int(games.rows["finished"].nonzero()[0][0])
            raise IllegalAction(f"game {over} is over: begin it anew by reset(options={{'reset_mask': ...}})")
        judged = actions.copy()
        bad = int(kernels.forfeit_illegal(judged, games.masks, games.rows))
        if bad >= 0 and self._illegal == "raise":
            seat = int(games.rows["mover"][bad])
            why = self.setting.why_not(games.states[bad], seat, int(actions[bad]))
            raise IllegalAction(f"game {bad}, seat {seat}: {why}")
        more = {"illegal": judged == kernels.FORFEIT} if self._illegal == "lose" else {}
        actors = games.rows["viewer"].copy()
        self._run(judged)
        rewards, ended = games.rewards[self._numbers, actors], self._games.rows["ended"].astype(np.bool_)
        return self._seen(), rewards, ended, self._given(self._truncated), self._info(ended) | more

    def _read(self, actions: Any) -> Array:
        """Actions as the kernels read them; anything that cannot be the number of an action is refused."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,):
            raise IllegalAction(f"{self.num_envs} games need {self.num_envs} actions, not {found.shape}")
        if not np.issubdtype(found.dtype, np.integer):
            raise IllegalAction(f"actions are whole numbers, and not of type {found.dtype}")
        narrow = np.ascontiguousarray(found, np.int32)
        if found.dtype != np.int32 and (wrong := narrow != found).any():
            bad, last = int(np.flatnonzero(wrong)[0]), self.setting.game.actions.decisions - 1
            raise IllegalAction(f"game {bad}: there is no action {found[bad]}: they are 0 to {last}")
        return narrow

    def render(self) -> tuple[Any, ...]:
        """The view of each game, in words or as a picture."""
        return tuple(render(self.view(game), self.render_mode) for game in range(self.num_envs))

    def close(self, **_: Any) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
        self.closed = True

    def sample(self) -> Array:
        """A random legal action for each game, all alike; seeded by `reset`."""
        self._check_begun()
        out = np.zeros(self.num_envs, np.int32)
        kernels.sample_all(self._games.choices, self._games.rows, self._sampler, out)
        return out

    def view(self, game: int, seat: int | None = None) -> View[Any, Any]:
        """The view of a seat of one game, by default of the seat that is observing: for words, pictures and bots."""
        viewer = int(self._games.rows["viewer"][game]) if seat is None else seat
        return self.setting.view(self._games.states[game], viewer)

    def seen(self) -> tuple[dict[str, Array], dict[str, Any]]:
        """The observations of the last step or reset once more: after `load` and in a fork."""
        self._run(np.full(self.num_envs, kernels.LOOK, np.int32))
        return self._seen(), self._info()

    @property
    def _arrays(self) -> dict[str, Array]:
        """All from which the games go on."""
        games = self._games
        kept = {"rngs": games.rngs, "bot_rngs": games.bot_rngs, "seeds": games.seeds, "bots": games.bots}
        return {"states": games.raw, "rows": games.rows, "sampler": self._sampler, **kept}

    def _point(self) -> dict[str, bytes]:
        rows = self._games.rows.copy()
        rows["ended"] = 0  # what the last step has told is no part of how the games go on
        return {name: array.tobytes() for name, array in (self._arrays | {"rows": rows}).items()}

    def _stand(self, point: dict[str, bytes]) -> None:
        arrays = self._arrays
        if {name: len(data) for name, data in point.items()} != {name: each.nbytes for name, each in arrays.items()}:
            raise SaveError("these bytes were not saved by this environment: some are missing")
        for name, array in arrays.items():
            array[:] = np.frombuffer(point[name], array.dtype).reshape(array.shape)
        self._games.rows["count"], self._games.masks[:] = 0, 0  # what may be done is found anew
        self._run(np.full(self.num_envs, kernels.LOOK, np.int32))

    def _run(self, actions: Array) -> None:
        if self.copy:  # written anew at each step, and given away
            self._games = self._games._replace(observations=np.empty_like(self._games.observations))
        if self._pool is None:
            self._run_part(actions, self._games, *self._workers[0])
            return
        bounds = np.linspace(0, len(actions), len(self._workers) + 1).astype(int)
        parts = [slice(*ends) for ends in pairwise(bounds)]
        some = [kernels.Games(*(array[part] for array in self._games)) for part in parts]
        list(self._pool.map(self._run_part, [actions[part] for part in parts], some, *zip(*self._workers, strict=True)))

    def _run_part(self, actions: Array, games: kernels.Games, work: kernels.Work, company: Any) -> None:
        self._step(actions, self.setting.box, games, work, self._rules, company)

    def _seen(self) -> dict[str, Array]:
        observations = self._games.observations
        return {
            "observation": observations if self.copy else self._given(observations),
            "action_mask": self._given(self._games.masks),
        }

    def _info(self, ended: Array | None = None) -> dict[str, Any]:
        games = self._games
        info: dict[str, Any] = {"to_move": games.rows["mover"].copy(), "rewards": self._given(games.rewards)}
        if self._made["opponents"] is not None:
            info["seat"] = games.rows["learner"].copy()
        if ended is not None and self._autoreset == kernels.SAME_STEP and ended.any():
            info |= self._final(ended)
        return info

    def _final(self, ended: Array) -> dict[str, Any]:
        """The last observations of the games that have ended, one by one, as Gymnasium wants them."""
        games, rows = self._games, ended.nonzero()[0]
        masks = np.zeros((len(rows), games.masks.shape[1]), np.int8)
        found = np.empty(self.num_envs, object)
        found[rows] = [
            {"observation": seen, "action_mask": mask} for seen, mask in zip(games.finals[rows], masks, strict=True)
        ]
        ended = ended.copy()
        inner = {"rewards": games.rewards.copy(), "_rewards": ended}
        return {"final_obs": found, "_final_obs": ended, "final_info": inner, "_final_info": ended}

    def _given(self, array: Array) -> Array:
        if self.copy:
            return array.copy()
        given = array.view()
        given.flags.writeable = False
        return given


def vector_env(
    game: Game | str, games: int, players: int | None = None, *, device: str = "cpu", **made: Any
) -> VectorEnv:
    """Many games at once, on the processor or, with `device="cuda"`, on a GPU: see `meadhall.envs.device_vector`."""
    if device == "cpu":
        return VectorEnv(game, games, players, **made)
    if device != "cuda":
        raise OptionError(f'there is no device "{device}": games are played on "cpu" or on "cuda"')
    from meadhall.envs.device_vector import DeviceVectorEnv

    return DeviceVectorEnv(game, games, players, **made)


def make_vector(
    game: str, num_envs: int = 1, *, opponents: "Opponents" = "random", autoreset: Any = "NextStep", **settings: Any
) -> VectorEnv:
    """The environment of `gymnasium.make_vec("meadhall/saga-v1", num_envs=8)`: one seat of each game against bots."""
    return VectorEnv(game, num_envs, opponents=opponents, autoreset=autoreset, **settings)
