"""Evenings: several games among some people. Rounds begin by themselves, once; a table of results tells who has won."""

import asyncio
import itertools
from urllib.parse import unquote

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from meadhall.hall.app import make_app
from meadhall.hall.limits import BUDGETS, Budgets
from meadhall.hall.live.hall import Hall
from meadhall.hall.meeting.evening import (
    BEST,
    EACH,
    MOST_PLAYERS,
    OVER,
    PLAYING,
    SHARED,
    SWISS,
    EveningPlayer,
    HallEvening,
    next_round,
    standings,
)
from meadhall.hall.members.personal import kept_about
from meadhall.hall.retention import DAY, Keep
from meadhall.hall.storage.store import Store
from meadhall.hall.words import say
from meadhall.table.commands import Resign
from meadhall.table.errors import TableError
from tests.hall.in_process import NOON, Time, Web
from tests.hall.server import Server
from tests.hall.table_page import PHONE, Sitter
from tests.hall.test_alerts import settled
from tests.hall.test_house import Guest
from tests.table.seating import ASTRID, BJARNI, GUDRUN

EVENING = HallEvening("", "hagar", "live-10", BEST, 3)


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store, now=Time(NOON), pace=0.0)


def among(count: int, form: str) -> HallEvening:
    players = tuple(EveningPlayer(f"p{number}", f"P{number}") for number in range(count))
    return HallEvening("p0", "hagar", "live-10", form, players=players)


def played_out(evening: HallEvening, points: tuple[float, float]) -> HallEvening:
    """An evening in which every game ends like this."""
    while not evening.decided:
        games = tuple(replace(game, table="t", points=points) for game in next_round(evening))
        evening = replace(evening, rounds=(*evening.rounds, games))
    return evening


async def begun(hall: Hall, *others: str, what: HallEvening = EVENING) -> str:
    """An evening of Astrid and others, which has begun."""
    evening = await hall.evenings.open(ASTRID, "Astrid", what)
    for number, person in enumerate(others):
        await hall.evenings.join(evening, person, f"Guest {number}")
    await hall.evenings.begin(evening, ASTRID)
    await settled(hall)
    return evening


async def lose(hall: Hall, evening: str, person: str) -> None:
    """Somebody gives up the game that they play in an evening."""
    room = await hall.room((await hall.evenings.get(evening)).what.table_of(person))
    await room.do(Resign(room.table.held(person)[0]), person)
    await settled(hall)


# --- Who plays whom -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 4, 6, 8, 10])
def test_everybody_meets_everybody_once_and_begins_about_as_often(count: int) -> None:
    evening = played_out(among(count, EACH), SHARED)
    met = {frozenset((game.first, game.second)) for game in evening.games}
    assert met == {frozenset(pair) for pair in itertools.combinations(range(count), 2)}
    assert len(evening.games) == len(met)
    begun = [sum(game.first == number for game in evening.games) for number in range(count)]
    assert max(begun) - min(begun) <= 2
    assert {each.place for each in standings(evening)} == {1}, "all are equal"


@pytest.mark.parametrize("count", [2, 4, 6, 16, 32])
def test_in_swiss_rounds_nobody_meets_twice_and_equals_meet(count: int) -> None:
    evening = played_out(among(count, SWISS), (1.0, 0.0))
    met = [frozenset((game.first, game.second)) for game in evening.games]
    assert len(met) == len(set(met)) == len(evening.rounds) * count // 2
    lines = standings(evening)
    assert [each.points for each in lines] == sorted((each.points for each in lines), reverse=True)
    if count == 16:  # a power of two: after all rounds one has won all games
        assert [each.place for each in lines[:2]] == [1, 2]


