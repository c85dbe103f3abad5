"""Runir: what lies still: the table of slate, the Jarl's Grand Hall, candles, trays, the honour staff, and what
fills an empty place."""

from functools import cache

from meadhall.core.drawing import BOG_OAK, INK, OAK, OCHRE, RUST, WOOL, at, disc, label, num, path, rect, wobble
from meadhall.games.runir.board.coins import METALS
from meadhall.games.runir.board.layout import PANEL, PANEL_WIDE, Box, Tray, layout
from meadhall.games.runir.board.runes import BOLD, CANDLE, rune
from meadhall.games.runir.board.stones import BARK, BIRCH
from meadhall.games.runir.box import RUNE_SIGNS

TABLE, JOINT = "#2f383d", "#171c1f"

HALL_END = 290

STAFF = (16, 840, 540, 46)  # the honour track
LAP = 25  # a marker is turned over here


@cache
def table(width: int, height: int) -> str:
    """Flagstones of slate, lit by candles from the right."""
    joints, chips = [], []
    for row in range(-(-height // 150)):
        y = row * 150
        joints.append(f"M0 {y}H{width}")
        for column in range(6):
            x = column * 240 + (120 if row % 2 else 0) + 24 * wobble(3, row * 7 + column)
            if 0 < x < width:
                joints.append(f"M{round(x)} {y}v150")
            n = row * 40 + column * 5
            u, v = x + 120 + 100 * wobble(5, n), y + 75 + 62 * wobble(6, n)
            if 0 < u < width - 50:
                chips.append(f"M{round(u)} {round(v)}l{round(28 + 18 * wobble(7, n))} {round(5 * wobble(8, n))}")
    return (
        f'<rect width="{width}" height="{height}" fill="{TABLE}"/>'
        + path("".join(chips), stroke="#4b575d", width=1.6)
        + path("".join(joints), stroke=JOINT, width=3.5)
    )


# --- Candles -------------------------------------------------------------------------------------------------------

UNLIT, LIT, BURNT = range(3)


@cache
def candle(how: int) -> str:
    """A candle on its dish, its foot at the origin: some 70 high, and down to a stub when it is burnt."""
    high = 14 if how == BURNT else 42
    drips = f"M-9 {-high}V-4H9V{-high}Q5 {4 - high} 3 {-high}T-3 {-high}-9 {-high}Z"
    dish = path("M-20-6H20Q17 3 8 3H-8Q-17 3-20-6Z", METALS[0], INK, 2) + path(
        "M20-6q9 0 7 6t-9 0", stroke=INK, width=2
    )
    wick = path(f"M0 {-high}v-6", stroke=WOOL if how == UNLIT else INK, width=2)
    body = path(drips, "#f3e6c4", INK, 2, 'stroke-linejoin="round"')
    body += path(f"M4 {4 - high}V-8", stroke=BARK, width=1.4)
    if how != LIT:
        return body + dish + wick
    halo = "".join(disc(0, -high - 16, r, CANDLE, more='opacity=".07"') for r in (64, 48, 34, 22))
    flame = path(
        f"M0 {-high - 34}C10 {-high - 20} 9 {-high - 6} 0 {-high - 4}-9 {-high - 6}-10 {-high - 16} 0 {-high - 34}Z",
        OCHRE,
        INK,
        1.6,
    )
    heart = path(
        f"M0 {-high - 22}C5 {-high - 14} 4 {-high - 7} 0 {-high - 6}-4 {-high - 7}-5 {-high - 13} 0 {-high - 22}Z",
        "#fff3cf",
    )
    return halo + body + dish + wick + flame + heart


def candles(sessions: int, session: int) -> tuple[int, int]:
    """Two candles at the hall. In the long version each stands for a session: burnt down, burning, or still to come."""
    if sessions == 1:
        return LIT, LIT
    return (LIT, UNLIT) if session == 0 else (BURNT, LIT)


# --- The Jarl's Grand Hall --------------------------------------------------------------------------------------------


@cache
def hall(honour: tuple[int, ...]) -> str:
    """A hall with a shingled gable under crossed dragon heads; three niches for rewards, each with its honour."""
    middle, left, right = PANEL + PANEL_WIDE // 2, PANEL, PANEL + PANEL_WIDE
    gable = f"M{left + 40} 128L{middle} 26 {right - 40} 128Z"
    walls = rect((left, 124, PANEL_WIDE, HALL_END - 124), 6, BOG_OAK, INK, 2.4)
    planks = "".join(f"M{x} 128V{HALL_END - 3}" for x in range(left + 15, right, 15))
    rafter = f"M{left - 2} 130L{middle} 28 {right + 2} 130"
    head = "M-2 30C-2 10-10-4-24-12-30-15-36-10-42-11L-46-6-38-2-46 1-36 5C-28 7-22 8-19 16-15 24-16 30-16 34Z"
    heads = (
        at(middle - 8, 20, _dragon(head), 0.62)
        + f'<g transform="translate({middle + 8} 20)scale(-.62 .62)">{_dragon(head)}</g>'
    )
    niches = "".join(niche(x, points) for x, points in zip(layout("wide", 2).spaces, honour, strict=True))
    return (
        walls
        + path(planks, stroke=INK, width=1.4, more='opacity=".75"')
        + path(gable, OAK, INK, 2)
        + path(_shingles(middle, left), stroke=BOG_OAK, width=1.6)
        + path(rafter, stroke=INK, width=17, more='stroke-linejoin="miter"')
        + path(rafter, stroke=METALS[0], width=12)
        + path(rafter, stroke=INK, width=1.6, more='stroke-dasharray="3 7"')
        + heads
        + niches
    )


def _dragon(head: str) -> str:
    eye = path("M-27-4l5 1", stroke=INK, width=3)
    return (
        path(head, METALS[0], INK, 3, 'stroke-linejoin="round"') + eye + path("M-22-12l2-9 7 14", METALS[0], INK, 2.4)
    )


def _shingles(middle: int, left: int) -> str:
    rows = []
    for row in range(6):
        y = 46 + row * 14
        half = (y - 28) * (middle - left - 40) // 102 - 8
        count = max(1, half // 9)
        rows.append(f"M{middle - count * 9} {y}" + "q4.5 6 9 0" * (2 * count))
    return "".join(rows)


def niche(x: int, honour: int) -> str:
    """A space of the hall with its honour."""
    arch = f"M{x - 45} {HALL_END - 8}V168Q{x - 45} 138 {x} 134 {x + 45} 138 {x + 45} 168V{HALL_END - 8}Z"
    number = disc(x, 152, 18, METALS[2], INK, 2) + disc(x, 152, 14.5, "none", OAK, 1.2)
    return path(arch, "#1a1410", METALS[0], 2.4) + number + label(x, 160, str(honour), 24, INK, BOLD)


def low_hall(honour: tuple[int, ...]) -> str:
    """The hall of the tall scene: its wall with the three niches, and a place for the pile."""
    wall = rect((6, 58, 330, 150), 8, BOG_OAK, INK, 2.4)
    planks = path("".join(f"M{x} 62V205" for x in range(21, 336, 15)), stroke=INK, width=1.4, more='opacity=".75"')
    beam = rect((6, 58, 330, 10), 5, METALS[0], INK, 1.6)
    spaces = "".join(niche(x, points) for x, points in zip(layout("tall", 2).spaces, honour, strict=True))
    return wall + planks + beam + at(0, -76, spaces)


# --- Trays, staff, and other furniture -----------------------------------------------------------------------------


def tray(spots: Tray) -> str:
    """Where the dice lie: one column for each rune, with its letter."""
    _, y, _, high = spots.box
    wide = spots.touch[0]
    slots = ""
    for i in range(6):
        x = spots.x + i * spots.apart
        slots += rect((x - wide / 2, y + 8, wide, high - 16), 9, "#33241a", "#1d140d", 1.4)
        slots += rune(i, x, y + high / 2 - 12, 44, "#6a5138", 5)
        slots += label(x, y + high / 2 + 40, RUNE_SIGNS[i], 24, "#8a6d4e", BOLD)
    return _furniture(spots.box) + slots


def till(box: Box, x: float, apart: float) -> str:
    """Where the stacks of coins stand: two of each metal."""
    _, y, _, high = box
    pits = ""
    for i in range(3):
        left = stack_x(x, apart, 2 * i) - apart / 2 - 1
        pits += rect((left, y + 8, 2 * apart + 2, high - 16), 9, "#33241a", METALS[i], 2)
    return _furniture(box) + pits


def stack_x(x: float, apart: float, kind: int) -> float:
    """The column of a stack of coins."""
    return x + kind * apart + kind // 2 * 6 - (4 if apart > 65 else 0)


def plaque(box: Box, warns: bool) -> str:
    """Where it is written how near the end is; from its own top left corner."""
    fill, edge = (RUST, CANDLE) if warns else (BOG_OAK, METALS[0])
    return rect((0, 0, box.wide, box.high), 10, fill, edge, 3 if warns else 2)


def _furniture(box: Box) -> str:
    x, y, wide, high = box
    grain = "".join(f"M{x + 8} {y + 3.5 + k * (high - 7)}h{wide - 16}" for k in (0, 1))
    return (
        rect((x + 3, y + 4, wide, high), 12, "#0d1113", more='opacity=".5"')
        + rect((x, y, wide, high), 12, OAK, INK, 2.4)
        + path(grain, stroke=BOG_OAK, width=1.2)
    )


def lap_x(honour: int) -> float:
    """Where a marker stands on the staff."""
    x, _, wide, _ = STAFF
    return x + 32 + honour % LAP * (wide - 64) / (LAP - 1)


@cache
def staff(counts: bool) -> str:
    """A calendar staff of birch with a notch for every step of honour; where none is counted, runes."""
    x, y, wide, high = STAFF
    body = rect((x + 3, y + 4, wide, high), 20, "#0d1113", more='opacity=".5"')
    body += rect((x, y, wide, high), 20, BIRCH, INK, 2.4)
    if not counts:
        runes = "".join(rune(i % 6, x + 45 + i * 41, y + high / 2, 24, OAK, 5) for i in range(12))
        return body + runes
    notches = "".join(f"M{num(lap_x(i))} {y + 2}v7M{num(lap_x(i))} {y + high - 2}v-7" for i in range(LAP) if i % 5)
    numbers = "".join(label(lap_x(i), y + high / 2 + 6.5, str(i), 19, INK, BOLD) for i in range(0, LAP, 5))
    dots = "".join(f"M{num(lap_x(i))} {num(y + high / 2)}h.1" for i in range(LAP) if i % 5)
    dotted = path(dots, stroke=BARK, width=5, more='stroke-linecap="round"')
    return body + path(notches, stroke=OAK, width=2) + dotted + numbers


@cache
def runestone() -> str:
    """A standing stone with a serpent that carries the six runes, some 230 high: for children, who need no Jarl."""
    stone = "M-88 112C-96 40-92-40-70-84-52-118 0-126 40-112 82-98 92-30 90 30 90 70 94 100 88 112Z"
    band = "M-40 96C-70 60-74-30-46-66-20-98 34-92 54-58 76-20 70 40 52 66 34 92-6 88-14 58-22 28 16 14 22 40"
    spots = ((-60, 30, -6), (-59, -28, 8), (-24, -80, 48), (32, -80, 118), (66, -22, 172), (62, 32, 190))
    runes = "".join(at(x, y, rune(i, 0, 0, 19, WOOL, 6), 1, turn) for i, (x, y, turn) in enumerate(spots))
    head = "M10 30C22 24 38 32 38 44 38 56 24 62 14 54L20 48 8 46Z"
    return (
        path("M-130 114Q-100 100-88 112H88Q110 98 132 114Z", "#46552e", INK, 2)
        + path(stone, "#59666c", INK, 3)
        + path(
            "M-78 70l14-5M-80-20l10-5M70 80l12-4M-20 104l20-3M8-30l18 8M-30 0l16 6M-16-34l14-4M4-8l20 6",
            stroke="#39434a",
            width=2,
        )
        + path(band, stroke=INK, width=26)
        + path(band, stroke=RUST, width=21)
        + path(head, RUST, INK, 2.4)
        + path("M27 43h.1", stroke=WOOL, width=5, more='stroke-linecap="round"')
        + runes
    )


@cache
def knot() -> str:
    """Interlace carved into the slate, for where nobody sits."""
    loop = "M0-70C52-70 52 0 0 0-52 0-52 70 0 70 52 70 52 0 0 0-52 0-52-70 0-70Z"
    turned = "".join(f'<path d="{loop}" transform="rotate({angle})"/>' for angle in (0, 90))
    rings = '<circle r="84"/><circle r="76"/><circle r="46"/>'
    return f'<g fill="none" stroke="#56636a" stroke-width="3">{turned}{rings}</g>'
