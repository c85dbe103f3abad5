"""Saga: the four action tiles with both their halves, whose they are, what is done, and how they lie."""

from functools import lru_cache
from typing import NamedTuple

from meadhall.core.drawing import BOG_OAK, INK, OCHRE, PARCHMENT, WOOL, at, label, path, rect
from meadhall.core.scene import Part, Piece
from meadhall.games.saga import offer, sides
from meadhall.games.saga.board import figures, icons
from meadhall.games.saga.board.layout import ON_TILE, TICK, TILE, Layout
from meadhall.games.saga.box import SagaBox
from meadhall.games.saga.state import TILES
from meadhall.games.saga.words.meanings import meaning_for
from meadhall.games.saga.words.names import PHRASES, SagaView, tile_action

_MIDDLE = 'text-anchor="middle"'
_FILL = ("#d5e0e4", "#dad8d2")


class _Size(NamedTuple):
    """How a tile is laid out in one shape."""

    wide: int
    high: int
    half: int  # the width of a half; between them lies the number
    edge: int  # the width of its bonuses
    words: float  # the size of the letters
    icon: tuple[float, float]  # how high the icons are, and how large
    bonus: float


_SIZES = {
    "wide": _Size(442, 94, 198, 38, 14.5, (39, 1.1), 1),
    "tall": _Size(768, 90, 356, 50, 22, (33, 1.15), 1.1),
}


# --- Looks ------------------------------------------------------------------------------------------------------------


def looks(box: SagaBox) -> dict[str, str]:
    """The tiles of the box, and what lies on them when they are taken and resolved."""
    found = {"tick": icons.tick()}
    for shape, size in _SIZES.items():
        found |= {f"tile-{tile}-{shape}": _drawn(box, tile, size) for tile in range(TILES)}
        ring = rect((0, 0, size.wide, size.high), 9, "none", INK, 8) + rect(
            (0, 0, size.wide, size.high), 9, "none", OCHRE, 5
        )
        found[f"tile-now-{shape}"] = ring
        for side in (sides.SAXONS, sides.VIKINGS):
            left = side * (size.wide - size.half)
            box_of = (left + 4, 4, size.half - 8, size.high - 8)
            other = ((1 - side) * (size.wide - size.half) + 3, 3, size.half - 6, size.high - 6)
            found[f"owner-{'av'[side]}-{shape}"] = (
                rect(other, 6, PARCHMENT, more='opacity=".72"')
                + rect(box_of, 6, "none", figures.DEEP[side], 4)
                + at(left + (size.half - 12 if side == sides.SAXONS else 12), 16, figures.shield(side), 1.05)
            )
    return found


def _drawn(box: SagaBox, tile: int, size: _Size) -> str:
    body = rect((0, 0, size.wide, size.high), 9, PARCHMENT, BOG_OAK, 2)
    halves = "".join(
        at(side * (size.wide - size.half), 0, _half(box, tile, side, size)) for side in (sides.SAXONS, sides.VIKINGS)
    )
    middle = size.wide / 2
    if tile in (box.acts_first, box.chooses_first):
        icon = icons.acts_first() if box.acts_first == tile else icons.chooses_first()
        return body + halves + at(middle, 24, icons.number(tile + 1)) + at(middle, size.high - 26, icon, 0.9)
    return body + halves + at(middle, size.high / 2, icons.number(tile + 1), 1.15)


def _actions(box: SagaBox, side: int, tile: int) -> list[int]:
    return [number for number in range(len(offer.TILE_ACTIONS)) if box.tile_actions[side, tile] >> number & 1]


def _bonuses(box: SagaBox, side: int, tile: int) -> list[int]:
    return [number for number in range(len(offer.BONUSES) - 1) if box.bonus[side, tile] >> number & 1]


def _places(side: int, numbers: list[int], extra: bool, size: _Size) -> list[float]:
    """Where actions stand in a half, from its left: the room less that of the bonuses is theirs, each as its word."""
    room = size.half - 8 - (size.edge if extra else 0)
    left, found = 4.0 + (size.edge if extra and side == sides.SAXONS else 0), []
    letters = [len(tile_action(PHRASES, number)) + 2 for number in numbers]
    for each in letters:
        wide = room * each / sum(letters)
        found.append(left + wide / 2)
        left += wide
    return found


