"""Our games as OpenSpiel's search sees them. OpenSpiel itself is not needed for it."""

import numpy as np
import pytest
from bench.ismcts import OVER_THERE, Evaluator, Position, Rules, as_array

import meadhall
from meadhall.core.constants import CHANCE
from meadhall.core.kernel import JIT
from meadhall.core.rng import below, new_rng

GAMES = ["hagar", "saga"] if JIT else ["hagar"]  # one without secrets, and one with them


def beginning(name: str) -> Position:
    game = meadhall.game(name)
    match = game.start(2, seed=1, scripted=True)
    return Position(Rules(game, match.box, seed=1), as_array(match.state))


def game_of(name: str) -> list[Position]:
    """All positions of a random game."""
    positions, rng = [beginning(name)], new_rng(1)
    while not positions[-1].is_terminal():
        following = positions[-1].clone()
        actions = following.legal_actions()
        following.apply_action(actions[int(below(rng, len(actions)))])
        positions.append(following)
    return positions


def text(position: Position) -> str:
    """All of a position."""
    return position.states.tobytes().hex()


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_ends_with_a_result_for_each_seat(name: str) -> None:
    last = game_of(name)[-1]
    assert last.current_player() == OVER_THERE
    assert len(last.returns()) == 2
    assert all(-1 <= result <= 1 for result in last.returns())


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    for position in game_of(name)[:-1:10]:
        before, actions = text(position), list(position.legal_actions())
        position.clone().apply_action(actions[0])
        assert (text(position), position.legal_actions()) == (before, actions)


@pytest.mark.parametrize("name", GAMES)
def test_the_odds_of_chance_add_up(name: str) -> None:
    throws = [position for position in game_of(name) if position.is_chance_node()]
    assert throws
    for position in throws:
        assert position.current_player() == CHANCE
        assert sum(odds for _, odds in position.chance_outcomes()) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_another_world_looks_the_same_to_who_decides(name: str) -> None:
    asked = [position for position in game_of(name) if position.current_player() >= 0]
    for position in asked[::5]:
        seat = position.current_player()
        other = position.resample_from_infostate(seat)
        assert other.information_state_string() == position.information_state_string(seat)
        assert other.legal_actions() == position.legal_actions()


@pytest.mark.skipif("saga" not in GAMES, reason="too slow without the compiler")
def test_other_worlds_differ_in_what_is_hidden() -> None:
    asked = [position for position in game_of("saga") if position.current_player() >= 0]
    assert any(
        text(position) != text(position.resample_from_infostate(position.current_player())) for position in asked
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_leaves_the_position_as_it_is(name: str) -> None:
    position = next(position for position in game_of(name) if position.current_player() >= 0)
    before = text(position)
    for horizon in (0, 5, 1_000_000):
        results = Evaluator(0, horizon).evaluate(position)
        assert np.abs(results).max() <= 1
    assert text(position) == before
    assert sum(odds for _, odds in Evaluator(0).prior(position)) == pytest.approx(1)
