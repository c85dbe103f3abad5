"""A hall in which people open tables and close them again, hour after hour: whether anything in it grows.

    python -m bench.open_close [--minutes 60] [--rate 90] [--share 0.33]

Visitors open tables of all games, alone or with a guest, against bots; they play some moves or to the end, leave, come
back to old tables, read pages, bring game files and ask for analyses. So many of them come in a minute, evenly, since
memory goes with the number of rooms; fewer where they would take more than this share of one core, the hall, its
processes and theirs together. Every minute one line of JSON tells what the hall takes; the last one tells by how much
that grew in the second half, an hour with the error of that, memory in megabytes.
"""

import argparse
import asyncio
import json
import random
import re
import sys
import time
from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

import numpy as np
import psutil
from bench.busy_hall import GOLDEN, PAGES, Crowd, ask
from bench.load_test import open_hall
from websockets.asyncio.client import ClientConnection

GAMES = {"hagar": 4, "runir": 4, "sagnir": 4, "mythical_island": 4, "saga": 2}  # with how many seats
BOTS = ("thrall", "thrall", "karl", "random")
MOVES = (0, 3, 10, 400)  # after which somebody leaves: the last plays to the end
REMEMBERED = 2000  # old tables to which somebody may come back
PATIENCE = 120  # seconds for a visit
AT_ONCE = 6  # visits


@dataclass(frozen=True)
class Old:
    """A table that was left."""

    table: str
    token: str
    over: bool


class Visitors(Crowd):
    """Those who come and go, each for a visit."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(address)
        self.dice = random.Random(seed)
        self.left: deque[Old] = deque(maxlen=REMEMBERED)
        self.visits: Counter[str] = Counter()
        self.failed = 0

    async def visit(self) -> None:
        """One visit of some kind."""
        kinds = (self.alone, self.with_a_guest, self.back, self.look, self.bring, self.analyse)
        kind = self.dice.choices(kinds, (10, 6, 12, 6, 1, 0.04))[0]
        self.visits[kind.__name__] += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await kind()
        except Exception as error:
            self.failed += 1
            print(f"{kind.__name__}: {type(error).__name__}: {error}", file=sys.stderr, flush=True)

    async def alone(self) -> None:
        """Somebody plays against bots, and perhaps wishes another game."""
        game, seats = self.dice.choice(list(GAMES.items()))
        bots = [self.dice.choice(BOTS) for _ in range(min(seats - 1, self.dice.choice((1, 1, 2))))]
        table, token = await self.table(["me", *bots], game)
        over = await self.come(table, token, self.dice.choice(MOVES), again=self.dice.random() < 0.5)
        self.left.append(Old(table, token, over))

    async def with_a_guest(self) -> None:
        """Somebody waits for a guest, who sits down, plays a little and goes."""
        table, token = await self.table(["me", "open"], self.dice.choice(list(GAMES)))
        guest = (await self.test.post("/api/tokens", {}, None))["token"]
        async with await self.socket(table, token) as one, await self.socket(table, guest) as other:
            await self.do(other, {"do": "sit", "seat": 1, "name": "Bjarni"})
            await self.do(one, {"do": "start"})
            reading = asyncio.create_task(self.play(other, 10))
            await self.play(one, 10)
            await reading
        self.left.append(Old(table, token, over=False))

    async def back(self) -> None:
        """Somebody comes back to a table, looks at its page, and plays a little, or watches what was played."""
        if not self.left:
            return
        old = self.dice.choice(self.left)
        await asyncio.to_thread(ask, self.address, f"/t/{old.table}")
        if old.over:
            await asyncio.to_thread(ask, self.address, f"/t/{old.table}/replay")
        await self.come(old.table, old.token, self.dice.choice(MOVES[:3]))

    async def look(self) -> None:
        """Somebody reads a page."""
        await asyncio.to_thread(ask, self.address, self.dice.choice(PAGES))

    async def bring(self) -> str:
        """Somebody brings a game file; what it is called here."""
        files = sorted((GOLDEN / self.dice.choice(list(GAMES))).glob("*.json"))
        text = self.dice.choice(files).read_text(encoding="utf-8")
        return (await asyncio.to_thread(ask, self.address, "/replay", {"text": text}))[0].rpartition("/")[2]

    async def analyse(self) -> None:
        """Somebody brings a game file and asks what decided the game."""
        await asyncio.to_thread(ask, self.address, f"/replay/{await self.bring()}/analysis", {})

    async def come(self, table: str, token: str, moves: int, *, again: bool = False) -> bool:
        """Look at a table and make so many moves; whether the game is over."""
        async with await self.socket(table, token) as socket:
            over = await self.play(socket, moves)
            if over and again:
                await self.do(socket, {"do": "rematch"})
            return over

    async def play(self, socket: ClientConnection, moves: int) -> bool:
        """Make so many moves, as long as it is one's turn within a moment; whether the game is over."""
        made, position = 0, -1
        while True:
            try:
                view = (await asyncio.wait_for(self.until(socket, lambda told: told["type"] == "table"), 5))["view"]
            except TimeoutError:  # the other one does not move any more
                return False
            if view["phase"] != "playing" or made == moves:
                return bool(view["phase"] == "over")
            if view["choices"] and view["position"] > position:
                made, position = made + 1, view["position"]
                await self.do(socket, self.action(view), wait=False)

    def action(self, view: dict[str, Any]) -> dict[str, object]:
        """Any legal action."""
        return {"do": "act", "action": self.dice.choice(view["choices"])["number"], "position": view["position"]}

    async def do(self, socket: ClientConnection, command: dict[str, object], *, wait: bool = True) -> None:
        """Ask something of the table."""
        name = f"{self.dice.getrandbits(64):x}"
        await socket.send(json.dumps({"type": "do", "id": name, "command": command}))
        if wait:
            await self.until(socket, lambda told: told.get("id") == name)


