"""Being forgotten: nothing that the hall keeps, on disk or in memory, tells a person's name any more."""

import asyncio
import gc
import importlib
import pkgutil
import sqlite3
import threading
import tomllib
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CellType, FunctionType, ModuleType
from typing import Any
from weakref import ProxyTypes

import psycopg
import pytest
from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

import meadhall.hall
from meadhall.analysis import analyse
from meadhall.analysis.depth import QUICK, USUAL
from meadhall.core.replay import replay
from meadhall.games import load
from meadhall.hall.analyses.queue import Standing
from meadhall.hall.live.hall import Hall
from meadhall.hall.moderation import MUTE
from meadhall.hall.pages import replays
from meadhall.hall.retention import DAY, Keep
from meadhall.hall.storage.mentions import SELECT
from meadhall.hall.storage.opening import open_store
from meadhall.hall.storage.writes import AnalysisWrite, digest_of
from tests.hall.in_process import Time, Web
from tests.hall.test_house import Guest, played
from tests.patience import PATIENT

NAME = "Bjarni"
PLACES = tomllib.loads((Path(meadhall.hall.__path__[0]) / "personal_data.toml").read_text("utf-8"))
SOMEBODY = HTTPConnection({"type": "http", "headers": []})


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    store = open_store(tmp_path / "hall.sqlite")
    yield Hall(store, now=Time(1_000_000.0), pace=0.0)
    store.close()


def take_over(guest: Guest, table: str, **more: Any) -> str:
    """A table that goes on from the first position of a finished game; it is ended at once."""
    form = {"position": "30", "seat": "0", "bot": "random", "you": "Gudrun", "name": "What if?"} | more
    sent = guest.ask("POST", f"/t/{table}/analysis/take-over", data=form)
    assert sent.status_code == 303, sent.text
    found: str = sent.headers["location"].removeprefix("/t/")
    guest.do(found, do="call")
    return found


def analysed(hall: Hall, guest: Guest, table: str) -> AnalysisWrite:
    """What an analysis of a table's game would keep: it tells the names."""
    file = asyncio.run(_file(hall, table))
    match = replay(file, load("hagar"))
    return AnalysisWrite(digest_of(file), USUAL, hall.now(), analyse(match, depth=8).json())


async def _file(hall: Hall, table: str) -> Any:
    room = await hall.room(table)
    async with room.held():
        return room.table.played_file()


def told_in_memory(app: Starlette, text: str) -> list[str]:
    """The kinds of objects that hold a text, among all that can be reached from the application."""
    found, waiting, seen = [], [app.state._state], set[int]()
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, type | ModuleType):
            continue
        seen.add(id(each))
        inner = gc.get_referents(each)
        if isinstance(each, FunctionType):  # what it was made with, and not what stands in its module
            inner = [cell.cell_contents for cell in each.__closure__ or () if cell != CellType()]  # one may be empty
        elif isinstance(each, Struct):  # many of them are not known to the collector
            inner = [getattr(each, field) for field in each.__struct_fields__]
        inner = [held for held in inner if type(held) not in ProxyTypes]  # a dead one cannot even be asked for its type
        for held in inner:
            told = held.decode("utf-8", "replace") if isinstance(held, bytes) else held
            if isinstance(told, str) and text in told:
                found.append(f"{type(each).__name__}: {told[:60]}")
        waiting += inner
    return found


def told_on_disk(hall: Hall, text: str) -> bool:
    path: Path = hall.store.path  # type: ignore[attr-defined]
    with sqlite3.connect(path) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        rows = [row for table in tables for row in connection.execute(f"SELECT * FROM {table}")]
    return any(text.encode() in (v if isinstance(v, bytes) else str(v).encode()) for row in rows for v in row)


