"""Who may come in, and who is shown out: real connections to a small server in this process."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import h11
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from meadhall.hall import connections, limits
from meadhall.hall.connections import ABORT, Door, GuardedConfig, GuardedHTTP
from meadhall.hall.serve import _Server
from tests.hall.proxy import Proxy
from tests.patience import PATIENT

MUCH = b"x" * 30_000_000
SOCKET = (
    b"GET /talk HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def page(request: Request) -> Response:
    await request.body()
    return Response("skål")


async def much(request: Request) -> Response:
    return Response(MUCH)


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    if socket.url.path == "/wait":
        await socket.receive()
        return
    if socket.query_params.get("cut"):
        await socket.receive_text()
        socket.scope["extensions"][ABORT]()
        return
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_bytes(MUCH)


@asynccontextmanager
async def served(door: Door) -> AsyncIterator[int]:
    """The port of a server behind this door."""
    app = Starlette(
        routes=[
            Route("/", page, methods=["GET", "POST"]),
            Route("/much", much),
            WebSocketRoute("/talk", talk),
            WebSocketRoute("/wait", talk),
        ]
    )
    listener = socket.create_server(("127.0.0.1", 0))
    server = _Server(GuardedConfig(app, door, log_config=None, lifespan="off", timeout_graceful_shutdown=1))
    running = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await running


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        await asyncio.wait_for(test(), PATIENT)

    asyncio.run(timed())


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for where, name, seconds in (
        (connections, "LOOK", 0.05),
        (limits, "SECONDS_FOR_HEADERS", 0.4),
        (limits, "SECONDS_FOR_A_BODY", 0.4),
        (limits, "SECONDS_TO_READ", 0.4),
    ):
        monkeypatch.setattr(where, name, seconds)


async def until(wanted: Callable[[], Any], seconds: float = PATIENT) -> None:
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def is_cut_off(door: Door, times: int) -> bool:
    return door.cut_off == times


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What still comes until the end."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENT)
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nskal"]
)
async def test_who_sends_a_request_by_drops_is_cut_off(begun: bytes) -> None:
    door = Door()
    async with served(door) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        if begun:  # a connection that has asked well before is no better
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert (await reader.readuntil("skål".encode())).startswith(b"HTTP/1.1 200")
        writer.write(begun)
        await until(lambda: door.cut_off == 1)
        await closed(reader)
        writer.close()
        await until(lambda: len(door) == 0)


async def test_who_reads_nothing_is_cut_off_on_a_page_and_on_a_socket() -> None:
    door = Door()
    async with served(door) as port:
        for number, asked in enumerate((b"GET /much HTTP/1.1\r\nhost: x\r\n\r\n", SOCKET), 1):
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=2)
            writer.write(asked)
            await until(partial(is_cut_off, door, number))
            await until(lambda: len(door) == 0)
            writer.close()


async def test_who_has_gone_without_a_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The network swallows everything: nothing more comes, not even that it is over."""
    monkeypatch.setattr(limits, "SECONDS_BETWEEN_PINGS", 0.1)
    monkeypatch.setattr(limits, "SECONDS_FOR_A_PONG", 1.0)
    door = Door()
    async with served(door) as port:
        proxy = Proxy(port)
        async with connect(f"ws://127.0.0.1:{proxy.port}/wait") as there:
            async with connect(f"ws://127.0.0.1:{port}/wait"):
                await asyncio.sleep(0.8)
                assert len(door) == 2, "who answers stays, however long it takes"
                proxy.swallow()
                await until(lambda: len(door) == 1)
                assert door.cut_off == 0
            there.transport.abort()
        proxy.close()


async def test_only_who_says_nothing_is_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SECONDS_BETWEEN_PINGS", 0.6)
    asked: list[bytes] = []
    monkeypatch.setattr(ServerProtocol, "send_ping", lambda _, data: asked.append(data))
    async with served(Door()) as port, connect(f"ws://127.0.0.1:{port}/wait", ping_interval=None) as client:
        for _ in range(40):
            await client.pong(b"here")
            await asyncio.sleep(0.025)
        assert not asked
        await until(lambda: bool(asked))


async def test_somebody_who_reads_slowly_is_left_alone() -> None:
    door = Door()
    async with served(door) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /much HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        size = 0
        while part := await reader.read(400_000):
            size += len(part)
            await asyncio.sleep(0.02)
        assert size > len(MUCH)
        assert door.cut_off == 0
        writer.close()


async def test_the_application_can_cut_a_socket_off() -> None:
    door = Door()
    async with served(door) as port, connect(f"ws://127.0.0.1:{port}/talk?cut=1") as client:
        assert len(door) == 1
        await client.send("end")
        await until(lambda: len(door) == 0)


