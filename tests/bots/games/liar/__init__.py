"""Liar: a small Liar's Dice for two, in which a bot that never bluffs is soon found out."""

from meadhall.core.game import Game

LEVELS = ("greedy", "rehearse:10000", "rehearse:30000", "rehearse:100000", "rehearse:300000")

GAME = Game.of(__name__, 1, levels=LEVELS)
