"""Hnefatafl as a picture: a carved board, attackers of blue glass, and the king and his men of amber."""

from functools import cache

from meadhall.core import drawing
from meadhall.core.drawing import WOOL, at, disc, label, path, picture, piece, pieces, rect, wobble
from meadhall.core.game import View
from meadhall.core.text import sentence

from . import rules, words
from .box import Box
from .state import KING, SIZE, SQUARES, State

WIDE, TRAY, FRAME = 760, 56, 34
HIGH = WIDE + 2 * TRAY
_WOOD = ("#b98a57", "#a97a49", "#b38350", "#c09262")
_CUT, _LIGHT, _EDGE = "#4a2f18", "#dcb782", "#6b4526"
_RIM = ("#14284a", "#8a6a1c")  # the darker edge of each side's pieces
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def draw(view: View[State, Box]) -> str:
    """The board and its squares lie still; the men are pieces in a layer of their own, and glide."""
    size = int(view.box.size)
    squares = (_square(view, row * SIZE + column) for row in range(size) for column in range(size))
    trays = _tray(view, 0) + _tray(view, 1)
    return picture(WIDE, HIGH, view.game.title, _frame(size), trays, *squares, pieces(*_men(view)))


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches: a man, and the square that he moves to."""
    start, goal = divmod(action, len(SQUARES))
    return f"man-{view.state.squares[start]}", f"square-{SQUARES[goal]}"


@cache
def _frame(size: int) -> str:
    """The frame around the squares, with the names of columns and rows."""
    ground = rect((0, 0, WIDE, HIGH), 18, drawing.BOG_OAK) + rect((6, TRAY, WIDE - 12, WIDE), 10, _EDGE, _CUT, 3)
    names = rect((15, TRAY + 9, WIDE - 30, WIDE - 18), 6, "none", _LIGHT, 1.5, 'opacity=".4"')
    for number in range(size):
        middle = FRAME + _side(size) * (number + 0.5)
        names += label(middle, TRAY + WIDE - 15, "abcdefghi"[number], 18, WOOL, 'text-anchor="middle"')
        names += label(24, TRAY + WIDE - middle + 6, str(number + 1), 18, WOOL, 'text-anchor="middle"')
    return ground + names


def _square(view: View[State, Box], square: int) -> str:
    """A square of wood with some grain; throne and castles carry a knot."""
    side, (x, y) = _side(int(view.box.size)), _middle(view, square)
    knot = _knot(side) if rules.is_kings_square(view.box, square) else ""
    wood = at(x, y, _plank(side, square) + knot)
    return f'<g data-id="square-{SQUARES[square]}"><title>{SQUARES[square]}</title>{wood}</g>'


@cache
def _plank(side: float, seed: int) -> str:
    half = side / 2
    wood = rect((-half, -half, side, side), 3, _WOOD[seed * 7 % 4], _CUT, 2.5)
    light = path(f"M{-half + 3} {half - 4}V{-half + 3}H{half - 4}", stroke=_LIGHT, width=2, more='opacity=".5"')
    for line in range(3):
        y, bend = half * (line - 1) * 0.6 + 5 * wobble(seed, line), 6 * wobble(seed, line + 5)
        d = f"M{-half + 7:.0f} {y:.1f}q{half / 2:.0f} {bend:.1f} {half - 7:.0f} 0t{half - 7:.0f} 0"
        light += path(d, stroke=_EDGE, width=1.2, more=f'{_ROUND} opacity=".35"')
    return wood + light


@cache
def _knot(side: float) -> str:
    """Two loops through each other, as on many a stone of that time."""
    loop = rect((-24, -11, 48, 22), 11, "none", _CUT, 5) + rect((-11, -24, 22, 48), 11, "none", _CUT, 5)
    dark = rect((-40, -40, 80, 80), 4, "#5d2f1c", more='opacity=".28"')
    return at(0, 0, dark + disc(1, 2, 33, "none", _LIGHT, 3) + disc(0, 0, 33, "none", _CUT, 4) + loop, side / 84)


def _tray(view: View[State, Box], seat: int) -> str:
    """Who plays, above or below the board; there lie also the men that this side has captured."""
    top, moves = _tray_top(view, seat), view.to_move == seat
    edge = rect((8, top + 4, WIDE - 16, TRAY - 9), 12, "#46301d", drawing.OCHRE if moves else _CUT, 4 if moves else 2)
    name = label(56, top + 26, drawing.shorten(view.names[seat], 16), 22, WOOL, 'font-weight="bold"' if moves else "")
    side = label(56, top + 45, view.game.sides[seat], 16, _LIGHT)
    return edge + at(32, top + 28, drawing.seat_mark(seat, 0.9)) + name + side


def _men(view: View[State, Box]) -> list[str]:
    """Every man under his own name, wherever he is: that is how the page knows what moved."""
    where = {int(man): square for square, man in enumerate(view.state.squares) if man}
    found, captured = [], [0, 0]
    for man in sorted(int(man) for man in view.box.start if man):
        seat, scale, title = int(man >= KING), _side(int(view.box.size)) / 84, ""
        if man in where:
            x, y = _middle(view, where[man])
            title = f"<title>{sentence(words.name_on(view, where[man]))}</title>"
        else:
            captured[seat] += 1
            x, y, scale = WIDE - 6 - 29 * captured[seat], _tray_top(view, 1 - seat) + TRAY / 2, 0.4
        found.append(piece(f"man-{man}", x, y, title + at(0, 0, _king() if man == KING else _glass(seat), scale)))
    return found


@cache
def _glass(seat: int) -> str:
    """A playing piece as they were found at Birka: a dome of glass, or of amber."""
    shadow, rim = disc(3, 5, 31, "#000", more='opacity=".35"'), _RIM[seat]
    shine = path("M-17 -11a21 21 0 0 1 18 -10", stroke="#fff", width=4.5, more=f'opacity=".75" {_ROUND}')
    return shadow + disc(0, 0, 30, drawing.SEAT_COLOURS[seat], rim, 4) + disc(0, 0, 21, "none", rim, 1.5) + shine


@cache
def _king() -> str:
    """The king is larger and wears a crown."""
    crown = path("M-20 13V-9l11 9L0 -16L9 0l11 -9V13z", "#7c2618", WOOL, 2.5, _ROUND)
    gems = "".join(disc(x, y, 3.5, WOOL) for x, y in ((-20, -11), (0, -19), (20, -11)))
    dome = disc(0, 0, 36, drawing.SEAT_COLOURS[1], _RIM[1], 5) + disc(0, 0, 29, "none", _RIM[1], 1.5)
    return disc(3, 6, 38, "#000", more='opacity=".4"') + dome + crown + gems


def _side(size: int) -> float:
    return (WIDE - 2 * FRAME) / size


def _middle(view: View[State, Box], square: int) -> tuple[float, float]:
    side = _side(int(view.box.size))
    return FRAME + side * (square % SIZE + 0.5), TRAY + WIDE - FRAME - side * (square // SIZE + 0.5)


def _tray_top(view: View[State, Box], seat: int) -> int:
    return TRAY + WIDE if seat == max(view.seat, 0) else 0  # who looks sits below
