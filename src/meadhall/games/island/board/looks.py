"""The island games: how everything looks that lies on the table; drawn once for a box and a game's style."""

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    RUST,
    SEAT_COLOURS,
    WOOL,
    at,
    disc,
    label,
    path,
    rect,
    seat_mark,
)
from meadhall.core.scene import SHAPES, TEXT, Shape
from meadhall.games.island.board import cards, guardians, landscape, scenery
from meadhall.games.island.board.layout import LETTERS, Layout, layout
from meadhall.games.island.board.scenery import QUIET, Style
from meadhall.games.island.board.signs import COLOURS, chip, pattern, roundel, signs
from meadhall.games.island.box import CARDS, IslandBox
from meadhall.games.island.patterns import ANY
from meadhall.games.island.patterns import LETTERS as KIND_LETTERS
from meadhall.games.island.state import BEING_NAMES, BEINGS, BONUS_NAMES, ELEMENTS, KINDS, PROTECTORS, SIDE

SIDE_WIDE, SIDE_HIGH = 672, 180
"""The size of a side of a protector board, while it is chosen."""
TILE = 100
"""A cell for which tiles are drawn."""
GOAL_WIDE = 78
"""How wide the sign is that tells how near a seat is to the end."""
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'


def looks(box: IslandBox, style: Style) -> dict[str, str]:
    """How everything looks. Words are drawn in letters of one size, and pieces scale them."""
    found = {
        **_words(),
        **_tiles(style),
        **_cards(box),
        **_people(box),
        **_signs(),
        "plate": scenery.title_plate(style),
    }
    for shape in SHAPES:
        where = layout(shape, box)
        found |= _grounds(box, style, where)
        found |= _frames(shape, where, style)
    # In JSON a double quote takes two bytes and a single one takes one; no look has a single quote of its own.
    return {name: drawn.replace('"', "'") for name, drawn in found.items()}


def _words() -> dict[str, str]:
    return {
        "ink": label(0, 0, TEXT, LETTERS, INK),
        "ink-bold": label(0, 0, TEXT, LETTERS, INK, 'font-weight="bold"'),
        "ink-quiet": label(0, 0, TEXT, LETTERS, QUIET, 'font-style="italic"'),
        "ink-alarm": label(0, 0, TEXT, LETTERS, RUST, 'font-weight="bold"'),
        "points": label(0, 0, TEXT, LETTERS, INK, _BOLD),
        "wins": label(0, 0, TEXT, LETTERS, "#3d4f26", _BOLD),
        "light": label(0, 0, TEXT, LETTERS, WOOL),
        "light-middle": label(0, 0, TEXT, LETTERS, WOOL, _MIDDLE),
        "light-bold": label(0, 0, TEXT, LETTERS, WOOL, _BOLD),
    }


# --- The island -------------------------------------------------------------------------------------------------------


def _tiles(style: Style) -> dict[str, str]:
    """Tiles laid and held, for cells of 100 units."""
    half = TILE / 2
    found = {
        "cell": rect((-half, -half, TILE, TILE), 0, "transparent"),
        "unlaid": rect((4 - half, 4 - half, TILE - 8, TILE - 8), 8, style.mat, style.border, 1.6, _DASHES),
        "lifted": rect((3 - half, 3 - half, TILE - 6, TILE - 6), 9, "none", OCHRE, 7, 'stroke-dasharray="16 6"'),
        "offered": rect((-54, -54, 108, 108), 12, "none", OCHRE, 6),
        "badge": disc(0, 0, 18, WOOL, INK, 2) + label(0, 8, TEXT, 25, INK, _BOLD),
    }
    for kind, name in enumerate(KINDS):
        found |= {f"{name}-{look}": landscape.tile(kind, look) for look in range(landscape.LOOKS)}
        found[f"below-{name}"] = rect((-48, -48, 96, 96), 9, COLOURS[kind], INK, 2)
        found[f"slot-{name}"] = scenery.slot(style, TILE) + f'<g opacity=".55">{at(0, 0, roundel(kind), 1.5)}</g>'
        found[f"chip-{name}"] = chip(kind, 1.45) + label(0, 34, TEXT, 17, WOOL, _MIDDLE)
    return found


_DASHES = 'stroke-dasharray="5 5"'


# --- Cards ------------------------------------------------------------------------------------------------------------


def _cards(box: IslandBox) -> dict[str, str]:
    found = {
        "being-back": cards.being_back(),
        "tile-back": cards.tile_back(),
        "place": cards.place(),
        "coin": cards.coin(0, 0),
        "halo": cards.halo(),
        **{f"pile-tiles-{n}": cards.pile(cards.tile_back(), n, 1.1) for n in range(4)},
        **{f"pile-beings-{n}": cards.pile(cards.being_back(), n, 1.15) for n in range(4)},
    }
    for element in range(ELEMENTS):
        found[f"being-{KINDS[element]}"] = cards.being(element, 20)
        found[f"being-{KINDS[element]}-long"] = cards.being(element, 16.3)
    for card in range(CARDS):
        name = BEING_NAMES[card] if card < BEINGS else BONUS_NAMES[card - BEINGS]
        if card < BEINGS and not box.deck >> card & 1 or card >= BEINGS and card >= BEINGS + box.bonus_cards:
            continue
        found[f"pattern-{name}"] = pattern(printed(box, card))
        if card < BEINGS:
            element, points = int(box.elements[card]), int(box.points[card])
            found[f"worth-{points}"] = cards.worth(points)
            found[f"small-{KINDS[element]}-{points}"] = cards.small_being(element, points)
            found[f"open-{points}"] = cards.open_being(points)
    return found


