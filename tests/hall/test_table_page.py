"""The table's page in a real browser: touch, drag and keys, words for everything, and manners between people."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import meadhall
from tests.hall.browser import SHORT
from tests.hall.reader import check, structure
from tests.hall.server import Person, Server
from tests.hall.table_page import DESKTOP, PHONE, TABLET, TAP, Sitter, changed_pieces

COUNT_MOTION = """() => {
  window.glided = 0;
  window.moved = new Set(); // the ids of the pieces that glided or faded
  const play = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.glided++;
    if (this.dataset.id) window.moved.add(this.dataset.id);
    return play.apply(this, given);
  };
}"""

SAME_PLACE = """() => {
  const sheet = new CSSStyleSheet();
  const place = "position: absolute; top: 1rem; left: 1rem; width: 9rem;";
  sheet.replaceSync(`#turn :is(.undo, [data-key=do-reroll-both]) { ${place} }`);
  sheet.insertRule("#turn .undo { z-index: 1; }");
  sheet.insertRule("#turn .tools.tools { position: static; }");
  sheet.insertRule("#turn .undo:disabled { display: none; }");
  document.adoptedStyleSheets = [sheet];
}"""
"""When there is nothing to take back any more, the button that throws the dice lies where that to take back was."""


# --- Whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHORT)
def test_a_game_on_a_phone_from_home_to_its_end_and_its_replay(game: str, server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, PHONE, has_touch=True, seed=4) as guest:
        page = guest.page
        guest.open_short(game, "greedy")
        guest.to_the_end(guest.choose)
        expect(page.locator(".verdict")).to_be_visible()
        if game == "saga":  # which is not won by so many areas: the line below says by what
            expect(page.locator(".verdict")).to_have_text(re.compile("^[^0-9]+ won[.]$"))
            expect(page.locator("#result .why")).to_contain_text(re.compile("V-9[23]"))
        expect(page.locator(".secret code").last).to_have_text(re.compile("^[0-9a-f]{64}$"))
        page.get_by_role("button", name="Log").tap()
        expect(page.locator("#log")).to_be_visible()
        page.get_by_role("button", name="Result").tap()
        page.get_by_role("link", name="Watch it again").tap()
        expect(page.locator("#picture svg")).to_be_visible()
        page.locator("[data-go=on]").tap()
        expect(page.locator("#where")).to_contain_text("1 of")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the replay scrolls sideways"
        page.locator("[data-go=last]").tap()
        expect(page.locator("main")).to_have_attribute(
            "data-stop", page.locator("main").get_attribute("data-last") or ""
        )


@pytest.mark.parametrize("game", SHORT)
def test_a_game_with_the_keyboard_alone_to_its_end(game: str, server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, seed=5) as guest:
        guest.open_short(game, "greedy")
        guest.to_the_end(guest.key)


# --- Touching -----------------------------------------------------------------------------------------------------


def test_touches_narrow_and_are_taken_back(guest: Sitter) -> None:
    _island(guest)
    before = guest.lit.count()
    tile = guest.lit.evaluate_all("(lit) => lit.find((each) => each.dataset.id.startsWith('hand-')).dataset.id")
    guest.tap(tile)
    expect(guest.page.locator(".ring.chosen.line")).to_have_count(1)
    expect(guest.page.locator("#prompt")).to_have_text(re.compile(r"^Lay \w+( \w+)? on which tile"))
    expect(guest.page.get_by_role("button", name="Cancel")).to_be_visible()
    assert guest.lit.evaluate_all("(lit) => lit.every((each) => /^(cell|discard)/.test(each.dataset.id))")
    guest.page.keyboard.press("Escape")
    assert guest.lit.count() == before
    guest.tap(tile)
    guest.page.locator("#board").click(position={"x": 4, "y": 4})  # beside everything
    assert guest.lit.count() == before


def test_two_quick_clicks_on_what_is_lit_do_not_bring_the_board_closer(guest: Sitter) -> None:
    guest.open("me", "me", game="runir")
    guest.wait()
    page, version = guest.page, guest.version
    wide = "document.querySelector('#board > svg').clientWidth"
    whole = page.evaluate(wide)
    stone = page.locator(".lit[data-id^=stone-]").first.get_attribute("data-id")
    page.mouse.dblclick(*page.evaluate(TAP, stone))
    guest.wait_past(version)
    assert page.evaluate(wide) == whole
    page.wait_for_timeout(700)
    page.locator("#board").dblclick(position={"x": 4, "y": 4})  # beside everything it does
    assert page.evaluate(wide) > whole


def test_a_tile_is_dragged_to_its_place(guest: Sitter) -> None:
    _island(guest)
    page, version = guest.page, guest.version
    tile = page.locator(".lit[data-id^=hand-]").first
    start, end = tile.bounding_box(), page.locator("[data-id=cell-c3]").bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 40, steps=3)
    expect(page.locator(".carried > *")).to_have_count(1)
    page.mouse.move(end["x"] + 30, end["y"] + 30, steps=3)
    page.mouse.up()
    guest.wait_past(version)
    expect(page.locator("#log li").last).to_contain_text("c3")
    expect(page.locator(".carried")).to_have_count(0)


def test_a_finger_carries_a_tile_and_a_long_press_shows_it_large(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, PHONE, has_touch=True) as guest:
        _island(guest)
        page, version = guest.page, guest.version
        tile = page.locator(".lit.first[data-id^=hand-]").first.get_attribute("data-id")
        assert tile is not None
        spot, end = page.evaluate(TAP, tile), page.locator("[data-id=cell-c3]").bounding_box()
        assert end is not None
        with guest.finger(*spot):
            expect(page.locator("#lens svg:not(.large)")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#prompt")).not_to_contain_text("…")  # a long press is no touch
        with guest.finger(*spot) as finger:
            for part in range(1, 6):
                finger(*(a + (b - a) * part / 5 for a, b in zip(spot, (end["x"] + 20, end["y"] + 20), strict=True)))
            expect(page.locator(".carried > *")).to_have_count(1)
        guest.wait_past(version)
        expect(page.locator("#log li", has_text="c3").last).to_be_attached()


def test_a_touch_that_leads_nowhere_is_explained_with_its_rule(guest: Sitter) -> None:
    guest.open("me", "random", game="hagar")
    guest.wait()
    seven = guest.page.locator("[data-id=seven]").bounding_box()
    assert seven is not None
    guest.page.mouse.click(seven["x"] + seven["width"] / 2, seven["y"] + seven["height"] / 2)
    notice = guest.page.locator("#notice")
    expect(notice).to_contain_text("H-")
    assert "/rules/hagar/H-" in (notice.locator("a").get_attribute("href") or "")
    notice.locator("a").click()  # the rule lies over the table, and no tab is opened
    expect(guest.page.locator(".rule-sheet .pointed")).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".rule-sheet")).to_be_hidden()
    guest.page.get_by_role("link", name="Rules").click()  # so does the whole rulebook, with its pictures
    expect(guest.page.locator(".rule-sheet figure img").first).to_be_in_viewport()
    assert len(guest.context.pages) == 1
    with guest.context.expect_page() as opened:
        guest.page.locator(".rule-sheet header a").click()
    opened.value.close()
    guest.page.keyboard.press("Escape")
    guest.choose()
    expect(notice).to_be_hidden()  # it would lie over what comes next


def enlarge_a_being(guest: Sitter, game: str) -> None:
    """A table of an island game, with its first card of a being in the lens."""
    guest.open("me", "random", game=game)
    guest.wait()
    card = guest.page.locator("[data-id^=being-]").first
    while not card.count():
        guest.choose()
        guest.wait()
    card.evaluate("card => card.dispatchEvent(new CustomEvent('meant', { bubbles: true, detail: card }))")


def test_a_card_is_shown_whole_and_a_symbol_tells_what_it_does(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as guest:
        enlarge_a_being(guest, "sagnir")
        name = guest.page.locator("#lens p").first.inner_text().partition(" (")[0]
        expect(guest.page.locator("#lens svg:not(.large)")).to_contain_text(name)
        assert guest.page.locator("#lens svg > g").count() > 3  # frame, name, pattern, and what it is worth
        guest.page.keyboard.press("Escape")
        lacks = guest.page.locator("[data-id^=short-]").first
        if lacks.count():  # what it lacks is shown as ghosts, unless a person would rather look alone
            lacks.hover(force=True)
            expect(guest.page.locator("#tip")).to_contain_text("missing: ")
            assert guest.page.locator(".fits .ghost").count() == len(
                (lacks.get_attribute("data-matches") or "").split()
            )
            guest.page.keyboard.press("?")
            guest.page.get_by_label("Show what a card lacks").uncheck()
            guest.page.keyboard.press("Escape")
            expect(lacks).to_be_hidden()
    with Sitter(chromium, server) as guest:
        guest.open("me", "random", game="saga")
        guest.wait()
        fyrd = guest.page.locator("[data-about=start-fyrd]").bounding_box()
        assert fyrd is not None
        guest.page.mouse.move(fyrd["x"] + fyrd["width"] / 2, fyrd["y"] + fyrd["height"] / 2)
        expect(guest.page.locator("#tip")).to_contain_text("for 1 coin each")


def test_the_command_line_does_and_is_refused(guest: Sitter) -> None:
    guest.open("me", "random", game="hagar")
    guest.wait()
    page, version = guest.page, guest.version
    page.keyboard.press(":")
    page.keyboard.type("seven takes sven")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("H-01")
    page.keyboard.press("/")
    page.keyboard.type("keep")
    expect(page.locator("#command-list li")).to_have_count(1)
    page.keyboard.press("Enter")
    guest.wait_past(version)
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="The keys")).to_be_visible()


def test_words_beside_a_piece_and_a_lens_under_a_finger(guest: Sitter) -> None:
    guest.open("me", "random", game="runir")
    guest.wait()
    guest.lit.first.hover()
    expect(guest.page.locator("#tip")).to_be_visible()
    words = guest.lit.first.get_attribute("aria-label") or ""
    expect(guest.page.locator("#tip")).to_contain_text(words)
    guest.page.keyboard.press("b")
    guest.page.keyboard.press("e")
    expect(guest.page.locator("#lens svg:not(.large)")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("#lens")).to_be_hidden()


def test_the_position_in_words_follows_the_game(guest: Sitter) -> None:
    table = guest.open("me", "me", game="runir")
    words = guest.page.locator("#words pre")
    guest.page.get_by_role("button", name="In words").click()
    expect(words).not_to_be_empty()
    first = guest.person.see(table)["words"]
    expect(words).to_have_text(first)
    expect(words).to_have_css("white-space-collapse", "preserve")
    expect(words).to_have_css("text-wrap-mode", "nowrap")
    while (told := guest.person.see(table))["words"] == first:
        assert guest.person.do(table, do="act", action=told["choices"][0]["number"]).status_code == 200
    expect(words).to_have_text(told["words"])
    guest.page.get_by_role("button", name="Close", exact=True).click()
    expect(words).to_be_empty()


def test_a_phone_shows_the_whole_width_of_a_board_made_for_it(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, PHONE, has_touch=True) as guest:
        guest.open("me", "random", game="saga")
        guest.wait()
        board = guest.page.locator("#board")
        frame = board.evaluate("(board) => board.clientWidth")
        wide, high = board.evaluate("({ firstElementChild: svg }) => [svg.clientWidth, svg.clientHeight]")
        assert high > wide == frame == PHONE["width"]
        small = [box for box in guest.page.locator("#turn button, #tabs button").all() if box.is_visible()]
        assert all((box.bounding_box() or {"height": 0})["height"] >= 44 for box in small)
        expect(guest.page.get_by_role("button", name="Closer")).to_be_hidden()


def test_a_phone_shows_at_once_what_can_be_touched(server: Server, chromium: Browser) -> None:
    beyond = """() => {
      const frame = document.querySelector("#board").getBoundingClientRect();
      const below = (lit) => lit.getBoundingClientRect().bottom > frame.bottom;
      return [...document.querySelectorAll("#board .lit")].filter(below).length;
    }"""
    with Sitter(chromium, server, PHONE, has_touch=True) as guest:
        guest.open("random", "me", game="saga")
        guest.wait()
        lit = guest.page.locator("#board .lit")
        for _ in range(2):
            expect(lit).to_have_count(3)
            guest.page.wait_for_function(f"!({beyond})()")
            guest.page.reload()
        told = re.compile(r"of the Vikings: .*\. The North: Leader \w+$")
        expect(lit.first).to_have_attribute("aria-label", told)


def test_a_tablet_held_upright_shows_the_whole_board(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, TABLET) as guest:
        guest.open("me", "random", game="sagnir")
        guest.wait()
        board = guest.page.locator("#board")
        picture, frame = board.locator(":scope > svg").bounding_box(), board.bounding_box()
        assert picture
        assert frame
        assert picture["width"] == frame["width"] == TABLET["width"], "as wide as the screen"
        assert picture["height"] <= frame["height"] < picture["height"] + 20, "no higher than it must be"


# --- Help ---------------------------------------------------------------------------------------------------------


def begin_turn(guest: Sitter) -> None:
    """Decide what comes before the first turn of the short Sagnir."""
    guest.open_short("sagnir", "random")
    guest.wait()
    while "pass" not in (guest.page.locator("#prompt").text_content() or ""):
        guest.choose()
        guest.wait()


def test_a_hint_is_a_turn_with_numbered_steps_and_is_done_step_by_step(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as guest:
        begin_turn(guest)
        page, version = guest.page, guest.version
        page.evaluate(
            "new MutationObserver(() => { window.hinted ??= document.querySelector('#hint').textContent; })"
            ".observe(document.querySelector('#hint'), { childList: true })"
        )
        page.keyboard.press("h")
        page.wait_for_function("window.hinted === 'Thinking for you'")
        best = page.locator("#hint .hints > li").first
        expect(best.locator(".why")).to_contain_text(re.compile("About [0-9]+ of 100|always|ever"))
        steps = best.locator(".steps li")
        count, numbered = steps.count(), page.locator(".board .steps .number")
        numbers = {int(each) for text in numbered.all_text_contents() for each in text.split(",")}
        assert numbers <= set(range(1, count + 1))
        assert page.locator(".board .steps .ring").count() >= numbered.count() > 0

        page.get_by_role("button", name="Do it").first.click()
        guest.wait_past(version + count - 1)
        expect(page.locator("#hint")).to_be_hidden()
        expect(numbered).to_have_count(0)


def test_a_hint_is_obeyed_and_stopped_by_keys(guest: Sitter) -> None:
    begin_turn(guest)
    page = guest.page
    page.keyboard.press("h")
    expect(page.locator("#hint .hints > li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator(".board .steps")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#hint .hints > li").first).to_be_visible()
    count = page.locator("#hint .hints > li").first.locator(".steps li").count()
    version = guest.version
    page.keyboard.press("d")
    guest.wait_past(version + count - 1)
    expect(page.locator("#hint")).to_be_hidden()


def test_undo_is_free_before_something_is_revealed_and_asked_for_after(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as astrid, Sitter(chromium, server) as bjarni:
        table = astrid.open("me", "open", game="hagar")
        bjarni.page.goto(f"{server.address}/t/{table}")
        bjarni.page.locator("#seats input[name=name]").fill("Bjarni")
        bjarni.page.get_by_role("button", name="Sit here").click()
        expect(astrid.page.locator("#seats")).to_contain_text("here")
        astrid.page.get_by_role("button", name="Start the game").click()
        expect(astrid.page.locator(".board svg")).to_be_visible()
        expect(bjarni.page.locator(".board svg")).to_be_visible()
        while not (astrid.ready() or bjarni.ready()):
            astrid.page.wait_for_timeout(50)
        mover, other = (astrid, bjarni) if astrid.ready() else (bjarni, astrid)
        expect(mover.page.get_by_role("button", name="Hint")).to_have_count(0)  # others play too
        mover.page.keyboard.press(":")
        mover.page.keyboard.type("reroll both")
        mover.page.keyboard.press("Enter")
        mover.page.get_by_role("button", name="Ask to take back").click()
        expect(other.page.locator("#ask")).to_contain_text("would like to take back")
        other.page.get_by_role("button", name="Agree").click()
        expect(mover.page.locator("#log .back")).not_to_have_count(0)
        other.page.goto(server.address)
        expect(mover.page.locator("#seats")).to_contain_text("away")


def test_two_quick_clicks_on_take_back_do_nothing_but_take_back(guest: Sitter) -> None:
    page = guest.page
    page.clock.install()
    table = guest.open("me", "me", game="hagar")
    guest.wait()
    page.evaluate(SAME_PLACE)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2)  # so that clicks are quick on a slow machine too
    page.locator("[data-key=do-keep]").dispatch_event("click")
    take_back = page.locator("#tools .undo")
    take_back.click()
    expect(take_back).to_be_disabled()
    spot = page.locator("[data-key=do-reroll-both]").bounding_box()
    assert spot is not None
    page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.evaluate("fetch('/api/tables/' + document.querySelector('main').dataset.table)")  # later than the click
    assert guest.person.see(table)["lines"][-1]["kind"] == "undo", "nothing has happened since"
    page.clock.run_for(300)
    page.locator("[data-key=do-reroll-both]").click()  # who has had the time to look may press it
    expect(page.locator("#log .undo + .move")).to_have_count(1)


def test_who_comes_back_is_told_what_has_happened(guest: Sitter) -> None:
    guest.open("me", "greedy", game="hagar")
    while guest.wait() and not _others_moved(guest):
        guest.choose()
    guest.page.reload()
    guest.page.wait_for_selector(".board svg")
    expect(guest.page.locator("#recap")).to_contain_text("Since your last turn")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("#recap")).to_be_hidden()


def test_what_was_taken_back_is_no_news(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server) as astrid, Person(server) as bjarni:
        table = astrid.person.open("me", "open", game="runir")
        assert bjarni.do(table, do="sit", seat=1, name="Bjarni").status_code == 200
        assert astrid.person.do(table, do="start").status_code == 200
        lines = list[dict[str, Any]]()
        while not _since(0, lines) or lines[-1].get("seat") != 1 or bjarni.see(table)["undo"] != "free":
            mover = astrid.person if (choices := astrid.person.see(table)["choices"]) else bjarni
            last = (choices or bjarni.see(table)["choices"])[-1]
            assert mover.do(table, do="act", action=last["number"]).status_code == 200
            lines = [line for line in astrid.person.see(table)["lines"] if line["kind"] == "move"]
        told, news = lines[-1]["text"], len(_since(0, lines))
        astrid.page.goto(f"{server.address}/t/{table}")
        recap = astrid.page.locator("#recap li")
        expect(recap).to_have_count(news)
        expect(recap.last).to_have_text(told)
        assert bjarni.do(table, do="undo").status_code == 200
        expect(recap).to_have_count(news - 1)
        expect(astrid.page.locator("#latest")).not_to_contain_text(told)


def test_a_shared_screen_hides_each_hand_behind_a_curtain(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, PHONE) as guest:
        guest.open("me", "me", game="sagnir", names=["Astrid", "Bjarni"])
        page = guest.page
        for _ in range(2):
            expect(page.locator("#curtain")).to_be_visible()
            expect(page.locator(".board svg")).to_have_count(0)
            assert page.locator("#actions button").count() == 0
            name = page.locator("#curtain .name").inner_text()
            page.get_by_role("button", name="Show my view").click()
            expect(page.locator("#prompt")).to_contain_text(name)
            expect(page.locator(":focus")).to_have_class(re.compile("lit"))
            page.keyboard.press("Enter")
            page.wait_for_function("(name) => document.querySelector('#curtain .name').textContent !== name", arg=name)


def test_resigning_and_ending_ask_first(guest: Sitter) -> None:
    guest.open("me", "random", game="hagar")
    guest.wait()
    guest.page.get_by_role("button", name="End this game").click()
    guest.page.get_by_role("button", name="No", exact=True).click()
    expect(guest.page.locator("#result")).to_be_hidden()
    guest.page.get_by_role("button", name="End this game").click()
    guest.page.get_by_role("button", name="End it").click()
    expect(guest.page.locator("#result")).to_contain_text("without a result")


def test_who_resigns_a_game_of_two_has_lost_and_may_play_again(guest: Sitter) -> None:
    guest.open("me", "random", game="hagar")
    guest.wait()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.locator("#sure [value=yes]").click()
    expect(guest.page.locator("#result .verdict")).to_contain_text("has won")
    expect(guest.page.locator("#result .why")).to_have_text("You resign.")
    address = guest.page.url
    guest.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: url.partition("#")[0] != address.partition("#")[0])


def test_a_phone_held_across_shows_the_whole_board_and_what_is_asked(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, {"width": 844, "height": 390}, has_touch=True) as guest:
        for game in ("saga", "hagar", "runir", "sagnir"):
            guest.open("me", "random", game=game)
            guest.wait()
            board = guest.page.locator("#board svg").first.bounding_box()
            card = guest.page.locator("#turn").bounding_box()
            assert board is not None
            assert card is not None
            assert board["y"] >= 0
            assert board["y"] + board["height"] <= 391
            assert board["x"] + board["width"] <= card["x"] + 1
            expect(guest.page.locator("#prompt")).to_be_in_viewport(ratio=1)


def test_a_replay_on_a_phone_held_across_shows_the_whole_board(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, {"width": 844, "height": 390}, has_touch=True) as guest:
        match = meadhall.game("hagar").start(players=2, seed=1)
        match.play(next(iter(match.legal)))
        files, origin = {"file": ("game.json", match.record.to_json())}, {"origin": server.address}
        sent = guest.person.http.post("/replay", files=files, headers=origin)
        guest.page.goto(f"{server.address}{sent.headers['location']}")
        for part in ("#picture svg", ".controls"):
            expect(guest.page.locator(part).first).to_be_in_viewport(ratio=1)


TOLD = """() => {
  const told = document.querySelector("#told"), words = document.createRange(), place = told.getBoundingClientRect();
  words.selectNodeContents(told);
  const { left, bottom, height } = words.getBoundingClientRect();
  return !height || left >= place.right || bottom <= place.bottom + 1;
}"""
"""Whether what happened last is seen whole, or not at all."""


def test_on_a_phone_no_line_is_cut_in_half(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, PHONE, has_touch=True) as guest:
        guest.open("me", "random", game="sagnir")
        for _ in range(6):
            guest.wait()
            assert guest.page.evaluate(TOLD), guest.page.locator("#told").inner_text()
            guest.choose()


def test_on_a_phone_held_across_two_buttons_are_both_seen(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, {"width": 844, "height": 390}, has_touch=True) as guest:
        guest.open("me", "random", game="mythical_island")
        guest.wait()
        two = guest.page.locator("#actions button")
        expect(two).to_have_count(2)  # the sides of a board
        for each in two.all():
            expect(each).to_be_in_viewport(ratio=1)
        while guest.wait() and not guest.page.locator("#actions [data-key=do-pass]").count():
            guest.choose()
        guest.page.locator("#actions [data-key=do-pass]").click()
        guest.tap(guest.lit.first.get_attribute("data-id") or "")
        expect(two).to_have_count(2)  # one that confirms, and one that takes it back
        for each in two.all():
            expect(each).to_be_in_viewport(ratio=1)


IN_THE_HEAD = """() => {
  const names = [".top .title", ".extras", ".top nav"];
  const parts = names.map((each) => document.querySelector(each).getBoundingClientRect());
  const level = parts.filter(({ top }) => top < 50).sort((a, b) => a.left - b.left);
  return level.slice(1).map((part, at) => part.left - level[at].right);
}"""
"""How far apart the parts of the page's head are."""


