"""Starter in words: every sentence that a player reads stands whole in one table."""

from meadhall.core.game import Event, View

from .box import Box
from .state import CELLS, PLACE, SIZE, State

OwnView = View[State, Box]

SAY = {
    "row": "{row}: {cells}",
    "ask": "{name}, place a stone on an empty cell.",
    "place": "Place a stone on {cell}.",
    "placed": "{name} places a stone on {cell}.",
    "wins": "{name} places a stone on {cell}, and has a row!",
    "taken": "a stone lies on {cell} (R-02)",
}


def describe(view: OwnView) -> str:
    """The whole position, readable without a picture."""
    signs = [".XO"[stone] for stone in view.state.cells]
    rows = [" ".join(signs[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE)]
    return "\n".join(SAY["row"].format(row=number + 1, cells=cells) for number, cells in enumerate(rows))


def prompt(view: OwnView) -> str:
    """What is asked of the seat to move."""
    return SAY["ask"].format(name=view.names[view.to_move])


def action(view: OwnView, action: int) -> str:
    """What a legal action would do."""
    return SAY["place"].format(cell=CELLS[action - PLACE])


def event(before: OwnView, after: OwnView, who: int, action: int) -> Event | None:
    """What happened, and the ids of the places that the sentence speaks of."""
    cell = CELLS[action - PLACE]
    told = SAY["wins" if after.state.winner else "placed"].format(name=before.names[who], cell=cell)
    return Event(told, (f"cell-{cell}",))


def why_not(view: OwnView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    return SAY["taken"].format(cell=CELLS[action - PLACE])
