"""Runir: the sheet of looks. Every file of `looks/` is a look; those that depend on the box are put together here, most
of them from the files of `looks/parts/`."""

from pathlib import Path

from meadhall.core.artwork import artworks
from meadhall.core.drawing import INK, MOSS, OCHRE, SEAT_COLOURS, WOOL, at, label, num, path, rect, seat_mark
from meadhall.core.scene import SHAPES, TEXT
from meadhall.games.runir.board import asked
from meadhall.games.runir.board.layout import layout
from meadhall.games.runir.box import AIDS, RunirBox
from meadhall.games.runir.state import COLOURS, KINDS, MAGIC, REWARDS

_FOLDER = Path(__file__).parent / "looks"
_BIRCH, _BARK = "#eadfc6", "#8d7a60"
_STATES = {"waits": (_BIRCH, INK, 2), "active": (WOOL, OCHRE, 6), "won": (WOOL, MOSS, 6)}
_BOLD = 'text-anchor="middle" font-weight="bold"'
_GEMS = (" 0m-6 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0Z", "-7l7 7-7 7-7-7Z", "-7l7 13h-14Z", "-6m-6 0h12v12h-12Z")  # by seat
_GEMS_APART = 13

# The metals: their darker side, how wide their coins are, and how the near edge of a coin runs from left to right.
_METALS = (
    ("#8a5227", 27, "q2 28 27 28t27-28"),
    ("#8b979d", 26, "v11l15 15h22l15-15v-11"),
    ("#a87a12", 28, "q3 14 12 19t16 7 16-7 12-19"),
)


def looks(box: RunirBox) -> dict[str, str]:
    """How everything looks."""
    parts, seats = artworks(_FOLDER / "parts"), range(int(box.players))
    sheet = {
        **artworks(_FOLDER),
        "ground-wide": _wide(parts, box),
        "ground-tall": _tall(parts, box),
        **{asked.asked_look(*each): asked.drawn(*each) for each in asked.asked(box)},
        **{f"aid-{kind}": _aid(parts, kind, int(box.prices[kind])) for kind in range(AIDS)},
        **{f"mark-{seat}": seat_mark(seat) for seat in seats},
        **{f"honour-{seat}": seat_mark(seat, 0.72) for seat in seats},
        **{
            f"pillar-{colour}-{count}": _pillar(colour, count)
            for colour in range(COLOURS)
            for count in range(2, max(box.stack[2 * colour : 2 * colour + 2].tolist()) + 1)
        },
        **{token_look(box, token): _token(parts, box, token) for token in range(REWARDS) if box.rewards[token]},
        **_panels(len(seats), int(box.crystals)),
    }
    return {name: drawn.replace('"', "'") for name, drawn in sheet.items()}  # which JSON need not escape


# --- The grounds ---------------------------------------------------------------------------------------------------


def _wide(parts: dict[str, str], box: RunirBox) -> str:
    """The table, the furniture below the boards, and the hall above the players; children need no Jarl."""
    stone, middle = parts["runestone"], 1034
    filling = parts["knot"] if box.children else stone
    return (
        parts["table-wide"]
        + parts["furniture-wide"]
        + parts["staff-carved" if box.children and box.sessions == 1 else "staff-counted"]
        + (at(middle, 168, stone) if box.children else parts["hall-wide"].format(*box.hall.tolist()))
        + (at(middle, 792, filling, 0.8) if box.players == 2 else "")
    )


def _tall(parts: dict[str, str], box: RunirBox) -> str:
    """The table, the hall beside the coins, and places for the boards and the dice."""
    hall = at(171, 133, parts["knot"], 0.8) if box.children else parts["hall-tall"].format(*box.hall.tolist())
    return parts[f"table-tall-{box.players}"] + hall + parts["furniture-tall"]


# --- Aids, coins and rewards ---------------------------------------------------------------------------------------


def _aid(parts: dict[str, str], kind: int, price: int) -> str:
    """An aid corner: its price in crystals of nobody's colour, its sign, and berths for the crystals of its users."""
    gems = ""
    for i in range(price):
        x = (i - (price - 1) / 2) * 15
        gems += f"M{num(x)} -59l6 6-6 12-6-12ZM{num(x - 6)} -53h12"
    price_sign = path(gems, WOOL, INK, 1.5, 'stroke-linejoin="round"')
    return parts["aid"] + price_sign + parts[f"aid-{kind}"] + parts["aid-berths"]


