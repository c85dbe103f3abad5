"""Hägar: where the parts of the board lie, in a wide scene and in a tall one."""

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.scene import Part, Shape

_PANEL = 884  # where the panel at the right of the wide board begins
_TALL = 780  # how wide the tall board is


class HagarLayout(NamedTuple):
    """The places of all parts in one shape, for so many players."""

    width: int
    height: int
    ground: str
    chart: Part
    tray: Part
    dice: tuple[Part, Part]
    rolls: Part
    badges: tuple[Part, Part]
    strip: Part  # for the treasures that are still face down
    rows: tuple[Part, ...]  # one for each seat, the viewer's own first
    row_high: int
    lines: int  # of treasures in a row


@lru_cache(maxsize=8)
def layout(shape: Shape, players: int) -> HagarLayout:
    """Where everything lies."""
    return _wide(players) if shape == "wide" else _tall(players)


def _wide(players: int) -> HagarLayout:
    pitch = min(584 // players, 192)
    return HagarLayout(
        width=1200,
        height=900,
        ground="ground-wide",
        chart=Part(0, 0),
        tray=Part(_PANEL, 16),
        dice=(Part(948, 82), Part(1052, 82)),
        rolls=Part(1139, 88, 0.84),
        badges=(Part(898, 162), Part(1036, 162)),
        strip=Part(_PANEL, 822),
        rows=tuple(Part(_PANEL, 238 + i * pitch) for i in range(players)),
        row_high=pitch - 10,
        lines=2,
    )


def _tall(players: int) -> HagarLayout:
    top, pitch, half, lines = 797, 128, _TALL / 2, 2 if players == 2 else 3
    spots = ((half, 0), (half, 1), (0, 2), (half, 2))  # beside the tray, and then below it
    return HagarLayout(
        width=_TALL,
        height=802 + lines * pitch,
        ground=f"ground-tall-{lines}",
        chart=Part(0, 0, _TALL / _PANEL),
        tray=Part(3, top),
        dice=(Part(62, top + 58, 1.16), Part(174, top + 58, 1.16)),
        rolls=Part(302, top + 58),
        badges=(Part(16, top + 115, 1.32), Part(206, top + 115, 1.32)),
        strip=Part(3, top + 186, 1.12),
        rows=tuple(Part(x + 3, top + row * pitch, 1.28) for x, row in spots[:players]),
        row_high=96,
        lines=1,
    )
