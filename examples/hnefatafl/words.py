"""Hnefatafl in words; the sentences stand in `words/en.ftl`."""

from meadhall.core.game import View
from meadhall.core.record import copy

from . import rules
from .box import Box
from .state import KING, KINGS, SIZE, SQUARES, State

HnefataflView = View[State, Box]

NOUNS = {"square": lambda view, square: SQUARES[square]}
PLACES = {"square": lambda view, square: f"square-{SQUARES[square]}"}


def describe(view: HnefataflView) -> str:
    """The board as letters, as in content.toml (* are throne and castles), and what each side has."""
    s, size = view.state, int(view.box.size)
    letters = [[_letter(view, row * SIZE + column) for column in range(size)] for row in range(size)]
    named = [*((row + 1, letters[row]) for row in reversed(range(size))), (" ", "abcdefghi"[:size])]
    rows = [f"{row}  {' '.join(squares)}" for row, squares in named]
    seats = [view.say("seat", sign="AD"[i], seat=name, men=int(s.men[i])) for i, name in enumerate(view.names)]
    quiet = [view.say("count", quiet=int(s.quiet), most=int(view.box.quiet))] if s.quiet else []
    return "\n".join([*rows, "", *seats, *quiet])


def prompt(view: HnefataflView) -> str:
    """What is asked of the seat to move."""
    asked = "ask-king" if view.to_move == KINGS else "ask-attackers"
    return view.say(asked, goal="edge" if view.box.edge else "castle")


def action(view: HnefataflView, action: int) -> str:
    """What a legal action would do."""
    start, goal = divmod(action, len(SQUARES))
    enemies = view.join(name_on(view, square) for square in captured(view, action))
    return view.say("capture" if enemies else "move", start=SQUARES[start], goal=SQUARES[goal], enemies=enemies)


def why_not(view: HnefataflView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, (start, goal) = view.state, divmod(action, len(SQUARES))
    for square in (start, goal):
        if max(square % SIZE, square // SIZE) >= view.box.size:
            return view.say("outside", square=SQUARES[square])
    across, up = goal % SIZE - start % SIZE, goal // SIZE - start // SIZE
    if s.squares[start] == 0:
        reason = "empty"
    elif rules.owner(s, start) != view.to_move:
        reason = "not-yours"
    elif (across == 0) == (up == 0):
        reason = "not-straight"
    else:
        distance = max(abs(across), abs(up))
        far = rules.reach(s, view.box, start, across // distance, up // distance)
        reason = "in-the-way" if far < distance else "kings"
    return view.say(reason, start=SQUARES[start], goal=SQUARES[goal])


def captured(view: HnefataflView, action: int) -> list[int]:
    """The squares of those whom a legal action captures."""
    before, after = view.state, copy(view.state)
    rules.step(after, view.box, action)
    gone = (square for square in range(len(SQUARES)) if before.squares[square] and not after.squares[square])
    return [square for square in gone if square != action // len(SQUARES)]


def name_on(view: HnefataflView, square: int) -> str:
    """What the man on a square is called."""
    return view.say("king-on" if view.state.squares[square] == KING else "man-on", square=SQUARES[square])


def _letter(view: HnefataflView, square: int) -> str:
    man = view.state.squares[square]
    empty = "*" if rules.is_kings_square(view.box, square) else "."
    return empty if man == 0 else "A" if man < KING else "K" if man == KING else "D"
