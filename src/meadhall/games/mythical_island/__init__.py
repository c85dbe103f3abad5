"""Mythical Island: the first edition of Sagnir. No jokers, tokens that can be thrown back, and one last turn."""

from pathlib import Path

from meadhall.core.game import Game
from meadhall.games.island import actions, facts
from meadhall.games.mythical_island import board, box, rules, state, words

GAME = Game.of(
    Path(__file__).parent, 3, state=state, actions=actions, facts=facts, box=box, rules=rules, words=words,
    board=board, horizon=0, starter_drawn=True, stop="the limit of turns (S-88)",
)  # fmt: skip
