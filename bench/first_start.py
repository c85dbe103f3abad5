"""The first start of a hall on a machine that has never played: each game with an empty cache, and a browser.

PYTHONPATH=. python bench/first_start.py [GAME ...]

Seconds as somebody in front of the screen counts them: from the start of the hall to its first page, from the click on
"Play now" to the first piece that can be touched, and from the start until the bots of this game are compiled.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from tests.hall.browser import Guest, browser
from tests.hall.server import opened

import meadhall

PATIENCE = 300.0
"""Seconds after which nobody looks any more whether the compiler is done."""


def measure(name: str) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        os.environ["MEADHALL_CACHE"] = f"{folder}/cache"
        began = time.monotonic()
        with opened(Path(folder) / "data", pace=0.25) as server:
            guest = Guest(chromium, server.address)
            guest.page.goto(server.address)
            first_page = time.monotonic() - began
            card = guest.page.locator(f'form:has(input[name=game][value="{name}"])')
            clicked = time.monotonic()
            card.get_by_role("button", name="Play now").click()
            guest.page.wait_for_selector(".board .lit, #actions button")
            touch = time.monotonic() - clicked
            compiled = float("nan")
            while time.monotonic() - began < PATIENCE:
                if any(line.get("part") == "search" and line["game"] == name for line in server.log()):
                    compiled = time.monotonic() - began
                    break
                time.sleep(0.2)
    return first_page, touch, compiled


def main() -> None:
    print(f"{'game':16} {'first page':>11} {'first touch':>12} {'bots compiled':>14}")
    for name in sys.argv[1:] or meadhall.game_names():
        first_page, touch, compiled = measure(name)
        print(f"{name:16} {first_page:11.2f} {touch:12.2f} {compiled:14.1f}", flush=True)


if __name__ == "__main__":
    main()
