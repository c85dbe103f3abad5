"""Saga: Vikings vs Anglo-Saxons - an asymmetric war for seven English kingdoms, with hidden leaders, for two."""

from pathlib import Path

from meadhall.core.game import Game
from meadhall.games.saga import board, box, rules, state, words
from meadhall.games.saga.naming import side_name

GAME = Game.of(
    Path(__file__).parent,
    2,
    state=state,
    box=box,
    rules=rules,
    words=words,
    board=board,
    sides=tuple(map(side_name, (state.SAXONS, state.VIKINGS))),
)