def test_nothing_tells_the_name_of_a_person_who_was_forgotten(hall: Hall, app: Starlette, web: Web) -> None:
    """Replays, frames, analyses and tries that were kept in memory; tables that go on from their game; the store."""
    astrid, bjarni, table = played(web, hall)
    late = analysed(hall, astrid, table)
    hall.store.save_now(late)
    for page in ("replay", "replay/frame?step=9", "analysis", "analysis/position?number=30", "analysis/file"):
        assert NAME in astrid.ask("GET", f"/t/{table}/{page}").text, page
    what_if = take_over(astrid, table)
    further = take_over(astrid, what_if, position="29", name="And then?")
    theirs = take_over(bjarni, table, you=NAME, name="What if Bjarni had won?")
    on_theirs = take_over(astrid, theirs, position="29")
    files = [f"/api/tables/{each}/game" for each in (table, what_if, further, theirs, on_theirs)]
    assert all(NAME in astrid.ask("GET", file).text for file in files)
    assert told_in_memory(app, NAME)
    assert told_on_disk(hall, NAME)

    bjarni.ask("POST", "/your-data/forget")
    hall.store.save_now(late)  # an analysis that ends later
    for page in ("replay", "replay/frame?step=9", "analysis", *(f"../..{file}" for file in files)):
        answer = astrid.ask("GET", f"/t/{table}/{page}")
        assert answer.status_code == 200, page
        assert NAME not in answer.text, page
    assert astrid.ask("GET", f"/t/{table}/analysis/standing").json()["state"] == "none"
    gc.collect()
    assert told_in_memory(app, NAME) == []
    assert not told_on_disk(hall, NAME)
    assert "Astrid" in astrid.ask("GET", files[1]).text, "the others stay"


def test_whoever_may_not_speak_names_no_variation(hall: Hall, web: Web) -> None:
    astrid, _, table = played(web, hall)
    asyncio.run(hall.moderation.decide(MUTE, astrid.person))
    file = astrid.ask("GET", f"/api/tables/{take_over(astrid, table, you='Cheats', name='You cheat')}/game").text
    assert "heat" not in file
    assert "What if, from step 30?" in file


def test_a_game_that_was_taken_over_is_thinned_with_its_table_and_with_the_other(hall: Hall, web: Web) -> None:
    astrid, _, table = played(web, hall)
    what_if = take_over(astrid, table)
    clock: Any = hall.now
    clock.now += 5 * DAY
    later = take_over(astrid, table)
    hall.retention.keep = Keep(names=3)
    asyncio.run(hall.retention.look())
    for each in (table, what_if, later):
        file = astrid.ask("GET", f"/api/tables/{each}/game").text
        assert (NAME not in file, "Seat 2" in file) == (True, True)
    assert "Gudrun" in astrid.ask("GET", f"/api/tables/{later}/game").text, "this one is young"
    assert not told_on_disk(hall, NAME)


def test_an_analysis_that_is_under_way_is_given_up(hall: Hall, web: Web) -> None:
    astrid, bjarni, table = played(web, hall)
    file, going = asyncio.run(_file(hall, table)), asyncio.Event()
    match = replay(file, load("hagar"))

    class Lane:
        async def ask(self, request: Any, *more: Any, **named: Any) -> bytes:
            if request.depth == QUICK:
                return analyse(match, depth=QUICK).json()
            await going.wait()
            return analyse(match, depth=8).json()

    async def play() -> Standing:
        hall.analyses._quick = hall.analyses._deep = Lane()  # type: ignore[assignment]
        await hall.analyses.begin(file, 100, astrid.person)
        while await hall.analyses.best(file) is None:
            await asyncio.sleep(0.001)
        await hall.retention.forget_person(bjarni.person)
        going.set()
        await asyncio.wait(hall._tasks)
        return await hall.analyses.standing(file)

    assert asyncio.run(asyncio.wait_for(play(), PATIENT)).state == "none"
    assert not told_on_disk(hall, NAME)


