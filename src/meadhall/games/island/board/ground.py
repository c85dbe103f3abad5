"""The island games: the table, and the mat on which the island lies. The two games lie on different tables."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from meadhall.core.drawing import INK, WOOL, label, num, path, rect, wobble
from meadhall.games.island.board.layout import MAT, Grid, grid
from meadhall.games.island.state import CELLS, SIDE

_BOLD = 'text-anchor="middle" font-weight="bold"'


@dataclass(frozen=True)
class Style:
    """The colours and pictures of a game's own table."""

    table: str
    mat: str  # dark enough for light numerals
    border: str  # the ornament around the mat
    surf: tuple[str, str, str]  # the water around the island, from far to near
    panel: str  # strips and slots, dark enough for light words
    plate: str  # the picture of the plate with the game's name
    weave: Callable[[int, int], str]  # draws the cloth or the planks of a table of this width and height


def shore(style: Style, island: int) -> str:
    """The mat: an ornamented border, coordinates, and water breaking around the island's cells."""
    g = grid(island)
    x, y, across, down = MAT
    cells = "".join(
        f"M{num(g.left + (run.start() - g.columns[0]) * g.size)} {num(g.top + i * g.size)}"
        f"h{len(run[0]) * g.size}v{g.size}h{-len(run[0]) * g.size}Z"
        for i, row in enumerate(g.rows)
        for run in re.finditer("1+", f"{island >> row * SIDE & 255:08b}"[::-1])
    )
    far, middle, near = style.surf
    surf = "".join(
        f'<path d="{cells}" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in ((far, 34), (style.mat, 30), (middle, 20), (style.mat, 17), (near, 9))
    )
    letters = (
        label(g.left + (i + 0.5) * g.size, g.top - 19, "abcdefgh"[column], 25, WOOL, _BOLD)
        for i, column in enumerate(g.columns)
    )
    numerals = (
        label(g.left - 30, g.top + (i + 0.5) * g.size + 9, str(row + 1), 25, WOOL, _BOLD)
        for i, row in enumerate(g.rows)
    )
    ornament = (x + 9, y + 9, across - 18, down - 18)
    return (
        rect((x + 3, y + 5, across, down), 16, "#000", more='opacity=".35"')
        + rect(MAT, 16, style.mat, INK, 3)
        + rect((x + 4, y + 4, across - 8, down - 8), 13, "none", style.border, 1.6)
        + rect(ornament, 9, "none", style.border, 8, 'stroke-dasharray="1.6 11" opacity=".6"')
        + path(_ripples(g, island), stroke=far, width=2, more='stroke-linecap="round" opacity=".55"')
        + f'<g fill="{near}" stroke-linejoin="round">{surf}</g>'
        + path(cells, "#000", more='opacity=".35" transform="translate(2 4)"')
        + "".join((*letters, *numerals))
    )


def _ripples(g: Grid, island: int) -> str:
    """Small waves all over the mat, but not under the island."""
    (x, y, across, down), half = MAT, g.size / 2
    cells = [g.middle(cell) for cell in range(CELLS) if island >> cell & 1]
    waves = ""
    for i in range(80):
        u = round(x + 40 + i % 8 * 76 + 38 * (i // 8 % 2) + 12 * wobble(41, i))
        v = round(y + 44 + i // 8 * 64 + 10 * wobble(42, i))
        under = (abs(u + 15 + right - p) <= half and abs(v - q) <= half for p, q in cells for right in (-33, 0, 33))
        if u < x + across - 48 and v < y + down - 20 and not any(under):
            waves += f"M{u} {v}q5-6 10 0t10 0 10 0"
    return waves
