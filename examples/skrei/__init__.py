"""Skrei: Boats before Dawn - cod, weather and silence for two to four skippers."""

from pathlib import Path

from meadhall.core.game import Game

from . import board, box, rules, state, words

GAME = Game.of(Path(__file__).parent, 1, state=state, box=box, rules=rules, words=words, board=board)
