"""The island games: the five kinds of landscape as tiles, drawn about their own origin, 96 units wide.

Each kind comes in two looks, and no tile lies quite straight, so that an island seems laid by hand. Kinds differ by
what is drawn, by lightness and by colour, in this order.
"""

from functools import cache

from meadhall.core.drawing import INK, SLATE, WOOL, num, rect, wobble
from meadhall.games.island import tile_kind
from meadhall.games.island.board.signs import COLOURS, GLOW, LIGHTS, signs

LOOKS = 2
"""How many looks each kind of tile has."""
EMBER, BASALT = "#ef8128", "#361a18"
FOAM, MIST, DEEP = "#d6ebef", "#7fb6cf", "#174a70"
STRAW = "#dfe8b4"
VIOLET, NIGHT = "#8d73d8", "#0a0e20"
_FOOT = "V39a9 9 0 0 1-9 9H-39a9 9 0 0 1-9-9Z"  # closes a landscape along the round corners at its foot


@cache
def tile(kind: int, look: int) -> str:
    """A tile in one of its looks."""
    scene = _SCENES[kind][look]()
    ground = rect((-48, -48, 96, 96), 9, COLOURS[kind])
    edge = '<rect x="-48" y="-48" width="96" height="96" rx="9"/>'
    corner = f'<g transform="translate(-35-35)scale(.8)"><circle r="13" fill="{COLOURS[kind]}"/>{signs(kind)}</g>'
    return f"<g {_CUT}>{ground}{scene}{edge}{corner}</g>"


_CUT = f'fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"'


@cache
def laid(cell: int) -> tuple[int, float]:
    """How a tile lies on a cell: which look it has, and its slight turn. Both depend on the cell alone."""
    return int((wobble(cell, 3) + 1) * LOOKS / 2), round(1.6 * wobble(cell, 5), 1)


# --- The knife: lines in a colour, shapes with an edge of ink, and shapes without -------------------------------------


def _line(d: str, colour: str, width: float = 2, fill: str = "") -> str:
    wide = f' stroke-width="{num(width)}"' if width != 2 else ""
    inside = f' fill="{fill}"' if fill else ""
    return f'<path d="{d}" stroke="{colour}"{wide}{inside}/>'


def _shape(d: str, fill: str, width: float = 2) -> str:
    wide = f' stroke-width="{num(width)}"' if width != 2 else ""
    return f'<path d="{d}" fill="{fill}"{wide}/>'