@pytest.mark.parametrize("tongue", ["en", "de", "is", "pl"])
def test_nothing_in_the_head_of_the_page_lies_over_anything_else(
    tongue: str, server: Server, chromium: Browser
) -> None:
    with Sitter(chromium, server, extra_http_headers={"Accept-Language": tongue}) as guest:
        guest.open("me", "random", game="saga")  # whose title is the longest
        guest.wait()
        for width in (1000, 1200, 1280, 1440, 1680):
            guest.page.set_viewport_size({"width": width, "height": 800})
            assert min(guest.page.evaluate(IN_THE_HEAD)) >= 0, width


def test_a_being_has_a_large_picture_with_its_line(guest: Sitter) -> None:
    enlarge_a_being(guest, "mythical_island")
    expect(guest.page.locator("#lens svg.large path").first).to_be_visible()
    expect(guest.page.locator("#lens .lore")).to_contain_text(re.compile(r"\w+ \w+"))


def test_the_end_says_who_has_won_and_why_and_what_may_come_next(guest: Sitter) -> None:
    table = guest.open("me", "random", game="hagar")
    while (view := guest.person.see(table))["phase"] == "playing":  # a whole game by touch is played elsewhere
        if view["choices"]:
            act = {"do": "act", "action": view["choices"][0]["number"], "position": view["position"]}
            guest.person.do(table, **act)
    result = guest.page.locator("#result")
    expect(result.locator(".verdict")).to_contain_text(re.compile("have won|has won|a draw|Nobody"))
    expect(result.locator(".why")).to_contain_text(re.compile("H-|400 turns"))  # chance may never find the last island
    expect(result.get_by_role("link", name="Another game")).to_be_visible()
    expect(result.locator(".secret code").last).to_be_hidden()
    result.get_by_text("Was chance fair?").click()
    expect(result.get_by_role("link", name="Check the dice of this game")).to_be_visible()


