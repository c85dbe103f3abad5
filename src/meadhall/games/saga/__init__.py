"""Saga: Vikings vs Anglo-Saxons - an asymmetric war for seven English kingdoms, with hidden leaders, for two."""

from pathlib import Path

from meadhall.core.game import Game
from meadhall.games.saga import actions, board, box, facts, rules, state, words

GAME = Game.of(
    Path(__file__).parent, 3, state=state, actions=actions, facts=facts, box=box, rules=rules, words=words, board=board,
    sides=("the Anglo-Saxons", "the Vikings"), measure=("area", "areas"),
)  # fmt: skip
