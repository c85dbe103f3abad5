"""Nine Men's Morris as a picture: cut into the planks of a ship's deck, played with pieces of glass and amber."""

from functools import cache

from meadhall.core import drawing
from meadhall.core.drawing import WOOL, at, disc, label, path, picture, piece, pieces, rect, wobble
from meadhall.core.game import View

from . import words
from .box import Box
from .state import LINES, MEN, MOVE, POINTS, State

WIDE, TRAY, CELL, EDGE = 760, 56, 104, 68  # the whole, the height of a tray, between two points, around them
HIGH = WIDE + 2 * TRAY
_PLANKS = ("#a8794a", "#9c6d40", "#ad7f50", "#9f7145", "#a67648", "#99693d")
_GRAIN, _SEAM, _CUT, _LIGHT = "#7d5530", "#4a2f18", "#3d2612", "#d0a671"
_RIM = ("#14284a", "#8a6a1c")  # the darker edge of each seat's pieces
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def draw(view: View[State, Box]) -> str:
    """The deck and its points lie still; the men are pieces in a layer of their own, and glide."""
    points = (_point(number) for number in range(len(POINTS)))
    trays = (_tray(view, seat) for seat in range(2))
    return picture(WIDE, HIGH, view.game.title, _deck(), *trays, *points, pieces(*_men(view)))


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches: an empty point, a man to take, or a man and the point that it moves to."""
    family, start, point = words.parts(action)
    man = f"man-{view.state.points[start]}"
    if family == MOVE:
        return man, f"point-{POINTS[point]}"
    return (man if view.state.taking else f"point-{POINTS[point]}",)


# --- What lies still ----------------------------------------------------------------------------------------------


@cache
def _deck() -> str:
    """Six planks with grain and nails, and the lines cut into them."""
    found = [rect((0, 0, WIDE, HIGH), 18, drawing.BOG_OAK)]
    high = WIDE / len(_PLANKS)
    for plank, colour in enumerate(_PLANKS):
        top = TRAY + plank * high
        found.append(rect((8, top + 1.5, WIDE - 16, high - 3), 4, colour, _SEAM, 2))
        for line in range(7):
            y = top + 12 + line * (high - 24) / 6 + 4 * wobble(plank, line)
            bends = "".join(f"t{(WIDE - 160) / 6:.0f} {5 * wobble(plank * 7 + line, bend):.1f}" for bend in range(6))
            d = f"M{20 + 12 * wobble(line, plank):.0f} {y:.1f}q50 {5 * wobble(line, plank + 9):.1f} 100 0{bends}"
            found.append(path(d, stroke=_GRAIN, width=1.3, more='opacity=".45" stroke-linecap="round"'))
        nails = [(x, top + y) for x in (24, WIDE - 24) for y in (high * 0.25, high * 0.75)]
        found += [disc(x, y, 4.5, "#3b3a38", _SEAM, 1) + disc(x - 1, y - 1, 1.5, "#8b8984") for x, y in nails]
    d = "".join("M" + "L".join(f"{x} {y}" for x, y in map(_spot, (line[0], line[2]))) for line in LINES)
    found.append(at(1.5, 2.5, path(d, stroke=_LIGHT, width=8, more=_ROUND + ' opacity=".8"')))
    found.append(path(d, stroke=_CUT, width=7, more=_ROUND))
    return "".join(found)


def _point(point: int) -> str:
    """A point: a small bowl in the wood, and around it room for a finger."""
    x, y = _spot(point)
    bowl = disc(x + 1, y + 2, 15, _LIGHT) + disc(x, y, 15, _CUT) + disc(x + 1.5, y + 3, 9, "#52351b")
    room = disc(x, y, 44, "#000", more='fill-opacity="0"')
    return f'<g data-id="point-{POINTS[point]}"><title>{POINTS[point]}</title>{room}{bowl}</g>'


def _tray(view: View[State, Box], seat: int) -> str:
    """Who plays, above or below the board: then their men in hand, and at the right those that they took."""
    top, moves = _tray_top(view, seat), view.to_move == seat
    edge = rect((8, top + 4, WIDE - 16, TRAY - 9), 12, "#46301d", drawing.OCHRE if moves else _SEAM, 4 if moves else 2)
    name = label(56, top + 36, drawing.shorten(view.names[seat], 14), 24, WOOL, 'font-weight="bold"' if moves else "")
    return edge + at(32, top + 28, drawing.seat_mark(seat, 0.9)) + name


# --- Men ----------------------------------------------------------------------------------------------------------


def _men(view: View[State, Box]) -> list[str]:
    """Every man under his own name, wherever he is: that is how the page knows what moved."""
    where = {int(man): point for point, man in enumerate(view.state.points) if man}
    found, taken = [], [0, 0]
    for man in range(1, 2 * MEN + 1):
        seat, number = divmod(man - 1, MEN)
        scale, title = 0.4, ""
        if man in where:
            (x, y), scale = _spot(where[man]), 1.0
            title = f"<title>{words.SAY['man on'].format(point=POINTS[where[man]])}</title>"
        elif number >= MEN - view.state.hand[seat]:
            x, y = 250 + 31 * number, _tray_top(view, seat) + TRAY // 2
        else:
            taken[seat] += 1
            x, y = WIDE - 2 - 30 * taken[seat], _tray_top(view, 1 - seat) + TRAY // 2
        found.append(piece(f"man-{man}", x, y, title + at(0, 0, _glass(seat), scale)))
    return found


@cache
def _glass(seat: int) -> str:
    """A playing piece as they were found at Birka: a dome of glass, or of amber."""
    dome = disc(0, 0, 36, drawing.SEAT_COLOURS[seat], _RIM[seat], 4) + disc(0, 0, 27, "none", _RIM[seat], 1.5)
    swirl = path("M-22 8c6 -16 20 -20 24 -8s14 8 20 -6", stroke=WOOL, width=3, more=f'opacity=".35" {_ROUND}')
    shine = path("M-20 -14a25 25 0 0 1 22 -11", stroke="#fff", width=5, more=f'opacity=".75" {_ROUND}')
    return disc(3, 5, 37, "#000", more='opacity=".35"') + dome + swirl + shine


def _spot(point: int) -> tuple[int, int]:
    column, row = "abcdefg".index(POINTS[point][0]), int(POINTS[point][1])
    return EDGE + column * CELL, TRAY + EDGE + (7 - row) * CELL


def _tray_top(view: View[State, Box], seat: int) -> int:
    return TRAY + WIDE if seat == max(view.seat, 0) else 0  # who looks sits below
