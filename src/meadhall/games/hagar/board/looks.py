"""Hägar: how everything looks, each thing about its own origin. Places are in `__init__.py`."""

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    MOSS,
    OCHRE,
    PARCHMENT,
    RUST,
    SEAT_COLOURS,
    SLATE,
    WOOL,
    at,
    die,
    disc,
    label,
    path,
    rect,
    seat_mark,
)
from meadhall.core.scene import TEXT
from meadhall.games.hagar import island_kind, token_kind
from meadhall.games.hagar.board import chart, signs
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.state import COASTERS, WIDTH

WIDE, HIGH = 1200, 900
TALL_WIDE = 780
PANEL = 884  # where the panel at the right of the wide board begins
ROW_WIDE = 300  # a seat's row, the tray of the dice, the strip of what is face down
ROWS = (182, 136, 96)  # how high a seat's row can be
ROW_PITCH = 128  # from row to row on the tall board

_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_AT_THE_END = 'text-anchor="end" font-weight="bold"'
_BLACK_DIE = "#26282b"
_CORNERS = "M-60-38v-22h22M38-60h22v22M60 38v22h-22M-38 60h-22v-22"


def looks(box: Box) -> dict[str, str]:
    """How everything looks."""
    found = {
        "ground-wide": _wide(bool(box.players == 2)),
        **{f"ground-tall-{rows}": _tall(rows) for rows in (2, 3)},
        "field": f'<rect width="{chart.CELL}" height="{chart.CELL}" fill="transparent"/>',
        "aim-red": disc(0, 0, 22, "none", RUST, 3),
        "aim-black": disc(0, 0, 22, "none", INK, 3),
        "bracket": path(_CORNERS, stroke=WOOL, width=9) + path(_CORNERS, stroke=INK, width=5),
        "target": disc(0, 0, 58, "none", INK, 8) + disc(0, 0, 58, "none", OCHRE, 5, 'stroke-dasharray="12 3.4"'),
        "ship": signs.longship(),
        "tick": disc(0, 0, 15, WOOL, INK, 2) + path("M-7 0L-2 6 7-6", stroke=INK, width=4),
        "holds-dice": at(-9, 0, die(3, 22, RUST), turn=-8) + at(12, 6, die(4, 22, _BLACK_DIE), turn=12),
        "clover": signs.clover(),
        "mug": signs.mug(),
        "tray-2": _TRAY,
        "tray-1": rect((0, 0, 384, 182), 16, SLATE, BOG_OAK, 3),
        "strip": rect((0, 0, ROW_WIDE, 62), 12, BOG_OAK, INK, 2),
        "badge": rect((0, 0, 134, 46), 23, "none", "#b9c2c6", 1.5) + label(67, 31, TEXT, 24, WOOL, _MIDDLE),
        "badge-lit": rect((0, 0, 134, 46), 23, OCHRE, WOOL, 3) + label(67, 31, TEXT, 24, INK, _BOLD),
        **{
            f"goal-{shape}{near}": label(0, 0, TEXT, size, colour, _MIDDLE + more)
            for shape, size in (("wide", 21), ("tall", 25))
            for near, colour, more in (("", INK, ' font-style="italic"'), ("-near", RUST, ' font-weight="bold"'))
        },
        "name": label(0, 0, TEXT, 28, INK),
        "name-bold": label(0, 0, TEXT, 28, INK, 'font-weight="bold"'),
        "points": label(0, 0, TEXT, 40, INK, _BOLD),
        "luck": label(0, 0, TEXT, 24, INK, _MIDDLE),
        "wins": label(0, 0, TEXT, 20, MOSS, _AT_THE_END),
        "loses": label(0, 0, TEXT, 20, RUST, _AT_THE_END),
        "rolls": label(0, 0, TEXT, 54, WOOL, _BOLD),
        "rolls-words": label(0, 0, TEXT, 22, WOOL, _MIDDLE),
        "light": label(0, 0, TEXT, 20, WOOL, _MIDDLE),
        **{f"mark-{seat}": seat_mark(seat) for seat in range(len(SEAT_COLOURS))},
        **{f"token-{kind}": signs.token(kind) for kind in range(token_kind.HAGAR + 1)},
        **dict(chart.MARKED.values()),
    }
    for colour, fill in (("red", RUST), ("black", _BLACK_DIE)):
        found |= {f"die-{colour}-{face}": die(face, 76, fill) for face in range(7)}
        thrown = at(0, -8, die(0, 70, fill), turn=16) + label(0, 7, "?", 44, WOOL, _MIDDLE)
        found[f"die-{colour}-air"] = _IN_THE_AIR + thrown
    for kind in (1, 2, 3):
        ring = disc(0, 0, 22, "none", INK, 2, 'stroke-dasharray="4 4"')
        found[f"doubled-{kind}"] = ring + label(
            0, 7, f"{kind}×2", 20, INK, _MIDDLE + ' textLength="34" lengthAdjust="spacingAndGlyphs"'
        )
        found[f"moored-{kind}"] = ring + label(-7, 8, str(kind), 22, INK, _MIDDLE) + at(9, 0, signs.mug(), 0.42)
    for high in ROWS:
        for state, (fill, edge, thick) in _ROW_STATES.items():
            found[f"row-{state}-{high}"] = rect((0, 0, ROW_WIDE, high), 12, fill, edge, thick)
    return found | _coasters(box) | _courses()


