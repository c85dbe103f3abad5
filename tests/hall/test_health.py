"""Whether a hall lives, and whether it can do its work, are two questions."""

import asyncio
import sqlite3
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from meadhall.hall import readiness
from meadhall.hall.app import make_app
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.table.tokens import new_token
from tests.hall.in_process import Web


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    store = SqliteStore(tmp_path / "hall.sqlite")
    yield Hall(store)
    store.close()


def test_a_hall_lives_while_its_disk_is_full_but_is_not_ready(hall: Hall, tmp_path: Path) -> None:
    web = Web(make_app(hall, warm=False))
    assert web.get("/readyz").json() == {"status": "ready"}
    (tmp_path / ".probe").symlink_to("/dev/full")
    answer = web.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"status": "disk-full"})
    assert (web.get("/healthz").status_code, web.get("/healthz").json()) == (200, {"status": "ok"})
    assert web.get("/readyz").json() == {"status": "ready"}, "the probe took its file away"
    (tmp_path / "hall.sqlite").rename(tmp_path / "elsewhere")
    assert web.get("/readyz").json() == {"status": "store"}, "what is kept now would be missed at the next start"
    (tmp_path / "elsewhere").rename(tmp_path / "hall.sqlite")
    hall.stopping = True
    assert web.get("/readyz").json() == {"status": "stopping"}


class Knot:
    """Garbage that only a collector finds."""

    def __init__(self) -> None:
        self.self = self


async def test_new_garbage_is_looked_for_all_the_time_and_not_when_there_is_much_of_it(hall: Hall) -> None:
    async with make_app(hall, warm=False).router.lifespan_context(Starlette()):
        knot = weakref.ref(Knot())
        assert knot() is not None
        while knot() is not None:
            await asyncio.sleep(0.01)


def test_what_is_damaged_is_our_fault_and_not_that_of_whoever_asks(hall: Hall, tmp_path: Path) -> None:
    web, headers = Web(make_app(hall, warm=False)), {"authorization": f"Bearer {new_token()}"}
    plan = {"game": "hagar", "seats": ["me", "open"]}
    table = web.post("/api/tables", json=plan, headers=headers).json()["table"]
    hall.rooms.clear()
    with sqlite3.connect(tmp_path / "hall.sqlite") as other:
        other.execute("DROP TRIGGER entries_are_never_changed")
        other.execute("UPDATE entries SET data = CAST(replace(CAST(data AS TEXT), 'Guest', 'Ghost') AS BLOB)")
    answer = web.get(f"/api/tables/{table}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
    assert "A mistake of ours" in web.get(f"/t/{table}").text