def test_the_best_of_five_ends_when_it_is_decided() -> None:
    evening = replace(among(2, BEST), most=5)
    assert len(played_out(evening, SHARED).rounds) == 5
    while not evening.decided:
        (game,) = next_round(evening)
        points = (1.0, 0.0) if game.first == 1 else (0.0, 1.0)
        evening = replace(evening, rounds=(*evening.rounds, (replace(game, table="t", points=points),)))
    assert (len(evening.rounds), standings(evening)[0].number) == (3, 1)
    assert [games[0].first for games in evening.rounds] == [0, 1, 0], "they begin in turn"


# --- In a hall ----------------------------------------------------------------------------------------------------


async def test_two_play_the_best_of_three_and_each_game_begins_by_itself(hall: Hall) -> None:
    evening = await begun(hall, BJARNI)
    tables = list[str]()
    for loser in (BJARNI, ASTRID, BJARNI):
        kept = await hall.evenings.get(evening)
        assert kept.what.phase == PLAYING
        assert kept.what.table_of(ASTRID) == kept.what.table_of(BJARNI)
        tables.append(kept.what.table_of(ASTRID))
        assert [each.id for each in await hall.evenings.of(tables[-1])] == [evening]
        room = await hall.room(tables[-1])
        mover = room.table.seats[room.table.to_move or 0].person or ""
        assert [each.table for each in await hall.alerts.waiting(mover)] == [tables[-1]]
        await lose(hall, evening, loser)
    what = (await hall.evenings.get(evening)).what
    assert (what.phase, what.points, len(set(tables))) == (OVER, [2.0, 1.0], 3)
    assert what.table_of(ASTRID) == ""


async def test_a_bot_fills_in_and_the_next_round_waits_for_all_games(hall: Hall) -> None:
    evening = await begun(hall, BJARNI, GUDRUN, what=replace(EVENING, form=EACH, most=0))
    what = (await hall.evenings.get(evening)).what
    assert [each.player.startswith("bot:") for each in what.players] == [False, False, False, True]
    first, other = (what.rounds[0][0], what.rounds[0][1])
    persons = [what.players[number].player for game in (first, other) for number in (game.first, game.second)]
    alone, *_ = (each for each in persons if each != ASTRID and what.table_of(each) != what.table_of(ASTRID))
    await lose(hall, evening, ASTRID)
    assert len((await hall.evenings.get(evening)).what.rounds) == 1
    with pytest.raises(TableError):
        await hall.evenings.go_on(evening, BJARNI)
    if not alone.startswith("bot:"):
        await lose(hall, evening, alone)
    await settled(hall)
    assert len((await hall.evenings.get(evening)).what.rounds) == 2
    await hall.evenings.go_on(evening, ASTRID)
    await hall.evenings.go_on(evening, ASTRID)
    what = (await hall.evenings.get(evening)).what
    assert (what.phase, len(what.rounds), sum(what.points)) == (OVER, 3, 2.0), "nobody has points for the others"


async def test_only_before_it_begins_people_come_and_bots_play_for_those_who_leave(hall: Hall) -> None:
    evening = await hall.evenings.open(ASTRID, "Astrid", EVENING)
    for _ in range(2):  # twice is no mistake
        await hall.evenings.join(evening, BJARNI, "Astrid")
    assert [each.name for each in (await hall.evenings.get(evening)).what.players] == ["Astrid", "Astrid 2"]
    with pytest.raises(TableError):
        await hall.evenings.join(evening, GUDRUN, "Gudrun")
    with pytest.raises(TableError):
        await hall.evenings.begin(evening, BJARNI)
    await hall.evenings.leave(evening, ASTRID)
    assert await hall.evenings.of(ASTRID) == []
    await hall.evenings.join(evening, GUDRUN, "Gudrun")
    await hall.evenings.begin(evening, BJARNI)  # is the host now
    with pytest.raises(TableError):
        await hall.evenings.join(evening, ASTRID, "Astrid")
    await hall.evenings.leave(evening, GUDRUN)
    await lose(hall, evening, BJARNI)
    what = (await hall.evenings.get(evening)).what
    room = await hall.room(what.table_of(BJARNI))
    assert room.table.persons == {BJARNI}
    assert await hall.evenings.of(GUDRUN), "she can come back"
    await hall.evenings.join(evening, GUDRUN, "Gudrun")
    await lose(hall, evening, BJARNI)
    what = (await hall.evenings.get(evening)).what
    assert (what.phase, what.points) == (OVER, [0.0, 2.0])
    await settled(hall)


