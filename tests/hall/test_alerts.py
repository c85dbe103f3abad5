"""Alerts: people are told once that a table waits for them, by the ways that they have chosen."""

import asyncio
import re
import socket
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, expect

from meadhall.hall.alerts import feeds, vacation, waits
from meadhall.hall.alerts.alerts import AlertSettings
from meadhall.hall.alerts.choices import AlertChoices
from meadhall.hall.alerts.mail import MailServer
from meadhall.hall.alerts.push import Subscription
from meadhall.hall.alerts.web_push import BrowserKeys, _sealed, packed, unpacked
from meadhall.hall.app import make_app
from meadhall.hall.live.hall import Hall
from meadhall.hall.live.new_table import NewTable, open_for
from meadhall.hall.live.rooms import Room
from meadhall.hall.storage.store import Store
from meadhall.table.clocks import DAY, Slow
from meadhall.table.commands import Act, Leave, Rematch, Rename, Resign, Sit, Start
from meadhall.table.errors import TableError
from tests.hall.in_process import NOON, Time, Web
from tests.hall.push_service import PushBrowser, PushService, claims_of, opened
from tests.hall.server import Person, Server
from tests.hall.server import opened as opened_hall
from tests.hall.table_page import PHONE, Sitter
from tests.hall.test_house import Guest
from tests.table.seating import ASTRID, BJARNI, GUDRUN


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store, now=Time(NOON), pace=0.0)


class MailBox:
    """A server for mail on this machine, and what has come there."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self._port)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        from email import message_from_bytes, policy

        self.mails.append(message_from_bytes(envelope.original_content, policy=policy.default))
        return "250 OK"

    def __enter__(self) -> "MailBox":
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self._port}"


async def settled(hall: Hall) -> None:
    """Until all that the hall does by itself is done."""
    while hall._tasks:
        await asyncio.gather(*hall._tasks, return_exceptions=True)


async def two_at(hall: Hall, **more: Any) -> Room:
    """Astrid and Bjarni in a game that has begun."""
    room = await open_for(hall, ASTRID, NewTable("hagar", ["me", "open"], ["Astrid"], **more))
    await room.do(Sit(1, "Bjarni"), BJARNI)
    await room.do(Start(), ASTRID)
    await settled(hall)
    return room


async def turn_passes(room: Room) -> str:
    """The person to move does something until it is somebody else's turn; returns that one."""
    table = room.table
    mover = table.to_move
    while room.table.to_move == mover:
        assert mover is not None
        assert room.table.match is not None
        await room.do(Act(room.table.match.legal.numbers[0]), room.table.seats[mover].person)
    await settled(room.hall)
    assert room.table.to_move is not None
    return room.table.seats[room.table.to_move].person or ""


async def subscribed(hall: Hall, service: PushService, *persons: str) -> dict[str, PushBrowser]:
    """Let these people be told by push."""
    hall.alerts.take(AlertSettings(push=(service.origin,)))
    browsers = {person: PushBrowser(service, person) for person in persons}
    for person, each in browsers.items():
        await hall.alerts.push.subscribe(person, Subscription(**each.subscription, origin="https://hall.example"))
    return browsers


# --- What waits -----------------------------------------------------------------------------------------------------


async def test_a_table_waits_for_the_person_to_move_and_for_nobody_else(hall: Hall) -> None:
    room = await open_for(hall, ASTRID, NewTable("hagar", ["me", "open"], ["Astrid"]))
    await room.do(Sit(1, "Bjarni"), BJARNI)
    assert [(each.kind, each.names) for each in await hall.alerts.waiting(ASTRID)] == [("full", ("Astrid", "Bjarni"))]
    await room.do(Start(), ASTRID)
    for _ in range(3):
        mover = await turn_passes(room)
        other = BJARNI if mover == ASTRID else ASTRID
        (waiting,) = await hall.alerts.waiting(mover)
        assert (waiting.table, waiting.kind, waiting.own) == (
            room.table.id,
            "turn",
            room.table.names[room.table.to_move or 0],
        )
        assert await hall.alerts.waiting(other) == []
    await room.do(Resign(0), ASTRID)
    assert await hall.alerts.waiting(ASTRID) == await hall.alerts.waiting(BJARNI) == []
    await room.do(Rematch(), BJARNI)
    assert [each.kind for each in await hall.alerts.waiting(ASTRID)] == ["rematch"]
    await room.do(Rematch(), ASTRID)
    rows = await asyncio.to_thread(hall.store.ask, "SELECT table_id, kind FROM waits")
    assert rows == [(room.table.next, "turn")], "the next game waits, this one no more"


