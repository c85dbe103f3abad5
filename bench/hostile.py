"""A hall in which honest people play, while one address does its worst, in one way after the other.

    python -m bench.hostile [--seconds 10] [--only pings,uploads] [--json] [--markdown]

A hall is opened on this machine, in a process of its own and within two cores. Fifty tables are played there from ten
addresses (127.0.0.10 and on), ten of them against bots; somebody else loads the first page and tables that are not in
memory. Meanwhile an attacker (`bench/attacks.py`) comes from an address of their own. Told are the times of honest
moves (half of them are quicker than the first number, 99 % than the second), how long a bot kept an honest player
waiting, the slowest first page and the slowest table, the memory of the hall, its folder, and how often an honest
person was refused.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from pathlib import Path

import numpy as np
from bench.attacks import ATTACKS, PROXY, Attacker
from bench.load_test import HallProcess, LoadTest, open_hall
from msgspec.structs import replace

from meadhall.core.rng import below, new_rng
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import Summary, Write
from meadhall.table.commands import Act
from meadhall.table.tokens import new_token, person_of

ADDRESSES, TABLES, AGAINST_BOTS = 10, 40, 10
RATE = 40.0  # honest moves a second
LONG, STORED = 300, 1000  # moves at a table that is not in memory, and how many such tables there are
LONGEST = 10.0  # seconds after which nobody waits for a bot any more
VISITOR = "127.0.0.9"


@dataclass(frozen=True)
class Measured:
    """What honest people felt while one attack went on. Times are milliseconds."""

    attack: str
    moves: int
    median: float
    p99: float
    most: float
    bot: float
    """How long the slowest bot let an honest player wait."""
    home: float
    table: float
    memory: float
    """Megabytes, at most."""
    disk: float
    """Megabytes in the folder of the hall at the end."""
    refused: int


class Honest(LoadTest):
    """Honest people at one address."""

    def __init__(self, address: str, source: str) -> None:
        super().__init__(address, "hagar", True, source)
        self.bots: list[float] = []

    async def against_a_bot(self) -> None:
        """One who plays against bots for ever, a move a second; it is noted how long they take."""
        token = (await self.post("/api/tokens", {}, None))["token"]
        while True:
            table = (await self.post("/api/tables", {"game": "hagar", "seats": ["me", "karl"]}, token))["table"]
            waits = LoadTest(self.address, "hagar", True, self.source[0] if self.source else None)
            client = await waits._come(table, token)
            for _ in range(14):  # then another table: a game of Hägar may end after some fifteen
                begun = time.perf_counter()
                while not waits.ready and time.perf_counter() - begun < LONGEST:
                    await asyncio.sleep(0.005)
                self.bots.append(time.perf_counter() - begun)
                waits.ready.clear()
                await asyncio.sleep(1)
                client.move()
            await waits.leave([client])


class Visitor:
    """One who looks at the first page, and at tables that are not in memory."""

    def __init__(self, address: str, tables: list[str]) -> None:
        self._address, self._tables = address, tables
        self.home: list[float] = []
        self.table: list[float] = []
        self.refused = 0

    async def look(self) -> None:
        """For ever."""
        while True:
            self.home.append(await asyncio.to_thread(self._load, "/"))
            if self._tables:
                self.table.append(await asyncio.to_thread(self._load, f"/api/tables/{self._tables.pop()}?board=0"))
            await asyncio.sleep(0.5)

    def _load(self, path: str) -> float:
        begun = time.perf_counter()
        connection = HTTPConnection(self._address, timeout=60, source_address=(VISITOR, 0))
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            answer.read()
            self.refused += answer.status != 200
        except OSError:
            self.refused += 1
        finally:
            connection.close()
        return time.perf_counter() - begun


# --- The hall ---------------------------------------------------------------------------------------------------------


def lay_tables(folder: Path) -> None:
    """Many long tables for a hall that is not open yet."""

    async def lay() -> None:
        store, rng = SqliteStore(folder / "hall.sqlite"), new_rng(1)
        hall, host = Hall(store), person_of(new_token())
        room = await open_for(hall, host, NewTable("hagar", ["me", "me"], ["Astrid", "Bjarni"]))
        for _ in range(LONG):
            view = await room.view(host, board=False)
            if not view.choices:
                break
            choice = view.choices[int(below(rng, len(view.choices)))]
            await room.do(Act(choice.number, view.position), host)
        stored = store.read(room.table.id)
        assert stored is not None
        summary = replace(Summary.of(room.table, 0.0), holders=frozenset())
        store.save_now(*(Write(f"long{n}", stored.entries, stored.snapshot, summary) for n in range(STORED)))
        await hall.stop()

    asyncio.run(lay())


def size_of(folder: Path) -> float:
    """Megabytes in a folder."""
    found = 0
    for path in folder.rglob("*"):
        with suppress(OSError):  # what is gone meanwhile takes nothing
            found += path.stat().st_size
    return found / 2**20


def folder_of(hall: HallProcess) -> Path:
    """Where a hall keeps what must not be lost."""
    variables = Path(f"/proc/{hall.number}/environ").read_bytes().split(b"\0")
    return Path(next(each[14:] for each in variables if each.startswith(b"MEADHALL_DATA=")).decode())


@asynccontextmanager
async def attacking(name: str, address: str, source: str) -> AsyncIterator[None]:
    """An attacker in a process of their own; nobody for no name."""
    if not name:
        yield
        return
    command = [sys.executable, "-m", "bench.hostile", "--attack", name, "--there", address, "--source", source]
    process = subprocess.Popen(command, cwd=Path(__file__).parents[1], stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        await asyncio.to_thread(process.stdout.readline)
        await asyncio.sleep(1)
        yield
    finally:
        process.terminate()
        process.wait()


async def measure(address: str, hall: HallProcess, names: list[str], seconds: float) -> list[Measured]:
    """One attack after the other."""
    people = [Honest(address, f"127.0.0.{10 + number}") for number in range(ADDRESSES)]
    await people[0].warm()
    await hall.rest()
    stored = [f"long{number}" for number in range(STORED)]
    visitor = Visitor(address, stored[400:])
    beside = [asyncio.create_task(visitor.look())]
    beside += [asyncio.create_task(people[n % ADDRESSES].against_a_bot()) for n in range(AGAINST_BOTS)]
    found, most = [], [0.0]

    async def weigh() -> None:
        while True:
            most[0] = max(most[0], hall.memory())
            await asyncio.sleep(0.5)

    beside.append(asyncio.create_task(weigh()))
    await asyncio.sleep(3)
    for number, name in enumerate(names):
        clients = [await each.lay(TABLES // ADDRESSES) for each in people]
        async with attacking(name, address, f"127.0.1.{1 + number}"):
            for felt in (visitor.home, visitor.table, *(each.bots for each in people)):
                felt.clear()
            most[0], visitor.refused = 0.0, 0
            await asyncio.gather(*(each.move(RATE / ADDRESSES, seconds) for each in people))
        times = 1000 * np.array([time for each in people for time in each.times] or [np.inf])
        lost = sum(client.reading.done() for some in clients for client in some)
        found.append(
            Measured(
                attack=name or "nobody",
                moves=len(times),
                median=float(np.median(times)),
                p99=float(np.percentile(times, 99)),
                most=float(times.max()),
                bot=1000 * max((time for each in people for time in each.bots), default=0.0),
                home=1000 * max(visitor.home, default=np.inf),
                table=1000 * max(visitor.table, default=0.0),
                memory=most[0],
                disk=size_of(folder_of(hall)),
                refused=sum(each.refused for each in people) + visitor.refused + lost,
            )
        )
        print(told(found[-1]), file=sys.stderr, flush=True)
        for each, some in zip(people, clients, strict=True):
            await each.leave(some)
            each.ready.clear()
        await asyncio.sleep(3)
    for task in beside:
        task.cancel()
    return found


def told(one: Measured) -> str:
    """A line about an attack."""
    return (
        f"{one.attack:16} {one.moves:5} moves {one.median:6.0f} {one.p99:6.0f} {one.most:6.0f} ms; bot {one.bot:6.0f}, "
        f"home {one.home:5.0f}, table {one.table:5.0f} ms; {one.memory:4.0f} MB, disk {one.disk:4.0f} MB; "
        f"{one.refused} refused"
    )


def as_markdown(found: list[Measured]) -> str:
    """A table for a page."""
    lines = [
        "| what one address does | moves 50 % | 99 % | slowest | bot | first page | table | memory | disk | refused |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for one in found:
        times = " | ".join(f"{value:.0f} ms" for value in (one.median, one.p99, one.most, one.bot, one.home, one.table))
        name = one.attack.replace("_", " ")
        lines.append(f"| {name} | {times} | {one.memory:.0f} MB | {one.disk:.0f} MB | {one.refused} |")
    return "\n".join(lines)


def attack(name: str, address: str, source: str) -> None:
    """Do one's worst until ended."""
    chosen = next(each for each in ATTACKS if each.__name__ == name)
    here = Attacker(address, source, [f"long{number}" for number in range(400)])
    asyncio.run(chosen(here))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", default="", help="names of attacks, with commas; all of them if none is named")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--there", help=argparse.SUPPRESS)
    parser.add_argument("--source", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        attack(arguments.attack, arguments.there, arguments.source)
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:2])
    names = arguments.only.split(",") if arguments.only else [each.__name__ for each in ATTACKS]
    with open_hall("--name", "hall.example.org", "--proxy", PROXY, prepare=lay_tables) as (address, hall):
        found = asyncio.run(measure(address, hall, ["", *names], arguments.seconds))
    if arguments.json:
        print(json.dumps([asdict(each) for each in found]))
    elif arguments.markdown:
        print(as_markdown(found))


if __name__ == "__main__":
    main()
