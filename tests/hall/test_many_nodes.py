"""Three nodes behind one port, over one PostgreSQL: any of them, the database and the way to it may fail at any moment.

Nothing that was acknowledged is lost or doubled, clients resume, bots go on. `MEADHALL_KILLS` says how often nodes are
killed; `make test-long` kills them fifty times.
"""

import random
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from meadhall.hall.storage.opening import open_store
from tests.hall.postgres import Postgres
from tests.hall.proxy import Proxy
from tests.hall.server import Person, Server, opened
from tests.hall.test_kill import GAMES, KILLS, Player, check
from tests.patience import PATIENT

NODES = 3
REPLACED = 15.0
"""Seconds within which everybody goes on: 5 for a node that is replaced, the rest for a machine that has other work."""


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that may be stopped without anybody else's noticing."""
    folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-"))
    server = Postgres(folder / "data")
    yield server
    server.close()
    shutil.rmtree(folder)


def nodes_of(server: Server) -> list[psutil.Process]:
    """All nodes, when all are running."""
    deadline = time.monotonic() + PATIENT
    while True:
        found = [child for child in psutil.Process(server.process.pid).children() if child.is_running()]
        if len(found) == NODES and server.process.poll() is None:
            return found
        assert time.monotonic() < deadline, "a node that died was not started again"
        time.sleep(0.05)


class Crowd:
    """People who play all the time, each against a bot."""

    def __init__(self, server: Server) -> None:
        self.players = []
        for number in range(6):
            person = Person(server)
            table = person.open("me", "random", game=GAMES[number % len(GAMES)])
            self.players.append(Player(person, table, number))
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=player.run, args=(self._stop,)) for player in self.players]
        for thread in self._threads:
            thread.start()

    def go_on(self, least: int = 30) -> float:
        """Wait until all of them together, and each of them, have been acknowledged something; the seconds it took."""
        before = [len(player.acknowledged) for player in self.players]
        begun = time.monotonic()
        while True:
            news = [len(player.acknowledged) - count for player, count in zip(self.players, before, strict=True)]
            if min(news) > 0 and sum(news) >= least:
                return time.monotonic() - begun
            assert time.monotonic() - begun < PATIENT, f"they do not go on: {news}"
            time.sleep(0.01)

    def end(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()
        for player in self.players:
            player.person.http.close()


def test_nodes_the_database_and_the_way_to_it_may_fail(
    folder: Path, own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_JIT", "0")  # nodes that have nothing to compile or load are there again at once
    chance = random.Random(1)
    database = own_postgres.database()
    proxy = Proxy(own_postgres.socket)
    store = database.partition("?")[0].replace("@/", f"@127.0.0.1:{proxy.port}/")
    try:
        with opened(folder, store=store, options=["--workers", str(NODES)]) as server:
            crowd = Crowd(server)
            try:
                crowd.go_on()
                for number in range(KILLS):
                    chance.choice(nodes_of(server)).kill()
                    if number % 10 == 1:
                        own_postgres.crash()
                        time.sleep(chance.random())
                        own_postgres.start()
                    elif number % 10 == 2:
                        proxy.cut()
                        time.sleep(chance.random())
                        proxy.mend()
                    else:
                        assert crowd.go_on() < REPLACED
                crowd.go_on()
            finally:
                crowd.end()
            assert sum("has ended by SIGKILL" in line for line in server.lines) >= min(KILLS, 2)
            left = nodes_of(server)
            assert server.stop() == 0
            assert not any(node.is_running() for node in left)
        check(open_store(database), crowd.players)
    finally:
        proxy.close()
