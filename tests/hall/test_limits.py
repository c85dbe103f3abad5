"""Budgets of persons and addresses, and who is believed about addresses."""

import asyncio
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import httpx
import pytest

from meadhall.hall import limits
from meadhall.hall.app import make_app
from meadhall.hall.limits import BUDGETS, SOCKETS_OF_A_PERSON, Budgets, Share
from meadhall.hall.live.hall import Hall
from meadhall.hall.middleware import ProxyError, read_proxies
from meadhall.hall.words import say
from meadhall.table.errors import TableError
from meadhall.table.tokens import new_token
from tests.hall.in_process import Time, Web
from tests.patience import PATIENT

DOCS = Path(__file__).parents[2] / "docs" / "operations.md"


@pytest.mark.parametrize("name", [name for name, budget in BUDGETS.items() if budget.person])
def test_a_person_has_a_budget_that_fills_again_and_others_have_theirs(name: str) -> None:
    time = Time()
    budgets, budget = Budgets(time), BUDGETS[name]
    assert budget.person is not None
    for _ in range(budget.person.at_once):
        budgets.spend(name, "astrid", "192.0.2.1")
    with pytest.raises(TableError, match=say(f"too-many-{name}")):
        budgets.spend(name, "astrid", "192.0.2.2")
    budgets.spend(name, "bjarni", "192.0.2.1")
    time.now += budget.person.seconds * 1.01
    budgets.spend(name, "astrid", "192.0.2.1")
    assert budgets.refused[name] == 1


@pytest.mark.parametrize("name", BUDGETS)
def test_an_address_has_a_budget_however_many_tokens_it_takes(name: str) -> None:
    time, share = Time(), BUDGETS[name].address
    budgets = Budgets(time)
    taken = [budgets.take(name, f"person {number}", "192.0.2.1") for number in range(share.at_once + 5)]
    assert taken == [True] * share.at_once + [False] * 5
    assert budgets.take(name, "astrid", "192.0.2.2")
    if not BUDGETS[name].home:
        assert all(budgets.take(name, "loki", None) for _ in range(2000)), "at home nobody counts"


def test_a_person_looks_at_so_many_tables_at_a_time() -> None:
    budgets = Budgets()

    def looks(person: str | None) -> AbstractContextManager[bool]:
        return budgets.visiting(person, "sockets", SOCKETS_OF_A_PERSON)

    with ExitStack() as open_tables:
        assert all(open_tables.enter_context(looks("astrid")) for _ in range(SOCKETS_OF_A_PERSON))
        for person, allowed in (("astrid", False), ("bjarni", True), (None, True)):
            with looks(person) as may:
                assert may is allowed
    with looks("astrid") as may:
        assert may


def test_every_budget_is_told_to_those_who_run_a_hall() -> None:
    told = " ".join(DOCS.read_text(encoding="utf-8").split())
    for name, budget in BUDGETS.items():
        row = f"| `{name}` | {_told(budget.person)} | {_told(budget.address)} |"
        assert row in told, row


def _told(share: Share | None) -> str:
    if share is None:
        return "–"
    rate = f"one every {share.seconds:g} s" if share.seconds >= 1 else f"{1 / share.seconds:g} a second"
    return f"{share.at_once}, then {rate}"


def tables(web: Web, address: str, count: int, **headers: str) -> list[int]:
    """What is answered to so many who each want a token, all from one address."""
    sent = headers | {"x-forwarded-for": address} if address else headers
    return [web.post("/api/tokens", headers=sent).status_code for _ in range(count)]


def test_forwarded_addresses_are_believed_from_listed_proxies_alone(hall: Hall) -> None:
    most = BUDGETS["tokens"].address.at_once
    nobody = Web(make_app(hall, warm=False))
    spoofed = [tables(nobody, f"192.0.2.{number}", 1)[0] for number in range(most + 2)]
    assert spoofed.count(429) == 2, "whoever invents addresses is still one"
    behind = Web(make_app(hall, proxies=["127.0.0.1"], warm=False))
    assert tables(behind, "203.0.113.1", most + 1).count(429) == 1
    assert tables(behind, "203.0.113.2", 1) == [201]
    assert tables(behind, "203.0.113.99, 203.0.113.1", 1) == [429], "what a client says itself does not count"
    assert tables(behind, "2001:db8::1", most).count(429) == 0
    assert tables(behind, "2001:db8::ffff:1", 1) == [429], "a whole /64 is one address"
    assert tables(behind, "2001:db8:0:1::1", 1) == [201]
    assert behind.get("/metrics", headers={"x-forwarded-for": "203.0.113.1"}).status_code == 404
    assert behind.get("/metrics").status_code == 200


