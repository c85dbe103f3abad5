"""Pages and boards in the language for tests, which is longer and marked: nothing is cut, and every text has a file."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meadhall import games
from meadhall.core.language import PSEUDO
from meadhall.hall import pages
from meadhall.translation import begin
from tests.hall.server import Person, Server, opened
from tests.hall.table_page import DESKTOP, PHONE, Sitter

NAMES = (
    "Meadhall Hägar Land Sicht Runir Sagnir Mythical Island Saga Vikings Anglo-Saxons English Deutsch Íslenska Polski "
    "Astrid Random Rando PostgreSQL SHA HMAC SipHash UTF"
)
"""What is called so in every language: the hall, its games, the languages, who plays, and what programs are called."""
UNMARKED = """([names, board]) => {
  const found = [], silent = "script, style, noscript, code, kbd, pre, select, [lang=en]:not(html)";
  const spoken = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const places = "button, a, label, p, li, td, h1, h2, h3, small, span, text, title";
  const marked = (text) => /[⟦⟧ąçéíķłñóŕšťüýžðþÁĆĖĪŁŃÖŘŠŦŪŸŻ]/.test(text);
  const words = (text) => (text.match(/[\\p{L}-]{3,}/gu) ?? []).filter((word) => /^[A-Za-z-]+$/.test(word));
  const english = (text) => words(text).some((word) => !names.includes(word));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode;
    if (element.closest(silent) || (!board && element.closest("svg")) || !element.checkVisibility()) continue;
    if (english(data) && !marked(element.closest(places)?.textContent ?? data)) found.push(data.trim());
  }
  for (const each of document.querySelectorAll(["option", ...spoken.map((name) => `[${name}]`)].join())) {
    if (each.closest("svg, [lang=en]:not(html)") || !each.checkVisibility()) continue;
    const said = spoken.map((name) => each.getAttribute(name) ?? "");
    if (each.matches("option")) said.push(each.textContent);
    found.push(...said.filter((text) => english(text) && !marked(text)));
  }
  return found;
}"""
"""Texts that no file has said, also those that only screen readers meet; those of drawings if asked for."""
CUT = """() => {
  const found = [], places = "button, a, label, summary, legend, h2, h3, p";
  for (const each of document.querySelectorAll(places)) {
    const style = getComputedStyle(each), hidden = each.closest(".skip, .hidden, [aria-hidden=true]");
    const shortened = style.overflowX === "visible" || style.textOverflow === "ellipsis";
    const cut = each.scrollWidth > each.clientWidth + 2;
    if (cut && !hidden && !shortened && each.checkVisibility() && each.textContent.trim()) found.push(each.textContent);
  }
  const board = document.querySelector(".board svg")?.getBoundingClientRect();
  for (const text of document.querySelectorAll(".board svg text")) {
    const { left, right } = text.getBoundingClientRect();
    if (right > left && (left < board.left - 3 || right > board.right + 3)) found.push(`board: ${text.textContent}`);
  }
  return found;
}"""
"""Texts that do not fit where they stand."""


@cache
def printed() -> list[str]:
    """The words on the components of all games: what they are called where no language has a name for them."""

    def texts(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            yield from (text for each in value.items() for one in each for text in texts(one))
        elif isinstance(value, list):
            yield from (text for each in value for text in texts(each))
        elif isinstance(value, str):
            yield value

    files = [games.folder_of(name) / "content.toml" for name in games.own_names()]
    read = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    words = {word for text in texts(read) for word in re.findall(r"[^\W\d_][\w-]{2,}", text)}
    return sorted(words | {word.lower() for word in words} | set(NAMES.split()))


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("languages")
    begin(PSEUDO, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_LANGUAGES", str(folder))
        with opened(tmp_path_factory.mktemp("hall")) as server:
            server.wait_until_ready()
            yield server


@pytest.fixture(scope="module")
def finished(hall: Server) -> Iterator[tuple[Person, str]]:
    """A table whose game is over, and who sat there."""
    with Person(hall) as person:
        table = person.open("me", "random", game="hagar")
        while (view := person.see(table))["phase"] == "playing":
            if view["choices"]:
                person.do(table, do="act", action=view["choices"][0]["text"], position=view["position"])
        yield person, table


def leaks(guest: Sitter, *, board: bool = False) -> list[str]:
    """What the page shows now that no file has said, and what it cuts."""
    found: list[str] = guest.page.evaluate(UNMARKED, [printed() if board else NAMES.split(), board])
    found = [f"no file has said: {text}" for text in found]
    found += [f"it is cut: {text}" for text in guest.page.evaluate(CUT)]
    sideways = guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return found + ["it scrolls sideways"] * sideways


def addresses(table: str) -> list[str]:
    """Every page that there is: those without a place in their address, and examples of the others."""
    plain = [route.path for route in pages.routes() if "GET" in (route.methods or ()) and "{" not in route.path]
    plain = [path for path in plain if not path.endswith(".zip")]  # a file to keep is no page
    about = [f"/{page}/{game}" for page in ("rules", "learn") for game in games.own_names()]
    forms = [f"/new?game={game}" for game in games.own_names()]
    after = [f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/analysis", f"/t/{table}/report"]
    return [*plain, *about, *forms, *after, "/rules/hagar/exact", "/join/nobody", "/t/nothing", "/nowhere"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_every_text_of_a_page_comes_from_a_file_and_fits(
    size: dict[str, int], hall: Server, chromium: Browser, finished: tuple[Person, str]
) -> None:
    person, table = finished
    with Sitter(chromium, hall, size, service_workers="allow") as guest:  # the page about alerts waits for it
        guest.sit_as(person)
        guest.context.add_cookies([{"name": "language", "value": PSEUDO, "url": hall.address}])
        wrong = []
        for address in addresses(table):
            shown = guest.page.goto(hall.address + address)
            if shown is not None and shown.headers.get("content-type", "").startswith("text/html"):
                wrong += [f"{address}: {leak}" for leak in leaks(guest)]
        guest.errors.clear()  # some pages are nowhere
        assert not wrong, "\n".join(wrong)
        guest.page.goto(f"{hall.address}/?language=en")
        assert len(leaks(guest)) > 20, "English would have been seen"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", games.own_names())
def test_every_text_of_a_table_comes_from_a_file_and_fits(
    game: str, size: dict[str, int], hall: Server, chromium: Browser
) -> None:
    with Sitter(chromium, hall, size, has_touch=size is PHONE) as guest:
        page = guest.page
        guest.context.add_cookies([{"name": "language", "value": PSEUDO, "url": hall.address}])
        guest.open("me", "open", game=game)
        expect(page.locator("#gather")).to_be_visible()
        wrong = [f"gathering: {leak}" for leak in leaks(guest)]
        guest.open("me", "random", game=game)
        for moment in range(4):
            guest.wait()
            wrong += [f"moment {moment}: {leak}" for leak in leaks(guest, board=True)]
            guest.choose()
            guest.sure()
        for panel in ("players", "log", "more") if size is PHONE else ():
            page.locator(f"#tabs [data-panel={panel}]").click()
            wrong += [f"{panel}: {leak}" for leak in leaks(guest, board=True)]
        for dialog in ("keys", "words", "dice"):
            page.locator(f"#show-{dialog}").click()
            expect(page.locator("dialog[open]")).to_be_visible()
            wrong += [f"{dialog}: {leak}" for leak in leaks(guest, board=True)]
            page.keyboard.press("Escape")
        assert not wrong, "\n".join(dict.fromkeys(wrong))
