"""The vector environment under CUDA's simulator, step by step beside that of the processor.

A program of its own, as plain Python: see `tests.core.simulated_device`. It ends with an error where the two differ.
"""

import json
import sys
from typing import Any

import numpy as np

from meadhall.core.errors import IllegalAction, OptionError
from meadhall.envs import vector_env
from meadhall.envs.device_vector import DeviceVectorEnv
from meadhall.envs.vector import VectorEnv

GAMES = 5


def alike(here: VectorEnv, there: VectorEnv, told: Any, told_there: Any) -> None:
    """Check that both environments stand alike and have told the same."""
    for name in ("states", "rows", "rngs"):
        device: Any = there._arrays[name]
        assert here._arrays[name].tobytes() == device.copy_to_host().tobytes(), name
    for name, seen in told[0].items():
        assert seen.tobytes() == np.from_dlpack(told_there[0][name]).tobytes(), name
    for name in {"to_move", "rewards", "illegal"} & set(told[-1]):
        assert told[-1][name].tobytes() == told_there[-1][name].copy_to_host().tobytes(), name


def drawn(seen: dict[str, Any], rng: np.random.Generator) -> Any:
    """A legal action for each game."""
    mask = seen["action_mask"]
    return np.where(mask, rng.random(mask.shape), -1).argmax(axis=1).astype(np.int32)


def step_both(game: str, players: int, more: dict[str, Any], steps: int) -> None:
    """Play the same in both, with what both give at every step compared."""
    here, there = (vector_env(game, GAMES, players, device=device, **more) for device in ("cpu", "cuda"))
    assert isinstance(there, DeviceVectorEnv)
    told: Any = here.reset(seed=11)
    told_there: Any = there.reset(seed=11)
    alike(here, there, told, told_there)
    rng, ends = np.random.default_rng(1), 0
    for number in range(steps):
        actions = drawn(told[0], rng)
        if number == steps // 2 and more.get("illegal") == "lose":
            actions[2] = 10_000
        told, told_there = here.step(actions), there.step(actions)
        alike(here, there, told, told_there)
        for mine, other in zip(told[1:4], told_there[1:4], strict=True):
            assert mine.tobytes() == np.from_dlpack(other).tobytes()
        ended = told[2]
        ends += int(ended.sum())
        if ended.any() and more.get("autoreset", "SameStep") == "SameStep":
            finals = told_there[-1]["final_obs"]["observation"].copy_to_host()
            for game_number in ended.nonzero()[0]:
                seen = told[-1]["final_obs"][game_number]["observation"]
                assert seen.tobytes() == finals[game_number].tobytes()
        if ended.any() and more.get("autoreset") == "Disabled":
            told, told_there = (env.reset(options={"reset_mask": ended}) for env in (here, there))
            alike(here, there, told, told_there)
    assert ends, "no game has ended: nothing was seen of that"


def refusals() -> None:
    """What is not legal is refused in the same words, and nothing is played."""
    here, there = (vector_env("hagar", 3, device=device) for device in ("cpu", "cuda"))
    seen = here.reset(seed=3)[0]
    there.reset(seed=3)
    actions = drawn(seen, np.random.default_rng(1))
    actions[1] = int((1 - seen["action_mask"][1]).argmax())
    before, said = there.save(), []
    for env in (here, there):
        try:
            env.step(actions)
        except IllegalAction as error:
            said.append(str(error))
    assert len(said) == 2
    assert said[0] == said[1]
    assert there.save() == before
    for wrong in ({"opponents": "random"}, {"players": 9}):
        try:
            vector_env("hagar", 3, device="cuda", **wrong)
        except OptionError:
            continue
        raise AssertionError(wrong)


def saves_and_forks() -> None:
    """A fork and a saved environment play on just the same, samples included."""
    env: Any = vector_env("hagar", GAMES, 3, device="cuda")
    env.reset(seed=5)
    for _ in range(10):
        env.step(env.sample())
    saved, fork = env.save(), env.fork()
    loaded: Any = vector_env("hagar", GAMES, 3, device="cuda")
    loaded.load(saved)
    for _ in range(10):
        actions = env.sample().copy_to_host()
        for other in (fork, loaded):
            assert np.array_equal(other.sample().copy_to_host(), actions)
            other.step(actions)
        env.step(actions)
    assert env.save() == fork.save() == loaded.save() != saved
    assert str(env.view(2)) == str(fork.view(2))


if __name__ == "__main__":
    match sys.argv[1]:
        case "refusals":
            refusals()
        case "saves":
            saves_and_forks()
        case name:
            step_both(name, int(sys.argv[2]), json.loads(sys.argv[3]), int(sys.argv[4]))
