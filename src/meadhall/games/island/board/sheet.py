"""The island games: all looks of a table. Still pictures are files; the others are drawn or filled in here.

- `looks/*.svg` are whole looks; a file is named as the look.
- `looks/tiles/` holds the tiles. They are scaled to the cells of the island.
- `looks/beings/` holds the figures of the beings by their numbers; what lies behind them is the game's own.
- `looks/parts/` holds parts of looks. In them `{points}` stands for a number and magenta for the colour of a seat.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from meadhall.core import drawing
from meadhall.core.artwork import artwork, artworks
from meadhall.core.drawing import INK, OCHRE, WOOL, at, disc, label, num, path, rect, seat_mark, wobble
from meadhall.core.scene import SHAPES, TEXT
from meadhall.games.island.board import layout as spots
from meadhall.games.island.board.layout import BONUS_HIGH, MAT, Grid, IslandLayout, grid, layout
from meadhall.games.island.board.signs import COLOURS, pattern, printed, room_for
from meadhall.games.island.box import IslandBox
from meadhall.games.island.state import BEING_NAMES, BEINGS, BONUS_NAMES, CELLS, KINDS, SIDE
from meadhall.games.island.words.names import BEING_IDS, PHRASES, kind_name

COUNTER_LETTERS = 16.3  # the size of the words beside the counters of a turn
COUNTERS = ("replacements", "steps", "activations", "claims")
"""A turn has a limited number of each; the word for the rest of it has a key such as `steps-left`."""
QUIET = "#4a3b2a"  # the colour of words of less weight on paper
_LOOKS = Path(__file__).with_name("looks")
_SEAT_COLOUR = "#ff00ff"
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_DASHES = 'stroke-dasharray="5 5"'
_ROW_STATES = {"waits": (drawing.PAPER, INK, 2), "active": (WOOL, OCHRE, 6), "won": (WOOL, drawing.MOSS, 6)}


@dataclass(frozen=True)
class Style:
    """The colours and pictures of a game's own table."""

    table: str
    mat: str  # dark enough for light numerals
    border: str  # the ornament around the mat
    surf: tuple[str, str, str]  # the water around the island, from far to near
    panel: str  # strips and slots, dark enough for light words
    plate: str  # the picture of the plate with the game's name
    scenes: Path  # the folder of the pictures that lie behind the beings, one for each element
    weave: Callable[[int, int], str]  # draws the cloth or the planks of a table of this width and height


def looks(box: IslandBox, style: Style) -> dict[str, str]:
    """All looks of a box. Words are drawn in letters of one size, and pieces scale them."""
    drawn = artworks(_LOOKS)
    drawn |= _tiles(style, grid(int(box.island)).size)
    drawn |= _beings(box, style) | _bonus(box, style, layout("wide", box).bonus_wide) | _counters(box)
    for seat in range(int(box.players)):
        drawn[f"mark-{seat}"] = seat_mark(seat)
        pawn = _part("pawn").replace(_SEAT_COLOUR, drawing.SEAT_COLOURS[seat])
        drawn[f"pawn-{seat}"] = pawn + at(0, 24, seat_mark(seat, 0.68))
    drawn["plate"] = style.plate
    drawn["shore"] = at(-MAT[0], -MAT[1], _shore(style, int(box.island)))
    for shape in SHAPES:
        drawn |= _frames(layout(shape, box), style, int(box.target))
    # In JSON a double quote takes two bytes and a single one takes one; no look has a single quote of its own.
    return {name: look.replace('"', "'") for name, look in drawn.items()}


def _part(name: str) -> str:
    return artwork(_LOOKS / "parts" / f"{name}.svg")


def _tiles(style: Style, size: int) -> dict[str, str]:
    """Tiles on the island and in the hand, for cells of this size."""

    def square(less: float) -> tuple[float, float, float, float]:
        return less - size / 2, less - size / 2, size - 2 * less, size - 2 * less

    drawn = {
        "unlaid": rect(square(4), 8, style.mat, style.border, 1.6, _DASHES),
        "lifted": rect(square(3), 9, "none", OCHRE, 7, 'stroke-dasharray="16 6"'),
        "offered": rect(square(-4), 12, "none", OCHRE, 6),
    }
    for file in (_LOOKS / "tiles").glob("*.svg"):
        drawn[file.stem] = f'<g transform="scale({size / 100:g})">{artwork(file)}</g>'
    slot = rect(square(0), 9, style.panel, style.border, 1.6, 'stroke-dasharray="5 4" opacity=".8"')
    for name, colour in zip(KINDS, COLOURS, strict=True):
        drawn[f"below-{name}"] = rect(square(2), 9, colour, INK, 2)
        drawn[f"slot-{name}"] = slot + f'<g opacity=".55">{at(0, 0, _part(f"roundel-{name}"), size / 66)}</g>'
    return drawn


