"""Woodcuts, for the covers of games: a gouge that cuts tapered lines, ribbons, seas, skies, mountains, longships.

Everything is a pure function of numbers, so that a cover is the same picture whenever it is drawn.
"""

from collections.abc import Sequence
from math import cos, hypot, sin, tau

from meadhall.core.drawing import BOG_OAK, INK, OAK, OCHRE, PARCHMENT, WOOL, disc, path, picture, wobble

WIDE, HIGH = 640, 400
Point = tuple[float, float]


def scene(title: str, *parts: str) -> str:
    """A whole cover."""
    return picture(WIDE, HIGH, title, *parts)


def fill(colour: str, top: float = 0, bottom: float = HIGH) -> str:
    """A band of one colour from edge to edge."""
    return f'<path d="M0 {round(top)}H{WIDE}V{round(bottom)}H0Z" fill="{colour}"/>'


def gouge(x: float, y: float, across: float, down: float, thick: float, bend: float = 0) -> str:
    """One cut: a line that begins and ends thin. Part of a path; `bend` bows it to its left."""
    length = hypot(across, down) or 1
    left, up = down / length, -across / length
    near, far = bend - thick / 2, bend + thick / 2
    one = f"{_n(across / 2 + left * far)} {_n(down / 2 + up * far)} {_n(across)} {_n(down)}"
    two = f"{_n(-across / 2 + left * near)} {_n(-down / 2 + up * near)} {_n(-across)} {_n(-down)}"
    return f"M{_n(x)} {_n(y)}q{one}q{two}Z"


def cuts(lines: Sequence[str], colour: str, more: str = "") -> str:
    """Many cuts of one colour."""
    return path("".join(lines), colour, more=more)


def sea(top: float, bottom: float, colour: str, seed: int = 1, *, rows: int = 9, bend: float = 5) -> str:
    """Waves, small at the horizon and large in front."""
    lines = []
    for row in range(rows):
        near = (row + 0.5) / rows
        y = top + (bottom - top) * near**1.4
        length, thick = 24 + 62 * near, 1.2 + 4.6 * near
        x = -60 + 40 * wobble(seed, row)
        while x < WIDE:
            index = round(x) * 31 + row
            stretch = length * (1 + 0.35 * wobble(seed + 1, index))
            rise = (bottom - top) / rows * 0.3 * wobble(seed + 2, index)
            lines.append(gouge(x, y + rise, stretch, 0, thick, bend * near))
            x += stretch + length * (0.35 + 0.3 * wobble(seed + 3, index))
    return cuts(lines, colour)


def glow(x: float, y: float, inner: float, outer: float, colour: str, count: int = 40, thick: float = 5) -> str:
    """Rays around a light."""
    lines = []
    for step in range(count):
        turn, reach = tau * step / count, outer * (0.82 + 0.18 * wobble(17, step))
        start = inner * (1.05 + 0.1 * wobble(5, step))
        lines.append(
            gouge(
                x + cos(turn) * start,
                y + sin(turn) * start,
                cos(turn) * (reach - start),
                sin(turn) * (reach - start),
                thick,
            )
        )
    return cuts(lines, colour)


def streaks(top: float, bottom: float, colour: str, seed: int, *, rows: int, thick: float = 3, gap: float = 1) -> str:
    """Long level cuts, as in a sky."""
    lines = []
    for row in range(rows):
        y = top + (bottom - top) * (row + 0.5) / rows
        x = -80 + 90 * wobble(seed, row)
        while x < WIDE:
            length = 120 + 70 * wobble(seed + 1, round(x) + 977 * row)
            lines.append(gouge(x, y + 3 * wobble(seed + 2, round(x) + row), length, 0, thick, 2))
            x += length + gap * (60 + 50 * wobble(seed + 3, round(x) + 31 * row))
    return cuts(lines, colour)


def stars(count: int, bottom: float, colour: str, seed: int = 3) -> str:
    """Small four-pointed stars above a line."""
    found = []
    for step in range(count):
        x, y = WIDE * (0.5 + 0.5 * wobble(seed, step)), bottom * (0.5 + 0.5 * wobble(seed + 1, step))
        size = 2.4 + 1.5 * wobble(seed + 2, step)
        found.append(
            f"M{_n(x)} {_n(y - size)}l{_n(size * 0.3)} {_n(size * 0.7)} {_n(size * 0.7)} {_n(size * 0.3)}"
            f"-{_n(size * 0.7)} {_n(size * 0.3)}-{_n(size * 0.3)} {_n(size * 0.7)}-{_n(size * 0.3)}-{_n(size * 0.7)}"
            f"-{_n(size * 0.7)}-{_n(size * 0.3)} {_n(size * 0.7)}-{_n(size * 0.3)}Z"
        )
    return path("".join(found), colour)


def curve(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """Many points on a smooth line through a few."""
    line: list[Point] = []
    for i in range(len(points) - 1):
        a, b, c, d = points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]
        for step in range(steps):
            t = step / steps
            line.append((_bend(a[0], b[0], c[0], d[0], t), _bend(a[1], b[1], c[1], d[1], t)))
    return [*line, points[-1]]


def ribbon(points: Sequence[Point], widths: Sequence[float], steps: int = 8) -> str:
    """The outline of a smooth line whose width changes on the way."""
    line, thick = curve(points, steps), [w for w, _ in curve([(w, 0.0) for w in widths], steps)]
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (u, v), (s, t) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length, half = hypot(s - u, t - v) or 1, thick[i] / 2
        left.append((x - (t - v) / length * half, y + (s - u) / length * half))
        right.append((x + (t - v) / length * half, y - (s - u) / length * half))
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in [*left, *reversed(right)]) + "Z"


