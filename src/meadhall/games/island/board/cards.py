"""The island games: being cards large and small, bonus cards, and the backs of what is hidden.

A card is a frame; its pattern and its worth are pieces of their own that lie on it, so that the frame is drawn once for
all cards of an element. Large frames are drawn from their top left corner, small cards about their own middle.
"""

from collections.abc import Sequence
from functools import cache

from meadhall.core.drawing import BOG_OAK, INK, OCHRE, PAPER, PARCHMENT, SLATE, WOOL, at, disc, label, num, path, rect
from meadhall.core.scene import TEXT
from meadhall.games.island.board.landscape import FOAM
from meadhall.games.island.board.scenery import QUIET
from meadhall.games.island.board.signs import COLOURS, LIGHTS, pattern, room_for, roundel, signs

CARD_WIDE, CARD_HIGH = 168, 182
"""The size of a being card in the hand."""
PATTERN_AT = (84, 90)
"""The middle of its pattern."""
PATTERN_ROOM = (150, 104, 29)
"""The room of its pattern, and how large a cell of it may be."""
NAME_AT, NAME_ROOM = (84, 24), 156
"""The middle of its name, and the room for it."""
LIGHT_NAMES = ("fire", "water")
"""The elements on whose dark colours names are written in light letters."""
SMALL_WIDE, SMALL_HIGH = 36, 42
"""The size of a small being card."""
BONUS_HIGH = 138
"""How high a bonus card is."""
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_ON_BAND = (WOOL, WOOL, INK, INK)


# --- Beings ----------------------------------------------------------------------------------------------------------


def being(element: int) -> str:
    """The frame of a being card: a band in the colour of the element, for its name, and the element's sign."""
    wide, high = CARD_WIDE, CARD_HIGH
    return (
        rect((2, 4, wide, high), 10, "#000", more='opacity=".4"')
        + rect((0, 0, wide, high), 10, PAPER, INK, 2.2)
        + path(f"M1 34V11A10 10 0 0 1 11 1H{wide - 11}A10 10 0 0 1 {wide - 1} 11V34Z", COLOURS[element])
        + path(f"M1 34H{wide - 1}", stroke=INK, width=2)
        + path(f"M12 148H{wide - 12}", stroke=BOG_OAK, width=1.2, more='stroke-dasharray="2 4"')
        + at(wide / 2, 164, roundel(element))
    )


def worth(points: int) -> str:
    """What lies along the lower edge of a being card: its number, and what it is worth."""
    return label(12, 171, TEXT, 17, QUIET) + coin(CARD_WIDE - 22, 164, str(points))


def coin(x: float, y: float, points: str) -> str:
    """What a card is worth."""
    return disc(x, y, 15, OCHRE, INK, 1.8) + label(x, y + 7, points, 21, INK, _BOLD)


def halo() -> str:
    """The edge of a card to choose from."""
    return rect((-1, -1, CARD_WIDE + 2, CARD_HIGH + 2), 11, "none", OCHRE, 6)


def small_being(element: int, points: int) -> str:
    """An activated or discarded being: points, element, number."""
    ink = _ON_BAND[element]
    return (
        rect((-18, -21, SMALL_WIDE, SMALL_HIGH), 5, PAPER, INK, 1.6)
        + path("M-17-2V-16a4 4 0 0 1 4-4H13a4 4 0 0 1 4 4V-2Z", COLOURS[element])
        + at(-9, -11, signs(element), 0.7)
        + f'<g font-size="17" {_MIDDLE}>{_line(6, -5, str(points), ink, True)}{_line(0, 15, TEXT, INK)}</g>'
    )


def _line(x: float, y: float, text: str, fill: str, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" fill="{fill}"{weight}>{text}</text>'


def open_being(points: int) -> str:
    """A being in an open hand, small; its pattern lies on it."""
    half, down = SMALL_WIDE / 2, SMALL_HIGH / 2
    return (
        rect((-half, -down, SMALL_WIDE, SMALL_HIGH), 5, WOOL, INK, 1.4, 'stroke-dasharray="3 2"')
        + label(-half + 2, -down + 14, TEXT, 12, QUIET)
        + label(half - 12, -down + 14, str(points), 15, INK, _BOLD)
    )


def places(spots: Sequence[tuple[float, float]], scale: float) -> str:
    """The places of the beings that are to be activated."""
    wide, high = round(SMALL_WIDE * scale - 6), round(SMALL_HIGH * scale - 6)
    squares = "".join(f"M{num(x - wide / 2)} {num(y - high / 2)}h{wide}v{high}h-{wide}Z" for x, y in spots)
    return path(squares, stroke=BOG_OAK, width=1.2, more='stroke-dasharray="3 4" opacity=".6"')


# --- Bonus cards -----------------------------------------------------------------------------------------------------


def token_spots(wide: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where tokens lie on a bonus card."""
    return (wide / 2 - 25, BONUS_HIGH - 24), (wide / 2 + 25, BONUS_HIGH - 24)


def bonus(wide: float, locked: bool) -> str:
    """The frame of a bonus card: its points, two places for tokens, and a lock between them when both are taken."""
    high, dashes = BONUS_HIGH, "" if locked else 'stroke-dasharray="4 3"'
    return (
        rect((2, 4, wide, high), 10, "#000", more='opacity=".4"')
        + rect((0, 0, wide, high), 10, PARCHMENT if locked else WOOL, INK, 2.2)
        + rect((5, 5, wide - 10, high - 10), 7, "none", OCHRE, 1.6)
        + coin(22, 23, TEXT)
        + "".join(disc(x, y, 15, "none", BOG_OAK, 1.8, dashes) for x, y in token_spots(wide))
        + (at(wide / 2, high - 24, _LOCK) if locked else "")
    )


def bonus_print(name: str, rows: tuple[str, ...], wide: float) -> str:
    """What is printed on a bonus card: its name and its pattern."""
    words = label(wide - 12, 29, name, 20, QUIET, 'text-anchor="end"')
    return words + at(wide / 2, 66, pattern(rows), room_for(rows, wide - 20, 62, 24))


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


def pile(back: str, wide: float, high: float, scale: float) -> str:
    """A pile, face down, about the middle of its second lowest; how many there are is written on a badge."""
    below = path(f"M{-3 - wide / 2} {3 - high / 2}h{wide}v{high}h-{wide}Zm3-3h{wide}v{high}h-{wide}Z", SLATE, INK, 2)
    return below + at(3, -3, back, scale) + count_badge()


def count_badge() -> str:
    """How many lie on a pile."""
    return disc(26, 18, 15, WOOL, INK, 2) + label(26, 24, TEXT, 18, INK, _BOLD)
