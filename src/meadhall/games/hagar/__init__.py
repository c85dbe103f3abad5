"""Hägar: Land in Sicht! - coasters and dice for two to four vikings. Copy this folder to begin a game of your own."""

from pathlib import Path

from meadhall.core.content import read_edition
from meadhall.core.game import Game, Kernels
from meadhall.games.hagar import board, box, rules, state, words

FOLDER = Path(__file__).parent

GAME = Game(
    name="hagar",
    rules_version=1,
    folder=FOLDER,
    state=state.State,
    box=box.HagarBox,
    actions=state.ACTIONS,
    options=box.OPTIONS,
    kernels=Kernels.of(rules),
    words=words,
    board=board,
    build=box.build,
    edition=read_edition(FOLDER / "content.toml"),
)
