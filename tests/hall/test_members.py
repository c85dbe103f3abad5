"""What a hall keeps for its people: their devices, keepsakes and results, in both kinds of stores."""

import asyncio

import pytest

from meadhall.hall.app import make_app
from meadhall.hall.live.hall import Hall
from meadhall.hall.members.devices import TRUSTED
from meadhall.hall.storage.errors import StoreError
from meadhall.hall.storage.opening import open_store
from meadhall.hall.storage.results import results_of
from meadhall.hall.storage.store import Store, Summary, Write
from meadhall.hall.storage.writes import Erase
from meadhall.table.commands import Act, Leave, Resign, Sit, Start
from tests.hall.in_process import Time, Web
from tests.hall.test_house import Guest
from tests.hall.test_store import ended, write_of
from tests.table.seating import ASTRID, BJARNI, Party


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store, now=Time(1_000_000.0), pace=0.0)


def test_a_finished_game_leaves_a_result_for_each_seat(store: Store) -> None:
    party = ended()
    store.save_now(write_of(party))
    rows = store.found("results", "seat", table_id="table")
    outcome = party.table.game.outcome(party.table.match.view())  # type: ignore[union-attr]
    assert [(row[2], row[3], row[6]) for row in rows] == [
        (ASTRID, "Astrid", outcome.places[0]),
        (BJARNI, "Bjarni", outcome.places[1]),
    ]
    assert [row[0] for row in store.found("results", player=BJARNI)] == ["table"]
    store.save_now(Write("table", [], None, Summary.of(party.table, 1.0)))
    assert store.found("results", "seat", table_id="table") == rows, "it is kept once"
    store.save_now(Erase("table"))
    assert store.found("results", table_id="table") == []


def test_a_game_that_goes_on_has_no_result_and_who_resigns_has_lost() -> None:
    party = Party()
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    assert results_of(party.table) == ()
    party.now += 60
    party.do(Resign(0))
    astrid, bjarni = results_of(party.table)
    assert (astrid.place, astrid.won, bjarni.place, bjarni.won) == (2, False, 1, True)
    assert (astrid.ended, astrid.points, astrid.terms) == (party.now, None, "casual")


def test_who_leaves_a_game_to_a_bot_has_still_played_it() -> None:
    party = Party()
    party.do(Sit(1, "Bjarni"), BJARNI)
    party.do(Start())
    party.do(Leave(1), BJARNI)
    assert party.table.seats[1].bot
    assert party.table.player(1) == BJARNI
    against = Party([("Astrid", None), ("", "karl")])
    against.do(Start())
    assert [against.table.player(seat) for seat in (0, 1)] == [ASTRID, "bot:karl"]
    against.do(Act("keep"))


def test_a_second_device_holds_the_seats_of_its_person_until_it_is_shut_out(hall: Hall, web: Web) -> None:
    astrid, phone = Guest(web), Guest(web)
    table = astrid.open("me", "open")
    assert phone.see(table)["you"] == []
    asyncio.run(hall.devices.admit(phone.person, astrid.person, "Phone"))
    assert phone.see(table)["you"] == [0]
    assert phone.code(table, do="say", text="from the sofa") == "done"
    (device,) = asyncio.run(hall.devices.of(astrid.person))
    assert (device.name, device.device) == ("Phone", phone.person)
    stranger = Guest(web)
    asyncio.run(hall.devices.shut_out(stranger.person, phone.person))
    assert phone.see(table)["you"] == [0], "nobody shuts out the devices of others"
    asyncio.run(hall.devices.shut_out(astrid.person, phone.person))
    assert asyncio.run(hall.devices.of(astrid.person)) == []
    assert phone.see(table)["you"] == []
    asyncio.run(hall.devices.admit(astrid.person, astrid.person, "Desk"))
    asyncio.run(hall.devices.shut_out(astrid.person, astrid.person))
    assert astrid.see(table)["you"] == [], "the first device stands for nobody then"


def test_another_node_hears_of_a_device_soon(database: str) -> None:
    now, store, other = Time(1_000_000.0), open_store(database), open_store(database)
    here, there = (Hall(each, now=now, pace=0.0) for each in (store, other))
    guest = Guest(Web(make_app(here, warm=False)))
    assert asyncio.run(there.devices.person_behind(guest.token)) == guest.person
    asyncio.run(here.devices.admit(guest.person, ASTRID, ""))
    assert asyncio.run(here.devices.person_behind(guest.token)) == ASTRID
    now.now += TRUSTED
    assert asyncio.run(there.devices.person_behind(guest.token)) == ASTRID
    store.close()
    other.close()


async def test_keepsakes_are_found_by_person_and_by_name_until_their_time_is_up(hall: Hall) -> None:
    kept = hall.keepsakes
    await kept.keep(ASTRID, "setting", "pace", "fast")
    await kept.keep(ASTRID, "setting", "pace", "slow")
    await kept.keep(ASTRID, "link", "secret", {"a": 1}, until=hall.now() + 60)
    await kept.keep(BJARNI, "setting", "pace", "fast")
    assert await kept.get(ASTRID, "setting", "pace", str) == "slow"
    assert await kept.get(ASTRID, "setting", "sound", bool) is None
    assert [each.name for each in await kept.of(ASTRID)] == ["pace", "secret"]
    link = await kept.find("link", "secret")
    assert link is not None
    assert (link.person, link.read(dict)) == (ASTRID, {"a": 1})
    hall.now.now += 61  # type: ignore[attr-defined]
    assert await kept.find("link", "secret") is None
    await kept.drop(ASTRID, "setting", "pace")
    assert await kept.of(ASTRID) == []
    assert len(await kept.of(BJARNI, "setting")) == 1


async def test_of_two_who_use_a_keepsake_up_one_is_told_that_it_is_gone(hall: Hall) -> None:
    await hall.keepsakes.keep(ASTRID, "link", "secret", 1)
    link = await hall.keepsakes.find("link", "secret")
    assert link is not None
    done = await asyncio.gather(*(hall.keepsakes.take(link) for _ in range(2)), return_exceptions=True)
    assert [type(each) for each in done if each is not None] == [StoreError]


def test_nothing_is_left_of_a_person_who_is_forgotten(hall: Hall, web: Web) -> None:
    astrid, phone = Guest(web), Guest(web)
    asyncio.run(hall.devices.admit(phone.person, astrid.person, "Phone"))
    asyncio.run(hall.keepsakes.keep(astrid.person, "setting", "pace", "fast"))
    asyncio.run(hall.retention.forget_person(astrid.person))
    assert asyncio.run(hall.devices.of(astrid.person)) == []
    assert asyncio.run(hall.keepsakes.of(astrid.person)) == []
    assert asyncio.run(hall.devices.person_behind(phone.token)) == phone.person, "a stranger"
