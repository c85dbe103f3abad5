"""Starter as a scene, and what is touched to act. `meadhall show GAME --decisions 4 --svg picture.svg` draws it."""

from meadhall.core.drawing import BOG_OAK, OAK, PARCHMENT, label, rect, seat_mark
from meadhall.core.game import View
from meadhall.core.scene import TEXT, Part, Piece, Scene, Shape
from meadhall.core.seat_rows import seat_looks, seat_rows

from .box import Box
from .state import CELLS, PLACE, SIZE, State

SIDE, MARGIN = 150, 40
WIDE = SIZE * SIDE + 2 * MARGIN
HIGH = WIDE + 140


def looks(box: Box) -> dict[str, str]:
    """How everything looks, each thing about its own origin; `TEXT` stands for what a piece says."""
    return {
        "table": rect((0, 0, WIDE, HIGH), 18, BOG_OAK),
        "cell": rect((4, 4, SIDE - 8, SIDE - 8), 12, PARCHMENT, OAK, 3) + label(16, 34, TEXT, 22, OAK),
        **{f"stone-{seat}": seat_mark(seat, 3.5) for seat in range(2)},
        **seat_looks(WIDE - 2 * MARGIN),
    }


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The cells, the stones on them, and who plays. This board is the same on a screen and on a phone held upright."""
    cells = [_cell(number) for number in range(len(CELLS))]
    stones = [_stone(view, number) for number in range(len(CELLS)) if view.state.cells[number]]
    rows = seat_rows(Part(MARGIN, WIDE), view.names, view.to_move, WIDE - 2 * MARGIN)
    return Scene.of(WIDE, HIGH, "table", [*cells, *stones, *rows])


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action: the id of a piece with a meaning, or `do-...` for a button."""
    return (f"cell-{CELLS[action - PLACE]}",)


def _corner(cell: int) -> tuple[int, int]:
    return MARGIN + cell % SIZE * SIDE, MARGIN + cell // SIZE * SIDE


def _cell(cell: int) -> Piece:
    x, y = _corner(cell)
    return Piece(f"cell-{CELLS[cell]}", "cell", x, y, text=CELLS[cell], meaning=CELLS[cell])


def _stone(view: View[State, Box], cell: int) -> Piece:
    """Named by its cell, since stones never move. What moves needs an id that stays: by it the page sees what moved."""
    x, y = _corner(cell)
    seat = int(view.state.cells[cell]) - 1
    return Piece(f"stone-{CELLS[cell]}", f"stone-{seat}", x + SIDE / 2, y + SIDE / 2, layer=1, of=f"seat-{seat}")
