"""Connections: how many may be open, and how long anybody may take to ask and to read.

Those that send their headers in drops, read nothing or send too much are cut off and not closed: a close would wait.
"""

import asyncio
import time
from collections.abc import Container, Iterable
from functools import partial
from itertools import islice
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from meadhall.hall import limits
from meadhall.hall.fair_order import FairQueue
from meadhall.hall.limits import Bucket, Buckets, Crowd, client_of

ABORT = "meadhall.abort"
"""The extension of a socket's scope that cuts it off."""
SEND = "meadhall.send"
"""The extension of a socket's scope that sends several messages at once."""
COMES_FROM = "meadhall.comes_from"
"""The extension of a socket's scope that is told whose budgets count: behind a proxy, that of another address."""
LOOK = 2.0
"""Seconds between looks."""
_AT_A_TIME = 500  # so many are looked at before others go on
_PROGRESS = 4096  # bytes: a client that reads fewer is not reading any more
_FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"


class Visit:
    """One connection, and how long it has been waited for."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport, self.address = transport, address
        self.deadline: float | None = None
        """When a request should have arrived; None while nothing is expected."""
        self._unread, self._unread_since = 0, time.monotonic()

    def is_stuck(self, now: float) -> bool:
        """Whether the client does not read, or has not sent its request in time."""
        unread, closing = self.transport.get_write_buffer_size(), self.transport.is_closing()
        if (unread == 0 and not closing) or unread <= self._unread - _PROGRESS:
            self._unread_since, self._unread = now, unread
        self._unread = max(self._unread, unread)
        if now - self._unread_since > limits.SECONDS_TO_READ:
            return True
        return self.deadline is not None and now > self.deadline


class Door:
    """All connections of a server: it lets them in, and cuts them off."""

    def __init__(
        self, *, most: int = limits.CONNECTIONS, most_of_one: int | None = None, unlimited: Container[str] = ()
    ) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._unlimited = unlimited
        self._visits: dict[Visit, None] = {}
        self._of_one = Crowd()
        self._looking = False
        self.newcomers = FairQueue()
        """Requests that want to become sockets."""
        self._frames = Buckets(limits.FRAMES_OF_AN_ADDRESS)
        self._bytes = Buckets(limits.BYTES_OF_AN_ADDRESS)
        self.refused = self.cut_off = self.noisy = 0

    def __len__(self) -> int:
        return len(self._visits)

    def enter(self, transport: asyncio.Transport, host: str) -> Visit | None:
        """A visit for a new connection, or None if there is no room for it."""
        address = client_of(host)
        most = self._most_of_one if self._most_of_one is not None and host not in self._unlimited else self._most
        if len(self._visits) >= self._most or not self._of_one.enter(address, most):
            self.refused += 1
            return None
        visit = Visit(transport, address)
        self._visits[visit] = None
        if not self._looking:
            self._looking = True
            asyncio.get_running_loop().call_later(LOOK, self._look)
        return visit

    def leave(self, visit: Visit | None) -> None:
        """A connection is lost."""
        if visit is None or visit not in self._visits:
            return
        del self._visits[visit]
        self._of_one.leave(visit.address)

    def may_send(self, address: str, frames: int, size: int) -> bool:
        """Whether the sockets of an address may send so much more."""
        return self._frames.of(address).take(frames) and self._bytes.of(address).take(size)

    def _look(self, waiting: "list[Visit] | None" = None) -> None:
        """Cut off connections that are stuck: look at some now, and at the others in the next rounds of the loop."""
        waiting = list(self._visits) if waiting is None else waiting
        now = time.monotonic()
        for visit in islice(waiting, _AT_A_TIME):
            if visit in self._visits and visit.is_stuck(now):
                self.cut_off += 1
                visit.transport.abort()
        rest, loop = waiting[_AT_A_TIME:], asyncio.get_running_loop()
        if rest:
            loop.call_soon(self._look, rest)
        elif self._visits:
            loop.call_later(LOOK, self._look)
        else:
            self._looking = False


class FrameCounter:
    """Counts the frames of one socket by their heads: pings and empty frames take time, and never become messages.

    >>> counter = FrameCounter()
    >>> ping, text = bytes([0x89, 0x80, 1, 2, 3, 4]), bytes([0x81, 0x83, 1, 2, 3, 4]) + b"abc"
    >>> counter.count(ping * 3 + text[:1], 100), counter.count(text[1:8], 100), counter.count(text[8:] + ping, 100)
    (3, 1, 1)
    >>> FrameCounter().count(ping * 1000, 100)
    101
    """

    def __init__(self) -> None:
        self._head = b""  # the beginning of a frame whose length is not known yet
        self._rest = 0  # bytes that are still to come of the last frame

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in these bytes; counting ends after one more than `most`."""
        data = self._head + data
        self._head, frames, at, end = b"", 0, self._rest, len(data)
        while at < end:
            size = _frame_size(data, at)
            if size is None:
                self._head, at = data[at:], end
                break
            frames += 1
            if frames > most:
                break
            at += size
        self._rest = max(0, at - end)
        return frames


