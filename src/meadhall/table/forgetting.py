"""Forgetting: a log without somebody's name and words. The game in it stays as it was.

A game that goes on from a finished one holds its names, too, in a file: `ToldNames` are those, before and after.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from meadhall.core.gamefile import GameFile, Variation
from meadhall.core.variations import variation_of
from meadhall.table.entries import Entry, Opened, Renamed, Said, Sat
from meadhall.table.table import Table

SILENCE = "…"
"""What stands where somebody said something."""


def seat_name(seat: int) -> str:
    """The name of a seat whose person is forgotten.

    >>> seat_name(0)
    'Seat 1'
    """
    return f"Seat {seat + 1}"


def forget(
    entries: Iterable[Entry], whose: Callable[[str], bool], alias: Callable[[str], str], *, names: bool, words: bool
) -> list[Entry]:
    """The log without the names, or the words, of those persons; an `alias` stands for each person without a name."""

    def known_as(person: str | None) -> str | None:
        return alias(person) if names and person is not None and whose(person) else person

    found = []
    for entry in entries:
        what, by = entry.what, entry.by
        theirs = by is not None and whose(by)
        if isinstance(what, Opened):
            if names:
                seats = [
                    replace(plan, person=known_as(plan.person), name=seat_name(number))
                    if plan.person is not None and whose(plan.person)
                    else plan
                    for number, plan in enumerate(what.seats)
                ]
                what = replace(what, seats=seats, host=known_as(what.host) or "")
            if theirs and what.taken is not None:  # the variation has the name that they gave it
                what = replace(what, taken=replace(what.taken, name=SILENCE))
        elif names and theirs and isinstance(what, Sat | Renamed):
            what = replace(what, name=seat_name(what.seat))
        elif words and theirs and isinstance(what, Said):
            what = replace(what, text=SILENCE)
        found.append(replace(entry, what=what, by=known_as(by), id=None if names and theirs else entry.id))
    return found


class ToldNames(Struct, frozen=True):
    """The names that a finished game tells: in a file of its own, or as a variation in the file of another."""

    seats: list[str]
    actions: list[str]
    position: int | None = None
    """Where the variation begins; None for a file of its own."""
    name: str = ""

    @classmethod
    def of(cls, table: Table) -> "ToldNames":
        """The names that a finished table tells."""
        taken = table.opened.taken
        file = table.played_file()
        if taken is None or table.match is None:
            return cls(file.seats, file.actions)
        variation = variation_of(table.match, taken.position, taken.name)
        return cls(file.seats, variation.actions, taken.position, taken.name)

    @property
    def nameless(self) -> "ToldNames":
        """These without any name."""
        return replace(self, seats=_nameless(self.seats), name=self.name and SILENCE)


def rename_taken(entries: Iterable[Entry], change: Callable[[GameFile], GameFile]) -> list[Entry]:
    """The log with another file that it goes on from, if it goes on from one."""

    def changed(entry: Entry) -> Entry:
        if not isinstance(entry.what, Opened) or (taken := entry.what.taken) is None:
            return entry
        return replace(entry, what=replace(entry.what, taken=replace(taken, file=change(taken.file))))

    return [changed(entry) for entry in entries]


def retold(file: GameFile, before: ToldNames, after: ToldNames) -> GameFile:
    """A file in which a game is told by its new names."""
    if before.position is None:
        same = (file.seats, file.actions) == (before.seats, before.actions)
        return replace(file, seats=after.seats) if same else file

    def change(one: Variation) -> Variation:
        told = one.position, one.actions, one.seats, one.name
        if told == (before.position, before.actions, before.seats, before.name):
            return replace(one, seats=after.seats, name=after.name)
        return one

    return _with_variations(file, change)


def nameless(file: GameFile) -> GameFile:
    """A file that tells no name at all."""
    bare = replace(file, seats=_nameless(file.seats))
    return _with_variations(bare, lambda one: replace(one, seats=one.seats and _nameless(one.seats), name=SILENCE))


def _nameless(seats: list[str]) -> list[str]:
    return [seat_name(number) for number in range(len(seats))]


def _with_variations(file: GameFile, change: Callable[[Variation], Variation]) -> GameFile:
    def changed(among: list[Variation]) -> list[Variation]:
        return [change(replace(one, variations=changed(one.variations))) for one in among]

    return replace(file, variations=changed(file.variations)) if isinstance(file.variations, list) else file
