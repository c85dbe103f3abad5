"""Drawing: the shapes that boards share when they make SVG. Pure functions from numbers and words to markup.

Seats have a colour and a mark, so that no meaning hangs on colour alone. Nothing here needs an XML `id`: several boards
may lie on one page.
"""

from functools import cache
from itertools import accumulate
from math import cos, pi, sin
from typing import TypeAlias
from unicodedata import category, east_asian_width

PAPER, PARCHMENT, WOOL = "#f0e4c8", "#dfcba0", "#faf4e6"
OAK, BOG_OAK = "#6d4c31", "#3f2b1c"
SLATE, INK = "#45525a", "#2a2018"
OCHRE, RUST, FJORD, MOSS = "#d99a21", "#a2321c", "#1f5780", "#4f6330"
SEAT_COLOURS = (FJORD, "#e6ab2f", RUST, "#a5d0bd", "#6b4a7d", "#f4efe2", "#2f2a26", "#d98a6a")
"""The first four are apart also for eyes that confuse red and green: dark blue, light yellow, dark red, pale lichen.
With more seats the marks have to help: purple, white, black, salmon."""

LETTER = 0.57
"""The width of an average letter of height 1, in the widest of the types that a machine may have."""
FONT = "Georgia, 'Times New Roman', serif"

