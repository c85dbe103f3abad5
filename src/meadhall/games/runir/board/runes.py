"""Runir: the six runes and the six magic runes as paths of our own, and what carries them: dice, crystals.

Runes are 40 units high and magic runes 28, each drawn about its own origin.
"""

import re
from functools import cache

from meadhall.core.drawing import INK, SEAT_COLOURS, WOOL, label, num, path, rect
from meadhall.games.runir.box import RUNE_SIGNS

BONE, SOOT = "#f1e6cd", "#2b3034"  # white dice, dark dice
WORN = "#8d969a"  # a die that is used up
GLOW = "#ffd36b"  # around what is being decided, and nothing else
CANDLE = "#f6cf74"  # its quieter sister, for what shines by itself
MIDDLE = 'text-anchor="middle"'
BOLD = 'text-anchor="middle" font-weight="bold"'

_RUNES = (  # the strokes of the chisel, from corner to corner
    (((-9, 20), (-9, -20)), ((-9, 8), (11, -10)), ((-9, -5), (9, -20))),
    (((-11, 20), (-11, -18), (11, -5), (11, 20)),),
    (((-8, 20), (-8, -20)), ((-8, -12), (11, 0), (-8, 12))),
    (((-8, 20), (-8, -19), (11, -5)), ((-8, -4), (11, 10))),
    (((-10, 20), (-10, -18), (9, -9), (-10, 1), (11, 20)),),
    (((9, -19), (-10, 0), (9, 19)),),
)
MAGIC_RUNES = (
    "M0-13V6A5.5 5.5 0 0 1-11 6L-12.5 8M-11 5L-7 7M-7-12L0-5 7-12M-5 0H5",  # Fishing Stave: a hook under a fork
    "M-10-12A10 10 0 0 0 10-12M0-2V13M-7 4H7M-5 9H5M0-10V-9",  # Dream Stave: the moon on a stem
    "M-12 0H12M0-12V12M-12-5V5M12-5V5M-5-12H5M-5 12H5M-6-6H6V6H-6Z",  # Rotas Stave: a barred cross
    "M-9-9L9 9M9-9L-9 9M-12-5A6 6 0 0 1-5-12M5-12A6 6 0 0 1 12-5M12 5A6 6 0 0 1 5 12M-5 12A6 6 0 0 1-12 5",  # Gapaldur
    "M-11-3V-11H11V-3L3-2V9L0 13-3 9V-2Z",  # Thor's Hammer
    "M0-13V12M-6 12H6M-11-8H11M-11-8L-14 1H-8ZM11-8L8 1H14Z",  # Trading Stave: scales
)


@cache
def rune(number: int, x: float, y: float, size: float, colour: str, width: float = 5.5) -> str:
    """A rune of this height about a point, as a chisel cuts it."""
    return path(strokes(number, x, y, size), "none", colour, width * size / 40)


def strokes(number: int, x: float, y: float, size: float) -> str:
    """The path of a rune of this height about a point; large ones are cut to whole units."""
    k, cut = size / 40, (num if size < 24 else _whole)
    lines = (" ".join(f"{cut(x + a * k)} {cut(y + b * k)}" for a, b in line) for line in _RUNES[number])
    return "".join(f"M{line}" for line in lines).replace(" -", "-")


@cache
def magic(kind: int, colour: str = INK, width: float = 2.6) -> str:
    """A magic rune; Thor's Hammer is filled, all others are staves."""
    return path(MAGIC_RUNES[kind], colour if kind == 4 else "none", colour, width, 'stroke-linejoin="round"')


def _whole(value: float) -> str:
    return str(round(value))


DIE_SIZE = 54


# --- Dice --------------------------------------------------------------------------------------------------------


