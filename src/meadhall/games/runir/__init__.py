"""Runir: rune dice, stones and the Jarl's favour, for two to four carvers."""

from meadhall.core.game import Game

GAME = Game.of(__name__, 2, measure=("honour", "honour"), starter_drawn=True, stop="the limit of rounds")