def mountain(x: float, base: float, width: float, height: float, rock: str, snow: str, shade: str, seed: int) -> str:
    """A peak with snow on it and a shaded side."""
    left, right, top = x - width / 2, x + width / 2, base - height
    slope = [(left, base)]
    for step in range(1, 6):
        slope.append(
            (
                left + (x - left) * step / 6 + 9 * wobble(seed, step),
                base - height * step / 6 + 9 * wobble(seed, step + 9),
            )
        )
    slope.append((x, top))
    far = []
    for step in range(1, 6):
        far.append(
            (
                x + (right - x) * step / 6 + 9 * wobble(seed + 1, step),
                top + height * step / 6 + 9 * wobble(seed + 1, step + 9),
            )
        )
    outline = "M" + "L".join(f"{_n(a)} {_n(b)}" for a, b in [*slope, *far, (right, base)]) + "Z"
    cap = height * 0.36
    zigzag = "".join(
        f"L{_n(x + width * 0.36 * (0.5 - k / 6))} {_n(top + cap * (1.0 if k % 2 else 0.66) + 5 * wobble(seed, k))}"
        for k in range(7)
    )
    hatch = [
        gouge(
            x + width * 0.03 * k - 2,
            top + cap * 0.9 + height * 0.1 * k * 0.6,
            width * 0.09 + 3 * k,
            height * (0.24 + 0.03 * k),
            4.5,
            -4,
        )
        for k in range(1, 8)
    ]
    return (
        path(outline, rock, INK, 2.5, 'stroke-linejoin="round"')
        + cuts(hatch, shade)
        + path(f"M{_n(x)} {_n(top)}{zigzag}Z", snow, INK, 1.6, 'stroke-linejoin="round"')
    )


def longship(sail: str, stripe: str, shields: Sequence[str], *, mark: str = "", hull: str = OAK) -> str:
    """A longship that sails to the right, some 300 wide, about the middle of its waterline."""
    keel = "M-150-58Q-132 4-84 12H82Q128 4 150-62 146-30 152-28 118 38 78 42H-82Q-122 36-154-30Q-146-34-150-58Z"
    planks = "M-138-12Q-112 22-82 22H80Q112 20 138-14M-126 8Q-104 32-80 32H78Q102 30 124 8"
    neck = ribbon([(138, -10), (150, -44), (146, -78), (160, -104), (184, -106)], [26, 20, 15, 15, 11])
    jaw = "M158-116Q176-128 196-114L214-112 210-104 194-103 212-98 204-92 182-96Q168-96 160-102Z"
    tail = ribbon(
        [(-138, -10), (-152, -46), (-150, -82), (-164, -104), (-182, -98), (-180, -84), (-170, -88)],
        [24, 17, 13, 11, 9, 7, 2],
    )
    cloth = "M-78-196Q0-178 82-196 104-118 76-52 0-30-78-50-50-122-78-196Z"
    stripes = "".join(
        f"M{a}-{b}Q{c}-120 {d}-{e}L{f}-{g}Q{h}-120 {i}-{j}Z"
        for a, b, c, d, e, f, g, h, i, j in (
            (-52, 191, -24, -52, 45, -26, 41, 2, -26, 187),
            (0, 185, 28, 0, 40, 26, 41, 54, 27, 187),
            (54, 191, 80, 54, 46, 76, 52, 104, 82, 196),
        )
    )
    ropes = "M0-214L-140-30M0-214L140-34M-76-52L-110-6M78-54L112-8"
    row = "".join(
        disc(-84 + i * 34, 2, 14, colour, INK, 2.2) + disc(-84 + i * 34, 2, 4, WOOL, INK, 1.6)
        for i, colour in enumerate(shields)
    )
    oars = path("".join(f"M{-70 + 34 * i} 20l-22 44" for i in range(5)), "none", INK, 6) + path(
        "".join(f"M{-70 + 34 * i} 20l-22 44" for i in range(5)), "none", PARCHMENT, 2.6
    )
    crest = cuts([gouge(140 + 3 * k, -20 - 16 * k, -9, 7, 4) for k in range(5)], BOG_OAK)
    return (
        path(ropes, "none", INK, 1.6)
        + path("M-4-222H4V0H-4Z", OAK, INK, 2)
        + path(cloth, sail, INK, 3, 'stroke-linejoin="round"')
        + path(stripes, stripe)
        + cuts([gouge(-66, -186 + 26 * k, 26, 3, 3, 3) for k in range(6)], INK, 'opacity=".35"')
        + path(cloth, "none", INK, 3, 'stroke-linejoin="round"')
        + mark
        + path("M-88-202H92V-193H-88Z", OAK, INK, 2)
        + path("M4-222l44 9-44 10Z", stripe, INK, 1.6)
        + oars
        + path(tail, hull, INK, 2.6, 'stroke-linejoin="round"')
        + path(neck, hull, INK, 2.6, 'stroke-linejoin="round"')
        + crest
        + path(keel, hull, INK, 3, 'stroke-linejoin="round"')
        + path(planks, "none", INK, 1.8)
        + path(jaw, hull, INK, 2.6, 'stroke-linejoin="round"')
        + disc(182, -111, 3.4, OCHRE, INK, 1.4)
        + row
    )


def _bend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def _n(value: float) -> str:
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"
