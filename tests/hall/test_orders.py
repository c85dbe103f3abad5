"""Standing orders in a hall: the answer comes at once, nobody is called for it, and only its person sees the order."""

import pytest

from meadhall.hall.alerts.waits import AWAY
from meadhall.hall.app import make_app
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.store import Store
from meadhall.table import decide
from meadhall.table.clocks import Slow
from meadhall.table.commands import Act
from meadhall.table.entries import Ordered
from meadhall.table.table import Move
from tests.hall.in_process import NOON, Time, Web
from tests.hall.push_service import PushService
from tests.hall.test_alerts import settled, subscribed, two_at
from tests.hall.test_house import Guest


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store, now=Time(NOON), pace=0.0)


def done_by(room: Room, seat: int) -> list[str]:
    """What a seat has done, as texts."""
    actions = room.table.game.actions
    return [
        actions.text(item.step.number) for item in room.table.past if isinstance(item, Move) and item.step.who == seat
    ]


async def until_done(room: Room, seat: int) -> None:
    """The other one plays until this seat has done something."""
    for _ in range(200):
        if done_by(room, seat):
            return
        assert room.table.match is not None
        await room.do(Act(room.table.match.legal.numbers[0]), room.table.seats[1 - seat].person)


async def test_an_ordered_answer_comes_at_once_and_nobody_is_called_for_it(hall: Hall, service: PushService) -> None:
    room = await two_at(hall, clock=Slow(days=1))
    away = 1 - (room.table.to_move or 0)
    person = room.table.seats[away].person or ""
    await subscribed(hall, service, person)
    async with room.held():
        await room.kept.judged(lambda: decide.order(room.table, Ordered(away, ("keep",)), person, hall.now()))
    await until_done(room, away)
    await settled(hall)
    assert done_by(room, away) == ["keep"]
    assert service.delivered == [], "who has answered already is not called at once"
    if room.table.to_move == away:  # all else is theirs to decide, and they hear of it a little later
        hall.now.now += AWAY  # type: ignore[attr-defined]
        await hall.alerts.look()
        assert len(service.delivered) == 1
    stored = hall.store.read(room.table.id)
    assert stored is not None
    assert [entry.by for entry in stored.entries if isinstance(entry.what, Ordered)] == [person]
    await settled(hall)


async def test_orders_are_followed_after_the_hall_was_away(hall: Hall, store: Store) -> None:
    room = await two_at(hall, clock=Slow(days=1))
    mover = room.table.to_move or 0
    person = room.table.seats[mover].person or ""
    entries = decide.order(room.table, Ordered(mover, ("keep",)), person, hall.now())
    await room.kept._save(*room.kept._fold(entries))  # and then the hall is killed
    again = Hall(store, now=Time(NOON), pace=0.0)
    assert done_by(await again.room(room.table.id), mover) == ["keep"]
    await settled(hall)
    await settled(again)


def test_the_page_gives_orders_without_scripts_and_shows_them_to_nobody_else(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    astrid, bjarni = Guest(web), Guest(web)
    table = astrid.open("me", "open", clock={"kind": "slow", "days": 1})
    page = f"/t/{table}/orders"
    assert "nothing to order" in astrid.ask("GET", page).text
    bjarni.do(table, do="sit", seat=1, name="Bjarni")
    astrid.do(table, do="start")
    away = 1 - astrid.see(table)["to_move"]
    other, own = (astrid, bjarni) if away == 1 else (bjarni, astrid)
    assert page in own.ask("GET", f"/t/{table}").text
    assert 'name="do-keep"' in own.ask("GET", page).text
    seen = other.see(table)
    assert own.ask("POST", page, data={"seat": str(away), "do-keep": "on"}).status_code == 303
    assert 'name="do-keep" checked' in own.ask("GET", page).text
    assert 'name="do-keep"' in other.ask("GET", page).text
    assert " checked" not in other.ask("GET", page).text.partition("</main>")[0]
    assert {**other.see(table), "version": 0} == {**seen, "version": 0}
    for wrong in ({"seat": str(1 - away), "forced": "on"}, {"seat": "x"}, {"seat": str(away), "do-chess": "on"}):
        assert own.ask("POST", page, data=wrong).status_code >= 400
    assert "nothing to order" in Guest(web).ask("GET", page).text


def test_where_time_is_short_no_orders_are_offered(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    astrid = Guest(web)
    live = astrid.open("me", "open", clock={"kind": "live", "base": 600})
    alone = astrid.open("me", "random")
    for table in (live, alone):
        assert "/orders" not in astrid.ask("GET", f"/t/{table}").text
