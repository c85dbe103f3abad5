"""You: one more device comes in by a link or a code, is taken away again, and settings follow."""

import asyncio
import re

import httpx
import pytest

from meadhall.hall.app import make_app
from meadhall.hall.identity import COOKIE
from meadhall.hall.limits import Budgets
from meadhall.hall.live.hall import Hall
from meadhall.hall.members.ways_in import MINUTES
from meadhall.hall.storage.store import Store
from meadhall.table.tokens import person_of
from tests.hall.in_process import Time, Web, talking
from tests.hall.test_house import Guest
from tests.patience import PATIENT

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
)


class Visitor:
    """A browser, with its cookies, in front of a hall without a server."""

    def __init__(self, web: Web, agent: str = FIREFOX) -> None:
        self.web, self.agent, self.cookies = web, agent, dict[str, str]()

    def ask(self, method: str, path: str, **form: str) -> httpx.Response:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"user-agent": self.agent, "origin": "http://localhost", "cookie": cookies}
        answer = self.web._ask(method, path, headers=headers, data=form or None)
        for name, value in re.findall(
            r"^(\w+)=([^;]*);", "\n".join(answer.headers.get_list("set-cookie")), re.MULTILINE
        ):
            self.cookies[name] = value
        self.cookies = {name: value for name, value in self.cookies.items() if value.strip('"')}
        return answer

    def get(self, path: str) -> str:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.text

    def post(self, path: str, **form: str) -> httpx.Response:
        return self.ask("POST", path, **form)

    @property
    def token(self) -> str:
        return self.cookies[COOKIE]

    def link(self) -> str:
        """The address that the page shows for one more device."""
        found = re.search(r'href="http://localhost(/join/[\w-]+)"', self.post("/me/link").text)
        assert found is not None
        return found[1]

    def code(self) -> str:
        """The recovery code that the page shows once."""
        found = re.search(r'class="recovery">([\w-]+)<', self.post("/me/code").text)
        assert found is not None
        return found[1]


@pytest.fixture
def hall(store: Store) -> Hall:
    hall = Hall(store, now=Time(1_000_000.0), pace=0.0)
    hall.budgets = Budgets(Time())
    return hall


def seats(visitor: Visitor, table: str) -> list[int]:
    """The seats of a visitor at a table."""
    found: list[int] = visitor.web.get(
        f"/api/tables/{table}?board=0", headers={"authorization": f"Bearer {visitor.token}"}
    ).json()["you"]
    return found


def sit(visitor: Visitor, table: str, name: str = "Bjarni") -> None:
    assert visitor.post(f"/t/{table}/sit", seat="1", name=name).status_code == 303


def test_a_link_lets_one_more_device_in_and_works_once(hall: Hall, web: Web) -> None:
    table = Guest(web).open("me", "open")
    desk, phone, thief = Visitor(web), Visitor(web, PHONE), Visitor(web)
    sit(desk, table)
    link = desk.link()
    for _ in range(3):  # a messenger looks at it
        assert "Come in as Bjarni" in phone.get(link)
    assert phone.post(link).status_code == 303
    assert (seats(desk, table), seats(phone, table)) == ([1], [1])
    assert thief.ask("GET", link).status_code == 404
    assert thief.post(link).status_code == 404
    page = phone.get("/me")
    assert "Firefox, Linux" in page
    assert "Chrome, Android" in page
    assert 'value="Bjarni"' in page, "the name came along"


def test_a_link_is_good_for_minutes_and_a_new_one_ends_it(hall: Hall, web: Web) -> None:
    desk, phone = Visitor(web), Visitor(web)
    old, link = desk.link(), desk.link()
    assert phone.ask("GET", old).status_code == 404
    hall.now.now += 60 * MINUTES - 1  # type: ignore[attr-defined]
    assert phone.ask("GET", link).status_code == 200
    hall.now.now += 2  # type: ignore[attr-defined]
    assert phone.post(link).status_code == 404


def test_the_store_knows_neither_the_link_nor_the_code(hall: Hall, web: Web) -> None:
    desk = Visitor(web)
    link, code = desk.link(), desk.code()
    kept = repr(hall.store.found("keepsakes", person=person_of(desk.token)))
    assert kept.count("'link'") == kept.count("'recovery'") == 1
    assert link.rpartition("/")[2] not in kept
    assert code not in kept
    assert code.replace("-", "") not in kept


