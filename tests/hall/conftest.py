"""A hall that the tests of a worker share, and people who come to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.server import Person, Server, opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with opened(tmp_path_factory.mktemp("hall")) as server:
        server.wait_until_ready()
        yield server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def astrid(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def bjarni(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def gudrun(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person
