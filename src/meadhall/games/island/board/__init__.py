"""The island games as a picture: still scenery, then one flat layer of pieces. A game's own board adds its `Look`.

The scenery is in `scenery.py`, tiles in `landscape.py`, protectors in `guardians.py`, cards in `cards.py`; the rows of
the seats in `seats.py`, the viewer's own hand in `hands.py`, piles and the turn in `piles.py`.
"""

from functools import cache

import numpy as np

from meadhall.core.drawing import at, picture, piece, rect, seat_mark
from meadhall.core.drawing import pieces as layer
from meadhall.games.island import phase
from meadhall.games.island.board import cards, guardians, hands, landscape, piles, scenery, seats
from meadhall.games.island.board.scenery import Grid, Look
from meadhall.games.island.board.touches import touches
from meadhall.games.island.state import BONUS_NAMES, CELLS
from meadhall.games.island.words.meanings import Meanings
from meadhall.games.island.words.names import IslandView, bonus_id, bonus_pattern, cell_id, content
from meadhall.games.titles import titled

__all__ = ["Look", "draw", "touches"]

_BONUS_TOP, _ROWS_END = 16, 536
_PAWN = 104  # pawns are drawn for cells of this size


def draw(view: IslandView, look: Look) -> str:
    """The view as SVG."""
    s, island = view.state, int(view.box.island)
    rows = seats.rows(view, _BONUS_TOP + (cards.BONUS_HIGH + 10 if view.box.bonus else 0), _ROWS_END)
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    view.game.kernels.points(s, view.box, points)
    if s.phase == phase.ENDED:
        view.game.kernels.places(s, view.box, places)
    still = (
        scenery.table(look),
        scenery.shore(look, island),
        _bonus(view, look),
        *(seats.board(view, seat, row, int(points[seat]), int(places[seat])) for seat, row in rows.items()),
        piles.turn(view, look),
        piles.still(view, look),
        hands.still(view, look),
    )
    movable = [*_tiles(view, look), *_pawns(view, scenery.grid(island)), *_tokens(view)]
    for seat, row in rows.items():
        movable += [*seats.hidden(view, seat, row), *seats.beings(view, seat, row)]
    movable += [*piles.discarded(view), *hands.pieces(view)]
    drawing = picture(scenery.WIDE, scenery.HIGH, view.game.title, *still, layer(*movable))
    meanings = Meanings(view)
    return titled(drawing, meanings.meaning, meanings.matches)


# --- The island ------------------------------------------------------------------------------------------------------


def _tiles(view: IslandView, look: Look) -> list[str]:
    """Every cell with its tile; a cell that is not laid yet is an empty place."""
    s, island = view.state, int(view.box.island)
    grid = scenery.grid(island)
    land = [int(cells) for cells in s.land]
    drawn = []
    for cell in range(CELLS):
        if island >> cell & 1:
            kind = next((kind for kind in range(5) if land[kind] >> cell & 1), -1)
            face = landscape.laid(kind, cell, grid.size) if kind >= 0 else _unlaid(look, grid.size)
            lifted = _lifted(grid.size) if cell == s.lifted else ""
            drawn.append(piece(cell_id(cell), *grid.middle(cell), face + lifted))
    return drawn


@cache
def _unlaid(look: Look, size: int) -> str:
    half = size / 2 - 4
    return rect((-half, -half, 2 * half, 2 * half), 8, look.mat, look.border, 1.6, 'stroke-dasharray="5 5"')


@cache
def _lifted(size: int) -> str:
    """The edge of a tile that waits for the one it changes places with."""
    half = size / 2 - 3
    return rect((-half, -half, 2 * half, 2 * half), 9, "none", scenery.HALO, 7, 'stroke-dasharray="16 6"')


def _pawns(view: IslandView, grid: Grid) -> list[str]:
    """The pawns; two on one cell stand side by side."""
    s, drawn = view.state, []
    standing = s.pawns[: view.players].tolist()
    for seat, cell in enumerate(standing):
        if cell >= 0:
            x, y = grid.middle(cell)
            here = [other for other, place in enumerate(standing) if place == cell]
            aside = (here.index(seat) - (len(here) - 1) / 2) * grid.size * 0.42
            scale = grid.size / _PAWN * (1 if len(here) == 1 else 0.8)
            figure = guardians.pawn(seat, int(s.protectors[seat]))
            drawn.append(piece(f"pawn-{seat}", x + aside, y + 0.04 * grid.size, at(0, 0, figure, scale)))
    return drawn


# --- Bonus cards -----------------------------------------------------------------------------------------------------


def _bonus_room(view: IslandView) -> tuple[float, int]:
    """How far apart bonus cards lie, and how wide they are."""
    pitch = (seats.WIDE + 8) / max(int(view.box.bonus), 1)
    return pitch, round(pitch - 8)


def _bonus(view: IslandView, look: Look) -> str:
    s, (pitch, wide), drawn = view.state, _bonus_room(view), []
    for slot in range(int(view.box.bonus)):
        x = seats.LEFT + slot * pitch
        if slot >= s.bonus_size:
            drawn.append(_no_bonus(look, x, wide))
            continue
        card = int(s.bonus[slot])
        rows, locked = tuple(bonus_pattern(view, card)), bool(s.tokens_on[slot].all())
        face = cards.bonus(BONUS_NAMES[card], content(view).bonus[card].points, rows, wide, locked)
        drawn.append(f'<g data-id="{bonus_id(card)}">{at(x, _BONUS_TOP, face)}</g>')
    return "".join(drawn)


@cache
def _no_bonus(look: Look, x: float, wide: int) -> str:
    return rect((x, _BONUS_TOP, wide, cards.BONUS_HIGH), 10, look.panel, look.border, 1.6, 'stroke-dasharray="5 4"')


def _tokens(view: IslandView) -> list[str]:
    """The tokens on bonus cards."""
    s, (pitch, wide), drawn = view.state, _bonus_room(view), []
    for slot in range(s.bonus_size):
        for place, token in enumerate(s.tokens_on[slot].tolist()):
            if token:
                right, down = cards.TOKEN_SPOTS[place]
                x, y = seats.LEFT + slot * pitch + wide / 2 + right, _BONUS_TOP + down
                name = f"token-{BONUS_NAMES[int(s.bonus[slot])]}-{place}"
                drawn.append(piece(name, x, y, seat_mark(token - 1)))
    return drawn