@cache
def die(number: int, size: float, dark: bool = False, fill: str = "") -> str:
    """A die about its own origin with a rune on its upper face; -1 is a face without a rune."""
    half = size / 2
    face, line = (SOOT, WOOL) if dark else (BONE, INK)
    body = rect((-half, -half, size, size), size / 5, fill or face, WORN if dark else INK, size / 22)
    if size > 40:
        body += rect((-half * 0.8, -half * 0.8, size * 0.8, size * 0.8), size / 9, "none", line, 1, 'opacity=".35"')
    return body + (rune(number, 0, 0, size * 0.58, line) if number >= 0 else "")


@cache
def lettered_die(number: int, dark: bool) -> str:
    """A die of the plain size, with its rune and the letter that texts call it by."""
    ink = WOOL if dark else INK
    sign = rune(number, -7, 7, 32, ink) + label(24, -7, RUNE_SIGNS[number], 22, ink, 'text-anchor="end"')
    half, face = DIE_SIZE / 2, SOOT if dark else BONE
    return rect((-half, -half, DIE_SIZE, DIE_SIZE), 11, face, WORN if dark else INK, 2.4) + sign


@cache
def in_the_air(dark: bool) -> str:
    """A die of the plain size that has not fallen yet."""
    trail = path("M-33-6a33 33 0 0 1 7-14M33 6a33 33 0 0 1-7 14", stroke=WOOL, width=3, more='stroke-linecap="round"')
    return trail + die(-1, 42, dark)


# --- Crystals ------------------------------------------------------------------------------------------------------

_GEMS = (  # the marks of the seats: disc, diamond, triangle, square; each from where it begins
    ((-10, 0), "a{10} {10} 0 1 1 {20} 0 {10} {10} 0 1 1-{20} 0Z"),
    ((0, -12), "l{12} {12}-{12} {12}-{12}-{12}Z"),
    ((0, -11), "l{12} {20}h-{24}Z"),
    ((-9, -9), "h{18}v{18}h-{18}Z"),
)
_FACETS = (
    "M-10 0L-4-5H4L10 0 4 5H-4Z",
    "M-12 0H12M5-6L0 0-5-6",
    "M-12 9L0 2 12 9M0 2V-11",
    "M-9-9L9 9M9-9L-9 9M-4-4H4V4H-4Z",
)


@cache
def crystal(seat: int, scale: float = 1) -> str:
    """A cut crystal in a seat's colour and shape."""
    cut = _gem(seat, 0, 0, 1) + (_FACETS[seat] if scale >= 0.7 else "")
    scaled = f'transform="scale({round(scale, 2):g})"'
    return path(cut, SEAT_COLOURS[seat], INK if seat % 2 else WOOL, 1.5, scaled)


def _gem(seat: int, x: float, y: float, scale: float) -> str:
    (right, down), shape = _GEMS[seat]
    drawn = re.sub(r"{(\d+)}", lambda size: num(int(size[1]) * scale), shape)
    return f"M{num(x + right * scale)} {num(y + down * scale)}{drawn}".replace(" -", "-")


def gems(seat: int, count: int, apart: int) -> str:
    """So many crystals of a seat in a row, small and plain."""
    drawn = "".join(f"M{i * apart}{shape}" for i, shape in enumerate([_SMALL_GEMS[seat]] * count))
    return path(drawn, SEAT_COLOURS[seat], INK, 1.4)


_SMALL_GEMS = (" 0m-6 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0Z", "-7l7 7-7 7-7-7Z", "-7l7 13h-14Z", "-6m-6 0h12v12h-12Z")


def price_sign(x: float, y: float, count: int) -> str:
    """A price in crystals of nobody's colour."""
    gems = "".join(
        f"M{num(x + (i - (count - 1) / 2) * 15)} {num(y - 9)}l6 6-6 12-6-12ZM"
        f"{num(x + (i - (count - 1) / 2) * 15 - 6)} {num(y - 3)}h12"
        for i in range(count)
    )
    return path(gems, WOOL, INK, 1.5, 'stroke-linejoin="round"')