def test_before_the_game_a_local_address_says_so_and_a_word_goes_into_the_dice(guest: Sitter) -> None:
    table = guest.open("me", "open", game="hagar")
    expect(guest.page.locator("#gather")).to_contain_text("works on this computer only")
    guest.page.locator("#say").fill("Welcome")
    guest.page.get_by_role("button", name="Say").click()
    expect(guest.page.locator("#log .chat")).to_have_css("display", "list-item")  # a long name flows into the words
    guest.page.set_viewport_size({"width": 390, "height": 844})
    for place in ("#gather", "#side"):
        cut = guest.page.locator(place).evaluate("(all) => all.scrollHeight - all.clientHeight")
        assert cut <= 0, "the whole page scrolls, and nothing in it"
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    guest.page.get_by_role("button", name="Add a word of your own").click()
    guest.page.get_by_label("Your word").fill("gunpowder")
    guest.page.get_by_role("button", name="Add it").click()
    expect(guest.page.locator("#salt-done")).to_be_visible()
    guest.page.get_by_role("button", name="Close", exact=True).click()
    guest.page.get_by_role("button", name="Let a bot sit").click()
    guest.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.locator(".board svg")).to_be_visible()
    assert "gunpowder" in guest.person.see(table)["dice"]["salts"]


def test_a_table_is_there_with_few_bytes(guest: Sitter) -> None:
    """Page, scripts, style, looks and the first message, as they come over the wire to who was never here."""
    devtools, sizes = guest.context.new_cdp_session(guest.page), list[float]()
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    devtools.on("Network.webSocketFrameReceived", lambda told: sizes.append(len(told["response"]["payloadData"])))
    guest.open("me", "me", game="saga")
    guest.page.get_by_role("button", name="Show my view").click()
    guest.wait()
    assert 20_000 < sum(sizes) < 150_000


