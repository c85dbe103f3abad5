"""Pages for everybody: axe finds nothing serious, by day and by night, and screen readers meet what is stored."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from meadhall.hall.pages.templating import FOLDER
from meadhall.hall.static_files import static_url
from tests.hall.reader import check, kinds
from tests.hall.server import Person, Server
from tests.hall.table_page import DESKTOP, PHONE, Sitter

AXE = Axe()
PAGES = {
    "home": "/",
    "new": "/new?game=saga",
    "choose": "/new",
    "rules": "/rules/runir",
    "all-rules": "/rules",
    "dice": "/dice",
    "replay-choose": "/replay",
    "learn": "/learn/hagar#4",
    "learn-end": "/learn/hagar#14",
    "your-data": "/your-data",
    "alerts": "/me/alerts",
    "find": "/find",
    "people": "/people",
    "evenings": "/evenings",
    "tables": "/tables",
    "offline": "/offline",
    "error": "/no/such/page",
    "no-table": "/t/nothing",
}
"""Pages that are the same for everybody."""
LOOKS = [("light", DESKTOP), ("dark", PHONE)]


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[tuple[Person, str]]:
    """A table whose game was played to its end, and who sat there."""
    with Person(server) as person:
        table = person.open("me", "random", game="hagar")
        while (view := person.see(table))["phase"] == "playing":
            if view["choices"]:
                person.do(table, do="act", action=view["choices"][0]["text"], position=view["position"])
        yield person, table


def findings(guest: Sitter) -> list[str]:
    """What axe finds that is serious or critical, each with the elements it speaks of."""
    found: list[dict[str, Any]] = AXE.run(guest.page).response["violations"]
    return [
        f"{each['id']} ({each['impact']}): {each['help']}\n  "
        + "\n  ".join(
            f"{node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}" for node in each["nodes"]
        )
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_pages_for_everybody(scheme: str, size: dict[str, int], server: Server, chromium: Browser) -> None:
    wrong: list[str] = []
    with Sitter(chromium, server, size, color_scheme=scheme, service_workers="allow") as guest:
        for name, address in PAGES.items():
            guest.page.goto(server.address + address)
            if name.startswith("learn"):
                expect(guest.page.locator(".board svg")).to_be_visible()
            wrong += [f"{name}: {each}" for each in findings(guest)]
        guest.errors.clear()  # some pages do not exist
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("scheme", "size", "games"), [(*LOOKS[0], ("hagar", "saga")), (*LOOKS[1], ("mythical_island", "runir"))]
)
def test_tables_for_everybody(
    scheme: str, size: dict[str, int], games: tuple[str, ...], server: Server, chromium: Browser
) -> None:
    wrong: list[str] = []
    with Sitter(chromium, server, size, color_scheme=scheme) as guest:
        page = guest.page
        guest.open("me", "me", game="sagnir", names=["Astrid", "Bjarni"])
        expect(page.locator("#curtain")).to_be_visible()
        wrong += [f"privacy screen: {each}" for each in findings(guest)]
        guest.open("me", "open", game="hagar")
        expect(page.locator("#gather")).to_be_visible()
        wrong += [f"gathering: {each}" for each in findings(guest)]
        for game in games:
            guest.open("me", "random", game=game)
            guest.wait()
            wrong += [f"{game}: {each}" for each in findings(guest)]
            assert page.locator("#log").get_attribute("tabindex") == "0"  # whatever lines the dice make: it scrolls
            assert page.locator("#turn").evaluate("(card) => card.scrollHeight <= card.clientHeight"), "a button is cut"
        for panel in ("Players", "Log", "More") if size is PHONE else ():
            page.get_by_role("button", name=panel, exact=True).click()
            wrong += [f"{panel}: {each}" for each in findings(guest)]
        page.keyboard.press("?")
        expect(page.get_by_role("heading", name="The keys")).to_be_visible()
        wrong += [f"keys: {each}" for each in findings(guest)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_the_end_and_the_replay_for_everybody(
    scheme: str, size: dict[str, int], server: Server, chromium: Browser, finished: tuple[Person, str]
) -> None:
    person, table = finished
    with Sitter(chromium, server, size, color_scheme=scheme) as guest:
        guest.sit_as(person)
        guest.page.goto(f"{server.address}/t/{table}")
        expect(guest.page.locator("#result")).to_contain_text("The game is over")
        analysis = guest.page.get_by_role("link", name="Analyse it")
        expect(analysis).to_have_attribute("href", f"/t/{table}/analysis")
        wrong = [f"end screen: {each}" for each in findings(guest)]
        guest.page.goto(f"{server.address}/t/{table}/replay")
        expect(guest.page.locator("#picture svg[role=group]")).to_be_visible()
        expect(analysis).to_have_attribute("href", f"/t/{table}/analysis")
        wrong += [f"replay: {each}" for each in findings(guest)]
    assert not wrong, "\n".join(wrong)


# --- Contrast -----------------------------------------------------------------------------------------------------

TEXTS = {  # on these grounds, 4.5 to 1
    "ink": ("paper", "card", "wool", "accent-soft", "gold-soft", "danger-soft", "good-soft"),
    "quiet": ("paper", "card", "wool"),
    "accent": ("paper", "card", "wool"),
    "gold": ("paper", "card"),
    "danger": ("paper", "card", "danger-soft"),
    "good": ("paper", "card", "good-soft"),
    "accent-ink": ("accent",),
}
MARKS = {  # and these, 3 to 1
    "line-strong": ("paper", "card"),
    "focus": ("paper", "card", "wool"),
    "gold": ("wool", "gold-soft"),
    "fire": ("paper", "card"),
    "water": ("paper", "card"),
    "earth": ("paper", "card"),
    "air": ("paper", "card"),
    "aurora": ("paper", "card"),
}


def contrast(one: str, other: str) -> float:
    """How far apart two colours are in lightness, from 1 to 21."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("night", [False, True])
