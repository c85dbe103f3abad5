"""Nine Men's Morris as a picture: cut into the planks of a ship's deck, played with pieces of glass and amber."""

from functools import cache

from meadhall.core import drawing
from meadhall.core.drawing import WOOL, at, disc, label, path, picture, piece, pieces, rect, wobble
from meadhall.core.game import View

from . import words
from .box import Box
from .state import LINES, MEN, MOVE, POINTS, State

WIDE, TRAY, CELL, EDGE = 760, 104, 102, 74  # the whole, the height of a tray, between two points, around them
HIGH = WIDE + 2 * TRAY
_PLANKS = ("#a8794a", "#9c6d40", "#ad7f50", "#9f7145", "#a67648", "#99693d")
_GRAIN, _SEAM, _CUT, _LIGHT = "#7d5530", "#4a2f18", "#3d2612", "#d0a671"
_RIM = ("#14284a", "#8a6a1c")  # the darker edge of each seat's pieces


def draw(view: View[State, Box]) -> str:
    """The deck and its points lie still; the men are pieces in a layer of their own, and glide."""
    points = (_point(number) for number in range(len(POINTS)))
    trays = (_tray(view, seat) for seat in range(2))
    return picture(WIDE, HIGH, view.game.title, _deck(), *trays, *points, pieces(*_men(view)))


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches: an empty point, a man to take, or a man and the point that it moves to."""
    family, start, point = words.parts(action)
    man = _man_name(int(view.state.points[start]))
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
            bends = "".join(f"t{(WIDE - 100) / 6:.0f} {5 * wobble(plank * 7 + line, bend):.1f}" for bend in range(6))
            d = f"M{20 + 12 * wobble(line, plank):.0f} {y:.1f}q50 {5 * wobble(line, plank + 9):.1f} 100 0{bends}"
            found.append(path(d, stroke=_GRAIN, width=1.3, more='opacity=".45" stroke-linecap="round"'))
        nails = [(x, top + y) for x in (24, WIDE - 24) for y in (high * 0.25, high * 0.75)]
        found += [disc(x, y, 4.5, "#3b3a38", _SEAM, 1) + disc(x - 1, y - 1, 1.5, "#8b8984") for x, y in nails]
    d = "".join("M" + "L".join(f"{x} {y}" for x, y in map(_spot, (line[0], line[2]))) for line in LINES)
    round_ends = 'stroke-linecap="round" stroke-linejoin="round"'
    found.append(at(1.5, 2.5, path(d, stroke=_LIGHT, width=8, more=round_ends + ' opacity=".8"')))
    found.append(path(d, stroke=_CUT, width=7, more=round_ends))
    return "".join(found)


def _point(point: int) -> str:
    """A point: a small bowl in the wood, and around it room for a finger."""
    x, y = _spot(point)
    bowl = disc(x + 1, y + 2, 15, _LIGHT) + disc(x, y, 15, _CUT) + disc(x + 1.5, y + 3, 9, "#52351b")
    room = disc(x, y, 44, "#000", more='fill-opacity="0"')
    return f'<g data-id="point-{POINTS[point]}">{room}{bowl}</g>'


def _tray(view: View[State, Box], seat: int) -> str:
    """Who plays, above or below the board: their men in hand at the left, those that they took at the right."""
    top, moves = _tray_top(seat), view.to_move == seat
    edge = rect(
        (12, top + 8, WIDE - 24, TRAY - 16), 12, "#46301d", drawing.OCHRE if moves else _SEAM, 4 if moves else 2
    )
    name = label(64, top + 40, drawing.shorten(view.names[seat], 30), 26, WOOL, 'font-weight="bold"' if moves else "")
    return edge + at(38, top + 31, drawing.seat_mark(seat, 0.9)) + name


# --- Men ----------------------------------------------------------------------------------------------------------


def _men(view: View[State, Box]) -> list[str]:
    """Every man under his own name, wherever he is: that is how the page knows what moved."""
    where = {int(man): point for point, man in enumerate(view.state.points) if man}
    found = []
    for man in range(1, 2 * MEN + 1):
        seat, number = divmod(man - 1, MEN)
        scale = 1.0
        if man in where:
            x, y = _spot(where[man])
        else:
            in_hand = number >= MEN - view.state.hand[seat]
            x, y = (
                (44 + 38 * number, _tray_top(seat) + 72) if in_hand else (412 + 38 * number, _tray_top(1 - seat) + 72)
            )
            scale = 0.46
        found.append(piece(_man_name(man), x, y, at(0, 0, _glass(seat), scale)))
    return found


@cache
def _glass(seat: int) -> str:
    """A playing piece as they were found at Birka: a dome of glass, or of amber."""
    swirl = path(
        "M-22 8c6 -16 20 -20 24 -8s14 8 20 -6", stroke=WOOL, width=3, more='opacity=".35" stroke-linecap="round"'
    )
    shine = path("M-20 -14a25 25 0 0 1 22 -11", stroke="#fff", width=5, more='opacity=".75" stroke-linecap="round"')
    shadow = disc(3, 5, 37, "#000", more='opacity=".35"')
    return (
        shadow
        + disc(0, 0, 36, drawing.SEAT_COLOURS[seat], _RIM[seat], 4)
        + disc(0, 0, 27, "none", _RIM[seat], 1.5)
        + swirl
        + shine
    )


def _man_name(man: int) -> str:
    return f"man-{man}"


def _spot(point: int) -> tuple[int, int]:
    column, row = "abcdefg".index(POINTS[point][0]), int(POINTS[point][1])
    return EDGE + column * CELL, TRAY + EDGE + (7 - row) * CELL


def _tray_top(seat: int) -> int:
    return 0 if seat else TRAY + WIDE
