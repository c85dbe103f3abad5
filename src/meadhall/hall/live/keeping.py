"""Keeping: one table in memory, which is what the store says it is.

One thing happens at a time: judge, fold, keep, and only then tell. A table whose write fails is read again.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from meadhall.hall.alerts.waits import awaited_at, changes
from meadhall.hall.live.people import OfRoom
from meadhall.hall.storage.errors import CONFLICT, UNAVAILABLE, StoreError
from meadhall.hall.storage.group_commit import AnyWrite
from meadhall.hall.storage.store import Summary, Write
from meadhall.hall.words import say
from meadhall.table import decide
from meadhall.table.clocks import Live
from meadhall.table.commands import Start
from meadhall.table.entries import Acted, Entry
from meadhall.table.errors import TableError
from meadhall.table.orders import ordered_action
from meadhall.table.table import Table
from meadhall.table.tokens import new_table_id
from meadhall.table.views import TableViews

if TYPE_CHECKING:
    from meadhall.hall.live.rooms import Room

TRIES = 30  # a conflict means that another node has gone on: on a busy machine one node may lose many times in a row
"""So often a command is judged anew because somebody was faster at another node."""
SLOW_COMMIT = 1.0
"""Seconds that a write may take. After a slower one the next person gets that time back: they could not see it yet."""


class KeptTable(OfRoom):
    """A table in memory, with its lock. Room hears of what was kept."""

    def __init__(self, room: "Room", table: Table, opened: float) -> None:
        super().__init__(room)
        self._hall, self._opened = room.hall, opened
        self.lock = asyncio.Lock()
        self.lost = False
        """Whether memory holds what the store does not: then nobody is shown anything, and the room is given up."""
        self.table, self.views = table, TableViews(table)

    @property
    def is_timed(self) -> bool:
        """Whether somebody's live clock runs."""
        return self.table.clocks.running is not None and isinstance(self.table.opened.clock, Live)

    @property
    def stands_still(self) -> bool:
        """Whether nobody is shown anything because a clock would run that nobody can stop: the store is away."""
        return self._hall.outage.on and self.is_timed

    async def judged(self, judge: Callable[[], Sequence[Entry]]) -> None:
        """Judge, fold, keep, tell. Whoever calls holds the lock. If another node was faster, it is judged anew."""
        for tried in range(1, TRIES + 1):
            try:
                for decided in (self._resumed, judge):
                    if entries := decided():
                        await self._save(*self._fold(entries))
                        await self._give_back_time(entries[-1].when)
                await self._follow_orders()
                return
            except TableError:
                if tried == TRIES or not await self.find_news():
                    raise
            except StoreError as error:
                if error.code != CONFLICT:
                    raise
        raise unavailable()

    async def _follow_orders(self) -> None:
        """Do what people who are away have ordered, as long as there is something."""
        with suppress(StoreError, TableError):  # the node that was faster goes on, or whoever comes next
            while entries := decide.order_acts(self.table, self._hall.now()):
                await self._save(*self._fold(entries))

    def _resumed(self) -> Sequence[Entry]:
        """If nobody could play for a while since the last entry, the entry that lets clocks go on from now."""
        hall = self._hall
        if self.table.changed >= hall.started:
            return ()
        return decide.resumed(self.table, max(hall.now(), hall.started), hall.heartbeat.last)

    async def _give_back_time(self, judged: float) -> None:
        """Do not charge the next person for a long wait until something was kept."""
        if (now := self._hall.now()) - judged > SLOW_COMMIT and (entries := decide.resumed(self.table, now, judged)):
            with suppress(StoreError):  # what people did is kept, and they are told so
                await self._save(*self._fold(entries))

    def _fold(self, entries: Sequence[Entry]) -> "tuple[Write, *tuple[AnyWrite, ...]]":
        """Let it happen in memory; what is to be written of it, and of those for whom the table waits now."""
        table = self.table
        awaited, seated = awaited_at(table), table.persons
        before, due = (table.to_move, table.phase), table.due
        for entry in entries:
            table.apply(entry)
        turned, summary = before != (table.to_move, table.phase), None
        moves_only = all(isinstance(entry.what, Acted) for entry in entries)
        if not moves_only or before[1] != table.phase or due != table.due:  # else lists tell the same of it
            summary = Summary.of(table, self._opened)
        write = Write(table.id, entries, table.snapshot() if turned else None, summary)
        here = set(self._room.people.persons) if turned else set()
        if ordered_action(table) is not None:
            here |= table.persons  # nobody is told of a turn that is about to be played
        return write, *(changes(table, awaited, seated, here) if turned or not moves_only else ())

    async def _save(self, write: Write, *others: AnyWrite) -> None:
        """Keep and tell, to the end, even if the one who asked has gone. A write that fails is undone in memory."""
        saved, gone = self._hall.store.save(write, *others), False
        while not saved.done():
            try:
                await asyncio.shield(saved)
            except asyncio.CancelledError:
                gone = True
            except StoreError:
                break
        if (error := saved.exception()) is not None:
            code = getattr(error, "code", "")
            if code != CONFLICT:
                self._hall.log.error("write failed", table=self.table.id, code=code, text=error)
                self._hall.nodes.failed(write.entries[0].when)
            await self.reload()
            if code == CONFLICT and not self.lost:
                self._room.serve()
            if gone:
                raise asyncio.CancelledError
            if self.lost or (code != CONFLICT and self.is_timed):
                raise unavailable()  # whoever comes back sends it again
            raise error
        self._hall.alerts.kept(others)
        await self._room.go_on_after(write)
        if gone:
            raise asyncio.CancelledError

    async def open_rematch(self) -> None:
        """Open the next game. It and the entry that leads to it are kept together, or neither."""
        now, new_id = self._hall.now(), new_table_id()
        secret = self.table.opened.next_secret or secrets.token_bytes(32)  # old tables have promised none
        opened = decide.open_rematch(self.table, secret, secrets.token_bytes(32), now)
        table = Table.load(new_id, [opened], lambda _: self.table.game)
        started = decide.do(table, Start(), table.host, now)
        for entry in started:
            table.apply(entry)
        here = self._fold(decide.rematched(self.table, new_id, now))
        there = Write(new_id, [opened, *started], table.snapshot(), Summary.of(table, now))
        waiting = changes(table, {}, table.persons, self._room.people.persons)  # who is here goes there
        with suppress(StoreError):  # it is written down, and tried again when somebody comes
            await self._save(*here, there, *waiting)

    async def find_news(self) -> bool:
        """Read what other nodes have done meanwhile; whether there was anything. Whoever calls holds the lock."""
        if self._hall.nodes.alone or self.lost:
            return False
        known = {self.table.id: self.table.version}
        news = await self._hall.loaders.run(lambda: self._hall.store.read_after(known))
        self._happen(news.get(self.table.id, ()))
        return bool(news)

    def hear(self, entries: Sequence[Entry]) -> None:
        """Let happen here what another node has kept: at once, or when the table is free."""
        if self.lock.locked() or self.lost:
            self._hall.spawn(self._hear_later(entries))
        else:
            self._happen(entries)

    async def _hear_later(self, entries: Sequence[Entry]) -> None:
        with suppress(StoreError):  # a table that is lost is read again anyway
            async with Held(self):
                self._happen(entries)

    def _happen(self, entries: Sequence[Entry]) -> None:
        news = [entry for entry in entries if entry.number > self.table.version]
        if not news:
            return
        try:
            for entry in news:
                self.table.apply(entry)
        except Exception as error:  # whatever it was: others have tables here too
            self._hall.log.error("news cannot be understood", table=self.table.id, exc_info=error)
            self.give_up()
            return
        self._room.show_news()

    def give_up(self) -> None:
        """The table in memory is old, and the new entries cannot be understood: read it again, or let the room go."""
        self.lost = True
        self._hall.spawn(self.reload())

    async def reload(self) -> None:
        """Read the table from the store. If that fails the room is lost: whoever comes next tries again."""
        self.lost = True
        try:
            self.table = await self._hall.loaders.run(self._read)
            self.views = TableViews(self.table)
            self.lost = False
        except (StoreError, TableError, AssertionError) as error:
            self._hall.log.error("table lost from memory", table=self.table.id, text=error)
        finally:  # also if whoever asked has gone meanwhile
            self._room.reloaded()

    def _read(self) -> Table:
        stored = self._hall.store.read(self.table.id)
        assert stored is not None
        return Table.load(self.table.id, stored.entries, lambda _: self.table.game, stored.snapshot)


class Held:
    """A table while somebody holds its lock: a class, because a generator costs more than what is done meanwhile."""

    def __init__(self, kept: KeptTable) -> None:
        self._kept = kept

    async def __aenter__(self) -> None:
        await self._kept.lock.acquire()
        if self._kept.lost or self._kept.stands_still:
            self._kept.lock.release()
            raise unavailable()

    async def __aexit__(self, *_: object) -> None:
        self._kept.lock.release()


def unavailable() -> StoreError:
    """The error of a table that cannot be kept or read now."""
    return StoreError(UNAVAILABLE, say("not-kept"))
