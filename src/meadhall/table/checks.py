"""What many commands ask of a table before anything else; a TableError says what is missing."""

from meadhall.core.match import Match
from meadhall.table.errors import TableError
from meadhall.table.seats import Seat
from meadhall.table.table import Table


def the_seat(table: Table, number: int) -> Seat:
    """The seat with a number."""
    if not 0 <= number < len(table.seats):
        raise TableError("no-seat", f"there is no seat {number}: they are 0 to {len(table.seats) - 1}")
    return table.seats[number]


def check_own(table: Table, number: int, person: str) -> None:
    """The seat must be this person's."""
    seat = the_seat(table, number)
    if seat.person != person:
        held_by = f"it is held by {seat.name}" if seat.kind != "open" else "nobody holds it"
        raise TableError("not-yours", f"seat {number + 1} is not yours: {held_by}")


def check_seated(table: Table, person: str) -> int:
    """The person must hold a seat; the first of them."""
    held = table.held(person)
    if not held:
        raise TableError("not-seated", "only those who hold a seat may do this")
    return held[0]


def running_match(table: Table) -> Match:
    """The match, which must be running."""
    if table.phase == "gathering" or table.match is None:
        raise TableError("not-started", "the game has not started")
    if table.phase != "playing":
        raise TableError("over", "the game is over")
    return table.match