_ROW_STATES = {"waits": (PARCHMENT, BOG_OAK, 2), "active": (WOOL, OCHRE, 6), "won": (WOOL, MOSS, 6)}

_IN_THE_AIR = f'<ellipse cy="40" rx="30" ry="7" fill="{INK}" opacity=".35"/>' + path(
    "M-46-16a48 48 0 0 1 14-24M46 2a48 48 0 0 1-10 26", stroke=WOOL, width=3, more='stroke-linecap="round"'
)
_TRAY = (
    rect((0, 0, ROW_WIDE, 210), 16, SLATE, BOG_OAK, 3)
    + rect((6, 6, ROW_WIDE - 12, 198), 11, "none", WOOL, 1, 'opacity=".35"')
    + path("M44 121h36m-9-8l10 8-10 8M168 111v24m-8-9l8 10 8-10", stroke=WOOL, width=3, more='stroke-linecap="round"')
)


def _wide(two_players: bool) -> str:
    return chart.table(WIDE, HIGH) + chart.frame() + (chart.carving() if two_players else "")


def _tall(rows: int) -> str:
    scale = TALL_WIDE / PANEL
    return chart.table(TALL_WIDE, tall_height(rows)) + f'<g transform="scale({scale:.4f})">{chart.frame()}</g>'


def tall_height(rows: int) -> int:
    """How high the tall board is, with so many rows of seats under each other."""
    return 802 + rows * ROW_PITCH


def _coasters(box: Box) -> dict[str, str]:
    """What is printed on the coasters of the box."""
    found = {}
    for number in range(COASTERS):
        kind = int(box.islands[number])
        if not box.in_play[number]:
            continue
        if kind == island_kind.SEA:
            found[f"sea-{number}-0"] = found[f"sea-{number}-1"] = chart.sea(number, kind, 0)
            continue
        found |= {f"sea-{number}-{slant}": chart.sea(number, kind, slant) for slant in (0, 1)}
        found[f"life-{number}"] = chart.sea_life(number)
        found[f"island-{number}"] = chart.island(number, kind, int(box.treasures_on[number]))
    return found


def _courses() -> dict[str, str]:
    """Lines from the coordinates to a field: so many fields long; dotted as long as the dice may be thrown again."""
    found = {}
    half = chart.CELL // 2 - 4
    for fields in range(WIDTH):
        end = chart.middle(fields)[0] - half - 62
        for state, dashes in (("open", "4 9"), ("kept", "14 6")):
            more = f'stroke-dasharray="{dashes}"'
            found[f"down-{state}-{fields}"] = path(f"M0 0V{end}", stroke=RUST, width=5, more=more)
            found[f"right-{state}-{fields}"] = path(f"M0 0H{end}", stroke=INK, width=5, more=more)
    return found
