"""Positions of random games, and judges with random weights, for the tests of what looks at them."""

from dataclasses import dataclass
from functools import cache

import numpy as np

import meadhall
from meadhall.bots.judge.features import FeatureTable, feature_table
from meadhall.bots.judge.judge import Judge
from meadhall.core.record import Array
from meadhall.core.rng import new_rng
from meadhall.training.fit import new_weights


@dataclass(frozen=True)
class Sample:
    """Positions of a game in which somebody decides."""

    states: Array
    seats: Array
    players: Array
    table: FeatureTable
    features: int

    @property
    def raw(self) -> Array:
        """The states as bytes."""
        return self.states.view(np.uint8).reshape(len(self.states), -1)


@cache
def sample(name: str, decisions: int = 120) -> Sample:
    """Positions of random games with each number of players."""
    game = meadhall.game(name)
    states, seats, players = [], [], []
    for count in game.seats:
        match = game.start(count, seed=count)
        match.wander(decisions, new_rng(count))
        decided = [step for step in match.steps if step.who >= 0]
        states += [step.before for step in decided]
        seats += [step.who for step in decided]
        players += [count] * len(decided)
    found = np.frombuffer(b"".join(states), game.state.dtype).copy()
    who, how_many = np.array(seats, np.int64), np.array(players, np.int64)
    return Sample(found, who, how_many, *feature_table(game, found, who, how_many))


def random_judge(name: str, seed: int = 1) -> Judge:
    """A judge who has learnt nothing, but has an opinion on everything."""
    game, found = meadhall.game(name), sample(name)
    rng = np.random.default_rng(seed)
    weights = new_weights(found.features, len(game.actions), seed)
    weights = {name: rng.normal(0, 0.3, array.shape).astype(np.float32) for name, array in weights.items()}
    return Judge(found.table, weights, game.state.layout_digest(), {"game": name})
