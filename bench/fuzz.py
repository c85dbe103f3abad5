"""Fuzzed frames and messages against the socket's protocol and its messages: nothing may crash or be logged.

    python bench/fuzz.py [--count 1000000] [--seed 1]

Everything happens in this process, on the protocol's own objects, with a transport that goes nowhere. Bytes are made in
three ways: whole conversations of well-formed frames, the same with some bytes changed, cut or doubled, and noise.
Messages are made from real ones in the same ways. Whatever is not refused in words is a mistake: it is told with the
seed and the number that bring it back (`--from NUMBER --count 1`).
"""

import argparse
import asyncio
import json
import logging
import random
import sys
import time
from collections import Counter
from typing import Any

import msgspec
from uvicorn.server import ServerState

from meadhall.hall.connections import Door, FrameCounter, GuardedConfig, GuardedHTTP, GuardedSocket
from meadhall.hall.limits import MAX_FRAME
from meadhall.hall.live.messages import Incoming
from meadhall.hall.live.sockets import _id_in

HEAD = (
    b"GET /t/x/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "hello", "protocol": 1, "seen": 7, "board": True, "words": False, "shape": "tall", "short": True},
    {"type": "do", "id": "a1", "command": {"do": "act", "action": 12, "position": 3}},
    {"type": "do", "id": "a2", "command": {"do": "act", "action": "reroll red"}},
    {"type": "do", "id": "a3", "command": {"do": "sit", "seat": 1, "name": "Ásta", "salt": "sea"}},
    {"type": "do", "id": "a4", "command": {"do": "say", "text": "skål"}},
    {"type": "do", "id": "a5", "command": {"do": "set-seat", "seat": 1, "bot": "karl"}},
    {"type": "why", "id": "w", "touches": ["hand-2", "cell-c4"]},
    {"type": "hint", "id": "h"},
    {"type": "ping"},
)
ODD: tuple[Any, ...] = (None, True, -1, 2**63, 2**70, 1e308, "", "x" * 300, "\ud800", "\0", [], [[]] * 9, {}, {"do": 1})
_decoder = msgspec.json.Decoder(Incoming)


class Transport(asyncio.Transport):
    """Leads nowhere."""

    closed = False
    protocol: Any = None

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: D102
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)

    def write(self, data: Any) -> None:  # noqa: D102
        len(data)

    def is_closing(self) -> bool:  # noqa: D102
        return self.closed

    def close(self) -> None:  # noqa: D102
        self.closed = True

    def pause_reading(self) -> None:  # noqa: D102
        pass

    def get_write_buffer_size(self) -> int:  # noqa: D102
        return 0

    def set_protocol(self, protocol: Any) -> None:  # noqa: D102
        self.protocol = protocol

    def get_protocol(self) -> Any:  # noqa: D102
        return self.protocol

    abort, resume_reading = close, pause_reading


