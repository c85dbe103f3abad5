"""Hnefatafl in words: every sentence that a player reads stands whole in one table."""

from meadhall.core.game import Event, View
from meadhall.core.record import copy
from meadhall.core.text import join

from . import rules
from .box import Box
from .state import DRAWN, GOING_ON, KING, KINGS, SIZE, SQUARES, State

HnefataflView = View[State, Box]

SAY = {
    # what is asked
    "ask attackers": "{name}: move an attacker. Surround the king before he reaches {goal}. (HT-11)",
    "ask king": "{name}: move the king or one of his men. Bring the king to {goal}. (HT-10)",
    "castle": "a castle",
    "edge": "the edge",
    # what an action would do
    "move": "Move from {start} to {goal}",
    "capture": "Move from {start} to {goal} and capture {enemies}",
    # what happened
    "moved": "{name} moves from {start} to {goal}.",
    "moved king": "{name} moves the king from {start} to {goal}.",
    "captured": "{name} moves from {start} to {goal} and captures {enemies}.",
    "captured king": "{name} moves the king from {start} to {goal} and captures {enemies}.",
    "man on": "the man on {square}",
    "king on": "the king on {square}",
    "taken": "{told} The king is captured, and the attackers have won! (HT-11)",
    "escaped": "{told} The king has escaped! (HT-10)",
    "stuck": "{told} {other} cannot move and loses. (HT-12)",
    "quiet": "{told} Nobody was captured in {moves} moves: a draw. (HT-13)",
    # the position
    "row": "{row}  {squares}",
    "seat": "{sign} {name}, men on the board: {men}",
    "count": "Moves without a capture: {quiet} of {most}",
    # why not
    "outside": "{square} is not on this board (HT-01)",
    "empty": "nobody stands on {start}",
    "not yours": "the man on {start} is not yours",
    "not straight": "from {start} to {goal} is no straight line (HT-04)",
    "in the way": "somebody stands in the way from {start} to {goal} (HT-04)",
    "kings": "only the king may stop on {goal} (HT-05)",
}


def describe(view: HnefataflView) -> str:
    """The board as letters, as in content.toml (* are throne and castles), and what each side has."""
    s, size = view.state, int(view.box.size)
    letters = [[_letter(view, row * SIZE + column) for column in range(size)] for row in range(size)]
    named = [*((row + 1, letters[row]) for row in reversed(range(size))), (" ", "abcdefghi"[:size])]
    rows = [SAY["row"].format(row=row, squares=" ".join(squares)) for row, squares in named]
    seats = [SAY["seat"].format(sign="AD"[i], name=name, men=int(s.men[i])) for i, name in enumerate(view.names)]
    quiet = [SAY["count"].format(quiet=int(s.quiet), most=int(view.box.quiet))] if s.quiet else []
    return "\n".join([*rows, "", *seats, *quiet])


def prompt(view: HnefataflView) -> str:
    """What is asked of the seat to move."""
    asked = "ask king" if view.to_move == KINGS else "ask attackers"
    return SAY[asked].format(name=view.names[view.to_move], goal=SAY["edge" if view.box.edge else "castle"])


def action(view: HnefataflView, action: int) -> str:
    """What a legal action would do."""
    start, goal = divmod(action, len(SQUARES))
    enemies = join(name_on(view, square) for square in captured(view, action))
    told = SAY["capture" if enemies else "move"]
    return told.format(start=SQUARES[start], goal=SQUARES[goal], enemies=enemies)


def event(before: HnefataflView, after: HnefataflView, who: int, action: int) -> Event | None:
    """What happened, and how the game ended if it did."""
    s, (start, goal) = after.state, divmod(action, len(SQUARES))
    enemies = captured(before, action)
    king = " king" if s.squares[goal] == KING else ""
    told = SAY[("captured" if enemies else "moved") + king].format(
        name=before.names[who],
        start=SQUARES[start],
        goal=SQUARES[goal],
        enemies=join(name_on(before, square) for square in enemies),
    )
    if s.end != GOING_ON:
        won = "taken" if before.state.king in enemies else "escaped" if rules.is_goal(after.box, s.king) else "stuck"
        ending = "quiet" if s.end == DRAWN else won
        told = SAY[ending].format(told=told, other=before.names[1 - who], moves=int(s.quiet))
    return Event(told, tuple(f"square-{SQUARES[square]}" for square in (start, goal, *enemies)))


def why_not(view: HnefataflView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    s, (start, goal) = view.state, divmod(action, len(SQUARES))
    for square in (start, goal):
        if max(square % SIZE, square // SIZE) >= view.box.size:
            return SAY["outside"].format(square=SQUARES[square])
    across, up = goal % SIZE - start % SIZE, goal // SIZE - start // SIZE
    if s.squares[start] == 0:
        reason = "empty"
    elif rules.owner(s, start) != view.to_move:
        reason = "not yours"
    elif (across == 0) == (up == 0):
        reason = "not straight"
    else:
        distance = max(abs(across), abs(up))
        far = rules.reach(s, view.box, start, across // distance, up // distance)
        reason = "in the way" if far < distance else "kings"
    return SAY[reason].format(start=SQUARES[start], goal=SQUARES[goal])


def captured(view: HnefataflView, action: int) -> list[int]:
    """The squares of those whom a legal action captures."""
    before, after = view.state, copy(view.state)
    rules.step(after, view.box, action)
    gone = (square for square in range(len(SQUARES)) if before.squares[square] and not after.squares[square])
    return [square for square in gone if square != action // len(SQUARES)]


def name_on(view: HnefataflView, square: int) -> str:
    """What the man on a square is called."""
    return SAY["king on" if view.state.squares[square] == KING else "man on"].format(square=SQUARES[square])


def _letter(view: HnefataflView, square: int) -> str:
    man = view.state.squares[square]
    empty = "*" if rules.is_kings_square(view.box, square) else "."
    return empty if man == 0 else "A" if man < KING else "K" if man == KING else "D"