def _frame_size(data: bytes, at: int) -> int | None:
    """How many bytes the frame has that begins there; None as long as its head is not complete."""
    if len(data) < at + 2:
        return None
    length, mask = data[at + 1] & 0x7F, 4 if data[at + 1] & 0x80 else 0
    more = {126: 2, 127: 8}.get(length, 0)
    if len(data) < at + 2 + more:
        return None
    if more:
        length = int.from_bytes(data[at + 2 : at + 2 + more])
    return 2 + more + mask + length


class GuardedConfig(uvicorn.Config):
    """The configuration of a server whose connections are watched."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        self.door = door
        super().__init__(
            app,
            http=GuardedHTTP,
            ws=GuardedSocket,
            ws_ping_interval=limits.SECONDS_BETWEEN_PINGS,
            ws_ping_timeout=limits.SECONDS_FOR_A_PONG,
            **more,
        )


class GuardedHTTP(H11Protocol):
    """HTTP with a limit to connections, and to how long headers and a body may take."""

    _visit: Visit | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connects."""
        super().connection_made(transport)
        self._visit = _door(self).enter(transport, self.client[0] if self.client else "")
        if self._visit is None:
            transport.write(_FULL)
            transport.close()
            return
        self._visit.deadline = time.monotonic() + limits.SECONDS_FOR_HEADERS

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        _door(self).leave(self._visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        visit, before = self._visit, self.conn.their_state
        if visit is None:
            return
        super().data_received(data)
        if self._visit is None:
            return  # it is a socket now, and no request any more
        state, now = self.conn.their_state, time.monotonic()
        if state is h11.IDLE:
            if before is not h11.IDLE or visit.deadline is None:
                visit.deadline = now + limits.SECONDS_FOR_HEADERS
        elif state is h11.SEND_BODY:
            if before is not h11.SEND_BODY:
                visit.deadline = now + limits.SECONDS_FOR_A_BODY
        else:
            visit.deadline = None

    def on_response_complete(self) -> None:
        """Give the rest of a body that nobody needs little time; Uvicorn limits the time until the next request."""
        if self._visit is not None:
            answered_early = self.conn.their_state is h11.SEND_BODY
            self._visit.deadline = time.monotonic() + limits.SECONDS_TO_LEAVE if answered_early else None
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let a request become a socket, one in each round of the event loop: players do not wait for a crowd."""
        newcomers = _door(self).newcomers
        if newcomers.goes_first():
            self._upgrade(event)
        else:
            self.transport.pause_reading()
            newcomers.join().add_done_callback(lambda _: self._upgrade(event))

    def _upgrade(self, event: h11.Request) -> None:
        if self.transport.is_closing():
            return
        visit, self._visit = self._visit, None
        if visit is not None:
            visit.deadline = None
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, GuardedSocket)
        socket.visit = visit
        self.transport.resume_reading()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that can be cut off; its client is asked whether it is there only while it says nothing."""

    visit: Visit | None = None
    _heard = 0.0
    _counter: FrameCounter | None = None
    _address: str | None = None

    def data_received(self, data: bytes) -> None:
        """Read bytes of the client, unless it sends too much. The first bytes are the request, which is no frame."""
        self._heard = self.loop.time()
        if self._counter is None:
            self._counter, self._frames, self._bytes = FrameCounter(), Bucket(limits.FRAMES), Bucket(limits.BYTES)
        elif self.transport.is_closing():
            return
        else:
            frames, size, door = self._counter.count(data, limits.FRAMES.at_once), len(data), _door(self)
            allowed = self._frames.take(frames) and self._bytes.take(size)
            if not allowed or not (self._address is None or door.may_send(self._address, frames, size)):
                door.noisy += 1
                self.transport.abort()
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is complete. One that is no text ends the socket, and nothing is logged."""
        if self.transport.is_closing():  # more may have come with the one that ended it
            return
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse_text()
                return
        super().send_receive_event_to_app()

    def _refuse_text(self) -> None:
        try:
            self.conn.send_close(1007)
        except InvalidState:  # the client has closed at the same time
            self.transport.close()
        else:
            self.handle_parser_exception()

    def send_keepalive_ping(self) -> None:
        """Ask only silent clients: to ask thousands who send something anyway would cost as much as what they send."""
        assert self.ping_interval is not None
        wait = self._heard + self.ping_interval - self.loop.time()
        if wait > 0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Any) -> None:
        """Tell the application how to cut the socket off, and how to send several messages at once."""
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["extensions"][ABORT] = self.transport.abort
            scope["extensions"][SEND] = self.send_texts
            scope["extensions"][COMES_FROM] = partial(setattr, self, "_address")

    async def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages as one piece: each call of the system takes longer than it takes to make a short message."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone. Cycles are taken apart, so that they need no garbage collector."""
        _door(self).leave(self.visit)
        super().connection_lost(exc)
        self.visit = None
        self.conn.parser.close()
        if (scope := getattr(self, "scope", None)) is not None:
            scope["extensions"].clear()


def _door(protocol: GuardedHTTP | GuardedSocket) -> Door:
    config = protocol.config
    assert isinstance(config, GuardedConfig)
    return config.door
