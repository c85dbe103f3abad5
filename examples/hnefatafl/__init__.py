"""Hnefatafl: two unlike sides, a large board, neither chance nor secrets."""

from pathlib import Path

from meadhall.core.game import Game

from . import board, box, rules, state, words

SIDES = ("the attackers", "the king's side")
GAME = Game.of(
    Path(__file__).parent, 1, state=state, box=box, rules=rules, words=words, board=board, horizon=0, sides=SIDES
)
