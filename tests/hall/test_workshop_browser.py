"""The workshop in a real browser, as wide as a phone: a card is corrected from a photograph, and played with."""

import base64
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.hall.browser import Guest
from tests.hall.server import Server, opened
from tests.patience import PATIENT

PHOTOGRAPH = """() => {
  const canvas = document.createElement("canvas");
  canvas.width = 2400; canvas.height = 1800;
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#446"; pen.fillRect(0, 0, 2400, 1800);
  pen.fillStyle = "#c62"; pen.fillRect(600, 300, 900, 1200);
  pen.fillStyle = "#fff"; pen.font = "200px serif"; pen.fillText("LOGI", 750, 900);
  return canvas.toDataURL("image/jpeg", 0.95).split(",")[1];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall that compiles nothing, with a game from outside."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_JIT", "0")
        patch.setenv("MEADHALL_GAMES", str(Path(__file__).parents[2] / "examples"))
        with opened(tmp_path_factory.mktemp("hall")) as server:
            yield server


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall that compiles: uncompiled, the random games of a test in Sagnir take minutes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_GAMES", str(Path(__file__).parents[2] / "examples"))
        with opened(tmp_path_factory.mktemp("compiled")) as server:
            yield server


def photograph(page: Page, folder: Path) -> Path:
    """A picture as large as a phone's camera makes it."""
    file = folder / "photo.jpg"
    file.write_bytes(base64.b64decode(page.evaluate(PHOTOGRAPH)))
    return file


def test_a_card_is_corrected_from_a_photograph_and_played_with_on_a_phone(
    chromium: Browser, server: Server, tmp_path: Path
) -> None:
    guest = Guest(chromium, server.address)
    page = guest.page
    page.set_viewport_size({"width": 390, "height": 844})
    begun = time.monotonic()
    page.goto(f"{server.address}/workshop/sagnir")
    page.locator('[data-way="beings.5"]').click()
    page.get_by_role("link", name="Your own picture").click()
    file = photograph(page, tmp_path)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("#crop")).to_be_visible()
    page.get_by_role("button", name="Turn").click()
    for _ in range(3):
        page.get_by_role("button", name="Turn").click()
    page.locator("#canvas").scroll_into_view_if_needed()
    box = page.locator("#canvas").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + box["height"] * 0.17)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
    page.mouse.move(box["x"] + box["width"] * 0.62, box["y"] + box["height"] * 0.83)
    page.mouse.up()
    assert int(page.locator("[data-edge=left]").input_value()) in range(23, 28)
    page.get_by_role("button", name="Use this picture").click()
    image = page.locator("#picture image")
    expect(image).to_have_count(1)
    page.locator('input[name="beings.5.points"]').fill("7")
    page.locator(".cells button").first.click()
    expect(page.locator("#wrong")).to_be_hidden()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("link", name="All components").first.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone"
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_selector(".board svg")
    assert time.monotonic() - begun < 120, "within two minutes"
    assert guest.errors == []
    address = page.evaluate(
        "performance.getEntriesByType('resource').map((e) => e.name).find((n) => n.includes('/looks/'))"
    )
    sheet = page.evaluate("(address) => fetch(address).then((answer) => answer.json())", address)
    assert "/workshop/pictures/" in sheet["own-being-05"]
    picture = sheet["own-being-05"].partition("href='")[2].partition("'")[0]
    size = page.evaluate(
        "(a) => fetch(a).then((r) => r.blob()).then((b) => createImageBitmap(b)).then((i) => [i.width, i.height])",
        picture,
    )
    assert max(size) == 720
    assert 0.6 < size[0] / size[1] < 0.9, "only what was chosen of the photograph was sent"


def test_a_grid_is_set_by_keyboard_and_what_is_wrong_is_said_at_once(chromium: Browser, server: Server) -> None:
    guest = Guest(chromium, server.address)
    page = guest.page
    page.goto(f"{server.address}/workshop/sagnir/printed/part?place=beings.5")
    first = page.locator(".cells button").first
    first.focus()
    page.keyboard.press("w")
    expect(page.locator('textarea[name="beings.5.pattern"]')).to_have_value("WF.\nFEF\nWFW")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")
    expect(page.locator('textarea[name="beings.5.pattern"]')).to_have_value("W..\nFEF\nWFW")
    page.locator('input[name="beings.5.points"]').fill("200")
    expect(page.locator("#wrong")).to_contain_text("200 should be from 0 to 99")
    page.locator('input[name="beings.5.points"]').fill("3")
    expect(page.locator("#wrong")).to_be_hidden()
    assert guest.errors == []


