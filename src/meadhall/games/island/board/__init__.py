"""The island games as a scene: the island, bonus cards, and all that lies around them. A game adds its own style.

`layout.py` says where things lie, `sheet.py` gathers how they look. The rows of the seats are in `seats.py`, the
viewer's own hand in `hands.py`, piles and the turn in `piles.py`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

import numpy as np

from meadhall.core.drawing import wobble
from meadhall.core.scene import Kept, Piece, Scene, Shape, short
from meadhall.games.island import phase
from meadhall.games.island.board import hands, piles, seats
from meadhall.games.island.board.layout import MAT, IslandLayout, grid, layout, token_spots
from meadhall.games.island.board.sheet import Style, looks
from meadhall.games.island.board.specimens import specimen
from meadhall.games.island.board.touches import touches
from meadhall.games.island.state import BEINGS, BONUS_NAMES, CELLS, KINDS, PROTECTORS
from meadhall.games.island.words.meanings import card, cell_meaning, meaning
from meadhall.games.island.words.names import BONUS_IDS, CELL_IDS, IslandView, kind_on

__all__ = ["Style", "looks", "scene", "specimen", "touches"]

_SHORE, _LAND, _MARK, _PAWN = -1, 0, 1, 2  # layers of the island; each pawn has two
_BONUS, _PRINT, _TOKEN = -1, 0, 1  # layers of bonus cards
_PAWN_CELL = 104  # pawns are drawn for cells of this size
_TILE_LOOKS = 2  # for each kind


KEPT = Kept[tuple[Piece, ...]](4096)


def scene(view: IslandView, shape: Shape) -> Scene:
    """The view as a scene. Groups of pieces are kept with all that they depend on."""
    s, box = view.state, view.box
    where = layout(shape, box)
    land, pawns = tuple(s.land.tolist()), tuple(s.pawns[: view.players].tolist())
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    view.game.kernels.points(s, box, points)
    if s.phase == phase.ENDED:
        view.game.kernels.places(s, box, places)
    rules = (box.island, box.light, box.jokers, box.abilities, box.target, box.tokens)
    fixed = (where, tuple(view.names), view.game.edition, *map(int, rules))

    def kept(make: Callable[..., Iterable[Piece]], *depends: object) -> tuple[Piece, ...]:
        return KEPT.get((fixed, *depends), lambda: tuple(make(view, where)))

    lying = (*s.bonus[: s.bonus_size].tolist(), *s.tokens_on[: s.bonus_size].flat)
    groups = [
        kept(_land, "land", land, pawns, int(s.lifted)),
        kept(_pawns, "pawns", pawns, tuple(s.protectors.tolist())),
        kept(_bonus, "bonus", land, lying),
        tuple(piles.turn(view, where)),
        kept(piles.piles, "piles", piles.depends_on(view)),
        kept(hands.band, "band", view.seat, hands.depends_on(view), land),
    ]
    for order in range(view.players):
        seat = (max(view.seat, 0) + order) % view.players  # the viewer's own row comes first
        now, depends = (seat, order, int(points[seat]), int(places[seat])), seats.depends_on(view, seat, land)
        groups.append(kept(lambda *given, now=now: seats.row(*given, *now), "row", view.seat, now, depends))
    return Scene.of(where.width, where.height, f"ground-{shape}", *groups)


def _land(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """The shore, every cell with the tile that lies on it, and the cell that was lifted."""
    s, island, put = view.state, int(view.box.island), where.island.put
    pawns = s.pawns[: view.players].tolist()
    yield put("shore", "shore", *MAT[:2], _SHORE)
    for cell in range(CELLS):
        if island >> cell & 1:
            kind, (number, turn) = kind_on(s, cell), lie(cell)
            look, turned = (f"{KINDS[kind]}-{number}", {"turn": short(turn)}) if kind >= 0 else ("unlaid", {})
            told = cell_meaning(view.phrases, cell, kind, pawns, view.names)
            yield put(CELL_IDS[cell], look, *grid(island).middle(cell), _LAND, meaning=told, **turned)
    if s.lifted >= 0:
        yield put("lifted", "lifted", *grid(island).middle(int(s.lifted)), _MARK)


@cache
def lie(cell: int) -> tuple[int, float]:
    """How a tile lies on a cell: which look it has, and its slight turn. Both depend on the cell alone."""
    return int((wobble(cell, 3) + 1) * _TILE_LOOKS / 2), round(1.6 * wobble(cell, 5), 1)


def _pawns(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """The pawns with their figures; two on one cell stand side by side."""
    s, g, put = view.state, grid(int(view.box.island)), where.island.put
    standing = s.pawns[: view.players].tolist()
    for seat, cell in enumerate(standing):
        if cell >= 0:
            here = [other for other, place in enumerate(standing) if place == cell]
            x, y = g.middle(cell)
            x, y = x + (here.index(seat) - (len(here) - 1) / 2) * g.size * 0.42, y + 0.04 * g.size
            size, layer, pawn = g.size / _PAWN_CELL * (1 if len(here) == 1 else 0.8), _PAWN + 2 * seat, f"pawn-{seat}"
            yield put(pawn, pawn, x, y, layer, size, meaning=meaning(view, pawn), of=f"seat-{seat}")
            figure = f"figure-{PROTECTORS[s.protectors[seat]]}"
            yield put(f"figure-{seat}", figure, x, y - 5 * size, layer + 1, size * 0.72, of=pawn)


def _bonus(view: IslandView, where: IslandLayout) -> Iterator[Piece]:
    """The bonus cards with their tokens; empty places for cards that are not drawn yet."""
    s = view.state
    for slot, part in enumerate(where.bonus):
        if slot >= s.bonus_size:
            yield part.put(f"no-bonus-{slot}", "bonus-none", 0, 0, _BONUS)
            continue
        number, tokens = int(s.bonus[slot]), s.tokens_on[slot].tolist()
        name, own, points = BONUS_NAMES[number], BONUS_IDS[number], str(view.box.points[BEINGS + number])
        look, (told, fits) = "bonus-locked" if all(tokens) else "bonus-free", card(view, own)
        yield part.put(own, look, 0, 0, _BONUS, meaning=told, text=points, matches=fits)
        yield part.put(f"print-{name}", f"print-{name}", 0, 0, _PRINT)
        for place, (token, spot) in enumerate(zip(tokens, token_spots(where.bonus_wide), strict=True)):
            if token:
                owner = token - 1
                yield part.put(f"token-{name}-{place}", f"mark-{owner}", *spot, _TOKEN, of=f"seat-{owner}")
