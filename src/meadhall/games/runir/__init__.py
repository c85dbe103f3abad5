"""Runir: rune dice, stones and the Jarl's favour, for two to four carvers."""

from pathlib import Path

from meadhall.core.game import Game
from meadhall.games.runir import actions, board, box, facts, rules, state, words

GAME = Game.of(
    Path(__file__).parent, 2, state=state, actions=actions, facts=facts, box=box, rules=rules, words=words,
    board=board, measure=("honour", "honour"), starter_drawn=True, stop="the limit of rounds",
)  # fmt: skip
