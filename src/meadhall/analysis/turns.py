"""Cutting a match into turns, and turns into stretches.

A stretch is what a plan covers: decisions of one seat one after another, up to the first question to chance or to
somebody else, or to the first thing that the seat did not know. A turn is all stretches of one seat in one turn of the
game, with the dice between them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.bots.search.plans import LONGEST
from meadhall.core.constants import CHANCE
from meadhall.core.foresight import foreseen
from meadhall.core.match import Match


class Stretch(NamedTuple):
    """Decisions of one seat without anything new to know between them."""

    seat: int
    first: int  # the number of its first step
    last: int  # the number of its last step


class TurnSpan(NamedTuple):
    """The steps of a turn."""

    seat: int | None  # whose; None for what nobody decided
    first: int
    last: int


def stretches_of(match: Match) -> list[Stretch]:
    """All stretches of a match, in their order."""
    found: list[Stretch] = []
    goes_on = False
    for number, step in enumerate(match.steps):
        if step.who < 0:
            goes_on = False
            continue
        if goes_on and found[-1].seat == step.who and number - found[-1].first < LONGEST:
            found[-1] = found[-1]._replace(last=number)
        else:
            found.append(Stretch(step.who, number, number))
        goes_on = foreseen(match, step)
    return found


def turns_of(match: Match, stretches: Sequence[Stretch]) -> list[TurnSpan]:
    """All turns of a match, in their order: every step belongs to one of them.

    Decisions of somebody who is asked in another one's turn are a turn of their own. No stretch is cut: a seat that
    chooses and then acts at once plans both together.
    """
    found: list[TurnSpan] = []
    owner: int | None = None
    inside = {number for stretch in stretches for number in range(stretch.first + 1, stretch.last + 1)}
    for number, step in enumerate(match.steps):
        now = int(match.game.kernels.whose_turn(match.game.state.from_bytes(step.before), match.box))
        now = owner if now == CHANCE and owner is not None else now
        decides = step.who if step.who >= 0 else None
        last = found[-1] if found else None
        same = now == owner and (decides is None or (last is not None and last.seat in (None, decides)))
        if last is not None and (same or number in inside):
            found[-1] = TurnSpan(decides if last.seat is None else last.seat, last.first, number)
        else:
            found.append(TurnSpan(decides, number, number))
        owner = now
    return found
