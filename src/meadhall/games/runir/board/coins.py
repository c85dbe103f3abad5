"""Runir: coins, stacks of coins and reward tokens, each drawn about its own origin.

Metals differ in shape as well as in colour: bronze is round, silver has eight sides, gold has lobes. So do rewards:
magic runes are hexagons, goods are chests, praise is a shield.
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from meadhall.core.drawing import BOG_OAK, INK, OAK, PARCHMENT, RUST, SLATE, WOOL, at, disc, label, num, path, rect
from meadhall.core.scene import TEXT
from meadhall.games.runir.board.runes import BOLD, MAGIC_RUNES, magic
from meadhall.games.runir.box import EVERY_BOARD, IN_ALL, SAME_STONE
from meadhall.games.runir.state import GOODS, MAGIC

METALS = ("#c98550", "#cfd6d9", "#efbf3a")  # bronze, silver, gold
SHADES = ("#8a5227", "#8b979d", "#a87a12")  # their darker sides


def _lobes(radius: int, count: int, bulge: int) -> str:
    """The outline of a coin with lobes, in whole units."""
    turn = 2 * pi / count
    corners = [(round(radius * cos(turn * i)), round(radius * sin(turn * i))) for i in range(count)]
    steps = ((u - x, v - y) for (x, y), (u, v) in pairwise([*corners, corners[0]]))
    arcs = " ".join(f"{bulge} {bulge} 0 0 1 {right} {down}" for right, down in steps)
    return f"M{radius} 0a{arcs}Z".replace(" -", "-")


_SHAPES = (
    "M-27 0A27 27 0 1 1 27 0 27 27 0 1 1-27 0Z",
    "M-11-26H11L26-11V11L11 26H-11L-26 11V-11Z",
    _lobes(25, 11, 8),
)
_RINGS = ("", 'stroke-dasharray="0 5.3" stroke-linecap="round"', 'stroke-dasharray="6 2.9"')


# --- Coins ---------------------------------------------------------------------------------------------------------


@cache
def coin(kind: int, scale: float = 1) -> str:
    """A coin with its value down: the magic rune is all that it shows."""
    colour = kind // 2
    ring = disc(0, 0, 21, "none", SHADES[colour], 2.2 if colour == 1 else 1.4, _RINGS[colour])
    return _scaled(scale, path(_SHAPES[colour], METALS[colour], INK, 2.2) + ring + magic(kind, INK, 2.8))


@cache
def pillar(colour: int, count: int) -> str:
    """What is seen of a stack of so many coins beside the uppermost, from above and a little from the front."""
    high = step_of_stack(count)
    wide, bend = _FRONTS[colour]
    lines = "".join(f"M{-wide} {y}{bend}" for y in range(4, high, 4))
    side = path(f"M{-wide} 0V{high}{bend}V0Z", SHADES[colour], INK, 2.2)
    return side + (path(lines, stroke=INK, more='opacity=".55"') if lines else "")


def step_of_stack(count: int) -> int:
    """How high a stack of so many coins is, beside the uppermost one."""
    return 4 * (count - 1)


@cache
def no_coin(kind: int) -> str:
    """Where a stack was."""
    rest = path(_SHAPES[kind // 2], "none", WOOL, 1.4, 'stroke-dasharray="4 5" opacity=".6"')
    return rest + f'<g opacity=".45">{magic(kind, WOOL)}</g>'


# How wide a metal's coins are, and how their near edge runs from left to right.
_FRONTS = ((27, "q2 28 27 28t27-28"), (26, "v11l15 15h22l15-15v-11"), (28, "q3 14 12 19t16 7 16-7 12-19"))


@cache
def small(kind: int) -> str:
    """A coin for a player's panel, some 30 across."""
    sign = path(MAGIC_RUNES[kind], INK if kind == 4 else "none", INK, 3.4, 'transform="scale(.55)"')
    return path(_SMALL[kind // 2], METALS[kind // 2], INK, 1.7) + sign


_SMALL = (
    "M-15 0A15 15 0 1 1 15 0 15 15 0 1 1-15 0Z",
    "M-6-14H6L14-6V6L6 14H-6L-14 6V-6Z",
    _lobes(13, 8, 6),
)


def _scaled(scale: float, content: str) -> str:
    return content if scale == 1 else f'<g transform="scale({round(scale, 2):g})">{content}</g>'


# --- Reward tokens -------------------------------------------------------------------------------------------------

_TOKENS = (
    "M0-46L38-25V25L0 46-38 25V-25Z",
    "M-37-28Q-37-42-20-42H20Q37-42 37-28V38Q37 42 33 42H-33Q-37 42-37 38Z",
    "M-37-42Q0-34 37-42V4C37 26 18 38 0 47-18 38-37 26-37 4Z",
)
_FILLS = (SLATE, PARCHMENT, RUST)
_LINES = ("#b9c2c6", OAK, "#e9b9a6")


@cache
def back() -> str:
    """A token of the pile, face down: which kind it is cannot be seen."""
    knot = "M0-15C11-15 11 0 0 0-11 0-11 15 0 15 11 15 11 0 0 0-11 0-11-15 0-15Z"
    turned = f'transform="rotate(90)" fill="none" stroke="{WOOL}" stroke-width="2.4"'
    return (
        rect((-24, -26, 48, 52), 9, BOG_OAK, INK, 2)
        + rect((-20, -22, 40, 44), 6, "none", METALS[0], 1.2)
        + path(knot, stroke=WOOL, width=2.4)
        + f'<path d="{knot}" {turned}/>'
    )


@cache
def pile(count: int) -> str:
    """So many tokens, face down."""
    lower = "".join(rect((-24 - i * 5, -26 + i * 4, 48, 52), 9, BOG_OAK, INK, 2) for i in range(count - 1, 0, -1))
    return lower + back() if count else ""


@cache
def token(kind: int, coins: tuple[tuple[int, int], ...], praise: int, times: int) -> str:
    """A reward token, some 80 wide: the coins that it asks for (by type or colour), or the carvings."""
    body = path(_TOKENS[kind], _FILLS[kind], INK, 2.4, 'stroke-linejoin="round"')
    scale = ' transform="scale(.9)"'
    body += f'<path d="{_TOKENS[kind]}" fill="none" stroke="{_LINES[kind]}" stroke-width="1.4"{scale}/>'
    if praise:
        return _scaled(1.1, body + _praise(praise, times))
    if kind == GOODS:
        body += path("M-37-18H37M-8-42V-18M8-42V-18", stroke=OAK, width=1.2, more='opacity=".6"')
    return _scaled(1.1, body + _coins(kind, coins))


_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-17, 0), (17, 0)),
    3: ((0, -18), (-17, 13), (17, 13)),
    4: ((-17, -17), (17, -17), (-17, 17), (17, 17)),
}


