"""Runir: coins, stacks of coins and reward tokens, each drawn about its own origin.

Metals differ in shape as well as in colour: bronze is round, silver has eight sides, gold has lobes. So do rewards:
magic runes are hexagons, goods are chests, praise is a shield.
"""

from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from meadhall.core.drawing import BOG_OAK, INK, OAK, PARCHMENT, RUST, SLATE, WOOL, at, disc, label, path, rect
from meadhall.core.scene import TEXT
from meadhall.games.runir.board.runes import BOLD, MAGIC_RUNES, magic
from meadhall.games.runir.box import EVERY_BOARD, IN_ALL, SAME_STONE
from meadhall.games.runir.state import GOODS, MAGIC

METAL_NAMES = ("bronze", "silver", "gold")  # as ids have them
METALS = ("#c98550", "#cfd6d9", "#efbf3a")  # bronze, silver, gold
SHADES = ("#8a5227", "#8b979d", "#a87a12")  # their darker sides
_RADIUS = 27


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
_FRONTS = ((27, "a27 27 0 0 0 54 0"), (26, "v11l15 15h22l15-15v-11"), (28, "q3 14 12 19t16 7 16-7 12-19"))


@cache
def small(kind: int) -> str:
    """A coin for a player's panel, some 30 across."""
    sign = path(MAGIC_RUNES[kind], INK if kind == 4 else "none", INK, 3.4, 'transform="scale(.55)"')
    return path(_SMALL[kind // 2], METALS[kind // 2], INK, 1.7) + sign


def small_blank(colour: int) -> str:
    """The same, whichever its magic rune."""
    return path(_SMALL[colour], METALS[colour], INK, 1.7) + disc(0, 0, 6, "none", SHADES[colour], 1.6)


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
        drawn = zip(each, _SPOTS.get(len(each), ()), strict=True)
        return "".join(at(x, y, _wanted(kind, what), 1.1) for what, (x, y) in drawn)
    parts, ink = [], WOOL if kind == MAGIC else INK
    columns = 1 if len(coins) <= 3 else 2
    for i, (what, count) in enumerate(coins):
        x, y = (i % columns - (columns - 1) / 2) * 36, (i // columns - (-(-len(coins) // columns) - 1) / 2) * 24
        parts.append(at(x - 9, y, _wanted(kind, what), 0.65) + label(x + 9, y + 6, f"×{count}", 17, ink, BOLD))
    return "".join(parts)


def _wanted(kind: int, what: int) -> str:
    return small(what) if kind == MAGIC else small_blank(what)


def _slab(x: float, y: float, dots: int, scale: float = 1) -> str:
    """A little stone with so many crystals in its holes."""
    stone = path("M-8 11V-6Q-8-12 0-12T8-6V11Z", WOOL, INK, 1.4)
    apart = 12 / (dots + 1)
    stone += "".join(disc(-6 + apart * (i + 1), 5, min(2.9, apart * 0.45), RUST, INK, 0.8) for i in range(dots))
    return at(x, y, stone, scale)


def _slabs(count: int, columns: int, apart: float, y: float, scale: float) -> str:
    rows = -(-count // columns)
    parts = []
    for i in range(count):
        row = i // columns
        here = min(columns, count - row * columns)
        x = (i % columns - (here - 1) / 2) * apart
        parts.append(_slab(x, y + (row - (rows - 1) / 2) * apart * 1.4, 1, scale))
    return "".join(parts)


def _praise(condition: int, times: int) -> str:
    """A condition as a little diagram: stones, and boards where they matter."""
    number = label(0, 36, f"×{times}", 21, WOOL, BOLD)
    if condition == SAME_STONE:
        return _slab(0, -7, times, 2) + number
    if condition == EVERY_BOARD:
        boards = "".join(rect((x, y, 24, 24), 3, PARCHMENT, INK, 1.3) for x in (-26, 2) for y in (-33, -5))
        stones = "".join(_slab(x + 12, y + 12, min(times, 3), 0.85) for x in (-26, 2) for y in (-33, -5))
        return boards + stones + disc(0, -7, 5, INK) + number
    columns = 3 if times < 9 else 5
    if condition == IN_ALL:
        return _slabs(times, columns, 18 if columns == 3 else 11, -7, 0.8 if columns == 3 else 0.5) + number
    board = rect((-28, -33, 56, 50), 5, PARCHMENT, INK, 1.6)
    return board + _slabs(times, max(2, (times + 1) // 2), 56 / (max(2, (times + 1) // 2) + 0.6), -8, 0.8) + number


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
        sign = _slab(0, 2, 1, 2)
    return _scaled(0.33, shape + sign)