def printed(box: IslandBox, card: int) -> tuple[str, ...]:
    """The pattern of a card as it is printed, row by row, from the ways to lay it: the first is turned by a quarter."""
    letters = {kind: letter for letter, kind in KIND_LETTERS.items()}
    count = int(box.required[card])
    offsets, kinds = box.offsets[card, :count, 0].tolist(), box.kinds[card, :count].tolist()
    cells = {(-(offset % SIDE), offset // SIDE): letters[kind] for offset, kind in zip(offsets, kinds, strict=True)}
    top, high, wide = min(row for row, _ in cells), max(row for row, _ in cells), max(column for _, column in cells)
    any_order = bool(box.any_order[card])
    return tuple(
        "".join((ANY if any_order else cells[row, column]) if (row, column) in cells else "." for column in range(wide + 1))
        for row in range(top, high + 1)
    )


# --- People -----------------------------------------------------------------------------------------------------------


def _people(box: IslandBox) -> dict[str, str]:
    players = int(box.players)
    found = {"turn": path("M-4-16L16 0-4 16Z", OCHRE, INK, 2, 'stroke-linejoin="round"'), "ring": guardians.ring(-1)}
    found["flag"] = disc(0, 0, 14, WOOL, INK, 1.6) + path("M-5 9V-9L8-5-5 0", OCHRE, INK, 2, 'stroke-linejoin="round"')
    left, wide = -GOAL_WIDE / 2, GOAL_WIDE
    found["goal"] = rect((left, -21, wide, 29), 14, "none", BOG_OAK, 1.4) + label(0, 0, TEXT, LETTERS, INK, _MIDDLE)
    found["goal-near"] = rect((left, -21, wide, 29), 14, RUST, INK, 1.4) + label(0, 0, TEXT, LETTERS, WOOL, _BOLD)
    for seat in range(players):
        found[f"mark-{seat}"] = seat_mark(seat)
        found[f"pawn-{seat}"] = guardians.pawn(seat)
        found[f"claims-{seat}"] = disc(0, 0, 14, WOOL, INK) + seat_mark(seat, 0.8)
    for number, name in enumerate(PROTECTORS):
        found[f"figure-{name}"] = guardians.figure(number)
    for element in range(ELEMENTS):
        found[f"ring-{KINDS[element]}"] = guardians.ring(element)
        found[f"sign-{KINDS[element]}"] = signs(element)
        found[f"side-{KINDS[element]}"] = (
            rect((2, 4, SIDE_WIDE, SIDE_HIGH), 16, "#000", more='opacity=".4"')
            + rect((0, 0, SIDE_WIDE, SIDE_HIGH), 16, PAPER, INK, 2.4)
            + rect((7, 7, SIDE_WIDE - 14, SIDE_HIGH - 14), 11, "none", COLOURS[element], 2.4)
        )
    assert players <= len(SEAT_COLOURS)
    return found


def _signs() -> dict[str, str]:
    """The signs of what a turn allows."""
    steps = "M-8-3c-3-6 1-11 4-9s2 7 0 10ZM-8-1l4 0q1 4-1 5t-3-5ZM5 3c-2-6 1-11 4-9s3 6 0 10ZM5 5l4 0q1 4-1 5t-3-5Z"
    return {
        "replacements": rect((-12, -12, 16, 16), 3, "#5b6a72", WOOL, 1.6) + rect((-3, -3, 16, 16), 3, OCHRE, INK, 1.6),
        "steps": path(steps, WOOL),
        "activations": rect((-9, -12, 18, 24), 3, WOOL, INK, 1.6) + path("M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2Z", INK),
    }


# --- What lies under everything, and frames whose size depends on the shape ------------------------------------------


def _grounds(box: IslandBox, style: Style, where: Layout) -> dict[str, str]:
    left, top, size = where.island
    shore = scenery.shore(style, int(box.island))
    if where.shape == "tall":
        shore = f'<g transform="translate({left:.1f} {top:.1f})scale({size:.4f})">{shore}</g>'
    strips = "".join(scenery.strip(style, each) for each in (where.strip, *where.piles))
    return {f"ground-{where.shape}": scenery.table(style, where.width, where.height) + shore + strips}


def _frames(shape: Shape, where: Layout, style: Style) -> dict[str, str]:
    row, found = where.row, {}
    for state, (fill, edge, thick) in _ROW_STATES.items():
        shadow = rect((2, 4, row.wide, row.high), 12, "#000", more='opacity=".35"')
        found[f"row-{state}-{shape}"] = shadow + rect((0, 0, row.wide, row.high), 12, fill, edge, thick)
    if where.bonus:
        wide, size = where.bonus[0][1], 15 if shape == "wide" else 22
        for state in ("free", "locked"):
            found[f"bonus-{state}-{shape}"] = cards.bonus(wide, where.bonus_high, size, state == "locked")
        found[f"bonus-none-{shape}"] = rect((0, 0, wide, where.bonus_high), 10, style.panel, style.border, 1.6, _DASHES)
    for name, (_, _, wide, high) in tray_boxes(where).items():
        found[f"tray-{name}-{shape}"] = rect((0, 0, wide, high), 8, style.mat, style.border, 1.2)
    return found


_ROW_STATES = {"waits": (PAPER, INK, 2), "active": (WOOL, OCHRE, 6), "won": (WOOL, MOSS, 6)}


def tray_boxes(where: Layout) -> dict[str, tuple[float, float, float, float]]:
    """Where what is discarded lies face up: tiles and, where there are piles of them, beings."""
    found = {}
    for name, (x, y, wide, high) in zip(("tiles", "beings"), where.piles, strict=False):
        if where.shape == "wide":
            aside = 92 if name == "tiles" else 84
            found[name] = (x + aside, y + 5, wide - aside - 8, high - 10)
        else:
            found[name] = (x + 3, y + 110, wide - 6, high - 114)
    return found
