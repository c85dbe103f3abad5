"""The PettingZoo environment keeps PettingZoo's contract, and can be saved and forked at any point."""

import copy
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

import meadhall
from meadhall.core.errors import IllegalAction, OptionError, UnknownName, UnreadableAction
from meadhall.envs import aec_env
from meadhall.envs.errors import ResetNeeded, SaveError
from tests.envs.settings import Agent, every_setting, play_aec

# PettingZoo's own test wants no dictionaries but knows its own games by name, which have the same ones with masks.
knows_only_its_own_games = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),  # at the end of the game
]


class TestItsOwnTests:
    pytestmark = knows_only_its_own_games

    @every_setting
    def test_api(self, name: str, players: int, options: dict[str, Any]) -> None:
        api_test(aec_env(name, players, **options), num_cycles=40)

    @every_setting
    def test_seeds(self, name: str, players: int, options: dict[str, Any]) -> None:
        seed_test(lambda: aec_env(name, players, **options), num_cycles=25)

    @pytest.mark.parametrize("name", meadhall.game_names())
    def test_structured_observations(self, name: str) -> None:
        api_test(aec_env(name, structured=True), num_cycles=5)


@every_setting
def test_a_whole_game_gives_each_seat_its_utility_once(name: str, players: int, options: dict[str, Any]) -> None:
    env = aec_env(name, players, **options)
    env.reset(seed=3)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    agent = Agent(1)
    for seat in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        rewards[seat] += reward
        env.step(None if terminated else agent.choose(seen["action_mask"]))
    assert list(rewards.values()) == env.setting.utility(env._position.state)
    assert not env.agents
    with pytest.raises(ResetNeeded):
        env.step(0)


@every_setting
def test_a_fork_plays_on_the_same_and_by_itself(name: str, players: int, options: dict[str, Any]) -> None:
    env = aec_env(name, players, **options)
    env.reset(seed=5)
    play_aec(env, Agent(1), 15)
    here = env.save()
    fork, deep = env.fork(), copy.deepcopy(env)
    other = play_aec(fork, Agent(3), 30)
    assert env.save() == here
    expected = play_aec(env, Agent(2), 30)
    assert play_aec(deep, Agent(2), 30) == expected
    fork.load(here)
    assert play_aec(fork, Agent(2), 30) == expected
    assert other != expected


def test_a_fork_begins_the_same_next_game() -> None:
    env = aec_env("hagar")
    env.reset(seed=5)
    fork = env.fork()
    env.reset()
    fork.reset()
    assert play_aec(env, Agent(1), 20) == play_aec(fork, Agent(1), 20)


def test_it_can_be_saved_while_agents_leave() -> None:
    env = aec_env("saga")
    env.reset(seed=1)
    play_aec(env, Agent(1), 10_000)
    env.reset(seed=1)
    agent = Agent(1)
    while len(env.agents) == 2:
        play_aec(env, agent, 1)
    fork = env.fork()
    assert fork.agents == env.agents == ["seat_1"]
    assert play_aec(fork, Agent(1), 5) == play_aec(env, Agent(1), 5)


def test_bytes_of_something_else_are_refused() -> None:
    env = aec_env("hagar", players=3)
    env.reset(seed=1)
    with pytest.raises(SaveError, match=r"saved by another environment .*for 3 players"):
        aec_env("hagar", players=2).load(env.save())
    with pytest.raises(SaveError, match="were not saved by an environment"):
        env.load(b"mead")


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = aec_env("hagar", players=3)
    env.reset(seed=7)
    before = env.save()
    with pytest.raises(IllegalAction, match=r'"seven takes hagar" is not legal now: .*H-01'):
        env.step(meadhall.game("hagar").actions.number("seven takes hagar"))
    with pytest.raises(UnreadableAction, match="they are 0 to 26"):
        env.step(27)
    assert env.save() == before


def test_it_shows_itself_in_words_and_as_a_picture() -> None:
    words, picture = (aec_env("runir", render_mode=mode) for mode in ("ansi", "svg"))
    for env in (words, picture):
        env.reset(seed=1)
    seat = words.possible_agents.index(words.agent_selection)
    assert words.render() == str(words.view(seat))
    assert ET.fromstring(picture.render() or "").tag.endswith("svg")
    assert aec_env("runir").render_mode is None
    with pytest.raises(ValueError, match='no render mode "human"; it is ansi or svg'):
        aec_env("runir", render_mode="human")


def test_mistakes_are_told_as_everywhere() -> None:
    with pytest.raises(UnknownName, match='did you mean "hagar"'):
        aec_env("hager")
    with pytest.raises(UnknownName, match='did you mean "harbor"'):
        aec_env("hagar", harbour=True)
    with pytest.raises(OptionError, match="2 to 4 players, not 5"):
        aec_env("hagar", players=5).reset()
    with pytest.raises(ResetNeeded):
        aec_env("hagar").save()
