"""Saga: drakkars come out of the mist before a stronghold on its cliff."""

from meadhall.core.drawing import FJORD, INK, OAK, OCHRE, PAPER, RUST, WOOL, at, disc, path
from meadhall.games.woodcut import cuts, fill, gouge, longship, scene, sea, streaks

_STEEL, _IRON, _NIGHT, _SEA, _DEEP = "#b9c0c2", "#5d676d", "#12344f", "#5b8196", "#2f5a74"
_CHALK, _SHADE, _GRASS = "#e9e0c8", "#a89a78", "#6f8048"


def draw() -> str:
    """The cover."""
    raven = path(
        "M-10 0q10-6 20 0 6-2 10 2-8 2-12 6-10 4-20-2l-10 2ZM-4-1q-6-14-18-16 2 12 10 18M2-1q2-14 14-18 0 12-8 19",
        INK,
        INK,
        1,
    )
    grey = [_STEEL, _IRON, RUST, _STEEL, _IRON, RUST]
    mark = path("M0-140L18-122 0-104-18-122ZM0-132V-112M-10-122H10", "none", INK, 4)
    return scene(
        "Drakkars before a stronghold",
        fill("#dfd6bd"),
        fill("#cfcdb8", 120, 210),
        streaks(14, 200, "#f4ecd6", 6, rows=11, thick=5),
        streaks(30, 200, "#b3b4a4", 16, rows=6, thick=3, gap=4),
        disc(352, 96, 30, "#f4ecd6", _SHADE, 2),
        at(96, 74, raven, 1.1),
        at(150, 44, raven, 0.8),
        at(410, 52, raven, 0.9),
        fill(_SEA, 206, 400),
        sea(208, 300, _DEEP, 3, rows=7),
        at(50, 226, longship("#c9ccc6", _IRON, grey, hull="#5b4a3c"), 0.26),
        at(368, 224, longship("#c9ccc6", _IRON, grey, hull="#5b4a3c"), 0.22),
        sea(262, 400, _DEEP, 21, rows=7),
        at(212, 322, longship(_STEEL, _IRON, [_IRON, RUST, _STEEL, _IRON, RUST, _STEEL], mark=mark), 0.84),
        sea(352, 410, "#d6e4e2", 31, rows=3),
        sea(330, 410, _DEEP, 41, rows=4),
        _cliff(),
    )


def _cliff() -> str:
    rock = "M404 400Q388 360 402 328 392 300 412 276 402 252 424 232 430 214 452 206L640 190V400Z"
    top = "M424 232Q430 208 462 200 560 180 640 184V208Q560 204 500 216 456 220 424 232Z"
    hatch = [
        gouge(418 + 27 * (k % 9) + 5 * (k // 9), 246 + 38 * (k // 9) + 9 * (k % 3), 7, 30, 5, 3) for k in range(36)
    ]
    foam = path(
        "M392 392q14-16 30-4 14-14 30-2 16-12 34 0 18-12 36 0 18-10 36 0 20-12 40 0 20-10 42-2V400H392Z", WOOL, INK, 2
    )
    return (
        path(rock, _CHALK, INK, 3, 'stroke-linejoin="round"')
        + cuts(hatch, _SHADE)
        + path(top, _GRASS, INK, 2.6)
        + cuts([gouge(446 + 23 * k, 212 - 2 * k, 14, -3, 4) for k in range(8)], "#44532a")
        + _stronghold()
        + foam
    )


def _stronghold() -> str:
    stones = [gouge(488 + 24 * (k % 6) + 11 * (k // 6 % 2), 134 + 17 * (k // 6), 15, 0, 3.4) for k in range(24)]
    pales = "".join(f"M{452 + 14 * k} 206V{168 - k % 2 * 3}l6-9 6 9V206Z" for k in range(3))
    pales += "".join(f"M{628 + 14 * k} 198V{160 - k % 2 * 3}l6-9 6 9V198Z" for k in range(2))
    wall = "M478 206V124H490V114H504V124H518V114H532V124H594V114H608V124H622V200Q540 196 478 206Z"
    keep = "M534 126V56H526V40H540V48H552V40H566V48H578V40H592V56H586V126Z"
    gate = "M544 200V172Q560 150 576 172V199Z"
    spears = "".join(f"M{484 + 17 * k} 120V{84 - 5 * (k % 2)}l4-9 4 9" for k in range(3)) + "".join(
        f"M{598 + 15 * k} 120V{88 - 5 * (k % 2)}l4-9 4 9" for k in range(2)
    )
    helms = "".join(disc(497 + 17 * k, 112, 6.4, _STEEL, INK, 2) for k in range(2)) + disc(
        604, 112, 6.4, _STEEL, INK, 2
    )
    banner = (
        path("M560 40V-4", "none", INK, 4)
        + path("M562-2H612L600 12 612 26H562Z", FJORD, INK, 2.4, 'stroke-linejoin="round"')
        + path("M576 12H592M584 4V20", "none", WOOL, 4)
    )
    return (
        at(0, 10, banner)
        + path(spears, "none", INK, 2.4)
        + helms
        + path(keep, "#bdb59d", INK, 2.8, 'stroke-linejoin="round"')
        + cuts([gouge(542 + 14 * (k % 3), 66 + 14 * (k // 3), 10, 0, 3.4) for k in range(9)], _IRON)
        + path("M556 78h9v16h-9Z", _NIGHT, INK, 1.6)
        + path(wall, "#d0c8ae", INK, 2.8, 'stroke-linejoin="round"')
        + cuts(stones, _IRON)
        + path(gate, OAK, INK, 2.6)
        + path("M553 162V198M560 158V198M567 162V198", "none", INK, 1.6)
        + disc(510, 152, 10, FJORD, INK, 2.2)
        + path("M510 144V160M502 152H518", "none", PAPER, 3)
        + disc(606, 150, 10, OCHRE, INK, 2.2)
        + path(pales, OAK, INK, 2.2, 'stroke-linejoin="round"')
    )
