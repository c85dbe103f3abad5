"""Nobody waits for Python's look at all that lives, and nothing is kept for ever because nobody looks."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from meadhall.hall.connections import Door, GuardedSocket
from meadhall.hall.garbage import TOO_MUCH, Garbage
from tests.hall.room import against_bot, hall_at, run
from tests.hall.test_connections import served
from tests.table.seating import ASTRID


class Ring:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_usual() -> Iterator[None]:
    yield
    gc.unfreeze()


@contextmanager
def nobody_looks() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_what_is_new_and_refers_to_itself_is_found() -> None:
    ring = weakref.ref(Ring())
    Garbage().look()
    assert ring() is None


def test_what_was_put_aside_is_found_by_a_look_at_everything() -> None:
    garbage = Garbage()
    garbage.look_at_everything()
    kept = Ring()
    ring = weakref.ref(kept)
    garbage.look()
    del kept
    garbage.look()
    assert ring() is not None
    garbage.look_at_everything()
    assert ring() is None


def test_a_quiet_hall_looks_at_everything_once_there_is_something_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    garbage, worked = Garbage(), [0.0]
    monkeypatch.setattr("meadhall.hall.garbage.time.process_time", lambda: worked[0])
    garbage._worked = 0.0
    assert not garbage.is_due(1.0)  # not everything is there that a hall begins with
    garbage.look_at_everything()
    assert not garbage.is_due(1.0)
    lived = garbage._lived
    more = [[n] for n in range(lived // 5)]
    garbage.look()
    assert garbage.is_due(1.0)
    worked[0] = 0.5
    assert not garbage.is_due(1.0)  # somebody plays
    more += [[n] for n in range(int(TOO_MUCH * lived))]
    garbage.look()
    assert garbage.is_due(1.0)
    garbage.look_at_everything()
    assert not garbage.is_due(1.0)


def test_a_hall_looks_by_itself_and_leaves_Python_as_it_was() -> None:
    usual = gc.get_threshold()

    async def test() -> None:
        running = asyncio.create_task(Garbage().run())
        await asyncio.sleep(0)
        ring = weakref.ref(Ring())
        while ring() is not None:
            await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.wait([running])

    run(test)
    assert gc.get_threshold() == usual


async def test_a_room_that_is_let_go_refers_to_nothing_that_keeps_it(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await against_bot(hall)
        await room.view(ASTRID)
        gone = [weakref.ref(each) for each in (room, room.table, room.table.match, room.views)]
        with nobody_looks():
            while room.asked is not None:
                await asyncio.sleep(0.01)
            room.close()
            del room
            await asyncio.sleep(0.05)
            assert [each() for each in gone] == [None] * 4


async def test_a_socket_that_is_gone_refers_to_nothing_that_keeps_it() -> None:
    door = Door()
    async with served(door) as port:
        socket = await connect(f"ws://127.0.0.1:{port}/wait")
        visit = next(iter(door._visits))
        protocol = visit.transport.get_protocol()
        assert isinstance(protocol, GuardedSocket)
        gone = [weakref.ref(each) for each in (visit, protocol, protocol.conn)]
        with nobody_looks():
            del visit, protocol
            await socket.close()
            while len(door):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            assert [each() for each in gone] == [None] * 3
