"""The island games: how everything looks that lies on the table; drawn once for a box and a game's style."""

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    RUST,
    WOOL,
    at,
    disc,
    label,
    path,
    rect,
    seat_mark,
)
from meadhall.core.scene import SHAPES, TEXT
from meadhall.games.island.board import cards, guardians, landscape, scenery
from meadhall.games.island.board.layout import LETTERS, Layout, layout
from meadhall.games.island.board.scenery import QUIET, Style
from meadhall.games.island.board.signs import COLOURS, chip, pattern, roundel, signs
from meadhall.games.island.box import CARDS, IslandBox
from meadhall.games.island.patterns import ANY
from meadhall.games.island.patterns import LETTERS as KIND_LETTERS
from meadhall.games.island.state import BEING_NAMES, BEINGS, BONUS_NAMES, ELEMENTS, KINDS, PROTECTORS, SIDE
from meadhall.games.island.words.names import PHRASES, kind_name

SIDE_WIDE, SIDE_HIGH = 672, 180
"""The size of a side of a protector board, while it is chosen."""
COUNTER_LETTERS = 16.3
"""The size of the words beside what is left of a turn."""
COUNTERS = {
    "replacements": "replacements-left", "steps": "steps-left", "activations": "activations-left",
    "claims": "claims-left",
}  # fmt: skip
"""What is left of a turn, by the keys of their words."""
GOAL_WIDE = 78
"""How wide the sign is that tells how near a seat is to the end."""
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'


def looks(box: IslandBox, style: Style) -> dict[str, str]:
    """How everything looks. Words are drawn in letters of one size, and pieces scale them."""
    found = {
        **_words(),
        **_tiles(style, scenery.grid(int(box.island)).size),
        **_cards(box),
        **_people(box),
        **_signs(box),
        "plate": scenery.title_plate(style),
        "shore": at(-scenery.MAT[0], -scenery.MAT[1], scenery.shore(style, int(box.island))),
    }
    wide = layout("wide", box).bonus_wide
    found |= {f"bonus-{state}": cards.bonus(wide, state == "locked") for state in ("free", "locked")}
    pitch = layout("wide", box).tile_pitch
    found["kinds"] = "".join(
        label(kind * pitch, 0, kind_name(PHRASES, kind), 12.5, WOOL, _MIDDLE) for kind in range(len(KINDS))
    )
    found["bonus-none"] = rect((0, 0, wide, cards.BONUS_HIGH), 10, style.panel, style.border, 1.6, _DASHES)
    for shape in SHAPES:
        where = layout(shape, box)
        found[f"ground-{shape}"] = _ground(style, where)
        found |= _frames(where, style, int(box.target))
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


def _tiles(style: Style, size: int) -> dict[str, str]:
    """Tiles laid and held, for cells of this size."""
    half = size / 2
    found = {
        "unlaid": rect((4 - half, 4 - half, size - 8, size - 8), 8, style.mat, style.border, 1.6, _DASHES),
        "lifted": rect((3 - half, 3 - half, size - 6, size - 6), 9, "none", OCHRE, 7, 'stroke-dasharray="16 6"'),
        "offered": rect((-half - 4, -half - 4, size + 8, size + 8), 12, "none", OCHRE, 6),
        "badge": disc(0, 0, 18, WOOL, INK, 2) + label(0, 8, TEXT, 25, INK, _BOLD),
    }
    for kind, name in enumerate(KINDS):
        for look in range(landscape.LOOKS):
            found[f"{name}-{look}"] = f'<g transform="scale({size / 100:g})">{landscape.tile(kind, look)}</g>'
        found[f"below-{name}"] = rect((2 - half, 2 - half, size - 4, size - 4), 9, COLOURS[kind], INK, 2)
        sign = f'<g opacity=".55">{at(0, 0, roundel(kind), size / 66)}</g>'
        found[f"slot-{name}"] = scenery.slot(style, size) + sign
        found[f"chip-{name}"] = chip(kind, 1.45) + label(0, 35, TEXT, 19, WOOL, _MIDDLE)
    return found


_DASHES = 'stroke-dasharray="5 5"'


# --- Cards ------------------------------------------------------------------------------------------------------------


def _cards(box: IslandBox) -> dict[str, str]:
    found = {
        "being-back": cards.being_back(),
        "tile-back": cards.tile_back(),
        "halo": cards.halo(),
        "pile-none": cards.count_badge(),
        "pile-tiles": cards.pile(cards.tile_back(), 44, 44, 1.1),
        "pile-beings": cards.pile(cards.being_back(), 34, 48, 1.15),
    }
    for element in range(ELEMENTS):
        found[f"being-{KINDS[element]}"] = cards.being(element)
    for card in range(CARDS):
        name = BEING_NAMES[card] if card < BEINGS else BONUS_NAMES[card - BEINGS]
        if (card < BEINGS and not box.deck >> card & 1) or (
            card >= BEINGS and card >= BEINGS + (box.bonus_cards if box.bonus else 0)
        ):
            continue
        if card >= BEINGS:
            wide = layout("wide", box).bonus_wide
            found[f"print-{name}"] = cards.bonus_print(name, printed(box, card), wide)
        else:
            found[f"pattern-{name}"] = pattern(printed(box, card))
            element, points = int(box.elements[card]), int(box.points[card])
            found[f"worth-{points}"] = cards.worth(points)
            found[f"small-{KINDS[element]}-{points}"] = cards.small_being(element, points)
            found[f"open-{points}"] = cards.open_being(points)  # S-96, and whenever all hands are laid open
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
        "".join(
            (ANY if any_order else cells[row, column]) if (row, column) in cells else "." for column in range(wide + 1)
        )
        for row in range(top, high + 1)
    )


