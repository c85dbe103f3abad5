"""Nine Men's Morris: a game without chance or secrets, which may end in a draw."""

from pathlib import Path

from meadhall.core.game import Game

from . import board, box, rules, state, words

GAME = Game.of(Path(__file__).parent, 1, state=state, box=box, rules=rules, words=words, board=board, horizon=0)
