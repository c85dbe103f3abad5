"""Saga: the four action tiles with both their halves, whose they are, what is done, and how they lie."""

from functools import cache

from meadhall.core.drawing import BOG_OAK, INK, OCHRE, PARCHMENT, WOOL, at, label, path, piece, rect
from meadhall.games.saga import offer, sides
from meadhall.games.saga.board import figures, icons
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.rules.turns import owner_of
from meadhall.games.saga.state import TILES
from meadhall.games.saga.words.names import SagaView
from meadhall.games.saga.words.phrases import SAY

LEFT, TOP, WIDE, HIGH, APART = 946, 250, 442, 94, 102
_MIDDLE = 'text-anchor="middle"'
_HALF = 196  # the width of a half; between them lies the number
_FILL = ("#d5e0e4", "#dad8d2")
_FREE, _OWN, _OTHER = range(3)
_MUTED = "#645437"


def pieces(view: SagaView, below: int) -> list[str]:
    """The tiles from top to bottom: those of the side whose panel is above, free ones, those of the side below."""
    s = view.state
    owners = [int(owner_of(s, tile)) for tile in range(TILES)]
    order = sorted(range(TILES), key=lambda tile: (_rank(owners[tile], below), tile))
    laid = []
    for tile in range(TILES):
        y = TOP + order.index(tile) * APART
        current = bool(s.tile == tile)
        done = int(s.done) if current else 0
        resolved = bool(s.resolved >> tile & 1) and not current
        laid.append(piece(f"tile-{tile + 1}", LEFT, y, _tile(view.box, tile, owners[tile], current, done, resolved)))
    return laid


def _rank(owner: int, below: int) -> int:
    return 1 if owner == sides.NOBODY else 2 if owner == below else 0


def _tile(box: SagaBox, tile: int, owner: int, current: bool, done: int, resolved: bool) -> str:
    halves = tuple(
        (int(box.tile_actions[side, tile]), int(box.bonus[side, tile]), bool(box.either[side, tile]))
        for side in (sides.SAXONS, sides.VIKINGS)
    )
    special = "acts" if box.acts_first == tile else "chooses" if box.chooses_first == tile else ""
    return _drawn(tile, halves, special, owner, current, done, resolved)


@cache
def _drawn(
    tile: int,
    halves: tuple[tuple[int, int, bool], ...],
    special: str,
    owner: int,
    current: bool,
    done: int,
    resolved: bool,
) -> str:
    edge, thick = (OCHRE, 6) if current else (BOG_OAK, 2)
    body = rect((0, 0, WIDE, HIGH), 9, PARCHMENT, edge, thick)
    drawn = []
    for side in (sides.SAXONS, sides.VIKINGS):
        state = _FREE if owner == sides.NOBODY else _OWN if owner == side else _OTHER
        drawn.append(
            at(side * (WIDE - _HALF), 0, _half(side, *halves[side], state, done if owner == side else 0, resolved))
        )
    middle = WIDE / 2
    if special:
        icon = icons.acts_first() if special == "acts" else icons.chooses_first()
        sign = at(middle, 25, icons.number(tile + 1)) + at(middle, 66, icon, 0.95)
    else:
        sign = at(middle, 47, icons.number(tile + 1), 1.15)
    return body + "".join(drawn) + sign


def _half(side: int, tile_actions: int, bonuses: int, either: bool, state: int, done: int, resolved: bool) -> str:
    """One side's half, 196 wide: its bonuses at the outer edge, its actions towards the number."""
    parts, words = [], []
    if state != _OTHER:
        edge = {_FREE: ("none", 1), _OWN: (figures.DEEP[side], 3.5)}[state]
        parts.append(rect((5, 5, _HALF - 10, HIGH - 10), 6, _FILL[side], *edge))
    outer = 24 if side == sides.SAXONS else _HALF - 24
    middle = (_HALF + 38) / 2 if side == sides.SAXONS else (_HALF - 38) / 2
    extra = [number for number in range(len(offer.BONUSES) - 1) if bonuses >> number & 1]
    if extra:
        parts.append(rect((outer - 18, 8, 36, HIGH - 16), 6, WOOL, INK, 1.2, 'stroke-dasharray="4 3"'))
    for i, number in enumerate(extra):
        parts.append(at(outer, HIGH / 2 + (i - (len(extra) - 1) / 2) * 38, icons.bonus(number, side)))
    numbers = [number for number in range(len(offer.TILE_ACTIONS)) if tile_actions >> number & 1]
    for i, number in enumerate(numbers):
        x = middle + (i - (len(numbers) - 1) / 2) * 76
        parts.append(at(x, 40, icons.tile_action(number, side), 1.12))
        words.append(label(x, 83, SAY[offer.TILE_ACTIONS[number]], 15, _MUTED if state == _OTHER else INK, _MIDDLE))
        if done >> number & 1:
            parts.append(at(x + 20, 20, icons.tick()))
    if either:
        parts.append(path(f"M{middle - 6} 62L{middle + 8} 20", stroke=INK, width=4))
    if state == _OWN:
        seal = icons.tick() if resolved else figures.shield(side)
        parts.append(at(_HALF - 12 if side == sides.SAXONS else 12, 14, seal, 1.1 if resolved else 0.95))
    drawn = "".join(parts)
    faded = ".35" if state == _OTHER else ".6" if resolved else ""
    return (f'<g opacity="{faded}">{drawn}</g>' if faded else drawn) + "".join(words)
