"""Meeting people: somebody who wants the same is found, once, by whichever node; people one knows can be asked."""

import asyncio
import re

import pytest
from playwright.sync_api import Browser, expect

from meadhall.hall.app import make_app
from meadhall.hall.live.hall import Hall
from meadhall.hall.meeting import finding, people
from meadhall.hall.meeting.finding import DAYS, GONE, Seeker
from meadhall.hall.storage.store import Store
from meadhall.hall.storage.writes import RowsWrite
from meadhall.table.clocks import Slow
from meadhall.table.commands import Resign, Sit
from meadhall.table.errors import TableError
from tests.hall.in_process import NOON, Time, Web
from tests.hall.server import Server
from tests.hall.table_page import PHONE, Sitter
from tests.hall.test_alerts import settled, two_at
from tests.hall.test_house import Guest
from tests.table.seating import ASTRID, BJARNI, GUDRUN


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store, now=Time(NOON), pace=0.0)


async def seek(
    hall: Hall, person: str, name: str, mean: float = 25.0, *, clock: str = "live-10", rated: bool = False
) -> Seeker:
    """Somebody who is known to be so good begins to look."""
    await hall.store.save(RowsWrite("ratings", [("hagar", person, mean, 2.0, 20, hall.now())]))
    return await finding.search(hall, await finding.new_seeker(hall, person, name, "hagar", clock, rated=rated))


async def test_two_who_want_the_same_meet_at_a_table_that_has_begun(hall: Hall) -> None:
    assert (await seek(hall, ASTRID, "Astrid", rated=True)).table == ""
    assert (await seek(hall, GUDRUN, "Gudrun")).table == "", "she wants no rated game"
    found = await seek(hall, BJARNI, "Bjarni", rated=True)
    theirs = await finding.look(hall, ASTRID)
    assert theirs is not None
    assert found.table == theirs.table != ""
    room = await hall.room(found.table)
    assert (room.table.phase, room.table.opened.rated, room.table.persons) == ("playing", True, {ASTRID, BJARNI})
    mover = room.table.seats[room.table.to_move or 0].person or ""
    assert [each.table for each in await hall.alerts.waiting(mover)] == [found.table]
    assert [each.name for each in await finding.all_seekers(hall)] == ["Gudrun"]
    await settled(hall)


async def test_the_nearest_is_found_and_patience_widens_the_search(hall: Hall) -> None:
    clock: Time = hall.now  # type: ignore[assignment]
    assert not (await seek(hall, ASTRID, "Astrid", 20.0)).table
    clock.now += 10
    assert not (await seek(hall, BJARNI, "Bjarni", 30.0)).table
    clock.now += 1
    assert not (await seek(hall, GUDRUN, "Gudrun", 25.6)).table
    clock.now += 15
    found = await finding.look(hall, GUDRUN)
    assert found is not None
    assert (await hall.room(found.table)).table.persons == {GUDRUN, BJARNI}
    await settled(hall)


async def test_who_has_gone_is_not_found_unless_turns_take_days(hall: Hall) -> None:
    clock: Time = hall.now  # type: ignore[assignment]
    await seek(hall, ASTRID, "Astrid")
    await seek(hall, BJARNI, "Bjarni", clock="slow-3")
    clock.now += GONE
    assert [each.name for each in await finding.all_seekers(hall)] == ["Bjarni"]
    assert (await seek(hall, GUDRUN, "Gudrun", clock="slow-3")).table
    clock.now += DAYS
    assert await finding.all_seekers(hall) == []
    await settled(hall)


async def test_at_two_nodes_each_is_found_once(two_halls: list[Hall]) -> None:
    persons = [f"{number:032x}" for number in range(12)]
    await asyncio.gather(*(seek(two_halls[n % 2], each, f"P{n}") for n, each in enumerate(persons)))
    for _ in range(3):
        await asyncio.gather(*(finding.look(two_halls[n % 2], each) for n, each in enumerate(persons)))
    found = [await finding.seeker_of(two_halls[0], each) for each in persons]
    tables = [each.table for each in found if each is not None]
    assert all(tables)
    assert sorted(map(tables.count, set(tables))) == [2] * 6
    for table in set(tables):
        seated = (await two_halls[0].room(table)).table.persons
        assert seated == {each.person for each in found if each is not None and each.table == table}
    await asyncio.gather(*map(settled, two_halls))


async def test_anybody_may_join_somebody_who_waits_and_only_one_does(hall: Hall) -> None:
    waiting = await seek(hall, ASTRID, "Astrid", 10.0)
    tables = await asyncio.gather(
        finding.join(hall, waiting, BJARNI, "Bjarni"), finding.join(hall, waiting, GUDRUN, "Gudrun")
    )
    assert sum(table is not None for table in tables) == 1
    assert await finding.join(hall, waiting, ASTRID, "Astrid") is None
    await settled(hall)


