"""In a real browser: every game to its end, lost connections, killed servers, a shared screen, a keyboard, a phone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from meadhall.core.gamefile import parse_game_file
from meadhall.core.replay import verify
from meadhall.games import load
from meadhall.hall.live.sockets import LATER
from tests.hall.browser import SHORT, STATE, Guest
from tests.hall.proxy import Proxy
from tests.hall.server import Server, opened


@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end_by_touching_what_is_lit(game: str, server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address, seed=3, service_workers="allow")  # as it is in everybody's browser
    page = guest.page
    guest.open_short(game, "greedy")
    while guest.wait():
        guest.touch()
        assert guest.touches < 2000
    expect(page.locator("#result")).to_contain_text("The game is over")
    expect(page.locator("#result")).to_contain_text(re.compile("point|area|honour"))
    table = page.url.rsplit("/", 1)[1]
    file = parse_game_file(page.request.get(f"{server.address}/api/tables/{table}/game").body())
    assert verify(file, load(game)).draws > 0
    assert not guest.errors
    guest.context.close()


def test_a_network_cut_and_return(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address, service_workers="allow")
    guest.play_now("runir", "random")
    guest.wait()
    version = guest.version
    guest.context.set_offline(True)
    expect(guest.page.locator("#lost")).to_be_visible()
    guest.page.locator(".board .lit").first.dispatch_event("click")  # decided while nobody listens
    guest.page.wait_for_timeout(300)
    assert guest.version == version
    guest.context.set_offline(False)
    expect(guest.page.locator("#lost")).to_be_hidden()
    guest.page.wait_for_function(
        "(version) => Number(document.querySelector('main').dataset.version) > version", arg=version
    )
    lines = guest.log()
    guest.page.reload()
    guest.wait()
    assert guest.log()[: len(lines)] == lines  # nothing was missing, nothing doubled
    guest.context.close()


def test_a_hall_whose_store_is_away_is_told_and_no_clock_is_shown_to_run(server: Server, chromium: Browser) -> None:
    guest, away = Guest(chromium, server.address), False
    sockets: list[WebSocketRoute] = []

    def come(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=LATER)
        else:
            socket.connect_to_server()
            sockets.append(socket)

    guest.page.route_web_socket("**/socket", come)
    guest.page.goto(f"{server.address}/new?game=runir")
    guest.seat_bot(1, "random")
    guest.page.locator("input[name=clock][value=live-10]").check(force=True)
    guest.page.get_by_role("button", name="Open the table").click()
    guest.wait()
    clock, lost = guest.page.locator(".turn .clock"), guest.page.locator("#lost")
    expect(clock).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    away = True
    sockets[-1].close(code=LATER)
    expect(lost).to_be_visible()
    expect(lost).to_contain_text("cannot keep moves just now")
    expect(lost.get_by_text("The connection is lost")).to_be_hidden()
    expect(clock).to_have_text("–:––")
    away = False
    expect(lost).to_be_hidden()
    expect(clock).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    guest.context.close()


def test_a_network_that_swallows_everything_is_noticed(server: Server, chromium: Browser) -> None:
    """No end of the connection hears that it is lost, and at first a new one comes to nothing either."""
    proxy = Proxy(server.port)
    guest = Guest(chromium, f"http://localhost:{proxy.port}")
    guest.page.clock.install()
    guest.play_now("runir", "random")
    guest.wait()
    version = guest.version
    proxy.swallow(new=True)
    guest.touch()
    for _ in range(2):  # it asks whether the hall is there, and hears nothing
        guest.page.clock.fast_forward(11_000)
    expect(guest.page.locator("#lost")).to_be_visible()
    guest.page.clock.fast_forward(1_000)  # it tries again, and hears nothing
    proxy.mend()
    for _ in range(2):
        guest.page.clock.fast_forward(11_000)
    expect(guest.page.locator("#lost")).to_be_hidden()
    guest.page.wait_for_function(
        "(version) => Number(document.querySelector('main').dataset.version) > version", arg=version
    )
    guest.context.close()
    proxy.close()


def test_two_browsers_play_saga_through_lost_connections_and_killed_servers(folder: Path, chromium: Browser) -> None:
    with opened(folder) as server:
        server.wait_until_ready()
        astrid, bjarni = (Guest(chromium, server.address, seed) for seed in (5, 6))
        astrid.page.goto(f"{server.address}/new?game=saga")
        astrid.page.locator("input[name=name-0]").fill("Astrid")
        astrid.page.locator("select[name=option-gap]").select_option(SHORT["saga"]["gap"])
        astrid.page.get_by_role("button", name="Open the table").click()
        bjarni.page.goto(astrid.page.url)
        bjarni.page.locator("#seats input[name=name]").fill("Bjarni")
        bjarni.page.get_by_role("button", name="Sit here").click()
        astrid.page.get_by_role("button", name="Start the game").click()
        for touched in range(1, 26):
            mover = _next(astrid, bjarni)
            assert mover is not None
            mover.touch()
            if touched in (5, 20):
                server.kill()  # just after a touch: perhaps it was kept, perhaps not
                server.start()
            if touched in (10, 15):
                other = bjarni if mover is astrid else astrid
                other.context.set_offline(True)
                mover.page.wait_for_timeout(100)
                other.context.set_offline(False)
        table = astrid.page.url.rsplit("/", 1)[1]
        while (mover := _next(astrid, bjarni)) is not None:  # from here on the pages look on, which is quicker
            mover.act(table)
        for guest in (astrid, bjarni):
            view = guest.page.request.get(f"{server.address}/api/tables/{table}?board=0").json()
            assert guest.log() == [line["text"] for line in view["lines"]]
        file = parse_game_file(astrid.page.request.get(f"{server.address}/api/tables/{table}/game").body())
        verify(file, load("saga"))
        astrid.context.close()
        bjarni.context.close()


def _next(*guests: Guest) -> Guest | None:
    """Who can touch something; None when the game is over."""
    for _ in range(1500):
        for guest in guests:
            state = guest.page.evaluate(STATE)
            if state == "over":
                for each in guests:
                    each.page.wait_for_selector("#result:not([hidden])")
                return None
            if state == "ready":
                return guest
        guests[0].page.wait_for_timeout(20)
    raise AssertionError("nobody can do anything")


def test_a_shared_screen_has_a_curtain_undo_and_another_game(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address, seed=2)
    page = guest.page
    page.goto(f"{server.address}/new?game=saga")
    page.locator("input[name=name-0]").fill("Astrid")
    page.locator("select[name=seat-1]").select_option("me")
    page.locator("input[name=name-1]").fill("Bjarni")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()
    page.get_by_role("button", name="Show my view").click()
    expect(page.locator("#board")).to_be_visible()
    before = page.locator("#prompt").inner_text()
    version = guest.version
    while guest.wait() and guest.version == version:  # while the hall answers, there is nothing to touch
        guest.touch()
    page.locator(".undo").click()
    expect(page.locator("#log .back")).not_to_have_count(0)
    if page.locator("#curtain").is_visible():
        page.get_by_role("button", name="Show my view").click()
    expect(page.locator("#prompt")).to_have_text(before)
    page.get_by_role("button", name="End this game").click()
    page.get_by_role("button", name="End it").click()
    expect(page.locator("#result")).to_contain_text("without a result")
    assert not guest.errors
    guest.context.close()


def test_words_of_people_are_text_and_nothing_else(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address)
    evil = "<img src=x onerror=alert(1)>"
    guest.play_now("hagar", "random", name="<i>Astrid</i>")
    expect(guest.page.locator("#say")).to_be_hidden()  # bots do not listen
    watcher = Guest(chromium, server.address)
    watcher.page.goto(guest.page.url)
    guest.page.locator("#say").fill(evil)
    guest.page.get_by_role("button", name="Say").click()
    expect(guest.page.locator("#log .chat")).to_contain_text(evil)
    expect(guest.page.locator("#log img")).to_have_count(0)
    expect(guest.page.locator("main i")).to_have_count(0)
    expect(watcher.page.locator("#log .chat")).to_contain_text(evil)
    assert not guest.errors + watcher.errors
    watcher.context.close()
    guest.context.close()


def test_on_a_phone_and_with_a_keyboard_alone(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address, color_scheme="dark")
    page = guest.page
    page.set_viewport_size({"width": 390, "height": 844})
    guest.play_now("runir", "random")
    guest.wait()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "it must not scroll sideways"
    version = guest.version
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.classList.contains('lit')"):
            break
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    guest.wait_past(version)
    page.goto(server.address)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not guest.errors
    guest.context.close()


def test_pages_work_without_scripts(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address, java_script_enabled=False)
    page = guest.page
    page.goto(f"{server.address}/new?game=hagar")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#seats li")).to_have_count(2)
    friend = Guest(chromium, server.address, java_script_enabled=False)
    friend.page.goto(page.url)
    friend.page.get_by_role("button", name="Sit here").click()
    expect(friend.page.locator("#seats li").nth(1)).to_contain_text("Guest")
    friend.page.goto(f"{server.address}/t/nowhere")
    expect(friend.page.locator(".problem")).to_contain_text("no such table")
    for each in (guest, friend):
        each.context.close()
