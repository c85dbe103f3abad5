"""Saga: the shape of the map: coasts and borders as lines between points, and the areas that they enclose.

Every border is drawn once and belongs to both its areas, so that neighbours meet along a line and nobody else does:
where four areas meet in a point, a wood stands between them.
"""

from functools import cache
from math import hypot

from meadhall.core.drawing import wobble

Point = tuple[float, float]

# Lines through these points, from one junction to the next; the first word of a name tells what it is.
_LINES: dict[str, tuple[Point, ...]] = {
    "border alba": ((92, 140), (130, 122), (170, 130), (214, 112), (254, 116)),
    "coast alba": (
        (254, 116), (232, 92), (196, 84), (214, 62), (262, 50), (280, 27), (150, 27), (40, 27), (28, 50), (54, 66),
        (44, 92), (72, 108), (92, 140),
    ),
    "coast nor west": ((92, 140), (112, 172), (86, 196), (104, 228), (82, 256), (104, 282), (112, 306)),
    "coast nor east": (
        (254, 116), (276, 146), (284, 184), (308, 204), (322, 232), (354, 244), (364, 272), (346, 288), (372, 306),
    ),
    "border nor-mer": ((112, 306), (164, 298), (214, 314), (268, 300), (318, 312), (372, 306)),
    "coast fens": ((372, 306), (404, 308), (420, 330), (404, 350), (402, 366)),
    "border fens": ((372, 306), (370, 330), (382, 352), (402, 366)),
    "coast cymru": (
        (112, 306), (80, 320), (50, 318), (34, 346), (52, 368), (70, 404), (58, 440), (32, 454), (44, 484), (84, 490),
        (118, 516),
    ),
    "border cymru": ((112, 306), (128, 352), (116, 400), (128, 446), (114, 486), (118, 516)),
    "border mer-ean": ((402, 366), (380, 400), (378, 440), (362, 478)),
    "border mer-ess": ((362, 478), (366, 516), (350, 556), (354, 592)),
    "border mer-wes": ((118, 516), (164, 532), (216, 522), (262, 538), (306, 556), (354, 592)),
    "coast ean": ((402, 366), (440, 350), (506, 346), (562, 366), (596, 404), (606, 450), (584, 488)),
    "border ean-ess": ((362, 478), (420, 474), (480, 488), (536, 480), (584, 488)),
    "coast ess": ((584, 488), (606, 516), (588, 548), (602, 580), (566, 602), (524, 618)),
    "border ess-ken": ((354, 592), (408, 618), (462, 608), (524, 618)),
    "coast ken": ((524, 618), (566, 630), (616, 624), (640, 646), (622, 680), (606, 716), (560, 732), (504, 764)),
    "border ken-wes": ((354, 592), (346, 624), (358, 650), (350, 678)),
    "border ken-sus": ((350, 678), (396, 704), (446, 716), (504, 764)),
    "border wes-sus": ((132, 656), (188, 650), (240, 664), (296, 656), (350, 678)),
    "coast sus": (
        (504, 764), (448, 778), (390, 770), (334, 784), (286, 772), (268, 784), (216, 776), (168, 784), (124, 760),
    ),
    "border dumnonia": ((118, 516), (134, 566), (122, 618), (132, 656), (118, 712), (124, 760)),
    "border dumnonia north": ((118, 516), (134, 566), (122, 618), (132, 656)),
    "border dumnonia south": ((132, 656), (118, 712), (124, 760)),
    "coast dumnonia": (
        (124, 760), (98, 748), (84, 766), (62, 772), (48, 750), (30, 752), (40, 712), (58, 672), (78, 620), (62, 588),
        (94, 560), (118, 516),
    ),
    "coast north": (
        (760, 24), (738, 58), (758, 72), (724, 92), (706, 128), (736, 136), (696, 168), (700, 206), (738, 214),
        (702, 236), (714, 262),
    ),
    "border north-central": ((714, 262), (760, 276), (812, 264), (868, 284), (920, 274)),
    "coast central": ((714, 262), (692, 300), (716, 322), (700, 352), (734, 366), (708, 398), (724, 428)),
    "border central-south": ((724, 428), (770, 418), (824, 436), (878, 424), (920, 434)),
    "coast south": (
        (724, 428), (700, 462), (718, 492), (694, 530), (712, 566), (752, 584), (790, 572), (816, 594), (868, 588),
        (920, 566),
    ),
    "frame far north": ((920, 274), (920, 24), (760, 24)),
    "frame far central": ((920, 274), (920, 434)),
    "frame far south": ((920, 434), (920, 566)),
}  # fmt: skip

