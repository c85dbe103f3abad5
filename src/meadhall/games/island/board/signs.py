"""The island games: the five kinds as signs and colours, and patterns made of them. A sign is 20 units wide."""

from collections.abc import Iterable, Sequence
from functools import cache

from meadhall.core.drawing import INK, WOOL, disc, num, path
from meadhall.games.island.patterns import ANY, LETTERS, cells_of

COLOURS = ("#a8331f", "#2c6a99", "#9db865", "#dde3e4", "#171d3b")
"""The ground colour of each kind: dark red, middle blue, light green, pale grey, night."""
GLOW, LIGHTS = "#ffd05a", "#6be3ae"
_LEAF, _GUST = "#2c4517", "#2f3b42"

Spot = tuple[float, float]

# Where each sign begins, how its line goes on, its fill, its line.
_SIGNS = (
    ((1, -9), "c1 5 6 8 5 13-1 5-11 5-12 0-1-4 2-5 2-8 2 1 3 2 3 3", GLOW, "none", 1.0),
    ((-8, -3), "q3-5 5 0t5 0 6 0m-16 7q3-5 5 0t5 0 6 0", "none", WOOL, 2.6),
    ((-4, 5), "c-3-9 4-13 12-13 0 8-3 15-12 13Zm-4 4l12-13", _LEAF, _LEAF, 2.0),
    ((-8, -1), "h10a4 4 0 10-4-4m-6 8h13a3 3 0 11-3 3", "none", _GUST, 2.4),
    ((0, -9), "l2 7 7 2-7 2-2 7-2-7-7-2", LIGHTS, "none", 1.0),
)


def signs(kind: int, spots: Iterable[Spot] = ((0, 0),)) -> str:
    """The sign of a kind in several places: flame, waves, leaf, gust or star."""
    (x, y), line, fill, stroke, width = _SIGNS[kind]
    d = "".join(f"M{num(u + x)} {num(v + y)}{line}" for u, v in spots).replace(" -", "-")
    return path(d, fill, stroke, width, 'stroke="none"' if stroke == "none" else "")


def _squares(spots: Iterable[Spot], fill: str) -> str:
    d = "".join(f"M{num(x - 10)} {num(y - 10)}h20v20h-20Z" for x, y in spots)
    return f'<path d="{d.replace(" -", "-")}" fill="{fill}"/>'


@cache
def roundel(kind: int) -> str:
    """The sign of a kind on a disc of its colour, with an edge of ink."""
    return disc(0, 0, 13, COLOURS[kind], INK, 2) + signs(kind)


@cache
def chip(kind: int, scale: float = 1) -> str:
    """The sign of a kind on a square of its colour, with an edge of ink."""
    return _chips(_squares(((0, 0),), COLOURS[kind]) + signs(kind), scale)


def _chips(content: str, scale: float) -> str:
    edge = f'stroke="{INK}" stroke-width="1.6"'
    scaled = f'transform="scale({round(scale, 2):g})" ' if scale != 1 else ""
    return f"<g {scaled}{edge}>{content}</g>"


PITCH = 22
"""From one cell of a pattern to the next."""


def pattern(rows: tuple[str, ...]) -> str:
    """A pattern about its own middle."""
    parts = []
    for letter in (*LETTERS, ANY):
        spots = [
            ((column - (len(rows[0]) - 1) / 2) * PITCH, (row - (len(rows) - 1) / 2) * PITCH)
            for row, column, required in cells_of(rows)
            if required == letter
        ]
        if spots and letter == ANY:
            parts.append(_any(spots))
        elif spots:
            parts.append(_squares(spots, COLOURS[LETTERS[letter]]) + signs(LETTERS[letter], spots))
    return _chips("".join(parts), 1)


def room_for(rows: Sequence[str], across: float, down: float, largest: float) -> float:
    """How large a pattern is drawn where it has this room and its cells may be so large."""
    return min(largest, across / len(rows[0]), down / len(rows)) / PITCH


def _any(spots: list[Spot]) -> str:
    """Cells of an any-arrangement card (S-34): one each of the four elements, in any order."""
    parts = [_squares(spots, WOOL)]
    for kind, (right, down) in enumerate(((-8, -8), (8, -8), (-8, 8), (8, 8))):
        quarter = "".join(f"M{num(x)} {num(y)}h{right}v{down}h{-right}Z" for x, y in spots)
        parts.append(path(quarter, COLOURS[kind], more='stroke="none"'))
    return "".join(parts) + path("".join(f"M{num(x - 8)} {num(y)}h16m-8-8v16" for x, y in spots))
