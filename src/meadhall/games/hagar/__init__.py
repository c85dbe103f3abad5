"""Hägar: Land in Sicht! - coasters and dice for two to four vikings.

This is the smallest of our games, and a good one to read first. To begin a game of your own run `meadhall new`: it
writes a folder that works, whatever it is called.
"""

from pathlib import Path

from meadhall.core.game import Game
from meadhall.games.hagar import actions, board, box, facts, rules, state, words

GAME = Game.of(
    Path(__file__).parent, 3, state=state, actions=actions, facts=facts, box=box, rules=rules, words=words, board=board,
    horizon=10, starter_drawn=True, stop="the limit of turns",
)  # fmt: skip
