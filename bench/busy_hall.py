"""A hall in which everything goes on at once, and how long moves take meanwhile.

    python -m bench.busy_hall [--sockets 1000] [--rate 250] [--seconds 20] [--beside crowd,analyses] [--json]
    python -m bench.busy_hall --drawn 2000

The load test of `bench/load_test.py` plays, with scenes, and from another process somebody

- `crowd`: loads pages, brings game files, asks for hints, plays against skalds, comes back with 200 sockets at once;
- `analyses`: lets three games be analysed.

Told are the times of moves, and how often the event loop was more than 100 ms late. With `--drawn` nobody plays: so
many tables are opened, begun and drawn, and the memory of the hall is told.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from bench.load_test import HallProcess, LoadTest, open_hall, run_load_test
from websockets.asyncio.client import ClientConnection, connect

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
GAMES = ("hagar", "runir", "saga")
PAGES = ("/", "/new?game=hagar", "/rules/sagnir", "/learn/runir", "/replay")
BACK = 200  # sockets that come back at once
FROZEN = 0.1  # seconds


def ask(address: str, path: str, form: dict[str, str] | None = None) -> tuple[str, str]:
    """Load a page, or send a form: where one is led, and the text."""
    data = None if form is None else urlencode(form).encode()
    with urlopen(Request(f"http://{address}{path}", data), timeout=60) as answer:
        return answer.url, answer.read().decode()


def frozen(address: str) -> float:
    """How often the loop was late by more than that."""
    text = ask(address, "/metrics")[1]
    within = re.search(rf'meadhall_loop_lag_seconds_bucket{{le="{FROZEN}"}} (\S+)', text)
    every = re.search(r"meadhall_loop_lag_seconds_count (\S+)", text)
    assert within is not None
    assert every is not None
    return float(every[1]) - float(within[1])


# --- What others do -------------------------------------------------------------------------------------------------


class Crowd:
    """Everybody but those whose moves are timed."""

    def __init__(self, address: str) -> None:
        self.address, self.test = address, LoadTest(address, "hagar", True)
        self.brought: list[str] = []
        """Game files that are to be analysed."""

    async def pages(self) -> None:
        """Somebody looks around."""
        for page in PAGES:
            await asyncio.to_thread(ask, self.address, page)

    async def uploads(self) -> None:
        """Somebody brings a game file."""
        await asyncio.to_thread(self._upload, "sagnir")
        await asyncio.sleep(1.5)

    def _upload(self, game: str, number: int = 0) -> str:
        text = sorted((GOLDEN / game).glob("2-players*.json"))[number].read_text(encoding="utf-8")
        return ask(self.address, "/replay", {"text": text})[0].rpartition("/")[2]

    async def hints(self) -> None:
        """Somebody plays against a skald and asks for a hint before every move."""
        table, token = await self.table(["me", "skald"])
        async with await self.socket(table, token) as socket:
            for number in range(30):
                view = await self.until(socket, lambda told: bool((told.get("view") or {}).get("choices")))
                await socket.send(json.dumps({"type": "hint", "id": f"h{number}"}))
                await self.until(socket, lambda told: told.get("id") is not None)
                await asyncio.sleep(2)
                view = view["view"]
                command = {"do": "act", "action": view["choices"][0]["number"], "position": view["position"]}
                await socket.send(json.dumps({"type": "do", "id": f"m{number}", "command": command}))

    async def reconnects(self) -> None:
        """Many come back to one table at once, look at it, and go."""
        table, token = await self.table(["me", "me"])

        async def come() -> None:
            async with await self.socket(table, token) as socket:
                await self.until(socket, lambda told: told["type"] == "table")

        while True:
            await asyncio.gather(*(come() for _ in range(BACK)), return_exceptions=True)
            await asyncio.sleep(2)

    async def analyses(self) -> None:
        """Three games are being analysed all the time: who has one done asks for the next."""
        if not self.brought:
            self.brought = [self._upload(game, number) for number in range(4) for game in GAMES]

        async def look() -> None:
            while self.brought:
                place = f"/replay/{self.brought.pop(0)}/analysis"
                await asyncio.to_thread(ask, self.address, place, {})
                while '"done"' not in (await asyncio.to_thread(ask, self.address, f"{place}/standing"))[1]:
                    await asyncio.sleep(1)

        await asyncio.gather(*(look() for _ in range(3)))
        await asyncio.sleep(600)

    async def table(self, seats: list[str], game: str = "hagar") -> tuple[str, str]:
        """A table whose game has begun if no seat is open, and who holds it."""
        token = (await self.test.post("/api/tokens", {}, None))["token"]
        opened = await self.test.post("/api/tables", {"game": game, "seats": seats}, token)
        return opened["table"], token

    async def socket(self, table: str, token: str) -> ClientConnection:
        """Look at a table."""
        headers = {"Authorization": f"Bearer {token}"}
        socket = await connect(f"ws://{self.address}/t/{table}/socket", additional_headers=headers, compression=None)
        await socket.send(json.dumps({"type": "hello", "protocol": 1}))
        return socket

    async def until(self, socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message like that."""
        while not wanted(told := json.loads(await socket.recv())):
            pass
        return told  # type: ignore[no-any-return]


