"""Settings: one page, kept with the person on all their devices, and honoured by every page and by the table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meadhall.hall.app import make_app
from meadhall.hall.limits import Budgets
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.opening import open_store
from tests.hall.in_process import Time, Web
from tests.hall.server import Server, opened
from tests.hall.table_page import Sitter
from tests.hall.test_you import PHONE, Visitor


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    store = open_store(tmp_path / "hall.sqlite")
    hall = Hall(store, now=Time(1_000_000.0), pace=0.0)
    hall.budgets = Budgets(Time())
    yield Web(make_app(hall, warm=False))
    store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with opened(tmp_path_factory.mktemp("hall")) as server:
        yield server


def test_settings_follow_a_person_to_another_device(web: Web) -> None:
    desk, phone = Visitor(web), Visitor(web, PHONE)
    assert desk.post("/me/settings", theme="dark", hand="left", pace="slow", language="de").status_code == 303
    phone.post(desk.link())
    for page in (phone.get("/rules"), phone.get("/")):
        assert '<html lang="de" data-theme="dark" data-hand="left" data-settings=' in page
    assert 'name="pace" value="slow" checked' in phone.get("/me/settings")
    phone.post("/me/settings", theme="", language="")
    assert '<html lang="en" data-hand="left"' in desk.get("/rules")


def test_who_has_set_nothing_and_whom_nobody_knows_see_pages_as_usual(web: Web) -> None:
    assert '<html lang="en">' in web.get("/rules").text
    known = Visitor(web)
    known.post("/me/name", name="Astrid")
    page = known.get("/rules")
    assert "data-theme" not in page
    assert "data-settings=" in page


def test_the_same_page_kept_for_all_tells_nobody_what_another_has_set(web: Web) -> None:
    dark, plain = Visitor(web), Visitor(web)
    dark.post("/me/settings", theme="dark")
    assert 'data-theme="dark"' in dark.get("/learn")
    assert "data-theme" not in plain.get("/learn")


@pytest.mark.parametrize(("name", "value"), [("pace", "backwards"), ("theme", '"><script>'), ("language", "zz")])
def test_a_value_that_there_is_not_is_refused(web: Web, name: str, value: str) -> None:
    answer = Visitor(web).post("/me/settings", **{name: value})
    assert answer.status_code == 422
    assert "<script>" not in answer.text


def test_the_switch_of_languages_is_kept_with_the_person(web: Web) -> None:
    desk, phone = Visitor(web), Visitor(web, PHONE)
    desk.post("/me/settings", language="pl")
    phone.post(desk.link())
    desk.post("/language", to="de", back="/")
    assert '<html lang="de"' in desk.get("/")
    assert '<html lang="de"' in phone.get("/")


def test_a_table_honours_what_is_set_and_keeps_what_is_changed_there(server: Server, guest: Sitter) -> None:
    page = guest.page
    guest.open("me", "karl", game="sagnir")
    expect(page.locator("#pace")).to_have_value("normal")
    right = page.locator("#side").bounding_box()
    page.goto(f"{server.address}/me/settings")
    for choice in ("slow", "left", "dark", "do not ask", "I look for myself"):
        page.get_by_role("radio", name=choice, exact=True).check()
    page.get_by_role("button", name="Keep these settings").click()
    expect(page.get_by_role("status")).to_contain_text("Kept")
    page.go_back()
    page.go_back()
    page.reload()
    expect(page.locator("#pace")).to_have_value("slow")
    expect(page.locator("#ask-leaving")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#board")).to_have_class(re.compile("alone"))
    left = page.locator("#side").bounding_box()
    assert right is not None
    assert left is not None
    assert left["x"] < right["x"]
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(21, 25, 27)"
    with page.expect_response("**/me/settings"):
        page.locator("#sound").click()
    page.goto(f"{server.address}/me/settings")
    expect(page.locator('input[name="sounds"][value="on"]')).to_be_checked()
    assert page.evaluate("localStorage.length") == 0, "the hall has it"


def test_what_a_browser_has_kept_so_far_is_taken_over(server: Server, guest: Sitter) -> None:
    page = guest.page
    page.goto(f"{server.address}/rules")
    page.evaluate("localStorage.setItem('meadhall.pace', 'quick'), localStorage.setItem('meadhall.nearest', 'no')")
    with page.expect_response("**/me/settings"):
        guest.open("me", "karl", game="sagnir")
    expect(page.locator("#pace")).to_have_value("quick")
    page.goto(f"{server.address}/me/settings")
    expect(page.locator('input[name="pace"][value="quick"]')).to_be_checked()
    expect(page.locator('input[name="nearest"][value="off"]')).to_be_checked()


def test_somebody_without_a_token_has_their_wishes_in_the_browser(server: Server, guest: Sitter) -> None:
    table = guest.person.open("karl", "karl", game="hagar")
    guest.context.clear_cookies()
    guest.page.goto(f"{server.address}/t/{table}")
    guest.page.locator("#pace").select_option("slow")
    guest.page.reload()
    expect(guest.page.locator("#pace")).to_have_value("slow")


def test_every_sound_can_be_heard_and_none_is_without_being_wished(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as guest:
        page = guest.page
        page.add_init_script(
            "window.heard = 0; const made = AudioContext.prototype.createGain;"
            "AudioContext.prototype.createGain = function () { window.heard++; return made.call(this); };"
        )
        guest.open("me", "karl", game="hagar")
        guest.page.wait_for_selector(".board svg")
        assert page.evaluate("window.heard") == 0, "off until somebody wants them"
        page.goto(f"{server.address}/me/settings")
        buttons = page.locator("[data-sound]")
        for number in range(buttons.count()):
            before = page.evaluate("window.heard")
            buttons.nth(number).click()
            page.wait_for_function("before => window.heard > before", arg=before)


def test_from_a_friends_link_to_a_seat_in_one_click_and_to_the_phone_in_three(
    server: Server, chromium: Browser
) -> None:
    with Sitter(chromium, server) as host:
        table = host.person.open("me", "open", game="hagar")
        new = chromium.new_context()
        page = new.new_page()
        page.goto(f"{server.address}/t/{table}")
        page.locator("#seats").get_by_role("button").click()  # one
        expect(page.locator("#seats .tag", has_text="you").first).to_be_visible()
        page.get_by_role("link", name="You", exact=True).click()  # and one
        page.get_by_role("button", name="Show the link").click()  # two
        link = page.locator("a.link").get_attribute("href")
        phone = chromium.new_context(viewport={"width": 390, "height": 844})
        hand = phone.new_page()
        hand.goto(str(link))
        hand.get_by_role("button", name="Yes, come in").click()  # three
        expect(hand.locator(f'a[href="/t/{table}"]').first).to_be_visible()
        for context in (new, phone):
            context.close()
