"""The log of a table in lines. Here are those about people; what the match did is told by the game's own words."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec import Struct

from meadhall.core.text import Name
from meadhall.table import entries
from meadhall.table.errors import PHRASES
from meadhall.table.seats import days_kept

if TYPE_CHECKING:
    from meadhall.table.table import Table


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log, in the language of its reader."""

    version: int
    kind: str
    """`move`, `undo`, `seat`, `chat` or `game`."""
    text: str
    seat: int | None = None
    places: tuple[str, ...] = ()
    """The ids of the pieces and places it speaks of."""
    back_to: int | None = None
    """For an undo: moves of this version and later do not count any more."""


class Announcement(Struct, frozen=True, gc=False):
    """A line of the log about people, in no language yet."""

    version: int
    key: str
    """The phrase that tells it; its kind stands before the first hyphen. A `chat` is told in the words that it has."""
    values: dict[str, str | int]
    """What fills the slots of the phrase."""
    seat: int | None = None
    back_to: int | None = None

    def line(self, reader: int | None = None) -> LogLine:
        """The line that says it, in the language that is spoken now: the seat that reads about itself is "you"."""
        kind, _, _ = self.key.partition("-")
        you = self.seat is not None and self.seat == reader
        values = {slot: Name(str(value), you) if slot in _NAMES else value for slot, value in self.values.items()}
        text = str(self.values["text"]) if self.key == CHAT else PHRASES.say(self.key, **values)
        return LogLine(self.version, kind, text, self.seat, (), self.back_to)


CHAT = "chat"
_NAMES = ("name", "before")  # the slots for the name of the seat that a line speaks of


def about(entry: entries.Entry, table: "Table", before: tuple[str, ...]) -> Announcement | None:
    """The lines about an entry that has just happened; `before` are the names before it."""
    what, seat = entry.what, getattr(entry.what, "seat", None)
    if isinstance(what, entries.Said):
        return Announcement(entry.number, CHAT, {"text": what.text}, seat)
    if isinstance(what, entries.RematchAgreed):
        seat = next(iter(table.held(entry.by)), None)
    key = _key(what, table, entry.when)
    if key is None:
        return None
    values: dict[str, str | int] = {"days": days_kept(table.opened.clock)}
    if seat is not None:
        values |= {"name": table.names[seat], "before": before[seat]}
    if isinstance(what, entries.Rested):
        values["until"] = datetime.fromtimestamp(what.until, UTC).strftime("%Y-%m-%d")
    if (taken := table.opened.taken) is not None:
        values |= {"step": str(taken.position), "what": taken.name}
    return Announcement(entry.number, key, values, seat, table.back_to if isinstance(what, entries.Undone) else None)


def _key(what: entries.Happening, table: "Table", when: float) -> str | None:
    """The phrase for something that has just happened; None where there is nothing to say."""
    match what:
        case entries.Sat():
            return "seat-sat-again" if table.phase == "playing" else "seat-sat"
        case entries.Vacated():
            return "seat-offered" if table.phase == "playing" else "seat-vacated"
        case entries.BotSat(_, _, why) if table.opened.rated and table.phase == "playing":
            return f"seat-lost-{why}"
        case entries.BotSat(seat, _, why):
            gone = table.seats[seat].kept_for
            waits = not table.persons and (why == "late" or table.kept_for_others(gone, when))
            return "seat-bot-waits" if waits else f"seat-bot-{why}"
        case entries.Resigned(why=why):
            return "seat-resigned" if why == "resigned" else f"seat-lost-{why}"
        case entries.Started():
            begins = "game-started-hints" if table.opened.hints else "game-started"
            begins = "game-started-rated" if table.opened.rated else begins
            return begins if table.opened.taken is None else "game-taken-over"
        case entries.Acted(why="late"):
            return "seat-late"
        case entries.Rested(_, until):
            return "seat-rests" if until > when else "seat-rests-no-more"
        case entries.Undone(_, decisions, practice):
            if decisions == 1:
                return "undo-done-practice" if practice else "undo-done"
            return "undo-more-practice" if practice else "undo-more"
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
