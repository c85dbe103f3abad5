"""Hägar: the game as a picture. The scenery is in `chart.py`; here are the pieces, the dice and the players' hoards."""

from functools import cache, lru_cache

import numpy as np

from meadhall.core.drawing import (
    BOG_OAK,
    INK,
    MOSS,
    OCHRE,
    PARCHMENT,
    RUST,
    SLATE,
    WOOL,
    at,
    die,
    disc,
    escape,
    label,
    path,
    picture,
    piece,
    pieces,
    rect,
    seat_mark,
    shorten,
)
from meadhall.core.game import View
from meadhall.games.hagar import actions, hoards, island_kind, phase, token_kind
from meadhall.games.hagar.board import chart, signs
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.hoards import only
from meadhall.games.hagar.rules import treasures
from meadhall.games.hagar.rules.chart import TURNED_TO, field_of, island_at, island_towards
from meadhall.games.hagar.state import BLACK, PLACES, RED, WIDTH, State
from meadhall.games.hagar.words import meanings
from meadhall.games.hagar.words.phrases import SAY
from meadhall.games.titles import titled

_WIDE, _HIGH = 1200, 900
_PANEL, _PANEL_WIDE = 884, 300  # the panel at the right: dice, hoards, what is still face down
_HOARDS, _STRIP = 238, 822  # where the hoards and the strip below them begin
_DICE = ((948, 82), (1052, 82))
_HARBOUR = (42, 48)  # where the ship waits for its course
_MIDDLE = 'text-anchor="middle"'
_BOLD = 'text-anchor="middle" font-weight="bold"'
_BLACK_DIE = "#26282b"


# --- Touches -----------------------------------------------------------------------------------------------------


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """What a person touches to do this legal action, in order."""
    s, box = view.state, view.box
    if action in _BUTTONS:
        return (_BUTTONS[action],)
    family, choice = actions.ACTIONS.decode(action)
    if family == actions.REROLL:
        return (_DICE_IDS[choice[0]],)
    if family == actions.LAND:
        field = field_of(s, island_towards(s, choice[0]))
        return (f"field-{field % WIDTH + 1}-{field // WIDTH + 1}",)
    lying = treasures.lying(s, box, s.target)
    match family, choice:
        case actions.TAKE_BY, (die,):
            return _DICE_IDS[die], _treasure(only(lying & s.kinds[s.dice[die]]))
        case actions.DOUBLE_TAKES, (figure,):
            return "double", _treasure(only(lying & s.kinds[token_kind.SVEN + figure]))
        case actions.SEVEN_TAKES, (kind,):
            return "seven", _treasure(only(lying & s.kinds[kind + 1]))
        case actions.STEAL_FROM, (seat,):
            figure = treasures.figure_of(box.islands[s.coasters[s.target]])
            return (_treasure(only(s.won[seat] & s.kinds[figure])),)
        case _, (number,):  # PLACE
            return (_treasure(only(treasures.in_front_of(s, s.seat) & s.kinds[number + 1])),)
    return ()


_DICE_IDS = ("die-red", "die-black")
_BUTTONS = {
    actions.KEEP: "do-keep",
    actions.REROLL + 2: "do-reroll-both",
    actions.SAIL_ON: "do-sail-on",
    actions.DONE: "do-done",
}


def _treasure(number: int) -> str:
    return f"treasure-{number}"


# --- The whole picture ---------------------------------------------------------------------------------------------


def draw(view: View[State, Box]) -> str:
    """The view as SVG: still scenery, marks, panel, and one flat layer of pieces."""
    s = view.state
    rows = _rows(view)
    points, places = np.zeros(view.players, np.int32), np.zeros(view.players, np.int32)
    view.game.kernels.points(s, view.box, points)
    if s.phase == phase.ENDED:
        view.game.kernels.places(s, view.box, places)
    still = (
        chart.table(_WIDE, _HIGH),
        chart.frame(view.game.title),
        _coasters(view),
        _landfall(s),
        _fields(tuple(meanings.fields(view).items())),
        _tray(view),
        *(_hoard(view, seat, *row, int(points[seat]), int(places[seat])) for seat, row in rows.items()),
        _unseen(view),
        chart.carving() if view.players == 2 else "",
    )
    movable = (*_treasures(view, rows), *_dice(s), _ship(s, view.box))
    drawing = picture(_WIDE, _HIGH, view.game.title, *still, pieces(*movable))
    return titled(drawing, lambda name: meanings.meaning(view, name))


