"""Makes the pictures of the README: opens a hall of its own, looks at its pages in a real browser, and goes again.

`make pictures` runs it. The positions are drawn from fair dice, so that the tables differ from time to time.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser
from tests.hall.browser import Guest, browser
from tests.hall.server import Server, opened

FOLDER = Path(__file__).parent
DESKTOP, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}
TABLES = {"hagar": 16, "sagnir": 18, "runir": 14, "saga": 24, "mythical_island": 18}
"""The tables that are shown, and how many decisions are made there before."""
PATIENCE = 2.1
"""Seconds between two hints: a hall gives no more."""


def shoot(guest: Guest, name: str) -> None:
    """Keep what the page shows now."""
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(400)
    guest.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(f"{name}.jpg")


def home(server: Server, chromium: Browser) -> None:
    """By day on a desk, by night in a hand."""
    for name, size, scheme in (("home", DESKTOP, "light"), ("phone", PHONE, "dark")):
        guest = Guest(chromium, server.address, color_scheme=scheme)
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]
        guest.page.goto(server.address if name == "home" else f"{server.address}/learn/sagnir")
        if name == "phone":
            guest.page.locator(".board svg").wait_for()
        shoot(guest, name)
        guest.context.close()


def decide(guest: Guest) -> None:
    """As a good player would: by the best hint."""
    version = guest.version
    guest.page.keyboard.press("h")
    guest.page.locator("#hint li button").first.click()
    guest.wait_past(version)
    guest.page.wait_for_timeout(1000 * PATIENCE)


def tables(server: Server, chromium: Browser) -> None:
    """Every game, a few decisions after its beginning."""
    for game, decisions in TABLES.items():
        guest = Guest(chromium, server.address, seed=7, color_scheme="light")
        guest.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        guest.play_now(game, "jarl")
        for _ in range(decisions):
            if guest.wait():
                decide(guest)
        guest.wait()
        guest.page.mouse.move(0, 0)
        shoot(guest, game)
        guest.context.close()


def main() -> None:
    """All of them."""
    with TemporaryDirectory() as folder, opened(Path(folder)) as server, browser() as chromium:
        server.wait_until_ready()
        home(server, chromium)
        tables(server, chromium)


if __name__ == "__main__":
    main()
