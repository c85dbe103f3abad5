"""The island games: patterns as they are printed, made of the signs and colours of the five kinds."""

from collections.abc import Iterable, Sequence

from meadhall.core.drawing import INK, WOOL, num, path
from meadhall.games.island.box import IslandBox
from meadhall.games.island.patterns import ANY, GAP, LETTERS, cells_of
from meadhall.games.island.state import SIDE

COLOURS = ("#a8331f", "#2c6a99", "#9db865", "#dde3e4", "#171d3b")
"""The ground colour of each kind: dark red, middle blue, light green, pale grey, night."""
PITCH = 22  # the distance from one cell of a pattern to the next; a cell is 20 units wide

Spot = tuple[float, float]

# For each kind: where its sign begins, how the line goes on, the fill, the line's colour and width.
_SIGNS = (
    ((1, -9), "c1 5 6 8 5 13-1 5-11 5-12 0-1-4 2-5 2-8 2 1 3 2 3 3", "#ffd05a", "none", 1.0),
    ((-8, -3), "q3-5 5 0t5 0 6 0m-16 7q3-5 5 0t5 0 6 0", "none", WOOL, 2.6),
    ((-4, 5), "c-3-9 4-13 12-13 0 8-3 15-12 13Zm-4 4l12-13", "#2c4517", "#2c4517", 2.0),
    ((-8, -1), "h10a4 4 0 10-4-4m-6 8h13a3 3 0 11-3 3", "none", "#2f3b42", 2.4),
    ((0, -9), "l2 7 7 2-7 2-2 7-2-7-7-2", "#6be3ae", "none", 1.0),
)


def pattern(rows: Sequence[str]) -> str:
    """A pattern about its own middle: all cells of a kind are one path, and so are their signs."""
    drawn = ""
    for letter in (*LETTERS, ANY):
        spots = [
            ((column - (len(rows[0]) - 1) / 2) * PITCH, (row - (len(rows) - 1) / 2) * PITCH)
            for row, column, required in cells_of(rows)
            if required == letter
        ]
        if spots:
            drawn += _any(spots) if letter == ANY else _cells(LETTERS[letter], spots)
    return f'<g stroke="{INK}" stroke-width="1.6">{drawn}</g>'


def _cells(kind: int, spots: Iterable[Spot]) -> str:
    (x, y), line, fill, stroke, width = _SIGNS[kind]
    signs = "".join(f"M{num(u + x)} {num(v + y)}{line}" for u, v in spots).replace(" -", "-")
    no_line = 'stroke="none"' if stroke == "none" else ""
    return _squares(spots, COLOURS[kind]) + path(signs, fill, stroke, width, no_line)


def _any(spots: list[Spot]) -> str:
    """Cells of an any-arrangement card (S-34): one of each of the four elements, in any order."""
    drawn = _squares(spots, WOOL)
    for kind, (right, down) in enumerate(((-8, -8), (8, -8), (-8, 8), (8, 8))):
        quarters = "".join(f"M{num(x)} {num(y)}h{right}v{down}h{-right}Z" for x, y in spots)
        drawn += path(quarters, COLOURS[kind], more='stroke="none"')
    return drawn + path("".join(f"M{num(x - 8)} {num(y)}h16m-8-8v16" for x, y in spots))


def _squares(spots: Iterable[Spot], fill: str) -> str:
    squares = "".join(f"M{num(x - 10)} {num(y - 10)}h20v20h-20Z" for x, y in spots)
    return path(squares.replace(" -", "-"), fill)


def room_for(rows: Sequence[str], across: float, down: float, largest: float) -> float:
    """The size at which a pattern fits into this room, where its cells may be so large."""
    return min(largest, across / len(rows[0]), down / len(rows)) / PITCH


def printed(box: IslandBox, card: int) -> list[str]:
    """The pattern of a card as it is printed, row by row. The first way to lay it is turned by a quarter."""
    letters, count = list(LETTERS), int(box.required[card])
    offsets, kinds = box.offsets[card, :count, 0].tolist(), box.kinds[card, :count].tolist()
    cells = {
        (-(offset % SIDE), offset // SIDE): ANY if box.any_order[card] else letters[kind]
        for offset, kind in zip(offsets, kinds, strict=True)
    }
    rows, columns = zip(*cells, strict=True)
    return [
        "".join(cells.get((row, column), GAP) for column in range(max(columns) + 1))
        for row in range(min(rows), max(rows) + 1)
    ]