def test_a_device_with_tables_of_its_own_is_told_and_gets_them_back(hall: Hall, web: Web) -> None:
    desk, phone, host = Visitor(web), Visitor(web), Guest(web)
    own, shared = host.open("me", "open"), host.open("me", "open")
    sit(phone, own, "Old phone")
    sit(desk, shared)
    link = desk.link()
    assert "has a table of its own" in phone.get(link)
    phone.post(link)
    assert (seats(phone, own), seats(phone, shared)) == ([], [1])
    phone.post("/me/devices", device=person_of(phone.token), out="yes")
    assert (seats(phone, own), seats(phone, shared)) == ([1], [])


def test_a_device_that_is_taken_away_is_sent_away_from_open_tables(hall: Hall, web: Web) -> None:
    table = Guest(web).open("me", "open")
    desk, phone = Visitor(web), Visitor(web, PHONE)
    sit(desk, table)
    phone.post(desk.link())
    app = make_app(hall, warm=False)

    async def try_it() -> tuple[list[int], dict[str, object], dict[str, object]]:
        path, device = f"/t/{table}/socket", person_of(phone.token)
        async with talking(app, path, phone.token) as talk, talking(app, path, desk.token) as other:
            assert await hall.devices.shut_out(person_of(desk.token), device)
            told, end = await talk.hear(), await talk.hear()
            await other.say(type="ping")
            assert (await other.hear())["type"] in ("pong", "table", "here")
            return talk.first["view"]["you"], told, end

    seated, told, end = asyncio.run(asyncio.wait_for(try_it(), PATIENT))
    assert (seated, told["code"], end["code"]) == ([1], "shut-out", 4403)
    assert seats(phone, table) == []


def test_nobody_takes_the_devices_of_others_away_nor_renames_them(hall: Hall, web: Web) -> None:
    desk, phone, stranger = Visitor(web), Visitor(web, PHONE), Visitor(web)
    phone.post(desk.link())
    stranger.post("/me/name", name="Loki")
    for change in ({"out": "yes"}, {"name": "Mine"}):
        stranger.post("/me/devices", device=person_of(phone.token), **change)
    assert "Chrome, Android" in desk.get("/me")
    desk.post("/me/devices", device=person_of(phone.token), name="In the kitchen")
    assert "In the kitchen" in phone.get("/me")


def test_a_code_on_paper_lets_in_who_has_lost_every_device(hall: Hall, web: Web) -> None:
    table = Guest(web).open("me", "open")
    desk, later = Visitor(web), Visitor(web)
    sit(desk, table)
    code = desk.code()
    assert later.post("/me/in", code="AAAA-AAAA-AAAA-AAAA-AAAA").status_code == 403
    assert later.post("/me/in", code=f" {code.lower().replace('-', ' ')} ").status_code == 303
    assert seats(later, table) == [1]
    second = later.code()
    assert Visitor(web).post("/me/in", code=code).status_code == 403, "a new code ends the old one"
    later.post("/me/code/drop")
    assert Visitor(web).post("/me/in", code=second).status_code == 403


def test_codes_cannot_be_tried_one_after_the_other(hall: Hall, web: Web) -> None:
    thief = Visitor(web)
    tries = [thief.post("/me/in", code=str(number)).status_code for number in range(12)]
    assert tries == [403] * 10 + [429] * 2


def test_the_only_device_is_not_signed_out_by_a_slip(hall: Hall, web: Web) -> None:
    desk = Visitor(web)
    desk.post("/me/name", name="Astrid")
    assert "Sign out here" not in desk.get("/me")
    desk.code()
    assert "Sign out here" in desk.get("/me")
    desk.post("/me/devices", device=person_of(desk.token), out="yes")
    assert COOKIE not in desk.cookies


def test_a_name_is_kept_with_the_person_and_a_bad_one_is_refused(hall: Hall, web: Web) -> None:
    hall.moderation.take("k" * 20, ["loki"])
    desk, phone = Visitor(web), Visitor(web)
    desk.post("/me/name", name="  Astrid\tthe Bold ")
    phone.post(desk.link())
    assert 'value="Astrid the Bold"' in phone.get("/me")
    assert desk.post("/me/name", name="L0ki").status_code == 422
