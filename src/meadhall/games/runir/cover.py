"""Runir: a standing stone with a serpent and runes on it, in the light of candles; dice before it."""

from meadhall.core.drawing import BOG_OAK, INK, OCHRE, PAPER, WOOL, at, disc, path, rect
from meadhall.games.runir.board.runes import rune
from meadhall.games.woodcut import Point, curve, cuts, fill, glow, gouge, ribbon, scene

_NIGHT, _DUSK, _STONE, _EDGE, _CARVED, _LIGHT = "#232b30", "#303b41", "#7d888b", "#566166", "#2b3236", "#f6cf74"


def draw() -> str:
    """The cover."""
    return scene(
        "A rune stone in candlelight",
        fill(_NIGHT),
        glow(320, 190, 120, 470, _DUSK, 64, 15),
        glow(128, 250, 20, 150, "#6b5730", 30, 5) + glow(516, 262, 20, 140, "#6b5730", 30, 5),
        path("M0 330Q160 306 320 316T640 322V400H0Z", BOG_OAK, INK, 2.5),
        cuts(
            [gouge(30 + 83 * k, 340 + 9 * (k % 3), 64, 3, 3) for k in range(8)]
            + [gouge(60 + 93 * k, 372 + 6 * (k % 2), 70, 2, 3.5) for k in range(7)],
            "#6d4c31",
        ),
        _stone(),
        at(128, 330, _candle(92)),
        at(92, 338, _candle(54)),
        at(516, 334, _candle(70)),
        at(556, 344, _candle(40)),
        at(196, 352, _die(0, 58), turn=-12),
        at(438, 358, _die(4, 54), turn=9),
        at(494, 372, _die(3, 44), turn=-18),
    )


def _stone() -> str:
    outline = "M214 334Q196 214 232 104 254 44 322 34 396 40 418 112 446 216 430 334 322 350 214 334Z"
    inner = "M252 320Q240 212 266 126 284 78 322 72 366 76 380 130 402 214 390 320"
    hatch = [gouge(408 + k % 2 * 5, 132 + 22 * k, 14 + k % 3 * 3, 8, 4) for k in range(9)]
    chips = [gouge(222 + (k * 37) % 20, 150 + 24 * k, 12, -5, 3.4) for k in range(7)]
    body = _serpent()
    signs = "".join(
        rune(number, 300 + 44 * column, 150 + 58 * row, 44, _LIGHT, 7)
        for row in range(3)
        for column, number in enumerate([(0, 1), (2, 4), (5, 3)][row])
    )
    dark = "".join(
        rune(number, 303 + 44 * column, 153 + 58 * row, 44, _CARVED, 7)
        for row in range(3)
        for column, number in enumerate([(0, 1), (2, 4), (5, 3)][row])
    )
    return (
        path(outline, _STONE, INK, 4, 'stroke-linejoin="round"')
        + cuts(hatch + chips, _EDGE)
        + path(inner, "#8f9a9c", "none")
        + body
        + dark
        + signs
    )


def _serpent() -> str:
    """A band around the edge of the stone that bites its own tail."""
    line: list[Point] = [
        (262, 312),
        (240, 240),
        (248, 150),
        (280, 82),
        (326, 60),
        (372, 86),
        (400, 160),
        (408, 240),
        (384, 314),
        (330, 326),
        (288, 316),
    ]
    band = ribbon(line, [10, 20, 22, 22, 22, 22, 22, 22, 20, 14, 4])
    ticks = []
    points = curve(line, 6)
    for (x, y), (u, v) in zip(points[4:-6:2], points[5:-5:2], strict=True):
        ticks.append(gouge(x - (v - y) * 0.55, y + (u - x) * 0.55, (v - y) * 1.1, -(u - x) * 1.1, 3.4, 3))
    head = "M248 318Q246 300 262 292 278 296 282 310 290 316 300 312 296 326 280 326 262 332 248 318Z"
    return (
        path(band, "#b98a3a", INK, 2.6, 'stroke-linejoin="round"')
        + cuts(ticks, BOG_OAK)
        + path(head, "#b98a3a", INK, 2.6, 'stroke-linejoin="round"')
        + disc(265, 308, 3.4, WOOL, INK, 1.6)
    )


def _candle(height: int) -> str:
    return (
        path(f"M-13 0V-{height}Q-6-{height + 6} 0-{height}T13-{height}V0Q0 6-13 0Z", PAPER, INK, 2.6)
        + cuts([gouge(6, -height + 10, 2, height - 22, 4)], "#cbb88f")
        + path(f"M-13-{height - 18}q3 12-3 18M13-{height - 12}q-4 10 2 20", "none", INK, 2)
        + path(f"M0-{height - 2}V-{height + 8}", "none", INK, 2.4)
        + path(
            f"M0-{height + 40}Q12-{height + 20} 8-{height + 12} 0-{height + 2}"
            f"-8-{height + 12}-11-{height + 22} 0-{height + 40}Z",
            _LIGHT,
            OCHRE,
            2,
        )
    )


def _die(number: int, size: float) -> str:
    half = size / 2
    return (
        path(f"M{-half} {half - 6}l10 14h{size - 6}l6-8V{-half + 4}Z", "#a08f6b", INK, 2.4, 'stroke-linejoin="round"')
        + rect((-half, -half, size, size), size / 7, "#f1e6cd", INK, 2.6)
        + rune(number, 0, 0, size * 0.66, INK, 6.5)
    )
