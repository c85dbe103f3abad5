"""The island games: the still scenery: the table, the mat with the shore of the island, its coordinates, the title.

The two games lie on different tables; a `Style` says what differs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from meadhall.core.drawing import INK, OCHRE, WOOL, at, label, num, path, rect, wobble
from meadhall.core.scene import TEXT
from meadhall.games.island.board.landscape import VIOLET
from meadhall.games.island.board.signs import LIGHTS
from meadhall.games.island.state import CELLS, SIDE

_DRAWN = (1400, 900)  # the table for which its lights are drawn
MAT = (16.0, 16.0, 664.0, 664.0)
"""The mat on which the island lies: left, top, width and height."""
_LEFT, _TOP, _ROOM = 65, 64, 588  # where cells may lie on it
_LARGEST = 118
_BOLD = 'text-anchor="middle" font-weight="bold"'


@dataclass(frozen=True)
class Style:
    """What a game's own table looks like."""

    table: str
    """The colour of the table."""
    grain: str
    """The colour of its threads or its grain."""
    mat: str
    """The colour of the mat, dark enough for light numerals."""
    border: str
    """The colour of the ornament around the mat."""
    surf: tuple[str, str, str]
    """The water around the island, from far to near."""
    panel: str
    """The colour of strips and slots, dark enough for light words."""
    sky: str
    """What shines above the mountains of the title plate, about their middle."""
    weave: Callable[["Style", int, int], str]
    """Draws the table from edge to edge."""


