"""Nine Men's Morris as a scene: cut into the planks of a ship's deck, played with pieces of glass and amber."""

from pathlib import Path

from meadhall.core.artwork import artworks
from meadhall.core.drawing import WOOL
from meadhall.core.game import View
from meadhall.core.scene import Part, Piece, Scene, Shape
from meadhall.core.seat_rows import seat_looks, seat_row

from . import words
from .box import Box
from .state import MEN, MOVE, POINTS, State

WIDE, TRAY, CELL, EDGE = 760, 56, 104, 68  # the whole, the height of a tray, between two points, around them
HIGH = WIDE + 2 * TRAY
_ROW = (WIDE - 8) / 0.86


def looks(box: Box) -> dict[str, str]:
    """How everything looks: the files of `looks/`, and the rows that tell who plays."""
    return artworks(Path(__file__).with_name("looks")) | seat_looks(_ROW, "#46301d", "#5a3e26", WOOL)


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The points, the men wherever they are, and who plays: the same on a screen and on a phone held upright."""
    points = [Piece(f"point-{name}", "point", *_spot(n), meaning=name) for n, name in enumerate(POINTS)]
    return Scene.of(WIDE, HIGH, "deck", [*points, *_tray(view, 0), *_tray(view, 1), *_men(view)])


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches: an empty point, a man to take, or a man and the point that it moves to."""
    family, start, point = words.parts(action)
    man = f"man-{view.state.points[start]}"
    if family == MOVE:
        return man, f"point-{POINTS[point]}"
    return (man if view.state.taking else f"point-{POINTS[point]}",)


def _tray(view: View[State, Box], seat: int) -> list[Piece]:
    """Who plays, above or below the board: there lie also the men that they have in hand, and those that they took."""
    return seat_row(Part(4, _tray_top(view, seat), 0.86), seat, view.names[seat], _ROW, view.to_move == seat)


def _men(view: View[State, Box]) -> list[Piece]:
    """Every man under his own name, wherever he is: that is how the page knows what moved."""
    where = {int(man): point for point, man in enumerate(view.state.points) if man}
    found, taken = [], [0, 0]
    for man in range(1, 2 * MEN + 1):
        seat, number = divmod(man - 1, MEN)
        size, meaning = 0.4, ""
        if man in where:
            (x, y), size = _spot(where[man]), 1.0
            meaning = view.say("man-on", point=POINTS[where[man]])
        elif number >= MEN - view.state.hand[seat]:
            x, y = 250 + 31 * number, _tray_top(view, seat) + TRAY // 2
        else:
            taken[seat] += 1
            x, y = WIDE - 2 - 30 * taken[seat], _tray_top(view, 1 - seat) + TRAY // 2
        found.append(Piece(f"man-{man}", f"man-{seat}", x, y, size=size, layer=2, meaning=meaning, of=f"seat-{seat}"))
    return found


def _spot(point: int) -> tuple[int, int]:
    column, row = "abcdefg".index(POINTS[point][0]), int(POINTS[point][1])
    return EDGE + column * CELL, TRAY + EDGE + (7 - row) * CELL


def _tray_top(view: View[State, Box], seat: int) -> int:
    return TRAY + WIDE if seat == max(view.seat, 0) else 0  # the viewer sits below