def test_colours_are_apart_enough_for_text_and_for_marks(night: bool) -> None:
    styles = (FOLDER / "static" / "base.css").read_text("utf-8")
    both = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", styles)
    colours = {name: by_night if night else by_day for name, by_day, by_night in both}
    close = [
        f"{mark} on {ground}: {found:.2f}"
        for pairs, least in ((TEXTS, 4.5), (MARKS, 3.0))
        for mark, grounds in pairs.items()
        for ground in grounds
        if (found := contrast(colours[mark], colours[ground])) < least
    ]
    assert not close


def test_rings_are_seen_on_every_ground() -> None:
    """A ring is a light line on a dark ground, so that one of the two stands out wherever it lies."""
    styles = (FOLDER / "static" / "table.css").read_text("utf-8")
    ground, line = (
        re.search(rf"\.board \.ring\.{part} {{ stroke: (#[0-9a-f]{{6}})", styles) for part in ("ground", "line")
    )
    assert ground is not None
    assert line is not None
    assert contrast(ground[1], line[1]) >= 9
    for grey in range(0, 256, 5):
        here = f"#{grey:02x}{grey:02x}{grey:02x}"
        assert max(contrast(here, ground[1]), contrast(here, line[1])) >= 3


# --- What a screen reader meets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["home", "new", "dice", "replay-choose", "learn", "error"])
def test_a_page_as_a_screen_reader_meets_it(name: str, server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as guest:
        guest.page.goto(server.address + PAGES[name])
        if name == "learn":
            expect(guest.page.locator(".board svg")).to_be_visible()
        parts = ("header", "[aria-labelledby=games]", "footer") if name == "home" else ("body",)  # tables come and go
        seen = "\n".join(guest.page.locator(part).first.aria_snapshot() for part in parts)
        seen = seen.replace(static_url(""), "/static/")  # a digest that changes with every script
        guest.errors.clear()
    check(f"page-{name}", seen)


def test_the_end_and_the_replay_as_a_screen_reader_meets_them(
    server: Server, chromium: Browser, finished: tuple[Person, str]
) -> None:
    person, table = finished
    with Sitter(chromium, server) as guest:
        guest.sit_as(person)
        guest.page.goto(f"{server.address}/t/{table}")
        expect(guest.page.locator("#result")).to_contain_text("The game is over")
        check("page-end", kinds(guest.page.locator("#result").aria_snapshot()))
        guest.page.goto(f"{server.address}/t/{table}/replay")
        expect(guest.page.locator("#picture svg[role=group]")).to_be_visible()  # before that, it is the server's image
        check("page-replay", kinds(guest.page.locator("main").aria_snapshot()))