class Logged(logging.Handler):
    """Keeps what is logged as a mistake."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:  # noqa: D102
        self.told.append(f"{record.name}: {record.getMessage()} {record.exc_info or ''}")


# --- Making things up -------------------------------------------------------------------------------------------------


def made_up_frame(rng: random.Random, text: bytes) -> bytes:
    """A frame: most are as they should be."""
    opcode = rng.choice((1,) * 20 + (2, 2, 9, 9, 10, 10, 0, 8, 3, 15))
    payload = text if opcode in (0, 1, 2) else rng.randbytes(rng.choice((0, 2, 4, 125, 126)))
    first = (0x80 if rng.random() < 0.9 else 0) | opcode | (0x40 if rng.random() < 0.01 else 0)
    size = len(payload) if rng.random() < 0.97 else rng.choice((0, 125, 65535, 2**20, 2**63 - 1, 2**64 - 1))
    mask = 0x80 if rng.random() < 0.98 else 0
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 65536 and rng.random() < 0.9:
        head = bytes([first, mask | 126]) + size.to_bytes(2)
    else:
        head = bytes([first, mask | 127]) + size.to_bytes(8)
    key = bytes(4) if rng.random() < 0.95 else rng.randbytes(4)  # a key of zeros leaves the text as it is
    return head + (key if mask else b"") + payload


def damaged(rng: random.Random, data: bytes) -> bytes:
    """The same with something changed, cut or doubled."""
    found = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(found) + 1)
        kind = rng.randrange(4)
        if kind == 0 and at < len(found):
            found[at] = rng.randrange(256)
        elif kind == 1:
            del found[at : at + rng.randrange(8)]
        elif kind == 2:
            found[at:at] = rng.randbytes(rng.randrange(8))
        else:
            found[at:at] = found[at : at + rng.randrange(16)]
    return bytes(found)


def made_up_message(rng: random.Random) -> bytes:
    """A message: as it should be, with something odd in it, damaged, or noise."""
    told = dict(rng.choice(MESSAGES))
    kind = rng.randrange(4)
    if kind == 1:
        place = told["command"] = dict(told["command"]) if "command" in told and rng.random() < 0.7 else told
        place[rng.choice([*place, "odd"])] = rng.choice(ODD)
    try:
        text = json.dumps(told).encode()
    except ValueError:  # something that holds itself
        text = b"{}"
    return damaged(rng, text) if kind == 2 else rng.randbytes(rng.randrange(60)) if kind == 3 else text


def pieces(rng: random.Random, data: bytes) -> list[bytes]:
    """The same bytes as a network brings them."""
    found, at = [], 0
    while at < len(data):
        size = rng.choice((1, 2, 7, 64, 1000, 100_000))
        found.append(data[at : at + size])
        at += size
    return found


# --- Trying -----------------------------------------------------------------------------------------------------------


class Fuzz:
    """All that is tried, and what was found."""

    def __init__(self, logged: Logged) -> None:
        self.logged, self.outcomes = logged, Counter[str]()
        self.door = Door()
        self._config = GuardedConfig(
            self._app, self.door, interface="asgi3", log_config=None, ws_max_size=MAX_FRAME, lifespan="off"
        )
        self._config.load()
        self._state = ServerState()

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        """An application that reads messages as the hall does."""
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 404})
            await send({"type": "http.response.body", "body": b""})
            return
        await receive()  # that somebody would like to come in
        await send({"type": "websocket.accept"})
        while (told := await receive())["type"] == "websocket.receive":
            text = told.get("text")
            if text is not None:
                self.decode(text)

    def decode(self, text: str | bytes) -> None:
        """Read a message as `hall/live/sockets.py` does."""
        try:
            _decoder.decode(text)
            self.outcomes["understood"] += 1
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            self.outcomes["refused"] += 1
            _id_in(text if isinstance(text, str) else text.decode("utf-8", "replace"))

    async def talk(self, rng: random.Random) -> None:
        """One conversation on a socket."""
        data = b"".join(made_up_frame(rng, made_up_message(rng)) for _ in range(rng.randrange(1, 6)))
        kind = rng.randrange(3)
        data = damaged(rng, data) if kind == 1 else rng.randbytes(len(data)) if kind == 2 else data
        transport = Transport()
        socket = GuardedSocket(self._config, self._state, {}, asyncio.get_running_loop())
        socket.connection_made(transport)
        socket.data_received(HEAD)
        await asyncio.sleep(0)
        for piece in pieces(rng, data):
            if not transport.closed:
                socket.data_received(piece)
        await asyncio.sleep(0)
        self.outcomes["cut off or closed" if transport.closed else "open"] += 1
        socket.connection_lost(None)
        for _ in range(3):
            await asyncio.sleep(0)

    def count(self, rng: random.Random) -> None:
        """Frames are counted alike, however they are cut."""
        frames = [made_up_frame(rng, made_up_message(rng)) for _ in range(rng.randrange(1, 8))]
        data, counter = b"".join(frames), FrameCounter()
        whole, cut = FrameCounter().count(data, 10**6), sum(counter.count(each, 10**6) for each in pieces(rng, data))
        assert whole == cut, (whole, cut, data)

    def request(self, rng: random.Random) -> None:
        """One request that becomes a socket, or not."""
        transport = Transport()
        protocol = GuardedHTTP(self._config, self._state, {}, asyncio.get_running_loop())
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        for piece in pieces(rng, damaged(rng, HEAD)):
            if not transport.closed and transport.protocol is protocol:
                protocol.data_received(piece)
        self.outcomes["request"] += 1
        (transport.protocol or protocol).connection_lost(None)

    async def run(self, seed: int, first: int, count: int) -> int:
        """Try so many things; how many mistakes were found."""
        mistakes, begun = 0, time.monotonic()
        for number in range(first, first + count):
            rng = random.Random(f"{seed} {number}")
            try:
                if number % 10 == 0:
                    await self.talk(rng)
                elif number % 10 == 1:
                    self.count(rng)
                elif number % 100 == 2:
                    self.request(rng)
                    await asyncio.sleep(0)
                else:
                    self.decode(made_up_message(rng))
            except Exception as error:
                mistakes += 1
                print(f"--seed {seed} --from {number} --count 1: {type(error).__name__}: {error}", file=sys.stderr)
            if self.logged.told:
                mistakes += 1
                print(f"--seed {seed} --from {number} --count 1: logged {self.logged.told}", file=sys.stderr)
                self.logged.told.clear()
            if mistakes > 20:
                break
            if (number - first) % 100_000 == 99_999:
                each = (time.monotonic() - begun) / (number - first + 1)
                print(f"{number - first + 1} tried, {1e6 * each:.0f} µs each, {dict(self.outcomes)}", flush=True)
        return mistakes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="first", type=int, default=0)
    arguments = parser.parse_args()
    logged = Logged()
    logging.getLogger().addHandler(logged)
    logging.getLogger("asyncio").setLevel(logging.WARNING)

    async def fuzz() -> tuple[int, Counter[str]]:
        here = Fuzz(logged)
        return await here.run(arguments.seed, arguments.first, arguments.count), here.outcomes

    mistakes, outcomes = asyncio.run(fuzz())
    print(f"{arguments.count} tried: {mistakes} mistakes; {dict(outcomes)}")
    sys.exit(bool(mistakes))


if __name__ == "__main__":
    main()
