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
    pieces = seat_rows(Part(MARGIN, WIDE), view.names, view.to_move, WIDE - 2 * MARGIN)
    for cell, name in enumerate(CELLS):
        x, y, seat = MARGIN + cell % SIZE * SIDE, MARGIN + cell // SIZE * SIDE, int(view.state.cells[cell]) - 1
        pieces.append(Piece(f"cell-{name}", "cell", x, y, text=name, meaning=name))
        if seat >= 0:  # a stone that could move would need an id that stays: by it the page sees what moved
            middle = x + SIDE / 2, y + SIDE / 2
            pieces.append(Piece(f"stone-{name}", f"stone-{seat}", *middle, layer=1, of=f"seat-{seat}"))
    return Scene.of(WIDE, HIGH, "table", pieces)


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """The touches for this legal action: the id of a piece with a meaning, or `do-...` for a button."""
    return (f"cell-{CELLS[action - PLACE]}",)
