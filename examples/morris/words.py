"""Nine Men's Morris in words; the sentences stand in `words/en.ftl`."""

from meadhall.core.game import View

from . import rules
from .box import Box
from .state import ACTIONS, MOVE, PLACE, POINTS, TAKE, State

MorrisView = View[State, Box]

NOUNS = {"point": lambda view, point: POINTS[point]}
PLACES = {"point": lambda view, point: f"point-{POINTS[point]}"}
SIGNS = "XO"
_CHART = """
7  ?-----------?-----------?
   |           |           |
6  |   ?-------?-------?   |
   |   |       |       |   |
5  |   |   ?---?---?   |   |
   |   |   |       |   |   |
4  ?---?---?       ?---?---?
   |   |   |       |   |   |
3  |   |   ?---?---?   |   |
   |   |       |       |   |
2  |   ?-------?-------?   |
   |           |           |
1  ?-----------?-----------?
   a   b   c   d   e   f   g"""[1:]


def describe(view: MorrisView) -> str:
    """The board as a chart, and what each seat has."""
    s = view.state
    signs = iter((".", *SIGNS)[rules.owner(s, point) + 1] for point in _from_above())
    chart = "".join(next(signs) if letter == "?" else letter for letter in _CHART)
    seats = [
        view.say("seat", sign=SIGNS[seat], seat=name, board=int(s.men[seat]), hand=int(s.hand[seat]))
        for seat, name in enumerate(view.names)
    ]
    quiet = [view.say("count", quiet=int(s.quiet), most=int(view.box.quiet))] if s.quiet else []
    return "\n".join([chart, "", *seats, *quiet])


def prompt(view: MorrisView) -> str:
    """What is asked of the seat to move."""
    s, seat = view.state, view.to_move
    asked = "take" if s.taking else "place" if s.hand[seat] else "fly" if rules.may_fly(s, view.box) else "move"
    return view.say(f"ask-{asked}", other=view.names[1 - seat], men=int(s.hand[seat]))


def action(view: MorrisView, action: int) -> str:
    """What a legal action would do."""
    family, start, point = parts(action)
    return view.say({PLACE: "place", MOVE: "move", TAKE: "take"}[family], start=POINTS[start], point=POINTS[point])


def why_not(view: MorrisView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, seat = view.state, view.to_move
    family, start, point = parts(action)
    if family == TAKE:
        mine = rules.owner(s, point) != 1 - seat
        reason = "no-mill" if not s.taking else "not-theirs" if mine else "in-a-mill"
    elif s.taking:
        reason = "take-first"
    elif (family == PLACE) != (s.hand[seat] > 0):
        reason = "hand-empty" if family == PLACE else "hand-first"
    elif family == MOVE and rules.owner(s, start) != seat:
        return view.say("not-yours", point=POINTS[start])
    else:
        reason = "occupied" if s.points[point] else "too-far"
    return view.say(reason, start=POINTS[start], point=POINTS[point], other=view.names[1 - seat])


def parts(action: int) -> tuple[int, int, int]:
    """The family of an action, the point where it begins, and the point where it ends: the same, but for a move."""
    family, points = ACTIONS.decode(action)
    return family, points[0], points[-1]


def _from_above() -> list[int]:
    """The points as one reads them: row by row from above."""
    return sorted(range(len(POINTS)), key=lambda point: (-int(POINTS[point][1]), point))