@lru_cache(maxsize=256)
def _fields(told: tuple[tuple[str, str], ...]) -> str:
    """All fields as places to touch, each with its title."""
    drawn = chart.fields()
    for name, words in told:
        head, _, tail = drawn.partition(f'data-id="{name}"')
        attributes, _, rest = tail.partition("/>")
        drawn = f'{head}data-id="{name}"{attributes}><title>{escape(words)}</title></rect>{rest}'
    return drawn


def _coasters(view: View[State, Box]) -> str:
    """The coasters that are laid, and the ship's course under their islands; elsewhere the bare table shows."""
    s, box = view.state, view.box
    seas, islands = [], []
    for place in range(PLACES):
        number = int(s.coasters[place])
        if number < 0:
            continue
        kind, corner = int(box.islands[number]), TURNED_TO[s.turned[place]]
        x, y = chart.LEFT + place % 3 * 2 * chart.CELL, chart.TOP + place // 3 * 2 * chart.CELL
        seas.append(at(x, y, chart.sea(number, kind, corner)))
        if kind != island_kind.SEA:
            printed = chart.island(number, kind, int(box.treasures_on[number]))
            islands.append(at(*chart.middle(field_of(s, place)), printed))
    return chart.engraved(seas) + _course(s) + chart.engraved(islands)


def _hit(s: State) -> int:
    """The field that the dice hit, or would hit if they were kept; -1 when nobody is on course."""
    if s.phase == phase.NAVIGATING and s.rolling == 0:
        return (int(s.dice[1]) - 1) * WIDTH + int(s.dice[0]) - 1
    return int(s.field) if s.phase < phase.COUNTING_LUCK else -1


def _course(s: State) -> str:
    """Lines from the coordinates to the field that was hit; finer as long as the dice may be thrown again."""
    hit = _hit(s)
    return "" if hit < 0 else _crosshair(hit, bool(s.field < 0))


def _landfall(s: State) -> str:
    """The field that was hit, and the island that was landed on."""
    hit = _hit(s)
    marks = "" if hit < 0 else at(*chart.middle(hit), _BRACKET)
    if s.target >= 0 and s.phase < phase.COUNTING_LUCK:
        marks += at(*chart.middle(field_of(s, int(s.target))), _TARGET)
    return marks


@cache
def _crosshair(field: int, open_: bool) -> str:
    x, y = chart.middle(field)
    half = chart.CELL // 2 - 4
    rings = disc(x, 39, 22, "none", RUST, 3) + disc(39, y, 22, "none", INK, 3)
    dashes = 'stroke-dasharray="4 9"' if open_ else 'stroke-dasharray="14 6"'
    lines = path(f"M{x} 62V{y - half}", stroke=RUST, width=5, more=dashes)
    return rings + lines + path(f"M62 {y}H{x - half}", stroke=INK, width=5, more=dashes)


_CORNERS = "M-60-38v-22h22M38-60h22v22M60 38v22h-22M-38 60h-22v-22"
_BRACKET = path(_CORNERS, stroke=WOOL, width=9) + path(_CORNERS, stroke=INK, width=5)
_TARGET = disc(0, 0, 58, "none", INK, 8) + disc(0, 0, 58, "none", OCHRE, 5, 'stroke-dasharray="12 3.4"')


# --- Pieces ------------------------------------------------------------------------------------------------------


def _treasures(view: View[State, Box], rows: dict[int, tuple[int, int]]) -> list[str]:
    """Every treasure where it lies: on its island, on a marked field, or in a hoard."""
    s, box = view.state, view.box
    kinds, holders = hoards.kinds(s), hoards.holders(s)
    doubled, moored = only(s.doubled), only(s.moored)
    lying: list[tuple[int, float, float, str]] = []
    for place in range(PLACES):
        coaster = int(s.coasters[place])
        if coaster < 0:
            continue
        x, y = chart.middle(field_of(s, place))
        first, count = int(box.first_treasure[coaster]), int(box.treasures_on[coaster])
        for treasure, (right, down) in zip(range(first, first + count), chart.berths(count), strict=True):
            if holders[treasure] == hoards.ON_MAP:
                lying.append((treasure, x + right, y + down, ""))
        marked = {island_kind.HELGA: doubled, island_kind.DRAGON: moored}
        treasure, (right, down) = marked.get(int(box.islands[coaster]), -1), chart.MARKED_AT
        if treasure >= 0:
            owner = at(20, -19, seat_mark(holders[treasure], 1.1))
            lying.append((treasure, x + right, y + down, owner))
    for seat, (top, _) in rows.items():
        for treasure, spot in _hoard_spots(s, box, seat, top).items():
            if treasure not in (doubled, moored):
                lying.append((treasure, *spot, ""))
    return [piece(_treasure(t), x, y, signs.token(kinds[t]) + owner) for t, x, y, owner in sorted(lying)]


