"""Hägar: Land in Sicht! - coasters and dice for two to four vikings.

This is the smallest of our games, and a good one to read first. To begin a game of your own run `meadhall new`: it
writes a folder that works, whatever it is called.
"""

from meadhall.core.game import Game

GAME = Game.of(__name__, 3, horizon=10, starter_drawn=True, stop="the limit of turns")