_MARKS = (
    "M-10 0A10 10 0 1 0 10 0A10 10 0 1 0-10 0Z",
    "M0-12L12 0 0 12-12 0Z",
    "M0-11L12 9H-12Z",
    "M-9-9H9V9H-9Z",
    "M0 11L12-9H-12Z",
    "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
    "M-6-10H6L12 0 6 10H-6L-12 0Z",
    "M0-12L4-4 12 0 4 4 0 12-4 4-12 0-4-4Z",
)
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def num(value: float) -> str:
    """A coordinate as short as it can be: one decimal at most.

    >>> num(2.04), num(-0.26), num(-0.04)
    ('2', '-0.3', '0')
    """
    tenths = round(value * 10)
    return str(tenths // 10) if tenths % 10 == 0 else str(tenths / 10)


def escape(text: str) -> str:
    r"""Words from anywhere, safe as text and in quoted attributes; letters that do not print are dropped.

    >>> escape('<b> & "Bjørn"\x07')
    '&lt;b&gt; &amp; &quot;Bjørn&quot;'
    """
    printable = "".join(letter for letter in text if category(letter)[0] != "C")
    return printable.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def shorten(text: str, width: float) -> str:
    """Words cut to the width of about so many average letters, with an ellipsis if they were cut; not yet escaped.

    >>> shorten("Astrid", 8), shorten("Astrid the Unreasonably Bold", 8)
    ('Astrid', 'Astrid t…')
    """
    text = " ".join("".join(" " if category(c)[0] in "CZ" else c for c in text if category(c) != "Cf").split())
    if sum(map(_letter_width, text)) <= width:
        return text
    used = accumulate(map(_letter_width, text), initial=1.0)  # the ellipsis is as wide as a letter
    return text[: max(0, sum(each <= width for each in used) - 1)].rstrip() + "…"


def wrap(text: str, width: float) -> list[str]:
    """Words broken into lines of about so many average letters; not yet escaped. A longer word gets its own line.

    >>> wrap("Not one Viking is left in England", 14)
    ['Not one Viking', 'is left in', 'England']
    """
    lines: list[str] = []
    used = 0.0
    for word in text.split():
        wide = sum(map(_letter_width, word))
        if lines and used + 0.65 + wide <= width:
            lines[-1] += " " + word
            used += 0.65 + wide
        else:
            lines.append(word)
            used = wide
    return lines


def fitted(text: str, width: float) -> float:
    """How many times as large words are drawn that have room for about so many average letters: 1 if they fit.

    >>> fitted("Supply", 10), round(fitted("Unterstützung", 10), 2)
    (1.0, 0.81)
    """
    wide = sum(map(_letter_width, text))
    return min(1.0, width / wide) if wide else 1.0


def wrapped(text: str, width: float, most: int) -> tuple[float, list[str]]:
    """Words broken into at most so many lines of about so many average letters, and how many times as large they are
    drawn to fit.

    >>> wrapped("may exchange a tile", 13, 2), wrapped("darf einen Stein austauschen", 13, 2)
    ((1.0, ['may exchange', 'a tile']), (0.9, ['darf einen Stein', 'austauschen']))
    """
    for percent in range(100, 40, -2):
        lines = wrap(text, width * 100 / percent)
        if len(lines) <= most and all(fitted(line, width * 100 / percent) == 1 for line in lines):
            break
    return percent / 100, lines[:most]


def _letter_width(letter: str) -> float:
    """About how wide a letter is, in average letters of a serif type."""
    if category(letter)[0] == "M":
        return 0.0 if category(letter) == "Mn" else 0.5
    if east_asian_width(letter) in "WF":
        return 2.0
    if letter in "MWmw@%—ÆŒæœ":
        return 1.7
    if letter in "iljtfrI .,:;'|!":
        return 0.65
    return 1.4 if letter.isupper() else 1.05


def picture(width: int, height: int, title: str, *parts: str) -> str:
    """A whole drawing as an SVG document.

    >>> picture(10, 20, "A & B", "<g/>")[-34:]
    '<title>A &amp; B</title><g/></svg>'
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" font-family="{FONT}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def at(x: float, y: float, content: str, scale: float = 1, turn: float = 0) -> str:
    """Markup that is drawn about its own origin, moved to a place.

    >>> at(5, 6, "<path/>", 2)
    '<g transform="translate(5 6)scale(2)"><path/></g>'
    """
    turned = f"rotate({num(turn)})" if turn else ""
    scaled = f"scale({round(scale, 2):g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{content}</g>'


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 1, more: str = "") -> str:
    """A path, filled, stroked or both.

    >>> path("M0 0H9", stroke="#000", width=2)
    '<path d="M0 0H9" fill="none" stroke="#000" stroke-width="2"/>'
    """
    return f'<path d="{d}"{_inked(fill, stroke, width, more)}/>'


def _inked(fill: str, stroke: str, width: float, more: str) -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke != "none" else ""
    return f' fill="{fill}"{line}{" " + more if more else ""}'


Rectangle: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""


def rect(box: Rectangle, corner: float, fill: str, stroke: str = "none", width: float = 1, more: str = "") -> str:
    """A rectangle with round corners; the box is left, top, width and height.

    >>> rect((1, 2, 30, 40), 5, "#fff", "#000")
    '<rect x="1" y="2" width="30" height="40" rx="5" fill="#fff" stroke="#000" stroke-width="1"/>'
    """
    x, y, across, down = map(num, box)
    inked = _inked(fill, stroke, width, more)
    return f'<rect x="{x}" y="{y}" width="{across}" height="{down}" rx="{num(corner)}"{inked}/>'


def disc(x: float, y: float, radius: float, fill: str, stroke: str = "none", width: float = 1, more: str = "") -> str:
    """A disc, or a ring if its fill is "none".

    >>> disc(1, 2, 8, "#fff")
    '<circle cx="1" cy="2" r="8" fill="#fff"/>'
    """
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"{_inked(fill, stroke, width, more)}/>'


def label(x: float, y: float, text: str, size: float, fill: str = INK, more: str = "") -> str:
    """A line of text, escaped; `more` is for further attributes such as `text-anchor`.

    >>> label(1, 2, "<Bjørn>", 20, "#000")
    '<text x="1" y="2" font-size="20" fill="#000">&lt;Bjørn&gt;</text>'
    """
    inked = _inked(fill, "none", 0, more)
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{inked}>{escape(text)}</text>'


@cache
def die(value: int, size: float, fill: str, pip: str = WOOL, edge: str = INK) -> str:
    """A die about its own origin, seen from above; 0 is a die without pips.

    >>> die(5, 40, RUST).count("<circle"), die(0, 40, RUST).count("<circle")
    (5, 0)
    """
    half, step = size / 2, size * 0.27
    dots = "".join(disc(x * step, y * step, size * 0.1, pip) for x, y in _PIPS.get(value, ()))
    return rect((-half, -half, size, size), size / 5, fill, edge, size / 24) + dots


@cache
def seat_mark(seat: int, scale: float = 1) -> str:
    """The sign of a seat about its own origin: disc, diamond, triangle, square, ... in the seat's colour.

    >>> len({seat_mark(seat) for seat in range(8)})
    8
    """
    scaled = "" if scale == 1 else f'transform="scale({round(scale, 2):g})"'
    return path(_MARKS[seat], SEAT_COLOURS[seat], INK, 2, f'stroke-linejoin="round" {scaled}'.rstrip())


def wobble(seed: int, step: int) -> float:
    """A number from -1 up to 1 that looks random and is always the same for the same seed and step.

    >>> wobble(7, 1) == wobble(7, 1), -1 <= wobble(7, 2) < 1, wobble(7, 1) == wobble(7, 2)
    (True, True, False)
    """
    bits = (seed * 0x9E3779B1 + step * 0x85EBCA77 + 0x165667B1) & 0xFFFFFFFF
    bits = (bits ^ bits >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    bits = (bits ^ bits >> 12) * 0x297A2D39 & 0xFFFFFFFF
    return (bits ^ bits >> 15) / 0x80000000 - 1


@cache
def coast(seed: int, across: float, down: float, roughness: float = 0.1, points: int = 20) -> str:
    """The path of a hand-drawn coast about its own origin: an ellipse with these radii, by a wobbling hand.

    Coordinates are whole numbers: make it large and scale it down if that is too coarse.

    >>> coast(3, 40, 30) == coast(3, 40, 30), coast(3, 40, 30) == coast(4, 40, 30), coast(3, 40, 30)[-1]
    (True, False, 'Z')
    """
    shore = []
    for i in range(points):
        reach = 1 + roughness * (wobble(seed, i) + 0.6 * wobble(seed + 1, i // 3))
        shore.append((across * reach * cos(2 * pi * i / points), down * reach * sin(2 * pi * i / points)))
    stops = []  # a smooth bend around each point of the shore, from the middle of one stretch to that of the next
    for i, (x, y) in enumerate(shore):
        u, v = shore[i - points + 1]
        stops.append((round(x), round(y), round((x + u) / 2), round((y + v) / 2)))
    drawn, (_, _, left, top) = [f"M{stops[-1][2]} {stops[-1][3]}"], stops[-1]
    for x, y, u, v in stops:
        drawn.append(f"q{x - left} {y - top} {u - left} {v - top}")
        left, top = u, v
    return "".join(drawn).replace(" -", "-") + "Z"
