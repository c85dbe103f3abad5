"""Sagnir as a scene: that of both island games, on a night-blue cloth under the northern lights."""

from functools import partial
from pathlib import Path

from meadhall.core.artwork import artwork
from meadhall.core.drawing import WOOL, path, wobble
from meadhall.games.island import board
from meadhall.games.island.board import Style, scene, specimen, touches

__all__ = ["STYLE", "looks", "scene", "specimen", "touches"]

_LOOKS = Path(__file__).with_name("looks")


def _wool_under_lights(wide: int, high: int) -> str:
    """A woollen cloth, woven in dashes, on which the northern lights fall."""
    rows = "".join(f"M{-6 if i % 2 else 0} {6 + i * 13}H{wide}" for i in range(high // 13))
    stars = "".join(
        f"M{round(wide / 2 * (1 + 0.98 * wobble(21, i)))} {round(high - 110 + 100 * wobble(22, i))}h.1"
        for i in range(40)
    )
    lights = artwork(_LOOKS / "lights.svg")
    return (
        path(rows, stroke="#33466a", width=2, more='stroke-dasharray="7 5" opacity=".5"')
        + f'<g transform="scale({wide / 1400:.3f} {high / 900:.3f})">{lights}</g>'
        + path(stars, stroke=WOOL, width=2, more='stroke-linecap="round" opacity=".5"')
    )


STYLE = Style(
    table="#1f2d47",
    mat="#14213a",
    border="#8fa6c8",
    surf=("#3d6f8c", "#5f9db3", "#a9d3d6"),
    panel="#18243b",
    plate=artwork(_LOOKS / "plate.svg"),
    scenes=_LOOKS / "scenes",
    weave=_wool_under_lights,
)

looks = partial(board.looks, style=STYLE)