async def test_bots_wait_for_nobody_and_who_leaves_is_not_waited_for(hall: Hall) -> None:
    alone = await open_for(hall, ASTRID, NewTable("hagar", ["me", "random"], ["Astrid"]))
    await settled(hall)
    assert alone.table.phase == "playing"
    assert await hall.alerts.waiting(ASTRID) == []
    room = await two_at(hall)
    mover = room.table.seats[room.table.to_move or 0].person or ""
    await room.do(Leave(room.table.to_move or 0), mover)
    await settled(hall)
    assert await hall.alerts.waiting(ASTRID) == await hall.alerts.waiting(BJARNI) == []


def test_those_who_have_waited_longest_come_first_and_the_way_leads_round(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    astrid, bjarni = Guest(web), Guest(web)

    async def three() -> list[str]:
        tables = []
        for _ in range(3):
            room = await open_for(hall, bjarni.person, NewTable("hagar", ["open", "me"], ["Bjarni"]))
            hall.now.now += 60  # type: ignore[attr-defined]
            await room.do(Sit(0, "Astrid"), astrid.person)
            await room.do(Start(), bjarni.person)
            while room.table.seats[room.table.to_move or 0].person != astrid.person:
                await turn_passes(room)
            tables.append(room.table.id)
        return tables

    tables = asyncio.run(three())
    assert [each.table for each in asyncio.run(hall.alerts.waiting(astrid.person))] == tables
    seen, at = [], ""
    for _ in range(4):
        at = astrid.ask("GET", f"/next?after={at}").headers["location"].rpartition("/")[2]
        seen.append(at)
    assert seen == [*tables, tables[0]]
    told = astrid.ask("GET", f"/me/waiting?at={tables[0]}").json()
    assert (told["count"], told["others"]) == (3, 2)
    assert Guest(web).ask("GET", "/next").headers["location"] == "/"


# --- Push -----------------------------------------------------------------------------------------------------------


def test_a_message_is_sealed_as_RFC_8291_says() -> None:
    """The example in its section 5."""

    def key(text: str) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), ec.SECP256R1())

    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    keys, salt = BrowserKeys(theirs, "BTBZMqHH6r4Tts7J_aSIgg"), unpacked("DGv6ra1nlYgDCS1FRnbzlw")
    message = b"When I grow up, I want to be a watermelon"
    sealed = _sealed(message, keys, key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), salt)
    assert packed(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert opened(sealed, key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), unpacked(keys.auth)) == message


async def test_who_is_to_move_is_told_once_and_nothing_but_the_table(hall: Hall, service: PushService) -> None:
    browsers = await subscribed(hall, service, ASTRID, BJARNI)
    room = await two_at(hall)
    service.delivered.clear()  # that all seats are taken, and the first turn
    mover = await turn_passes(room)
    await hall.alerts.look()
    (sent,) = service.delivered
    message = browsers[mover].read(sent)
    other = "Bjarni" if mover == ASTRID else "Astrid"
    assert message == {
        "title": "Hägar: it is your turn",
        "body": f"It is your turn in Hägar with {other}.",
        "url": f"/t/{room.table.id}",
        "tag": room.table.id,
        "count": 1,
    }
    key = (await hall.alerts.push.key()).public
    claims = claims_of(sent, key)
    assert (claims["aud"], claims["sub"]) == (service.origin, "https://hall.example")
    assert room.table.id not in str(sent.headers) + sent.path, "its carrier does not learn which table it is"
    hall.now.now += 10 * DAY  # type: ignore[attr-defined]
    await hall.alerts.look()
    assert len(service.delivered) == 1


