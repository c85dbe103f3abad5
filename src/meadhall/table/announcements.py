"""The log of a table in lines. Here are those about people; what the match did is told by the game's own words."""

from typing import TYPE_CHECKING

from msgspec import Struct

from meadhall.table import entries
from meadhall.table.errors import PHRASES
from meadhall.table.seats import days_kept

if TYPE_CHECKING:
    from meadhall.table.table import Table


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log."""

    version: int
    kind: str
    """`move`, `undo`, `seat`, `chat` or `game`."""
    text: str
    seat: int | None = None
    places: tuple[str, ...] = ()
    """The ids of the pieces and places it speaks of."""
    back_to: int | None = None
    """For an undo: moves of this version and later do not count any more."""


def about(entry: entries.Entry, table: "Table", before: tuple[str, ...]) -> LogLine | None:
    """The line about an entry that has just happened, if there is one; `before` are the names before it."""
    what, seat = entry.what, getattr(entry.what, "seat", None)
    if isinstance(what, entries.Said):
        return LogLine(entry.number, "chat", what.text, seat)
    if isinstance(what, entries.RematchAgreed):
        seat = next(iter(table.held(entry.by)), None)
    key = _key(what, table, entry.when)
    if key is None:
        return None
    names = {"name": table.names[seat], "before": before[seat]} if seat is not None else {}
    taken = table.opened.taken
    story = {"step": str(taken.position), "what": taken.name} if taken is not None else {}
    text = PHRASES.say(key, days=days_kept(table.opened.clock), **names, **story)
    if isinstance(what, entries.Undone):
        text = PHRASES.say("undo-practice", undone=text) if what.practice else text
        return LogLine(entry.number, "undo", text, seat, (), table.back_to)
    return LogLine(entry.number, key.partition("-")[0], text, seat)


def _key(what: entries.Happening, table: "Table", when: float) -> str | None:
    """The phrase for something that has just happened; None where there is nothing to say."""
    match what:
        case entries.Sat():
            return "seat-sat-again" if table.phase == "playing" else "seat-sat"
        case entries.Vacated():
            return "seat-offered" if table.phase == "playing" else "seat-vacated"
        case entries.BotSat(seat, _, why):
            gone = table.seats[seat].kept_for
            waits = not table.persons and (why == "late" or table.kept_for_others(gone, when))
            return "seat-bot-waits" if waits else f"seat-bot-{why}"
        case entries.Started():
            begins = "game-started-hints" if table.opened.hints else "game-started"
            return begins if table.opened.taken is None else "game-taken-over"
        case entries.Acted(why="late"):
            return "seat-late"
        case entries.Undone(decisions=decisions):
            return "undo-done" if decisions == 1 else "undo-more"
    return _ALWAYS.get(type(what))


_ALWAYS: dict[type, str] = {
    entries.Renamed: "seat-renamed",
    entries.UndoAsked: "undo-asked",
    entries.UndoRefused: "undo-refused",
    entries.RematchAgreed: "game-rematch",
    entries.Rematched: "game-rematched",
    entries.Called: "game-called",
}
"""The phrases that do not depend on anything else."""
