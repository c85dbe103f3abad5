"""One visitor against all: what they bring stays small, what they ask for is built aside, and others go on."""

import asyncio
import json
import logging
import os
import shutil
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.fuzz import Fuzz, Logged
from starlette.requests import HTTPConnection

from meadhall.core.gamefile import GameFile, Variation, parse_game_file
from meadhall.hall.app import make_app
from meadhall.hall.identity import ADDRESS
from meadhall.hall.limits import MOST_NESTED, UPLOADS_AT_ONCE
from meadhall.hall.live.hall import Hall
from meadhall.hall.pages import forms, replays, uploads
from meadhall.hall.storage import sqlite, store
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.opening import all_logs
from meadhall.hall.storage.sqlite import SqliteStore
from meadhall.hall.storage.writes import Erase
from meadhall.table.errors import TableError
from meadhall.table.tokens import new_token
from tests.hall.in_process import Web
from tests.patience import PATIENT

GOLDEN = Path(__file__).parents[1] / "golden" / "hagar"


@pytest.fixture(scope="module")
def file() -> GameFile:
    return parse_game_file(sorted(GOLDEN.glob("2-players*.json"))[0].read_bytes())


def nested(file: GameFile, depth: int, actions: int = 0) -> bytes:
    """A file with variations of variations."""
    variation = Variation(name="x", position=0, actions=["0: keep"] * actions)
    for _ in range(depth - 1):
        variation = Variation(name="x", position=0, actions=["0: keep"] * actions, variations=[variation])
    return json_of(file.with_more(variations=[variation]))


def json_of(file: GameFile) -> bytes:
    return json.dumps(json.loads(file.to_json()), separators=(",", ":")).encode()


def brought(folder: Path) -> list[int]:
    """The sizes of all files that are kept of what visitors brought."""
    return [path.stat().st_size for path in (folder / "replays").glob("*")]


# --- What somebody brings ---------------------------------------------------------------------------------------------


def test_what_is_kept_of_a_file_is_no_more_than_what_came(web: Web, file: GameFile, tmp_path: Path) -> None:
    data = nested(file, MOST_NESTED, 100)
    assert web.post("/replay", data={"text": data.decode()}).status_code == 303
    (kept,) = brought(tmp_path)
    assert kept <= len(data)


@pytest.mark.parametrize(("depth", "actions"), [(MOST_NESTED + 1, 0), (460, 10), (2, uploads.MOST_ENTRIES)])
def test_a_file_that_is_nested_deeply_or_holds_too_much_is_refused(
    web: Web, file: GameFile, tmp_path: Path, depth: int, actions: int
) -> None:
    answer = web.post("/replay", data={"text": nested(file, depth, actions).decode()})
    assert answer.status_code == 422
    assert "a hall" in answer.text.lower()
    assert brought(tmp_path) == []


def test_a_file_with_many_variations_is_refused(web: Web, file: GameFile) -> None:
    many = [Variation(name="x", position=0, actions=[])] * (uploads.MOST_VARIATIONS + 1)
    answer = web.post("/replay", data={"text": json_of(file.with_more(variations=many)).decode()})
    assert (answer.status_code, "variations" in answer.text) == (422, True)


def test_all_files_together_have_a_limit_and_the_newest_stay(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "UPLOADED_BYTES", 2500)
    for number in range(5):
        hall.store.keep_upload(f"file{number}", b"x" * 1000)
        path = tmp_path / "replays" / f"file{number}.json"
        os.utime(path, (number, number))
    hall.store.keep_upload("last", b"x" * 1000)
    assert hall.store.upload("last") is not None
    assert hall.store.upload("file4") is not None
    assert sum(brought(tmp_path)) <= 2500


