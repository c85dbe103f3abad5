"""Sagnir: a race of tile replacement and pattern matching for two to four protectors of the island."""

from meadhall.core.game import Game

GAME = Game.of(__name__, 3, horizon=0, starter_drawn=True, stop="the limit of turns (S-88)")