async def test_somebody_known_is_invited_by_a_game_and_nobody_else(hall: Hall) -> None:
    first = await two_at(hall)
    await first.do(Resign(0), ASTRID)
    await settled(hall)
    ((known,), more) = people.companions(hall.store, ASTRID)
    assert not more
    assert (known.name, known.games, known.table, known.game) == ("Bjarni", 1, first.table.id, "hagar")
    assert BJARNI not in str(known)
    what = people.Proposed("hagar", Slow(days=3), "Astrid")
    room = await people.invite(hall, ASTRID, known.reference, what)
    assert room.table.opened.options == first.table.opened.options
    (invited,) = await hall.alerts.waiting(BJARNI)
    assert (invited.kind, invited.table, invited.names) == ("invited", room.table.id, ("Astrid", ""))
    await people.decline(hall, BJARNI, room.table.id)
    assert await hall.alerts.waiting(BJARNI) == []
    again = await people.invite(hall, ASTRID, known.reference, what)
    await again.do(Sit(1, "Bjarni"), BJARNI)
    assert await hall.alerts.waiting(BJARNI) == []
    assert [each.kind for each in await hall.alerts.waiting(ASTRID)] == ["full"]
    for person, reference in (
        (GUDRUN, known.reference),
        (ASTRID, f"{first.table.id}.0"),
        (ASTRID, "no.1"),
        (ASTRID, ""),
    ):
        with pytest.raises(TableError):
            await people.invite(hall, person, reference, what)
    await settled(hall)


def test_people_one_has_played_with_are_told_page_by_page(store: Store) -> None:
    def seat(number: int, seat: int, player: str) -> tuple[object, ...]:
        return (
            f"t{number}",
            seat,
            player,
            player[:4],
            "hagar",
            2,
            seat + 1,
            0,
            seat == 0,
            "casual",
            float(number % 50),
        )

    for number in range(100):  # everybody twice
        store.save_now(RowsWrite("results", [seat(number, 0, ASTRID), seat(number, 1, f"{number % 50:032}")]))
    first, more = people.companions(store, ASTRID)
    assert more
    rest = [each for page in (1, 2) for each in people.companions(store, ASTRID, page)[0]]
    assert [each.last for each in first + rest] == [float(number) for number in range(49, -1, -1)]
    assert {each.games for each in rest} == {2}
    assert people.companions(store, ASTRID, 3) == ([], False)
    assert people.companions(store, "") == ([], False)


def test_pages_tell_no_person(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    astrid, bjarni = Guest(web), Guest(web)
    astrid.ask("POST", "/find", data={"game": "hagar", "clock": "slow-3", "name": "<b>Astrid"})
    shown = "".join(bjarni.ask("GET", path).text for path in ("/", "/find", "/people"))
    assert "&lt;b&gt;Astrid" in shown
    assert astrid.person not in shown
    assert astrid.ask("POST", "/find", data={"game": "hagar", "clock": "none"}).status_code >= 400
    assert bjarni.ask("POST", "/find/join", data={"id": "nobody"}).status_code == 409
    seeking = asyncio.run(finding.all_seekers(hall))[0]
    joined = bjarni.ask("POST", "/find/join", data={"id": seeking.id})
    assert astrid.ask("GET", "/find").headers["location"] == joined.headers["location"]


def test_two_browsers_find_each_other(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as astrid, Sitter(chromium, server, PHONE, has_touch=True) as bjarni:
        for guest, name in ((astrid, "Astrid"), (bjarni, "Bjarni")):
            guest.page.goto(f"{server.address}/find")
            guest.page.locator("form.seek input[name=name]").fill(name)
            guest.page.locator("form.seek select[name=game]").select_option("hagar")
            guest.page.get_by_role("button", name="Find somebody").click()
        for guest in (astrid, bjarni):
            guest.page.wait_for_url("**/t/*")
            guest.page.wait_for_selector(".board svg")
        assert astrid.page.url == bjarni.page.url
        expect(bjarni.page.locator("#standing")).to_contain_text("Astrid")


def test_all_public_tables_are_listed_page_by_page_and_found_by_game_and_name(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    clock: Time = hall.now  # type: ignore[assignment]
    astrid, bjarni, gudrun = Guest(web), Guest(web), Guest(web)
    tables = list[str]()
    for number in range(35):
        clock.now += 60
        host = (astrid, bjarni, gudrun)[number % 3]
        tables.append(host.open("me", "open", name=("Astrid", "Bjarni", "Guðrún")[number % 3], public=True))
    hidden = Guest(web).open("me", "open")
    first = astrid.ask("GET", "/tables").text
    shown = [table for table in tables if table in first]
    assert shown == tables[5:]
    assert hidden not in first
    older = re.search(r'rel="next" href="([^"]+)"', first)
    assert older is not None
    rest = astrid.ask("GET", older[1].replace("&amp;", "&")).text
    assert [table for table in tables if table in rest] == tables[:5]
    assert 'rel="next"' not in rest
    found = astrid.ask("GET", "/tables?kind=wait&game=hagar&name=guð").text
    assert [table for table in tables if table in found] == tables[2::3]
    for query in ("kind=played", "game=runir", "name=%25", "before=0", "before=1e999&game=runir"):
        answer = astrid.ask("GET", f"/tables?{query}")
        assert answer.status_code == 200
        assert not any(table in answer.text for table in tables), query
