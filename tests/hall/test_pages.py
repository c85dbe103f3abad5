"""The pages around the table: seen by a real browser where that matters, and asked for by plain HTTP elsewhere."""

import json
import re
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import meadhall
from meadhall.core.constants import SPECTATOR
from meadhall.core.gamefile import GameFile
from meadhall.core.scene import Scene
from meadhall.hall import covers
from meadhall.hall.live.game_loader import headers
from meadhall.hall.pages.dice_page import draws_of
from meadhall.hall.pages.replays import tell
from meadhall.hall.pages.rulebook import how_to_play, rulebook
from meadhall.table.positions import OPEN
from tests.core.scenes import applied
from tests.hall.browser import Guest
from tests.hall.server import Person, Server
from tests.hall.table_page import Sitter
from tests.patience import PATIENT

GAMES = tuple(headers())


@pytest.fixture(scope="module")
def finished() -> GameFile:
    """A short game of Sagnir, with hands that others do not see."""
    game = meadhall.game("sagnir")
    match = game.start(2, {"pattern_set": "light", "target": 3}, seed=6, names=["Astrid", "Bjarni"])
    while not match.over:
        eager = [action for action in match.legal if action.text.startswith("activate")]
        match.play(eager[0] if eager else match.legal[len(match.steps) % len(match.legal)])
    return match.record


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=PATIENT) as client:
        yield client


def changed(file: GameFile) -> bytes:
    """The file with its last throw altered into another that was possible."""
    draws = draws_of(file, meadhall.game(file.game)).draws
    last = max((draw for draw in draws if len(draw.outcomes) > 1), key=lambda draw: draw.entry)
    told = file.actions[last.entry].removeprefix("chance: ")
    other = next(outcome for outcome in last.outcomes if outcome != told)
    text = json.loads(file.to_json())
    text["actions"][last.entry] = f"chance: {other}"
    return json.dumps(text).encode()


# --- Home -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (390, "dark"), (1280, "light"), (2560, "light")])
def test_home_fits_every_screen(width: int, scheme: str, server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address, color_scheme=scheme)
    failed: list[str] = []
    guest.page.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    guest.page.set_viewport_size({"width": width, "height": 900})
    guest.page.goto(server.address)
    expect(guest.page.get_by_role("button", name="Play now")).to_have_count(len(GAMES))
    assert guest.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (
        "it must not scroll sideways"
    )
    drawn = "() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)"
    guest.page.wait_for_function(drawn)
    small = """() => [...document.querySelectorAll("main button, main .more a, main summary, header a")]
      .map((each) => [each.textContent.trim(), each.getBoundingClientRect().height]).filter(([, high]) => high < 44)"""
    assert guest.page.evaluate(small) == [], "a finger needs 44 pixels"
    cut_off = """() => [...document.querySelectorAll("main .more > *")].map((each) => each.getBoundingClientRect().right
      - each.closest(".body").getBoundingClientRect().right).filter((beyond) => beyond > -8)"""
    assert guest.page.evaluate(cut_off) == [], "a card must not cut its links off"
    assert not guest.errors
    assert not failed
    guest.context.close()


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_opening_a_card_moves_no_other(width: int, server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address)
    guest.page.set_viewport_size({"width": width, "height": 900})
    guest.page.goto(server.address)
    places = """() => [...document.querySelectorAll(".game, .game .main, h2")].map((each) =>
      [each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight])"""
    before = guest.page.evaluate(places)
    for card in guest.page.locator(".game").all():
        card.locator("summary").click()
        card.locator("input[name=name]").fill("Astrid")
        assert guest.page.evaluate(places) == before
        card.locator("summary").click()
    guest.context.close()


def test_one_click_without_scripts_leads_to_a_table_which_is_then_on_the_first_page(
    server: Server, chromium: Browser
) -> None:
    guest = Guest(chromium, server.address, java_script_enabled=False)
    page = guest.page
    page.goto(server.address)
    card = page.locator('form:has(input[value="hagar"])')
    card.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto(server.address)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.locator(".tables").first).to_contain_text("Guest, Karl")
    guest.context.close()


def test_name_and_level_are_remembered(web: httpx.Client) -> None:
    answer = web.post("/play", data={"game": "hagar", "name": "Freyja", "bot": "thrall"})
    assert answer.status_code == 303
    page = web.get("/").text
    assert "As Freyja, against Thrall" in page
    assert 'value="Freyja"' in page
    table = {"game": "saga", "seat-0": "jarl", "seat-1": "me", "name-1": "Berit"}
    answer = web.post("/new", data=table, headers={"origin": str(web.base_url).rstrip("/")})
    assert answer.status_code == 303, answer.text
    assert "As Berit, against Jarl" in web.get("/").text