# --- Where the island lies -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Grid:
    """How large cells are and where they lie."""

    size: int
    left: float
    top: float
    rows: tuple[int, ...]
    columns: tuple[int, ...]

    def middle(self, cell: int) -> tuple[float, float]:
        """The middle of a cell."""
        across, down = cell % SIDE - self.columns[0], cell // SIDE - self.rows[0]
        return self.left + (across + 0.5) * self.size, self.top + (down + 0.5) * self.size

    def cell_at(self, x: float, y: float) -> int:
        """The cell that covers a place on the mat, or -1."""
        column, row = int((x - self.left) // self.size), int((y - self.top) // self.size)
        if column in range(len(self.columns)) and row in range(len(self.rows)):
            return (self.rows[0] + row) * SIDE + self.columns[0] + column
        return -1


@cache
def grid(island: int) -> Grid:
    """The grid of an island, given as bits."""
    cells = [cell for cell in range(CELLS) if island >> cell & 1]
    rows = tuple(range(cells[0] // SIDE, cells[-1] // SIDE + 1))
    columns = tuple(range(min(cell % SIDE for cell in cells), max(cell % SIDE for cell in cells) + 1))
    size = min(_LARGEST, _ROOM // max(len(rows), len(columns)))
    left, top = _LEFT + (_ROOM - size * len(columns)) / 2, _TOP + (_ROOM - size * len(rows)) / 2
    return Grid(size, left, top, rows, columns)


def shore(style: Style, island: int) -> str:
    """The mat: an ornamented border, coordinates, and water breaking around the island's cells."""
    g = grid(island)
    x, y, across, down = MAT
    cells = "".join(
        f"M{num(g.left + (first - g.columns[0]) * g.size)} {num(g.top + i * g.size)}"
        f"h{many * g.size}v{g.size}h{-many * g.size}Z"
        for i, row in enumerate(g.rows)
        for first, many in _runs(island >> row * SIDE & 255)
    )
    far, middle, near = style.surf
    surf = "".join(
        f'<path d="{cells}" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in ((far, 34), (style.mat, 30), (middle, 20), (style.mat, 17), (near, 9))
    )
    letters = "".join(
        label(g.left + (i + 0.5) * g.size, g.top - 19, "abcdefgh"[column], 25, WOOL, _BOLD)
        for i, column in enumerate(g.columns)
    )
    numerals = "".join(
        label(g.left - 30, g.top + (i + 0.5) * g.size + 9, str(row + 1), 25, WOOL, _BOLD)
        for i, row in enumerate(g.rows)
    )
    return (
        rect((x + 3, y + 5, across, down), 16, "#000", more='opacity=".35"')
        + rect(MAT, 16, style.mat, INK, 3)
        + rect((x + 4, y + 4, across - 8, down - 8), 13, "none", style.border, 1.6)
        + rect(
            (x + 9, y + 9, across - 18, down - 18), 9, "none", style.border, 8, 'stroke-dasharray="1.6 11" opacity=".6"'
        )
        + path(_ripples(g, island), stroke=far, width=2, more='stroke-linecap="round" opacity=".55"')
        + f'<g fill="{near}" stroke-linejoin="round">{surf}</g>'
        + path(cells, "#000", more='opacity=".35" transform="translate(2 4)"')
        + letters
        + numerals
    )


def _ripples(g: Grid, island: int) -> str:
    """Small waves all over the mat, but not under the island."""
    x, y, across, down = MAT
    strokes = []
    for i in range(80):
        u = round(x + 40 + i % 8 * 76 + 38 * (i // 8 % 2) + 12 * wobble(41, i))
        v = round(y + 44 + i // 8 * 64 + 10 * wobble(42, i))
        here = {g.cell_at(u + right, v) for right in (-18, 15, 48)}
        if u < x + across - 48 and v < y + down - 20 and not any(island >> cell & 1 for cell in here if cell >= 0):
            strokes.append(f"M{u} {v}q5-6 10 0t10 0 10 0")
    return "".join(strokes)


def _runs(row: int) -> list[tuple[int, int]]:
    """The unbroken stretches of cells in a row: where each begins and how long it is.

    >>> _runs(0b11000111)
    [(0, 3), (6, 2)]
    """
    found, first = [], -1
    for column in range(SIDE + 1):
        here = bool(row >> column & 1)
        if here and first < 0:
            first = column
        elif not here and first >= 0:
            found.append((first, column - first))
            first = -1
    return found


# --- Tables ----------------------------------------------------------------------------------------------------------


def table(style: Style, wide: int, high: int) -> str:
    """The table from edge to edge."""
    return f'<rect width="{wide}" height="{high}" fill="{style.table}"/>{style.weave(style, wide, high)}'


def wool_under_lights(style: Style, wide: int, high: int) -> str:
    """A woollen cloth, woven in dashes, on which the northern lights fall."""
    rows = "".join(f"M{-6 if i % 2 else 0} {6 + i * 13}H{wide}" for i in range(high // 13))
    veils = (
        ("M0 690C180 620 330 760 560 700S980 620 1400 700V790C1120 700 900 800 620 790S240 740 0 830Z", LIGHTS, 0.16),
        ("M0 730C200 660 330 800 560 740S980 670 1400 740V780C1120 720 900 790 620 780S240 740 0 790Z", LIGHTS, 0.2),
        ("M0 800C200 720 420 850 640 810S1060 730 1400 800V880C1080 800 860 890 640 880S220 800 0 870Z", VIOLET, 0.22),
        ("M0 0H1400V30C1100 0 900 60 690 22S260 0 0 34Z", LIGHTS, 0.2),
        ("M660 0C720 200 640 420 690 690H720C680 420 760 200 700 0Z", LIGHTS, 0.14),
    )
    stars = "".join(
        f"M{round(wide / 2 * (1 + 0.98 * wobble(21, i)))} {round(high - 110 + 100 * wobble(22, i))}h.1"
        for i in range(40)
    )
    lights = "".join(path(d, colour, more=f'opacity="{strength}"') for d, colour, strength in veils)
    return (
        path(rows, stroke=style.grain, width=2, more='stroke-dasharray="7 5" opacity=".5"')
        + f'<g transform="scale({wide / _DRAWN[0]:.3f} {high / _DRAWN[1]:.3f})">{lights}</g>'
        + path(stars, stroke=WOOL, width=2, more='stroke-linecap="round" opacity=".5"')
    )


def driftwood_and_moss(style: Style, wide: int, high: int) -> str:
    """Bleached planks with knots, and moss creeping in from the corners."""
    planks, grain = [], []
    for row in range(high // 150):
        y = row * 150
        planks.append(f"M0 {y}H{wide}")
        for line in range(5):
            k = row * 5 + line
            start = (0.5 + 0.5 * wobble(31, k)) * wide / 2.8
            down = round(y + 16 + line * 28 + 6 * wobble(32, k))
            grain.append(f"M{round(start)} {down}q160 {round(10 * wobble(33, k))} 330 0t330 0")
    knots = "".join(
        f"M{x} {y}a12 7 0 1 0 24 0a12 7 0 1 0-24 0M{x + 6} {y}a6 3 0 1 0 12 0a6 3 0 1 0-12 0"
        f"M{x - 30} {y}q40-26 84 0M{x - 30} {y}q40 26 84 0"
        for x, y in (
            (wide - 220, high - 184),
            (wide // 2 + 60, high - 54),
            (wide - 110, high // 2 + 150),
            (120, high - 100),
        )
    )
    moss = "".join(
        f'<g transform="translate({x} {y})">{_moss(seed, many)}</g>'
        for seed, (x, y, many) in enumerate(
            (
                (wide - 30, high - 20, 18),
                (20, high - 10, 15),
                (wide // 2 - 10, high - 210, 10),
                (wide - 10, 8, 9),
                (6, 6, 6),
            )
        )
    )
    return (
        path("".join(grain), stroke=style.grain, width=1.8, more='opacity=".7"')
        + path(knots, stroke=style.grain, width=2, more='opacity=".8"')
        + path("".join(planks), stroke=INK, width=3, more='opacity=".7"')
        + moss
    )


def _moss(seed: int, many: int) -> str:
    """A cushion of moss about its own origin."""
    parts = []
    for shade, colour in enumerate(("#3d4f26", "#5f7a35", "#86a04c")):
        across, down = 70 - 16 * shade, 30 - 7 * shade
        dots = "".join(
            f"M{round(across * wobble(seed * 7 + shade, i))} {round(down * wobble(seed * 9 + shade, i + 50))}h.1"
            for i in range(many)
        ).replace(" -", "-")
        parts.append(path(dots, stroke=colour, width=22 - 7 * shade, more='stroke-linecap="round"'))
    return "".join(parts)


# --- Plates ----------------------------------------------------------------------------------------------------------


PLATE = (312, 180)
"""The size of the plate with the game's name."""


def title_plate(style: Style) -> str:
    """A plate with the game's name under mountains, for where nothing lies."""
    across, down = PLATE
    mountains = path("M-94 0l38-44 16 16 34-50 36 52 18-20 38 46Z", style.mat, WOOL, 1.8, 'stroke-linejoin="round"')
    snow = path("M-56-44l-12 14 9-2 6 6 7-5ZM-6-78l-15 22 9-3 7 8 7-6 8 5Z", WOOL)
    return (
        rect((0, 0, across, down), 14, style.panel, style.border, 2)
        + rect((6, 6, across - 12, down - 12), 10, "none", style.border, 1.2)
        + at(across / 2, down - 66, style.sky + mountains + snow)
        + label(across / 2, down - 26, TEXT, 32, WOOL, _BOLD)
    )


def slot(style: Style, size: float) -> str:
    """An empty place for a tile, about its own middle."""
    half = size / 2
    return rect((-half, -half, size, size), 9, style.panel, style.border, 1.6, 'stroke-dasharray="5 4" opacity=".8"')


def strip(style: Style, box: tuple[float, float, float, float]) -> str:
    """A dark strip for words and counts."""
    return rect(box, 10, style.panel, INK, 2)


QUIET = "#4a3b2a"
"""Words of less weight on paper."""
HALO = OCHRE
"""The edge of what is asked for or whose turn it is."""
