"""Mythical Island as a scene: that of both island games, on driftwood and moss."""

from meadhall.core.drawing import disc, path
from meadhall.games.island import board
from meadhall.games.island.board import Style, scene, touches
from meadhall.games.island.board.scenery import driftwood_and_moss
from meadhall.games.island.board.signs import GLOW
from meadhall.games.island.box import IslandBox

__all__ = ["STYLE", "looks", "scene", "touches"]

STYLE = Style(
    table="#776b5b",
    grain="#4d4438",
    mat="#27413f",
    border="#c3b58f",
    surf=("#4f7f78", "#7fb0a3", "#cfe0c4"),
    panel="#3a3226",
    sky=disc(62, -66, 15, GLOW)
    + path(
        "M62-90v-6M62-42v-2M86-66h6M38-66h-6M79-83l4-4M45-83l-4-4", stroke=GLOW, width=3, more='stroke-linecap="round"'
    ),
    weave=driftwood_and_moss,
)


def looks(box: IslandBox) -> dict[str, str]:
    """How everything looks."""
    return board.looks(box, STYLE)
