"""Nine Men's Morris in words: every sentence that a player reads stands whole in one table."""

from meadhall.core.game import Event, View
from meadhall.core.text import count

from . import rules
from .box import Box
from .state import ACTIONS, DRAWN, GOING_ON, MOVE, PLACE, POINTS, TAKE, State

MorrisView = View[State, Box]

SAY = {
    # what is asked
    "ask place": "{name}: place a man on an empty point; {men} in hand. (NM-03)",
    "ask move": "{name}: move a man along a line to the next point. (NM-04)",
    "ask fly": "{name}: move a man to any empty point; with three men you fly. (NM-07)",
    "ask take": "{name}: a mill! Take one of {other}'s men. (NM-05)",
    # what an action would do
    "place": "Place a man on {point}",
    "move": "Move from {start} to {point}",
    "take": "Take the man on {point}",
    # what happened
    "placed": "{name} places a man on {point}.",
    "moved": "{name} moves from {start} to {point}.",
    "placed mill": "{name} places a man on {point} and closes a mill.",
    "moved mill": "{name} moves from {start} to {point} and closes a mill.",
    "taken": "{name} takes {other}'s man on {point}.",
    "few": "{told} {other} has two men left and loses. (NM-08)",
    "stuck": "{told} {other} cannot move and loses. (NM-09)",
    "quiet": "{told} No mill was closed in {moves}: a draw. (NM-10)",
    "one move": "move",
    "one man": "man",
    "men": "men",
    # the position
    "man on": "The man on {point}",
    "seat": "{sign} {name}: {board} on the board, {hand} in hand",
    "count": "Moves without a mill: {quiet} of {most}",
    # why not
    "take first": "a mill was closed: first a man is taken (NM-05)",
    "no mill": "a man is taken only when a mill was closed (NM-05)",
    "hand first": "men in hand are placed before any is moved (NM-03)",
    "hand empty": "there is no man in hand; move one (NM-04)",
    "occupied": "a man stands on {point} already",
    "not yours": "no man of yours stands on {point}",
    "not theirs": "no man of {other}'s stands on {point}",
    "in a mill": "the man on {point} stands in a mill (NM-06)",
    "too far": "{point} is not next to {start} on a line (NM-04)",
}
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
        SAY["seat"].format(sign=SIGNS[seat], name=name, board=_men(int(s.men[seat])), hand=int(s.hand[seat]))
        for seat, name in enumerate(view.names)
    ]
    quiet = [SAY["count"].format(quiet=int(s.quiet), most=int(view.box.quiet))] if s.quiet else []
    return "\n".join([chart, "", *seats, *quiet])


def prompt(view: MorrisView) -> str:
    """What is asked of the seat to move."""
    s, seat = view.state, view.to_move
    asked = "take" if s.taking else "place" if s.hand[seat] else "fly" if rules.may_fly(s, view.box) else "move"
    men = _men(int(s.hand[seat]))
    return SAY[f"ask {asked}"].format(name=view.names[seat], other=view.names[1 - seat], men=men)


def action(view: MorrisView, action: int) -> str:
    """What a legal action would do."""
    family, start, point = parts(action)
    return SAY[{PLACE: "place", MOVE: "move", TAKE: "take"}[family]].format(start=POINTS[start], point=POINTS[point])


def event(before: MorrisView, after: MorrisView, who: int, action: int) -> Event | None:
    """What happened, and how the game ended if it did."""
    s, (family, start, point) = after.state, parts(action)
    sentence = {PLACE: "placed", MOVE: "moved", TAKE: "taken"}[family] + (" mill" if s.taking else "")
    name, other = before.names[who], before.names[1 - who]
    told = SAY[sentence].format(name=name, other=other, start=POINTS[start], point=POINTS[point])
    if s.end != GOING_ON:
        few = s.men[1 - who] + s.hand[1 - who] < rules.FEWEST
        ending = "quiet" if s.end == DRAWN else "few" if few else "stuck"
        told = SAY[ending].format(told=told, other=other, moves=count(int(s.quiet), SAY["one move"]))
    return Event(told, tuple(f"point-{POINTS[place]}" for place in dict.fromkeys((start, point))))


def why_not(view: MorrisView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, seat = view.state, view.to_move
    family, start, point = parts(action)
    if family == TAKE:
        mine = rules.owner(s, point) != 1 - seat
        reason = "no mill" if not s.taking else "not theirs" if mine else "in a mill"
    elif s.taking:
        reason = "take first"
    elif (family == PLACE) != (s.hand[seat] > 0):
        reason = "hand empty" if family == PLACE else "hand first"
    elif family == MOVE and rules.owner(s, start) != seat:
        return SAY["not yours"].format(point=POINTS[start])
    else:
        reason = "occupied" if s.points[point] else "too far"
    return SAY[reason].format(start=POINTS[start], point=POINTS[point], other=view.names[1 - seat])


def parts(action: int) -> tuple[int, int, int]:
    """The family of an action, the point where it begins, and the point where it ends: the same, but for a move."""
    family, points = ACTIONS.decode(action)
    return family, points[0], points[-1]


def _men(number: int) -> str:
    return count(number, SAY["one man"], SAY["men"])


def _from_above() -> list[int]:
    """The points as one reads them: row by row from above."""
    return sorted(range(len(POINTS)), key=lambda point: (-int(POINTS[point][1]), point))
