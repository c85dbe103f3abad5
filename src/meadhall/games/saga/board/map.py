"""Saga: how the map looks: vellum, sea and lanes, the areas, and the signs of who holds them. Where: `layout.py`."""

from functools import cache
from itertools import combinations

from meadhall.core.drawing import (
    BOG_OAK,
    FJORD,
    INK,
    MOSS,
    OAK,
    OCHRE,
    PAPER,
    PARCHMENT,
    RUST,
    SLATE,
    WOOL,
    at,
    disc,
    label,
    num,
    path,
    rect,
    wobble,
)
from meadhall.core.scene import TEXT
from meadhall.games.saga import location, sides
from meadhall.games.saga.board import coastline, figures
from meadhall.games.saga.board.layout import ORIGIN, SITES
from meadhall.games.saga.box import SagaBox

SEA, DEEP, FOAM = "#58808f", "#284b5c", "#a9c3c8"
LAND, FOREIGN = "#eedfb9", "#cdbb8e"
HELD = ("#c3d3da", "#c6c3bc")  # the tints of areas under control
_BATTLE = "#e9b795"
_MIDDLE = 'text-anchor="middle"'
_HARBOURS = ((698, 180), (698, 342), (696, 508))
_LANDINGS = ((320, 214), (400, 340), (612, 440), (610, 540), (646, 640), (470, 788), (300, 790))


# --- Sea and land -----------------------------------------------------------------------------------------------------


@cache
def scenery() -> str:
    """What never changes below the areas: sea, coasts, foreign land and sea lanes."""
    shores = coastline.shores()
    water = rect((14, 14, 918, 792), 0, SEA) + path(_swell(), stroke=DEEP, width=1.4, more='opacity=".55"')
    lines = "".join(path(shores, stroke=colour, width=width) for colour, width in ((FOAM, 19), (SEA, 16.4), (DEEP, 7)))
    land = path(coastline.foreign(), FOREIGN, INK, 1.8) + _mountains(_ABROAD) + path(_TUFTS, stroke=BOG_OAK, width=1.7)
    lanes = path(_LANES, stroke=FOAM, width=2.6, more='stroke-dasharray="2 9"')
    return water + lines + lanes + at(486, 292, _rose(), 0.95) + at(598, 300, _SERPENT) + land


_SERPENT = path(
    "M-48 10C-46-16-24-16-22 10M-40 10C-39-4-31-4-30 10M-14 10C-12-20 12-20 14 10M-6 10C-5-8 5-8 6 10"
    "M22 10C20-12 16-28 28-34 40-38 50-30 50-22L39-19C34-12 33 0 34 10M37-28h.1M28-34l-5-7 10 3"
    "M-54 14q5-4 9 0t9 0M38 14q5-4 9 0",
    SEA,
    DEEP,
    2.2,
)
_LANES = (
    "M696 180C652 210 646 300 654 430 660 520 668 600 664 690M650 262C560 226 440 226 334 216M698 342Q660 350 655 440"
    "M696 508Q668 520 663 600M654 430Q640 446 612 448M658 530Q640 546 612 548M664 640L654 644"
    "M664 690C650 760 560 790 486 788"
)


@cache
def _swell() -> str:
    """Level lines and crests over the whole sea."""
    strokes = []
    for row in range(30):
        for column in range(9):
            k = row * 12 + column
            x, y = 20 + column * 104 + 34 * wobble(3, k) + 30 * (row % 2), 36 + row * 26 + 3 * wobble(4, k)
            if k % 5 == 0:
                strokes.append(f"M{round(x)} {round(y)}q8-1 11-8 1 7 11 8 8-1 11-6")
            else:
                strokes.append(f"M{round(x)} {round(y)}h{round(22 + 14 * wobble(5, k))}")
    return "".join(strokes)


def _mountains(peaks: tuple[tuple[int, int], ...]) -> str:
    """Mountains in the engraver's line."""
    drawn = "".join(
        f"M{x - 15} {y + 9}L{x - 2} {y - 11} {x + 14} {y + 9}M{x - 2} {y - 11}l4 9-3 8M{x + 6} {y - 2}l1 7"
        for x, y in peaks
    )
    return path(drawn, stroke=BOG_OAK, width=1.7, more='opacity=".7"')


