"""Moderation: who may not come in or speak, which tables are hidden or closed, what was reported, and which words no
name may hold. What is decided here is kept in the store, and known to every node within seconds.
"""

import asyncio
import re
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from confusable_homoglyphs.confusables import is_confusable
from msgspec.structs import replace

from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.house import Note, NoteWrite
from meadhall.hall.storage.store import Listed
from meadhall.table.commands import AnyCommand, Rename, Say, SetSeat, Sit
from meadhall.table.errors import TableError
from meadhall.table.naming import GUEST, clean_text

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

REFRESH = 5.0
"""Seconds until what one node has decided is known to the others."""
BAN, BAN_ADDRESS, MUTE, HIDE, CLOSE, REPORT = "ban", "ban-address", "mute", "hide", "close", "report"
RELOAD = "reload"
"""A log was written anew: whoever has the table in memory must read it again."""
KINDS = (BAN, BAN_ADDRESS, MUTE, HIDE, CLOSE)
"""What the house can decide."""
MOST_REPORTS = 500
"""So many reports are kept; the oldest go first."""
_SEEN = 5000
_LOOK_ALIKES = str.maketrans("013457@$!|i", "oleastaslll")
_LATIN = re.compile(r"LATIN (?:SMALL |CAPITAL |LETTER )+([A-Z])(?: WITH .*)?")  # names of letters, in Unicode