def test_bots_can_be_watched_who_play_among_themselves(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address)
    page = guest.page
    page.goto(server.address)
    page.locator('form:has(input[value="runir"])').get_by_role("button", name="Watch bots").click()
    expect(page.locator("#seats")).to_contain_text("Karl 2")
    expect(page.locator("#ahead")).to_contain_text(re.compile(r"Chances to win: Karl \d+ %, Karl 2 \d+ %"))
    expect(page.locator("#log li").nth(2)).to_be_visible()
    assert not guest.errors
    guest.context.close()


def test_the_table_that_waits_for_me_comes_first(server: Server) -> None:
    with Person(server) as astrid:
        astrid.open("me", "open", name="Astrid")
        mine = astrid.open("me", "me", name="Astrid")
        page = astrid.http.get("/").text
    tables = re.findall(r'<li( class="turn")?><a href="/t/([\w-]+)"', page)
    assert tables[0] == (' class="turn"', mine)
    assert "Your turn." in page
    assert "Waits for 1 more." in page


def test_public_tables_can_be_joined_and_watched(web: httpx.Client, astrid: Person) -> None:
    joined = astrid.open("me", "open", public=True)
    watched = astrid.open("me", "me", public=True)
    hidden = astrid.open("me", "open")
    page = web.get("/").text
    assert f"/t/{joined}" in page
    assert f"/t/{watched}" in page
    assert f"/t/{hidden}" not in page


def test_a_public_table_says_what_was_agreed_before_anybody_joins(web: httpx.Client, astrid: Person) -> None:
    clock = {"kind": "live", "base": 600, "increment": 10}
    astrid.open("me", "open", game="sagnir", public=True, hints=True, clock=clock, options={"target": 3})
    deadline = time.monotonic() + PATIENT  # what takes longer than a blink is told the next time
    while "Hints for everybody: Yes" not in (page := web.get("/").text) and time.monotonic() < deadline:
        pass
    assert "Time: 10 minutes; Hints for everybody: Yes; " in page
    assert "Beings that end the game: 3" in page


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_cover_of_its_own(game: str, web: httpx.Client) -> None:
    answer = web.get(f"/covers/{game}.svg?v={covers.version(game)}")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["cache-control"]
    assert web.get(f"/covers/{game}.svg").headers["cache-control"] == "no-cache"  # it may be another tomorrow
    for address in ("/covers/nothing.svg", f"/covers/nothing.svg?v={covers.version('nothing')}"):
        answer = web.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
    assert len({covers.cover(each) for each in GAMES}) == len(GAMES)
    assert "A quiet sea" in covers.cover("no-such-game")
    kept = covers._read.cache_info().currsize
    for number in range(5):
        assert "A quiet sea" in covers.cover(f"nothing-{number}")
    assert covers._read.cache_info().currsize == kept, "whoever asks for many names must not fill the memory"


