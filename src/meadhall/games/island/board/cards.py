"""The island games: being cards large and small, bonus cards, patterns and the backs of what is hidden.

Large things are drawn from their top left corner, small ones about their own origin. Whoever calls says what is
printed on a card; nothing here knows a position.
"""

from functools import cache

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    OCHRE,
    PAPER,
    PARCHMENT,
    SLATE,
    WOOL,
    at,
    disc,
    label,
    path,
    rect,
    shorten,
)
from meadhall.games.island.board.landscape import FOAM
from meadhall.games.island.board.scenery import QUIET
from meadhall.games.island.board.signs import COLOURS, LIGHTS, pattern, roundel, signs
from meadhall.games.island.patterns import LETTERS, cells_of

CARD_HIGH = 182
"""How high a being card in the hand is."""
BONUS_HIGH = 148
"""How high a bonus card is."""
SMALL_WIDE, SMALL_HIGH = 36, 42
"""The size of a small being card."""
TOKEN_SPOTS = ((-25, 124), (25, 124))
"""Where tokens lie on a bonus card, from the middle of its top edge."""
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'


# --- Beings ----------------------------------------------------------------------------------------------------------


@cache
def being(number: str, name: str, element: int, points: int, rows: tuple[str, ...], wide: float) -> str:
    """A being card: name, pattern, element, number and points."""
    size = min(21.0, (wide - 14) / max(4.0, 0.54 * len(name)))
    band = COLOURS[element]
    return (
        rect((2, 4, wide, CARD_HIGH), 10, "#000", more='opacity=".4"')
        + rect((0, 0, wide, CARD_HIGH), 10, PAPER, INK, 2.2)
        + path(f"M1 34V11A10 10 0 0 1 11 1H{wide - 11}A10 10 0 0 1 {wide - 1} 11V34Z", band)
        + path(f"M1 34H{wide - 1}", stroke=INK, width=2)
        + label(wide / 2, 24, shorten(name, 20), size, _ON_BAND[element], _BOLD)
        + at(wide / 2, 90, pattern(rows, wide - 18, 104, 29))
        + path(f"M12 148H{wide - 12}", stroke=BOG_OAK, width=1.2, more='stroke-dasharray="2 4"')
        + label(12, 171, number, 17, QUIET)
        + at(wide / 2, 164, roundel(element))
        + disc(wide - 22, 164, 15, OCHRE, INK, 1.8)
        + label(wide - 22, 171, str(points), 21, INK, _BOLD)
    )


_ON_BAND = (WOOL, WOOL, INK, INK)


@cache
def small_being(number: str, element: int, points: int) -> str:
    """An activated or discarded being, about its own middle: points, element, number."""
    half, down = SMALL_WIDE / 2, SMALL_HIGH / 2
    return (
        rect((-half, -down, SMALL_WIDE, SMALL_HIGH), 5, PAPER, INK, 1.6)
        + path(f"M{-half + 1} -2V{-down + 5}a4 4 0 0 1 4-4H{half - 5}a4 4 0 0 1 4 4V-2Z", COLOURS[element])
        + at(-7, -11, signs(element), 0.7)
        + label(8, -5, str(points), 17, _ON_BAND[element], _BOLD)
        + label(-half + 4, 15, number, 15, INK)
    )


@cache
def open_being(number: str, element: int, points: int, rows: tuple[str, ...]) -> str:
    """A being in an open hand, small, with its pattern."""
    half, down = SMALL_WIDE / 2, SMALL_HIGH / 2
    return (
        rect((-half, -down, SMALL_WIDE, SMALL_HIGH), 5, "none", INK, 1.4, 'stroke-dasharray="3 2"')
        + label(-half + 3, -down + 12, number, 11, INK)
        + label(half - 9, -down + 12, str(points), 12, INK)
        + _dots(rows)
    )


def _dots(rows: tuple[str, ...]) -> str:
    """A pattern so small that only colours and places can be told; the card's own seat sees it large."""
    parts = []
    for letter, kind in LETTERS.items():
        squares = "".join(f"M{6 * c} {6 * r}h6v6h-6Z" for r, c, required in cells_of(rows) if required == letter)
        if squares:
            parts.append(f'<path d="{squares}" fill="{COLOURS[kind]}"/>')
    size = min(1.1, 5.5 / len(rows[0]), 4.5 / len(rows))
    middle = f"translate(0 6)scale({size:.2g})translate({-3 * len(rows[0])} {-3 * len(rows)})"
    return f'<g transform="{middle}" stroke="{INK}" stroke-width=".8">{"".join(parts)}</g>'


# --- Bonus cards -----------------------------------------------------------------------------------------------------


@cache
def bonus(name: str, points: int, rows: tuple[str, ...], wide: float, locked: bool) -> str:
    """A bonus card: points, pattern, and two places for tokens; a lock between them when both are taken."""
    middle = wide / 2
    spots = "".join(
        disc(middle + x, y, 15, "none", BOG_OAK, 1.8, "" if locked else 'stroke-dasharray="4 3"')
        for x, y in TOKEN_SPOTS
    )
    lock = at(middle, 124, _LOCK) if locked else ""
    return (
        rect((2, 4, wide, BONUS_HIGH), 10, "#000", more='opacity=".4"')
        + rect((0, 0, wide, BONUS_HIGH), 10, PARCHMENT if locked else WOOL, INK, 2.2)
        + rect((5, 5, wide - 10, BONUS_HIGH - 10), 7, "none", OCHRE, 1.6)
        + disc(21, 22, 15, OCHRE, INK, 1.8)
        + label(21, 29, str(points), 21, INK, _BOLD)
        + label(wide - 11, 25, name, 15, QUIET, 'text-anchor="end"')
        + at(middle, 70, pattern(rows, wide - 20, 66, 24))
        + spots
        + lock
    )


_LOCK = path("M-4-2v-4a4 4 0 0 1 8 0v4", stroke=INK, width=2.2) + rect((-6.5, -3, 13, 11), 2, SLATE, INK, 1.4)


# --- Backs -----------------------------------------------------------------------------------------------------------


@cache
def tile_back(size: float) -> str:
    """A tile, face down: a knot."""
    drawn = '<rect x="-20" y="-20" width="40" height="40" rx="5"/>' + path(_KNOT, "none", WOOL, 2.6)
    return f'<g fill="#5b6a72" stroke="{INK}" stroke-width="2.4" transform="scale({round(size / 40, 2):g})">{drawn}</g>'


_KNOT = "M0-13C9-13 9 0 0 0S-9 13 0 13 9 0 0 0-9-13 0-13ZM-13 0C-13-9 0-9 0 0S13 9 13 0 0-9 0 0-13 9-13 0Z"


@cache
def being_back(high: float) -> str:
    """A being card, face down: lights over a mountain."""
    drawn = (
        f'<rect x="-15" y="-21" width="30" height="42" rx="4" fill="#232b52" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M-11-4Q-6-16 0-9T11-14V-3Q5 2 0-2T-11 6Z" fill="{LIGHTS}"/>'
        f'<path d="M-11 16L-3 5 2 11 6 7 11 16Z" fill="{FOAM}"/>'
    )
    return f'<g transform="scale({round(high / 42, 2):g})">{drawn}</g>'