class Moderation:
    """What the house has decided."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.words: tuple[str, ...] = ()
        """Words that no name may hold."""
        self.key = ""
        """What opens the page of the house; without it there is none, and nobody reads reports."""
        self._notes: dict[tuple[str, str], Note] = {}
        self._done: set[Note] = set()
        """What counts and was done here already."""
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def take(self, key: str, words: Iterable[str]) -> None:
        """Take over what the operator has written down."""
        self.key, self.words = key, tuple(filter(None, map(_folded, words)))

    # --- What counts now ------------------------------------------------------------------------------------------

    def note(self, kind: str, subject: str | None) -> Note | None:
        """What was decided about somebody or something, as long as it counts."""
        found = self._notes.get((kind, subject)) if subject is not None else None
        if found is None or (found.until is not None and found.until <= self._hall.now()):
            return None
        return found

    def is_banned(self, person: str | None, address: str | None) -> bool:
        """Whether somebody may not come in."""
        return self.note(BAN, person) is not None or self.note(BAN_ADDRESS, address) is not None

    def may_speak(self, person: str | None) -> bool:
        """Whether somebody may say something to others, by a name too."""
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
            raise TableError("closed", "the house has closed this table")

    async def admit(self, command: AnyCommand, person: str | None, address: str | None) -> AnyCommand:
        """The command as it may be carried out; a TableError where somebody may not come in, may not speak, bears a bad
        name, or has spent a budget.
        """
        if self.is_banned(person, address):
            raise TableError("banned", "the house has asked you to stay away")
        if isinstance(command, Say | Rename) and not self.may_speak(person):
            raise TableError("muted", "the house has asked you to be silent for a while; you may play on")
        if isinstance(command, Sit | Rename):
            return replace(command, name=self.admitted_name(command.name, person))
        if isinstance(command, SetSeat) and command.bot is not None:
            await self._hall.spend("bots", person, address)
        elif isinstance(command, Say):
            self._hall.budgets.spend("chats", person, address)
        return command

    def admitted_name(self, name: str, person: str | None) -> str:
        """The name that somebody has chosen, unless it is a bad one; whoever may not speak has none of their choice."""
        self.check_name(name)
        return name if self.may_speak(person) else GUEST

    def check_name(self, name: str) -> None:
        """A name must hold none of the words that the house does not like to hear."""
        folded = _folded(name)
        squeezed = re.sub(r"\W|_", "", folded)
        if any(word in folded or word in squeezed for word in self.words):
            raise TableError("bad-name", "the house would like you to choose another name")

    # --- Deciding -------------------------------------------------------------------------------------------------

    async def decide(self, kind: str, subject: str, days: float | None = None, text: str = "") -> None:
        """From now on this counts, for so many days or for good."""
        now = self._hall.now()
        until = None if days is None else now + days * 86_400
        await self._keep(NoteWrite(Note(kind, subject, now, until, text[:200])))
        self._hall.log.warning("the house has decided", what=kind, days=days, subject=subject)

    async def lift(self, kind: str, subject: str) -> None:
        """It does not count any more."""
        await self._keep(NoteWrite(Note(kind, subject, 0.0), drop=True))
        self._hall.log.warning("the house has lifted", what=kind, subject=subject)

    async def report(self, table: str, person: str | None, text: str) -> None:
        """Somebody would like the house to look at a table."""
        note = Note(REPORT, f"{table} {person or ''}", self._hall.now(), None, clean_text(text))
        await self._keep(NoteWrite(note))
        self._hall.log.warning("a table was reported", table=table)

    def notes(self, kind: str) -> list[Note]:
        """All of a kind that count, the newest first."""
        found = [note for key, note in self._notes.items() if key[0] == kind and self.note(*key) is not None]
        return sorted(found, key=lambda note: -note.made)

    # --- Where people are: for the house alone, and in memory alone -------------------------------------------------

    def saw(self, person: str | None, address: str | None) -> None:
        """A person has come from an address."""
        if person is None or address is None:
            return
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > _SEEN:
            self._addresses.popitem(last=False)

    def forget(self, person: str) -> None:
        """Remember nothing of a person but what the house has decided about them."""
        self._addresses.pop(person, None)

    def address_of(self, person: str) -> str | None:
        """Where a person has come from last, if that is remembered."""
        return self._addresses.get(person)

    # --- Keeping --------------------------------------------------------------------------------------------------

    async def _keep(self, write: NoteWrite) -> None:
        await asyncio.shield(self._hall.store.save(write))
        await self.refresh()

    async def refresh(self) -> None:
        """Read what counts; a table that was closed, or written anew, leaves the memory."""
        notes = await asyncio.to_thread(self._hall.store.notes)
        self._notes = {(note.kind, note.subject): note for note in notes}
        now = self._hall.now()
        past = [note for note in notes if note.kind == RELOAD and note.until is not None and note.until < now]
        for old in (*self.notes(REPORT)[MOST_REPORTS:], *past):
            await asyncio.shield(self._hall.store.save(NoteWrite(old, drop=True)))
        for note in self._new(CLOSE, RELOAD):
            self._hall.let_go(note.subject, *note.text.split() if note.kind == RELOAD else ())
        for visitor in [each for each in self._hall.visitors if self.is_banned(*each.who)]:
            visitor.send_away()

    def _new(self, *kinds: str) -> list[Note]:
        """What counts of these kinds, and was not done here yet."""
        notes = {note for kind in kinds for note in self.notes(kind)}
        new, self._done = notes - self._done, notes
        return list(new)

    async def run(self) -> None:
        """For ever: hear what other nodes have decided."""
        while True:
            try:
                await self.refresh()
            except StoreError as error:
                self._hall.log.error("what the house has decided cannot be read", code=error.code)
            await asyncio.sleep(REFRESH)


def _folded(text: str) -> str:
    """A word as those mean it who write it in another way, or with letters that look like others.

    >>> _folded("L0kí") == _folded("loki") == _folded("ʟоκι")
    True
    """
    plain = (c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return "".join(map(_latin, plain)).casefold().translate(_LOOK_ALIKES).strip()


@lru_cache(maxsize=4096)
def _latin(letter: str) -> str:
    """The Latin letter that a letter is a form of, or looks like by Unicode's list; itself if there is none."""
    if letter.isascii():
        return letter
    if named := _LATIN.fullmatch(unicodedata.name(letter, "")):
        return named[1]
    for written in (letter, letter.upper()):
        for found in is_confusable(written, greedy=True, preferred_aliases=["latin"]) or ():
            for look_alike in found["homoglyphs"]:
                if look_alike["c"].isascii() and look_alike["c"].isalpha():
                    return str(look_alike["c"])
    return letter