def _beings(box: IslandBox, style: Style) -> dict[str, str]:
    """The patterns and the pictures of all beings in play, and small and large cards for the points that they have."""
    drawn = {}
    for card in range(BEINGS):
        if box.deck >> card & 1:
            element, points = KINDS[box.elements[card]], int(box.points[card])
            code = BEING_NAMES[card]
            drawn[f"pattern-{code}"] = pattern(printed(box, card))
            lore = drawing.escape(PHRASES.say(f"lore-{code}"))
            told = f"<desc>{lore}</desc>"  # what the page shows under the picture
            figure = artwork(style.scenes / f"{element}.svg") + artwork(_LOOKS / "beings" / f"{code}.svg")
            drawn[f"large-{BEING_IDS[card]}"] = told + figure + rect((-34, -56, 68, 112), 0, "none", INK, 2)
            for name in ("worth", f"small-{element}", "open"):
                drawn[f"{name}-{points}"] = _part(name).replace("{points}", str(points))
    return drawn


def _bonus(box: IslandBox, style: Style, wide: float) -> dict[str, str]:
    """Bonus cards: a frame with two places for tokens, locked when both are taken, and the print of each card."""
    drawn = {"bonus-none": rect((0, 0, wide, BONUS_HIGH), 10, style.panel, style.border, 1.6, _DASHES)}
    coin = disc(22, 23, 15, OCHRE, INK, 1.8) + label(22, 30, TEXT, 21, INK, _BOLD)
    for look, fill, dashes, lock in (
        ("bonus-free", WOOL, 'stroke-dasharray="4 3"', ""),
        ("bonus-locked", drawing.PARCHMENT, "", at(wide / 2, BONUS_HIGH - 24, _part("lock"))),
    ):
        drawn[look] = (
            rect((2, 4, wide, BONUS_HIGH), 10, "#000", more='opacity=".4"')
            + rect((0, 0, wide, BONUS_HIGH), 10, fill, INK, 2.2)
            + rect((5, 5, wide - 10, BONUS_HIGH - 10), 7, "none", OCHRE, 1.6)
            + coin
            + "".join(disc(x, y, 15, "none", drawing.BOG_OAK, 1.8, dashes) for x, y in spots.token_spots(wide))
            + lock
        )
    for card in range(int(box.bonus_cards) if box.bonus else 0):
        rows, name = printed(box, BEINGS + card), BONUS_NAMES[card]
        words = label(wide - 12, 29, name, 20, QUIET, 'text-anchor="end"')
        drawn[f"print-{name}"] = words + at(wide / 2, 66, pattern(rows), room_for(rows, wide - 20, 62, 24))
    return drawn


def _counters(box: IslandBox) -> dict[str, str]:
    """The counters of a turn: a sign, a number and a word; also without the word, for games with last turns."""
    drawn = {}
    for name in COUNTERS:
        drawn[name] = _part(name) + label(40, 7, PHRASES.say(f"{name}-left"), COUNTER_LETTERS, WOOL)
        if box.others_finish:
            drawn[f"{name}-bare"] = _part(name)
    return drawn


