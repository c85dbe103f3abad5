"""The process may be killed at any moment: no acknowledged command is missing or doubled, and all games go on.

`MEADHALL_KILLS` says how often; `make test-long` kills it fifty times.
"""

import os
import random
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from meadhall.core.replay import replay
from meadhall.games import load
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import Store
from meadhall.table.entries import Acted, Said
from meadhall.table.table import Table
from tests.hall.server import Person, Server, opened

KILLS = int(os.environ.get("MEADHALL_KILLS", "3"))
GAMES = ("hagar", "runir", "saga")


@dataclass
class Player:
    """Plays and talks at one table through every kill, and sends again what was not acknowledged."""

    person: Person
    table: str
    seed: int
    acknowledged: dict[str, int] = field(default_factory=dict)
    """The version that each command has made, by its id."""
    failures: list[str] = field(default_factory=list)

    def run(self, stop: threading.Event) -> None:
        chance, seen = random.Random(self.seed), 0
        pending: dict[str, dict[str, Any]] = {}
        while not stop.is_set():
            try:
                with self.person.socket(self.table, {"seen": seen, "board": False}) as socket:
                    for command_id, command in pending.items():
                        socket.do(command_id, **command)
                    while not stop.is_set():
                        message = socket.hear(seconds=0.5)
                        if message["type"] == "ack":
                            self.acknowledged[message["id"]] = message["version"]
                            pending.pop(message["id"], None)
                        elif message["type"] == "error" and message["code"] == "unavailable":
                            raise OSError("come back later")
                        elif message["type"] == "error":
                            pending.pop(message["id"], None)
                            if message["code"] not in ("stale", "not-your-turn", "too-fast"):
                                self.failures.append(str(message))
                        elif message["type"] == "table":
                            view = message["view"]
                            if view["version"] < seen:
                                self.failures.append(f"the table went back from {seen} to {view['version']}")
                            seen = view["version"]
                            if view["choices"] and not pending:
                                choice = chance.choice(view["choices"])
                                command = {"do": "act", "action": choice["number"], "position": view["position"]}
                                pending[f"act {view['position']}"] = command
                                socket.do(f"act {view['position']}", **command)
                            elif view["phase"] == "over" or chance.random() < 0.2:
                                pending[f"say {seen}"] = {"do": "say", "text": f"word {seen}"}
                                socket.do(f"say {seen}", **pending[f"say {seen}"])
                                time.sleep(0.05)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                time.sleep(0.02)


def test_nothing_that_was_acknowledged_is_lost_or_doubled(folder: Path) -> None:
    with opened(folder) as server:
        players = []
        for number in range(6):
            person = Person(server)
            table = person.open("me", "random", game=GAMES[number % len(GAMES)])
            players.append(Player(person, table, number))
        _play_and_kill(server, players)
        for player in players:
            player.person.http.close()
        print("".join(server.lines))  # seen where the test fails
    check(SqliteStore(folder / "hall.sqlite"), players)


def _play_and_kill(server: Server, players: list[Player]) -> None:
    chance, stop = random.Random(1), threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        for _ in range(KILLS):
            counted = sum(len(player.acknowledged) for player in players)
            deadline = time.monotonic() + 60
            while sum(len(player.acknowledged) for player in players) < counted + 30 and time.monotonic() < deadline:
                time.sleep(0.01)
            time.sleep(chance.random() * 0.2)
            server.kill()
            server.start()
        time.sleep(1)
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def check(store: Store, players: list[Player]) -> None:
    """What the clients were told against what the store has."""
    assert sum(len(player.acknowledged) for player in players) >= 30 * KILLS
    for player in players:
        assert not player.failures, player.failures[:3]
        assert player.acknowledged
        stored = store.read(player.table)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
        own = [entry for entry in stored.entries if isinstance(entry.what, Acted | Said) and entry.by is not None]
        ids = [entry.id for entry in own]
        assert len(ids) == len(set(ids)), "a command was carried out twice"
        kept = {entry.id: entry.number for entry in own}
        for command_id, version in player.acknowledged.items():
            assert kept.get(command_id) == version, f"{command_id} was acknowledged as {version}"
        whole = Table.load(player.table, stored.entries, load)
        quick = Table.load(player.table, stored.entries, load, stored.snapshot)
        assert whole.game_file() == quick.game_file()
        replay(whole.game_file(), load(whole.opened.game))  # by the rules, from the first step to the last
    store.close()


def test_a_graceful_stop_finishes_writes_and_tells_clients_to_come_back(folder: Path) -> None:
    with opened(folder) as server, Person(server) as person:
        table = person.open("me", "random")
        with person.socket(table, {"board": False}) as socket:
            socket.hear("table")
            socket.do("1", do="say", text="hello")
            version = socket.hear("ack")["version"]
            assert server.stop() == 0
            with suppress(WebSocketException):
                while True:
                    socket.hear()
            assert socket.connection.close_code == 1012
        server.start()
        assert person.do(table, "1", do="say", text="hello").status_code == 200
        assert person.see(table)["version"] >= version
        assert [line["text"] for line in person.see(table)["lines"] if line["kind"] == "chat"] == ["hello"]


def test_a_hall_that_cannot_open_says_why(server: Server, folder: Path) -> None:
    command = [sys.executable, "-m", "meadhall.cli", "hall"]
    environment = os.environ | {"MEADHALL_DATA": str(server.folder)}
    second = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert second.returncode == 1
    assert "another hall uses" in second.stderr
    environment["MEADHALL_DATA"] = str(folder)
    command += ["--port", str(server.port)]
    third = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert third.returncode == 1
    assert "cannot be opened" in third.stderr
    assert httpx.get(server.address + "/healthz").status_code == 200
