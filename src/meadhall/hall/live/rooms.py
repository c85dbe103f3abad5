"""Rooms: tables in memory. One thing happens at a time in a room: check, fold, keep, and only then tell.

A table is loaded when somebody comes and let go when nobody has been there for a while. If the disk does not take a
write, nobody is told of it, and the table is what the disk says it is.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from meadhall.bots.players import Player
from meadhall.bots.players import names as bot_names
from meadhall.core.errors import suggest
from meadhall.hall.live.messages import Here, HintLine
from meadhall.hall.storage.schema import StoreError
from meadhall.hall.storage.store import Summary, Write
from meadhall.table import decide
from meadhall.table.commands import AnyCommand, SetSeat, Start
from meadhall.table.entries import Entry
from meadhall.table.errors import TableError
from meadhall.table.table import Table
from meadhall.table.table_view import TableView
from meadhall.table.tokens import new_table_id
from meadhall.table.views import TableViews
from meadhall.table.why_not import why_not

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

IDLE = 300.0
"""Seconds after which a room that nobody looks into is let go."""
LONG_THOUGHT = 600.0
"""Seconds after which a bot may play also for somebody who looks at the table, where there is no clock."""
LONG_LOG = 40
"""A log with more untold steps than this is told by a loader, so that others do not wait for it."""


class Room:
    """One table in memory, and those who look at it."""

    def __init__(self, hall: "Hall", table: Table, opened: float) -> None:
        self.hall, self.opened = hall, opened
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[], None]] = set()
        """Called whenever something has happened."""
        self.used = time.monotonic()
        self.asked: int | None = None
        """The position about which a bot is being asked."""
        self.players: dict[int, Player] = {}
        """The bots that have decided here, seat by seat."""
        self.hinted: tuple[int, tuple[HintLine, ...]] = (0, ())
        """The last hint: for which position, and what it said."""
        self.lost = False
        """Whether memory holds what the disk does not: then nobody is shown anything, and the room is given up."""
        self._there: dict[object, str | None] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._stand(table)

    def _stand(self, table: Table) -> None:
        self.table, self.views = table, TableViews(table)
        self.summary = Summary.of(table, self.opened)

    def held(self) -> "_Held":
        """The lock of a room whose table is what the disk says; a StoreError where that is not known."""
        return _Held(self)

    # --- What people do -----------------------------------------------------------------------------------------

    async def do(self, wish: AnyCommand, person: str | None, command_id: str | None = None) -> int:
        """Carry out a person's command; returns the version that it has made, also if it was carried out before."""
        if isinstance(wish, SetSeat):
            check_bot(wish.bot)
        async with self.held():
            known = self.table.carried_out(person, command_id)
            if known is not None:
                return known
            if isinstance(wish, SetSeat):
                self._check_away(wish.seat)
            await self.keep(decide.do(self.table, wish, person, self.hall.now(), command_id))
            return self.table.version

    async def bot_acts(self, position: int, action: int) -> None:
        """A bot has decided."""
        async with self.held():
            await self.keep(decide.bot_acts(self.table, position, action, self.hall.now()))

    async def tick(self) -> None:
        """Let happen what is due."""
        async with self.held():
            await self.keep(decide.tick(self.table, self.hall.now()))
            self._schedule()

    async def view(self, person: str | None, *, since: int = 0, board: bool = True, words: bool = True) -> TableView:
        """What a person sees, as the disk has it."""
        async with self.held():
            return await self.view_now(person, since=since, board=board, words=words)

    async def view_now(self, person: str | None, *, since: int, board: bool, words: bool) -> TableView:
        """The same for whoever holds the lock."""
        self.used = time.monotonic()
        if self.views.untold(person) > LONG_LOG or not self.table.recalled:
            views, now = self.views, self.hall.now()
            await self.hall.loaders.run(lambda: views.of(person, now, since=since, board=board, words=words))
        return self.views.of(person, self.hall.now(), since=since, board=board, words=words)

    async def changed(self, version: int, seconds: float) -> None:
        """Wait until the table is newer than a version, but not for longer than this."""
        happened = asyncio.Event()
        self.watchers.add(happened.set)
        try:
            if self.table.version <= version:
                await asyncio.wait_for(happened.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self.watchers.discard(happened.set)

    async def why(self, person: str | None, touches: Sequence[str]) -> str | None:
        """Why a person can do nothing by touching these, one after the other."""
        async with self.held():
            seat = self.table.to_move
            if self.table.phase != "playing" or seat is None or seat not in self.table.held(person):
                return None
            view = self.views.view(seat)
        return await asyncio.to_thread(why_not, view, touches)

    # --- Who is there -------------------------------------------------------------------------------------------

    def come(self, who: object, person: str | None) -> None:
        """Somebody looks at the table."""
        self._there[who] = person
        self._tell()

    def go(self, who: object) -> None:
        """Somebody does not any more."""
        self._there.pop(who, None)
        self._tell()

    def here(self) -> Here:
        """The seats of those who look at the table, and how many others do."""
        persons = set(self._there.values())
        seats = [number for number, seat in enumerate(self.table.seats) if seat.person is not None]
        seated = {person for person in persons if self.table.held(person)}
        watching = sum(person not in seated for person in self._there.values())
        return Here(tuple(number for number in seats if self.table.seats[number].person in seated), watching)

    def _check_away(self, number: int) -> None:
        """Nobody who is at the table and has not thought for long is replaced by a bot."""
        thinks = self.table.phase == "playing" and number in self.here().seats
        if thinks and self.hall.now() - self.table.waiting_since < LONG_THOUGHT:
            name = self.table.names[number]
            raise TableError(
                "too-early",
                f"{name} is at the table: after {LONG_THOUGHT / 60:.0f} minutes without a move a bot may play for them",
            )

    def _tell(self) -> None:
        for tell in tuple(self.watchers):
            tell()

    # --- Keeping and telling ------------------------------------------------------------------------------------

    async def keep(self, entries: Sequence[Entry]) -> None:
        """Fold, keep, tell. Whoever calls holds the lock."""
        if not entries:
            return
        write = self._fold(entries)
        await self._save(write)

    async def _save(self, write: Write, *others: Write) -> None:
        """Keep and tell, to the end: also if whoever asked for it has gone. What fails is undone in memory."""
        saved, gone = self.hall.store.save(write, *others), False
        while not saved.done():
            try:
                await asyncio.shield(saved)
            except asyncio.CancelledError:
                gone = True
            except StoreError:
                break
        if (error := saved.exception()) is not None:
            self.hall.log.error("write failed", table=self.table.id, code=getattr(error, "code", ""), text=str(error))
            await self._reload()
            raise error
        await self._kept(write)
        if gone:
            raise asyncio.CancelledError

    def _fold(self, entries: Sequence[Entry]) -> Write:
        """Let the entries happen in memory; what must be kept of them."""
        before = self.table.to_move, self.table.phase
        for entry in entries:
            self.table.apply(entry)
        summary = Summary.of(self.table, self.opened)
        turned = before != (self.table.to_move, self.table.phase)
        return Write(
            self.table.id,
            entries,
            self.table.snapshot() if turned else None,
            summary if summary != self.summary else None,
        )

    async def _kept(self, write: Write) -> None:
        self.used = time.monotonic()
        if self.table.phase == "over" and self.summary.phase == "playing" and self._there:
            self.hall.analyses.expect(self.table.game.name)
        self.summary = write.summary or self.summary
        self._tell()
        await self.go_on()

    async def go_on(self) -> None:
        """What follows by itself: a bot is asked, a clock is set, the next game is opened."""
        if self.table.wants_rematch:
            await self._rematch()
        self._schedule()
        self.hall.bot_queue.ask(self)

    async def _rematch(self) -> None:
        """The next game and the entry that leads to it are kept together, or neither."""
        now, new_id = self.hall.now(), new_table_id()
        secret = self.table.opened.next_secret or secrets.token_bytes(32)  # old tables have promised none
        opened = decide.open_rematch(self.table, secret, secrets.token_bytes(32), now)
        table = Table.load(new_id, [opened], lambda _: self.table.game)
        started = decide.do(table, Start(), table.host, now)
        for entry in started:
            table.apply(entry)
        here = self._fold(decide.rematched(self.table, new_id, now))
        there = Write(new_id, [opened, *started], table.snapshot(), Summary.of(table, now))
        with suppress(StoreError):  # it is written down, and tried again when somebody comes
            await self._save(here, there)

    async def _reload(self) -> None:
        """The table is what the disk says. If that cannot be read the room is lost: whoever comes next tries again."""
        self.lost = True
        try:
            self._stand(await self.hall.loaders.run(self._from_disk))
            self.lost = False
        except (StoreError, TableError, AssertionError) as error:
            self.hall.log.error("table lost from memory", table=self.table.id, text=str(error))
        finally:  # also if whoever asked has gone meanwhile
            if self.lost:
                self.let_go()
                self.hall.rooms.pop(self.table.id, None)
            self.asked = None
            self._tell()

    def _from_disk(self) -> Table:
        stored = self.hall.store.read(self.table.id)
        assert stored is not None
        return Table.load(self.table.id, stored.entries, lambda _: self.table.game, stored.snapshot)

    def _schedule(self) -> None:
        """Set the alarm for the next thing that happens by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (due := self.table.due) is not None and not self.hall.stopping:
            wait = min(max(0.0, due - self.hall.now()) + 0.01, 3600.0)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self.hall.spawn(self.tick()))

    def let_go(self) -> None:
        """Forget the alarm: the room is closed."""
        if self._timer is not None:
            self._timer.cancel()

    @property
    def idle(self) -> bool:
        """Whether the room can be closed: nobody looks, no bot thinks, and nobody has come for a while."""
        quiet = not self.watchers and self.asked is None and not self.lock.locked()
        due = self.table.due
        soon = due is not None and due - self.hall.now() < 2 * IDLE
        return quiet and not soon and time.monotonic() - self.used > IDLE


class _Held:
    """A room while somebody holds its lock: a class, because a generator costs more than what is done meanwhile."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        if self._room.lost:
            self._room.lock.release()
            raise StoreError("failed", "this table could not be kept or read; come back in a moment")

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


def check_bot(bot: str | None) -> None:
    """Only the bots of the house may be asked for from outside: others would be programs of a stranger's choice."""
    known = list(bot_names())
    if bot is not None and bot not in known:
        near = suggest(bot, known)
        hint = f'did you mean "{near}"?' if near else f"there is: {', '.join(known)}"
        raise TableError("bad-bot", f'no bot of this hall is called "{bot}"; {hint}')
