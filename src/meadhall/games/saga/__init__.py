"""Saga: Vikings vs Anglo-Saxons - an asymmetric war for seven English kingdoms, with hidden leaders, for two."""

from pathlib import Path

from meadhall.core.content import read_edition
from meadhall.core.game import Game, Kernels
from meadhall.games.saga import board, box, rules, state, words

FOLDER = Path(__file__).parent

GAME = Game(
    name="saga",
    rules_version=1,
    folder=FOLDER,
    state=state.State,
    box=box.SagaBox,
    actions=state.ACTIONS,
    options=box.OPTIONS,
    kernels=Kernels.of(rules),
    words=words,
    board=board,
    build=box.build,
    edition=read_edition(FOLDER / "content.toml"),
)
