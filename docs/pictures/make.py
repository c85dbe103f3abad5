"""Makes the pictures of the README: opens a hall of its own, looks at its pages in a real browser, and goes again.

`make pictures` runs it. The positions are drawn from fair dice, so that the tables differ from time to time.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser
from tests.hall.browser import Guest, browser
from tests.hall.server import Server, opened

import meadhall

FOLDER = Path(__file__).parent
DESKTOP, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}
TABLES = {"hagar": 12, "sagnir": 10, "runir": 14, "saga": 16, "mythical_island": 10}
"""The tables that are shown, and how often something is touched there before."""


def shoot(guest: Guest, name: str) -> None:
    """Keep what the page shows now."""
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(400)
    guest.page.screenshot(path=FOLDER / f"{name}.png")
    print(f"{name}.png")


def pages(server: Server, chromium: Browser) -> None:
    """Home by day and by night, on a desk and in a hand; rules, replay and dice."""
    game = meadhall.game("sagnir").start(2, {"pattern_set": "light", "target": 3}, seed=5, names=["Astrid", "Bjarni"])
    while not game.over:
        eager = [action for action in game.legal if action.text.startswith("activate")]
        game.play(eager[0] if eager else game.legal[len(game.steps) % len(game.legal)])
    for scheme in ("light", "dark"):
        for form, size in (("desktop", DESKTOP), ("phone", PHONE)):
            guest = Guest(chromium, server.address, color_scheme=scheme)
            guest.page.set_viewport_size(size)  # type: ignore[arg-type]
            guest.page.goto(server.address)
            shoot(guest, f"home-{form}-{scheme}")
            guest.context.close()
    guest = Guest(chromium, server.address, color_scheme="light")
    guest.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    for name, address in (("rules", "/rules/runir"), ("new-table", "/new?game=saga"), ("dice", "/dice")):
        guest.page.goto(server.address + address)
        shoot(guest, name)
    guest.page.goto(f"{server.address}/replay")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": game.record.to_json()}
    guest.page.locator("input[name=file]").set_input_files(file)  # type: ignore[arg-type]
    guest.page.get_by_role("button", name="Show the replay").click()
    guest.page.keyboard.press("End")
    shoot(guest, "replay")
    guest.context.close()


def tables(server: Server, chromium: Browser) -> None:
    """Every game, a few decisions after its beginning."""
    for game, touches in TABLES.items():
        guest = Guest(chromium, server.address, seed=7, color_scheme="light")
        guest.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        guest.play_now(game, "karl")
        for _ in range(touches):
            if guest.wait():
                guest.touch()
        guest.wait()
        shoot(guest, f"table-{game}")
        guest.context.close()


def main() -> None:
    """All of them."""
    with TemporaryDirectory() as folder, opened(Path(folder)) as server, browser() as chromium:
        server.wait_until_ready()
        pages(server, chromium)
        tables(server, chromium)


if __name__ == "__main__":
    main()
