"""What the log says about people, in whole sentences. What the match did is told by the game's own words."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.table import entries
from meadhall.table.seats import in_days, keeping_time

if TYPE_CHECKING:
    from meadhall.table.table import Table


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that everybody at the table may know."""

    version: int
    kind: str
    """`seat`, `undo`, `chat` or `game`."""
    text: str
    seat: int | None = None
    """Whose doing it was."""
    decisions: int = 0
    """How many decisions were taken back."""
    back_to: int | None = None
    """Moves of this version and later do not count any more."""


SAY = {
    "sat": "{name} takes a seat.",
    "sat again": "{name} takes over from {before}.",
    "vacated": "{before} leaves the seat.",
    "offered": "The seat of {name} is offered to whoever comes; the bot plays on until then.",
    "bot asked": "{name}, a bot, takes a seat.",
    "bot left": "{before} leaves; {name}, a bot, plays on. The seat is kept for {time}.",
    "bot resigned": "{before} resigns; {name}, a bot, plays on.",
    "bot late": "The time of {before} is up; {name}, a bot, plays on. The seat is kept for {time}.",
    "bot away": "{before} is away; {name}, a bot, plays on. The seat is kept for {time}.",
    "bot waits": "{before} is gone and nobody is left at the table: the game waits for those whose seats are kept.",
    "renamed": "{before} is now called {name}.",
    "started": "The game begins.",
    "started hints": "The game begins. Everybody may ask for hints, as agreed.",
    "taken over": "The game goes on from step {step} of another one: {what}",
    "late": "The time of {name} is up.",
    "asked": "{name} would like to take back a decision.",
    "refused": "The decision stands.",
    "undone": "{name} takes back a decision.",
    "undone practice": "{undone} Something new had been learnt since: this game is practice.",
    "undone more": "{name} takes back a decision, and what came after it.",
    "rematch": "{name} would like another game.",
    "rematched": "The next game is ready.",
    "called": "The game ends here, without a result.",
}
"""Every sentence, by what happened."""


def about(entry: entries.Entry, table: "Table", before: tuple[str, ...]) -> Announcement | None:
    """What to say about an entry that has just happened; `before` are the names of the seats before it."""
    kind, key = "seat", ""
    seat: int | None = None
    match entry.what:
        case entries.Sat(seat):
            key = "sat again" if table.phase == "playing" else "sat"
        case entries.Vacated(seat):
            key = "offered" if table.phase == "playing" else "vacated"
        case entries.BotSat(seat, _, why):
            key = f"bot {why}"
            person = table.seats[seat].kept_for
            if not table.persons and (why == "late" or table.kept_for_others(person, entry.when)):
                key = "bot waits"
        case entries.Renamed(seat):
            key = "renamed"
        case entries.Started():
            begins = "started hints" if table.opened.hints else "started"
            key, kind = begins if table.opened.taken is None else "taken over", "game"
        case entries.Acted(seat, why="late"):
            key = "late"
        case entries.UndoAsked(seat):
            key, kind = "asked", "undo"
        case entries.UndoRefused():
            key, kind = "refused", "undo"
        case entries.Undone(undone, decisions, practice):
            return _undone(entry, table, undone, decisions, practice)
        case entries.Said(speaker, text):
            return Announcement(entry.number, "chat", text, speaker)
        case entries.RematchAgreed():
            seat = next(iter(table.held(entry.by)), None)
            key, kind = "rematch", "game"
        case entries.Rematched():
            key, kind = "rematched", "game"
        case entries.Called():
            key, kind = "called", "game"
    if not key:
        return None
    slots = {"time": in_days(keeping_time(table.opened.clock))}
    if (taken := table.opened.taken) is not None:
        slots |= {"step": str(taken.position), "what": taken.name}
    if seat is not None:
        slots |= {"name": table.names[seat], "before": before[seat]}
    return Announcement(entry.number, kind, SAY[key].format_map(slots), seat)


def _undone(entry: entries.Entry, table: "Table", seat: int, decisions: int, practice: bool) -> Announcement:
    """A decision was taken back, and so many others with it."""
    text = SAY["undone" if decisions == 1 else "undone more"].format(name=table.names[seat])
    if practice:
        text = SAY["undone practice"].format(undone=text)
    return Announcement(entry.number, "undo", text, seat, decisions, table.back_to)
