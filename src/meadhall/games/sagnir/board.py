"""Sagnir as a picture: that of both island games, on a night-blue cloth under the northern lights."""

from meadhall.core.drawing import path
from meadhall.games.island import board
from meadhall.games.island.board import Look, touches
from meadhall.games.island.board.landscape import VIOLET
from meadhall.games.island.board.scenery import wool_under_lights
from meadhall.games.island.board.signs import LIGHTS
from meadhall.games.island.words.names import IslandView

__all__ = ["LOOK", "draw", "touches"]

LOOK = Look(
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


def draw(view: IslandView) -> str:
    """The view as SVG."""
    return board.draw(view, LOOK)
