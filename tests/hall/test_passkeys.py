"""Passkeys, with a real browser and an authenticator that Chromium plays: made once, they let another browser in."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from meadhall.hall.identity import COOKIE
from meadhall.hall.members.ways_in import HallSite
from tests.hall.server import Person, Server, opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with opened(tmp_path_factory.mktemp("hall")) as server:
        yield server


class Keyed:
    """A browser with an authenticator in it."""

    def __init__(self, chromium: Browser, server: Server, token: str | None = None) -> None:
        self.server = server
        self.context: BrowserContext = chromium.new_context()
        if token is not None:
            self.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
        self.page: Page = self.context.new_page()
        self.devtools: CDPSession = self.context.new_cdp_session(self.page)
        self.devtools.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True,
        }  # fmt: skip
        self.key = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.devtools.send("WebAuthn.getCredentials", {"authenticatorId": self.key})[
            "credentials"
        ]
        return found

    def take(self, credential: dict[str, Any]) -> None:
        """The same passkey on this device, as those that follow their owner."""
        self.devtools.send("WebAuthn.addCredential", {"authenticatorId": self.key, "credential": credential})

    def make(self) -> None:
        self.page.goto(f"{self.server.address}/me")
        self.page.get_by_role("button", name="Make a passkey").click()
        expect(self.page.locator("#passkeys .devices li")).to_have_count(1)

    def come_in(self) -> None:
        self.page.goto(f"{self.server.address}/me/in")
        self.page.get_by_role("button", name="Come in with a passkey").click()


def test_a_passkey_lets_another_browser_in_until_it_is_deleted(server: Server, chromium: Browser) -> None:
    with Person(server) as person:
        table = person.open("me", "open")
        desk, phone = Keyed(chromium, server, person.token), Keyed(chromium, server)
        desk.make()
        (credential,) = desk.credentials()
        phone.take(credential)
        phone.come_in()
        expect(phone.page).to_have_url(f"{server.address}/")
        token = next(each["value"] for each in phone.context.cookies() if each["name"] == COOKIE)
        assert token != person.token
        seen = httpx.get(
            f"{server.address}/api/tables/{table}?board=0", headers={"authorization": f"Bearer {token}"}
        ).json()
        assert seen["you"] == [0]
        desk.page.reload()
        desk.page.locator("#passkeys").get_by_role("button", name="Delete").click()
        expect(desk.page.locator("#passkeys .devices")).to_have_count(0)
        late = Keyed(chromium, server)
        late.take(credential)
        late.come_in()
        expect(late.page.locator("#use-passkey-told")).to_contain_text("belongs to nobody here")
        for each in (desk, phone, late):
            each.context.close()


def test_an_answer_counts_once_and_only_for_this_hall(server: Server, chromium: Browser) -> None:
    with Person(server) as person:
        desk, phone = Keyed(chromium, server, person.token), Keyed(chromium, server)
        desk.make()
        phone.take(desk.credentials()[0])
        phone.page.on("request", lambda request: sent.append(request.post_data or "") if ends(request.url) else None)
        sent: list[str] = []

        def ends(url: str) -> bool:
            return url.endswith("/me/in/passkey")

        phone.come_in()
        expect(phone.page).to_have_url(f"{server.address}/")
        origin = {"origin": server.address}
        again = httpx.post(f"{server.address}/me/in/passkey", content=sent[0], headers=origin)
        assert again.status_code == 401
        forged = json.loads(sent[0])
        forged["response"]["signature"] = forged["response"]["signature"][::-1]
        challenge = httpx.post(f"{server.address}/me/in/passkey/ask", headers=origin).json()["challenge"]
        assert re.fullmatch(r"[\w-]{43}", challenge)
        assert httpx.post(f"{server.address}/me/in/passkey", json=forged, headers=origin).status_code == 401
        assert httpx.post(f"{server.address}/me/in/passkey", content="{}", headers=origin).status_code == 401
        for each in (desk, phone):
            each.context.close()


@pytest.mark.parametrize(
    ("host", "origin", "can"),
    [
        ("localhost", "http://localhost:8440", True),
        ("hall.example", "https://hall.example", True),
        ("hall.example", "http://hall.example", False),
        ("192.168.1.5", "https://192.168.1.5", False),
        ("::1", "http://[::1]", False),
    ],
)
def test_passkeys_are_offered_where_browsers_have_them(host: str, origin: str, can: bool) -> None:
    assert HallSite(host, origin).can_have_passkeys is can
