"""How long a hall remembers, and how it forgets: finished tables, words and names after so many days, and a person when
they ask for it.
"""

import asyncio
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from meadhall.core.errors import MeadhallError
from meadhall.hall.moderation import REFRESH, RELOAD
from meadhall.hall.storage.analyses import digest_of_table
from meadhall.hall.storage.errors import CONFLICT, StoreError
from meadhall.hall.storage.house import Erase, Note, NoteWrite
from meadhall.hall.storage.store import Stored, Summary
from meadhall.table.entries import Entry
from meadhall.table.forgetting import forget
from meadhall.table.table import Table
from meadhall.table.tokens import new_token, person_of

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

PAUSE = 3600.0
"""Seconds between two looks for what is to be forgotten."""
DAY = 86_400.0
TRIES = 5
"""How often somebody is forgotten at a table at which something happens all the time."""
THINNED = "thinned"
"""The kind of note that says what was taken out of a table's log already."""


class Keep(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days after its last move something of a finished table is kept; None for ever."""

    finished: float | None = None
    """The table itself."""
    chat: float | None = None
    names: float | None = None

    @property
    def shortest(self) -> float | None:
        """The first of them; None where nothing is ever forgotten."""
        return min((days for days in (self.finished, self.chat, self.names) if days is not None), default=None)


class Retention:
    """What a hall forgets."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.keep = Keep()

    async def run(self) -> None:
        """For ever: forget what is old enough."""
        while True:
            if self.keep.shortest is not None:
                try:
                    count = await self.look()
                    if count:
                        self._hall.log.warning("tables were forgotten or thinned", count=count)
                except MeadhallError as error:
                    self._hall.log.error("nothing could be forgotten now", text=str(error))
            await asyncio.sleep(PAUSE)

    async def look(self) -> int:
        """Forget what is old enough now; at how many tables that was something."""
        shortest, store = self.keep.shortest, self._hall.store
        if shortest is None:
            return 0
        thinned = {n.subject: n.text for n in await asyncio.to_thread(store.notes) if n.kind == THINNED}
        count = 0
        for table in await asyncio.to_thread(store.finished, self._hall.now() - shortest * DAY):
            try:
                count += await self._look_at(table, thinned.get(table, ""))
            except MeadhallError as error:  # one that cannot be read must not keep the others
                self._hall.log.error("a table could not be forgotten", table=table, text=str(error))
        return count

    async def _look_at(self, table: str, thinned: str) -> bool:
        stored = await asyncio.to_thread(self._hall.store.read, table)
        if stored is None:
            return False
        age = (self._hall.now() - stored.entries[-1].when) / DAY
        note = Note(THINNED, table, self._hall.now())
        if self.keep.finished is not None and age >= self.keep.finished:
            await self._save(table, await self._erase(table, stored, None), NoteWrite(note, drop=True))
            return True
        names = self.keep.names is not None and age >= self.keep.names
        words = self.keep.chat is not None and age >= self.keep.chat
        done = f"{'names ' if names else ''}{'words' if words else ''}"
        if not (names or words) or done == thinned:
            return False
        alias = cache(lambda person: person_of(new_token()))
        log = forget(stored.entries, lambda person: True, alias, names=names, words=words)
        marked = NoteWrite(Note(THINNED, table, note.made, None, done))
        await self._save(table, await self._erase(table, stored, log), marked)
        return True

    async def forget_person(self, person: str) -> int:
        """Take somebody's names and words out of every log, and their hands off every seat; at how many tables."""
        tables = await asyncio.to_thread(self._hall.store.tables_with, person)
        stranger = person_of(new_token())
        for table in tables:
            await self._forget_at(table, person, stranger)
        for note in await asyncio.to_thread(self._hall.store.notes):
            if note.subject.endswith(f" {person}"):  # what they have reported
                await asyncio.shield(self._hall.store.save(NoteWrite(note, drop=True)))
        self._hall.log.warning("a person was forgotten", count=len(tables))
        return len(tables)

    async def _forget_at(self, table: str, person: str, stranger: str) -> None:
        """Write a log anew without somebody; once more if something happens there at the same time."""
        for last in (*[False] * (TRIES - 1), True):
            stored = await asyncio.to_thread(self._hall.store.read, table)
            if stored is None:
                return
            log = forget(stored.entries, person.__eq__, lambda _: stranger, names=True, words=True)
            try:
                await self._save(table, await self._erase(table, stored, log))
                return
            except StoreError as error:
                if error.code != CONFLICT or last:
                    raise

    async def _erase(self, table: str, stored: Stored, log: list[Entry] | None) -> Erase:
        """What is to be written: nothing at all, or the log anew with the snapshot that it had."""
        name = str(getattr(stored.entries[0].what, "game", ""))
        game = await self._hall.game_loader.game(name)

        def build() -> Erase:
            games: tuple[str, ...] = ()
            try:
                before = Table.load(table, stored.entries, lambda _: game, stored.snapshot)
                if (digest := digest_of_table(before)) is not None:
                    games = (digest,)
            except MeadhallError:
                pass  # what cannot be played any more can be forgotten all the same
            if log is None:
                return Erase(table, games=games)
            after = Table.load(table, log, lambda _: game, stored.snapshot)
            return Erase(table, log, after.snapshot(), Summary.of(after, log[0].when), games)

        return await self._hall.loaders.run(build)

    async def _save(self, table: str, *writes: Erase | NoteWrite) -> None:
        """Keep it while nobody does anything at the table; who looks at it, through any node, is shown it anew."""
        now, room = self._hall.now(), self._hall.rooms.get(table)
        if self._hall.store.nodes is not None:
            writes = (*writes, NoteWrite(Note(RELOAD, table, now, now + 10 * REFRESH)))
        if room is None:
            await asyncio.shield(self._hall.store.save(*writes))
            return
        async with room.held():
            await asyncio.shield(self._hall.store.save(*writes))
            room.close()
