"""Runir: rune dice, stones and the Jarl's favour, for two to four carvers."""

from pathlib import Path

from meadhall.core.content import read_edition
from meadhall.core.game import Game, Kernels
from meadhall.games.runir import board, box, rules, state, words

FOLDER = Path(__file__).parent

GAME = Game(
    name="runir",
    rules_version=1,
    folder=FOLDER,
    state=state.State,
    box=box.RunirBox,
    actions=state.ACTIONS,
    options=box.OPTIONS,
    kernels=Kernels.of(rules),
    words=words,
    board=board,
    build=box.build,
    edition=read_edition(FOLDER / "content.toml"),
)
