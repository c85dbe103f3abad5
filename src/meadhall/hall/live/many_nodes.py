"""One of many nodes, which serve the same tables through one store; the log decides who was first.

The node that has the lease of a table serves its bots and clocks. All nodes know who looks at a table that they have.
"""

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from meadhall.hall.live.nodes import Nodes
from meadhall.hall.storage.errors import UNAVAILABLE, StoreError
from meadhall.hall.storage.nodes import LEASE, Beat, Claim, NodeNews, Presence
from meadhall.table.entries import Entry
from meadhall.table.errors import TableError

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall
    from meadhall.hall.live.rooms import Room
    from meadhall.hall.storage.postgres_nodes import PostgresNodes

BEAT = 1.0
"""Seconds between two signs of life: a node that dies is replaced within LEASE and two beats."""
POLL = 3.0
"""Seconds between two looks whether something has happened that nobody told."""
SHOW = 0.2
"""Seconds for which comings and goings are gathered."""
GATHER = 0.01
"""Seconds between two readings of what others have done: one query for all of it, and not one for each nudge."""
_AT_ONCE = 2000  # tables that one query asks about
_UNKNOWN = 2**31 - 1  # a version that a table never has


class ManyNodes(Nodes):
    """One of several nodes."""

    alone = False

    def __init__(self, hall: "Hall", store: "PostgresNodes") -> None:
        super().__init__(hall)
        self._store = store
        self._ours: set[str] = set()  # tables whose lease we have
        self._until = 0.0  # until when our leases are certainly valid, by the clock that never goes back
        self._wanted: set[str] = set()  # tables whose lease we would like to have
        self._behind: dict[str, int] = {}  # tables at which something has happened elsewhere, and up to which entry
        self._presence: set[str] = set()  # tables at which somebody has come or gone elsewhere
        self._changed: dict[str, Room] = {}  # rooms here in which somebody may have come or gone
        self._shown: dict[str, Presence] = {}
        self._alive: frozenset[str] = frozenset()
        self._answers = True
        self._alarm: asyncio.TimerHandle | None = None  # for the moment from which on others may think that we are gone
        self._awake, self._missed = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # --- Leases -------------------------------------------------------------------------------------------------

    def serves(self, table: str) -> bool:
        """Whether we have the lease, and it cannot have run out."""
        return table in self._ours and time.monotonic() < self._until

    def want(self, room: "Room") -> None:
        """Try to get the lease, in case nobody has it."""
        if room.needs_service:
            self._wanted.add(room.table.id)
            self._awake.set()

    async def take(self, tables: Iterable[str]) -> set[str]:
        """Those of these tables that are ours to serve, or become so now."""
        asked = set(tables)
        if not asked:
            return asked
        got = await asyncio.to_thread(self._store.take, asked)
        self._ours = (self._ours - asked) | got
        return got

    async def allow(self, claims: Sequence[Claim]) -> bool:
        """Whether all nodes together have enough left for these; it is taken then."""
        if not claims:
            return True
        try:
            return await asyncio.to_thread(self._store.allow, claims)
        except StoreError:
            return True  # until the database answers again, each node counts by itself

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            answered, self._answers = self._answers, True
            try:
                await self._beat()
            except StoreError:
                self._answers = False
            if answered != self._answers:
                self._hall.log.error("the database answers again" if self._answers else "the database does not answer")

    async def _beat(self) -> None:
        """Say that we are alive, and take over what those served who are not."""
        begun, rooms = time.monotonic(), self._hall.rooms
        beat = await asyncio.to_thread(self._store.beat, self._hall.now())
        if beat.forgotten or begun > self._until:
            self._ours = await asyncio.to_thread(self._store.mine)
        if beat.forgotten:
            self._shown.clear()
            self._changed |= rooms
        self._until = begun + LEASE
        self._go_on(beat)
        self._resume(beat.taken)
        if self._alive - beat.alive:  # whoever looked through those nodes does not any more
            self._presence |= {table for table, room in rooms.items() if room.people.elsewhere}
            self._awake.set()
        self._alive = beat.alive
        await self._give_back()

    def _go_on(self, beat: Beat) -> None:
        """Since when there was always a node is in the database. Until the next sign of life is missing we are one."""
        hall, left = self._hall, self._until - time.monotonic()
        away = hall.outage.on or beat.since > hall.started
        hall.started, hall.heartbeat.last = beat.since, beat.before
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(left, hall.outage.begin)
        if away and left > 0:
            hall.outage.end()

    def failed(self, since: float) -> None:
        """The signs of life tell whether the database is away, or only something of one table could not be kept."""

    def _resume(self, tables: Iterable[str]) -> None:
        for table in tables:
            self._ours.add(table)
            room = self._hall.rooms.get(table)
            if room is None:
                self._hall.spawn(self._hall.room(table))
            else:
                room.serve()

    async def _give_back(self) -> None:
        """Leases of what nobody has to serve any more; a table that was closed is none of ours."""
        rooms = self._hall.rooms
        done = {table for table in self._ours if table in rooms and not rooms[table].needs_service}
        done |= {table for table in self._ours if table not in rooms and table not in self._hall.loading}
        if done:
            self._ours -= done
            await asyncio.to_thread(self._store.release, done)

    # --- What others tell ---------------------------------------------------------------------------------------

    def _heard(self, news: NodeNews) -> None:
        rooms = self._hall.rooms
        for table, version in news.versions.items():
            if (room := rooms.get(table)) is not None and room.table.version < version:
                self._behind[table] = version
        self._presence.update(table for table in news.presence if table in rooms)
        if news.missed:
            self._missed.set()
        if self._behind or self._presence:
            self._awake.set()

    async def _work(self) -> None:
        """For ever: read what is new, and ask for leases; all that has gathered meanwhile at once."""
        last = float("-inf")
        while True:
            await self._awake.wait()
            await asyncio.sleep(last + GATHER - time.monotonic())  # not at all where the last reading was long ago
            self._awake.clear()
            last = time.monotonic()
            try:
                await self._catch_up()
                await self._find_presence()
                wanted, self._wanted = self._wanted, set()
                for table in await self.take(wanted):
                    if (room := self._hall.rooms.get(table)) is not None:
                        room.serve()
            except StoreError:
                pass  # looked at again when the next look round finds it
            except Exception as error:  # a mistake of ours must not make this node deaf
                self._hall.log.error("task failed", exc_info=error)

    async def _catch_up(self) -> None:
        behind, self._behind, rooms = self._behind, {}, self._hall.rooms
        known = {table: rooms[table].table.version for table in behind if table in rooms}
        known = {table: version for table, version in known.items() if version < behind[table]}
        if not known:
            return
        for table, entries in (await self._hall.loaders.run(lambda: self._read(known))).items():
            if (room := rooms.get(table)) is None:
                continue
            if entries is None:
                room.kept.give_up()
            else:
                room.kept.hear(entries)

    def _read(self, known: Mapping[str, int]) -> dict[str, list[Entry] | None]:
        """The news of these tables; None for one that cannot be read: that keeps no other waiting."""
        try:
            return dict(self._hall.store.read_after(known))
        except (StoreError, TableError) as error:
            if error.code == UNAVAILABLE:
                raise
        found: dict[str, list[Entry] | None] = {}
        for table, version in known.items():
            try:
                found |= self._hall.store.read_after({table: version})
            except (StoreError, TableError):
                found[table] = None
        return found

    async def _poll(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):  # `wait_for` may swallow what ends us, if both come at once
                    await self._missed.wait()
            self._missed.clear()
            with suppress(StoreError):  # of which the signs of life tell
                await self._look_round()
                self._resume(await asyncio.to_thread(self._store.mine) - self._ours)

    async def _look_round(self) -> None:
        tables = list(self._hall.rooms)
        self._behind |= await asyncio.to_thread(self._hall.store.versions, tables)
        self._presence |= set(tables)
        for room in list(self._hall.rooms.values()):
            if room.needs_service and not self.serves(room.table.id):
                self._wanted.add(room.table.id)
            elif room.table.wants_rematch and not room.kept.lock.locked():
                self._hall.spawn(room.resume())  # the node that should have opened the next game may have died over it
        self._awake.set()

    # --- Who is there -------------------------------------------------------------------------------------------

    def changed(self, room: "Room") -> None:
        """Somebody may have come or gone."""
        self._changed[room.table.id] = room

    def entered(self, room: "Room") -> None:
        """A room was opened: find out who looks at it elsewhere, and what happened while it was being read."""
        self._presence.add(room.table.id)
        self._behind[room.table.id] = _UNKNOWN
        self._awake.set()

    async def _show(self) -> None:
        while True:
            await asyncio.sleep(SHOW)
            changed, self._changed = self._changed, {}
            here = {table: room.people.presence() for table, room in changed.items()}
            news = {table: each for table, each in here.items() if each != self._shown.get(table, Presence())}
            if not news:
                continue
            try:
                await asyncio.to_thread(self._store.show, news)
                self._shown |= news
                self._shown = {table: each for table, each in self._shown.items() if each != Presence()}
            except StoreError:
                self._changed = changed | self._changed

    async def _find_presence(self) -> None:
        wanted, self._presence = [table for table in self._presence if table in self._hall.rooms], set()
        for first in range(0, len(wanted), _AT_ONCE):
            some = wanted[first : first + _AT_ONCE]
            found = await asyncio.to_thread(self._store.presence, some)
            for table in some:
                if (room := self._hall.rooms.get(table)) is not None:
                    room.show_elsewhere(tuple(found.get(table, {}).values()))

    # --- Coming and going ---------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Meet the others."""
        loop = asyncio.get_running_loop()

        def hear(news: NodeNews) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._heard, news)

        await self._beat()
        self._store.listen(hear)
        self._tasks = [asyncio.create_task(work) for work in (self._live(), self._work(), self._poll(), self._show())]

    async def stop(self) -> None:
        """Say farewell: others may serve our tables at once."""
        if self._alarm is not None:
            self._alarm.cancel()
        left = set(self._tasks)
        while left:
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1.0)  # and once more, if one did not hear it
        self._ours.clear()
        with suppress(StoreError):  # else we are missed in a moment
            await asyncio.to_thread(self._store.leave, self._hall.now())
