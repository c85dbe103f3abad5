"""A hall that the tests of a worker share, and people who come to it."""

import asyncio
import inspect
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from starlette.applications import Starlette

from meadhall.hall.app import make_app
from meadhall.hall.limits import Budgets
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.opening import open_store
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.store import Store
from tests.hall.browser import browser
from tests.hall.in_process import NOON, Time, Web
from tests.hall.postgres import Postgres
from tests.hall.push_service import PushService
from tests.hall.server import Person, Server, opened
from tests.hall.table_page import Sitter
from tests.patience import PATIENT


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**given), 5 * PATIENT))
    return True


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


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as chromium:
        yield chromium


@pytest.fixture
def guest(chromium: Browser, server: Server) -> Iterator[Sitter]:
    """Somebody in a browser; at the end nothing may have gone wrong on their pages."""
    with Sitter(chromium, server) as guest:
        yield guest


@pytest.fixture
def store(place: Path | str) -> Iterator[Store]:
    """A store of each kind."""
    store = open_store(place)
    yield store
    store.close()


@pytest.fixture
def two_halls(database: str) -> Iterator[list[Hall]]:
    """Two halls over one database, which know nothing of each other."""
    stores = [open_store(database) for _ in range(2)]
    yield [Hall(each, now=Time(NOON), pace=0.0) for each in stores]
    for store in stores:
        store.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture
def app(hall: Hall) -> Starlette:
    return make_app(hall, warm=False)


@pytest.fixture
def web(app: Starlette) -> Web:
    return Web(app)


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
