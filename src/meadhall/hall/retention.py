"""How long a hall remembers, and how it forgets: old tables, words and names, and a person who asks for it."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import cache
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from meadhall.core.errors import MeadhallError
from meadhall.hall.moderation import REFRESH, RELOAD
from meadhall.hall.storage.errors import CONFLICT, StoreError
from meadhall.hall.storage.mentions import game_subject
from meadhall.hall.storage.store import Stored, Summary
from meadhall.hall.storage.writes import Erase, Note, RowsDrop, RowsWrite, digest_of, digest_of_table
from meadhall.table.entries import Entry
from meadhall.table.forgetting import ToldNames, forget, nameless, rename_taken, retold
from meadhall.table.table import Table
from meadhall.table.tokens import new_token, person_of

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

PAUSE = 3600.0
"""Seconds between two looks for old tables."""
DAY = 86_400.0
TRIES = 5
"""How often a log is written anew if something happens at the table at the same time."""
Change: TypeAlias = Callable[[list[Entry]], list[Entry] | None]
"""A function from a log to the log that takes its place; None if the table is taken away."""
_BELONGINGS = {"devices": "person", "keepsakes": "person", "ratings": "player", "waits": "person", "seekers": "person"}
THINNED = "thinned"
"""The kind of note that says which parts of a table's log were taken out already."""
Days: TypeAlias = Annotated[float, Meta(ge=0)]


