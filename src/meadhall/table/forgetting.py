"""Forgetting: a log as it would be without somebody's name and words. The game in it, its dice and its end stay as they
were: names and words change nothing in a match.
"""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from meadhall.table.entries import Entry, Opened, Renamed, Said, Sat

SILENCE = "…"
"""What stands where somebody said something."""


def seat_name(seat: int) -> str:
    """What a seat is called whose name is forgotten.

    >>> seat_name(0)
    'Seat 1'
    """
    return f"Seat {seat + 1}"


def forget(
    entries: Iterable[Entry], whose: Callable[[str], bool], alias: Callable[[str], str], *, names: bool, words: bool
) -> list[Entry]:
    """The log without the names, or the words, of those persons; an `alias` stands for each who is to have no name."""

    def known_as(person: str | None) -> str | None:
        return alias(person) if names and person is not None and whose(person) else person

    found = []
    for entry in entries:
        what, by = entry.what, entry.by
        theirs = by is not None and whose(by)
        if names and isinstance(what, Opened):
            seats = [
                replace(plan, person=known_as(plan.person), name=seat_name(number))
                if plan.person is not None and whose(plan.person)
                else plan
                for number, plan in enumerate(what.seats)
            ]
            what = replace(what, seats=seats, host=known_as(what.host) or "")
        elif names and theirs and isinstance(what, Sat | Renamed):
            what = replace(what, name=seat_name(what.seat))
        elif words and theirs and isinstance(what, Said):
            what = replace(what, text=SILENCE)
        found.append(replace(entry, what=what, by=known_as(by), id=None if names and theirs else entry.id))
    return found
