"""OpenSpiel: its own tests pass, and its tools run."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

import meadhall
from meadhall.core.errors import UnknownName
from meadhall.envs import openspiel_game
from meadhall.envs.openspiel import RECENT
from tests.envs.settings import SETTINGS, every_setting

SECRETS = [(name, players, options) for name, players, options in SETTINGS if name not in ("hagar", "runir")]
SHORT: dict[str, dict[str, Any]] = {
    "hagar": {"harbor": True},
    "sagnir": {"pattern_set": "light"},
    "mythical_island": {"target": 3},
}


def advanced(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many random decisions, at which a player is to decide."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        if state.is_terminal():
            break
        decisions -= not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@every_setting
def test_its_own_random_simulation(name: str, players: int, options: dict[str, Any]) -> None:
    game = openspiel_game(name, players, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", meadhall.game_names())
def test_states_survive_as_text(name: str) -> None:
    game = openspiel_game(name, **SHORT.get(name, {}))
    state = advanced(game, 10)
    same_game, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(same_game) == str(game)
    assert str(same) == str(state)
    for player in range(game.num_players()):
        assert same.information_state_string(player) == state.information_state_string(player)
        assert same.information_state_tensor(player) == state.information_state_tensor(player)


@every_setting
def test_it_is_the_same_game(name: str, players: int, options: dict[str, Any]) -> None:
    match = meadhall.game(name).start(players, options, scripted=True)
    state = openspiel_game(name, players, **options).new_initial_state()
    rng = np.random.RandomState(4)
    decisions = meadhall.game(name).actions.decisions
    for _ in range(120):
        if match.over:
            break
        assert state.current_player() == (pyspiel.PlayerId.CHANCE if match.to_move < 0 else match.to_move)
        if match.to_move < 0:
            total = sum(match.odds.values())
            expected = [(int(action) - decisions, weight / total) for action, weight in match.odds.items()]
            assert state.chance_outcomes() == expected
        else:
            assert state.legal_actions() == match.legal.numbers
        action = int(rng.choice(state.legal_actions()))
        text = state.action_to_string(state.current_player(), action)
        state.apply_action(action)
        assert match.play(text).text == text


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str, players: int, options: dict[str, Any]) -> None:
    game = openspiel_game(name, players, **options)
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    worlds = set()
    for decisions in (4, 12, 25):
        state = advanced(game, decisions)
        for player in range(players):
            for _ in range(3):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
                assert other.history() == []
                worlds.add(str(other))
    assert len(worlds) > 3 * players


def test_an_information_state_remembers_and_does_not_tell_more_than_was_seen() -> None:
    game = openspiel_game("saga")
    one, other = game.new_initial_state(), game.new_initial_state()
    while not one.action_to_string(one.current_player(), one.legal_actions()[0]).startswith("place"):
        action = one.legal_actions()[0]
        one.apply_action(action)
        other.apply_action(action)
    saxon = one.current_player()
    for state, order in ((one, "place 123"), (other, "place 321")):  # who stands where is the Vikings' secret
        state.apply_action(meadhall.game("saga").actions.number(order))
    assert one.information_state_string(saxon) != other.information_state_string(saxon)
    assert one.information_state_string(1 - saxon) == other.information_state_string(1 - saxon)
    assert one.observation_string(1 - saxon) == other.observation_string(1 - saxon)


def test_the_tensors_have_names() -> None:
    game = openspiel_game("runir", players=3)
    state = advanced(game, 3)
    seen = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, 1)
    assert seen.dict["viewer"].tolist() == [0, 1, 0, 0]
    assert seen.dict["recent"].shape == (RECENT, 2)
    last = state.full_history()[-1]
    decided = last.player >= 0
    number = last.action if decided else last.action + game.num_distinct_actions()
    assert seen.dict["recent"][-1].tolist() == [last.player + 2 if decided else 1, number + 2]
    assert state.information_state_tensor(1) == seen.tensor.tolist()


def test_names_and_options() -> None:
    game = pyspiel.load_game("meadhall_sagnir(players=3,options=jokers:no;target:4)")
    same = openspiel_game("sagnir", 3, jokers=False, target=4)
    assert game.num_players() == same.num_players() == 3
    assert str(game.new_initial_state()) == str(same.new_initial_state())
    assert "meadhall_runir" in pyspiel.registered_names()
    with pytest.raises(UnknownName):
        openspiel_game("sagnir", joker=False)


def test_its_search_runs() -> None:
    game = openspiel_game("runir")
    state = advanced(game, 0)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["saga", "sagnir"])
def test_its_search_for_hidden_information_runs(name: str) -> None:
    game = openspiel_game(name, **SHORT.get(name, {}))
    state = advanced(game, 6)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_its_regret_minimisation_runs() -> None:
    np.random.seed(1)  # the library draws from it
    game = openspiel_game("saga")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    assert len(solver._infostates) > 50


def test_its_walk_through_all_decisions_runs_on_a_subgame() -> None:
    np.random.seed(1)  # the library draws from it
    rng = np.random.RandomState(1)
    state, path = openspiel_game("runir").new_initial_state(), []
    while not state.is_terminal():
        path.append(state.clone())
        state.apply_action(int(rng.choice(state.legal_actions())))
    end = path[-16].subgame()
    assert str(end.new_initial_state()) == str(path[-16])
    solver = external_sampling_mccfr.ExternalSamplingSolver(end)
    for _ in range(3):
        solver.iteration()
    assert solver._infostates


def test_python_ends_in_peace() -> None:
    code = "import meadhall.envs as e; e.openspiel_game('hagar').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