def _fill(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


# --- Scenes ----------------------------------------------------------------------------------------------------------


def _volcano() -> str:
    cone = f"M-48 26C-28 18-22 0-12-17L-7-20-3-17 3-20 8-17 13-19C22 0 30 16 48 22{_FOOT}"
    lava = "M-10-17q10 5 21-1l3 12q-5 8 2 17t-5 20l-7 17h-13l7-18q4-9-4-17t-2-19Z"
    return (
        _line("M-20-34H40M-6-42H36M16-26H46M24-18H46M-46-12H-24M-46-4H-30M-47 4H-32", "#d4643b")
        + _shape("M2-20C-10-26-4-36-6-42 0-38 1-34 1-31 4-36 6-40 11-43 9-36 17-30 8-20Z", EMBER, 1.4)
        + _fill("M3-20C-2-25 1-29 1-32 6-28 8-25 5-20Z", GLOW)
        + _shape(cone, BASALT)
        + _line("M-20 4l-14 24M-18 16l-9 24M-8 4L-13 22M22 4l12 22M20 18l10 22M33 24l8 14", "#8d4230")
        + _shape(lava, EMBER, 1.4)
        + _fill("M-4-12q6 3 11 0l1 9q-5 8 1 17t-4 18l-6 14h-4l6-16q4-9-3-17t-2-17Z", GLOW)
        + _line("M-14-34h.1M20-40h.1M24-31h.1M-9-27h.1", GLOW, 3)
    )


def _lava_field() -> str:
    jet = "c-7-7-2-13-4-18 5 3 5 6 6 9 1-4 3-6 6-8-1 6 4 11-2 17Z"
    cracks = (
        "M-45 17L-30 12-22 20-4 10 8 18 24 8 45 13M-22 20L-26 34-12 45M8 18L4 32 17 45M4 32L-10 40M24 8L34 26 45 33"
    )
    return (
        _line("M-16-38H44M-24-30H34M-10-22H46M-46-16H-20M30-14H47", "#d4643b")
        + _shape(f"M-26-8{jet}M2-14{jet}M28-6{jet}", EMBER, 1.4)
        + _shape(f"M-48 2L-34-8-26-10-16-2-6-14 2-17 12-12 20-2 28-9 38-6 48 4{_FOOT}", BASALT)
        + _line(cracks, EMBER, 5.5)
        + _line(cracks, GLOW)
        + _line("M-40 26l8 8M-44 36l6 6M-6 24l6 2M26 30l6 10M36 16l6 2M14 30l4 8", "#8d4230")
    )


def _breaker() -> str:
    crest = "M-48 24C-42-14-14-34 12-26 30-20 36-4 26 4 24-6 14-10 6-5-6 3-2 20 18 24 30 26 40 22 48 18"
    return (
        _line("M-14-39q5-5 10 0t10 0 10 0 10 0 10 0M10-29q5-5 10 0t10 0 10 0M34-17q4-5 8 0", FOAM)
        + _shape(crest + _FOOT, DEEP)
        + _line("M-46 16C-38-16-13-34 12-26 30-20 36-4 26 4 24-6 14-10 6-5-6 3-2 20 18 24 28 26 38 23 45 20", FOAM, 4.5)
        + _line("M-36 20C-30-6-14-20 4-20M-24 24C-20 4-10-8 0-12M-12 27C-11 16-8 8-4 4", MIST)
        + _line("M12-26q6-6 8 1 7-2 6 5 7 1 3 7M26 4q2 4-3 5M18-6q-2 4-6 2", FOAM, fill=FOAM)
        + _line("M-40 36q6-6 12 0t12 0 12 0 12 0 12 0 12 0 8-2M-26 43q5-4 10 0t10 0 10 0 10 0", FOAM)
        + _line("M38-6h.1M34-14h.1M40 4h.1M24-34h.1", FOAM, 3.4)
    )


def _whale_tail() -> str:
    row = "q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0"
    tail = "M-5 22C-4 8-5 0-9-7-18-5-28-10-31-21-21-24-9-21-1-12 7-22 20-26 30-22 27-11 17-4 8-6 5 2 6 10 8 22Z"
    return (
        _line("M-16-37q6-6 12 0t12 0 12 0 12 0 10 0M-42-14q6-6 12 0M34-6q5-5 10 0M-44 4q6-6 12 0M20 8q6-6 12 0", MIST)
        + _line(tail, FOAM, fill="#10283f")
        + _line("M-24-18q8 1 15 7M24-19q-9 2-15 8M0 2v12", MIST)
        + _fill(f"M-48 20{row} 8 0{_FOOT}", DEEP)
        + _line(f"M-45 20{row} 6-2M-14 15q4-8 8-2M8 14q5-6 7 1", FOAM, 3.4)
        + _line(f"M-40 31{row}M-34 41q6-6 12 0t12 0 12 0 12 0 12 0 12 0", FOAM)
    )


def _birches() -> str:
    hills = f"M-48 8C-30-14-10-12 6 0 20-10 36-10 48 0{_FOOT}"
    return (
        _shape("M-48-16C-26-34-6-30 10-14 24-26 40-24 48-18V10H-48Z", "#c9d79a", 1.2)
        + _shape(hills, "#7f9f49")
        + _shape(f"M-48 30C-20 14 16 20 48 34{_FOOT}", "#5d7f36")
        + _line("M-38 6q10-10 24-9M-34 14q10-10 24-9M24 4q10-6 20-4M26 12q8-6 20-4", "#4c6b2b")
        + _line("M-36 36h10M-16 32h12M10 36h12M30 42h8M-6 42h10M-40 44h8", "#33491c")
        + _birches_at((-15, 4), (20, 14))
    )


def _birches_at(*spots: tuple[int, int]) -> str:
    """Birches: white bark with dark marks, and a crown of leaves."""

    def each(x: int, y: int, line: str) -> str:
        return "".join(f"M{x + u} {y + v}{line}" for u, v in spots).replace(" -", "-")

    return (
        _shape(each(-3, 24, "l1-36h5l1 36Z"), WOOL)
        + _shape(each(-4, -8, "c-13 2-14-12-7-15-3-10 13-17 19-8 10 0 11 12 5 15 0 9-10 11-14 8Z"), "#43662a")
        + _line(each(-9, -18, "q4 4 8 0m1-9q4 4 8 0m-6 13q4 3 7 0"), STRAW)
        + f'<path d="{each(-2, 2, "h3m0 6h2m-5 6h3")}"/>'
    )


def _turf_house() -> str:
    return (
        _shape("M-48-12C-30-20-16-36 2-30 22-24 34-16 48-20V10H-48Z", "#c9d79a", 1.2)
        + _shape(f"M-48 4C-26-8 0-16 20-2 32 4 40 2 48-2{_FOOT}", "#7f9f49")
        + _line("M-44 8q14-8 28-9M-42 16q6-3 12-4M-16-18q10-6 20-3M22 6q12 4 24 2", "#4c6b2b")
        + _shape("M-22 30V12H22V30Z", "#8a6a48")
        + _shape("M-34 20L-18-5H14L32 19 25 22 20 15H-22L-28 23Z", "#43662a")
        + _fill("M-6 28V19a5 5 0 0 1 10 0V28Z", INK)
        + _shape("M-17 18h6v6h-6ZM9 18h6v6H9Z", GLOW, 1.2)
        + _line("M-14 0l-3 8M-5 0v8M4 0l1 8M12 2l4 7", STRAW)
        + _shape(f"M-48 30C-20 24 16 24 48 32{_FOOT}", "#5d7f36")
        + _line("M-36 37h10M-16 33h12M10 36h12M30 41h8M-6 42h10", "#33491c")
    )


def _wind() -> str:
    swirls = "M-44 0H6a13 13 0 1 0-13-13M-30 11H30a11 11 0 1 0-11-11M-42 22H12a10 10 0 1 1-10 10"
    thin = "M-42-8H-18M-22-38H34M22-27H44M-8-30H4M20 22H44M28 32H40M-44 32H-16M-38 41H-20"
    return (
        _shape("M-48 34C-36 20-24 30-20 30-12 18 4 20 8 32 20 24 36 28 48 34" + _FOOT, WOOL, 1.2)
        + _line(swirls, WOOL, 8)
        + _line(thin, "#93a2a9")
        + _line(swirls, SLATE, 3.6)
    )


def _clouds() -> str:
    cloud = "c-10 0-12-15-1-16 1-11 17-13 21-4 9-5 18 3 14 10 9 2 7 10-1 10Z"
    gull = "c-4-8-10-8-14-4 5-1 9 1 14 7 5-6 9-8 14-7-4-4-10-4-14 4Z"
    return (
        _line("M-18-40H8M36-22H46M-44-6H-30M24 8H46M-46 14H-14M-40 40H-2M22 42H42", "#93a2a9")
        + _shape(f"M-24 2{cloud}", WOOL)
        + _shape(f"M0 34{cloud}", WOOL)
        + _line("M-17-4q6 4 12 0M7 28q6 4 12 0M-4-12q4 1 5 4M21 19q4 1 5 4", "#93a2a9")
        + _fill(f"M24-30{gull}M-26 27{gull}", SLATE)
        + _line("M14-2H34a7 7 0 1 0-7-7", SLATE, 3.2)
    )


def _curtains() -> str:
    return (
        _fill("M-47-6C-30-30-18-26-8-14S16 2 24-14 40-36 47-38V-10C38-6 36 12 24 20S-2 14-12 6-34 4-47 24Z", VIOLET)
        + _fill("M-47-14C-30-36-18-32-8-20S16-4 24-20 38-38 47-39V-26C38-22 34-8 24 0S0-6-10-12-34-14-47 4Z", "#2f9f86")
        + _line("M-47-14C-30-36-18-32-8-20S16-4 24-20 38-38 46-39", LIGHTS, 3.6)
        + _line(
            "M-40-20V16M-32-26V4M-24-28V2M-16-26V4M-8-18V8M0-12V12M8-9V14M16-10V16M24-18V16M32-30V6M40-38V-8", LIGHTS
        )
        + _shape(f"M-48 30L-34 16-24 26-8 10 6 26 18 18 32 30 48 20{_FOOT}", NIGHT, 1.4)
        + _fill("M-34 16l-6 9 5-2 3 4 4-3ZM-8 10l-8 10 6-2 4 5 4-4 4 2ZM18 18l-6 6 6-1 3 3 4-1Z", FOAM)
        + _line("M-18-41h.1M2-36h.1M14-43h.1M-4-27h.1M34 12h.1M-28 38h.1", WOOL, 2.6)
    )


def _arc() -> str:
    rays = "M-38-2V16M-31-14V10M-24-22V4M-16-27V-2M-8-30V-6M0-31V-8M8-30V-6M16-27V-2M24-22V4M31-14V10M38-2V16"
    fir = "l6 10h-3l6 10h-18l6-10h-3Z"
    return (
        _fill("M-47 24C-40-48 40-48 47 24 30-14-30-14-47 24Z", VIOLET)
        + _fill("M-46 10C-34-46 34-46 46 10 30-26-30-26-46 10Z", "#2f9f86")
        + _line("M-46 10C-34-46 34-46 46 10", LIGHTS, 3.6)
        + _line(rays, LIGHTS)
        + _shape(f"M-48 34C-30 26-10 32 8 28S38 26 48 30{_FOOT}", NIGHT, 1.2)
        + _fill(f"M-28 10{fir}M-12 16{fir}M26 8{fir}", NIGHT)
        + _line("M-18-41h.1M22-42h.1M40-30h.1M0 2h.1M-8-1h.1M10 8h.1M2 14h.1", WOOL, 2.6)
        + _fill("M6-2l1.6 4.4L12 4 7.6 5.6 6 10 4.4 5.6 0 4 4.4 2.4Z", WOOL)
    )


_SCENES = {
    tile_kind.FIRE: (_volcano, _lava_field),
    tile_kind.WATER: (_breaker, _whale_tail),
    tile_kind.EARTH: (_birches, _turf_house),
    tile_kind.AIR: (_wind, _clouds),
    tile_kind.AURORA: (_curtains, _arc),
}
