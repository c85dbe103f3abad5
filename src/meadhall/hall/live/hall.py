"""The hall: all rooms, what they share, and how a table becomes one. `app.py` serves it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.requests import HTTPConnection

from meadhall.core.errors import MeadhallError
from meadhall.core.phrases import forget_what_was_said
from meadhall.hall.alerts.alerts import Alerts
from meadhall.hall.analyses.queue import Analyses
from meadhall.hall.caches import Caches
from meadhall.hall.fair_order import NOBODY, Asker, FairQueue
from meadhall.hall.limits import Budgets
from meadhall.hall.live.bot_queue import BotQueue
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.many_nodes import ManyNodes
from meadhall.hall.live.nodes import Nodes, Outage
from meadhall.hall.live.rooms import Room
from meadhall.hall.live.steady_clock import Heartbeat, SteadyClock
from meadhall.hall.live.workers import Workers
from meadhall.hall.logs import Log
from meadhall.hall.meeting.evenings import Evenings
from meadhall.hall.members.devices import Devices
from meadhall.hall.members.keepsakes import Keepsakes
from meadhall.hall.members.settings import PersonSettings
from meadhall.hall.metrics import Metrics
from meadhall.hall.moderation import Moderation
from meadhall.hall.page_builder import PageBuilder
from meadhall.hall.responses import code_of
from meadhall.hall.retention import Retention
from meadhall.hall.static_files import Looks
from meadhall.hall.storage.errors import CONFLICT, StoreError
from meadhall.hall.storage.group_commit import AnyWrite
from meadhall.hall.storage.store import FOR_TABLES, Store, Summary, Write
from meadhall.hall.words import say
from meadhall.hall.workshop.editions import WorkshopStore
from meadhall.hall.workshop.lab_runs import LabRuns
from meadhall.ready import Compiler
from meadhall.table import decide
from meadhall.table.commands import Start
from meadhall.table.entries import Entry
from meadhall.table.errors import TableError
from meadhall.table.table import Table
from meadhall.table.tokens import new_table_id

if TYPE_CHECKING:
    from meadhall.hall.live.sockets import Connection

SWEEP = 15.0
"""Seconds between looks at rooms that idle and clocks that ran out elsewhere."""
LOADERS = 2
"""So many tables are loaded at a time; the others wait for their turn."""
_FINDING, _LOADING, _BEGINNING = 0.002, 0.0002, 0.2
"""About how many seconds it takes to find a table, to load each of its entries, and to begin a game in the middle."""

T = TypeVar("T")


class Hall:
    """All rooms, and what they share."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] | None = None,
        pace: float = 0.25,
        workers: int | None = None,
        game_loader: GameLoader | None = None,
    ) -> None:
        path: Path | None = getattr(store, "path", None)
        self.heartbeat = Heartbeat(path.parent if path is not None else None)
        clock = SteadyClock(self.heartbeat.last) if store.nodes is None else SteadyClock(wall=store.nodes.time)
        self.store, self.now = store, now or clock
        self.log = Log()
        self.budgets = Budgets()
        self.caches = Caches()
        self.devices, self.keepsakes, self.settings = Devices(self), Keepsakes(self), PersonSettings(self)
        self.alerts, self.evenings = Alerts(self), Evenings(self)
        self.workshop, self.lab_runs = WorkshopStore(self), LabRuns(self)
        self.moderation, self.retention = Moderation(self), Retention(self)
        self.metrics = Metrics(self)
        self.game_loader = game_loader if game_loader is not None else GameLoader(compiler=Compiler())
        self.bot_queue = BotQueue(self, pace=pace, workers=workers)
        self.analyses = Analyses(self)
        self.nodes = Nodes(self) if store.nodes is None else ManyNodes(self, store.nodes)
        self.rooms: dict[str, Room] = {}
        self.visitors: set[Connection] = set()
        self.loaders = Workers(LOADERS, "loader", measured=True)
        """For work that is too long for the event loop: opening and loading tables, telling logs."""
        self.page_builder = PageBuilder(self)
        """For pages that take long, so that nobody's move waits for them."""
        self.fair_queue = FairQueue()
        """For those who show a table to somebody: it takes a while, and can wait for whoever moves."""
        self.looks = Looks()
        self.stopping = False
        self.started = self.now()
        """Since when there was always a hall to play in, with its store: this one, or another node before it."""
        self.outage = Outage(self)
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._patient: set[asyncio.Task[Any]] = set()

    def playable(self) -> float:
        """Until when people could play: now, or when the store went away."""
        return self.heartbeat.last if self.outage.on else self.now()

    async def spend(self, name: str, person: str | None, address: str | None, cost: float = 1.0) -> None:
        """Take from a budget that all nodes share: a TableError where too little is left, here or at all of them."""
        self.budgets.spend(name, person, address, cost)
        if not await self.nodes.allow(self.budgets.claims(name, person, address, cost)):
            raise self.budgets.refusal(name)

    async def save(self, *writes: AnyWrite) -> None:
        """Keep these writes, all or none, even if the one who asked goes meanwhile."""
        await asyncio.shield(self.store.save(*writes))

    async def save_first(self, *writes: AnyWrite) -> bool:
        """Keep these writes; False, and none of them is kept, if somebody else was faster."""
        try:
            await self.save(*writes)
        except StoreError as error:
            if error.code != CONFLICT:
                raise
            return False
        return True

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query of the store finds."""
        return await asyncio.to_thread(self.store.ask, query, *values)

    async def found(self, table: str, order: str = "", /, **having: object) -> list[tuple[Any, ...]]:
        """The rows of a table of the database that have these values, in this order."""
        return await asyncio.to_thread(partial(self.store.found, table, order, **having))

    async def repeat(
        self, look: Callable[[], Awaitable[object]], seconds: float, problem: str, *, at_once: bool = False
    ) -> None:
        """For ever: look at something every so many seconds; if that fails, the log tells of the problem."""
        await asyncio.sleep(0.0 if at_once else seconds)
        while True:
            try:
                await look()
            except MeadhallError as error:
                self.log.error(problem, code=code_of(error), text=error)
            await asyncio.sleep(seconds)

    def spawn(self, work: Coroutine[Any, Any, T], *, patient: bool = False) -> asyncio.Task[T]:
        """Do something that nobody waits for, a closing hall neither if it is `patient`; mistakes are written down."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        if patient:
            self._patient.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._patient.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, TableError):
            self.log.error("task failed", exc_info=error)

    async def open(self, opened: Entry, game_name: str, *, begin: bool = False, address: str | None = None) -> Room:
        """A new table of somebody at an address; its game may begin at once."""
        game, table_id, now = await self.game_loader.game(game_name), new_table_id(), self.now()

        def load() -> tuple[Table, list[Entry]]:
            table, log = Table.load(table_id, [opened], lambda _: game), [opened]
            if begin:
                log += decide.do(table, Start(), table.host, now)
                for entry in log[1:]:
                    table.apply(entry)
            return table, log

        await asyncio.to_thread(self.store.check_room, FOR_TABLES)
        table, log = await self.loaders.run(load, Asker.of(address, opened.by), _BEGINNING if begin else 0.0)
        summary = Summary.of(table, opened.when)
        await asyncio.shield(self.store.save(Write(table_id, log, table.snapshot(), summary)))
        room = self._enter(Room(self, table, opened.when))
        room.people.saw(opened.by, address)
        if begin:
            await room.resume()
        return room

    def _enter(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.nodes.entered(room)
        return room

    async def room(self, table_id: str, asker: Asker = NOBODY) -> Room:
        """The room of a table, loaded if need be, in the turn of who asks; a TableError says that there is none."""
        self.moderation.check_table(table_id)
        if (found := self.rooms.get(table_id)) is not None:
            return found
        known = self.loaders.share(("length", table_id), lambda: self.store.versions([table_id]), asker, _FINDING)
        stored = self._stored(table_id, asker, known)
        if (loading := self.loading.get(table_id)) is None:
            loading = self.loading[table_id] = self.spawn(self._load(stored))
            loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
        else:
            self.spawn(stored)  # perhaps their turn comes first
        return await asyncio.shield(loading)

    async def _load(self, stored: Awaitable[tuple[Table, float]]) -> Room:
        table, opened = await stored
        room = self._enter(Room(self, table, opened))
        async with room.held():
            await room.resume_now()
        return room

    async def _stored(self, table_id: str, asker: Asker, known: Awaitable[dict[str, int]]) -> tuple[Table, float]:
        """A table from the store, and when it was opened: read once for all who ask for it at the same time."""

        def load() -> tuple[Table, float]:
            stored = self.store.read(table_id)
            if stored is None:
                raise TableError("no-table", partial(say, "no-table"))
            table = Table.load(table_id, stored.entries, self.game_loader.game_now, stored.snapshot)
            return table, stored.entries[0].when

        length = (await known).get(table_id, 0)
        return await self.loaders.share(("table", table_id), load, asker, length * _LOADING)

    def let_go(self, table_id: str, *games: str) -> None:
        """Let nothing in memory tell of a table as it was, nor of its game; whoever looks at it must come in again."""
        if (loading := self.loading.get(table_id)) is not None:  # what it has read may be old
            loading.add_done_callback(lambda _: self._close_room(table_id))
        self._close_room(table_id)
        self.caches.forget(table_id, *games)
        self.analyses.forget(*games)
        forget_what_was_said()

    def _close_room(self, table_id: str) -> None:
        if (room := self.rooms.get(table_id)) is not None:
            room.close()

    async def sweep(self) -> None:
        """Let idle rooms go and others keep less, and load tables whose time is up."""
        for room in list(self.rooms.values()):
            if room.idle:
                room.let_go()
                del self.rooms[room.table.id]
            elif time.monotonic() - room.used > SWEEP:
                room.keep_less()
        overdue = await asyncio.to_thread(self.store.overdue, self.now())
        for table_id in await self.nodes.take(table for table in overdue if table not in self.rooms):
            self.spawn(self.room(table_id))

    async def stop(self) -> None:
        """Finish all writes; think no more."""
        self.stopping = True
        self.game_loader.close()
        await self.nodes.stop()
        await self.analyses.close()
        await self.lab_runs.close()
        for room in self.rooms.values():
            room.let_go()
        waiting = [task for task in self._tasks if not task.done() and task not in self._patient]
        if waiting:
            await asyncio.wait(waiting, timeout=5)
        await asyncio.to_thread(self.store.close)
        self.heartbeat.note(self.playable())


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall that a request, or a socket, is for."""
    hall: Hall = connection.app.state.hall
    return hall