# --- People -----------------------------------------------------------------------------------------------------------


def _people(box: IslandBox) -> dict[str, str]:
    players = int(box.players)
    found = {"turn": path("M-4-16L16 0-4 16Z", OCHRE, INK, 2, 'stroke-linejoin="round"'), "ring": guardians.ring(-1)}
    found["flag"] = disc(0, 0, 14, WOOL, INK, 1.6) + path("M-5 9V-9L8-5-5 0", OCHRE, INK, 2, 'stroke-linejoin="round"')
    found["side"] = (
        rect((2, 4, SIDE_WIDE, SIDE_HIGH), 16, "#000", more='opacity=".4"')
        + rect((0, 0, SIDE_WIDE, SIDE_HIGH), 16, PAPER, INK, 2.4)
        + rect((7, 7, SIDE_WIDE - 14, SIDE_HIGH - 14), 11, "none", OCHRE, 2.4)
    )
    left, wide = -GOAL_WIDE / 2, GOAL_WIDE
    found["goal"] = rect((left, -21, wide, 29), 14, "none", BOG_OAK, 1.4) + label(0, 0, TEXT, LETTERS, INK, _MIDDLE)
    found["goal-near"] = rect((left, -21, wide, 29), 14, RUST, INK, 1.4) + label(0, 0, TEXT, LETTERS, WOOL, _BOLD)
    for seat in range(players):
        found[f"mark-{seat}"] = seat_mark(seat)
        found[f"pawn-{seat}"] = guardians.pawn(seat)
    for number, name in enumerate(PROTECTORS):
        found[f"figure-{name}"] = guardians.figure(number)
    for element in range(ELEMENTS):
        found[f"ring-{KINDS[element]}"] = guardians.ring(element)
        found[f"sign-{KINDS[element]}"] = signs(element)
    return found


def _signs(box: IslandBox) -> dict[str, str]:
    """What is left of a turn: a sign, how many, and the word; without it where there may be last turns to tell of."""
    steps = "M-8-3c-3-6 1-11 4-9s2 7 0 10ZM-8-1l4 0q1 4-1 5t-3-5ZM5 3c-2-6 1-11 4-9s3 6 0 10ZM5 5l4 0q1 4-1 5t-3-5Z"
    drawn = {
        "replacements": rect((-12, -12, 16, 16), 3, "#5b6a72", WOOL, 1.6) + rect((-3, -3, 16, 16), 3, OCHRE, INK, 1.6),
        "steps": path(steps, WOOL),
        "activations": rect((-9, -12, 18, 24), 3, WOOL, INK, 1.6) + path("M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2Z", INK),
        "claims": disc(0, 0, 13, WOOL, INK) + disc(0, 0, 8, OCHRE, INK, 2),
    }
    found = {}
    for name, sign in drawn.items():
        left = sign + label(26, 8, TEXT, 24, WOOL, _BOLD)
        found[name] = left + label(40, 7, PHRASES.say(COUNTERS[name]), COUNTER_LETTERS, WOOL)
        if box.others_finish:
            found[f"{name}-bare"] = left
    return found


# --- What lies under everything, and frames whose size depends on the shape ------------------------------------------


def _ground(style: Style, where: Layout) -> str:
    """The table, and the strips on it with what is always written there."""
    strips = "".join(scenery.strip(style, each) for each in (where.strip, *where.piles))
    wide, words = where.shape == "wide", ""
    for (x, y, across, _), word in zip(where.piles, ("tiles-pile", "beings-pile"), strict=False):
        x += 44 if wide else across / 2
        words += label(x, y + (20 if wide else 28), PHRASES.say(word), 15.5 if wide else 23, WOOL, _MIDDLE)
    return scenery.table(style, where.width, where.height) + strips + words


def _frames(where: Layout, style: Style, target: int) -> dict[str, str]:
    """What is of another size in each shape."""
    row, shape = where.row, where.shape
    found = {f"places-{shape}": cards.places(row.card_spots(target), row.card_size)}
    for state, (fill, edge, thick) in _ROW_STATES.items():
        shadow = rect((2, 4, row.wide, row.high), 12, "#000", more='opacity=".35"')
        found[f"row-{state}-{shape}"] = shadow + rect((0, 0, row.wide, row.high), 12, fill, edge, thick)
    for name, (_, _, wide, high) in tray_boxes(where).items():
        title = label(wide / 2, 17, PHRASES.say(_TRAYS[name]), 15.5, WOOL, _MIDDLE) if shape == "wide" else ""
        found[f"tray-{name}-{shape}"] = rect((0, 0, wide, high), 8, style.mat, style.border, 1.2) + title
    return found


_TRAYS = {"tiles": "tiles-discarded", "beings": "beings-discarded"}
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
