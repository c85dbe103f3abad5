"""Hägar: signs, sea life and treasure tokens, each drawn about its own origin; signs are some 48 units high."""

from functools import cache

from meadhall.core.drawing import BOG_OAK, INK, MOSS, OAK, OCHRE, PAPER, RUST, SLATE, WOOL, at, disc, label, num, path
from meadhall.games.hagar import token_kind

WATER = "#cbd8d0"
ENGRAVED = "#3d6273"  # the line of everything that is printed on the sea


# --- Signs -----------------------------------------------------------------------------------------------------------


@cache
def helmet() -> str:
    """A horned helmet: the sign of Hägar."""
    horns = "M-14 4C-25 3-31-9-26-22-23-12-18-8-12-8ZM14 4C25 3 31-9 26-22 23-12 18-8 12-8Z"
    return (
        path(horns, WOOL, INK, 2, 'stroke-linejoin="round"')
        + path("M-17 12C-18-20 18-20 17 12Z", SLATE, INK, 2)
        + path("M-20 8H20V15H-20ZM-3.5 8H3.5V26L0 29-3.5 26Z", OCHRE, INK, 2, 'stroke-linejoin="round"')
        + path("M0-12V6M-12 11.5h.1M12 11.5h.1", "none", INK, 2.4, 'stroke-linecap="round"')
    )


@cache
def clover() -> str:
    """A four-leaf clover: the sign of lucky Sven."""
    hearts = (
        "M0 0C-4-5-14-7-12-15-10-21-3-20 0-14 3-20 10-21 12-15 14-7 4-5 0 0 5-4 7-14 15-12 21-10 20-3 14 0 20 3"
        " 21 10 15 12 7 14 5 4 0 0 4 5 14 7 12 15 10 21 3 20 0 14-3 20-10 21-12 15-14 7-4 5 0 0-5 4-7 14-15 12-21"
        " 10-20 3-14 0-20-3-21-10-15-12-7-14-5-4 0 0Z"
    )
    leaves = path(hearts, MOSS, INK, 2, 'transform="rotate(45)"')
    veins = path("M-9-9L9 9M9-9L-9 9", "none", WOOL, 1.4, 'opacity=".8"')
    return path("M0 0Q2 16 12 24", "none", INK, 3.2, 'stroke-linecap="round"') + leaves + veins


@cache
def firs() -> str:
    """Three fir trees: an island without a figure."""
    fir = path("M0-24L7-12H4L10-2H6L13 9H-13L-6-2H-10L-4-12H-7Z", MOSS, INK, 1.8, 'stroke-linejoin="round"')
    shade = path("M0-24L7-12H4L10-2H6L13 9H3Z", INK, more='opacity=".28"')
    trunk = path("M-2 9H2V17H-2Z", BOG_OAK, INK, 1)
    tree = trunk + fir + shade
    return at(-19, 7, tree, 0.85) + at(19, 8, tree, 0.75) + at(0, 2, tree, 1.15)


@cache
def house() -> str:
    """A turf-roofed house whose chimney smokes: Helga is at home."""
    return (
        path("M12-20c-5-4 4-6 0-10s2-4 2-6", "none", SLATE, 2, 'stroke-linecap="round"')
        + path("M-22 0H22V20H-22Z", PAPER, INK, 2)
        + path("M-22 6H22M-22 13H22", "none", OAK, 1.4)
        + path("M9-20H16V-6H9Z", SLATE, INK, 1.6)
        + path("M-30 3L-3-20H3L30 3 26 6 0-13-26 6Z", MOSS, INK, 2, 'stroke-linejoin="round"')
        + path("M-30 3L-26 6 0-13 26 6 30 3 3-20H-3Z M-3-20L6-28M3-20L-6-28", MOSS, INK, 2.2)
        + path("M-5 20V8a5 5 0 0 1 10 0V20Z", RUST, INK, 1.8)
        + path("M-17 7H-10V13H-17ZM10 7H17V13H10Z", OCHRE, INK, 1.4)
    )


@cache
def dragon() -> str:
    """A dragon's head on its long neck."""
    neck = (
        "M-16 24C-24 6-17-6-6-11-8-20 0-27 11-25L17-29 17-23C23-21 28-17 31-11L28-7 15-9 26-2 22 1 10-2C2 0 0 8 6 24Z"
    )
    return (
        path("M-19 8L-28 5-20 1ZM-15-3L-23-9-14-9ZM-7-12L-13-21-5-18Z", OCHRE, INK, 1.6, 'stroke-linejoin="round"')
        + path(neck, MOSS, INK, 2, 'stroke-linejoin="round"')
        + path("M26-2L32 2 27 3Z", RUST, INK, 1)
        + path("M-12 8q6 4 10 0M-11 16q6 4 11 0M-9 0q5 4 9 0", "none", INK, 1.4)
        + path("M8-19l5 2-5 2ZM25-14h.1", WOOL, INK, 1.5, 'stroke-linecap="round"')
    )


