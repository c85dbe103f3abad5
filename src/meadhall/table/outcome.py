"""How a game at a table ended, seat by seat: as its rules say, and as people gave it up."""

from msgspec import Struct

from meadhall.core.constants import LOST, WON
from meadhall.table.table import Table


class SeatOutcome(Struct, frozen=True, gc=False):
    """How one seat ended."""

    result: int
    """LOST, DREW or WON."""
    place: int
    points: int | None
    """None where they do not count."""


def outcome_of(table: Table) -> tuple[SeatOutcome, ...]:
    """How the seats of a table ended; none before its game is over.

    Players who gave up stand last, the first of them behind the rest. If that has ended the game, the others have
    won it as the board stands.
    """
    if table.phase != "over" or table.match is None:
        return ()
    gave_up, seats = table.gave_up, range(len(table.seats))
    behind = {seat: len(table.seats) - number for number, seat in enumerate(gave_up)}
    if table.resigned is not None:
        return tuple(SeatOutcome(LOST if seat in behind else WON, behind.get(seat, 1), None) for seat in seats)
    outcome = table.game.outcome(table.match.view())
    points = outcome.points or (None,) * len(table.seats)
    stay = [seat for seat in seats if seat not in behind]
    won = [seat for seat in stay if outcome.results[seat] == WON]

    def ended(seat: int) -> SeatOutcome:
        if seat in behind:
            return SeatOutcome(LOST, behind[seat], points[seat])
        place = 1 + sum(outcome.places[other] < outcome.places[seat] for other in stay)
        best = bool(gave_up) and place == 1 and not won  # the one who gave up would have won, had they stayed
        return SeatOutcome(WON if best else outcome.results[seat], place, points[seat])

    return tuple(ended(seat) for seat in seats)