# Areas, clockwise or not: lines one after the other, "-" for backwards. First England, then Scandinavia.
_OUTLINES = (
    ("border alba", "coast nor east", "-border nor-mer", "-coast nor west"),
    (
        "border nor-mer", "border fens", "border mer-ean", "border mer-ess", "-border mer-wes", "-border cymru",
    ),
    ("coast ean", "-border ean-ess", "-border mer-ean"),
    ("border ean-ess", "coast ess", "-border ess-ken", "-border mer-ess"),
    ("border ess-ken", "coast ken", "-border ken-sus", "-border ken-wes"),
    ("border wes-sus", "border ken-sus", "coast sus", "-border dumnonia south"),
    ("border mer-wes", "border ken-wes", "-border wes-sus", "-border dumnonia north"),
    ("coast north", "border north-central", "frame far north"),
    ("coast central", "border central-south", "-frame far central", "-border north-central"),
    ("coast south", "-frame far south", "-border central-south"),
)  # fmt: skip
_FOREIGN = (
    ("coast alba", "border alba"),
    ("coast fens", "-border fens"),
    ("coast cymru", "-border cymru"),
    ("border dumnonia", "coast dumnonia"),
)
_BRITAIN = (
    "coast alba", "coast nor west", "coast cymru", "-coast dumnonia", "-coast sus", "-coast ken", "-coast ess",
    "-coast ean", "-coast fens", "-coast nor east",
)  # fmt: skip


@cache
def line(name: str) -> tuple[Point, ...]:
    """The points of a line by an unsteady hand; its ends stay where they are."""
    corners = _LINES[name]
    reach = {"coast": 2.6, "border": 1.4, "frame": 0}[name.split()[0]]
    seed, drawn = sum(map(ord, name)), [corners[0]]
    for i in range(len(corners) - 1):
        a, b, c, d = corners[max(i - 1, 0)], corners[i], corners[i + 1], corners[min(i + 2, len(corners) - 1)]
        if reach == 0:
            a, d = (2 * b[0] - c[0], 2 * b[1] - c[1]), (2 * c[0] - b[0], 2 * c[1] - b[1])  # straight on
        steps = max(2, round(hypot(c[0] - b[0], c[1] - b[1]) / 13))
        for k in range(1, steps + 1):
            x, y = (_bend(a[axis], b[axis], c[axis], d[axis], k / steps) for axis in (0, 1))
            if k < steps or i < len(corners) - 2:
                n = i * 40 + k
                x, y = x + reach * wobble(seed, n), y + reach * wobble(seed + 1, n)
            drawn.append((round(x), round(y)))
    return tuple(drawn)


def _bend(a: float, b: float, c: float, d: float, t: float) -> float:
    """A smooth way from b to c that comes from a and goes on to d."""
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _joined(names: tuple[str, ...]) -> tuple[Point, ...]:
    joined: list[Point] = []
    for name in names:
        part = line(name.removeprefix("-"))
        joined.extend(part[::-1][:-1] if name.startswith("-") else part[:-1])
    return tuple(joined)


def as_path(way: tuple[Point, ...], closed: bool = True) -> str:
    """Points as the `d` of a path, in whole numbers, each from the one before."""
    left, top = map(round, way[0])
    parts = [f"M{left} {top}l"]
    for x, y in way[1:]:
        u, v = round(x) - left, round(y) - top
        if u or v:
            parts.append(f"{u} {v} ")
        left, top = round(x), round(y)
    return "".join(parts).replace(" -", "-").rstrip() + ("Z" if closed else "")


@cache
def points(place: int) -> tuple[Point, ...]:
    """The outline of an area of England or Scandinavia, point by point."""
    return _joined(_OUTLINES[place])


@cache
def outline(place: int) -> str:
    """The outline of an area as a path."""
    return as_path(points(place))


@cache
def inner_line(place: int, depth: float = 7) -> str:
    """A line within an area, as far from its outline everywhere."""
    shore = points(place)
    count, inside = len(shore), []
    area = sum(x * shore[i - count + 1][1] - shore[i - count + 1][0] * y for i, (x, y) in enumerate(shore))
    turn = depth if area > 0 else -depth
    for i, (x, y) in enumerate(shore):
        (a, b), (c, d) = shore[i - 2], shore[i - count + 2]
        long = hypot(c - a, d - b) or 1
        inside.append((x - turn * (d - b) / long, y + turn * (c - a) / long))
    return as_path(tuple(inside[::3]))


@cache
def foreign() -> str:
    """Alba, the fens, Cymru and Dumnonia: land that is no area."""
    return "".join(as_path(_joined(names)) for names in _FOREIGN)


@cache
def shores() -> str:
    """The coasts of Britain and of Scandinavia."""
    return as_path(_joined(_BRITAIN)) + as_path(
        _joined(
            ("coast north", "coast central", "coast south", "-frame far south", "-frame far central", "frame far north")
        )
    )


@cache
def borders() -> str:
    """All borders between areas, and between areas and foreign land."""
    names = (name for name in _LINES if name.startswith("border") and name != "border dumnonia")
    return "".join(as_path(line(name), closed=False) for name in names)


def border(one: str, other: str) -> str:
    """The line that two areas share, or nothing."""
    name = next((n for n in (f"border {one}-{other}", f"border {other}-{one}") if n in _LINES), "")
    return as_path(line(name), closed=False) if name else ""
