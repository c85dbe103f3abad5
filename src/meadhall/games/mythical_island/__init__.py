"""Mythical Island: the first edition of Sagnir. No jokers, tokens that can be thrown back, and one last turn."""

from pathlib import Path

from meadhall.core.content import read_edition
from meadhall.core.game import Game, Kernels
from meadhall.games.mythical_island import board, box, rules, state, words

FOLDER = Path(__file__).parent

GAME = Game(
    name="mythical_island",
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