def _half(box: SagaBox, tile: int, side: int, size: _Size) -> str:
    """One side's half: its bonuses at the outer edge, its actions towards the number."""
    parts = [rect((5, 5, size.half - 10, size.high - 10), 6, _FILL[side])]
    extra, numbers = _bonuses(box, side, tile), _actions(box, side, tile)
    if extra:
        outer = size.edge / 2 + 6 if side == sides.SAXONS else size.half - size.edge / 2 - 6
        wide = size.edge - 3
        parts.append(rect((outer - wide / 2, 8, wide, size.high - 16), 6, WOOL, INK, 1.2, 'stroke-dasharray="4 3"'))
        for i, number in enumerate(extra):
            y = size.high / 2 + (i - (len(extra) - 1) / 2) * 36
            parts.append(at(outer, y, icons.bonus(number, side), size.bonus))
    high, scale = size.icon
    places = _places(side, numbers, bool(extra), size)
    for x, number in zip(places, numbers, strict=True):
        parts.append(at(x, high, icons.tile_action(number, side), scale))
        parts.append(label(x, size.high - 10, tile_action(PHRASES, number), size.words, INK, _MIDDLE))
    if box.either[side, tile] and len(places) == 2:
        middle = sum(places) / 2
        parts.append(path(f"M{middle - 7} 62L{middle + 7} 16", stroke=INK, width=4))
    return "".join(parts)


# --- Pieces -----------------------------------------------------------------------------------------------------------


def pieces(view: SagaView, layout: Layout) -> list[Piece]:
    """The tiles from top to bottom: those of the side whose panel is above, free ones, those of the side below."""
    s = view.state
    taken, resolved, now = s.taken.tolist(), int(s.resolved), int(s.tile)
    owners = tuple(0 if taken[0] >> tile & 1 else 1 if taken[1] >> tile & 1 else -1 for tile in range(TILES))
    order = sorted(range(TILES), key=lambda tile: (_rank(owners[tile], layout.below), tile))
    found: list[Piece] = []
    for row, tile in zip(layout.tiles, order, strict=True):
        over = bool(resolved >> tile & 1) and now != tile
        meaning = meaning_for(view, f"tile-{tile + 1}", owners[tile], resolved >> tile & 1)
        found += _tile(row, layout.shape, tile, owners[tile], over, meaning)
        if now == tile:
            found.append(row.put("tile-now", f"tile-now-{layout.shape}", 0, 0, TICK))
            found += _done(view.box, row, layout.shape, owners[tile], tile, int(s.done))
    return found


def _rank(owner: int, below: int) -> int:
    return 1 if owner == sides.NOBODY else 2 if owner == below else 0


@lru_cache(maxsize=512)
def _tile(row: Part, shape: str, tile: int, owner: int, over: bool, meaning: str) -> tuple[Piece, ...]:
    name, of = f"tile-{tile + 1}", "" if owner < 0 else f"seat-{owner}"
    body = row.put(name, f"tile-{tile}-{shape}", 0, 0, TILE, meaning=meaning, of=of, faded=over)
    if owner < 0:
        return (body,)
    mine = row.put(f"owner-{tile + 1}", f"owner-{'av'[owner]}-{shape}", 0, 0, ON_TILE, faded=over)
    if not over:
        return body, mine
    size = _SIZES[shape]
    x = size.half - 14 if owner == sides.SAXONS else size.wide - size.half + 14
    return body, mine, row.put(f"over-{tile + 1}", "tick", x, 16, TICK)


def _done(box: SagaBox, row: Part, shape: str, owner: int, tile: int, done: int) -> list[Piece]:
    """A tick on every action of this tile that was begun."""
    size, numbers = _SIZES[shape], _actions(box, owner, tile)
    left = owner * (size.wide - size.half)
    places = _places(owner, numbers, bool(_bonuses(box, owner, tile)), size)
    return [
        row.put(f"done-{offer.TILE_ACTIONS[number]}", "tick", left + x + 22, 20, TICK, of=f"tile-{tile + 1}")
        for x, number in zip(places, numbers, strict=True)
        if done >> number & 1
    ]