def _coins(kind: int, coins: tuple[tuple[int, int], ...]) -> str:
    """The coins one by one; many of them as numbers."""
    each = [what for what, count in coins for _ in range(count)]
    if len(each) <= 4:
        spots = list(zip(each, _SPOTS.get(len(each), ()), strict=True))
        return "".join(wanted(kind, what, [spot for other, spot in spots if other == what]) for what, _ in coins)
    parts, ink = [], WOOL if kind == MAGIC else INK
    columns = 1 if len(coins) <= 3 else 2
    for i, (what, count) in enumerate(coins):
        x, y = (i % columns - (columns - 1) / 2) * 36, (i // columns - (-(-len(coins) // columns) - 1) / 2) * 24
        parts.append(at(x - 9, y, wanted(kind, what, [(0, 0)]), 0.6) + label(x + 9, y + 6, f"×{count}", 17, ink, BOLD))
    return "".join(parts)


def wanted(kind: int, what: int, spots: Sequence[tuple[float, float]], scale: float = 1.1) -> str:
    """Coins of a type or, whichever their magic rune, of a colour, at these places."""
    colour = what // 2 if kind == MAGIC else what
    outlines = path("".join(_moved(_SMALL[colour], x, y, scale) for x, y in spots), METALS[colour], INK, 1.7)
    if kind == MAGIC:
        signs = "".join(_moved(MAGIC_RUNES[what], x, y, 0.55 * scale) for x, y in spots)
        return outlines + path(signs, INK if what == 4 else "none", INK, 1.9)
    rings = "".join(_moved("M-6 0A6 6 0 1 1 6 0 6 6 0 1 1-6 0Z", x, y, 1.1) for x, y in spots)
    return outlines + path(rings, stroke=SHADES[colour], width=1.6)


def _moved(line: str, x: float, y: float, scale: float) -> str:
    """A path put elsewhere, in another size, in whole units.

    >>> _moved("M-5 0H5L0 9A5 5 0 0 1 8 8l2 1", 20, 10, 2)
    'M10 10H30L20 28A10 10 0 0 1 36 26l4 2'
    """
    drawn = ""
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", line):
        numbers, pattern = [float(each) for each in re.findall(r"-?[\d.]+", rest)], _NUMBERS[command.upper()]
        put = []
        for i, number in enumerate(numbers):
            what = pattern[i % len(pattern)]
            moved = number if what == "flag" else number * scale
            moved += 0 if command.islower() else x if what == "x" else y if what == "y" else 0
            put.append(num(moved) if what == "flag" or scale < 1 else str(round(moved)))
        drawn += command + " ".join(put)
    return drawn.replace(" -", "-")


# What the numbers after each command of a path are.
_NUMBERS = {
    "M": ("x", "y"),
    "L": ("x", "y"),
    "H": ("x",),
    "V": ("y",),
    "A": ("size", "size", "flag", "flag", "flag", "x", "y"),
    "Z": (),
}


def _slabs(spots: Sequence[tuple[float, float]], dots: int, scale: float = 1) -> str:
    """Little stones, each with so many crystals in its holes."""
    line = "".join(_moved("M-8 11V-6A8 7 0 0 1 8-6V11Z", x, y, scale) for x, y in spots)
    apart, radius = 12 / (dots + 1), min(2.9, 5.4 / (dots + 1)) * scale
    gems = "".join(
        f"M{num(x + (apart * (i + 1) - 6) * scale)} {num(y + 5 * scale)}h.1" for x, y in spots for i in range(dots)
    )
    crystals = path(gems, stroke=RUST, width=2 * radius, more='stroke-linecap="round"')
    return path(line, WOOL, INK, 1.4) + crystals


def _rows(count: int, columns: int, apart: float, y: float) -> list[tuple[float, float]]:
    """So many places in rows."""
    rows, spots = -(-count // columns), []
    for i in range(count):
        row = i // columns
        here = min(columns, count - row * columns)
        spots.append(((i % columns - (here - 1) / 2) * apart, y + (row - (rows - 1) / 2) * apart * 1.4))
    return spots


def _praise(condition: int, times: int) -> str:
    """A condition as a little diagram: stones, and boards where they matter."""
    number = label(0, 36, f"×{times}", 21, WOOL, BOLD)
    if condition == SAME_STONE:
        return _slabs([(0, -7)], times, 2) + number
    if condition == EVERY_BOARD:
        boards = path("M-26-33h24v24h-24ZM2-33h24v24H2ZM-26-5h24v24h-24ZM2-5h24v24H2Z", PARCHMENT, INK, 1.3)
        spots = [(x, y) for x in (-14, 14) for y in (-21, 7)]
        return boards + _slabs(spots, min(times, 3), 0.85) + disc(0, -7, 5, INK) + number
    columns = 3 if times < 9 else 5
    if condition == IN_ALL:
        wide = columns == 3
        return _slabs(_rows(times, columns, 18 if wide else 11, -7), 1, 0.8 if wide else 0.5) + number
    board, columns = rect((-28, -33, 56, 50), 5, PARCHMENT, INK, 1.6), max(2, (times + 1) // 2)
    return board + _slabs(_rows(times, columns, 56 / (columns + 0.6), -8), 1, 0.8) + number


@cache
def won(kind: int, many: bool) -> str:
    """A reward token that somebody has won, small; the uppermost of several says how many there are."""
    shape = path(_TOKENS[kind], _FILLS[kind], INK, 5, 'stroke-linejoin="round"')
    ink = INK if kind == GOODS else WOOL
    if many:
        sign = label(0, 22, TEXT, 66, ink, BOLD)
    elif kind == MAGIC:
        sign = at(0, 0, magic(2, ink, 2.6), 1.6)
    elif kind == GOODS:
        sign = disc(0, 2, 20, METALS[2], INK, 4) + disc(0, 2, 9, "none", INK, 3)
    else:
        sign = _slabs([(0, 2)], 1, 2)
    return _scaled(0.33, shape + sign)