async def test_what_is_being_told_while_somebody_is_forgotten_is_not_kept(
    hall: Hall, app: Starlette, web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay that was begun before must not come into the cache after."""
    _, bjarni, table = played(web, hall)
    begun, forgotten = threading.Event(), threading.Event()

    def tell(*file: Any, **more: Any) -> Any:
        begun.set()
        forgotten.wait(60)
        return replays.Tale(replay(*file), file[0], more["ended"])

    monkeypatch.setattr(replays, "tell", tell)
    telling = asyncio.create_task(app.state.replays.of_table(table, SOMEBODY))
    await asyncio.to_thread(begun.wait, 60)
    await hall.retention.forget_person(bjarni.person)
    forgotten.set()
    assert (await telling).match.names == ("Astrid", NAME)
    assert (await app.state.replays.of_table(table, SOMEBODY)).match.names == ("Astrid", "Seat 2")


def test_a_page_that_is_being_built_while_somebody_is_forgotten_is_not_kept(hall: Hall) -> None:
    """And whoever asks for it then does not wait for the old one."""
    begun, forgotten, builder = threading.Event(), threading.Event(), hall.page_builder

    def old() -> bytes:
        begun.set()
        forgotten.wait(60)
        return b"old"

    async def page(build: Callable[[], bytes]) -> bytes:
        return await builder.page("replay", "step 1", build, SOMEBODY, builder.moment, "table")

    async def play() -> list[bytes]:
        asked = [asyncio.create_task(page(old))]
        await asyncio.to_thread(begun.wait, 60)
        hall.let_go("table")
        asked.append(asyncio.create_task(page(lambda: b"new")))
        await asyncio.sleep(0)
        forgotten.set()
        found = await asyncio.gather(*asked)
        return [*found, await page(lambda: b"newer")]

    assert asyncio.run(asyncio.wait_for(play(), PATIENT)) == [b"old", b"new", b"new"]


# --- Every place that could name somebody is listed --------------------------------------------------------------


def containers(root: Any) -> set[str]:
    """Every attribute of the hall's objects that can hold many things: what is kept in memory."""
    found, waiting, seen = set(), [root], set[int]()
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, type | ModuleType):
            continue
        seen.add(id(each))
        if isinstance(each, dict):
            waiting += each.values()
        elif isinstance(each, list | tuple | set | deque):
            waiting += each
        elif type(each).__module__.startswith("meadhall.hall") and hasattr(each, "__dict__"):
            for name, value in vars(each).items():
                if isinstance(value, dict | list | set | deque | Counter | OrderedDict):
                    found.add(f"{type(each).__name__}.{name}")
                waiting.append(value)
    return found


def remembered() -> set[str]:
    """Every function of the hall that remembers its answers."""
    found = pkgutil.walk_packages(meadhall.hall.__path__, "meadhall.hall.")
    modules = [importlib.import_module(module.name) for module in found]
    return {
        f"{module.__name__.rpartition('.')[2]}.{name}"
        for module in modules
        for name, value in vars(module).items()
        if hasattr(value, "cache_clear") and value.__module__ == module.__name__
    }


def test_every_table_of_the_store_is_listed(hall: Hall, database: str) -> None:
    with sqlite3.connect(hall.store.path) as connection:  # type: ignore[attr-defined]
        ours = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    open_store(database).close()
    with psycopg.connect(database) as server:
        query = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'meadhall'"
        ours |= {row[0] for row in server.execute(query)}
    assert sorted(ours) == sorted(PLACES["store"]), "meadhall/hall/personal_data.toml lists every place"


def test_every_place_has_an_answer() -> None:
    places, known = PLACES["store"] | PLACES["memory"], PLACES["answers"]
    assert [place for place, answer in places.items() if " " not in known.get(answer, answer)] == []


def test_everything_that_is_kept_in_memory_is_listed(hall: Hall, app: Starlette, web: Web) -> None:
    astrid, _, table = played(web, hall)
    astrid.ask("GET", f"/t/{table}/replay")
    found = containers(app.state._state) | remembered()
    assert sorted(found) == sorted(PLACES["memory"]), "meadhall/hall/personal_data.toml lists every place"


def test_a_person_is_found_by_an_index(hall: Hall) -> None:
    """Whoever asks with an invented token is named nowhere, and the store is not looked through to learn it."""
    query = f"EXPLAIN QUERY PLAN {SELECT}"
    plan = [row[3] for row in hall.store._rows(query, "nobody")]
    assert plan == ["SEARCH mentions USING PRIMARY KEY (subject=?)"]