def test_who_brings_much_must_wait_and_the_same_file_counts_once(hall: Hall, web: Web, file: GameFile) -> None:
    def bring(number: int) -> str:
        data = json_of(file.with_more(variations=[Variation(name=f"{number}", position=0, actions=["x"] * 19_000)]))
        return web.post("/replay", data={"text": data.decode()}).text

    bring(0)
    hall.budgets.charge("storage", None, "127.0.0.1", 32_768 - 200)
    assert "many large files" not in bring(0)
    assert "many large files" not in bring(1)
    assert "many large files" in bring(2)


def test_a_disk_that_is_nearly_full_takes_moves_and_no_files(
    hall: Hall, web: Web, file: GameFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = store.FOR_MOVES + 1000
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=free))
    answer = web.post("/replay", data={"text": file.to_json().decode()})
    assert answer.status_code == 503
    assert "nearly full" in answer.text
    assert brought(tmp_path) == []
    auth = {"authorization": f"Bearer {new_token()}"}
    opened = web.post("/api/tables", json={"game": "hagar", "seats": ["me", "me"]}, headers=auth).json()
    free = 0
    refused = web.post("/api/tables", json={"game": "hagar", "seats": ["me", "me"]}, headers=auth)
    assert (refused.status_code, refused.json()["code"]) == (503, "disk-full")
    move = {"do": "act", "action": opened["choices"][0]["number"], "position": opened["position"]}
    assert web.post(f"/api/tables/{opened['table']}/do", json=move, headers=auth).status_code == 200


