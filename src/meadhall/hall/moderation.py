"""Moderation: who may not come in or speak, which tables are hidden or closed, and which words no name may hold."""

import asyncio
import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from confusable_homoglyphs.confusables import is_confusable
from msgspec.structs import replace

from meadhall.hall.caches import Cache
from meadhall.hall.storage.store import Listed
from meadhall.hall.storage.writes import Note, RowsDrop, RowsWrite
from meadhall.hall.words import say
from meadhall.table.commands import AnyCommand, Rename, Say, SetSeat, Sit
from meadhall.table.errors import TableError
from meadhall.table.naming import clean_text, guest

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

REFRESH = 5.0
"""Seconds until the other nodes know a decision."""
BAN, BAN_ADDRESS, MUTE, HIDE, CLOSE, REPORT = "ban", "ban-address", "mute", "hide", "close", "report"
RELOAD = "reload"
"""A log was written anew: nodes that have the table in memory must read it again."""
SHUT_OUT = "shut-out"
"""A person has taken one of their devices away: it is sent away at every node."""
KINDS = (BAN, BAN_ADDRESS, MUTE, HIDE, CLOSE)
MOST_REPORTS = 500
"""So many reports are kept; the oldest go first."""
_SEEN = 5000
_LOOK_ALIKES = str.maketrans("013457@$!|i", "oleastaslll")
_LATIN = re.compile(r"LATIN (?:SMALL |CAPITAL |LETTER )+([A-Z])(?: WITH .*)?")  # names of letters, in Unicode


