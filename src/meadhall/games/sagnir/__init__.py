"""Sagnir: a race of tile replacement and pattern matching for two to four protectors of the island."""

from pathlib import Path

from meadhall.core.content import read_edition
from meadhall.core.game import Game, Kernels
from meadhall.games.sagnir import board, box, rules, state, words

FOLDER = Path(__file__).parent

GAME = Game(
    name="sagnir",
    rules_version=1,
    folder=FOLDER,
    state=state.State,
    box=box.IslandBox,
    actions=state.ACTIONS,
    options=box.OPTIONS,
    kernels=Kernels.of(rules),
    words=words,
    board=board,
    build=box.build,
    edition=read_edition(FOLDER / "content.toml"),
)
