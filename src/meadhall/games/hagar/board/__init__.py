"""Hägar: the game as a scene. The looks are in `looks/` and `sheet.py`; the places of all parts are in `layout.py`."""

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from meadhall.core.drawing import fitted
from meadhall.core.record import to_bytes
from meadhall.core.scene import Kept, Piece, Scene, Shape
from meadhall.games.hagar import actions, hoards, island_kind, phase, token_kind
from meadhall.games.hagar.board import layers, rows
from meadhall.games.hagar.board.layout import CELL, LEFT, MARKED_AT, TOP, HagarLayout, layout, middle
from meadhall.games.hagar.board.sheet import MARKED, looks
from meadhall.games.hagar.board.specimens import specimen
from meadhall.games.hagar.rules import treasures
from meadhall.games.hagar.rules.chart import NEIGHBOURS, TURNED_TO, field_of, has_island, island_towards
from meadhall.games.hagar.state import BLACK, RED, WIDTH
from meadhall.games.hagar.words import names
from meadhall.games.hagar.words.names import HagarView

__all__ = ["also", "looks", "scene", "specimen", "touches"]

_FEW = 3  # numbers that are left when everybody should be warned
_DICE = ("die-red", "die-black")
_BUTTONS = {
    actions.KEEP: "do-keep",
    actions.REROLL + 2: "do-reroll-both",
    actions.SAIL_ON: "do-sail-on",
    actions.DONE: "do-done",
}


def touches(view: HagarView, action: int) -> tuple[str, ...]:
    """The ids that a person touches to do this legal action, in order."""
    if action in _BUTTONS:
        return (_BUTTONS[action],)
    s, (family, (choice,)) = view.state, actions.ACTIONS.decode(action)
    if family == actions.REROLL:
        return (_DICE[choice],)
    if family == actions.LAND:
        return (names.island_id(view, island_towards(s, choice)),)
    lying = treasures.lying(s, view.box, s.target)
    match family:
        case actions.TAKE_BY:
            return _DICE[choice], _treasure(lying & s.kinds[s.dice[choice]])
        case actions.DOUBLE_TAKES:
            return "double", _treasure(lying & s.kinds[token_kind.SVEN + choice])
        case actions.SEVEN_TAKES:
            return "seven", _treasure(lying & s.kinds[choice + 1])
        case actions.STEAL_FROM:
            return (_treasure(s.won[choice] & s.kinds[treasures.figure_of(names.kind_at(view, s.target))]),)
        case _:  # PLACE
            return (_treasure(treasures.in_front_of(s, s.seat) & s.kinds[choice + 1]),)


def also(view: HagarView, action: int) -> tuple[tuple[str, ...], ...]:
    """The treasure alone, for whatever wins it; and the double or the Lucky 7, for what they steal."""
    s, path = view.state, touches(view, action)
    if actions.FAMILIES[action] == actions.STEAL_FROM:
        return (("double" if s.dice[0] == s.dice[1] else "seven", *path),)
    return (path[1:],) if len(path) > 1 else ()


def _treasure(members: int) -> str:
    """The first treasure of a set."""
    return f"treasure-{hoards.only(members)}"


KEPT = Kept[tuple[Piece, ...]]()


