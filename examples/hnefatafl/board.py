"""Hnefatafl as a scene: a carved board, attackers of blue glass, and the king and his men of amber."""

from pathlib import Path

from meadhall.core.artwork import artwork, artworks
from meadhall.core.drawing import WOOL, at, disc, path, rect, wobble
from meadhall.core.game import View
from meadhall.core.scene import Part, Piece, Scene, Shape
from meadhall.core.seat_rows import seat_looks, seat_row
from meadhall.core.text import sentence

from . import rules, words
from .box import Box
from .state import KING, SIZE, SQUARES, State

WIDE, TRAY, FRAME = 760, 56, 34
HIGH = WIDE + 2 * TRAY
_ROW = (WIDE - 8) / 0.86
_LOOKS = Path(__file__).with_name("looks")
_WOOD = ("#b98a57", "#a97a49", "#b38350", "#c09262")
_CUT, _LIGHT, _EDGE = "#4a2f18", "#dcb782", "#6b4526"
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def looks(box: Box) -> dict[str, str]:
    """How everything looks, each thing about its own origin; squares differ by the grain of their wood."""
    side = _side(int(box.size))
    return {
        **artworks(_LOOKS),
        "frame": artwork(_LOOKS / "parts" / f"frame-{box.size}.svg"),
        **{f"wood-{seed}": _plank(side, seed) for seed in range(8)},
        "kings-wood": _plank(side, 0) + _knot(side),
        **seat_looks(_ROW, "#46301d", "#5a3e26", WOOL),
    }


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The men, the squares, and who plays above and below, where the captured lie: one board for both shapes."""
    found = _men(view)
    for square in (row * SIZE + column for row in range(view.box.size) for column in range(view.box.size)):
        look = "kings-wood" if rules.is_kings_square(view.box, square) else f"wood-{square * 5 % 8}"
        found.append(Piece(f"square-{SQUARES[square]}", look, *_middle(view, square), meaning=SQUARES[square]))
    for seat, name in enumerate(view.names):
        tray, told = Part(4, _tray_top(view, seat), 0.86), f"{name}, {view.game.sides[seat]}"
        found += seat_row(tray, seat, told, _ROW, view.to_move == seat)
    return Scene.of(WIDE, HIGH, "frame", found)


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches: a man, and the square that he moves to."""
    start, goal = divmod(action, len(SQUARES))
    return f"man-{view.state.squares[start]}", f"square-{SQUARES[goal]}"


def _plank(side: float, seed: int) -> str:
    half = side / 2
    wood = rect((-half, -half, side, side), 3, _WOOD[seed * 7 % 4], _CUT, 2.5)
    light = path(f"M{-half + 3} {half - 4}V{-half + 3}H{half - 4}", stroke=_LIGHT, width=2, more='opacity=".5"')
    for line in range(3):
        y, bend = half * (line - 1) * 0.6 + 5 * wobble(seed, line), 6 * wobble(seed, line + 5)
        d = f"M{-half + 7:.0f} {y:.1f}q{half / 2:.0f} {bend:.1f} {half - 7:.0f} 0t{half - 7:.0f} 0"
        light += path(d, stroke=_EDGE, width=1.2, more=f'{_ROUND} opacity=".35"')
    return wood + light


def _knot(side: float) -> str:
    """Two loops through each other, as on many a stone of that time."""
    loop = rect((-24, -11, 48, 22), 11, "none", _CUT, 5) + rect((-11, -24, 22, 48), 11, "none", _CUT, 5)
    dark = rect((-40, -40, 80, 80), 4, "#5d2f1c", more='opacity=".28"')
    return at(0, 0, dark + disc(1, 2, 33, "none", _LIGHT, 3) + disc(0, 0, 33, "none", _CUT, 4) + loop, side / 84)


def _men(view: View[State, Box]) -> list[Piece]:
    """Every man under his own name, wherever he is: that is how the page knows what moved."""
    where = {int(man): square for square, man in enumerate(view.state.squares) if man}
    found, captured = [], [0, 0]
    for man in sorted(int(man) for man in view.box.start if man):
        seat, size, meaning = int(man >= KING), round(_side(int(view.box.size)) / 84, 3), ""
        if man in where:
            x, y = _middle(view, where[man])
            meaning = sentence(words.name_on(view, where[man]))
        else:
            captured[seat] += 1
            x, y, size = WIDE - 6 - 29 * captured[seat], _tray_top(view, 1 - seat) + TRAY / 2, 0.4
        look = "king" if man == KING else f"man-{seat}"
        found.append(Piece(f"man-{man}", look, x, y, size=size, layer=2, meaning=meaning, of=f"seat-{seat}"))
    return found


def _side(size: int) -> float:
    return (WIDE - 2 * FRAME) / size


def _middle(view: View[State, Box], square: int) -> tuple[float, float]:
    side = _side(int(view.box.size))
    x, y = FRAME + side * (square % SIZE + 0.5), TRAY + WIDE - FRAME - side * (square // SIZE + 0.5)
    return round(x, 1), round(y, 1)


def _tray_top(view: View[State, Box], seat: int) -> int:
    return TRAY + WIDE if seat == max(view.seat, 0) else 0  # the viewer sits below
