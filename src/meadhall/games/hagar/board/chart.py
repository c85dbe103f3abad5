"""Hägar: the still scenery of the board: the table, the frame of the chart, and what is printed on its coasters."""

from functools import cache

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    OAK,
    PAPER,
    PARCHMENT,
    RUST,
    WOOL,
    at,
    coast,
    disc,
    label,
    num,
    path,
    rect,
    wobble,
)
from meadhall.games.hagar import island_kind
from meadhall.games.hagar.board import signs
from meadhall.games.hagar.board.signs import ENGRAVED, WATER
from meadhall.games.hagar.state import WIDTH

_BOLD = 'text-anchor="middle" font-weight="bold"'

CELL = 128  # the side of a field
LEFT = TOP = 78  # where the fields begin
END = LEFT + WIDTH * CELL  # where they end
LAND = "#ead7a8"

# Where treasures lie on an island field, from its middle: the first so many of these; a lone one lies between.
_BERTHS = ((-25, 24), (25, 24), (38, -22), (-38, -22))
MARKED_AT = (20, 25)  # the marked field of Helga or Dragon Island, likewise


def middle(field: int) -> tuple[int, int]:
    """The middle of a field, 0..35 row by row."""
    return LEFT + field % WIDTH * CELL + CELL // 2, TOP + field // WIDTH * CELL + CELL // 2


def berths(count: int) -> tuple[tuple[int, int], ...]:
    """Where the treasures of an island lie, from the middle of its field."""
    return ((0, 25),) if count == 1 else _BERTHS[:count]


@cache
def _waves(seed: int, empty: frozenset[int]) -> str:
    """Crested waves all over a coaster but on the fields (0 top left .. 3 bottom right) that are to be empty."""
    strokes = []
    for row in range(7):
        for column in range(4):
            x = round(16 + column * 60 + (30 if row % 2 else 0) + 6 * wobble(seed, row * 8 + column))
            y = round(28 + row * 34 + 4 * wobble(seed + 1, row * 8 + column))
            if x < 212 and (y > 134) * 2 + (x + 14 > 128) not in empty:
                strokes.append(f"M{x} {y}q9-1 12-9 1 8 12 9 9-1 12-7M{x + 5} {y + 4}h16")
    return "".join(strokes)


@cache
def sea(number: int, island: int, slant: int) -> str:
    """A coaster from its top left corner, without its island and what lives there: water, or the ship.

    Waves leave the fields of both empty, which lie in two corners: top left and bottom right, or, with a slant of 1,
    the others.
    """
    size = 2 * CELL
    rays = "".join(f"M{128 - x} {128 - y}L{128 + x} {128 + y}" for x, y in _RAYS)
    empty = frozenset((slant, 3 - slant)) if island != island_kind.SEA else frozenset()
    water = (
        rect((3, 5, size - 4, size - 4), 20, BOG_OAK, more='stroke="none" opacity=".6"')
        + rect((2, 2, size - 4, size - 4), 20, WATER, INK)
        + f'<rect x="8" y="8" width="{size - 16}" height="{size - 16}" rx="15" opacity=".6"/>'
        f'<path d="{rays}" opacity=".25"/>'
        f'<path d="{_calm(number)}" opacity=".4" stroke-linecap="butt" stroke-dasharray="34 20 12 46"/>'
        '<path d="M128 10V246M10 128H246" stroke-width="1.6" opacity=".6" stroke-dasharray="2 6"/>'
        f'<path d="{_waves(number, empty)}" stroke-width="1.6" opacity=".6"/>'
    )
    if island == island_kind.SEA:
        water += at(128, 160, signs.longship(sail=ENGRAVED, hull=ENGRAVED, line=ENGRAVED), 1.3)
    return engraved(water)


def sea_life(number: int) -> str:
    """What lives in the sea of a coaster, about its own origin."""
    return engraved(at(0, 0, signs.SEA_LIFE[number](), 0.93))


