"""Runir: the sheet of looks. Every file of `looks/` is a look; those that depend on the box are put together here, most
of them from the files of `looks/parts/`."""

from itertools import pairwise
from pathlib import Path

from meadhall.core.artwork import artworks
from meadhall.core.drawing import INK, MOSS, OCHRE, SEAT_COLOURS, WOOL, at, label, num, path, rect, seat_mark
from meadhall.core.scene import SHAPES, TEXT
from meadhall.games.runir.board.layout import layout
from meadhall.games.runir.box import AIDS, RUNE_SIGNS, SIDES, RunirBox
from meadhall.games.runir.state import COLOURS, KINDS, MAGIC, REWARDS, STONES

_FOLDER = Path(__file__).parent / "looks"
_BIRCH, _BARK, _CANDLE = "#eadfc6", "#8d7a60", "#f6cf74"
_STATES = {"waits": (_BIRCH, INK, 2), "active": (WOOL, OCHRE, 6), "won": (WOOL, MOSS, 6)}
_BOLD = 'text-anchor="middle" font-weight="bold"'
_GEMS = (" 0m-6 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0Z", "-7l7 7-7 7-7-7Z", "-7l7 13h-14Z", "-6m-6 0h12v12h-12Z")  # by seat
_GEMS_APART = 13
Asked = tuple[tuple[int, ...], tuple[int, ...]]  # the runes that a stone asks for, and the sizes of its wild sets

# The metals: their darker side, how wide their coins are, and how the near edge of a coin runs from left to right.
_METALS = (
    ("#8a5227", 27, "q2 28 27 28t27-28"),
    ("#8b979d", 26, "v11l15 15h22l15-15v-11"),
    ("#a87a12", 28, "q3 14 12 19t16 7 16-7 12-19"),
)

_RUNES = (  # the strokes of the chisel, from corner to corner, 40 units high
    (((-9, 20), (-9, -20)), ((-9, 8), (11, -10)), ((-9, -5), (9, -20))),
    (((-11, 20), (-11, -18), (11, -5), (11, 20)),),
    (((-8, 20), (-8, -20)), ((-8, -12), (11, 0), (-8, 12))),
    (((-8, 20), (-8, -19), (11, -5)), ((-8, -4), (11, 10))),
    (((-10, 20), (-10, -18), (9, -9), (-10, 1), (11, 20)),),
    (((9, -19), (-10, 0), (9, 19)),),
)


def looks(box: RunirBox) -> dict[str, str]:
    """How everything looks."""
    parts, seats = artworks(_FOLDER / "parts"), range(int(box.players))
    sheet = {
        **artworks(_FOLDER),
        "ground-wide": _wide(parts, box),
        "ground-tall": _tall(parts, box),
        **{asked_look(*each): _asked(*each) for each in asked(box)},
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


def asked(box: RunirBox) -> list[Asked]:
    """The runes that each stone asks for, and the sizes of its wild sets."""
    return [
        (
            tuple(rune for rune, count in enumerate(box.runes[stone].tolist()) for _ in range(count)),
            tuple(size for size in box.wild[stone].tolist() if size),
        )
        for stone in range(SIDES * STONES)
    ]


def asked_look(runes: tuple[int, ...], wild: tuple[int, ...]) -> str:
    """The name of a requirement among the looks: `asked-0124-2`."""
    return f"asked-{''.join(map(str, runes))}-{''.join(map(str, wild))}"


def _asked(runes: tuple[int, ...], wild: tuple[int, ...]) -> str:
    """A requirement as a drawing. The runes stand in rows of two, or of three where there are many; every wild set has
    a row of its own."""
    across = 2 if len(runes) <= 4 else 3
    rows: list[tuple[int, ...]] = [runes[i : i + across] for i in range(0, len(runes), across)]
    rows += [(-1,) * size for size in wild]
    apart = min(46.0, 94 / max(len(rows), 1))
    parts, carved, letters = "", "", ""
    for i, row in enumerate(rows):
        y, size = round(-13 + (i - (len(rows) - 1) / 2) * apart), min(apart, 80 / len(row))
        spots = [(k - (len(row) - 1) / 2) * size for k in range(len(row))]
        if row[0] < 0:
            parts += _wild_set(spots, y, size)
            continue
        for number, x in zip(row, spots, strict=True):
            carved += _strokes(number, round(x), round(y - apart * 0.22), max(24, apart * 0.5) / 40)
            letters += f'<text x="{round(x)}" y="{round(y + apart * 0.46)}">{RUNE_SIGNS[number]}</text>'
    if carved:
        font = f'fill="{_CANDLE}" font-size="{num(apart * 0.54)}" text-anchor="middle" font-weight="bold"'
        parts += path(carved, stroke=WOOL, width=apart * 0.085) + f"<g {font}>{letters}</g>"
    return parts


def _strokes(number: int, x: float, y: float, scale: float) -> str:
    lines = (" ".join(f"{round(x + a * scale)} {round(y + b * scale)}" for a, b in line) for line in _RUNES[number])
    return "".join(f"M{line}" for line in lines).replace(" -", "-")


def _wild_set(spots: list[float], y: float, size: float) -> str:
    """Blank faces, joined by equals signs: dice with the same rune, whichever it is."""
    half = size * 0.36
    faces = "".join(
        f"M{num(x - half)} {num(y - half)}h{num(2 * half)}v{num(2 * half)}h{num(-2 * half)}Z" for x in spots
    )
    joints = "".join(
        f"M{num((a + b) / 2 - size * 0.2)} {num(y + d)}h{num(size * 0.4)}"
        for a, b in pairwise(spots)
        for d in (-size * 0.1, size * 0.1)
    )
    return path(faces, "#55636a", WOOL, 2) + path(joints, stroke=_CANDLE, width=max(2, size / 12))


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


def _panels(players: int, most: int) -> dict[str, str]:
    """The players' panels, and the crystals in hand: so many at most."""
    across = gems_across(most)
    slots = "".join(f"M{75 + i % across * _GEMS_APART} {-9 + i // across * 18}h.1" for i in range(most))
    panels = {
        "hand": rect((-4, -20, 160, 40), 8, "transparent")
        + path(slots, stroke=_BARK, width=5, more='stroke-linecap="round"')
        + label(0, 8, TEXT, 20, INK, 'font-weight="bold"')
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