@pytest.mark.parametrize("door", [Door(most=3), Door(most_of_one=3)])
async def test_only_so_many_may_be_open(door: Door) -> None:
    async with served(door) as port:
        there = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        async with connect(f"ws://127.0.0.1:{port}/talk?cut=1"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            assert (await closed(reader)).startswith(b"HTTP/1.1 503")
            writer.close()
        await until(lambda: len(door) == 2)  # a socket has left its place
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert (await closed(reader)).startswith(b"HTTP/1.1 200")
        for _, each in [*there, (reader, writer)]:
            each.close()
        assert door.refused == 1


async def test_a_proxy_may_bring_many() -> None:
    door = Door(most_of_one=1, unlimited={"127.0.0.1"})
    async with served(door) as port:
        there = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        await until(lambda: len(door) == 5)
        for _, writer in there:
            writer.close()


def test_a_crowd_that_comes_at_once_becomes_sockets_one_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds, upgraded = [0], list[int]()
    upgrade = GuardedHTTP._upgrade

    def watched(self: GuardedHTTP, event: h11.Request) -> None:
        upgraded.append(rounds[0])
        upgrade(self, event)

    async def count() -> None:
        while True:
            rounds[0] += 1
            await asyncio.sleep(0)

    async def test() -> None:
        door = Door()
        async with served(door) as port:
            counting = asyncio.create_task(count())
            pairs = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
            for _, writer in pairs:
                writer.write(SOCKET.replace(b"/talk", b"/wait"))
            pairs[7][1].transport.abort()  # who does not wait is not waited for
            for number, (reader, _) in enumerate(pairs):
                if number != 7:
                    assert b"101 Switching Protocols" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENT)
            await until(lambda: len(door) == 19)
            counting.cancel()
            for _, writer in pairs:
                writer.close()

    monkeypatch.setattr(GuardedHTTP, "_upgrade", watched)
    run(test)
    assert len(set(upgraded)) == len(upgraded) >= 19


def masked(opcode: int, payload: bytes = b"") -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    return bytes([0x80 | opcode, 0x80 | len(payload)]) + bytes(4) + payload


@pytest.mark.parametrize("frame", [masked(9), masked(10, b"x"), masked(0), masked(1), masked(2, b"x" * 100)])
async def test_who_floods_a_socket_with_frames_is_cut_off_before_they_are_read(
    frame: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = list[int]()
    receive = ServerProtocol.receive_data

    def watched(self: ServerProtocol, data: bytes) -> None:
        read.append(len(data))
        receive(self, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", watched)
    door = Door()
    async with served(door) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(SOCKET.replace(b"/talk", b"/wait"))
        assert b"101 Switching Protocols" in await reader.readuntil(b"\r\n\r\n")
        before = sum(read)
        with suppress(ConnectionError):
            for _ in range(200):
                writer.write(frame * 1000)
                await writer.drain()
            await reader.read()
        writer.close()
        await until(lambda: len(door) == 0)
        assert sum(read) - before <= limits.FRAMES.at_once * len(frame)
        assert door.noisy == 1


def test_the_sockets_of_one_address_have_one_limit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FRAMES_OF_AN_ADDRESS", limits.Share(300, 1000.0))
    door = Door()
    assert door.may_send("192.0.2.1", 200, 1200)
    assert not door.may_send("192.0.2.1", 200, 1200)
    assert door.may_send("192.0.2.2", 200, 1200)


async def test_a_body_that_nobody_waits_for_may_not_drip_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SECONDS_TO_LEAVE", 0.2)
    monkeypatch.setattr(limits, "SECONDS_FOR_A_BODY", 60.0)
    door = Door()
    async with served(door) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 10000\r\n\r\n")
        assert b"404" in await reader.readline()  # answered before the body has come
        with suppress(ConnectionError):
            while door.cut_off == 0:
                writer.write(b"x")
                await asyncio.sleep(0.05)
        writer.close()
        await until(lambda: len(door) == 0)


@pytest.mark.parametrize(
    "frames",
    [
        masked(1, b"\xff"),
        masked(8, b"\x03\xe8") + masked(1, b"\xff"),
        masked(1, b"\xff") * 3,
        masked(1, b"\xff") + masked(8),
    ],
)
def test_what_is_no_text_ends_the_socket_and_is_no_mistake_of_ours(
    frames: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        door = Door()
        async with served(door) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(SOCKET.replace(b"/talk", b"/wait"))
            assert b"101 Switching Protocols" in await reader.readuntil(b"\r\n\r\n")
            writer.write(frames)
            await closed(reader)
            writer.close()
            await until(lambda: len(door) == 0)

    run(test)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