def sea_life_at(corner: int) -> tuple[int, int]:
    """Where it is, from the top left corner of a coaster whose island lies in this corner: opposite."""
    return 64 + (1 - corner % 2) * CELL, 64 + (1 - corner // 2) * CELL


def engraved(drawn: str) -> str:
    """Something in the engraver's line."""
    return f'<g fill="none" stroke="{ENGRAVED}" stroke-linecap="round" stroke-linejoin="round">{drawn}</g>'


_RAYS = ((118, 0), (0, 118), (112, 112), (112, -112), (118, 59), (118, -59), (59, 118), (59, -118))


@cache
def _calm(seed: int) -> str:
    """Level lines that, drawn with dashes, make the water of a woodcut."""
    return "".join(f"M{round(30 + 18 * wobble(seed + 5, i))} {20 + i * 9}H{228 + i % 3 * 5}" for i in range(25))


@cache
def island(seed: int, kind: int, treasures: int) -> str:
    """An island about the middle of its field: lines in the water, the land, its sign, and where treasures lie."""
    shore = coast(seed * 7 + 3, 52, 51, 0.05, 20)
    lines = "".join(
        f'<path d="{shore}" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in (("#8aa3a6", 14), (WATER, 11.6), (ENGRAVED, 7.5), (WATER, 5))
    )
    land = path(shore, LAND, INK, 2.2) + path(_hachures(seed), stroke=OAK, width=1.3, more='opacity=".75"')
    sign = _SIGNS[kind]()
    spots = "".join(disc(x, y, 22, PARCHMENT, OAK, 1.6, 'stroke-dasharray="4 3"') for x, y in berths(treasures))
    if kind == island_kind.HELGA:
        spots = label(-25, 34, "×2", 26, INK, _BOLD)
    elif kind == island_kind.DRAGON:
        spots = at(-27, 25, signs.mug(), 0.8)
    return engraved(f'{lines}{land}<g stroke="none">{at(0, -25, sign, 0.9)}{spots}</g>')


_SIGNS = {
    island_kind.PLAIN: signs.firs,
    island_kind.HAGAR: signs.helmet,
    island_kind.SVEN: signs.clover,
    island_kind.HELGA: signs.house,
    island_kind.DRAGON: signs.dragon,
}


def marked(content: str) -> str:
    """The marked field of Helga or Dragon Island, on which one token can lie."""
    return disc(0, 0, 24, WOOL, RUST, 3) + disc(0, 0, 20, "none", RUST) + content


MARKED = {
    island_kind.HELGA: ("x2", marked("")),
    island_kind.DRAGON: ("dragon", marked(label(0, 9, "1", 26, RUST, 'text-anchor="middle"'))),
}
"""The islands with a marked field: what it is called, and how it looks."""


def _hachures(seed: int) -> str:
    """Short strokes inside the coast, as engravers shade a slope."""
    strokes = []
    for i in range(7):
        x, y = -40 + 3 * wobble(seed, i), -18 + i * 7
        strokes.append(f"M{num(x + abs(i - 3) * 1.6)} {num(y)}h{num(6 + 2 * wobble(seed, i + 9))}")
        strokes.append(f"M{num(36 - abs(i - 3) * 1.6)} {num(y + 2)}h{num(6 + 2 * wobble(seed, i + 20))}")
    return "".join(strokes)


# --- The table and the frame ------------------------------------------------------------------------------------------


@cache
def table(width: int, height: int) -> str:
    """Oak planks from edge to edge."""
    planks, grain = [], []
    for row in range(6):
        y = row * height // 6
        planks.append(f"M0 {y}H{width}")
        for line in range(5):
            k = row * 5 + line
            at_y, start = y + 22 + line * 26 + 6 * wobble(11, k), (0.5 + 0.5 * wobble(12, k)) * width * 0.6
            grain.append(f"M{num(start)} {num(at_y)}q{num(150)} {num(9 * wobble(13, k))} 300 0t{num(300)} 0")
    return (
        f'<rect width="{width}" height="{height}" fill="{OAK}"/>'
        + path("".join(grain), stroke=BOG_OAK, width=1.6, more='opacity=".4"')
        + path("".join(planks), stroke=BOG_OAK, width=3, more='opacity=".8"')
    )


@cache
def frame() -> str:
    """The paper frame of the chart: a scale along the fields; red coordinates at the top, black at the left."""
    outer = "M24 16H860a8 8 0 0 1 8 8V876a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8Z"
    hole = f"M{LEFT - 2} {TOP - 2}V{END + 2}H{END + 2}V{TOP - 2}Z"
    ladder = "".join(
        f"M{start + i * CELL} {TOP - 10}h{CELL}M{TOP - 10} {start + i * CELL}v{CELL}"
        f"M{start + i * CELL} {END + 10}h{CELL}M{END + 10} {start + i * CELL}v{CELL}"
        for start in (LEFT,)
        for i in range(0, WIDTH, 2)
    )
    a, b = TOP - 14, END + 14
    rails = f"M{a} {a}H{b}V{b}H{a}ZM{a + 8} {a + 8}H{b - 8}V{b - 8}H{a + 8}Z"
    numerals = "".join(
        _coordinate(i, middle(i)[0], 39, RUST) + _coordinate(i, 39, middle(i)[0], INK) for i in range(WIDTH)
    )
    return (
        path(outer + hole, PAPER, BOG_OAK, 2, 'fill-rule="evenodd"')
        + path(_STAINS, PARCHMENT, more='fill-rule="evenodd" opacity=".5"')
        + path(rails, stroke=INK, width=1.2)
        + path(ladder, stroke=INK, width=7)
        + numerals
    )


_STAINS = (  # where damp and many hands have browned the edges of the paper
    "M17 17H867V883H17ZM28 40C26 200 30 300 26 450S30 700 27 860C80 872 200 868 300 873S600 868 700 873 820 876 858 868"
    "C860 700 857 600 861 450S856 200 860 34C780 25 700 29 600 25S300 30 200 26 60 24 28 40Z"
)


@cache
def carving() -> str:
    """What somebody carved into the table, for where nobody sits."""
    serpent = at(1030, 716, signs.serpent("none"), 2)
    return f'<g fill="none" stroke="{BOG_OAK}" stroke-linecap="round" opacity=".5">{serpent}</g>'


def _coordinate(i: int, x: int, y: int, colour: str) -> str:
    """2, 4 and 6 are tokens; 1, 3 and 5 are only written."""
    if i % 2 == 0:
        return label(x, y + 9, str(i + 1), 26, colour, 'text-anchor="middle"')
    token = disc(x, y, 18, colour, INK, 1.5) + disc(x, y, 14.5, "none", WOOL, 1.2)
    return token + label(x, y + 9, str(i + 1), 26, WOOL, _BOLD)
