"""What is seen while something happens: only what has changed moves, in time that can be chosen; buttons stay."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.hall.server import Person, Server
from tests.hall.table_page import DESKTOP, PHONE, Sitter

WATCH = """() => {
  window.animated = new Set(); // the pieces that something was done to, and those that were changed in the document
  window.mutated = new Set();
  const whose = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(".pieces > g");
  window.laboured = new Set(); // what the browser has to draw anew for each frame
  const look = ({ effect }) => {
    const drawn = ({ offset, computedOffset, easing, composite, ...rest }) => rest;
    const [first, ...rest] = effect.getKeyframes().map(drawn);
    const names = Object.keys(first).filter((name) => name !== "transform" && name !== "opacity");
    const still = rest.every((frame) => JSON.stringify(frame) === JSON.stringify(first));
    const what = names.join(", ") || (still ? "nothing" : "");
    if (what) window.laboured.add(`${effect.target.getAttribute("class")}: ${what}`);
  };
  const play = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const piece = whose(this), animation = play.apply(this, given);
    if (piece) window.animated.add(piece.dataset.id ?? "");
    look(animation);
    return animation;
  };
  document.addEventListener("animationstart", ({ target }) => target.getAnimations().forEach(look));
  const OURS = ["class", "tabindex", "role", "aria-label", "data-title"]; // what is lit, and its name for the keyboard
  new MutationObserver((changes) => {
    for (const { target, type, attributeName } of changes) {
      const piece = whose(target);
      if (!piece || OURS.includes(attributeName) || target.nodeName === "title") continue;
      window.mutated.add(piece.dataset.id ?? "");
    }
  }).observe(document.querySelector("#board"), { subtree: true, childList: true, attributes: true });
}"""
"""Keep an eye on every piece with a name; those without one are all called nothing."""

MOMENTS = """() => {
  window.changed = new Set();
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const message = parse(text, ...more);
    for (const { change } of message.moments ?? []) {
      for (const { id } of [...(change?.changed ?? []), ...(change?.added ?? [])]) window.changed.add(id);
    }
    return message;
  };
}"""
"""Which pieces the hall has said are new or have changed."""

PLACES = """() => Object.fromEntries([
    ...document.querySelectorAll(":is(#tools, #table-buttons, #tabs, .extras, #caption) button")]
  .filter((each) => each.offsetParent).map((each) => {
    const { x, y } = each.getBoundingClientRect();
    return [each.id || each.dataset.key || each.dataset.panel, [Math.round(x), Math.round(y)]];
  }))"""
"""Where the buttons are that are there all the time."""
MOST_ASKED = "() => parseFloat(document.querySelector('main').style.getPropertyValue('--asked'))"
"""The height of the longest question so far."""


def _move(players: Person, table: str) -> dict[str, Any]:
    """Somebody does something; how the table stands then."""
    choices = players.see(table)["choices"]
    assert players.do(table, do="act", action=choices[len(choices) // 2]["number"]).status_code == 200
    return players.see(table)


def test_only_what_has_changed_is_touched_and_moves(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, reduced_motion="no-preference") as guest, Person(server) as players:
        page, table = guest.page, players.open("me", "me", game="hagar")
        guest.sit_as(players)
        page.add_init_script(f"({MOMENTS})()")
        page.goto(f"{server.address}/t/{table}")
        page.wait_for_selector(".board svg")
        page.evaluate(WATCH)
        animated = set[str]()
        for _ in range(6):
            version = _move(players, table)["version"]
            expect(page.locator("main")).to_have_attribute("data-version", str(version))  # each is played
            page.wait_for_timeout(100)
            told, moved, mutated = page.evaluate("[changed, animated, mutated].map((ids) => [...ids].filter(Boolean))")
            assert set(moved) <= set(told)
            assert set(mutated) <= set(told)
            animated |= set(moved)
            page.evaluate("[changed, animated, mutated].forEach((ids) => ids.clear())")
        assert {"die-red", "die-black"} & animated, "dice were seen to fall"
        assert page.evaluate("[...laboured]") == [], "smooth on a slow machine is what the compositor does"


def test_moments_take_their_time_are_skipped_and_shown_again(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, reduced_motion="no-preference") as guest, Person(server) as players:
        page, table = guest.page, players.open("me", "me", game="hagar")
        page.goto(f"{server.address}/t/{table}")
        page.wait_for_selector(".board svg")
        page.evaluate("localStorage.setItem('meadhall.pace', 'slow')")
        version, shown = guest.version, page.locator("#latest")
        view = _move(players, table)
        expect(shown).to_contain_text(view["lines"][-1]["text"])  # the throw is told while it is seen
        assert guest.version == version, "and the table is shown when that is over"
        page.keyboard.press("Shift")
        assert guest.version == view["version"], "unless somebody is in a hurry"
        assert page.evaluate("document.querySelector('#board svg').getAnimations({subtree: true}).length") == 0
        page.keyboard.press("a")
        page.wait_for_function("() => document.querySelector('#board svg').getAnimations({ subtree: true }).length > 0")
        page.keyboard.press("Shift")
        standing = page.evaluate("document.querySelector('#board .pieces').innerHTML")
        page.get_by_label("Pace").select_option("none")
        version = _move(players, table)["version"]
        expect(page.locator("main")).to_have_attribute("data-version", str(version))
        assert page.evaluate("document.querySelector('#board .pieces').innerHTML") != standing
        assert page.locator("#again").is_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_buttons_keep_their_place(size: dict[str, int], server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, size, has_touch=size is PHONE, seed=3) as guest:
        guest.open("me", "greedy", game="hagar")
        guest.wait()
        guest.choose()
        guest.wait()
        guest.painted()
        first: dict[str, list[int]] = guest.page.evaluate(PLACES)
        most = guest.page.evaluate(MOST_ASKED)
        assert {"Take back", "All actions"} <= first.keys()
        for _ in range(8):
            if not guest.wait():
                break
            guest.painted()
            now, asked = guest.page.evaluate(PLACES), guest.page.evaluate(MOST_ASKED)
            assert asked >= most
            if asked > most:  # the question needed more room than any before it, and all its buttons are seen
                first, most = now, asked
            assert {key: now.get(key) for key in first} == first
            guest.choose()


NEEDED = """() => [...document.querySelector("#turn").children].filter((each) => each.id !== "told")
  .reduce((sum, each) => sum + each.offsetHeight, 0)"""


def test_the_board_of_a_phone_gives_way_to_questions_and_not_to_what_is_told(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, PHONE, has_touch=True, reduced_motion="no-preference") as guest:
        guest.open("me", "random", game="saga")
        guest.page.evaluate("localStorage.setItem('meadhall.pace', 'quick')")
        needed = []
        for _ in range(10):
            guest.wait()
            needed.append(guest.page.evaluate(NEEDED))
            guest.choose()
        guest.wait()
        needed.append(guest.page.evaluate(NEEDED))
        assert guest.page.locator("#turn").evaluate("(card) => card.offsetHeight") <= max(170, max(needed) + 40)


TOGETHER = """async () => {
  const { inOne, together } = await import("/static/playback.js");
  const told = (value) => `Bjarni turns over a Gapaldur: ${value}.`, same = "Bjarni draws a tile.";
  const coin = (place, value) => ({ version: 1, kind: "flipped", text: told(value), places: [place] });
  const moments = [coin("purse-0", 3), coin("purse-0", 1), coin("purse-1", 2)], drawing = { isDie: () => false };
  const first = together(moments, drawing);
  return [first.length, moments.length, inOne(first.map(({ text }) => text)), inOne([same, same])];
}"""
"""Coins of two purses, turned over one after the other; and two sentences that are the same."""


CARRIED = """async () => {
  const { SceneSvg } = await import("/static/scene.js");
  const place = document.body.appendChild(document.createElement("div")), drawing = new SceneSvg(place);
  const pieces = [["pawn", 0], ["figure", -9], ["stone", 40]].map(([id, y]) => ({ id, look: "box", x: 0, y }));
  pieces[1].of = "pawn";
  const shape = { title: "", width: 99, height: 99, ground: "none", looks: "", shape: "wide" };
  drawing.tell({ ...shape, pieces }, { box: "<rect width='8' height='8'/>" });
  drawing.reveal();
  const changed = pieces.map(({ id }) => ({ id, x: 60 }));
  drawing.moment({ version: 1, kind: "moved", change: { changed } }, true);
  const moves = pieces.map(({ id }) => drawing.elements.get(id).getAnimations()[0].effect);
  const middle = ({ transform }) => Number(/ translate\\(4px, (-?\\d+)px\\)/.exec(transform)[1]);
  const pivot = (effect, y) => middle(effect.getKeyframes()[1]) + y;
  drawing.moment({ version: 2, kind: "moved", change: { changed: [{ id: "pawn", x: 9 }] } }, true); // on its way
  const playing = drawing.elements.get("pawn").getAnimations().length;
  place.remove();
  return [playing, ...moves.map((effect) => effect.getTiming().delay), pivot(moves[0], 0), pivot(moves[1], -9)];
}"""
"""How much moves a pawn that turns back on its way; when it, the figure on it and a stone had begun to move, and at
which height the first two were lifted."""


def test_coins_of_one_purse_are_turned_over_together(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, reduced_motion="no-preference") as guest:
        guest.page.goto(server.address)
        assert guest.page.evaluate(CARRIED) == [1, 0, 0, 110, 4, 4], "what stands on a piece goes with it"
        assert guest.page.evaluate(TOGETHER) == [
            2,
            1,
            "Bjarni turns over a Gapaldur: 3. Bjarni turns over a Gapaldur: 1.",
            "Bjarni draws a tile. (2×)",
        ]


WON = """async () => {
  const { SceneSvg } = await import("/static/scene.js");
  const place = document.body.appendChild(document.createElement("div")), drawing = new SceneSvg(place);
  const coins = { id: "purse", look: "text", x: 9, y: 9, text: "3 of 8", role: "score", value: 3 };
  const shape = { title: "", width: 99, height: 99, ground: "none", looks: "", shape: "wide" };
  drawing.tell({ ...shape, pieces: [coins] }, { text: "<text>{text}</text>" });
  drawing.reveal();
  const changed = [{ id: "purse", text: "5 of 8", value: 5 }];
  drawing.moment({ version: 1, kind: "scored", change: { changed } }, true);
  const flies = [...place.querySelectorAll(".flying-points")].map((each) => each.textContent);
  place.remove();
  return flies;
}"""
"""What flies to a score whose text is more than a number."""


def test_what_was_won_flies_to_a_score_however_it_is_written(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, reduced_motion="no-preference") as guest:
        guest.page.goto(server.address)
        assert guest.page.evaluate(WON) == ["+2"]


LAST = """async () => {
  const { Telling } = await import("/static/telling.js");
  const long = "The Vikings pass. Strength 3 + 1 = 4 against 2: the Anglo-Saxons hold Wessex. (V-75) ".repeat(12);
  return ["Bjarni rolls.", `${long}The Vikings lose all that they had there.`].map((text) => {
    new Telling().caption([text], "saga");
    const place = document.getElementById("latest"), told = place.lastElementChild;
    const [box, lines] = [place.getBoundingClientRect(), told.getBoundingClientRect()];
    return [told.textContent === text, lines.top < box.top - 1, lines.bottom > box.bottom + 1];
  });
}"""
"""For a short text and a long one: whether the line under the board has it, hides its beginning, and hides its end."""


def test_of_a_long_text_the_end_is_seen_under_the_board(guest: Sitter) -> None:
    guest.open("me", "me", game="hagar")
    guest.wait()
    short, long = guest.page.evaluate(LAST)
    assert short == [True, False, False]
    assert long == [True, True, False]


def test_a_throw_is_told_in_the_turn_of_who_throws(server: Server, chromium: Browser) -> None:
    with Sitter(chromium, server, reduced_motion="no-preference") as guest, Person(server) as players:
        page, table = guest.page, players.open("me", "me", game="hagar", names=["Astrid", "Bjarni"])
        page.goto(f"{server.address}/t/{table}")
        page.wait_for_selector(".board svg")
        page.evaluate("localStorage.setItem('meadhall.pace', 'slow')")
        view = players.see(table)
        while view["to_move"] == players.see(table)["to_move"]:  # until the other one throws
            choices = {choice["text"]: choice["number"] for choice in players.see(table)["choices"]}
            wanted = ("keep", "sail on", "done")
            number = next((choices[text] for text in wanted if text in choices), next(iter(choices.values())))
            assert players.do(table, do="act", action=number).status_code == 200
        name = view["seats"][1 - view["to_move"]]["name"]
        expect(page.locator("#latest")).to_contain_text(f"{name} rolls")
        assert page.locator("#whose").inner_text() == f"{name}’s turn"
        expect(page.locator("#seats li.turn")).to_contain_text(name)