async def test_of_two_nodes_one_sends(two_halls: list[Hall], service: PushService) -> None:
    here, there = two_halls
    for hall in two_halls:
        hall.alerts.take(AlertSettings(push=(service.origin,)))
    assert (await here.alerts.push.key()).public == (await there.alerts.push.key()).public
    browsers = await subscribed(here, service, ASTRID, BJARNI)
    await here.alerts.choose(ASTRID, AlertChoices(every="hour"))
    await here.alerts.choose(BJARNI, AlertChoices(every="hour"))
    for _ in range(6):
        await two_at(here)
    waiting = sum([len(await here.alerts.waiting(person)) for person in browsers])
    assert not service.delivered
    for hall in two_halls:
        hall.now.now = NOON + 3600  # type: ignore[attr-defined]
    await asyncio.gather(*(hall.alerts.look() for hall in (here, there, here, there)))
    lines = [line for sent in service.delivered for each in browsers.values() for line in _read(each, sent)]
    assert len(lines) == waiting == 6, "each table is told of once, whichever node does it"
    await asyncio.gather(*(hall.alerts.look() for hall in two_halls))
    assert sum(len(_read(each, sent)) for sent in service.delivered for each in browsers.values()) == waiting


def _read(browser: PushBrowser, sent: Any) -> list[str]:
    """The lines of a message, if it is for this browser."""
    return (
        browser.read(sent)["body"].splitlines()
        if sent.path == browser.endpoint.removeprefix(browser.endpoint[: browser.endpoint.index("/push")])
        else []
    )


async def test_nothing_comes_at_night_nor_of_a_table_that_is_to_be_quiet(hall: Hall, service: PushService) -> None:
    clock: Time = hall.now  # type: ignore[assignment]
    browsers = await subscribed(hall, service, ASTRID, BJARNI)
    night = AlertChoices(quiet_from=22, quiet_to=7, zone="Atlantic/Reykjavik")
    for person in browsers:
        await hall.alerts.choose(person, night)
    clock.now = NOON + 11 * 3600
    room, quiet = await two_at(hall), await two_at(hall)
    for person in browsers:
        await hall.alerts.mute(person, quiet.table.id, mute=True)
    await hall.alerts.look()
    assert not service.delivered
    clock.now = NOON + 19 * 3600 - 1
    await hall.alerts.look()
    assert not service.delivered
    clock.now += 1
    await hall.alerts.look()
    mover = room.table.seats[room.table.to_move or 0].person or ""
    told = [browsers[mover].read(sent)["tag"] for sent in service.delivered]
    assert told == [room.table.id]


async def test_who_looks_at_the_table_is_told_only_if_they_do_not_notice(hall: Hall, service: PushService) -> None:
    await subscribed(hall, service, ASTRID, BJARNI)
    room = await two_at(hall)
    service.delivered.clear()
    for person in (ASTRID, BJARNI):
        room.come(person, person)
    await turn_passes(room)
    assert not service.delivered
    for person in (ASTRID, BJARNI):
        room.go(person)
    hall.now.now += waits.AWAY  # type: ignore[attr-defined]
    await hall.alerts.look()
    assert len(service.delivered) == 1


async def test_a_browser_that_is_gone_is_forgotten(hall: Hall, service: PushService) -> None:
    await subscribed(hall, service, ASTRID, BJARNI)
    service.status = 410
    await two_at(hall)
    assert service.delivered
    told = {sent.path.rpartition("/")[2] for sent in service.delivered}
    for person in (ASTRID, BJARNI):
        assert (await hall.alerts.push.of(person) == []) == (person in told)


@pytest.mark.parametrize(
    "endpoint",
    ["http://127.0.0.1:1/x", "https://evil.example/x", "https://push.apple.com.evil.example/x", "http://web.push.apple.com/x",
     "https://web.push.apple.com:8443/x", "file:///etc/passwd", "https://[::1", "https://169.254.169.254/latest"],
)  # fmt: skip
def test_the_hall_sends_to_push_services_and_nowhere_else(hall: Hall, service: PushService, endpoint: str) -> None:
    keys = PushBrowser(service).subscription
    with pytest.raises(TableError):
        hall.alerts.push.check(Subscription(**keys | {"endpoint": endpoint}))
    hall.alerts.push.check(Subscription(**keys | {"endpoint": "https://web.push.apple.com/x"}))
    with pytest.raises(TableError):
        hall.alerts.push.check(Subscription("https://web.push.apple.com/x", "nonsense", keys["auth"]))


async def test_who_is_on_vacation_is_told_nothing_and_loses_no_time(hall: Hall, service: PushService) -> None:
    clock: Time = hall.now  # type: ignore[assignment]
    await subscribed(hall, service, ASTRID, BJARNI)
    room = await two_at(hall, clock=Slow(days=1))
    mover = await turn_passes(room)
    other = BJARNI if mover == ASTRID else ASTRID
    assert await vacation.go(hall, other, 5) == 1
    service.delivered.clear()
    assert await turn_passes(room) == other
    clock.now += 4 * DAY
    await hall.alerts.look()
    assert not service.delivered
    await room.tick()
    assert room.table.seats[room.table.to_move or 0].person == other
    clock.now += DAY
    await hall.alerts.look()
    assert len(service.delivered) == 1
    assert await vacation.vacation_of(hall, other) is None


