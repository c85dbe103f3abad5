"""Runir: the stones, and the boards of birch that they stand on."""

from functools import cache
from itertools import pairwise

from meadhall.core.drawing import BOG_OAK, INK, OAK, RUST, WOOL, label, num, path, rect, wobble
from meadhall.games.runir.board.coins import METALS, SHADES
from meadhall.games.runir.board.runes import CANDLE, GLOW, MIDDLE, WORN, rune, strokes
from meadhall.games.runir.box import RUNE_NAMES, RUNE_SIGNS
from meadhall.games.runir.state import STONES

BIRCH, BARK = "#eadfc6", "#8d7a60"
FACE, _HOLE = "#3b464c", "#171c1f"

WIDE, HIGH = 422, 314  # a board
LEFT, TOP, APART = 16, 14, 8  # where the boards begin, and the gap between them
CENTRE = (LEFT + WIDE + APART // 2, TOP + HIGH + APART // 2)  # where they meet
_COLUMN, _ROW = 102.0, 149.0  # of the grid on a board

# Where a stone, or the aid corner, stands on each board: columns and rows of a grid of 4 x 2. The cell that is left
# is towards the centre, where the board's rune is.
_CELLS = (
    (((1, 0), (0, 1), (2, 0), (1, 1), (3, 0), (2, 1)), (0, 0), (3, 1)),
    (((0, 0), (1, 1), (1, 0), (2, 1), (2, 0), (3, 1)), (3, 0), (0, 1)),
    (((0, 0), (1, 1), (1, 0), (2, 1), (2, 0), (3, 1)), (0, 1), (3, 0)),
    (((1, 0), (0, 1), (2, 0), (1, 1), (3, 0), (2, 1)), (3, 1), (0, 0)),
)


def corner(position: int) -> tuple[int, int]:
    """The top left corner of the board at a position."""
    return LEFT + position % 2 * (WIDE + APART), TOP + position // 2 * (HIGH + APART)


def _cell(position: int, column: int, row: int) -> tuple[float, float]:
    x, y = corner(position)
    return x + 7 + _COLUMN * (column + 0.5), y + 8 + _ROW * (row + 0.5)


def stone_spot(place: int) -> tuple[float, float]:
    """The middle of the stone at a place."""
    return _cell(place // STONES, *_CELLS[place // STONES][0][place % STONES])


def name_spot(position: int) -> tuple[float, float]:
    """The middle of the plate with a board's rune and name, towards the centre."""
    x, y = _cell(position, *_CELLS[position][2])
    return x + (5 if position % 2 else -5), y + (47 if position // 2 else -47)


def aid_spot(position: int) -> tuple[float, float]:
    """The middle of the aid corner of a board."""
    return _cell(position, *_CELLS[position][1])


HOLES = ((-19, 50), (19, 50))  # the two holes, from the middle of their stone


# --- Stones --------------------------------------------------------------------------------------------------------

_OUTLINES = (
    "M-43 71V-28C-43-58-24-71 0-71S43-58 43-28V71Q0 66-43 71Z",
    "M-45 58V-55L-28-71H28L45-55V58L32 71H-32Z",
    "M-46 71V-47L-31-53-22-63-8-65 0-72 8-65 22-63 31-53 46-47V71Z",
)
_PATTERNS = (  # how the edge of the face is worked: smooth, beaded, notched
    (3, 'transform="scale(.86 .91)"'),
    (5, 'transform="scale(.86 .91)" stroke-dasharray="0 7" stroke-linecap="round"'),
    (5, 'transform="scale(.86 .91)" stroke-dasharray="4 4"'),
)
_STROKES = "M-33 34l11-5M24-38l9 5M20 31l13-5"


_HOLE_PAIR = "".join(f'<circle cx="{x}" cy="{y}" r="14.5"/>' for x, y in HOLES)


@cache
def stone(colour: int) -> str:
    """A stone: a slate face in a frame of metal, and its two holes."""
    outline, metal = _OUTLINES[colour], METALS[colour]
    frame = path(outline, metal, INK, 2.2) + path(outline, FACE, SHADES[colour], *_PATTERNS[colour])
    holes = f'<g fill="{_HOLE}" stroke="{metal}" stroke-width="2">{_HOLE_PAIR}</g>'
    return frame + path(_STROKES, stroke="#6b787e", width=1.2) + holes


def asked_look(runes: tuple[int, ...], wild: tuple[int, ...]) -> str:
    """How a requirement is called among the looks: `asked-0124-2`."""
    return f"asked-{''.join(map(str, runes))}-{''.join(map(str, wild))}"


@cache
def asked(runes: tuple[int, ...], wild: tuple[int, ...]) -> str:
    """What a stone asks for. Runes with their letters in rows of two, or of three where there are many; every wild set
    in a row of its own."""
    across = 2 if len(runes) <= 4 else 3
    rows: list[tuple[int, ...]] = [runes[i : i + across] for i in range(0, len(runes), across)]
    rows += [(-1,) * size for size in wild]
    apart = min(46.0, 94 / max(len(rows), 1))
    parts, carved, letters = "", "", ""
    for i, row in enumerate(rows):
        y, size = round(-13 + (i - (len(rows) - 1) / 2) * apart), min(apart, 80 / len(row))
        spots = [(k - (len(row) - 1) / 2) * size for k in range(len(row))]
        if row[0] < 0:
            parts += _wild_set(spots, y, size)
            continue
        for number, x in zip(row, spots, strict=True):
            carved += strokes(number, round(x), round(y - apart * 0.22), max(24, apart * 0.5))
            letters += f'<text x="{round(x)}" y="{round(y + apart * 0.46)}">{RUNE_SIGNS[number]}</text>'
    if carved:
        font = f'fill="{CANDLE}" font-size="{num(apart * 0.54)}" text-anchor="middle" font-weight="bold"'
        parts += path(carved, stroke=WOOL, width=apart * 0.085) + f"<g {font}>{letters}</g>"
    return parts


def _wild_set(spots: list[float], y: float, size: float) -> str:
    """Blank faces, joined by equals signs: dice with the same rune, whichever it is."""
    half = size * 0.36
    faces = "".join(
        f"M{num(x - half)} {num(y - half)}h{num(2 * half)}v{num(2 * half)}h{num(-2 * half)}Z" for x in spots
    )
    joints = "".join(
        f"M{num((a + b) / 2 - size * 0.2)} {num(y + d)}h{num(size * 0.4)}"
        for a, b in pairwise(spots)
        for d in (-size * 0.1, size * 0.1)
    )
    return path(faces, "#55636a", WOOL, 2) + path(joints, stroke=CANDLE, width=max(2, size / 12))


@cache
def chosen(colour: int) -> str:
    """Candle light around the stone that is being carved."""
    line = f'<path d="{_OUTLINES[colour]}" fill="none" stroke-linejoin="round" transform="scale(1.06 1.04)"'
    return f'{line} stroke="{INK}" stroke-width="11"/>{line} stroke="{GLOW}" stroke-width="7"/>'


# --- Boards --------------------------------------------------------------------------------------------------------


@cache
def board(number: int) -> str:
    """A board of birch from its top left corner, without its stones: bark and rim."""
    marks = []
    for i in range(30):
        u, v = (0.5 + 0.5 * wobble(number + 31, i)) * (WIDE - 60), 16 + (HIGH - 32) * (i + 0.5) / 30
        marks.append(f"M{round(12 + u)} {round(v)}q12-2 {round(26 + 18 * wobble(number, i))} 0")
    peels = "".join(
        f"M{num(WIDE * (0.5 + 0.42 * wobble(number + 7, i)))} {num(30 + 90 * i)}q14-7 34 0-16 8-34 0Z" for i in range(4)
    )
    return (
        rect((3, 5, WIDE, HIGH), 14, "#0d1113", more='opacity=".5"')
        + rect((0, 0, WIDE, HIGH), 14, BIRCH, INK, 2.4)
        + path("".join(marks), stroke=BARK, width=2.4, more='opacity=".7" stroke-linecap="round"')
        + path(peels, BOG_OAK, more='opacity=".55"')
        + rect((4.5, 4.5, WIDE - 9, HIGH - 9), 10, "none", OAK, 1.4)
    )


def shadows(position: int) -> str:
    """What the stones of a board throw on it, from its top left corner."""
    x, y = corner(position)
    spots = (_cell(position, *cell) for cell in _CELLS[position][0])
    drawn = "".join(f"M{num(u - x + 38)} {num(v - y - 50)}l12 12v116h-82l-12-12Z" for u, v in spots)
    return path(drawn, INK, more='opacity=".45"')


@cache
def plate(number: int) -> str:
    """A board's rune and name."""
    name = RUNE_NAMES[number]
    narrow = ' textLength="86" lengthAdjust="spacingAndGlyphs"' if len(name) > 5 else ""
    return (
        rect((-50, -29, 100, 58), 24, BIRCH, OAK, 1.4)
        + rune(number, 0, -10, 28, RUST, 6)
        + label(0, 23, name, 24.6, INK, MIDDLE + narrow)
    )


@cache
def bare(position: int) -> str:
    """Where a board will lie."""
    x, y = corner(position)
    return rect((x + 4, y + 4, WIDE - 8, HIGH - 8), 14, "#1f2528", WORN, 1.6, 'stroke-dasharray="9 8" opacity=".7"')
