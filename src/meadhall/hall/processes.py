"""Several nodes on one machine behind one port: a parent that starts them, restarts one that dies, and stops them all.

The system gives each new connection to one of them (SO_REUSEPORT). The address of the database goes by the environment,
never by the command line, which every user of the machine can read.
"""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from meadhall.hall.serve import ServeError, ServerSettings, listen
from meadhall.hall.storage.opening import is_postgres, open_store
from meadhall.hall.words import say

STORE = "MEADHALL_STORE"
"""The variable of the environment that names the store."""
_LOOK = 0.1  # seconds between two looks at the nodes
_LONGEST_WAIT = 10.0  # seconds until a node is started again that does not open
_LAST_WORDS = 20.0  # seconds that nodes have to finish


class _Node:
    """A node; when its process has ended, another one takes its place."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self._command, self._environment = command, environment
        self.ready = threading.Event()
        self._wait, self._again = 0.0, 0.0
        self.start()

    def start(self) -> None:
        """Start a process; it ends with ours, because then nobody holds its input open."""
        self.ready.clear()
        self.process = subprocess.Popen(
            self._command,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the parent, which tells them
        )
        threading.Thread(target=self._read, args=(self.process,), daemon=True).start()

    def _read(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(say("hall-open", address="").rstrip()):
                self.ready.set()

    def look(self) -> bool:
        """Whether it lives. If not, it is started again: at once if it had opened, else more slowly each time."""
        if self.process.poll() is None:
            return True
        now = time.monotonic()
        if not self._again:
            self._wait = 0.0 if self.ready.is_set() else min(2 * self._wait + 0.5, _LONGEST_WAIT)
            self._again = now + self._wait
        if now >= self._again:
            self._again = 0.0
            self.start()
        return False


def serve_many(
    where: Path | str,
    count: int,
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    options: Sequence[str] = (),
    echo: Callable[[str], None] = print,
) -> None:
    """Open a hall of several nodes until it is told to stop; `options` of `meadhall hall` go to each of them."""
    if not is_postgres(where):
        raise ServeError(say("workers-need-postgres"))
    if not hasattr(socket, "SO_REUSEPORT"):
        raise ServeError(say("workers-need-ports"))
    open_store(where).close()  # a problem with it is told once, and the schema is there when the nodes come
    with listen(host, port) as free:  # nobody has it, not even to share it
        port = free.getsockname()[1]
    with listen(host, port, shared=True) as reserved:
        bound = reserved.getsockname()[1]
        command = [sys.executable, "-m", "meadhall.cli", "hall", "--node", str(count), "--host", host]
        command += ["--port", str(bound), *options]
        nodes = [_Node(command, os.environ | {STORE: str(where)}) for _ in range(count)]
        stop = threading.Event()
        for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(asked_to_stop, lambda *_: stop.set())
        try:
            while not all(node.ready.is_set() for node in nodes) and not stop.wait(_LOOK):
                if any(node.process.poll() is not None for node in nodes):
                    raise ServeError(say("node-unopened"))
            if not stop.is_set():
                echo(say("hall-open-nodes", address=ServerSettings(host).address(bound), count=count))
                echo(say("stop-by"))
            while not stop.wait(_LOOK):
                for number, node in enumerate(nodes, 1):
                    was = node.process
                    if not node.look() and node.process is not was:
                        status = was.returncode
                        how = signal.Signals(-status).name if status < 0 else say("status", number=str(status))
                        echo(say("node-ended", number=number, how=how))
        finally:
            deadline = time.monotonic() + _LAST_WORDS
            for node in nodes:
                node.process.terminate()
            for node in nodes:
                try:
                    node.process.wait(max(0.1, deadline - time.monotonic()))
                except subprocess.TimeoutExpired:
                    node.process.kill()
                    node.process.wait()


def end_with_parent() -> None:
    """For a node: end well when the parent is gone, whatever the reason."""

    def watch() -> None:
        while os.read(0, 1024):  # not by `sys.stdin`, whose lock would be held when the interpreter ends
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()