def _frames(where: IslandLayout, style: Style, target: int) -> dict[str, str]:
    """The table, and everything else whose size depends on the shape."""
    row, shape, wide = where.row, where.shape, where.shape == "wide"
    table = f'<rect width="{where.width}" height="{where.height}" fill="{style.table}"/>'
    table += style.weave(where.width, where.height)
    table += "".join(rect(each, 10, style.panel, INK, 2) for each in (where.strip, *where.piles))
    for (x, y, across, _), word in zip(where.piles, ("tiles-pile", "beings-pile"), strict=False):
        x, y, letters, room = (x + 44, y + 20, 15.5, 84.0) if wide else (x + across / 2, y + 28, 23, across)
        table += _words(x, y, PHRASES.say(word), letters, room)
    small = round(spots.SMALL_WIDE * row.card_size - 6), round(spots.SMALL_HIGH * row.card_size - 6)
    places = "".join(
        f"M{num(x - small[0] / 2)} {num(y - small[1] / 2)}h{small[0]}v{small[1]}h-{small[0]}Z"
        for x, y in row.card_spots(target)
    )
    drawn = {
        f"ground-{shape}": table,
        f"places-{shape}": path(places, stroke=drawing.BOG_OAK, width=1.2, more='stroke-dasharray="3 4" opacity=".6"'),
    }
    for state, (fill, edge, thick) in _ROW_STATES.items():
        shadow = rect((2, 4, row.wide, row.high), 12, "#000", more='opacity=".35"')
        drawn[f"row-{state}-{shape}"] = shadow + rect((0, 0, row.wide, row.high), 12, fill, edge, thick)
    for name, (_, _, across, down) in where.trays.items():
        title = _words(across / 2, 17, PHRASES.say(f"{name}-discarded"), 15.5, across) if wide else ""
        drawn[f"tray-{name}-{shape}"] = rect((0, 0, across, down), 8, style.mat, style.border, 1.2) + title
    if wide:
        drawn["kinds"] = "".join(
            _words(kind * where.tile_pitch, 0, kind_name(PHRASES, kind), 12.5, 1.15 * where.tile_pitch)
            for kind in range(len(KINDS))
        )
    return drawn


def _words(x: float, y: float, text: str, letters: float, room: float) -> str:
    """Words about their middle, as large as there is room for."""
    return label(x, y, text, letters * drawing.fitted(text, room / (letters * drawing.LETTER)), WOOL, _MIDDLE)


def _shore(style: Style, island: int) -> str:
    """The mat: an ornamented border, coordinates, and water breaking around the island's cells."""
    g = grid(island)
    x, y, across, down = MAT
    cells = "".join(
        f"M{num(g.left + (run.start() - g.columns[0]) * g.size)} {num(g.top + i * g.size)}"
        f"h{len(run[0]) * g.size}v{g.size}h{-len(run[0]) * g.size}Z"
        for i, row in enumerate(g.rows)
        for run in re.finditer("1+", f"{island >> row * SIDE & 255:08b}"[::-1])
    )
    far, middle, near = style.surf
    surf = "".join(
        f'<path d="{cells}" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in ((far, 34), (style.mat, 30), (middle, 20), (style.mat, 17), (near, 9))
    )
    letters = (
        label(g.left + (i + 0.5) * g.size, g.top - 19, "abcdefgh"[column], 25, WOOL, _BOLD)
        for i, column in enumerate(g.columns)
    )
    numerals = (
        label(g.left - 30, g.top + (i + 0.5) * g.size + 9, str(row + 1), 25, WOOL, _BOLD)
        for i, row in enumerate(g.rows)
    )
    ornament = (x + 9, y + 9, across - 18, down - 18)
    return (
        rect((x + 3, y + 5, across, down), 16, "#000", more='opacity=".35"')
        + rect(MAT, 16, style.mat, INK, 3)
        + rect((x + 4, y + 4, across - 8, down - 8), 13, "none", style.border, 1.6)
        + rect(ornament, 9, "none", style.border, 8, 'stroke-dasharray="1.6 11" opacity=".6"')
        + path(_ripples(g, island), stroke=far, width=2, more='stroke-linecap="round" opacity=".55"')
        + f'<g fill="{near}" stroke-linejoin="round">{surf}</g>'
        + path(cells, "#000", more='opacity=".35" transform="translate(2 4)"')
        + "".join((*letters, *numerals))
    )


def _ripples(g: Grid, island: int) -> str:
    """Small waves all over the mat, but not under the island."""
    (x, y, across, down), half = MAT, g.size / 2
    cells = [g.middle(cell) for cell in range(CELLS) if island >> cell & 1]
    waves = ""
    for i in range(80):
        u = round(x + 40 + i % 8 * 76 + 38 * (i // 8 % 2) + 12 * wobble(41, i))
        v = round(y + 44 + i // 8 * 64 + 10 * wobble(42, i))
        under = (abs(u + 15 + right - p) <= half and abs(v - q) <= half for p, q in cells for right in (-33, 0, 33))
        if u < x + across - 48 and v < y + down - 20 and not any(under):
            waves += f"M{u} {v}q5-6 10 0t10 0 10 0"
    return waves
