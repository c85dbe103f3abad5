"""Saga: the table under everything, in both shapes, and all looks in one list."""

from meadhall.core.drawing import BOG_OAK, INK, PAPER, path, rect
from meadhall.games.saga.board import battle, figures, seats, tiles, track, units
from meadhall.games.saga.board import map as board_map
from meadhall.games.saga.board.layout import HIGH, TALL_HIGH, TALL_MAP, TALL_WIDE, WIDE
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.location import ENGLAND

_HAND = '<g stroke-linejoin="round" stroke-linecap="round">'


def looks(box: SagaBox) -> dict[str, str]:
    """How everything looks."""
    found = {
        "ground-wide": _table(WIDE, HIGH),
        "ground-tall": _table(TALL_WIDE, TALL_HIGH)
        + rect((4, TALL_MAP + 660, TALL_WIDE - 8, 104), 8, PAPER, BOG_OAK, 2),
        **{f"marker-{area}": figures.sigil(area) for area in range(ENGLAND)},
        **{f"scouted-{area}": figures.scouted(area) for area in range(ENGLAND)},
        **board_map.looks(box),
        **track.looks(box),
        **seats.looks(box),
        **tiles.looks(box),
        **battle.looks(),
        **units.looks(box),
    }
    return {name: f"{_HAND}{drawn}</g>" if "<path" in drawn else drawn for name, drawn in found.items()}


def _table(wide: int, high: int) -> str:
    """Dark wool from edge to edge, in twill."""
    twill = "".join(f"M{x} 0l-{high} {high}" for x in range(0, wide + high, 14))
    return f'<rect width="{wide}" height="{high}" fill="#343c42"/>' + path(
        twill, stroke=INK, width=3, more='opacity=".28"'
    )