class Moderation:
    """The decisions of the house."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.words: tuple[str, ...] = ()
        self.key = ""
        """The key to the page of the house; without a key there is no such page, and nobody reads reports."""
        self._notes: dict[tuple[str, str], Note] = {}
        self._done: set[Note] = set()  # notes that count and were carried out at this node already
        self._addresses: Cache[str, str] = Cache(_SEEN)

    def take(self, key: str, words: Iterable[str]) -> None:
        """Take over the key and the words that the operator has written down."""
        self.key, self.words = key, tuple(filter(None, map(_folded, words)))

    def note(self, kind: str, subject: str | None) -> Note | None:
        """The decision about a person, an address or a table, as long as it counts."""
        note = self._notes.get((kind, subject)) if subject is not None else None
        if note is None or (note.until is not None and note.until <= self._hall.now()):
            return None
        return note

    def is_banned(self, person: str | None, address: str | None) -> bool:
        """Whether somebody may not come in."""
        return self.note(BAN, person) is not None or self.note(BAN_ADDRESS, address) is not None

    def may_speak(self, person: str | None) -> bool:
        """Whether somebody may speak to others, or choose a name."""
        return self.note(MUTE, person) is None

    def is_hidden(self, table: str) -> bool:
        """Whether a table is not to be shown in lists."""
        return self.note(HIDE, table) is not None or self.is_closed(table)

    def shown(self, tables: Iterable[Listed]) -> list[Listed]:
        """Those tables that may be shown in a list."""
        return [table for table in tables if not self.is_hidden(table.id)]

    def is_closed(self, table: str) -> bool:
        """Whether nobody may look at a table."""
        return self.note(CLOSE, table) is not None

    def check_table(self, table: str) -> None:
        """A TableError if nobody may look at a table, nor at its replay."""
        if self.is_closed(table):
            raise TableError("closed", say("closed"))

    async def admit(self, command: AnyCommand, person: str | None, address: str | None) -> AnyCommand:
        """The command as it may be carried out; a TableError for one who is banned or muted, or has spent a budget."""
        if self.is_banned(person, address):
            raise TableError("banned", say("banned"))
        if isinstance(command, Say | Rename) and not self.may_speak(person):
            raise TableError("muted", say("muted"))
        if isinstance(command, Sit | Rename):
            return replace(command, name=self.admitted_name(command.name, person))
        if isinstance(command, SetSeat) and command.bot is not None:
            await self._hall.spend("bots", person, address)
        elif isinstance(command, Say):
            self._hall.budgets.spend("chats", person, address)
        return command

    def admitted_name(self, name: str, person: str | None) -> str:
        """The name that somebody has chosen, unless it is a bad one; a person who may not speak cannot choose one."""
        self.check_name(name)
        return name if self.may_speak(person) else guest()

    def check_name(self, name: str) -> None:
        """A TableError if a name holds one of the words that the house does not allow."""
        folded = _folded(name)
        squeezed = re.sub(r"\W|_", "", folded)
        if any(word in folded or word in squeezed for word in self.words):
            raise TableError("bad-name", say("bad-name"))

    async def decide(self, kind: str, subject: str, days: float | None = None, text: str = "") -> None:
        """Decide something, for so many days or for good."""
        now = self._hall.now()
        until = None if days is None else now + days * 86_400
        await self._keep(Note(kind, subject, now, until, text[:200]).row)
        self._hall.log.warning("the house has decided", what=kind, days=days, subject=subject)

    async def lift(self, kind: str, subject: str) -> None:
        """Take a decision back."""
        await self._keep(Note(kind, subject, 0.0).dropped)
        self._hall.log.warning("the house has lifted", what=kind, subject=subject)

    async def report(self, table: str, person: str | None, text: str) -> None:
        """Keep somebody's report about a table."""
        await self._keep(Note(REPORT, f"{table} {person or ''}", self._hall.now(), None, clean_text(text)).row)
        self._hall.log.warning("a table was reported", table=table)

    def notes(self, kind: str) -> list[Note]:
        """All notes of a kind that count, the newest first."""
        counting = [note for key, note in self._notes.items() if key[0] == kind and self.note(*key) is not None]
        return sorted(counting, key=lambda note: -note.made)

    def saw(self, person: str | None, address: str | None) -> None:
        """A person has come from an address."""
        if person is not None and address is not None:
            self._addresses.put(person, address, None, person)

    def forget(self, person: str) -> None:
        """Remember nothing of a person but the decisions about them."""
        self._addresses.forget(person)

    def address_of(self, person: str) -> str | None:
        """The last address of a person, if it is remembered."""
        return self._addresses.get(person)

    async def _keep(self, write: RowsWrite | RowsDrop) -> None:
        await self._hall.save(write)
        await self.refresh()

    async def refresh(self) -> None:
        """Read all decisions that count; a table that was closed, or written anew, leaves the memory."""
        notes = await asyncio.to_thread(self._hall.store.notes)
        self._notes = {(note.kind, note.subject): note for note in notes}
        now = self._hall.now()
        passing = [note for note in notes if note.kind in (RELOAD, SHUT_OUT)]
        past = [note for note in passing if note.until is not None and note.until < now]
        for old in (*self.notes(REPORT)[MOST_REPORTS:], *past):
            await self._hall.save(old.dropped)
        gone = set[str]()
        for note in self._new(CLOSE, RELOAD, SHUT_OUT):
            if note.kind == SHUT_OUT:
                gone.add(note.subject)
                self._hall.caches.forget(note.subject)
            else:
                self._hall.let_go(note.subject, *note.text.split() if note.kind == RELOAD else ())
        for visitor in list(self._hall.visitors):
            if visitor.device in gone:
                visitor.send_away("shut-out")
            elif self.is_banned(*visitor.who):
                visitor.send_away("banned")

    def _new(self, *kinds: str) -> list[Note]:
        """The notes of these kinds that count and were not carried out at this node yet."""
        notes = {note for kind in kinds for note in self.notes(kind)}
        new, self._done = notes - self._done, notes
        return list(new)


def _folded(text: str) -> str:
    """A word in plain letters, for comparison with one that is written differently or with letters that look alike.

    >>> _folded("L0kí") == _folded("loki") == _folded("ʟоκι")
    True
    """
    plain = (c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return "".join(map(_latin, plain)).casefold().translate(_LOOK_ALIKES).strip()


@lru_cache(maxsize=4096)
def _latin(letter: str) -> str:
    """The Latin letter of which a letter is a form, or which it looks like by Unicode's list; else itself."""
    if letter.isascii():
        return letter
    if named := _LATIN.fullmatch(unicodedata.name(letter, "")):
        return named[1]
    for written in (letter, letter.upper()):
        for confusable in is_confusable(written, greedy=True, preferred_aliases=["latin"]) or ():
            for look_alike in confusable["homoglyphs"]:
                if look_alike["c"].isascii() and look_alike["c"].isalpha():
                    return str(look_alike["c"])
    return letter
