"""Saga: Vikings vs Anglo-Saxons - an asymmetric war for seven English kingdoms, with hidden leaders, for two."""

from meadhall.core.game import Game

GAME = Game.of(__name__, 3, sides=("the Anglo-Saxons", "the Vikings"), measure=("area", "areas"))
