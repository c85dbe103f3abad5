"""Liar in words. The sentences stand in `words/en.ftl`."""

from meadhall.core.game import View

from .box import Box
from .state import BID, DOUBT, FACES, State

OwnView = View[State, Box]


def bid_text(view: OwnView, bid: int) -> str:
    """A bid in words."""
    return str(view.say("bid", count=bid // FACES + 1, face=bid % FACES + 1))


NOUNS = {"bid": bid_text}


def own_dice(view: OwnView, seat: int) -> str:
    """The dice of a seat, as far as the viewer knows them."""
    return " ".join(str(face + 1) for face in range(FACES) for _ in range(int(view.state.dice[seat, face])))


def describe(view: OwnView) -> str:
    """The lives and the dice that the viewer knows, and the last bid."""
    s = view.state
    lines = [
        view.say("cup", seat=name, lives=int(s.lives[seat]), dice=own_dice(view, seat) or "-")
        for seat, name in enumerate(view.names)
    ]
    return "\n".join(
        [*lines, view.say("last-bid", bid=bid_text(view, int(s.bid) - 1)) if s.bid else view.say("no-bid")]
    )


def prompt(view: OwnView) -> str:
    """What is asked of the seat to move."""
    return (
        view.say("ask-first") if view.state.bid == 0 else view.say("ask", bid=bid_text(view, int(view.state.bid) - 1))
    )


def action(view: OwnView, action: int) -> str:
    """What a legal action would do."""
    return view.say("doubt") if action == DOUBT else view.say("raise", bid=bid_text(view, action - BID))


def why_not(view: OwnView, action: int) -> str:
    """Why an action is not legal now, with the rule's number."""
    return view.say("nothing-to-doubt" if action == DOUBT else "too-low")
