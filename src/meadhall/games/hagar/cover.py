"""Hägar: a longship rides a sea of beer mats, and two dice tumble before it."""

from meadhall.core.drawing import BOG_OAK, INK, OCHRE, PAPER, RUST, WOOL, at, die, disc, path, rect, wobble
from meadhall.games.woodcut import WIDE, cuts, fill, glow, gouge, longship, scene, streaks

_SEA, _DEEP, _FOAM = "#b7d0cb", "#5d8d90", "#e3eee6"


def draw() -> str:
    """The cover."""
    sun = (
        glow(470, 118, 66, 330, "#f3d596", 44, 9)
        + disc(470, 118, 58, OCHRE, INK, 2.5)
        + cuts([gouge(420 + 5 * k, 100 + 11 * k, 96 - 8 * k, 0, 3.4) for k in range(5)], "#b97c12")
    )
    ship = at(268, 262, longship(WOOL, RUST, [RUST, OCHRE, "#1f5780", RUST, OCHRE, "#1f5780"]), 1.06)
    gulls = path(
        "M96 92q14-14 24 0 12-14 26-2M150 58q10-10 18 0 8-10 18-1M566 62q10-10 18 0 8-10 18-1",
        "none",
        INK,
        3,
        'stroke-linecap="round"',
    )
    return scene(
        "A longship on a sea of beer mats",
        fill(PAPER),
        sun,
        streaks(20, 250, "#e4cf9f", 4, rows=7, gap=3),
        gulls,
        _mats(258, 92, 11, 9),
        ship,
        _mats(330, 124, 23, 7),
        at(520, 322, die(5, 74, RUST), turn=-16),
        at(596, 352, die(2, 62, BOG_OAK), turn=13),
    )


def _mats(top: float, size: float, seed: int, count: int) -> str:
    """A row of beer mats, bobbing and overlapping."""
    found = []
    for step in range(count):
        x = -20 + step * (WIDE + 80) / (count - 1)
        found.append(at(x, top + 34 + 12 * wobble(seed, step), _mat(size), turn=round(11 * wobble(seed + 1, step))))
    return "".join(found)


def _mat(size: float) -> str:
    half = size / 2
    lines = [
        gouge(-half * 0.7 + (row % 2) * 14 + 40 * k * size / 124, -half * 0.6 + row * size * 0.2, size * 0.24, 0, 5, 5)
        for row in range(4)
        for k in range(2)
    ]
    crests = [
        gouge(
            -half * 0.7 + (row % 2) * 14 + 40 * k * size / 124 + 5,
            -half * 0.6 + row * size * 0.2 - 6,
            size * 0.18,
            0,
            3,
            4,
        )
        for row in range(4)
        for k in range(2)
    ]
    return (
        rect((-half, -half + 5, size, size), size / 7, "#3d6368")
        + rect((-half, -half, size, size), size / 7, _SEA, INK, 2.6)
        + rect((-half + 6, -half + 6, size - 12, size - 12), size / 9, "none", _DEEP, 1.6)
        + cuts(lines, _DEEP)
        + cuts(crests, _FOAM)
    )
