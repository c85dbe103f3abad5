"""A real hall in a process of its own, for tests that talk to it, kill it and start it again."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from meadhall.hall.live.messages import PROTOCOL
from tests.patience import PATIENT


class Server:
    """`meadhall hall` with a database of its own, or with another store and further options."""

    def __init__(
        self, folder: Path, *, pace: float = 0.0, store: str | None = None, options: Sequence[str] = ()
    ) -> None:
        self.folder, self.pace, self.port = folder, pace, 0
        self.store, self.options = store, options
        self.lines: list[str] = []
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before."""
        command = [sys.executable, "-m", "meadhall.cli", "hall", "--verbose"]
        command += ["--port", str(self.port), "--pace", str(self.pace), *self.options]
        environment = os.environ | {"MEADHALL_DATA": str(self.folder)}
        if self.store is not None:
            environment["MEADHALL_STORE"] = self.store
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", said)
        if found is None:
            self.process.kill()
            raise AssertionError(f"the hall did not open: {said}{self.process.communicate()[1]}")
        self.port = int(found[1])
        self._readers = [
            threading.Thread(target=self._keep, args=(stream,), daemon=True)
            for stream in (self.process.stdout, self.process.stderr)
        ]
        for reader in self._readers:
            reader.start()

    def _keep(self, stream: Any) -> None:
        with stream:
            self.lines.extend(stream)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process.poll() is None, f"the hall had ended by itself: {''.join(self.lines[-20:])}"
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """As its owner would; returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        status = self.process.wait(timeout=PATIENT)
        for reader in self._readers:
            reader.join()
        return status

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    def wait_until_ready(self, seconds: float = 10 * PATIENT) -> None:
        """Until all games are compiled: on a machine that has never played them this takes a while."""
        deadline = time.monotonic() + seconds
        while not any("games ready" in line for line in list(self.lines)):
            assert time.monotonic() < deadline, "the games did not get ready"
            time.sleep(0.05)

    def log(self) -> list[dict[str, Any]]:
        """What it has written down."""
        return [json.loads(line) for line in self.lines if line.startswith("{")]


@contextmanager
def opened(
    folder: Path, *, pace: float = 0.0, store: str | None = None, options: Sequence[str] = ()
) -> Iterator[Server]:
    """A hall that is closed at the end."""
    server = Server(folder, pace=pace, store=store, options=options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Person:
    """Somebody with a token, who talks to a hall by HTTP."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.token: str = httpx.post(f"{server.address}/api/tokens", timeout=PATIENT).json()["token"]
        headers = {"authorization": f"Bearer {self.token}"}
        # Rules may be compiled first.
        self.http = httpx.Client(base_url=server.address, headers=headers, timeout=PATIENT)

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def open(self, *seats: str, game: str = "hagar", name: str = "Astrid", **more: Any) -> str:
        """A new table."""
        plan = {"game": game, "seats": list(seats), "names": [name]} | more
        answer = self.http.post("/api/tables", json=plan)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def see(self, table: str, **query: Any) -> dict[str, Any]:
        """The table as this person sees it."""
        answer = self.http.get(f"/api/tables/{table}", params={"board": 0} | query)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    def do(self, table: str, key: str | None = None, **command: Any) -> httpx.Response:
        """Do something there."""
        headers = {"idempotency-key": key} if key is not None else {}
        return self.http.post(f"/api/tables/{table}/do", json=command, headers=headers)

    @contextmanager
    def socket(self, table: str, hello: dict[str, Any] | None = None) -> Iterator["Socket"]:
        """A socket at a table, which has said hello already if told what."""
        headers = {"authorization": f"Bearer {self.token}"}
        address = f"ws://localhost:{self.server.port}/t/{table}/socket"
        with connect(address, additional_headers=headers, max_size=None) as connection:
            socket = Socket(connection)
            if hello is not None:
                socket.send(type="hello", protocol=PROTOCOL, **hello)
            yield socket


class Socket:
    """A socket with JSON on it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def do(self, command_id: str, **command: Any) -> None:
        """Send a command."""
        self.send(type="do", id=command_id, command=command)

    def hear(self, kind: str = "", seconds: float = PATIENT) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(timeout=seconds))
            if not kind or message["type"] == kind:
                return message

    def until(self, wanted: Any, seconds: float = PATIENT) -> dict[str, Any]:
        """The first view of the table for which something holds."""
        while True:
            view: dict[str, Any] = self.hear("table", seconds)["view"]
            if wanted(view):
                return view
