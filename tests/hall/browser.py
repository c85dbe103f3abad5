"""A real browser, and a person in front of it who touches what is lit."""

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.patience import PATIENT

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]

SPOTS = """() => [...document.querySelectorAll(".board .lit")].map((lit) => {
  const box = lit.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const down of parts) for (const right of parts) {
    const x = box.left + box.width * right, y = box.top + box.height * down;
    if (document.elementFromPoint(x, y)?.closest(".lit") === lit) return { id: lit.dataset.id, x, y };
  }
  return { id: lit.dataset.id, x: null, y: null };
})"""
"""Every lit piece, with a point at which a finger would touch it."""

STATE = """() => document.querySelector("#result:not([hidden])") ? "over"
  : document.querySelector("#lost[hidden]") && document.querySelector(".board .lit, #actions button") ? "ready" : "" """
"""Whether something can be touched, or the game is over."""

SHORT: dict[str, dict[str, str]] = {
    "hagar": {},
    "runir": {},
    "sagnir": {"pattern_set": "light", "target": "3"},
    "mythical_island": {"target": "3"},
    "saga": {"gap": "8"},
}
"""The games, with options that make them short where there are some."""

ADD_BOT = "(list, bot) => list.append(new Option(bot, bot, true, true))"


def find_chromium() -> str:
    """The system's Chromium. Where tests are run by a machine, one must be there."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    found = os.environ.get("MEADHALL_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        message = "there is no Chromium here: install one, or name it in MEADHALL_CHROMIUM"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    executable = find_chromium()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        try:
            yield chromium
        finally:
            chromium.close()


expect.set_options(timeout=1000 * PATIENT)


class Guest:
    """A person at a browser of their own."""

    def __init__(self, browser: Browser, address: str, seed: int = 1, **context: Any) -> None:
        self.address, self.chance = address, random.Random(seed)
        # Unless asked otherwise nothing glides, for which a test would wait, and no service worker gets ready some time
        # during the test, fetches pages by itself and answers for the hall.
        quiet = {"reduced_motion": "reduce", "service_workers": "block"} | context
        self.context: BrowserContext = browser.new_context(viewport={"width": 1280, "height": 1100}, **quiet)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENT)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.touches = 0

    def play_now(self, game: str, bot: str, name: str = "Astrid") -> None:
        """From the first page to the table in one click."""
        self.page.goto(self.address)
        card = self.page.locator(f'form:has(input[name=game][value="{game}"])')
        card.locator("summary").click()  # name and level are tucked away
        card.locator("input[name=name]").fill(name)
        card.locator("select[name=bot]").evaluate(ADD_BOT, bot)
        card.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector(".board svg")

    def open_short(self, game: str, bot: str) -> None:
        """From the first page by the form for a new table to a short game."""
        self.page.goto(self.address)
        self.page.locator(f'a[href="/new?game={game}"]').click()
        self.seat_bot(1, bot)
        for name, value in SHORT[game].items():
            self.page.locator(f"select[name=option-{name}]").select_option(value)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_selector(".board svg")

    def seat_bot(self, seat: int, bot: str) -> None:
        """In the form for a new table: also a bot that is not offered to people."""
        self.page.locator(f"select[name=seat-{seat}]").evaluate(ADD_BOT, bot)

    @property
    def version(self) -> int:
        """The version of the table that the page shows."""
        return int(self.page.locator("main").get_attribute("data-version") or 0)

    def wait_past(self, version: int) -> None:
        """Until the page shows a newer one."""
        newer = "(version) => Number(document.querySelector('main').dataset.version) > version"
        self.page.wait_for_function(newer, arg=version)

    def wait(self) -> bool:
        """Until something can be touched; False when the game is over."""
        return bool(self.page.wait_for_function(STATE).json_value() == "ready")

    def sure(self) -> bool:
        """Say yes where the page asks whether something is really meant. Says whether it did."""
        asked, version = self.page.locator("#sure[open] [value=yes]"), self.version
        if not asked.count():
            return False
        asked.press("Enter")
        self.wait_past(version)
        return True

    def touch(self) -> None:
        """Touch something that is lit, or a button, as a mouse or a finger does. Eager to bring beings home."""
        if self.sure():
            return
        spots: list[dict[str, Any]] = self.page.evaluate(SPOTS)
        hidden = [spot["id"] for spot in spots if spot["x"] is None]
        assert not hidden, f"lit, but nobody can touch it: {hidden}"
        buttons = self.page.locator("#actions button:not([data-key=back], [data-key=all])")
        keys: list[str] = buttons.evaluate_all("(all) => all.map((each) => each.dataset.key)")
        beings = [spot for spot in spots if spot["id"].startswith("being-")]
        self.touches += 1
        if eager := [key for key in keys if key.startswith("activate ") or key == "together"]:
            buttons.nth(keys.index(eager[0])).click()
        elif not spots or (not beings and keys and self.chance.random() < 0.5):
            buttons.nth(self.chance.randrange(len(keys))).click()
        else:
            spot = self.chance.choice(beings or spots)
            self.page.mouse.click(spot["x"], spot["y"])

    def act(self, table: str) -> None:
        """Do something by the API with this person's seat, while the page looks on."""
        version, address = self.version, f"{self.address}/api/tables/{table}"
        choices = self.page.request.get(f"{address}?board=0").json()["choices"]
        if not choices:
            return  # what was touched last is still on its way to the page
        command = {"do": "act", "action": self.chance.choice(choices)["number"]}
        answer = self.page.request.post(f"{address}/do", data=command, headers={"origin": self.address})
        assert answer.ok, answer.text()
        self.wait_past(version)

    def log(self) -> list[str]:
        """The lines of the log as they stand on the page."""
        return self.page.locator("#log li").all_inner_texts()
