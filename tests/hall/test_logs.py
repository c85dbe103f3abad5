"""What is written down, and what is not."""

import io
import json
import logging
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.hall.logs import NAME, Log, write_logs
from tests.hall.server import Server
from tests.patience import PATIENT


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root, names = logging.getLogger(), (NAME, "uvicorn.error")
    handlers, levels = root.handlers[:], [root.level, *(logging.getLogger(name).level for name in names)]
    root.handlers = []  # what pytest put there
    yield io.StringIO()
    root.handlers = handlers
    for logger, level in zip((root, *map(logging.getLogger, names)), levels, strict=True):
        logger.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_an_event_with_its_facts(stream: io.StringIO) -> None:
    write_logs(stream, verbose=True)
    Log().info("request", method="GET", status=200)
    (line,) = lines(stream)
    assert time.strptime(line.pop("when"), "%Y-%m-%dT%H:%M:%SZ")
    assert line == {"level": "info", "event": "request", "method": "GET", "status": 200}


def test_only_what_goes_wrong_is_written_unless_asked_for(stream: io.StringIO) -> None:
    write_logs(stream)
    Log().info("games ready")
    Log().error("write failed")
    assert [line["event"] for line in lines(stream)] == ["write failed"]


def test_an_error_is_told_by_its_place_and_not_by_its_words(stream: io.StringIO) -> None:
    write_logs(stream)
    for log in (Log(), logging.getLogger("uvicorn.error"), logging.getLogger("asyncio")):
        try:
            raise KeyError("Astrid the Loud")
        except KeyError as error:
            log.error(
                f"it failed\nfuture: <Task exception={error!r}>" if log.name == "asyncio" else "it failed",
                exc_info=error,
            )
    Log().error("write failed", table="the-address-of-a-table")
    logging.getLogger("uvicorn.error").warning("odd: %s", "Astrid the Loud")
    for line in lines(stream)[:3]:
        assert (line["event"], line["kind"]) == ("it failed", "KeyError")
        assert line["trace"][-1].startswith("tests.hall.test_logs:")
        assert line["place"].startswith(f"{__file__}:")
    assert lines(stream)[1]["from"] == "uvicorn.error"
    assert len(lines(stream)[3]["table"]) == 8
    for secret in ("Astrid", "the-address"):
        assert secret not in stream.getvalue()


def test_what_the_server_says_is_a_line_as_well(server: Server) -> None:
    with socket.create_connection(("localhost", server.port)) as connection:
        connection.sendall(b"this is no HTTP\r\n\r\n")
        connection.recv(1000)
    deadline = time.monotonic() + PATIENT
    while not (told := [line for line in server.log() if line.get("from") == "uvicorn.error"]):
        assert time.monotonic() < deadline, server.lines[-3:]
        time.sleep(0.02)
    assert told[-1]["event"] == "Invalid HTTP request received."
