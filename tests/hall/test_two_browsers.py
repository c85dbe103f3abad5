"""Two browsers at one table: nothing that one person alone may know is ever in the other's page or traffic."""

import re

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.hall.server import Person, Server
from tests.hall.table_page import PHONE, Sitter

_CARD = re.compile(r'data-id="(being-[^"]+)"[^>]*><title>([^,(<]+\w)')


class Eavesdropper:
    """Keeps what has reached a page: every frame, every address that was asked for, and what the page shows."""

    def __init__(self, page: Page) -> None:
        self.page, self._heard = page, list[str]()
        page.on("websocket", self._listen)
        page.on("response", lambda response: self._heard.append(response.url))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard.append(str(frame)))

    def all(self) -> str:
        """Everything so far, and the page as it is now."""
        return "\n".join([*self._heard, self.page.content()])


def cards(board: str) -> dict[str, str]:
    """The beings that a picture shows face up, with their names."""
    return dict(_CARD.findall(board))


@pytest.mark.parametrize("game", ["sagnir", "mythical_island"])
def test_a_hand_is_in_nobody_elses_browser(game: str, server: Server, chromium: Browser) -> None:
    with (
        Sitter(chromium, server) as astrid,
        Sitter(chromium, server, PHONE, has_touch=True) as bjarni,
        Person(server) as watcher,
    ):
        people, ears = (astrid, bjarni), [Eavesdropper(guest.page) for guest in (astrid, bjarni)]
        table = astrid.person.open("me", "open", game=game)
        assert bjarni.person.do(table, do="sit", seat=1, name="Bjarni").status_code == 200
        assert astrid.person.do(table, do="start").status_code == 200
        for guest in people:
            guest.page.goto(f"{server.address}/t/{table}")
        shown, kept = set[str](), 0
        for _ in range(18):
            views = [guest.person.see(table, board=1) for guest in people]
            shown |= cards(watcher.see(table, board=1)["board"]).keys()
            mover = 0 if views[0]["choices"] else 1
            for guest in people:
                expect(guest.page.locator("main")).to_have_attribute("data-version", str(views[0]["version"]))
            for own, other in ((0, 1), (1, 0)):
                secret = {card: name for card, name in cards(views[own]["board"]).items() if card not in shown}
                kept += len(secret)
                heard = ears[other].all()
                for card, name in secret.items():
                    assert f'{card}"' not in heard, f"seat {other} got {card} of seat {own}"
                    assert name not in heard, f"seat {other} got {name} of seat {own}"
            choice = views[mover]["choices"][len(views[mover]["choices"]) // 2]
            assert people[mover].person.do(table, do="act", action=choice["number"]).status_code == 200
        assert kept > 50, "there were hands to keep secret"
