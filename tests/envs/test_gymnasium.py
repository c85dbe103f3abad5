"""The Gymnasium environment: one seat against bots."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meadhall
from meadhall.core.errors import IllegalAction, OptionError, UnknownName
from meadhall.envs import gym_env, register
from meadhall.envs.errors import ResetNeeded, SaveError
from tests.envs.settings import Agent, every_setting, play_gym


@pytest.mark.parametrize("name", meadhall.game_names())
def test_its_own_check(name: str) -> None:
    register()
    register()
    env = gymnasium.make(f"meadhall/{name}-v1", opponents=["random"])
    check_env(env.unwrapped)


def test_its_own_check_with_many_seats_and_an_option() -> None:
    register()
    env = gymnasium.make("meadhall/hagar-v1", opponents="random", players=4, seat=2, harbor=True, structured=True)
    check_env(env.unwrapped)


@every_setting
def test_a_whole_game_ends_with_the_utility_of_the_seat(name: str, players: int, options: dict[str, Any]) -> None:
    env = gym_env(name, "random", players, seat=players - 1, **options)
    seen, _ = env.reset(seed=3)
    assert (seen["action_mask"] == env.action_masks()).all()
    trace = play_gym(env, Agent(1), seen, 100_000)
    assert [reward for _, reward, _ in trace[:-1]] == [0.0] * (len(trace) - 1)
    _, reward, terminated = trace[-1]
    assert terminated
    assert reward == env.setting.utility(env._position.state)[players - 1]
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(("name", "bots"), [("saga", ["child"]), ("runir", ["greedy", "random"])])
def test_a_fork_plays_on_the_same_against_bots_that_search(name: str, bots: list[str]) -> None:
    env = gym_env(name, bots)
    seen, _ = env.reset(seed=5)
    play_gym(env, Agent(1), seen, 3)
    here = env.save()
    fork, deep = env.fork(), copy.deepcopy(env)
    seen = env._seeing.observe(env.view)
    other = play_gym(fork, Agent(4), seen, 4)
    assert env.save() == here
    expected = play_gym(env, Agent(2), seen, 4)
    assert play_gym(deep, Agent(2), seen, 4) == expected
    fork.load(here)
    assert play_gym(fork, Agent(2), seen, 4) == expected
    assert other != expected


def test_a_seed_tells_the_dice_the_seat_and_the_bots() -> None:
    def traces() -> list[object]:
        env = gym_env("runir", "random", players=3, seat=None)
        found: list[object] = []
        for seed in (4, None, None, None):
            seen, _ = env.reset(seed=seed)
            found += [env.seat, play_gym(env, Agent(1), seen, 5)]
        return found

    first = traces()
    assert first == traces()
    assert len(set(first[::2])) > 1  # the seats


def test_an_illegal_action_loses() -> None:
    env = gym_env("hagar")
    env.reset(seed=7)
    _, reward, terminated, truncated, info = env.step(26)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal"].startswith('"done" is not legal now: ')


def test_an_illegal_action_can_be_an_error() -> None:
    env = gym_env("hagar", illegal="raise")
    seen, _ = env.reset(seed=7)
    with pytest.raises(IllegalAction, match='"done" is not legal now'):
        env.step(26)
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_it_shows_itself() -> None:
    for mode, start in (("ansi", str(meadhall.game("saga").title)), ("svg", "<svg")):
        env = gym_env("saga", render_mode=mode)
        env.reset(seed=1)
        assert start in env.render()
        env.close()


def test_options_are_read_at_reset_or_refused() -> None:
    env, other = (
        gym_env("hagar", one_hot=True, relative=True),
        gym_env("hagar", one_hot=True, relative=True, harbor=True),
    )
    seen, _ = env.reset(seed=1, options={"harbor": True})
    assert env.observation_space.contains(seen)
    assert seen["observation"].tobytes() == other.reset(seed=1)[0]["observation"].tobytes()
    assert env.save() == other.save()
    assert env.fork().setting.options == other.setting.options
    with pytest.raises(UnknownName, match='did you mean "harbor"'):
        env.reset(options={"habor": True})
    with pytest.raises(ValueError, match="neither one_hot nor relative"):
        gym_env("hagar", structured=True, one_hot=True)


def test_mistakes_are_told() -> None:
    with pytest.raises(OptionError, match="3 players need 2 opponents, not 1"):
        gym_env("hagar", ["karl"], players=3)
    with pytest.raises(UnknownName, match='did you mean "karl"'):
        gym_env("hagar", ["carl"])
    with pytest.raises(OptionError, match="there is no seat 2"):
        gym_env("hagar", seat=2)
    with pytest.raises(ValueError, match='"raise" or "lose"'):
        gym_env("hagar", illegal="ignore")
    env, other = gym_env("hagar", "random"), gym_env("hagar", "greedy")
    env.reset(seed=1)
    with pytest.raises(SaveError, match="one seat against random"):
        other.load(env.save())
    with pytest.raises(ResetNeeded):
        other.action_masks()