@cache
def mug() -> str:
    """A mug of beer."""
    return (
        path("M10-6h6a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-6", "none", INK, 3.2)
        + path("M-12-10H11L9 18H-10Z", OCHRE, INK, 2, 'stroke-linejoin="round"')
        + path("M-4-3V12M4-3V12", "none", INK, 1.6)
        + path("M-14-8a6 6 0 0 1 5-9 8 8 0 0 1 14-1 6 6 0 0 1 8 9q-3 4-6 0-3 5-7 0-3 5-7 0-4 4-7 1Z", WOOL, INK, 1.8)
    )


@cache
def longship(sail: str = RUST, hull: str = OAK, line: str = INK) -> str:
    """A longship under sail, some 130 wide and 110 high."""
    stripes = "M-15-60C-19-42-19-30-16-12L-6-10C-8-28-8-42-5-57ZM6-57C9-42 9-28 7-10L17-12C20-30 20-42 16-60Z"
    shields = "".join(
        disc(x, 3 - abs(x) / 14, 6, colour, line, 1.6)
        for x, colour in ((-28, OCHRE), (-14, PAPER), (0, OCHRE), (14, PAPER), (28, OCHRE))
    )
    return (
        path("M0-72V0M0-72l-14 5 14 4", sail, line, 2.6, 'stroke-linejoin="round"')
        + path("M-27-62C-10-55 10-55 27-62 34-42 34-28 29-13 10-7-10-7-29-13-34-28-34-42-27-62Z", PAPER, line, 2.4)
        + path(stripes, sail)
        + path("M-30-14L-46-4M30-14L46-4", "none", line, 1.2)
        + path("M-34 10L-44 22M-20 13L-28 25M-6 14L-12 26M8 14L4 26M22 13L20 25M34 10L36 22", "none", line, 1.8)
        + path(
            "M-52 2C-34 16 34 16 52 2 57-8 54-20 62-31 66-35 60-41 55-36 47-28 46-16 42-6 20 2-20 2-42-6"
            "-46-16-47-28-55-36-60-41-66-35-62-31-54-20-57-8-52 2Z",
            hull,
            line,
            2.4,
        )
        + path("M-46 6C-30 12 30 12 46 6", "none", line, 1.4)
        + shields
    )


# --- Treasures ------------------------------------------------------------------------------------------------------


@cache
def token(kind: int) -> str:
    """A treasure about its own origin: numbers are round coins, Sven a leaf, Hägar a shield, hidden ones a knot."""
    if kind == token_kind.FACE_DOWN:
        return _coin(SLATE, BOG_OAK) + path(_KNOT, "none", WOOL, 2.6)
    if kind == token_kind.SVEN:
        lobes = "M0-22C10-26 22-16 17-6 26-2 24 14 14 15 12 24-12 24-14 15-24 14-26-2-17-6-22-16-10-26 0-22Z"
        return path(lobes, "#d5e3b4", INK, 2.5) + at(0, -1, clover(), 0.7)
    if kind == token_kind.HAGAR:
        shield = "M-21-21Q0-26 21-21V2C21 14 10 21 0 26-10 21-21 14-21 2Z"
        return path(shield, "#f0c9b4", INK, 2.5) + at(0, -2, helmet(), 0.66)
    metal = ("#d98f5c", "#d9dde0", "#f3c53f")[kind - 1]
    return _coin(metal, INK) + label(0, 10.5, str(kind), 31, INK, 'text-anchor="middle" font-weight="bold"')


_KNOT = (
    "M0-13C9-13 9 0 0 0-9 0-9 13 0 13 9 13 9 0 0 0-9 0-9-13 0-13Z"
    "M-13 0C-13-9 0-9 0 0 0 9 13 9 13 0 13-9 0-9 0 0 0 9-13 9-13 0Z"
)


def _coin(fill: str, rim: str) -> str:
    return disc(0, 0, 22, fill, INK, 2.5) + disc(0, 0, 18, "none", rim, 1.2)


# --- Sea life, to be drawn within `engraved` of `chart.py` --------------------------------------------------


def _etched(d: str, width: float = 2, fill: str = "none") -> str:
    """A line of the engraver's; its colour comes from around it."""
    inside = f' fill="{fill}"' if fill != "none" else ""
    return f'<path d="{d}" stroke-width="{num(width)}"{inside}/>'


