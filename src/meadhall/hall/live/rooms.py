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

from meadhall.bots.players import names as bot_names
from meadhall.core.errors import suggest
from meadhall.hall.fair_order import Asker
from meadhall.hall.live.messages import Chances, Here, HintLine
from meadhall.hall.live.nodes import AGAIN
from meadhall.hall.live.outage import COME_BACK
from meadhall.hall.storage.errors import CONFLICT, UNAVAILABLE, StoreError
from meadhall.hall.storage.nodes import Presence
from meadhall.hall.storage.store import Summary, Write
from meadhall.table import decide
from meadhall.table.clocks import Live
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
"""A log with more untold steps than this is told by a loader, so that others do not wait for it; and it is not
forgotten at once when the last one goes, who may come back in a moment."""
BLINK = 0.05
"""Seconds until those at a table are told who has come or gone."""
TRIES = 20
"""So often a command is judged anew because somebody was faster at another node."""
SLOW_COMMIT = 1.0
"""Seconds that a write may take before who is next is given them back: they could not see what it is about."""


Who = tuple[str | None, str | None]
"""A person and an address, as far as they are known."""


class Room:
    """One table in memory, and those who look at it."""

    def __init__(self, hall: "Hall", table: Table, opened: float) -> None:
        self.hall, self.opened = hall, opened
        self.lock = asyncio.Lock()
        self.watchers: dict[Callable[[], None], None] = {}
        """Called whenever something has happened, in the order in which they came."""
        self.used = time.monotonic()
        self.asked: int | None = None
        """The position about which a bot is being asked."""
        self.hinted: tuple[int, tuple[HintLine, ...]] = (0, ())
        """The last hint: for which position, and what it said."""
        self.chances: Chances | None = None
        """Who is ahead, where bots are among themselves, as far as it was thought about."""
        self.weighed: int | None = None
        """The position about which that was asked last."""
        self.lost = False
        """Whether memory holds what the disk does not: then nobody is shown anything, and the room is given up."""
        self.elsewhere: tuple[Presence, ...] = ()
        """Who looks at the table through other nodes."""
        self._there: dict[object, Who] = {}
        self._addresses: dict[str, str] = {}
        """Where those have come from last who play here or have opened the table."""
        self._timer: asyncio.TimerHandle | None = None
        self._telling = False
        self._stand(table)

    def _stand(self, table: Table) -> None:
        self.table, self.views = table, TableViews(table)
        self.summary = Summary.of(table, self.opened)

    def held(self) -> "_Held":
        """The lock of a room whose table is what the disk says; a StoreError where that is not known."""
        return _Held(self)

    # --- What people do -----------------------------------------------------------------------------------------

    async def do(
        self, wish: AnyCommand, person: str | None, command_id: str | None = None, address: str | None = None
    ) -> int:
        """Carry out a person's command; returns the version that it has made, also if it was carried out before.

        There is no other way to a table: who may not do it, or has spent a budget, is refused here.
        """
        wish = await self.hall.moderation.admit(wish, person, address)
        self.saw(person, address)
        if isinstance(wish, SetSeat):
            check_bot(wish.bot)
        done: list[int] = []

        def judge() -> Sequence[Entry]:
            known = self.table.carried_out(person, command_id)
            if known is not None:
                done.append(known)
                return []
            if isinstance(wish, SetSeat):
                self._check_away(wish.seat)
            return decide.do(self.table, wish, person, self.hall.now(), command_id)

        async with self.held():
            await self.judged(judge)
            return done[0] if done else self.table.version

    async def bot_acts(self, position: int, action: int) -> None:
        """A bot has decided."""
        async with self.held():
            await self.judged(lambda: decide.bot_acts(self.table, position, action, self.hall.now()))

    async def tick(self) -> None:
        """Let happen what is due, if it is this node's affair."""
        try:
            async with self.held():
                if self.hall.nodes.serves(self.table.id):
                    await self.judged(self._ticked)
                    self._schedule()
        except StoreError:
            if not self.lost:
                self._schedule(at_least=AGAIN)

    def _ticked(self) -> Sequence[Entry]:
        due, now = self._due, self.hall.now()
        return decide.tick(self.table, now) if due is not None and now >= due else ()

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
        self.watchers[happened.set] = None
        try:
            if self.table.version <= version:
                await asyncio.wait_for(happened.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self.watchers.pop(happened.set, None)

    async def why(self, person: str | None, touches: Sequence[str]) -> str | None:
        """Why a person can do nothing by touching these, one after the other."""
        async with self.held():
            seat = self.table.to_move
            if self.table.phase != "playing" or seat is None or seat not in self.table.held(person):
                return None
            view = self.views.view(seat)
        return await asyncio.to_thread(why_not, view, touches)

    # --- Who is there -------------------------------------------------------------------------------------------

    def come(self, who: object, person: str | None, address: str | None = None) -> None:
        """Somebody looks at the table."""
        self._there[who] = person, address
        self.saw(person, address)
        self._tell_soon()
        self._go_on_with_show()

    def go(self, who: object) -> None:
        """Somebody does not any more."""
        self._there.pop(who, None)
        self._tell_soon()
        if len(self.table.past) <= LONG_LOG:
            self.keep_less()

    def keep_less(self) -> None:
        """Forget what is only there to be shown, and what bots have thought about, if nobody looks: it is made again
        for who comes next. What a bot remembers takes up to a hundred times as much as the table itself.
        """
        if not self._there and not self.watchers and not self.lock.locked():
            self.views = TableViews(self.table)
            self.hall.bot_queue.memory.forget(self.table.id)

    def here(self) -> Here:
        """The seats of those who look at the table, and how many others do."""
        every = (self.presence(), *self.elsewhere)
        persons = {person for each in every for person in each.persons}
        seats = tuple(number for number, seat in enumerate(self.table.seats) if seat.person in persons)
        return Here(seats, sum(each.watching for each in every))

    def presence(self) -> Presence:
        """Who looks at the table through this node."""
        seated = {person for person, _ in self._there.values() if person is not None} & self.table.persons
        watching = sum(person not in seated for person, _ in self._there.values())
        return Presence(tuple(sorted(seated)), watching)

    def saw(self, person: str | None, address: str | None) -> None:
        """Somebody who plays here, or has opened the table, has come from an address."""
        if address is not None and person is not None and person in {self.table.host, *self.table.persons}:
            self._addresses[person] = address

    @property
    def asker(self) -> Asker:
        """For whom the bots of this table think: its host, or else somebody who plays or watches, at their address."""
        host, persons = self.table.host, sorted(self.table.persons)
        known = [self._addresses[person] for person in (host, *persons) if person in self._addresses]
        known += [address for _, address in self._there.values() if address is not None]
        return Asker(known[0] if known else host, host)

    @property
    def audience(self) -> Sequence[Who]:
        """Those who look at the table; its host, if all of them do so through other nodes."""
        return tuple(self._there.values()) or ((self.table.host, self._addresses.get(self.table.host)),)

    def show_elsewhere(self, elsewhere: tuple[Presence, ...]) -> None:
        """Who looks at the table through other nodes now."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self._tell()
            self._go_on_with_show()

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table, through this node or another."""
        return bool(self._there) or any(each.persons or each.watching for each in self.elsewhere)

    def _go_on_with_show(self) -> None:
        """Bots that are among themselves play while somebody looks, who is told who is ahead."""
        if self.table.is_show:
            self.hall.nodes.serve(self)
            self.hall.bot_queue.weigh(self)

    def show_chances(self, chances: Chances) -> None:
        """Who is ahead now, for those who watch through this node."""
        self.chances = chances
        self._tell()

    def _check_away(self, number: int) -> None:
        """Nobody who is at the table and has not thought for long is replaced by a bot."""
        thinks = self.table.phase == "playing" and number in self.here().seats
        if thinks and self.hall.now() - self.table.waiting_since < LONG_THOUGHT:
            name = self.table.names[number]
            raise TableError(
                "too-early",
                f"{name} is at the table: after {LONG_THOUGHT / 60:.0f} minutes without a move a bot may play for them",
            )

    def _tell_soon(self) -> None:
        """Tell everybody who is there, once for all who come and go in a blink."""
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_later(BLINK, self._tell)

    def _tell(self) -> None:
        self._telling = False
        self.hall.nodes.changed(self)
        for tell in tuple(self.watchers):
            tell()

    # --- Keeping and telling ------------------------------------------------------------------------------------

    async def judged(self, judge: Callable[[], Sequence[Entry]]) -> None:
        """Judge, fold, keep, tell. Whoever calls holds the lock.

        If another node was faster, it is judged anew, by what stands there now: nobody is refused for what is past.
        """
        for tried in range(1, TRIES + 1):
            try:
                if resumed := self._resumed():
                    await self._save(self._fold(resumed))
                    await self._give_back_time(resumed[-1].when)
                if entries := judge():
                    await self._save(self._fold(entries))
                    await self._give_back_time(entries[-1].when)
                return
            except TableError:
                if tried == TRIES or not await self._find_news():
                    raise
            except StoreError as error:
                if error.code != CONFLICT or self.lost or tried == TRIES:
                    raise

    def _resumed(self) -> Sequence[Entry]:
        """If nobody could play for a while since the last entry, the entry that lets clocks go on from now."""
        hall = self.hall
        if self.table.changed >= hall.started:
            return ()
        return decide.resumed(self.table, max(hall.now(), hall.started), hall.heartbeat.last)

    async def _give_back_time(self, judged: float) -> None:
        """Who is next is not charged for a long wait until something was kept."""
        if (now := self.hall.now()) - judged > SLOW_COMMIT and (entries := decide.resumed(self.table, now, judged)):
            with suppress(StoreError):  # what people did is kept, and they are told so
                await self._save(self._fold(entries))

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
            code = getattr(error, "code", "")
            if code != CONFLICT:
                self.hall.log.error("write failed", table=self.table.id, code=code, text=str(error))
                self.hall.nodes.failed(write.entries[0].when)
            await self._reload()
            if code == CONFLICT and not self.lost:
                self.hall.nodes.serve(self)
            if gone:
                raise asyncio.CancelledError
            if code != CONFLICT and (self.lost or self.is_timed):
                raise _unavailable()  # who comes back sends it again
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
        self.hall.bot_queue.weigh(self)

    async def go_on(self) -> None:
        """What follows by itself: a bot is asked, a clock is set, the next game is opened."""
        if self.table.wants_rematch:
            await self._rematch()
        self.hall.nodes.serve(self)

    async def resume(self) -> None:
        """Go on where somebody else has stopped, or where the store was away."""
        with suppress(StoreError):  # then it is tried again when the store is back
            async with self.held():
                await self.resume_now()

    async def resume_clock(self) -> bool:
        """Whether a store that was away has kept that the clock goes on."""
        async with self.lock:
            try:
                await self.judged(lambda: ())
            except StoreError:
                return False
            return True

    async def resume_now(self) -> None:
        """The same as `resume` for whoever holds the lock."""
        await self.judged(lambda: ())
        await self.go_on()

    @property
    def is_timed(self) -> bool:
        """Whether somebody's live clock runs."""
        return self.table.clocks.running is not None and isinstance(self.table.opened.clock, Live)

    @property
    def stands_still(self) -> bool:
        """Whether nobody is shown anything because a clock would run that nobody can stop: the store is away."""
        return self.hall.outage.on and self.is_timed

    def stand_still(self) -> None:
        """The store is away: if a live clock runs, send those away who look, until moves can be kept again."""
        if self.is_timed:
            self._tell()

    @property
    def needs_service(self) -> bool:
        """Whether something may happen here that nobody asks for: bots play, or a time is up."""
        playing = self.table.phase == "playing"
        return self.table.due is not None or (playing and any(seat.bot is not None for seat in self.table.seats))

    def serve(self) -> None:
        """Ask the bot that is next, and set the alarm: bots and clocks of this table are this node's affair."""
        self._schedule()
        self.hall.bot_queue.ask(self)

    async def catch_up(self, version: int) -> None:
        """See to it that the table is at least of this version, which somebody knows from another node."""
        if self.table.version < version and not self.hall.nodes.alone:
            async with self.held():
                await self._find_news()

    async def _find_news(self) -> bool:
        """Read what other nodes have done meanwhile; whether there was anything. Whoever calls holds the lock."""
        if self.hall.nodes.alone or self.lost:
            return False
        known = {self.table.id: self.table.version}
        news = await self.hall.loaders.run(lambda: self.hall.store.read_after(known))
        self._happen(news.get(self.table.id, ()))
        return bool(news)

    def hear(self, entries: Sequence[Entry]) -> None:
        """Another node has kept these: let them happen here too, at once, or when the room is free."""
        if self.lock.locked() or self.lost:
            self.hall.spawn(self._hear_later(entries))
        else:
            self._happen(entries)

    def _happen(self, entries: Sequence[Entry]) -> None:
        news = [entry for entry in entries if entry.number > self.table.version]
        if not news:
            return
        try:
            for entry in news:
                self.table.apply(entry)
        except Exception as error:  # whatever it was: others have tables here too
            self.hall.log.error("news cannot be understood", table=self.table.id, exc_info=error)
            self.give_up()
            return
        self.used = time.monotonic()
        self.summary = Summary.of(self.table, self.opened)
        self._tell()
        self.hall.nodes.serve(self)
        self.hall.bot_queue.weigh(self)

    def give_up(self) -> None:
        """What is in memory is old, and what is new cannot be understood: read it again, or let the room go."""
        self.lost = True
        self.hall.spawn(self._reload())

    async def _hear_later(self, entries: Sequence[Entry]) -> None:
        with suppress(StoreError):  # who is lost is read again anyway
            async with self.held():
                self._happen(entries)

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

    @property
    def _due(self) -> float | None:
        """When something happens by itself, but not before everybody could come back after an outage."""
        due = self.table.due
        return None if due is None else max(due, self.hall.outage.ended + COME_BACK)

    def _schedule(self, at_least: float = 0.0) -> None:
        """Set the alarm for the next thing that happens by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (due := self._due) is not None and not self.hall.stopping:
            wait = min(max(at_least, due - self.hall.now()) + 0.01, 3600.0)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self.hall.spawn(self.tick()))

    def close(self) -> None:
        """Whoever looks at the table is sent away, and must come in again, if that is allowed."""
        self.lost = True
        self.let_go()
        self.hall.rooms.pop(self.table.id, None)
        self._tell()

    def let_go(self) -> None:
        """Forget the alarm, and what bots remember: the room is closed."""
        self.hall.bot_queue.memory.forget(self.table.id)
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
        if self._room.lost or self._room.stands_still:
            self._room.lock.release()
            raise _unavailable()

    async def __aexit__(self, *_: object) -> None:
        self._room.lock.release()


def _unavailable() -> StoreError:
    return StoreError(UNAVAILABLE, "this table could not be kept or read; come back in a moment")


def check_bot(bot: str | None) -> None:
    """Only the bots of the house may be asked for from outside: others would be programs of a stranger's choice."""
    known = list(bot_names())
    if bot is not None and bot not in known:
        near = suggest(bot, known)
        hint = f'did you mean "{near}"?' if near else f"there is: {', '.join(known)}"
        raise TableError("bad-bot", f'no bot of this hall is called "{bot}"; {hint}')
