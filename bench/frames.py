"""How smoothly things move on the page of a table, on a slow machine's emulation.

PYTHONPATH=. python bench/frames.py [--slower 4] [--decisions 12] [--phone] [GAME ...]

A hall of its own is opened; somebody plays at random by the API against a bot that does so too, and a real browser
shows their table at the normal pace, its processor slowed down so many times. All figures are from the browser's own
trace, and nothing of ours runs in the page to get them: a script that asks for every frame would make the page work for
every frame.

Frames are those in which something moved: how many a second were shown, and how many were dropped; on a machine that
does other things as well they tell of those, too. An animation that the compositor cannot play by itself needs the
page's main thread for each of its frames: of those there should be none. What else the main thread has to do: how often
a second it was asked for a frame, what that cost it in its own processor's time, and what it was busy with. Buttons
that the layout has shifted should be none.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
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
PAUSE = 6
"""After so many frames in which nothing moved, nothing did."""
POLL, THINKS = 200, 600
"""Milliseconds: how often the page is asked what it shows, and what somebody takes to decide."""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "blink.animations"]
NAMES = 4
"""So many of what frames are busy with are told."""

SHIFTS = """() => {
  window.shifted = [];
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

    seconds: float
    """How long it was watched."""
    shown: int
    """Frames of something that moves which were shown."""
    dropped: int
    """And those that were dropped so that it could be seen."""
    moving: float
    """Seconds in which something moved."""
    stuck: Counter[str]
    """Animations that the compositor could not play, by what they were of."""
    costs: list[float]
    """Milliseconds of the processor that the main thread needed for each of its frames."""
    busy: Counter[str]
    """Milliseconds of the processor by what these frames were busy with."""
    shifted: list[list[Any]]
    """Buttons that the layout has shifted, and by how much."""


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

    def stop(self, shifted: list[list[Any]]) -> Smoothness:
        """What it has told."""
        self._browser.send("Tracing.end")
        while not self._ended:
            self._page.send("Runtime.evaluate", {"expression": "0"})  # lets events come
        named = [event for event in self.events if event["name"] == "thread_name"]
        pages = {(each["pid"], each["tid"]) for each in named if each["args"]["name"] == "CrRendererMain"}
        timed = [each for each in self.events if each["ph"] == "X" and (each["pid"], each["tid"]) in pages]
        timed.sort(key=lambda event: (event["pid"], event["ts"], -event["dur"]))
        times = [each["ts"] for each in timed]  # of several processes
        seconds = (max(times) - min(times)) / 1e6
        return Smoothness(seconds, *_shown(self.events), _stuck(self.events), *_main_frames(timed), shifted)


def _shown(events: list[Any]) -> tuple[int, int, float]:
    """Frames in which something moved, shown and dropped, and for how many seconds it did."""
    states = dict[int, set[str]]()
    for event in events:
        told = event.get("args", {}).get("frame_reporter")
        if event["name"] != "PipelineReporter" or not told:
            continue
        if told.get("has_compositor_animation") or told.get("has_main_animation"):
            state = told["state"]
            seen = "shown" if "PRESENTED" in state else "dropped" if told["affects_smoothness"] else ""
            states.setdefault(told["frame_sequence"], set()).add(seen)
    shown = sum("shown" in found and "dropped" not in found for found in states.values())
    dropped = sum("dropped" in found for found in states.values())
    numbers = sorted(states)
    gaps = [later - number for number, later in pairwise(numbers)]
    return shown, dropped, sum(gap for gap in gaps if gap <= PAUSE) * FRAME / 1000


def _stuck(events: list[Any]) -> Counter[str]:
    """Animations that the main thread has to play, by the element and the browser's reason."""
    playing, stuck = dict[str, str](), Counter[str]()
    for event in sorted((each for each in events if each["name"] == "Animation"), key=lambda each: each["ts"]):
        key, data = str(event.get("id2")), event.get("args", {}).get("data", {})
        if event["ph"] == "b":
            playing[key] = data.get("nodeName", "?")
        if data.get("compositeFailed") and key in playing:  # it is told again and again
            why = ", ".join(data.get("unsupportedProperties", [])) or f"reason {data['compositeFailed']}"
            stuck[f"{playing.pop(key)} ({why})"] += 1
    return stuck


def _main_frames(events: list[Any]) -> tuple[list[float], Counter[str]]:
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


def _turn(player: Person, table: str) -> dict[str, Any]:
    """The table when the other one has moved."""
    view = player.see(table)
    while not view["choices"] and view["phase"] == "playing":
        view = player.see(table, since=view["version"], wait=10)
    return view


def watch(
    server: Server, chromium: Browser, game: str, decisions: int, slower: float, size: dict[str, int]
) -> Smoothness:
    """Let somebody play, and look at what their page shows."""
    chance, more = random.Random(7), {"has_touch": True} if size is PHONE else {}
    with Sitter(chromium, server, size, reduced_motion="no-preference", **more) as guest, Person(server) as players:
        table, page = players.open("me", "random", game=game), guest.page
        guest.sit_as(players)
        page.goto(f"{server.address}/t/{table}")
        page.wait_for_selector(".board svg")
        devtools = guest.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(SHIFTS)
        trace, view = Trace(chromium, devtools), _turn(players, table)
        for _ in range(decisions):
            if not view["choices"]:
                break
            players.do(table, do="act", action=chance.choice(view["choices"])["number"])
            view = _turn(players, table)
            shown = "(version) => Number(document.querySelector('main').dataset.version) >= version"
            page.wait_for_function(shown, arg=view["version"], timeout=60_000, polling=POLL)
            page.wait_for_timeout(THINKS)
        return trace.stop(page.evaluate("shifted"))


def main() -> None:
    """A line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=own_names())
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (4)")
    parser.add_argument("--decisions", type=int, default=12, help="how many are watched (12)")
    parser.add_argument("--phone", action="store_true", help="at 390x844 instead of 1280x800")
    given = parser.parse_args()
    size = PHONE if given.phone else DESKTOP
    print(
        f"{'':16}{'moves':>7}{'frames/s':>9}{'dropped':>8} | main thread {'/s':>6}{'median':>9}{'95 %':>8}{'busy':>6}"
    )
    with TemporaryDirectory() as folder, opened(Path(folder)) as server, browser() as chromium:
        for game in given.games:
            seen = watch(server, chromium, game, given.decisions, given.slower, size)
            dropped = seen.dropped / max(1, seen.shown + seen.dropped)
            rank = sorted(seen.costs) or [0.0]
            whole = sum(seen.busy.values()) or 1
            busy = ", ".join(f"{name} {cost / whole:.0%}" for name, cost in seen.busy.most_common(NAMES))
            share, rate = sum(rank) / 1000 / seen.seconds, len(rank) / seen.seconds
            main = f"{rate:18.1f}{rank[len(rank) // 2]:7.1f}ms{rank[len(rank) * 95 // 100]:6.1f}ms{share:6.0%}"
            print(f"{game:16}{seen.moving:6.1f}s{seen.shown / max(seen.moving, 0.01):9.1f}{dropped:8.1%} | {main}")
            print(f"  main thread: {busy}")
            print(
                f"  needs it for each frame: {dict(seen.stuck) or 'nothing'}; shifted: {seen.shifted or 'nothing'}",
                flush=True,
            )


if __name__ == "__main__":
    main()
