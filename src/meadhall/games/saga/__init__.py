"""Saga: Vikings vs Anglo-Saxons - an asymmetric war for seven English kingdoms, with hidden leaders, for two."""

from pathlib import Path

from meadhall.core.game import Game
from meadhall.games.saga import actions, board, box, rules, sides, state, words
from meadhall.games.saga.words.names import side_name

GAME = Game.of(
    Path(__file__).parent,
    3,
    state=state,
    actions=actions,
    box=box,
    rules=rules,
    words=words,
    board=board,
    sides=tuple(map(side_name, (sides.SAXONS, sides.VIKINGS))),
    measure=("area", "areas"),
)
