"""Rooms: keep, then tell; what cannot be kept has not happened; clocks, another game; nobody hangs."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from meadhall.hall.fair_order import Asker
from meadhall.hall.live import hall as halls
from meadhall.hall.live import rooms
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.steady_clock import SteadyClock
from meadhall.hall.storage.errors import CONFLICT, UNAVAILABLE, StoreError
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import Write
from meadhall.table.clocks import Live
from meadhall.table.commands import Act, Leave, Rematch, Say, SetSeat, Sit, Start
from meadhall.table.errors import TableError
from meadhall.table.table import Table
from tests.core.toy import MEAD
from tests.hall.in_process import Time
from tests.hall.room import against_bot, hall_at, run, until
from tests.table.seating import ASTRID, BJARNI


async def test_a_room_that_nobody_looks_at_keeps_less_and_shows_the_same(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await open_for(hall, ASTRID, NewTable("mead", ["me", "me"], ["Astrid", "Bjarni"]))
        astrid, other = object(), object()
        room.come(astrid, ASTRID)
        room.come(other, None)
        shown, views = await room.view(ASTRID), room.views
        room.go(other)
        assert room.views is views  # Astrid looks
        async with room.held():
            room.go(astrid)
            assert room.views is views  # somebody is being shown something
        room.keep_less()
        assert room.views is not views
        assert await room.view(ASTRID) == shown


async def test_bots_forget_what_they_have_thought_about_where_nobody_looks(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room, astrid = await against_bot(hall), object()
        room.come(astrid, ASTRID)
        before = await until(room, lambda s: bool(s.choices), ASTRID)
        await room.do(Act(before.choices[0].number, before.position), ASTRID)
        await until(room, lambda s: s.position > before.position and bool(s.choices), ASTRID)
        assert any(table == room.table.id for table, _ in hall.bot_queue.memory.bots)
        room.go(astrid)
        assert not any(table == room.table.id for table, _ in hall.bot_queue.memory.bots)


async def test_a_long_log_is_told_again_only_if_nobody_comes_back_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "LONG_LOG", -1)
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room, astrid = await against_bot(hall), object()
        room.come(astrid, ASTRID)
        views = room.views
        room.go(astrid)
        assert room.views is views
        room.used -= 2 * halls.SWEEP
        await hall.sweep()
        assert room.views is not views


async def test_a_game_against_a_bot_goes_to_its_end_and_on(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await against_bot(hall)
        while True:
            view = await until(room, lambda s: s.phase == "over" or bool(s.choices), ASTRID)
            if view.phase == "over":
                break
            await room.do(Act(view.choices[0].number, view.position), ASTRID)
        await room.do(Rematch(), ASTRID)
        table = (await room.view(ASTRID)).next
        assert table is not None
        again = await hall.room(table)
        view = await until(again, lambda s: bool(s.choices), ASTRID)
        assert [seat.kind for seat in view.seats] == ["bot", "person"]
        assert {listed.id for listed in hall.store.tables_of(ASTRID)} == {room.table.id, table}


async def test_what_cannot_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await open_for(hall, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
        await room.do(Sit(1, "Bjarni"), BJARNI)
        await room.do(Start(), ASTRID)
        before = await room.view(BJARNI)
        told: list[int] = []
        room.people.watchers[lambda: told.append(room.table.version)] = None
        save = hall.store.save

        def fail(*writes: Write) -> "asyncio.Future[None]":
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(StoreError("disk-full", "there is no room left on the disk"))
            return failed

        monkeypatch.setattr(hall.store, "save", fail)
        with pytest.raises(StoreError, match="no room left"):
            await room.do(Act("keep"), ASTRID, "first")
        assert await room.view(BJARNI) == before
        assert told == [before.version]  # those who look are told to look again, and see nothing new
        monkeypatch.setattr(hall.store, "save", save)
        assert await room.do(Act("keep"), ASTRID, "first") == before.version + 1
        assert await room.do(Act("keep"), ASTRID, "first") == before.version + 1


@pytest.mark.parametrize("code", ["disk-full", CONFLICT])
@pytest.mark.parametrize("impatient", [False, True])
async def test_what_was_not_kept_is_shown_to_nobody_also_if_it_cannot_be_read_again(
    impatient: bool, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await open_for(hall, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
        before = await room.view(ASTRID)

        def fail(*writes: Write) -> "asyncio.Future[None]":
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(StoreError(code, "it was not kept"))
            return failed

        def unreadable(table: str) -> None:
            time.sleep(0.05)
            raise StoreError("failed", "the disk is gone")

        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "save", fail)
            broken.setattr(hall.store, "read", unreadable)
            sitting = asyncio.create_task(room.do(Sit(1, "Bjarni"), BJARNI))
            if impatient:
                await asyncio.sleep(0.02)
                sitting.cancel()
            with pytest.raises((StoreError, asyncio.CancelledError)) as refused:
                await sitting
            assert impatient or getattr(refused.value, "code", "") == UNAVAILABLE
            for look in (room.view(ASTRID), room.view(BJARNI), room.do(Say("hello"), BJARNI)):
                with pytest.raises(StoreError) as told:
                    await look
                assert told.value.code == UNAVAILABLE, "nothing was wrong with it: come back, and send it again"
        again = await hall.room(room.table.id)
        assert again is not room
        assert await again.view(ASTRID) == before


def test_tables_are_loaded_beside_the_event_loop_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, loading, most, places = tmp_path / "hall.sqlite", [0], [0], set[str]()

    class Slow(Table):
        @classmethod
        def load(cls, *stored: Any) -> Table:
            places.add(threading.current_thread().name)
            loading[0] += 1
            most[0] = max(most[0], loading[0])
            time.sleep(0.002)
            loading[0] -= 1
            return Table.load(*stored)

    monkeypatch.setattr(halls, "Table", Slow)

    async def first() -> None:
        async with hall_at(path) as hall:
            for _ in range(12):
                await against_bot(hall)

    async def second() -> None:
        async with hall_at(path) as hall:
            listed = hall.store.tables_of(ASTRID)
            found = await asyncio.gather(*(hall.room(each.id) for each in listed))
            assert len({room.table.id for room in found}) == 12

    run(first)
    run(second)
    assert all(name.startswith("loader") for name in places)
    assert most[0] <= halls.LOADERS


async def test_who_asks_for_many_tables_keeps_nobody_waiting_not_even_for_one_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hall.sqlite"
    order, may_go = list[str](), threading.Event()
    async with hall_at(path) as hall:
        for _ in range(20):
            await open_for(hall, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
    async with hall_at(path) as hall:
        read, tables = hall.store.read, [each.id for each in hall.store.tables_of(ASTRID)]

        def watched(table: str) -> Any:
            order.append(table)
            return read(table)

        monkeypatch.setattr(hall.store, "read", watched)
        blocked = [asyncio.create_task(hall.loaders.run(may_go.wait)) for _ in range(halls.LOADERS)]
        waiting = [asyncio.create_task(hall.room(table, Asker("loki"))) for table in tables[:19]]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(hall.room(table, Asker("astrid"))) for table in tables[18:]]
        await asyncio.sleep(0)
        may_go.set()
        await asyncio.gather(*blocked, *waiting)
        assert max(order.index(table) for table in tables[18:]) < 8
        assert len(order) == 20, "one table is loaded once, whoever has asked for it"


async def test_who_is_gone_finds_the_table_again(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await open_for(hall, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
        await room.do(Sit(1, "Bjarni"), BJARNI)
        await room.do(Start(), ASTRID)
        await room.do(Leave(1), BJARNI)
        assert [listed.id for listed in hall.store.tables_of(BJARNI)] == [room.table.id]


async def test_who_is_at_the_table_is_not_replaced_before_a_long_thought_is_over(tmp_path: Path) -> None:
    clock = Time(1000.0)
    async with hall_at(tmp_path / "hall.sqlite", clock) as hall:
        room = await open_for(hall, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
        await room.do(Sit(1, "Bjarni"), BJARNI)
        await room.do(Start(), ASTRID)
        room.come(room, ASTRID)
        clock.now += rooms.LONG_THOUGHT - 1
        with pytest.raises(TableError, match="Astrid is at the table"):
            await room.do(SetSeat(0, "karl"), BJARNI)
        room.go(room)
        await room.do(SetSeat(0, "karl"), BJARNI)
        assert room.table.seats[0].kept_for == ASTRID


async def test_a_command_is_finished_also_if_its_sender_is_gone(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await against_bot(hall)
        version = room.table.version
        sender = asyncio.create_task(room.do(Say("good bye"), ASTRID, "last words"))
        await asyncio.sleep(0)
        sender.cancel()
        await until(room, lambda s: s.version > version)
        assert await room.do(Say("good bye"), ASTRID, "last words") == version + 1
        stored = hall.store.read(room.table.id)
        assert stored is not None
        assert stored.entries[-1].number == room.table.version


async def test_clocks_run_out_also_at_tables_that_are_not_in_memory(tmp_path: Path) -> None:
    clock = Time(1000.0)
    async with hall_at(tmp_path / "hall.sqlite", clock) as hall:
        plan = NewTable("mead", ["me", "open"], ["Astrid"], clock=Live(base=60), bot="random")
        room = await open_for(hall, ASTRID, plan)
        await room.do(Sit(1, "Bjarni"), BJARNI)
        await room.do(Start(), ASTRID)
        room.let_go()
        del hall.rooms[room.table.id]
        clock.now += 61
        await hall.sweep()
        while room.table.id not in hall.rooms:
            await asyncio.sleep(0.01)
        await until(hall.rooms[room.table.id], lambda s: s.seats[0].kind == "bot")


async def test_idle_rooms_are_let_go_and_loaded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE", -1.0)
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await against_bot(hall)
        before = await room.view(ASTRID)
        await hall.sweep()
        assert not hall.rooms
        again = await asyncio.gather(*(hall.room(room.table.id) for _ in range(5)))
        assert len(set(map(id, again))) == 1
        assert await again[0].view(ASTRID) == before


@pytest.mark.parametrize("name", ["program:touch /tmp/x", "os:system", "search:100000000", "jral", ""])
async def test_nobody_brings_a_bot_from_outside(name: str, tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await open_for(hall, ASTRID, NewTable("mead", ["me", "open"]))
        with pytest.raises(TableError, match="no bot of this hall"):
            await room.do(SetSeat(1, name), ASTRID)
        for plan in (NewTable("mead", ["me", name]), NewTable("mead", ["me", "open"], bot=name)):
            with pytest.raises(TableError, match="no bot of this hall"):
                await open_for(hall, ASTRID, plan)


async def test_unknown_and_broken_tables_are_told(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        with pytest.raises(TableError, match="no such table"):
            await hall.room("nowhere")
        for plan in (NewTable("mead", ["me"]), NewTable("mead", ["me", "open"], options={"strong": True})):
            with pytest.raises(TableError):
                await open_for(hall, ASTRID, plan)
        assert hall.store.count() == 0


async def test_who_leaves_a_game_against_bots_ends_it(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await against_bot(hall)
        await room.do(Leave(0), ASTRID)
        assert room.table.phase == "called"
        assert hall.store.tables_of(ASTRID) == []


def test_setting_the_clock_of_the_machine_gives_no_time_and_takes_none(tmp_path: Path) -> None:
    """Two halls, one after the other: killed while somebody thinks, and begun again with the clock set back."""
    wall, steady = Time(1000.0), Time(1000.0)
    wall.now, steady.now = 1_000_000.0, 0.0
    table = ""

    def opened() -> Hall:
        loader = GameLoader(lambda name: MEAD)
        hall = Hall(SqliteStore(tmp_path / "hall.sqlite"), pace=0.0, game_loader=loader)
        hall.now = SteadyClock(hall.heartbeat.last, wall=wall, steady=steady)
        hall.started = hall.now()
        return hall

    async def left(hall: Hall) -> float | None:
        return (await (await hall.room(table)).view(ASTRID)).seats[0].left

    async def first() -> None:
        nonlocal table
        hall = opened()
        plan = NewTable("mead", ["me", "open"], ["Astrid"], clock=Live(base=60))
        room = await open_for(hall, ASTRID, plan)
        table = room.table.id
        await room.do(Sit(1, "Bjarni"), BJARNI)
        await room.do(Start(), ASTRID)
        steady.now += 10
        wall.now -= 7200
        assert await left(hall) == 50
        hall.heartbeat.note(hall.now())
        steady.now += 5
        hall.store.close()  # it was killed five seconds after it had last noted that it is there

    async def second() -> None:
        wall.now -= 100_000
        hall = opened()
        assert await left(hall) == 50, (
            "neither what was thought before is given back, nor is the time without a hall counted"
        )
        wall.now += 500_000
        steady.now += 20
        assert await left(hall) == 30
        await hall.stop()

    run(first)
    run(second)