async def test_when_all_have_left_it_comes_to_an_end(hall: Hall) -> None:
    evening = await begun(hall, BJARNI)
    room = await hall.room((await hall.evenings.get(evening)).what.table_of(ASTRID))
    await hall.evenings.leave(evening, ASTRID)
    await hall.evenings.leave(evening, BJARNI)
    await room.do(Resign(room.table.held(ASTRID)[0]), ASTRID)
    await settled(hall)
    what = (await hall.evenings.get(evening)).what
    assert (what.phase, what.points, what.host) == (OVER, [1.0, 2.0], "")


async def test_a_round_whose_end_nobody_saw_is_found_and_begun_once(two_halls: list[Hall]) -> None:
    evening = await begun(two_halls[0], BJARNI)
    room = await two_halls[0].room((await two_halls[0].evenings.get(evening)).what.table_of(ASTRID))
    await asyncio.gather(
        room.do(Resign(0), room.table.seats[0].person), *(hall.evenings.look() for hall in two_halls for _ in range(3))
    )
    await asyncio.gather(*(hall.evenings.look() for hall in two_halls for _ in range(3)))
    await asyncio.gather(*map(settled, two_halls))
    what = (await two_halls[1].evenings.get(evening)).what
    assert len(what.rounds) == 2
    assert two_halls[0].store.count() == 2, "no table was opened twice"


async def test_the_host_pays_for_all_tables_of_a_round_and_people_who_join_pay_too(hall: Hall) -> None:
    hall.budgets, home = Budgets(Time()), "192.0.2.1"
    rounds, joins = BUDGETS["rounds"].person, BUDGETS["joins"].person
    assert rounds is not None
    assert joins is not None
    evening = await hall.evenings.open(ASTRID, "Astrid", replace(EVENING, form=SWISS))
    for person in (BJARNI, GUDRUN, "Dalla"):
        await hall.evenings.join(evening, person, person, home)
    assert hall.budgets.take("rounds", ASTRID, home, rounds.at_once - 3)
    with pytest.raises(TableError, match=say("evening-not-host")):  # and Bjarni has paid nothing
        await hall.evenings.begin(evening, BJARNI, home)
    await hall.evenings.begin(evening, ASTRID, home)
    with pytest.raises(TableError, match=say("too-many-rounds")):  # one is left, for two tables
        await hall.evenings.go_on(evening, ASTRID, home)
    assert hall.store.count() == 2
    for _ in range(joins.at_once - 1):
        await hall.evenings.join(evening, BJARNI, "Bjarni", home)
    with pytest.raises(TableError, match=say("too-many-joins")):
        await hall.evenings.join(evening, BJARNI, "Bjarni", home)
    await settled(hall)


@pytest.mark.parametrize("form", MOST_PLAYERS)
def test_no_round_costs_more_than_a_host_may_have(form: str) -> None:
    share = BUDGETS["rounds"].person
    assert share is not None
    assert among(MOST_PLAYERS[form], form).tables_of_a_round <= share.at_once


# --- Privacy ------------------------------------------------------------------------------------------------------


async def test_a_person_takes_away_what_evenings_tell_of_them_and_is_forgotten(hall: Hall) -> None:
    evening = await begun(hall, BJARNI)
    await lose(hall, evening, ASTRID)
    (told,) = kept_about(hall.store, BJARNI, None)["evenings"]
    assert (told["name"], told["points"], told["host"]) == ("Guest 0", 1.0, False)
    await hall.evenings.leave(evening, BJARNI)
    await hall.retention.forget_person(BJARNI)
    for table in ("evenings", "evening_links"):
        kept = str(hall.store.ask(f"SELECT * FROM {table}"))
        assert BJARNI not in kept
        assert "Guest 0" not in kept
    await hall.retention.forget_person(ASTRID)
    kept = str(hall.store.ask("SELECT * FROM evenings"))
    assert ASTRID not in kept
    assert "Astrid" not in kept
    await settled(hall)