# --- Motion -------------------------------------------------------------------------------------------------------


def test_what_others_do_glides_and_a_key_skips_it(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, reduced_motion="no-preference") as guest:
        guest.open("me", "random", game="hagar")
        guest.wait()
        guest.page.evaluate(COUNT_MOTION)
        for _ in range(20):
            if guest.wait() and not guest.page.evaluate("window.glided"):
                guest.choose()
        assert guest.page.evaluate("window.glided") > 0
        for _ in range(4):
            if guest.wait():
                guest.choose()
                guest.page.keyboard.press("Shift")
        guest.wait()
        answered = int(guest.page.locator("main").get_attribute("data-answered") or 0)
        assert 0 < answered < 2000, "from a touch to the hall and back into the picture; 100 ms on a machine at rest"


@pytest.mark.parametrize("game", ["sagnir", "saga"])
def test_what_did_not_change_does_not_move(game: str, server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, reduced_motion="no-preference") as guest, Person(server) as players:
        table = players.open("me", "me", game=game)
        guest.page.goto(f"{server.address}/t/{table}")  # as a spectator, to whom every move is one of others
        guest.page.wait_for_selector(".board svg")
        guest.page.evaluate(COUNT_MOTION)
        all_moved = set[str]()
        for _ in range(8):
            before, view = guest.person.see(table, board=1), players.see(table)
            choice = view["choices"][len(view["choices"]) // 2]
            assert players.do(table, do="act", action=choice["number"]).status_code == 200
            after = guest.person.see(table, board=1)
            expect(guest.page.locator("main")).to_have_attribute("data-version", str(after["version"]))
            moved = set(guest.page.evaluate("() => { const ids = [...moved]; moved.clear(); return ids; }"))
            assert moved <= changed_pieces(before["board"], after["board"]), choice["words"]
            all_moved |= moved
        assert all_moved, "something was to be seen"


# --- Everybody ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["hagar", "runir", "sagnir", "mythical_island", "saga"])
def test_the_opening_as_a_screen_reader_meets_it(game: str, server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, DESKTOP) as guest:
        guest.open("me", "me", game=game, names=["Astrid", "Bjarni"])
        if guest.page.locator("#curtain").is_visible() or game not in ("hagar", "runir"):
            guest.page.get_by_role("button", name="Show my view").click()
        guest.wait()
        for part in ("#turn", "#side > [data-panel=players]"):  # what does not depend on the dice
            assert guest.page.locator(part).aria_snapshot()
        check(game, structure(guest.page.locator("main").aria_snapshot()))


def _since(seat: int, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What has happened after the last move of a seat; nothing if it has not moved yet."""
    own = [line["version"] for line in lines if line.get("seat") == seat]
    return [line for line in lines if own and line["version"] > own[-1]]


def _others_moved(guest: Sitter) -> bool:
    """Whether the bot has moved since this person did."""
    lines: list[list[str]] = guest.page.locator("#log li").evaluate_all(
        "(lines) => lines.map((line) => [line.className, line.textContent])"
    )
    own = [number for number, (kind, _) in enumerate(lines) if "own" in kind]
    return bool(own) and any(text.startswith("Greedy") for _, text in lines[own[-1] :])


def _island(guest: Sitter) -> None:
    """A game of Sagnir in which tiles can be laid, and nothing is touched yet."""
    guest.open("me", "random", game="sagnir", options={"abilities": False})
    while guest.wait() and not guest.page.locator(".lit.first[data-id^=hand-]").count():
        guest.choose()
