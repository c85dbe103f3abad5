"""Skrei: Boats before Dawn - cod, weather and silence for two to four skippers."""

from meadhall.core.game import Game

GAME = Game.of(__name__, 1)
