"""The vector environment: many games at once, each as if it were alone."""

import copy
import re
from typing import Any

import numpy as np
import pytest

from meadhall.core.errors import IllegalAction, OptionError, UnknownName
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
        found += [array.tobytes() for array in (*seen.values(), rewards, ended, info["rewards"], info["to_move"])]
    return found


@every_setting
def test_each_game_is_as_if_it_were_alone(name: str, players: int, options: dict[str, Any]) -> None:
    env = vector_env(name, 3, players, **options)
    _, info = env.reset(seed=11)
    alone = []
    for stream in range(3):
        alone.append(Position(env.setting))
        alone[stream].begin(11, stream)
    ends, utility = 0, [0.0] * players
    for _ in range(1500 if players < 4 else 300):
        actions, actors = env.sample(), info["to_move"]
        _, rewards, ended, _, info = env.step(actions)
        for game, position in enumerate(alone):
            position.play(int(actions[game]))
            assert bool(ended[game]) == position.over
            utility = position.setting.utility(position.state) if position.over else [0.0] * players
            if position.over:
                ends += 1
                last = info["final_obs"][game]
                assert last["observation"].tobytes() == tensor(position.view(int(actors[game]))).tobytes()
                assert not last["action_mask"].any()
                position.begin(None)
            assert info["rewards"][game].tolist() == utility
            assert rewards[game] == utility[actors[game]]
            assert info["to_move"][game] == position.to_move
            assert to_bytes(env._games.states[game]) == to_bytes(position.state)
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
    assert [to_bytes(state) for state in few._games.states] == [to_bytes(state) for state in many._games.states[:4]]
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
        env.step(np.zeros(8, np.int32))
    env.reset(seed=1)
    before = env.save()
    for bad in (26, -1, 27, -2, -3, 1000):
        actions = env.fork().sample()
        actions[5] = bad
        with pytest.raises(IllegalAction, match=rf"game 5, seat \d: .*({bad} is no decision|is not legal now)"):
            env.step(actions)
    with pytest.raises(IllegalAction, match="8 games need 8 actions"):
        env.step(np.zeros(7, np.int32))
    legal = env.fork().sample().astype(np.int64)
    with pytest.raises(IllegalAction, match="game 0: there is no action 4294967296: they are 0 to 26"):
        env.step(legal + 2**32 * (np.arange(8) == 0) - legal * (np.arange(8) == 0))
    for other in (legal + 0.5, legal.astype(float), legal.astype(bool), legal.astype(str)):
        with pytest.raises(IllegalAction, match="actions are whole numbers, and not of type"):
            env.step(other)
    assert env.save() == before
    env.step(legal.tolist())


def test_bytes_of_something_else_are_refused() -> None:
    env = vector_env("hagar", 8)
    with pytest.raises(ResetNeeded):
        env.save()
    env.reset(seed=1)
    with pytest.raises(SaveError, match="vector of 8"):
        vector_env("hagar", 9).load(env.save())


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "the number of games is 1 or more, not 0"),
        ({"games": 2.5}, "the number of games is a whole number, not 2.5"),
        ({"games": True}, "the number of games is a whole number, not True"),
        ({"players": 5}, "is for 2 to 4 players, not 5"),
        ({"players": 2.5}, "the number of players is a whole number, not 2.5"),
        ({"harbour": True}, 'no option is called "harbour"; did you mean "harbor"'),
        ({"harbor": 7}, 'option harbor: "7" is not offered'),
        ({"seat": 2}, "there is no seat 2: seats are 0 to 1"),
        ({"seat": 1.5}, "the seat is a whole number, not 1.5"),
        ({"seat": 1}, "without opponents the learner plays all seats: name opponents to hold one"),
        ({"opponents": ["random"], "players": 3}, "3 players need 2 opponents, not 1"),
        ({"opponents": {}}, "a pool of opponents names one bot at least"),
        ({"opponents": {"karl": 0}}, 'the weight of "karl" is 1 or more, not 0'),
        ({"opponents": "greedy"}, '"greedy" cannot play in compiled games: the levels'),
        ({"opponents": "carl"}, 'no bot is called "carl"; did you mean "karl"'),
        ({"threads": 0}, "the number of threads is 1 or more, not 0"),
        ({"autoreset": "never"}, 'autoreset is "SameStep", "NextStep" or "Disabled", not "never"'),
        ({"illegal": "ignore"}, 'illegal is "raise" or "lose", not "ignore"'),
        ({"render_mode": "film"}, 'no render mode "film"'),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_at_once(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises((OptionError, UnknownName, ValueError), match=re.escape(sentence)):
        vector_env("hagar", **{"games": 4, **wrong})


def test_options_are_read_at_reset_or_refused() -> None:
    env = vector_env("hagar", 4)
    env.reset(seed=1, options={})
    with pytest.raises(UnknownName, match='did you mean "harbor"'):
        env.reset(options={"habor": True})
    with pytest.raises(OptionError, match="all games have the same options"):
        env.reset(options={"harbor": True, "reset_mask": np.array([True, False, False, False])})
    seen, _ = env.reset(seed=1, options={"harbor": True})
    other = vector_env("hagar", 4, harbor=True)
    assert seen["observation"].tobytes() == other.reset(seed=1)[0]["observation"].tobytes()
    assert trace(env, 10) == trace(other, 10)
    assert env.fork().setting.options == {**other.setting.options}


def test_without_a_seed_games_differ() -> None:
    one, other = vector_env("hagar", 8), vector_env("hagar", 8)
    assert (one.reset()[0]["observation"] != other.reset()[0]["observation"]).any()