# --- Languages --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["/", "/learn/hagar", "/nowhere"])
def test_one_click_without_scripts_changes_the_language_of_all_pages(
    address: str, server: Server, chromium: Browser
) -> None:
    guest = Guest(chromium, server.address, java_script_enabled=False)
    page = guest.page
    page.goto(server.address + address)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Deutsch").click()
    expect(page).to_have_url(server.address + address)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Deutsch")).to_have_attribute("aria-current", "true")
    page.goto(f"{server.address}/dice")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto(f"{server.address}/dice?language=pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_url(f"{server.address}/dice")
    guest.context.close()


# --- A new table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_form_for_a_new_table_explains_every_option(game: str, web: httpx.Client) -> None:
    page = web.get(f"/new?game={game}").text
    for option in meadhall.game(game).options:
        assert f'name="option-{option.name}"' in page
    assert "A clock runs only for people" in page


def test_who_sits_down_knows_which_side_that_is(server: Server, guest: Sitter) -> None:
    guest.page.goto(f"{server.address}/new?game=saga")
    expect(guest.page.get_by_label("Seat 2, the Vikings")).to_be_visible()
    guest.open("me", "karl", game="saga")
    expect(guest.page.locator("#seats li").first).to_contain_text("the Anglo-Saxons")
    expect(guest.page.locator("#seats li").last).to_contain_text("the Vikings")


def test_a_wrong_number_of_players_is_explained(web: httpx.Client) -> None:
    answer = web.post("/new", data={"game": "saga", "seat-0": "me"})
    assert answer.status_code == 422
    assert "is for 2 players" in answer.text
    assert "did you mean" in web.get("/new?game=hagr").text


# --- Rules ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_anchor_and_every_mention_leads_there(game: str) -> None:
    book = rulebook(game)
    anchors = re.findall(r'id="([^"]+)"', book.html)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([^"]+)"', book.html)) <= set(anchors)
    for other, number in re.findall(r'href="/rules/(\w+)/exact#([^"]+)"', book.html):
        assert f'id="{number}"' in rulebook(other).html
    assert {heading.anchor for heading in book.contents} <= set(anchors)
    assert len([anchor for anchor in anchors if re.fullmatch(r"[A-Z]+-\d+", anchor)]) > 25
    assert "<script" not in book.html


def test_a_rule_is_found_in_whichever_rulebook_it_stands(web: httpx.Client) -> None:
    for asked, found in (
        ("mythical_island/S-31", "/rules/sagnir/exact#S-31"),
        ("mythical_island/M-01", "/rules/mythical_island/exact#M-01"),
        ("hagar/X-99", "/rules/hagar"),
    ):
        assert web.get(f"/rules/{asked}", follow_redirects=False).headers["location"] == found
    assert web.get("/rules/no-such-game/H-01", follow_redirects=True).status_code == 404


def test_rules_can_be_read_on_a_phone_and_a_rule_can_be_pointed_at(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    guest.page.goto(f"{server.address}/rules/sagnir/exact#S-31")
    rule = guest.page.locator("#S-31")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("S-31")
    assert guest.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not guest.errors
    guest.context.close()


FORBIDDEN = (
    r"\b[A-Z]{1,2}-\d+",  # numbers of rules
    r"\bmeadhall\b", r"\biff\b", r"\bseat \d", r"\[[TICP][]/]", r"\bsoftware\b", r"\brulings?\b",
    r"`", r"content\.toml", r"\bN tile",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_two_pages_for_people(game: str, web: httpx.Client) -> None:
    page = web.get(f"/rules/{game}").text
    text = re.sub(r"<[^>]+>", " ", how_to_play(game).html)
    for words in FORBIDDEN:
        assert not re.search(words, text), words
    assert 500 < len(text.split()) < 1100
    pictures = re.findall(r'src="(/rules/\w+/\d+\.svg)#svgView', page)
    assert len(pictures) > 3
    for address in set(pictures):
        assert web.get(address).text.startswith("<svg")
    assert web.get(f"/rules/{game}/61.svg").status_code == 404  # only those that the page shows
    assert f'href="/rules/{game}/exact"' in page
    assert f'href="/rules/{game}"' in web.get(f"/rules/{game}/exact").text


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_drawn_by_the_board(game: str, web: httpx.Client) -> None:
    assert web.get(f"/rules/{game}/start.svg").text.startswith("<svg")
    assert web.get(f"/rules/{game}/nothing.svg").status_code == 404


# --- Replay -----------------------------------------------------------------------------------------------------


def _upload(web: httpx.Client, data: bytes) -> httpx.Response:
    return web.post("/replay", files={"file": ("game.json", data)})


def test_a_replay_by_keyboard_slider_and_log(
    server: Server, chromium: Browser, web: httpx.Client, finished: GameFile
) -> None:
    address = _upload(web, finished.to_json()).headers["location"]
    guest = Guest(chromium, server.address)
    page = guest.page
    page.goto(server.address + address)
    last = int(page.locator("main").get_attribute("data-last") or 0)
    assert last > 10
    first = page.locator("#picture").inner_html()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    _at(page, 2)
    page.keyboard.press("End")
    _at(page, last)
    assert page.locator("#picture").inner_html() != first
    page.keyboard.press("ArrowLeft")
    _at(page, last - 1)
    page.keyboard.press("Home")
    _at(page, 0)
    page.locator("#scrub").fill("5")
    _at(page, 5)
    line = page.locator("#log a").nth(8)
    line.click()
    _at(page, int(line.get_attribute("data-stop") or 0))
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator("#now")).to_have_text(line.inner_text())
    assert "step=" in page.url
    page.locator("#eye").select_option("0")
    expect(page).to_have_url(re.compile("eye=0"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not guest.errors
    guest.context.close()


def test_a_replay_plays_moments_jumps_by_turns_and_grows(
    server: Server, chromium: Browser, web: httpx.Client, astrid: Person
) -> None:
    table = astrid.open("me", "random", game="hagar")
    while (view := astrid.see(table))["phase"] == "playing":
        if view["choices"]:
            astrid.do(table, do="act", action=view["choices"][0]["number"], position=view["position"])
    frame = web.get(f"/t/{table}/replay/frame?step=3&shape=wide").json()
    assert frame["scene"]["shape"] == "wide"
    assert frame["moments"][-1]["text"]
    guest = Guest(chromium, server.address, reduced_motion="no-preference")
    page = guest.page
    page.goto(f"{server.address}/t/{table}/replay?step=8")
    page.wait_for_selector("#picture .pieces .face")
    for _ in range(4):  # also for who is in a hurry: in the end it stands as the hall says
        page.keyboard.press("ArrowRight")
    _at(page, 12)
    told = web.get(f"/t/{table}/replay/frame?step=12&shape=wide").json()["scene"]["pieces"]
    expect(page.locator("#picture .pieces > g")).to_have_count(len(told))
    turns = [int(turn) for turn in (page.locator("main").get_attribute("data-turns") or "").split()]
    page.keyboard.press("PageDown")
    _at(page, next(turn for turn in turns if turn > 12))
    small = page.locator("#picture").bounding_box()
    page.keyboard.press("f")
    large = page.locator("#picture").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"]
    assert not guest.errors
    guest.context.close()


def _at(page: Page, stop: int) -> None:
    expect(page.locator("main")).to_have_attribute("data-stop", str(stop))


def test_a_replay_without_scripts(server: Server, chromium: Browser, web: httpx.Client, finished: GameFile) -> None:
    address = _upload(web, finished.to_json()).headers["location"]
    guest = Guest(chromium, server.address, java_script_enabled=False)
    page = guest.page
    page.goto(server.address + address)
    page.get_by_role("link", name="One step on").click()
    _at(page, 1)
    page.locator("#log a").nth(4).click()
    assert int(page.locator("main").get_attribute("data-stop") or 0) > 1
    page.locator("#eye").select_option("1")
    page.get_by_role("button", name="Look").click()
    expect(page).to_have_url(re.compile("eye=1"))
    guest.context.close()


def test_an_unfinished_game_is_shown_as_a_spectator_sees_it() -> None:
    game = meadhall.game("sagnir")
    match = game.start(seed=3)
    while len(match.steps) < 120:
        match.play(match.legal[0])
    file = match.record
    tale = tell(file, game)
    assert not tale.ended
    assert tale.eyes() == {}
    for asked in ("open", "0", "1", "table", ""):
        assert tale.eye(asked) == SPECTATOR
    assert tale.look(tale.stops[-1], tale.eye("open")).svg() == match.view(SPECTATOR).svg()


def test_eyes_of_a_finished_game(finished: GameFile) -> None:
    tale = tell(finished, meadhall.game("sagnir"))
    assert list(tale.eyes()) == ["open", "table", "0", "1"]
    assert tale.usual_eye == OPEN
    steps = tale.stops[len(tale.stops) // 2]
    assert len({tale.look(steps, eye).svg() for eye in (SPECTATOR, 0, 1)}) == 3
    assert tale.said(OPEN)
    assert tale.said(SPECTATOR)


def test_a_replay_tells_how_each_stop_follows_from_the_one_before() -> None:
    match = meadhall.game("hagar").start(seed=3)
    while len(match.steps) < 90:
        match.play(match.legal[-1])
    tale = tell(match.record, match.game)
    last: Scene | None = None
    for stop in range(len(tale.stops)):
        frame = tale.frame(stop, SPECTATOR, "tall")
        assert frame.scene is not None
        now = Scene.of(frame.scene.width, frame.scene.height, frame.scene.ground, frame.scene.pieces)
        if last is not None:
            for moment in frame.moments:
                last = applied(last, moment.change)
            assert last == now
            assert frame.moments[-1].text == next(line.text for line in tale.said(SPECTATOR) if line.stop == stop)
        last = now


def test_a_game_that_is_being_played_has_no_replay(web: httpx.Client, astrid: Person) -> None:
    table = astrid.open("me", "me")
    assert "still being played" in web.get(f"/t/{table}/replay").text
    assert web.get(f"/t/{table}/replay/frame").status_code == 404
    astrid.do(table, do="call")
    assert web.get(f"/t/{table}/replay?step=3").status_code == 200
    assert web.get(f"/t/{table}/replay/frame?step=1&eye=open").json()["scene"]["pieces"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "No file was chosen"),
        (b"hello", "damaged, or not JSON"),
        (b"{}", "not a game file"),
        (b'{"format": "meadhall game", "version": 99}', "newer Meadhall"),
    ],
)
def test_what_is_wrong_with_a_file_is_explained(data: bytes, words: str, web: httpx.Client) -> None:
    answer = _upload(web, data)
    assert answer.status_code == 422
    assert words in answer.text


def test_a_file_that_is_too_large_or_gone(web: httpx.Client) -> None:
    assert _upload(web, b" " * (2**21 + 1)).status_code == 413
    assert web.get("/replay/abc").status_code == 404
    assert web.get("/replay/..%2f..%2fhall").status_code == 404


# --- Dice -------------------------------------------------------------------------------------------------------


def _verdict(page: Page, data: bytes) -> str:
    file = {"name": "game.json", "mimeType": "application/json", "buffer": data}
    page.locator("#verdict").evaluate("(place) => { place.dataset.found = ''; }")
    page.locator("input[name=file]").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("button", name="Check every draw").click()
    page.wait_for_selector("#verdict:not([data-found=''])")
    return page.locator("#verdict").get_attribute("data-found") or ""


def test_the_browser_verifies_a_fair_game_and_finds_a_changed_one(
    server: Server, chromium: Browser, finished: GameFile
) -> None:
    guest = Guest(chromium, server.address)
    page = guest.page
    page.goto(f"{server.address}/dice")
    assert _verdict(page, finished.to_json()) == "good"
    draws = sum(entry.startswith("chance: ") for entry in finished.actions)
    expect(page.locator("#verdict")).to_contain_text(f"All {draws} draws are what the promised dice say")
    assert _verdict(page, changed(finished)) == "bad"
    expect(page.locator("#verdict")).to_contain_text("but the dice say")
    expect(page.locator("#verdict .draws .bad")).to_have_count(1)
    secret = json.loads(finished.to_json())
    secret["dice"]["secret"] = "00" * 32
    assert _verdict(page, json.dumps(secret).encode()) == "bad"
    expect(page.locator("#verdict")).to_contain_text("not the one that was promised")
    assert not guest.errors
    guest.context.close()


def test_the_script_knows_the_published_hashes(server: Server, chromium: Browser) -> None:
    guest = Guest(chromium, server.address)
    guest.page.goto(f"{server.address}/dice")
    found = guest.page.evaluate(
        """async () => {
          const dice = await import("/static/fairdice.js");
          const bytes = Uint8Array.from({ length: 200 }, (_, i) => i);
          const secret = dice.toHex(bytes.slice(0, 32));
          const key = await dice.keyOf(secret, ["may the best viking win", "skál"]);
          return {
            plain: [0, 3, 55, 56, 64, 200].every(async (n) =>
              dice.toHex(dice.plainSha256(bytes.slice(0, n))) === dice.toHex(await dice.sha256(bytes.slice(0, n)))),
            abc: dice.toHex(dice.plainSha256(new TextEncoder().encode("abc"))),
            key: dice.toHex(key),
            number: dice.siphash(key, 23n, 0n).toString(16),
            index: dice.draw(key, 23, [3, 2, 1, 2, 1]).index,
          };
        }"""
    )
    assert found["plain"]
    assert found["abc"] == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert found["key"] == "765e2f155733c12d33e18530f4af0d3b"  # the worked example of docs/fairness.md
    assert (found["number"], found["index"]) == ("6aa53a7a0f68fb17", 1)
    guest.context.close()


def test_without_scripts_the_hall_verifies(web: httpx.Client, finished: GameFile) -> None:
    good = web.post("/dice", files={"file": ("game.json", finished.to_json())})
    assert good.status_code == 200
    assert "They were computed by this hall" in good.text
    bad = web.post("/dice", files={"file": ("game.json", changed(finished))})
    assert bad.status_code == 422
    assert "Not fair, or not whole" in bad.text


# --- What goes wrong --------------------------------------------------------------------------------------------


def test_errors_help(web: httpx.Client) -> None:
    for address in ("/nowhere", "/t/nowhere", "/rules/hagr", "/covers"):
        answer = web.get(address)
        assert answer.status_code == 404
        assert 'class="problem"' in answer.text
        assert "Back to the hall" in answer.text
    assert web.get("/play").status_code == 405