async def test_names_in_evenings_go_when_those_in_tables_do(hall: Hall) -> None:
    clock: Time = hall.now  # type: ignore[assignment]
    await begun(hall, BJARNI)
    hall.retention.keep = Keep(names=30)
    clock.now += 29 * DAY
    await hall.retention.look()
    assert await hall.evenings.of(ASTRID)
    clock.now += 2 * DAY
    await hall.retention.look()
    assert hall.store.ask("SELECT * FROM evenings") + hall.store.ask("SELECT * FROM evening_links") == []
    await settled(hall)


# --- Pages --------------------------------------------------------------------------------------------------------


def test_pages_work_without_scripts_and_tell_no_person(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    astrid, bjarni, stranger = Guest(web), Guest(web), Guest(web)
    plan = {"game": "hagar", "form": "best-3", "clock": "slow-1", "name": "<b>Astrid"}
    opened = astrid.ask("POST", "/evenings", data=plan)
    address = opened.headers["location"]
    assert "Astrid" in unquote(opened.cookies["meadhall_name"]), "a name is typed once"
    assert bjarni.ask("POST", f"{address}/join", data={"name": "Bjarni"}).status_code == 303
    assert bjarni.ask("POST", f"{address}/begin").status_code == 403
    assert astrid.ask("POST", f"{address}/begin").headers["location"].startswith("/t/")
    shown = "".join(stranger.ask("GET", path).text for path in (address, f"{address}/state"))
    assert "&lt;b&gt;Astrid" in shown
    assert astrid.person not in shown
    assert bjarni.person not in shown
    table = bjarni.ask("GET", f"{address}/state").json()["table"]
    assert stranger.ask("GET", f"{address}/state").json()["table"] == ""
    assert address in stranger.ask("GET", f"/t/{table}").text
    assert address in astrid.ask("GET", "/evenings").text
    assert address not in stranger.ask("GET", "/evenings").text
    assert stranger.ask("GET", "/evenings/none").status_code == 404
    assert astrid.ask("POST", f"{address}/dance").status_code == 404
    for wrong in ({"form": "best-4"}, {"form": "none"}, {"clock": "none"}, {"game": "chess"}):
        assert astrid.ask("POST", "/evenings", data=plan | wrong).status_code >= 400


def test_two_browsers_play_an_evening(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as astrid, Sitter(chromium, server, PHONE, has_touch=True) as bjarni:
        astrid.page.goto(f"{server.address}/evenings")
        astrid.page.locator("form.seek input[name=name]").fill("Astrid")
        astrid.page.get_by_role("button", name="Open an evening").click()
        bjarni.page.goto(astrid.page.locator("a.link").get_attribute("href") or "")
        bjarni.page.locator("form.seek input[name=name]").fill("Bjarni")
        bjarni.page.get_by_role("button", name="I take part").click()
        evening = bjarni.page.url
        expect(astrid.page.locator("table")).to_contain_text("Bjarni")
        astrid.page.get_by_role("button", name="Begin").click()
        for guest in (astrid, bjarni):
            guest.page.wait_for_url("**/t/*")
            guest.page.wait_for_selector(".board svg")
        first = astrid.page.url
        assert bjarni.page.url == first
        table = first.rpartition("/")[2]
        bjarni.page.goto(evening)
        seat = bjarni.person.see(table)["you"][0]
        assert bjarni.person.do(table, do="resign", seat=seat).status_code == 200
        bjarni.page.wait_for_url("**/t/*")  # the next game has begun
        assert bjarni.page.url != first
        astrid.page.locator("#result").get_by_role("link", name="To the evening").click()
        expect(astrid.page.locator("tr.you")).to_contain_text("1")
