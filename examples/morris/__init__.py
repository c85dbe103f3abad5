"""Nine Men's Morris: a game without chance or secrets, which may end in a draw."""

from meadhall.core.game import Game

GAME = Game.of(__name__, 1, horizon=0)
