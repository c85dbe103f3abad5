"""Sagnir: an island at night under northern lights, and the dragon that guards it."""

from meadhall.core.drawing import INK, OCHRE, WOOL, disc, path, wobble
from meadhall.games.woodcut import Point, curve, cuts, fill, gouge, mountain, ribbon, scene, sea, stars

_NIGHT, _SKY, _GREEN, _TEAL, _VIOLET = "#0f1a33", "#1a2a4d", "#6fe0a8", "#3fb6a8", "#8d6fd0"
_SEA, _FOAM, _ROCK, _SHADE, _SNOW = "#152747", "#3c6a86", "#2c3a58", "#131c33", "#e6edf2"
_SCALES, _BELLY, _WING = "#a2321c", "#d9793f", "#74210f"


def draw() -> str:
    """The cover."""
    return scene(
        "An island under northern lights, with its dragon",
        fill(_NIGHT),
        fill(_SKY, 190, 300),
        stars(46, 230, "#cfd9ea"),
        _lights([(-30, 150), (90, 84), (210, 130), (330, 66), (470, 108), (680, 30)], _GREEN, 100, 1),
        _lights([(-30, 220), (120, 168), (250, 206), (390, 140), (520, 178), (690, 110)], _VIOLET, 64, 7),
        _lights([(-30, 90), (130, 30), (270, 66), (420, 20), (680, -30)], _TEAL, 54, 13),
        fill(_SEA, 292, 400),
        sea(296, 400, _FOAM, 5, rows=7),
        cuts([gouge(40 + 71 * k, 312 + 13 * (k % 5), 58, 0, 3) for k in range(9)], _GREEN, 'opacity=".5"'),
        mountain(196, 318, 250, 120, _ROCK, _SNOW, _SHADE, 3),
        mountain(452, 320, 270, 132, _ROCK, _SNOW, _SHADE, 8),
        mountain(322, 326, 330, 196, "#37476a", _SNOW, _SHADE, 5),
        _shore(),
        _dragon(),
    )


def _lights(points: list[Point], colour: str, height: float, seed: int) -> str:
    """A curtain of light: bright at its lower edge, cut into upright rays."""
    rays = []
    for step, (x, y) in enumerate(curve(points, 30)):
        tall = height * (0.8 + 0.45 * wobble(seed, step))
        rays.append(gouge(x, y + 8 + 5 * wobble(seed + 2, step), 5 + 4 * wobble(seed + 1, step), -tall, 12))
    return cuts(rays, colour, 'opacity=".7"')


def _shore() -> str:
    beach = "M64 330Q110 306 196 314 300 300 420 312 520 304 584 330 540 352 430 348 320 362 210 350 110 352 64 330Z"
    grass = [gouge(110 + 31 * k, 330 + 6 * (k % 3), 20, -3, 4) for k in range(14)]
    return path(beach, "#3d4a33", INK, 2.6) + cuts(grass, "#6d8148")


def _dragon() -> str:
    """Its body lies around the foot of the mountain, neck and wing stand before the lights."""
    line: list[Point] = [
        (84, 356),
        (150, 338),
        (230, 350),
        (320, 338),
        (402, 348),
        (470, 322),
        (486, 262),
        (464, 206),
        (486, 158),
        (528, 146),
    ]
    body = ribbon(line, [3, 15, 25, 32, 36, 36, 32, 25, 20, 20])
    belly = ribbon([(410, 356), (482, 330), (499, 262), (477, 206), (496, 166), (524, 156)], [3, 13, 12, 10, 8, 5])
    scales = []
    points = curve(line, 8)
    for (x, y), (u, v) in zip(points[8:-6:2], points[9:-5:2], strict=True):
        length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 or 1
        scales.append(
            gouge(
                x - (v - y) / length * -4,
                y + (u - x) / length * -4,
                (v - y) / length * 10 - 2,
                -(u - x) / length * 10,
                3.6,
                2,
            )
        )
    spines = []
    for (x, y), (u, v) in zip(points[30:-8:4], points[31:-7:4], strict=True):
        length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 or 1
        left, up, along, rise = (v - y) / length, -(u - x) / length, (u - x) / length, (v - y) / length
        spines.append(
            f"M{x + left * 12 - along * 6:.0f} {y + up * 12 - rise * 6:.0f}"
            f"L{x + left * 30 - along * 8:.0f} {y + up * 30 - rise * 8:.0f}"
            f" {x + left * 12 + along * 7:.0f} {y + up * 12 + rise * 7:.0f}Z"
        )
    wing = (
        "M470 318Q424 268 420 184L404 92Q420 106 430 100 396 118 368 160 352 190 352 222"
        " 372 206 390 214 386 238 396 256 412 244 424 254 430 276 446 286 448 308 470 318Z"
    )
    ribs = "M422 190Q402 180 352 222M424 206Q408 220 396 256M428 224Q430 250 446 286M468 316Q426 268 421 186L406 96"
    tip = "M84 356l-26 12 8-18-12-14 26 8Z"
    head = (
        "M506 158Q502 132 526 122L520 98Q540 108 546 122 574 122 606 146"
        "L602 158 570 160 594 170 580 178Q548 182 524 172Z"
    )
    return (
        path("".join(spines), _WING, INK, 2, 'stroke-linejoin="round"')
        + path(tip, _WING, INK, 2.4, 'stroke-linejoin="round"')
        + path(body, _SCALES, INK, 3, 'stroke-linejoin="round"')
        + path(belly, _BELLY)
        + cuts(scales, _WING)
        + path(wing, _WING, INK, 3, 'stroke-linejoin="round"')
        + path(ribs, "none", _SCALES, 5)
        + path(ribs, "none", INK, 1.4)
        + path(head, _SCALES, INK, 3, 'stroke-linejoin="round"')
        + path("M560 160l6 8 6-9M580 160l5 7 5-8", "none", WOOL, 2.4)
        + cuts([gouge(528, 112, 14, 12, 4), gouge(534, 164, 30, 4, 3.4), gouge(522, 138, 8, 22, 3.4)], _WING)
        + disc(552, 137, 5, OCHRE, INK, 2)
        + disc(553, 137, 1.8, INK)
        + disc(598, 149, 2, INK)
    )
