"""Starter: three in a row, for two."""

from pathlib import Path

from meadhall.core.game import Game

from . import board, box, rules, state, words

# 1 is the version of the rules: it rises when the same actions would lead to another position.
GAME = Game.of(Path(__file__).parent, 1, state=state, box=box, rules=rules, words=words, board=board)