_ABROAD = (
    (70, 40), (120, 60), (170, 46), (120, 100), (210, 60), (78, 360), (88, 400), (76, 452), (92, 478), (96, 610),
    (88, 656), (72, 700), (96, 716),
)  # fmt: skip
_SCANDINAVIAN_PEAKS = ((770, 108), (798, 124), (772, 140), (752, 236), (888, 412), (862, 416), (886, 176), (752, 572))
_TUFTS = "".join(
    f"M{x} {y}v-7M{x} {y}l-4-6M{x} {y}l4-6M{x - 6} {y + 2}h12"
    for x, y in ((384, 324), (402, 326), (396, 342), (408, 344), (398, 358))
)
_FIRS = "".join(
    f"M{x} {y - 12}l7 10h-4l5 7h-16l5-7h-4Z"
    for x, y in (
        (346, 584), (362, 586), (354, 594), (342, 598), (366, 600), (354, 606),  # the wood where four areas meet
        (902, 196), (910, 212), (892, 214), (900, 244), (912, 256), (900, 536), (912, 550), (888, 554),
    )
)  # fmt: skip


@cache
def _rose() -> str:
    """A compass rose in the North Sea."""
    dark = "M0 0L-8-8 0-44ZM0 0L8-8 44 0ZM0 0L8 8 0 44ZM0 0L-8 8-44 0Z"
    light = "M0 0L8-8 0-44ZM0 0L8 8 44 0ZM0 0L-8 8 0 44ZM0 0L-8-8-44 0ZM0-12L19-19 12 0 19 19 0 12-19 19-12 0-19-19Z"
    rings = disc(0, 0, 31, "none", DEEP, 1.4) + disc(0, 0, 35, "none", DEEP, 1.4)
    return rings + path(light, PAPER, DEEP, 1.3) + path(dark, DEEP, DEEP, 1.3) + path("M-5-55L0-48 5-55 0-61Z", DEEP)


@cache
def frame() -> str:
    """The vellum around the map, over whatever runs out of it."""
    outer = "M22 10Q300 14 480 10T924 11Q937 12 936 24 932 300 936 470T934 876Q934 889 922 889 600 885 400 889T22 888"
    outer += "Q11 888 11 876 14 600 11 420T12 22Q12 11 22 10Z"
    hole = "M26 26V796H920V26Z"
    lines = "M26 26V796H920V26ZM21 21V801H925V21Z"
    return path(outer + hole, PAPER, BOG_OAK, 2, 'fill-rule="evenodd"') + path(lines, stroke=INK, width=1.3)


# --- Areas ------------------------------------------------------------------------------------------------------------


def looks(box: SagaBox) -> dict[str, str]:
    """How the map looks, and all that is a part of it."""
    whole = {
        "map": scenery(),
        "frame": frame(),
        "lines": borders() + changes(tuple(box.borders.tolist())),
        "drakkar": drakkar(),
        "way-drakkar": path(_HULL, stroke=OCHRE, width=6, more=_AFLOAT),
    }
    found = {
        "space": disc(0, 0, 50, "transparent")
        + disc(0, 0, 29, PARCHMENT, INK, 2.2)
        + disc(0, 0, 25, "none", INK, 1.2, 'stroke-dasharray="4 4"'),
        "place": label(0, 0, TEXT, 25.5, INK, _PLACE),
        "place-drakkar": rect((-88, -24, 176, 32), 5, PAPER, INK, 1.4) + label(0, 0, TEXT, 26, INK, _ITALIC),
        "arrow": path(_ARROW, stroke=INK, width=11) + path(_ARROW, stroke=OCHRE, width=6),
        "crown": figures.crown(),
    }
    for place, word in enumerate((*location.ENGLISH, *location.SCANDINAVIAN)):
        shore = coastline.outline(place)
        whole[f"area-{word}"] = path(shore, LAND, INK, 1.8)
        whole[f"way-{word}"] = path(coastline.inner_line(place, 4), stroke=OCHRE, width=7)
        if place < location.ENGLAND:
            inside = coastline.inner_line(place)
            lines = (
                path(inside, stroke=FJORD, width=4),
                path(inside, stroke=SLATE, width=5, more='stroke-dasharray="3 6"'),
            )
            for side, letter in enumerate(sides.LETTERS):
                sign = at(*SITES[place].holder, _HOLDER[side])
                whole[f"held-{word}-{letter}"] = path(shore, HELD[side]) + lines[side] + sign
            whole[f"battle-{word}"] = path(shore, _BATTLE, RUST, 7)
            if box.coast >> place & 1:
                found[f"sigil-{word}"] = disc(0, 0, 50, "transparent") + figures.sigil(place)
                whole |= {f"lane-{space}-{word}": lane(space, place) for space in range(location.SPACES)}
    x, y = ORIGIN
    return found | {name: at(-x, -y, drawn) for name, drawn in whole.items()}