def _hoard_spots(s: State, box: Box, seat: int, top: int) -> dict[int, tuple[float, float]]:
    """Where a seat's treasures lie in its hoard: two lines of five, closer together if there are more."""
    won = [treasure for treasure, holder in enumerate(hoards.holders(s)) if holder == seat]
    columns = max(5, (len(won) + 1) // 2)
    apart = 4 * 46 / (columns - 1)
    return {t: (_PANEL + 30 + i % columns * apart, top + 68 + i // columns * 48) for i, t in enumerate(won)}


def _dice(s: State) -> list[str]:
    """The two dice: blank before they are thrown, in the air, lying, or used up."""
    thrown = []
    for i, (name, colour, bit) in enumerate((("die-red", RUST, RED), ("die-black", _BLACK_DIE, BLACK))):
        if s.rolling & bit:
            drawn = _IN_THE_AIR + at(0, -8, die(0, 70, colour), turn=16) + label(0, 7, "?", 44, WOOL, _MIDDLE)
        elif s.used & bit and s.phase == phase.USING:
            drawn = f'<g opacity=".4">{die(int(s.dice[i]), 76, colour)}</g>{_TICK}'
        else:
            drawn = die(int(s.dice[i]), 76, colour)
        thrown.append(piece(name, *_DICE[i], drawn))
    return thrown


_IN_THE_AIR = f'<ellipse cy="40" rx="30" ry="7" fill="{INK}" opacity=".35"/>' + path(
    "M-46-16a48 48 0 0 1 14-24M46 2a48 48 0 0 1-10 26", stroke=WOOL, width=3, more='stroke-linecap="round"'
)
_TICK = at(
    34,
    30,
    disc(0, 0, 15, WOOL, INK, 2) + path("M-7 0L-2 6 7-6", stroke=INK, width=4),
)


def _ship(s: State, box: Box) -> str:
    """The longship: on the sea field that was hit, or off the island; in the corner of the chart before."""
    if s.field < 0:
        return piece("ship", *_HARBOUR, at(0, 0, signs.longship(), 0.32))
    x, y = chart.middle(int(s.field))
    if island_at(s, s.field) >= 0:
        return piece("ship", x - 37, y - 27, at(0, 0, signs.longship(), 0.42))
    return piece("ship", x, y + 14, at(0, 0, signs.longship(), 0.72))


# --- The panel ---------------------------------------------------------------------------------------------------


def _tray(view: View[State, Box]) -> str:
    """Where the dice lie: what each stands for, the rolls that are left, and what the dice are worth together."""
    s, box = view.state, view.box
    red, black = int(s.dice[0]), int(s.dice[1])
    using = s.phase == phase.USING and s.used == 0
    left = ""
    if s.phase in (phase.NAVIGATING, phase.LANDING):
        left = label(1140, 88, str(int(s.rolls)), 54, WOOL, _BOLD)
        left += label(1140, 116, SAY["rolls left" if s.rolls != 1 else "roll left"], 20, WOOL, _MIDDLE)
    return (
        _TRAY
        + left
        + _badge("seven", 0, SAY["lucky badge"].format(sum=int(box.lucky)), using and red + black == box.lucky)
        + _badge("double", 1, SAY["double badge"], using and red == black)
    )


_TRAY = (
    rect((_PANEL, 16, _PANEL_WIDE, 210), 16, SLATE, BOG_OAK, 3)
    + rect((_PANEL + 6, 22, _PANEL_WIDE - 12, 198), 11, "none", WOOL, 1, 'opacity=".35"')
    + path("M928 137h36m-9-8l10 8-10 8M1052 127v24m-8-9l8 10 8-10", stroke=WOOL, width=3, more='stroke-linecap="round"')
)


@cache
def _badge(name: str, column: int, text: str, lit: bool) -> str:
    """A badge that is lit when the dice give what it says."""
    x = _PANEL + 14 + column * 138
    if lit:
        shape, text = rect((x, 162, 134, 46), 23, OCHRE, WOOL, 3), label(x + 67, 193, text, 24, INK, _BOLD)
    else:
        shape, text = rect((x, 162, 134, 46), 23, "none", "#b9c2c6", 1.5), label(x + 67, 193, text, 24, WOOL, _MIDDLE)
    return f'<g data-id="{name}">{shape}{text}</g>'


def _rows(view: View[State, Box]) -> dict[int, tuple[int, int]]:
    """The seats in the order of their rows, the viewer's own first, with the top and the height of each row."""
    first = max(view.seat, 0)
    pitch = min((_STRIP - _HOARDS) // view.players, 192)
    return {(first + i) % view.players: (_HOARDS + i * pitch, pitch - 10) for i in range(view.players)}


def _hoard(view: View[State, Box], seat: int, top: int, high: int, points: int, place: int) -> str:
    """A seat's row: mark, name, points; whose turn it is; treasures that lie on a marked field; how it ended."""
    s, box = view.state, view.box
    active, won, kinds = seat == _active(s), place == 1, hoards.kinds(s)
    fill = WOOL if active or won else PARCHMENT
    edge, thick = (OCHRE, 6) if active else (MOSS, 6) if won else (BOG_OAK, 2)
    right = _PANEL + 268
    parts = [
        rect((_PANEL, top, _PANEL_WIDE, high), 12, fill, edge, thick),
        at(_PANEL + 26, top + 25, seat_mark(seat, 1.15)),
        label(_PANEL + 46, top + 35, shorten(view.names[seat], 13), 28, INK, 'font-weight="bold"' if active else ""),
        label(right, top + 43, str(points), 40, INK, _BOLD),
    ]
    for treasure, (x, y) in _hoard_spots(s, box, seat, top).items():
        if (s.doubled | s.moored) >> treasure & 1:
            parts.append(at(x, y, _ghost(kinds[treasure], bool(s.doubled >> treasure & 1))))
    if active:
        parts.append(at(right, top + 72, _HOLDS_DICE))
    if place:
        parts.append(label(right, top + 70, SAY["wins" if won else "loses"], 22, MOSS if won else RUST, _BOLD))
    if s.luck[seat]:
        parts.append(
            at(right - 16, top + 92, signs.clover(), 0.5)
            + label(right + 12, top + 100, f"+{s.luck[seat]}", 24, INK, _MIDDLE)
        )
    if won and s.moored & s.won[seat]:  # H-32
        parts.append(at(right, top + high - 24, signs.mug(), 0.8))
    return "".join(parts)


_HOLDS_DICE = at(-9, 0, die(3, 22, RUST), turn=-8) + at(12, 6, die(4, 22, _BLACK_DIE), turn=12)


def _active(s: State) -> int:
    """The seat whose turn it is, or whose Sven token is rolled for; -1 for nobody."""
    if s.phase == phase.ENDED:
        return -1
    if s.phase == phase.COUNTING_LUCK:
        return hoards.holder(s, only(s.uncounted))
    return int(s.seat)


@cache
def _ghost(kind: int, doubled: bool) -> str:
    """A treasure that its owner has on a marked field."""
    ring = disc(0, 0, 22, "none", INK, 2, 'stroke-dasharray="4 4"')
    if doubled:
        return ring + label(0, 7, f"{kind}×2", 20, INK, _MIDDLE)
    return ring + label(-7, 8, str(kind), 22, INK, _MIDDLE) + at(9, 0, signs.mug(), 0.42)


def _unseen(view: View[State, Box]) -> str:
    """What is still face down, kind by kind: everybody may know it."""
    seen = [members.bit_count() for members in view.state.kinds.tolist()]
    parts = [_STRIP_BACK, at(_PANEL + 28, _STRIP + 31, signs.token(token_kind.FACE_DOWN), 0.85)]
    for kind in range(1, token_kind.HAGAR + 1):
        left, x = int(view.box.bag[kind]) - seen[kind], _PANEL + 30 + 47 * kind
        shown = at(x, _STRIP + 22, signs.token(kind), 0.62)
        parts.append(shown if left else f'<g opacity=".4">{shown}</g>')
        parts.append(label(x, _STRIP + 57, f"×{left}", 20, WOOL, _MIDDLE))
    return "".join(parts)


_STRIP_BACK = rect((_PANEL, _STRIP, _PANEL_WIDE, 62), 12, BOG_OAK, INK, 2)
