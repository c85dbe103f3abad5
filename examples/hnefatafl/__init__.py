"""Hnefatafl: two unlike sides, a large board, neither chance nor secrets."""

from meadhall.core.game import Game

GAME = Game.of(__name__, 1, horizon=0, sides=("the attackers", "the king's side"))
