"""Sagnir as a scene: that of both island games, on a night-blue cloth under the northern lights."""

from meadhall.core.drawing import path
from meadhall.games.island import board
from meadhall.games.island.board import Style, scene, touches
from meadhall.games.island.board.landscape import VIOLET
from meadhall.games.island.board.scenery import wool_under_lights
from meadhall.games.island.board.signs import LIGHTS
from meadhall.games.island.box import IslandBox

__all__ = ["STYLE", "looks", "scene", "touches"]

STYLE = Style(
    table="#1f2d47",
    grain="#33466a",
    mat="#14213a",
    border="#8fa6c8",
    surf=("#3d6f8c", "#5f9db3", "#a9d3d6"),
    panel="#18243b",
    sky=path("M-132-6C-80-86-44-84-8-66S70-60 132-96C84-36 20-44-8-50S-80-60-132-6Z", VIOLET)
    + path("M-132-20C-80-100-44-98-8-80S70-74 132-110C84-54 20-60-8-64S-80-76-132-20Z", LIGHTS),
    weave=wool_under_lights,
)


def looks(box: IslandBox) -> dict[str, str]:
    """How everything looks."""
    return board.looks(box, STYLE)
