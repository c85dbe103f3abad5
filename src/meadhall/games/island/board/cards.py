"""The island games: being cards large and small, bonus cards, and the backs of what is hidden.

A card is a frame; its pattern and its worth are pieces of their own that lie on it, so that the frame is drawn once for
all cards of an element. Large frames are drawn from their top left corner, small cards about their own middle.
"""

from functools import cache

from meadhall.core.drawing import BOG_OAK, INK, OCHRE, PAPER, PARCHMENT, SLATE, WOOL, at, disc, label, path, rect
from meadhall.core.scene import TEXT
from meadhall.games.island.board.landscape import FOAM
from meadhall.games.island.board.scenery import QUIET
from meadhall.games.island.board.signs import COLOURS, LIGHTS, roundel, signs

CARD_WIDE, CARD_HIGH = 168, 182
"""The size of a being card in the hand."""
PATTERN_AT = (84, 90)
"""The middle of its pattern."""
PATTERN_ROOM = (150, 104, 29)
"""The room of its pattern, and how large a cell of it may be."""
LONG_NAME = 11
"""Names of more letters are written smaller."""
SMALL_WIDE, SMALL_HIGH = 36, 42
"""The size of a small being card."""
BONUS_WIDE, BONUS_TALL = 148, 140
"""How high a bonus card is, in each shape of the board."""
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_ON_BAND = (WOOL, WOOL, INK, INK)


# --- Beings ----------------------------------------------------------------------------------------------------------


def being(element: int, name_size: float) -> str:
    """The frame of a being card: its name on a band in the colour of the element, and the element's sign."""
    wide, high = CARD_WIDE, CARD_HIGH
    return (
        rect((2, 4, wide, high), 10, "#000", more='opacity=".4"')
        + rect((0, 0, wide, high), 10, PAPER, INK, 2.2)
        + path(f"M1 34V11A10 10 0 0 1 11 1H{wide - 11}A10 10 0 0 1 {wide - 1} 11V34Z", COLOURS[element])
        + path(f"M1 34H{wide - 1}", stroke=INK, width=2)
        + label(wide / 2, 24, TEXT, name_size, _ON_BAND[element], _BOLD)
        + path(f"M12 148H{wide - 12}", stroke=BOG_OAK, width=1.2, more='stroke-dasharray="2 4"')
        + at(wide / 2, 164, roundel(element))
    )


def worth(points: int) -> str:
    """What lies along the lower edge of a being card: its number, and what it is worth."""
    return label(12, 171, TEXT, 17, QUIET) + coin(CARD_WIDE - 22, 164, str(points))


def coin(x: float, y: float, points: str = TEXT) -> str:
    """What a card is worth."""
    return disc(x, y, 15, OCHRE, INK, 1.8) + label(x, y + 7, points, 21, INK, _BOLD)


def halo() -> str:
    """The edge of a card to choose from."""
    return rect((-1, -1, CARD_WIDE + 2, CARD_HIGH + 2), 11, "none", OCHRE, 6)


def small_being(element: int, points: int) -> str:
    """An activated or discarded being: points, element, number."""
    half, down = SMALL_WIDE / 2, SMALL_HIGH / 2
    return (
        rect((-half, -down, SMALL_WIDE, SMALL_HIGH), 5, PAPER, INK, 1.6)
        + path(f"M{-half + 1} -2V{-down + 5}a4 4 0 0 1 4-4H{half - 5}a4 4 0 0 1 4 4V-2Z", COLOURS[element])
        + at(-7, -11, signs(element), 0.7)
        + label(8, -5, str(points), 17, _ON_BAND[element], _BOLD)
        + label(0, 15, TEXT, 17, INK, _MIDDLE)
    )


def open_being(points: int) -> str:
    """A being in an open hand, small; its pattern lies on it."""
    half, down = SMALL_WIDE / 2, SMALL_HIGH / 2
    return (
        rect((-half, -down, SMALL_WIDE, SMALL_HIGH), 5, WOOL, INK, 1.4, 'stroke-dasharray="3 2"')
        + label(-half + 3, -down + 14, TEXT, 14, QUIET)
        + label(half - 8, -down + 14, str(points), 15, INK, _BOLD)
    )


def place() -> str:
    """The place of a being that is still to be activated."""
    half, down = SMALL_WIDE / 2 - 3, SMALL_HIGH / 2 - 3
    more = 'stroke-dasharray="3 4" opacity=".6"'
    return rect((-half, -down, 2 * half, 2 * down), 2, "none", BOG_OAK, 1.2, more)


# --- Bonus cards -----------------------------------------------------------------------------------------------------


def token_spots(wide: float, high: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where tokens lie on a bonus card."""
    return (wide / 2 - 25, high - 24), (wide / 2 + 25, high - 24)


def bonus(wide: float, high: float, name_size: float, locked: bool) -> str:
    """The frame of a bonus card: its name, two places for tokens, and a lock between them when both are taken."""
    spots = "".join(
        disc(x, y, 15, "none", BOG_OAK, 1.8, "" if locked else 'stroke-dasharray="4 3"')
        for x, y in token_spots(wide, high)
    )
    return (
        rect((2, 4, wide, high), 10, "#000", more='opacity=".4"')
        + rect((0, 0, wide, high), 10, PARCHMENT if locked else WOOL, INK, 2.2)
        + rect((5, 5, wide - 10, high - 10), 7, "none", OCHRE, 1.6)
        + label(wide - 11, 27, TEXT, name_size, QUIET, 'text-anchor="end"')
        + spots
        + (at(wide / 2, high - 24, _LOCK) if locked else "")
    )


_LOCK = path("M-4-2v-4a4 4 0 0 1 8 0v4", stroke=INK, width=2.2) + rect((-6.5, -3, 13, 11), 2, SLATE, INK, 1.4)


# --- Backs -----------------------------------------------------------------------------------------------------------


@cache
def tile_back() -> str:
    """A tile, face down: a knot; 40 units high."""
    drawn = '<rect x="-20" y="-20" width="40" height="40" rx="5"/>' + path(_KNOT, "none", WOOL, 2.6)
    return f'<g fill="#5b6a72" stroke="{INK}" stroke-width="2.4">{drawn}</g>'


_KNOT = "M0-13C9-13 9 0 0 0S-9 13 0 13 9 0 0 0-9-13 0-13ZM-13 0C-13-9 0-9 0 0S13 9 13 0 0-9 0 0-13 9-13 0Z"


@cache
def being_back() -> str:
    """A being card, face down: lights over a mountain; 42 units high."""
    return (
        f'<rect x="-15" y="-21" width="30" height="42" rx="4" fill="#232b52" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M-11-4Q-6-16 0-9T11-14V-3Q5 2 0-2T-11 6Z" fill="{LIGHTS}"/>'
        f'<path d="M-11 16L-3 5 2 11 6 7 11 16Z" fill="{FOAM}"/>'
    )


def pile(back: str, count: int, scale: float) -> str:
    """A pile of so many, face down, about the middle of its lowest; how many they are is written on a badge."""
    stack = "".join(at(3 * i - 3, 3 - 3 * i, back, scale) for i in range(min(count, 3)))
    return stack + disc(26, 18, 15, WOOL, INK, 2) + label(26, 24, TEXT, 18, INK, _BOLD)
