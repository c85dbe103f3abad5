"""Hägar: the game as a scene. The looks are in `looks/` and `sheet.py`; the places of all parts are in `layout.py`."""

from functools import lru_cache

from meadhall.core.game import View
from meadhall.core.phrases import Phrases
from meadhall.core.record import to_bytes
from meadhall.core.scene import Kept, Part, Piece, Scene, Shape
from meadhall.games.hagar import actions, island_kind, phase, token_kind
from meadhall.games.hagar.board import chart
from meadhall.games.hagar.board.layout import HagarLayout, layout
from meadhall.games.hagar.board.rows import rows, treasure_id
from meadhall.games.hagar.board.rows import treasures as lying_treasures
from meadhall.games.hagar.board.sheet import MARKED, looks
from meadhall.games.hagar.box import HagarBox as Box
from meadhall.games.hagar.hoards import only
from meadhall.games.hagar.rules import treasures
from meadhall.games.hagar.rules.chart import TURNED_TO, field_of, island_at, island_towards
from meadhall.games.hagar.state import BLACK, PLACES, RED, WIDTH, State
from meadhall.games.hagar.words import meanings
from meadhall.games.hagar.words.names import numbers_left

__all__ = ["looks", "scene", "touches"]

_FEW = 3  # numbers that are left when everybody should be warned
_SEA, _LIFE, _COURSE, _ISLAND, _PRINT, _MARK, _FIELD, _TOKEN, _SHIP = range(9)  # layers


# --- Touches -----------------------------------------------------------------------------------------------------


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """The ids that a person touches to do this legal action, in order."""
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
            return _DICE_IDS[die], treasure_id(only(lying & s.kinds[s.dice[die]]))
        case actions.DOUBLE_TAKES, (figure,):
            return "double", treasure_id(only(lying & s.kinds[token_kind.SVEN + figure]))
        case actions.SEVEN_TAKES, (kind,):
            return "seven", treasure_id(only(lying & s.kinds[kind + 1]))
        case actions.STEAL_FROM, (seat,):
            figure = treasures.figure_of(box.islands[s.coasters[s.target]])
            return (treasure_id(only(s.won[seat] & s.kinds[figure])),)
        case _, (number,):  # PLACE
            return (treasure_id(only(treasures.in_front_of(s, s.seat) & s.kinds[number + 1])),)
    return ()


_DICE_IDS = ("die-red", "die-black")
_BUTTONS = {
    actions.KEEP: "do-keep",
    actions.REROLL + 2: "do-reroll-both",
    actions.SAIL_ON: "do-sail-on",
    actions.DONE: "do-done",
}


# --- The scene -----------------------------------------------------------------------------------------------------


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """The view as a scene: the chart, the dice, everybody's hoard, and the treasures that are still face down."""
    s, box = view.state, view.box
    whole = layout(shape, view.players)
    laid = whole, s.coasters.tobytes(), s.turned.tobytes(), to_bytes(box), view.game.title
    placed = int(s.doubled), int(s.moored), int(s.discovered)
    won = laid, view.names, view.seat, s.kinds.tobytes(), s.won.tobytes(), placed
    *below, ship, goal = _for_all.get((laid, to_bytes(s)), lambda: _seen_by_all(view, whole, shape))
    return Scene.of(
        whole.width,
        whole.height,
        whole.ground,
        _kept.get(laid, lambda: _chart(view, whole.chart)),
        _kept.get(won, lambda: lying_treasures(view, whole)),
        *below,
        *rows(view, whole),
        ship,
        goal,
    )


_kept = Kept[tuple[Piece, ...]]()
_for_all = Kept[tuple[tuple[Piece, ...], ...]](512)  # all viewers look at about the same time


def _seen_by_all(view: View[State, Box], whole: HagarLayout, shape: Shape) -> tuple[tuple[Piece, ...], ...]:
    """The pieces that are the same for everybody: the course, the dice, the unseen treasures, the ship and the goal."""
    s, box, say = view.state, view.box, view.phrases
    left = tuple(held - seen.bit_count() for held, seen in zip(box.bag.tolist(), s.kinds.tolist(), strict=True))
    faces, used = tuple(s.dice.tolist()), int(s.used) if s.phase == phase.USING else 0
    begins = bool(s.phase == phase.NAVIGATING and s.rolls == box.navigation - 1)
    return (
        _course(whole.chart, _hit(s), bool(s.field >= 0), _target(s)),
        _dice(say, whole, faces, int(s.rolling), used, begins),
        _rolls(say, whole, int(s.rolls) if s.phase in (phase.NAVIGATING, phase.LANDING) else -1),
        _badges(say, whole, int(box.lucky), faces if _counts(s, used) else (0, -1)),
        _unseen(left, whole.strip),
        _ship(say, whole.chart, int(s.field), bool(s.field >= 0 and island_at(s, s.field) >= 0)),
        _goal(whole.chart, shape, bool(s.numbers_left <= _FEW), numbers_left(view)),
    )