# --- Mail -----------------------------------------------------------------------------------------------------------


def test_mail_comes_only_to_an_address_that_was_confirmed_and_until_it_is_stopped(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    astrid, bjarni = Guest(web), Guest(web)
    with MailBox() as box:
        hall.alerts.mail.server = MailServer(box.address, "hall@hall.example")
        page = astrid.ask("POST", "/me/alerts/mail", data={"address": "astrid@example.org"}).text
        assert "on its way" in page
        assert asyncio.run(hall.alerts.mail.of(astrid.person)) is None
        link = re.findall(r"http://localhost(/mail/confirm/\S+)", box.mails[0].get_content())[0]
        assert web.get(link).status_code == 200
        assert asyncio.run(hall.alerts.mail.of(astrid.person)) is None, "looking at it is not enough"
        assert web.post(link).status_code == 303
        assert web.post(link).status_code == 404, "it works once"

        async def play() -> None:
            room = await open_for(hall, bjarni.person, NewTable("hagar", ["me", "open"], ["<b>Bjarni"]))
            await room.do(Sit(1, "Astrid"), astrid.person)
            await room.do(Start(), bjarni.person)
            while room.table.seats[room.table.to_move or 0].person != astrid.person:
                await turn_passes(room)
            await settled(hall)

        asyncio.run(play())
        _, mail = box.mails
        assert (mail["to"], mail["from"]) == ("astrid@example.org", "hall@hall.example")
        assert "with <b>Bjarni." in mail.get_content()
        stop = mail["list-unsubscribe"].strip("<>").removeprefix("http://localhost")
        assert web.get(stop).status_code == 200
        assert asyncio.run(hall.alerts.mail.of(astrid.person)) is not None
        assert web.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert asyncio.run(hall.alerts.mail.of(astrid.person)) is None
        asyncio.run(play())
        assert len(box.mails) == 2


@pytest.mark.parametrize(
    "address",
    ["nobody", "a@b", "a b@example.org", "a@example.org\r\nBcc: all@example.org", "ä@example.org", "<a@b.org>"],
)
def test_an_address_that_is_none_is_refused(hall: Hall, address: str) -> None:
    hall.alerts.mail.server = MailServer("smtp://127.0.0.1:1", "hall@hall.example")
    with pytest.raises(TableError):
        asyncio.run(hall.alerts.mail.ask(ASTRID, address, "http://localhost"))


# --- Calendar and feed ----------------------------------------------------------------------------------------------


def test_a_calendar_and_a_feed_tell_what_waits_by_an_address_of_their_own(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    astrid = Guest(web)
    link = re.findall(r'href="http://localhost(/feed/[^"]+)\.ics"', astrid.ask("POST", "/me/alerts/feed").text)[0]
    empty = web.get(f"{link}.ics")
    assert empty.headers["content-type"].startswith("text/calendar")
    assert "BEGIN:VEVENT" not in empty.text

    async def play() -> Room:
        room = await open_for(hall, BJARNI, NewTable("hagar", ["me", "open"], ["Bjarni"], clock=Slow(days=3)))
        await room.do(Sit(1, "Astrid"), astrid.person)
        await room.do(Rename(0, "B,j;arni\\"), BJARNI)
        await room.do(Start(), BJARNI)
        while room.table.seats[room.table.to_move or 0].person != astrid.person:
            await turn_passes(room)
        return room

    room = asyncio.run(play())
    calendar = web.get(f"{link}.ics").text
    assert all(len(line.encode()) <= 75 for line in calendar.split("\r\n"))
    whole = calendar.replace("\r\n ", "")
    assert "SUMMARY:It is your turn in Hägar with B\\,j\\;arni\\\\." in whole
    due = room.table.clocks.due
    assert due is not None
    assert f"DTSTART:{feeds._moment(due)}" in whole
    feed = web.get(f"{link}.atom").text
    assert f"http://localhost/t/{room.table.id}" in feed
    assert "<summary>It is your turn" in feed
    again = astrid.ask("POST", "/me/alerts/feed").text
    assert web.get(f"{link}.ics").status_code == web.get(f"{link}.atom").status_code == 404
    assert link not in again


async def test_all_of_it_is_deleted_with_its_person(hall: Hall, service: PushService) -> None:
    await subscribed(hall, service, ASTRID, BJARNI, GUDRUN)
    await hall.alerts.choose(ASTRID, AlertChoices(every="day"))
    await feeds.new_feed(hall, ASTRID)
    room = await two_at(hall)
    await hall.retention.forget_person(ASTRID)
    await settled(hall)
    rows = [*await asyncio.to_thread(hall.store.found, "keepsakes", person=ASTRID),
            *await asyncio.to_thread(hall.store.found, "waits", person=ASTRID)]  # fmt: skip
    assert rows == []
    await asyncio.to_thread(hall.store.read, room.table.id)


# --- For real -------------------------------------------------------------------------------------------------------


def test_a_push_leaves_a_real_hall_right_after_the_move(tmp_path: Path, service: PushService) -> None:
    house = tmp_path / "house.toml"
    house.write_text(f'[alerts]\npush = ["{service.origin}"]\n')
    with (
        opened_hall(tmp_path / "hall", options=["--house", str(house)]) as server,
        Person(server) as astrid,
        Person(server) as bjarni,
    ):
        phone = PushBrowser(service)
        answer = bjarni.http.post("/me/alerts/push", json=phone.subscription)
        assert answer.status_code == 200, answer.text
        stranger = phone.subscription | {"endpoint": "http://127.0.0.1:9/inside"}
        assert bjarni.http.post("/me/alerts/push", json=stranger).status_code == 422
        table = astrid.open("me", "open", game="sagnir")
        assert bjarni.do(table, do="sit", seat=1, name="Bjarni").status_code == 200
        assert astrid.do(table, do="start").status_code == 200
        while not bjarni.see(table)["choices"]:
            astrid.do(table, do="act", action=astrid.see(table)["choices"][0]["number"])
        (sent,) = service.wait_for(1)
        message = phone.read(sent)
        assert message["url"] == f"/t/{table}"
        hand = [each["words"] for each in bjarni.see(table)["choices"]]
        assert not any(words in message["title"] + message["body"] for words in hand)
        assert httpx.get(f"{server.address}/service-worker.js").headers["content-type"].startswith("text/javascript")


def test_pages_count_the_tables_that_wait(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as astrid, Sitter(chromium, server, PHONE, has_touch=True) as bjarni:
        tables = []
        for _ in range(2):
            table = astrid.person.open("me", "open", game="hagar")
            bjarni.person.do(table, do="sit", seat=1, name="Bjarni")
            astrid.person.do(table, do="start")
            while not bjarni.person.see(table)["choices"]:
                astrid.person.do(table, do="act", action=astrid.person.see(table)["choices"][0]["number"])
            tables.append(table)
        bjarni.page.goto(f"{server.address}/")
        expect(bjarni.page).to_have_title(re.compile(r"^\(2\) "))
        expect(bjarni.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
        waiting = bjarni.page.locator("a.waiting")
        expect(waiting).to_have_attribute("title", "2 tables wait for you")
        waiting.click()
        bjarni.page.wait_for_url(f"**/t/{tables[0]}")
        expect(bjarni.page.locator("a.waiting b")).to_have_text("1")
        bjarni.page.locator("a.waiting").click()
        bjarni.page.wait_for_url(f"**/t/{tables[1]}")
        astrid.page.goto(f"{server.address}/")
        expect(astrid.page).not_to_have_title(re.compile(r"^\("))


def test_what_was_read_can_be_read_without_a_network(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, service_workers="allow") as astrid:
        astrid.page.goto(f"{server.address}/")
        astrid.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        astrid.page.wait_for_function("navigator.serviceWorker.controller !== null")
        astrid.page.goto(f"{server.address}/rules/hagar")
        title = astrid.page.title()
        astrid.context.set_offline(True)
        astrid.page.goto(f"{server.address}/rules/hagar")
        assert astrid.page.title() == title
        expect(astrid.page.locator("main")).to_contain_text("Helga Island")
        astrid.page.goto(f"{server.address}/new")
        expect(astrid.page.locator("h1")).to_have_text("There is no network")
        astrid.errors.clear()  # the browser tells its console that it is offline
        astrid.context.set_offline(False)
