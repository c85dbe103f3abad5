"""Mentions: which tables name a person, or go on from a finished game of another table. They are an index of all logs,
so that a person who wishes to be forgotten is found at once.

The database itself mentions everybody who takes a seat (a trigger on `holders`). This module looks through a log that
is written from its first entry on.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec
from msgspec import Struct

from meadhall.core.errors import MeadhallError
from meadhall.hall.storage.writes import Write, digest_of, whole
from meadhall.table.entries import Entry, Opened, read_entry

Mention = tuple[str, str]  # the subject that is mentioned, and the table
SELECT = "SELECT table_id FROM mentions WHERE subject = ? ORDER BY table_id"


def game_subject(digest: str) -> str:
    """The subject that stands for a game at the tables that have taken it over."""
    return f"game {digest}"


def subjects(entries: Iterable[Entry]) -> set[str]:
    """Everybody whom a log names, and the game that it goes on from."""
    named = set()
    for entry in entries:
        named.add(entry.by)
        if isinstance(entry.what, Opened):
            named |= {entry.what.host, *(plan.person for plan in entry.what.seats)}
            if entry.what.taken is not None:
                named.add(game_subject(digest_of(entry.what.taken.file)))
    return {each for each in named if each}


def mentions_of(writes: Iterable[Write]) -> list[Mention]:
    """The mentions in logs that are written from their first entry on."""
    logs = [write for write in writes if write.entries and write.entries[0].number == 1]
    return sorted({(subject, write.table) for write in logs for subject in subjects(write.entries)})


class _By(Struct):
    by: str | None = None


_decoder = msgspec.json.Decoder(_By)


def mentions_in(
    rows: Iterable[tuple[str, int, bytes]], find: Callable[[str], Sequence[tuple[bytes]]]
) -> Iterator[Mention]:
    """The mentions in logs as they are stored: of each entry its table, its number and its data; `find` returns the
    file that is stored under a digest.

    An entry that cannot be read is left out: the people who open its table are told.
    """
    last: Mention | None = None
    for table, number, data in rows:
        try:
            named = {_decoder.decode(data).by} if number > 1 else subjects([read_entry(whole(data, find))])
        except (msgspec.MsgspecError, UnicodeError, TypeError, MeadhallError):
            continue
        for subject in filter(None, named):
            if (subject, table) != last:  # most entries of a table are of the same person
                last = subject, table
                yield last
