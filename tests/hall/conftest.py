"""A hall that the tests of a worker share, and people who come to it."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.hall.limits import Budgets
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.sqlite import SqliteStore
from tests.hall.in_process import Time
from tests.hall.postgres import Postgres
from tests.hall.server import Person, Server, opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with opened(tmp_path_factory.mktemp("hall")) as server:
        server.wait_until_ready()
        yield server


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall in this process, whose budgets are not filled again while a test runs."""
    store = SqliteStore(tmp_path / "hall.sqlite")
    hall = Hall(store)
    hall.budgets = Budgets(Time())
    yield hall
    store.close()


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests, also of several workers: who is last stops it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    server = Postgres(Path(tempfile.gettempdir()) / f"meadhall-postgres-{run}")  # its own user must get there
    yield server
    server.close()


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database."""
    address = postgres.database()
    yield address
    postgres.give_back(address)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be: an empty one of each kind."""
    if request.param == "sqlite":
        return tmp_path / "hall.sqlite"
    address: str = request.getfixturevalue("database")
    return address
