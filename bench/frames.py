"""How smoothly things move on the page of a table: frames while something is animated, on a slow machine's emulation.

PYTHONPATH=. python bench/frames.py [--slower 4] [--decisions 30] [--phone] [GAME ...]

A hall of its own is opened; two people play at random by the API, and a real browser looks on at the normal pace, its
processor slowed down so many times. Frames are counted only while a piece moves: how many a second, and how many came
late; on a machine that does other things as well both tell of those, too. What a frame costs the page is told by the
processor's time that its main thread needs for it, whatever else runs: the share of frames that need more than there
is, the most expensive, and what they were busy with, from a trace. Buttons that the layout has shifted should be none.
"""

import argparse
import random
import statistics
from collections import Counter
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
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]
NAMES = 4
"""So many of what frames are busy with are told."""

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
    costs: list[float]
    """Milliseconds of the processor that the main thread needed for each frame."""
    busy: Counter[str]
    """Milliseconds of the processor by what the frames were busy with."""

    @property
    def late(self) -> float:
        """The share of frames that came late."""
        return sum(frame > LATE for frame in self.frames) / max(1, len(self.frames))


class Trace:
    """What the browser does, as it tells itself."""

    def __init__(self, chromium: Browser, page: CDPSession) -> None:
        self._browser, self._page, self.events, self._ended = (
            chromium.new_browser_cdp_session(),
            page,
            list[Any](),
            False,
        )
        self._browser.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        self._browser.on("Tracing.tracingComplete", lambda _: self._end())
        wanted = {"includedCategories": TRACED}
        self._browser.send("Tracing.start", {"traceConfig": wanted, "transferMode": "ReportEvents"})

    def _end(self) -> None:
        self._ended = True

    def stop(self) -> tuple[list[float], Counter[str]]:
        """What each frame has cost, and what all of them were busy with."""
        self._browser.send("Tracing.end")
        while not self._ended:
            self._page.send("Runtime.evaluate", {"expression": "0"})  # lets events come
        named = [event for event in self.events if event["name"] == "thread_name"]
        pages = {(each["pid"], each["tid"]) for each in named if each["args"]["name"] == "CrRendererMain"}
        timed = [each for each in self.events if each["ph"] == "X" and (each["pid"], each["tid"]) in pages]
        return _frames(sorted(timed, key=lambda event: (event["pid"], event["ts"], -event["dur"])))


def _frames(events: list[Any]) -> tuple[list[float], Counter[str]]:
    """The tasks in which a frame is made, by what they cost; events come in order, the outer before the inner."""
    costs, busy, stack = list[float](), Counter[str](), list[Any]()
    within: Counter[str] = Counter()
    for event in [*events, None]:
        task = event is None or event["name"] == "RunTask"
        while stack and (task or event["ts"] >= stack[-1]["ts"] + stack[-1]["dur"]):
            stack.pop()
        if task and within:
            if any("BeginMainFrame" in name for name in within):
                costs.append(sum(within.values()))
                busy += within
            within = Counter()
        if event is not None:
            took = event.get("tdur", 0) / 1000
            within[event["name"]] += took
            if stack:
                within[stack[-1]["name"]] -= took
            stack.append(event)
    return costs, busy


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
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(WATCH)
        trace = Trace(chromium, devtools)
        for _ in range(decisions):
            view = players.see(table)
            if not view["choices"]:
                break
            players.do(table, do="act", action=chance.choice(view["choices"])["number"])
            newer = "(version) => Number(document.querySelector('main').dataset.version) > version"
            page.wait_for_function(newer, arg=view["version"], timeout=60_000)
        frames, shifted = page.evaluate("[frames_seen, shifted]")
        return Smoothness(frames, shifted, *trace.stop())


def main() -> None:
    """A line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=own_names())
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (4)")
    parser.add_argument("--decisions", type=int, default=30, help="how many are watched (30)")
    parser.add_argument("--phone", action="store_true", help="at 390x844 instead of 1280x800")
    given = parser.parse_args()
    size = PHONE if given.phone else DESKTOP
    print(f"{'':16}{'frames/s':>9}{'late':>7} | {'frames':>6}{'median':>9}{'95 %':>9}{'> 16.7':>8}  busy with; shifted")
    with TemporaryDirectory() as folder, opened(Path(folder)) as server, browser() as chromium:
        for game in given.games:
            seen = watch(server, chromium, game, given.decisions, given.slower, size)
            pace = 1000 / statistics.mean(seen.frames) if seen.frames else 0.0
            rank = sorted(seen.costs) or [0.0]
            over = sum(cost > FRAME for cost in rank) / len(rank)
            whole = sum(seen.busy.values()) or 1
            busy = ", ".join(f"{name} {cost / whole:.0%}" for name, cost in seen.busy.most_common(NAMES))
            costs = f"{len(rank):6}{rank[len(rank) // 2]:7.1f}ms{rank[len(rank) * 95 // 100]:7.1f}ms{over:8.1%}"
            print(f"{game:16}{pace:9.1f}{seen.late:7.1%} | {costs}  {busy}; {seen.shifted or 'nothing'}", flush=True)


if __name__ == "__main__":
    main()
