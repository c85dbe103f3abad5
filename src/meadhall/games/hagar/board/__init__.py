"""Hägar: the game as a scene. What things look like is in `looks.py`; here is where they lie."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from meadhall.core.drawing import shorten
from meadhall.core.game import View
from meadhall.core.phrases import Phrases
from meadhall.core.record import to_bytes
from meadhall.core.scene import Kept, Part, Piece, Scene, Shape
from meadhall.games.hagar import actions, hoards, island_kind, phase, token_kind
from meadhall.games.hagar.board import chart
from meadhall.games.hagar.board.looks import HIGH, PANEL, ROW_PITCH, TALL_WIDE, WIDE, looks, tall_height
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.hoards import only
from meadhall.games.hagar.rules import treasures
from meadhall.games.hagar.rules.chart import TURNED_TO, field_of, island_at, island_towards
from meadhall.games.hagar.state import BLACK, PLACES, RED, WIDTH, State
from meadhall.games.hagar.words import meanings
from meadhall.games.hagar.words.names import numbers_left

__all__ = ["looks", "scene", "touches"]

# What lies on what.
_FEW = 3  # numbers that are left when everybody should be warned
_SEA, _LIFE, _COURSE, _ISLAND, _PRINT, _MARK, _FIELD, _TOKEN, _SHIP = range(9)


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


# --- The scene -----------------------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """Where the parts of the board are in one shape, for so many players."""

    width: int
    height: int
    ground: str
    chart: Part
    tray: Part
    dice: tuple[Part, Part]
    rolls: Part
    badges: tuple[Part, Part]
    strip: Part
    """What is still face down."""
    rows: tuple[Part, ...]
    """A row for each seat, from the viewer's own on."""
    row_high: int
    lines: int
    """In how many lines treasures lie in a row."""


