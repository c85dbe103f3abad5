"""How smoothly things move on the page of a table: frames while something is animated, on a slow machine's emulation.

PYTHONPATH=. python bench/frames.py [--slower 4] [--decisions 30] [--phone] [GAME ...]

A hall of its own is opened; two people play at random by the API, and a real browser looks on at the normal pace, its
processor slowed down so many times. Frames are counted only while a piece moves. Beside them: what the browser was
busy with meanwhile, and how far buttons were shifted by the layout, which should be nowhere. The machine should have
nothing else to do: what it does otherwise is counted as well.
"""

import argparse
import random
import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, CDPSession
from tests.hall.browser import browser
from tests.hall.server import Person, Server, opened
from tests.hall.table_page import DESKTOP, PHONE, Sitter

from meadhall.games import own_names

FRAME = 1000 / 60
"""Milliseconds of a frame."""
LATE = 1.25 * FRAME
"""A frame that took longer was seen to be late: clocks of browsers are not exact."""
BUSY = {"ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout", "TaskDuration": "all"}

WATCH = """() => {
  window.frames_seen = [];
  window.shifted = [];
  let until = 0, last = 0;
  const play = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing, ...more) {
    until = Math.max(until, performance.now() + (timing.duration ?? 0) + (timing.delay ?? 0));
    return play.call(this, frames, timing, ...more);
  };
  const tick = (now) => {
    if (last && now < until && last < until) window.frames_seen.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) for (const { node } of entry.sources) {
      const button = node instanceof Element ? node.closest("button") : node?.parentElement?.closest("button");
      if (button) window.shifted.push([button.id || button.dataset.key || button.textContent, entry.value]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""


@dataclass
class Smoothness:
    """What was seen of one game."""

    frames: list[float]
    """Milliseconds from frame to frame while something moved."""
    shifted: list[list[Any]]
    """Buttons that the layout has shifted, and by how much."""
    busy: dict[str, float]
    """Milliseconds of the browser's main thread for each second of watching, by what it did."""

    @property
    def late(self) -> float:
        """The share of frames that came late."""
        return sum(frame > LATE for frame in self.frames) / max(1, len(self.frames))


def metrics(devtools: CDPSession) -> dict[str, float]:
    """What the browser has been busy with so far, in seconds."""
    found = devtools.send("Performance.getMetrics")["metrics"]
    return {BUSY[each["name"]]: each["value"] for each in found if each["name"] in BUSY}


def watch(
    server: Server, chromium: Browser, game: str, decisions: int, slower: float, size: dict[str, int]
) -> Smoothness:
    """Let two people play, and look on."""
    chance, more = random.Random(7), {"has_touch": True} if size is PHONE else {}
    with Sitter(chromium, server, size, reduced_motion="no-preference", **more) as guest, Person(server) as players:
        table, page = players.open("me", "me", game=game), guest.page
        page.goto(f"{server.address}/t/{table}")
        page.wait_for_selector(".board svg")
        devtools = guest.context.new_cdp_session(page)
        devtools.send("Performance.enable")
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(WATCH)
        before, begun = metrics(devtools), time.monotonic()
        for _ in range(decisions):
            view = players.see(table)
            if not view["choices"]:
                break
            players.do(table, do="act", action=chance.choice(view["choices"])["number"])
            newer = "(version) => Number(document.querySelector('main').dataset.version) > version"
            page.wait_for_function(newer, arg=view["version"], timeout=60_000)
        lasted, after = time.monotonic() - begun, metrics(devtools)
        busy = {what: 1000 * (after[what] - before[what]) / lasted for what in after}
        return Smoothness(page.evaluate("frames_seen"), page.evaluate("shifted"), busy)


def main() -> None:
    """A line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=own_names())
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (4)")
    parser.add_argument("--decisions", type=int, default=30, help="how many are watched (30)")
    parser.add_argument("--phone", action="store_true", help="at 390x844 instead of 1280x800")
    given = parser.parse_args()
    size = PHONE if given.phone else DESKTOP
    print(f"{'':18}{'frames':>8}{'per s':>7}{'late':>7}{'worst':>8}  {'busy ms/s: script style layout all':36}shifted")
    with TemporaryDirectory() as folder, opened(Path(folder)) as server, browser() as chromium:
        for game in given.games:
            seen = watch(server, chromium, game, given.decisions, given.slower, size)
            pace = 1000 / statistics.mean(seen.frames) if seen.frames else 0.0
            busy = " ".join(f"{seen.busy.get(what, 0):.0f}" for what in BUSY.values())
            figures = f"{len(seen.frames):8}{pace:7.1f}{seen.late:7.1%}{max(seen.frames, default=0):6.0f}ms"
            print(f"{game:18}{figures}  {busy:36}{seen.shifted or 'nothing'}")


if __name__ == "__main__":
    main()
