"""A load test of the hall: real sockets from a process of their own, and a hall that keeps every move on the disk.

    python -m bench.load_test [--sockets 1000] [--rate 250] [--seconds 20] [--languages en,de,is,pl] [--json]

Half of the sockets hold the first seat of a table and half the second. A move is timed from the moment it is sent to
its acknowledgement, which comes when it is on the disk. The clients play at a rate first, and are sent scenes as pages
are; then they play as fast as they can, without scenes.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from typing import Any

import click
import msgspec
import numpy as np
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

_PROTOCOL = 1
_AT_ONCE = 40  # sockets that are opened at the same time
_TABLES_OF_A_PAIR = 50  # a hall lets one person look at so many tables, and a few more
_REST = 0.5  # seconds in which a hall that rests takes less than a tenth of a processor
_RESTS = 4  # so many times in a row
_WARMING = 4  # for a fourth of the time they play before it counts: a hall reads the sentences of a language only once


@dataclass(frozen=True)
class LoadTestResult:
    """How a hall served a load test. Times are milliseconds from a move to its acknowledgement."""

    game: str
    sockets: int
    boards: bool
    """Whether the sockets were sent pictures, as pages are."""
    asked: float | None
    """Moves a second that were made; None if it made as many as it could."""
    seconds: float
    moves: int
    moves_per_second: float
    median: float
    p90: float
    p99: float
    most: float
    refused: int
    cpu: float
    """Milliseconds of the processor that the hall took for each move, its threads and the system's part included."""
    memory: float
    """Megabytes that the hall took at the end."""
    memory_per_table: float
    """Kilobytes for each table with its two sockets, beyond what the empty hall took."""

    def to_dict(self) -> dict[str, Any]:
        """The measurement as plain values."""
        return asdict(self)


