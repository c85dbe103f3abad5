"""Starter as a picture, and what is touched to act. `meadhall show GAME --decisions 4 --svg picture.svg` draws it."""

from meadhall.core.drawing import OAK, PARCHMENT, at, label, picture, piece, pieces, rect, seat_mark, seats_panel
from meadhall.core.game import View

from .box import Box
from .state import CELLS, PLACE, SIZE, State

SIDE, MARGIN = 150, 40
WIDE = SIZE * SIDE + 2 * MARGIN


def draw(view: View[State, Box]) -> str:
    """Cells lie still and can be touched; stones are pieces in a layer of their own, and move."""
    cells = "".join(_cell(number) for number in range(len(CELLS)))
    stones = (_stone(view, cell) for cell in range(len(CELLS)) if view.state.cells[cell])
    panel = at(MARGIN, WIDE, seats_panel(view.names, view.to_move, WIDE - 2 * MARGIN))
    return picture(WIDE, WIDE + 110, view.game.title, cells, panel, pieces(*stones))


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action: the id of something that is drawn, or `do-...` for a button."""
    return (f"cell-{CELLS[action - PLACE]}",)


def _corner(cell: int) -> tuple[int, int]:
    return MARGIN + cell % SIZE * SIDE, MARGIN + cell // SIZE * SIDE


def _cell(cell: int) -> str:
    x, y = _corner(cell)
    square = rect((x + 4, y + 4, SIDE - 8, SIDE - 8), 12, PARCHMENT, OAK, 3)
    return f'<g data-id="cell-{CELLS[cell]}">{square}{label(x + 16, y + 34, CELLS[cell], 22, OAK)}</g>'


def _stone(view: View[State, Box], cell: int) -> str:
    """Named by its cell, since stones never move. What moves needs one that stays: by it the page sees what moved."""
    x, y = _corner(cell)
    return piece(f"stone-{CELLS[cell]}", x + SIDE / 2, y + SIDE / 2, seat_mark(int(view.state.cells[cell]) - 1, 3.5))
