"""Hägar: Land in Sicht! - coasters and dice for two to four vikings. Copy this folder to begin a game of your own."""

from pathlib import Path

from meadhall.core.game import Game
from meadhall.games.hagar import actions, board, box, facts, rules, state, words

GAME = Game.of(
    Path(__file__).parent, 3, state=state, actions=actions, facts=facts, box=box, rules=rules, words=words, board=board,
    horizon=10, starter_drawn=True, stop="the limit of turns",
)  # fmt: skip