def run_load_test(
    game: str,
    sockets: int,
    *,
    rate: float | None,
    seconds: float,
    boards: bool = True,
    languages: Sequence[str] = ("en",),
    say: Callable[[str], None] = lambda text: None,
    beside: Callable[[str], AbstractContextManager[None]] = lambda address: nullcontext(),
) -> LoadTestResult:
    """Open a hall, let many clients play there for a while, and close it. They read these languages in turn.

    What others do there meanwhile is `beside`: it is entered with the hall's address when everybody is seated.
    """
    with open_hall() as (address, hall):
        test = LoadTest(address, game, boards, languages=languages)
        return asyncio.run(test.play(sockets // 2, rate, seconds, hall, say, beside))


class HallProcess:
    """What the system tells about the process of a hall; 0 where it does not tell it like Linux."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._folder = Path(f"/proc/{number}")

    def memory(self) -> float:
        """Megabytes that it takes now."""
        found = re.search(r"VmRSS:\s+(\d+)", self._read("status"))
        return int(found[1]) / 1024 if found else 0.0

    def cpu(self) -> float:
        """Seconds of the processor that it has taken so far."""
        _, _, told = self._read("stat").rpartition(")")  # the name before it may hold anything
        times = told.split()[11:13]  # in user mode and in the system's
        return sum(map(int, times)) / os.sysconf("SC_CLK_TCK") if times else 0.0

    async def rest(self) -> None:
        """Wait until it has nothing more to do: after it has opened, it makes all games and bots ready."""
        worked, rested = self.cpu(), 0
        while rested < _RESTS:  # between two games it rests, too
            await asyncio.sleep(_REST)
            busy = self._compiles() or self.cpu() - worked > _REST / 10
            worked, rested = self.cpu(), 0 if busy else rested + 1

    def _compiles(self) -> bool:
        return bool(self._read(f"task/{self._folder.name}/children").strip())

    def _read(self, name: str) -> str:
        file = self._folder / name
        return file.read_text() if file.exists() else ""


class _Choice(Struct, gc=False):
    number: int


class _View(Struct, gc=False):
    position: int
    choices: list[_Choice]


class _Message(Struct, gc=False):
    """What a client needs to know of a message: it shares the machine with the hall, and should take little of it."""

    type: str
    id: str | None = None
    view: _View | None = None


_decoder = msgspec.json.Decoder(_Message)


@contextmanager
def open_hall(
    *options: str, prepare: Callable[[Path], None] = lambda folder: None
) -> Iterator[tuple[str, HallProcess]]:
    """A hall in a process of its own, with nothing in it but what was prepared in its folder: its address, and what it
    takes."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder))
        command = [sys.executable, "-m", "meadhall.cli", "hall", "--port", "0", "--pace", "0", *options]
        environment = os.environ | {"MEADHALL_DATA": folder}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as hall:
            try:
                assert hall.stdout is not None
                found = re.search(r"http://localhost:(\d+)/", hall.stdout.readline())
                if found is None:
                    raise OSError("the hall did not open")
                yield f"127.0.0.1:{found[1]}", HallProcess(hall.pid)
            finally:
                hall.terminate()


class LoadTest:
    """The clients of a measurement."""

    def __init__(
        self, address: str, game: str, boards: bool, source: str | None = None, languages: Sequence[str] = ("en",)
    ) -> None:
        self.address, self.game, self.boards = address, game, boards
        self.languages = cycle(languages)
        """What they read, one after the other."""
        self.source = (source, 0) if source else None
        """The address of this machine from which they come."""
        self.ready: deque[LoadTestClient] = deque()
        """Those whose turn it is."""
        self.times: list[float] = []
        self.refused = 0
        self.saturated = False

    async def play(
        self,
        tables: int,
        rate: float | None,
        seconds: float,
        hall: HallProcess,
        say: Callable[[str], None],
        beside: Callable[[str], AbstractContextManager[None]] = lambda address: nullcontext(),
    ) -> LoadTestResult:
        """Seat everybody, play, and count."""
        await self.warm()
        await hall.rest()
        empty = hall.memory()
        say(f"{tables} tables are being laid ...")
        clients = await self.lay(tables)
        full = hall.memory()
        say(f"{len(clients)} sockets are open; they play for {seconds:g} seconds ...")
        await self.move(rate, seconds / _WARMING)
        with beside(self.address):
            worked = hall.cpu()
            took = await self.move(rate, seconds)
            worked = hall.cpu() - worked
        times = 1000 * np.array(self.times or [0.0])
        p50, p90, p99 = (float(p) for p in np.percentile(times, (50, 90, 99)))
        result = LoadTestResult(
            game=self.game,
            sockets=len(clients),
            boards=self.boards,
            asked=rate,
            seconds=took,
            moves=len(self.times),
            moves_per_second=len(self.times) / took,
            median=p50,
            p90=p90,
            p99=p99,
            most=float(times.max()),
            refused=self.refused,
            cpu=1000 * worked / max(1, len(self.times)),
            memory=hall.memory(),
            memory_per_table=1024 * (full - empty) / max(1, tables),
        )
        await self.leave(clients)
        return result

    async def warm(self) -> None:
        """Have a table made: so the rules are loaded, and compiled if they must be."""
        one, _ = await self._pair()
        await self.post("/api/tables", {"game": self.game, "seats": ["me", "me"]}, one)

    async def lay(self, tables: int) -> list["LoadTestClient"]:
        """So many tables, each with two people whose game has begun."""
        pairs = [await self._pair() for _ in range(-(-tables // _TABLES_OF_A_PAIR))]
        clients: list[LoadTestClient] = []
        seats = asyncio.Semaphore(_AT_ONCE)
        await asyncio.gather(*(self._lay(pairs[n // _TABLES_OF_A_PAIR], clients, seats) for n in range(tables)))
        return clients

    async def move(self, rate: float | None, seconds: float) -> float:
        """Let everybody play for a while; returns how long it was."""
        self.times.clear()
        self.refused, begun = 0, time.perf_counter()
        await (self._at_rate(rate, seconds) if rate is not None else self._as_fast_as_possible(seconds))
        return time.perf_counter() - begun

    async def leave(self, clients: list["LoadTestClient"]) -> None:
        """Close all sockets."""
        for client in clients:
            client.reading.cancel()
        await asyncio.gather(*(client.socket.close() for client in clients))

    async def _pair(self) -> tuple[str, str]:
        """Two people."""
        one, other = [(await self.post("/api/tokens", {}, None))["token"] for _ in range(2)]
        return one, other

    async def _lay(self, tokens: tuple[str, str], clients: list["LoadTestClient"], seats: asyncio.Semaphore) -> None:
        """One table with two people, whose game has begun."""
        async with seats:
            laid = await self.post("/api/tables", {"game": self.game, "seats": ["me", "open"]}, tokens[0])
            pair = [await self._come(laid["table"], token) for token in tokens]
            await pair[1].do({"do": "sit", "seat": 1, "name": "Bjarni"})
            await pair[0].do({"do": "start"})
            clients += pair

    async def _come(self, table: str, token: str) -> "LoadTestClient":
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": next(self.languages)}
        socket = await connect(
            f"ws://{self.address}/t/{table}/socket", additional_headers=headers, compression=None, max_size=None,
            local_addr=self.source,
            ping_interval=None,  # browsers never ask whether a hall is there; pages do, in messages
        )  # fmt: skip
        client = LoadTestClient(self, socket)
        await socket.send(json.dumps({"type": "hello", "protocol": _PROTOCOL, "board": self.boards}))
        return client

    async def _at_rate(self, rate: float, seconds: float) -> None:
        """So many moves a second, evenly, whatever becomes of them."""
        begun, made = time.perf_counter(), 0
        while (now := time.perf_counter()) - begun < seconds:
            due = int((now - begun) * rate)
            while made < due and self.ready:
                self.ready.popleft().move()
                made += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.2)

    async def _as_fast_as_possible(self, seconds: float) -> None:
        """Everybody moves when it is their turn."""
        self.saturated = True
        while self.ready:
            self.ready.popleft().move()
        await asyncio.sleep(seconds)
        self.saturated = False

    async def post(self, path: str, body: object, token: str | None) -> Any:
        """Ask the API, patiently: it minds how often it is asked."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})

        def ask() -> tuple[int, bytes]:
            with closing(HTTPConnection(self.address, timeout=120, source_address=self.source)) as connection:
                connection.request("POST", path, json.dumps(body).encode(), headers)
                answer = connection.getresponse()
                return answer.status, answer.read()

        while True:
            status, answer = await asyncio.to_thread(ask)
            if status < 300:
                return json.loads(answer)
            if status != 429:
                raise OSError(f"{path}: {status} {answer.decode()}")
            self.refused += 1
            await asyncio.sleep(0.2)


class LoadTestClient:
    """One socket that holds one seat."""

    def __init__(self, load_test: LoadTest, socket: ClientConnection) -> None:
        self._load_test, self.socket = load_test, socket
        self._number, self._action, self._position = 0, 0, 0
        self._sent: dict[str, tuple[float, asyncio.Future[None] | None]] = {}
        self.reading = asyncio.create_task(self._read())
        self._sending: asyncio.Task[None] | None = None

    async def do(self, command: dict[str, object]) -> None:
        """Ask something of the table, and wait until it is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._send(command, done)
        await done

    def move(self) -> None:
        """Do the first action that is legal."""
        command = {"do": "act", "action": self._action, "position": self._position}
        self._sending = asyncio.create_task(self._send(command, None))

    async def _send(self, command: dict[str, object], done: "asyncio.Future[None] | None") -> None:
        self._number += 1
        name = str(self._number)
        self._sent[name] = (time.perf_counter(), done)
        await self.socket.send(json.dumps({"type": "do", "id": name, "command": command}))

    async def _read(self) -> None:
        async for message in self.socket:
            self._hear(_decoder.decode(message))

    def _hear(self, message: "_Message") -> None:
        if message.view is not None:
            view = message.view
            if view.choices and view.position > self._position:
                self._action, self._position = view.choices[0].number, view.position
                if self._load_test.saturated:
                    self.move()
                else:
                    self._load_test.ready.append(self)
        elif message.id is not None and message.id in self._sent:
            sent, done = self._sent.pop(message.id)
            if message.type == "error":
                self._load_test.refused += 1
            elif done is None:
                self._load_test.times.append(time.perf_counter() - sent)
            if done is not None:
                done.set_result(None)


def table(results: Sequence[LoadTestResult]) -> Table:
    """The results, line by line."""
    title = "Load test of the hall: milliseconds from a move to its acknowledgement, and of the processor a move"
    lines = Table(title=title, title_justify="left")
    columns = ("sockets", "pictures", "asked", "moves/s", "median", "90 %", "99 %", "most", "CPU", "MB", "KB a table")
    for column in columns:
        lines.add_column(column, justify="right")
    for one in results:
        asked = "as many as it can" if one.asked is None else f"{one.asked:g}/s"
        times = (f"{value:.1f}" for value in (one.median, one.p90, one.p99, one.most))
        memory = (f"{one.memory:.0f}", f"{one.memory_per_table:.0f}")
        shown = "yes" if one.boards else "no"
        lines.add_row(
            f"{one.sockets:,}", shown, asked, f"{one.moves_per_second:,.0f}", *times, f"{one.cpu:.2f}", *memory
        )
    return lines


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As a JSON list.")
@click.option("--sockets", type=click.IntRange(2), default=1000, show_default=True, help="How many come.")
@click.option("--rate", type=click.FloatRange(1), default=250, show_default=True, help="Their moves a second.")
@click.option("--seconds", type=click.FloatRange(1), default=20, show_default=True, help="For how long.")
@click.option("--languages", default="en", show_default=True, help="What the sockets read, one after the other.")
def main(as_json: bool, sockets: int, rate: float, seconds: float, languages: str) -> None:
    """Let a crowd of sockets play in a hall: first at a rate, then as fast as it can."""

    def say(text: str) -> None:
        click.echo(text, err=True)

    read = languages.split(",")
    results = [
        run_load_test("hagar", sockets, rate=each, seconds=seconds, boards=boards, languages=read, say=say)
        for each, boards in ((rate, True), (None, False))
    ]
    if as_json:
        click.echo(json.dumps([one.to_dict() for one in results]))
    else:
        Console().print(table(results))


if __name__ == "__main__":
    main()