def scene(view: HagarView, shape: Shape) -> Scene:
    """The view as a scene: the chart, the dice, everybody's hoard, and the treasures that are still face down.

    Groups of pieces are kept with all that they depend on.
    """
    s, box, whole = view.state, view.box, layout(shape, view.players)
    fixed = shape, view.players, view.phrases, to_bytes(box)

    def kept(make: Callable[..., Iterable[Piece]], *depends: object) -> tuple[Piece, ...]:
        return KEPT.get((make, fixed, *depends), lambda: tuple(make(view, whole, *depends)))

    laid, faces = (s.coasters.tobytes(), s.turned.tobytes()), tuple(s.dice.tolist())
    won = view.names, view.seat, s.kinds.tobytes(), s.won.tobytes(), int(s.doubled), int(s.moored), int(s.discovered)
    field, at_sea, used = int(s.field), s.phase < phase.COUNTING_LUCK, int(s.used) if s.phase == phase.USING else 0
    aims = s.phase == phase.NAVIGATING and s.rolling == 0
    hit = names.field_of_dice(view) if aims else field if at_sea else -1
    target = int(field_of(s, s.target)) if s.target >= 0 and at_sea else -1
    begins = bool(s.phase == phase.NAVIGATING and s.rolls == box.navigation - 1)
    counts = s.phase in (phase.LANDING, phase.USING) and not s.rolling and used == 0
    left = tuple(held - seen.bit_count() for held, seen in zip(box.bag.tolist(), s.kinds.tolist(), strict=True))
    return Scene.of(
        whole.width,
        whole.height,
        whole.ground,
        kept(_chart, *laid),
        kept(rows.treasures, *laid, *won),
        kept(_course, hit, field >= 0, target),
        kept(_dice, faces, int(s.rolling), used, begins),
        kept(_rolls, int(s.rolls)) if s.phase in (phase.NAVIGATING, phase.LANDING) else (),
        kept(_badges, faces if counts else (0, -1)),
        kept(_unseen, left),
        *(kept(rows.row, *numbers) for numbers in rows.standings(view)),
        kept(_ship, field, field >= 0 and bool(has_island(s, field))),
        kept(_goal, shape, int(s.numbers_left)),
    )