def _pillar(colour: int, count: int) -> str:
    """The side of a stack of so many coins, below the uppermost one."""
    high, (shade, wide, bend) = step_of_stack(count), _METALS[colour]
    lines = "".join(f"M{-wide} {y}{bend}" for y in range(4, high, 4))
    side = path(f"M{-wide} 0V{high}{bend}V0Z", shade, INK, 2.2)
    return side + (path(lines, stroke=INK, more='opacity=".55"') if lines else "")


def step_of_stack(count: int) -> int:
    """How high a stack of so many coins is, below the uppermost one."""
    return 4 * (count - 1)


def token_look(box: RunirBox, token: int) -> str:
    """The look of a reward token, named after what it asks for: `token-magic-024`, `token-praise-4-2`."""
    if box.praise[token]:
        return f"token-praise-{box.praise[token]}-{box.times[token]}"
    kind, wanted = _wanted(box, token)
    return f"token-{kind}-" + "".join(str(what) * count for what, count in wanted)


def _wanted(box: RunirBox, token: int) -> tuple[str, list[tuple[int, int]]]:
    """The kind of a token that asks for coins, and how many of each type or colour it asks for."""
    magic = token // (REWARDS // KINDS) == MAGIC
    counts = box.by_type[token] if magic else box.by_colour[token]
    return "magic" if magic else "goods", [(what, count) for what, count in enumerate(counts.tolist()) if count]


def _token(parts: dict[str, str], box: RunirBox, token: int) -> str:
    """A reward token. Those of our content are files; any other is a blank token with numbers on it."""
    if drawn := parts.get(token_look(box, token)):
        return drawn
    if condition := int(box.praise[token]):
        number = label(0, 36, f"×{box.times[token]}", 21, WOOL, _BOLD)
        return f'<g transform="scale(1.1)">{parts["blank-praise"]}{parts[f"praise-{condition}"]}{number}</g>'
    kind, wanted = _wanted(box, token)
    columns, ink, coins = 1 if len(wanted) <= 3 else 2, WOOL if kind == "magic" else INK, ""
    for i, (what, count) in enumerate(wanted):
        x, y = (i % columns - (columns - 1) / 2) * 36, (i // columns - (-(-len(wanted) // columns) - 1) / 2) * 24
        coins += at(x - 9, y, parts[f"small-{kind}-{what}"], 0.6) + label(x + 9, y + 6, f"×{count}", 17, ink, _BOLD)
    return f'<g transform="scale(1.1)">{parts[f"blank-{kind}"]}{coins}</g>'


# --- Panels --------------------------------------------------------------------------------------------------------


def _panels(players: int, most: int) -> dict[str, str]:
    """The players' panels, and the crystals in hand: so many at most."""
    across = gems_across(most)
    slots = "".join(f"M{75 + i % across * _GEMS_APART} {-9 + i // across * 18}h.1" for i in range(most))
    panels = {
        "hand": rect((-4, -20, 160, 40), 8, "transparent")
        + path(slots, stroke=_BARK, width=5, more='stroke-linecap="round"')
        + label(0, 8, TEXT, 20, INK, 'font-weight="bold"'),
    }
    for seat in range(players):
        for count in range(1, across + 1):
            gems = "".join(f"M{i * _GEMS_APART}{_GEMS[seat]}" for i in range(count))
            panels[f"gems-{seat}-{count}"] = path(gems, SEAT_COLOURS[seat], INK, 1.4)
    for shape in SHAPES:
        wide, high = layout(shape, players).panel[:2]
        for state, colours in _STATES.items():
            panels[f"panel-{state}-{shape}"] = (
                rect((3, 4, wide, high), 12, "#0d1113", more='opacity=".5"')
                + rect((0, 0, wide, high), 12, *colours)
                + path(f"M14 44H{wide - 14}", stroke=_BARK, width=1.4, more='opacity=".6"')
            )
    return panels


def gems_across(most: int) -> int:
    """How many crystals are drawn side by side, of so many."""
    return max((most + 1) // 2, 6)