def test_who_comes_through_a_proxy_has_so_many_requests_under_way_and_no_more(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_OF_AN_ADDRESS", 5)
    monkeypatch.setattr(limits, "SECONDS_OF_A_REFUSAL", 0.0)
    app = make_app(hall, proxies=["127.0.0.1"], warm=False)

    async def ask() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            token = {"authorization": f"Bearer {new_token()}"}
            plan = {"game": "hagar", "seats": ["me", "open"]}
            opened = (await client.post("/api/tables", json=plan, headers=token)).json()
            poll = f"/api/tables/{opened['table']}?board=0&wait=1&since={opened['version']}"

            async def from_address(address: str) -> int:
                return (await client.get(poll, headers={"x-forwarded-for": address}, timeout=PATIENT)).status_code

            addresses = [*["203.0.113.1"] * 8, "203.0.113.2"]
            return await asyncio.gather(*(from_address(address) for address in addresses))

    codes = asyncio.run(ask())
    assert (codes[:8].count(200), codes[:8].count(429), codes[8]) == (5, 3, 200)


def test_a_request_that_tells_its_length_in_two_ways_is_refused(hall: Hall) -> None:
    web = Web(make_app(hall, warm=False))
    both = {"content-length": "3", "transfer-encoding": "chunked"}
    assert web.post("/api/tokens", content=b"abc", headers=both).status_code == 400


def test_what_costs_more_takes_more_and_who_owes_something_waits() -> None:
    time = Time()
    budgets = Budgets(time)
    address, most = "192.0.2.1", BUDGETS["building"].address
    budgets.charge("building", None, address, most.at_once + 10)
    assert not budgets.take("building", None, address, 0.0)
    time.now += 11 * most.seconds
    assert budgets.take("building", None, address, 0.0)
    assert not budgets.take("building", None, address, 2.0)
    assert budgets.take("building", None, "192.0.2.2", most.at_once)


def test_pages_have_a_budget_but_who_minds_the_hall_is_always_answered(hall: Hall) -> None:
    for _ in range(BUDGETS["pages"].address.at_once):
        hall.budgets.take("pages", None, "127.0.0.1")
    web = Web(make_app(hall, warm=False))
    refused = web.get("/api/games")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
    assert web.get("/healthz").status_code == 200
    assert Web(make_app(hall, home=True, warm=False)).get("/api/games").status_code == 200


def test_tables_bots_and_words_are_budgeted_at_the_door(hall: Hall) -> None:
    web, token = Web(make_app(hall, warm=False)), new_token()

    def post(path: str, body: dict[str, object]) -> httpx.Response:
        return web.post(path, json=body, headers={"authorization": f"Bearer {token}"})

    table = post("/api/tables", {"game": "hagar", "seats": ["me", "open"]}).json()["table"]
    codes = [post("/api/tables", {"game": "hagar", "seats": ["me", "open"]}).status_code for _ in range(12)]
    assert codes.count(429) == 1
    said = [post(f"/api/tables/{table}/do", {"do": "say", "text": "skål"}).status_code for _ in range(9)]
    assert said == [200] * 8 + [429]
    files = [web.post("/replay", data={"text": "x"}).status_code for _ in range(41)]
    assert files.count(422) == 41
    assert "These are many files" in web.post("/replay", data={"text": "x"}).text


def test_a_proxy_has_an_address_and_is_not_everybody() -> None:
    assert read_proxies(["127.0.0.1", "10.0.0.0/8"]) == ("127.0.0.1", "10.0.0.0/8")
    for wrong in ("localhost", "*", "0.0.0.0/0", "::/0", "10.0.0.1/8"):
        with pytest.raises(ProxyError):
            read_proxies([wrong])
