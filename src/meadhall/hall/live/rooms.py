"""Rooms: tables in memory, and everything that happens around one while people play.

A room is a table that is kept (`keeping.py`) and the people who look at it (`people.py`). Whatever people, bots and
clocks do goes through one gate, `KeptTable.judged`.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from meadhall.bots.hint import Hinter
from meadhall.bots.players import names as bot_names
from meadhall.core.errors import suggest
from meadhall.hall.live.keeping import Held, KeptTable
from meadhall.hall.live.messages import Chances
from meadhall.hall.live.nodes import AGAIN, COME_BACK
from meadhall.hall.live.people import People
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.nodes import Presence
from meadhall.hall.storage.rated import anchor, anchors
from meadhall.hall.storage.store import Write
from meadhall.hall.words import say
from meadhall.table import decide
from meadhall.table.commands import AnyCommand, SetSeat
from meadhall.table.entries import Acted, Called, Entry, Resigned
from meadhall.table.errors import TableError
from meadhall.table.positions import why_not
from meadhall.table.table import Table
from meadhall.table.table_view import TableView
from meadhall.table.views import TableViews

if TYPE_CHECKING:
    from meadhall.hall.live.hall import Hall

IDLE = 300.0
"""Seconds after which a room that nobody looks into is let go."""
LONG_THOUGHT = 600.0
"""Seconds after which a bot may play also for somebody who looks at the table, where there is no clock."""
LONG_LOG = 40
"""A log with more untold steps than this is told by a loader, and is not forgotten at once when everybody has gone."""

_ENDS = Acted, Called, Resigned


class Room:
    """One table in memory, and those who look at it."""

    def __init__(self, hall: "Hall", table: Table, opened: float) -> None:
        self.hall = hall
        self.kept = KeptTable(self, table, opened)
        self.people = People(self)
        self.used = time.monotonic()
        self.asked: int | None = None
        """The position about which a bot is being asked."""
        self.hinter = Hinter()
        """Who gives hints, and stands by the last one."""
        self.chances: Chances | None = None
        """Who is ahead, where bots are among themselves, as far as it was thought about."""
        self.weighed: int | None = None
        """The position about which that was asked last."""
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        """The table as the store has it."""
        return self.kept.table

    @property
    def views(self) -> TableViews:
        """The views that people have of it."""
        return self.kept.views

    def held(self) -> Held:
        """The lock of the table; a StoreError where it is not known what the store says."""
        return Held(self.kept)

    # --- What people do -----------------------------------------------------------------------------------------

    async def do(
        self, wish: AnyCommand, person: str | None, command_id: str | None = None, address: str | None = None
    ) -> int:
        """Carry out a person's command, once if it comes again; returns the version that it has made."""
        wish = await self.hall.moderation.admit(wish, person, address)
        self.people.saw(person, address)
        if isinstance(wish, SetSeat):
            check_bot(wish.bot)
            if self.table.opened.rated:
                check_anchor(self.table.game.name, wish.bot)
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
            await self.kept.judged(judge)
            return done[0] if done else self.table.version

    def _check_away(self, number: int) -> None:
        """Refuse to replace somebody who is at the table and has not thought for long."""
        thinks = self.table.phase == "playing" and number in self.people.here().seats
        if thinks and self.hall.now() - self.table.waiting_since < LONG_THOUGHT:
            minutes = round(LONG_THOUGHT / 60)
            raise TableError("too-early", say("is-here", name=self.table.names[number], minutes=minutes))

    async def view(self, person: str | None, *, since: int = 0, board: bool = True, words: bool = True) -> TableView:
        """The view of a person, as the store has it."""
        async with self.held():
            return await self.view_now(person, since=since, board=board, words=words)

    async def view_now(self, person: str | None, *, since: int, board: bool, words: bool) -> TableView:
        """The view of a person; the caller holds the lock."""
        self.used = time.monotonic()
        if self.views.untold(person) > LONG_LOG or not self.table.recalled:
            views, now = self.views, self.hall.now()
            await self.hall.loaders.run(lambda: views.of(person, now, since=since, board=board, words=words))
        return self.views.of(person, self.hall.now(), since=since, board=board, words=words)

    async def why(self, person: str | None, touches: Sequence[str]) -> str | None:
        """Why a person can do nothing by touching these, one after the other."""
        async with self.held():
            seat = self.table.to_move
            if self.table.phase != "playing" or seat is None or seat not in self.table.held(person):
                return None
            view = self.views.view(seat)
        return await asyncio.to_thread(why_not, view, touches)

    async def catch_up(self, version: int) -> None:
        """See to it that the table is at least of this version, which somebody knows from another node."""
        if self.table.version < version and not self.hall.nodes.alone:
            async with self.held():
                await self.kept.find_news()

    # --- Who comes and goes -------------------------------------------------------------------------------------

    def come(self, who: object, person: str | None, address: str | None = None) -> None:
        """Somebody looks at the table."""
        self.people.come(who, person, address)
        if self.table.is_show:  # bots that are among themselves play while somebody looks
            self.serve()

    def watch(self, who: object, pace: float) -> None:
        """Somebody says how fast they want to see bots play among themselves."""
        self.people.watch(who, pace)
        if self.table.is_show:
            self.serve()

    def go(self, who: object) -> None:
        """Somebody does not look at the table any more."""
        self.people.go(who)
        if len(self.table.past) <= LONG_LOG:
            self.keep_less()

    def show_elsewhere(self, elsewhere: tuple[Presence, ...]) -> None:
        """Take note of those who look at the table through other nodes now."""
        if self.people.show_elsewhere(elsewhere) and self.table.is_show:
            self.serve()

    def keep_less(self) -> None:
        """If nobody looks, forget what is only there to be shown, and all that bots have thought about."""
        if not self.people.are_here and not self.people.watchers and not self.kept.lock.locked():
            self.kept.views = TableViews(self.table)
            self.hall.bot_queue.memory.forget(self.table.id)

    # --- What follows -------------------------------------------------------------------------------------------

    async def go_on_after(self, write: Write) -> None:
        """Something was kept: tell it, and let happen what follows from it."""
        if self.table.phase == "over" and isinstance(write.entries[-1].what, Acted) and self.people.are_here:
            self.hall.analyses.expect(self.table.game.name)
        self.show_news()
        if any(isinstance(entry.what, _ENDS) for entry in write.entries) and self.table.phase in ("over", "called"):
            self.hall.spawn(self.hall.evenings.table_over(self.table.id))
        if self.table.wants_rematch:
            await self.kept.open_rematch()

    def show_news(self) -> None:
        """Something was kept, here or by another node, and has happened: tell it, ask the next bot, set the alarm."""
        self.used = time.monotonic()
        self.people.tell()
        self.serve()

    async def resume(self) -> None:
        """Go on where somebody else has stopped, or where the store was away."""
        with suppress(StoreError):  # then it is tried again when the store is back
            async with self.held():
                await self.resume_now()

    async def resume_now(self) -> None:
        """Go on as `resume` does; whoever calls holds the lock."""
        await self.kept.judged(lambda: ())
        if self.table.wants_rematch:
            await self.kept.open_rematch()
        self.serve()

    async def resume_clock(self) -> bool:
        """Whether a store that was away has kept that the clock goes on."""
        async with self.kept.lock:
            try:
                await self.kept.judged(lambda: ())
            except StoreError:
                return False
            return True

    # --- Bots and clocks ----------------------------------------------------------------------------------------

    @property
    def needs_service(self) -> bool:
        """Whether something may happen here that nobody asks for: bots play, or a time is up."""
        playing = self.table.phase == "playing"
        return self.table.due is not None or (playing and any(seat.bot is not None for seat in self.table.seats))

    def serve(self) -> None:
        """Ask the bot that is next and set the alarm, if that is this node's affair, and think about who is ahead."""
        if self.hall.nodes.serves(self.table.id):
            self._set_alarm()
            self.hall.bot_queue.ask(self)
        else:
            self.hall.nodes.want(self)
        self.hall.bot_queue.weigh(self)

    async def bot_acts(self, position: int, action: int) -> None:
        """A bot has decided."""
        async with self.held():
            await self.kept.judged(lambda: decide.bot_acts(self.table, position, action, self.hall.now()))

    async def tick(self) -> None:
        """Let happen what is due, if it is this node's affair."""

        def judge() -> Sequence[Entry]:
            due, now = self._due, self.hall.now()
            return decide.tick(self.table, now) if due is not None and now >= due else ()

        try:
            async with self.held():
                if self.hall.nodes.serves(self.table.id):
                    await self.kept.judged(judge)
                    self._set_alarm()
        except StoreError:
            if not self.kept.lost:
                self._set_alarm(at_least=AGAIN)

    @property
    def _due(self) -> float | None:
        """When something happens by itself, but not before everybody could come back after an outage."""
        due = self.table.due
        return None if due is None else max(due, self.hall.outage.ended + COME_BACK)

    def _set_alarm(self, at_least: float = 0.0) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if (due := self._due) is not None and not self.hall.stopping:
            wait = min(max(at_least, due - self.hall.now()) + 0.01, 3600.0)
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, lambda: self.hall.spawn(self.tick()))

    # --- The end of a room --------------------------------------------------------------------------------------

    def reloaded(self) -> None:
        """The table was read again, or is lost."""
        if self.kept.lost:
            self.let_go()
            self.hall.rooms.pop(self.table.id, None)
        self.asked = None
        self.people.tell()

    def close(self) -> None:
        """Send those away who look at the table; they must come in again, if that is allowed."""
        self.kept.lost = True
        self.reloaded()

    def let_go(self) -> None:
        """Forget the alarm, and what bots remember: the room is closed."""
        self.hall.bot_queue.memory.forget(self.table.id)
        if self._alarm is not None:
            self._alarm.cancel()

    @property
    def idle(self) -> bool:
        """Whether the room can be closed: nobody looks, no bot thinks, and nobody has come for a while."""
        quiet = not self.people.watchers and self.asked is None and not self.kept.lock.locked()
        due = self.table.due
        soon = due is not None and due - self.hall.now() < 2 * IDLE
        return quiet and not soon and time.monotonic() - self.used > IDLE


def check_anchor(game: str, bot: str | None) -> None:
    """Refuse a bot in a rated game whose rating is not known."""
    if bot is not None and anchor(game, bot) is None:
        known = ", ".join(anchors().get(game, ()))
        raise TableError("bad-bot", say("bad-bot-rated", bot=bot, known=known or None))


def check_bot(bot: str | None) -> None:
    """Refuse a bot that is not of the house: others would be programs of a stranger's choice."""
    known = list(bot_names())
    if bot is not None and bot not in known:
        near = suggest(bot, known)
        raise TableError("bad-bot", say("bad-bot", bot=bot, near=near, known=", ".join(known)))
