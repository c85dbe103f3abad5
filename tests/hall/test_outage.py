"""While the store is away nobody's live clock runs, no flag falls, and pages are told; then everything goes on.

Time is set by hand, and the store fails when it is told to.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from meadhall.hall.live import nodes
from meadhall.hall.live import rooms as live_rooms
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.nodes import COME_BACK
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.errors import UNAVAILABLE, StoreError
from meadhall.hall.storage.store import Write
from meadhall.table.clocks import Clock as TableClock
from meadhall.table.clocks import Live, Slow
from meadhall.table.commands import Act, Say, Sit, Start
from meadhall.table.entries import BotSat, Entry, Resumed
from tests.hall.in_process import Time
from tests.hall.room import hall_at
from tests.table.seating import ASTRID, BJARNI

FULL = StoreError("disk-full", "there is no room left on the disk")


async def game(hall: Hall, clock: TableClock) -> Room:
    """A game of two which has begun; Astrid is to move."""
    room = await open_for(hall, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"], clock=clock, bot="random"))
    await room.do(Sit(1, "Bjarni"), BJARNI)
    await room.do(Start(), ASTRID)
    return room


@contextmanager
def full(hall: Hall) -> Iterator[list[Write]]:
    """A disk that takes nothing more, and what it did not take."""
    failed: list[Write] = []

    def fail(*writes: Write) -> "asyncio.Future[None]":
        failed.extend(writes)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(FULL)
        return future

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall.store, "save", fail)
        yield failed
        assert failed


async def soon_back(hall: Hall) -> None:
    """Wait until the hall has noticed that the store is back, and everything that follows has been done."""
    while hall.outage.on:
        await asyncio.sleep(0.005)
    await asyncio.gather(*hall._tasks)


def kept(room: Room) -> list[Entry]:
    stored = room.hall.store.read(room.table.id)
    assert stored is not None
    return stored.entries


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "AGAIN", 0.01)
    monkeypatch.setattr(live_rooms, "AGAIN", 0.01)


async def test_the_time_in_which_nothing_could_be_kept_is_charged_to_nobody(tmp_path: Path) -> None:
    clock = Time(1000.0)
    async with hall_at(tmp_path / "hall.sqlite", clock) as hall:
        room = await game(hall, Live(base=60))
        told: list[bool] = []
        room.people.watchers[lambda: told.append(room.kept.stands_still)] = None
        clock.now += 20
        with full(hall) as failed:
            with pytest.raises(StoreError) as refused:
                await room.do(Act("keep"), ASTRID, "in time")
            assert refused.value.code == UNAVAILABLE, "who comes back sends it again"
            assert told[0], "those who look are told to come back later"
            clock.now += 100
            for look in (room.view(ASTRID), room.do(Say("hello"), BJARNI)):
                with pytest.raises(StoreError):
                    await look
            while len(failed) < 3:  # it is tried again meanwhile, in vain
                assert hall.outage.on
                await asyncio.sleep(0.005)
        await soon_back(hall)
        assert (await room.view(ASTRID)).seats[0].left == 40
        clock.now += 5
        await room.do(Act("keep"), ASTRID, "in time")
        assert room.table.clocks.left(0, clock.now) == 35
        assert room.table.clocks.left(1, clock.now) == 60
        assert sum(isinstance(entry.what, Resumed) for entry in kept(room)) == 1


@pytest.mark.parametrize("clock", [Live(base=60), Slow(days=1)])
async def test_who_could_not_move_in_time_may_come_back_first(clock: TableClock, tmp_path: Path) -> None:
    """A flag that was due, or is so a moment after, falls when every page has had the time to come back."""
    now, before = Time(1000.0), 60.0 if isinstance(clock, Live) else 86_400.0
    async with hall_at(tmp_path / "hall.sqlite", now) as hall:
        room = await game(hall, clock)
        now.now += before - 0.5
        with full(hall):
            with pytest.raises(StoreError):
                await room.do(Act("keep"), ASTRID, "in time")
            now.now += 100
            await room.tick()
        await soon_back(hall)
        now.now += COME_BACK - 1
        await room.tick()
        assert not any(isinstance(entry.what, BotSat) for entry in kept(room))
        now.now += 2
        await room.tick()
        assert any(isinstance(entry.what, BotSat) for entry in kept(room)), "clocks go on"


async def test_a_flag_that_could_not_be_kept_falls_later(tmp_path: Path) -> None:
    """Nobody does anything: what is due notices by itself that the store is away, and that it is back."""
    clock = Time(1000.0)
    async with hall_at(tmp_path / "hall.sqlite", clock) as hall:
        room = await game(hall, Live(base=60))
        with full(hall):
            clock.now += 60
            await room.tick()
            clock.now += 100
        await soon_back(hall)
        assert room.table.seats[0].person == ASTRID
        clock.now += COME_BACK
        await room.tick()
        assert room.table.seats[0].person is None


async def test_other_tables_can_be_looked_at_while_the_store_is_away(tmp_path: Path) -> None:
    clock = Time(1000.0)
    async with hall_at(tmp_path / "hall.sqlite", clock) as hall:
        await game(hall, Live(base=60))
        other = await open_for(hall, ASTRID, NewTable("mead", ["me", "me"], ["Astrid", "Bjarni"]))
        with full(hall):
            with pytest.raises(StoreError, match="no room left"):
                await other.do(Act("keep"), ASTRID)
            assert hall.outage.on
            clock.now += 1
            assert (await other.view(ASTRID)).choices


async def test_who_is_next_is_not_charged_for_a_slow_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(1000.0)
    async with hall_at(tmp_path / "hall.sqlite", clock) as hall:
        room, save, seconds = await game(hall, Live(base=60)), hall.store.save, iter([8.0])
        clock.now += 10

        def slow(*writes: Write) -> "asyncio.Future[None]":
            clock.now += next(seconds, 0.0)  # what is saved after the move, as alerts are, is not slow
            return save(*writes)

        monkeypatch.setattr(hall.store, "save", slow)
        seat = room.table.to_move
        await room.do(Act("keep"), ASTRID)
        assert seat == 0
        assert room.table.to_move == 1
        assert room.table.clocks.left(0, clock.now) == 50, "it was sent after ten seconds"
        assert room.table.clocks.left(1, clock.now) == 60, "and could not be seen before"


async def test_a_hall_that_ends_while_its_store_is_away_has_not_been_there_for_longer(tmp_path: Path) -> None:
    async def first(clock: Time) -> str:
        async with hall_at(tmp_path / "hall.sqlite", clock) as hall:
            room = await game(hall, Live(base=60))
            clock.now += 20
            with full(hall), pytest.raises(StoreError):
                await room.do(Act("keep"), ASTRID)
            clock.now += 100
            hall.stopping = True  # before it could notice that the store is back
            return room.table.id

    clock = Time(1000.0)
    table = await first(clock)
    clock.now += 100
    async with hall_at(tmp_path / "hall.sqlite", clock) as hall:
        assert (await (await hall.room(table)).view(ASTRID)).seats[0].left == 40
