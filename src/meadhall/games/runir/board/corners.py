"""Runir: the aid corners of the boards, and the round piece in the centre."""

from functools import cache
from math import cos, pi, sin

from meadhall.core.drawing import INK, OAK, RUST, SLATE, WOOL, at, disc, path, rect
from meadhall.games.runir import aid_kind
from meadhall.games.runir.board.coins import coin
from meadhall.games.runir.board.runes import CANDLE, GLOW, WORN, die, price_sign, rune
from meadhall.games.runir.board.stones import BIRCH, CENTRE, FACE

REACH = 106  # the radius of the centre piece


# --- Aid corners ---------------------------------------------------------------------------------------------------


@cache
def aid(kind: int, price: int) -> str:
    """An aid corner: its sign, its price, and berths for the crystals of those who have used it."""
    spots = "".join(f"M{x} {y}h.1" for x, y in AID_BERTHS)
    berths = path(spots, stroke=OAK, width=22, more=_ROUND) + path(spots, stroke="#c9b48c", width=20, more=_ROUND)
    return (
        rect((-47, -70, 94, 140), 11, "#d9c59b", INK, 2)
        + rect((-42, -65, 84, 130), 7, "none", OAK, 1.2, 'stroke-dasharray="2 4"')
        + price_sign(0, -50, price)
        + at(0, -4, _AIDS[kind]())
        + berths
    )


LIT_AID = rect((-49, -72, 98, 144), 12, "none", INK, 9) + rect((-47, -70, 94, 140), 11, "none", GLOW, 6)
"""Around an aid that is being carried out."""

_ROUND = 'stroke-linecap="round"'
AID_BERTHS = ((-33, 52), (-11, 52), (11, 52), (33, 52))


def _arrow(d: str, head: str) -> str:
    return path(d, stroke=RUST, width=4.5, more='stroke-linecap="round"') + path(head, RUST)


def _reroll() -> str:
    turning = _arrow("M-31 8A32 32 0 0 1 16-28", "M12-37L28-25 10-18Z") + _arrow(
        "M31-4A32 32 0 0 1-14 29", "M-10 38L-27 27-9 19Z"
    )
    return turning + at(-5, -2, die(1, 28), turn=-12) + at(10, 8, die(4, 24), turn=14)


def _dark_die() -> str:
    plus = path("M24-22V-4M15-13H33", stroke=RUST, width=5.5)
    return at(-5, 4, die(2, 46, True), turn=-8) + plus


def _reuse_die() -> str:
    ring = path("M-36 20A36 14 0 0 0 36 20 36 14 0 0 0-36 20Z", SLATE, INK, 2)
    return (
        ring
        + at(-14, 18, die(-1, 18, fill=WORN))
        + at(2, -12, die(5, 34), turn=8)
        + _arrow("M26 18V-10", "M17-8L26-24 35-8Z")
    )


def _reuse_corner() -> str:
    tile = rect((-30, -26, 38, 52), 6, BIRCH, INK, 2) + rect((-24, -20, 26, 26), 4, "none", OAK, 1.6)
    again = _arrow("M16 26A24 24 0 1 0-2-22", "M2-32L-15-22 3-12Z")
    return tile + path("M-11-18L-7-9 3-8-5-1-3 8-11 3-19 8-17-1-25-8-15-9Z", WORN, INK, 1.2) + again


def _change_rune() -> str:
    swap = _arrow("M-24-24A30 30 0 0 1 22-26", "M16-36L32-23 14-17Z") + _arrow(
        "M24 26A30 30 0 0 1-22 28", "M-16 38L-32 25-14 19Z"
    )
    return at(-17, 0, coin(2, 0.62)) + at(17, 2, coin(3, 0.62)) + swap


def _one_less() -> str:
    slab = path("M-26 32V-14Q-26-34 0-34T26-14V32Z", FACE, INK, 2)
    runes = rune(0, -11, -10, 24, WOOL, 6) + rune(3, 12, -10, 24, WOOL, 6) + rune(4, 0, 17, 22, WORN, 5)
    return (
        slab
        + runes
        + path("M-14 28L14 6M-14 6L14 28", stroke=INK, width=7)
        + path("M-14 28L14 6M-14 6L14 28", stroke="#e0745c", width=4)
    )


def _full_stone() -> str:
    slab = path("M-30 34V-10Q-30-32-4-32T22-10V34Z", FACE, INK, 2) + rune(3, -4, -8, 28, WOOL, 6)
    holes = "".join(disc(x, 20, 7.5, CANDLE, INK, 2) for x in (-15, 7))
    chisel = path("M18-6L32-24 38-19 24-2Z", WORN, INK, 1.6) + path("M18-6L24-2 14 6Z", WOOL, INK, 1.4)
    return slab + holes + chisel


_AIDS = {
    aid_kind.REROLL: _reroll,
    aid_kind.DARK_DIE: _dark_die,
    aid_kind.REUSE_DIE: _reuse_die,
    aid_kind.REUSE_CORNER: _reuse_corner,
    aid_kind.CHANGE_RUNE: _change_rune,
    aid_kind.ONE_LESS: _one_less,
    aid_kind.FULL_STONE: _full_stone,
}


# --- The centre ----------------------------------------------------------------------------------------------------


@cache
def centre() -> str:
    """The round piece in the centre: a ring for crystals, a sign for setting a die, and room for used dice."""
    quarters = "M0-81V-103M0 81V103M-81 0H-103M81 0H103"
    turn = _arrow("M20-6A21 21 0 1 0 8 18", "M0 11L17 16 3 28Z")
    return (
        disc(0, 0, REACH, "#59666c", INK, 3)
        + disc(0, 0, REACH - 6, "none", "#8d999e", 1.4)
        + path(quarters, stroke=INK, width=2)
        + disc(0, 0, 80, "#2c3438", INK, 2)
        + disc(0, 0, 82.5, "none", "#a9b4b8", 5, 'stroke-dasharray="1.4 9.4"')
        + at(5, -45, price_sign(-34, 0, 1) + turn + at(0, 0, die(0, 27)), 1.12)
        + path("M-62-12H62", stroke="#6b787e", width=1.4, more='stroke-dasharray="2 5"')
    )


LIT_CENTRE = disc(0, 0, REACH, "none", GLOW, 7)
"""Around the centre while a die is being set."""


def ring_spot(seat: int, number: int, of: int) -> tuple[float, float]:
    """Where a seat's crystal lies on the ring: every seat has a quarter of it."""
    pitch = min(8.2, 76 / max(of, 1))
    angle = (seat * 90 - 90 + 45 + (number - (of - 1) / 2) * pitch) * pi / 180
    return CENTRE[0] + 91 * cos(angle), CENTRE[1] + 91 * sin(angle)


def used_spots(count: int) -> list[tuple[float, float]]:
    """Where used dice lie in the centre: rows of four, closer where there are many."""
    across = 4 if count <= 8 else 5
    pitch = 32 if across == 4 else 25
    spots: list[tuple[float, float]] = []
    for i in range(count):
        row = i // across
        here = min(across, count - row * across)
        spots.append((CENTRE[0] + (i % across - (here - 1) / 2) * pitch, CENTRE[1] + 13 + row * pitch))
    return spots
