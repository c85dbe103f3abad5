"""The engine plays Hägar as the plain model does: the same decisions, the same numbers to discover, the same end."""

from random import Random

import pytest

import meadhall
from meadhall.core.kernel import JIT
from tests.hagar.model import Model

HAGAR = meadhall.game("hagar")


def lockstep(seed: int, players: int, harbor: bool) -> Model:
    """A random game, and the model that has heard of every step of it."""
    match, model, random, heard = HAGAR.start(players, {"harbor": harbor}, seed=seed), Model(players), Random(seed), 0
    while True:
        for step in match.steps[heard:]:
            model.hear(HAGAR.actions.text(step.number))
        heard = len(match.steps)
        assert model.undiscovered == match.state.numbers_left
        assert (model.mode == "over") == match.over
        if match.outcome is not None:
            assert tuple(model.points) == match.outcome.points
            return model
        legal = [action.text for action in match.legal]
        assert model.legal == set(legal)
        assert (model.seat, model.turn) == (match.to_move, match.state.turn)
        match.play(random.choice(legal))


@pytest.mark.parametrize("seed", range(18 if JIT else 3))
def test_H24_the_engine_and_the_model_agree_at_every_decision(seed: int) -> None:
    lockstep(seed, players=2 + seed % 3, harbor=seed % 2 == 1)


def test_A07_random_games_end_with_numbers_that_were_discovered_and_never_won() -> None:
    left = [sum(one.is_number and one.owner is None for one in lockstep(seed, 2, False).tokens) for seed in range(3)]
    assert any(left)