def _chart(view: View[State, Box], part: Part) -> tuple[Piece, ...]:
    """The coasters with their islands, and the fields."""
    s, box, put = view.state, view.box, part.put
    pieces = list[Piece]()
    for place in range(PLACES):
        number = int(s.coasters[place])
        if number < 0:
            continue
        kind, corner = int(box.islands[number]), TURNED_TO[s.turned[place]]
        x, y = chart.LEFT + place % 3 * 2 * chart.CELL, chart.TOP + place // 3 * 2 * chart.CELL
        pieces.append(put(f"sea-{place}", f"sea-{number}-{int(corner in (1, 2))}", x, y, _SEA))
        if kind == island_kind.SEA:
            continue
        right, down = chart.sea_life_at(corner)
        pieces.append(put(f"life-{place}", f"life-{number}", x + right, y + down, _LIFE))
        x, y = chart.middle(field_of(s, place))
        pieces.append(put(f"island-{place}", f"island-{number}", x, y, _ISLAND))
        if kind in MARKED:
            name, (right, down) = MARKED[kind], chart.MARKED_AT
            pieces.append(put(name, name, x + right, y + down, _PRINT, meaning=view.say(f"means-{name}")))
    for name, meaning in meanings.fields(view).items():
        column, row = int(name[6]) - 1, int(name[8]) - 1
        x, y = chart.LEFT + column * chart.CELL, chart.TOP + row * chart.CELL
        pieces.append(put(name, "field", x, y, _FIELD, meaning=meaning))
    return tuple(pieces)


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
    pieces = []
    if hit >= 0:
        x, y = chart.middle(hit)
        state = "kept" if stands else "open"
        pieces += [
            part.put("aim-red", "aim-red", x, 39, _COURSE),
            part.put("aim-black", "aim-black", 39, y, _COURSE),
            part.put("course-red", f"down-{state}-{hit // WIDTH}", x, 62, _COURSE),
            part.put("course-black", f"right-{state}-{hit % WIDTH}", 62, y, _COURSE),
            part.put("hit", "bracket", x, y, _MARK),
        ]
    if target >= 0:
        pieces.append(part.put("target", "target", *chart.middle(target), _MARK))
    return tuple(pieces)


@lru_cache(maxsize=4096)
def _dice(
    phrases: Phrases, whole: HagarLayout, faces: tuple[int, int], rolling: int, used: int, begins: bool
) -> tuple[Piece, ...]:
    """The two dice in their tray. When a turn begins they lie as the last one has left them, so that a throw that ended
    a turn is seen."""
    pieces = [whole.tray.put("tray", f"tray-{whole.lines}", 0, 0, _MARK)]
    for part, colour, face, bit in zip(whole.dice, ("red", "black"), faces, (RED, BLACK), strict=True):
        rests = begins and bool(rolling & bit and face)
        look = f"die-{colour}-air" if rolling & bit and not rests else f"die-{colour}-{face}"
        meaning = phrases.say(f"means-{colour}" if face else "means-blank", face=face)
        faded = rests or bool(used & bit)
        pieces.append(
            part.put(f"die-{colour}", look, 0, 0, _TOKEN, meaning=meaning, faded=faded, of="tray", role="die")
        )
        if used & bit:
            pieces.append(part.put(f"used-{colour}", "tick", 34, 30, _TOKEN, of=f"die-{colour}"))
    return tuple(pieces)


@lru_cache(maxsize=64)
def _rolls(phrases: Phrases, whole: HagarLayout, rolls: int) -> tuple[Piece, ...]:
    """The rolls that are left; -1 where nobody rolls."""
    if rolls < 0:
        return ()
    words = phrases.say("rolls-left", rolls=rolls)
    return (
        whole.rolls.put("rolls", "rolls", 0, 0, _FIELD, text=str(rolls)),
        whole.rolls.put("rolls-words", "rolls-words", 0, 28, _FIELD, text=words),
    )


def _counts(s: State, used: int) -> bool:
    """Whether a lucky sum or a double of the dice can be used now."""
    return bool(s.phase in (phase.LANDING, phase.USING) and not s.rolling and used == 0)


@lru_cache(maxsize=256)
def _badges(phrases: Phrases, whole: HagarLayout, lucky: int, faces: tuple[int, int]) -> tuple[Piece, ...]:
    """The lucky sum and the double, lit where the dice show them."""
    say, looks = phrases.say, ("badge", "badge-lit")
    seven, double = looks[sum(faces) == lucky], looks[faces[0] == faces[1]]
    text, told = say("lucky-badge", sum=lucky), say("means-seven", sum=lucky)
    return (
        whole.badges[0].put("seven", seven, 0, 0, _FIELD, text=text, meaning=told),
        whole.badges[1].put("double", double, 0, 0, _FIELD, text=say("double-badge"), meaning=say("means-double")),
    )


@lru_cache(maxsize=512)
def _unseen(left: tuple[int, ...], part: Part) -> tuple[Piece, ...]:
    """How many treasures of each kind are still face down: everybody may know it."""
    pieces = [part.put("strip", "strip", 0, 0, _MARK), part.put("unseen", "token-0", 28, 31, _FIELD, 0.85)]
    for kind in range(1, token_kind.HAGAR + 1):
        x = 30 + 47 * kind
        pieces.append(
            part.put(f"unseen-{kind}", f"token-{kind}", x, 22, _FIELD, 0.64, faded=not left[kind], of=f"unseen-{kind}")
        )
        pieces.append(part.put(f"left-{kind}", "light", x, 57, _FIELD, text=f"×{left[kind]}", of=f"unseen-{kind}"))
    return tuple(pieces)


@lru_cache(maxsize=256)
def _ship(phrases: Phrases, part: Part, field: int, at_island: bool) -> tuple[Piece, ...]:
    """The longship: on the sea field that was hit, or off the island; in the corner of the chart before."""
    x, y, size = 42, 48, 0.32
    if field >= 0:
        x, y = chart.middle(field)
        x, y, size = (x - 37, y - 27, 0.42) if at_island else (x, y + 14, 0.72)
    return (part.put("ship", "ship", x, y, _SHIP, size, meaning=phrases.say("means-ship")),)
