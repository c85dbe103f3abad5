"""Bots that play among themselves: who is ahead and why, pause, and how fast, for those who watch in a real browser."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meadhall.core.kernel import JIT
from tests.hall.server import Person, Server, opened
from tests.hall.table_page import DESKTOP, PHONE, Sitter


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall in which a game of bots lasts: where they take no time, it may be over before a page asks them to rest."""
    with opened(tmp_path_factory.mktemp("hall"), pace=0.3) as server:
        server.wait_until_ready()
        yield server


TURNS = """async (swings) => (await import("/static/watching.js")).turns(swings)"""


def swing(before: float, after: float, seat: int | None, text: str) -> dict[str, Any]:
    """How the chances of two seats changed while something was done."""
    return {"from": [before, 1 - before], "to": [after, 1 - after], "seat": seat, "text": text}


def test_changes_of_chances_are_told_by_turns(guest: Sitter) -> None:
    guest.open("me", "random", game="hagar")
    one, chance, other = (
        swing(0.5, 0.52, 0, "a step"),
        swing(0.52, 0.7, None, "a throw"),
        swing(0.7, 0.4, 1, "a theft"),
    )
    first, second = guest.page.evaluate(TURNS, [one, chance, other])
    assert (first["from"][0], first["to"][0], first["text"]) == (0.5, 0.7, "a throw"), "what moved the bar most"
    assert (second["seat"], second["text"]) == (1, "a theft")


def test_the_hall_plays_as_fast_as_whoever_wants_it_fastest(astrid: Person, bjarni: Person) -> None:
    table = astrid.open("random", "random", game="hagar")
    with astrid.socket(table, {"board": False}) as hers, bjarni.socket(table, {"board": False}) as his:
        hers.send(type="watch", pace=0)
        his.send(type="watch", pace=0)
        hers.send(type="ping")
        hers.hear("pong")
        his.send(type="ping")
        his.hear("pong")
        resting = astrid.see(table)["version"]
        assert astrid.see(table, since=resting + 1, wait=1)["version"] <= resting + 1, "one was thought of already"
        his.send(type="watch", pace=2.5)
        his.until(lambda view: view["version"] > resting + 3)  # he wants to see more
        his.send(type="watch", pace=3)
        assert his.hear("error")["code"] == "malformed"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_whoever_watches_pauses_and_goes_on(size: dict[str, int], unhurried: Server, chromium: Browser) -> None:
    with Sitter(chromium, unhurried, size, has_touch=size is PHONE, reduced_motion="no-preference") as guest:
        table = guest.open("random", "random", game="hagar")
        page, box = guest.page, guest.page.locator("#ahead")
        box.get_by_role("button", name="Pause").click()
        on = box.get_by_role("button", name="Go on")
        expect(on).to_be_visible()
        shown = guest.version
        version = guest.person.see(table)["version"]
        assert guest.person.see(table, since=version + 1, wait=2)["version"] <= version + 1, "the bots rest as well"
        assert guest.version == shown, "and nothing new is shown"
        box.locator("select").select_option("quick")
        expect(page.locator("#pace")).to_have_value("quick")
        on.click()
        guest.wait_past(shown)


@pytest.mark.skipif(not JIT, reason="who is ahead is told when the search is compiled")
def test_whoever_watches_reads_what_moved_the_bar(unhurried: Server, chromium: Browser) -> None:
    with Sitter(chromium, unhurried) as guest:
        guest.open("karl", "random", game="hagar")
        guest.page.locator("#ahead select").select_option("none")
        reason = guest.page.locator("#ahead .swings li").first
        expect(reason).to_have_text(re.compile(r"^(Karl|Random) \+\d+% (Karl|Random|A|The|That|Red)"))
        told = reason.inner_text().split("% ", 1)[1]
        assert told.split(". ")[0].rstrip(".") in guest.page.locator("#log").inner_text()
