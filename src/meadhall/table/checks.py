"""What many commands ask of a table before anything else; a TableError says what is missing."""

from meadhall.core.match import Match
from meadhall.table.errors import refusal
from meadhall.table.seats import Seat
from meadhall.table.table import Table


def the_seat(table: Table, number: int) -> Seat:
    """The seat with a number."""
    if not 0 <= number < len(table.seats):
        raise refusal("no-seat", seat=number, last=len(table.seats) - 1)
    return table.seats[number]


def check_own(table: Table, number: int, person: str) -> None:
    """The seat must be this person's."""
    seat = the_seat(table, number)
    if seat.person != person:
        raise refusal("not-yours", seat=number + 1, name=seat.name if seat.kind != "open" else None)


def check_seated(table: Table, person: str) -> int:
    """The person must hold a seat; the first of them."""
    held = table.held(person)
    if not held:
        raise refusal("not-seated")
    return held[0]


def running_match(table: Table) -> Match:
    """The match, which must be running."""
    if table.phase == "gathering" or table.match is None:
        raise refusal("not-started")
    if table.phase != "playing":
        raise refusal("over")
    return table.match
