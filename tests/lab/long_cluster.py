"""A cluster of separate processes: a head and two nodes, as on separate machines, one of them killed in the middle.

Part of `make test-long`: to start Ray three times takes a while.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.lab.simulate import simulate

ROOT = Path(__file__).parents[2]
SEATS, GAMES, SEED = ["child", "child"], 400, 5


def environment() -> dict[str, str]:
    """What all machines of a cluster share: where Meadhall is, and the token without which nobody is let in."""
    return os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "t" * 64}


@contextmanager
def ray_start(*arguments: str) -> Iterator[int]:
    """One node, as its own session of processes; its number."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--disable-usage-stats", *arguments]
    node = subprocess.Popen(
        command, start_new_session=True, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield node.pid
    finally:
        kill(node.pid)
        node.wait()


def kill(session: int) -> None:
    """All processes of a node at once, as if its plug was pulled."""
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                os.kill(int(status.parent.name), signal.SIGKILL)
        except (OSError, ValueError):  # it has ended meanwhile
            continue


def wait_for(port: int, seconds: float = 90.0) -> None:
    """Until somebody listens there."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "the head did not start"
            time.sleep(0.2)


@pytest.fixture
def nodes() -> Iterator[tuple[str, list[int]]]:
    """The address of a cluster, and the sessions of its two nodes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    store = ("--object-store-memory", str(80 * 2**20))
    address = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="ray") as folder, ExitStack() as stack:
        stack.enter_context(
            ray_start("--head", "--port", str(port), "--num-cpus", "0", "--include-dashboard", "false",
                      "--node-ip-address", "127.0.0.1", "--temp-dir", folder, *store)
        )  # fmt: skip
        wait_for(port)
        sessions = [
            stack.enter_context(
                ray_start("--address", address, "--num-cpus", "1", "--node-ip-address", "127.0.0.1", *store)
            )
            for _ in range(2)
        ]
        yield address, sessions


def test_a_cluster_of_separate_processes_gives_the_result_of_a_run_at_home(nodes: tuple[str, list[int]]) -> None:
    address, sessions = nodes
    command = [sys.executable, "-m", "tests.lab.on_separate_nodes", address, str(sessions[0])]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert found["killed_after"] < GAMES, "it was in the middle"
    assert found["nodes"] == [3, 2]
    home = simulate(meadhall.game("hagar"), SEATS, GAMES, seed=SEED, jobs=1)
    assert found["run"] | {"seconds": 0} == json.loads(json.dumps(home.to_dict())) | {"seconds": 0}
