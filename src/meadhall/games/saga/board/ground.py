"""Saga: the table under everything, in both shapes, and all looks in one list."""

from meadhall.core.drawing import BOG_OAK, INK, PAPER, path, rect
from meadhall.games.saga.board import battle, figures, seats, tiles, track, units
from meadhall.games.saga.board import map as board_map
from meadhall.games.saga.board.layout import HIGH, TALL_HIGH, TALL_MAP, TALL_WIDE, WIDE
from meadhall.games.saga.box import SagaBox

_HAND = '<g stroke-linejoin="round" stroke-linecap="round">'


def looks(box: SagaBox) -> dict[str, str]:
    """How everything looks."""
    found = {
        "ground-wide": _table(WIDE, HIGH),
        "ground-tall": _table(TALL_WIDE, TALL_HIGH)
        + rect((4, TALL_MAP + 660, TALL_WIDE - 8, 104), 8, PAPER, BOG_OAK, 2),
        "cover": figures.cover(),
        **board_map.looks(box),
        **track.looks(box),
        **seats.looks(box),
        **tiles.looks(box),
        **battle.looks(),
        **units.looks(box),
    }
    drawn = {name: f"{_HAND}{look}</g>" if _steady(name, look) else look for name, look in found.items()}
    return {name: look.replace('"', "'") for name, look in drawn.items()}  # as JSON, each of the others would be two


def _steady(name: str, look: str) -> bool:
    """Whether a look has corners and ends of lines that are to be round."""
    return "<path" in look and not name.startswith(
        ("area", "held", "battle", "sigil", "shield", "initiative", "scroll", "gained", "past", "ground")
    )


def _table(wide: int, high: int) -> str:
    """Dark wool from edge to edge, in twill."""
    long = wide + high
    twill = path(f"M0 0L{long} {long}", stroke=INK, width=4 * long, more='stroke-dasharray="3 6.9" opacity=".28"')
    return f'<rect width="{wide}" height="{high}" fill="#343c42"/>' + f'<g stroke-linecap="butt">{twill}</g>'
