"""Mythical Island: by day and from above: an island of tiles in a bright sea, a griffin over it, a whale beside it."""

from meadhall.core.drawing import INK, OCHRE, RUST, WOOL, at, disc, path, wobble
from meadhall.games.woodcut import cuts, fill, glow, gouge, scene, sea

_SKY, _RAYS, _SEA, _DEEP, _FOAM = "#f2e3b8", "#e9cf8c", "#4f948f", "#2f6a6b", "#bfe0d2"
_EARTH, _FIRE, _WATER, _AIR = "#86a04c", "#c0452a", "#3f7fae", "#e9eef0"
_EDGES = {_EARTH: "#566b2c", _FIRE: "#7b2413", _WATER: "#1f4f74", _AIR: "#a9b4b8"}
_LAND = (
    (_AIR, _EARTH, _FIRE, _EARTH),
    (_WATER, _EARTH, _EARTH, _AIR),
    (_FIRE, _AIR, _WATER, _EARTH),
    (_EARTH, _WATER, _EARTH, _FIRE),
)


def draw() -> str:
    """The cover."""
    return scene(
        "An island of tiles by day, with a griffin and a whale",
        fill(_SKY),
        glow(118, 84, 52, 420, _RAYS, 46, 10),
        disc(118, 84, 46, OCHRE, INK, 2.6),
        cuts([gouge(84 + 3 * k, 72 + 9 * k, 68 - 5 * k, 0, 3) for k in range(5)], "#b97c12"),
        _clouds(),
        fill(_SEA, 160, 400),
        sea(163, 400, _DEEP, 2, rows=11),
        sea(168, 400, _FOAM, 9, rows=7),
        path(
            "M78 280Q108 206 240 188 330 168 430 190 560 210 584 276 560 340 440 372 330 398 226 376 100 346 78 280Z",
            "#e4d2a0",
            INK,
            2.4,
        ),
        cuts(
            [
                gouge(x, y, 26, 0, 3.4)
                for x, y in (
                    (112, 262),
                    (126, 312),
                    (168, 344),
                    (210, 366),
                    (424, 366),
                    (470, 346),
                    (510, 322),
                    (528, 258),
                    (150, 232),
                    (474, 226),
                )
            ],
            "#b79c5e",
        ),
        "".join(_tile(row, column) for row in range(4) for column in range(4)),
        _whale(),
        _griffin(),
    )


def _middle(row: int, column: int) -> tuple[float, float]:
    return 332 + (column - row) * 56, 192 + (column + row) * 27


def _tile(row: int, column: int) -> str:
    x, y = _middle(row, column)
    colour = _LAND[row][column]
    top = "M0-26L54 0 0 26-54 0Z"
    rim = "M-54 0L0 26 54 0V12L0 38-54 12Z"
    return at(
        x,
        y,
        path(rim, _EDGES[colour], INK, 2.2, 'stroke-linejoin="round"')
        + path(top, colour, INK, 2.2, 'stroke-linejoin="round"')
        + _thing(colour, row * 4 + column),
    )


