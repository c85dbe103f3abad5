"""Sagnir: a race of tile replacement and pattern matching for two to four protectors of the island."""

from pathlib import Path

from meadhall.core.game import Game
from meadhall.games.island import actions, facts
from meadhall.games.sagnir import board, box, rules, state, words

GAME = Game.of(
    Path(__file__).parent, 3, state=state, actions=actions, facts=facts, box=box, rules=rules, words=words,
    board=board, horizon=0, starter_drawn=True, stop="the limit of turns (S-88)",
)  # fmt: skip