def test_a_disk_that_is_full_is_told_and_nothing_unfinished_stays(
    hall: Hall, web: Web, file: GameFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_bytes

    def half(self: Path, data: bytes) -> int:
        write(self, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    answer = web.post("/replay", data={"text": file.to_json().decode()})
    assert (answer.status_code, "no room left" in answer.text) == (503, True)
    assert brought(tmp_path) == []


def test_what_was_not_finished_is_gone_when_a_hall_opens_again(tmp_path: Path) -> None:
    folder = tmp_path / "replays"
    folder.mkdir()
    (folder / "abc.new").write_bytes(b"half")
    (folder / "abc.json").write_bytes(b"whole")
    SqliteStore(tmp_path / "hall.sqlite").close()
    assert [path.name for path in folder.iterdir()] == ["abc.json"]


def test_one_address_sends_so_many_files_at_once_and_others_still_may(hall: Hall, file: GameFile) -> None:
    app, data = make_app(hall, proxies=["127.0.0.1"], warm=False), file.to_json()

    async def slowly(until: asyncio.Event) -> AsyncIterator[bytes]:
        yield data[:100]
        await until.wait()
        yield data[100:]

    async def send() -> list[int]:
        last = asyncio.Event()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:

            async def bring(address: str) -> int:
                headers = {"x-forwarded-for": address}
                return (await client.post("/dice/draws", content=slowly(last), headers=headers)).status_code

            async def until_sent(address: str, count: int) -> None:
                while hall.budgets.crowd._open[f"upload {address}"] < count:
                    await asyncio.sleep(0.01)

            waiting = [asyncio.create_task(bring("203.0.113.1")) for _ in range(UPLOADS_AT_ONCE)]
            await until_sent("203.0.113.1", UPLOADS_AT_ONCE)
            refused = await bring("203.0.113.1")
            waiting.append(asyncio.create_task(bring("203.0.113.2")))
            await until_sent("203.0.113.2", 1)
            last.set()
            return [refused, *await asyncio.gather(*waiting)]

    assert asyncio.run(asyncio.wait_for(send(), PATIENT)) == [429, *[200] * (UPLOADS_AT_ONCE + 1)]


def test_who_leaves_in_the_middle_of_a_body_is_no_mistake_of_ours(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    app = make_app(hall, warm=False)
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "path": "/replay",
        "raw_path": b"/replay", "root_path": "", "scheme": "http", "query_string": b"", "server": ("localhost", 80),
        "client": ("127.0.0.1", 1), "headers": [
            (b"host", b"localhost"), (b"content-length", b"1000"),
            (b"content-type", b"application/x-www-form-urlencoded"),
        ],
    }  # fmt: skip
    told: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"text=", "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> dict[str, Any]:
        return told.pop(0)

    async def send(message: Any) -> None:
        pass

    asyncio.run(app(scope, receive, send))
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


# --- What somebody asks for -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["", "/frame?step=3&shape=tall"])
def test_a_replay_is_built_beside_the_loop_once_and_charged(
    hall: Hall, web: Web, file: GameFile, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    threads = list[str]()
    frame = replays.Tale.frame

    def watched(self: replays.Tale, *more: Any) -> Any:
        threads.append(threading.current_thread().name)
        return frame(self, *more)

    monkeypatch.setattr(replays.Tale, "frame", watched)
    place = web.post("/replay", data={"text": file.to_json().decode()}).headers["location"]
    first, second = web.get(place + way), web.get(place + way)
    assert (first.status_code, first.content) == (200, second.content)
    assert len(threads) == 1
    assert threads[0].startswith("pages")
    hall.budgets.charge("building", None, "127.0.0.1", 1000)
    other = "?step=4" if not way else way.replace("3", "4")
    refused = web.get(place + other)
    assert (refused.status_code, "take long" in refused.text) == (429, True)
    assert web.get(place + way).status_code == 200, "what is there already is shown to everybody"


def test_many_who_ask_for_the_same_at_once_have_it_built_once(hall: Hall, file: GameFile) -> None:
    app, told = make_app(hall, warm=False), list[str]()
    tell = replays.tell

    async def ask() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            sent = await client.post("/replay", data={"text": file.to_json().decode()})
            hall.caches.forget(sent.headers["location"].removeprefix("/replay/"))
            told.clear()
            asked = [client.get(sent.headers["location"], timeout=PATIENT) for _ in range(10)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    def watched(file: GameFile, *more: Any, **named: Any) -> Any:
        told.append(file.game)
        return tell(file, *more, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replays, "tell", watched)
        assert asyncio.run(ask()) == [200] * 10
    assert told == ["hagar"]


def test_nobody_waits_behind_the_pages_of_somebody_else_or_is_refused_with_them(hall: Hall) -> None:
    order, may_go = list[str](), threading.Event()

    def asker(address: str) -> HTTPConnection:
        return HTTPConnection({"type": "http", "headers": [], ADDRESS: address})

    async def ask() -> None:
        loki, astrid, build = asker("192.0.2.1"), asker("192.0.2.2"), hall.page_builder.build
        asked: list[asyncio.Task[Any]] = [asyncio.create_task(build("first", 0, may_go.wait, loki))]
        for key in range(10):
            asked.append(asyncio.create_task(build("page", key, partial(order.append, f"{key}"), loki)))
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(build("page", 9, partial(order.append, "twice"), astrid)))
        asked.append(asyncio.create_task(build("page", 10, partial(order.append, "10"), astrid)))
        await asyncio.sleep(0)
        hall.budgets.charge("building", None, "192.0.2.1", 1000)
        with pytest.raises(TableError, match="take long"):
            await build("page", 11, partial(order.append, "11"), loki)
        asked.append(asyncio.create_task(build("page", 11, partial(order.append, "11"), astrid)))
        await asyncio.sleep(0)
        may_go.set()
        await asyncio.gather(*asked)

    asyncio.run(ask())
    assert sorted(order, key=int) == [f"{key}" for key in range(12)], "each is built once"
    assert max(order.index(each) for each in ("9", "10", "11")) < 7


# --- What if ----------------------------------------------------------------------------------------------------------


def test_a_game_that_is_taken_over_often_is_stored_once_and_its_bots_are_charged(
    hall: Hall, web: Web, file: GameFile, tmp_path: Path
) -> None:
    path = tmp_path / "hall.sqlite"
    place = web.post("/replay", data={"text": file.to_json().decode()}).headers["location"]
    form = {"position": "4", "seat": "0", "bot": "random", "you": "Astrid", "name": ""}
    tables = [
        web.post(f"{place}/analysis/take-over", data=form).headers["location"].removeprefix("/t/") for _ in range(3)
    ]
    with sqlite.reading(path) as rows:
        assert rows("SELECT count(*) FROM files") == [(1,)]
        stored = dict(rows("SELECT table_id, length(data) FROM entries WHERE number = 1"))
    assert max(stored.values()) < 2000
    for table, log in all_logs(path):
        assert parse_game_file(json.dumps(json.loads(log[0])["what"]["taken"]["file"]).encode()).actions == file.actions
        assert table in tables
    hall.rooms.clear()
    assert web.get(f"/api/tables/{tables[0]}?board=0").json()["phase"] == "playing", "it is loaded with its file"
    for table in tables:
        hall.store.save_now(Erase(table))
    with sqlite.reading(path) as rows:
        assert rows("SELECT count(*) FROM files") == [(0,)]
    hall.budgets.charge("bots", None, "127.0.0.1", 200)
    refused = web.post(f"{place}/analysis/take-over", data=form)
    assert (refused.status_code, "many bots" in refused.text) == (429, True)


def test_a_file_that_is_missing_is_told(hall: Hall, web: Web, file: GameFile) -> None:
    place = web.post("/replay", data={"text": file.to_json().decode()}).headers["location"]
    form = {"position": "4", "seat": "0", "bot": "random"}
    table = web.post(f"{place}/analysis/take-over", data=form).headers["location"].removeprefix("/t/")
    assert isinstance(hall.store, SqliteStore)
    hall.store._connection.execute("DELETE FROM files")
    with pytest.raises(StoreError, match="missing") as error:
        hall.store.read(table)
    assert error.value.code == "damaged"


def test_a_long_form_is_read_beside_the_loop(hall: Hall, web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    threads, fields = list[str](), forms._sent

    async def watched(scope: Any, data: bytes) -> tuple[dict[str, str], dict[str, bytes]]:
        threads.append(threading.current_thread().name)
        return await fields(scope, data)

    monkeypatch.setattr(forms, "_sent", watched)
    web.post("/play", data={"game": "nothing", "name": "%" * forms.SHORT})
    file = {"file": ("game.json", b"\r\n--" * 20_000)}
    web.post("/replay", files=file)
    assert len(threads) == 2
    assert all(name.startswith("pages") for name in threads)
    hall.budgets.charge("building", None, "127.0.0.1", 1000)
    answer = web.post("/t/nowhere/sit", data={"name": "%" * forms.SHORT})
    assert (answer.status_code, "too fast" in answer.text) == (429, True)


@pytest.mark.parametrize("gone_after", [1, 2])
def test_who_has_gone_before_they_are_turned_away_is_no_mistake_of_ours(hall: Hall, gone_after: int) -> None:
    app, sent = make_app(hall, warm=False), list[str]()
    scope = {
        "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1", "scheme": "ws",
        "path": "/t/nowhere/socket", "raw_path": b"/t/nowhere/socket", "root_path": "", "query_string": b"",
        "server": ("localhost", 80), "client": ("127.0.0.1", 1), "headers": [(b"host", b"localhost")],
        "subprotocols": [], "extensions": {},
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        if len(sent) == gone_after:
            raise OSError("gone")
        sent.append(message["type"])

    asyncio.run(app(scope, receive, send))
    assert len(sent) == gone_after


def test_fuzzed_frames_and_messages_are_refused_and_nothing_is_logged() -> None:
    """A little of what `bench/fuzz.py` does by the million."""
    logged = Logged()
    logging.getLogger().addHandler(logged)

    async def fuzz() -> int:
        return await Fuzz(logged).run(seed=1, first=0, count=3000)

    try:
        assert asyncio.run(fuzz()) == 0
    finally:
        logging.getLogger().removeHandler(logged)