@cache
def _compass_rose() -> str:
    """A compass rose, some 100 across."""
    light = "M0 0L9-9 0-46ZM0 0L9 9 46 0ZM0 0L-9 9 0 46ZM0 0L-9-9-46 0ZM0-12L20-20 12 0 20 20 0 12-20 20-12 0-20-20Z"
    dark = "M0 0L-9-9 0-46ZM0 0L9-9 46 0ZM0 0L9 9 0 46ZM0 0L-9 9-46 0ZM-5-57L0-50 5-57 0-62Z"
    rings = "M-33 0a33 33 0 1 0 66 0 33 33 0 1 0-66 0M-37 0a37 37 0 1 0 74 0 37 37 0 1 0-74 0"
    return _etched(rings, 1.2) + _etched(light, 1.2, PAPER) + _etched(dark, 1.2, ENGRAVED)


def serpent(inside: str = WATER) -> str:
    """A sea serpent; also for carving into wood."""
    humps = "M-50 22C-48-6-24-6-22 22M-44 22C-42 4-30 4-28 22M-12 22C-10-14 18-14 20 22M-5 22C-3-4 11-4 13 22"
    head = "M30 22C28-2 20-16 30-28 40-36 54-30 56-20L46-17 54-12C48-8 42-10 40-14 36-8 38 4 40 22"
    fins = "M-41 1l-4-8 9 4M-2-4l1-9 6 8M30-28l-5-8 11 3"
    return _etched(humps + head, 2.2, inside) + _etched(fins + "M41-23h.1M-58 24q5-4 9 0t9 0M44 26q5-4 9 0", 2)


def _whale() -> str:
    body = (
        "M-44 8C-46-16-10-26 14-14 26-8 32-2 42-6 48-10 44-18 52-24 54-16 58-14 58-8 52 0 40 22 2 20-20 20-42 20-44 8Z"
    )
    spout = "M-22-20C-22-30-24-36-30-38M-22-20C-22-30-20-38-13-38M-50 24q5-4 10 0t10 0 10 0 10 0 10 0"
    return _etched(body, 2.2, PAPER) + _etched(spout + "M-32 0h.1M-43 8Q-30 14-20 6M-8 16q4 8 12 8-4-4-2-9", 1.8)


def _herring() -> str:
    fish = _etched("M-16 0C-8-9 6-9 13 0L22-7V7L13 0C6 9-8 9-16 0Z", 1.8, PAPER) + _etched(
        "M-10-1h.1M-5-4q3 4 0 8M2-5q3 5 0 10", 1.3
    )
    return at(-20, -18, fish) + at(18, -2, fish) + at(-16, 18, fish)


def _kraken() -> str:
    arms = (
        "M-34 26C-38 2-30-16-18-20-8-22-6-10-14-10M-26 26C-30 6-24-8-18-10"
        "M-8 26C-10-8 0-34 16-34 28-33 28-20 18-20M2 26C0 0 6-20 14-24"
        "M26 26C32 8 26-2 36-8 46-12 50 0 42 2M36 26C42 12 38 6 40 4"
    )
    return _etched(arms + "M-44 28q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0", 2, WATER)


def _gulls() -> str:
    gull = "c-6-12-16-12-22-5 8-3 15 1 22 10 7-9 14-13 22-10-6-7-16-7-22 5Z"
    return (
        _etched(f"M-16-14{gull}", 1.8, PAPER)
        + _etched(f"M22 4{gull}", 1.8, PAPER)
        + _etched(f"M-12 28{gull}", 1.8, PAPER)
    )


def _maelstrom() -> str:
    turns = "M2 0a6 4 0 0 1-12 0 12 8 0 0 1 24 0 18 12 0 0 1-36 0 24 17 0 0 1 48 0 30 22 0 0 1-60 0 36 27 0 0 1 68-13"
    return _etched(turns, 2) + _etched("M-48 4q-4-22 18-36M-20 36q20 8 44-2M54 6q0 10-8 18", 1.4)


def _rowing_boat() -> str:
    hull = "M-40 4C-24 10 22 10 40 2 36 18 24 22 0 22-24 22-36 16-40 4Z"
    rower = "M-6 8C-8-6-6-14 2-14 10-14 11-4 9 8M-3-20a6 6 0 1 1 11 0 6 6 0 1 1-11 0M4-6L24-2M-26-8L34 24"
    return _etched(hull, 2, PAPER) + _etched(rower + "M-48 26q5-4 10 0t10 0 10 0 10 0 10 0", 2)


SEA_LIFE = (_compass_rose, serpent, _whale, _gulls, _kraken, _herring, _maelstrom, _rowing_boat, _whale, _gulls)