async def again(what: Callable[[], Awaitable[None]]) -> None:
    """For ever, also if something is refused."""
    while True:
        try:
            await what()
        except Exception as error:
            print(f"{what.__name__}: {error}", file=sys.stderr)
            await asyncio.sleep(2)  # who is told that it is too much waits
        await asyncio.sleep(0.05)


async def crowd(address: str, kinds: list[str]) -> None:
    """Do all that until the process is ended."""
    here = Crowd(address)
    busy = [here.pages, here.uploads, *[here.hints] * 4, here.reconnects] if "crowd" in kinds else []
    busy += [here.analyses] if "analyses" in kinds else []
    tasks = [asyncio.create_task(again(each)) for each in busy]
    await asyncio.sleep(3)
    print("going", flush=True)
    await asyncio.gather(*tasks)


# --- Measuring ------------------------------------------------------------------------------------------------------


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Play while all that goes on."""
    late = 0.0

    @contextmanager
    def beside(address: str) -> Iterator[None]:
        nonlocal late
        command = [sys.executable, __file__, "--there", address, "--beside", arguments.beside]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as others:
            try:
                assert others.stdout is not None
                others.stdout.readline()
                late = frozen(address)
                yield
                late = frozen(address) - late
            finally:
                others.terminate()

    found = run_load_test("hagar", arguments.sockets, rate=arguments.rate, seconds=arguments.seconds, beside=beside)
    return found.to_dict() | {"beside": arguments.beside, "late": late}


async def draw(address: str, tables: int, hall: HallProcess) -> dict[str, float]:
    """Open so many tables, begin and draw them; the hall's memory before and after, in megabytes."""
    here = Crowd(address)
    await here.test.warm()
    await hall.rest()
    empty, few = hall.memory(), asyncio.Semaphore(8)

    async def one() -> None:
        async with few:
            table, token = await here.table(["me", "me"])
            async with await here.socket(table, token) as socket:
                await here.until(socket, lambda told: told["type"] == "table" and told["scene"] is not None)

    await asyncio.gather(*(one() for _ in range(tables)))
    return {"tables": tables, "empty": empty, "full": hall.memory()}


def drawn(tables: int) -> dict[str, float]:
    """The same in a hall of its own."""
    with open_hall() as (address, hall):
        return asyncio.run(draw(address, tables, hall))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--beside", default="crowd", help="crowd, analyses, or both with a comma")
    parser.add_argument("--drawn", type=int, help="tell the memory of a hall with so many drawn tables instead")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--there", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.there:
        asyncio.run(crowd(arguments.there, arguments.beside.split(",")))
        return
    found = drawn(arguments.drawn) if arguments.drawn else measure(arguments)
    if arguments.json:
        print(json.dumps(found))
    elif arguments.drawn:
        print(f"{arguments.drawn} drawn tables: {found['full']:.0f} MB, of which {found['empty']:.0f} without them")
    else:
        print(f"{found['moves_per_second']:.0f} moves/s beside {arguments.beside}, load {os.getloadavg()[0]:.1f}:")
        print(f"median {found['median']:.0f} ms, 99 % {found['p99']:.0f} ms, most {found['most']:.0f} ms", end="; ")
        print(f"{found['cpu']:.2f} ms of CPU a move; {found['late']:.0f} times over 100 ms late")


if __name__ == "__main__":
    main()
