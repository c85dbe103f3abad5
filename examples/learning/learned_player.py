"""A learnt policy as a player of the arena, the terminal and simulations: what `self_play.py` has written.

    MEADHALL_POLICY=learnt/hagar/policy.npz meadhall arena hagar --bots learned_player:Learned,random,child
    MEADHALL_POLICY=learnt/hagar/policy.npz meadhall rate hagar learned_player:Learned

The way from training to the arena: a bot is given a view, `tensor(view)` is what the learner saw of it, and
`mask(view)` what it might do. Run it where this file lies, so that `learned_player` is found.
"""

import os
from functools import cache
from typing import Any

import numpy as np

from meadhall.bots.bot import Advice, Budget, ConsideredAction, Question
from meadhall.envs.observation import mask, tensor


@cache
def policy(path: str) -> dict[str, np.ndarray[Any, Any]]:
    """The weights in a file, read once."""
    with np.load(path) as kept:
        return {name: kept[name] for name in kept.files}


class Learned:
    """Decides as the policy does: the better it thinks of an action, the likelier it is."""

    def __init__(self) -> None:
        self.weights = policy(os.environ.get("MEADHALL_POLICY", "policy.npz"))

    def advise(self, question: Question, budget: Budget) -> Advice:
        """An action by its chances, drawn from the question's seed; all of them with their chances, best first."""
        weights, view = self.weights, question.view
        if str(weights["game"]) != view.game.name:
            raise ValueError(f"this policy has learnt {weights['game']}, not {view.game.name}")
        seen = tensor(view, one_hot=True, relative=True)
        first = np.maximum(seen @ weights["w1"] + weights["b1"], 0)
        second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
        scores = np.where(mask(view) > 0, second @ weights["policy"] + weights["policy_b"], -np.inf)
        chances = np.exp((scores - scores.max()).astype(float))
        chances /= chances.sum()
        lines = sorted(
            (ConsideredAction(a, float(chances[a]), 1) for a in question.legal), key=lambda line: -line.value
        )
        rng = np.random.default_rng((question.seed, len(question.history)))
        chosen = int(rng.choice(len(chances), p=chances / chances.sum()))
        return Advice(chosen, tuple(lines))
