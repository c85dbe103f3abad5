"""Mythical Island as a scene: that of both island games, on driftwood and moss."""

from functools import partial
from pathlib import Path

from meadhall.core.artwork import artwork
from meadhall.core.drawing import INK, path, wobble
from meadhall.games.island import board
from meadhall.games.island.board import Style, scene, specimen, touches

__all__ = ["STYLE", "looks", "scene", "specimen", "touches"]

_LOOKS = Path(__file__).with_name("looks")
_GRAIN = "#4d4438"


def _driftwood_and_moss(wide: int, high: int) -> str:
    """Bleached planks with knots, and moss creeping in from the corners."""
    planks = grain = knots = moss = ""
    for row in range(high // 150):
        planks += f"M0 {row * 150}H{wide}"
        for line in range(5):
            k = row * 5 + line
            start = (0.5 + 0.5 * wobble(31, k)) * wide / 2.8
            down = round(row * 150 + 16 + line * 28 + 6 * wobble(32, k))
            grain += f"M{round(start)} {down}q160 {round(10 * wobble(33, k))} 330 0t330 0"
    places = (wide - 220, high - 184), (wide // 2 + 60, high - 54), (wide - 110, high // 2 + 150), (120, high - 100)
    for x, y in places:
        knots += f"M{x} {y}a12 7 0 1 0 24 0a12 7 0 1 0-24 0M{x + 6} {y}a6 3 0 1 0 12 0a6 3 0 1 0-12 0"
        knots += f"M{x - 30} {y}q40-26 84 0M{x - 30} {y}q40 26 84 0"
    cushions = (wide - 30, high - 20), (20, high - 10), (wide // 2 - 10, high - 210), (wide - 10, 8), (6, 6)
    for number, (x, y) in enumerate(cushions):
        moss += f'<g transform="translate({x} {y})">{artwork(_LOOKS / f"moss-{number}.svg")}</g>'
    return (
        path(grain, stroke=_GRAIN, width=1.8, more='opacity=".7"')
        + path(knots, stroke=_GRAIN, width=2, more='opacity=".8"')
        + path(planks, stroke=INK, width=3, more='opacity=".7"')
        + moss
    )


STYLE = Style(
    table="#776b5b",
    mat="#27413f",
    border="#c3b58f",
    surf=("#4f7f78", "#7fb0a3", "#cfe0c4"),
    panel="#3a3226",
    plate=artwork(_LOOKS / "plate.svg"),
    scenes=_LOOKS / "scenes",
    weave=_driftwood_and_moss,
)

looks = partial(board.looks, style=STYLE)