@lru_cache(maxsize=8)
def _layout(shape: Shape, players: int) -> Layout:
    if shape == "wide":
        pitch = min(584 // players, 192)
        return Layout(
            WIDE,
            HIGH,
            ground="ground-wide",
            chart=Part(0, 0),
            tray=Part(PANEL, 16),
            dice=(Part(948, 82), Part(1052, 82)),
            rolls=Part(1139, 88, 0.84),
            badges=(Part(898, 162), Part(1036, 162)),
            strip=Part(PANEL, 822),
            rows=tuple(Part(PANEL, 238 + i * pitch) for i in range(players)),
            row_high=pitch - 10,
            lines=2,
        )
    top, half, lines = 797, TALL_WIDE / 2, 2 if players == 2 else 3
    spots = ((half, 0), (half, 1), (0, 2), (half, 2))  # beside the tray, and then below it
    return Layout(
        TALL_WIDE,
        tall_height(lines),
        ground=f"ground-tall-{lines}",
        chart=Part(0, 0, TALL_WIDE / PANEL),
        tray=Part(3, top),
        dice=(Part(62, top + 58, 1.16), Part(174, top + 58, 1.16)),
        rolls=Part(302, top + 58),
        badges=(Part(16, top + 115, 1.32), Part(206, top + 115, 1.32)),
        strip=Part(3, top + 186, 1.12),
        rows=tuple(Part(x + 3, top + row * ROW_PITCH, 1.28) for x, row in spots[:players]),
        row_high=96,
        lines=1,
    )


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The view as a scene: the chart, the dice, everybody's hoard, and what is still face down."""
    s, box = view.state, view.box
    layout = _layout(shape, view.players)
    laid = layout, s.coasters.tobytes(), s.turned.tobytes(), to_bytes(box), view.game.title
    placed = int(s.doubled), int(s.moored), int(s.discovered)
    won = laid, view.names, view.seat, s.kinds.tobytes(), s.won.tobytes(), placed
    *below, ship, goal = _for_all.get((laid, to_bytes(s)), lambda: _seen_by_all(view, layout, shape))
    return Scene.of(
        layout.width,
        layout.height,
        layout.ground,
        _kept.get(laid, lambda: _chart(view, layout)),
        _kept.get(won, lambda: _treasures(view, layout)),
        *below,
        *_rows(view, layout),
        ship,
        goal,
    )


_kept = Kept[tuple[Piece, ...]]()
_for_all = Kept[tuple[tuple[Piece, ...], ...]](512)  # whoever else looks does so at about the same time


def _seen_by_all(view: View[State, Box], layout: Layout, shape: Shape) -> tuple[tuple[Piece, ...], ...]:
    """What is in the same place for everybody: the course, the dice, what is face down, the ship and the goal."""
    s, box = view.state, view.box
    seen = tuple(members.bit_count() for members in s.kinds.tolist())
    left = tuple(held - known for held, known in zip(box.bag.tolist(), seen, strict=True))
    return (
        _course(layout.chart, _hit(s), bool(s.field >= 0), _target(s)),
        _dice(
            view.phrases,
            layout,
            int(box.lucky),
            *s.dice.tolist(),
            int(s.rolling),
            int(s.phase),
            int(s.rolls),
            *_lie(s, box),
        ),
        _unseen(left, layout.strip),
        _ship(view.phrases, layout.chart, int(s.field), bool(s.field >= 0 and island_at(s, s.field) >= 0)),
        _goal(layout.chart, shape, bool(s.numbers_left <= _FEW), numbers_left(view)),
    )


def _chart(view: View[State, Box], layout: Layout) -> tuple[Piece, ...]:
    s, box, put = view.state, view.box, layout.chart.put
    found = list[Piece]()
    for place in range(PLACES):
        number = int(s.coasters[place])
        if number < 0:
            continue
        kind, corner = int(box.islands[number]), TURNED_TO[s.turned[place]]
        x, y = chart.LEFT + place % 3 * 2 * chart.CELL, chart.TOP + place // 3 * 2 * chart.CELL
        found.append(put(f"sea-{place}", f"sea-{number}-{int(corner in (1, 2))}", x, y, _SEA))
        if kind == island_kind.SEA:
            continue
        right, down = chart.sea_life_at(corner)
        found.append(put(f"life-{place}", f"life-{number}", x + right, y + down, _LIFE))
        x, y = chart.middle(field_of(s, place))
        found.append(put(f"island-{place}", f"island-{number}", x, y, _ISLAND))
        if kind in chart.MARKED:
            name, (right, down) = chart.MARKED[kind][0], chart.MARKED_AT
            found.append(put(name, name, x + right, y + down, _PRINT, meaning=view.say(f"means-{name}")))
    for name, meaning in meanings.fields(view).items():
        column, row = int(name[6]) - 1, int(name[8]) - 1
        x, y = chart.LEFT + column * chart.CELL, chart.TOP + row * chart.CELL
        found.append(put(name, "field", x, y, _FIELD, meaning=meaning))
    return tuple(found)


@lru_cache(maxsize=256)
def _goal(part: Part, shape: Shape, near: bool, text: str) -> tuple[Piece, ...]:
    """How near the end is, below the chart."""
    return (part.put("goal", f"goal-{shape}{'-near' if near else ''}", 462, 879, _FIELD, text=text),)


def _hit(s: State) -> int:
    """The field that the dice hit, or would hit if they were kept; -1 when nobody is on course."""
    if s.phase == phase.NAVIGATING and s.rolling == 0:
        return (int(s.dice[1]) - 1) * WIDTH + int(s.dice[0]) - 1
    return int(s.field) if s.phase < phase.COUNTING_LUCK else -1


def _target(s: State) -> int:
    """The field of the island that was landed on; -1 when nobody is there."""
    return int(field_of(s, int(s.target))) if s.target >= 0 and s.phase < phase.COUNTING_LUCK else -1


@lru_cache(maxsize=1024)
def _course(part: Part, hit: int, stands: bool, target: int) -> tuple[Piece, ...]:
    """Lines from the coordinates to the field that was hit, and the island that was landed on."""
    found = []
    if hit >= 0:
        x, y = chart.middle(hit)
        state = "kept" if stands else "open"
        found += [
            part.put("aim-red", "aim-red", x, 39, _COURSE),
            part.put("aim-black", "aim-black", 39, y, _COURSE),
            part.put("course-red", f"down-{state}-{hit // WIDTH}", x, 62, _COURSE),
            part.put("course-black", f"right-{state}-{hit % WIDTH}", 62, y, _COURSE),
            part.put("hit", "bracket", x, y, _MARK),
        ]
    if target >= 0:
        found.append(part.put("target", "target", *chart.middle(target), _MARK))
    return tuple(found)


def _lie(s: State, box: Box) -> tuple[int, bool]:
    """Which dice are used up, and whether a turn begins: then they lie as the last one has left them, so that a throw
    that ended a turn is seen."""
    used = int(s.used) if s.phase == phase.USING else 0
    return used, bool(s.phase == phase.NAVIGATING and s.rolls == box.navigation - 1)


@lru_cache(maxsize=4096)
def _dice(
    phrases: Phrases,
    layout: Layout,
    lucky: int,
    red: int,
    black: int,
    rolling: int,
    now: int,
    rolls: int,
    used: int,
    begins: bool,
) -> tuple[Piece, ...]:
    """The tray: the two dice, the rolls that are left, and what the dice are worth together."""
    found = [layout.tray.put("tray", f"tray-{layout.lines}", 0, 0, _MARK)]
    for part, colour, face, bit in zip(layout.dice, ("red", "black"), (red, black), (RED, BLACK), strict=True):
        rests = begins and bool(rolling & bit and face)
        look = f"die-{colour}-air" if rolling & bit and not rests else f"die-{colour}-{face}"
        meaning = phrases.say(f"means-{colour}" if face else "means-blank", face=face)
        faded = rests or bool(used & bit)
        found.append(part.put(f"die-{colour}", look, 0, 0, _TOKEN, meaning=meaning, faded=faded, of="tray"))
        if used & bit:
            found.append(part.put(f"used-{colour}", "tick", 34, 30, _TOKEN, of=f"die-{colour}"))
    if now in (phase.NAVIGATING, phase.LANDING):
        words = phrases.say("rolls-left", rolls=rolls)
        found.append(layout.rolls.put("rolls", "rolls", 0, 0, _FIELD, text=str(rolls)))
        found.append(layout.rolls.put("rolls-words", "rolls-words", 0, 28, _FIELD, text=words))
    using = now in (phase.LANDING, phase.USING) and not rolling and used == 0
    say = phrases.say
    for part, name, text, lit, meaning in (
        (
            layout.badges[0],
            "seven",
            say("lucky-badge", sum=lucky),
            using and red + black == lucky,
            say("means-seven", sum=lucky),
        ),
        (layout.badges[1], "double", say("double-badge"), using and red == black, say("means-double")),
    ):
        found.append(part.put(name, "badge-lit" if lit else "badge", 0, 0, _FIELD, text=text, meaning=meaning))
    return tuple(found)


@lru_cache(maxsize=512)
def _unseen(left: tuple[int, ...], part: Part) -> tuple[Piece, ...]:
    """What is still face down, kind by kind: everybody may know it."""
    found = [part.put("strip", "strip", 0, 0, _MARK), part.put("unseen", "token-0", 28, 31, _FIELD, 0.85)]
    for kind in range(1, token_kind.HAGAR + 1):
        x = 30 + 47 * kind
        found.append(
            part.put(f"unseen-{kind}", f"token-{kind}", x, 22, _FIELD, 0.64, faded=not left[kind], of=f"unseen-{kind}")
        )
        found.append(part.put(f"left-{kind}", "light", x, 57, _FIELD, text=f"×{left[kind]}", of=f"unseen-{kind}"))
    return tuple(found)


@lru_cache(maxsize=256)
def _ship(phrases: Phrases, part: Part, field: int, at_island: bool) -> tuple[Piece, ...]:
    """The longship: on the sea field that was hit, or off the island; in the corner of the chart before."""
    x, y, size = 42, 48, 0.32
    if field >= 0:
        x, y = chart.middle(field)
        x, y, size = (x - 37, y - 27, 0.42) if at_island else (x, y + 14, 0.72)
    return (part.put("ship", "ship", x, y, _SHIP, size, meaning=phrases.say("means-ship")),)


# --- Treasures and hoards ----------------------------------------------------------------------------------------


def _treasures(view: View[State, Box], layout: Layout) -> tuple[Piece, ...]:
    """Every treasure where it lies: on its island, on a marked field, or in a hoard."""
    s, box, part = view.state, view.box, layout.chart
    kinds, holders = hoards.kinds(s), hoards.holders(s)
    doubled, moored = only(s.doubled), only(s.moored)
    found: list[Piece] = []

    def lay(treasure: int, on: Part, x: float, y: float) -> None:
        holder = holders[treasure]
        meaning = meanings.treasure(view, treasure, kinds[treasure], holder)
        of = f"seat-{holder}" if holder != hoards.ON_MAP else ""
        found.append(on.put(_treasure(treasure), f"token-{kinds[treasure]}", x, y, _TOKEN, meaning=meaning, of=of))

    for place in range(PLACES):
        coaster = int(s.coasters[place])
        if coaster < 0:
            continue
        x, y = chart.middle(field_of(s, place))
        first, count = int(box.first_treasure[coaster]), int(box.treasures_on[coaster])
        for treasure, (right, down) in zip(range(first, first + count), chart.berths(count), strict=True):
            if holders[treasure] == hoards.ON_MAP:
                lay(treasure, part, x + right, y + down)
                if s.discovered >> treasure & 1:
                    beside = -17 if right < 0 else 17  # away from the other token of the island
                    found.append(part.put(f"found-{treasure}", "tick", x + right + beside, y + down - 17, _SHIP, 0.8))
        marked = {island_kind.HELGA: doubled, island_kind.DRAGON: moored}.get(int(box.islands[coaster]), -1)
        if marked >= 0:
            right, down = chart.MARKED_AT
            lay(marked, part, x + right, y + down)
            look = f"mark-{holders[marked]}"
            found.append(part.put(f"owner-{marked}", look, x + right + 20, y + down - 19, _SHIP, 1.1))
    for seat, row in _seats(view, layout):
        for treasure, spot in _hoard_spots(holders, seat, layout.lines).items():
            if treasure in (doubled, moored):
                ghost = f"{'doubled' if treasure == doubled else 'moored'}-{kinds[treasure]}"
                found.append(row.put(f"ghost-{treasure}", ghost, *spot, _FIELD, of=f"seat-{seat}"))
            else:
                lay(treasure, row, *spot)
    return tuple(found)


def _seats(view: View[State, Box], layout: Layout) -> list[tuple[int, Part]]:
    """The seats with their rows: the viewer's own comes first."""
    return [((max(view.seat, 0) + i) % view.players, row) for i, row in enumerate(layout.rows)]


def _rows(view: View[State, Box], layout: Layout) -> list[tuple[Piece, ...]]:
    """Who plays, with their points, and how it ended."""
    s, found = view.state, list[tuple[Piece, ...]]()
    points, places = np.zeros(view.players, np.int32), [0] * view.players
    view.game.kernels.points(s, view.box, points)
    if s.phase == phase.ENDED:
        final = np.zeros(view.players, np.int32)
        view.game.kernels.places(s, view.box, final)
        places = final.tolist()
    active = _active(s)
    for seat, row in _seats(view, layout):
        won = places[seat] == 1
        state = "active" if seat == active else "won" if won else "waits"
        beer = bool(won and s.moored & s.won[seat])
        found.append(_row(row, seat, view.names[seat], state, int(points[seat]), layout.row_high))
        found.append(_honours(view.phrases, row, seat, int(s.luck[seat]), places[seat], beer, layout.row_high))
    return found


def _hoard_spots(holders: list[int], seat: int, lines: int) -> dict[int, tuple[float, float]]:
    """Where a seat's treasures lie in its row: in so many lines of five, closer together if there are more."""
    won = [treasure for treasure, holder in enumerate(holders) if holder == seat]
    columns = max(5, -(-len(won) // lines))
    apart = 4 * 46 / (columns - 1)
    return {t: (30 + i % columns * apart, 68 + i // columns * 48) for i, t in enumerate(won)}


@lru_cache(maxsize=1024)
def _row(part: Part, seat: int, name: str, state: str, points: int, high: int) -> tuple[Piece, ...]:
    """A seat's row: mark, name, points; whose turn it is."""
    of, active = f"seat-{seat}", state == "active"
    found = (
        part.put(of, f"row-{state}-{high}", 0, 0, _MARK),
        part.put(f"mark-{seat}", f"mark-{seat}", 26, 25, _FIELD, 1.15, of=of),
        part.put(f"name-{seat}", "name-bold" if active else "name", 46, 35, _FIELD, text=shorten(name, 11), of=of),
        part.put(f"points-{seat}", "points", 268, 43, _FIELD, text=str(points), of=of),
    )
    return (*found, part.put("holds-dice", "holds-dice", 268, 72, _FIELD, of=of)) if active else found


@lru_cache(maxsize=1024)
def _honours(
    phrases: Phrases, part: Part, seat: int, luck: int, place: int, beer: bool, row_high: int
) -> tuple[Piece, ...]:
    """What Sven's luck brought, and how it ended."""
    of, found = f"seat-{seat}", list[Piece]()
    if place:
        ended = "wins" if place == 1 else "loses"
        found.append(part.put(f"ended-{seat}", ended, 295, 65, _FIELD, text=phrases.say(ended), of=of))
    if luck:
        found.append(part.put(f"clover-{seat}", "clover", 250, 82, _FIELD, 0.42, of=of))
        found.append(part.put(f"luck-{seat}", "luck", 276, 90, _FIELD, text=f"+{luck}", of=of))
    if beer:  # H-32
        spot = (268, row_high - 24) if row_high > 96 else (228, 28)  # a low row has no room below
        found.append(part.put(f"beer-{seat}", "mug", *spot, _FIELD, 0.7, of=of))
    return tuple(found)


def _active(s: State) -> int:
    """The seat whose turn it is, or whose Sven token is rolled for; -1 for nobody."""
    if s.phase == phase.ENDED:
        return -1
    if s.phase == phase.COUNTING_LUCK:
        return hoards.holder(s, only(s.uncounted))
    return int(s.seat)
