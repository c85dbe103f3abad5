"""Starter: three in a row, for two."""

from meadhall.core.game import Game

# 1 is the version of the rules: it rises when the same actions would lead to another position.
GAME = Game.of(__name__, 1)