def _thing(colour: str, seed: int) -> str:
    if colour == _FIRE:
        smoke = path("M-2-50q-16-10 0-22 18-10 4-24", "none", "#d8c9a4", 7, 'stroke-linecap="round"')
        cone = path("M-38 4L-12-46Q0-40 12-46L38 4Q0 18-38 4Z", "#5a2317", INK, 2.4, 'stroke-linejoin="round"')
        lava = path("M-12-46Q0-40 12-46L16-32 9-36 6-12-2-34-8-28Z", OCHRE, INK, 1.4)
        return smoke + cone + lava + cuts([gouge(12 + 5 * k, -24 + 9 * k, 7, 16, 4) for k in range(3)], RUST)
    if colour == _WATER:
        return cuts(
            [
                gouge(-34 + 17 * k + 6 * row, -6 + 8 * row - 4 * (k % 2), 18, 0, 4, 4)
                for row in range(2)
                for k in range(3)
            ],
            "#e4f0f2",
        )
    if colour == _AIR:
        return path("M-28 2q2-14 14-10 4-14 18-8 14-4 14 10 8 6-2 10h-36q-12 0-8-2Z", WOOL, INK, 2) + cuts(
            [gouge(-16, 2, 26, 0, 3)], "#a9b4b8"
        )
    trees = []
    for k in range(3):
        x, y = -24 + 23 * k + 4 * wobble(seed, k), 5 - 9 * (k % 2) + 3 * wobble(seed, k + 5)
        tree = path("M-2 0h4v-9h-4Z", "#5b3d22", INK, 1.4) + path(
            "M-12-7L-6-20H-10L0-38 10-20H6L12-7Z", "#4f6a2c", INK, 2, 'stroke-linejoin="round"'
        )
        trees.append(at(x, y, tree + cuts([gouge(1, -32, 6, 20, 3.4)], "#34471b")))
    return "".join(trees)


def _clouds() -> str:
    cloud = "M0 0q4-22 26-16 10-22 34-10 24-8 26 14 14 4 6 14H8Q-8 2 0 0Z"
    return (
        at(268, 62, path(cloud, WOOL, INK, 2.2))
        + at(30, 140, path(cloud, WOOL, INK, 2.2), 0.8)
        + at(208, 112, path(cloud, WOOL, INK, 2.2), 0.55)
    )


def _whale() -> str:
    """Its tail, as it dives."""
    tail = "M84 372Q88 336 82 318 44 316 30 282 66 280 88 304 106 278 144 276 134 312 98 318 104 344 120 372Z"
    return (
        path(tail, "#33505c", INK, 2.8, 'stroke-linejoin="round"')
        + cuts([gouge(96, 322, 8, 44, 5), gouge(104, 296, 26, -14, 4), gouge(72, 298, -24, -10, 4)], "#5f8390")
        + path("M58 376q10-16 24-6 10-12 20 0 14-12 26 0 10 10 4 14H56q-8-2 2-8Z", _FOAM, INK, 2)
    )


def _griffin() -> str:
    """Over the island, wings up."""
    far = "M470 128Q462 66 494 18 512 30 520 58 530 92 508 132Z"
    near = "M484 134Q496 62 556 22 560 46 552 62 566 62 570 68 560 84 548 92 556 96 556 104 536 128 506 142Z"
    body = (
        "M420 124Q440 104 476 114 520 116 560 140 588 146 606 132 600 158"
        " 568 162 560 176 572 188L556 190Q544 178 542 164 500 170"
        " 470 160 462 172 444 176L440 166Q448 160 448 150 428 146 420 124Z"
    )
    head = "M436 146Q412 142 406 118 410 98 432 96L430 84 444 94Q458 104 456 124 448 128 446 138Z"
    feathers = [gouge(500 + 9 * k, 122 - 3 * k, 26, -62 + 10 * k, 4.5) for k in range(4)]
    return (
        path(far, "#8a6a3e", INK, 2.6, 'stroke-linejoin="round"')
        + path(body, "#c79a4e", INK, 2.8, 'stroke-linejoin="round"')
        + path("M606 132q14-6 8-18 14 6 10 20-8 8-18-2Z", "#8a6a3e", INK, 2.2)
        + cuts([gouge(470, 152, 60, 4, 4), gouge(500, 140, 44, 8, 3.4)], "#8a6a3e")
        + path(near, "#e0bd7c", INK, 2.8, 'stroke-linejoin="round"')
        + cuts(feathers, "#8a6a3e")
        + path(head, WOOL, INK, 2.6, 'stroke-linejoin="round"')
        + path("M408 112Q392 112 386 128 398 126 404 130Z", OCHRE, INK, 2.2)
        + disc(422, 112, 3.6, INK)
    )
