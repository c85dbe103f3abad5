"""Liar as a scene: a row for each seat with its dice and lives, the last bid, and buttons."""

from meadhall.core.drawing import BOG_OAK, WOOL, label, rect
from meadhall.core.game import View
from meadhall.core.scene import TEXT, Part, Piece, Scene, Shape
from meadhall.core.seat_rows import HIGH, seat_looks, seat_rows

from .box import Box
from .state import BID, BIDS, DOUBT, State
from .words import bid_text, own_dice

WIDE, MARGIN = 700, 40


def looks(box: Box) -> dict[str, str]:
    """How everything looks, each thing about its own origin."""
    return {
        "table": rect((0, 0, WIDE, 320), 18, BOG_OAK),
        "bid": label(0, 0, TEXT, 30, WOOL),
        **seat_looks(WIDE - 2 * MARGIN),
    }


def scene(view: View[State, Box], shape: Shape) -> Scene:
    """Who plays, with lives and dice, and the last bid."""
    s = view.state
    notes = [f"{own_dice(view, seat)} ({int(s.lives[seat])})" for seat in range(view.players)]
    pieces = seat_rows(Part(MARGIN, MARGIN), view.names, view.to_move, WIDE - 2 * MARGIN, notes)
    said = bid_text(view, int(s.bid) - 1) if s.bid else view.say("no-bid")
    return Scene.of(WIDE, 320, "table", [*pieces, Piece("bid", "bid", MARGIN, 2 * HIGH + 110, text=said)])


def touches(view: View[State, Box], action: int) -> tuple[str, ...]:
    """A button for each action."""
    return ("do-doubt",) if action == DOUBT else (f"do-bid-{BIDS[action - BID]}",)
