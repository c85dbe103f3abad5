"""Nine Men's Morris as a scene: cut into the planks of a ship's deck, played with pieces of glass and amber."""

from meadhall.core import drawing
from meadhall.core.drawing import WOOL, at, disc, path, rect, wobble
from meadhall.core.game import View
from meadhall.core.scene import Part, Piece, Scene, Shape
from meadhall.core.seat_rows import seat_looks, seat_row

from . import words
from .box import Box
from .state import LINES, MEN, MOVE, POINTS, State

WIDE, TRAY, CELL, EDGE = 760, 56, 104, 68  # the whole, the height of a tray, between two points, around them
HIGH = WIDE + 2 * TRAY
_ROW = (WIDE - 8) / 0.86
_PLANKS = ("#a8794a", "#9c6d40", "#ad7f50", "#9f7145", "#a67648", "#99693d")
_GRAIN, _SEAM, _CUT, _LIGHT = "#7d5530", "#4a2f18", "#3d2612", "#d0a671"
_RIM = ("#14284a", "#8a6a1c")  # the darker edge of each seat's pieces
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def looks(box: Box) -> dict[str, str]:
    """How everything looks, each thing about its own origin."""
    return {
        "deck": _deck(),
        "point": disc(0, 0, 44, "#000", more='fill-opacity="0"')  # room for a finger
        + disc(1, 2, 15, _LIGHT) + disc(0, 0, 15, _CUT) + disc(1.5, 3, 9, "#52351b"),
        **{f"man-{seat}": _glass(seat) for seat in range(2)},
        **seat_looks(_ROW, "#46301d", "#5a3e26", WOOL),
    }  # fmt: skip


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


# --- What lies still ----------------------------------------------------------------------------------------------


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
