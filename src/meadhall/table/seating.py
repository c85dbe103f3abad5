"""Seating: taking a seat, leaving it, giving it to a bot, offering it, and coming back.

In a running game nobody sees through two pairs of eyes: somebody who has held a seat in it sits down there again or
nowhere. A seat belongs to its person until they resign or have been gone for as long as the log has announced.
"""

from meadhall.core.match import Match
from meadhall.table import commands, entries
from meadhall.table.entries import Gone, Happening
from meadhall.table.errors import refusal
from meadhall.table.naming import clean_name, distinct
from meadhall.table.seats import Seat, days_kept
from meadhall.table.table import Table

AWAY = 120.0
"""Seconds of waiting after which the others may let a bot play for a person, where there is no clock."""


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


def sit(table: Table, wish: commands.Sit, person: str) -> list[Happening]:
    """A person takes a seat."""
    seat = the_seat(table, wish.seat)
    if table.phase in ("over", "called"):
        raise refusal("over_sit")
    if (key := _why_taken(table, wish.seat, person)) is not None:
        raise refusal(key, name=seat.name)
    if table.opened.rated and table.held(person):
        raise refusal("rated_sit")
    others = [other for number, other in enumerate(table.names) if number != wish.seat]
    salt = wish.salt if table.phase == "gathering" else ""
    return [entries.Sat(wish.seat, distinct(clean_name(wish.name), others), salt)]


def is_free(table: Table, number: int, person: str | None) -> bool:
    """Whether a person may sit down here now."""
    playing = table.phase not in ("over", "called")
    another = table.opened.rated and bool(table.held(person))
    return playing and not another and _why_taken(table, number, person) is None


def _why_taken(table: Table, number: int, person: str | None) -> str | None:
    """The key of the refusal that says why a seat is not free for a person; None if it is."""
    seat = table.seats[number]
    if seat.person is not None:
        return "seat-taken_yours" if seat.person == person else "seat-taken_held"
    if table.phase == "gathering":
        return None if seat.bot is None else "seat-taken_bot"
    if person is not None and seat.kept_for == person:
        return None
    if not seat.offered:
        return "seat-taken_playing"
    if table.eyes.get(person or "", {number}).isdisjoint({number}):
        return "seat-taken_eyes"
    return None


def leave(table: Table, seat: int, person: str, now: float) -> list[Happening]:
    """A person gives up a seat; in a running game it is kept."""
    check_own(table, seat, person)
    if table.phase == "playing":
        return (gives_up if table.opened.rated else replaced)(table, seat, "left", now)
    if table.phase != "gathering":
        raise refusal("over_leave")
    last = table.persons == {person} and len(table.held(person)) == 1
    return [entries.Vacated(seat), entries.Called("empty")] if last else [entries.Vacated(seat)]


def resign(table: Table, seat: int, person: str, now: float) -> list[Happening]:
    """A person gives up for good: that ends a game of two, and with more a bot plays on."""
    check_own(table, seat, person)
    running_match(table)
    if table.opened.rated:
        return gives_up(table, seat, "resigned", now)
    if len(table.seats) == 2:
        return [entries.Resigned(seat)]
    return replaced(table, seat, "resigned", now)


def set_seat(table: Table, number: int, bot: str | None, person: str, now: float) -> list[Happening]:
    """A seat is given to a bot, or opened to anybody."""
    seat = the_seat(table, number)
    if table.phase in ("over", "called"):
        raise refusal("over")
    if table.opened.rated and table.phase == "playing":
        raise refusal("rated_seats")
    if table.phase == "playing" and seat.person is not None:
        return _replace_absent(table, number, bot, person, now)
    if person != table.host:
        raise refusal("not-host")
    if seat.person == person:
        raise refusal("not-yours_own")
    if seat.is_kept(now):
        raise refusal("seat-kept", name=seat.kept_name, days=days_kept(table.opened.clock))
    if bot is None:
        if seat.kind == "open" or seat.offered:
            raise refusal("seat-taken_open")
        return [entries.Vacated(number)]
    return [entries.BotSat(number, bot)]


def _replace_absent(table: Table, number: int, bot: str | None, person: str, now: float) -> list[Happening]:
    """A person who keeps the others waiting may be replaced by a bot, and may come back."""
    check_seated(table, person)
    name, waited = table.names[number], now - table.waiting_since
    if bot is None:
        raise refusal("seat-taken_person", name=name)
    if table.to_move != number or table.clocks.clock is not None or waited < AWAY:
        raise refusal("too-early", name=name, seconds=round(AWAY), clock="yes" if table.clocks.clock else "no")
    return replaced(table, number, "away", now)


def gives_up(table: Table, seat: int, why: Gone, now: float) -> list[Happening]:
    """A person has lost a rated game: they gave up, left, or their time was up. A bot plays on for them as long as
    others play against each other; the result is that of the others."""
    left = [number for number in range(len(table.seats)) if number != seat and number not in table.gave_up]
    if len(left) == 1 or not any(table.seats[number].person for number in left):
        return [entries.Resigned(seat, why)]
    return [entries.BotSat(seat, table.opened.bot, why)]


def replaced(table: Table, seat: int, why: Gone, now: float) -> list[Happening]:
    """A bot takes the seat of a person. Where nobody is left, the game waits for those who may come back, or ends."""
    bot, person = entries.BotSat(seat, table.opened.bot, why), table.seats[seat].person
    others = any(other.person for number, other in enumerate(table.seats) if number != seat)
    if others or why == "late" or table.kept_for_others(person, now):
        return [bot]
    return [bot, entries.Called("empty")]
