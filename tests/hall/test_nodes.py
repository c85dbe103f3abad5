"""Several nodes over one PostgreSQL, here in one process: everybody sees the same, and nothing happens twice."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import psycopg
import pytest

from meadhall.hall.live import many_nodes
from meadhall.hall.live.game_loader import GameLoader
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.many_nodes import ManyNodes
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage import postgres_connections, postgres_nodes, writes
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.postgres import PostgresStore
from meadhall.hall.storage.postgres_nodes import PostgresNodes
from meadhall.table.clocks import Live
from meadhall.table.commands import Act, Rematch, Say, SetSeat, Sit, Start
from meadhall.table.entries import Acted, BotSat, Entry, Resumed, Said, read_entry
from meadhall.table.errors import TableError
from tests.core.toy import MEAD
from tests.hall.in_process import Time
from tests.hall.postgres import Postgres
from tests.hall.proxy import Proxy
from tests.hall.room import run, until
from tests.patience import PATIENT
from tests.table.seating import ASTRID, BJARNI, GUDRUN


@asynccontextmanager
async def node_at(database: str, clock: Callable[[], float] | None = None) -> AsyncIterator[Hall]:
    hall = Hall(PostgresStore(database), now=clock or Time(1000.0), pace=0.0, game_loader=GameLoader(lambda name: MEAD))
    await hall.nodes.start()
    try:
        yield hall
    finally:
        await hall.stop()


@asynccontextmanager
async def nodes_at(database: str, count: int, clock: Callable[[], float] | None = None) -> AsyncIterator[list[Hall]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(node_at(database, clock)) for _ in range(count)]


async def everywhere(halls: list[Hall], room: Room) -> list[Room]:
    """The same table at every node."""
    return [await hall.room(room.table.id) for hall in halls]


async def soon(wanted: Callable[[], object], seconds: float = PATIENT) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline, "it did not come to that"
        await asyncio.sleep(0.005)


def ask(database: str, query: str) -> list[tuple[Any, ...]]:
    """What the database itself says."""
    with psycopg.connect(database, autocommit=True) as connection:
        done = connection.execute(query.encode())
        return done.fetchall() if done.description else []


async def together(rooms: list[Room]) -> None:
    """Wait until all nodes know the newest entry."""
    store = rooms[0].hall.store
    last = store.versions([rooms[0].table.id])[rooms[0].table.id]
    await soon(lambda: all(room.table.version >= last for room in rooms))


async def test_what_happens_at_one_node_is_seen_at_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_nodes, "POLL", 3600.0)  # by a nudge, not by the slow look round
    async with nodes_at(database, 3) as halls:
        first = await open_for(halls[0], ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
        rooms = await everywhere(halls, first)
        await rooms[1].do(Sit(1, "Bjarni"), BJARNI)
        await together(rooms)
        await rooms[2].do(Start(), ASTRID)
        view = await until(rooms[1], lambda s: s.phase == "playing", BJARNI)
        await rooms[0].do(Act("keep"), ASTRID)
        await until(rooms[1], lambda s: s.version > view.version, BJARNI)
        await together(rooms)
        for person in (ASTRID, BJARNI, GUDRUN, None):
            seen = [await room.view(person) for room in rooms]
            assert seen[0] == seen[1] == seen[2]


async def test_who_loses_a_race_is_judged_anew_and_nobody_notices(database: str) -> None:
    async with nodes_at(database, 3) as halls:
        first = await open_for(halls[0], ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
        rooms = await everywhere(halls, first)
        await asyncio.gather(*(
            room.do(Say(f"{number} {n}"), ASTRID, f"{number} {n}")
            for n, room in enumerate(rooms) for number in range(10)
        ))  # fmt: skip
        same = await asyncio.gather(*(room.do(Say("once"), ASTRID, "once") for room in rooms))
        assert len(set(same)) == 1  # the same command through every node
        sat = await asyncio.gather(
            *(room.do(Sit(1, "Me"), who) for room, who in zip(rooms[1:], (BJARNI, GUDRUN), strict=True)),
            return_exceptions=True,
        )
        assert [type(each) for each in sat if not isinstance(each, int)] == [TableError]
        await together(rooms)
        stored = halls[0].store.read(first.table.id)
        assert stored is not None
        said = [entry.what.text for entry in stored.entries if isinstance(entry.what, Said)]
        assert sorted(said) == sorted([f"{number} {n}" for n in range(3) for number in range(10)] + ["once"])
        assert (await rooms[0].view(ASTRID)) == (await rooms[2].view(ASTRID))


async def test_a_bot_answers_once_and_another_node_goes_on_when_its_own_has_left(database: str) -> None:
    async with AsyncExitStack() as stack:
        far = await stack.enter_async_context(node_at(database))
        async with node_at(database) as near:
            at_near = await open_for(near, ASTRID, NewTable("mead", ["me", "random"], ["Astrid"]))
            await soon(lambda: near.nodes.serves(at_near.table.id))
            room = await far.room(at_near.table.id)
            await room.do(Act("keep"), ASTRID)
            view = await until(room, lambda s: bool(s.choices), ASTRID)  # near's bot has answered
            assert near.nodes.serves(room.table.id)
            assert not far.nodes.serves(room.table.id)
        await room.do(Act(view.choices[0].number, view.position), ASTRID)
        await until(room, lambda s: bool(s.choices) or s.phase == "over", ASTRID)
        assert far.nodes.serves(room.table.id) or room.table.phase == "over"
        stored = far.store.read(room.table.id)
        assert stored is not None
        acted = [entry.what for entry in stored.entries if isinstance(entry.what, Acted)]
        assert [what.why for what in acted][:4] == ["person", "bot", "person", "bot"]


async def test_a_clock_runs_out_once_also_where_only_another_node_knew_the_table(database: str) -> None:
    clock = Time(1000.0)
    async with nodes_at(database, 2, clock) as (near, far):
        plan = NewTable("mead", ["me", "open"], ["Astrid"], clock=Live(base=60), bot="random")
        room = await open_for(near, ASTRID, plan)
        await room.do(Sit(1, "Bjarni"), BJARNI)
        await room.do(Start(), ASTRID)
        room.let_go()
        del near.rooms[room.table.id]
        clock.now += 61
        sweeping = [asyncio.create_task(hall.repeat(hall.sweep, 0.02, "")) for hall in (near, far)]
        stored: list[object] = []

        def late() -> bool:
            found = far.store.read(room.table.id)
            stored[:] = [e.what for e in found.entries] if found is not None else []
            return any(isinstance(what, BotSat) for what in stored)

        await soon(late)
        for task in sweeping:
            task.cancel()
        assert sum(isinstance(what, BotSat) for what in stored) == 1


async def timed_game(hall: Hall) -> Room:
    """A game of two with a minute each, which has begun."""
    plan = NewTable("mead", ["me", "open"], ["Astrid"], clock=Live(base=60))
    room = await open_for(hall, ASTRID, plan)
    await room.do(Sit(1, "Bjarni"), BJARNI)
    await room.do(Start(), ASTRID)
    return room


async def test_a_node_that_comes_later_gives_nobody_time(database: str) -> None:
    clock = Time(1000.0)
    async with node_at(database, clock) as first:
        room = await timed_game(first)
        clock.now += 20
        async with node_at(database, clock) as second:
            assert second.started == 1000.0
            again = await second.room(room.table.id)
            assert not any(isinstance(e.what, Resumed) for e in second.store.read(room.table.id).entries)  # type: ignore[union-attr]
            assert again.table.clocks.left(0, clock.now) == 40
    clock.now += 20
    async with node_at(database, clock) as third:  # there was none for a while
        again = await third.room(room.table.id)
        assert again.table.clocks.left(0, clock.now) == 40  # until the last one went, time has run
        assert third.started == clock.now


@pytest.mark.parametrize("database_too", [False, True])
async def test_a_crash_of_all_nodes_gives_nobody_time_and_takes_none(
    database: str, monkeypatch: pytest.MonkeyPatch, database_too: bool
) -> None:
    """The next one may come before the last one is missed, and the database may have lost what it does not log."""
    clock = Time(1000.0)
    monkeypatch.setattr(many_nodes, "BEAT", 0.02)
    with monkeypatch.context() as killed:
        killed.setattr(PostgresNodes, "leave", lambda self, now: None)
        async with node_at(database, clock) as first:
            room = await timed_game(first)
            clock.now += 20
            await soon(lambda: ask(database, "SELECT seen FROM meadhall.alive") == [(clock.now,)])
    if database_too:
        ask(database, "TRUNCATE meadhall.nodes, meadhall.leases, meadhall.presence")
    clock.now += 100
    async with nodes_at(database, 2, clock) as halls:
        assert [hall.started for hall in halls] == [clock.now, clock.now]
        rooms = await asyncio.gather(*(hall.room(room.table.id) for hall in halls))
        await together(list(rooms))
        assert [each.table.clocks.left(0, clock.now) for each in rooms] == [40, 40]
        clock.now += 10
        assert [each.table.clocks.left(0, clock.now) for each in rooms] == [30, 30]


def flags(room: Room) -> int:
    """How often somebody's time was up, as the log says."""
    stored = room.hall.store.read(room.table.id)
    assert stored is not None
    return sum(isinstance(entry.what, BotSat) for entry in stored.entries)