_HOLDER = (  # the signs of both sides, small
    path("M-8-9Q0-12 8-9 9 4 0 14-9 4-8-9Z", FJORD, INK, 1.6) + path("M0-8V11M-6-2H6", stroke=WOOL, width=2.4),
    disc(0, 0, 9.5, figures.STEEL, INK, 1.8) + path("M0 0V-9A9 9 0 0 1 9 0ZM0 0V9A9 9 0 0 1-9 0Z", figures.IRON),
)
_ITALIC = f'{_MIDDLE} font-style="italic"'
_PLACE = f'{_ITALIC} stroke="{PAPER}" stroke-width="4" paint-order="stroke" stroke-opacity=".7"'
_ARROW = "M-36 0H34M14-14L34 0 14 14"


@cache
def borders() -> str:
    """Over the areas: borders, coasts, the mountains of Scandinavia, and the wood that keeps four corners apart."""
    lines = path(coastline.borders(), stroke=INK, width=2.6, more='stroke-dasharray="9 5"')
    wood = disc(354, 594, 24, MOSS, INK, 2) + path(_FIRS, "#7f9460", INK, 1.2)
    return lines + path(coastline.shores(), stroke=INK, width=2.6) + _mountains(_SCANDINAVIAN_PEAKS) + wood


@cache
def changes(borders: tuple[int, ...]) -> str:
    """What an owner's edition has changed: roads between areas that share no line, bars on lines that are closed."""
    words, drawn = (*location.ENGLISH, *location.SCANDINAVIAN), ""
    for one, other in combinations(range(location.AREAS), 2):
        line = coastline.border(words[one], words[other])
        if borders[one] >> other & 1 and not line:
            (x, y, _), (u, v, _) = SITES[one].alone, SITES[other].alone
            drawn += path(f"M{x} {y}L{u} {v}", stroke=OAK, width=7, more='stroke-dasharray="1 12"')
        elif line and not borders[one] >> other & 1:
            drawn += path(line, stroke=RUST, width=9, more='stroke-dasharray="3 9" stroke-linecap="butt"')
    return drawn


@cache
def lane(space: int, area: int) -> str:
    """The way that a face-up marker shows: from its harbour to the landing of its area."""
    (x, y), (u, v) = _HARBOURS[space], _LANDINGS[area]
    if v > 700:
        way = f"M{x} {y}C640 {y + 20} 668 {max(y, 430)} 668 660C668 760 580 {v} {u + 10} {v}"
    else:
        way = f"M{x} {y}C650 {y} {min(660, u + 60)} {num((y + v) / 2)} {u + 14} {v}"
    head = f"M{u + 26} {v - 9}L{u + 6} {v} {u + 26} {v + 9}"
    return path(way + head, stroke=INK, width=6) + path(way + head, stroke=OCHRE, width=3.4)


@cache
def drakkar() -> str:
    """The Drakkar under way home: a long hull to stand in."""
    oars = "".join(f"M{x} 732l-14 24" for x in range(690, 880, 26))
    shields = _shields([(x, round(728 - abs(x - 778) / 16)) for x in range(686, 880, 28)])
    stripes = "M740 619Q732 652 740 689L760 692Q754 655 760 623ZM806 623Q812 655 806 692L826 689Q834 652 826 619Z"
    cloth = "M716 616Q783 630 850 616 862 650 850 684 783 698 716 684 704 650 716 616Z"
    sail = path("M783 726V612", stroke=INK, width=6) + path(cloth, WOOL, INK, 2.4) + path(stripes, figures.STEEL)
    body = path(oars, stroke=INK, width=3) + path(_HULL, OAK, INK, 2.6)
    waves = path(
        "M640 752q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0", stroke=FOAM, width=2.6
    )
    return f"<g {_AFLOAT}>{sail}{body}{shields}{waves}</g>"


def _shields(middles: list[tuple[int, int]]) -> str:
    """Round shields along a rail."""
    discs = "".join(f"M{x - 8} {y}a8 8 0 1 1 16 0 8 8 0 1 1-16 0Z" for x, y in middles)
    quarters = "".join(f"M{x} {y}v-8a8 8 0 0 1 8 8ZM{x} {y}v8a8 8 0 0 1-8-8Z" for x, y in middles)
    bosses = "".join(f"M{x - 2} {y}a2 2 0 1 1 4 0 2 2 0 1 1-4 0Z" for x, y in middles)
    return path(discs, figures.STEEL, INK, 1.6) + path(quarters, figures.IRON) + path(bosses, WOOL, INK, 1.2)


_HULL = (
    "M652 716C692 744 864 744 904 716 910 700 906 682 913 662 917 648 904 646 897 660 888 676 888 694 880 708 "
    "840 722 716 722 676 708 668 694 668 676 659 660 652 646 639 648 643 662 650 682 646 700 652 716Z"
)
_AFLOAT = 'transform="translate(70 58)scale(.92)"'