def test_neighbours_are_joined_and_parted_on_the_map(chromium: Browser, server: Server) -> None:
    guest = Guest(chromium, server.address)
    page = guest.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.address}/workshop/saga/printed/part?place=map.borders")
    spot = page.locator(".spots").get_by_role("button", name="Northumbria")
    spot.click()
    expect(page.locator(".spots .joined")).to_have_count(1)
    page.locator(".spots").get_by_role("button", name="East Anglia").click()
    expect(page.locator('select[name="map.borders.12.0"]')).to_have_value("nor")
    expect(page.locator(".spots .joined")).to_have_count(2)
    page.locator(".spots").get_by_role("button", name="Mercia").focus()
    page.keyboard.press("Enter")
    expect(page.locator('select[name="map.borders.1.0"]')).to_have_value("")
    page.get_by_role("button", name="Save in my own edition").click()
    page.get_by_role("link", name="All components").first.click()
    page.get_by_role("link", name="Compare").click()
    expect(page.locator("table")).to_contain_text("ean")
    assert guest.errors == []


def test_nothing_is_wider_than_a_phone(chromium: Browser, server: Server) -> None:
    page = Guest(chromium, server.address).page
    page.set_viewport_size({"width": 390, "height": 844})
    for address in ("sagnir", "sagnir/printed/part?place=layouts", "sagnir/printed/part?place=beings.10", "saga"):
        page.goto(f"{server.address}/workshop/{address}")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
        last = page.locator(".cells button").evaluate_all(
            "(all) => Math.max(0, ...all.map((e) => e.getBoundingClientRect().right))"
        )
        assert last <= 390, address


def test_two_browsers_on_one_edition(chromium: Browser, server: Server) -> None:
    astrid, bjarni = Guest(chromium, server.address), Guest(chromium, server.address)
    astrid.page.goto(f"{server.address}/workshop/saga/printed/part?place=coins")
    astrid.page.locator('input[name="coins.all"]').fill("16")
    astrid.page.get_by_role("button", name="Save in my own edition").click()
    astrid.page.get_by_role("link", name="All components").first.click()
    astrid.page.get_by_role("button", name="Let them change it, too").click()
    home = astrid.page.url
    for guest in (astrid, bjarni):
        guest.page.goto(f"{home}/part?place=coins")
    astrid.page.locator('input[name="coins.to_win"]').fill("9")
    astrid.page.get_by_role("button", name="Save", exact=True).click()
    expect(astrid.page.get_by_text("Saved.")).to_be_visible()
    bjarni.page.locator('input[name="coins.to_win"]').fill("7")
    bjarni.page.locator('input[name="coins.vikings"]').fill("3")
    bjarni.page.get_by_role("button", name="Save", exact=True).click()
    expect(bjarni.page.get_by_text("Somebody else has changed this meanwhile, to: 9.")).to_be_visible()
    expect(bjarni.page.locator('input[name="coins.vikings"]')).to_have_value("3")
    bjarni.page.get_by_text("Keep mine all the same").click()
    bjarni.page.get_by_role("button", name="Save", exact=True).click()
    expect(bjarni.page.get_by_text("To win: now 9, before 8")).to_be_visible()
    bjarni.page.goto(f"{home}/compare")
    expect(bjarni.page.locator("table")).to_contain_text("To win")
    assert astrid.errors == []
    assert [error for error in bjarni.errors if "409" not in error] == []


CORRECTED = {
    "hagar": ("coasters.4", "coasters.4.island", "plain"),
    "runir": ("aids", "aids.dark_die", "1"),
    "mythical_island": ("beings.5", "beings.5.points", "7"),
    "sagnir": ("beings.5", "beings.5.points", "7"),
    "saga": ("tiles.1", "tiles.1.saxons.actions.0", "income"),
    "skrei": ("grounds.bay", "grounds.bay.shoals", "1 2 2"),
}
"""A component of every game, one of its values, and another one for it."""


def test_all_six_games_are_edited_tested_and_played_in_a_browser(chromium: Browser, compiled: Server) -> None:
    guests = {game: Guest(chromium, compiled.address, seed) for seed, game in enumerate(CORRECTED)}
    homes = dict[str, str]()
    for game, guest in guests.items():
        page, (way, line, value) = guest.page, CORRECTED[game]
        page.goto(f"{compiled.address}/workshop/{game}")
        page.locator(f'[data-way="{way}"]').click()
        field = page.locator(f'[name="{line}"]')
        if field.evaluate("(field) => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
        page.get_by_role("button", name="Save in my own edition").click()
        page.get_by_role("link", name="All components").first.click()
        expect(page.locator(f'.piece.changed[data-way="{way}"]')).to_have_count(1)
        homes[game] = page.url
        page.get_by_role("link", name="Test and tune").click()
        page.locator("select[name=bot]").first.select_option("random")
        page.locator("select[name=games]").first.select_option("40")  # of so few, none is looked at turn by turn
        page.get_by_role("button", name="Begin").first.click()
        expect(page.locator("#run")).to_be_visible()
    for game, guest in guests.items():  # while the tests go on
        guest.page.goto(homes[game])
        guest.page.get_by_role("button", name="Play with it").click()
        guest.page.wait_for_selector(".board svg")
        before = guest.version
        while guest.version == before and guest.wait():
            guest.touch()
    for game, guest in guests.items():
        guest.page.goto(f"{homes[game]}/test")
        expect(guest.page.locator("#result-test")).to_be_visible(timeout=3000 * PATIENT)
        assert guest.errors == [], game