def worked(hall: psutil.Process) -> float:
    """Seconds of the processor that the hall, its processes and we have taken."""
    total = float(sum(psutil.Process().cpu_times()[:2]))
    for process in (hall, *hall.children(recursive=True)):
        try:
            total += sum(process.cpu_times()[:4])  # those that have ended are counted in their parents
        except psutil.Error:
            continue
    return total


def figure(address: str, name: str) -> float:
    """What the hall itself counts."""
    found = re.search(rf"^{name} (\S+)", ask(address, "/metrics")[1], re.MULTILINE)
    assert found is not None
    return float(found[1])


def taken(address: str, hall: psutil.Process) -> dict[str, float]:
    """What the hall takes now: memory in megabytes."""
    children, memory = hall.children(recursive=True), 0
    for child in children:
        try:
            memory += child.memory_info().rss
        except psutil.Error:
            continue
    return {
        "hall": hall.memory_info().rss / 2**20,
        "children": len(children),
        "children_memory": memory / 2**20,
        "files": hall.num_fds(),
        "threads": hall.num_threads(),
        "rooms": figure(address, "meadhall_rooms"),
    }


async def watch(address: str, hall: psutil.Process, arguments: argparse.Namespace) -> list[dict[str, float]]:
    """Let people come and go for so long; what the hall took, minute after minute."""
    visitors, minutes = Visitors(address, arguments.seed), list[dict[str, float]]()
    begun, before = time.monotonic(), worked(hall)

    async def visit() -> None:
        while True:
            await asyncio.sleep(0.1)
            seconds = time.monotonic() - begun
            few = visitors.visits.total() < arguments.rate * seconds / 60
            if few and worked(hall) - before < arguments.share * seconds:
                await visitors.visit()

    coming = [asyncio.create_task(visit()) for _ in range(AT_ONCE)]
    for minute in range(1, arguments.minutes + 1):
        await asyncio.sleep(max(0.0, begun + 60 * minute - time.monotonic()))
        share = (worked(hall) - before) / (time.monotonic() - begun)
        row = {"minute": minute, **await asyncio.to_thread(taken, address, hall), "share": share}
        minutes.append(row)
        told = {name: round(value, 2) for name, value in row.items()}
        print(json.dumps(told | {"visits": dict(visitors.visits), "failed": visitors.failed}), flush=True)
    for task in coming:
        task.cancel()
    await asyncio.gather(*coming, return_exceptions=True)
    return minutes


def slope(minutes: list[dict[str, float]], what: str) -> tuple[float, float]:
    """By how much something grew in the second half, an hour, and the standard error of that."""
    half = minutes[len(minutes) // 2 :]
    (grown, _), errors = np.polyfit([row["minute"] / 60 for row in half], [row[what] for row in half], 1, cov=True)
    return float(grown), float(np.sqrt(errors[0][0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--rate", type=float, default=90, help="visits a minute")
    parser.add_argument("--share", type=float, default=0.33, help="of one core, of everybody together, at most")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.minutes < 8:
        parser.error("of fewer than eight minutes nothing can be said")
    with open_hall() as (address, process):
        while figure(address, "meadhall_uncompiled"):  # a compiler takes more than all visitors together
            time.sleep(1)
        minutes = asyncio.run(watch(address, psutil.Process(process.number), arguments))
    figures = ("hall", "children_memory", "files", "threads", "rooms")
    print(json.dumps({what: [round(each, 2) for each in slope(minutes, what)] for what in figures}))


if __name__ == "__main__":
    main()
