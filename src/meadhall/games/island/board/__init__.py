"""The island games as a scene: the island, bonus cards, and all that lies around them. A game's own board adds its style.

Where things lie is in `layout.py`, how they look in `looks.py`: the table in `scenery.py`, tiles in `landscape.py`,
protectors in `guardians.py`, cards in `cards.py`. The rows of the seats are in `seats.py`, the viewer's own hand in
`hands.py`, piles and the turn in `piles.py`.
"""

from functools import lru_cache

import numpy as np

from meadhall.core.scene import Piece, Scene, Shape
from meadhall.games.island import phase
from meadhall.games.island.board import cards, guardians, hands, landscape, piles, scenery, seats
from meadhall.games.island.board.layout import Layout, Part, layout
from meadhall.games.island.board.looks import TILE, looks
from meadhall.games.island.board.scenery import Style
from meadhall.games.island.board.signs import room_for
from meadhall.games.island.board.touches import touches
from meadhall.games.island.state import BONUS_NAMES, CELL_NAMES, CELLS, KINDS, PROTECTORS
from meadhall.games.island.words.meanings import Meanings
from meadhall.games.island.words.names import IslandView, bonus_id, bonus_pattern, cell_id, content

__all__ = ["Style", "looks", "scene", "touches"]

_LAND, _MARK, _CELL, _PAWN = 1, 2, 3, 4  # layers of the island; each pawn has two
_BONUS, _PRINT, _TOKEN = 0, 1, 2  # and of bonus cards
_PAWN_CELL = 104  # pawns are drawn for cells of this size


def scene(view: IslandView, shape: Shape) -> Scene:
    """The view as a scene."""
    s, box = view.state, view.box
    where, meanings = layout(shape, box), Meanings(view)
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    view.game.kernels.points(s, box, points)
    if s.phase == phase.ENDED:
        view.game.kernels.places(s, box, places)
    pieces = [*_island(view, where, meanings), *_pawns(view, where, meanings), *_bonus(view, where, meanings)]
    first = max(view.seat, 0)  # the viewer's own comes first
    for order in range(view.players):
        seat = (first + order) % view.players
        pieces += seats.row(view, where, meanings, order, seat, int(points[seat]), int(places[seat]))
    pieces += piles.turn(view, where)
    pieces += piles.piles(view, where, meanings)
    pieces += hands.band(view, where, meanings)
    return Scene.of(where.width, where.height, f"ground-{shape}", pieces)


# --- The island ------------------------------------------------------------------------------------------------------


def _island(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """Every cell as a place to touch, and the tile that lies on it."""
    s, island = view.state, int(view.box.island)
    kinds = [-1] * CELLS
    for kind, cells in enumerate(s.land.tolist()):
        while cells:
            kinds[(cells & -cells).bit_length() - 1] = kind
            cells &= cells - 1
    found = []
    for cell in _cells(island):
        found += _tile(where.island, island, cell, kinds[cell], meanings.meaning(cell_id(cell)))
    if s.lifted >= 0:
        grid = scenery.grid(island)
        x, y = grid.middle(int(s.lifted))
        found.append(where.island.put("lifted", "lifted", x, y, _MARK, grid.size / TILE))
    return found


@lru_cache(maxsize=64)
def _cells(island: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(CELLS) if island >> cell & 1)


@lru_cache(maxsize=4096)
def _tile(part: Part, island: int, cell: int, kind: int, meaning: str) -> tuple[Piece, Piece]:
    """A tile is the same as long as it lies: its id is that of its cell and its kind."""
    grid = scenery.grid(island)
    (x, y), size, (look, turn) = grid.middle(cell), grid.size / TILE, landscape.laid(cell)
    name, where = CELL_NAMES[cell], cell_id(cell)
    if kind < 0:
        tile = part.put(f"unlaid-{name}", "unlaid", x, y, _LAND, size)
    else:
        own = f"land-{name}-{KINDS[kind]}"
        tile = part.put(own, f"{KINDS[kind]}-{look}", x, y, _LAND, size, turn=turn)
    return tile, part.put(where, "cell", x, y, _CELL, size, meaning=meaning)


def _pawns(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """The pawns; two on one cell stand side by side."""
    s, found = view.state, list[Piece]()
    island, standing = int(view.box.island), tuple(s.pawns[: view.players].tolist())
    for seat, cell in enumerate(standing):
        if cell >= 0:
            here = [other for other, place in enumerate(standing) if place == cell]
            aside = here.index(seat) - (len(here) - 1) / 2
            meaning = meanings.meaning(f"pawn-{seat}")
            found += _pawn(where.island, island, seat, int(s.protectors[seat]), cell, aside, len(here), meaning)
    return found


@lru_cache(maxsize=1024)
def _pawn(
    part: Part, island: int, seat: int, number: int, cell: int, aside: float, here: int, meaning: str
) -> tuple[Piece, Piece]:
    grid = scenery.grid(island)
    x, y = grid.middle(cell)
    x, y = x + aside * grid.size * 0.42, y + 0.04 * grid.size
    size, of, layer = grid.size / _PAWN_CELL * (1 if here == 1 else 0.8), f"seat-{seat}", _PAWN + 2 * seat
    figure, up = f"figure-{PROTECTORS[number]}", guardians.FIGURE_UP * size
    return (
        part.put(f"pawn-{seat}", f"pawn-{seat}", x, y, layer, size, meaning=meaning, of=of),
        part.put(f"figure-{seat}", figure, x, y + up, layer + 1, size * guardians.FIGURE_SIZE, of=f"pawn-{seat}"),
    )


# --- Bonus cards -----------------------------------------------------------------------------------------------------


def _bonus(view: IslandView, where: Layout, meanings: Meanings) -> list[Piece]:
    """The bonus cards with their tokens; places for those that are not drawn yet."""
    s, shape, found = view.state, where.shape, list[Piece]()
    for slot, (part, wide) in enumerate(where.bonus):
        if slot >= s.bonus_size:
            found.append(part.put(f"no-bonus-{slot}", f"bonus-none-{shape}", 0, 0, _BONUS))
            continue
        card, tokens = int(s.bonus[slot]), s.tokens_on[slot].tolist()
        name, own = BONUS_NAMES[card], bonus_id(card)
        look = f"bonus-{'locked' if all(tokens) else 'free'}-{shape}"
        meaning, fits = meanings.meaning(own), meanings.matches(own)
        found.append(part.put(own, look, 0, 0, _BONUS, meaning=meaning, text=name, matches=fits))
        rows, points = tuple(bonus_pattern(view, card)), content(view).bonus[card].points
        found += _printed(part, wide, where.bonus_high, name, rows, points)
        for place, token in enumerate(tokens):
            if token:
                x, y = cards.token_spots(wide, where.bonus_high)[place]
                named = f"token-{name}-{place}"
                look, of = f"mark-{token - 1}", f"seat-{token - 1}"
                found.append(part.put(named, look, x, y, _TOKEN, meaning=meanings.meaning(named), of=of))
    return found


@lru_cache(maxsize=256)
def _printed(part: Part, wide: float, high: float, name: str, rows: tuple[str, ...], points: int) -> tuple[Piece, ...]:
    """What is printed on a bonus card: its pattern and its points."""
    own, size = f"bonus-{name}", room_for(rows, wide - 20, high - 82, 24)
    return (
        part.put(f"pattern-{name}", f"pattern-{name}", wide / 2, high / 2 - 4, _PRINT, size, of=own),
        part.put(f"coin-{name}", "coin", 22, 23, _PRINT, 1.0 if high > 145 else 1.05, of=own, text=str(points)),
    )
