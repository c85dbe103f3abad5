"""The vector environment on a GPU: states, observations, masks and rewards stay there, for learners that are there too.

It is `VectorEnv` with the same step, the same chance and so the same content, game by game. What it gives are arrays on
the GPU, which PyTorch, JAX and CuPy take by DLPack without a copy: `torch.from_dlpack(seen["observation"])`. The next
step writes into the same arrays. Actions are taken from any array on the GPU, or from NumPy's.
"""

from typing import Any, Self

import numpy as np

from meadhall.core.device import DeviceArray, check_device, launch, on_device
from meadhall.core.device_driver import game_sizes
from meadhall.core.errors import IllegalAction, OptionError
from meadhall.core.game import Game, View
from meadhall.core.record import Array
from meadhall.envs import device_kernels, vector_kernels
from meadhall.envs.device_kernels import Told
from meadhall.envs.errors import SaveError
from meadhall.envs.vector import SAMPLER, VectorEnv
from meadhall.envs.vector_kernels import VectorRow


class DeviceVectorEnv(VectorEnv):
    """Many games of one setting on a GPU, stepped together; the learner plays all seats."""

    def __init__(
        self, game: Game | str, games: int, players: int | None = None, *, opponents: None = None, **made: Any
    ) -> None:
        if opponents is not None:
            raise OptionError("games against bots are played by the processor: leave out the device, or the opponents")
        self._cuda = check_device()
        super().__init__(game, games, players, **made)
        count, states = self.num_envs, on_device(self._games.states)
        arrays = {name: on_device(array) for name, array in self._games._asdict().items() if name != "raw"}
        raw = states.view(np.uint8).reshape(count, states.dtype.itemsize)
        self._games = self._games._replace(**(arrays | {"states": states, "raw": raw}))
        self._kind = f"vector of {count} on a GPU, {made.get('autoreset', 'SameStep')}"
        self._told: Any = Told(
            *(on_device(np.zeros(count, kind)) for kind in (np.float64, np.bool_, np.bool_, np.int8))
        )
        self._judged, self._samples = (on_device(np.zeros(count, np.int32)) for _ in range(2))
        self._samplers, self._first = on_device(np.zeros((count, 4), np.uint32)), on_device(np.zeros(2, np.int64))
        self._cut = on_device(self._truncated)

    def _prepare(self) -> str:
        game, box = self.setting.game, self.setting.box
        self._step_kernel = device_kernels.device_step(game.name, game.kernels, *game_sizes(game))
        self._boxes = on_device(np.array([box], box.dtype))
        self._layout_arrays = on_device(self.layout.plan), on_device(self.layout.table)
        nobody: Any = on_device(np.zeros(1, np.int64))
        self._rules = vector_kernels.VectorRules(
            self.layout.seats, self.layout.turned, self._autoreset, vector_kernels.ALL_SEATS, 0, nobody, nobody
        )
        return ""

    def _seed(self, seed: int, which: Array) -> None:
        for there, first in ((self._games.rngs, 0), (self._samplers, SAMPLER)):
            rngs, fresh = _host(there), np.zeros((self.num_envs, 4), np.uint32)
            vector_kernels.seed_all(fresh, seed, first)
            rngs[which] = fresh[which]
            _fill(there, rngs)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one action in each game, as `VectorEnv.step`; all that comes back are arrays on the GPU.

        `final_obs` has a row for each game, to be looked at where `_final_obs` says so.
        """
        self._check_begun()
        games, count, given = self._games, self.num_envs, self._read(actions)
        _fill(self._first, np.full(2, count))
        launch(
            device_kernels.device_part(device_kernels.judge), count, given, games.masks, games.rows,
            self._judged, self._told.illegal, self._first,
        )  # fmt: skip
        strict = self._illegal == "raise" or self._autoreset == vector_kernels.DISABLED
        first = _host(self._first).tolist() if strict else [count, count]  # asking takes time
        if self._autoreset == vector_kernels.DISABLED and (over := first[device_kernels.WAITING]) < count:
            raise IllegalAction(f"game {over} is over: begin it anew by reset(options={{'reset_mask': ...}})")
        if self._illegal == "raise" and (bad := first[device_kernels.ILLEGAL]) < count:
            seat, action = int(_host(games.rows[bad : bad + 1])["mover"][0]), int(_host(given)[bad])
            why = self.setting.why_not(_host(games.states[bad : bad + 1])[0], seat, action)
            raise IllegalAction(f"game {bad}, seat {seat}: {why}")
        self._play()
        told = self._told
        info = self._info(told) | ({"illegal": DeviceArray(told.illegal)} if self._illegal == "lose" else {})
        return self._seen(), DeviceArray(told.rewards), DeviceArray(told.ended), DeviceArray(self._cut), info

    def _read(self, actions: Any) -> Any:
        """Actions as an array on the GPU."""
        found = getattr(actions, "on_device", actions)
        if isinstance(found, list | tuple | np.ndarray):
            return on_device(super()._read(found))
        there = self._cuda.as_cuda_array(found) if hasattr(found, "__cuda_array_interface__") else found
        if tuple(there.shape) != (self.num_envs,) or np.dtype(there.dtype).kind not in "iu":
            raise IllegalAction(f"{self.num_envs} games need as many whole numbers, not {there.dtype} {there.shape}")
        return there

    def sample(self) -> DeviceArray:  # type: ignore[override]  # arrays of another machine
        """A random legal action for each game, all alike; each game has a stream of its own, seeded by `reset`."""
        self._check_begun()
        kernel = device_kernels.device_part(device_kernels.sample)
        launch(kernel, self.num_envs, self._games.choices, self._games.rows, self._samplers, self._samples)
        return DeviceArray(self._samples)

    def view(self, game: int, seat: int | None = None) -> View[Any, Any]:
        """The view of a seat of one game, by default of the seat that is observing."""
        row = slice(game, game + 1)
        viewer = int(_host(self._games.rows[row])["viewer"][0]) if seat is None else seat
        return self.setting.view(_host(self._games.states[row])[0], viewer)

    def fork(self) -> Self:
        """An independent copy, made on the GPU: with the same actions it plays on just the same."""
        self._check_begun()
        make: Any = type(self)
        other: Self = make(self.setting.game, players=self.setting.players, **self._made, **self.setting.options)
        for name, array in self._arrays.items():
            other._arrays[name].copy_to_device(array)
        other._look_anew()
        return other

    __copy__ = fork

    @property
    def _arrays(self) -> dict[str, Any]:
        games = self._games
        rows = games.rows.view(np.uint8)
        return {"states": games.raw, "rows": rows, "rngs": games.rngs, "samplers": self._samplers}

    def _point(self) -> dict[str, bytes]:
        found = {name: _host(array) for name, array in self._arrays.items()}
        found["rows"].view(VectorRow.dtype)["ended"] = (
            0  # what the last step has told is no part of how the games go on
        )
        return {name: array.tobytes() for name, array in found.items()}

    def _stand(self, point: dict[str, bytes]) -> None:
        arrays = self._arrays
        if {name: len(data) for name, data in point.items()} != {name: each.nbytes for name, each in arrays.items()}:
            raise SaveError("these bytes were not saved by this environment: some are missing")
        for name, array in arrays.items():
            _fill(array, np.frombuffer(point[name], array.dtype).reshape(array.shape))
        self._look_anew()

    def _look_anew(self) -> None:
        """Find anew what may be done and what is seen."""
        rows = _host(self._games.rows)
        rows["count"] = 0
        _fill(self._games.rows, rows)
        _fill(self._games.masks, np.zeros(self._games.masks.shape, np.int8))
        self._begun = True
        self._run(np.full(self.num_envs, vector_kernels.LOOK, np.int32))

    def _run(self, actions: Array) -> None:
        _fill(self._judged, actions)
        self._play()

    def _play(self) -> None:
        told = self._boxes, self._games, *self._layout_arrays, self._rules, self._told
        launch(self._step_kernel, self.num_envs, self._judged, *told)

    def _seen(self) -> dict[str, Any]:
        games = self._games
        return {"observation": DeviceArray(games.observations), "action_mask": DeviceArray(games.masks)}

    def _info(self, ended: Any = None) -> dict[str, Any]:
        games = self._games
        info: dict[str, Any] = {"to_move": DeviceArray(self._told.movers), "rewards": DeviceArray(games.rewards)}
        if ended is not None and self._autoreset == vector_kernels.SAME_STEP:
            info |= {"final_obs": {"observation": DeviceArray(games.finals)}, "_final_obs": DeviceArray(ended.ended)}
        return info


def _host(array: Any) -> Array:
    """A copy of an array in the memory of the processor."""
    copied: Array = array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)
    return copied


def _fill(array: Any, numbers: Array) -> None:
    """Write into an array on the GPU."""
    array.copy_to_device(np.ascontiguousarray(numbers, array.dtype))