@pytest.fixture
def way(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    """A way to the database that can be cut; a node notices within half a second that it is."""
    monkeypatch.setattr(many_nodes, "BEAT", 0.02)
    monkeypatch.setattr(many_nodes, "LEASE", 0.5)
    proxy = Proxy(postgres.socket)
    yield proxy
    proxy.close()


def through(way: Proxy, database: str) -> str:
    return database.partition("?")[0].replace("@/", f"@127.0.0.1:{way.port}/")


async def test_while_the_database_is_away_no_live_clock_runs_at_any_node(database: str, way: Proxy) -> None:
    clock = Time(1000.0)
    async with nodes_at(through(way, database), 2, clock) as halls:
        rooms = await everywhere(halls, await timed_game(halls[0]))
        await together(rooms)
        clock.now += 20
        await soon(lambda: ask(database, "SELECT min(seen) FROM meadhall.nodes") == [(clock.now,)])
        way.cut()
        await soon(lambda: all(hall.outage.on for hall in halls))
        clock.now += 100
        for room in rooms:
            with pytest.raises(StoreError):
                await room.view(ASTRID)
            await room.tick()
        ask(database, "UPDATE meadhall.nodes SET until = clock_timestamp()")  # which takes it three seconds
        way.mend()
        await soon(lambda: not any(hall.outage.on for hall in halls))
        assert await rooms[1].do(Act("keep"), ASTRID) > 3
        await together(rooms)
        assert [room.table.clocks.left(0, clock.now) for room in rooms] == [40, 40]
        assert flags(rooms[0]) == 0


async def test_a_node_that_does_not_see_the_log_lets_no_flag_fall(database: str, way: Proxy) -> None:
    """Another node was there all the time: so clocks have run on, and what was done there counts."""
    clock = Time(1000.0)
    async with node_at(database, clock) as far, node_at(through(way, database), clock) as near:
        at_near = await timed_game(near)
        await soon(lambda: near.nodes.serves(at_near.table.id))
        at_far = await far.room(at_near.table.id)
        way.cut()
        await soon(lambda: near.outage.on)
        clock.now += 50
        await at_far.do(Act("keep"), ASTRID)
        clock.now += 20  # Astrid's time would be up
        await at_near.tick()
        way.mend()
        await soon(lambda: not near.outage.on)
        await together([at_near, at_far])
        await at_near.tick()
        assert flags(at_far) == 0
        assert at_near.table.clocks.left(0, clock.now) == 10
        assert at_near.table.clocks.left(1, clock.now) == 40


async def test_a_flag_does_not_fall_for_a_move_of_which_a_node_has_not_heard(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time(1000.0)
    monkeypatch.setattr(many_nodes, "POLL", 60.0)
    monkeypatch.setattr(PostgresNodes, "nudge", lambda self, lines: None)
    async with nodes_at(database, 2, clock) as (near, far):
        at_near = await timed_game(near)
        await soon(lambda: near.nodes.serves(at_near.table.id))  # before anybody else would like to
        at_far = await far.room(at_near.table.id)
        clock.now += 59
        await at_far.do(Act("keep"), ASTRID)
        clock.now += 2
        assert at_near.table.clocks.left(0, clock.now) == 0  # as far as it knows
        await at_near.tick()
        assert at_near.table.clocks.left(0, clock.now) == 1
        assert flags(at_far) == 0


def test_all_nodes_go_by_one_clock_which_never_runs_back(database: str) -> None:
    store = PostgresStore(database)
    by_the_database = Hall(store).now()
    assert by_the_database == pytest.approx(time.time(), abs=5)  # one machine, here
    store.nodes.beat(by_the_database + 500)  # whose own clock is wrong, or was the database's?
    assert Hall(store).now() == pytest.approx(by_the_database + 500, abs=5)
    ask(database, "TRUNCATE meadhall.nodes")
    assert Hall(store).now() == pytest.approx(by_the_database + 500, abs=5)  # there was that time already
    store.close()


async def test_all_nodes_together_have_one_budget(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with nodes_at(database, 3) as halls:

        async def spend(times: int, name: str = "tables", person: str = "astrid", bots: int = 1) -> int:
            """How often somebody gets something who asks all nodes in turn."""
            tries = [each.spend(name, person, "192.0.2.1", bots) for each in halls * times]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert all(each is None or isinstance(each, TableError) for each in done)
            return done.count(None)

        assert await spend(8) == 12, "not three times as much"
        assert sum(hall.budgets.refused["tables"] for hall in halls) == 12
        assert await spend(1, person="bjarni") == 3, "others have theirs"
        assert await spend(1, name="chats") == 3
        assert await spend(1, name="bots", bots=15) == 2, "of 40 bots"
        await asyncio.to_thread(ask, database, "UPDATE meadhall.budgets SET full_again = now()")
        assert await spend(1) == 3, "some time later"
        await asyncio.to_thread(ask, database, "DROP TABLE meadhall.budgets")
        assert await spend(1) == 3, "what nobody can count together, each counts alone"


async def test_all_see_who_is_there_at_other_nodes(database: str) -> None:
    async with node_at(database) as near:
        room = await open_for(near, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
        await room.do(Sit(1, "Bjarni"), BJARNI)
        await room.do(Start(), ASTRID)
        room.come("a", ASTRID)
        async with node_at(database) as far:
            other = await far.room(room.table.id)
            await soon(lambda: other.people.here().seats == (0,))
            other.come("b", BJARNI)
            other.come("c", None)
            await soon(lambda: room.people.here().seats == (0, 1) and room.people.here().watching == 1)
            with pytest.raises(TableError, match="Bjarni is at the table"):
                await room.do(SetSeat(1, "karl"), ASTRID)
            room.go("a")
            await soon(lambda: other.people.here().seats == (1,))
        await soon(lambda: room.people.here().seats == () and room.people.here().watching == 0)


async def test_another_game_is_opened_once(database: str) -> None:
    async with nodes_at(database, 3) as halls:
        first = await open_for(halls[0], ASTRID, NewTable("mead", ["me", "me"], ["Astrid", "Bjarni"]))
        while first.table.phase == "playing":
            assert first.table.match is not None
            await first.do(Act(first.table.match.legal.numbers[0]), ASTRID)
        rooms = await everywhere(halls, first)
        await rooms[1].do(Rematch(), ASTRID)
        await together(rooms)
        for room in rooms:
            await room.resume()
        assert len({room.table.next for room in rooms}) == 1
        assert halls[0].store.count() == 2


async def test_a_lost_nudge_is_made_good(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_nodes, "POLL", 0.1)
    monkeypatch.setattr(PostgresNodes, "nudge", lambda self, lines: None)
    async with nodes_at(database, 2) as halls:
        first = await open_for(halls[0], ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))
        rooms = await everywhere(halls, first)
        rooms[1].come("b", BJARNI)
        await rooms[0].do(Say("hello"), ASTRID)
        await together(rooms)
        await soon(lambda: rooms[0].people.here().watching == 1)


def test_a_database_that_says_nothing_any_more_is_asked_by_another_connection(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a machine between swallows what is sent, and nobody's system notices."""
    monkeypatch.setattr(postgres_connections, "ANSWER", 0.4)
    monkeypatch.setattr(postgres_nodes, "_LISTEN", 0.2)
    proxy = Proxy(postgres.socket)

    async def test() -> None:
        async with node_at(database) as near, node_at(through(proxy, database)) as far:
            rooms = [await open_for(near, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"]))]
            rooms.append(await far.room(rooms[0].table.id))
            proxy.swallow()
            await rooms[1].do(Say("one"), ASTRID)  # it writes
            await far.room((await open_for(near, ASTRID, NewTable("mead", ["me", "open"], []))).table.id)  # it reads
            await asyncio.sleep(1.0)
            await rooms[0].do(Say("two"), ASTRID)
            await soon(lambda: rooms[1].table.version == rooms[0].table.version)  # it hears

    try:
        run(test)
    finally:
        proxy.close()


async def test_a_table_that_a_newer_node_has_changed_is_left_to_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two releases side by side: the older one gives up the table, says why, and goes on with all others."""
    async with nodes_at(database, 2) as (newer, older):
        tables = [await open_for(newer, ASTRID, NewTable("mead", ["me", "open"], ["Astrid"])) for _ in range(2)]
        rooms = [await older.room(room.table.id) for room in tables]
        with monkeypatch.context() as patched:

            def unknown(data: bytes) -> Entry:
                return read_entry(b'{"number":2,"when":1.0,"what":{"what":"sung"}}' if b'"la la"' in data else data)

            patched.setattr(writes, "read_entry", unknown)
            await asyncio.gather(tables[0].do(Say("la la"), ASTRID), tables[1].do(Say("hello"), ASTRID))
            await soon(lambda: rooms[1].table.version == 2 and rooms[0].table.id not in older.rooms)
            with pytest.raises(StoreError, match="newer Meadhall"):
                await older.room(tables[0].table.id)
        assert (await older.room(tables[0].table.id)).table.version == 2  # it was upgraded, so to speak


async def test_a_node_ends_also_if_one_of_its_tasks_did_not_hear_that_it_should(database: str) -> None:
    async def deaf() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    async with node_at(database) as hall:
        assert isinstance(hall.nodes, ManyNodes)
        hall.nodes._tasks.append(asyncio.create_task(deaf()))
        await asyncio.sleep(0)


async def test_a_node_whose_leases_ran_out_serves_nothing(database: str) -> None:
    async with nodes_at(database, 2) as (near, far):
        room = await open_for(near, ASTRID, NewTable("mead", ["me", "random"], ["Astrid"]))
        await soon(lambda: near.nodes.serves(room.table.id))
        many = near.nodes
        assert isinstance(many, ManyNodes)
        assert await far.nodes.take([room.table.id]) == set()
        many._until = 0.0
        assert not near.nodes.serves(room.table.id)
        await soon(lambda: near.nodes.serves(room.table.id))  # with the next sign of life
