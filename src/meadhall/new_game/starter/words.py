"""Starter in words. The sentences stand in `words/en.ftl`, by their keys; `view.say` fills them in."""

from meadhall.core.game import View

from .box import Box
from .state import CELLS, PLACE, SIZE, State

OwnView = View[State, Box]

# How the numbers of facts are called, and where they are on the board. The sentence of a fact has the fact's name.
NOUNS = {"cell": lambda view, cell: CELLS[cell]}
PLACES = {"cell": lambda view, cell: f"cell-{CELLS[cell]}"}


def describe(view: OwnView) -> str:
    """The whole position, readable without a picture."""
    signs = [".XO"[stone] for stone in view.state.cells]
    return "\n".join(" ".join(signs[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE))


def prompt(view: OwnView) -> str:
    """The prompt for the seat to move."""
    return view.say("ask", seat=view.names[view.to_move])


def action(view: OwnView, action: int) -> str:
    """A legal action in words."""
    return view.say("place", cell=CELLS[action - PLACE])


def why_not(view: OwnView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    return view.say("taken", cell=CELLS[action - PLACE])
