"""Mythical Island: the first edition of Sagnir. No jokers, tokens that can be thrown back, and one last turn."""

from meadhall.core.game import Game

GAME = Game.of(__name__, 3, horizon=0, starter_drawn=True, stop="the limit of turns (S-88)")
