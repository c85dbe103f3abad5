"""Clients that do not read, that wait to be shown a move, or cannot be told what became of their word."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from meadhall.hall.connections import ABORT
from meadhall.hall.live import sockets
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.sockets import Connection
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.store import Write
from meadhall.table.commands import Act
from tests.hall.room import against_bot, hall_at
from tests.table.seating import ASTRID


class Standstill:
    """A client that says hello and then reads nothing any more, not even that it is to go."""

    client_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.hello = [{"type": "websocket.receive", "text": '{"type": "hello", "protocol": 1}'}]
        self.cut_off = False
        self.scope = {"extensions": {ABORT: self.abort}}

    def abort(self) -> None:
        self.cut_off = True

    async def receive(self) -> dict[str, str]:
        return self.hello.pop() if self.hello else await self.nothing()

    async def send_text(self, text: str) -> None:
        await self.nothing()

    async def close(self, code: int) -> None:
        await self.nothing()

    async def nothing(self) -> Any:
        await asyncio.Event().wait()


async def test_a_client_that_stands_still_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "PATIENCE", 0.05)
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await against_bot(hall)
        client = Standstill()
        await Connection(cast(WebSocket, client), hall, room, ASTRID).run()
        assert not room.people.watchers
        assert client.cut_off


class Program(Standstill):
    """A client that looks at no picture, and notes what it is shown."""

    def __init__(self, name: str, shown: list[str]) -> None:
        super().__init__()
        self.hello[0]["text"] = '{"type": "hello", "protocol": 1, "board": false}'
        self.name, self.shown = name, shown

    async def send_text(self, text: str) -> None:
        self.shown.append(self.name)


async def test_who_is_to_move_is_shown_it_before_those_who_watch(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room, shown = await open_for(hall, ASTRID, NewTable("mead", ["me", "me"])), list[str]()
        others = [(Program("watches", shown), None) for _ in range(9)]
        here = [
            asyncio.create_task(Connection(cast(WebSocket, client), hall, room, person).run())
            for client, person in [*others, (Program("plays", shown), ASTRID)]
        ]
        for _ in range(3):
            while len(shown) < len(here):
                await asyncio.sleep(0.001)
            shown.clear()
            assert room.table.match is not None
            await room.do(Act(room.table.match.legal.numbers[0], room.table.position), ASTRID)
            while not shown:
                await asyncio.sleep(0)
            assert shown[0] == "plays"
        for task in here:
            task.cancel()
        await asyncio.wait(here)


class Talking(Standstill):
    """A client that says a word, and hears what comes."""

    def __init__(self) -> None:
        super().__init__()
        self.hello.insert(0, {"type": "websocket.receive", "text": json.dumps(WORD)})
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.disconnect"} if self.closed else await super().receive()

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed.append(code)


WORD = {"type": "do", "id": "1", "command": {"do": "say", "text": "hello"}}


async def test_who_cannot_be_told_whether_it_was_kept_comes_back_and_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(tmp_path / "hall.sqlite") as hall:
        room = await against_bot(hall)

        def fail(*writes: Write) -> "asyncio.Future[None]":
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(StoreError("unavailable", "the database does not answer"))
            return failed

        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "save", fail)
            client = Talking()
            await Connection(cast(WebSocket, client), hall, room, ASTRID).run()
        assert client.closed == [sockets.LATER]
        assert not any(message["type"] in ("ack", "error") for message in client.heard)