def _chart(view: HagarView, whole: HagarLayout, *laid: bytes) -> Iterator[Piece]:
    """The coasters with their islands, and the fields."""
    s, put, islands = view.state, whole.chart.put, dict[int, int]()
    for place in np.flatnonzero(s.coasters >= 0).tolist():
        number, kind, corner = int(s.coasters[place]), names.kind_at(view, place), TURNED_TO[s.turned[place]]
        x, y = LEFT + place % 3 * 2 * CELL, TOP + place // 3 * 2 * CELL
        yield put(f"sea-{place}", f"sea-{number}-{int(corner in (1, 2))}", x, y, layers.SEA)
        if kind == island_kind.SEA:
            continue
        right, down = 64 + (1 - corner % 2) * CELL, 64 + (1 - corner // 2) * CELL  # opposite to the island
        yield put(f"life-{place}", f"life-{number}", x + right, y + down, layers.LIFE)
        field = int(field_of(s, place))
        islands[field], (x, y) = kind, middle(field)
        yield put(f"island-{place}", f"island-{number}", x, y, layers.ISLAND)
        if kind in MARKED:
            name, (right, down) = MARKED[kind], MARKED_AT
            yield put(name, name, x + right, y + down, layers.PRINT, meaning=view.say(f"means-{name}"))
    for field in range(WIDTH * WIDTH):
        row, column = divmod(field, WIDTH)
        near = [islands[each] for each in NEIGHBOURS[field, 1:].tolist() if each in islands]
        what = names.islands_name(view, islands[field]) if field in islands else names.sea_name(view, near)
        meaning = view.say("means-field", column=column + 1, row=row + 1, what=what)
        x, y = LEFT + column * CELL, TOP + row * CELL
        yield put(names.field_id(view, field), "field", x, y, layers.FIELD, meaning=meaning)


def _goal(view: HagarView, whole: HagarLayout, shape: Shape, left: int) -> Iterator[Piece]:
    """How near the end is, below the chart."""
    look = f"goal-{shape}-near" if left <= _FEW else f"goal-{shape}"
    text = names.numbers_left(view)
    size = fitted(text, 66 if shape == "wide" else 57)
    yield whole.chart.put("goal", look, 462, 879, layers.FIELD, size, text=text)


def _course(view: HagarView, whole: HagarLayout, hit: int, stands: bool, target: int) -> Iterator[Piece]:
    """Lines from the coordinates to the field that was hit, and the island that was landed on; -1 for none of them."""
    put, state = whole.chart.put, "kept" if stands else "open"
    if hit >= 0:
        x, y = middle(hit)
        yield put("aim-red", "aim-red", x, 39, layers.COURSE)
        yield put("aim-black", "aim-black", 39, y, layers.COURSE)
        yield put("course-red", f"down-{state}-{hit // WIDTH}", x, 62, layers.COURSE)
        yield put("course-black", f"right-{state}-{hit % WIDTH}", 62, y, layers.COURSE)
        yield put("hit", "bracket", x, y, layers.MARK)
    if target >= 0:
        yield put("target", "target", *middle(target), layers.MARK)


def _dice(
    view: HagarView, whole: HagarLayout, faces: tuple[int, int], rolling: int, used: int, begins: bool
) -> Iterator[Piece]:
    """The two dice in their tray. When a turn begins they lie as the last one has left them, so that a throw that ended
    a turn is seen."""
    yield whole.tray.put("tray", f"tray-{whole.lines}", 0, 0, layers.MARK)
    for part, colour, face, bit in zip(whole.dice, actions.DICE[:2], faces, (RED, BLACK), strict=True):
        rests = begins and bool(rolling & bit and face)
        look = f"die-{colour}-air" if rolling & bit and not rests else f"die-{colour}-{face}"
        meaning = view.say(f"means-{colour}" if face else "means-blank", face=face)
        told = {"meaning": meaning, "faded": rests or bool(used & bit), "of": "tray", "role": "die"}
        yield part.put(f"die-{colour}", look, 0, 0, layers.TOKEN, **told)
        if used & bit:
            yield part.put(f"used-{colour}", "tick", 34, 30, layers.TOKEN, of=f"die-{colour}")


def _rolls(view: HagarView, whole: HagarLayout, rolls: int) -> Iterator[Piece]:
    """The rolls that are left."""
    put, words = whole.rolls.put, view.say("rolls-left", rolls=rolls)
    yield put("rolls", "rolls", 0, 0, layers.FIELD, text=str(rolls))
    yield put("rolls-words", "rolls-words", 0, 28, layers.FIELD, fitted(words, 11), text=words)


def _badges(view: HagarView, whole: HagarLayout, faces: tuple[int, int]) -> Iterator[Piece]:
    """The lucky sum and the double, lit where the dice show them."""
    lucky = int(view.box.lucky)
    lit = sum(faces) == lucky, faces[0] == faces[1]
    for part, name, shows in zip(whole.badges, ("seven", "double"), lit, strict=True):
        look, text = "badge-lit" if shows else "badge", view.say(f"{name}-badge", sum=lucky)
        yield part.put(name, look, 0, 0, layers.FIELD, text=text, meaning=view.say(f"means-{name}", sum=lucky))


def _unseen(view: HagarView, whole: HagarLayout, left: tuple[int, ...]) -> Iterator[Piece]:
    """How many treasures of each kind are still face down: everybody may know it."""
    put = whole.strip.put
    yield put("strip", "strip", 0, 0, layers.MARK)
    yield put("unseen", "token-0", 28, 31, layers.FIELD, 0.85)
    for kind in range(1, token_kind.HAGAR + 1):
        name, x = f"unseen-{kind}", 30 + 47 * kind
        yield put(name, f"token-{kind}", x, 22, layers.FIELD, 0.64, faded=not left[kind], of=name)
        yield put(f"left-{kind}", "light", x, 57, layers.FIELD, text=f"×{left[kind]}", of=name)


def _ship(view: HagarView, whole: HagarLayout, field: int, at_island: bool) -> Iterator[Piece]:
    """The longship: on the sea field that was hit, or off the island; in the corner of the chart before."""
    x, y, size = 42, 48, 0.32
    if field >= 0:
        x, y = middle(field)
        x, y, size = (x - 37, y - 27, 0.42) if at_island else (x, y + 14, 0.72)
    yield whole.chart.put("ship", "ship", x, y, layers.TOP, size, meaning=view.say("means-ship"))
