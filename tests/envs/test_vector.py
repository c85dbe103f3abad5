"""The vector environment: many games at once, each as if it were alone."""

import copy
from typing import Any

import numpy as np
import pytest

from meadhall.core.errors import IllegalAction
from meadhall.core.record import to_bytes
from meadhall.envs import vector_env
from meadhall.envs.errors import ResetNeeded, SaveError
from meadhall.envs.observation import mask, tensor
from meadhall.envs.position import Position
from meadhall.envs.vector import VectorEnv
from tests.envs.settings import every_setting


def trace(env: VectorEnv, steps: int, seed: int = 1) -> list[bytes]:
    """Step all games with actions drawn from a seed; what came back, as bytes."""
    found = []
    seen, info = env.seen()
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        actions = np.where(seen["action_mask"], rng.random(seen["action_mask"].shape), 0).argmax(axis=1)
        seen, rewards, ended, cut, info = env.step(actions)
        assert not cut.any()
        found += [array.tobytes() for array in (*seen.values(), rewards, ended, info["to_move"])]
    return found


@every_setting
def test_each_game_is_as_if_it_were_alone(name: str, players: int, options: dict[str, Any]) -> None:
    env = vector_env(name, 3, players, **options)
    env.reset(seed=11)
    alone = []
    for stream in range(3):
        alone.append(Position(env.setting))
        alone[stream].begin(11, stream)
    ends, utility = 0, [0.0] * players
    for _ in range(1500 if players < 4 else 300):
        actions = env.sample()
        _, rewards, ended, _, info = env.step(actions)
        for game, position in enumerate(alone):
            position.play(int(actions[game]))
            assert bool(ended[game]) == position.over
            utility = position.utility() if position.over else [0.0] * players
            if position.over:
                ends += 1
                position.begin(None)
            assert rewards[game].tolist() == utility
            assert info["to_move"][game] == position.to_move
            assert to_bytes(env._states[game]) == to_bytes(position.state)
        if ends > 3:
            break
    assert ends or players == 4
    seen, _ = env.seen()
    for game, position in enumerate(alone):
        view = position.view(position.to_move)
        assert seen["observation"][game].tobytes() == tensor(view).tobytes()
        assert seen["action_mask"][game].tobytes() == mask(view).tobytes()
        assert str(env.view(game)) == str(view)


@every_setting
def test_a_seed_tells_all_and_a_game_does_not_depend_on_the_number(
    name: str, players: int, options: dict[str, Any]
) -> None:
    few, many, again = (vector_env(name, games, players, **options) for games in (4, 64, 64))
    for env in (few, many, again):
        env.reset(seed=2)
    assert trace(many, 20) == trace(again, 20)
    few.reset(seed=2)
    many.reset(seed=2)
    actions = many.sample()
    few.step(actions[:4])
    many.step(actions)
    assert [to_bytes(state) for state in few._states] == [to_bytes(state) for state in many._states[:4]]
    many.reset(seed=3)
    assert trace(many, 1) != trace(again, 1)


@every_setting
def test_a_fork_plays_on_the_same_and_by_itself(name: str, players: int, options: dict[str, Any]) -> None:
    env = vector_env(name, 16, players, **options)
    env.reset(seed=5)
    trace(env, 15)
    here = env.save()
    fork, deep = env.fork(), copy.deepcopy(env)
    other = trace(fork, 15, seed=3)
    assert env.save() == here
    expected = trace(env, 15, seed=2)
    assert trace(deep, 15, seed=2) == expected
    fork.load(here)
    assert trace(fork, 15, seed=2) == expected
    assert other != expected


def test_samples_go_on_the_same_in_a_fork() -> None:
    env = vector_env("runir", 50)
    env.reset(seed=5)
    for _ in range(10):
        env.step(env.sample())
    fork = env.fork()
    for _ in range(10):
        actions = env.sample()
        assert actions.tolist() == fork.sample().tolist()
        env.step(actions)
        fork.step(actions)
    assert env.save() == fork.save()


def test_arrays_are_the_callers_own_unless_told_otherwise() -> None:
    env = vector_env("hagar", 8)
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    env.step(env.sample())
    assert (seen["observation"] == before).all()
    seen["action_mask"][:] = 1
    shared = vector_env("hagar", 8, copy=False)
    seen, _ = shared.reset(seed=1)
    shared.step(shared.sample())
    assert (seen["observation"] != before).any()
    with pytest.raises(ValueError, match="read-only"):
        seen["action_mask"][:] = 1


def test_nothing_is_played_if_an_action_is_not_legal() -> None:
    env = vector_env("hagar", 8)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(8))
    env.reset(seed=1)
    before = env.save()
    for bad in (26, -1, 27, -2, 1000):
        actions = env.fork().sample()
        actions[5] = bad
        with pytest.raises(IllegalAction, match=f"game 5: action {bad} is not legal for seat"):
            env.step(actions)
    with pytest.raises(IllegalAction, match="8 games need 8 actions"):
        env.step(np.zeros(7, np.int32))
    assert env.save() == before


def test_bytes_of_something_else_are_refused() -> None:
    env = vector_env("hagar", 8)
    with pytest.raises(ResetNeeded):
        env.save()
    env.reset(seed=1)
    with pytest.raises(SaveError, match="vector of 8"):
        vector_env("hagar", 9).load(env.save())


def test_without_a_seed_games_differ() -> None:
    one, other = vector_env("hagar", 8), vector_env("hagar", 8)
    assert (one.reset()[0]["observation"] != other.reset()[0]["observation"]).any()
