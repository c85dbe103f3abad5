"""The vector environment as Gymnasium defines one: spaces, wrappers, and three ways to begin ended games anew."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import DictInfoToList, FlattenObservation, RecordEpisodeStatistics

from meadhall.core.errors import IllegalAction, OptionError
from meadhall.envs import register, vector_env
from meadhall.envs.vector import VectorEnv
from tests.envs.settings import every_setting

SHORT: dict[str, Any] = {"game": "runir", "games": 6, "players": 2}


@every_setting
def test_spaces_hold_what_is_seen_and_done(name: str, players: int, options: dict[str, Any]) -> None:
    for seeing in (False, True):
        env = vector_env(name, 3, players, one_hot=seeing, relative=seeing, **options)
        assert isinstance(env, gymnasium.vector.VectorEnv)
        assert env.observation_space == batch_space(env.single_observation_space, 3)
        assert env.action_space == batch_space(env.single_action_space, 3)
        seen, _ = env.reset(seed=3)
        assert env.observation_space.contains(seen)
        for _ in range(60):
            actions = env.sample()
            assert env.action_space.contains(actions.astype(np.int64))
            seen, rewards, ended, cut, info = env.step(actions)
            assert env.observation_space.contains(seen)
            assert rewards.shape == ended.shape == cut.shape == (3,)
            assert ended.dtype.kind == cut.dtype.kind == "b"
            for last in info.get("final_obs", []):
                assert last is None or env.single_observation_space.contains(last)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_it_does_what_gymnasiums_own_vector_of_single_environments_does(mode: AutoresetMode) -> None:
    """Step by step the same as SyncVectorEnv with one environment a game, but for the chance."""

    class Replayed(gymnasium.Env[Any, Any]):
        """One game of a vector, one at a time: begun anew when Gymnasium says so."""

        def __init__(self) -> None:
            self.inner = vector_env(**SHORT | {"games": 1}, autoreset=AutoresetMode.DISABLED)
            self.observation_space = self.inner.single_observation_space
            self.action_space = self.inner.single_action_space

        def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
            seen, _ = self.inner.reset(seed=seed, options=options)
            return {name: array[0] for name, array in seen.items()}, {}

        def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            seen, rewards, ended, _, _ = self.inner.step(np.array([action]))
            return {name: array[0] for name, array in seen.items()}, float(rewards[0]), bool(ended[0]), False, {}

    theirs: Any = gymnasium.vector.SyncVectorEnv([Replayed], autoreset_mode=mode)
    ours = vector_env(**SHORT | {"games": 1}, autoreset=mode)
    assert ours.metadata["autoreset_mode"] is theirs.metadata["autoreset_mode"] is mode
    assert ours.observation_space == theirs.observation_space
    seen, _ = ours.reset(seed=4)
    assert data_equivalence(seen, theirs.reset(seed=4)[0])
    ends = 0
    for _ in range(400):
        actions = ours.sample()
        seen, rewards, ended, cut, info = ours.step(actions)
        seen2, rewards2, ended2, cut2, info2 = theirs.step(actions)
        assert data_equivalence(seen, seen2)
        assert (rewards.tolist(), ended.tolist(), cut.tolist()) == (rewards2.tolist(), ended2.tolist(), cut2.tolist())
        assert ("final_obs" in info) == ("final_obs" in info2) == bool(mode == AutoresetMode.SAME_STEP and ended[0])
        if "final_obs" in info:
            assert data_equivalence(info["final_obs"][0], info2["final_obs"][0])
            assert info["_final_obs"].tolist() == info2["_final_obs"].tolist()
        if ended[0] and mode == AutoresetMode.DISABLED:
            with pytest.raises(IllegalAction, match="game 0 is over: begin it anew by reset"):
                ours.step(actions)
            mask = np.array([True])
            seen, _ = ours.reset(options={"reset_mask": mask})
            assert data_equivalence(seen, theirs.reset(options={"reset_mask": mask})[0])
        ends += int(ended[0])
    assert ends > 2


def test_only_the_games_of_a_mask_are_begun_anew() -> None:
    env = vector_env(**SHORT, autoreset="Disabled")
    first, _ = env.reset(seed=1)
    seen, *_ = env.step(env.sample())
    which = np.array([True, False, False, True, False, False])
    again, _ = env.reset(seed=1, options={"reset_mask": which})
    assert (again["observation"][which] == first["observation"][which]).all()
    assert (again["observation"][~which] == seen["observation"][~which]).all()
    for wrong in (which[:3], which.astype(int), ~np.ones(6, bool)):
        with pytest.raises(OptionError, match="reset_mask is an array of 6 booleans"):
            env.reset(options={"reset_mask": wrong})


@pytest.mark.parametrize("mode", ["SameStep", "NextStep", "Disabled"])
def test_a_fork_goes_on_from_games_that_wait(mode: str) -> None:
    env = vector_env(**SHORT, autoreset=mode, illegal="lose")
    env.reset(seed=1)
    for _ in range(60):
        if mode == "Disabled" and env._games.rows["finished"].any():
            break
        env.step(env.sample())
    fork = env.fork()
    assert fork.save() == env.save()
    assert data_equivalence(fork.seen()[0], env.seen()[0])


def test_gymnasiums_wrappers_and_registry() -> None:
    register()
    env: Any = gymnasium.make_vec("meadhall/hagar-v1", num_envs=5, opponents="random", players=3, seat=None)
    assert isinstance(env, VectorEnv)
    assert env.spec is not None
    wrapped: Any = DictInfoToList(RecordEpisodeStatistics(FlattenObservation(env)))
    _, infos = wrapped.reset(seed=1)
    assert sorted({int(info["seat"]) for info in infos}) != [0]
    ended = 0
    for _ in range(300):
        _, _, over, _, infos = wrapped.step(env.sample())
        ended += int(over.sum())
        assert all("episode" in info for info, done in zip(infos, over, strict=True) if done)
    assert ended > 3


def test_random_actions_of_the_space_lose_where_that_is_asked_for() -> None:
    env = vector_env("hagar", 50, illegal="lose")
    env.reset(seed=1)
    env.action_space.seed(1)
    _, rewards, ended, _, info = env.step(env.action_space.sample())
    assert info["illegal"].any()
    assert (info["illegal"] == ended).all()
    assert rewards.tolist() == np.where(ended, -1.0, 0.0).tolist()


def test_it_shows_itself() -> None:
    env = vector_env("hagar", 2, render_mode="ansi")
    env.reset(seed=1)
    assert [str(frame)[:20] for frame in env.render()] == [str(env.view(game))[:20] for game in range(2)]
    assert repr(env) == "VectorEnv(num_envs=2)"
    env.close()
