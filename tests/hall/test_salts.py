"""What people add to the dice: by itself, in words of their own, and only after the commitment was shown."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.hall.browser import Guest
from tests.hall.server import Server
from tests.hall.table_page import Sitter

RANDOM = re.compile(r"[0-9a-f]{32}")


def listen(page: Page) -> list[dict[str, Any]]:
    """Every message on the sockets of a page, in both directions."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: heard.append(json.loads(frame))))
    return heard


def test_play_now_adds_a_random_number_once_the_dice_are_promised(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address)
    heard = listen(guest.page)
    guest.play_now("hagar", "random")
    assert guest.page.url.rpartition("#")[2] != "start"
    tables = [index for index, message in enumerate(heard) if message["type"] == "table"]
    (salt,) = [index for index, message in enumerate(heard) if message.get("command", {}).get("do") == "salt"]
    first, last = heard[tables[0]]["view"]["dice"], heard[tables[-1]]["view"]["dice"]
    assert tables[0] < salt
    assert first["commitment"] == last["commitment"]
    assert last["salts"] == [heard[salt]["command"]["salt"]]
    assert RANDOM.fullmatch(last["salts"][0])
    assert not guest.errors
    guest.context.close()


def test_people_type_words_of_their_own(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as host, Sitter(chromium, server) as friend:
        table = host.open("me", "open", game="hagar")
        friend.page.goto(f"{server.address}/t/{table}")
        seat = friend.page.locator("#seats form")
        seat.locator("input[name=name]").fill("Bjarni")
        seat.locator("input[name=salt]").fill("skál!")
        seat.get_by_role("button", name="Sit here").click()
        expect(friend.page.locator("#seats")).to_contain_text("you")
        host.page.get_by_role("button", name="Fair dice").click()
        host.page.get_by_label("Your word").fill("mín eigin orð")
        host.page.get_by_role("button", name="Add it").click()
        host.page.locator("#dice").get_by_role("button", name="Close").click()
        host.page.get_by_role("button", name="Start the game").click()
        host.page.wait_for_selector(".board svg")
        assert host.person.see(table)["dice"]["salts"] == ["mín eigin orð", "skál!"]
        friend.page.get_by_role("button", name="Fair dice").click()
        expect(friend.page.locator("#dice")).to_contain_text("Added by the players: “mín eigin orð”, “skál!”")


def test_a_rematch_adds_to_dice_that_were_promised_before(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as sitter:
        table, chance = sitter.person.open("me", "me", game="runir"), random.Random(1)
        while (view := sitter.person.see(table))["phase"] == "playing":
            sitter.person.do(table, do="act", action=chance.choice(view["choices"])["number"])
        promised = view["dice"]["next"]
        sitter.page.goto(f"{server.address}/t/{table}")
        sitter.page.get_by_role("button", name="Play again").click()
        sitter.page.wait_for_url(lambda url: table not in url)  # everybody has agreed
        sitter.page.wait_for_selector(".board svg")
        dice = sitter.person.see(sitter.page.url.rsplit("/", 1)[1])["dice"]
        assert dice["commitment"] == promised
        assert len(set(dice["salts"])) == 2
        assert all(map(RANDOM.fullmatch, dice["salts"]))


def test_without_scripts_a_game_is_started_by_a_button_and_nothing_is_added(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address, java_script_enabled=False)
    guest.page.goto(server.address)
    guest.page.locator('form:has(input[value="hagar"])').get_by_role("button", name="Play now").click()
    guest.page.get_by_role("button", name="Start the game").click()
    table = guest.page.url.rsplit("/", 1)[1]
    view = guest.page.request.get(f"{server.address}/api/tables/{table}").json()
    assert (view["phase"], view["dice"]["salts"]) == ("playing", [])
    guest.context.close()