class Keep(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days after its last move something of a finished table is kept; None for ever."""

    finished: Days | None = None
    chat: Days | None = None
    names: Days | None = None

    @property
    def shortest(self) -> float | None:
        """The shortest time; None if nothing is ever forgotten."""
        return min((days for days in (self.finished, self.chat, self.names) if days is not None), default=None)


class Retention:
    """Forgets old tables, and people who ask for it."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.keep = Keep()

    async def look(self) -> int:
        """Forget everything that is old enough now; returns at how many tables."""
        shortest, store = self.keep.shortest, self._hall.store
        if shortest is None:
            return 0
        thinned = {n.subject: n.text for n in await asyncio.to_thread(store.notes) if n.kind == THINNED}
        count = 0
        for table in await asyncio.to_thread(store.finished, self._hall.now() - shortest * DAY):
            try:
                count += await self._look_at(table, thinned.get(table, ""))
            except MeadhallError as error:  # a table that cannot be read must not stop the others
                self._hall.log.error("a table could not be forgotten", table=table, text=error)
        longest = [days for days in (self.keep.finished, self.keep.names) if days is not None]
        if longest:
            await self._hall.evenings.forget_before(self._hall.now() - min(longest) * DAY)
        if count:
            self._hall.log.warning("tables were forgotten or thinned", count=count)
        return count

    async def _look_at(self, table: str, thinned: str) -> bool:
        stored = await asyncio.to_thread(self._hall.store.read, table)
        if stored is None:
            return False
        age = (self._hall.now() - stored.entries[-1].when) / DAY
        note = Note(THINNED, table, self._hall.now())
        if self.keep.finished is not None and age >= self.keep.finished:
            await self._rewrite(table, lambda log: None, note.dropped)
            return True
        names = self.keep.names is not None and age >= self.keep.names
        words = self.keep.chat is not None and age >= self.keep.chat
        done = f"{'names ' if names else ''}{'words' if words else ''}"
        if not (names or words) or done == thinned:
            return False
        alias = cache(lambda person: person_of(new_token()))

        def thin(log: list[Entry]) -> list[Entry]:
            thinner = forget(log, lambda person: True, alias, names=names, words=words)
            return rename_taken(thinner, nameless) if names else thinner

        await self._rewrite(table, thin, Note(THINNED, table, note.made, None, done).row)
        return True

    async def forget_person(self, person: str) -> int:
        """Take a person's names and words out of every log, and free their seats; returns at how many tables."""
        tables = await asyncio.to_thread(self._hall.store.tables_mentioning, person)
        stranger = person_of(new_token())
        problem: MeadhallError | None = None
        for table in tables:
            try:
                await self._rewrite(
                    table, lambda log: forget(log, person.__eq__, lambda _: stranger, names=True, words=True)
                )
            except MeadhallError as error:  # a table that cannot be read must not stop the others
                problem = error
        for note in await asyncio.to_thread(self._hall.store.notes):
            if note.subject.endswith(f" {person}"):  # their reports
                await self._hall.save(note.dropped)
        self._hall.lab_runs.forget(person)
        await self._forget_belongings(person, stranger)
        self._hall.moderation.forget(person)
        self._hall.log.warning("a person was forgotten", count=len(tables))
        if problem is not None:
            raise problem
        return len(tables)

    async def _forget_belongings(self, person: str, stranger: str) -> None:
        """Delete what the hall keeps for a person beside tables; their devices are strangers' from now on. The changes
        of their ratings are a stranger's, as in the logs: otherwise those of the others could not be checked."""
        devices = await self._hall.devices.of(person)
        await self._hall.evenings.forget(person)
        for table, column in _BELONGINGS.items():
            await self._hall.save(RowsDrop(table, {column: person}))
        changes = await self._hall.found("rating_changes", player=person)
        rows = [(*row[:3], stranger, *row[4:]) for row in changes]
        await self._hall.save(RowsDrop("rating_changes", {"player": person}), RowsWrite("rating_changes", rows))
        self._hall.caches.forget(person, *(each.device for each in devices))

    async def _rewrite(self, table: str, change: Change, *notes: RowsWrite | RowsDrop) -> None:
        """Write a log anew, or take it away, after the tables that go on from its game; after a conflict again."""
        for last in (*[False] * (TRIES - 1), True):
            stored = await asyncio.to_thread(self._hall.store.read, table)
            if stored is None:
                return
            planned = await self._plan(table, stored, change(stored.entries))
            await self._rename_relatives(table, planned)
            try:
                await self._save(planned.erase, *notes)
                return
            except StoreError as error:
                if error.code != CONFLICT or last:
                    raise

    async def _plan(self, table: str, stored: Stored, log: list[Entry] | None) -> "_Plan":
        """The plan to take a table away, or to write its log anew with the snapshot that it had."""
        name = str(getattr(stored.entries[0].what, "game", ""))
        game = await self._hall.game_loader.game(name)

        def build() -> _Plan:
            try:
                old = Table.load(table, stored.entries, lambda _: game, stored.snapshot)
                digest = family = digest_of_table(old)
                before = ToldNames.of(old) if digest is not None else None
            except MeadhallError:
                if log is None:  # a game that cannot be played any more can still be forgotten
                    return _Plan(Erase(table))
                raise
            if digest is not None and old.opened.taken is not None:
                family = digest_of(old.opened.taken.file)
            if log is None:
                erase = Erase(table, games=(digest,) if digest is not None else ())
                return _Plan(erase, family, before, before and before.nameless)
            new = Table.load(table, log, lambda _: game, stored.snapshot)
            games = (digest,) if digest is not None and digest != digest_of_table(new) else ()
            erase = Erase(table, log, new.snapshot(), Summary.of(new, log[0].when), games)
            return _Plan(erase, family, before, ToldNames.of(new) if before is not None else None)

        return await self._hall.loaders.run(build)

    async def _rename_relatives(self, table: str, planned: "_Plan") -> None:
        before, after = planned.before, planned.after
        if planned.family is None or before is None or after is None or before == after:
            return
        for other in await asyncio.to_thread(self._hall.store.tables_mentioning, game_subject(planned.family)):
            if other != table:
                await self._rewrite(other, lambda log: rename_taken(log, lambda file: retold(file, before, after)))

    async def _save(self, erase: Erase, *notes: RowsWrite | RowsDrop) -> None:
        """Keep it while nobody does anything at the table; everybody who looks at it, at any node, is shown it anew."""
        hall, table, now = self._hall, erase.table, self._hall.now()
        if hall.store.nodes is not None:
            notes = (*notes, Note(RELOAD, table, now, now + 10 * REFRESH, " ".join(erase.games)).row)
        async with AsyncExitStack() as stack:
            if (room := hall.rooms.get(table)) is not None:
                await stack.enter_async_context(room.held())
            await hall.save(erase, *notes)
            hall.let_go(table, *erase.games)


class _Plan(NamedTuple):
    """How a log is to be written anew, and how the game is told before and after, for tables that go on from it."""

    erase: Erase
    family: str | None = None
    """The digest of its game, or of the game that it goes on from; None if it is not over."""
    before: ToldNames | None = None
    after: ToldNames | None = None
